"""The ladder: every level against the one below it, in every game and with every number of players, and how long each thinks.

Beside it: what a bot that sees everything would win, whether more time still wins, and what becomes of a bot that is made to answer
one kind of opponents. Games are kept in a folder, so that the same command goes on where it stopped.
"""

from __future__ import annotations

import argparse
import asyncio
import math
import os
import platform
import statistics
import time
from collections.abc import Callable
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import NamedTuple

from monstertisch.bots import BOTS, OURS, greedy_bot, levels_of, make_bot, new_guide, search_bot, searches
from monstertisch.bots.levels import LEVELS
from monstertisch.bots.search import Guide, SearchBot
from monstertisch.core.chance import Chance, Luck, Thoughts, derive, secret_of
from monstertisch.core.game import Game, State
from monstertisch.core.sight import Bot, Sight, look
from monstertisch.games import GAMES
from monstertisch.lab.arena import Arena, compete, seatings
from monstertisch.lab.kept import remembered
from monstertisch.lab.series import Outcome, Series, done_by
from monstertisch.server.settings import Settings
from monstertisch.server.thinking import Thinkers

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "ladder.md"
BEGIN, END = "<!-- ladder -->", "<!-- end -->"
SEED = 1
MOST_GAMES = 1000
TIMED = 2  # games in which the answers of a level are timed …
WAITED = 40.0  # … and seconds of waiting after which no other answer is asked for
CHEAT = "all-seeing"
ANSWERS = {"answers-greedy": [0], "answers-master": [2]}  # whom they answer, by the wits that a guide supposes (`Placing`)
ANSWERED = "maechtige_monster"  # the game whose guide can suppose one kind of opponents


