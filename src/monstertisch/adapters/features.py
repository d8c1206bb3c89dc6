"""What a seat sees, as an array of whole numbers of fixed size: made from the shapes of a game's view, feature by feature.

Nothing but `State.view(seat)` is read, so an array tells what the seat may know and no more. What the types leave open (which
numbers are seats, how long a list gets) a game may say beside its shapes (`core/game.py: Arrays`); one that says nothing gets
longer arrays. What does not fit raises BadArray: nothing is ever cut off in silence.

`python -m monstertisch.adapters.features kingscraft --players 3` lists the features of a game.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator
from functools import cached_property
from itertools import product
from operator import itemgetter
from struct import Struct, error
from types import NoneType, UnionType
from typing import Any, Final, Literal, NamedTuple, NotRequired, Required, Union, get_args, get_origin

from typing_extensions import get_type_hints, is_typeddict

from ..core.chance import Luck
from ..core.game import Arrays, Data, Game, Setup, State, View
from ..games import GAMES
from .installed import needs

needs("numpy", "gymnasium")

import numpy as np  # noqa: E402
from numpy.typing import NDArray  # noqa: E402

Numbers = NDArray[np.int16]
Mask = NDArray[np.int8]
Write = Callable[[memoryview, View, int], None]

LEAST, MOST = -32768, 32767
TOO_MANY = 200_000
LETTERS = "ijklmn"


class BadArray(ValueError):
    """A view that does not fit into the array of its game."""


class Index(NamedTuple):
    """A feature that there are several of, one every `stride`; `base` is what the first one is called."""

    base: int
    times: int
    stride: int


class Row(NamedTuple):
    """One line of the list of features: where it is, what it is called ("{}" for each index), what it holds."""

    at: int
    name: str
    holds: str
    least: int
    most: int
    indexes: tuple[Index, ...] = ()

    def places(self) -> list[int]:
        """Where its features are."""
        return [
            self.at + sum(steps) for steps in product(*[range(0, each.times * each.stride, each.stride) for each in self.indexes])
        ]

    def moved(self, by: int, prefix: str) -> Row:
        return self._replace(at=self.at + by, name=prefix + self.name)

    def repeated(self, name: str, index: Index, by: int) -> Row:
        return self._replace(at=self.at + by, name=name + self.name, indexes=(index, *self.indexes))


class Pen:
    """Writes the function that writes views into arrays: Python made once per setup, because every position goes through it."""

    def __init__(self, players: int) -> None:
        self.lines = ["def write(out, v0, seat):", " turned = TURNED[seat]", " b0 = 0"]
        self.depth = 1
        self.made = 0
        self.known: dict[str, Any] = {
            "BadArray": BadArray,
            "TURNED": [[(one - seat) % players for one in range(players)] for seat in range(players)],
        }

    def line(self, text: str) -> None:
        self.lines.append(" " * self.depth + text)

    def inner(self, text: str, part: Part, base: str, at: int, value: str) -> None:
        """A line with what stands under it."""
        self.line(text)
        self.depth += 1
        part.write(self, base, at, value)
        self.depth -= 1

    def fresh(self, letter: str) -> str:
        self.made += 1
        return f"{letter}{self.made}"

    def keep(self, thing: Any) -> str:
        """The name by which the function knows it."""
        name = self.fresh("K")
        self.known[name] = thing
        return name

    def function(self) -> Write:
        exec(compile("\n".join(self.lines), "<features>", "exec"), self.known)
        made: Write = self.known["write"]
        return made


class Part:
    """A piece of the array: how many features, what they are, and how a value is written into them, from `base + at` on."""

    size: int = 1
    speaks_of_none: bool = False  # all features 0 mean that there is none

    def rows(self) -> list[Row]:
        raise NotImplementedError

    def write(self, pen: Pen, base: str, at: int, value: str) -> None:
        raise NotImplementedError


class Number(Part):
    def rows(self) -> list[Row]:
        return [Row(0, "", "number", LEAST, MOST)]

    def write(self, pen: Pen, base: str, at: int, value: str) -> None:
        pen.line(f"out[{base} + {at}] = {value}")


class Flag(Number):
    def rows(self) -> list[Row]:
        return [Row(0, "", "0 or 1", 0, 1)]


class OneOf(Part):
    """One of a few values, each with a feature of its own."""

    speaks_of_none = True

    def __init__(self, values: list[Any]) -> None:
        self.values = values
        self.size = len(values)

    def rows(self) -> list[Row]:
        return [Row(at, f" = {value}", "0 or 1", 0, 1) for at, value in enumerate(self.values)]

    def write(self, pen: Pen, base: str, at: int, value: str) -> None:
        places = pen.keep({one: place for place, one in enumerate(self.values)})
        pen.line(f"if {value} is not None: out[{base} + {at} + {places}[{value}]] = 1")


class Seat(Part):
    """A seat, counted from the viewer, who is 0; less than 0 is nobody."""

    speaks_of_none = True

    def __init__(self, players: int) -> None:
        self.size = players

    def rows(self) -> list[Row]:
        return [Row(0, " = +{}", "0 or 1", 0, 1, (Index(0, self.size, 1),))]

    def write(self, pen: Pen, base: str, at: int, value: str) -> None:
        pen.line(f"if {value} is not None and {value} >= 0: out[{base} + {at} + turned[{value}]] = 1")


class Word(Part):
    """The number of a word, from 1; 0: none."""

    speaks_of_none = True

    def __init__(self, words: dict[str, int]) -> None:
        self.words = words

    def rows(self) -> list[Row]:
        return [Row(0, "", "word", 0, len(self.words))]

    def write(self, pen: Pen, base: str, at: int, value: str) -> None:
        pen.line(f"if {value} is not None: out[{base} + {at}] = {pen.keep(self.words)}[{value}]")


class Maybe(Part):
    """Something that may be missing, and first whether it is there."""

    speaks_of_none = True

    def __init__(self, part: Part) -> None:
        self.part = part
        self.size = 1 + part.size

    def rows(self) -> list[Row]:
        return [Row(0, "?", "0 or 1", 0, 1), *[row.moved(1, "") for row in self.part.rows()]]

    def write(self, pen: Pen, base: str, at: int, value: str) -> None:
        pen.line(f"if {value} is not None: out[{base} + {at}] = 1")
        pen.inner(f"if {value} is not None:", self.part, base, at + 1, value)


class Either(Part):
    """A number or a word: features for both."""

    speaks_of_none = True

    def __init__(self, number: Part, word: Part) -> None:
        self.number, self.word = number, word
        self.size = number.size + word.size

    def rows(self) -> list[Row]:
        return [*self.number.rows(), *[row.moved(self.number.size, "") for row in self.word.rows()]]

    def write(self, pen: Pen, base: str, at: int, value: str) -> None:
        pen.inner(f"if isinstance({value}, str):", self.word, base, at + self.number.size, value)
        pen.inner("else:", self.number, base, at, value)


class Counts(Part):
    """A list of which counts how often each value is in it; the last feature counts those that are hidden, if any can be."""

    def __init__(self, values: list[Any], hides: bool) -> None:
        self.values, self.hides = values, hides
        self.size = len(values) + hides

    def rows(self) -> list[Row]:
        values = [*self.values, "hidden"] if self.hides else self.values
        return [Row(at, f"{{{{{value}}}}}", "how many", 0, MOST) for at, value in enumerate(values)]

    def write(self, pen: Pen, base: str, at: int, value: str) -> None:
        places = {one: place for place, one in enumerate([*self.values, None] if self.hides else self.values)}
        pen.line(f"for y in {value}: out[{base} + {at} + {pen.keep(places)}[y]] += 1")


class WordCounts(Counts):
    """Of all words, by their number."""

    def rows(self) -> list[Row]:
        found = [Row(0, "{{word {}}}", "how many", 0, MOST, (Index(1, len(self.values), 1),))]
        return [*found, Row(len(self.values), "{{hidden}}", "how many", 0, MOST)] if self.hides else found


class Seats(Part):
    """A set of seats, counted from the viewer."""

    def __init__(self, players: int) -> None:
        self.size = players

    def rows(self) -> list[Row]:
        return [Row(0, "{{+{}}}", "0 or 1", 0, 1, (Index(0, self.size, 1),))]

    def write(self, pen: Pen, base: str, at: int, value: str) -> None:
        pen.line(f"for y in {value}: out[{base} + {at} + turned[y]] = 1")


class BySeat(Part):
    """A list with one entry per seat, the viewer's first."""

    def __init__(self, part: Part, players: int) -> None:
        self.part, self.players = part, players
        self.size = players * part.size

    def rows(self) -> list[Row]:
        return [row.repeated("[+{}]", Index(0, self.players, self.part.size), 0) for row in self.part.rows()]

    def write(self, pen: Pen, base: str, at: int, value: str) -> None:
        pen.line(f"if len({value}) != {self.players}: raise BadArray('%s entries for {self.players} seats' % len({value}))")
        inner, one = pen.fresh("b"), pen.fresh("v")
        pen.line(f"{inner} = {base} + {at}")
        pen.inner(f"for {one} in {value}[seat:] + {value}[:seat]:", self.part, inner, 0, one)
        pen.line(f" {inner} += {self.part.size}")


