"""Kept games: where they are, that they are whole, undone moves, and files that were cut off."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from monstertisch.cli import run
from monstertisch.core.chance import Luck, secret_of
from monstertisch.core.match import Match
from monstertisch.core.reason import BadMatch, Refusal
from monstertisch.terminal.saves import Save, find, games_folder, kept, latest_unfinished, load, new_save, reopen

from .tables import GAME, types


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("MONSTERTISCH_DATA", str(tmp_path))
    return tmp_path / "games"


def some_match() -> Match:
    """A few moves, one taken back; a name with letters of two bytes."""
    match = Match(GAME, GAME.setup(3, {"king": True}), Luck(secret_of(4)), ["Jürgen", "bot:random", "bot:random"])
    for turn in range(14):
        seat = match.state.to_act()[0]
        match.play(seat, match.state.options(seat)[turn % 3])
        if turn == 5:
            match.undo(3)
    return match


@pytest.mark.parametrize(
    ("environment", "expected"),
    [
        ({"MONSTERTISCH_DATA": "/a", "XDG_DATA_HOME": "/b"}, "/a/games"),
        ({"XDG_DATA_HOME": "/b"}, "/b/monstertisch/games"),
        ({"HOME": "/c"}, "/c/.local/share/monstertisch/games"),
    ],
)
def test_games_are_kept_in_the_folder_of_the_user(
    monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], expected: str
) -> None:
    for name in ["MONSTERTISCH_DATA", "XDG_DATA_HOME"]:
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)

    assert games_folder() == Path(expected)


def test_every_entry_is_in_the_file_before_it_is_shown(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever was shown when the program is killed, the file has it."""
    lines_at_prompts = []

    def answer(_prompt: str) -> str:
        [path] = kept(folder)
        lines_at_prompts.append(len(load(path).entries))
        if len(lines_at_prompts) == 5:
            raise KeyboardInterrupt
        return "1"

    monkeypatch.setattr("builtins.input", answer)

    assert run(["play", "--players", "3", "--seed", "1", "--bots", "random"]) == 130
    assert lines_at_prompts == sorted(set(lines_at_prompts))
    assert lines_at_prompts[-1] >= 8


@pytest.mark.usefixtures("folder")
def test_a_line_of_which_the_system_takes_only_a_part_is_written_to_its_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """As on a disk that is nearly full: the next line must not follow half of this one."""
    match, write = some_match(), os.write
    monkeypatch.setattr(os, "write", lambda file, line: write(file, line[:7]))
    save = new_save(match)
    for entry in match.entries:
        save.keep(match, entry)
    save.close()

    assert save.path.read_text("utf-8") == match.text()


def test_on_a_full_disk_no_empty_game_is_left(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_anything: object) -> int:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "write", full)

    assert run(["play"]) == 2
    assert kept(folder) == []


@pytest.mark.usefixtures("folder")
def test_two_games_begun_in_one_second_are_two_files() -> None:
    first, second = new_save(some_match()), new_save(some_match())

    assert first.path != second.path
    assert load(first.path).entries == []


@pytest.mark.usefixtures("folder")
def test_a_game_is_open_only_once() -> None:
    save = new_save(some_match())

    with pytest.raises(BadMatch) as refused:
        reopen(save.path)
    assert refused.value.reason.code == "save-open"
    save.close()
    reopen(save.path)[1].close()


def test_a_file_cut_off_at_any_byte_is_repaired_or_refused(tmp_path: Path) -> None:
    """What is left is the longest whole part; only a file without a whole first line is refused, and stays as it is."""
    match = some_match()
    whole = match.text().encode()
    header = len(match.header().encode())
    path = tmp_path / "cut.jsonl"
    for length in range(len(whole) + 1):
        path.write_bytes(whole[:length])
        if length < header:
            with pytest.raises(BadMatch) as refused:
                reopen(path)
            assert refused.value.reason.code == ("match-cut" if length else "match-empty")
            assert path.read_bytes() == whole[:length]
            continue
        found, save = reopen(path)
        save.close()
        lines = whole[:length].split(b"\n")
        at_line_end = length == len(whole) or whole[length : length + 1] == b"\n" or lines[-1] == b""
        assert found.cut_off != at_line_end
        assert found.entries == match.entries[: len(found.entries)]
        assert path.read_bytes() == whole[: path.stat().st_size]
        assert path.read_bytes() == found.text().encode()


