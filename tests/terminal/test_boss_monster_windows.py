"""Windows that never nag: what a person is asked, and the tempo that changes it."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from statistics import median

import pytest
from rules.boss_monster.positions import GAME, A, B, Play, table

from monstertisch.bots import make_bot
from monstertisch.core.chance import Luck, derive, secret_of
from monstertisch.core.game import SWIFT
from monstertisch.core.match import Match
from monstertisch.core.sight import look

from .tables import played, table_of, types

MOST_QUESTIONS = 6  # per person and turn, in the middle


def test_the_median_of_questions_per_turn_is_small() -> None:
    """R31: four people as they are asked unless they say otherwise, who answer like the greedy bot."""
    bot = make_bot("greedy", GAME)
    counts: list[int] = []
    for seed in range(2):
        match = Match(GAME, GAME.setup(4), Luck(secret_of(seed)), ["Anna", "Grimm", "Mira", "Knut"])
        questions: Counter[tuple[int, int]] = Counter()
        while not match.over:
            seat = match.state.to_act()[0]
            questions[match.state.view(seat)["turn"], seat] += match.state.foregone(seat, SWIFT) < 0
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


@pytest.mark.parametrize("typed", ["pace normal", "tempo normal", "pace calm", "tempo gemütlich"])
def test_the_tempo_changes_what_is_asked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, typed: str) -> None:
    """R26: who wants to be asked wherever something can be done may step in everywhere."""
    seat = table_of(away(), tmp_path)
    types(monkeypatch, "use armor up")

    assert not seat.answer(typed)
    seat.go_on()
    assert played(seat) == [{"kind": "declare", "card": "armor_up"}]
    assert seat.last_choice() == 0


def test_all_windows_of_a_phase_can_be_passed_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """R31: while the adventure lasts, nothing is asked any more."""
    seat = table_of(at_home(), tmp_path)
    types(monkeypatch, "pass all")
    while seat.match.state.view(None)["phase"] == "adventure":
        seat.go_on()

    passes = [entry.number for entry in seat.match.entries if entry.seat == A]
    assert len(passes) >= 2
    assert seat.unasked == set(passes[1:])


def test_the_tempo_can_be_looked_at(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    seat = table_of(at_home(), tmp_path)
    seat.answer("pace")
    assert "Pace: swift." in capsys.readouterr().out
    seat.answer("pace calm")
    assert "Pace: calm." in capsys.readouterr().out

    seat.answer("pace slow")
    assert "There is “pace calm”, “pace normal” and “pace swift”." in capsys.readouterr().out
    seat.answer("pace")
    assert "Pace: calm." in capsys.readouterr().out
    assert played(seat) == []


def test_a_taken_back_move_asks_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who takes `pass all` back is asked again."""
    seat = table_of(at_home(), tmp_path)
    types(monkeypatch, "yes")
    seat.answer("pass all")
    assert seat.waved

    seat.answer("undo")
    assert not seat.waved
