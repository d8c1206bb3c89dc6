"""The agenda: what is still to be done, as data. It lies in the state, so it is copied, saved and imagined with it.

    agenda.then(Window(...), HeroRolls(), HeroRerolls(seat))     reads in the order in which it happens

A step asks or acts, never both. It is taken off before it acts or is answered, so being finished is the default; to go on,
it puts a successor. Effects that wait, windows for answers and effects that answer them are steps above steps; to prevent
something is to take its step off.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from .bits import members
from .chance import Chance
from .event import Events, Facts
from .game import State
from .reason import IllegalMove, Reason

S = TypeVar("S")

# Refusals that every game with an agenda has; its own ones follow. 0 is legal.
GAME_OVER: Final = 1
NO_SUCH_MOVE: Final = 2
NOT_ASKED: Final = 3

NOT_FOUND: Final = -1  # whom the next step asks: as after reading a position


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """One thing still to be done. It never changes and holds integers only: whom it concerns, and up to two numbers more.

    A concrete step is one rule of a game. It says in `asked` which seats owe an answer; several mean a simultaneous choice, and the
    step puts itself again for those that are left. As long as it asks nobody it acts. What a table needs to show the question is
    told by the step too: what it is called (`prompt`), what it is about (`facts`) and what one may think of (`candidates`).
    """

    prompt: ClassVar[str] = ""  # what the question is called where it is shown; a step that only acts has no name

    def __init__(self, seat: int = -1, number: int = 0, other: int = 0) -> None:
        self.seat: Final = seat
        self.number: Final = number
        self.other: Final = other

    def asked(self, state: S) -> int:
        """The seats that owe an answer, as a set of bits: bit 0 is seat 0."""
        return 0

    def heard(self, state: S, asked: int) -> int:
        """The seats whose answer is taken, owed or not; `asked` are those that owe one."""
        return asked

    def refusal(self, state: S, seat: int, action: int) -> int:
        """Why a seat that is heard may not answer so; 0 if it may."""
        raise NotImplementedError

    def options(self, state: S, seat: int) -> list[int]:
        """All answers of a seat that is heard that are not refused."""
        raise NotImplementedError

    def facts(self, state: S) -> Facts:
        """What the question is about; all of it is public."""
        return {}

    def candidates(self, state: S, seat: int) -> list[int]:
        """Answers that a person may think of beside the options: a table shows them with the reason against them."""
        return []

    def unpaid(self, state: S) -> list[tuple[int, int]]:
        """What its seat is known to hold because it will have to pay it: kinds of cards, by the game's numbers, and how many."""
        return []

    def answer(self, state: S, seat: int, action: int, chance: Chance, events: Events | None) -> None:
        raise NotImplementedError

    def act(self, state: S, chance: Chance, events: Events | None) -> None:
        """What happens when nobody is asked; a question that asks nobody is over."""

    def to_data(self) -> list[Any]:
        return [type(self).__name__, self.seat, self.number, self.other]

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.seat}, {self.number}, {self.other})"


class Agenda(Generic[S]):
    """The steps still to come; the last of the list is the next.

    Whom it asks is found once, when everything before it is done: a position changes by a move alone, and a move ends with `run`.
    """

    def __init__(self, steps: list[Step[S]], waits_for: int = NOT_FOUND) -> None:
        self.steps = steps
        self.waits_for = waits_for  # the seats that the next step asks, as a set of bits

    def then(self, first: Step[S], *others: Step[S]) -> None:
        """Puts these steps before all that waits, the first of them next."""
        steps = self.steps
        for at in range(len(others) - 1, -1, -1):
            steps.append(others[at])
        steps.append(first)

    def run(self, state: S, chance: Chance, events: Events | None) -> None:
        """Takes off what acts until somebody is asked or nothing is left."""
        steps = self.steps
        self.waits_for = 0
        while steps:
            asked = steps[-1].asked(state)
            if asked:
                self.waits_for = asked
                return
            steps.pop().act(state, chance, events)

    def asked(self, state: S) -> int:
        """The seats that owe an answer, as a set of bits."""
        if self.waits_for == NOT_FOUND:
            self.waits_for = self.steps[-1].asked(state) if self.steps else 0
        return self.waits_for

    def drop_until(self, kind: type[Step[S]]) -> None:
        """Takes off all that was to happen before the next step of this kind."""
        steps = self.steps
        while not isinstance(steps[-1], kind):
            steps.pop()

    def copy(self) -> Agenda[S]:
        return Agenda(self.steps[:], self.waits_for)

    def to_data(self) -> list[Any]:
        """From the last step to the next one."""
        return [step.to_data() for step in self.steps]


def read_agenda(written: list[Any], kinds: dict[str, Any]) -> Agenda[Any]:
    """The agenda that `Agenda.to_data` wrote; `kinds` are the game's steps by their names."""
    return Agenda([kinds[kind](seat, number, other) for kind, seat, number, other in written])


@mypyc_attr(allow_interpreted_subclasses=True)
class AgendaState(State):
    """A position whose open question is the next step of its agenda: that step knows who is asked, and what may be answered."""

    agenda: Agenda[Any]

    def move_count(self) -> int:
        """How many moves there are with these cards."""
        raise NotImplementedError

    def reason(self, seat: int, action: int, refusal: int) -> Reason:
        """A refusal in full, as this seat may read it."""
        raise NotImplementedError

    def to_act(self) -> list[int]:
        return members(self.agenda.asked(self))

    def hears(self, seat: int) -> bool:
        """Whether the open question takes an answer of this seat."""
        steps = self.agenda.steps
        return len(steps) > 0 and steps[-1].heard(self, self.agenda.asked(self)) >> seat & 1 == 1

    def refusal(self, seat: int, action: int) -> int:
        """The one predicate: why this move is not allowed, or 0."""
        steps = self.agenda.steps
        if not steps:
            return GAME_OVER
        if not 0 <= action < self.move_count():
            return NO_SUCH_MOVE
        return steps[-1].refusal(self, seat, action) if self.hears(seat) else NOT_ASKED

    def options(self, seat: int) -> list[int]:
        return self.agenda.steps[-1].options(self, seat) if self.hears(seat) else []

    def candidates(self, seat: int) -> list[int]:
        """The options, and what the open question makes one think of."""
        options = self.options(seat)
        return sorted({*options, *self.agenda.steps[-1].candidates(self, seat)}) if self.hears(seat) else options

    def why_not(self, seat: int, action: int) -> Reason | None:
        refusal = self.refusal(seat, action)
        return self.reason(seat, action, refusal) if refusal else None

    def play(self, seat: int, action: int, chance: Chance, events: Events | None = None) -> None:
        refusal = self.refusal(seat, action)
        if refusal:
            raise IllegalMove(self.reason(seat, action, refusal))
        self.carry_out(seat, action, chance, events)
        self.agenda.run(self, chance, events)

    def carry_out(self, seat: int, action: int, chance: Chance, events: Events | None) -> None:
        """A move that is allowed; all that follows from it is left on the agenda."""
        self.agenda.steps.pop().answer(self, seat, action, chance, events)
