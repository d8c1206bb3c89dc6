"""What changed from one view to the next, and a view made of the last one and that.

A patch is an object with a patch for each key, or place in a list, that changed, or `[value]` where something became another value.
Lists of another length and objects with other keys become another value: so the keys of a patched view stand as in a whole one.
"""

from __future__ import annotations

from typing import Any

Patch = dict[str, Any] | list[Any]


def difference(old: Any, new: Any) -> Patch:
    """The patch that makes the new one of the old one."""
    if type(old) is dict and type(new) is dict and list(old) == list(new):
        return {key: difference(old[key], value) for key, value in new.items() if value != old[key]}
    if type(old) is list and type(new) is list and len(old) == len(new):
        return {str(at): difference(old[at], value) for at, value in enumerate(new) if value != old[at]}
    return [new]


def patched(old: Any, patch: Patch) -> Any:
    """The new one; the old one stays as it is."""
    if isinstance(patch, list):
        return patch[0]
    if isinstance(old, list):
        return [patched(value, patch[str(at)]) if str(at) in patch else value for at, value in enumerate(old)]
    return {key: patched(value, patch[key]) if key in patch else value for key, value in old.items()}
