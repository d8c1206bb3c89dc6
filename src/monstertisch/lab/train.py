"""Learning to judge: games are played, and a net learns from their positions who won."""

from __future__ import annotations

import hashlib
import math
from array import array
from collections import defaultdict
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from ..bots import new_guide
from ..bots.net import Net, Student, read_net, written_net
from ..bots.search import Guide, won
from ..core.chance import Luck, Thoughts, derive, secret_of
from ..core.game import Data, Game, State, as_text
from ..core.reason import BadSetup, Reason
from ..core.sight import Sight, look
from ..games import GAMES
from .kept import remembered
from .series import Machines, done_by

CELLS = 16
EPOCHS = 8
BATCH = 512
WANDERING = [0, 5, 2]  # a seat wanders never, or in one of so many questions
LONGEST_WANDER = 8  # rounds
HELD_OUT = 10  # one in so many games is not learned from, but asked about


@dataclass(frozen=True)
class Lesson:
    """A game to learn from: its number fixes players and luck, its moves all the rest. Up to this round seats may have wandered."""

    number: int
    wandered: int
    moves: list[int]


@dataclass(frozen=True)
class Position:
    """What was seen of every seat when a round began, and how the game ended for it."""

    seen: list[array[float]]
    won: list[float]

    @property
    def seats(self) -> list[list[float]]:
        return [one.tolist() for one in self.seen]


@dataclass(frozen=True)
class Course:
    """All that fixes what is learned."""

    game: str
    seed: int

    def deal(self, number: int) -> tuple[State, Luck, Thoughts]:
        """Games for any number of players take turns."""
        game = GAMES[self.game]
        secret = derive(secret_of(self.seed), f"lesson {number}")
        luck = Luck(secret)
        players = max(game.least_players, 2) + number % (game.most_players - max(game.least_players, 2) + 1)
        return game.new(game.setup(players), luck), luck, Thoughts(derive(secret, "bots"))


class Teacher:
    """Plays the games of a course: everybody as the policy of the guide does, but before that some leave their usual ways."""

    def __init__(self, course: Course) -> None:
        self.course = course
        self.guide = new_guide(GAMES[course.game])
        self.policy = self.guide.policy()

    def play(self, number: int) -> Lesson:
        state, luck, thoughts = self.course.deal(number)
        players = len(state.result().scores)
        wandered = thoughts.below("wander", LONGEST_WANDER)
        wanders = [WANDERING[thoughts.below("wander", len(WANDERING))] for _ in range(players)]
        moves: list[int] = []
        while waiting := state.to_act():
            seat = waiting[0]
            sight = look(state, seat, self.policy, thoughts)
            lost = state.round() <= wandered and wanders[seat] and thoughts.below("wander", wanders[seat]) == 0
            moves.append(self.wander(sight, thoughts) if lost else self.policy.choose(sight, thoughts))
            state.play(seat, moves[-1], luck)
        return Lesson(number, wandered, moves)

    def wander(self, sight: Sight, thoughts: Thoughts) -> int:
        """Anything that the search would think about; where the guide does not stray it is done as usual."""
        if not self.guide.strays(sight.world):
            return self.policy.choose(sight, thoughts)
        options = self.guide.worth_trying(sight)
        return options[thoughts.below("wander", len(options))]


def teacher_of(course: Course) -> Callable[[int], Lesson]:
    return Teacher(course).play


def positions(course: Course, guide: Guide, lesson: Lesson) -> list[Position]:
    """The beginnings of the rounds after the wandering."""
    state, luck, _ = course.deal(lesson.number)
    seen: list[list[array[float]]] = []
    at = state.round()
    for move in lesson.moves:
        state.play(state.to_act()[0], move, luck)
        if state.round() != at and state.to_act() and state.round() > lesson.wandered:
            seen.append([array("d", one) for one in guide.looked_at(state)])
        at = state.round()
    return [Position(one, won(state.result())) for one in seen]


def untaught(width: int, seed: int) -> Net:
    """A net that knows nothing; its cells differ by chance, so that they can learn different things."""
    chance = Thoughts(derive(secret_of(seed), "net"))
    reach = math.sqrt(6.0 / width)

    def anything() -> float:
        return reach * (chance.below("weights", 2001) / 1000.0 - 1.0)

    return Net([[anything() for _ in range(width)] for _ in range(CELLS)], [0.0] * CELLS, [anything() for _ in range(CELLS)])


