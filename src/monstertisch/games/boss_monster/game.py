"""Boss Monster as the contract wants it: the Game with its options and setup, and a position that can be played."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, final

from ...core.chance import Chance
from ...core.event import HIDDEN, Event, Events, Facts
from ...core.game import Data, Game, Result, Say, Setup, TableOption
from ...core.reason import Reason
from . import told
from .asking import foregone
from .cards import PRINTED, RULE, SECTIONS, Cards
from .check import check_cards
from .foresight import preview
from .knowledge import deal_anew
from .moves import OUR_MOVES, UnderworldMoves
from .rules.end import ENDINGS, scores
from .rules.opening import ChooseBosses, DealHands, DiscardTwo, FirstRoom, Redraw, offer_bosses, seat_bosses
from .rules.turn import Turn
from .saving import census, fill, to_data
from .shapes import SHAPES, LairView
from .state import Underworld, UnderworldSetup
from .view import seen_by
from .why_not import reason_for

RANDOM: Final = ["random-1", "random-2", "random-3", "random-4"]
WEAKEST: Final = 4  # R116
MOST_TURNS_PER_HERO: Final = 4  # R113: to be revealed, and to leave once the hero deck is empty
MOST_MOVES_PER_TURN: Final = 3000


@final
class PlayedUnderworld(Underworld):
    """A position as whoever drives the game meets it: what may be done, what happens then, and what is seen of it."""

    def move_count(self) -> int:
        return self.moves.count

    def reason(self, seat: int, action: int, refusal: int) -> Reason:
        return reason_for(self, seat, action, refusal)

    def foregone(self, seat: int, tempo: int) -> int:
        return foregone(self, seat, tempo, self.options(seat))

    def lull(self, seat: int) -> str:
        return f"{self.turn} {self.phase}"

    def preview(self, seat: int, action: int) -> Facts:
        return preview(self, seat, action)

    def result(self) -> Result:
        return Result(scores(self), ENDINGS[self.ending])

    def round(self) -> int:
        return max(self.turn, 1)

    def copy(self) -> PlayedUnderworld:
        return PlayedUnderworld(self.setup, self)

    def imagine(self, seat: int | None, chance: Chance) -> PlayedUnderworld:
        twin = self.copy()
        deal_anew(twin, seat, chance)
        return twin

    def view(self, seat: int | None) -> LairView:
        return seen_by(self, [seat])[0]

    def views(self, seats: Sequence[int | None]) -> list[LairView]:
        return seen_by(self, seats)

    def purses(self) -> list[int]:
        return self.coins[:]

    def census(self) -> list[str]:
        return census(self)

    def to_data(self) -> Data:
        return to_data(self)


class BossMonster(Game):
    def __init__(self) -> None:
        self.name = "boss_monster"
        self.least_players = 2
        self.most_players = 4
        self.table_options = [
            boss_option(PRINTED),
            TableOption("choose_boss"),
            TableOption("intrigue"),
            TableOption("hard_mode"),
            TableOption("room_for_coin"),
            TableOption("english_setup"),
            TableOption("optional_spells"),
            TableOption("bait_order", ["newest_first", "oldest_first"]),
            TableOption("empty_adventure_turns"),
            TableOption("miniboss_drops"),
        ]
        self.rules_version = 2
        # Two players, beginners: there is a room to build, and the first hero walks into the guest's dungeon and dies there.
        self.tour_seed = 14
        self.pace = 0.35  # a walk asks everyone at every room
        self.moves = OUR_MOVES
        self.shapes = SHAPES
        self.card_rule = RULE

    def setup(self, players: int, options: dict[str, Any] | None = None, cards: Data | None = None) -> UnderworldSetup:
        return UnderworldSetup(super().setup(players, options, cards))

    def moves_of(self, cards: Data) -> UnderworldMoves:
        return UnderworldMoves(Cards(cards))

    def options_of(self, cards: Data | None) -> list[TableOption]:
        """R16: the bosses of this box can be chosen."""
        return self.table_options if cards is None else [boss_option(cards), *self.table_options[1:]]

    def longest(self, setup: Setup) -> int:
        """R113: the hero deck runs out, and then some hero leaves at least every third turn."""
        assert isinstance(setup, UnderworldSetup)
        return MOST_TURNS_PER_HERO * len(setup.deck.heroes) * MOST_MOVES_PER_TURN

    def new(self, setup: Setup, chance: Chance, events: Events | None = None) -> PlayedUnderworld:
        assert isinstance(setup, UnderworldSetup)
        world = PlayedUnderworld(setup)
        world.agenda.then(Turn())
        shuffle_decks(world, chance)
        opening = [DealHands(), Redraw(), DiscardTwo(), FirstRoom(-1, 0)]
        if setup.english_setup:
            opening.remove(opening[2])
        world.agenda.then(*opening)
        offers = deal_bosses(setup, chance)
        if setup.choose_boss:
            world.offers = offers
            offer_bosses(world, events)
            world.agenda.then(ChooseBosses())
        else:
            seat_bosses(world, [offer[0] for offer in offers], HIDDEN, events)
        world.agenda.run(world, chance, events)
        return world

    def from_data(self, setup: Setup, data: Data) -> PlayedUnderworld:
        assert isinstance(setup, UnderworldSetup)
        world = PlayedUnderworld(setup)
        fill(world, data)
        return world

    def card_rows(self) -> Data:
        return PRINTED

    def names(self, rows: Data, language: str) -> dict[str, str]:
        return told.names(rows, language)

    def tell(self, section: str, row: Data, say: Say) -> list[str]:
        return told.tell(section, row, say)

    def quotes(self, rows: Data, say: Say) -> dict[str, str]:
        return told.quotes(rows, say)

    def card_ids(self, rows: Data) -> list[str]:
        return [row["id"] for section in SECTIONS for row in rows[section]]

    def used(self, event: Event) -> list[str]:
        """Rooms and minibosses built, heroes dead or survived, bosses levelled up, and whatever resolved, fired or prevented."""
        if event.kind in ["resolves", "trigger", "prevented"]:
            return [event.facts["source"]["card"]]
        names = {"built": "room", "miniboss_built": "miniboss", "soul": "hero", "wound": "hero", "level_up": "boss"}
        name = names.get(event.kind)
        return [] if name is None else [event.facts[name]]

    def check_cards(self, rows: Data) -> None:
        check_cards(rows)


def boss_option(cards: Data) -> TableOption:
    return TableOption("boss", [*RANDOM, *[row["id"] for row in cards["bosses"]]], per_seat=True)


def deal_bosses(setup: UnderworldSetup, chance: Chance) -> list[list[int]]:
    """R16, R114: per seat the boss that was asked for, or one (with a choice: two) at random."""
    wanted: list[str] = setup.options["boss"]
    bosses = setup.deck.bosses
    left = [boss for boss in range(len(bosses)) if bosses[boss] not in wanted]
    chance.shuffle("bosses", left)
    each = 2 if setup.choose_boss else 1
    offers: list[list[int]] = []
    for name in wanted:
        if name in bosses:
            offers.append([bosses.index(name)])
        else:
            offers.append(sorted(left[:each]))
            left = left[each:]
    return offers


def shuffle_decks(world: Underworld, chance: Chance) -> None:
    """R15, R17, R116, R119: three decks; ordinary heroes lie on top of epic ones."""
    cards = world.cards
    world.room_deck = list(range(cards.first_room, cards.first_spell))
    spells = range(cards.first_spell, len(cards.things))
    world.spell_deck = [card for card in spells if world.setup.optional_spells or not cards.optional[cards.things[card]]]
    chance.shuffle("rooms", world.room_deck)
    chance.shuffle("spells", world.spell_deck)
    heroes = [hero for hero in range(cards.first_hero, cards.first_room) if cards.symbol[hero] <= world.seats]
    ordinary = [hero for hero in heroes if not cards.epic[hero]]
    if world.setup.hard_mode:
        ordinary = [hero for hero in ordinary if cards.health[hero] != WEAKEST]
    epic = [hero for hero in heroes if cards.epic[hero]]
    chance.shuffle("heroes", ordinary)
    chance.shuffle("epics", epic)
    world.hero_deck = epic + ordinary
