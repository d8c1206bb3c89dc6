"""Rough use of the commands: bad files, streams, addresses and interruptions are answered in a sentence, never by a traceback."""

from __future__ import annotations

import json
import os
import re
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import pytest

import monstertisch
from monstertisch.cli import run
from monstertisch.core.chance import Luck, secret_of
from monstertisch.core.match import Match
from monstertisch.games import GAMES
from monstertisch.home import LARGEST_CARDS, LARGEST_MATCH

SOURCE = Path(monstertisch.__file__).parents[1]
GAME = GAMES["maechtige_monster"]
COMMAND = f"{sys.executable} -m monstertisch"

FILES: dict[str, bytes] = {
    "zeros": bytes(5000),
    "bytes": bytes(range(256)) * 20,
    "deep": b"[" * 100_000 + b"\n",
    "digits": b"plan: " + b"9" * 10_000 + b"\n",
    "list": b'[{"monstertisch": "match"}]\n',
    "sqlite": b"SQLite format 3\0" + bytes(4000),
    "plan": b'plan: {"game": [], "players": "x", "options": 3, "seed": null, "bots": {}}\n',
    "bots": b'plan: {"game": "maechtige_monster", "players": 3, "options": {}, "seed": 1, "bots": [[1]]}\n',
    "escape": b'plan: {"game": "\\u001b[2J", "players": 3, "options": {}, "seed": 1, "bots": ["random"]}\n',
}
COMMANDS = [
    "play --cards FILE",
    "simulate maechtige-monster --games 1 --cards FILE",
    "cards check FILE",
    "resume FILE",
    "replay FILE",
    "verify FILE",
    "golden check FILE",
    "golden write FILE",
    "restore FILE --data tables",
]


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MONSTERTISCH_DATA", str(tmp_path / "kept"))
    monkeypatch.setenv("MONSTERTISCH_LANG", "en")
    monkeypatch.setenv("PYTHONPATH", str(SOURCE))
    monkeypatch.chdir(tmp_path)


def shell(line: str, timeout: float = 60) -> subprocess.CompletedProcess[str]:
    """As a user's shell runs it."""
    return subprocess.run(line, shell=True, capture_output=True, text=True, check=False, timeout=timeout)


# Files


@pytest.mark.parametrize("name", [*FILES, "folder"])
@pytest.mark.parametrize("command", COMMANDS)
def test_a_broken_or_foreign_file_is_refused_in_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], command: str, name: str
) -> None:
    """And it stays as it is."""
    if name == "folder":
        (tmp_path / name).mkdir()
    else:
        (tmp_path / name).write_bytes(FILES[name])
    code = run(command.replace("FILE", name).split())
    shown = capsys.readouterr()

    assert code in (1, 2)
    assert re.search(r"\w{3,} \w+", shown.out + shown.err)
    assert "\x1b" not in shown.out + shown.err
    assert name == "folder" or (tmp_path / name).read_bytes() == FILES[name]


@pytest.mark.parametrize("command", COMMANDS)
def test_a_file_that_is_too_large_is_refused_before_it_is_read(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], command: str
) -> None:
    """A terabyte of nothing: whoever began to read it would not come back. A device does not say how large it is."""
    with (tmp_path / "huge").open("wb") as file:
        file.truncate(1024**4)
    started = time.monotonic()
    codes = [run(command.replace("FILE", name).split()) for name in ["huge", "/dev/zero"]]
    errors = capsys.readouterr()

    assert codes in ([2, 2], [1, 1])  # `verify` says that it is not verified
    assert "larger than" in errors.err + errors.out or command.startswith("restore")
    assert time.monotonic() - started < 30


def test_no_match_or_card_file_of_ours_comes_near_those_limits() -> None:
    """Thirty times the longest games of people (Kingscraft: 2,500 entries)."""
    longest = max(len(str(move)) for game in GAMES.values() for move in game.moves.spelled) + 120

    assert 30 * 2500 * longest < LARGEST_MATCH
    assert all(10 * len(file.read_bytes()) < LARGEST_CARDS for file in SOURCE.glob("monstertisch/games/*/cards.toml"))


