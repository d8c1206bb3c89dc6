"""One open socket, as its table sees it."""

from __future__ import annotations

import asyncio
import json
from typing import Any

Message = dict[str, Any]

OUTBOX = 1000  # messages a slow connection may lag behind before it is cut; more than whoever joins is told at once
COME_BACK = 1012  # closes a socket whose client shall open it again

write_down = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode


class Connection:
    """One open socket: a person or a spectator. Messages wait in its outbox, so nobody slow holds up the table."""

    def __init__(self, player: int | None) -> None:
        self.player = player
        self.outbox: asyncio.Queue[str | None] = asyncio.Queue(OUTBOX)
        self.code = COME_BACK  # to close with
        self.shared = False  # its page added to the luck
        self.hinted = -1  # the entry after which a hint was asked for
        self.greeted = float("-inf")  # when its last repeated hello was answered

    def send(self, message: Message) -> None:
        self.put(write_down(message))

    def put(self, text: str | None) -> None:
        """None closes the socket; a full outbox does so too."""
        if self.outbox.full():
            while not self.outbox.empty():
                self.outbox.get_nowait()
            text = None
        self.outbox.put_nowait(text)
