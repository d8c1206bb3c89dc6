"""What if, in the terminal: a kept game goes on from one of its positions, and is kept itself."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

from monstertisch.cli import run
from monstertisch.core.chance import Luck, secret_of
from monstertisch.core.match import Match
from monstertisch.games import GAMES
from monstertisch.terminal.saves import kept, load

from .sessions import Session


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("MONSTERTISCH_DATA", str(tmp_path))
    monkeypatch.setenv("MONSTERTISCH_LANG", "en")
    monkeypatch.chdir(tmp_path)
    return tmp_path / "games"


def written(path: Path, game: str = "maechtige_monster", moves: int = 10_000) -> Match:
    """A game from a server, where bots have names of their own, in a file."""
    rules, whims = GAMES[game], random.Random(2)
    match = Match(rules, rules.setup(3), Luck(secret_of(2)), ["bot:Grimm", "Anna", "Ben"])
    while not match.over and match.n < moves:
        seat = match.state.to_act()[0]
        match.play(seat, whims.choice(match.state.options(seat)))
    path.write_text(match.text(), "utf-8")
    return match


def begun(folder: Path) -> Match:
    """The game that was begun and kept."""
    [path] = kept(folder)
    return load(path)


@pytest.mark.parametrize(
    ("language", "told"), [("de", "nach Eintrag 7 einer anderen Partie"), ("en", "after entry 7 of another game")]
)
def test_a_person_plays_on_to_the_end(tmp_path: Path, folder: Path, language: str, told: str) -> None:
    """And what was kept verifies, and is told as what it is."""
    written(tmp_path / "old.jsonl")
    words = ["play", "--from", "old.jsonl", "--at", "7", "--seat", "3", "--name", "Mila", "--bots", "random", "--lang", language]
    session = Session(tmp_path, *words)
    first = session.read()
    session.play_to_the_end(first)

    assert told in " ".join(first.split())
    assert session.exit_code() == 0
    match = begun(folder)
    assert match.seats == ["bot:random", "bot:random", "Mila"]
    assert match.begins is not None
    assert (match.begins.entry, match.begins.seat) == (7, 2)


@pytest.mark.parametrize("game", GAMES)
def test_any_game_goes_on_and_can_be_left_and_resumed(
    tmp_path: Path, folder: Path, game: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    old = written(tmp_path / "old.jsonl", game, 30)
    answers = iter(["1", "1", "1"])

    def answer(_prompt: str) -> str:
        try:
            return next(answers)
        except StopIteration:
            raise EOFError from None

    monkeypatch.setattr("builtins.input", answer)
    assert run(["play", "--from", "old.jsonl", "--seed", "5", "--bots", "random"]) == 0
    match = begun(folder)
    answers = iter(["1"])
    assert run(["resume"]) == 0
    assert run(["replay", kept(folder)[0].name, "--json"]) == 0

    assert match.state_after(0).view(1) == old.state_after(30).view(1)  # where a person sat first, after the last entry
    assert match.n >= 3
    assert begun(folder).text().startswith(match.text())
    assert begun(folder).n > match.n
    shown = capsys.readouterr().out
    assert "What if? We go on after entry 30 of another game." in " ".join(shown.split())
    assert json.loads(shown[shown.index("\n{") :])["goes_on_from"] == 30


def test_taking_back_stops_where_it_began(tmp_path: Path, folder: Path) -> None:
    written(tmp_path / "old.jsonl", moves=20)
    session = Session(tmp_path, "play", "--from", "old.jsonl", "--at", "6", "--bots", "random", "--lang", "en")
    session.read()
    session.type("1")
    shown = session.type("undo")
    if "(yes/no)" in shown:
        shown = session.type("yes")

    assert "Your last move is taken back." in shown
    assert "You have not played anything that you could take back." in session.type("undo")
    session.type("quit")
    assert begun(folder).entries[-1].undo_to is not None
    assert all(step.entry.seat != 1 for step in begun(folder).steps)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("--from old.jsonl --at 500", "There is no position after entry 500: it does not exist, or it was taken back."),
        ("--from old.jsonl --at -1", "There is no position after entry -1: it does not exist, or it was taken back."),
        ("--from old.jsonl", "the game is over. Take an earlier position."),
        ("--from old.jsonl --at 3 --seat 4", "There is no seat 4 here. Possible: 1 to 3."),
        ("--from old.jsonl --at 3 --seat 0", "There is no seat 0 here. Possible: 1 to 3."),
        ("--from old.jsonl --at 3 --bots nobody", "There is no bot “nobody”."),
        ("--from old.jsonl --players 3", "Leave --players out: the file that you name with --from says it."),
        ("kingscraft --from old.jsonl", "Leave GAME out: the file that you name with --from says it."),
        ("--from cut.jsonl", "The file is cut off inside its last entry."),
        ("--from none.jsonl", "none.jsonl does not exist."),
        ("--at 3", "--at goes with --from only."),
        ("--seat 1", "--seat goes with --from only."),
    ],
)
def test_what_cannot_be_is_refused_in_one_sentence(
    tmp_path: Path, folder: Path, capsys: pytest.CaptureFixture[str], words: str, said: str
) -> None:
    match = written(tmp_path / "old.jsonl")
    (tmp_path / "cut.jsonl").write_text(match.text()[:-9], "utf-8")

    assert run(["play", *words.split()]) == 2
    assert said in capsys.readouterr().err
    assert not folder.exists()


def test_verify_says_how_far_it_goes(
    tmp_path: Path, folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    written(tmp_path / "old.jsonl")
    monkeypatch.setattr("builtins.input", lambda _prompt: "1")
    run(["play", "--from", "old.jsonl", "--at", "7", "--bots", "random"])
    [path] = kept(folder)
    capsys.readouterr()

    assert run(["verify", path.name]) == 0
    assert "It began with a position of another game, after entry 7 of that." in " ".join(capsys.readouterr().out.split())
    path.write_text(path.read_text("utf-8").replace('"position":{', '"position":{"more":1,', 1), "utf-8")
    assert run(["verify", path.name]) == 1
    assert "the position with which this match begins" in " ".join(capsys.readouterr().out.split())
