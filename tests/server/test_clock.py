"""The clock of a table: each question has its own time, and going back gives nobody more of it."""

from __future__ import annotations

import random

from monstertisch.server.clock import Clock

ADA, BEN = 0, 1
LIMIT = 60.0


def left(clock: Clock, seat: int, now: float) -> float:
    return clock.asked[seat].moment + LIMIT - now


def test_every_question_has_its_own_time() -> None:
    clock = Clock(0)
    clock.ask([ADA], [], 0, 0, now=0)
    clock.ask([BEN], [ADA], 1, 1, now=40)

    assert left(clock, BEN, now=45) == 55


def test_where_all_are_asked_at_once_an_answer_changes_nobody_elses_time() -> None:
    clock = Clock(0)
    clock.ask([ADA, BEN], [], 0, 0, now=0)
    clock.ask([BEN], [ADA], 1, 1, now=20)

    assert left(clock, BEN, now=20) == 40
    assert clock.asked[BEN].n == 0


def test_a_question_asked_again_keeps_its_first_moment() -> None:
    clock = Clock(0)
    clock.ask([ADA], [], 0, 0, now=0)
    clock.ask([BEN], [ADA], 1, 1, now=10)
    clock.go_back(ADA, [ADA], 2, 0, now=30)

    assert left(clock, ADA, now=30) == 30
    assert clock.asked[ADA].n == 2  # a move sent before does not count


def test_whoever_answers_again_has_the_time_left_that_was_left_before() -> None:
    """Ada decides twice in a row. Back over both, she does not get her second question afresh."""
    clock = Clock(0)
    clock.ask([ADA], [], 0, 0, now=0)
    clock.ask([ADA], [ADA], 1, 1, now=5)
    clock.go_back(ADA, [ADA], 2, 0, now=45)
    clock.ask([ADA], [ADA], 3, 1, now=50)

    assert left(clock, ADA, now=50) == 20


def test_others_are_asked_something_new_and_have_all_their_time() -> None:
    clock = Clock(0)
    clock.ask([ADA], [], 0, 0, now=0)
    clock.ask([BEN], [ADA], 1, 1, now=5)
    clock.go_back(ADA, [ADA], 2, 0, now=45)
    clock.ask([BEN], [ADA], 3, 1, now=50)

    assert left(clock, BEN, now=50) == 60


def test_what_was_asked_before_a_restart_counts_from_the_restart() -> None:
    clock = Clock(100)
    clock.ask([BEN], [], 7, 7, now=100)
    clock.go_back(ADA, [ADA], 8, 6, now=130)
    clock.ask([BEN], [ADA], 9, 7, now=150)
    clock.go_back(ADA, [ADA], 10, 6, now=155)

    assert left(clock, ADA, now=155) == 5


def test_no_way_of_going_back_gives_a_seat_more_time_for_a_question() -> None:
    """Ada moves alone and takes back as she likes: on each of her questions she never thinks longer than the limit."""
    for seed in range(200):
        whims, clock, now, depth, n = random.Random(seed), Clock(0), 0.0, 0, 0
        thought: dict[int, float] = {}
        clock.ask([ADA], [], 0, 0, now)
        for _ in range(60):
            pause = whims.uniform(0, 20)
            if pause > left(clock, ADA, now):
                break  # a bot moves here
            now, n = now + pause, n + 1
            thought[depth] = thought.get(depth, 0.0) + pause
            if depth and whims.random() < 0.5:
                goal = whims.randrange(depth)
                if clock.run_out([ADA], goal, LIMIT, now):
                    continue
                depth = goal
                clock.go_back(ADA, [ADA], n, depth, now)
            else:
                depth += 1
                clock.ask([ADA], [ADA], n, depth, now)

            assert max(thought.values()) <= LIMIT + 1e-6, f"seed {seed}"
