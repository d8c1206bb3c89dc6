"""A second, small implementation of windows (R31, R32), written as generators, and random games that must follow it."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

import pytest

from monstertisch.core.chance import Luck, secret_of
from monstertisch.core.event import Events

from .positions import GAME

PASSED, DECLARED, PREVENTED, BUILT = "passed", "declared", "prevented", "built"
OPENERS = ["build_turn", "hero_turn", "room_entered", "adventure_turn", "idle_window"]  # what comes before a new window
Asking = Generator[tuple[int, int], str, None]  # asks (seat, stage), gets what that seat did


def window(active: int, order: list[int], waiting: list[int], resolved: list[int]) -> Asking:
    """R31, as the rule says it. `waiting` and `resolved` hold the controllers of effects."""
    while True:
        yield from until_passed(active, 1, None)
        for seat in [seat for seat in order if seat != active]:
            yield from until_passed(seat, 2, waiting)
        if not waiting:
            return
        yield from until_passed(active, 3, None)
        resolved.extend(sorted(waiting, key=order.index))  # sorting keeps a player's own effects in the order declared
        waiting.clear()


def until_passed(seat: int, stage: int, waiting: list[int] | None) -> Asking:
    """One player acts until passing; effects of the active player resolve at once, those of others wait."""
    while True:
        did = yield seat, stage
        if did == PASSED:
            return
        if did == DECLARED and waiting is not None:
            waiting.append(seat)


def can_prevent(view: dict[str, Any], seat: int) -> bool:
    """R26: a living player with a spell back in hand and either the full spell deck or an unused, working Mageseeker of level 2."""
    player = view["seats"][seat]
    if not player["alive"] or not player["spell_cards"]:
        return False
    seekers = [room["miniboss"] for room in player["rooms"] if room["active"] and room["text_on"] and room["miniboss"]]
    return view["options"]["optional_spells"] or any(
        one["card"] == "mageseeker" and one["level"] >= 2 and not one["used"] for one in seekers
    )


def is_answer(facts: dict[str, Any]) -> bool:
    """What prevents a spell resolves at once, whoever's turn it is."""
    return facts["card"] == "short_circuit" or (facts["card"], facts["source"]["level"]) == ("mageseeker", 2)


class Follower:
    """Follows one game from window to window with the oracle beside it."""

    def __init__(self, seed: int) -> None:
        players = 2 + seed % 3
        options = {"optional_spells": seed % 2 == 0, "room_for_coin": seed % 5 == 0}
        self.luck, self.whims = Luck(secret_of(seed)), Luck(secret_of(seed + 10_000))
        self.state: Any = GAME.new(GAME.setup(players, options), self.luck)
        self.windows = self.answers = self.waited = 0
        self.happened: list[Any] = []
        self.seen: dict[str, Any] | None = None
        self.before: dict[str, Any] = {}

    @property
    def view(self) -> dict[str, Any]:
        """What a spectator sees, looked at once per move."""
        if self.seen is None:
            self.seen = self.state.view(None)
        return self.seen

    def play(self, before: int, windows: int) -> None:
        """Random moves into the game, then so many windows from their first question to their last."""
        for _ in range(before):
            if self.state.to_act():
                self.move()
        while self.state.to_act() and self.windows < windows:
            self.happened = []
            while self.state.to_act() and not any(event.kind in OPENERS for event in self.happened):
                self.happened = []
                self.move()
            if self.state.to_act() and self.view["prompt"]["kind"] == "window":
                self.follow()

    def move(self) -> str:
        """A random move of the seat that is asked; passing is as likely as doing something."""
        seat = self.state.to_act()[self.whims.below("seat", len(self.state.to_act()))]
        options = self.state.options(seat)
        if len(options) > 1 and self.whims.below("lively", 2):
            options = options[1:]
        action = options[self.whims.below("move", len(options))]
        events = Events()
        if self.seen is not None:
            self.before = self.seen
        self.state.play(seat, action, self.luck, events)
        self.happened += events.happened
        self.seen = None
        kind: str = GAME.moves.spell_out(action)["kind"]
        return kind

    def follow(self) -> None:
        """One window: who is asked, at which stage, what waits and in which order it resolves."""
        view = self.view
        order = [seat for seat in view["order"] if view["seats"][seat]["alive"]]
        waiting: list[int] = []
        expected: list[int] = []
        asking = window(view["active"], order, waiting, expected)
        self.windows += 1
        self.before = view
        self.happened = []
        seat, stage = next(asking)
        try:
            while True:
                if self.asked_now() == (seat, stage):
                    seat, stage = asking.send(self.act(seat))
                else:
                    self.check_skipped(seat)
                    seat, stage = asking.send(PASSED)
        except StopIteration:
            pass
        self.waited += len(expected)
        assert self.asked_now() is None, "the window is still open"
        effects = [event.facts for event in self.happened if event.kind in ("resolves", "fizzled") and not is_answer(event.facts)]
        assert [facts["seat"] for facts in effects if facts["seat"] != view["active"]] == expected

    def asked_now(self) -> tuple[int, int] | None:
        """Who is asked at which stage, if this window is still open."""
        closed = any(event.kind in OPENERS for event in self.happened)
        if closed or not self.state.to_act() or self.view["prompt"]["kind"] != "window":
            return None
        return self.state.to_act()[0], self.view["prompt"]["stage"]

    def act(self, seat: int) -> str:
        """The seat moves, and all is settled until the next question of the window."""
        before = len(self.happened)
        did = self.move()
        self.settle(seat)
        prevented = [event for event in self.happened[before:] if event.kind == "prevented" and event.facts["owner"] == seat]
        return PREVENTED if prevented else {"pass": PASSED, "declare": DECLARED}.get(did, BUILT)

    def check_skipped(self, seat: int) -> None:
        """R26: whoever holds a card is asked; only an empty hand may be passed over. A new turn may have filled it since."""
        hands = [view["seats"][seat] for view in [self.view, self.before]]
        assert 0 in [hand["room_cards"] + hand["spell_cards"] for hand in hands], f"seat {seat} holds cards and is not asked"

    def settle(self, caster: int) -> None:
        """R32: after a spell those who may prevent it are asked, each until passing; else declarations and triggers go on."""
        left = [seat for seat in self.view["order"] if seat != caster]
        while self.state.to_act() and self.view["prompt"]["kind"] != "window":
            if self.view["prompt"]["kind"] != "prevent":
                self.move()
                continue
            view = self.view
            left = [seat for seat in left if can_prevent(view, seat)]
            assert self.state.to_act() == left[:1], f"{left} may prevent it, in this order"
            self.answers += 1
            if self.move() == "pass":
                left = left[1:]


@pytest.mark.parametrize("hundred", [0, *[pytest.param(hundred, marks=pytest.mark.thorough) for hundred in range(1, 10)]])
def test_windows_follow_the_oracle(hundred: int) -> None:
    """R31, R32: a thousand seeds; who is asked when, what waits, and in which order it resolves."""
    windows = waited = answers = 0
    for seed in range(100 * hundred, 100 * hundred + 100):
        follower = Follower(seed)
        try:
            follower.play(before=seed % 25 * 8, windows=2)
        except AssertionError as error:
            raise AssertionError(f"seed {seed}: {error}") from error
        windows += follower.windows
        waited += follower.waited
        answers += follower.answers

    assert windows > 150
    assert min(waited, answers) > 0
