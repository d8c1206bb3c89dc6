"""Sight: all that one seat may know, and the only thing a bot ever gets."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from .chance import Chance
from .event import Events
from .game import State, View


@mypyc_attr(acyclic=True, free_list_len=1)
class Sight:
    """A seat, its options, and one world imagined for it. Whatever a bot reads there it could have imagined itself."""

    def __init__(self, seat: int, options: list[int], world: State | None) -> None:
        self.seat: Final = seat
        self.options: Final = options
        self._world: Final = world

    @property
    def world(self) -> State:
        """One position that this seat cannot tell from the true one."""
        assert self._world is not None, "a blind bot asked for a world"
        return self._world

    @property
    def view(self) -> View:
        """What the seat sees. It is the view of the imagined world, which is the true one's to the byte."""
        return self.world.view(self.seat)

    def imagine(self, chance: Chance) -> State:
        """Another world that this seat cannot tell from the true one."""
        return self.world.imagine(self.seat, chance)


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Answers for a seat. A blind bot reads nothing but its options, so nobody imagines a world for it."""

    blind: bool = False
    seconds: float = 0.0  # that it may take for an answer, if it thinks for as long as it is given; 0: no matter how many

    def choose(self, sight: Sight, chance: Chance) -> int:
        raise NotImplementedError


def look(state: State, seat: int, bot: Bot, chance: Chance) -> Sight:
    """The sight of this seat for this bot."""
    world = None if bot.blind else state.imagine(seat, chance)
    return Sight(seat, state.options(seat), world)


def play_out(state: State, bots: list[Bot], chance: Chance, thoughts: Chance, longest: int, events: Events | None = None) -> int:
    """Lets the bots play to the end and tells the number of moves. `thoughts` is the bots' own luck, apart from the game's."""
    moves: i64 = 0
    most: i64 = longest
    waiting = state.to_act()
    while waiting:
        seat = waiting[0]
        bot = bots[seat]
        state.play(seat, bot.choose(look(state, seat, bot, thoughts), thoughts), chance, events)
        moves += 1
        assert moves <= most, f"more than the stated {longest} moves"
        waiting = state.to_act()
    return moves
