"""Speed of Monstertisch, compiled and interpreted, beside OpenSpiel's hearts and Catanatron: one table from one run.

Every contender is a process of its own; they work one at a time, in turns, so that a slow moment of the machine hits all
alike. A contender's number is the median of its turns.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import statistics
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
TURNS = 5
WARM_UP = 0.2
OUR_GAMES = {"maechtige_monster": "Mächtige Monster", "kingscraft": "Kingscraft", "boss_monster": "Boss Monster"}


class Contender:
    """One row: a task of `worker.py` (with the game, if it is ours) in one Python; `source` runs src/, not the installed wheel."""

    process: subprocess.Popen[str]

    def __init__(self, key: str, title: str, task: str, python: str, unit: str, part: float = 1.0, source: bool = False) -> None:
        self.key = key
        self.title = title
        self.task = task
        self.python = python
        self.unit = unit
        self.part = part  # of the time of a turn
        self.source = source
        self.about: dict[str, Any] = {}
        self.turns: list[float] = []

    def start(self) -> None:
        environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
        if self.source:
            environment["PYTHONPATH"] = str(HERE.parent / "src")
        command = [self.python, "-P", str(HERE / "worker.py"), *self.task.split()]
        self.process = subprocess.Popen(command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.about = self.answer()

    def answer(self) -> dict[str, Any]:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            sys.exit(f"{self.title}: the worker ended with code {self.process.wait()}, see above.")
        answer: dict[str, Any] = json.loads(line)
        return answer

    def work(self, seconds: float) -> float:
        """One turn: how many per second, or for `µs` how long one takes."""
        assert self.process.stdin is not None
        self.process.stdin.write(f"{seconds * self.part}\n")
        self.process.stdin.flush()
        turn = self.answer()
        rate: float = turn["done"] / turn["seconds"]
        return 1e6 / rate if self.unit == "µs" else rate

    def stop(self) -> None:
        self.process.communicate()

    @property
    def median(self) -> float:
        return statistics.median(self.turns)


@dataclass
class Goal:
    """A ratio of two contenders, or one contender's number, and what it should be."""

    title: str
    value: float
    least: float | None = None
    most: float | None = None

    @property
    def met(self) -> bool:
        return (self.least is None or self.value >= self.least) and (self.most is None or self.value <= self.most)

    @property
    def wanted(self) -> str:
        return f"at least {self.least:g}" if self.least is not None else f"at most {self.most:g}"


def contenders(peers: str) -> list[Contender]:
    row = [
        Contender("hearts", "OpenSpiel hearts", "hearts", peers, "actions/s"),
        Contender("hearts_shortcut", "OpenSpiel hearts, uniform chance", "hearts_shortcut", peers, "actions/s"),
        Contender("catanatron", "Catanatron", "catanatron", peers, "actions/s"),
    ]
    for game, title in OUR_GAMES.items():
        for engine in ["compiled", "interpreted"]:
            for task, what, unit, part in [
                ("play", "random play", "moves/s", 1.0),
                ("copy", "copy()", "µs", 0.2),
                ("imagine", "imagine()", "µs", 0.2),
            ]:
                key, name = f"{game}_{task}_{engine}", f"{title}, {what}, {engine}"
                row.append(Contender(key, name, f"{task} {game}", sys.executable, unit, part, source=engine == "interpreted"))
    return row


def measure(row: list[Contender], seconds: float) -> None:
    """All contenders warm up, then take turns."""
    started: list[Contender] = []
    try:
        for contender in row:
            started.append(contender)
            contender.start()
            check_engine(contender)
            contender.work(WARM_UP)
        for turn in range(TURNS):
            for contender in row:
                show_progress(f"turn {turn + 1} of {TURNS}: {contender.title}")
                contender.turns.append(contender.work(seconds / TURNS))
        show_progress("")
    finally:
        for contender in started:
            contender.stop()


def show_progress(text: str) -> None:
    if sys.stderr.isatty():
        print(f"\r{text:<60}\r", end="", file=sys.stderr, flush=True)


