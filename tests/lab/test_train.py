"""Learning to judge: that it learns, that it is the same for everyone, and that what ships was learned of these rules and cards."""

from __future__ import annotations

import tomllib
from array import array
from dataclasses import replace
from pathlib import Path

import pytest

from monstertisch.bots import new_guide
from monstertisch.bots.net import FILE, written_net
from monstertisch.core.chance import Thoughts, secret_of
from monstertisch.core.reason import BadMatch, BadSetup
from monstertisch.games import GAMES
from monstertisch.lab import series
from monstertisch.lab.train import Course, Position, Pupil, Teacher, cards_digest, learners, positions, study, surprise, untaught

KINGSCRAFT = GAMES["kingscraft"]


def invented(count: int) -> list[Position]:
    """Of two seats the one with more wins."""
    chance = Thoughts(secret_of(1))
    found = []
    for _ in range(count):
        own, other = chance.below("own", 100) / 50 - 1, chance.below("other", 100) / 50 - 1
        won = [1.0, 0.0] if own > other else [0.0, 1.0]
        found.append(Position([array("d", [own, other]), array("d", [other, own])], won))
    return found


def test_a_net_learns_who_wins() -> None:
    net = untaught(2, seed=4)
    before = surprise(net, invented(200))[2]
    study(net, invented(4000), 1, None)

    assert surprise(net, invented(200))[2] < before / 2


@pytest.mark.thorough
def test_the_same_is_learned_alone_together_and_after_an_interruption(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(series, "ALONE", 0.0)
    kept = tmp_path / "games"
    learned = []
    for processes, games in [(1, [20]), (2, [12, 20])]:
        for count in games:
            pupil = Pupil(KINGSCRAFT, seed=3)
            pupil.watch(count, kept=kept if processes == 2 else None, on=processes)
        learned.append(pupil.learn().to_toml())

    assert learned[0] == learned[1]
    with pytest.raises(BadMatch):
        Pupil(KINGSCRAFT, seed=4).watch(20, kept=kept)


def test_only_rounds_after_the_wandering_are_learned_from() -> None:
    course = Course("kingscraft", 3)
    teacher = Teacher(course)
    lesson = teacher.play(0)
    rounds = {}
    for wandered in [1, 3]:
        seen = positions(course, teacher.guide, replace(lesson, wandered=wandered))
        rounds[wandered] = [round(20 * position.seen[0][-3]) for position in seen]

    assert rounds[1] == [2, 3, *rounds[3]]
    assert rounds[3] == list(range(4, 4 + len(rounds[3])))


@pytest.mark.parametrize("name", learners())
def test_what_ships_was_learned_of_these_rules_and_cards(name: str) -> None:
    """After a change of either: `monstertisch train`, see docs/ladder.md."""
    folder = Path(new_guide.__code__.co_filename).parent / "heuristics" / name
    written = tomllib.loads((folder / FILE).read_text("utf-8"))
    net = new_guide(GAMES[name]).net

    assert net is not None
    assert written_net(net)["weights"] == written["weights"]
    assert (written["rules_version"], written["cards"]) == (GAMES[name].rules_version, cards_digest(GAMES[name]))
    assert all(written["surprise"][players] < most for players, most in {"2": 0.69, "3": 1.09, "4": 1.38}.items())


def test_a_game_without_a_learned_judgement_says_so() -> None:
    with pytest.raises(BadSetup) as refused:
        Pupil(GAMES["maechtige_monster"], seed=1)

    assert refused.value.reason.code == "nothing-to-learn"


def test_too_few_games_teach_nothing() -> None:
    with pytest.raises(BadSetup) as refused:
        Pupil(KINGSCRAFT, seed=1).watch(1)

    assert refused.value.reason.code == "too-few-lessons"
