"""Analyses: chances after every move, decisions and luck told apart, the same whoever reckons them."""

from __future__ import annotations

from contextlib import closing
from functools import partial

import pytest

from monstertisch.bots import make_bot
from monstertisch.bots.search import won
from monstertisch.core.chance import Chance, Luck, Script, Thoughts, derive, secret_of
from monstertisch.core.event import EVERYONE, HIDDEN, Events
from monstertisch.core.game import Data, Game, Moves, Result, Setup, State, View
from monstertisch.core.match import Match
from monstertisch.core.reason import Reason
from monstertisch.core.sight import look
from monstertisch.games import GAMES
from monstertisch.lab.analysis import Study, conclude, looker, looks
from monstertisch.lab.series import Cores, together

HOLD, GIVE, ROLL = range(3)


class Dare(State):
    """The first holds four coins or gives them away, then the second rolls a die for as many coins: 75 % or 8 % for the first.

    Nobody knows the game, so a decision is measured by just any move: 42 %.
    """

    def __init__(self, coins: list[int], done: int) -> None:
        self.coins = coins
        self.done = done

    def to_act(self) -> list[int]:
        return [self.done] if self.done < 2 else []

    def options(self, seat: int) -> list[int]:
        return [] if seat != self.done else [ROLL] if seat else [HOLD, GIVE]

    def why_not(self, seat: int, action: int) -> Reason | None:
        return None if action in self.options(seat) else Reason("not-now", "")

    def play(self, seat: int, action: int, chance: Chance, events: Events | None = None) -> None:
        self.coins[seat] = chance.below("die", 6) if action == ROLL else 4 if action == HOLD else 0
        self.done += 1
        if events is not None and action == ROLL:
            events.add("rolled", {"coins": self.coins[1]}, EVERYONE, None, HIDDEN)

    def result(self) -> Result:
        return Result(self.coins)

    def round(self) -> int:
        return 1

    def copy(self) -> Dare:
        return Dare(self.coins[:], self.done)

    def imagine(self, seat: int | None, chance: Chance) -> Dare:  # noqa: ARG002 - nothing is hidden
        return self.copy()

    def view(self, seat: int | None) -> View:  # noqa: ARG002
        return self.to_data()

    def to_data(self) -> Data:
        return {"coins": self.coins[:], "done": self.done}


class Daring(Game):
    def __init__(self) -> None:
        self.name = "daring"
        self.least_players = self.most_players = 2
        self.table_options = []
        self.rules_version = 1
        self.moves = Moves("")
        self.moves.add([{"kind": "hold"}, {"kind": "give"}, {"kind": "roll"}])

    def new(self, setup: Setup, chance: Chance, events: Events | None = None) -> Dare:  # noqa: ARG002
        return Dare([0, 0], 0)


def dared(first: int, die: int) -> Match:
    game = Daring()
    match = Match(game, game.setup(2), Script({"die": [die]}), ["Ada", "Ben"])
    match.play(0, first)
    match.play(1, ROLL)
    return match


def analysis_of(match: Match, worlds: int) -> Data:
    study = Study(match, worlds)
    return conclude(list(looks(study, match.text(), on=1)), study.worlds)


def played(name: str, bots: list[str], seed: int = 3) -> Match:
    """A whole game between these bots."""
    game, secret = GAMES[name], secret_of(seed)
    match = Match(game, game.setup(len(bots)), Luck(secret), [f"bot:{bot}" for bot in bots])
    made, thoughts = [make_bot(bot, game) for bot in bots], Thoughts(derive(secret, "bots"))
    while not match.over:
        seat = match.state.to_act()[0]
        match.play(seat, made[seat].choose(look(match.state, seat, made[seat], thoughts), thoughts))
    return match


# What was decided, and what was luck


