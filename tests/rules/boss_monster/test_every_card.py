"""Every card has its test: what it does, and a use of it that is refused; and every reason to refuse has one."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from monstertisch.games.boss_monster.cards import PRINTED
from monstertisch.games.boss_monster.moves import OUR_MOVES
from monstertisch.games.boss_monster.reasons import REFUSALS

from .positions import A, table

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


def test_a_move_that_does_not_exist_is_refused() -> None:
    """R22: no number beyond the last move."""
    reason = table().start().state.why_not(A, OUR_MOVES.count)

    assert reason is not None
    assert f"{reason.code} {reason.rule}" == "no-such-move R22"


def test_no_reason_is_without_a_test() -> None:
    """R22: every code of the game is expected by a test in this folder."""
    expected = {word for path in [*FILES, Path(__file__)] for word in re.findall(r"[a-z-]+", path.read_text("utf-8"))}

    assert [code for code, _ in REFUSALS[1:] if code not in expected] == []
