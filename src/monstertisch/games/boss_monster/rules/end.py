"""R106-R113, R115: the end of a turn, elimination and victory."""

from __future__ import annotations

from typing import ClassVar, Final, Literal, final

from ....core.agenda import Step
from ....core.chance import Chance
from ....core.event import EVERYONE, HIDDEN, Events
from ....core.game import Result
from .. import shapes
from ..moves import DECLINE
from ..pieces import END, OVER, SPENT, replaced
from ..reasons import NOT_NOW
from ..state import Underworld
from .changes import ROOM_DECK, SPELL_DECK, change_coins, draw_cards, uncover
from .dungeon import level_up
from .dying import to_town
from .facts import hand_names, name, tell
from .question import Question

ENDINGS: Final[list[shapes.Ending | Literal[""]]] = ["", "souls", "last", "all_out", "exhausted"]
BY_SOULS: Final = 1
LAST: Final = 2
ALL_OUT: Final = 3
EXHAUSTED: Final = 4
QUIET_TURNS: Final = 3  # R113


def best_of(world: Underworld, seats: list[int]) -> int:
    """R110: the highest souls minus wounds, then the lowest XP."""
    best = -1
    most = 0
    for seat in world.order:
        if seat in seats:
            value = world.points(world.souls[seat]) - world.points(world.wounds[seat])
            if best < 0 or value >= most:  # in XP order, so that a later one has less
                best = seat
                most = value
    return best


def scores(world: Underworld) -> list[int]:
    """1 for the winner; while the game goes on, for who would win by the tie-break."""
    winner = world.winner
    if winner < 0:
        winner = best_of(world, [seat for seat in range(world.seats) if world.alive[seat]])
    return [1 if seat == winner else 0 for seat in range(world.seats)]


@final
class EndPhase(Step[Underworld]):
    """R106: what lasts a turn ends, then elimination and victory."""

    def act(self, world: Underworld, chance: Chance, events: Events | None) -> None:
        world.phase = END
        world.active = -1
        if events is not None:
            tell(events, "phase", shapes.PhaseBegan(phase="end"))
        world.lasting = []
        clear_marks(world)
        for seat in world.order:
            if world.alive[seat]:
                level_up(world, seat, events)
        settle(world, events)


def clear_marks(world: Underworld) -> None:
    """R106 (3)."""
    marks = [0] * len(world.marks)
    for miniboss in range(world.cards.first_mini, world.cards.first_spell):
        marks[miniboss] = world.marks[miniboss] & SPENT
    world.marks = marks
    world.lured = [0] * world.seats
    world.build_used = [0] * world.seats
    world.hurt = [0] * len(world.hurt)


def settle(world: Underworld, events: Events | None) -> None:
    """R107-R113."""
    playing = [seat for seat in world.order if world.alive[seat]]
    out = [seat for seat in playing if world.points(world.wounds[seat]) >= world.cards.wounds_to_lose]
    left = [seat for seat in playing if seat not in out]
    if not left:
        finish(world, best_of(world, out), ALL_OUT, events)
        return
    for seat in out:
        eliminate(world, seat, events)
    winners = [seat for seat in left if world.points(world.souls[seat]) >= world.cards.souls_to_win]
    if len(left) == 1:
        finish(world, left[0], LAST, events)
    elif winners:
        finish(world, best_of(world, winners), BY_SOULS, events)
    elif is_exhausted(world):
        finish(world, best_of(world, left), EXHAUSTED, events)


def finish(world: Underworld, winner: int, how: int, events: Events | None) -> None:
    """R108-R113: the game is over."""
    world.winner = winner
    world.ending = how
    world.phase = OVER
    world.active = -1
    world.agenda.steps.clear()
    if events is not None:
        tell(events, "over", end_told(world))


