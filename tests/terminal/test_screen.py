"""The table on any screen: 80 columns and other widths, and terminals that know only ASCII."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from rich.cells import cell_len

from monstertisch.cli import run
from monstertisch.terminal.drawing import coloured

from .sessions import SOURCE, pick

Begin = Callable[[str], list[str]]

# What is asked, at every so manyth prompt of a game.
QUESTIONS = {
    "maechtige-monster": (1, "? | ? 1 | ? 5 | ? guard 1 | ? wächter 3 | ? 1.1 | ? tile"),
    "kingscraft": (5, "? | ? 1 | ? sword | ? sch | ? könig | ? level 3 | ? grimm | ? forge | ? potions | ? fight"),
    "boss-monster": (
        7,
        "? | ? 1 | ? loot box | ? sch | ? spike | ? grimm | ? wilhelmina | ? town | ? ablage | ? hand | ? boss | switches",
    ),
}
ALWAYS = ["? rules", "help", "log"]
MOST_TURNS = 40
LONGEST: list[tuple[str, str, int, list[str]]] = [
    ("maechtige-monster", "en", 3, ["king", "chain", "type=sea,demon,insect"]),
    ("maechtige-monster", "de", 6, ["king", "chain", "type=sea,demon,insect,undead,orc,dragon"]),
    ("kingscraft", "en", 3, ["character=nobleman,assassin,rogue", "king=K_PIRAT"]),
    ("kingscraft", "de", 4, ["character=rogue,alchemist,swashbuckler,assassin-neutral", "king=old"]),
    ("boss-monster", "en", 3, ["choose_boss", "room_for_coin", "intrigue"]),
    ("boss-monster", "de", 4, ["hard_mode", "empty_adventure_turns", "miniboss_drops", "bait_order=oldest_first"]),
]
MORE: list[tuple[str, str, int, list[str]]] = [
    ("maechtige-monster", "de", 3, ["king", "chain", "type=sea,demon,insect"]),
    ("maechtige-monster", "en", 6, ["king", "chain", "type=sea,demon,insect,undead,orc,dragon"]),
    ("kingscraft", "de", 2, ["character=alchemist,merchant", "king=K_ZWERG"]),
    ("boss-monster", "de", 2, ["boss=dr_deadly,calabeza", "english_setup", "optional_spells"]),
]


@pytest.fixture
def talkative(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Begin:
    """Someone who asks everything again and again, else plays a number; the list fills with all that was shown.

    In Boss Monster this is someone who wants to be asked always.
    """
    monkeypatch.setenv("MONSTERTISCH_DATA", str(tmp_path))

    def begin(game: str) -> list[str]:
        every, questions = QUESTIONS[game]
        shown: list[str] = []
        waiting = ["hold"] if game == "boss-monster" else []
        turns = 0

        def answer(_prompt: str) -> str:
            nonlocal turns
            shown.append(capsys.readouterr().out)
            if not waiting:
                turns += 1
                if turns > MOST_TURNS:
                    raise EOFError
                since = (turns - 1) % every
                waiting.extend([*questions.split(" | "), *ALWAYS] if since == 0 else ["log"] if since == 1 else [])
                waiting.append(pick("".join(shown[-2:]), turns))
            return waiting.pop(0)

        monkeypatch.setattr("builtins.input", answer)
        return shown

    return begin


@pytest.mark.parametrize(
    ("game", "language", "players", "chosen"), [*LONGEST, *[pytest.param(*more, marks=pytest.mark.long) for more in MORE]]
)
def test_no_line_is_longer_than_80_columns(
    talkative: Begin,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    game: str,
    language: str,
    players: int,
    chosen: list[str],
) -> None:
    """With the longest names, every character and all variants."""
    monkeypatch.setenv("COLUMNS", "80")
    options = [word for option in chosen for word in ["--option", option]]
    settings = ["--players", str(players), "--seed", "2", "--name", "Wilhelmina", "--bots", "random", "--lang", language]
    heard = talkative(game)

    assert run(["play", game, *settings, *options]) == 0
    shown = "".join([*heard, capsys.readouterr().out])
    assert "Wilhelmina" in shown
    assert [line for line in shown.split("\n") if cell_len(line) > 80] == []
    assert [line for line in shown.split("\n") if line != line.rstrip()] == []
    assert "…" not in shown
    assert "None" not in shown


@pytest.mark.parametrize("columns", ["20", "200"])
def test_other_widths_cut_nothing_off(
    talkative: Begin, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], columns: str
) -> None:
    monkeypatch.setenv("COLUMNS", columns)
    shown = talkative("maechtige-monster")

    assert run(["play", "--players", "3", "--seed", "2", "--bots", "random", "--lang", "de"]) == 0
    assert "…" not in "".join(shown)
    assert capsys.readouterr().err == ""


def shown_in(encoding: str, folder: Path, settings: list[str], typed: str) -> str:
    """What a terminal of this encoding shows of a German game in which this is typed, something unreadable at last."""
    variables = {**os.environ, "PYTHONPATH": str(SOURCE), "MONSTERTISCH_DATA": str(folder), "PYTHONIOENCODING": encoding}
    command = [sys.executable, "-m", "monstertisch", "play", *settings, "--seed", "3", "--lang", "de"]
    words = f"{typed}\n\xff\n".encode("latin-1")

    done = subprocess.run(command, input=words, capture_output=True, env=variables, timeout=60, check=False)

    assert done.returncode == 0
    assert done.stderr == b""
    return done.stdout.decode(encoding)


@pytest.mark.parametrize("encoding", ["ascii", pytest.param("cp1252", marks=pytest.mark.long)])  # of one game: below
@pytest.mark.parametrize(
    ("settings", "typed", "german", "plain"),
    [
        (
            "kingscraft --bots random",
            "? regeln\n? loewenhelm\n? koenig\nangriff 1",
            ["Lederrüstung", "Löwenhelm: Klasse 3, Kopf"],
            ["Lederruestung", "Loewenhelm: Klasse 3, Kopf"],
        ),
        (
            "boss-monster --bots random",
            "? regeln\n? saegezahnpendel\n? raeubertresor\n1",
            ["Sägezahnpendel: Fallenraum", "Räubertresor: erweiterter Fallenraum"],
            ["Saegezahnpendel: Fallenraum", "Raeubertresor: erweiterter Fallenraum"],
        ),
    ],
    ids=["kingscraft", "boss-monster"],
)
def test_a_terminal_without_our_characters_gets_others(
    tmp_path: Path, encoding: str, settings: str, typed: str, german: list[str], plain: list[str]
) -> None:
    """Stars, dashes, quotation marks and umlauts have a plain spelling, in names and texts of cards too."""
    out = shown_in(encoding, tmp_path, settings.split(), typed)

    assert [words for words in (plain if encoding == "ascii" else german) if words not in out] == []
    assert_readable(out)


def assert_readable(out: str) -> None:
    assert re.findall(r"\w\?\w", out) == []
    assert "?erk" not in out


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "cp1252"])
def test_columns_stay_in_line_where_a_name_is_spelled_otherwise(tmp_path: Path, encoding: str) -> None:
    out = shown_in(encoding, tmp_path, ["--players", "3", "--name", "Jörg"], "1\n? regeln")

    assert ("Waechter" if encoding == "ascii" else "Wächter") in out
    assert_readable(out)
    heads = [line for line in out.split("\n") if line.startswith("Am Tisch")]
    rows = [line for line in out.split("\n") if line.startswith(("Joerg (du)", "Jörg (du)"))]
    assert heads
    assert heads[0].index("Monster") == rows[0].index("Orks")


def test_people_have_colours_wherever_their_whole_names_stand() -> None:
    """Who is called Li colours no Lilo."""
    text = coloured("3 Lilo, 4 Li", ["Li", "Lilo"])

    assert [(text.plain[span.start : span.end], span.style) for span in text.spans] == [("Li", "cyan"), ("Lilo", "red")]
