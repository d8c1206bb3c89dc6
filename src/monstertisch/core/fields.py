"""The fields of a state as plain data and back, by their names: a field is named where the state is made, and nowhere else."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .game import Data


def names_of(state: object) -> list[str]:
    """Interpreted and compiled objects keep them in different places; their order means nothing."""
    compiled: tuple[str, ...] = getattr(type(state), "__mypyc_attrs__", ())
    return [name for name in compiled if name != "__dict__"] or list(vars(state))


def write(state: object, fixed: list[str]) -> Data:
    """All fields but the fixed ones, which follow from the setup."""
    return {name: plain(getattr(state, name)) for name in names_of(state) if name not in fixed}


def read(state: object, data: Data, fixed: list[str], made: dict[str, Callable[[Any], Any]]) -> None:
    """Gives a new state the fields that were written; `made` says by the field's name how its objects are made again."""
    for name in names_of(state):
        if name not in fixed:
            setattr(state, name, made[name](data[name]) if name in made else plain(data[name]))


def plain(value: Any) -> Any:
    """A copy in numbers, texts and lists; whatever is an object of a game writes itself."""
    if value is None or isinstance(value, int | str):
        return value
    if isinstance(value, list):
        return [plain(one) for one in value]
    return value.to_data()
