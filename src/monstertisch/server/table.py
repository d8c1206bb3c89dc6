"""A live table: its seats, its match, the people connected to it. Everything that changes it runs in its one task."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Sequence
from contextvars import Context
from typing import TYPE_CHECKING, Any, TypeVar

import sqlalchemy as sa

from ..core.chance import derive
from ..core.event import Event, Facts
from ..core.game import Game, Setup, State
from ..core.match import Entry, Match, Played
from ..core.reason import Refusal
from . import gate, loading, logs, metrics, rows, storage, stored_match, traces
from . import messages as m
from .bot_moves import BotMoves
from .clock import Clock, Questions
from .connection import Connection, Message, Sight, together, write_down
from .neighbours import NOBODY, Elsewhere
from .patch import Differences
from .rows import TableRow, outcome_of, progress_of
from .seats import Seat, free_bot_name, name_taken, refuse
from .shares import Shares
from .storage import PASSING, Outraced, note_absence
from .undo import Undo

if TYPE_CHECKING:
    from .house import House

T = TypeVar("T")

TRIES = 20  # to change a table that others change at the same time
CHAT = 100  # how much of it is told to whoever joins
HELLO_EVERY = 1.0  # seconds: how often a repeated hello is answered


class Table:
    def __init__(self, house: House, row: TableRow, seats: list[Seat], game: Game) -> None:
        self.house = house
        self.row = row
        self.code = row.code
        self.game = game
        self.seats = seats
        self.match: Match | None = None
        self.stored = stored_match.StoredMatch(house.store, self.code)
        self.last = 0  # the last entry of a game that is over and cannot be played any more
        self.connections: list[Connection] = []
        self.views: dict[Sight, Facts] = {}  # that those who are connected have; what changes is told of them
        self.chat: list[Message] = []
        self.said = 0  # the number of the last line of it
        self.shares = Shares(self)
        self.undo = Undo(self)
        self.shown_presence: Message = {}
        self.inbox: asyncio.Queue[tuple[Callable[[], Awaitable[Any]], asyncio.Future[Any] | None]] = asyncio.Queue()
        self.task = asyncio.create_task(self.run(), context=Context())  # in nobody's name
        self.task.add_done_callback(self.send_away)
        self.waiting: set[asyncio.Future[Any]] = set()  # for something that they asked the task to do
        self.stopped = False
        self.empty_since = self.now
        self.elsewhere = NOBODY  # who is connected to this table by way of other processes
        self.away_since: dict[int, float] = {seat.player: self.now for seat in seats if seat.player is not None}
        self.clock = Clock(self.now)
        self.bots = BotMoves(self)
        self.reached_back = False  # the match in memory has all there is to take back

    # The one task

    async def run(self) -> None:
        work: Callable[[], Awaitable[Any]]
        while True:
            try:
                async with asyncio.timeout_at(self.bots.wake):
                    work, done = await self.inbox.get()
            except TimeoutError:
                work, done = self.bots.go_on, None
            if self.stopped:
                return  # cancelling it is lost where the timeout comes at the same moment
            try:
                result = await self.persevere(work)
                if done is not None and not done.done():
                    done.set_result(result)
            except Exception as error:
                if done is None:  # nobody waits for it
                    if isinstance(error, PASSING):
                        note_absence(error, "a table comes back as it was stored")
                    else:
                        logging.getLogger(__name__).exception("a table failed")
                    self.house.forget(self)
                elif not done.done():
                    done.set_exception(error)

    async def persevere(self, work: Callable[[], Awaitable[T]]) -> T:
        """Does it; where another process was faster, and nothing was changed here, reads what is new and does it from there."""
        for _ in range(TRIES):
            try:
                return await work()
            except Outraced:
                await self.read_on()
        raise refuse("try-again")

    async def do(self, work: Callable[[], Awaitable[T]]) -> T:
        """Has the table's task do this and waits for it."""
        if self.task.done():
            raise refuse("try-again")
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.inbox.put_nowait((logs.in_the_name_of_who_asks(work), done))
        self.waiting.add(done)
        try:
            return await done
        finally:
            self.waiting.discard(done)

    def send_away(self, _ended: asyncio.Task[None]) -> None:
        """The task has ended, and does nothing any more for whoever waits for it."""
        for done in self.waiting:
            if not done.done():
                done.set_exception(refuse("try-again"))

    def stop(self) -> None:
        self.stopped = True
        self.task.cancel()
        self.shares.stop()
        for connection in self.connections:
            connection.put(None)

    @property
    def n(self) -> int:
        return self.match.n if self.match else self.last

    @property
    def now(self) -> float:
        return asyncio.get_running_loop().time()

    @property
    def asked(self) -> Questions:
        return self.clock.asked

    @property
    def state(self) -> str:
        return self.row.state

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
        self.away_since[player] = self.now
        self.update_presence(player)

    async def leave_seat(self, player: int, seat: int) -> None:
        """Its owner leaves, or the host removes a no-show."""
        if self.state != "waiting":
            raise refuse("not-waiting")
        if not 0 <= seat < len(self.seats) or self.seats[seat].kind == "open":
            raise refuse("not-found")
        if player not in (self.seats[seat].player, self.row.host):
            raise refuse("not-host")
        await self.seat_changes(seat, Seat("open", None, ""))

    async def fill(self, player: int) -> None:
        if self.state != "waiting":
            raise refuse("not-waiting")
        if player != self.row.host:
            raise refuse("not-host")
        for number, seat in enumerate(self.seats):
            if seat.kind == "open":
                await self.seat_changes(number, Seat("bot", None, free_bot_name(self.seats)))

    async def seat_changes(self, number: int, seat: Seat) -> None:
        """Whoever talks about taking back has other people to ask now."""
        wish = self.row.undo
        await self.row_changes([rows.update_seat(self.code, number, seat)], **({"undo": None} if wish else {}))
        self.seats[number] = seat
        self.show_table()
        self.undo.show_change(wish)

    async def start(self, player: int) -> None:
        if self.state != "waiting":
            raise refuse("not-waiting")
        if player != self.row.host:
            raise refuse("not-host")
        free = sum(seat.kind == "open" for seat in self.seats)
        if free:
            raise refuse("open-seats", count=free)
        await self.shares.begin()

    async def deal(self) -> None:
        if self.state != "dealing":
            return
        match = loading.new_match(self.row, self.seats, self.game)
        begun = {"state": "playing", "rules_version": self.game.rules_version, "turned": time.time(), **progress_of(match)}
        await self.row_changes(stored_match.anew(self.code, match), **begun)
        await self.begin(match)

    async def begin(self, match: Match | None = None) -> None:
        """The cards are dealt; where another process did it, it may have gone on."""
        self.match = match or await loading.load_match(self)
        if self.match is not None:
            self.begin_turn([], self.asked_for())
        for connection in self.connections:
            await self.catch_up(connection, -1)
        self.show_presence()

    async def row_changes(self, more: Sequence[storage.Statement] = (), **values: Any) -> None:
        """Stored first, with whatever belongs to it: nobody hears of a change before. Of two processes one is outraced."""
        changed = rows.changed(self.row, version=self.row.version + 1, **values)
        await self.house.store.write(rows.change(self.row, **values), *more)
        self.row = changed
        self.house.others.announce(changed)

    async def note_progress(self) -> None:
        """What the lobby tells of the game."""
        found = progress_of(self.match, self.row.result)
        if found != {"round": self.row.round, "turn": self.row.turn}:
            await self.row_changes(**found)

    # Moves

    def asked_for(self) -> float:
        """How many seconds people at other processes have been asked already; where nobody is, their time begins anew."""
        return max(time.time() - self.row.turned, 0.0) if self.elsewhere.players and self.row.turned else 0.0

    def begin_turn(self, answered: list[int], earlier: float = 0.0) -> None:
        """These seats have answered, so many seconds ago."""
        assert self.match is not None
        self.clock.ask(self.match.state.to_act(), answered, self.n, self.match.depth, self.now - earlier)
        self.bots.settle()

    def played_by_bot(self, seat: Seat) -> bool:
        """Whether a bot stands in for the person at this seat."""
        if seat.kind != "human" or self.state != "playing":
            return False
        gone = self.away_since.get(seat.player) if seat.player is not None else None
        return seat.resigned or (gone is not None and self.now >= gone + self.row.away and self.somebody_plays())

    async def act(self, connection: Connection, wish: m.Act) -> None:
        match = self.playing_seat(connection, wish.seat)
        question = self.asked.get(wish.seat)
        if not (question.n if question else self.n) <= wish.at <= self.n:
            await self.resync(connection)
            return
        action = match.setup.moves.read(wish.do)
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
        with loading.taken_out_if_outraced(self.match):
            step = self.match.play(seat, action, stand_in)
            entry = gate.entry(self.match.setup.moves, step)
            told = [stored_match.tell(self.code, entry, step.events), *stored_match.keep(self.code, self.match)]
            await self.store_entry(step.entry, told, **progress_of(self.match))
        metrics.moves.labels(self.game.name, "stand_in" if stand_in else self.seats[seat].kind).inc()
        with traces.span("show"):
            self.show_step(step)
        self.show_presence()

    def show_step(self, step: Played) -> None:
        """What a move brought about that is stored."""
        assert self.match is not None
        self.begin_turn([step.entry.seat])
        self.show_entry(gate.entry(self.match.setup.moves, step), step.events)
        if self.match.over:
            for connection in self.connections:
                connection.send(gate.over(self))
            self.show_table()

    async def ending(self, entry: Entry) -> dict[str, Any]:
        """What changes about the table if this entry ended its game."""
        assert self.match is not None
        if entry.scores is None:
            return {}
        stood_in = {*await self.stored.stood_in(), *([entry.seat] if entry.stand_in else [])}
        return {"state": "over", "result": outcome_of(self.match, sorted(stood_in))}

    async def store_entry(self, entry: Entry, more: Sequence[storage.Statement], **changes: Any) -> None:
        """Nobody talks about taking back any more. If it cannot be stored, the table is thrown away and comes back as it was."""
        assert self.match is not None
        line = stored_match.enter(self.code, self.match, entry)
        wish = self.row.undo
        try:
            changes["turned"] = time.time()
            settled = {"undo": None} if wish else {}
            await self.row_changes([line, *more], **changes, **settled, **await self.ending(entry))
        except Outraced:
            raise
        except Exception:
            self.house.forget(self)
            raise
        self.undo.show_change(wish)

    async def last_choice(self, seat: int) -> int | None:
        """The entry to go back to so that this seat can decide anew. If it has not acted for long, the whole log is read for it."""
        assert self.match is not None
        if self.match.last_choice(seat) is None and self.match.base is not None and not self.reached_back:
            self.match = await loading.replayed(self, None, self.n)
            self.match.forget_events()
            self.reached_back = True
        return self.match.last_choice(seat)

    async def go_back(self, to: int, by: int) -> None:
        """An undo is an entry like any other; the position is then the one that is stored."""
        assert self.match is not None
        entry = Entry(self.n + 1, by, undo_to=to)
        note = gate.note(entry, self.round_of(entry))
        await self.store_entry(entry, [*stored_match.take_back(self.code, to), stored_match.tell(self.code, note, [])], turn=None)
        await self.show_note(entry, note)
        await self.persevere(self.note_progress)  # another process may have changed something else meanwhile
        self.show_presence()

    def round_of(self, entry: Entry) -> int:
        """In which an entry without a move is told: the one that it goes back to."""
        assert self.match is not None
        undone = [step.round for step in self.match.steps if entry.undo_to is not None and step.entry.number > entry.undo_to]
        return undone[0] if undone else self.match.state.round()

    async def show_note(self, entry: Entry, note: Message) -> None:
        """The position after an entry without a move is the one that is stored."""
        self.match = await loading.load_match(self, entry.number)
        assert self.match is not None
        self.clock.go_back(entry.seat, self.match.state.to_act(), self.n, self.match.depth, self.now)
        self.bots.settle()
        self.show_entry(note, [])

    # Other requests

    async def resign(self, connection: Connection, seat: int) -> None:
        self.playing_seat(connection, seat)
        old = self.seats[seat]
        await self.seat_changes(seat, Seat("human", old.player, old.name, resigned=True))
        self.bots.settle()
        self.show_presence()

    async def say(self, connection: Connection, text: str) -> None:
        """Only people with a seat talk."""
        seat = next((number for number, seat in enumerate(self.seats) if seat.player == connection.player), None)
        if connection.player is None or seat is None:
            raise refuse("not-your-seat")
        said = {"number": self.said + 1, "seat": seat, "name": self.seats[seat].name, "text": text}
        await self.row_changes([sa.insert(storage.chat).values(table=self.code, **said)])
        self.show_said({"type": "chat", **said})

    def show_said(self, said: Message) -> None:
        self.said = said["number"]
        self.chat = [*self.chat, said][-CHAT:]
        for connection in self.connections:
            connection.send(said)

    async def nod(self, connection: Connection, n: int) -> None:
        if not self.seated(connection):
            raise refuse("not-your-seat")
        await self.bots.nod(n)

    async def hint(self, connection: Connection, wish: m.AskHint) -> None:
        """What to do and why, from the person's own sight, thought out beside the table."""
        match = self.playing_seat(connection, wish.seat)
        if wish.at != self.n or wish.seat not in match.state.to_act():
            await self.resync(connection)
            return
        if connection.hinted == self.n:
            return  # the answer is on its way
        connection.hinted = self.n
        self.house.spawn(self.think_of_hint(connection, match.setup, match.state.copy(), wish.seat, self.n))

    async def think_of_hint(self, connection: Connection, setup: Setup, state: State, seat: int, at: int) -> None:
        secret = derive(self.row.secret, f"hint {at}")

        def waits(before: int) -> None:
            connection.send(gate.hint_waits(before, seat, at))

        advice = await self.house.thinkers.advise(setup, state, seat, secret, waits)
        if advice is None:
            connection.hinted = -1
            connection.send({"type": "refused", "n": at, "reason": refuse("no-hint").reason.to_data()})
        else:
            connection.send(gate.hint(setup.moves, advice, seat, at))

    # Connections

    async def join(self, connection: Connection, after: int) -> None:
        self.connections.append(connection)
        if connection.player is not None:
            self.update_presence(connection.player)
        if self.seated(connection):
            self.shares.be_patient()
        await self.house.others.came_or_went(self)
        await self.catch_up(connection, after)
        await self.persevere(self.undo.somebody_left)
        self.bots.settle()
        self.show_presence(connection)

    async def part(self, connection: Connection) -> None:
        self.connections.remove(connection)
        if not self.connections:
            self.empty_since = self.now
        if connection.player is not None:
            self.update_presence(connection.player)
        await self.house.others.came_or_went(self)
        await self.persevere(self.undo.somebody_left)
        self.bots.settle()
        self.show_presence()

    async def others_are(self, elsewhere: Elsewhere) -> None:
        """Who is connected by way of other processes, and perhaps who looks after the table, has changed."""
        self.note_elsewhere(elsewhere)
        await self.persevere(self.undo.somebody_left)
        self.bots.settle()
        self.show_presence()

    def note_elsewhere(self, elsewhere: Elsewhere) -> None:
        self.elsewhere = elsewhere
        for player in {seat.player for seat in self.seats if seat.player is not None}:
            self.update_presence(player)

    def update_presence(self, player: int) -> None:
        if player in self.here():
            self.away_since.pop(player, None)
        elif any(seat.player == player for seat in self.seats):
            self.away_since.setdefault(player, self.now)

    def seated(self, connection: Connection) -> bool:
        return connection.player is not None and any(seat.player == connection.player for seat in self.seats)

    def somebody_seated(self) -> bool:
        """Whether anybody is here who does not only watch."""
        here = self.here()
        return any(seat.player in here for seat in self.seats)

    def somebody_plays(self) -> bool:
        """Whether anybody is here who still has a seat of their own; who handed it to a bot for good only watches the others."""
        here = self.here()
        return any(seat.player in here and not seat.resigned for seat in self.seats)

    def online(self, seat: int) -> bool:
        return self.seats[seat].player in self.here()

    def here(self) -> set[int]:
        """Who is connected, here or by way of other processes."""
        return {one.player for one in self.connections if one.player is not None} | self.elsewhere.players

    def spectators(self) -> int:
        return self.elsewhere.spectators + sum(not self.seated(connection) for connection in self.connections)

    # What other processes did

    async def read_on(self) -> None:
        """Whatever they stored since, shown here as if it had happened here."""
        news = await loading.news(self)
        if news.row.version == self.row.version:
            return
        before, self.row = self.row, news.row
        changed = rows.told_of(before) != rows.told_of(self.row) or self.seats != news.seats
        self.seats = news.seats
        self.undo.show_change(before.undo)
        if before.state in ("waiting", "dealing") and self.state in ("playing", "over"):
            await self.begin()
        else:
            for line in news.lines:
                await self.follow(line)
            if changed:
                self.show_table()
        for said in news.said:
            self.show_said(said)
        self.note_elsewhere(self.elsewhere)  # those who have a seat now
        if self.state == "dealing":
            self.inbox.put_nowait((self.shares.deal_if_ready, None))
        self.bots.settle()
        self.show_presence()

    async def follow(self, line: str) -> None:
        """An entry that another process stored."""
        assert self.match is not None
        entry = loading.note_in(self.match, line)
        if entry is None:
            self.show_step(loading.played(self.match, line))
        else:
            await self.show_note(entry, gate.note(entry, self.round_of(entry)))

    # What goes out; what is in it is decided at the gate

    async def catch_up(self, connection: Connection, after: int, *before: Message) -> None:
        """Everything this person does not have yet, in one frame, but of a long story only the last page."""
        told = [*before, gate.table_message(self, connection.player)]
        seat = gate.eyes_of(self, connection.player)
        if self.state in ("playing", "over"):
            told += await self.history(seat, after)
        if self.match is not None:
            connection.has = (self.n, seat)
            self.views[connection.has] = self.match.state.view(seat)
            told += gate.position(self, seat, None, Differences())
        if self.state == "over":
            told.append(gate.over(self))
        told += self.chat
        if self.undo.wish is not None:
            told.append(gate.undo(self.undo.wish))
        connection.send(*told)

    async def history(self, seat: int | None, after: int) -> list[Message]:
        """What happened after this entry; the last page if an undo or a foreign number makes the client's own story worthless."""
        start: list[Message] = []
        told = await self.stored.since(after) if max(self.n - stored_match.PAGE, 0) <= after <= self.n else None
        if told is None or any(entry["undo_to"] is not None for entry, _ in told):
            told = await self.stored.page(self.n + 1)
            start = [{"type": "resync", "n": self.n}] if after >= 0 else []
        return [*start, *[gate.happened(entry, events, seat, live=False) for entry, events in told if entry["n"] <= self.n]]

    async def show_log(self, connection: Connection, before: int) -> None:
        """An older page of the log."""
        seat = gate.eyes_of(self, connection.player)
        entries = [gate.told(entry, events, seat) for entry, events in await self.stored.page(before)]
        connection.send({"type": "log", "before": before, "entries": entries})

    async def resync(self, connection: Connection) -> None:
        await self.catch_up(connection, -1, {"type": "resync", "n": self.n})
        connection.send(gate.presence(self))

    async def greet_again(self, connection: Connection) -> None:
        """A repeated hello; one that comes too soon after the last is not answered."""
        now = asyncio.get_running_loop().time()
        if now >= connection.greeted + HELLO_EVERY:
            connection.greeted = now
            await self.resync(connection)

    def show_entry(self, entry: Message, events: list[Event]) -> None:
        """What happened and what it changed. Whoever looks through the same eyes as before and as others gets the same text."""
        assert self.match is not None
        n, differences = self.n, Differences()
        looking = [(connection, gate.eyes_of(self, connection.player)) for connection in self.connections]
        seats = list(dict.fromkeys([seat for _, seat in looking]))
        self.views.update(zip([(n, seat) for seat in seats], self.match.state.views(seats), strict=True))
        heard: dict[int | None, str] = {}
        texts: dict[tuple[Sight | None, int | None], str] = {}
        for connection, seat in looking:
            has = connection.has
            connection.has = (n, seat)
            if (has, seat) not in texts:
                ears = gate.ears_of(entry, events, seat)
                if ears not in heard:
                    heard[ears] = write_down(gate.happened(entry, events, ears, live=True))
                texts[has, seat] = together(heard[ears], *map(write_down, gate.position(self, seat, has, differences)))
            connection.put(texts[has, seat])
        self.views = {sight: view for sight, view in self.views.items() if sight[0] == n}

    def show_table(self) -> None:
        for connection in self.connections:
            connection.send(gate.table_message(self, connection.player))

    def show_presence(self, newcomer: Connection | None = None) -> None:
        """To everyone if it has changed or a clock runs, to a newcomer in any case."""
        message = gate.presence(self)
        changed = message != self.shown_presence or self.row.clock is not None
        self.shown_presence = message
        for connection in self.connections:
            if changed or connection is newcomer:
                connection.send(message)