class InOrder(Part):
    """How long a list is, and its entries in order; a longer one than the game said raises BadArray."""

    def __init__(self, part: Part, most: int) -> None:
        self.part, self.most = part, most
        self.size = 1 + most * part.size

    def rows(self) -> list[Row]:
        index = Index(0, self.most, self.part.size)
        return [Row(0, ".length", "number", 0, MOST), *[row.repeated("[{}]", index, 1) for row in self.part.rows()]]

    def write(self, pen: Pen, base: str, at: int, value: str) -> None:
        pen.line(f"if len({value}) > {self.most}: raise BadArray('a list of %s, and {self.most} are the most' % len({value}))")
        pen.line(f"out[{base} + {at}] = len({value})")
        self.write_entries(pen, base, at, value)

    def write_entries(self, pen: Pen, base: str, at: int, value: str) -> None:
        if isinstance(self.part, Number):  # all at once
            packs = pen.keep([Struct(f"={length}h").pack_into for length in range(self.most + 1)])
            pen.line(f"{packs}[len({value})](out, 2 * ({base} + {at + 1}), *{value})")
            return
        inner, one = pen.fresh("b"), pen.fresh("v")
        pen.line(f"{inner} = {base} + {at + 1}")
        pen.inner(f"for {one} in {value}:", self.part, inner, 0, one)
        pen.line(f" {inner} += {self.part.size}")


