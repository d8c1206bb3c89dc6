"""Writes the tables of cards in the documents from the rows of the card files; with --check it only says which differ.

A table stands between `<!-- cards: guards -->` and `<!-- end -->`: `Tables.guards` makes its rows, its head stays as it is.
"""

from __future__ import annotations

import re
import sys
from itertools import groupby
from pathlib import Path
from statistics import mean

from monstertisch.core.card_file import name_of
from monstertisch.core.game import Data
from monstertisch.games import GAMES
from monstertisch.texts import Texts

DOCS = Path(__file__).parent
BLOCK = re.compile(r"^<!-- cards: (\w+) -->\n((?:\|.*\n){2})(?:\|.*\n)*(?=<!-- end -->$)", re.MULTILINE)
LEVELS = [1, 2, 3]

Cells = list[list[str]]


class Tables:
    """The tables of a game in a language, by their names."""

    def __init__(self, game: str, language: str) -> None:
        self.game = GAMES[game]
        self.rows = self.game.card_rows()
        self.language = language
        self.say = Texts(language, self.game.folder).of_cards(self.game, self.rows).say

    def text(self, section: str, row: Data) -> str:
        """What a card does, or the first paragraph of it."""
        return self.game.tell(section, row, self.say)[0]

    def filled(self, block: re.Match[str]) -> str:
        cells: Cells = getattr(self, block[1])()
        return f"<!-- cards: {block[1]} -->\n{block[2]}" + "".join(f"| {' | '.join(row)} |\n" for row in cells)

    # Mächtige Monster

    def healing(self) -> Cells:
        """R1: by strength; several numbers where types differ."""
        costs: dict[int, set[int]] = {}
        for row in self.rows["monsters"]:
            costs.setdefault(row["strength"], set()).add(row["heal"])
        return [[str(strength), " / ".join(str(cost) for cost in sorted(costs[strength]))] for strength in sorted(costs)]

    def backs(self) -> Cells:
        return [["★" * row["level"], *["–".join(map(str, row[key])) for key in ["strength", "loot"]]] for row in self.rows["backs"]]

    def guards(self) -> Cells:
        return [["★" * level, " · ".join(by_strength(self.guards_of(level)))] for level in LEVELS]

    def guard_facts(self) -> Cells:
        """The same with backs and means."""
        found = []
        for back in self.rows["backs"]:
            guards = self.guards_of(back["level"])
            ranges = ", ".join("-".join(map(str, back[key])) for key in ["strength", "loot"])
            means = " / ".join(f"{mean(row[key] for row in guards):.2f}" for key in ["strength", "loot"])
            found.append([str(back["level"]), ranges, "; ".join(by_strength(guards)), means])
        return found

    def guards_of(self, level: int) -> list[Data]:
        of_level = [row for row in self.rows["guards"] if row["level"] == level]
        return sorted(of_level, key=lambda row: (row["strength"], row["loot"]))

    def tiles(self) -> Cells:
        return [[row["id"], self.text("tiles", row)] for row in self.rows["tiles"]]

    # Kingscraft

    def creatures(self) -> Cells:
        """How many of each level, by players."""
        return [[str(level), *[str(row["creatures"][level - 1]) for row in self.rows["tables"]]] for level in LEVELS]

    def actions(self) -> Cells:
        """Those that everybody has, one for each number: the Rogue's own ones share a number with them."""
        found: dict[int, list[str]] = {}
        for row in self.rows["actions"]:
            found.setdefault(row["order"], [str(row["order"]), name_of(row, self.language), self.text("actions", row)])
        return list(found.values())

    def potions(self) -> Cells:
        """Each once, however many there are."""
        known = [row for row in self.rows["potions"] if not row.get("blank", False)]
        found = {name_of(row, self.language): self.text("potions", row) for row in known}
        return [[name, text] for name, text in found.items()]


def by_strength(guards: list[Data]) -> list[str]:
    """Those of strength 3 with loot 3 and 5: "3: 3, 5"."""
    grouped = groupby(guards, lambda row: row["strength"])
    return [f"{strength}: {', '.join(str(row['loot']) for row in alike)}" for strength, alike in grouped]


def main() -> int:
    """Tells by its result whether a table differs that was not to be written."""
    differing = 0
    for path in sorted([*DOCS.glob("play/*.md"), *DOCS.glob("rules/*.md")]):
        game, _, language = path.stem.partition(".")
        old = path.read_text("utf-8")
        new = BLOCK.sub(Tables(game, language or "en").filled, old)
        if new != old:
            sys.stdout.write(f"{path.relative_to(DOCS.parent)}\n")
            differing += 1
            if "--check" not in sys.argv:
                path.write_text(new, "utf-8")
    return 1 if differing and "--check" in sys.argv else 0


if __name__ == "__main__":
    sys.exit(main())
