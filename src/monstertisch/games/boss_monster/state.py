"""The state: the table with its dungeons, its town and its decks."""

from __future__ import annotations

from typing import Final, final

from ...core.agenda import Agenda, read_agenda
from ...core.chance import Chance
from ...core.event import EVERYONE, NOTHING, Events
from ...core.game import Data, Result, Setup, State, View
from ...core.reason import IllegalMove, Reason
from . import knowledge, saving, view, wishes
from .cards import PRINTED_CARDS, Cards
from .effects.vocabulary import ACTION, HAND_ACTION, SPELL
from .moves import ACTION_COUNT
from .pieces import OVER, Deed, Lasting, Trigger
from .reasons import GAME_OVER, NO_SUCH_MOVE, NOT_ASKED
from .refusals import reason_for
from .rules.end import ENDINGS, scores
from .steps import STEPS


class TableSetup(Setup):
    """A setup of Boss Monster with its options and cards ready to be looked up."""

    def __init__(self, base: Setup) -> None:
        super().__init__(base.game, base.rules_version, base.players, base.options, base.cards, base.moves)
        self.deck: Final = PRINTED_CARDS if base.cards is None else Cards(base.cards)
        abilities = self.deck.abilities
        self.from_hand: Final = [any(one.kind in (SPELL, HAND_ACTION) for one in design) for design in abilities]
        self.in_play: Final = [any(one.kind == ACTION for one in design) for design in abilities]  # has something to declare
        self.choose_boss: Final[bool] = base.options["choose_boss"]
        self.intrigue: Final[bool] = base.options["intrigue"]
        self.hard_mode: Final[bool] = base.options["hard_mode"]
        self.room_for_coin: Final[bool] = base.options["room_for_coin"]
        self.english_setup: Final[bool] = base.options["english_setup"]
        self.optional_spells: Final[bool] = base.options["optional_spells"]
        self.oldest_first: Final[bool] = base.options["bait_order"] == "oldest_first"
        self.empty_adventure_turns: Final[bool] = base.options["empty_adventure_turns"]
        self.miniboss_drops: Final[bool] = base.options["miniboss_drops"]


