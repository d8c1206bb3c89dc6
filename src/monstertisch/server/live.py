"""The socket of a table: who may open it, what may come in, and at what rate."""

from __future__ import annotations

import asyncio
import contextlib
import time

from fastapi import WebSocket, WebSocketDisconnect
from pydantic import TypeAdapter, ValidationError

from ..core.reason import Refusal
from . import messages as m
from . import metrics, traces
from .connection import COME_BACK, Connection
from .door import Guests
from .house import House
from .people import COOKIE, People, same_origin
from .storage import PASSING, note_absence
from .table import Table

LARGEST = 2048  # characters of a message
HELLO_WITHIN = 10.0  # seconds
SHALL_COME_BACK = "a socket is closed that shall come back"
SILENCE = 75.0  # seconds without a word, a ping included, after which a connection is given up

# Why a socket is closed.
GONE = 1000  # the client went first
BROKEN = 1011  # our mistake; the log has it
MALFORMED = 4400
WRONG_ORIGIN = 4403
NO_TABLE = 4404
TOO_SLOW = 4408
TOO_FAST = 4429
SERVER_FULL = 4503

client_message: TypeAdapter[m.ClientMessage] = TypeAdapter(m.ClientMessage)


class Ended(Exception):
    """The conversation is over; the socket is closed with this code."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class Allowance:
    """So many messages per second, with a burst of three seconds' worth."""

    def __init__(self, per_second: float) -> None:
        self.per_second = per_second
        self.left = 3 * per_second
        self.counted = time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self.left = min(3 * self.per_second, self.left + (now - self.counted) * self.per_second) - 1
        self.counted = now
        return self.left >= 0


async def live(socket: WebSocket) -> None:
    house: House = socket.app.state.house
    people: People = socket.app.state.people
    await socket.accept()
    if not same_origin(socket.headers.get("origin"), socket.headers.get("host")):
        await socket.close(WRONG_ORIGIN)
        return
    try:
        person = await people.find(socket.cookies.get(COOKIE))
    except PASSING as failure:
        note_absence(failure, SHALL_COME_BACK)
        await socket.close(COME_BACK)
        return
    connection = Connection(person.id if person else None)
    guests: Guests = socket.app.state.guests
    address = socket.client.host if socket.client else ""
    if not guests.let_in(connection.player, address):
        await socket.close(SERVER_FULL)
        return
    try:
        await serve_guest(socket, house, connection)
    finally:
        guests.see_off(connection.player, address)


async def serve_guest(socket: WebSocket, house: House, connection: Connection) -> None:
    sender = asyncio.create_task(send_all(socket, connection))
    try:
        await converse(socket, house, connection)
    except Ended as end:
        connection.code = end.code
    except PASSING as failure:
        note_absence(failure, SHALL_COME_BACK)  # to come back is what the connection is closed with anyway
    except Exception:
        connection.code = BROKEN
        raise
    finally:
        connection.put(None)
        await asyncio.wait([sender], timeout=2)
        sender.cancel()


async def send_all(socket: WebSocket, connection: Connection) -> None:
    """Empties the outbox; None ends it and the socket."""
    try:
        while (text := await connection.outbox.get()) is not None:
            await socket.send_text(text)
        await socket.close(connection.code)
    except (WebSocketDisconnect, RuntimeError):
        return  # the other side was faster


async def converse(socket: WebSocket, house: House, connection: Connection) -> None:
    """Hears the client out, until something ends it."""
    hello = await hear(socket, HELLO_WITHIN)
    if not isinstance(hello, m.Hello):
        raise Ended(MALFORMED)
    try:
        table = await house.table(socket.path_params["code"])
    except Refusal:
        raise Ended(NO_TABLE) from None
    allowance = Allowance(house.settings.messages_per_second)
    try:
        await table.do(lambda: table.join(connection, hello.after))
        while True:
            message = await hear(socket, SILENCE)
            if not allowance.take():
                raise Ended(TOO_FAST)
            await answer(table, connection, message)
    except Refusal:
        raise Ended(COME_BACK) from None
    finally:
        await leave(table, connection)


async def leave(table: Table, connection: Connection) -> None:
    if connection in table.connections and not table.task.done():
        with contextlib.suppress(Refusal):  # the table has left memory meanwhile
            await table.do(lambda: table.part(connection))


async def hear(socket: WebSocket, within: float) -> m.ClientMessage:
    try:
        async with asyncio.timeout(within):
            frame = await socket.receive()
    except TimeoutError:
        raise Ended(TOO_SLOW) from None
    if frame["type"] == "websocket.disconnect":
        raise Ended(GONE)
    text = frame.get("text")
    if text is None or len(text) > LARGEST:
        raise Ended(MALFORMED)
    try:
        return client_message.validate_json(text)
    except ValidationError:
        raise Ended(MALFORMED) from None


async def answer(table: Table, connection: Connection, message: m.ClientMessage) -> None:
    """Does what the message wants; a refusal goes back with its reason and changes nothing."""
    if isinstance(message, m.Ping):
        connection.send({"type": "pong"})
        return
    began = time.perf_counter()
    try:
        with traces.span(message.type, game=table.game.name):
            await table.do(lambda: carry_out(table, connection, message))
        if isinstance(message, m.Act):
            metrics.act_to_shown.labels(table.game.name).observe(time.perf_counter() - began)
    except Refusal as refused:
        connection.send({"type": "refused", "n": table.n, "reason": refused.reason.to_data()})


async def carry_out(table: Table, connection: Connection, message: m.ClientMessage) -> None:
    match message:
        case m.Act():
            await table.act(connection, message)
        case m.AskUndo():
            await table.undo.ask(connection, message)
        case m.AnswerUndo():
            await table.undo.answer(connection, message)
        case m.Say() if message.text:  # nothing is left where nothing was to be seen
            await table.say(connection, message.text)
        case m.Resign():
            await table.resign(connection, message.seat)
        case m.AskHint():
            await table.hint(connection, message)
        case m.Share():
            await table.shares.add(connection, message)
        case m.Nod():
            await table.nod(connection, message.n)
        case m.AskLog():
            await table.show_log(connection, message.before)
        case m.Hello():
            await table.greet_again(connection)
