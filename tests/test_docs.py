"""The documents are true: links, paths, commands, examples and numbers in them are those of the code."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import typer.main

from monstertisch.core.chance import Luck
from monstertisch.core.match import read_match
from monstertisch.games import GAMES
from monstertisch.games.maechtige_monster.cards import LEVELS
from monstertisch.games.maechtige_monster.state import ROUNDS, START_GOLD

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src" / "monstertisch"
MADE = {"build", "dist", "__pycache__", "node_modules"}  # folders that hold nothing we wrote, like all that begin with a dot


def walk(folder: Path) -> Iterator[Path]:
    for path in sorted(folder.iterdir()):
        if path.is_file():
            yield path
        elif path.name == ".ci" or not (path.name in MADE or path.name.startswith(".") or path.name.endswith(".egg-info")):
            yield from walk(path)


FILES = list(walk(ROOT))
DOCUMENTS = [path for path in FILES if path.suffix == ".md"]
PLAYER_RULES = [ROOT / "docs" / "play" / f"maechtige_monster.{language}.md" for language in ["de", "en"]]


def name_of(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


each_document = pytest.mark.parametrize("document", DOCUMENTS, ids=name_of)
each_player_rules = pytest.mark.parametrize("document", PLAYER_RULES, ids=name_of)


# Links and paths

FENCE = re.compile(r"^```(\w*)\n(.*?)^```", re.MULTILINE | re.DOTALL)


def prose(document: Path) -> str:
    """The text without its blocks of code."""
    return FENCE.sub("", document.read_text("utf-8"))


def blocks(document: Path, *languages: str) -> list[str]:
    return [block for language, block in FENCE.findall(document.read_text("utf-8")) if language in languages]


def code_spans(document: Path) -> list[str]:
    return re.findall(r"`([^`\n]+)`", prose(document))


@each_document
def test_every_relative_link_leads_to_a_file(document: Path) -> None:
    links = re.findall(r"\]\(([^)\s]+)\)", prose(document))
    local = [link.split("#")[0] for link in links if ":" not in link and not link.startswith("#")]

    assert [link for link in local if not (document.parent / link).exists()] == []


def found(document: Path, path: str) -> Path | None:
    """A path as a document names it: from the root, the package, its own folder or an example; a bare name from anywhere."""
    for base in [ROOT, ROOT / "src", PACKAGE, document.parent, *(ROOT / "examples").iterdir()]:
        if (base / path).exists():
            return base / path
    return next((file for file in FILES if file.name == path), None)


@each_document
def test_every_file_named_in_a_document_exists_and_holds_what_is_said(document: Path) -> None:
    """Read are `core/match.py`, `tests/rules/` and `core/testing.py: check_game`."""
    wrong = []
    for span in code_spans(document):
        named = re.fullmatch(r"([\w./-]+(?:\.(?:py|toml|ftl|md|txt)|/))(?:: (\w+))?", span)
        if named is None:
            continue
        path = found(document, named[1])
        if path is None or (
            named[2] and not re.search(rf"^\s*(?:def |class )?{named[2]}\b", path.read_text("utf-8"), re.MULTILINE)
        ):
            wrong.append(span)

    assert wrong == []


# Commands


def shell_lines(document: Path) -> list[str]:
    """The commands in a document's shell blocks, without prompts, and those in the running text."""
    joined = "\n".join(blocks(document, "sh", "console")).replace("\\\n", " ")
    return [line.strip().removeprefix("$ ") for line in joined.splitlines()] + code_spans(document)


def called(document: Path, program: str) -> list[list[str]]:
    """The arguments of every call of this program up to a pipe or a redirection; a span with an ellipsis is no whole call."""
    calls = []
    for line in shell_lines(document):
        if re.match(rf"(?:\S*/)?{program} \S", line) and "…" not in line:
            words = shlex.split(line, comments=True)
            end = next((at for at, word in enumerate(words) if word in ["|", ">", "&&", ";"]), len(words))
            calls.append(words[1:end])
    return calls


def complaint(command: Any, words: list[str]) -> str | None:
    """What the command line has no such thing as."""
    rest = list(words)
    while hasattr(command, "commands") and rest and not rest[0].startswith("-"):
        word = rest.pop(0)
        if word not in command.commands:
            return word
        command = command.commands[word]
    known = ["--help", *[name for parameter in command.params for name in [*parameter.opts, *parameter.secondary_opts]]]
    options = [word.split("=")[0] for word in rest if re.match(r"--?[a-z]", word)]
    return next((option for option in options if option not in known), None)


@each_document
def test_every_monstertisch_command_in_a_document_exists_with_its_options(document: Path) -> None:
    from monstertisch.cli import app

    command = typer.main.get_command(app)

    assert [words for words in called(document, "monstertisch") if complaint(command, words)] == []


