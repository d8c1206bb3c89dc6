"""The end of the game (R141, R142)."""

from __future__ import annotations

from ....core.event import EVERYONE, NOTHING, Events
from ....core.game import Result
from .. import shapes
from ..state import Realm


def finish(realm: Realm, winner: int, events: Events | None) -> None:
    """R141, R142: the game is over; what was still to be done is not carried out."""
    realm.winner = winner
    realm.active = -1
    realm.agenda.steps.clear()
    if events is not None:
        result = result_of(realm)
        facts: shapes.Over = {
            "how": "king" if winner >= 0 else "draw",
            "winner": winner if winner >= 0 else None,
            "scores": result.scores,
            "places": result.places,
            "winners": result.winners,
        }
        if winner >= 0:
            facts["seat"] = winner
        events.add("over", facts, EVERYONE, None, NOTHING)


def result_of(realm: Realm) -> Result:
    """R141, R142: the hero who beats the king wins; there are no points."""
    scores = [1 if seat == realm.winner else 0 for seat in range(realm.seats)]
    return Result(scores, "king" if realm.winner >= 0 else "draw")
