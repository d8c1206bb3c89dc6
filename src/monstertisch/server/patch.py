"""What changed from one view to the next, and a view made of the last one and that.

A patch is an object with a patch for each key, or place in a list, that changed, or `[value]` where something became another value.
Lists of another length and objects with other keys become another value: so the keys of a patched view stand as in a whole one.
"""

from __future__ import annotations

from typing import Any, Final

Patch = dict[str, Any] | list[Any]

SAME: Final[Patch] = {}  # nothing changed


class Differences:
    """Between things of two positions. What changed for several of them is found once; none of it may change meanwhile."""

    def __init__(self) -> None:
        self.compared: Final[list[Any]] = []  # what lives has a number of its own
        self.known: Final[dict[tuple[int, int], Patch]] = {}

    def between(self, old: Any, new: Any) -> Patch:
        """The patch that makes the new one of the old one."""
        self.compared.append((old, new))
        return self._between(old, new)

    def _between(self, old: Any, new: Any) -> Patch:
        if old is new or old == new:
            return SAME
        if type(old) is not type(new) or not isinstance(new, (dict, list)):
            return [new]
        pair = (id(old), id(new))
        patch = self.known.get(pair)
        if patch is None:
            patch = self.known[pair] = self._in_lists(old, new) if isinstance(new, list) else self._in_objects(old, new)
        return patch

    def _in_objects(self, old: dict[str, Any], new: dict[str, Any]) -> Patch:
        if list(old) != list(new):
            return [new]
        found: dict[str, Any] = {}
        for key, value in new.items():
            patch = self._between(old[key], value)
            if patch:
                found[key] = patch
        return found

    def _in_lists(self, old: list[Any], new: list[Any]) -> Patch:
        if len(old) != len(new):
            return [new]
        found: dict[str, Any] = {}
        for at, value in enumerate(new):
            patch = self._between(old[at], value)
            if patch:
                found[str(at)] = patch
        return found


def patched(old: Any, patch: Patch) -> Any:
    """The new one; the old one stays as it is."""
    if not patch:
        return old
    if isinstance(patch, list):
        return patch[0]
    if isinstance(old, list):
        return [patched(value, patch[str(at)]) if str(at) in patch else value for at, value in enumerate(old)]
    return {key: patched(value, patch[key]) if key in patch else value for key, value in old.items()}
