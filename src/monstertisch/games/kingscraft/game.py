"""Kingscraft as the contract wants it: the Game with its options and setup, and a position that can be played."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Any, Final, final

from ...core.chance import Chance
from ...core.event import Event, Events, Facts
from ...core.game import Data, Game, Result, Say, Setup, TableOption
from ...core.reason import BadSetup, Reason
from . import told
from .asking import foregone
from .cards import ACTIONS, ENEMIES, HERO, LETTERS, PRINTED, PRINTED_CARDS, RULE, SWASHBUCKLER, Cards
from .check import check_cards
from .knowledge import deal_anew
from .moves import MOVES, RealmMoves
from .previews import preview
from .rules.end import result_of
from .rules.inventory import MOST_ARRANGED, arrange, arrange_candidates, arrange_options, arrange_refusal
from .rules.potions import potion_candidates
from .rules.round import LAST_ROUND
from .rules.table import AGES, announce_setup, set_table
from .saving import census, fill, to_data
from .shapes import SHAPES, RealmView
from .state import Realm, RealmSetup
from .view import seen_by
from .why_not import reason_for

BOARDS: Final = ["assassin", "merchant", "swashbuckler", "nobleman", "rogue", "alchemist"]  # R4: the six boards; characters 1 to 6
NEUTRAL_SIDES: Final = [f"{board}-neutral" for board in BOARDS]
WINDOWS_PER_ATTEMPT: Final = 100  # four seats, each with one potion that starts the windows anew


@final
class PlayedRealm(Realm):
    """A position as whoever drives the game meets it: what may be done, what happens then, and what is seen of it."""

    def move_count(self) -> int:
        return self.moves.count

    def refusal(self, seat: int, action: int) -> int:
        """R54: arranging is beside the question; whoever is asked does not matter to it."""
        if self.moves.arranges(action) and self.agenda.steps:
            return arrange_refusal(self, seat, action)
        return super().refusal(seat, action)

    def reason(self, seat: int, action: int, refusal: int) -> Reason:
        return reason_for(self, seat, action, refusal)

    def options(self, seat: int) -> list[int]:
        """Ascending: the moves of arranging come after those that name nothing, and before all others."""
        answers = super().options(seat)
        arranging = arrange_options(self, seat) if self.agenda.steps else []
        if not arranging:
            return answers
        first = self.moves.wear.first
        before = 0
        while before < len(answers) and answers[before] < first:
            before += 1
        return answers[:before] + arranging + answers[before:] if before < len(answers) else answers + arranging

    def candidates(self, seat: int) -> list[int]:
        """Own items in every slot and own potions too."""
        if not self.agenda.steps:
            return []
        found = {*super().candidates(seat), *arrange_candidates(self, seat)}
        if self.hears(seat):
            found.update(potion_candidates(self, seat, self.options(seat)))
        return sorted(found)

    def carry_out(self, seat: int, action: int, chance: Chance, events: Events | None) -> None:
        if self.moves.arranges(action):
            arrange(self, seat, action, events)
        else:
            super().carry_out(seat, action, chance, events)

    def foregone(self, seat: int, tempo: int) -> int:
        return foregone(self, seat, tempo, self.options(seat))

    def lull(self, seat: int) -> str:
        return f"{self.round_number} {self.active}"

    def preview(self, seat: int, action: int) -> Facts:
        return preview(self, seat, action)

    def result(self) -> Result:
        return result_of(self)

    def round(self) -> int:
        return self.round_number

    def copy(self) -> PlayedRealm:
        return PlayedRealm(self.setup, self)

    def imagine(self, seat: int | None, chance: Chance) -> PlayedRealm:
        twin = self.copy()
        deal_anew(twin, seat, chance)
        return twin

    def view(self, seat: int | None) -> RealmView:
        return seen_by(self, [seat])[0]

    def views(self, seats: Sequence[int | None]) -> list[RealmView]:
        return seen_by(self, seats)

    def purses(self) -> list[int]:
        """There is no gold in Ambossa."""
        return [0] * self.seats

    def census(self) -> list[str]:
        return census(self)

    def to_data(self) -> Data:
        return to_data(self)


def king_option(cards: Data) -> TableOption:
    return TableOption("king", ["any", *AGES, *[row["id"] for row in cards["kings"]]])


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
            TableOption("character", [*NEUTRAL_SIDES, *BOARDS], per_seat=True),
            king_option(PRINTED),
            TableOption("forge_order", ["alphabetical", "random"]),
            TableOption("boards_out", boards_out(), players={choice: players_for(choice) for choice in boards_out()}),
            TableOption("enemy_decider", ["neighbour", "auto"]),
            TableOption("static_recipes"),
            TableOption("handicap", needs=BOARDS[SWASHBUCKLER - 1]),
        ]
        self.rules_version = 2
        # Two players, beginners, a young king: something can be worn, the first creature can be beaten, its reward forged.
        self.tour_seed = 298
        self.moves = MOVES
        self.shapes = SHAPES
        self.card_rule = RULE

    def setup(self, players: int, options: dict[str, Any] | None = None, cards: Data | None = None) -> RealmSetup:
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

    def options_of(self, cards: Data | None) -> list[TableOption]:
        """R14, R143: the kings of this box can be asked for."""
        if cards is None:
            return self.table_options
        return [king_option(cards) if option.name == "king" else option for option in self.table_options]

    def moves_of(self, cards: Data) -> RealmMoves:
        return RealmMoves(Cards(cards))

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
        realm = PlayedRealm(setup)
        set_table(realm, chance)
        if events is not None:
            announce_setup(realm, events)
        realm.agenda.run(realm, chance, events)
        return realm

    def from_data(self, setup: Setup, data: Data) -> Realm:
        assert isinstance(setup, RealmSetup)
        realm = PlayedRealm(setup)
        fill(realm, data)
        return realm

    def card_rows(self) -> Data:
        return PRINTED

    def names(self, rows: Data, language: str) -> dict[str, str]:
        return told.names(rows, language)

    def tell(self, section: str, row: Data, say: Say) -> list[str]:
        return told.tell(section, row, say)

    def implied(self, section: str, row: Data) -> Data:
        return told.implied(section, row)

    def card_ids(self, rows: Data) -> list[str]:
        potions = [row["id"] for row in rows["potions"] if not row.get("blank", False)]
        items = [row["id"] for row in rows["items"]]
        return items + potions + [row["id"] for section in ENEMIES for row in rows[section]] + ACTIONS

    def used(self, event: Event) -> list[str]:
        """Items that somebody got, potions drunk, enemies fought, cards played."""
        if event.kind == "setup":
            return [item for items in event.facts["items"] for item in items]
        name = {"took": "item", "combined": "item", "played": "potion", "fight": "enemy", "turn": "card"}.get(event.kind)
        return [] if name is None else [event.facts[name]]

    def check_cards(self, rows: Data) -> None:
        check_cards(rows)
