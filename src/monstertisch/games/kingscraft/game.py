"""Kingscraft as a Game: options, setup, and the doors to its rules."""

from __future__ import annotations

from itertools import combinations
from typing import Any, Final

from ...core.agenda import Agenda
from ...core.chance import Chance
from ...core.event import EVERYONE, HIDDEN, Event, Events
from ...core.game import Data, Game, Option, Setup
from ...core.reason import BadSetup, Reason
from . import moves
from .cards import (
    ACTIONS,
    CREATURES_PER_LEVEL,
    ENEMIES,
    FIRST_KING,
    HERO,
    ITEMS,
    KINGS,
    LETTERS,
    PRINTED,
    PRINTED_CARDS,
    SWASHBUCKLER,
    Cards,
    parse,
)
from .check import check_cards
from .rules.inventory import MOST_ARRANGED
from .rules.round import LAST_ROUND, BeginRound
from .saving import names, recipes_of
from .shapes import SHAPES
from .state import Realm, RealmSetup, from_data

BOARDS: Final = ["assassin", "merchant", "swashbuckler", "nobleman", "rogue", "alchemist"]  # R4: the six boards; characters 1 to 6
NEUTRAL_SIDES: Final = [f"{board}-neutral" for board in BOARDS]
START_ITEMS: Final = 2  # R10
AGES: Final = ["young", "old"]
WINDOWS_PER_ATTEMPT: Final = 100  # four seats, each with one potion that starts the windows anew


def boards_out() -> list[str]:
    """R7: at random, or the letters of the boards that are left out."""
    letters = [LETTERS[board] for board in PRINTED_CARDS.removable]
    return ["random", *letters, *["".join(pair) for pair in combinations(letters, 2)]]


def players_for(choice: str) -> list[int]:
    """R7: as many boards are left out as the number of players says; with all of them on the table there is no choice."""
    removed = PRINTED_CARDS.boards_removed
    return [players for players in [2, 3, 4] if (removed[players] > 0 if choice == "random" else removed[players] == len(choice))]


class Kingscraft(Game):
    def __init__(self) -> None:
        self.name = "kingscraft"
        self.least_players = 2
        self.most_players = 4
        self.table_options = [
            Option("character", [*NEUTRAL_SIDES, *BOARDS], per_seat=True),
            Option("king", ["any", *AGES, *KINGS]),
            Option("forge_order", ["alphabetical", "random"]),
            Option("boards_out", boards_out(), players={choice: players_for(choice) for choice in boards_out()}),
            Option("enemy_decider", ["neighbour", "auto"]),
            Option("static_recipes"),
            Option("handicap", needs=BOARDS[SWASHBUCKLER - 1]),
        ]
        self.rules_version = 2
        self.moves = moves.MOVES
        self.shapes = SHAPES

    def setup(self, players: int, options: dict[str, Any] | None = None, cards: Data | None = None) -> RealmSetup:
        if cards is not None:
            check_cards(cards)
        base = super().setup(players, options, cards)
        chosen: list[str] = base.options["character"]
        boards = [side.removesuffix("-neutral") for side in chosen]
        for board in boards:
            if boards.count(board) > 1:  # R4
                raise BadSetup(Reason("board-twice", "R4", {"board": board}))
        characters = [HERO if side in NEUTRAL_SIDES else 1 + BOARDS.index(side) for side in chosen]
        setup = RealmSetup(base, boards, characters)
        out: str = base.options["boards_out"]
        removed = setup.deck.boards_removed[players]
        white = [LETTERS[board] for board in setup.deck.removable]
        if out != "random" and (len(out) != removed or not set(out) <= set(white)):  # R7
            raise BadSetup(Reason("boards-out", "R7", {"players": players, "count": removed, "boards": ", ".join(white)}))
        return setup

    def longest(self, setup: Setup) -> int:
        """Per seat and round: a card, some opportunities to arrange, and a turn in which every effect of the box is used."""
        assert isinstance(setup, RealmSetup)
        cards = setup.deck
        boxes = [cards.items, cards.potions, cards.printed, cards.enemies, cards.characters]
        dice = sum([sum(box.d6) + sum(box.d12) for box in boxes])
        rerolls = sum([sum(box.reroll_die) + sum(box.set_die) for box in boxes])
        sources = sum([len(box.reroll_values) - box.reroll_values.count(0) for box in boxes])
        attempts = 1 + sum([sum(box.repeat_fight) for box in boxes])
        turn = 10 * MOST_ARRANGED + attempts * (rerolls + sources * (dice + 2) + WINDOWS_PER_ATTEMPT)
        return LAST_ROUND * setup.players * turn

    def new(self, setup: Setup, chance: Chance, events: Events | None = None) -> Realm:
        """R4-R15: set the table and begin round 1."""
        assert isinstance(setup, RealmSetup)
        seats = setup.players
        cards = setup.deck
        layout = lay_boards(setup, chance)
        king = choose_king(setup, chance)
        start = deal_start_items(setup, layout, chance)
        dealt = sum(start)
        forge = sum([1 << item for item in range(len(ITEMS)) if cards.item_board[item] in layout and not dealt >> item & 1])
        potions = [potion for potion in range(len(cards.blank)) if not cards.blank[potion]]
        chance.shuffle("potions", potions)
        nothing = [0] * seats
        realm = Realm(
            setup, layout, recipes_of(setup, layout), king, 0, 1, -1,
            setup.most_hearts[:], [-1] * (5 * seats), start, nothing[:], forge, 0,
            nothing[:], potions, 0, [0] * (seats + 1), [-1 if blank else 0 for blank in cards.blank], [], nothing[:],
            shuffle_creatures(setup, chance), 0, [-1] * seats, [-1] * seats, [], 0, -1, nothing[:],
            None, [], [], 0, 0, 0, -1, 0, 0, 0, Agenda([BeginRound()]),
        )  # fmt: skip
        if events is not None:
            announce_setup(realm, events)
        realm.agenda.run(realm, chance, events)
        return realm

    def from_data(self, setup: Setup, data: Data) -> Realm:
        assert isinstance(setup, RealmSetup)
        return from_data(setup, data)

    def card_rows(self) -> Data:
        return PRINTED

    def card_ids(self, rows: Data) -> list[str]:
        potions = [row["id"] for row in rows["potions"] if not row.get("blank", False)]
        return ITEMS + potions + ENEMIES + ACTIONS

    def used(self, event: Event) -> list[str]:
        """Items that somebody got, potions drunk, enemies fought, cards played."""
        if event.kind == "setup":
            return [item for items in event.facts["items"] for item in items]
        name = {"took": "item", "combined": "item", "played": "potion", "fight": "enemy", "turn": "card"}.get(event.kind)
        return [] if name is None else [event.facts[name]]

    def read_cards(self, text: str) -> Data:
        rows = parse(text)
        check_cards(rows)
        return rows