def check_engine(contender: Contender) -> None:
    """A contender must be what its title says."""
    engine = contender.about.get("engine")
    if engine == "interpreted" and not contender.source:
        sys.exit(f"Monstertisch is not compiled in {contender.python}: `make build` needs a C compiler.")
    assert engine is None or engine == ("interpreted" if contender.source else "compiled")


def goals(row: list[Contender]) -> list[Goal]:
    median = {contender.key: contender.median for contender in row}
    monsters, interpreted = median["maechtige_monster_play_compiled"], median["maechtige_monster_play_interpreted"]
    return [
        Goal("Mächtige Monster, compiled / OpenSpiel hearts", monsters / median["hearts"], least=5),
        Goal("Mächtige Monster, compiled / Catanatron", monsters / median["catanatron"], least=30),
        Goal("Mächtige Monster, interpreted / OpenSpiel hearts", interpreted / median["hearts"], least=0.5),
        Goal("Mächtige Monster, copy(), compiled, µs", median["maechtige_monster_copy_compiled"], most=2),
        Goal("Kingscraft, compiled / Catanatron", median["kingscraft_play_compiled"] / median["catanatron"], least=5),
        Goal("Kingscraft, copy(), compiled, µs", median["kingscraft_copy_compiled"], most=5),
        Goal("Boss Monster, compiled / Catanatron", median["boss_monster_play_compiled"] / median["catanatron"], least=3),
        Goal("Boss Monster, copy(), compiled, µs", median["boss_monster_copy_compiled"], most=10),
    ]


def machine() -> str:
    """The model of the processor, how many there are, and the system."""
    model = platform.processor() or platform.machine()
    cpus = Path("/proc/cpuinfo")
    if cpus.exists():
        lines = [line for line in cpus.read_text().splitlines() if line.startswith("model name")]
        model = lines[0].split(":")[1].strip() if lines else model
    return f"{model}, {os.cpu_count()} cores, {platform.system()} {platform.machine()}"


def show(row: list[Contender], found: list[Goal], seconds: float) -> None:
    pythons = sorted({contender.about["python"] for contender in row})
    print(f"Machine: {machine()}; Python {', '.join(pythons)}")
    print(f"Median of {TURNS} turns, {seconds:g} s in all per contender (a fifth of that for copy and imagine), one core\n")
    print(f"{'':<50}{'median':>12}{'lowest':>12}{'highest':>12}")
    for contender in row:
        digits = ".2f" if contender.unit == "µs" else ",.0f"
        numbers = [contender.median, min(contender.turns), max(contender.turns)]
        print(f"{contender.title:<50}" + "".join(f"{number:>12{digits}}" for number in numbers) + f"  {contender.unit}")
    print()
    for goal in found:
        print(f"{goal.title:<50}{goal.value:>12.2f}  goal: {goal.wanted:<14}{'met' if goal.met else 'NOT MET'}")


def to_json(row: list[Contender], found: list[Goal], seconds: float) -> str:
    report = {
        "machine": machine(),
        "seconds": seconds,
        "contenders": {
            contender.key: {"unit": contender.unit, "median": contender.median, "turns": contender.turns, **contender.about}
            for contender in row
        },
        "goals": [{"goal": goal.title, "value": goal.value, "wanted": goal.wanted, "met": goal.met} for goal in found],
    }
    return json.dumps(report, indent=2, ensure_ascii=False)


def main() -> None:
    parser = argparse.ArgumentParser(description="Speed of Monstertisch beside its peers.")
    parser.add_argument("--seconds", type=float, default=5.0, help="time per contender")
    parser.add_argument("--json", action="store_true", help="print the numbers as JSON")
    parser.add_argument(
        "--peers", default=str(HERE.parent / ".venv-bench/bin/python"), help="a Python with open_spiel and catanatron"
    )
    wanted = parser.parse_args()
    if not Path(wanted.peers).exists():
        sys.exit(f"No Python with OpenSpiel and Catanatron at {wanted.peers}: `make bench` installs one, --peers names another.")
    row = contenders(wanted.peers)
    measure(row, wanted.seconds)
    found = goals(row)
    if wanted.json:
        print(to_json(row, found, wanted.seconds))
    else:
        show(row, found, wanted.seconds)


if __name__ == "__main__":
    main()