class Newest(InOrder):
    """How long a list is, and its last entries, the newest first; of older ones their number alone is told."""

    def write(self, pen: Pen, base: str, at: int, value: str) -> None:
        pen.line(f"out[{base} + {at}] = len({value})")
        self.write_entries(pen, base, at, f"{value}[:{-self.most - 1}:-1]")


class Field(NamedTuple):
    key: str
    at: int
    part: Part
    is_sure: bool  # it is always there

    @property
    def lists(self) -> bool:
        part = self.part.part if isinstance(self.part, Maybe) else self.part
        return isinstance(part, (Counts, Seats, BySeat, InOrder))


class Record(Part):
    """A TypedDict, or one of several that stand for each other: whatever it may hold, each with features of its own."""

    def __init__(self, parts: list[tuple[str, Part, bool]]) -> None:
        # Plain numbers that are always there come first: they are written at once.
        parts = sorted(parts, key=lambda one: not (isinstance(one[1], Number) and one[2]))
        self.plain = [key for key, part, is_sure in parts if isinstance(part, Number) and is_sure]
        self.fields: list[Field] = []
        self.size = 0
        for key, part, is_sure in parts:
            self.fields.append(Field(key, self.size, part, is_sure))
            self.size += part.size

    def rows(self) -> list[Row]:
        keys = [field.key for field in self.fields]
        marks = ["[]" if field.lists and keys.count(field.key) > 1 else "" for field in self.fields]
        named = zip(self.fields, marks, strict=True)
        return [row.moved(field.at, f".{field.key}{mark}") for field, mark in named for row in field.part.rows()]

    def write(self, pen: Pen, base: str, at: int, value: str) -> None:
        if not self.fields:
            pen.line("pass")
        if len(self.plain) > 1:
            pack, take = pen.keep(Struct(f"={len(self.plain)}h").pack_into), pen.keep(itemgetter(*self.plain))
            pen.line(f"{pack}(out, 2 * ({base} + {at}), *{take}({value}))")
        keys = [field.key for field in self.fields]
        for field in self.fields[len(self.plain) if len(self.plain) > 1 else 0 :]:
            one = pen.fresh("v")
            if field.is_sure:
                pen.line(f"{one} = {value}[{field.key!r}]")
                field.part.write(pen, base, at + field.at, one)
                continue
            pen.line(f"{one} = {value}.get({field.key!r})")
            is_list = f" and {'' if field.lists else 'not '}isinstance({one}, list)" if keys.count(field.key) > 1 else ""
            pen.inner(f"if {one} is not None{is_list}:", field.part, base, at + field.at, one)


