"""What all questions of this game have in common."""

from __future__ import annotations

from ....core.agenda import Step
from ....core.bits import members
from .. import shapes
from ..state import Underworld


class Question(Step[Underworld]):
    """A step that asks, and that knows what a viewer sees of its question."""

    def question(self, world: Underworld, viewer: int) -> shapes.Question:
        """All there is to show; `viewer` is a seat that is asked, or -1 for all others."""
        raise NotImplementedError

    def seats(self, world: Underworld) -> list[int]:
        """Who owes an answer."""
        return members(self.asked(world))
