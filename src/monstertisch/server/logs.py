"""The log: one JSON object per line, and in each the request or socket that it belongs to."""

from __future__ import annotations

import json
import logging
import re
import sys
import time
import uuid
from collections.abc import Awaitable, Callable
from contextvars import ContextVar, copy_context
from typing import Any, TypeVar

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from . import metrics
from .door import Sparse

T = TypeVar("T")

HEADER = "X-Request-ID"
GIVEN = re.compile(r"[0-9a-f]{32}")  # as nginx makes them; anything else might be a message to whoever reads the log

request: ContextVar[str | None] = ContextVar("request", default=None)
log = logging.getLogger(__name__)


class Structured(logging.Formatter):
    """Time, process, level, request, what happened. No address holds a secret, and no body is logged."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {"time": round(record.created, 3), "process": record.process, "level": record.levelname.lower()}
        if (asked := request.get()) is not None:
            line["request"] = asked
        line["text"] = record.getMessage()
        line.update(getattr(record, "facts", {}))
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def begin(requests: bool = False) -> None:
    """Warnings and errors go to standard error, and if they are wanted all requests."""
    output = logging.StreamHandler(sys.stderr)
    output.setFormatter(Structured())
    output.addFilter(Sparse())
    logging.basicConfig(level=logging.WARNING, handlers=[output], force=True)
    log.setLevel(logging.INFO if requests else logging.WARNING)


class Named:
    """Every request and every socket has a name: a proxy's, or one of its own. The answer carries it, and so does the log."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        given = Headers(scope=scope).get(HEADER, "")
        name = given if GIVEN.fullmatch(given) else uuid.uuid4().hex
        request.set(name)  # until the task of this request ends
        began, status = time.perf_counter(), 0

        async def answer(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                metrics.responses.labels(status).inc()
                MutableHeaders(scope=message)[HEADER] = name
            elif message["type"] == "websocket.close":
                status = message["code"]
            await send(message)

        try:
            await self.app(scope, receive, answer)
        finally:
            log.info("answered", extra={"facts": facts_of(scope, status, time.perf_counter() - began)})


def facts_of(scope: Scope, status: int, seconds: float) -> dict[str, Any]:
    """The pattern of the address, never the address: whoever has a table's code can watch it."""
    route = getattr(scope.get("route"), "path", None)
    return {"method": scope.get("method", "SOCKET"), "route": route, "status": status, "ms": round(1000 * seconds, 1)}


def in_the_name_of_who_asks(work: Callable[[], Awaitable[T]]) -> Callable[[], Awaitable[T]]:
    """Another task will do it, and whatever it logs or traces belongs to this request."""
    asking = copy_context()

    async def done() -> T:
        before = [(variable, variable.set(value)) for variable, value in asking.items()]
        try:
            return await work()
        finally:
            for variable, token in before:
                variable.reset(token)

    return done