def study(net: Net, lessons: list[Position], seed: int, on_batch: Callable[[int], None] | None) -> None:
    """All positions in another order in every epoch, with smaller and smaller steps."""
    student = Student(net)
    chance = Thoughts(derive(secret_of(seed), "order"))
    batches = math.ceil(len(lessons) / BATCH)
    for epoch in range(EPOCHS):
        order = [*range(len(lessons))]
        chance.shuffle("order", order)
        for batch in range(batches):
            for at in order[batch * BATCH : (batch + 1) * BATCH]:
                student.study(lessons[at].seats, lessons[at].won)
            done = epoch * batches + batch
            student.learn(1.0 - done / (EPOCHS * batches))
            if on_batch is not None:
                on_batch(done + 1)


def surprise(net: Net, asked: list[Position]) -> dict[int, float]:
    """By the number of players: how little the net thought of who won, as minus the logarithm of the chance that it gave them."""
    found: dict[int, list[float]] = defaultdict(list)
    for position in asked:
        chances = net.chances(position.seats)
        lost = [-share * math.log(max(chance, 1e-9)) for share, chance in zip(position.won, chances, strict=True) if share]
        found[len(chances)].append(sum(lost))
    return {players: sum(values) / len(values) for players, values in sorted(found.items())}


@dataclass
class Learned:
    """What came of a course."""

    course: Course
    games: int
    positions: int
    surprises: dict[int, float]
    net: Net

    def to_data(self) -> Data:
        game = GAMES[self.course.game]
        return {
            "game": self.course.game,
            "rules_version": game.rules_version,
            "cards": cards_digest(game),
            "games": self.games,
            "seed": self.course.seed,
            "positions": self.positions,
            "surprise": {str(players): round(value, 3) for players, value in self.surprises.items()},
            **written_net(self.net),
        }

    def to_toml(self) -> str:
        """As `bots/heuristics/<game>/judgement.toml` has it."""
        data = self.to_data()
        command = f"monstertisch train {data['game'].replace('_', '-')} --games {self.games} --seed {self.course.seed}"
        lines = [f"# Learned, not written: `{command}` makes it again (docs/ladder.md). Weights are in thousandths."]
        lines += [f"{name} = {as_text(value)}" for name, value in data.items() if name not in ("surprise", "weights")]
        lines += ["weights = [", *[f"    {as_text(row)}," for row in data["weights"]], "]", "", "[surprise]"]
        return "\n".join([*lines, *[f"{players} = {value}" for players, value in data["surprise"].items()], ""])


def cards_digest(game: Game) -> str:
    """Whoever changes a card learns anew."""
    return hashlib.sha256(as_text(game.card_rows()).encode()).hexdigest()[:16]


def learners() -> list[str]:
    """The games whose guide has a judgement to learn."""
    return [name for name, game in GAMES.items() if new_guide(game).net is not None]


class Pupil:
    """Watches games, then learns from them."""

    def __init__(self, game: Game, seed: int) -> None:
        if game.name not in learners():
            raise BadSetup(Reason("nothing-to-learn", "", {"game": game.name, "known": ", ".join(learners())}))
        self.game = game
        self.course = Course(game.name, seed)
        self.guide = new_guide(game)
        self.games = 0
        self.lessons: list[Position] = []
        self.asked: list[Position] = []

    def watch(self, games: int, on_game: Callable[[int], None] | None = None, kept: Path | None = None, on: Machines = 0) -> None:
        """So many games; what a file keeps is not played again."""
        play = partial(done_by, partial(teacher_of, self.course), on=on)
        about = {"game": self.game.name, "rules_version": self.game.rules_version, "cards": cards_digest(self.game)}
        with closing(remembered(kept, {**about, "seed": self.course.seed}, Lesson, range(games), play)) as played:
            for lesson in played:
                self.games += 1
                of_them = self.asked if lesson.number % HELD_OUT == HELD_OUT - 1 else self.lessons
                of_them.extend(positions(self.course, self.guide, lesson))
                if on_game is not None:
                    on_game(self.games)
        if not self.lessons or not self.asked:
            raise BadSetup(Reason("too-few-lessons", "", {"count": games}))

    @property
    def batches(self) -> int:
        return EPOCHS * math.ceil(len(self.lessons) / BATCH)

    def learn(self, on_batch: Callable[[int], None] | None = None) -> Learned:
        net = untaught(max(len(one) for one in self.lessons[0].seen), self.course.seed)
        study(net, self.lessons, self.course.seed, on_batch)
        net = read_net(written_net(net))
        return Learned(self.course, self.games, len(self.lessons) + len(self.asked), surprise(net, self.asked), net)
