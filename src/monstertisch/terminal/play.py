"""A person at a table with bots: asks, carries out, tells what happened, and keeps the game."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from ..bots import make_bot
from ..core.chance import Luck, derive
from ..core.event import Event
from ..core.match import Match, Step
from ..core.reason import BadMatch, IllegalMove, Reason
from ..core.sight import look
from .board import Position, board_for
from .saves import Save
from .words import TerminalTexts, put, spelled

BOT = "bot:"
UNDO_WORDS = ["undo", "u", "zurück", "zurueck"]
LOG_WORDS = ["log", "verlauf"]
HELP_WORDS = ["help", "h", "hilfe"]
QUIT_WORDS = ["quit", "q", "exit", "ende"]
YES_WORDS = ["y", "yes", "j", "ja"]


class Leave(Exception):
    """The person goes away; the game stays."""


def names_at(seats: list[str], texts: TerminalTexts) -> list[str]:
    """People by their names, bots by names of their own that nobody else at the table has."""
    people = [seat.casefold() for seat in seats]
    free = [name for name in texts.say("bot-names").split() if name.casefold() not in people]
    return [free.pop(0) if seat.startswith(BOT) else spelled(seat) for seat in seats]


def person_at(match: Match) -> int:
    """The seat of the one person at this table."""
    people = [seat for seat, name in enumerate(match.seats) if not name.startswith(BOT)]
    if len(people) != 1:
        raise BadMatch(Reason("one-person", "", {"people": len(people)}))
    return people[0]


class Table:
    def __init__(self, match: Match, save: Save, texts: TerminalTexts, console: Console) -> None:
        self.match = match
        self.save = save
        self.texts = texts
        self.console = console
        self.me = person_at(match)
        self.names = names_at(match.seats, texts)
        self.bots = {
            seat: make_bot(name.removeprefix(BOT), match.game) for seat, name in enumerate(match.seats) if name.startswith(BOT)
        }
        self.board = board_for(match, texts, self.names, self.me)
        self.asked: list[int] = []  # the moves among which the person was last asked to choose

    # Out

    def show(self, lines: Sequence[RenderableType]) -> None:
        put(self.console, *lines)

    def say(self, key: str, **params: str | int) -> None:
        put(self.console, self.texts.say(key, **params))

    def tell(self, events: list[Event]) -> None:
        seen = [event.seen_by(self.me) for event in events]
        self.show(self.board.story([facts for facts in seen if facts is not None]))

    def position(self) -> Position:
        state = self.match.state
        why_not, preview = partial(state.why_not, self.me), partial(state.preview, self.me)
        return Position(state.view(self.me), state.options(self.me), why_not, preview)

    def show_position(self) -> None:
        position = self.position()
        self.show(self.board.picture(position))
        self.show(self.board.choices(position))
        self.say("prompt")

    # The table

    def run(self) -> int:
        """Plays until the game is over or the person leaves; tells the exit code."""
        try:
            self.welcome()
            while not self.match.over:
                self.go_on()
            self.finish()
        except (Leave, EOFError):
            self.farewell()
        except KeyboardInterrupt:
            self.farewell()
            return 130
        return 0

    def go_on(self) -> None:
        waiting = self.match.state.to_act()
        if self.me in waiting:
            self.ask()
        else:
            self.let_bot_play(waiting[0])

    def play(self, seat: int, action: int) -> None:
        """A move is on the disk before it is shown."""
        step = self.match.play(seat, action)
        self.save.keep(self.match, step.entry)
        self.tell(step.events)

    def let_bot_play(self, seat: int) -> None:
        """The bot gets its sight and luck of its own, fixed by the log: a game that is resumed goes on as it would have."""
        secret = self.match.luck.secret if isinstance(self.match.luck, Luck) else b""
        chance = Luck(derive(secret, f"bot {len(self.match.entries)}"))
        bot = self.bots[seat]
        self.play(seat, bot.choose(look(self.match.state, seat, bot, chance), chance))

    # In

    def ask(self) -> None:
        self.show_position()
        while not self.answer(self.read()):
            pass

    def read(self) -> str:
        try:
            return input("> ").strip()
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            raise

    def answer(self, typed: str) -> bool:
        """Does what was typed; tells whether the position is a new one."""
        word = typed.casefold()
        asked, self.asked = self.asked, []
        if word in UNDO_WORDS:
            return self.undo()
        if word in QUIT_WORDS:
            raise Leave
        if word in LOG_WORDS:
            self.tell_log()
        elif word in HELP_WORDS:
            self.show([commands(self.texts)])
        elif not word:
            self.show_position()
        elif word.startswith("?"):
            self.explain(word[1:])
        else:
            return self.try_move(word, asked)
        return False

    def explain(self, topic: str) -> None:
        lines = self.board.explain(topic, self.position())
        if lines is None:
            self.say("explain-unknown", topic=topic.strip())
        else:
            self.show([indented(line) for line in lines])

    def try_move(self, word: str, asked: list[int]) -> bool:
        """Plays the move that was meant, asks which one, or says why it is not possible."""
        position = self.position()
        try:
            meant = self.meant(word, position, asked)
        except IllegalMove as illegal:
            self.refuse([illegal.reason])
            return False
        if meant is None:
            self.say("not-understood", typed=word[:40])
            return False
        legal = [action for action in meant if action in position.options]
        if len(legal) == 1:
            self.play(self.me, legal[0])
            return True
        if legal:
            self.asked = legal
            self.show([self.board.question(position, legal)])
        else:
            reasons = [position.why_not(action) for action in meant]
            self.refuse([reason for reason in reasons if reason is not None])
        return False

    def meant(self, word: str, position: Position, asked: list[int]) -> list[int] | None:
        """The actions that a word may mean: a number of the list, the name of one that was asked for, or a wish."""
        if word.isdecimal():
            order = self.board.order(position)
            number = int(word)
            return [order[number - 1]] if 1 <= number <= len(order) else None
        named = [action for action in asked if self.board.name(action) == word]
        return named or self.board.wish(word, position.view)

    def refuse(self, reasons: list[Reason]) -> None:
        lines = [self.texts.reason(reason, self.names) for reason in reasons]
        for line in dict.fromkeys(lines):
            self.say("refused", reason=line)

    def undo(self) -> bool:
        """Back to one's last choice; where hidden cards were shown since, only after a yes."""
        to = self.match.last_choice(self.me)
        if to is None:
            self.say("undo-nothing")
            return False
        if not self.match.undo_is_free(self.me, to, [self.me]):
            self.say("undo-ask")
            if self.read().casefold() not in YES_WORDS:
                self.say("undo-not")
                return False
        self.match.undo(to)
        self.save.keep(self.match, self.match.entries[-1])
        self.say("undo-done")
        return True

    def tell_log(self) -> None:
        """What happened in this round and the one before."""
        self.tell(events_of([step for step in self.match.steps if step.round >= self.match.state.round() - 1]))

    # Beginning and end

    def welcome(self) -> None:
        title = self.texts.say(f"game-{self.match.game.name}")
        chosen = [self.texts.say(f"table-{name}") for name, value in self.match.setup.options.items() if value is True]
        self.console.print(Text(" · ".join([title, *chosen]), style="bold"))
        bots = [self.names[seat] for seat in self.bots]
        kinds = list(dict.fromkeys(self.match.seats[seat].removeprefix(BOT) for seat in self.bots))
        self.say("welcome-bots", names=self.texts.together(bots), kinds=", ".join(kinds))
        if self.match.commitment is not None:
            self.say("welcome-seal")
            self.console.print(f"  {self.match.commitment}")
        self.say("welcome-help")
        self.tell_beginning()

    def tell_beginning(self) -> None:
        """A new game from its opening; one that goes on from the person's last move."""
        if not self.match.entries:
            self.tell(self.match.opening)
            return
        self.say("welcome-back", round=self.match.state.round())
        since = self.match.last_choice(self.me)
        self.tell(events_of([step for step in self.match.steps if since is None or step.entry.number > since]))

    def finish(self) -> None:
        self.console.print()
        self.show([ranking(self.match, self.names, self.texts), "", self.verdict()])
        self.console.print()
        if isinstance(self.match.luck, Luck):
            self.say("secret")
            self.console.print(f"  {self.match.luck.secret.hex()}")
        self.say("verify-hint", path=self.save.path.name)

    def verdict(self) -> str:
        winners = self.match.state.result().winners
        others = self.texts.together([self.names[seat] for seat in winners if seat != self.me])
        return self.texts.say("you-win" if self.me in winners else "winners", names=others, count=len(winners))

    def farewell(self) -> None:
        self.say("kept")


def events_of(steps: list[Step]) -> list[Event]:
    return [event for step in steps for event in step.events]


def commands(texts: TerminalTexts) -> Grid:
    """What can be typed, and what it does."""
    grid = Grid.grid(padding=(0, 3, 0, 0))
    for line in texts.say("help-at-table").split("\n"):
        grid.add_row(*line.split(" | "))
    return grid


def indented(line: str) -> RenderableType:
    """A line whose continuation stays under its beginning."""
    text = line.lstrip(" ")
    return Padding(Text(text), (0, 0, 0, len(line) - len(text)), expand=False) if text else line


def ranking(match: Match, names: list[str], texts: TerminalTexts) -> Grid:
    """The places with their scores; equal scores share a place."""
    result = match.state.result()
    table = Grid(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    for header in ["head-place", "head-player", "score"]:
        table.add_column(texts.say(header), justify="left" if header == "head-player" else "right")
    for seat in sorted(range(len(names)), key=lambda seat: (result.places[seat], seat)):
        style = "bold" if result.places[seat] == 1 else ""
        table.add_row(f"{result.places[seat]}.", names[seat], str(result.scores[seat]), style=style)
    return table