# From shapes to parts


class Plan:
    """Makes the parts of an array from the types of a view."""

    def __init__(self, game: Game, setup: Setup) -> None:
        assert game.shapes is not None, f"{game.name} names no shapes: `Game.shapes` says what its view looks like"
        self.arrays = game.shapes.arrays or Arrays()
        self.players = setup.players
        self.rows = game.card_rows() if setup.cards is None else setup.cards
        self.words = words_of(game, setup, self.rows, self.arrays)
        self.box = max(len(game.new(setup, Luck(b"box")).census()), self.players)  # no list is longer than the box has cards
        self.unused = {*self.arrays.keys()}

    def part(self, shape: Any, keys: list[str]) -> Part:
        """What becomes of a value of this type; `keys` are what a game calls the field that holds it."""
        members, has_none = parts_of(shape)
        part = self.one_of(members, keys)
        return Maybe(part) if has_none and not part.speaks_of_none else part

    def one_of(self, members: list[Any], keys: list[str]) -> Part:
        records = [member for member in members if is_typeddict(member)]
        if records:
            assert len(records) == len(members), f"{keys[0]} is a record or something else"
            return self.record(records)
        choices = list(dict.fromkeys(value for member in members if get_origin(member) is Literal for value in get_args(member)))
        plain = [member for member in members if get_origin(member) is not Literal]
        if choices and plain:
            assert plain == [int], f"{keys[0]} is too many things"
            return Either(self.one_of(plain, keys), OneOf(choices))
        if choices:
            return OneOf(choices)
        assert len(plain) == 1, f"{keys[0]} is too many things"
        return self.plain(plain[0], keys)

    def plain(self, kind: Any, keys: list[str]) -> Part:
        if get_origin(kind) is list:
            return self.list_of(get_args(kind)[0], keys)
        if kind is bool:
            return Flag()
        if kind is str:
            return Word(self.words)
        assert kind is int, f"{keys[0]}: nobody knows how {kind} becomes a number"
        if self.says(self.arrays.seats, keys):
            return Seat(self.players)
        span = self.said(self.arrays.within, keys)
        return Number() if span is None else OneOf([*range(span[0], span[1] + 1)])

    def list_of(self, shape: Any, keys: list[str]) -> Part:
        members, has_none = parts_of(shape)
        if self.says(self.arrays.by_seat, keys):
            return BySeat(self.part(shape, keys), self.players)
        newest = self.said(self.arrays.newest, keys)
        if newest is not None:
            return Newest(self.part(shape, keys), newest)
        most = self.said(self.arrays.most, keys)
        if most is not None:
            first, *rest = most if isinstance(most, tuple) else (most,)
            if rest:
                inner = InOrder(self.part(get_args(members[0])[0], keys), rest[0])
                return InOrder(inner, first)
            return InOrder(self.part(shape, keys), self.length(first))
        if members == [str]:
            return WordCounts([*self.words], has_none)
        choices = [value for member in members for value in get_args(member)] if get_origin(members[0]) is Literal else []
        if choices:
            return Counts(choices, has_none)
        if members == [int] and self.says(self.arrays.seats, keys):
            return Seats(self.players)
        span = self.said(self.arrays.within, keys) if members == [int] else None
        if span is not None:
            return Counts([*range(span[0], span[1] + 1)], has_none)
        return InOrder(self.part(shape, keys), self.box)

    def length(self, most: int | str) -> int:
        """A number, `players`, or a section of the card file: as many as it has cards."""
        if isinstance(most, int):
            return most
        return self.players if most == "players" else sum(row.get("copies", 1) for row in self.rows[most])

    def record(self, shapes: list[Any]) -> Record:
        """The fields of these shapes; what several of them have under one name and as one type is one field."""
        hints = {shape: get_type_hints(shape, include_extras=True) for shape in shapes}
        fields: dict[tuple[str, str], tuple[Any, list[str]]] = {}
        for shape in shapes:
            for key, hint in hints[shape].items():
                keys = [f"{name}.{key}" for name in names_of(shape)]
                if not self.says(self.arrays.left_out, keys):
                    kind = merged(required(hint), [required(hints[other][key]) for other in shapes if key in hints[other]])
                    fields.setdefault((key, str(kind)), (kind, []))[1].extend(keys)
        sure = {key for key in hints[shapes[0]] if all(key in shape.__required_keys__ for shape in shapes)}
        parts = []
        for (key, _), (kind, keys) in fields.items():
            part = self.part(kind, keys)
            is_sure = key in sure and [name for name, _ in fields].count(key) == 1
            parts.append((key, part if is_sure or part.speaks_of_none else Maybe(part), is_sure))
        return Record(parts)

    def says(self, named: frozenset[str], keys: list[str]) -> bool:
        found = named.intersection(keys)
        self.unused -= found
        return bool(found)

    def said(self, named: dict[str, Any], keys: list[str]) -> Any:
        found = [named[key] for key in keys if key in named]
        self.unused.difference_update(key for key in keys if key in named)
        return found[0] if found else None


