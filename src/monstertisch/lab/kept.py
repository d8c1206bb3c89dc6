"""Long work that a file keeps: what is in it is not done again."""

from __future__ import annotations

import json
from collections.abc import Callable, Generator
from contextlib import ExitStack, closing
from dataclasses import asdict
from pathlib import Path
from typing import Any, TypeVar

from ..core.game import Data
from ..core.reason import BadMatch, Reason

T = TypeVar("T")  # a dataclass whose first field is its number


def remembered(
    kept: Path | None, first: Data, shape: Callable[..., T], numbers: range, do: Callable[[range], Generator[T]]
) -> Generator[T]:
    """What comes of these numbers: as the file keeps it, or done and written there at once. `first` says what the file is about."""
    with ExitStack() as stack:
        file = stack.enter_context(kept.open("a+", encoding="utf-8")) if kept else None
        done = read_kept(Path(file.name), first, shape) if file else {}
        at = numbers.start
        while at in done and at < numbers.stop:
            yield done[at]
            at += 1
        for found in stack.enter_context(closing(do(range(at, numbers.stop)))):
            if file is not None:
                file.write(json.dumps(asdict(found)) + "\n")  # type: ignore[call-overload]
                file.flush()
            yield found


def read_kept(path: Path, first: Data, shape: Callable[..., T]) -> dict[int, T]:
    """What is in the file, by its numbers; a line that was cut off is nothing. A new file gets its first line."""
    lines = path.read_text("utf-8", "replace").splitlines(keepends=True)
    if not lines:
        path.write_text(json.dumps(first) + "\n", "utf-8")
        return {}
    if lines[0] != json.dumps(first) + "\n":
        raise BadMatch(Reason("other-series", "", {"path": path.name}))
    if not lines[-1].endswith("\n"):
        path.write_text("".join(lines[:-1]), "utf-8")
    try:
        written: list[Any] = [json.loads(line) for line in lines[1:] if line.endswith("\n")]
        return {one["number"]: shape(**one) for one in written}
    except (ValueError, TypeError, KeyError):
        raise BadMatch(Reason("other-series", "", {"path": path.name})) from None
