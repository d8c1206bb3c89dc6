"""The fields of a state as plain data and back, by their names: a field is named where the state is made, and nowhere else."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from .bits import members
from .game import Data


def names_of(state: object) -> list[str]:
    """Interpreted and compiled objects keep them in different places; their order means nothing."""
    compiled: tuple[str, ...] = getattr(type(state), "__mypyc_attrs__", ())
    return [name for name in compiled if name != "__dict__"] or list(vars(state))


class Form:
    """How a field is written that is no plain data."""

    def write(self, value: Any) -> Any:
        raise NotImplementedError

    def read(self, written: Any) -> Any:
        raise NotImplementedError


class Names(Form):
    """Cards by their numbers are written by their ids, -1 as nothing; so are lists of them."""

    def __init__(self, ids: list[Any]) -> None:
        self.ids: Final = ids

    def write(self, value: Any) -> Any:
        if isinstance(value, list):
            return [self.write(one) for one in value]
        return self.ids[value] if value >= 0 else None

    def read(self, written: Any) -> Any:
        if isinstance(written, list):
            return [self.read(one) for one in written]
        return -1 if written is None else self.ids.index(written)


class Sets(Form):
    """Sets of cards, bits of one number, are written as the list of their ids; so is a list of sets, one for every seat."""

    def __init__(self, ids: list[Any]) -> None:
        self.ids: Final = ids

    def write(self, value: Any) -> Any:
        if isinstance(value, list):
            return [self.write(one) for one in value]
        return [self.ids[at] for at in members(value)]

    def read(self, written: Any) -> Any:
        if written and isinstance(written[0], list):
            return [self.read(one) for one in written]
        return sum([1 << self.ids.index(name) for name in written])


def write(state: object, fixed: list[str], forms: dict[str, Form] | None = None) -> Data:
    """All fields but the fixed ones, which follow from the setup; `forms` are those of fields that are no plain data."""
    data: Data = {}
    for name in names_of(state):
        if name not in fixed:
            value = getattr(state, name)
            data[name] = forms[name].write(value) if forms and name in forms else plain(value)
    return data


def read(state: object, data: Data, fixed: list[str], made: dict[str, Callable[[Any], Any]]) -> None:
    """Gives a new state the fields that were written; `made` says by the field's name how its objects are made again."""
    for name in names_of(state):
        if name not in fixed:
            setattr(state, name, made[name](data[name]) if name in made else plain(data[name]))


def plain(value: Any) -> Any:
    """A copy in numbers, texts and lists; whatever is an object of a game writes itself."""
    if isinstance(value, list):
        return value[:] if value and isinstance(value[0], int) else [plain(one) for one in value]  # a list holds one kind of things
    if value is None or isinstance(value, int | str):
        return value
    return value.to_data()
