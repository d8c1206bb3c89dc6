"""Speed of Monstertisch, bare and through its adapters, beside the engines of the field: one table from one run.

Every contender is a process of its own; they work one at a time, in turns, so that a slow moment of the machine hits all
alike. A contender's number is the median of its turns. A peer that is not there is told as missing, with the reason.
"""

from __future__ import annotations

import argparse
import datetime
import json
import os
import platform
import statistics
import subprocess
import sys
import tempfile
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
PEERS = HERE.parent / ".venv-bench"
TURNS = 5
WARM_UP = 0.4
SHORT = 0.2  # of the time of a turn, for what takes microseconds
OUR_GAMES = {"maechtige_monster": "Mächtige Monster", "kingscraft": "Kingscraft", "boss_monster": "Boss Monster"}

RULES, SIGHT, COPIES = "Rules alone", "With what an agent reads", "Copies"


class Missing(Exception):
    """A contender that does not start, and why."""


@dataclass
class Contender:
    """One row: a task of a worker, in one Python or in Node. `source` runs src/, not the installed wheel."""

    key: str
    title: str
    group: str
    command: list[str]
    unit: str
    counted: str
    ours: bool = False
    source: bool = False
    warm_up: float = WARM_UP
    missing: str = ""
    about: dict[str, Any] = field(default_factory=dict)
    turns: list[float] = field(default_factory=list)

    def start(self) -> None:
        environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
        environment |= {"PYGAME_HIDE_SUPPORT_PROMPT": "1", "OPENBLAS_NUM_THREADS": "1"}
        environment |= {"NODE_ENV": "production", "NODE_PATH": str(PEERS / "node" / "node_modules")}
        if self.source:
            environment["PYTHONPATH"] = str(HERE.parent / "src")
        self.complaints = tempfile.TemporaryFile("w+")  # noqa: SIM115
        try:
            self.process = subprocess.Popen(
                self.command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=self.complaints, text=True
            )
        except OSError as error:
            self.complaints.close()
            raise Missing(f"{Path(self.command[0]).name}: {error.strerror}") from error

    def answer(self) -> dict[str, Any]:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            code = self.process.wait()
            self.complaints.seek(0)
            said = [line for line in self.complaints.read().splitlines() if "Error" in line]
            raise Missing(said[-1].strip() if said else f"the worker ended with code {code}")
        answer: dict[str, Any] = json.loads(line)
        return answer

    def work(self, seconds: float) -> float:
        """One turn: how many per second, or for `µs` how long one takes."""
        assert self.process.stdin is not None
        self.process.stdin.write(f"{seconds * (SHORT if self.unit == 'µs' else 1)}\n")
        self.process.stdin.flush()
        turn = self.answer()
        rate: float = turn["done"] / turn["seconds"]
        return 1e6 / rate if self.unit == "µs" else rate

    def stop(self) -> None:
        self.process.communicate()
        self.complaints.close()

    @property
    def median(self) -> float:
        return statistics.median(self.turns)


@dataclass
class Goal:
    """A ratio of two contenders, or one contender's number, and what it should be. Without a value something was missing."""

    title: str
    value: float | None
    least: float | None = None
    most: float | None = None

    @property
    def wanted(self) -> str:
        if self.least is None and self.most is None:
            return ""
        return f"at least {self.least:g}" if self.least is not None else f"at most {self.most:g}"

    @property
    def verdict(self) -> str:
        if self.value is None:
            return "not measured"
        if not self.wanted:
            return "for information"
        met = (self.least is None or self.value >= self.least) and (self.most is None or self.value <= self.most)
        return "met" if met else "missed"


# Who is measured


def contenders(peers: str) -> list[Contender]:
    return [*our_rules(), *peers_rules(peers), *our_sight(), *peers_sight(peers), *copies(peers)]


def task(python: str, *words: str) -> list[str]:
    return [python, "-P", str(HERE / "worker.py"), *words]


def our_row(name: str, game: str, title: str, group: str, unit: str, counted: str, *words: str, source: bool = False) -> Contender:
    command = task(sys.executable, *words)
    return Contender(f"{game}_{name}", f"{OUR_GAMES[game]}, {title}", group, command, unit, counted, ours=True, source=source)


