"""The end of the game (R141, R142)."""

from __future__ import annotations

from ....core.event import EVERYONE, NOTHING, Events
from ....core.game import Data, Result
from ..state import Realm


def finish(realm: Realm, winner: int, events: Events | None) -> None:
    """R141, R142: the game is over; what was still to be done is not carried out."""
    realm.winner = winner
    realm.active = -1
    realm.agenda.steps.clear()
    if events is not None:
        facts: Data = {"how": "draw", "winner": None, **result_of(realm).to_data()}
        if winner >= 0:
            facts.update({"how": "king", "winner": winner, "seat": winner})
        events.add("over", facts, EVERYONE, None, NOTHING)


def result_of(realm: Realm) -> Result:
    """R141, R142: the hero who beats the king wins; there are no points."""
    scores = [1 if seat == realm.winner else 0 for seat in range(realm.seats)]
    return Result(scores, "king" if realm.winner >= 0 else "draw")
