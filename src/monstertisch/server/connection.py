"""One open socket, as its table sees it."""

from __future__ import annotations

import asyncio
from typing import Any

from pydantic_core import to_json

Message = dict[str, Any]
Sight = tuple[int, int | None]  # the entry after which somebody looked, and through the eyes of which seat

OUTBOX = 1000  # frames a slow connection may lag behind before it is cut
COME_BACK = 1012  # closes a socket whose client shall open it again


def write_down(value: Any) -> str:
    """As compact JSON; several times faster than Python's own way."""
    return to_json(value).decode()


def together(*messages: str) -> str:
    """A frame of messages that are written down already."""
    return f"[{','.join(messages)}]"


class Connection:
    """One open socket: a person or a spectator. Frames wait in its outbox, so nobody slow holds up the table."""

    def __init__(self, player: int | None) -> None:
        self.player = player
        self.outbox: asyncio.Queue[str | None] = asyncio.Queue(OUTBOX)
        self.code = COME_BACK  # to close with
        self.has: Sight | None = None  # the view that it was sent last
        self.shared = False  # its page added to the luck
        self.hinted = -1  # the entry after which a hint was asked for
        self.greeted = float("-inf")  # when its last repeated hello was answered

    def send(self, *messages: Message) -> None:
        """In one frame."""
        self.put(write_down(messages))

    def put(self, text: str | None) -> None:
        """None closes the socket; a full outbox does so too."""
        if self.outbox.full():
            while not self.outbox.empty():
                self.outbox.get_nowait()
            text = None
        self.outbox.put_nowait(text)
