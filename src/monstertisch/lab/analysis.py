"""A finished game looked at again: the chances of all seats after every move, what was decided there, and what was luck."""

from __future__ import annotations

import math
from collections.abc import Callable, Generator
from dataclasses import dataclass, replace
from functools import lru_cache, partial

from ..bots import new_guide
from ..bots.advice import Advised, compare
from ..bots.search import SearchBot, won
from ..core.chance import Chance, Luck, Thoughts, derive
from ..core.event import NOTHING
from ..core.game import Data, State
from ..core.match import Entry, Match, Played, compact, read_match
from ..core.sight import Sight
from ..games import GAMES
from ..intervals import half_interval
from .series import Machines, done_by

POINTS = 7  # turning points that are told, at most
LEAST = 0.03  # of a chance: less turns nothing
SURE = 1.5  # times half of the 95 % interval: among hundreds of looks one in twenty would turn without a reason
CLOSE = 0.03  # half of a 95 % interval: with more worlds nobody would see a difference
MOST_TIMES = 4  # as many worlds as usual, where these do not tell the chances closely
FIGURED = 100  # worlds in which a move is told in figures

Vector = list[float]  # seat by seat


@dataclass(frozen=True)
class Look:
    """What came of one entry that stands; 0, or where the rules last changed: how the game began."""

    number: int
    seat: int
    chances: Vector | None  # after it; None: nobody learned anything, so they are what they were
    errors: Vector  # half of the 95 % interval of each
    decision: Vector  # what the move brought more than the usual one
    doubts: Vector  # half of the 95 % interval of each
    played: Data | None  # the move, where it turned the game: `messages.Advised`
    better: Data | None  # where it cost much: the best one that was found


class Study:
    """One finished match, looked at entry by entry in any order. Everything follows from the match and the number of worlds."""

    def __init__(self, match: Match, worlds: int = 0) -> None:
        assert match.over
        self.match = match
        self.guide = new_guide(match.game)
        self.policy = self.guide.policy()
        self.worlds = worlds or self.guide.sample
        self.secret = derive(own_secret(match), "analysis")
        self.again = self.from_start()

    @property
    def count(self) -> int:
        """How many looks there are: at the start, and at every entry."""
        return len(self.match.steps) + 1

    def from_start(self) -> Match:
        return replace(self.match, entries=[], remembers=False)

    def position(self, at: int) -> State:
        """After so many moves."""
        if len(self.again.steps) > at:
            self.again = self.from_start()
        while len(self.again.steps) < at:
            entry = self.match.steps[len(self.again.steps)].entry
            self.again.play(entry.seat, entry.action)
        return self.again.state

    def look(self, at: int) -> Look:
        """At the entry that is number `at` among those that stand."""
        nothing = [0.0] * self.match.setup.players
        if at == 0:
            number = self.match.start
            return Look(number, -1, *self.chances(number, self.position(0)), nothing, nothing, None, None)
        step = self.match.steps[at - 1]
        entry = step.entry
        decision = Decision(self, self.position(at - 1), entry)
        brought, doubts = (nothing, nothing) if decision.usual else decision.lead(entry.action, decision.instead)
        turned = turns_much([brought[entry.seat]], [doubts[entry.seat]])
        played, better = decision.advised() if turned else (None, None)
        after = self.position(at)
        chances: Vector | None
        if not after.to_act():
            chances, errors = won(after.result()), nothing
        elif (decision.usual and is_quiet(step)) or not self.guide.settled(after):
            chances, errors = None, nothing
        else:
            chances, errors = self.chances(entry.number, after)
        return Look(entry.number, entry.seat, chances, errors, brought, doubts, played, better)

    def chances(self, number: int, state: State) -> tuple[Vector, Vector]:
        """What every seat may hope for, from what everybody can see."""

        def draw(world: int) -> Vector:
            luck = self.luck(number, f"world {world}")
            imagined = state.imagine(None, luck)
            return self.end_of(imagined, imagined.round(), luck)

        return self.sampled(draw)

    def sampled(self, draw: Callable[[int], Vector]) -> tuple[Vector, Vector]:
        """The mean of as many worlds as it takes to know it closely, within limits, and half of its 95 % interval."""
        found: list[Vector] = []
        means: Vector = []
        errors = [math.inf]
        while max(errors) > CLOSE and len(found) < MOST_TIMES * self.worlds:
            found += [draw(number) for number in range(len(found), len(found) + self.worlds)]
            means, errors = mean_of(found)
        return means, errors

    def end_of(self, world: State, round_number: int, luck: Chance) -> Vector:
        """Played on by everybody until it can be judged, or to the end."""
        guide = self.guide
        if guide.play_on(world, round_number + guide.rounds - 1, self.policy, luck):
            return won(world.result())
        return guide.chances(world)

    def luck(self, number: int, purpose: str) -> Thoughts:
        return Thoughts(derive(self.secret, f"{number} {purpose}"))


