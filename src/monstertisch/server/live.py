"""The socket of a table: who may open it, what may come in, and at what rate."""

from __future__ import annotations

import asyncio
import time

from fastapi import WebSocket, WebSocketDisconnect
from pydantic import TypeAdapter, ValidationError

from ..core.reason import Refusal
from . import messages as m
from .hub import Hub
from .people import COOKIE, People, same_origin
from .table import Connection, Table

LARGEST = 2048  # characters of a message
HELLO_WITHIN = 10.0  # seconds
SILENCE = 75.0  # seconds without a word, a ping included, after which a connection is given up

# Why a socket was closed.
WRONG_ORIGIN = 4403
NO_TABLE = 4404
MALFORMED = 4400
TOO_FAST = 4429
TOO_SLOW = 4408

client_message: TypeAdapter[m.ClientMessage] = TypeAdapter(m.ClientMessage)


class Malformed(Exception):
    """A frame that no client of ours sends."""


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
    hub: Hub = socket.app.state.hub
    people: People = socket.app.state.people
    await socket.accept()
    if not same_origin(socket.headers.get("origin"), socket.headers.get("host")):
        await socket.close(WRONG_ORIGIN)
        return
    try:
        table = await hub.table(socket.path_params["code"])
    except Refusal:
        await socket.close(NO_TABLE)
        return
    person = await people.find(socket.cookies.get(COOKIE))
    connection = Connection(person.id if person else None)
    sender = asyncio.create_task(send_all(socket, connection))
    code = 1000
    try:
        code = await converse(socket, hub, table, connection)
    finally:
        if connection in table.connections and not table.task.done():
            await table.do(lambda: table.part(connection))
        connection.put(None)
        await asyncio.wait([sender], timeout=2)
        sender.cancel()
        await close_quietly(socket, code)


async def send_all(socket: WebSocket, connection: Connection) -> None:
    """Empties the outbox; None ends it and the socket."""
    while (text := await connection.outbox.get()) is not None:
        await socket.send_text(text)
    await close_quietly(socket, 1012)


async def close_quietly(socket: WebSocket, code: int) -> None:
    try:
        await socket.close(code)
    except RuntimeError:
        return  # the other side was faster


async def converse(socket: WebSocket, hub: Hub, table: Table, connection: Connection) -> int:
    """Hears the client out; tells the code to close with."""
    allowance = Allowance(hub.settings.messages_per_second)
    try:
        hello = await hear(socket, HELLO_WITHIN)
        if not isinstance(hello, m.Hello):
            return MALFORMED
        await table.do(lambda: table.join(connection, hello.after))
        while True:
            message = await hear(socket, SILENCE)
            if not allowance.take():
                return TOO_FAST
            await answer(table, connection, message)
    except Malformed:
        return MALFORMED
    except TimeoutError:
        return TOO_SLOW
    except (WebSocketDisconnect, RuntimeError):
        return 1000


async def hear(socket: WebSocket, within: float) -> m.ClientMessage:
    frame = await asyncio.wait_for(socket.receive(), within)
    if frame["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(frame.get("code", 1000))
    text = frame.get("text")
    if text is None or len(text) > LARGEST:
        raise Malformed
    try:
        return client_message.validate_json(text)
    except ValidationError:
        raise Malformed from None


async def answer(table: Table, connection: Connection, message: m.ClientMessage) -> None:
    """Does what the message wants; a refusal goes back with its reason and changes nothing."""
    if isinstance(message, m.Ping):
        connection.send({"type": "pong"})
        return
    try:
        await table.do(lambda: carry_out(table, connection, message))
    except Refusal as refused:
        connection.send({"type": "refused", "n": table.n, "reason": refused.reason.to_data()})


async def carry_out(table: Table, connection: Connection, message: m.ClientMessage) -> None:
    match message:
        case m.Act():
            await table.act(connection, message)
        case m.AskUndo():
            await table.ask_undo(connection, message)
        case m.AnswerUndo():
            await table.answer_undo(connection, message.agree)
        case m.Say():
            await table.say(connection, message.text)
        case m.Resign():
            await table.resign(connection, message.seat)
        case m.AskHint():
            await table.hint(connection, message)
        case m.Hello():
            table.resync(connection)
