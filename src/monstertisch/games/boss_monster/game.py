"""Boss Monster as a Game: options, setup, and the doors to its rules."""

from __future__ import annotations

from typing import Any, Final

from ...core.chance import Chance
from ...core.event import HIDDEN, Event, Events
from ...core.game import Data, Game, Option, Setup
from .cards import PRINTED, SECTIONS, Cards, parse
from .check import check_cards
from .moves import OUR_MOVES, UnderworldMoves
from .rules.opening import ChooseBosses, DealHands, DiscardTwo, FirstRoom, Redraw, offer_bosses, seat_bosses
from .rules.turn import Turn
from .shapes import SHAPES
from .state import Table, TableSetup, from_data

RANDOM: Final = ["random-1", "random-2", "random-3", "random-4"]
WEAKEST: Final = 4  # R116
MOST_TURNS_PER_HERO: Final = 4  # R113: to be revealed, and to leave once the hero deck is empty
MOST_MOVES_PER_TURN: Final = 3000


class BossMonster(Game):
    def __init__(self) -> None:
        self.name = "boss_monster"
        self.least_players = 2
        self.most_players = 4
        self.table_options = [
            boss_option(PRINTED),
            Option("choose_boss"),
            Option("intrigue"),
            Option("hard_mode"),
            Option("room_for_coin"),
            Option("english_setup"),
            Option("optional_spells"),
            Option("bait_order", ["newest_first", "oldest_first"]),
            Option("empty_adventure_turns"),
            Option("miniboss_drops"),
        ]
        self.rules_version = 2
        # Two players, beginners: there is a room to build, and the first hero walks into the guest's dungeon and dies there.
        self.tour_seed = 14
        self.pace = 0.35  # a walk asks everyone at every room
        self.moves = OUR_MOVES
        self.shapes = SHAPES

    def setup(self, players: int, options: dict[str, Any] | None = None, cards: Data | None = None) -> TableSetup:
        if cards is not None:
            check_cards(cards)
        return TableSetup(super().setup(players, options, cards))

    def moves_of(self, cards: Data) -> UnderworldMoves:
        return UnderworldMoves(Cards(cards))

    def options_of(self, cards: Data | None) -> list[Option]:
        """R16: the bosses of this box can be chosen."""
        return self.table_options if cards is None else [boss_option(cards), *self.table_options[1:]]

    def longest(self, setup: Setup) -> int:
        """R113: the hero deck runs out, and then some hero leaves at least every third turn."""
        assert isinstance(setup, TableSetup)
        return MOST_TURNS_PER_HERO * len(setup.deck.heroes) * MOST_MOVES_PER_TURN

    def new(self, setup: Setup, chance: Chance, events: Events | None = None) -> Table:
        assert isinstance(setup, TableSetup)
        table = Table(setup)
        table.agenda.then(Turn())
        shuffle_decks(table, chance)
        opening = [DealHands(), Redraw(), DiscardTwo(), FirstRoom(-1, 0)]
        if setup.english_setup:
            opening.remove(opening[2])
        table.agenda.then(*opening)
        offers = deal_bosses(setup, chance)
        if setup.choose_boss:
            table.offers = offers
            offer_bosses(table, events)
            table.agenda.then(ChooseBosses())
        else:
            seat_bosses(table, [offer[0] for offer in offers], HIDDEN, events)
        table.agenda.run(table, chance, events)
        return table

    def from_data(self, setup: Setup, data: Data) -> Table:
        assert isinstance(setup, TableSetup)
        return from_data(setup, data)

    def card_rows(self) -> Data:
        return PRINTED

    def card_ids(self, rows: Data) -> list[str]:
        return [row["id"] for section in SECTIONS for row in rows[section]]

    def used(self, event: Event) -> list[str]:
        """Rooms and minibosses built, heroes dead or survived, bosses levelled up, and whatever resolved, fired or prevented."""
        if event.kind in ["resolves", "trigger", "prevented"]:
            return [event.facts["source"]["card"]]
        names = {"built": "room", "miniboss_built": "miniboss", "soul": "hero", "wound": "hero", "level_up": "boss"}
        name = names.get(event.kind)
        return [] if name is None else [event.facts[name]]

    def read_cards(self, text: str) -> Data:
        rows = parse(text)
        check_cards(rows)
        return rows


def boss_option(cards: Data) -> Option:
    return Option("boss", [*RANDOM, *[row["id"] for row in cards["bosses"]]], per_seat=True)


def deal_bosses(setup: TableSetup, chance: Chance) -> list[list[int]]:
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


def shuffle_decks(table: Table, chance: Chance) -> None:
    """R15, R17, R116, R119: three decks; ordinary heroes lie on top of epic ones."""
    cards = table.cards
    table.room_deck = list(range(cards.first_room, cards.first_spell))
    spells = range(cards.first_spell, len(cards.things))
    table.spell_deck = [card for card in spells if table.setup.optional_spells or not cards.optional[cards.things[card]]]
    chance.shuffle("rooms", table.room_deck)
    chance.shuffle("spells", table.spell_deck)
    heroes = [hero for hero in range(cards.first_hero, cards.first_room) if cards.symbol[hero] <= table.seats]
    ordinary = [hero for hero in heroes if not cards.epic[hero]]
    if table.setup.hard_mode:
        ordinary = [hero for hero in ordinary if cards.health[hero] != WEAKEST]
    epic = [hero for hero in heroes if cards.epic[hero]]
    chance.shuffle("heroes", ordinary)
    chance.shuffle("epics", epic)
    table.hero_deck = epic + ordinary
