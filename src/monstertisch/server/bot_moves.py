"""Bots at a table: at their own seats, for people who are gone or out of time. How long one takes tells nothing of its cards."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ..bots import patience
from ..core.chance import derive
from ..core.game import Setup, State
from .clock import Question

if TYPE_CHECKING:
    from .table import Table

SHORTEST, LONGEST = 0.7, 1.3  # of the pause before a bot moves
whims = random.SystemRandom()


@dataclass
class Thought:
    """A bot's answer. When it is given was drawn before the bot began to think, and thinking takes less than that."""

    question: Question
    options: list[int]
    moment: float
    action: int | None = None  # not known yet


class BotMoves:
    def __init__(self, table: Table) -> None:
        self.table = table
        self.thoughts: dict[int, Thought] = {}  # per seat
        self.due: dict[int, float] = {}  # per seat, when a bot begins to think there, or does what it thought of
        self.looked_after = False  # by this process, when it was last settled who moves when

    @property
    def wake(self) -> float | None:
        return min(self.due.values(), default=None)

    def settle(self) -> None:
        """Who moves when, as everything is now."""
        asked, now = self.table.asked, self.table.now
        self.looked_after = self.table.house.others.looks_after(self.table.code)
        self.thoughts = {seat: thought for seat, thought in self.thoughts.items() if asked.get(seat) == thought.question}
        self.due = {}
        for seat, question in asked.items() if self.may_move() else []:
            begin = self.takes_over(seat, question.moment)
            if begin is None or begin > now:
                self.thoughts.pop(seat, None)
            thought = self.thoughts.get(seat)
            if begin is not None and thought is None:
                self.due[seat] = begin
            elif thought is not None and thought.action is not None:
                self.due[seat] = thought.moment

    def may_move(self) -> bool:
        """A table stands still while nobody with a seat is there, unless it has a clock; a tour until its guest has read on.

        Of several processes one looks after it.
        """
        table = self.table
        if table.match is None or table.match.over or not table.connections or not self.looked_after:
            return False
        if table.row.tour and table.row.nodded != table.n:
            return False
        return table.row.clock is not None or table.somebody_seated()

    def takes_over(self, number: int, asked: float) -> float | None:
        """When a bot begins to think for this seat; None: a person answers."""
        table, seat = self.table, self.table.seats[number]
        if seat.kind == "bot" or seat.resigned:
            return asked
        moments: list[float] = []
        if table.row.clock is not None:
            moments.append(asked + table.row.clock)
        if seat.player in table.away_since and table.somebody_plays():
            moments.append(max(asked, table.away_since[seat.player] + table.row.away))
        return min(moments, default=None)

    async def go_on(self) -> None:
        """The next moment has come, unless what others did meanwhile has put it off."""
        if self.wake is None or self.wake > self.table.now:
            return
        seat = min(self.due, key=lambda seat: self.due[seat])
        if seat in self.thoughts:
            await self.move(seat)
        else:
            self.begin(seat)
        self.settle()

    def begin(self, seat: int) -> None:
        table = self.table
        assert table.match is not None
        state = table.match.state.copy()
        pause = table.house.settings.bot_pause * table.game.pace * whims.uniform(SHORTEST, LONGEST)
        pause += patience(table.row.level, table.game, state)
        thought = Thought(table.asked[seat], state.options(seat), table.now + pause)
        self.thoughts[seat] = thought
        table.house.spawn(self.think(seat, thought, table.match.setup, state, table.n))

    async def think(self, seat: int, thought: Thought, setup: Setup, state: State, at: int) -> None:
        row = self.table.row
        secret = derive(row.secret, f"bot {seat} {at}")
        action = await self.table.house.thinkers.ask(row.level, setup, state, seat, secret)
        self.table.inbox.put_nowait((lambda: self.know(thought, action), None))

    async def know(self, thought: Thought, action: int) -> None:
        thought.action = action
        self.settle()

    async def move(self, seat: int) -> None:
        """What others did meanwhile may have changed the question: then it is thought out anew."""
        table, thought = self.table, self.thoughts.pop(seat)
        assert table.match is not None
        assert thought.action is not None
        if table.match.state.options(seat) == thought.options:
            await table.record(seat, thought.action, stand_in=table.seats[seat].kind == "human")

    async def nod(self, n: int) -> None:
        """The guide of a tour explained this entry. One for an earlier entry crossed a move: it is too late."""
        if n == self.table.n:
            await self.table.row_changes(nodded=n)
            self.settle()
