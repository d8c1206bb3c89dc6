"""Bots of other packages, which name them under `monstertisch.bots`: what one does wrong is told in a sentence that names it."""

from __future__ import annotations

import operator
import re
from collections.abc import Callable, Container, Iterable
from functools import partial
from importlib.metadata import EntryPoint

from ..core.chance import Chance
from ..core.game import Game
from ..core.packages import add_found
from ..core.reason import BadBot, BadSetup, Reason
from ..core.sight import Bot, Sight
from ..interrupts import TooLate, within

GROUP = "monstertisch.bots"
NAME = re.compile(r"[a-z][a-z0-9_-]{0,23}")  # it stands in command lines, lists and seats
LONGEST = 60.0  # seconds for an answer; a server waits for less

Maker = Callable[[Game], Bot]


def find_bots(bots: dict[str, Maker], found: Iterable[EntryPoint], taken: Container[str]) -> list[Reason]:
    """Adds the bots of other packages, and tells which ones had to be left out, and why."""
    return add_found(bots, found, "bot", load_bot, taken)


def load_bot(entry: EntryPoint) -> tuple[str, Maker]:
    make = entry.load()
    assert callable(make), "it cannot be called"
    assert NAME.fullmatch(entry.name), "its name is not made of up to 24 small letters"
    return entry.name, partial(foreign_bot, entry.name, make)


def foreign_bot(name: str, make: Callable[[Game], object], game: Game) -> Bot:
    """The bot for this game; if its maker has none, whatever it raises says why."""
    try:
        with within(LONGEST):
            bot = make(game)
        assert isinstance(bot, Bot), "what was made is no bot"
    except (Exception, SystemExit, TooLate) as error:
        raise BadSetup(Reason("bot-refuses", "", {"bot": name, "game": game.name, "problem": told(error)})) from error
    return ForeignBot(name, bot)


def told(error: BaseException) -> str:
    return f"{type(error).__name__}: {error}" if str(error) else type(error).__name__


class ForeignBot(Bot):
    """It gets what any bot gets; what it answers is believed only if it is one of its options."""

    def __init__(self, name: str, bot: Bot) -> None:
        self.name = name
        self.bot = bot
        self.blind = bot.blind

    def choose(self, sight: Sight, chance: Chance) -> int:
        asked = Sight(sight.seat, sight.options[:], None if self.blind else sight.world)
        try:
            with within(LONGEST):
                self.bot.seconds = self.seconds
                answer = self.bot.choose(asked, chance)
        except TooLate:
            raise BadBot(Reason("bot-stalled", "", {"bot": self.name, "seconds": LONGEST})) from None
        except (Exception, SystemExit) as error:
            raise BadBot(Reason("bot-raised", "", {"bot": self.name, "problem": told(error)})) from error
        return self.understood(answer, sight.options)

    def understood(self, answer: object, options: list[int]) -> int:
        """The action that was meant: any kind of whole number will do."""
        try:
            action = operator.index(answer)  # type: ignore[arg-type]
        except TypeError:
            raise BadBot(Reason("bot-says-nothing", "", {"bot": self.name, "kind": type(answer).__name__})) from None
        if action not in options:
            raise BadBot(Reason("bot-nonsense", "", {"bot": self.name, "answer": str(action), "count": len(options)}))
        return action
