"""What a player may do beside answering the question: use a potion or a token (R76, R138). Arranging is always beside it (R54)."""

from __future__ import annotations

from ....core.chance import Chance
from ....core.event import Events
from ..state import Realm
from .alchemist import token_options, token_refusal, use_token
from .potions import play_potion, potion_options, potion_refusal


def side_move_refusal(realm: Realm, seat: int, window: int, action: int) -> int:
    """R74-R76, R138: a potion that this window allows, or a token."""
    if realm.moves.play.has(action):
        return potion_refusal(realm, seat, window, 0, action)
    return token_refusal(realm, seat, action)


def side_move_options(realm: Realm, seat: int, window: int) -> list[int]:
    return potion_options(realm, seat, window, 0) + token_options(realm, seat)


def carry_out_side_move(realm: Realm, seat: int, window: int, action: int, chance: Chance, events: Events | None) -> None:
    if realm.moves.play.has(action):
        play_potion(realm, seat, window, action, chance, events)
    else:
        use_token(realm, seat, action, chance, events)
