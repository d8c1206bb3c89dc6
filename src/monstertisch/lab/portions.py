"""A portion of many games as data, for workers that take no code from anybody."""

from __future__ import annotations

import json
import pickle
from collections.abc import Callable
from dataclasses import asdict
from functools import partial
from typing import Any, NamedTuple

from ..core.game import Data
from .series import Done, Outcome, Series, do_portion, player_of
from .train import Course, Lesson, teacher_of


class Kind(NamedTuple):
    """What fixes the games, who plays them, and what comes of one."""

    about: type[Any]
    make: Callable[[Any], Callable[[int], Any]]
    outcome: type[Any]


KINDS = {"series": Kind(Series, player_of, Outcome), "course": Kind(Course, teacher_of, Lesson)}


def written(make: Callable[[], Any], numbers: range) -> str:
    """What `play` is asked; `make` is a partial of one of these kinds."""
    assert isinstance(make, partial)
    (name,) = [name for name, kind in KINDS.items() if kind.make is make.func]
    return json.dumps([name, asdict(make.args[0]), numbers.start, numbers.stop])


def play(name: str, about: Data, start: int, stop: int) -> list[Any]:
    """The games of one portion, in the process of a worker."""
    kind = KINDS[name]
    finished, failure = do_portion(pickle.dumps(partial(kind.make, kind.about(**about))), range(start, stop))
    return [name, [asdict(one) for one in finished], failure]


def read(answer: str) -> Done:
    """What `play` said."""
    name, finished, failure = json.loads(answer)
    return [KINDS[name].outcome(**one) for one in finished], failure
