"""The commands: what they print, their exit codes, and that bad input is answered in one clear sentence."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import monstertisch
from monstertisch.cli import run
from monstertisch.core.chance import Luck, Script, secret_of
from monstertisch.core.match import Match
from monstertisch.games import GAMES

SOURCE = Path(monstertisch.__file__).parent
GAME = GAMES["maechtige_monster"]
OUR_CARDS = (SOURCE / "games/maechtige_monster/cards.toml").read_text("utf-8")
COMMANDS = [
    [],
    ["play"],
    ["resume"],
    ["games"],
    ["replay"],
    ["verify"],
    ["analyse"],
    ["simulate"],
    ["arena"],
    ["golden"],
    ["golden", "write"],
    ["golden", "check"],
    ["cards"],
    ["cards", "list"],
    ["cards", "check"],
]


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every test has its own games folder and starts in an empty folder, with English as the user's language."""
    monkeypatch.setenv("MONSTERTISCH_DATA", str(tmp_path / "kept"))
    monkeypatch.setenv("MONSTERTISCH_LANG", "en")
    monkeypatch.chdir(tmp_path)


def finished(path: Path, luck: Luck | None = None) -> Match:
    """A game that was played to its end, in a file."""
    match = Match(GAME, GAME.setup(3, {"king": True}), luck or Luck(secret_of(4)), ["Anna", "bot:random", "bot:random"])
    while not match.over:
        seat = match.state.to_act()[0]
        match.play(seat, match.state.options(seat)[-1])
    path.write_text(match.text(), "utf-8")
    return match


def answer(capsys: pytest.CaptureFixture[str], *args: str) -> Any:
    """What a command with --json prints, which is JSON and nothing else."""
    code = run([*args, "--json"])
    shown = capsys.readouterr()
    assert shown.err == ""
    return code, json.loads(shown.out)


# Help


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize(("language", "usage"), [("de", "Aufruf: monstertisch"), ("en", "Usage: monstertisch")])
def test_every_command_has_help(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], command: list[str], language: str, usage: str
) -> None:
    """In the user's language, within 80 columns."""
    monkeypatch.setenv("MONSTERTISCH_LANG", language)

    assert run([*command, "--help"]) == 0
    shown = capsys.readouterr()
    assert shown.out.startswith(" ".join([usage, *command]))
    assert shown.err == ""
    assert max(len(line) for line in shown.out.split("\n")) <= 80
    assert "help-" not in shown.out


def test_help_speaks_the_language_that_is_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["play", "--help", "--lang", "de"]) == 0
    assert "so viele sitzen am Tisch" in capsys.readouterr().out


def test_without_a_command_the_commands_are_shown(capsys: pytest.CaptureFixture[str]) -> None:
    assert run([]) == 0
    out = capsys.readouterr().out
    assert all(f"  {command[0]} " in out for command in COMMANDS if command)


def test_the_program_can_be_started(tmp_path: Path) -> None:
    """`python -m monstertisch`, with the input at its end: the first prompt is reached and the game kept."""
    variables = {**os.environ, "PYTHONPATH": str(SOURCE.parent), "MONSTERTISCH_DATA": str(tmp_path), "LC_ALL": "de_DE.UTF-8"}
    variables.pop("MONSTERTISCH_LANG")

    done = subprocess.run(
        [sys.executable, "-m", "monstertisch", "play"],
        env=variables,
        input="",
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )

    assert done.returncode == 0
    assert "Du bist dran." in done.stdout
    assert "monstertisch resume" in done.stdout
    assert done.stderr == ""


# What goes well


def test_games(capsys: pytest.CaptureFixture[str]) -> None:
    code, games = answer(capsys, "games")

    assert code == 0
    assert games[0]["name"] == "maechtige_monster"
    assert games[0]["players"] == [3, 6]
    assert [option["name"] for option in games[0]["options"]] == ["chain", "king", "type"]
    assert run(["games", "--lang", "de"]) == 0
    assert "Mächtige Monster (maechtige-monster)" in capsys.readouterr().out


