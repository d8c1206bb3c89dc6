"""A person at a table with bots: asks, carries out, tells what happened, and keeps the game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from rich.console import Console, RenderableType
from rich.text import Text

from ..bots import make_bot
from ..bots.advice import advise
from ..core.chance import Luck, Thoughts, derive
from ..core.event import Event
from ..core.game import SWIFT, TEMPI, WAVED, Data, State
from ..core.match import Match, Played
from ..core.names import BOT, likeness
from ..core.reason import BadBot, BadMatch, Reason
from ..core.sight import Sight, look
from ..interrupts import heed
from .board import Position, board_for, position_at
from .drawing import hanging, plain_grid, ranking
from .saves import Save
from .screen import TerminalTexts, put, spelled
from .tip import tip_lines
from .typed import Words, tokens

TIP_SECONDS = 1.0  # for the move that is advised, and as many for the reasons
MOST_REASONS = 4  # words that could have meant much are not answered with everything


class Leave(Exception):
    """The person goes away; the game stays."""


def names_at(seats: list[str], texts: TerminalTexts) -> list[str]:
    """People by their names, bots by names of their own that nobody else at the table has."""
    people = [likeness(seat) for seat in seats]
    free = [name for name in texts.say("bot-names").split() if likeness(name) not in people]
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
        self.tempo = SWIFT  # how much the person wants to be asked
        self.waved = ""  # the lull in which everything is passed for them
        self.unasked = unasked_in(match, self.me)  # the entries that went without saying
        self.look = self.board.picture  # what is shown with the next question
        self.commands: dict[str, Callable[[], bool]] = {
            "undo": self.undo, "quit": self.quit, "log": self.tell_log, "tip": self.give_tip, "help": self.help,
            "pass-all": self.pass_all,
        }  # fmt: skip

    # Out

    def show(self, lines: Sequence[RenderableType]) -> bool:
        """Prints; tells, as all that answers a person does, that the position is not a new one."""
        put(self.console, *lines)
        return False

    def say(self, key: str, **params: str | int) -> bool:
        return self.show([self.texts.say(key, **params)])

    def tell(self, events: list[Event]) -> bool:
        return self.show(self.board.story(seen_by(self.me, events)))

    def position(self) -> Position:
        return position_at(self.match.state, self.me)

    def show_position(self) -> bool:
        self.look = self.board.picture
        return self.show_question()

    def show_question(self) -> bool:
        """The first one with the whole table, later ones with what they are about."""
        position, look = self.position(), self.look
        self.look = self.board.glance
        self.show([*look(position), *self.board.choices(position)])
        return self.say("prompt", example=self.board.example(position))

    # The table

    def run(self) -> int:
        """Plays until the game is over or the person leaves; tells the exit code."""
        heed()
        try:
            self.welcome()
            while not self.match.over:
                self.go_on()
            self.finish()
        except (Leave, EOFError):
            self.say("kept")
        except KeyboardInterrupt:
            self.say("kept")
            return 130
        except BadBot:
            self.say("kept")
            raise
        return 0

    def go_on(self) -> None:
        waiting = self.match.state.to_act()
        if self.me not in waiting:
            self.let_bot_play(waiting[0])
            return
        answer = self.foregone(self.match.state)
        if answer < 0:
            self.ask()
        else:
            self.unasked.add(self.match.n + 1)
            self.play(self.me, answer)

    def foregone(self, state: State) -> int:
        """The answer that goes without saying, as the person wants to be asked; -1: they are."""
        passed = state.foregone(self.me, WAVED) if self.waved and self.waved == state.lull(self.me) else -1
        return passed if passed >= 0 else state.foregone(self.me, self.tempo)

    def play(self, seat: int, action: int) -> None:
        """A move is on the disk before it is shown."""
        step = self.match.play(seat, action)
        self.save.keep(self.match, step.entry)
        self.tell(step.events)

    def let_bot_play(self, seat: int) -> None:
        """The bot gets its sight and luck of its own, fixed by the log: a game that is resumed goes on as it would have."""
        chance, bot = self.thoughts("bot"), self.bots[seat]
        self.play(seat, bot.choose(look(self.match.state, seat, bot, chance), chance))

    def thoughts(self, whose: str) -> Thoughts:
        secret = self.match.luck.secret if isinstance(self.match.luck, Luck) else b""
        return Thoughts(derive(secret, f"{whose} {self.match.n}"))

    # In

    def ask(self) -> None:
        self.show_question()
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
        words, said = tokens(typed), self.board.vocabulary.is_one_of
        asked, self.asked = self.asked, []
        for command, carry_out in self.commands.items():
            if said(words, f"command-{command}"):
                return carry_out()
        if not typed:
            return self.show_position()
        if typed.startswith("?"):
            return self.explain(typed[1:].casefold())
        if said(words[:1], "command-tempo"):
            return self.change_tempo(words[1:])
        return self.try_move(typed.casefold(), asked)

    def quit(self) -> bool:
        raise Leave

    def help(self) -> bool:
        """What can be typed, and what it does."""
        moves = self.texts.say("help-moves").split("\n") if self.texts.has("help-moves") else []
        lines = [*moves, *self.texts.say("help-at-table").split("\n")]
        return self.show([plain_grid(line.split(" | ") for line in lines)])

    def give_tip(self) -> bool:
        """What to do and why, from what this person can know."""
        state, view = self.match.state, self.position().view
        chance = self.thoughts("tip")
        sight = Sight(self.me, state.options(self.me), state.imagine(self.me, chance))
        advice = advise(self.match.game, sight, chance, TIP_SECONDS)
        return self.show([hanging(line) for line in tip_lines(advice, lambda action: self.board.phrase(view, action), self.texts)])

    def change_tempo(self, words: Words) -> bool:
        """Says how much the person is asked, after having changed it if they say so."""
        wanted = [at for at, name in enumerate(TEMPI[:WAVED]) if self.board.vocabulary.is_one_of(words, f"tempo-{name}")]
        if words and not wanted:
            return self.say("tempo-unknown")
        self.tempo = wanted[0] if wanted else self.tempo
        return self.say("tempo", tempo=TEMPI[self.tempo])

    def pass_all(self) -> bool:
        """Passes, now and as long as the lull lasts."""
        passed = self.match.state.foregone(self.me, WAVED)
        if passed < 0:
            return self.try_move("pass", [])
        self.waved = self.match.state.lull(self.me)
        self.play(self.me, passed)
        return True

    def explain(self, topic: str) -> bool:
        lines = self.board.explain(topic, self.position())
        if lines is None:
            return self.say("explain-unknown", topic=topic.strip())
        return self.show([hanging(line) for line in lines])

    def try_move(self, word: str, asked: list[int]) -> bool:
        """Plays the move that was meant, asks which one, or says why it is not possible."""
        position = self.position()
        meant = self.meant(word, position, asked)
        if meant is None:
            return self.say("not-understood", typed=word[:40], example=self.board.example(position))
        legal = [action for action in meant if action in position.options]
        if len(legal) == 1:
            self.play(self.me, legal[0])
            return True
        self.asked = legal
        if legal:
            return self.show([self.board.question(position, legal)])
        reasons = [self.board.reason(reason) for action in meant if (reason := position.why_not(action)) is not None]
        lines = [self.texts.say("refused", reason=reason) for reason in dict.fromkeys(reasons)]
        return self.show(lines[:MOST_REASONS])

    def meant(self, word: str, position: Position, asked: list[int]) -> list[int] | None:
        """The moves that were meant: by a number of the list, by what tells one of those asked for from the others, or in words."""
        if word.isdecimal():
            order = self.board.order(position)
            number = int(word)
            return [order[number - 1]] if 1 <= number <= len(order) else None
        return self.board.named(word, asked, position) or self.board.meant(word, position)

    def undo(self) -> bool:
        """Back to one's last choice; where hidden cards were shown since, only after a yes."""
        to = self.last_choice()
        if to is None:
            return self.say("undo-nothing")
        if not self.match.undo_is_free(self.me, to, [self.me]):
            rolled = any(step.drew_luck for step in self.match.steps if step.entry.number > to)
            self.say("undo-ask-luck" if rolled else "undo-ask")
            if not self.board.vocabulary.is_one_of(tokens(self.read()), "typed-yes"):
                return self.say("undo-not")
        self.match.undo(to, self.me)
        self.waved = ""
        self.save.keep(self.match, self.match.entries[-1])
        self.say("undo-done")
        return True

    def last_choice(self) -> int | None:
        """The entry to go back to so that the person can decide anew; what went without saying was no decision."""
        found, before = None, 0
        for step in self.match.steps:
            if step.entry.seat == self.me and step.entry.number not in self.unasked:
                found = before
            before = step.entry.number
        return found

    def tell_log(self) -> bool:
        """What happened in this round and the one before."""
        return self.tell(events_of([step for step in self.match.steps if step.round >= self.match.state.round() - 1]))

    # Beginning and end

    def welcome(self) -> None:
        title = self.texts.say(f"game-{self.match.game.name}")
        self.show([Text(" · ".join([title, *self.chosen_options()]), style="bold")])
        bots = [self.names[seat] for seat in self.bots]
        kinds = list(dict.fromkeys(self.match.seats[seat].removeprefix(BOT) for seat in self.bots))
        self.say("welcome-bots", names=self.texts.together(bots), kinds=", ".join(kinds))
        if self.match.commitment is not None:
            self.say("welcome-seal")
            self.console.print(f"  {self.match.commitment}")
        self.say("welcome-help")
        self.tell_beginning()

    def chosen_options(self) -> list[str]:
        """What this table has chosen otherwise than usual; who plays what shows at the seats."""
        found = []
        for option in self.match.game.table_options:
            value = self.match.setup.options[option.name]
            if option.per_seat or value == option.default(self.match.setup.players):
                continue
            name = self.texts.say(f"table-{option.name}")
            found.append(f"{name}: {self.texts.say(f'{option.name}-{value}')}" if option.choices else name)
        return found

    def tell_beginning(self) -> None:
        """A new game from its opening; one that goes on from the person's last move."""
        if self.match.begins is not None:
            self.say("goes-on-from", number=self.match.begins.entry, round=self.match.state.round())
        if not self.match.entries:
            self.tell(self.match.opening)
            return
        self.say("welcome-back", round=self.match.state.round())
        since = self.last_choice()
        self.tell(events_of([step for step in self.match.steps if since is None or step.entry.number > since]))

    def finish(self) -> None:
        self.console.print()
        result = self.match.state.result()
        self.show([ranking(result, self.names, self.texts), "", self.board.verdict(result)])
        self.console.print()
        if isinstance(self.match.luck, Luck):
            self.say("secret")
            self.console.print(f"  {self.match.luck.secret.hex()}")
        self.say("verify-hint", path=self.save.path.name)


def unasked_in(match: Match, seat: int) -> set[int]:
    """The entries of a match with which this seat gave the answer that goes without saying."""
    again = replace(match, entries=[], remembers=False)
    found = set()
    for step in match.steps:
        entry = step.entry
        if entry.seat == seat and again.state.foregone(seat, SWIFT) == entry.action:
            found.add(entry.number)
        again.play(entry.seat, entry.action)
    return found


def seen_by(reader: int | None, events: list[Event]) -> list[Data]:
    """What the reader may know of events, None being someone who only watches."""
    return [facts for event in events if (facts := event.seen_by(reader)) is not None]


def events_of(steps: list[Played]) -> list[Event]:
    return [event for step in steps for event in step.events]
