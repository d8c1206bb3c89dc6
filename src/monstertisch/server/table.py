"""A live table: its seats, its match, the people connected to it. Everything that changes it runs in its one task."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeVar

import sqlalchemy as sa

from ..core.chance import Luck, derive
from ..core.event import Event
from ..core.game import Game, Setup, State
from ..core.match import Entry, Match, Step
from ..core.reason import Reason, Refusal
from . import messages as m
from . import storage

if TYPE_CHECKING:
    from .hub import Hub

Message = dict[str, Any]
T = TypeVar("T")

BOT_NAMES = ["Grimm", "Mira", "Knorz", "Wanda", "Fips", "Tilda", "Brumm", "Ilka", "Zott", "Rune", "Moll", "Quast"]
OUTBOX = 1000  # messages a slow connection may lag behind before it is cut; more than whoever joins is told at once
CHAT = 100  # how much of it is told to whoever joins
COME_BACK = 1012  # closes a socket whose client shall open it again

write_down = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode


class NotPossible(Refusal):
    """A request that does not fit the table as it is."""


def refuse(code: str, **params: Any) -> NotPossible:
    return NotPossible(Reason(code, "", params))


@dataclass
class Seat:
    kind: str  # open, human, bot
    player: int | None
    name: str
    resigned: bool = False


class Connection:
    """One open socket: a person or a spectator. Messages wait in its outbox, so nobody slow holds up the table."""

    def __init__(self, player: int | None) -> None:
        self.player = player
        self.outbox: asyncio.Queue[str | None] = asyncio.Queue(OUTBOX)
        self.code = COME_BACK  # to close with

    def send(self, message: Message) -> None:
        self.put(write_down(message))

    def put(self, text: str | None) -> None:
        """None closes the socket; a full outbox does so too."""
        if self.outbox.full():
            while not self.outbox.empty():
                self.outbox.get_nowait()
            text = None
        self.outbox.put_nowait(text)


@dataclass
class UndoRequest:
    seat: int
    to: int
    waiting: list[int]


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
        self.undo: UndoRequest | None = None
        self.shown_presence: Message = {}
        self.inbox: asyncio.Queue[tuple[Callable[[], Awaitable[Any]], asyncio.Future[Any] | None]] = asyncio.Queue()
        self.task = asyncio.create_task(self.run())
        now = asyncio.get_running_loop().time()
        self.empty_since = now
        self.turn_began = now
        self.away_since: dict[int, float] = {seat.player: now for seat in seats if seat.player is not None}
        self.due: dict[int, float] = {}  # per seat, when a bot moves there
        self.thinking = -1  # the entry after which a bot is thinking

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
                if done is None:
                    raise
                if not done.done():
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
        await self.row_changes(state="playing")
        self.match = new_match(self.row, self.seats, self.game)
        self.begin_turn()
        for connection in self.connections:
            self.catch_up(connection, -1)
        self.show_presence()

    async def row_changes(self, **values: Any) -> None:
        await self.hub.store.write(self.row_update(**values))
        self.row.update(values)

    def row_update(self, **values: Any) -> sa.Update:
        return sa.update(storage.tables).where(storage.tables.c.code == self.code).values(**values)

    # Moves

    def begin_turn(self) -> None:
        self.turn_began = asyncio.get_running_loop().time()
        self.settle()

    def settle(self) -> None:
        """When a bot has to move, and where: at its own seats, for people who are gone or out of time. Nobody watches: never."""
        self.due = {}
        if self.match is None or self.match.over or not self.connections or self.thinking == self.n:
            return
        for number in self.match.state.to_act():
            moment = self.bot_moves_at(self.seats[number])
            if moment is not None:
                self.due[number] = moment

    def bot_moves_at(self, seat: Seat) -> float | None:
        soon: float = self.turn_began + self.hub.settings.bot_pause
        if seat.kind == "bot" or seat.resigned:
            return soon
        moments: list[float] = []
        if self.row["clock"] is not None:
            moments.append(self.turn_began + self.row["clock"])
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
        if wish.at != self.n:
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
        self.drop_undo()
        self.begin_turn()
        self.show_step(step)
        if self.match.over:
            for connection in self.connections:
                connection.send(self.over())
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

    # Undo

    async def ask_undo(self, connection: Connection, wish: m.AskUndo) -> None:
        """Free if nobody learned or did anything since; otherwise every other person present must agree."""
        match = self.playing_seat(connection, wish.seat)
        if wish.at != self.n:
            self.resync(connection)
            return
        to = match.last_choice(wish.seat)
        if to is None:
            raise refuse("nothing-to-undo")
        humans = [number for number, seat in enumerate(self.seats) if seat.kind == "human" and not seat.resigned]
        asked = [number for number in humans if self.online(number) and self.seats[number].player != connection.player]
        if match.undo_is_free(wish.seat, to, humans) or not asked:
            await self.go_back(to)
            return
        self.undo = UndoRequest(wish.seat, to, asked)
        self.show_undo()

    async def answer_undo(self, connection: Connection, agree: bool) -> None:
        if self.undo is None:
            return
        answered = [seat for seat in self.undo.waiting if self.seats[seat].player == connection.player]
        if not answered:
            raise refuse("not-your-seat")
        if not agree:
            refused = {**undo_message(self.undo), "waiting": [], "refused_by": answered[0]}
            self.undo = None
            for other in self.connections:
                other.send(refused)
            return
        self.undo.waiting = [seat for seat in self.undo.waiting if seat not in answered]
        self.show_undo()
        if not self.undo.waiting:
            await self.go_back(self.undo.to)

    def drop_undo(self) -> None:
        """The game went on: nobody has to answer any more."""
        if self.undo is not None:
            self.undo.waiting = []
            self.show_undo()
            self.undo = None

    async def go_back(self, to: int) -> None:
        assert self.match is not None
        self.undo = None
        self.match.undo(to)
        await self.store_entry(self.match.entries[-1])
        self.begin_turn()
        entry = {"n": self.n, "seat": None, "do": None, "undo_to": to, "round": self.match.state.round()}
        for connection in self.connections:
            connection.send({"type": "events", "entry": entry, "events": [], "live": True})
            self.show_position(connection)
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

    async def hint(self, connection: Connection, wish: m.AskHint) -> None:
        """The strong bot's answer from the person's own sight, thought out beside the table."""
        match = self.playing_seat(connection, wish.seat)
        if wish.at != self.n or wish.seat not in match.state.to_act():
            self.resync(connection)
            return
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
        if self.undo is not None:  # whoever is gone counts as agreeing
            self.undo.waiting = [seat for seat in self.undo.waiting if self.online(seat)]
            if not self.undo.waiting:
                await self.go_back(self.undo.to)
        self.settle()
        self.show_presence()

    def update_presence(self, player: int) -> None:
        here = any(connection.player == player for connection in self.connections)
        if here:
            self.away_since.pop(player, None)
        elif any(seat.player == player for seat in self.seats):
            self.away_since.setdefault(player, asyncio.get_running_loop().time())

    def online(self, seat: int) -> bool:
        player = self.seats[seat].player
        return player is not None and any(connection.player == player for connection in self.connections)

    # What goes out

    def facts(self, player: int | None) -> Message:
        match = self.match
        return {
            "code": self.code,
            "game": self.row["game"],
            "title": self.row["title"],
            "state": self.state,
            "players": len(self.seats),
            "options": self.row["options"],
            "level": self.row["level"],
            "clock": self.row["clock"],
            "away": self.row["away"],
            "listed": self.row["listed"],
            "tour": self.row["tour"],
            "seats": [self.seat_facts(number, player) for number in range(len(self.seats))],
            "host": player == self.row["host"],
            "round": match.state.round() if match else 0,
            "turn": match.state.to_act() if match else [],
            "places": match.state.result().places if match and match.over else None,
            "commitment": match.commitment if match else None,
            "next_table": self.row["next_table"],
        }

    def seat_facts(self, number: int, player: int | None) -> Message:
        seat = self.seats[number]
        return {
            "kind": seat.kind,
            "name": seat.name,
            "level": self.row["level"] if seat.kind == "bot" else None,
            "online": self.online(number),
            "yours": player is not None and seat.player == player,
            "played_by_bot": self.played_by_bot(seat),
            "resigned": seat.resigned,
        }

    def seat_of_view(self, player: int | None) -> int | None:
        """Through whose eyes a person looks: the own seat that must act, else the first own seat."""
        own = [number for number, seat in enumerate(self.seats) if player is not None and seat.player == player]
        acting = [number for number in own if self.match and number in self.match.state.to_act()]
        return acting[0] if acting else own[0] if own else None

    def catch_up(self, connection: Connection, after: int) -> None:
        """Everything this person does not have yet."""
        connection.send(self.table_message(connection))
        if self.match is not None:
            for message in self.history(connection, after):
                connection.send(message)
            self.show_position(connection)
            if self.match.over:
                connection.send(self.over())
        for said in self.chat:
            connection.send(said)
        if self.undo is not None:
            connection.send(undo_message(self.undo))

    def resync(self, connection: Connection) -> None:
        connection.send({"type": "resync", "n": self.n})
        self.catch_up(connection, -1)
        connection.send(self.presence())

    def history(self, connection: Connection, after: int) -> list[Message]:
        assert self.match is not None
        undone = any(entry.undo_to is not None for entry in self.match.entries[max(after, 0) :])
        fresh = after < 0 or after > self.n or undone
        messages: list[Message] = [{"type": "resync", "n": self.n}] if fresh and after >= 0 else []
        seat = self.seat_of_view(connection.player)
        match = self.match.retold()
        if fresh:
            messages.append(happened({"n": 0, "round": 1}, match.opening, seat, live=False))
        for step in match.steps:
            if fresh or step.entry.number > after:
                messages.append(happened(self.entry_facts(step), step.events, seat, live=False))
        return messages

    def replay(self, seat: int | None) -> list[Message]:
        """The finished game entry by entry, with the position after each, as this seat or a spectator saw it."""
        if self.match is None or self.state != "over":
            raise refuse("not-over")
        again = Match(self.game, self.match.setup, self.match.luck, self.match.seats)
        told = happened({"n": 0, "round": 1}, again.opening, seat, live=False)
        found = [{"entry": told["entry"], "events": told["events"], "view": again.state.view(seat)}]
        for standing in self.match.steps:
            step = again.play(standing.entry.seat, standing.entry.action)
            told = happened(self.entry_facts(standing), step.events, seat, live=False)
            found.append({"entry": told["entry"], "events": told["events"], "view": again.state.view(seat)})
        return found

    def entry_facts(self, step: Step) -> Message:
        do = self.game.spell_out(step.entry.action)
        return {"n": step.entry.number, "seat": step.entry.seat, "do": do, "round": step.round}

    def show_step(self, step: Step) -> None:
        facts = self.entry_facts(step)
        texts: dict[int | None, list[str]] = {}  # whoever looks through the same eyes gets the same
        for connection in self.connections:
            seat = self.seat_of_view(connection.player)
            if seat not in texts:
                told = happened(facts, step.events, seat, live=True)
                texts[seat] = [write_down(message) for message in [told, *self.position(seat)]]
            for text in texts[seat]:
                connection.put(text)

    def show_position(self, connection: Connection) -> None:
        for message in self.position(self.seat_of_view(connection.player)):
            connection.send(message)

    def position(self, seat: int | None) -> list[Message]:
        assert self.match is not None
        found: list[Message] = [{"type": "view", "n": self.n, "seat": seat, "view": self.match.state.view(seat)}]
        if seat is not None and not self.seats[seat].resigned and self.match.state.options(seat):
            found.append(self.choices(seat))
        return found

    def choices(self, seat: int) -> Message:
        assert self.match is not None
        state, spell_out = self.match.state, self.game.spell_out
        refused = [(action, state.why_not(seat, action)) for action in state.wishes(seat)]
        return {
            "type": "choices",
            "n": self.n,
            "seat": seat,
            "options": [{"do": spell_out(action), "preview": state.preview(seat, action)} for action in state.options(seat)],
            "refused": [{"do": spell_out(action), "reason": reason.to_data()} for action, reason in refused if reason],
        }

    def over(self) -> Message:
        assert self.match is not None
        stood_in = sorted({step.entry.seat for step in self.match.steps if step.entry.stand_in})
        result = self.match.state.result().to_data()
        return {"type": "over", "n": self.n, **result, "secret": self.row["secret"], "stood_in": stood_in}

    def presence(self) -> Message:
        left = None
        if self.state == "playing" and self.row["clock"] is not None:
            left = round(max(self.turn_began + self.row["clock"] - asyncio.get_running_loop().time(), 0.0), 1)
        seated = {seat.player for seat in self.seats}
        return {
            "type": "presence",
            "online": [self.online(number) for number in range(len(self.seats))],
            "played_by_bot": [self.played_by_bot(seat) for seat in self.seats],
            "spectators": sum(connection.player not in seated or connection.player is None for connection in self.connections),
            "seconds_left": left,
        }

    def table_message(self, connection: Connection) -> Message:
        return {"type": "table", "version": m.PROTOCOL, "n": self.n, "table": self.facts(connection.player)}

    def show_table(self) -> None:
        for connection in self.connections:
            connection.send(self.table_message(connection))

    def show_presence(self, newcomer: Connection | None = None) -> None:
        """To everyone if it has changed or a clock runs, to a newcomer in any case."""
        message = self.presence()
        changed = message != self.shown_presence or self.row["clock"] is not None
        self.shown_presence = message
        for connection in self.connections:
            if changed or connection is newcomer:
                connection.send(message)

    def show_undo(self) -> None:
        assert self.undo is not None
        for connection in self.connections:
            connection.send(undo_message(self.undo))


def happened(entry: Message, events: list[Event], seat: int | None, live: bool) -> Message:
    seen = [facts for facts in (event.seen_by(seat) for event in events) if facts is not None]
    entry = {"n": entry["n"], "seat": entry.get("seat"), "do": entry.get("do"), "undo_to": None, "round": entry["round"]}
    return {"type": "events", "entry": entry, "events": seen, "live": live}


def undo_message(undo: UndoRequest) -> Message:
    return {"type": "undo", "seat": undo.seat, "to": undo.to, "waiting": undo.waiting, "refused_by": None}


def free_bot_name(seats: list[Seat]) -> str:
    taken = [seat.name for seat in seats]
    return next(name for name in BOT_NAMES if name not in taken)


def new_match(row: Message, seats: list[Seat], game: Game) -> Match:
    names = [f"bot:{seat.name}" if seat.kind == "bot" else seat.name for seat in seats]
    return Match(game, game.setup(row["players"], row["options"]), Luck(bytes.fromhex(row["secret"])), names, remembers=False)
