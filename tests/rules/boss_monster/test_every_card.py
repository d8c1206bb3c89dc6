"""Every card has its test: what it does, and a use of it that is refused."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from monstertisch.games.boss_monster.cards import PRINTED

FILES = [path for path in sorted(Path(__file__).parent.glob("test_*.py")) if path.name != Path(__file__).name]
TESTS = [node for path in FILES for node in ast.parse(path.read_text("utf-8")).body if isinstance(node, ast.FunctionDef)]
SHOWN = [(ast.get_docstring(node) or "", ast.unparse(node)) for node in TESTS if node.name.startswith("test_")]
WITH_TEXT = [
    row for section in ["bosses", "rooms", "minibosses", "spells", "heroes"] for row in PRINTED[section] if "abilities" in row
]


@pytest.mark.parametrize("row", WITH_TEXT, ids=lambda row: str(row["id"]))
def test_every_card_with_a_text_has_a_test_that_shows_it_and_one_that_refuses_it(row: dict[str, str]) -> None:
    """R2: cited by its code, or by its name if it has none."""
    cited = [code for docstring, code in SHOWN if row.get("code", row["name_en"]) in docstring]

    assert cited, f"{row['name_en']} has no test"
    assert any("refused(" in code for code in cited), f"no use of {row['name_en']} is refused"