def end_told(world: Underworld) -> shapes.Over:
    """R107-R113."""
    ending = ENDINGS[world.ending]
    assert ending
    souls = [world.points(pile) for pile in world.souls]
    wounds = [world.points(pile) for pile in world.wounds]
    result = Result(scores(world), ending)
    return {
        "how": ending,
        "winner": world.winner,
        "seat": world.winner,
        "scores": result.scores,
        "places": result.places,
        "winners": result.winners,
        "souls": souls,
        "wounds": wounds,
    }


def is_exhausted(world: Underworld) -> bool:
    """R113: no hero is left, or three turns in a row none left the game or was scored."""
    if world.hero_deck:
        world.quiet = 0
        return False
    world.quiet = 0 if world.progress else world.quiet + 1
    return world.quiet >= QUIET_TURNS or not (world.town or any(world.entrances))


def eliminate(world: Underworld, seat: int, events: Events | None) -> None:
    """R112: all that belongs to the player leaves the game, face up (A 49); heroes at the entrance go back to town."""
    if events is not None:
        facts: shapes.Eliminated = {
            "seat": seat,
            "souls": world.points(world.souls[seat]),
            "wounds": world.points(world.wounds[seat]),
            "cards": hand_names(world, world.hands[seat]),
        }
        events.add("eliminated", facts, EVERYONE, None, HIDDEN)
    world.alive = replaced(world.alive, seat, 0)
    change_coins(world, seat, -world.coins[seat], "out", -1, events)
    gone = world.hands[seat] + world.souls[seat] + world.wounds[seat]
    for room in world.dungeons[seat]:
        if world.mini[room] >= 0:
            gone.append(world.mini[room])
            world.level = replaced(world.level, world.mini[room], 0)
        world.mini = replaced(world.mini, room, -1)
        card = room
        while card >= 0:
            gone.append(card)
            world.coins_on = replaced(world.coins_on, card, 0)
            below = world.beneath[card]
            world.beneath = replaced(world.beneath, card, -1)
            card = below
    uncover(world, [card for card in gone if card >= world.cards.first_room])
    world.removed = world.removed + gone
    world.hands = replaced(world.hands, seat, [])
    world.souls = replaced(world.souls, seat, [])
    world.wounds = replaced(world.wounds, seat, [])
    world.dungeons = replaced(world.dungeons, seat, [])
    for hero in world.entrances[seat]:
        to_town(world, hero)
        if events is not None:
            tell(events, "returned_to_town", shapes.ReturnedToTown(hero=name(world, hero)))
    world.entrances = replaced(world.entrances, seat, [])


@final
class Intrigue(Question):
    """R115: whoever gained no soul this turn may draw a card, in XP order from place `number` on."""

    prompt: ClassVar[Literal["intrigue"]] = "intrigue"

    def asking(self, world: Underworld) -> int:
        """The next seat that may; -1: none."""
        if world.setup.intrigue:
            for at in range(self.number, world.seats):
                seat = world.order[at]
                if world.alive[seat] and not world.gained >> seat & 1:
                    return seat
        return -1

    def asked(self, world: Underworld) -> int:
        seat = self.asking(world)
        return 1 << seat if seat >= 0 else 0

    def refusal(self, world: Underworld, seat: int, action: int) -> int:
        return 0 if action in self.options(world, seat) else NOT_NOW

    def options(self, world: Underworld, seat: int) -> list[int]:
        return [DECLINE, world.moves.draw_room, world.moves.draw_spell]

    def question(self, world: Underworld, viewer: int) -> shapes.PlainQuestion:
        return {"kind": self.prompt, "seats": self.seats(world)}

    def answer(self, world: Underworld, seat: int, action: int, chance: Chance, events: Events | None) -> None:
        if action != DECLINE:
            deck = ROOM_DECK if action == world.moves.draw_room else SPELL_DECK
            draw_cards(world, seat, deck, 1, "intrigue", -1, chance, events)
        world.agenda.then(Intrigue(-1, world.order.index(seat) + 1))

    def act(self, world: Underworld, chance: Chance, events: Events | None) -> None:
        world.gained = 0
        world.progress = 0
        if events is not None:
            tell(events, "turn_over", shapes.TurnCount(round=world.turn))