@final
class Table(State):
    """One position.

    Bosses, heroes and all copies of rooms, minibosses and spells are things, named by their number in `Cards.things`. `bosses`,
    `offers`, `order`, `removed`, `ages` and `batch` are never changed in place, so copies share them.
    """

    def __init__(
        self,
        setup: TableSetup,
        turn: int,
        phase: int,
        active: int,
        winner: int,
        ending: int,
        bosses: list[int],
        answers: list[int],
        offers: list[list[int]],
        order: list[int],
        alive: list[int],
        coins: list[int],
        levelled: list[int],
        souls: list[list[int]],
        wounds: list[list[int]],
        hands: list[list[int]],
        aside: list[list[int]],
        room_deck: list[int],
        spell_deck: list[int],
        hero_deck: list[int],
        discard: list[int],
        removed: list[int],
        town: list[int],
        ages: list[int],
        entrances: list[list[int]],
        dungeons: list[list[int]],
        beneath: list[int],
        coins_on: list[int],
        mini: list[int],
        level: list[int],
        marks: list[int],
        knows: list[int],
        doubt: list[int],
        batch: list[int],
        face_down: list[int],
        face_on: list[int],
        build_used: list[int],
        take_backs: int,
        locked: int,
        zoned: list[int],
        promoted: int,
        sold: int,
        hurt: list[int],
        lured: list[int],
        walker: int,
        walk_seat: int,
        walk_right: int,
        walk_in: int,
        dying: int,
        dying_seat: int,
        went: int,
        gained: int,
        progress: int,
        quiet: int,
        deeds: list[Deed],
        waiting: list[Deed],
        triggers: list[Trigger],
        lasting: list[Lasting],
        thrown: list[int],
        offer: list[int],
        agenda: Agenda[Table],
    ) -> None:
        self.setup: Final = setup
        self.cards: Final = setup.deck
        self.seats: Final = setup.players
        self.turn = turn  # from 1; 0 in the opening
        self.phase = phase
        self.active = active  # -1: nobody's turn
        self.winner = winner  # -1: nobody yet
        self.ending = ending  # how it ended, see rules/end.py
        self.bosses = bosses  # per seat; -1 while it is being chosen (R114)
        self.answers = answers  # R18, R114: per seat what was chosen in secret; -1: nothing yet
        self.offers = offers  # R114: per seat the bosses to choose from
        self.order = order  # R16: the seats by XP, highest first
        self.alive = alive
        self.coins = coins  # the hoards
        self.levelled = levelled  # R56: whose boss ability is unlocked
        self.souls = souls  # R11: the score piles
        self.wounds = wounds
        self.hands = hands  # ascending
        self.aside = aside  # R19: discarded, but not yet shown
        self.room_deck = room_deck  # the last is drawn first
        self.spell_deck = spell_deck
        self.hero_deck = hero_deck  # epic heroes below ordinary ones
        self.discard = discard
        self.removed = removed
        self.town = town  # oldest first
        self.ages = ages  # per hero when it was revealed (R77)
        self.entrances = entrances
        self.dungeons = dungeons  # the visible rooms from left to right
        self.beneath = beneath  # per room the one it covers; -1: none
        self.coins_on = coins_on  # per room
        self.mini = mini  # per visible room the miniboss attached; -1: none
        self.level = level  # per miniboss in play
        self.marks = marks  # per thing: USED, SPENT, or the seats that paid for a hero
        self.knows = knows  # per card in a hand, a deck or face down: who knows that it is there
        self.doubt = doubt  # per card: who knows that it is in a hand or face down before its owner, but not which
        self.batch = batch  # per card the shuffle it went through last, which all know
        self.face_down = face_down  # per seat the card placed this turn; -1: none
        self.face_on = face_on  # the room under it; -1: a new slot
        self.build_used = build_used  # R41: per seat, whether the placement of this turn is gone
        self.take_backs = take_backs  # of this build turn (A 45)
        self.locked = locked  # R41: the placed card may not be taken back
        self.zoned = zoned  # per seat: the placed card needs the Zoning Board
        self.promoted = promoted  # R68: in this build turn
        self.sold = sold  # R117: in this build turn
        self.hurt = hurt  # R87: damage per hero
        self.lured = lured  # R82: per seat this turn
        self.walker = walker  # the hero whose turn it is; -1: none
        self.walk_seat = walk_seat  # whose dungeon it is in or before
        self.walk_right = walk_right  # how many slots lie right of it (R104)
        self.walk_in = walk_in  # AT_ENTRANCE, IN_ROOM or IN_LIMBO
        self.dying = dying  # a hero that has died and is not yet scored (R99)
        self.dying_seat = dying_seat
        self.went = went  # R84: who has had an adventure turn, as bits
        self.gained = gained  # R115: who has gained a soul this turn, as bits
        self.progress = progress  # R113: a hero left the game or was scored this turn
        self.quiet = quiet  # R113: turns in a row without that
        self.deeds = deeds  # what is being declared or carried out, the innermost last
        self.waiting = waiting  # R30: declared by others than the active player
        self.triggers = triggers
        self.lasting = lasting  # R106: all that ends with the turn
        self.thrown = thrown  # A 46: 8 x card + seat, discarded from hand since the triggers were looked at last
        self.offer = offer  # cards that may be built now (R58)
        self.agenda: Final = agenda

    def to_act(self) -> list[int]:
        steps = self.agenda.steps
        if not steps:
            return []
        asked = steps[-1].asked(self)
        return [seat for seat in range(self.seats) if asked >> seat & 1]

    def refusal(self, seat: int, action: int) -> int:
        """The one predicate: why this move is not allowed, or 0."""
        steps = self.agenda.steps
        if not steps:
            return GAME_OVER
        if not 0 <= action < ACTION_COUNT:
            return NO_SUCH_MOVE
        step = steps[-1]
        return step.refusal(self, seat, action) if step.asked(self) >> seat & 1 else NOT_ASKED

    def options(self, seat: int) -> list[int]:
        steps = self.agenda.steps
        if not steps or not steps[-1].asked(self) >> seat & 1:
            return []
        return steps[-1].options(self, seat)

    def wishes(self, seat: int) -> list[int]:
        return wishes.wishes(self, seat)

    def why_not(self, seat: int, action: int) -> Reason | None:
        code = self.refusal(seat, action)
        return reason_for(self, seat, action, code) if code else None

    def play(self, seat: int, action: int, chance: Chance, events: Events | None = None) -> None:
        code = self.refusal(seat, action)
        if code:
            raise IllegalMove(reason_for(self, seat, action, code))
        self.agenda.steps.pop().answer(self, seat, action, chance, events)
        self.agenda.run(self, chance, events)

    def finish(self, winner: int, how: int, events: Events | None) -> None:
        """R108-R113: the game is over."""
        self.winner = winner
        self.ending = how
        self.phase = OVER
        self.active = -1
        self.agenda.steps.clear()
        if events is not None:
            facts: Data = {"how": ENDINGS[how], "winner": winner, "seat": winner, **self.result().to_data()}
            facts["souls"] = [self.points(pile) for pile in self.souls]
            facts["wounds"] = [self.points(pile) for pile in self.wounds]
            events.add("over", facts, EVERYONE, None, NOTHING)

    def points(self, pile: list[int]) -> int:
        """R5: an ordinary hero is one soul or wound, an epic one two."""
        worth = self.cards.souls
        total = 0
        for hero in pile:
            total += worth[hero]
        return total

    def preview(self, seat: int, action: int) -> Data:
        return wishes.preview(self, seat, action)

    def result(self) -> Result:
        return Result(scores(self), ENDINGS[self.ending])

    def round(self) -> int:
        return max(self.turn, 1)

    def copy(self) -> Table:
        return Table(
            self.setup,
            self.turn,
            self.phase,
            self.active,
            self.winner,
            self.ending,
            self.bosses,
            self.answers[:],
            self.offers,
            self.order,
            self.alive[:],
            self.coins[:],
            self.levelled[:],
            [pile[:] for pile in self.souls],
            [pile[:] for pile in self.wounds],
            [pile[:] for pile in self.hands],
            [pile[:] for pile in self.aside],
            self.room_deck[:],
            self.spell_deck[:],
            self.hero_deck[:],
            self.discard[:],
            self.removed,
            self.town[:],
            self.ages,
            [pile[:] for pile in self.entrances],
            [pile[:] for pile in self.dungeons],
            self.beneath[:],
            self.coins_on[:],
            self.mini[:],
            self.level[:],
            self.marks[:],
            self.knows[:],
            self.doubt[:],
            self.batch,
            self.face_down[:],
            self.face_on[:],
            self.build_used[:],
            self.take_backs,
            self.locked,
            self.zoned[:],
            self.promoted,
            self.sold,
            self.hurt[:],
            self.lured[:],
            self.walker,
            self.walk_seat,
            self.walk_right,
            self.walk_in,
            self.dying,
            self.dying_seat,
            self.went,
            self.gained,
            self.progress,
            self.quiet,
            [deed.copy() for deed in self.deeds] if self.deeds else [],
            [deed.copy() for deed in self.waiting] if self.waiting else [],
            self.triggers[:],
            self.lasting[:],
            self.thrown[:],
            self.offer[:],
            self.agenda.copy(),
        )

    def imagine(self, seat: int | None, chance: Chance) -> Table:
        twin = self.copy()
        knowledge.deal_anew(twin, seat, chance)
        return twin

    def view(self, seat: int | None) -> View:
        return view.seen_by(self, seat)

    def purses(self) -> list[int]:
        return self.coins[:]

    def census(self) -> list[str]:
        return saving.census(self)

    def to_data(self) -> Data:
        return saving.to_data(self)


