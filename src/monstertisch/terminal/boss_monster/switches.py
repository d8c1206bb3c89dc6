"""When a person is asked: what goes without saying is passed, and windows as the person's switches say."""

from __future__ import annotations

from dataclasses import dataclass

from ...core.game import Data, View
from ..phrases import Words

WINDOWS = ["window", "prevent"]  # the questions that one may pass without ever seeing them
ON_WORDS = ["on", "an", "ein"]
OFF_WORDS = ["off", "aus"]
HOLD_WORDS = ["hold", "halt", "halte"]
STOP_WORDS = ["stop", "stopp", *HOLD_WORDS]
CONCERN_WORDS = ["concerns", "concern", "betrifft"]
ROOM_WORDS = ["rooms", "raeumen", "raeume"]


@dataclass
class Switches:
    """How somebody wants to be asked."""

    hold: bool = False  # at every window in which one could do something
    until_concerned: bool = True  # windows that do not concern one are passed
    own_rooms: bool = True  # windows in one's own dungeon stop, whatever else is passed
    waved: int | None = None  # the turn in which everything but one's own build turn is passed


def asks(view: View, seat: int, switches: Switches) -> bool:
    """R26, R31: whether this question is put to the person, or passed for them."""
    prompt = view["prompt"]
    if prompt["forced"]:
        return False
    if prompt["kind"] not in WINDOWS or building(prompt, seat):
        return True
    if switches.waved == view["turn"]:
        return False
    if switches.hold:
        return True
    if prompt["kind"] == "window" and prompt["dungeon"] == seat and not prompt["waiting"]:
        return switches.own_rooms
    return bool(prompt["concerns"]) or not switches.until_concerned


def building(prompt: Data, seat: int) -> bool:
    """The own build turn."""
    return bool(prompt["kind"] == "window" and prompt["window"] == "build" and prompt["active"] == seat)


def turned(words: Words, switches: Switches) -> str | None:
    """Turns the switch that is named, on unless `off` is said; tells which one, None if none is named."""
    on = not (words and words[-1] in OFF_WORDS)
    bare = words[:-1] if words and words[-1] in [*ON_WORDS, *OFF_WORDS] else words
    if len(bare) == 1 and bare[0] in HOLD_WORDS:
        switches.hold = on
        return "hold"
    if any(word in CONCERN_WORDS for word in bare):
        switches.until_concerned = on
        return "until_concerned"
    if bare and bare[0] in STOP_WORDS and bare[-1] in ROOM_WORDS:
        switches.own_rooms = on
        return "own_rooms"
    return None


def states(switches: Switches) -> dict[str, bool]:
    return {"hold": switches.hold, "until_concerned": switches.until_concerned, "own_rooms": switches.own_rooms}
