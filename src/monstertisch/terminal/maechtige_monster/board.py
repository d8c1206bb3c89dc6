"""The board of Mächtige Monster: puts drawing, wishes, explanations and stories together."""

from __future__ import annotations

import re
from typing import Any

from rich.console import RenderableType

from ..board import Board, Position
from . import choices, explain, picture, story

# 4 on 2, 4 auf 2, 4 2, 4 on 2.1, dragon 4 on guard 2
WISH = re.compile(r"(?:[^\W\d]+\s+)?(\d+)\s*(?:on|auf|at|bei|to|zu|an)?\s*(?<!\d)(?:guard|wächter|waechter)?\s*(\d+)(?:\.(\d+))?")


class TableBoard(Board):
    def picture(self, position: Position) -> list[RenderableType]:
        return picture.draw(self, position.view)

    def order(self, position: Position) -> list[int]:
        return choices.in_order(self, position)

    def choices(self, position: Position) -> list[RenderableType]:
        return choices.numbered(self, position)

    def wish(self, typed: str, position: Position) -> list[int] | None:
        """A card on a guard means the free slot there or, where both are taken, either monster."""
        found = WISH.fullmatch(typed.strip().casefold())
        if found is None:
            return None
        strength, guard, view = int(found[1]), int(found[2]), position.view
        if found[3]:
            return [self.action(strength, guard, int(found[3]))]
        slots = view["guards"][guard - 1]["slots"] if 1 <= guard <= len(view["guards"]) else [None, None]
        free = [slot for slot in [1, 2] if slots[slot - 1] is None]
        return [self.action(strength, guard, slot) for slot in free[:1] or [1, 2]]

    def action(self, strength: int, guard: int, slot: int) -> int:
        return self.moves.read({"kind": "place", "strength": strength, "guard": guard, "slot": slot})

    def name(self, action: int) -> str:
        spelled = self.moves.spell_out(action)
        return f"{spelled['guard']}.{spelled['slot']}"

    def question(self, position: Position, actions: list[int]) -> str:
        targets = [f"{self.name(action)} ({choices.target(self, position.view, action)})" for action in actions]
        return self.texts.say("which-monster", first=targets[0], second=targets[-1])

    def explain(self, topic: str, position: Position) -> list[str] | None:
        return explain.explain(self, topic, position)

    def story(self, happened: list[dict[str, Any]]) -> list[RenderableType]:
        return story.tell(self, happened)
