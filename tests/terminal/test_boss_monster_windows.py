"""Windows that never nag: what a person is asked, and the switches that change it."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from statistics import median

import pytest
from rules.boss_monster.positions import GAME, A, B, Play, table

from monstertisch.bots import make_bot
from monstertisch.core.chance import Luck, derive, secret_of
from monstertisch.core.game import Data
from monstertisch.core.match import Match
from monstertisch.core.sight import look
from monstertisch.terminal.boss_monster.switches import Switches, asks

from .tables import played, table_of, types

MOST_QUESTIONS = 6  # per person and turn, in the middle


def window(**facts: object) -> Data:
    """The view of seat A in a window of an entrance at seat B, in which it could do something."""
    prompt = {"kind": "window", "window": "entrance", "active": B, "dungeon": B, "waiting": [], "forced": False, "concerns": False}
    return {"turn": 3, "prompt": {**prompt, **facts}}


OWN = window(active=A, dungeon=A, concerns=True)
BUILDING = window(window="build", active=A, dungeon=None, concerns=True)
ANSWER = {"turn": 3, "prompt": {"kind": "prevent", "seat": B, "forced": False, "concerns": True}}
TARGET = {"turn": 3, "prompt": {"kind": "target", "seat": A, "forced": False}}
ASKED: list[tuple[Data, Switches, bool]] = [
    (window(), Switches(), False),
    (window(), Switches(hold=True), True),
    (window(), Switches(until_concerned=False), True),
    (window(concerns=True), Switches(), True),
    (window(forced=True, concerns=True), Switches(hold=True), False),
    (OWN, Switches(), True),
    (OWN, Switches(own_rooms=False), False),
    (OWN, Switches(own_rooms=False, hold=True), True),
    (window(active=A, dungeon=A, concerns=True, waiting=[{}]), Switches(own_rooms=False), True),
    (OWN, Switches(waved=3), False),
    (OWN, Switches(waved=2), True),
    (BUILDING, Switches(waved=3, own_rooms=False), True),
    (ANSWER, Switches(), True),
    (ANSWER, Switches(waved=3), False),
    (TARGET, Switches(waved=3), True),
    ({"turn": 3, "prompt": {"kind": "redraw", "forced": True}}, Switches(), False),
]


@pytest.mark.parametrize(("view", "switches", "asked"), ASKED)
def test_a_person_is_asked_where_the_switches_say_so(view: Data, switches: Switches, asked: bool) -> None:
    """R26, R31: never where there is no choice; always in one's own build turn and about one's own deeds."""
    assert asks(view, A, switches) == asked


def test_the_median_of_questions_per_turn_is_small() -> None:
    """R31: four people with the switches as they come, who answer like the greedy bot."""
    bot = make_bot("greedy", GAME)
    counts: list[int] = []
    for seed in range(2):
        match = Match(GAME, GAME.setup(4), Luck(secret_of(seed)), ["Anna", "Grimm", "Mira", "Knut"])
        questions: Counter[tuple[int, int]] = Counter()
        while not match.over:
            seat = match.state.to_act()[0]
            view = match.state.view(seat)
            questions[view["turn"], seat] += asks(view, seat, Switches())
            chance = Luck(derive(secret_of(seed), f"bot {len(match.entries)}"))
            match.play(seat, bot.choose(look(match.state, seat, bot, chance), chance))
        counts += [count for (turn, _), count in questions.items() if turn]

    assert len(counts) > 40
    assert 1 <= median(counts) <= MOST_QUESTIONS


# At the table


def away() -> Play:
    """A hero stands before Grimm's dungeon, and Anna could give him more health."""
    return table().seat(A, hand="Armor Up!").seat(B, rooms="Loot Box").entrance(B, "Rotgut").start().go_to("entrance", seat=A)


def at_home() -> Play:
    """A hero stands before Anna's dungeon, and she could hurt him in both of her rooms."""
    return table().seat(A, rooms="Loot Box, Fetid Beast", hand="Smash!").entrance(A, "Josie").start().go_to("room", seat=A)


def test_a_window_that_does_not_concern_one_is_passed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """R26: silently, and it is no choice that could be taken back."""
    seat = table_of(away(), tmp_path)
    types(monkeypatch)

    seat.go_on()
    assert played(seat) == [{"kind": "pass"}]
    assert seat.last_choice() is None


@pytest.mark.parametrize("typed", ["hold", "halt", "pass until something concerns me off", "passe bis mich etwas betrifft aus"])
def test_switches_change_what_is_asked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, typed: str) -> None:
    """R26: who holds, or does not want to wait until it concerns him, may step in everywhere."""
    seat = table_of(away(), tmp_path)
    types(monkeypatch, "use armor up")

    assert not seat.answer(typed)
    seat.go_on()
    assert played(seat) == [{"kind": "declare", "card": "armor_up"}]
    assert seat.last_choice() == 0


def test_own_rooms_stop_unless_one_says_otherwise(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """R89: with the switch off, the walk through one's own dungeon goes on by itself."""
    seat = table_of(at_home(), tmp_path)
    assert seat.board.foregone(seat.position()) is None
    types(monkeypatch)

    assert not seat.answer("stop at my rooms off")
    seat.go_on()
    assert played(seat) == [{"kind": "pass"}]


def test_all_windows_of_a_turn_can_be_passed_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """R31: until the next turn begins, nothing is asked but in one's own build turn."""
    seat = table_of(at_home(), tmp_path)
    types(monkeypatch, "pass all")
    while seat.match.state.view(None)["turn"] == 1:
        seat.go_on()

    passes = [entry.number for entry in seat.match.entries if entry.seat == A]
    assert len(passes) >= 2
    assert seat.unasked == set(passes[1:])
    assert seat.board.foregone(seat.position()) is None


def test_switches_can_be_looked_at(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    seat = table_of(at_home(), tmp_path)
    seat.answer("stop at my rooms off")
    assert "Stop at your rooms: off." in capsys.readouterr().out

    seat.answer("switches")
    out = capsys.readouterr().out
    assert all(words in out for words in ["Hold: off.", "Pass until something concerns you: on.", "Stop at your rooms: off."])
    seat.answer("stop at my rooms")
    assert "Stop at your rooms: on." in capsys.readouterr().out
    assert played(seat) == []


def test_a_taken_back_move_asks_again(tmp_path: Path) -> None:
    """Who takes `pass all` back is asked again."""
    seat = table_of(at_home(), tmp_path)
    seat.board.wish("pass all", seat.position())
    assert seat.board.foregone(seat.position()) is not None

    seat.board.look_again()
    assert seat.board.foregone(seat.position()) is None
