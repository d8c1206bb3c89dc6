"""When a person is asked: what is no choice goes without saying, and so do windows, by the tempo one likes (R26, R31)."""

from __future__ import annotations

from typing import Final

from ...core.game import CALM, SWIFT, WAVED
from . import shapes
from .rules.declaration import concerns
from .state import Underworld
from .view import prompt_of

WINDOWS: Final = ["window", "prevent"]  # the questions that one may pass without ever seeing them
PASSES: Final = ["pass", "decline"]
FORMALITIES: Final = ["keep", "decline", "pass", "mode", "coins", "target", "trigger"]  # no question where there is no choice


def foregone(world: Underworld, seat: int, tempo: int, options: list[int]) -> int:
    """The answer that goes without saying; -1: the person is asked."""
    if not options:
        return -1
    kinds: list[str] = [world.setup.moves.spelled[action]["kind"] for action in options]
    prompt = prompt_of(world, seat)
    if prompt["kind"] not in WINDOWS:
        return options[0] if len(options) == 1 and kinds[0] in FORMALITIES else -1
    passes = [action for action, kind in zip(options, kinds, strict=True) if kind in PASSES]
    return passes[0] if passes and not asks(world, seat, tempo, prompt, len(options)) else -1


def asks(world: Underworld, seat: int, tempo: int, prompt: shapes.Question, choices: int) -> bool:
    """Whether a window is put to the person: where there is something to do, and where it concerns them."""
    if choices == 1:
        return tempo == CALM
    if is_building(prompt, seat):
        return True
    if tempo == WAVED:
        return prompt["kind"] == "prevent" or (prompt["kind"] == "window" and len(prompt["waiting"]) > 0)
    return tempo != SWIFT or concerns(world, seat)


def is_building(prompt: shapes.Question, seat: int) -> bool:
    """R41: one's own build turn."""
    return prompt["kind"] == "window" and prompt["window"] == "build" and prompt["active"] == seat