class Contest(NamedTuple):
    """One bot among others of one kind."""

    game: Game
    players: int
    one: str
    others: str

    @property
    def series(self) -> Series:
        names = [self.one, *[self.others] * (self.players - 1)]
        return Series(self.game.name, self.players, {}, None, seatings(names), SEED, paired=True)

    @property
    def file(self) -> str:
        return f"{self.game.name}-{self.players}-{self.one}-{self.others}.jsonl".replace(":", "x")

    def play(self, kept: Path, end: float) -> Arena:
        """In every seat, until it is time to end or enough games are played. If it is time already, what is kept is counted."""
        deals = range(math.ceil(MOST_GAMES / self.players))
        if end <= time.monotonic():
            deals, end = range(min(kept_games(kept / self.file) // self.players, len(deals))), math.inf
        if self.one == CHEAT:
            return self.cheat(kept, len(deals) * self.players, end)
        names = self.series.seatings[0]
        return compete(self.game, self.game.setup(self.players), names, SEED, deals, until(end), kept / self.file)

    def cheat(self, kept: Path, games: int, end: float) -> Arena:
        arena = Arena(self.series)
        first = {"cheat": CHEAT, "rules_version": self.game.rules_version, "players": self.players, "seed": SEED}
        play = partial(done_by, partial(cheater, self.game.name, self.players, self.others))
        with closing(remembered(kept / self.file, first, Outcome, range(games), play)) as found:
            for outcome in found:
                arena.count(outcome)
                if time.monotonic() > end:
                    break
        return arena


def kept_games(path: Path) -> int:
    """In whole lines after the first, which says what they are."""
    return max(path.read_bytes().count(b"\n") - 1, 0) if path.exists() else 0


def until(end: float) -> Callable[[int], None]:
    """Ends an arena after the game in which its time is over."""

    def stop(_done: int) -> None:
        if time.monotonic() > end:
            raise KeyboardInterrupt

    return stop


# A ceiling: no bot at a table could play like this


class AllSeeing(Guide):
    """The guide of a game, with the true position for every world; where that guide reckons with what is unseen, greedy plays on.

    Whoever hands it a Sight of the true position lets it cheat: it knows all hands and decks, only not the dice to come.
    """

    def __init__(self, game: Game) -> None:
        self.known = new_guide(game)
        self.greedy = greedy_bot(game)
        self.rollouts = self.known.rollouts
        self.rounds = self.known.rounds
        self.knows_a_move = True

    def policy(self) -> Bot:
        return self.greedy

    def ponders(self, state: State) -> bool:
        return self.known.ponders(state)

    def worth_trying(self, sight: Sight) -> list[int]:
        return self.known.worth_trying(sight)

    def imagine(self, sight: Sight, number: int, policy: Bot, luck: Chance) -> State:  # noqa: ARG002 - it sees the one that is true
        return sight.world.copy()

    def chances(self, state: State) -> list[float]:
        return self.known.chances(state)


def cheater(name: str, players: int, others: str) -> Callable[[int], Outcome]:
    return partial(cheated, Contest(GAMES[name], players, CHEAT, others))


def cheated(contest: Contest, number: int) -> Outcome:
    """One game of a contest with the cheat; its luck is that of the other contests."""
    game, series = contest.game, contest.series
    guide = AllSeeing(game)
    cheat, honest = SearchBot(guide, guide.rollouts), make_bot(contest.others, game)
    secret = derive(secret_of(SEED), f"game {series.deal(number)}")
    luck, thoughts = Luck(secret), Thoughts(derive(secret, "bots"))
    state = game.new(game.setup(contest.players), luck)
    moves = 0
    while waiting := state.to_act():
        seat = waiting[0]
        cheats = series.seated(number)[seat] == CHEAT
        bot = cheat if cheats else honest
        sight = Sight(seat, state.options(seat), state) if cheats else look(state, seat, bot, thoughts)
        state.play(seat, bot.choose(sight, thoughts), luck)
        moves += 1
    result = state.result()
    return Outcome(number, result.scores, result.ending, moves, state.round(), {}, [], state.digest())


# Bots that answer one kind of opponents


def answering(wits: list[int], game: Game) -> Bot:
    """A search that takes all others for this kind, with the grandmaster's time."""
    bot = search_bot(game, 8)
    assert isinstance(bot, SearchBot)
    bot.guide.supposed = wits  # type: ignore[attr-defined]
    return bot


BOTS.update({name: partial(answering, wits) for name, wits in ANSWERS.items()})  # in every process that plays contests


# How long answers take


async def answers(game: Game, players: int, level: str) -> list[float]:
    """The seconds that a table waits for a bot of this level, question by question: it thinks in the server's other process, for as
    long as a level may. Questions with one answer do not count. The other seats are journeymen.
    """
    setup, settings = game.setup(players), Settings(Path())
    thinkers = Thinkers(settings.think_limit, settings.tip_seconds)
    others = make_bot("journeyman", game)
    taken: list[float] = []
    try:
        for number in range(TIMED):
            secret = derive(secret_of(SEED), f"timed {number}")
            luck, thoughts = Luck(secret), Thoughts(derive(secret, "bots"))
            state = game.new(setup, luck)
            while (waiting := state.to_act()) and sum(taken) < WAITED:
                seat = waiting[0]
                if seat:
                    action = others.choose(look(state, seat, others, thoughts), thoughts)
                else:
                    start = time.perf_counter()
                    action = await thinkers.ask(level, setup, state, seat, derive(secret, f"answer {len(taken)}"))
                    taken += [time.perf_counter() - start] if len(state.options(seat)) > 1 else []
                state.play(seat, action, luck)
    finally:
        thinkers.stop()
    return sorted(taken[1:])  # with the first answer the process begins


def answer_times(game: Game, players: int, level: str) -> str:
    taken = asyncio.run(answers(game, players, level))
    quantiles = [statistics.median(taken), taken[min(len(taken) * 95 // 100, len(taken) - 1)], taken[-1]]
    return cells(game.name, players, level, len(taken), *[f"{1000 * seconds:.0f} ms" for seconds in quantiles])


# The page


def cells(*found: object) -> str:
    return "| " + " | ".join(str(one) for one in found) + " |"


def row(contest: Contest, arena: Arena) -> str:
    found, games = arena.to_data()["bots"][contest.one], arena.to_data()["games"]
    low, high = (found["wins"][side] for side in ("low", "high"))
    interval = "–" if low is None else f"{100 * low:.1f} to {100 * high:.1f} %"
    share = f"{100 * found['wins']['mean']:.1f} %" if games else "–"
    above = "" if low is None else "yes" if low > found["chance"] else "no"
    chance = f"{100 * found['chance']:.1f} %"
    return cells(contest.game.name, contest.players, contest.one, contest.others, games, share, interval, chance, above)


def ours(game: Game) -> list[str]:
    """Without the bots of other packages."""
    return [level for level in levels_of(game) if LEVELS[level].bot.partition(":")[0] in OURS]


def contests(game: Game) -> list[Contest]:
    """Neighbours on the ladder; the best against journeymen, the ceiling, whether twice the time wins, and who answers whom."""
    ladder = ["random", *ours(game)]
    found: list[Contest] = []
    for players in range(game.least_players, game.most_players + 1):
        pairs = [*zip(ladder[1:], ladder, strict=False)]
        if searches(game):
            pairs += [("grandmaster", "journeyman"), (CHEAT, "journeyman")]
        if searches(game) and players == game.least_players:
            pairs += [("search:2", "search"), ("search:16", "search:8")]
        if game.name == ANSWERED and players == 4:
            pairs += [("answers-greedy", "greedy"), ("master", "answers-greedy"), ("answers-master", "master")]
        found += [Contest(game, players, *pair) for pair in pairs]
    return found


def climb(todo: list[Contest], kept: Path, minutes: float) -> list[str]:
    """The rows of these contests; what one does not need of its time is left to the others."""
    kept.mkdir(parents=True, exist_ok=True)
    end = time.monotonic() + 60 * minutes
    rows: list[str] = []
    for number, contest in enumerate(todo):
        now = time.monotonic()
        rows.append(row(contest, contest.play(kept, now + (end - now) / (len(todo) - number))))
        print(rows[-1], flush=True)
    return rows


def page(games: list[Game], rows: list[str]) -> str:
    """The page's part between its marks."""
    machine = f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}"
    times = [answer_times(game, game.most_players, level) for game in games for level in ours(game)]
    return "\n".join(
        [
            f"{time.strftime('%Y-%m-%d')}, {machine}:",
            "",
            cells("game", "players", "one", "against", "games", "wins", "95 %", "by chance", "above"),
            "|---" * 9 + "|",
            *rows,
            "",
            cells("game", "players", "level", "answers", "p50", "p95", "longest"),
            "|---" * 7 + "|",
            *times,
        ]
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=60.0, help="for all contests together")
    parser.add_argument("--keep", type=Path, default=ROOT / "build" / "ladder", help="folder of the games that were played")
    parser.add_argument("--games", nargs="*", choices=[*GAMES], default=[*GAMES])
    parser.add_argument("--only", help="contests with this in the name of their file: printed, the page stays as it is")
    asked = parser.parse_args()
    games = [GAMES[name] for name in asked.games]
    todo = [contest for game in games for contest in contests(game) if (asked.only or "") in contest.file]
    rows = climb(todo, asked.keep, asked.minutes)
    if asked.only is None:
        text = PAGE.read_text("utf-8")
        before, after = text[: text.index(BEGIN) + len(BEGIN)], text[text.index(END) :]
        PAGE.write_text(f"{before}\n\n{page(games, rows)}\n\n{after}", "utf-8")


if __name__ == "__main__":
    main()