GO_ON = -1  # instead of a move: everybody plays on from before it


class Decision:
    """One move compared with others from all that its seat could know, in the same worlds."""

    def __init__(self, study: Study, before: State, entry: Entry) -> None:
        self.study = study
        self.before = before
        self.entry = entry
        luck = study.luck(entry.number, "sight")
        self.sight = Sight(entry.seat, before.options(entry.seat), before.imagine(entry.seat, luck))
        self.instead = self.usual_move(luck)
        self.usual = self.instead == entry.action
        self.brought: dict[int, list[Vector]] = {}  # by the move, world by world

    def usual_move(self, luck: Chance) -> int:
        """What the policy would have done, if it was asked; one that makes just any move makes another one in every world."""
        options, policy = self.sight.options, self.study.policy
        if self.entry.seat not in self.before.to_act():
            return GO_ON
        if len(options) == 1:
            return options[0]
        return GO_ON if policy.blind else policy.choose(self.sight, luck)

    def lead(self, action: int, other: int) -> tuple[Vector, Vector]:
        """By how much one move brings more than the other, and half of the 95 % interval of that."""

        def draw(number: int) -> Vector:
            return [more - less for more, less in zip(self.after(action, number), self.after(other, number), strict=True)]

        return self.study.sampled(draw)

    def after(self, action: int, number: int) -> Vector:
        """What every seat may hope for after this move in the world of this number."""
        tried = self.brought.setdefault(action, [])
        while len(tried) <= number:
            tried.append(self.try_out(action, len(tried)))
        return tried[number]

    def try_out(self, action: int, number: int) -> Vector:
        study, seat = self.study, self.entry.seat
        world = self.imagine(number, study.luck(self.entry.number, f"try {number}"))
        round_number = world.round()
        luck = study.luck(self.entry.number, f"go on {number}")
        if action != GO_ON:
            world.play(seat, action, luck)
        return study.end_of(world, round_number, luck)

    def imagine(self, number: int, luck: Chance) -> State:
        """What others have chosen unseen is not just anything, where the guide knows that."""
        study = self.study
        if study.guide.settled(self.before):
            return self.sight.imagine(luck)
        return study.guide.imagine(self.sight, number, study.policy, luck)

    def hope(self, action: int) -> float:
        """In the worlds in which the move was tried that was played."""
        worlds = len(self.brought[self.entry.action])
        return sum([self.after(action, number)[self.entry.seat] for number in range(worlds)]) / worlds

    def advised(self) -> tuple[Data, Data | None]:
        """The move that was played and, if it cost much, the best one."""
        search = SearchBot(self.study.guide, self.study.guide.rollouts)
        brought, doubts = self.lead(self.entry.action, self.instead)
        better = None
        if costs_much(brought[self.entry.seat], doubts[self.entry.seat]):
            better = self.better(search.two_best(self.sight, self.study.luck(self.entry.number, "search"))[0])
        moves = [self.entry.action] if better is None else [self.entry.action, better]
        luck = self.study.luck(self.entry.number, "figures")
        found = compare(search, self.sight, moves, luck, min(self.study.worlds, FIGURED))
        return self.told(found.best), None if found.second is None else self.told(found.second)

    def better(self, best: int) -> int | None:
        """The best move by the search or the policy, if it is better beyond doubt than the one that was played."""
        played = self.entry.action
        hopes = {action: self.hope(action) for action in [best, self.instead] if action not in (played, GO_ON)}
        first = max(hopes, key=lambda action: hopes[action], default=played)
        lead, doubts = self.lead(first, played)
        return first if lead[self.entry.seat] > doubts[self.entry.seat] else None

    def told(self, advised: Advised) -> Data:
        figures = {name: short(figure) for name, figure in advised.figures.items()}
        do = self.study.match.setup.moves.spell_out(advised.action)
        return {"do": do, "chance": short(self.hope(advised.action)), "figures": figures}


def own_secret(match: Match) -> bytes:
    """The same for whoever has the match, with all that made its luck."""
    return match.luck.key if isinstance(match.luck, Luck) else compact(match.luck.results).encode()


def is_quiet(step: Played) -> bool:
    """Whether no card, die or secret came to light."""
    return not step.drew_luck and step.uncovers == NOTHING