def test_simulate(capsys: pytest.CaptureFixture[str]) -> None:
    """The fields that programs read; one line per bot for people, for all the seats it holds."""
    series = ["simulate", "maechtige-monster", "--players", "4", "--games", "20", "--seed", "1", "--option", "king"]
    code, found = answer(capsys, *series, "--bots", "random")

    assert code == 0
    assert " ".join(found) == "games moves seconds games_per_s moves_per_s scores_by_place rounds endings wins choices uses digest"
    assert found["games"] == 20
    assert answer(capsys, *series, "--bots", "random,random,random,random")[1]["digest"] == found["digest"]
    assert run([*series, "--bots", "greedy", "--bots", "random,random,random"]) == 0
    out = capsys.readouterr().out
    assert [line.split()[0] for line in out.split("\n") if "%" in line] == ["Bot", "greedy", "random"]
    assert "\nBot (all seats) " in out


def test_simulate_counts_by_choices_that_are_varied(capsys: pytest.CaptureFixture[str]) -> None:
    series = ["simulate", "kingscraft", "--players", "2", "--games", "4", "--vary", "character", "--vary", "king"]
    _, found = answer(capsys, *series)
    run([*series, "--lang", "en"])
    out = capsys.readouterr().out

    assert set(found["choices"]) == {"character", "king"}
    assert all(choice in out for choices in found["choices"].values() for choice in choices)


def test_simulate_counts_uses(capsys: pytest.CaptureFixture[str]) -> None:
    series = ["simulate", "boss-monster", "--players", "2", "--games", "1", "--uses"]
    _, found = answer(capsys, *series)
    run(series)
    out = capsys.readouterr().out

    assert all(card in out for card in found["uses"])
    assert sum(found["uses"].values()) > 20


