"""A process that serves, for the benchmarks: as `monstertisch serve` does, with other settings and, if asked, notes on every act.

The notes are lines of JSON, with moments of the clock that all processes of a machine share (`time.perf_counter`).
"""

from __future__ import annotations

import asyncio
import gc
import json
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from pathlib import Path
from typing import Any

from monstertisch.server import logs, traces
from monstertisch.server.postgres import address_of
from monstertisch.server.serve import serve
from monstertisch.server.settings import Settings

FEEL_EVERY = 0.005  # seconds
WORTH_A_NOTE = 0.005  # seconds that a loop is late, or that garbage is collected

Span = tuple[float, float]

under_way: ContextVar[dict[str, Span] | None] = ContextVar("under_way", default=None)


class Notes:
    """Takes the place of a tracer: an act becomes a line, with the moments of its commit; a busy loop and garbage have theirs."""

    def __init__(self, file: Path) -> None:
        self.file = file.open("a", encoding="utf-8")
        self.feeling: asyncio.Task[None] | None = None
        self.collecting = 0.0
        gc.callbacks.append(self.note_garbage)

    @contextmanager
    def start_as_current_span(self, name: str, **_how: Any) -> Iterator[None]:
        self.feeling = self.feeling or asyncio.create_task(self.feel())
        began = time.perf_counter()
        if name != "act":
            yield
            act = under_way.get()
            if act is not None:
                act[name] = (began, time.perf_counter())
            return
        act = {}
        token = under_way.set(act)
        try:
            yield
        finally:
            under_way.reset(token)
            self.write(["act", logs.request.get(), began, *act.get("commit", (began, began)), time.perf_counter()])

    def write(self, note: list[Any]) -> None:
        self.file.write(f"{json.dumps(note)}\n")

    async def feel(self) -> None:
        """Whatever keeps the loop busy keeps this waiting, too."""
        written = 0.0
        while True:
            due = time.perf_counter() + FEEL_EVERY
            await asyncio.sleep(FEEL_EVERY)
            now = time.perf_counter()
            if now - due > WORTH_A_NOTE:
                self.write(["late", due, now])
            if now - written > 1.0:
                self.file.flush()
                written = now

    def note_garbage(self, phase: str, _facts: dict[str, int]) -> None:
        now = time.perf_counter()
        if phase == "start":
            self.collecting = now
        elif now - self.collecting > WORTH_A_NOTE:
            self.write(["garbage", self.collecting, now])


def main() -> None:
    wanted = json.loads(sys.argv[1])
    settings = wanted["settings"]
    if wanted["postgres"]:
        settings["postgres"] = address_of(wanted["postgres"])
    if wanted["notes"]:
        traces.tracer = Notes(Path(wanted["notes"]))  # type: ignore[assignment]
    host = "127.0.0.1"
    serve(Settings(Path(wanted["folder"]), **settings), host, wanted["port"], False, "ready:", metrics_at=(host, wanted["watched"]))


if __name__ == "__main__":
    main()
