"""What a game is: its rules (Game), one position in it (State), how a table is set up (Setup) and how it ends (Result)."""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final

from mypy_extensions import mypyc_attr

from .card_file import parse
from .chance import Chance
from .event import Event, Events, Facts
from .reason import BadSetup, IllegalMove, Reason

Data = dict[str, Any]  # plain data that is written and read again: rows of cards, spelled moves, positions
View = Facts  # what a seat sees
Say = Callable[..., str]  # a text of one language, by its key and parameters

# How much somebody wants to be asked: always, where there is a choice, where it concerns them, or not at all for a while.
TEMPI: Final = ["calm", "normal", "swift", "waved"]
CALM: Final = 0
NORMAL: Final = 1
SWIFT: Final = 2
WAVED: Final = 3


class TableOption:
    """One thing a table can choose: a switch (no choices), one of several choices, or one choice per seat, all different.

    `players` says with how many players a choice makes sense, if not with any number; `needs` names a choice of another option
    without which this one changes nothing. Whoever offers options shows what makes sense.
    """

    def __init__(
        self,
        name: str,
        choices: list[str] | None = None,
        per_seat: bool = False,
        players: dict[str, list[int]] | None = None,
        needs: str | None = None,
    ) -> None:
        self.name: Final = name
        self.choices: Final[list[str]] = choices or []
        self.per_seat: Final = per_seat
        self.players: Final[dict[str, list[int]]] = players or {}
        self.needs: Final = needs

    def default(self, players: int) -> Any:
        if not self.choices:
            return False
        return self.choices[:players] if self.per_seat else self.choices[0]

    def accepts(self, value: object, players: int) -> bool:
        if not self.choices:
            return isinstance(value, bool)
        if not self.per_seat:
            return value in self.choices
        if not isinstance(value, list) or len(value) != players:
            return False
        return all(one in self.choices for one in value) and len(set(value)) == players


as_text: Final = json.JSONEncoder(sort_keys=True).encode  # one text per move: JSON tells 1 from true and 1.0


@mypyc_attr(allow_interpreted_subclasses=True)
class Moves:
    """All moves with one set of cards, spelled out in the order of their numbers; what is none of them is refused by `rule`."""

    def __init__(self, rule: str) -> None:
        self.spelled: Final[list[Data]] = []
        self.rule: Final = rule
        self.numbers: Final[dict[str, int]] = {}

    def add(self, moves: list[Data]) -> int:
        """The number of the first of these moves; they follow the ones that are there."""
        first = len(self.spelled)
        for number, move in enumerate(moves, start=first):
            self.numbers[as_text(move)] = number
        self.spelled.extend(moves)
        return first

    @property
    def count(self) -> int:
        return len(self.spelled)

    def spell_out(self, action: int) -> Data:
        """The action as logs, files and clients write it."""
        return dict(self.spelled[action])

    def read(self, spelled: object) -> int:
        """The action that was spelled out; nonsense raises IllegalMove."""
        try:
            text = as_text(spelled)
        except (TypeError, ValueError, RecursionError):
            text = ""
        if text not in self.numbers:
            raise IllegalMove(Reason("no-such-move", self.rule))
        return self.numbers[text]


@mypyc_attr(allow_interpreted_subclasses=True)
class Setup:
    """What is fixed before the first card is dealt. Made by `Game.setup` alone, so it is always complete and allowed."""

    def __init__(
        self, game: str, rules_version: int, players: int, options: dict[str, Any], cards: Data | None, moves: Moves
    ) -> None:
        self.game: Final = game
        self.rules_version: Final = rules_version
        self.players: Final = players
        self.options: Final = options
        self.cards: Final = cards
        self.moves: Final = moves

    def to_data(self) -> Data:
        return {
            "game": self.game,
            "rules_version": self.rules_version,
            "players": self.players,
            "options": self.options,
            "cards": self.cards,
        }