def test_numbers_and_words_beyond_any_sentence_are_refused_in_one(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    ours = (SOURCE / "monstertisch/games/maechtige_monster/cards.toml").read_text("utf-8")
    match = Match(GAME, GAME.setup(3), Luck(secret_of(4)), ["Anna", "bot:random", "bot:random"]).text()
    for name, text in [
        ("number.toml", ours.replace("strength = 3, loot = 3,", f"strength = {10**40}, loot = 3,", 1)),
        ("word.toml", ours.replace('"orc", strength = 2', f'"{"x" * 9000}", strength = 2', 1)),
        ("players.jsonl", match.replace('"players":3', f'"players":{10**40}')),
        ("game.jsonl", match.replace("maechtige_monster", "x" * 9000)),
    ]:
        (tmp_path / name).write_text(text, "utf-8")

        assert run([*(["cards", "check"] if name.endswith("toml") else ["verify"]), name]) == 1
    shown = capsys.readouterr()
    assert str(10**40) in shown.out
    assert "x" * 90 in shown.out
    assert "x" * 1001 not in shown.out.replace("\n", "")


@pytest.mark.parametrize("game", GAMES)
def test_a_position_that_no_game_leads_to_is_refused_in_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], game: str
) -> None:
    """A game that outlived other rules holds one; whatever part of it is nonsense, and however late that shows."""
    rules = GAMES[game]
    match = Match(rules, rules.setup(3), Luck(secret_of(4)), ["Anna", "bot:random", "bot:random"])
    lines = [match.header().replace(f'"rules_version":{rules.rules_version}', '"rules_version":0')]
    for number in range(30):
        if number == 10:
            lines.append(match.line(match.change_rules()))
        seat = match.state.to_act()[0]
        lines.append(match.line(match.play(seat, match.state.options(seat)[0]).entry))
    change = json.loads(lines[11])
    for at, part in enumerate(change["position"]):
        position = {**change["position"], part: [None, 99, [], "x", [[]], {}][at % 6]}
        lines[11] = json.dumps({**change, "position": position}, separators=(",", ":"))
        (tmp_path / "game.jsonl").write_text("".join(f"{line}\n" for line in lines), "utf-8")

        assert run(["verify", "game.jsonl"]) == 1
        assert run(["replay", "game.jsonl"]) in (0, 2)
        assert run(["replay", "game.jsonl", "--json"]) in (0, 2)
        assert run(["resume", "game.jsonl"]) == 2
    assert "Line 12 is no valid entry." in capsys.readouterr().err


def test_a_game_that_goes_on_elsewhere_is_told_but_not_resumed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = Match(GAME, GAME.setup(3), Luck(secret_of(4)), ["Anna", "bot:random", "bot:random"])
    lines = [match.header(), match.line(match.change_rules())]
    (tmp_path / "game.jsonl").write_text("".join(f"{line}\n" for line in lines), "utf-8")

    assert run(["replay", "game.jsonl"]) == 0
    assert run(["resume", "game.jsonl"]) == 2
    assert "“monstertisch replay” shows it" in capsys.readouterr().err
    assert run(["resume", "game.jsonl", "--lang", "de"]) == 2
    assert "geht nur dort weiter" in capsys.readouterr().err


def test_a_huge_or_foreign_file_among_the_kept_games_is_left_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "kept" / "games"
    folder.mkdir(parents=True)
    with (folder / "huge.jsonl").open("wb") as file:
        file.truncate(1024**4)
    (folder / "folder.jsonl").mkdir()
    (folder / "gone.jsonl").symlink_to("nowhere")

    assert run(["resume"]) == 2
    assert "“monstertisch play” begins one." in capsys.readouterr().err