def parts_of(shape: Any) -> tuple[list[Any], bool]:
    """What a value of this type may be, and whether it may be None."""
    members = [*get_args(shape)] if get_origin(shape) in (Union, UnionType) else [shape]
    members = [inner for member in members for inner in (get_args(member) if get_origin(member) is Union else [member])]
    return [member for member in members if member is not NoneType], NoneType in members


def merged(hint: Any, others: list[Any]) -> Any:
    """What several shapes have by one name: with or without None it is the same, and one of a few words is one of all of them."""
    members, has_none = parts_of(hint)
    if all(get_origin(one) is Literal for one in members):
        literals = [one for other in others for one in parts_of(other)[0] if get_origin(one) is Literal]
        members = [Literal[tuple(dict.fromkeys(value for literal in literals for value in get_args(literal)))]]
    may_lack = any(parts_of(other)[1] for other in others if parts_of(other)[0] == parts_of(hint)[0])
    return Union[tuple([*members, None] if has_none or may_lack else members)]  # noqa: UP007


def required(hint: Any) -> Any:
    return get_args(hint)[0] if get_origin(hint) in (NotRequired, Required) else hint


def names_of(shape: Any) -> list[str]:
    """Its own name, and those of the shapes that it is made of."""
    bases = [base for base in getattr(shape, "__orig_bases__", ()) if is_typeddict(base)]
    return [shape.__name__, *[name for base in bases for name in names_of(base)]]


def words_of(game: Game, setup: Setup, rows: Data, arrays: Arrays) -> dict[str, int]:
    """The words that a view may hold, numbered from 1: ids of cards, words of moves, choices of the table."""
    moves = [value for move in setup.moves.spelled for key, value in move.items() if isinstance(value, str) and key != "kind"]
    choices = [choice for option in game.options_of(setup.cards) for choice in option.choices]
    found = dict.fromkeys([*ids_in(rows), *moves, *choices, *arrays.words])
    return {word: number for number, word in enumerate(found, start=1)}


