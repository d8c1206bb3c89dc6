"""Rule numbers: every rule of docs/rules is shown by a test, and nothing cites a rule that does not exist."""

from __future__ import annotations

import ast
import importlib
import json
import re
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
ROOT = TESTS.parent
GAMES = sorted(doc.stem for doc in (ROOT / "docs" / "rules").glob("*.md"))

VECTORS = [game for game in GAMES if "```json" in (ROOT / "docs" / "rules" / f"{game}.md").read_text("utf-8")]

# R rules, Q or "A 13" rulings, V or T vectors.
NUMBER = r"(?:[RQVT]\d+[a-z]?|A \d+)"
CITED = re.compile(rf"\b({NUMBER})(?:-({NUMBER}))?\b")


def defined(game: str) -> set[str]:
    """**R13**, **Q16**, **A 13** and **T1** in bold, [R13a] inside a rule, and the ids of the vectors."""
    text = (ROOT / "docs" / "rules" / f"{game}.md").read_text("utf-8")
    return {*re.findall(rf"\*\*({NUMBER})\*\*", text), *re.findall(r"\[(R\d+[a-z])\]", text), *vectors(game)}


def vectors(game: str) -> list[str]:
    text = (ROOT / "docs" / "rules" / f"{game}.md").read_text("utf-8")
    blocks = re.findall(r"```json\n(.*?)```", text, re.DOTALL)
    return [vector["id"] for block in blocks for vector in json.loads(block)]


def cited_in(text: str) -> set[str]:
    """All numbers in a text; R18-R21 cites R18, R19, R20 and R21. Both ends of a range must exist, its gaps need not."""
    return {number for match in CITED.finditer(text) for number in match.groups() if number}


def covered_by(text: str, known: set[str]) -> set[str]:
    """The known rules that a text cites, those inside a range included."""
    found = cited_in(text) & known
    for first, last in CITED.findall(text):
        if last and first[0] == last[0]:
            found |= {rule for rule in known if rule[0] == first[0] and order(first) <= order(rule) <= order(last)}
    return found


def order(number: str) -> tuple[int, str]:
    digits, letter = re.fullmatch(r"(?:[RQVT]|A )(\d+)([a-z]?)", number, re.ASCII).groups()  # type: ignore[union-attr]
    return int(digits), letter


def docstrings(game: str) -> dict[str, str]:
    """The docstrings of all tests of a game, by file and test."""
    found = {}
    for path in sorted([*(TESTS / "rules" / game).rglob("test_*.py"), *(TESTS / "games" / game).rglob("test_*.py")]):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                found[f"{path.relative_to(TESTS)}::{node.name}"] = ast.get_docstring(node) or ""
    return found


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_is_shown_by_a_test(game: str) -> None:
    known = defined(game)
    shown = set().union(*[covered_by(text, known) for text in docstrings(game).values()])

    assert sorted(known - shown) == []


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_cited_by_a_test_exists(game: str) -> None:
    known = defined(game)
    wrong = {test: sorted(cited_in(text) - known) for test, text in docstrings(game).items() if cited_in(text) - known}

    assert wrong == {}


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_test_starts_with_its_rule(game: str) -> None:
    silent = [test for test, text in docstrings(game).items() if test.startswith("rules") and not re.match(NUMBER, text)]

    assert silent == []


@pytest.mark.parametrize("game", VECTORS)
def test_every_vector_is_run(game: str) -> None:
    module = importlib.import_module(f"rules.{game}.test_vectors")
    (mark,) = [mark for mark in module.test_vector.pytestmark if mark.name == "parametrize"]

    assert mark.kwargs["ids"] == vectors(game)
    assert [vector["id"] for vector in mark.args[1]] == vectors(game)


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_named_in_the_source_exists(game: str) -> None:
    known = defined(game)
    sources = sorted((ROOT / "src" / "monstertisch" / "games" / game).rglob("*.py"))
    wrong = {path.name: sorted(cited_in(path.read_text("utf-8")) - known) for path in sources}

    assert sources
    assert {name: numbers for name, numbers in wrong.items() if numbers} == {}


def test_a_range_covers_all_rules_between_its_ends() -> None:
    known = {"R13", "R13a", "R13b", "R14", "R15", "R16", "Q14"}

    assert covered_by("R13-R15: all of them.", known) == {"R13", "R13a", "R13b", "R14", "R15"}


def test_an_unknown_number_is_found_wherever_it_stands() -> None:
    assert cited_in("R1: as R99-R100, not as in Q7.") == {"R1", "R99", "R100", "Q7"}


@pytest.mark.parametrize("game", GAMES)
def test_a_specification_defines_rules_rulings_and_vectors(game: str) -> None:
    kinds = {number[0] for number in defined(game)}

    assert kinds in ({"R", "Q", "V"}, {"R", "A", "T"})
