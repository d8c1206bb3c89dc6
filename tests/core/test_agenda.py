"""The agenda, with the steps of a small game of words: a spell waits, and an answer may take it off."""

from __future__ import annotations

from dataclasses import dataclass, field

from monstertisch.core.agenda import Agenda, Step
from monstertisch.core.chance import Chance, Luck
from monstertisch.core.event import Events

LUCK = Luck(b"agenda")


@dataclass
class Tale:
    """What happened, and what is still to happen."""

    happened: list[str] = field(default_factory=list)
    agenda: Agenda[Tale] = field(default_factory=lambda: Agenda([]))

    def run(self) -> list[str]:
        self.agenda.run(self, LUCK, None)
        return self.happened

    def answer(self, seat: int, action: int) -> list[str]:
        self.agenda.steps.pop().answer(self, seat, action, LUCK, None)
        return self.run()


class Say(Step[Tale]):
    """Acts: says its number."""

    def act(self, tale: Tale, chance: Chance, events: Events | None) -> None:  # noqa: ARG002
        tale.happened.append(str(self.number))


class Count(Step[Tale]):
    """Acts, and goes on with a successor."""

    def act(self, tale: Tale, chance: Chance, events: Events | None) -> None:  # noqa: ARG002
        tale.happened.append(str(self.number))
        if self.number > 1:
            tale.agenda.then(Count(-1, self.number - 1))


class Prevent(Step[Tale]):
    """Asks: 1 takes off what was to happen next."""

    def asked(self, tale: Tale) -> int:  # noqa: ARG002
        return 1 << self.seat

    def answer(self, tale: Tale, seat: int, action: int, chance: Chance, events: Events | None) -> None:  # noqa: ARG002
        if action == 1:
            tale.agenda.steps.pop()


class Together(Step[Tale]):
    """Asks several seats at the same time; `number` are those that are left."""

    def asked(self, tale: Tale) -> int:  # noqa: ARG002
        return self.number

    def answer(self, tale: Tale, seat: int, action: int, chance: Chance, events: Events | None) -> None:  # noqa: ARG002
        tale.happened.append(f"{seat}:{action}")
        tale.agenda.then(Together(-1, self.number & ~(1 << seat)))


def test_steps_happen_in_the_order_in_which_they_read() -> None:
    tale = Tale()
    tale.agenda.then(Say(-1, 1), Say(-1, 2), Say(-1, 3))

    assert tale.run() == ["1", "2", "3"]
    assert tale.agenda.steps == []


def test_what_is_put_later_happens_first() -> None:
    tale = Tale()
    tale.agenda.then(Say(-1, 3))
    tale.agenda.then(Say(-1, 1), Say(-1, 2))

    assert tale.run() == ["1", "2", "3"]


def test_a_step_goes_on_by_putting_a_successor() -> None:
    tale = Tale()
    tale.agenda.then(Count(-1, 3), Say(-1, 9))

    assert tale.run() == ["3", "2", "1", "9"]


def test_a_question_stops_until_it_is_answered() -> None:
    tale = Tale()
    tale.agenda.then(Say(-1, 1), Prevent(2), Say(-1, 5), Say(-1, 6))

    assert tale.run() == ["1"]
    assert tale.agenda.steps[-1].asked(tale) == tale.agenda.steps[-1].heard(tale, 0b100) == 0b100
    assert tale.answer(2, 0) == ["1", "5", "6"]


def test_an_answer_may_take_off_what_was_to_happen() -> None:
    tale = Tale()
    tale.agenda.then(Prevent(0), Say(-1, 5), Say(-1, 6))
    tale.run()

    assert tale.answer(0, 1) == ["6"]


def test_what_is_dropped_does_not_happen() -> None:
    tale = Tale()
    tale.agenda.then(Say(-1, 1), Prevent(0), Count(-1, 2), Say(-1, 9))
    tale.agenda.drop_until(Count)

    assert tale.run() == ["2", "1", "9"]


def test_a_simultaneous_choice_waits_for_the_last_seat() -> None:
    tale = Tale()
    tale.agenda.then(Together(-1, 0b111), Say(-1, 9))
    tale.run()

    assert tale.answer(1, 7) == ["1:7"]
    assert tale.agenda.steps[-1].asked(tale) == 0b101
    assert tale.answer(2, 4) == ["1:7", "2:4"]
    assert tale.answer(0, 5) == ["1:7", "2:4", "0:5", "9"]


def test_a_copy_goes_its_own_way() -> None:
    tale = Tale()
    tale.agenda.then(Say(-1, 1), Say(-1, 2))
    other = Tale(agenda=tale.agenda.copy())
    tale.run()

    assert len(other.agenda.steps) == 2
    assert other.run() == ["1", "2"]


def test_an_agenda_is_plain_data() -> None:
    agenda: Agenda[Tale] = Agenda([])
    agenda.then(Prevent(2), Say(-1, 5, 6))

    assert agenda.to_data() == [["Say", -1, 5, 6], ["Prevent", 2, 0, 0]]
    assert repr(agenda.steps[0]) == "Say(-1, 5, 6)"