def lay_boards(setup: RealmSetup, chance: Chance) -> list[int]:
    """R7, R8: boards of white letters are left out; the others lie in alphabetical order, or the middle ones in any."""
    cards: Cards = setup.deck
    removable = cards.removable[:]
    removed = cards.boards_removed[setup.players]
    out: str = setup.options["boards_out"]
    if out == "random":
        chance.shuffle("boards", removable)
        left_out = removable[:removed]
    else:
        left_out = [LETTERS.index(letter) for letter in out]
    middle = [board for board in range(1, len(LETTERS) - 1) if board not in left_out]
    if setup.options["forge_order"] == "random":
        chance.shuffle("layout", middle)
    return [0, *middle, len(LETTERS) - 1]


def choose_king(setup: RealmSetup, chance: Chance) -> int:
    """R14: one of the eight at random, or of the young or old ones, or a named one; promo kings only by name."""
    wanted: str = setup.options["king"]
    if wanted in KINGS:
        return FIRST_KING + KINGS.index(wanted)
    ages = [0, 1] if wanted == "any" else [AGES.index(wanted)]
    kings = [FIRST_KING + at for at in range(len(KINGS)) if setup.deck.age[at] in ages]
    chance.shuffle("kings", kings)
    return kings[0]


def deal_start_items(setup: RealmSetup, layout: list[int], chance: Chance) -> list[int]:
    """R10, A 3: two class-1 items for everyone, jokers included; with the handicap one for the Swashbuckler."""
    cards = setup.deck
    first = [item for item in range(len(ITEMS)) if cards.item_class[item] == 1 and cards.item_board[item] in layout]
    chance.shuffle("items", first)
    start: list[int] = []
    for seat in range(setup.players):
        less = setup.options["handicap"] and setup.characters[seat] == SWASHBUCKLER
        dealt = first[START_ITEMS * seat : START_ITEMS * seat + (1 if less else START_ITEMS)]
        start.append(sum([1 << item for item in dealt]))
    return start


def shuffle_creatures(setup: RealmSetup, chance: Chance) -> list[list[int]]:
    """R13: each level is shuffled separately; the number of players says how many of each are used."""
    decks: list[list[int]] = []
    for level in range(3):
        deck = list(range(level * CREATURES_PER_LEVEL, (level + 1) * CREATURES_PER_LEVEL))
        chance.shuffle(f"creatures {level + 1}", deck)
        decks.append(deck[: setup.deck.creatures_used[setup.players][level]])
    return decks


def announce_setup(realm: Realm, events: Events) -> None:
    """What lies on the table before the first round."""
    facts: dict[str, Any] = {"king": ENEMIES[realm.king], "layout": "".join([LETTERS[board] for board in realm.layout])}
    facts["creatures"] = [ENEMIES[deck[0]] for deck in realm.creatures]
    facts["items"] = [names(pack, ITEMS) for pack in realm.packs]
    events.add("setup", facts, EVERYONE, None, HIDDEN)