def our_rules() -> list[Contender]:
    row = []
    for game in OUR_GAMES:
        for engine in ["compiled", "interpreted"]:
            source = engine == "interpreted"
            row.append(our_row(engine, game, engine, RULES, "moves/s", "every move", "play", game, source=source))
    for game in OUR_GAMES:
        for chance in ["seed", "explicit"]:
            name, spiel = f"OpenSpiel, chance={chance}", f"monstertisch_{game}(players=4,chance={chance})"
            row.append(our_row(f"spiel_{chance}", game, name, RULES, "moves/s", "player actions, not chance", "spiel", spiel))
    return row


def peers_rules(peers: str) -> list[Contender]:
    row = [
        Contender("hearts", "OpenSpiel hearts", RULES, task(peers, "spiel", "hearts"), "moves/s", "player actions, not chance"),
        Contender(
            "hearts_uniform",
            "OpenSpiel hearts, uniform chance",
            RULES,
            task(peers, "spiel_uniform", "hearts"),
            "moves/s",
            "the same, but chance takes any legal action without asking how likely it is",
        ),
    ]
    for game in ["skat", "gin_rummy", "backgammon"]:
        row.append(Contender(game, f"OpenSpiel {game}", RULES, task(peers, "spiel", game), "moves/s", "player actions, not chance"))
    for game in ["python_kuhn_poker", "python_tic_tac_toe", "python_liars_poker", "python_block_dominoes"]:
        title = f"OpenSpiel {game}"
        row.append(
            Contender(game, title, RULES, task(peers, "spiel", game), "moves/s", "player actions of a game written in Python")
        )
    row.append(Contender("catanatron", "Catanatron", RULES, task(peers, "catanatron"), "moves/s", "entries of its log of actions"))
    node = ["node", str(HERE / "boardgame" / "worker.cjs")]
    title, counted = "boardgame.io tic-tac-toe", "moves through its local client"
    row.append(Contender("boardgame", title, RULES, node, "moves/s", counted, warm_up=2.0))  # until Node has compiled it
    return row


def our_sight() -> list[Contender]:
    row = []
    for game in OUR_GAMES:
        spiel = f"monstertisch_{game}(players=4,chance=seed)"
        row += [
            our_row("pettingzoo", game, "PettingZoo", SIGHT, "moves/s", "actions; `last()` gives array and mask", "turns", game),
            our_row("gymnasium", game, "Gymnasium", SIGHT, "moves/s", "actions of one seat; random bots in between", "seat", game),
            our_row("batch", game, "64 in a `Batch`", SIGHT, "moves/s", "actions; arrays and masks of all games", "batch", game),
            our_row(
                "tensors",
                game,
                "OpenSpiel, tensors",
                SIGHT,
                "moves/s",
                "player actions, `observation_tensor()` for each, chance=seed",
                "spiel_tensors",
                spiel,
            ),
        ]
    return row


def peers_sight(peers: str) -> list[Contender]:
    row = []
    for game in ["gin_rummy_v4", "texas_holdem_v4"]:
        for maker, counted in [("env", "actions; RLCard below"), ("raw_env", "the same without PettingZoo's wrappers")]:
            command = task(peers, "classic", game, maker)
            row.append(Contender(f"{game}_{maker}", f"PettingZoo {game}, {maker}", SIGHT, command, "moves/s", counted))
    for game in ["hanabi_v5", "connect_four_v3", "chess_v6"]:
        row.append(Contender(game, f"PettingZoo {game}, env", SIGHT, task(peers, "classic", game, "env"), "moves/s", "actions"))
    for game in ["uno", "doudizhu", "gin-rummy", "mahjong"]:
        command = task(peers, "rlcard", game)
        row.append(Contender(f"rlcard_{game}", f"RLCard {game}", SIGHT, command, "moves/s", "actions; every step builds a state"))
    for game, games in [("leduc_holdem", "1"), ("leduc_holdem", "1024"), ("sparrow_mahjong", "1024")]:
        command, counted = task(peers, "pgx", game, games), f"actions in {games} games at once, compiled by XLA"
        row.append(Contender(f"pgx_{game}_{games}", f"pgx {game}, {games} at once", SIGHT, command, "moves/s", counted))
    return row