def from_data(setup: TableSetup, data: Data) -> Table:
    """The position that `saving.to_data` wrote."""
    return Table(
        setup,
        data["turn"],
        data["phase"],
        data["active"],
        data["winner"],
        data["ending"],
        data["bosses"][:],
        data["answers"][:],
        [pile[:] for pile in data["offers"]],
        data["order"][:],
        data["alive"][:],
        data["coins"][:],
        data["levelled"][:],
        [pile[:] for pile in data["souls"]],
        [pile[:] for pile in data["wounds"]],
        [pile[:] for pile in data["hands"]],
        [pile[:] for pile in data["aside"]],
        data["room_deck"][:],
        data["spell_deck"][:],
        data["hero_deck"][:],
        data["discard"][:],
        data["removed"][:],
        data["town"][:],
        data["ages"][:],
        [pile[:] for pile in data["entrances"]],
        [pile[:] for pile in data["dungeons"]],
        data["beneath"][:],
        data["coins_on"][:],
        data["mini"][:],
        data["level"][:],
        data["marks"][:],
        data["knows"][:],
        data["doubt"][:],
        data["batch"][:],
        data["face_down"][:],
        data["face_on"][:],
        data["build_used"][:],
        data["take_backs"],
        data["locked"],
        data["zoned"][:],
        data["promoted"],
        data["sold"],
        data["hurt"][:],
        data["lured"][:],
        data["walker"],
        data["walk_seat"],
        data["walk_right"],
        data["walk_in"],
        data["dying"],
        data["dying_seat"],
        data["went"],
        data["gained"],
        data["progress"],
        data["quiet"],
        [Deed(*written) for written in data["deeds"]],
        [Deed(*written) for written in data["waiting"]],
        [Trigger(*written) for written in data["triggers"]],
        [Lasting(*written) for written in data["lasting"]],
        data["thrown"][:],
        data["offer"][:],
        read_agenda(data["agenda"], STEPS),
    )
