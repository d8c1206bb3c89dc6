"""A game at a terminal: how its positions look, what may be done, what typed words mean, and what happened.

`Board` plays any game by its view, moves and events. A game that deserves better has a folder here with a `TableBoard` of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cached_property, partial
from importlib import import_module
from itertools import groupby

from rich.console import RenderableType
from rich.text import Text

from ..core.event import Facts
from ..core.game import Data, Game, Moves, Result, State, View
from ..core.match import Match
from ..core.reason import Reason
from ..texts import LANGUAGES
from . import plain, typed
from .drawing import Choice, drawn, indented, listed
from .screen import TerminalTexts, has_board
from .teller import Teller
from .typed import EXACT, Said, Vocabulary, Words, tokens

MOST_MEANT = 9  # moves that one is asked to choose from
MOST_REFUSALS = 12
MOST_ALIKE = 6  # moves that one reason stops are named one by one up to this many
MOST_CARDS = 5
CARD_KEYS = ["card", "hero", "item", "potion", "boss", "miniboss", "room", "token"]  # where a move names a card


@dataclass(frozen=True)
class Position:
    """All that the person at the terminal may see and do now. A board gets this and events, never a state."""

    view: View
    options: list[int]
    candidates: list[int]
    why_not: Callable[[int], Reason | None]
    preview: Callable[[int], Facts]


def position_at(state: State, seat: int) -> Position:
    """The position as this seat sees it."""
    why_not, preview = partial(state.why_not, seat), partial(state.preview, seat)
    return Position(state.view(seat), state.options(seat), state.candidates(seat), why_not, preview)


class Board:
    """Every move is one sentence per language: the message `move-<kind>` with the facts of the move, what it is about and, after a
    bar, what may be said beside it. That is how it is listed, asked for, and typed; `typed-<kind>` holds more words for it, or
    `typed-use` for all kinds that begin with `use_`.
    """

    TELLER = Teller
    ARRANGING: list[str] = []  # the kinds of moves that are beside the question, and so many that they are only counted
    HEADINGS: dict[str, str] = {}  # events that are headings, the largest first, and their style
    BREAKS: list[str] | None = None  # events that begin a paragraph; None: every one does
    UNSAID: list[str] = []  # events that are told by others

    def __init__(self, moves: Moves, cards: Data, texts: TerminalTexts, names: list[str], reader: int | None) -> None:
        self.moves = moves
        self.texts = texts
        self.names = names
        self.reader = reader
        self.to = self.TELLER(texts, cards, names, reader)
        self.kinds = texts.keys("move-")  # in the order of the list
        self.topics = [name for name in texts.keys("topic-") if name != "rules" or texts.has(name)]
        self.numbered = texts.keys("numbered-")  # topics with a number, such as a guard
        self.worded: dict[str, list[Said]] = {}

    # What a game has of its own

    def scene(self, view: View) -> Data:
        """What the messages `picture` and `glance` need to know of a view."""
        return {**view}

    def is_brief(self, view: View) -> bool:
        """Whether a question is shown with what it is about alone, the message `glance`; a game that asks often does so."""
        del view
        return False

    def prompt(self, view: View) -> Data:
        """The question with what its sentence needs; `kind` names that."""
        found: Data = view.get("prompt", {"kind": "turn"})
        return found

    def asked(self, view: View) -> list[str]:
        """What is asked, in a sentence (`ask-<kind>`), and what is to be known about it (`why-<kind>`)."""
        facts = self.prompt(view)
        keys = [key for key in [f"ask-{facts['kind']}", f"why-{facts['kind']}"] if self.texts.has(key)]
        return [self.to.sentence(key, facts) for key in keys] or [self.texts.say("plain-your-turn")]

    def facts(self, view: View, move: Data) -> Data:
        """A move with what its sentence needs; `kind` names that."""
        del view
        return move

    def brings(self, position: Position, action: int) -> str:
        """What a possible move costs or brings: `move-<kind>-text`, or what the first card does that it names."""
        facts = {**self.facts(position.view, self.moves.spell_out(action)), **position.preview(action)}
        key = f"move-{facts['kind']}-text"
        if self.texts.has(key):
            return " · ".join(self.to.pieces(key, facts))
        return "".join(self.to.gist(card, facts) for card in self.cards_in(facts)[:1])

    def player(self, view: View, seat: int) -> list[str] | None:
        """What there is to know of somebody at the table."""
        del view, seat
        return None

    def events(self, happened: list[Data]) -> list[Data]:
        """Events with what their sentences need, without those that go without saying."""
        return happened

    # The table

    def picture(self, position: Position) -> list[RenderableType]:
        """The position as it lies on the table."""
        return self.draw("picture", position.view) if self.texts.has("picture") else plain.draw(self.to, position.view)

    def glance(self, position: Position) -> list[RenderableType]:
        """What of the position is shown with every question."""
        return self.draw("glance", position.view) if self.is_brief(position.view) else self.picture(position)

    def draw(self, key: str, view: View) -> list[RenderableType]:
        return drawn(self.to.pieces(key, self.scene(view)), self.names)

    # The list of moves

    def label(self, to: Teller, facts: Data) -> tuple[str, str]:
        """The sentence of a move: what it is about, and what is said beside."""
        name, _, beside = to.move(facts).partition("|")
        return name.strip(), beside.strip()

    def said(self, view: View, action: int) -> tuple[str, str]:
        return self.label(self.to, self.facts(view, self.moves.spell_out(action)))

    def phrase(self, view: View, action: int) -> str:
        """This move as it may be typed."""
        return " ".join(filter(None, self.said(view, action)))

    def kind(self, view: View, action: int) -> int:
        """The place of a move's kind in the list."""
        kind = self.facts(view, self.moves.spell_out(action))["kind"]
        return self.kinds.index(kind) if kind in self.kinds else len(self.kinds)

    def order(self, position: Position) -> list[int]:
        """The options in the order in which they are numbered, kind by kind; of what is said alike only one."""
        said: dict[tuple[str, str], int] = {}
        for action in position.options:
            said.setdefault(self.said(position.view, action), action)
        names = list(dict.fromkeys(name for name, _ in said))
        ranks = {label: (self.kind(position.view, action), names.index(label[0])) for label, action in said.items()}
        return [said[label] for label in sorted(said, key=lambda label: ranks[label])]

    def choices(self, position: Position) -> list[RenderableType]:
        """What is asked, and the options with their numbers and what they cost or bring."""
        groups: dict[int, list[Choice]] = {}
        for number, action in enumerate(self.order(position), start=1):
            choice = Choice(number, *self.said(position.view, action), self.brings(position, action))
            groups.setdefault(self.kind(position.view, action), []).append(choice)
        return [Text(self.asked(position.view)[0], style="bold"), *[listed(group) for group in groups.values()]]

    def example(self, position: Position) -> str:
        return self.phrase(position.view, self.order(position)[0])

    # Typed words

    @cached_property
    def tellers(self) -> list[Teller]:
        """One for every language."""
        others = [
            TerminalTexts(language, self.texts.game, self.to.cards) for language in LANGUAGES if language != self.texts.language
        ]
        return [self.to, *[self.TELLER(texts, self.to.cards, self.names, self.reader) for texts in others]]

    @cached_property
    def vocabulary(self) -> Vocabulary:
        return Vocabulary(*[to.say for to in self.tellers])

    def ways(self, view: View, action: int) -> list[Said]:
        """This move as it can be said, language by language. From one position to the next most moves are said alike."""
        facts = self.facts(view, self.moves.spell_out(action))
        known = repr(facts)
        if known not in self.worded:
            self.worded[known] = self.wordings(facts)
        return self.worded[known]

    def wordings(self, facts: Data) -> list[Said]:
        keys = [f"typed-{facts['kind']}", f"typed-{facts['kind'].split('_')[0]}"]
        known = [next((key for key in keys if to.texts.has(key)), "") for to in self.tellers]
        verbs = [to.sentence(key, facts) for to, key in zip(self.tellers, known, strict=True) if key]
        labels = dict.fromkeys(self.label(to, facts) for to in self.tellers)
        return [typed.said(name, beside, verbs, self.vocabulary) for name, beside in labels]

    def meant(self, words: str, position: Position) -> list[int] | None:
        """The moves that these words may mean, possible or not; None if they mean none, or too many to ask for."""
        options, thought = self.order(position), self.impossible(position)
        said = self.vocabulary.said(tokens(words))

        def fitting(actions: Iterable[int]) -> list[int]:
            return typed.meant(said, {action: self.ways(position.view, action) for action in actions}, options)

        if not said:
            return None
        near = fitting(options)
        if near:
            return fitting(near + thought) or None if len(near) <= MOST_MEANT else None
        anything = [action for action in range(self.moves.count) if action not in position.options]
        return fitting(thought) or fitting(anything) or None

    def impossible(self, position: Position) -> list[int]:
        return [action for action in position.candidates if action not in position.options]

    def named(self, words: str, asked: list[int], position: Position) -> list[int]:
        """Which of the moves that were asked about is meant."""
        said = self.vocabulary.without_fillers(tokens(words))
        return typed.among(said, {action: self.ways(position.view, action) for action in asked})

    def question(self, position: Position, actions: list[int]) -> str:
        """Asks which of several moves is meant, by their numbers and words."""
        order = self.order(position)
        found = [f"{order.index(action) + 1}) {self.phrase(position.view, action)}" for action in actions]
        return self.texts.say("which-move", moves="; ".join(found))

    def reason(self, reason: Reason) -> str:
        """Why something is not possible, with its rule."""
        return self.texts.reason(reason, self.names)

    # Explanations

    def explain(self, topic: str, position: Position) -> list[str] | None:
        """What a person wants to know of the position (topic "") or of one thing in it; None if there is no such thing."""
        words, view, is_one_of = tokens(topic), position.view, self.vocabulary.is_one_of
        found: list[str] | None
        if not topic.strip():
            return self.overview(position)
        for name in self.topics:
            if is_one_of(words, f"topic-{name}"):
                found = getattr(self, name)(view)
                return found
        for name in self.numbered:
            if len(words) == 2 and words[1].isdecimal() and is_one_of(words[:1], f"numbered-{name}"):
                found = getattr(self, name)(view, int(words[1]))
                return found
        if topic.strip().isdecimal():
            return self.move(position, int(topic))
        people = [self.player(view, seat) for seat, name in enumerate(self.names) if words == tokens(name)]
        found = people[0] if people else None
        return found or self.cards_named(view, words) or self.moves_named(position, topic)

    def rules(self, view: View) -> list[str]:
        del view
        return self.texts.say("rules").split("\n")

    def overview(self, position: Position) -> list[str]:
        """The question and what it means, every answer with what it brings, and what is not possible, with the reason."""
        return [
            *self.asked(position.view),
            "",
            *self.judged(position, self.order(position), self.impossible(position)),
            "",
            self.more(),
        ]

    def judged(self, position: Position, possible: list[int], impossible: list[int]) -> list[str]:
        """Moves with what they bring, and what stops others."""
        say, view = self.texts.say, position.view
        answers = [action for action in possible if self.moves.spell_out(action)["kind"] not in self.ARRANGING]
        lines = list(dict.fromkeys(f"  {self.told(position, action)}" for action in answers))
        lines += ["  " + say("explain-arrange", count=len(possible) - len(answers))] if len(answers) < len(possible) else []
        phrases = [self.phrase(view, action) for action in possible]
        stopped: dict[str, list[str]] = {}
        for action in impossible:
            reason, phrase = position.why_not(action), self.phrase(view, action)
            if reason is not None and phrase not in phrases:
                stopped.setdefault(self.reason(reason), []).append(phrase)
        refused = [f"  {reason}: {self.several(list(dict.fromkeys(moves)))}" for reason, moves in stopped.items()]
        told = [
            [say("explain-possible"), *lines] if lines else [],
            [say("explain-impossible"), *refused[:MOST_REFUSALS]] if refused else [],
        ]
        return [line for some in filter(None, told) for line in ["", *some]][1:]

    def more(self) -> str:
        """What else may be asked for."""
        words = [self.texts.say(f"topic-{name}").split(",")[0] for name in self.topics]
        words += [self.texts.say(f"numbered-{name}").split(",")[0] + " 2" for name in self.numbered]
        return self.texts.say("explain-more", topics="".join(self.texts.say("explain-topic", topic=word) for word in words))

    def several(self, moves: list[str]) -> str:
        more = len(moves) - MOST_ALIKE
        return ", ".join(moves[:MOST_ALIKE]) + (" " + self.texts.say("and-more", count=more) if more > 0 else "")

    def moves_named(self, position: Position, words: str) -> list[str] | None:
        """Moves that these words may mean, such as those to a place, possible or not."""
        options, impossible = position.options, self.impossible(position)
        named = self.named(words, options + impossible, position)
        return self.judged(position, *([action for action in some if action in named] for some in [options, impossible])) or None

    def told(self, position: Position, action: int) -> str:
        """A move as it may be typed, with what it brings."""
        return ": ".join(filter(None, [self.phrase(position.view, action), self.brings(position, action)]))

    def move(self, position: Position, number: int) -> list[str] | None:
        """A move of the list by its number, with the cards that it names."""
        order = self.order(position)
        if not 1 <= number <= len(order):
            return None
        facts = self.facts(position.view, self.moves.spell_out(order[number - 1]))
        cards = self.cards_in(facts)
        return [self.told(position, order[number - 1]), *[line for one in cards for line in ["", *self.card(position.view, one)]]]

    def cards_in(self, facts: Data) -> list[str]:
        """The cards that a move names."""
        named = [facts[key] for key in CARD_KEYS if key in facts]
        return [card for card in named if isinstance(card, str) and card in self.to.rows]

    def card(self, view: View, card: str) -> list[str]:
        """What is printed on a card, then where it is now and what it is like there."""
        first, *more = self.to.printed(self.to.sections[card], self.to.rows[card])
        return [first, *[f"  {line}" for line in [*more, *self.to.whereabouts(view, card)]]]

    def several_cards(self, view: View, cards: list[str]) -> list[str]:
        return [line for card in dict.fromkeys(cards) for line in self.card(view, card)]

    def cards_named(self, view: View, words: Words) -> list[str] | None:
        """The card of this name; if the name is only begun, all that begin so, or their names if they are many."""
        said = self.vocabulary.said(words)
        ways = {card: [typed.said(name, "", [], self.vocabulary) for name in self.to.spellings(card)] for card in self.to.named()}
        fits = {card: fit for card in ways if said for fit in [typed.best(said, ways[card])] if fit is not None}
        found = [card for card, fit in fits.items() if fit == min(fits.values())]
        if len(found) > MOST_CARDS and fits[found[0]] > EXACT:
            return [self.texts.say("explain-which", cards=self.to.listed(found))]
        return [line for one in found for line in ["", *self.card(view, one)]][1:] or None

    # What happened

    def story(self, happened: list[Data]) -> list[RenderableType]:
        """Events, as the reader may know them, in words: headings, and under them paragraphs."""
        lines: list[RenderableType] = []
        said: list[str] = []
        for facts in [*self.together(self.events(happened)), {"event": "end"}]:
            kind = facts["event"]
            if kind == "end" or kind in self.HEADINGS or self.BREAKS is None or kind in self.BREAKS:
                lines += [indented(" ".join(said), 2 if self.HEADINGS else 0)] if said else []
                said = []
            if kind in self.HEADINGS:
                said_so = self.to.sentence(key, facts) if self.texts.has(key := f"heading-{kind}") else self.to.event(facts)
                heading = Text(said_so.rstrip("."), style=self.HEADINGS[kind])
                lines += ["", heading] if kind == next(iter(self.HEADINGS)) else [heading]
            elif kind != "end" and kind not in self.UNSAID:
                said += [self.to.event(facts)]
        return lines

    def together(self, happened: list[Data]) -> list[Data]:
        """Events of a kind in a row as one, where `event-several-<kind>` tells it; in it, `seen-<kind>` tells each."""
        found: list[Data] = []
        for kind, alike in groupby(happened, lambda facts: facts["event"]):
            same = list(alike)
            gathered = self.texts.has(f"event-several-{kind}")
            found += [{"event": f"several-{kind}", "count": len(same), kind: same}] if gathered else same
        return found

    def card_list(self) -> list[RenderableType]:
        return plain.card_list(self.to, self.texts.keys("cards-of-") or list(self.to.cards))

    def verdict(self, result: Result) -> str:
        """Who has won."""
        others = self.texts.together([self.names[seat] for seat in result.winners if seat != self.reader])
        return self.texts.say("you-win" if self.reader in result.winners else "winners", names=others, count=len(result.winners))


def board_of(game: Game) -> type[Board]:
    """The class TableBoard in the folder of this game, or the one that can draw any."""
    found: type[Board] = import_module(f"{__package__}.{game.name}.board").TableBoard if has_board(game) else Board
    return found


def board_for(match: Match, texts: TerminalTexts, names: list[str], reader: int | None) -> Board:
    return board_of(match.game)(match.setup.moves, match.setup.cards or match.game.card_rows(), texts, names, reader)
