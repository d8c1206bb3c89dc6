"""The ladder: every level against the one below it, in every game and with every number of players, and how long each thinks.

Beside it: what a bot that sees everything would win, whether more time still wins, and what becomes of a bot that is made to answer
one kind of opponents. How every game ended is kept in a file, so that the same command goes on where it stopped, on any day.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import math
import os
import platform
import statistics
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Generator
from contextlib import asynccontextmanager, closing, suppress
from functools import partial
from pathlib import Path
from typing import NamedTuple

from monstertisch.bots import BOTS, OURS, greedy_bot, levels_of, make_bot, new_guide, search_bot, searches
from monstertisch.bots.levels import LEVELS
from monstertisch.bots.search import Guide, SearchBot
from monstertisch.core.chance import Chance, Luck, Thoughts, derive, secret_of
from monstertisch.core.game import Data, Game, State
from monstertisch.core.sight import Bot, Sight, look
from monstertisch.games import GAMES
from monstertisch.lab.arena import mean, seatings
from monstertisch.lab.series import Outcome, Series, done_by, outcomes
from monstertisch.server.settings import Settings
from monstertisch.server.thinking import Minds, Thinkers

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "ladder.md"
KEPT = ROOT / "benchmarks" / "ladder.json"
BEGIN, END = "<!-- ladder -->", "<!-- end -->"
COLUMNS = ["game", "players", "one", "against", "games", "wins", "95 %", "by chance", "above", "last played"]
SEED = 1
MOST_GAMES = 1000
TIMED = 2  # games in which the answers of a level are timed …
WAITED = 40.0  # … and seconds of waiting after which no other answer is asked for …
PACE = 4.0  # … while each of the four people at a table beside it moves after so many seconds
CHEAT = "all-seeing"
# Whom they answer, by the wits that a guide supposes world by world (`Placing`): masters draw lots, so they are tried eight times.
ANSWERS = {"answers-greedy": [0], "answers-master": [2] * 8}
ANSWERED = "maechtige_monster"  # the game whose guide can suppose one kind of opponents


class Bar(NamedTuple):
    """What the one bot of a contest should win."""

    contest: str
    share: float
    least: bool = True  # or at most


BARS = [
    Bar("maechtige_monster 4 master journeyman", 0.5),
    Bar("maechtige_monster 4 grandmaster journeyman", 0.55),
    Bar("maechtige_monster 4 master answers-greedy", 0.4),
    Bar("maechtige_monster 4 answers-master master", 0.35, least=False),
    Bar("kingscraft 2 master journeyman", 0.7),
    Bar("kingscraft 4 master journeyman", 0.45),
    Bar("boss_monster 2 master journeyman", 0.75),
    Bar("boss_monster 2 grandmaster journeyman", 0.8),
    Bar("boss_monster 4 master journeyman", 0.45),
]


class Contest(NamedTuple):
    """One bot among others of one kind."""

    game: Game
    players: int
    one: str
    others: str

    @property
    def name(self) -> str:
        return f"{self.game.name} {self.players} {self.one} {self.others}"

    @property
    def series(self) -> Series:
        names = [self.one, *[self.others] * (self.players - 1)]
        return Series(self.game.name, self.players, {}, None, seatings(names), SEED, paired=True)

    @property
    def most(self) -> int:
        """Games, in whole deals: the bot has every seat of each."""
        return math.ceil(MOST_GAMES / self.players) * self.players

    def outcomes(self, numbers: range, processes: int) -> Generator[Outcome]:
        if self.one == CHEAT:
            return done_by(partial(cheater, self.game.name, self.players, self.others), numbers, processes)
        return outcomes(self.game, self.series, numbers, processes)

    def sign(self, outcome: Outcome) -> str:
        """How a game ended for the one bot: with how many it shares the win, itself included, or 0."""
        winners = outcome.result.winners
        return str(len(winners)) if self.series.seated(outcome.number).index(self.one) in winners else "0"

    def shares(self, ended: str) -> list[float]:
        """Of the wins, by whole deals; one that is not played in all seats yet does not count."""
        won = [1 / int(sign) if sign != "0" else 0.0 for sign in ended]
        deals = [won[at : at + self.players] for at in range(0, len(won), self.players)]
        return [sum(deal) / self.players for deal in deals if len(deal) == self.players]


class Kept:
    """How every game of the contests ended, one sign a game, in the order of their numbers."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.contests: dict[str, Data] = json.loads(path.read_text("utf-8")) if path.exists() else {}

    def ended(self, contest: Contest) -> str:
        """Under the rules of today: games of other rules are forgotten."""
        found = self.contests.get(contest.name, {})
        return str(found["ended"]) if found.get("rules_version") == contest.game.rules_version else ""

    def keep(self, contest: Contest, ended: str) -> None:
        played = {"rules_version": contest.game.rules_version, "last": time.strftime("%Y-%m-%d"), "ended": ended}
        self.contests[contest.name] = played
        self.path.write_text(json.dumps(self.contests, indent=1, sort_keys=True) + "\n", "utf-8")

    def last(self, contest: Contest) -> str:
        return str(self.contests[contest.name]["last"]) if self.ended(contest) else ""