def ids_in(rows: Any) -> Iterator[str]:
    if isinstance(rows, dict):
        if isinstance(rows.get("id"), str):
            yield rows["id"]
        rows = [*rows.values()]
    if isinstance(rows, list):
        for row in rows:
            yield from ids_in(row)


# The array


class Encoder:
    """Views and options of one setup as arrays. Made once, used for every position."""

    def __init__(self, game: Game, setup: Setup) -> None:
        plan = Plan(game, setup)
        assert game.shapes is not None
        root = plan.record([game.shapes.view])
        assert not plan.unused, f"{game.name} speaks of fields that its view has not: {sorted(plan.unused)}"
        assert root.size <= TOO_MANY, f"{game.name} would have {root.size} features: `Arrays` says how long its lists get"
        pen = Pen(setup.players)
        root.write(pen, "b0", 0, "v0")
        self.root = root
        self.writes: Final = pen.function()
        self.words = plan.words
        self.cards: Final = plan.box  # in the box
        self.size: Final = root.size
        self.actions: Final = setup.moves.count

    def encode(self, view: View, seat: int) -> Numbers:
        """What this seat sees; raises BadArray if it does not fit."""
        numbers = np.zeros(self.size, np.int16)
        self.write(numbers, view, seat)
        return numbers

    def write(self, numbers: Numbers, view: View, seat: int) -> None:
        """The same into an array of zeros that is there already."""
        try:
            self.writes(memoryview(numbers.data), view, seat)
        except (KeyError, IndexError, ValueError, error) as problem:
            raise BadArray(f"what seat {seat} sees does not fit into its array: {problem!r}") from problem

    def mask(self, options: list[int]) -> Mask:
        """1 for every action that is an option."""
        mask = np.zeros(self.actions, np.int8)
        mask[options] = 1
        return mask

    def see(self, state: State, seat: int) -> Numbers:
        return self.encode(state.view(seat), seat)

    @cached_property
    def rows(self) -> list[Row]:
        return [row._replace(name=row.name.removeprefix(".")) for row in self.root.rows()]

    @cached_property
    def names(self) -> list[str]:
        """What every feature is called, in order."""
        found = [""] * self.size
        for row in self.rows:
            shown = product(*[range(index.base, index.base + index.times) for index in row.indexes])
            for at, numbers in zip(row.places(), shown, strict=True):
                found[at] = row.name.format(*numbers)
        return found

    @cached_property
    def bounds(self) -> tuple[Numbers, Numbers]:
        """The least and the most that every feature can be."""
        least, most = np.zeros(self.size, np.int16), np.zeros(self.size, np.int16)
        for row in self.rows:
            places = row.places()
            least[places], most[places] = row.least, row.most
        return least, most

    @cached_property
    def fields(self) -> dict[str, slice]:
        """Which features belong to which field of the view."""
        return {field.key: slice(field.at, field.at + field.part.size) for field in self.root.fields}

    def table(self) -> str:
        """All features as text: a line for each, or for each row of equal ones; then the words by their numbers."""
        lines = [f"{self.size} features, {self.actions} actions", ""]
        for row in self.rows:
            letters = LETTERS[: len(row.indexes)]
            steps = [f" + {index.stride}{letter}" for letter, index in zip(letters, row.indexes, strict=True)]
            spans = [f"{letter} < {index.times}" for letter, index in zip(letters, row.indexes, strict=True)]
            shown = [
                letter if not index.base else f"{letter}+{index.base}" for letter, index in zip(letters, row.indexes, strict=True)
            ]
            lines.append("  ".join([f"{row.at}{''.join(steps)}", row.name.format(*shown), row.holds, ", ".join(spans)]).rstrip())
        lines += ["", *[f"word {number}  {word}" for word, number in self.words.items()]]
        return "\n".join(lines) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m monstertisch.adapters.features", description="Lists the features of a game.")
    parser.add_argument("game", choices=[*GAMES])
    parser.add_argument("--players", type=int)
    wanted = parser.parse_args()
    game = GAMES[wanted.game]
    sys.stdout.write(Encoder(game, game.setup(wanted.players or game.least_players)).table())


if __name__ == "__main__":
    main()
