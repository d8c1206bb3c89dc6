"""A live table: its seats, its match, the people connected to it. Everything that changes it runs in its one task."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeVar

import sqlalchemy as sa

from ..core.chance import Luck, derive
from ..core.event import Event
from ..core.game import Game, Setup, State
from ..core.match import Entry, Match
from ..core.reason import Refusal
from . import gate, storage
from . import messages as m
from .connection import Connection, Message, write_down
from .dealing import Dealing
from .seats import Seat, free_bot_name, name_taken, refuse
from .undo import Undo

if TYPE_CHECKING:
    from .hub import Hub

T = TypeVar("T")

CHAT = 100  # how much of it is told to whoever joins


@dataclass(frozen=True)
class Question:
    """Since when a seat owes its answer. Others may answer meanwhile, where all are asked at once."""

    n: int
    moment: float


class Table:
    def __init__(self, hub: Hub, row: Message, seats: list[Seat], game: Game) -> None:
        self.hub = hub
        self.row = dict(row)
        self.code: str = row["code"]
        self.game = game
        self.seats = seats
        self.match: Match | None = None
        self.connections: list[Connection] = []
        self.chat: list[Message] = []
        self.dealing = Dealing(self)
        self.undo = Undo(self)
        self.shown_presence: Message = {}
        self.progress = gate.progress(None)  # as it was stored: nobody hears of a move before
        self.inbox: asyncio.Queue[tuple[Callable[[], Awaitable[Any]], asyncio.Future[Any] | None]] = asyncio.Queue()
        self.task = asyncio.create_task(self.run())
        now = asyncio.get_running_loop().time()
        self.empty_since = now
        self.away_since: dict[int, float] = {seat.player: now for seat in seats if seat.player is not None}
        self.asked: dict[int, Question] = {}  # per seat that owes an answer
        self.due: dict[int, float] = {}  # per seat, when a bot moves there
        self.thinking = -1  # the entry after which a bot is thinking
        self.nodded = -1  # on a tour: the entry that was read

    # The one task

    async def run(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            wait = min(self.due.values()) - loop.time() if self.due else None
            try:
                async with asyncio.timeout(wait):
                    work, done = await self.inbox.get()
            except TimeoutError:
                self.let_bot_think()
                continue
            try:
                result = await work()
                if done is not None and not done.done():
                    done.set_result(result)
            except Exception as error:
                if done is None:  # nobody waits for it: the table comes back as it was stored
                    logging.getLogger(__name__).exception("a table failed")
                    self.hub.forget(self)
                elif not done.done():
                    done.set_exception(error)

    async def do(self, work: Callable[[], Awaitable[T]]) -> T:
        """Has the table's task do this and waits for it."""
        if self.task.done():
            raise refuse("try-again")
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.inbox.put_nowait((work, done))
        waiting: list[asyncio.Future[Any]] = [done, self.task]
        await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
        if not done.done():
            raise refuse("try-again")
        return done.result()

    def stop(self) -> None:
        self.task.cancel()
        self.dealing.stop()
        for connection in self.connections:
            connection.put(None)

    @property
    def n(self) -> int:
        return len(self.match.entries) if self.match else 0

    @property
    def state(self) -> str:
        return str(self.row["state"])

    # Seats, before the start

    async def take_seat(self, player: int, seat: int, name: str) -> None:
        if self.state != "waiting":
            raise refuse("not-waiting")
        if not 0 <= seat < len(self.seats):
            raise refuse("not-found")
        if any(other.player == player for other in self.seats):
            raise refuse("already-seated")
        if all(other.kind != "open" for other in self.seats):
            raise refuse("table-full")
        if self.seats[seat].kind != "open":
            raise refuse("seat-taken")
        if name_taken(name, self.seats):
            raise refuse("name-taken")
        await self.seat_changes(seat, Seat("human", player, name))
        self.away_since[player] = asyncio.get_running_loop().time()
        self.update_presence(player)

    async def leave_seat(self, player: int, seat: int) -> None:
        """Its owner leaves, or the host removes a no-show."""
        if self.state != "waiting":
            raise refuse("not-waiting")
        if not 0 <= seat < len(self.seats) or self.seats[seat].kind == "open":
            raise refuse("not-found")
        if player not in (self.seats[seat].player, self.row["host"]):
            raise refuse("not-host")
        await self.seat_changes(seat, Seat("open", None, ""))

    async def fill(self, player: int) -> None:
        if self.state != "waiting":
            raise refuse("not-waiting")
        if player != self.row["host"]:
            raise refuse("not-host")
        for number, seat in enumerate(self.seats):
            if seat.kind == "open":
                await self.seat_changes(number, Seat("bot", None, free_bot_name(self.seats)))

    async def seat_changes(self, number: int, seat: Seat) -> None:
        await self.hub.store.write(
            sa.update(storage.seats)
            .where(storage.seats.c.table == self.code, storage.seats.c.seat == number)
            .values(kind=seat.kind, player=seat.player, name=seat.name, resigned=seat.resigned)
        )
        self.seats[number] = seat
        self.show_table()

    async def start(self, player: int) -> None:
        if self.state != "waiting":
            raise refuse("not-waiting")
        if player != self.row["host"]:
            raise refuse("not-host")
        free = sum(seat.kind == "open" for seat in self.seats)
        if free:
            raise refuse("open-seats", count=free)
        await self.dealing.begin()

    async def deal(self) -> None:
        if self.state != "dealing":
            return
        await self.row_changes(state="playing")
        self.match = new_match(self.row, self.seats, self.game)
        self.begin_turn([])
        for connection in self.connections:
            self.catch_up(connection, -1)
        self.show_presence()

    async def row_changes(self, **values: Any) -> None:
        await self.hub.store.write(self.row_update(**values))
        self.row.update(values)

    def row_update(self, **values: Any) -> sa.Update:
        return sa.update(storage.tables).where(storage.tables.c.code == self.code).values(**values)

    # Moves

    def begin_turn(self, answered: list[int]) -> None:
        """These seats have answered; whoever else was asked and still is, goes on thinking."""
        assert self.match is not None
        now = Question(self.n, asyncio.get_running_loop().time())
        before = {seat: question for seat, question in self.asked.items() if seat not in answered}
        self.asked = {seat: before.get(seat, now) for seat in self.match.state.to_act()}
        self.progress = gate.progress(self.match)
        self.settle()

    def settle(self) -> None:
        """When a bot has to move, and where: at its own seats, for people who are gone or out of time. Nobody watches: never."""
        self.due = {}
        if self.match is None or self.match.over or not self.connections or self.thinking == self.n:
            return
        if self.row["tour"] and self.nodded != self.n:
            return
        for number, question in self.asked.items():
            moment = self.bot_moves_at(self.seats[number], question.moment)
            if moment is not None:
                self.due[number] = moment

    def bot_moves_at(self, seat: Seat, asked: float) -> float | None:
        soon = asked + self.hub.settings.bot_pause
        if seat.kind == "bot" or seat.resigned:
            return soon
        moments: list[float] = []
        if self.row["clock"] is not None:
            moments.append(asked + self.row["clock"])
        if seat.player in self.away_since:
            moments.append(max(soon, self.away_since[seat.player] + self.row["away"]))
        return min(moments, default=None)

    def played_by_bot(self, seat: Seat) -> bool:
        """Whether a bot stands in for the person at this seat."""
        if seat.kind != "human" or self.state != "playing":
            return False
        gone = self.away_since.get(seat.player) if seat.player is not None else None
        return seat.resigned or (gone is not None and asyncio.get_running_loop().time() >= gone + self.row["away"])

    def let_bot_think(self) -> None:
        assert self.match is not None
        number = min(self.due, key=lambda seat: self.due[seat])
        self.due = {}
        self.thinking = self.n
        self.hub.spawn(self.think_for(number, self.match.setup, self.match.state.copy(), self.n))

    async def think_for(self, seat: int, setup: Setup, state: State, at: int) -> None:
        secret = derive(bytes.fromhex(self.row["secret"]), f"bot {at}")
        action = await self.hub.thinkers.ask(self.row["level"], setup, state, seat, secret)
        self.inbox.put_nowait((lambda: self.bot_acts(seat, action, at), None))

    async def bot_acts(self, seat: int, action: int, at: int) -> None:
        self.thinking = -1
        if self.match is not None and self.n == at and not self.match.over:
            await self.record(seat, action, stand_in=self.seats[seat].kind == "human")
        self.settle()

    async def act(self, connection: Connection, wish: m.Act) -> None:
        match = self.playing_seat(connection, wish.seat)
        question = self.asked.get(wish.seat)
        if not (question.n if question else self.n) <= wish.at <= self.n:
            self.resync(connection)
            return
        action = match.game.read(wish.do)
        reason = match.state.why_not(wish.seat, action)
        if reason is not None:
            raise Refusal(reason)
        await self.record(wish.seat, action, stand_in=False)

    def playing_seat(self, connection: Connection, seat: int) -> Match:
        """The match, if it is running and this person may act there."""
        if self.match is None or self.state != "playing":
            raise refuse("not-playing")
        if connection.player is None or not 0 <= seat < len(self.seats) or self.seats[seat].player != connection.player:
            raise refuse("not-your-seat")
        if self.seats[seat].resigned:
            raise refuse("resigned")
        return self.match

    async def record(self, seat: int, action: int, stand_in: bool) -> None:
        """Stored first, then shown."""
        assert self.match is not None
        step = self.match.play(seat, action, stand_in)
        await self.store_entry(step.entry)
        self.undo.drop()
        self.begin_turn([seat])
        self.show_entry(gate.entry(self, step), step.events)
        if self.match.over:
            for connection in self.connections:
                connection.send(gate.over(self))
            self.show_table()
        self.show_presence()

    async def store_entry(self, entry: Entry) -> None:
        """If it cannot be stored, the table is thrown away and comes back as it was stored."""
        assert self.match is not None
        line = sa.insert(storage.entries).values(table=self.code, number=entry.number, line=self.match.line(entry))
        try:
            if self.match.over:
                await self.hub.store.write(line, self.row_update(state="over"))
                self.row["state"] = "over"
            else:
                await self.hub.store.write(line)
        except Exception:
            self.hub.forget(self)
            raise

    async def go_back(self, to: int) -> None:
        """An undo is an entry like any other."""
        assert self.match is not None
        self.match.undo(to)
        await self.store_entry(self.match.entries[-1])
        self.begin_turn(list(self.asked))
        self.show_entry(gate.undo_entry(self, to), [])
        self.show_presence()

    # Other wishes

    async def resign(self, connection: Connection, seat: int) -> None:
        self.playing_seat(connection, seat)
        old = self.seats[seat]
        await self.seat_changes(seat, Seat("human", old.player, old.name, resigned=True))
        self.settle()
        self.show_presence()

    async def say(self, connection: Connection, text: str) -> None:
        """Only people with a seat talk."""
        seat = next((number for number, seat in enumerate(self.seats) if seat.player == connection.player), None)
        if connection.player is None or seat is None:
            raise refuse("not-your-seat")
        number = self.chat[-1]["number"] + 1 if self.chat else 1
        said = {"number": number, "seat": seat, "name": self.seats[seat].name, "text": text}
        await self.hub.store.write(sa.insert(storage.chat).values(table=self.code, **said))
        self.chat = [*self.chat, {"type": "chat", **said}][-CHAT:]
        for other in self.connections:
            other.send(self.chat[-1])

    async def nod(self, connection: Connection, n: int) -> None:
        """The guide of a tour explained the last entry: its bots go on. One for an earlier entry crossed a move: it is too late."""
        if not self.sits(connection.player):
            raise refuse("not-your-seat")
        if n == self.n:
            self.nodded = n
            self.settle()

    async def hint(self, connection: Connection, wish: m.AskHint) -> None:
        """The strong bot's answer from the person's own sight, thought out beside the table."""
        match = self.playing_seat(connection, wish.seat)
        if wish.at != self.n or wish.seat not in match.state.to_act():
            self.resync(connection)
            return
        if connection.hinted == self.n:
            return  # the answer is on its way
        connection.hinted = self.n
        self.hub.spawn(self.think_of_hint(connection, match.setup, match.state.copy(), wish.seat, self.n))

    async def think_of_hint(self, connection: Connection, setup: Setup, state: State, seat: int, at: int) -> None:
        secret = derive(bytes.fromhex(self.row["secret"]), f"hint {at}")
        action = await self.hub.thinkers.ask("journeyman", setup, state, seat, secret)
        connection.send({"type": "hint", "n": at, "seat": seat, "do": self.game.spell_out(action)})

    # Connections

    async def join(self, connection: Connection, after: int) -> None:
        self.connections.append(connection)
        if connection.player is not None:
            self.update_presence(connection.player)
        if self.sits(connection.player):
            self.dealing.be_patient()
        self.catch_up(connection, after)
        self.settle()
        self.show_presence(connection)

    async def part(self, connection: Connection) -> None:
        self.connections.remove(connection)
        now = asyncio.get_running_loop().time()
        if not self.connections:
            self.empty_since = now
        if connection.player is not None:
            self.update_presence(connection.player)
        await self.undo.somebody_left()
        self.settle()
        self.show_presence()

    def update_presence(self, player: int) -> None:
        here = any(connection.player == player for connection in self.connections)
        if here:
            self.away_since.pop(player, None)
        elif any(seat.player == player for seat in self.seats):
            self.away_since.setdefault(player, asyncio.get_running_loop().time())

    def sits(self, player: int | None) -> bool:
        return player is not None and any(seat.player == player for seat in self.seats)

    def online(self, seat: int) -> bool:
        player = self.seats[seat].player
        return player is not None and any(connection.player == player for connection in self.connections)

    # What goes out; what is in it is decided at the gate

    def catch_up(self, connection: Connection, after: int) -> None:
        """Everything this person does not have yet."""
        connection.send(gate.table_message(self, connection.player))
        if self.match is not None:
            seat = gate.eyes_of(self, connection.player)
            for message in [*gate.history(self, seat, after), *gate.position(self, seat)]:
                connection.send(message)
            if self.match.over:
                connection.send(gate.over(self))
        for said in self.chat:
            connection.send(said)
        if self.undo.seat is not None:
            connection.send(gate.undo(self.undo))

    def resync(self, connection: Connection) -> None:
        connection.send({"type": "resync", "n": self.n})
        self.catch_up(connection, -1)
        connection.send(gate.presence(self))

    def show_entry(self, entry: Message, events: list[Event]) -> None:
        """What happened and the position after it. Whoever looks through the same eyes gets the same text."""
        texts: dict[int | None, list[str]] = {}
        for connection in self.connections:
            seat = gate.eyes_of(self, connection.player)
            if seat not in texts:
                told = [gate.happened(entry, events, seat, live=True), *gate.position(self, seat)]
                texts[seat] = [write_down(message) for message in told]
            for text in texts[seat]:
                connection.put(text)

    def show_table(self) -> None:
        for connection in self.connections:
            connection.send(gate.table_message(self, connection.player))

    def show_presence(self, newcomer: Connection | None = None) -> None:
        """To everyone if it has changed or a clock runs, to a newcomer in any case."""
        message = gate.presence(self)
        changed = message != self.shown_presence or self.row["clock"] is not None
        self.shown_presence = message
        for connection in self.connections:
            if changed or connection is newcomer:
                connection.send(message)


def new_match(row: Message, seats: list[Seat], game: Game) -> Match:
    names = [f"bot:{seat.name}" if seat.kind == "bot" else seat.name for seat in seats]
    luck = Luck(bytes.fromhex(row["secret"]), row["shares"])
    return Match(game, game.setup(row["players"], row["options"]), luck, names, remembers=False)