class Arrays:
    """What the types of a view do not say, so that it becomes an array of fixed size (`adapters/features.py`).

    A field is named `Shape.field`. `seats` are numbers that name a seat, `by_seat` are lists with one entry for each: both are
    counted from the viewer on. `within` is the span of a number that has only a few values. `most` is how long a list gets whose
    order matters: a number, `players`, a section of the card file, or for a list of lists a pair; `newest` is of how many entries,
    from the last, more is told than that they are there. Other lists of words, and of numbers `within` a span, are counted by what
    is in them. `left_out` is what an array does without, and `words` are those that are no ids of cards, moves or options.
    """

    def __init__(
        self,
        seats: list[str] | None = None,
        by_seat: list[str] | None = None,
        within: dict[str, tuple[int, int]] | None = None,
        most: dict[str, Any] | None = None,
        newest: dict[str, int] | None = None,
        left_out: list[str] | None = None,
        words: list[str] | None = None,
    ) -> None:
        self.seats: Final = frozenset(seats or [])
        self.by_seat: Final = frozenset(by_seat or [])
        self.within: Final[dict[str, tuple[int, int]]] = within or {}
        self.most: Final[dict[str, Any]] = most or {}
        self.newest: Final[dict[str, int]] = newest or {}
        self.left_out: Final = frozenset(left_out or [])
        self.words: Final[list[str]] = words or []

    def keys(self) -> list[str]:
        """Every field that is spoken of."""
        return [*self.seats, *self.by_seat, *self.within, *self.most, *self.newest, *self.left_out]


class Shapes:
    """What leaves for a seat, as types: TypedDicts, lists, literals. `check_game` holds a game to them; the page's types are these.

    `previews` are by the kind of the move; of a kind that is not named nothing is foreseen. `events` are by their kind: the shape
    of the facts, or a pair with the shape of what the others get instead. No event is of another kind.
    `arrays` says what the types of the view leave open.
    """

    def __init__(
        self,
        view: Any,
        moves: Any,
        events: dict[str, Any],
        previews: dict[str, Any] | None = None,
        arrays: Arrays | None = None,
    ) -> None:
        self.view: Final[Any] = view
        self.moves: Final[Any] = moves
        self.events: Final = events
        self.previews: Final[dict[str, Any]] = previews or {}
        self.arrays: Final = arrays  # None: nothing is said beyond the types