def copies(peers: str) -> list[Contender]:
    row = []
    for game in OUR_GAMES:
        for engine in ["compiled", "interpreted"]:
            for name, counted in [("copy", "one position"), ("imagine", "one position, hidden cards dealt anew")]:
                title, source = f"{name}(), {engine}", engine == "interpreted"
                row.append(our_row(f"{name}_{engine}", game, title, COPIES, "µs", counted, name, game, source=source))
    clone, copy = task(peers, "spiel_clone", "hearts"), task(peers, "catanatron_copy")
    row.append(Contender("hearts_clone", "OpenSpiel hearts, clone()", COPIES, clone, "µs", "one position"))
    row.append(Contender("catanatron_copy", "Catanatron, copy()", COPIES, copy, "µs", "one position"))
    return row


# Measuring


def measure(row: list[Contender], seconds: float) -> None:
    """All contenders warm up, then take turns. Whoever does not start or does not answer is missing."""
    started: list[Contender] = []
    try:
        for contender in row:
            show_progress(f"warming up: {contender.title}")
            try:
                contender.start()
                started.append(contender)
                contender.about = contender.answer()
                check_engine(contender)
                contender.work(contender.warm_up)
            except Missing as reason:
                contender.missing = str(reason)
        for turn in range(TURNS):
            for contender in started:
                show_progress(f"turn {turn + 1} of {TURNS}: {contender.title}")
                try:
                    if not contender.missing:
                        contender.turns.append(contender.work(seconds / TURNS))
                except Missing as reason:
                    contender.missing = str(reason)
        show_progress("")
    finally:
        for contender in started:
            contender.stop()


def show_progress(text: str) -> None:
    if sys.stderr.isatty():
        print(f"\r{text:<70}\r", end="", file=sys.stderr, flush=True)


def check_engine(contender: Contender) -> None:
    """A contender must be what its title says."""
    if contender.ours:
        engine, wanted = contender.about["engine"], "interpreted" if contender.source else "compiled"
        if engine == "interpreted" != wanted:
            sys.exit(f"Monstertisch is not compiled in {contender.command[0]}: `make build` needs a C compiler.")
        assert engine == wanted


def goals(row: list[Contender]) -> list[Goal]:
    median = {contender.key: contender.median for contender in row if not contender.missing}

    def over(one: str, other: str) -> float | None:
        return median[one] / median[other] if one in median and other in median else None

    found = []
    for game, least in [("maechtige_monster", 10), ("kingscraft", 3), ("boss_monster", 3)]:
        found.append(Goal(f"{OUR_GAMES[game]}, compiled / OpenSpiel hearts", over(f"{game}_compiled", "hearts"), least))
    for game in OUR_GAMES:
        title = f"{OUR_GAMES[game]}, compiled / OpenSpiel hearts, uniform chance"
        found.append(Goal(title, over(f"{game}_compiled", "hearts_uniform")))
    for game, least in [("maechtige_monster", 30), ("kingscraft", 5), ("boss_monster", 3)]:
        found.append(Goal(f"{OUR_GAMES[game]}, compiled / Catanatron", over(f"{game}_compiled", "catanatron"), least))
    for peer in ["gin_rummy_v4", "texas_holdem_v4"]:
        for game, least in [("maechtige_monster", 5), ("kingscraft", 1), ("boss_monster", 1)]:
            title = f"{OUR_GAMES[game]} / {peer}, both by PettingZoo's env"
            found.append(Goal(title, over(f"{game}_pettingzoo", f"{peer}_env"), least))
    found.append(Goal("Boss Monster, imagine(), compiled, µs", median.get("boss_monster_imagine_compiled"), most=15))
    for game, title in OUR_GAMES.items():
        found.append(Goal(f"{title}, copy(), compiled, µs", median.get(f"{game}_copy_compiled"), most=5))
    return found


