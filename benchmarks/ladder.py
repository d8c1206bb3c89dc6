"""The ladder: every level against the one below it, in every game and with every number of players, and how long each thinks.

Games are kept in a folder, so that the same command goes on where it stopped; the table is written from what is there.
"""

from __future__ import annotations

import argparse
import os
import platform
import statistics
import time
from collections.abc import Callable
from pathlib import Path

from monstertisch.bots import OURS, levels_of, make_bot, searches
from monstertisch.bots.levels import LEVELS
from monstertisch.core.chance import Chance, Luck, Thoughts, derive, secret_of
from monstertisch.core.game import Game, State
from monstertisch.core.sight import Bot, Sight, play_out
from monstertisch.games import GAMES
from monstertisch.lab.arena import Arena, compete

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "ladder.md"
BEGIN, END = "<!-- ladder -->", "<!-- end -->"
SEED = 1
MOST_GAMES = 1000
TIMED = 2  # games in which the answers of a level are timed


class Timed(Bot):
    """A bot with a watch; questions with one answer do not count."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.seconds_taken: list[float] = []

    def choose(self, sight: Sight, chance: Chance) -> int:
        start = time.perf_counter()
        action = self.bot.choose(sight, chance)
        if len(sight.options) > 1:
            self.seconds_taken.append(time.perf_counter() - start)
        return action


def until(end: float) -> Callable[[int], None]:
    """Ends an arena after the game in which its time is over."""

    def stop(_done: int) -> None:
        if time.monotonic() > end:
            raise KeyboardInterrupt

    return stop


def contest(game: Game, players: int, upper: str, lower: str, kept: Path, seconds: float) -> Arena:
    """One bot among others that are a level below, in every seat."""
    file = kept / f"{game.name}-{players}-{upper}-{lower}.jsonl".replace(":", "x")
    names = [upper, *[lower] * (players - 1)]
    deals = range(-(-MOST_GAMES // players))
    return compete(game, game.setup(players), names, SEED, deals, until(time.monotonic() + seconds), file)


def row(game: Game, players: int, upper: str, lower: str, arena: Arena) -> str:
    found = arena.to_data()["bots"][upper]
    low, high = (found["wins"][side] for side in ("low", "high"))
    interval = "–" if low is None else f"{100 * low:.1f} to {100 * high:.1f} %"
    games = arena.to_data()["games"]
    share = f"{100 * found['wins']['mean']:.1f} %" if games else "–"
    chance = f"{100 * found['chance']:.1f} %"
    above = "" if low is None else "yes" if low > found["chance"] else "no"
    return cells(game.name, players, upper, lower, games, share, interval, chance, above)


def cells(*found: object) -> str:
    return "| " + " | ".join(str(one) for one in found) + " |"


def answer_times(game: Game, players: int, level: str) -> str:
    """Of one core, in games of its own kind against journeymen."""
    timed = Timed(make_bot(level, game))
    setup = game.setup(players)
    for number in range(TIMED):
        secret = derive(secret_of(SEED), f"timed {number}")
        luck = Luck(secret)
        state: State = game.new(setup, luck)
        bots = [timed, *[make_bot("journeyman", game) for _ in range(players - 1)]]
        play_out(state, bots, luck, Thoughts(derive(secret, "bots")), game.longest(setup))
    taken = sorted(timed.seconds_taken)
    p50, p95 = statistics.median(taken), taken[min(len(taken) * 95 // 100, len(taken) - 1)]
    return cells(game.name, players, level, len(taken), f"{1000 * p50:.1f} ms", f"{1000 * p95:.1f} ms")


def ours(game: Game) -> list[str]:
    """Without the bots of other packages."""
    return [level for level in levels_of(game) if LEVELS[level].bot.partition(":")[0] in OURS]


def pairs(game: Game, players: int) -> list[tuple[str, str]]:
    """Neighbours on the ladder; and, with as few players as there may be, whether twice the time still wins."""
    ladder = ["random", *ours(game)]
    twice = [("search:2", "search"), ("search:16", "search:8")] if searches(game) and players == game.least_players else []
    return [*zip(ladder[1:], ladder, strict=False), *twice]


def climb(games: list[Game], kept: Path, minutes: float) -> str:
    """The page's part between its marks."""
    kept.mkdir(parents=True, exist_ok=True)
    sizes = [(game, players) for game in games for players in range(game.least_players, game.most_players + 1)]
    contests = [(game, players, *pair) for game, players in sizes for pair in pairs(game, players)]
    end = time.monotonic() + 60 * minutes
    lines = [
        "| game | players | one | against | games | wins | 95 % | by chance | above |",
        "|---|---|---|---|---|---|---|---|---|",
    ]
    for number, (game, players, upper, lower) in enumerate(contests):
        seconds = (end - time.monotonic()) / (len(contests) - number)
        lines.append(row(game, players, upper, lower, contest(game, players, upper, lower, kept, seconds)))
        print(lines[-1], flush=True)
    lines += ["", cells("game", "players", "level", "answers", "p50", "p95"), "|---" * 6 + "|"]
    for game in games:
        lines += [answer_times(game, game.most_players, level) for level in ours(game)]
    machine = f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}"
    return "\n".join([f"{time.strftime('%Y-%m-%d')}, {machine}, {minutes:g} minutes:", "", *lines])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=60.0, help="for all contests together")
    parser.add_argument("--keep", type=Path, default=ROOT / "build" / "ladder", help="folder of the games that were played")
    parser.add_argument("--games", nargs="*", choices=[*GAMES], default=[*GAMES])
    asked = parser.parse_args()
    table = climb([GAMES[name] for name in asked.games], asked.keep, asked.minutes)
    page = PAGE.read_text("utf-8")
    before, after = page[: page.index(BEGIN) + len(BEGIN)], page[page.index(END) :]
    PAGE.write_text(f"{before}\n\n{table}\n\n{after}", "utf-8")


if __name__ == "__main__":
    main()