def test_no_escape_sequence_of_a_file_reaches_the_terminal(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Neither from names and cards of a match, nor from a golden file or the name of a file."""
    evil = "\x1b]0;gone\x07\x1b[2J"
    match = Match(GAME, GAME.setup(3), Luck(secret_of(4)), ["Anna", "bot:random", "bot:random"])
    named = match.text().replace('"Anna"', '"\\u001b[2JAnna"')
    (tmp_path / "named.jsonl").write_text(named, "utf-8")
    (tmp_path / "game.jsonl").write_text(match.text().replace("maechtige_monster", "\\u001b[2J"), "utf-8")
    (tmp_path / "rules.jsonl").write_text(re.sub(r'"rules_version":\d+', '"rules_version":"\\\\u001b[2J"', match.text()), "utf-8")
    (tmp_path / f"{evil}.txt").write_text(f"{evil}\n{match.text()}", "utf-8")
    for words in [["replay", "named.jsonl"], ["resume", "game.jsonl"], ["verify", "rules.jsonl"]]:
        assert run(words) in (1, 2)
    assert run(["golden", "check", f"{evil}.txt"]) == 1
    assert run(["cards", "check", f"{evil}.toml"]) == 2
    shown = capsys.readouterr()

    assert "\x1b" not in shown.out + shown.err
    assert "\x07" not in shown.out + shown.err
    assert "the name at seat 1" in shown.err
    assert "[2J" in shown.out


def test_a_data_folder_that_is_a_file_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "kept").touch()

    for words in [["play"], ["serve"], ["serve", "--data", "kept/below"]]:
        assert run(words) == 2
        assert "cannot be a folder" in capsys.readouterr().err


def test_a_user_without_a_home_is_told_what_to_do() -> None:
    done = shell(f"env -u HOME -u MONSTERTISCH_DATA -u XDG_DATA_HOME {sys.executable} -c '{NO_HOME}'")

    assert (done.returncode, done.stdout) == (2, "")
    assert "MONSTERTISCH_DATA" in done.stderr
    assert "Traceback" not in done.stderr


NO_HOME = """
import pwd
def nobody(uid): raise KeyError
pwd.getpwuid = nobody
import sys
sys.argv = ["monstertisch", "resume"]
from monstertisch.cli import main
main()
"""


# Addresses


@pytest.mark.parametrize(
    "host", ["", " ", "0", "nosuch.invalid", "300.1.1.1", "a..b", "x" * 70, "[::1]", "1.2.3.4:80", "224.0.0.1", "255.255.255.255"]
)
def test_an_impossible_host_is_named_as_such(capsys: pytest.CaptureFixture[str], host: str) -> None:
    """An empty one would be all addresses of this machine: a server that nobody meant to open."""
    assert run(["serve", "--host", host]) == 2
    shown = capsys.readouterr()
    assert f"There is no address “{host}”" in shown.err
    assert "--host 127.0.0.1" in shown.err
    assert run(["serve", "--host", host, "--lang", "de"]) == 2
    assert f"Die Adresse „{host}“ gibt es nicht" in capsys.readouterr().err


@pytest.mark.parametrize("host", ["192.0.2.1", "fe80::1"])
def test_another_machines_host_is_named_as_such(capsys: pytest.CaptureFixture[str], host: str) -> None:
    assert run(["serve", "--host", host]) == 2
    assert "not one of this machine" in capsys.readouterr().err


def test_a_port_that_is_taken_is_named_as_such(capsys: pytest.CaptureFixture[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]

        assert run(["serve", "--port", str(port)]) == 2
        assert f"port {port}" in capsys.readouterr().err


# Streams


@pytest.mark.parametrize("command", ["games", "play", "verify nowhere"])
@pytest.mark.parametrize("streams", ["<&-", ">&- </dev/null", "2>&- </dev/null", "| true", ">/dev/full", "2>/dev/full </dev/null"])
def test_closed_and_full_streams_are_no_trouble(command: str, streams: str) -> None:
    done = shell(f"{COMMAND} {command} {streams}")

    assert "Traceback" not in done.stderr
    assert "Exception ignored" not in done.stderr
    assert done.returncode in (0, 1, 2)
    assert streams != ">/dev/full" or command == "verify nowhere" or "No space left on device" in done.stderr


def test_with_everything_closed_a_game_is_kept_all_the_same(tmp_path: Path) -> None:
    """And nothing of what was to be shown is written into it."""
    done = shell(f"{COMMAND} play --seed 1 <&- >&- 2>&-")
    (kept,) = (tmp_path / "kept" / "games").iterdir()

    assert done.returncode == 0
    assert run(["replay", kept.name]) == 0


# Ctrl-C


@pytest.mark.parametrize("command", ["games", "play", "simulate kingscraft --games 100000", "serve --port PORT"])
def test_ctrl_c_in_the_first_second_is_quiet(command: str) -> None:
    """From the first import to the first move; a program that is done by then ends as usual."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    words = command.replace("PORT", str(port)).split()
    for moment in [0.05, 0.3, 1.0]:
        process = subprocess.Popen(
            [sys.executable, "-c", AS_ALWAYS, *words],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )
        assert process.stdout
        process.stdout.readline()
        time.sleep(moment)
        os.killpg(process.pid, signal.SIGINT)
        shown, errors = process.communicate(timeout=30)

        assert "Traceback" not in errors + shown, moment
        assert errors == "", moment
        assert process.returncode in (0, 130, -signal.SIGINT), moment


@pytest.mark.parametrize(
    ("command", "loads"),
    [
        ("play", "monstertisch.terminal.play"),
        ("replay FILE", "monstertisch.terminal.reports"),
        ("simulate kingscraft --games 3", "monstertisch.lab.simulate"),
        ("backup FILE", "sqlalchemy"),
        ("serve --port 1 --host 127.0.0.1", "sqlalchemy"),
    ],
)
def test_ctrl_c_while_a_command_is_loaded_is_never_lost(tmp_path: Path, command: str, loads: str) -> None:
    """Python forgets what is raised where it tidies up, and says so with a traceback."""
    (tmp_path / "while.py").write_text(WHILE_LOADING, "utf-8")
    done = shell(f"{sys.executable} while.py {loads} {command} </dev/null")

    assert (done.stdout, done.stderr) == ("", "")
    assert done.returncode in (130, -signal.SIGINT)


WHILE_LOADING = """
import os, signal, sys, weakref
signal.signal(signal.SIGINT, signal.default_int_handler)
awaited = sys.argv.pop(1)

class Watch:
    def find_spec(self, name, path=None, target=None):
        if name == awaited:
            gone = weakref.ref(Watch(), lambda _: os.kill(os.getpid(), signal.SIGINT))

sys.meta_path.insert(0, Watch())
from monstertisch.__main__ import main
main()
"""
AS_ALWAYS = """
import signal, sys
signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell runs what is in the background deaf to it
from monstertisch.__main__ import main
print("begins", flush=True)
main()
"""
