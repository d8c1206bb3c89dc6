"""The card files of the games, and ways to spoil their values: whatever is wrong, the check must name the place."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from copy import copy, deepcopy
from dataclasses import dataclass, field
from importlib import resources
from itertools import zip_longest
from typing import Any

from monstertisch.core.game import Data
from monstertisch.core.reason import BadCards, Reason
from monstertisch.games import GAMES

Rows = dict[str, Any]
Steps = tuple[str | int, ...]
Change = Callable[[Any, Any], None]


def values(node: Any, steps: Steps = ()) -> Iterator[tuple[Steps, Any]]:
    """Every value of the file with the steps that lead to it, rows and lists included."""
    if steps:
        yield steps, node
    children = node.items() if isinstance(node, dict) else enumerate(node) if isinstance(node, list) else []
    for step, child in children:
        yield from values(child, (*steps, step))


def path_of(steps: Steps) -> str:
    """As the check writes it: guards[12].loot"""
    text = "".join(f"[{step}]" if isinstance(step, int) else f".{step}" for step in steps)
    return text.removeprefix(".")


def put(value: Any) -> Change:
    def change(holder: Any, step: Any) -> None:
        holder[step] = value

    return change


def delete(holder: Any, step: Any) -> None:
    del holder[step]


def named_itself(steps: Steps, found: list[str]) -> bool:
    """Is the spoilt value named, or the list or table that it is part of?"""
    return any(path_of(steps[:length]) in found for length in range(min(len(steps), 3), len(steps) + 1))


def named_on_its_card(steps: Steps, found: list[str]) -> bool:
    """Is the spoilt value named, or something of the same card? A missing target shows at the primitive that needs it."""
    row = path_of(steps[:2])
    return any(path == row or path.startswith(f"{row}.") for path in found) or path_of(steps[:1]) in found


@dataclass(frozen=True)
class CardFile:
    """One game's file as it is shipped, with its check."""

    game: str
    rule: str  # the one about own cards
    sources: tuple[str, ...]  # one of these words stands in every source
    optional: list[str]  # keys that a row, or one of that section, may do without
    free: list[str]  # keys whose words are anyone's choice
    out_of_range: list[int]
    wrong_types: tuple[Any, ...] = (None, 2.5, [], {"value": 2})
    own: list[str] = field(default_factory=list)  # sections with as many rows as one likes, within limits
    keys: dict[str, str] = field(default_factory=dict)  # by which a row of a section is known, if that is not its id
    named: Callable[[Steps, list[str]], bool] = named_itself

    @property
    def ours(self) -> Rows:
        return GAMES[self.game].card_rows()

    def read(self, text: str) -> Data:
        return GAMES[self.game].read_cards(text)

    def __str__(self) -> str:
        return self.game

    @property
    def text(self) -> str:
        return resources.files(f"monstertisch.games.{self.game}").joinpath("cards.toml").read_text("utf-8")

    @property
    def rows(self) -> list[Steps]:
        return [steps for steps, _ in values(self.ours) if len(steps) == 2]

    @property
    def entries(self) -> list[tuple[Steps, Any]]:
        """The values of the rows."""
        return [(steps, value) for steps, value in values(self.ours) if len(steps) >= 3]

    # What the check says

    def complaints(self, rows: Any) -> list[Reason]:
        try:
            GAMES[self.game].check_cards(rows)
        except BadCards as refusal:
            return refusal.reasons
        return []

    def paths(self, rows: Any) -> list[str]:
        return [reason.params["path"] for reason in self.complaints(rows)]

    def codes(self, rows: Any) -> list[tuple[str, str]]:
        return [(reason.code.removeprefix("cards-"), reason.params["path"]) for reason in self.complaints(rows)]

    # Spoiling

    def spoil(self, steps: Steps, change: Change, rows: Rows | None = None) -> Rows:
        """Our rows, or these, after `change` was made to the row or list that holds the value, at its key; all else is shared."""
        rows = copy(self.ours if rows is None else rows)
        holder: Any = rows
        for step in steps[:-1]:
            holder[step] = copy(holder[step])
            holder = holder[step]
        change(holder, steps[-1])
        return rows

    def missed(self, spoilt: Iterable[tuple[Steps, Change]]) -> list[str]:
        """The places of the spoilt values that the check does not name."""
        return [
            path_of(steps) for steps, change in self.hidden(list(spoilt)) if not self.named(steps, self.found([(steps, change)]))
        ]

    def hidden(self, spoilt: list[tuple[Steps, Change]]) -> list[tuple[Steps, Change]]:
        """One value of every row is spoilt at once, then the next of every row: a check for each alone would take long. What is not
        named beside the others must be tried alone."""
        rows: dict[Steps, list[tuple[Steps, Change]]] = {}
        for steps, change in spoilt:
            rows.setdefault(steps[:2], []).append((steps, change))
        not_named = []
        for together in zip_longest(*rows.values()):
            some = [one for one in together if one]
            found = [path for path in self.found(some) if path not in self.ours]
            not_named += [(steps, change) for steps, change in some if not self.named(steps, found)]
        return not_named

    def found(self, spoilt: list[tuple[Steps, Change]]) -> list[str]:
        """The places that the check names when all these values are spoilt."""
        rows = self.ours
        for steps, change in spoilt:
            rows = self.spoil(steps, change, rows)
        return self.paths(rows)

    def at(self, section: str, card: str) -> int:
        """The row of a card."""
        key = self.keys.get(section, "id")
        (found,) = [index for index, row in enumerate(self.ours[section]) if row[key] == card]
        return found

    def changed(self, section: str, card: str, **entries: Any) -> Rows:
        """Our rows with other entries on one card; None takes the entry away."""
        rows = deepcopy(self.ours)
        row = rows[section][self.at(section, card)]
        row |= entries
        for key in [key for key, value in entries.items() if value is None]:
            del row[key]
        return rows


MAECHTIGE_MONSTER = CardFile(
    game="maechtige_monster",
    rule="R33",
    sources=("rulebook", "derived", "reconstructed"),
    optional=["source", "icon", "many_de", "many_en", "told_de"],
    free=["id", "name_de", "name_en", "many_de", "many_en", "told_de", "icon"],
    out_of_range=[-1, 1000, 10**30],
    wrong_types=(None, True, 2.0, "2", [], [2], {}, {"value": 2}),
    keys={"backs": "level", "monsters": "strength"},
)
KINGSCRAFT = CardFile(
    game="kingscraft",
    rule="R143",
    sources=("rulebook", "derived", "public", "reconstructed"),
    optional=["source", "icon", "beer", "flag", "blank", "character", "side_de", "side_en"],  # a potion says something or is blank
    free=["id", "name_de", "name_en", "icon"],
    out_of_range=[-100, 100, 10**30],
    own=["items", "potions", "creatures", "kings"],
    keys={"boards": "letter", "tables": "players"},
)
BOSS_MONSTER = CardFile(
    game="boss_monster",
    rule="R136",
    sources=("rulebook", "public", "reconstructed"),
    optional=["source", "icon", "code", "told_de", "told_en", "heroes.abilities", "spells.optional"],
    free=["id", "source", "icon", "code", "name_de", "name_en", "told_de", "told_en"],
    out_of_range=[-100, 10**30],
    own=["bosses", "heroes", "rooms", "minibosses", "spells"],
    named=named_on_its_card,
)
