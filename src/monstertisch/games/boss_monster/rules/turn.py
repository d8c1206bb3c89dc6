"""R22-R25, R39, R40: the turn with its five phases."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from ....core.agenda import Step
from ....core.chance import Chance
from ....core.event import EVERYONE, HIDDEN, Events
from ....core.game import Data
from ..effects.vocabulary import ON_BUILD_PHASE, ON_BUILD_TURN
from ..pieces import BEGINNING, BUILD, replaced
from .adventure import AdventurePhase
from .bait import Bait
from .changes import ROOM_DECK, draw_cards
from .end import EndPhase, Intrigue, clear_marks
from .firing import fire_all, fire_own
from .reveal import Reveal
from .telling import name, tell
from .triggers import Aftermath
from .windows import BUILD_WINDOW, Window

if TYPE_CHECKING:
    from ..state import Table


@final
class Turn(Step["Table"]):
    """R22: beginning, build, bait, adventure, end, and the next turn."""

    def act(self, table: Table, chance: Chance, events: Events | None) -> None:
        phases = [Beginning(), BuildPhase(), Reveal(), Bait(), AdventurePhase(), EndPhase(), Intrigue()]
        table.agenda.then(*phases, self)


@final
class Beginning(Step["Table"]):
    """R23, R24: new heroes come to town, and everyone draws a card."""

    def act(self, table: Table, chance: Chance, events: Events | None) -> None:
        table.turn += 1
        table.phase = BEGINNING
        if table.turn == 1:
            clear_marks(table)  # the opening is no turn (R37)
        tell(events, "turn", {"round": table.turn})
        tell(events, "phase", {"phase": "beginning"})
        for _ in range(min(table.seats, len(table.hero_deck))):
            hero = table.hero_deck[-1]
            table.hero_deck = table.hero_deck[:-1]
            table.ages = replaced(table.ages, hero, 1 + max(table.ages))
            table.town = [*table.town, hero]
            if events is not None:
                facts: Data = {"hero": name(table, hero), "epic": table.cards.epic[hero] == 1, "left": len(table.hero_deck)}
                events.add("hero_revealed", facts, EVERYONE, None, HIDDEN)
        for seat in table.order:
            if table.alive[seat]:
                draw_cards(table, seat, ROOM_DECK, 1, "turn", -1, chance, events)


@final
class BuildPhase(Step["Table"]):
    """R39: first what happens at its start."""

    def act(self, table: Table, chance: Chance, events: Events | None) -> None:
        table.phase = BUILD
        tell(events, "phase", {"phase": "build"})
        fire_all(table, ON_BUILD_PHASE, -1)
        table.agenda.then(Aftermath(), NextBuilder(-1, 0))


@final
class NextBuilder(Step["Table"]):
    """R40, R41: the build turns in XP order from place `number` on; each is one window."""

    def act(self, table: Table, chance: Chance, events: Events | None) -> None:
        table.active = -1
        for at in range(self.number, table.seats):
            seat = table.order[at]
            if table.alive[seat]:
                table.active = seat
                table.take_backs = 0
                table.locked = 0
                table.promoted = 0
                table.sold = 0
                tell(events, "build_turn", {"seat": seat})
                fire_own(table, seat, ON_BUILD_TURN, -1)
                table.agenda.then(Aftermath(), Window(seat, BUILD_WINDOW), NextBuilder(-1, at + 1))
                return