# Telling


def machine() -> str:
    """The model of the processor, how many there are, and the system."""
    model = platform.processor() or platform.machine()
    cpus = Path("/proc/cpuinfo")
    if cpus.exists():
        lines = [line for line in cpus.read_text().splitlines() if line.startswith("model name")]
        model = lines[0].split(":")[1].strip() if lines else model
    return f"{model}, {os.cpu_count()} cores, {platform.system()} {platform.machine()}"


def versions(row: list[Contender]) -> dict[str, list[str]]:
    """By package; two versions where peers and our adapters have different ones."""
    found: dict[str, set[str]] = {}
    for contender in row:
        for package, version in contender.about.get("versions", {}).items():
            found.setdefault(package, set()).add(version)
    return {package: sorted(numbers) for package, numbers in sorted(found.items(), key=lambda item: item[0].lower())}


def not_installed() -> dict[str, str]:
    """What `peers.py` could not install, and why."""
    failed = PEERS / "failed.json"
    found: dict[str, str] = json.loads(failed.read_text("utf-8")) if failed.exists() else {}
    return found


def report(row: list[Contender], found: list[Goal], seconds: float, load: float) -> dict[str, Any]:
    return {
        "date": datetime.date.today().isoformat(),
        "machine": machine(),
        "load": load,
        "versions": versions(row),
        "not_installed": not_installed(),
        "seconds": seconds,
        "turns": TURNS,
        "contenders": [
            {
                "title": contender.title,
                "group": contender.group,
                "ours": contender.ours,
                "unit": contender.unit,
                "counted": contender.counted,
                **({"missing": contender.missing} if contender.missing else {"median": contender.median, "turns": contender.turns}),
            }
            for contender in row
        ],
        "goals": [{"title": goal.title, "value": goal.value, "wanted": goal.wanted, "verdict": goal.verdict} for goal in found],
    }


def show(told: dict[str, Any]) -> None:
    print(f"Machine: {told['machine']}")
    print("Versions: " + ", ".join(f"{package} {' and '.join(numbers)}" for package, numbers in told["versions"].items()))
    print(f"Median of {told['turns']} turns, {told['seconds']:g} s of processor time in all per contender, a fifth of that for µs")
    group = ""
    for contender in told["contenders"]:
        if contender["group"] != group:
            group = contender["group"]
            print(f"\n{group:<50}{'median':>12}{'lowest':>12}{'highest':>12}")
        if "missing" in contender:
            print(f"{contender['title']:<50}     missing: {contender['missing']}")
            continue
        digits = ".2f" if contender["unit"] == "µs" else ",.0f"
        numbers = [contender["median"], min(contender["turns"]), max(contender["turns"])]
        print(f"{contender['title']:<50}" + "".join(f"{number:>12{digits}}" for number in numbers) + f"  {contender['unit']}")
    for package, reason in told["not_installed"].items():
        print(f"{package} cannot be installed: {reason}")
    print()
    for goal in told["goals"]:
        value = "–" if goal["value"] is None else f"{goal['value']:.2f}"
        print(f"{goal['title']:<62}{value:>8}  {goal['wanted']:<14}{goal['verdict']}")


def main() -> None:
    parser = argparse.ArgumentParser(description="Speed of Monstertisch beside its peers.")
    parser.add_argument("--seconds", type=float, default=3.0, help="processor time per contender")
    parser.add_argument("--numbers", type=Path, help="a file for the numbers, every turn of them, as JSON (page.py reads it)")
    parser.add_argument("--peers", default=str(PEERS / "bin/python"), help="a Python with what requirements.txt here names")
    wanted = parser.parse_args()
    load = os.getloadavg()[0]
    row = contenders(wanted.peers)
    measure(row, wanted.seconds)
    told = report(row, goals(row), wanted.seconds, load)
    show(told)
    if wanted.numbers is not None:
        wanted.numbers.write_text(json.dumps(told, indent=1, ensure_ascii=False) + "\n", "utf-8")


if __name__ == "__main__":
    main()