def costs_much(brought: float, doubt: float) -> bool:
    return brought <= -LEAST and -brought > SURE * doubt


def mean_of(found: list[Vector]) -> tuple[Vector, Vector]:
    """The mean, and half of its 95 % interval."""
    count = len(found)
    columns = list(zip(*found, strict=True))
    means = [sum(column) / count for column in columns]
    return means, [half_interval(column) for column in columns]


# All looks, on one core or on all


def looks(study: Study, text: str, on: Machines = 0) -> Generator[Look]:
    """All of them in order, on so many cores (0: on all); `text` is the match's file."""
    if GAMES.get(study.match.game.name) is not study.match.game:  # another process knows the games of the register only
        return done_by(lambda: study.look, range(study.count), 1)
    return done_by(partial(looker, text, study.worlds), range(study.count), on)


def looker(text: str, worlds: int) -> Callable[[int], Look]:
    return Study(read_match(text, GAMES), worlds).look


@lru_cache(maxsize=1)
def study_of(text: str, worlds: int) -> Study:
    """Whoever looks at one entry after the other reads the match once."""
    return Study(read_match(text, GAMES), worlds)


# What comes of them


def conclude(looked: list[Look], worlds: int) -> Data:
    """Chances after every entry, turning points, and per seat what it decided and what luck and the others brought it."""
    turns = sorted([*decided(looked), *fallen(looked)], key=lambda turn: (-turn.size, turn.look.number))[:POINTS]
    return {
        "worlds": worlds,
        "error": short(max([max(look.errors) for look in looked])),
        "moments": moments_of(looked),
        "points": [turn.to_data() for turn in sorted(turns, key=lambda turn: (turn.look.number, turn.kind))],
        "balance": balances(looked),
    }


def moments_of(looked: list[Look]) -> list[Data]:
    found: list[Data] = []
    for look in looked:
        chances = found[-1]["chances"] if look.chances is None else [short(chance) for chance in look.chances]
        found.append({"n": look.number, "chances": chances})
    return found


def balances(looked: list[Look]) -> list[Data]:
    """The chance at the start, own decisions, and luck with all that the others did, make up the chance at the end."""
    start, end = looked[0].chances, looked[-1].chances
    assert start is not None
    assert end is not None
    found = []
    for seat, (first, last) in enumerate(zip(start, end, strict=True)):
        own = sum([look.decision[seat] for look in looked if look.seat == seat])
        found.append({"decisions": short(own), "luck": short(last - first - own)})
    return found


@dataclass(frozen=True)
class Turn:
    """By how much an entry changed the chances beyond doubt: by what its seat decided, or by luck."""

    look: Look
    kind: str
    swings: Vector

    @property
    def size(self) -> float:
        """A decision is as large as what it brought or cost the one who made it."""
        if self.kind == "decision":
            return abs(self.swings[self.look.seat])
        return max([abs(swing) for swing in self.swings])

    def to_data(self) -> Data:
        look, chosen = self.look, self.kind == "decision"
        moves = {"played": look.played if chosen else None, "better": look.better if chosen else None}
        return {"n": look.number, "kind": self.kind, "seat": look.seat, "swings": [short(one) for one in self.swings], **moves}


def decided(looked: list[Look]) -> list[Turn]:
    return [Turn(look, "decision", look.decision) for look in looked if look.played is not None]


def fallen(looked: list[Look]) -> list[Turn]:
    """What cards, dice and uncovered secrets brought: all that the decisions since the chances were last told do not explain."""
    found = []
    since: list[Look] = []
    chances, errors = looked[0].chances, looked[0].errors
    assert chances is not None
    for look in looked[1:]:
        since.append(look)
        if look.chances is not None:
            told = zip(chances, look.chances, strict=True)
            swings = [last - first - sum([one.decision[seat] for one in since]) for seat, (first, last) in enumerate(told)]
            both = zip(errors, look.errors, strict=True)
            doubts = [math.hypot(*two, *[one.doubts[seat] for one in since]) for seat, two in enumerate(both)]
            if turns_much(swings, doubts):
                found.append(Turn(look, "luck", swings))
            chances, errors, since = look.chances, look.errors, []
    return found


def turns_much(swings: Vector, errors: Vector) -> bool:
    return any(abs(swing) >= LEAST and abs(swing) > SURE * error for swing, error in zip(swings, errors, strict=True))


def short(number: float) -> float:
    """Sums may differ in their last digits from one Python to another; these do not."""
    return round(number, 5)