def play(contest: Contest, kept: Kept, end: float, processes: int) -> None:
    """In every seat, until it is time to end or enough games are played; what is kept is not played again."""
    ended = kept.ended(contest)
    if len(ended) >= contest.most or time.monotonic() > end:
        return
    try:
        with closing(contest.outcomes(range(len(ended), contest.most), processes)) as found:
            for outcome in found:
                ended += contest.sign(outcome)
                if time.monotonic() > end:
                    break
    finally:  # an interrupt loses nothing that was played
        kept.keep(contest, ended)


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
    """A search that takes all others for this kind, with the grandmaster's time. Nobody foresees it, so it draws no lots."""
    bot = search_bot(game, 8)
    assert isinstance(bot, SearchBot)
    bot.guide.supposed = wits  # type: ignore[attr-defined]
    bot.guide.about = 0.0
    return bot


if __name__ in ("__main__", "__mp_main__"):  # in every process that plays contests
    BOTS.update({name: partial(answering, wits) for name, wits in ANSWERS.items()})


# How long answers take


@asynccontextmanager
async def table_served() -> AsyncIterator[None]:
    """On the same cores a server of its own serves a table of four people who play, as in the measure of the server's load."""
    from .hosts import Server
    from .load import connect_all, hang_up, open_tables, play_all

    with tempfile.TemporaryDirectory() as folder, Server(sys.executable, False, Path(folder)) as server:
        tables = await open_tables([server.port], ANSWERED, 1)
        listeners = await connect_all(tables)
        playing = asyncio.create_task(play_all(tables, math.inf, PACE))
        try:
            yield
        finally:
            playing.cancel()
            await hang_up(tables, listeners)


async def answers(game: Game, players: int, level: str) -> list[float]:
    """The seconds that a table waits for a bot of this level, question by question: it thinks in the server's other process, for as
    long as a level may. Questions with one answer do not count. The other seats are journeymen.
    """
    async with table_served():
        return await answers_beside(game, players, level)


async def answers_beside(game: Game, players: int, level: str) -> list[float]:
    setup, settings = game.setup(players), Settings(Path())
    minds = Minds()
    thinkers = Thinkers(minds, settings.think_limit, settings.tip_seconds)
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
        await minds.stop()
    return sorted(taken[1:])  # with the first answer the process begins