def test_a_repaired_game_says_so_and_goes_on(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    match = some_match()
    folder.mkdir()
    path = folder / "20260101T000000Z-maechtige_monster.jsonl"
    path.write_bytes(match.text().encode()[:-3])
    types(monkeypatch, "1")

    assert run(["resume", "--lang", "de"]) == 0
    out = " ".join(capsys.readouterr().out.split())
    assert "war mitten im letzten Eintrag abgeschnitten" in out
    assert "Es geht weiter in Runde" in out
    assert len(load(path).entries) >= len(match.entries)


def test_resume_takes_the_game_played_last_that_is_not_over(folder: Path) -> None:
    over = some_match()
    while not over.over:
        seat = over.state.to_act()[0]
        over.play(seat, over.state.options(seat)[0])
    folder.mkdir()
    for name, text, played in [("old", some_match().text(), 1), ("new", some_match().text(), 2), ("over", over.text(), 3)]:
        (folder / f"{name}.jsonl").write_text(text, "utf-8")
        os.utime(folder / f"{name}.jsonl", (played, played))
    (folder / "broken.jsonl").write_text("{}\n")
    broken: list[tuple[Path, Refusal]] = []

    assert latest_unfinished(broken).name == "new.jsonl"
    assert [path.name for path, _ in broken] == ["broken.jsonl"]
    assert find("old.jsonl") == folder / "old.jsonl"


@pytest.mark.usefixtures("folder")
def test_without_a_game_resume_says_how_to_begin_one(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["resume", "--lang", "en"]) == 2
    assert "“monstertisch play” begins one." in capsys.readouterr().err


def test_a_game_of_several_people_is_not_for_the_terminal(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = Match(GAME, GAME.setup(3), Luck(secret_of(4)), ["Anna", "Jenny", "bot:random"])
    path = tmp_path / "two.jsonl"
    path.write_text(match.text(), "utf-8")

    assert run(["resume", str(path), "--lang", "en"]) == 2
    assert "exactly one person plays, here it is 2" in capsys.readouterr().err


# Undo


def test_undo_is_free_while_nothing_hidden_was_shown(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """From round 2 on all hands are known: the person goes back without being asked."""
    folder.mkdir()
    match = Match(GAME, GAME.setup(3), Luck(secret_of(4)), ["Anna", "bot:random", "bot:random"])
    while match.state.round() < 2 or match.state.to_act() != [0]:
        seat = match.state.to_act()[0]
        match.play(seat, match.state.options(seat)[0])
    path = folder / "game.jsonl"
    path.write_text(match.text(), "utf-8")
    types(monkeypatch, "1", "undo")

    assert run(["resume", "--lang", "en"]) == 0
    out = capsys.readouterr().out
    assert "Your last move is taken back." in out
    assert "Hidden cards" not in out
    assert (load(path).entries[-1].undo_to, load(path).entries[-1].seat) == (len(match.entries), 0)
    assert load(path).state.digest() == match.state.digest()


def test_undo_asks_where_hidden_cards_were_shown(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """In round 1 the bots' cards come to light with every move; only a yes goes back then."""
    types(monkeypatch, "1", "undo", "no", "undo", "yes", "undo")

    assert run(["play", "--players", "3", "--seed", "1", "--bots", "random", "--lang", "en"]) == 0
    out = capsys.readouterr().out
    assert out.count("Hidden cards have come to light since.") == 2
    assert out.count("Everything stays as it is.") == 1
    assert out.count("Your last move is taken back.") == 1
    assert "You have not played anything that you could take back." in out
    [path] = kept(folder)
    assert [entry.undo_to is not None for entry in load(path).entries].count(True) == 1


def test_a_replay_says_who_took_back(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = some_match()
    for seat in (0, 0, 1):
        match.undo(match.steps[-2].entry.number, seat)
    folder.mkdir()
    path = folder / "game.jsonl"
    path.write_text(match.text(), "utf-8")

    assert run(["replay", str(path), "--lang", "de"]) == 0
    told = " ".join(capsys.readouterr().out.split())
    assert "Jürgen hat 2-mal zurückgenommen; was dabei wegfiel, fehlt hier." in told
    assert "Grimm hat einen Zug zurückgenommen; was dabei wegfiel, fehlt hier." in told
    assert "Ein Zug wurde zurückgenommen und fehlt hier." in told


@pytest.mark.usefixtures("folder")
def test_a_full_disk_ends_the_game_in_words(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """A move that cannot be kept is not shown."""
    types(monkeypatch, "1")

    def full(_save: Save, _line: str) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Save, "append", full)

    assert run(["play", "--players", "3", "--lang", "en"]) == 2
    assert capsys.readouterr().err == "It cannot go on like this: No space left on device\n"
