"""R106-R113, R115: the end of a turn, elimination and victory."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from ....core.agenda import Step
from ....core.chance import Chance
from ....core.event import EVERYONE, HIDDEN, Events
from ....core.game import Data
from ..moves import DECLINE
from ..pieces import END, EVERYBODY, SPENT, replaced
from ..reasons import NOT_NOW
from .building import level_up
from .changes import ROOM_DECK, SPELL_DECK, change_coins, draw_cards
from .dying import to_town
from .telling import hand_names, name, tell

if TYPE_CHECKING:
    from ..state import Table

ENDINGS: Final = ["", "souls", "last", "all_out", "exhausted"]
BY_SOULS: Final = 1
LAST: Final = 2
ALL_OUT: Final = 3
EXHAUSTED: Final = 4
QUIET_TURNS: Final = 3  # R113


def best_of(table: Table, seats: list[int]) -> int:
    """R110: the highest souls minus wounds, then the lowest XP."""
    best = -1
    most = 0
    for seat in table.order:
        if seat in seats:
            value = table.points(table.souls[seat]) - table.points(table.wounds[seat])
            if best < 0 or value >= most:  # in XP order, so that a later one has less
                best = seat
                most = value
    return best


def scores(table: Table) -> list[int]:
    """1 for the winner; while the game goes on, for who would win by the tie-break."""
    winner = table.winner
    if winner < 0:
        winner = best_of(table, [seat for seat in range(table.seats) if table.alive[seat]])
    return [1 if seat == winner else 0 for seat in range(table.seats)]


@final
class EndPhase(Step["Table"]):
    """R106: what lasts a turn ends, then elimination and victory."""

    def act(self, table: Table, chance: Chance, events: Events | None) -> None:
        table.phase = END
        table.active = -1
        tell(events, "phase", {"phase": "end"})
        table.lasting = []
        clear_marks(table)
        for seat in table.order:
            if table.alive[seat]:
                level_up(table, seat, events)
        settle(table, events)


def clear_marks(table: Table) -> None:
    """R106 (3)."""
    marks = [0] * len(table.marks)
    for miniboss in range(table.cards.first_mini, table.cards.first_spell):
        marks[miniboss] = table.marks[miniboss] & SPENT
    table.marks = marks
    table.lured = [0] * table.seats
    table.build_used = [0] * table.seats
    table.hurt = [0] * len(table.hurt)


def settle(table: Table, events: Events | None) -> None:
    """R107-R113."""
    playing = [seat for seat in table.order if table.alive[seat]]
    out = [seat for seat in playing if table.points(table.wounds[seat]) >= table.cards.wounds_to_lose]
    left = [seat for seat in playing if seat not in out]
    if not left:
        table.finish(best_of(table, out), ALL_OUT, events)
        return
    for seat in out:
        eliminate(table, seat, events)
    winners = [seat for seat in left if table.points(table.souls[seat]) >= table.cards.souls_to_win]
    if len(left) == 1:
        table.finish(left[0], LAST, events)
    elif winners:
        table.finish(best_of(table, winners), BY_SOULS, events)
    elif is_exhausted(table):
        table.finish(best_of(table, left), EXHAUSTED, events)


def is_exhausted(table: Table) -> bool:
    """R113: no hero is left, or three turns in a row none left the game or was scored."""
    if table.hero_deck:
        table.quiet = 0
        return False
    table.quiet = 0 if table.progress else table.quiet + 1
    return table.quiet >= QUIET_TURNS or not (table.town or any(table.entrances))


def eliminate(table: Table, seat: int, events: Events | None) -> None:
    """R112: all that belongs to the player leaves the game, face up (A 49); heroes at the entrance go back to town."""
    facts: Data = {"seat": seat, "souls": table.points(table.souls[seat]), "wounds": table.points(table.wounds[seat])}
    facts["cards"] = hand_names(table, table.hands[seat])
    if events is not None:
        events.add("eliminated", facts, EVERYONE, None, HIDDEN)
    table.alive = replaced(table.alive, seat, 0)
    change_coins(table, seat, -table.coins[seat], "out", -1, events)
    gone = table.hands[seat] + table.souls[seat] + table.wounds[seat]
    for room in table.dungeons[seat]:
        if table.mini[room] >= 0:
            gone.append(table.mini[room])
            table.level = replaced(table.level, table.mini[room], 0)
        table.mini = replaced(table.mini, room, -1)
        card = room
        while card >= 0:
            gone.append(card)
            table.coins_on = replaced(table.coins_on, card, 0)
            below = table.beneath[card]
            table.beneath = replaced(table.beneath, card, -1)
            card = below
    for card in gone:
        if card >= table.cards.first_room:
            table.knows = replaced(table.knows, card, EVERYBODY)
            table.doubt = replaced(table.doubt, card, 0)
    table.removed = table.removed + gone
    table.hands = replaced(table.hands, seat, [])
    table.souls = replaced(table.souls, seat, [])
    table.wounds = replaced(table.wounds, seat, [])
    table.dungeons = replaced(table.dungeons, seat, [])
    for hero in table.entrances[seat]:
        to_town(table, hero)
        tell(events, "returned_to_town", {"hero": name(table, hero)})
    table.entrances = replaced(table.entrances, seat, [])


@final
class Intrigue(Step["Table"]):
    """R115: whoever gained no soul this turn may draw a card, in XP order from place `number` on."""

    def asking(self, table: Table) -> int:
        """The next seat that may; -1: none."""
        if table.setup.intrigue:
            for at in range(self.number, table.seats):
                seat = table.order[at]
                if table.alive[seat] and not table.gained >> seat & 1:
                    return seat
        return -1

    def asked(self, table: Table) -> int:
        seat = self.asking(table)
        return 1 << seat if seat >= 0 else 0

    def refusal(self, table: Table, seat: int, action: int) -> int:
        return 0 if action in self.options(table, seat) else NOT_NOW

    def options(self, table: Table, seat: int) -> list[int]:
        return [DECLINE, table.moves.draw_room, table.moves.draw_spell]

    def answer(self, table: Table, seat: int, action: int, chance: Chance, events: Events | None) -> None:
        if action != DECLINE:
            deck = ROOM_DECK if action == table.moves.draw_room else SPELL_DECK
            draw_cards(table, seat, deck, 1, "intrigue", -1, chance, events)
        table.agenda.then(Intrigue(-1, table.order.index(seat) + 1))

    def act(self, table: Table, chance: Chance, events: Events | None) -> None:
        table.gained = 0
        table.progress = 0
        tell(events, "turn_over", {"round": table.turn})
