"""The ghosts of the box: read, checked, and as the numbers the rules reckon with."""

from __future__ import annotations

from importlib import resources

from monstertisch.core import card_file
from monstertisch.core.game import Data, Moves

RULE = "R1"  # about card files
FLEE: Data = {"kind": "flee"}

PRINTED = card_file.parse(resources.files(__package__).joinpath("cards.toml").read_text("utf-8"), RULE)
IDS = [row["id"] for row in PRINTED["ghosts"]]


def check_cards(rows: Data) -> None:
    """R1: our ghosts, with any name, fright and number; raises BadCards with everything that is wrong."""
    check = card_file.Check(RULE)
    check.sections(rows, ["ghosts"])
    for path, row in check.cards(rows, "ghosts", IDS, ["id", "name_de", "name_en", "fright", "copies"], []):
        check.names(row, path)
        check.number(row["fright"], f"{path}.fright", 1, 99)
        check.number(row["copies"], f"{path}.copies", 3, 9)
    check.end()


class Box:
    """One set of ghosts. A ghost is a number: its place in the rows."""

    def __init__(self, rows: Data) -> None:
        ghosts = rows["ghosts"]
        self.ids: list[str] = [row["id"] for row in ghosts]
        self.fright: list[int] = [row["fright"] for row in ghosts]
        self.all = [ghost for ghost, row in enumerate(ghosts) for _ in range(row["copies"])]
        self.tamest, self.scariest = min(self.fright), max(self.fright)
        self.moves = Moves("R3")
        self.moves.add([*[{"kind": "lay", "card": card} for card in self.ids], FLEE])
        self.flee = len(self.ids)

    def scares(self, ghost: int, top: int) -> bool:
        """R4, R5: whether this ghost may be laid on that one."""
        is_afraid = self.fright[ghost] == self.tamest and self.fright[top] == self.scariest
        return self.fright[ghost] > self.fright[top] or is_afraid