def answer_times(game: Game, players: int, level: str) -> str:
    taken = asyncio.run(answers(game, players, level))
    quantiles = [statistics.median(taken), taken[min(len(taken) * 95 // 100, len(taken) - 1)], taken[-1]]
    return cells(game.name, players, level, len(taken), *[f"{1000 * seconds:.0f} ms" for seconds in quantiles])


# The page


def cells(*found: object) -> str:
    return "| " + " | ".join(str(one) for one in found) + " |"


def numbers(contest: Contest, kept: Kept) -> tuple[Data, list[object]]:
    """What the one bot won, and how that is told: games, wins and the interval."""
    shares = contest.shares(kept.ended(contest))
    found = mean(shares)
    interval = "–" if found["low"] is None else f"{100 * found['low']:.1f} to {100 * found['high']:.1f} %"
    return found, [len(shares) * contest.players, f"{100 * found['mean']:.1f} %" if shares else "–", interval]


def row(contest: Contest, kept: Kept) -> str:
    found, told = numbers(contest, kept)
    chance = 1 / contest.players
    above = "" if found["low"] is None else "yes" if found["low"] > chance else "no"
    who = [contest.game.name, contest.players, contest.one, contest.others]
    return cells(*who, *told, f"{100 * chance:.1f} %", above, kept.last(contest))


def bar_row(bar: Bar, kept: Kept) -> str:
    """It is certain where the whole interval lies on one side."""
    contest = next(contest for game in GAMES.values() for contest in contests(game) if contest.name == bar.contest)
    found, told = numbers(contest, kept)
    sides = [(found[one] >= bar.share) == bar.least for one in ["low", "mean", "high"]] if found["low"] is not None else []
    certain = "" if len({*sides}) == 1 else "likely "
    verdict = certain + ("met" if sides[1] else "missed") if sides else ""
    return cells(bar.contest, f"{'at least' if bar.least else 'at most'} {100 * bar.share:.0f} %", *told, verdict)


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


def climb(todo: list[Contest], kept: Kept, minutes: float, processes: int) -> None:
    """Plays these contests; what one does not need of its time is left to the others."""
    end = time.monotonic() + 60 * minutes
    for number, contest in enumerate(todo):
        now = time.monotonic()
        play(contest, kept, now + (end - now) / (len(todo) - number), processes)
        print(row(contest, kept), flush=True)


def page(games: list[Game], rows: list[str], kept: Kept) -> str:
    """The page's part between its marks."""
    machine = f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}"
    times = [answer_times(game, game.most_players, level) for game in games for level in ours(game)]
    return "\n".join(
        [
            f"{time.strftime('%Y-%m-%d')}, {machine}:",
            "",
            cells(*COLUMNS),
            "|---" * len(COLUMNS) + "|",
            *rows,
            "",
            cells("one against others", "bar", "games", "wins", "95 %", ""),
            "|---" * 6 + "|",
            *[bar_row(bar, kept) for bar in BARS],
            "",
            cells("game", "players", "level", "answers", "p50", "p95", "longest"),
            "|---" * 7 + "|",
            *times,
        ]
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=60.0, help="for all contests together; 0 only writes down what is kept")
    parser.add_argument("--processes", type=int, default=0, help="that play at once; 0: one for every core")
    parser.add_argument("--keep", type=Path, default=KEPT, help="the file in which is kept how every game ended")
    parser.add_argument("--only", default="", help="contests with this in their name, as in “kingscraft 2 grandmaster”")
    parser.add_argument("--anew", action="store_true", help="forget how their games ended: a bot plays differently now")
    asked = parser.parse_args()
    kept, games = Kept(asked.keep), [*GAMES.values()]
    everything = [contest for game in games for contest in contests(game)]
    todo = [contest for contest in everything if asked.only in contest.name]
    for contest in todo if asked.anew else []:
        kept.keep(contest, "")
    with suppress(KeyboardInterrupt):
        climb(todo, kept, asked.minutes, asked.processes)
    if not asked.only:
        text = PAGE.read_text("utf-8")
        before, after = text[: text.index(BEGIN) + len(BEGIN)], text[text.index(END) :]
        PAGE.write_text(f"{before}\n\n{page(games, [row(contest, kept) for contest in everything], kept)}\n\n{after}", "utf-8")


if __name__ == "__main__":
    main()