def test_a_move_that_costs_the_game_is_told_with_the_better_one() -> None:
    found = analysis_of(dared(GIVE, die=3), worlds=250)
    point = found["points"][0]

    assert (point["n"], point["kind"], point["seat"]) == (1, "decision", 0)
    assert point["swings"] == [pytest.approx(-0.333, abs=0.06), pytest.approx(0.333, abs=0.06)]
    assert (point["played"]["do"], point["better"]["do"]) == ({"kind": "give"}, {"kind": "hold"})
    assert point["played"]["chance"] == pytest.approx(0.083, abs=0.06)
    assert point["better"]["chance"] == pytest.approx(0.75, abs=0.06)
    assert found["balance"][0]["decisions"] == pytest.approx(-0.333, abs=0.06)


def test_what_the_die_decided_is_luck_and_a_good_move_stays_one() -> None:
    found = analysis_of(dared(HOLD, die=5), worlds=250)

    assert [(point["n"], point["kind"]) for point in found["points"]] == [(1, "decision"), (2, "luck")]
    assert found["points"][0]["better"] is None
    assert found["points"][1]["swings"] == [pytest.approx(-0.75, abs=0.06), pytest.approx(0.75, abs=0.06)]
    assert found["balance"][0]["decisions"] == pytest.approx(0.333, abs=0.06)
    assert found["balance"][1]["decisions"] == 0.0  # a forced move decides nothing
    assert found["balance"][0]["luck"] == pytest.approx(-0.75, abs=0.06)


def test_what_was_taken_back_does_not_count() -> None:
    match = Match(Daring(), Daring().setup(2), Script({"die": [2]}), ["Ada", "Ben"])
    match.play(0, GIVE)
    match.undo(0, seat=0)
    match.play(0, HOLD)
    match.play(1, ROLL)
    found = analysis_of(match, worlds=10)

    assert [moment["n"] for moment in found["moments"]] == [0, 3, 4]
    assert found["balance"][0]["decisions"] > 0


def test_the_error_is_that_of_the_worlds() -> None:
    """A chance of 42 %: 250 worlds tell it to 6 points, and four times as many, which are taken then, to 3."""
    assert analysis_of(dared(HOLD, die=0), worlds=250)["error"] == pytest.approx(0.03, abs=0.003)


# Whole games


@pytest.fixture(scope="module")
def match() -> Match:
    return played("maechtige_monster", ["greedy", "random", "hasty"])


@pytest.fixture(scope="module")
def study(match: Match) -> Study:
    return Study(match, worlds=2)


def test_chances_decisions_and_luck_add_up_to_the_result(match: Match, study: Study) -> None:
    found = conclude(list(looks(study, match.text(), on=1)), study.worlds)
    start, end = found["moments"][0]["chances"], found["moments"][-1]["chances"]

    assert [moment["n"] for moment in found["moments"]] == list(range(match.n + 1))
    assert end == won(match.state.result())
    for moment in found["moments"]:
        assert sum(moment["chances"]) == pytest.approx(1.0, abs=0.0001)
    for seat, own in enumerate(found["balance"]):
        assert start[seat] + own["decisions"] + own["luck"] == pytest.approx(end[seat], abs=0.0001)
    assert found["balance"][0]["decisions"] == 0.0  # greedy is the measure
    assert [point["n"] for point in found["points"]] == sorted(point["n"] for point in found["points"])


def test_a_usual_move_that_uncovers_nothing_changes_no_chances(match: Match, study: Study) -> None:
    quiet = [at for at, step in enumerate(match.steps, start=1) if step.entry.seat == 0 and step.uncovers == 0]

    assert quiet
    assert [study.look(at).chances for at in quiet] == [None] * len(quiet)


def test_it_comes_out_the_same_in_other_processes_and_in_any_order(match: Match, study: Study) -> None:
    last = study.count - 1
    numbers = range(last - 8, last + 1)
    with closing(Cores(2)) as workers:
        beside = list(together(workers, partial(looker, match.text(), study.worlds), numbers, portion=1))

    assert beside == [study.look(at) for at in numbers[::-1]][::-1]


def test_a_card_that_was_chosen_unseen_changes_no_chances_before_all_are_revealed() -> None:
    match = played("kingscraft", ["random", "random"])
    study = Study(match, worlds=1)
    hidden = [at for at in range(1, 30) if not study.guide.settled(study.position(at))]

    assert hidden
    assert {study.look(at).chances for at in hidden} == {None}