class Result:
    """How a game ended: per seat its score and place (equal scores share a place), the seats that won, and which ending it was."""

    def __init__(self, scores: list[int], ending: str = "") -> None:
        self.scores: Final = scores
        self.ending: Final = ending  # `ending-<it>` is its text; empty if the game has but one
        self.places: Final = [1 + sum([other > score for other in scores]) for score in scores]
        self.winners: Final = [seat for seat, place in enumerate(self.places) if place == 1]

    def to_data(self) -> Data:
        return {"scores": self.scores, "places": self.places, "winners": self.winners}


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """One position with everything in it, secrets included. It is changed by `play` alone."""

    def to_act(self) -> list[int]:
        """Seats that owe an answer; several mean a simultaneous, hidden choice; none means the game is over."""
        raise NotImplementedError

    def options(self, seat: int) -> list[int]:
        """Legal actions, ascending. Never empty for a seat that owes; others may have free moves, or an answer to change."""
        raise NotImplementedError

    def candidates(self, seat: int) -> list[int]:
        """Actions that a person at this seat may think of, legal or not: a table shows the others with their reason."""
        return self.options(seat)

    def why_not(self, seat: int, action: int) -> Reason | None:
        """The rule that forbids this action, or None if it is legal."""
        raise NotImplementedError

    def play(self, seat: int, action: int, chance: Chance, events: Events | None = None) -> None:
        """Carries the action out; an illegal one raises IllegalMove and changes nothing."""
        raise NotImplementedError

    def foregone(self, seat: int, tempo: int) -> int:
        """The answer that goes without saying for a seat that owes one and wants to be asked so much; -1: ask."""
        return -1

    def lull(self, seat: int) -> str:
        """Whoever has waved is not asked as long as this stays the same (`WAVED`); empty: nobody can wave here."""
        return ""

    def preview(self, seat: int, action: int) -> Facts:
        """What the seat can foresee of this legal action, as plain data: what it costs, and who gets it."""
        return {}

    def result(self) -> Result:
        """How it ended, or how it would end if it ended now."""
        raise NotImplementedError

    def round(self) -> int:
        """The round that is being played, from 1: logs and replays are grouped by it."""
        raise NotImplementedError

    def copy(self) -> State:
        raise NotImplementedError

    def __copy__(self) -> State:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> State:
        return self.copy()

    def imagine(self, seat: int | None, chance: Chance) -> State:
        """A copy in which all that `seat` (None: a spectator) cannot know is dealt anew; nothing of how it was before shows."""
        raise NotImplementedError

    def view(self, seat: int | None) -> View:
        """All that `seat` (None: a spectator) may see, as plain data built field by field."""
        raise NotImplementedError

    def views(self, seats: Sequence[int | None]) -> Sequence[View]:
        """What each of these seats sees. What is the same for several may be one object, so nobody changes anything in them."""
        return [self.view(seat) for seat in seats]

    def to_data(self) -> Data:
        """The whole position as canonical plain data; `Game.from_data` reads it."""
        raise NotImplementedError

    def purses(self) -> list[int]:
        """Every seat's money; it changes only by events that carry `gold`."""
        raise NotImplementedError

    def census(self) -> list[str]:
        """Every card of the box, wherever it is, sorted; it never changes."""
        raise NotImplementedError

    def digest(self) -> str:
        """SHA-256 of the position's compact, sorted JSON."""
        text = json.dumps(self.to_data(), sort_keys=True, separators=(",", ":"))
        return hashlib.sha256(text.encode()).hexdigest()


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """The rules of one game; the register holds one instance."""

    name: str
    least_players: int
    most_players: int
    table_options: list[TableOption]
    rules_version: int
    moves: Moves  # with our own cards
    shapes: Shapes | None = None  # not needed to play; `check_game` asks for them
    card_rule: str = ""  # the rule about card files, beside every complaint about one
    pace: float = 1.0  # of the pause before a bot moves: less in a game of many small questions, and the same for all of them
    tour_seed: int | None = None  # whose shuffles the guided first game has, if there is one

    @property
    def folder(self) -> Path:
        """Where the game is written; its words lie there, and what it tells its players."""
        return Path(str(sys.modules[type(self).__module__].__file__)).parent

    def setup(self, players: int, options: dict[str, Any] | None = None, cards: Data | None = None) -> Setup:
        """A complete setup: missing options get their default, wrong ones raise BadSetup, wrong cards BadCards."""
        if cards is not None:
            self.check_cards(cards)
        moves = self.moves if cards is None else self.moves_of(cards)
        return Setup(self.name, self.rules_version, players, self.complete(players, options or {}, cards), cards, moves)

    def moves_of(self, cards: Data) -> Moves:
        """All moves with these cards; what is chosen by its card follows from the rows."""
        return self.moves

    def options_of(self, cards: Data | None) -> list[TableOption]:
        """What a table with these cards (None: with ours) can choose."""
        return self.table_options

    def complete(self, players: int, wanted: dict[str, Any], cards: Data | None) -> dict[str, Any]:
        if not self.least_players <= players <= self.most_players:
            raise BadSetup(Reason("players", "", {"players": players, "least": self.least_players, "most": self.most_players}))
        table_options = self.options_of(cards)
        known = [option.name for option in table_options]
        for name in wanted:
            if name not in known:
                raise BadSetup(Reason("unknown-option", "", {"option": name, "known": ", ".join(known)}))
        options: dict[str, Any] = {}
        for option in table_options:
            value = wanted.get(option.name, option.default(players))
            if not option.accepts(value, players):
                shape = "seats" if option.per_seat else "choice" if option.choices else "switch"
                params = {"option": option.name, "players": players, "choices": ", ".join(option.choices)}
                raise BadSetup(Reason(f"option-{shape}", "", params))
            options[option.name] = value
        return options

    def longest(self, setup: Setup) -> int:
        """No match with this setup has more moves."""
        raise NotImplementedError

    def new(self, setup: Setup, chance: Chance, events: Events | None = None) -> State:
        raise NotImplementedError

    def from_data(self, setup: Setup, data: Data) -> State:
        raise NotImplementedError

    def card_rows(self) -> Data:
        """Our own card rows."""
        raise NotImplementedError

    def check_cards(self, rows: Data) -> None:
        """Raises BadCards with everything that is wrong with the rows of a card file of one's own."""
        raise NotImplementedError

    def read_cards(self, text: str) -> Data:
        """The rows of a card file of one's own, if nothing is wrong with it."""
        rows = parse(text, self.card_rule)
        self.check_cards(rows)
        return rows

    def names(self, rows: Data, language: str) -> dict[str, str]:
        """What the cards in these rows are called, by the key with which a text asks: "item-I1_STOCK"."""
        return {}

    def tell(self, section: str, row: Data, say: Say) -> list[str]:
        """What a card of this section does, in words, paragraph by paragraph."""
        return []

    def implied(self, section: str, row: Data) -> Data:
        """What the rules say of a card of this section beside its row."""
        return {}

    def quotes(self, rows: Data, say: Say) -> dict[str, str]:
        """What sentences say of the cards in these rows besides their names, by the key with which they ask: "tile-no_change"."""
        return {}

    def card_ids(self, rows: Data) -> list[str]:
        """The cards in these rows whose use can be counted."""
        raise NotImplementedError

    def used(self, event: Event) -> list[str]:
        """The cards that were used in this event."""
        raise NotImplementedError
