"""What other packages add, by entry points: one that is broken, or whose name is taken, is left out and harms no other."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable
from importlib.metadata import EntryPoint
from typing import TypeVar

from .reason import Reason

Thing = TypeVar("Thing")


def add_found(
    known: dict[str, Thing],
    found: Iterable[EntryPoint],
    kind: str,
    load: Callable[[EntryPoint], tuple[str, Thing]],
    taken: Container[str] = (),
) -> list[Reason]:
    """Adds by name what `load` makes of them; tells which ones had to be left out, and why: `<kind>-broken` or `<kind>-taken`."""
    left_out = []
    for entry in sorted(found, key=lambda one: (one.name, one.value)):
        try:
            name, thing = load(entry)
        except Exception as error:  # whatever is wrong with it, the others are not to suffer
            problem = f"{type(error).__name__}: {error}"
            left_out.append(Reason(f"{kind}-broken", "", {"package": entry.value, "problem": problem}))
            continue
        if name in known or name in taken:
            left_out.append(Reason(f"{kind}-taken", "", {"package": entry.value, "name": name}))
        else:
            known[name] = thing
    return left_out
