"""Bots of somebody else that spoil a game in every way, once they are in the mood."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from pathlib import Path

from monstertisch.core.chance import Chance
from monstertisch.core.game import Game
from monstertisch.core.sight import Bot, Sight

ONCE_IN = 60  # answers


class Moody(Bot):
    """Plays anything until it is in the mood, which its luck decides: the same seed gives the same whim."""

    def __init__(self, whim: Callable[[], object], once_in: int = ONCE_IN) -> None:
        self.blind = True
        self.whim = whim
        self.once_in = once_in

    def choose(self, sight: Sight, chance: Chance) -> int:
        if chance.below("mood", self.once_in) == 0:
            return self.whim()  # type: ignore[return-value]
        return sight.options[chance.below("any", len(sight.options))]


def divide() -> object:
    return 1 // 0


def stubborn() -> object:
    """Whoever ends it is not heard the first time."""
    end = time.monotonic() + 30
    while time.monotonic() < end:
        try:
            time.sleep(30)
        except Exception:
            continue
    return 0


WHIMS: dict[str, Callable[[], object]] = {
    "raising": divide,
    "leaving": lambda: exit(3),
    "silent": lambda: None,
    "cheating": lambda: 10**6,
    "stalling": stubborn,
    "dying": lambda: os._exit(7),
}


def maker(name: str, once_in: int = ONCE_IN) -> Callable[[Game], Bot]:
    return lambda _game: Moody(WHIMS[name], once_in)


raising, leaving, silent, cheating, stalling, dying = [maker(name) for name in WHIMS]
always_raising, always_silent, sane = maker("raising", 1), maker("silent", 1), maker("raising", 2**16)


def picky(game: Game) -> Bot:
    if game.name != "kingscraft":
        raise ValueError("it only knows Kingscraft")
    return sane(game)


def no_bot(_game: Game) -> object:
    return "no bot"


MAKERS: dict[str, Callable[[Game], object]] = {
    "raising": raising,
    "leaving": leaving,
    "silent": silent,
    "cheating": cheating,
    "stalling": stalling,
    "dying": dying,
    "always_raising": always_raising,
    "always_silent": always_silent,
    "sane": sane,
    "picky": picky,
    "no_bot": no_bot,
}


def install(folder: Path, *more: str) -> None:
    """A package that is on the path with this folder; `more`: entry points as lines."""
    facts = folder / "moody_bots-1.0.dist-info"
    facts.mkdir()
    (facts / "METADATA").write_text("Metadata-Version: 2.1\nName: moody_bots\nVersion: 1.0\n", "utf-8")
    named = [f"{name} = moody_bots:{name}" for name in MAKERS]
    (facts / "entry_points.txt").write_text("\n".join(["[monstertisch.bots]", *named, *more, ""]), "utf-8")
    (folder / "moody_bots.py").write_bytes(Path(__file__).read_bytes())
