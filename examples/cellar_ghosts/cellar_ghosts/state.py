"""The cellar: one position, what may be done in it, and who knows what."""

from __future__ import annotations

from monstertisch.core.chance import Chance
from monstertisch.core.event import EVERYONE, HIDDEN, NOTHING, OWN, Events
from monstertisch.core.game import Data, Result, Setup, State
from monstertisch.core.reason import IllegalMove, Reason

from .cards import Box
from .shapes import CellarView, Left, Scary

NOBODY = -1


class Cellar(State):
    def __init__(self, setup: Setup, box: Box, data: Data) -> None:
        self.setup, self.box = setup, box
        self.hands: list[list[int]] = [hand[:] for hand in data["hands"]]
        self.pile: list[int] = data["pile"][:]  # drawn from its end
        self.stairs: list[int] = data["stairs"][:]  # ghosts, the topmost last
        self.layers: list[int] = data["layers"][:]  # who laid them
        self.taken: list[list[int]] = [ghosts[:] for ghosts in data["taken"]]
        self.turn: int = data["turn"]  # a seat, or NOBODY when it is over
        self.number: int = data["number"]  # of these stairs, from 1

    def to_data(self) -> Data:
        names = ["hands", "pile", "stairs", "layers", "taken", "turn", "number"]
        return {name: getattr(self, name) for name in names}

    def copy(self) -> Cellar:
        return Cellar(self.setup, self.box, self.to_data())

    # What is asked

    def to_act(self) -> list[int]:
        return [] if self.turn == NOBODY else [self.turn]

    def options(self, seat: int) -> list[int]:
        return [action for action in range(self.box.moves.count) if self.why_not(seat, action) is None]

    def candidates(self, seat: int) -> list[int]:
        """Everything in hand, and running away."""
        return sorted({*self.hands[seat], self.box.flee}) if seat == self.turn else []

    def why_not(self, seat: int, action: int) -> Reason | None:
        if self.turn == NOBODY:
            return Reason("game-over", "R8")
        if seat != self.turn:
            return Reason("not-your-turn", "R3", {"turn": self.turn})
        if not 0 <= action < self.box.moves.count:
            return Reason("no-such-move", "R3")
        if action == self.box.flee:
            return None if self.stairs else Reason("nobody-there", "R7")
        if action not in self.hands[seat]:
            return Reason("not-in-hand", "R3", {"card": self.box.ids[action]})
        if self.stairs and not self.box.scares(action, self.stairs[-1]):
            facts = {"card": self.box.ids[action], "fright": self.box.fright[self.stairs[-1]]}
            return Reason("too-tame", "R4", facts)
        return None

    def preview(self, seat: int, action: int) -> Scary | Left:
        """R7: who would get how many ghosts."""
        if action != self.box.flee:
            return {"fright": self.box.fright[action]}
        return {"owner": self.layers[-1], "count": len(self.stairs)}

    # What happens

    def play(self, seat: int, action: int, chance: Chance, events: Events | None = None) -> None:
        reason = self.why_not(seat, action)
        if reason is not None:
            raise IllegalMove(reason)
        if action == self.box.flee:
            self.flee(seat, events)
        else:
            self.lay(seat, action, events)

    def lay(self, seat: int, ghost: int, events: Events | None) -> None:
        """R4-R6, R8: onto the stairs; then draw, or it was the last one."""
        self.hands[seat].remove(ghost)
        self.stairs.append(ghost)
        self.layers.append(seat)
        if events is not None:
            facts = {"seat": seat, "card": self.box.ids[ghost], "fright": self.box.fright[ghost]}
            events.add("laid", facts, EVERYONE, None, OWN)
        if self.pile:
            self.draw(seat, events)
        self.turn = (seat + 1) % self.setup.players
        if not self.hands[seat]:
            self.take_stairs(events)
            self.turn = NOBODY
            if events is not None:
                events.add("over", self.result().to_data(), EVERYONE, None, NOTHING)

    def draw(self, seat: int, events: Events | None) -> None:
        """R6: what it is, only the one who draws sees."""
        ghost = self.pile.pop()
        self.hands[seat] = sorted([*self.hands[seat], ghost])
        if events is not None:
            events.add("drawn", {"seat": seat, "card": self.box.ids[ghost]}, seat, {"seat": seat}, HIDDEN)

    def flee(self, seat: int, events: Events | None) -> None:
        """R7: whoever laid the topmost ghost takes the stairs, whoever ran begins new ones."""
        if events is not None:
            events.add("fled", {"seat": seat}, EVERYONE, None, NOTHING)
        self.take_stairs(events)
        self.number += 1

    def take_stairs(self, events: Events | None) -> None:
        winner, count = self.layers[-1], len(self.stairs)
        self.taken[winner] += self.stairs
        self.stairs, self.layers = [], []
        if events is not None:
            events.add("took", {"seat": winner, "count": count, "points": len(self.taken[winner])}, EVERYONE, None, NOTHING)

    def result(self) -> Result:
        return Result([len(ghosts) for ghosts in self.taken])

    def round(self) -> int:
        return self.number

    # Who knows what

    def view(self, seat: int | None) -> CellarView:
        ids, fright = self.box.ids, self.box.fright
        laid = zip(self.stairs, self.layers, strict=True)
        return {
            "seat": seat,
            "round": self.number,
            "turn": None if self.turn == NOBODY else self.turn,
            "pile": len(self.pile),
            "stairs": [{"card": ids[ghost], "fright": fright[ghost], "seat": layer} for ghost, layer in laid],
            "seats": [
                {
                    "points": len(self.taken[other]),
                    "hand": [ids[ghost] if other == seat else None for ghost in hand],
                }
                for other, hand in enumerate(self.hands)
            ],
        }

    def imagine(self, seat: int | None, chance: Chance) -> Cellar:
        """What the others hold and what is in the pile is shuffled together and dealt anew."""
        world = self.copy()
        others = [other for other in range(self.setup.players) if other != seat]
        unknown = sorted([*world.pile, *[ghost for other in others for ghost in world.hands[other]]])
        chance.shuffle("imagine", unknown)
        for other in others:
            world.hands[other] = sorted([unknown.pop() for _ in world.hands[other]])
        world.pile = unknown
        return world

    def purses(self) -> list[int]:
        """There is no money in the cellar."""
        return [0] * self.setup.players

    def census(self) -> list[str]:
        places = [self.pile, self.stairs, *self.hands, *self.taken]
        return sorted([self.box.ids[ghost] for place in places for ghost in place])