@each_document
def test_every_make_target_in_a_document_exists(document: Path) -> None:
    targets = re.findall(r"^([\w-]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE)

    assert [words for words in called(document, "make") if words[0] not in targets] == []


def test_a_command_that_does_not_exist_is_noticed() -> None:
    from monstertisch.cli import app

    command = typer.main.get_command(app)

    assert complaint(command, ["simulate", "maechtige-monster", "--players", "4"]) is None
    assert complaint(command, ["simulate", "maechtige-monster", "--colour"]) == "--colour"
    assert complaint(command, ["cards", "burn"]) == "burn"


# The example match


def test_the_example_match_is_what_the_program_reads_and_writes() -> None:
    (example,) = blocks(ROOT / "docs" / "matches.md", "jsonl")
    match = read_match(example, GAMES)

    assert match.text() == example
    assert not match.cut_off
    assert isinstance(match.luck, Luck)
    assert any(entry.undo_to is not None for entry in match.entries)
    assert any(entry.digest is not None for entry in match.entries)


# Machines and hosts

MACHINE = r"(?<![\w.])/(?:home|root|work|Users)/|[A-Z]:\\\\?Users"
PACKAGE_HOST = r"pypi\.org|pythonhosted\.org|registry\.\w|index[-_]url"
NEARBY_HOST = r"https?://(?:127\.|10\.|192\.168\.|localhost)"


def holding(pattern: str, files: list[Path]) -> list[str]:
    found = []
    for path in files:
        try:
            found += [name_of(path)] if re.search(pattern, path.read_text("utf-8")) else []
        except UnicodeDecodeError:
            continue
    return found


def test_no_file_names_a_folder_of_the_machine_it_was_written_on() -> None:
    assert holding(MACHINE, FILES) == []


def test_no_file_says_from_which_host_packages_come() -> None:
    """A page may name the reader's own machine; a list of packages may not."""
    lists = [path for path in FILES if path.suffix in [".toml", ".txt", ".json", ".lock", ".cfg", ""]]

    assert holding(PACKAGE_HOST, FILES) == []
    assert holding(NEARBY_HOST, lists) == []


# Tables of cards


def test_the_tables_of_cards_are_those_of_the_card_files() -> None:
    """`docs/tables.py` writes them, and every table that it can write stands somewhere."""
    script = ROOT / "docs" / "tables.py"
    variables = {**os.environ, "PYTHONPATH": str(PACKAGE.parent)}
    checked = subprocess.run([sys.executable, script, "--check"], env=variables, capture_output=True, text=True, check=False)
    marked = [name for path in DOCUMENTS for name in re.findall(r"^<!-- cards: (\w+) -->$", path.read_text("utf-8"), re.MULTILINE)]

    assert (checked.returncode, checked.stdout, checked.stderr) == (0, "", "")
    assert len(marked) == 15
    assert [name for name in marked if f"    def {name}(self)" not in script.read_text("utf-8")] == []


# The numbers in the rules for players


def table_rows(document: Path) -> list[list[str]]:
    lines = [line for line in document.read_text("utf-8").splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


def rows_of(document: Path, first: str) -> list[list[str]]:
    """The rows whose first cell is or ends with these words, without that cell."""
    return [row[1:] for row in table_rows(document) if row[0] == first or row[0].endswith(f" {first}")]


@each_player_rules
def test_prices_are_one_gold_for_the_bank_and_one_per_further_star_for_the_owner(document: Path) -> None:
    """R14"""
    prices = [row[1:] for row in table_rows(document) if len(row) == 4][2:]

    assert prices == [["1", str(level - 1), str(level)] for level in LEVELS] + [["1", "0", "1"]]


@each_player_rules
def test_rounds_are_those_of_the_rules(document: Path) -> None:
    """R7"""
    (rounds,) = rows_of(document, "Runden" if document.stem.endswith("de") else "Rounds")

    assert rounds == [str(ROUNDS[players]) for players in range(3, 7)]
    assert f" {START_GOLD} " in document.read_text("utf-8")


@each_player_rules
def test_every_rule_is_explained_to_players(document: Path) -> None:
    numbered = re.findall(r"^- \*\*(R\d+)\*\*", (ROOT / "docs" / "rules" / "maechtige_monster.md").read_text("utf-8"), re.MULTILINE)
    cited = re.findall(r"\((R\d+)[ab]?\)", document.read_text("utf-8"))

    assert [rule for rule in numbered if rule not in cited] == []


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_for_players_say_the_same_in_both_languages(game: str) -> None:
    shapes = [
        re.findall(r"^#+|R\d+[ab]?|^> \*\*|^- \*\*|^\| K\d+", path.read_text("utf-8"), re.MULTILINE)
        for path in [ROOT / "docs" / "play" / f"{game}.{language}.md" for language in ["de", "en"]]
    ]

    assert shapes[0]
    assert shapes[0] == shapes[1]
