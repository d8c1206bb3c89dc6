"""Since when each seat owes its answer. Going back asks an old question again, but gives nobody more time for it."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Question:
    """A seat is asked. Others may answer meanwhile, where all are asked at once."""

    n: int  # the entry after which it was asked or, by going back, asked again
    depth: int  # how many moves stood then
    moment: float  # since when its time runs


Questions = dict[int, Question]  # per seat that owes an answer


class Clock:
    """Moments are seconds of the server's own clock, which begins anew with it: what was asked before counts from there."""

    def __init__(self, now: float) -> None:
        self.begun = now
        self.asked: Questions = {}
        self.first: dict[int, Questions] = {}  # by how many moves stood: what was asked there
        self.used: dict[tuple[int, int], float] = {}  # by depth and seat: the time a question has cost

    def ask(self, seats: list[int], answered: list[int], n: int, depth: int, now: float) -> None:
        """These seats have answered; whoever else was asked and still is, goes on thinking."""
        for seat in answered:
            self.note_use(seat, now)
        before = {seat: question for seat, question in self.asked.items() if seat not in answered}
        self.asked = {seat: before.get(seat, Question(n, depth, now - self.used.get((depth, seat), 0.0))) for seat in seats}
        self.first[depth] = self.asked

    def go_back(self, by: int, seats: list[int], n: int, depth: int, now: float) -> None:
        """`by` took back: old questions keep their moment, and later ones begin with the time that seat has used there before."""
        self.note_use(by, now)
        self.used = {(at, seat): time for (at, seat), time in self.used.items() if at <= depth or seat == by}
        old = self.first.get(depth, {})
        unknown = Question(n, depth, self.begun)
        self.asked = {seat: Question(n, old.get(seat, unknown).depth, old.get(seat, unknown).moment) for seat in seats}
        self.first = {at: questions for at, questions in self.first.items() if at < depth} | {depth: self.asked}

    def note_use(self, seat: int, now: float) -> None:
        question = self.asked.get(seat)
        if question is not None:
            self.used[question.depth, seat] = now - question.moment

    def run_out(self, seats: list[int], depth: int, limit: float, now: float) -> bool:
        """Whether one of these seats would find no time left, if the table went back to where so many moves stood."""
        asked = [self.first.get(depth, {}).get(seat) for seat in seats]
        return any(question is not None and question.moment + limit <= now for question in asked)