def test_arena(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """The fields that programs read; one line per bot for people, the best first."""
    series = [
        "arena",
        "maechtige-monster",
        "--players",
        "3",
        "--bots",
        "random,greedy,random",
        "--keep",
        str(tmp_path / "arena.jsonl"),
    ]
    code, found = answer(capsys, *series, "--deals", "4")

    assert code == 0
    assert " ".join(found) == "deals games moves bots digest"
    assert (found["deals"], found["games"]) == (4, 12)
    assert " ".join(found["bots"]["greedy"]) == "seats chance wins place rating"
    assert run([*series, "--deals", "5", "--lang", "en"]) == 0
    out = capsys.readouterr().out
    assert "5 deals, each played in all seatings: 15 games" in out
    assert [line.split()[0] for line in out.split("\n") if "%" in line] == ["Bot", "greedy", "random"]


def test_an_arena_of_one_deal_has_no_interval(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["arena", "maechtige-monster", "--players", "3", "--bots", "random", "--deals", "1", "--lang", "de"]) == 0
    out = capsys.readouterr().out

    assert "Eine Mischung, in allen Sitzordnungen gespielt: 1 Partie" in out
    assert "–" in out


def test_an_interrupted_series_tells_what_was_finished(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    begun = 0
    new = type(GAME).new

    def interrupting(*args: Any) -> Any:
        nonlocal begun
        begun += 1
        if begun == 4:
            raise KeyboardInterrupt
        return new(*args)

    monkeypatch.setattr(type(GAME), "new", interrupting)

    assert run(["simulate", "maechtige-monster", "--games", "10", "--bots", "random"]) == 130
    out = capsys.readouterr().out
    assert "Interrupted." in out
    assert out.split()[:2] == ["Games", "3"]


def test_replay(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Round by round in words; for programs as someone who only watches saw it."""
    match = finished(tmp_path / "game.jsonl")
    code, found = answer(capsys, "replay", "game.jsonl")

    assert code == 0
    assert len(found["steps"]) == len(match.steps)
    assert found["result"]["scores"] == match.state.result().scores
    assert all("hand" not in event for event in found["opening"])
    assert run(["replay", "game.jsonl", "--lang", "de"]) == 0
    out = capsys.readouterr().out
    rounds = [line for line in out.split("\n") if line.startswith("Runde ")]
    assert [line.split(":")[0] for line in rounds] == [f"Runde {number} von 6" for number in range(1, 7)]
    assert out.count("\n  Wächter 1 hat Stärke ") == 6
    assert "Das Spiel ist aus." in out


def test_replay_of_a_running_game_shows_no_hand(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Q37: what a spectator may not know is not in it."""
    match = Match(GAME, GAME.setup(3), Luck(secret_of(4)), ["Anna", "bot:random", "bot:random"])
    match.play(match.state.to_act()[0], match.state.options(match.state.to_act()[0])[0])
    (tmp_path / "game.jsonl").write_text(match.text(), "utf-8")

    assert run(["replay", "game.jsonl", "--json"]) == 0
    out = capsys.readouterr().out
    assert "hand" not in out
    assert match.header()[-60:-4] not in out
    assert run(["replay", "game.jsonl"]) == 0
    assert "The game is not over yet, round 1." in capsys.readouterr().out


def test_cards(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Every card, the reconstructed ones marked; our own file passes its check."""
    assert answer(capsys, "cards", "list", "maechtige_monster") == (0, GAME.card_rows())
    assert run(["cards", "list", "maechtige-monster", "--lang", "de"]) == 0
    out = capsys.readouterr().out
    assert sum(line.startswith("~  G") for line in out.split("\n")) == 36
    assert len(re.findall(r"(?m)^   K\d\d ", out)) == 12
    (tmp_path / "ours.toml").write_text(OUR_CARDS, "utf-8")
    assert answer(capsys, "cards", "check", "ours.toml") == (0, {"ok": True, "reasons": []})
    assert run(["cards", "check", "ours.toml"]) == 0
    assert "Play with it: monstertisch play maechtige-monster --cards ours.toml" in capsys.readouterr().out


def test_a_card_file_is_checked_as_that_of_its_game(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The sections say which game it is for; a game that is named goes first."""
    (tmp_path / "kings.toml").write_text((SOURCE / "games/kingscraft/cards.toml").read_text("utf-8"), "utf-8")

    assert run(["cards", "check", "kings.toml"]) == 0
    assert "Play with it: monstertisch play kingscraft --cards kings.toml" in capsys.readouterr().out
    assert run(["cards", "check", "kings.toml", "--game", "maechtige-monster"]) == 1
    capsys.readouterr()
    assert run(["cards", "list", "kingscraft", "--lang", "de"]) == 0
    out = capsys.readouterr().out
    assert "golden: 3 Würfel, +2 Stärke" in out
    assert max(len(line) for line in out.split("\n")) <= 100


def test_a_choice_may_be_typed_without_capitals(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """Options that are more than switches: one of several, one per seat; the table says what it chose."""
    monkeypatch.setattr("builtins.input", lambda _prompt: "quit")
    options = ["--option", "king=k_zwerg", "--option", "Character=x", "--option", "boards_out=ef", "--option", "static_recipes"]

    assert run(["play", "kingscraft", "--players", "2", *options]) == 2
    assert "There is no option “Character”." in capsys.readouterr().err
    options[3] = "character=Rogue,merchant-neutral"
    assert run(["play", "kingscraft", "--players", "2", *options]) == 0
    out = capsys.readouterr().out
    assert out.startswith("Kingscraft · King: Dwarf King · Without the boards: E and F · Fixed recipes\n")
    assert "Guest (you) · Rogue" in out


def test_a_wrong_card_file_is_told_everything_that_is_wrong(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """R33: path and reason of every wrong value; a syntax error with its line."""
    wrong = OUR_CARDS.replace("strength = 3, loot = 3,", "strength = 77, loot = 3,").replace(
        '"orc", strength = 2', '"elf", strength = 2'
    )
    (tmp_path / "wrong.toml").write_text(wrong, "utf-8")
    (tmp_path / "syntax.toml").write_text("guards = [\n  { id = }\n]\n", "utf-8")

    code, found = answer(capsys, "cards", "check", "wrong.toml", "--lang", "de")
    assert code == 1
    assert [reason["params"]["path"] for reason in found["reasons"]] == ["monsters[1].type", "guards[0].strength"]
    assert run(["cards", "check", "wrong.toml", "--lang", "de"]) == 1
    assert "guards[0].strength: 77 liegt nicht zwischen 3 und 6 – R33" in capsys.readouterr().out
    assert run(["cards", "check", "syntax.toml"]) == 1
    assert "Line 2 is no valid TOML" in capsys.readouterr().out
    assert run(["play", "--cards", "wrong.toml"]) == 2
    assert "guards[0].strength" in capsys.readouterr().err


def test_own_cards_travel_with_the_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """R33: a match with other cards carries their rows; series can be played with them too."""
    (tmp_path / "own.toml").write_text(OUR_CARDS.replace("heal = 3", "heal = 4"), "utf-8")
    monkeypatch.setattr("builtins.input", lambda _prompt: "quit")

    assert run(["play", "--cards", "own.toml", "--bots", "random"]) == 0
    [kept] = (tmp_path / "kept" / "games").iterdir()
    assert '"heal":4' in kept.read_text("utf-8")
    assert run(["resume"]) == 0
    assert run(["simulate", "maechtige-monster", "--cards", "own.toml", "--games", "2", "--bots", "random"]) == 0


# Verify


def test_verify_a_finished_game(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = finished(tmp_path / "game.jsonl")

    code, verdict = answer(capsys, "verify", "game.jsonl")
    assert code == 0
    assert verdict["verified"] is True
    assert verdict["scores"] == match.state.result().scores
    assert verdict["commitment"] == match.commitment
    assert run(["verify", "game.jsonl", "--lang", "de"]) == 0
    assert "Stimmt." in capsys.readouterr().out


def test_verify_refuses_whatever_does_not_follow_from_the_secret(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Another secret, another seal, other scores, a digest, a move, an entry missing, a game that is not over, too many players."""
    match = finished(tmp_path / "game.jsonl")
    text = match.text()
    lines = text.split("\n")
    assert isinstance(match.luck, Luck)
    secret, digest = match.luck.secret.hex(), next(entry.digest for entry in match.entries if entry.digest)
    assert match.commitment is not None
    other = secret_of(99)
    wrong = {
        "secret": text.replace(secret, other.hex()),
        "seal": text.replace(match.commitment, "0" * 64),
        "digest": text.replace(digest, "0" * 64),
        "scores": text.replace('"scores":[', '"scores":[1'),
        "entry": "\n".join([*lines[:3], *lines[4:]]),
        "running": "\n".join([*lines[:-2], ""]),
        "cut": text[:-5],
        "empty": "",
        "foreign": "hello\n",
        "crowd": text.replace('"players":3', '"players":30'),
    }
    for name, changed in wrong.items():
        (tmp_path / name).write_text(changed, "utf-8")

        code, verdict = answer(capsys, "verify", name)
        assert (code, verdict["verified"]) == (1, False), name
        assert verdict["reason"]["text"]
        assert run(["verify", name, "--lang", "de"]) == 1
        assert capsys.readouterr().out.startswith("Stimmt nicht.")


def test_analyse_tells_chances_turning_points_and_what_was_luck(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = finished(tmp_path / "game.jsonl")
    names = ["Anna", "Grimm", "Mira"]

    code, found = answer(capsys, "analyse", "game.jsonl", "--worlds", "1")
    assert code == 0
    assert len(found["moments"]) == match.n + 1
    assert run(["analyse", "game.jsonl", "--worlds", "1", "--lang", "de"]) == 0
    told = capsys.readouterr().out
    assert [line.split() for line in told.splitlines() if line.startswith("nach Runde")] == [["nach", "Runde", *names]]
    for turned in found["points"]:
        assert f"Eintrag {turned['n']}" in re.sub(r"\s+", " ", told)


@pytest.mark.parametrize(
    ("args", "text", "told"),
    [([], "running", "Das Spiel läuft noch."), (["--worlds", "-1"], "over", "-1 Fortsetzungen"), ([], "cut", "abgeschnitten")],
)
def test_analyse_refuses_what_is_not_a_finished_game(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], args: list[str], text: str, told: str
) -> None:
    lines = finished(tmp_path / "game.jsonl").text()
    (tmp_path / "game.jsonl").write_text(
        {"running": "\n".join(lines.split("\n")[:9]), "over": lines, "cut": lines[:-9]}[text], "utf-8"
    )

    assert run(["analyse", "game.jsonl", "--lang", "de", *args]) == 2
    assert told in capsys.readouterr().err


def test_verify_compares_with_the_seal_that_was_shown(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A file can be sound and still not be the game that was sealed."""
    match = finished(tmp_path / "game.jsonl")
    assert match.commitment is not None

    assert run(["verify", "game.jsonl", "--commitment", match.commitment.upper()]) == 0
    capsys.readouterr()
    code, verdict = answer(capsys, "verify", "game.jsonl", "--commitment", "0" * 64)
    assert (code, verdict["reason"]["code"]) == (1, "other-commitment")
    assert match.commitment in verdict["reason"]["text"]
    assert run(["verify", "game.jsonl", "--commitment", "0" * 64, "--lang", "de"]) == 1
    assert "Das Siegel ist ein anderes" in capsys.readouterr().out


def test_verify_compares_with_the_shares_that_were_shown(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """All of them and no other, in any order: one that nobody was shown could have been chosen."""
    finished(tmp_path / "game.jsonl", Luck(secret_of(5), ["11" * 16, "aa" * 16]))
    (one, other), wrong = [["--share", "AA" * 16], ["--share", "11" * 16]], ["--share", "00" * 16]

    assert run(["verify", "game.jsonl", *one, *other]) == 0
    capsys.readouterr()
    for shown in [one, [*one, *wrong], [*one, *other, *wrong]]:
        code, verdict = answer(capsys, "verify", "game.jsonl", *shown)
        assert (code, verdict["reason"]["code"]) == (1, "other-shares")
    assert run(["verify", "game.jsonl", *wrong, "--lang", "de"]) == 1
    assert "Die Zufallszahlen der Seiten sind andere" in capsys.readouterr().out


def test_verify_says_where_the_rules_changed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A server was updated during the game: from there on everything fits, what was before cannot be checked."""
    match = Match(GAME, GAME.setup(3), Luck(secret_of(4)), ["Anna", "Ben", "Cleo"])
    lines = [match.header().replace(f'"rules_version":{GAME.rules_version}', '"rules_version":0')]
    while not match.over:
        seat = match.state.to_act()[0]
        lines.append(match.line(match.play(seat, match.state.options(seat)[0]).entry))
        if match.n == 6:
            lines.append(match.line(match.change_rules()))
    (tmp_path / "game.jsonl").write_text("\n".join(lines) + "\n", "utf-8")
    code, verdict = answer(capsys, "verify", "game.jsonl")

    assert (code, verdict["verified"], verdict["entries"]) == (1, False, match.n)
    assert (verdict["reason"]["code"], verdict["reason"]["params"]) == ("rules-changed", {"number": 7})
    assert run(["verify", "game.jsonl", "--lang", "de"]) == 1
    assert "Zum Teil geprüft.\nAb Eintrag 7 stimmt alles." in capsys.readouterr().out
    assert run(["replay", "game.jsonl", "--lang", "de"]) == 0
    assert f"Ab Eintrag 7 gelten die Regeln in Fassung {GAME.rules_version}." in capsys.readouterr().out


def test_verify_replays_with_the_shares_of_the_pages(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """One share changed is another game."""
    text = finished(tmp_path / "game.jsonl", Luck(secret_of(5), ["11" * 16, "22" * 16])).text()
    (tmp_path / "other.jsonl").write_text(text.replace("22" * 16, "23" * 16), "utf-8")

    assert run(["verify", "game.jsonl"]) == 0
    capsys.readouterr()
    assert answer(capsys, "verify", "other.jsonl")[1]["verified"] is False


def test_a_script_proves_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    results: dict[str, list[Any]] = {
        "guards": [list(range(36))],
        "tiles": [list(range(12))],
        "start": [0],
        "monsters": [[1, 2, 3, 4, 5]] * 3,
    }
    match = Match(GAME, GAME.setup(3), Script(results), ["Anna", "bot:random", "bot:random"])
    (tmp_path / "script.jsonl").write_text(match.text(), "utf-8")

    assert answer(capsys, "verify", "script.jsonl")[1]["reason"]["code"] == "no-secret"


# Golden


def test_golden_write_and_check(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A match becomes a golden game; a change in it is shown as a diff and exit code 1."""
    path = tmp_path / "golden" / "one.txt"
    path.parent.mkdir()
    finished(path)

    assert run(["golden", "check", "golden"]) == 1
    assert run(["golden", "write", "golden"]) == 0
    assert "Written anew: 1 of 1" in capsys.readouterr().out
    assert run(["golden", "check", str(path), "--lang", "de"]) == 0
    assert "Alles wie aufgeschrieben: 1" in capsys.readouterr().out
    path.write_text(path.read_text("utf-8").replace("result", "outcome"), "utf-8")
    assert run(["golden", "check", "golden"]) == 1
    assert "-outcome" in capsys.readouterr().out


# Bad input

BAD = [
    ("dance", "There is no command “dance”", "Den Befehl „dance“ gibt es nicht"),
    ("golden dance", "There is no command “dance”", "Den Befehl „dance“ gibt es nicht"),
    ("--dance", "There is no --dance here", "--dance gibt es hier nicht"),
    ("play --dance", "There is no --dance here", "--dance gibt es hier nicht"),
    ("play chess", "There is no game “chess” here", "Das Spiel „chess“ gibt es hier nicht"),
    ("play maechtige-monster and more", "a word too many", "ein Wort zu viel"),
    ("play --players two", "--players needs a whole number", "--players braucht eine ganze Zahl"),
    ("play --players 2", "3 to 6 can play, not 2", "3 bis 6 können mitspielen, nicht 2"),
    ("play --seed x", "--seed needs a whole number", "--seed braucht eine ganze Zahl"),
    ("play --option dragons", "There is no option “dragons”", "Die Option „dragons“ gibt es nicht"),
    ("play --option chain=perhaps", "“chain” is a switch", "„chain“ ist ein Schalter"),
    ("play --option type=orc,orc,sea,demon", "“type” needs 4 different values", "„type“ braucht 4 verschiedene Angaben"),
    ("play kingscraft --option king", "“king” must be one of: any, young, old,", "„king“ muss eins davon sein: any, young, old,"),
    ("play kingscraft --option king=jester", "“king” must be one of: any,", "„king“ muss eins davon sein: any,"),
    (
        "play kingscraft --option character=rogue",
        "“character” needs 4 different values",
        "„character“ braucht 4 verschiedene Angaben",
    ),
    ("play kingscraft --players 2 --option boards_out=B", "exactly 2 boards are left out", "fehlen genau 2 Tafeln"),
    ("play --bots hal", "There is no bot “hal”", "Den Bot „hal“ gibt es nicht"),
    ("play --bots random,random", "2 bots for 3 seats", "2 Bots für 3 Plätze"),
    ("play --name bot:x", "“bot:x” does not work as a name", "„bot:x“ geht als Name nicht"),
    ("play --name Methusalem12", "does not work as a name", "geht als Name nicht"),
    ("play --cards nowhere.toml", "nowhere.toml does not exist", "nowhere.toml gibt es nicht"),
    ("play --cards folder", "folder is a folder", "folder ist ein Ordner"),
    ("play --cards latin.toml", "latin.toml is no text in UTF-8", "latin.toml ist kein Text in UTF-8"),
    ("resume nowhere.jsonl", "nowhere.jsonl does not exist", "nowhere.jsonl gibt es nicht"),
    ("resume folder", "folder is a folder", "folder ist ein Ordner"),
    ("resume empty", "The file is empty", "Die Datei ist leer"),
    ("resume foreign", "not a saved game of Monstertisch", "kein gespeichertes Spiel von Monstertisch"),
    ("resume deep", "not a saved game of Monstertisch", "kein gespeichertes Spiel von Monstertisch"),
    ("replay", "FILE is missing", "FILE fehlt"),
    ("replay latin.toml", "There is no game in it", "Es ist kein Spiel darin"),
    ("verify nowhere", "nowhere does not exist", "nowhere gibt es nicht"),
    ("simulate", "GAME is missing", "GAME fehlt"),
    ("arena maechtige-monster --deals 0", "0 games do not work", "0 Partien gehen nicht"),
    ("arena maechtige-monster --bots clever", "There is no bot “clever”", "Den Bot „clever“ gibt es nicht"),
    ("simulate maechtige-monster --games 0", "0 games do not work", "0 Partien gehen nicht"),
    ("simulate maechtige-monster --players 7 --json", "3 to 6 can play, not 7", "3 bis 6 können mitspielen, nicht 7"),
    ("simulate maechtige-monster --json=3", "--json is not given rightly", "--json ist nicht richtig angegeben"),
    ("golden check", "tests/golden does not exist", "tests/golden gibt es nicht"),
    ("golden check folder", "no recorded game (*.txt) in folder", "liegt keine aufgezeichnete Partie"),
    ("golden write foreign", "foreign: ", "foreign: "),
    ("cards list chess", "There is no game “chess” here", "Das Spiel „chess“ gibt es hier nicht"),
    ("cards check nowhere.toml", "nowhere.toml does not exist", "nowhere.toml gibt es nicht"),
    ("games --lang", "--lang is not given rightly", "--lang ist nicht richtig angegeben"),
]


@pytest.mark.parametrize(("words", "english", "german"), BAD)
def test_bad_input_is_answered_in_one_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], words: str, english: str, german: str
) -> None:
    """Exit code 2, the reason on stderr in the user's language, nothing on stdout."""
    (tmp_path / "folder").mkdir()
    (tmp_path / "empty").touch()
    (tmp_path / "foreign").write_text('{"hello": 1}\n', "utf-8")
    (tmp_path / "deep").write_text("[" * 100_000 + "\n", "utf-8")
    (tmp_path / "latin.toml").write_bytes("Mächtig".encode("latin-1"))
    for language, expected in [("en", english), ("de", german)]:
        monkeypatch.setenv("MONSTERTISCH_LANG", language)

        assert run(words.split()) == 2
        shown = capsys.readouterr()
        assert expected in shown.err
        assert len(shown.err.rstrip().split("\n")) == 1
        assert shown.out == ""


def test_an_unknown_language_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["games", "--lang", "fr"]) == 2
    assert capsys.readouterr().err == "There is no language “fr”. Known: de, en.\n"


@pytest.mark.skipif(os.geteuid() == 0, reason="root may read everything")
def test_a_file_without_permission_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "locked").touch(mode=0)

    assert run(["replay", "locked"]) == 2
    assert "permission is missing" in capsys.readouterr().err


def test_a_reader_who_goes_away_is_no_trouble() -> None:
    """`monstertisch cards list … | head -1`"""
    variables = {**os.environ, "PYTHONPATH": str(SOURCE.parent)}
    command = f"{sys.executable} -m monstertisch cards list maechtige-monster | head -1"

    done = subprocess.run(command, shell=True, env=variables, capture_output=True, text=True, check=False, timeout=60)

    assert done.stderr == ""
    assert len(done.stdout.split("\n")) == 2
