"""What the pages on speed and on the ladder say is what was measured; a peer that is not there spoils nothing, nor does a pause."""

from __future__ import annotations

import importlib.util
import json
import sys
import time
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

BENCHMARKS = Path(__file__).parent.parent / "benchmarks"


def loaded(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(f"benchmarks_{name}", BENCHMARKS / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module  # dataclasses look for it there
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def page() -> Any:
    return loaded("page")


@pytest.fixture(scope="module")
def speed() -> Any:
    return loaded("speed")


@pytest.fixture(scope="module")
def ladder() -> Any:
    return loaded("ladder")


@pytest.fixture(scope="module")
def peers() -> Any:
    return loaded("peers")


def test_page_and_chart_are_those_of_the_numbers(page: Any) -> None:
    told = json.loads(page.NUMBERS.read_text("utf-8"))
    text = page.PAGE.read_text("utf-8")

    assert text.split(page.BEGIN)[1].split(page.END)[0].strip() == page.body(told).strip()
    assert page.CHART.read_text("utf-8") == page.chart(told)


def test_the_numbers_are_of_all_contenders_and_goals_of_today(page: Any, speed: Any) -> None:
    told = json.loads(page.NUMBERS.read_text("utf-8"))
    row = speed.contenders("python")

    assert [contender["title"] for contender in told["contenders"]] == [contender.title for contender in row]
    assert len({contender.key for contender in row}) == len(row)


def fake(speed: Any, key: str, script: str) -> Any:
    return speed.Contender(key, key, speed.RULES, [sys.executable, "-c", script], "moves/s", "moves")


STEADY = """
import sys
print('{"versions": {}}', flush=True)
for line in sys.stdin:
    print('{"done": 30, "seconds": 2}', flush=True)
"""


def test_a_peer_that_is_not_installed_is_missing_with_its_reason_and_the_others_are_measured(speed: Any) -> None:
    row = [fake(speed, "absent", "import no_such_engine"), fake(speed, "steady", STEADY)]
    row.append(speed.Contender("nowhere", "nowhere", speed.RULES, ["no-such-program"], "moves/s", "moves"))

    speed.measure(row, 1.0)

    assert row[0].missing == "ModuleNotFoundError: No module named 'no_such_engine'"
    assert row[1].turns == [15.0] * speed.TURNS
    assert row[2].missing == "no-such-program: No such file or directory"


def test_a_peer_that_dies_on_the_way_is_missing(speed: Any) -> None:
    row = [
        fake(speed, "dying", "print('{}', flush=True); input(); print('{\"done\": 1, \"seconds\": 1}', flush=True); input(); 1 / 0")
    ]

    speed.measure(row, 1.0)

    assert row[0].missing == "ZeroDivisionError: division by zero"


@pytest.mark.parametrize(
    ("value", "least", "most", "verdict"),
    [
        (3.0, 3, None, "met"),
        (2.9, 3, None, "missed"),
        (15.0, None, 15, "met"),
        (15.1, None, 15, "missed"),
        (None, 3, None, "not measured"),
        (2.0, None, None, "for information"),
    ],
)
def test_a_goal_is_met_or_missed(speed: Any, value: float | None, least: float | None, most: float | None, verdict: str) -> None:
    assert speed.Goal("some ratio", value, least, most).verdict == verdict


def test_a_goal_whose_peer_is_missing_is_not_measured(speed: Any) -> None:
    row = [fake(speed, "maechtige_monster_compiled", STEADY), fake(speed, "hearts", "")]
    row[0].turns, row[1].missing = [10.0], "not there"

    assert {goal.verdict for goal in speed.goals(row)} == {"not measured"}


def test_what_cannot_be_installed_does_not_keep_the_others_away(peers: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    tried = []

    def complaint(command: list[str], folder: Path = BENCHMARKS) -> str | None:  # noqa: ARG001
        text = Path(command[-1]).read_text("utf-8")
        tried.append(text)
        return "no file for this machine" if "pgx==" in text else None

    monkeypatch.setattr(peers, "complaint", complaint)

    assert peers.install_packages() == {"pgx": "no file for this machine"}
    assert len(tried) == 1 + len(peers.requirements())


def test_a_missing_contender_stands_in_the_table_and_not_in_the_chart(page: Any) -> None:
    there = {
        "title": "There",
        "group": "Rules",
        "ours": True,
        "unit": "moves/s",
        "counted": "moves",
        "median": 20.0,
        "turns": [15.0, 20.0],
    }
    absent = {
        "title": "Absent",
        "group": "Rules",
        "ours": False,
        "unit": "moves/s",
        "counted": "moves",
        "missing": "ImportError: x",
    }

    assert "| Absent | missing | | ImportError: x |" in page.table("Rules", [there, absent])
    assert "Absent" not in page.chart({"contenders": [there, absent]})


def test_the_ladder_is_that_of_the_games_that_are_kept(ladder: Any) -> None:
    kept = ladder.Kept(ladder.KEPT)
    contests = [contest for game in ladder.GAMES.values() for contest in ladder.contests(game)]
    rows = [line for line in ladder.PAGE.read_text("utf-8").splitlines() if line.count("|") == len(ladder.COLUMNS) + 1]

    assert rows[2:] == [ladder.row(contest, kept) for contest in contests]


def test_a_contest_goes_on_where_it_stopped(ladder: Any, tmp_path: Path) -> None:
    contest = ladder.Contest(ladder.GAMES["maechtige_monster"], 3, "greedy", "greedy")
    file = tmp_path / "ladder.json"

    ladder.play(contest, ladder.Kept(file), time.monotonic() + 0.1, 1)
    first = ladder.Kept(file).ended(contest)
    ladder.play(contest, ladder.Kept(file), time.monotonic() + 0.1, 1)
    both = ladder.Kept(file).ended(contest)

    assert 0 < len(first) < len(both)
    assert both.startswith(first)
    assert both == "".join(contest.sign(outcome) for outcome in contest.outcomes(range(len(both)), 1))


def test_a_deal_counts_once_it_is_played_in_every_seat(ladder: Any) -> None:
    contest = ladder.Contest(ladder.GAMES["maechtige_monster"], 3, "greedy", "random")

    assert contest.shares("102" + "300" + "11") == [0.5, 1 / 9]
