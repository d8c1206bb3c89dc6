"""Refusals in full: the reason with all the facts that its words need."""

from __future__ import annotations

from typing import Any, Final

from ...core.agenda import GAME_OVER, NO_SUCH_MOVE, NOT_ASKED
from ...core.bits import members
from ...core.reason import Reason
from .cards import LETTERS
from .moves import SLOTS
from .reasons import (
    FROZEN,
    LACKS_MATERIAL,
    NO_RECIPE,
    NO_SUCH_SLOT,
    NOT_IN_FORGE,
    NOT_NOW,
    ONLY_SPEED,
    POTIONS_BANNED,
    REFUSALS,
    REROLLS_BANNED,
    TOO_FEW_HEARTS,
    WRONG_CLASS,
    WRONG_SLOT,
)
from .rules.forge import materials
from .rules.inventory import owned_by, owner_of
from .rules.profile import fits, slots_of
from .state import Realm

# The rule under which a move is made: what a move at the wrong time is refused by.
RULES: Final = {
    "choose": "R17",
    "pass": "R76",
    "done": "R35",
    "roll": "R122",
    "repeat": "R88",
    "draw": "R33",
    "decline": "R33",
    "play": "R76",
    "reroll": "R82",
    "set_die": "R125",
    "pick": "R122",
    "use": "R122",
    "take": "R33",
    "combine": "R61",
    "improve": "R61",
    "brew": "R61",
    "exchange": "R61",
    "discard": "R57",
    "return": "R57",
    "token": "R132",
    "experiment": "R138",
    "research": "R138",
    "reproduce": "R138",
    "expert": "R138",
    "put": "R139",
    "steal": "R137",
    "ambush": "R137",
    "swap": "R137",
}


def reason_for(realm: Realm, seat: int, action: int, code: int) -> Reason:
    """The refusal as this seat may read it: with what the move names, and what decides."""
    name, rule = REFUSALS[code]
    if code in (GAME_OVER, NO_SUCH_MOVE):
        return Reason(name, rule)
    if code == NOT_ASKED:
        return Reason(name, rule, {"seats": members(realm.agenda.steps[-1].asked(realm))})
    spelled = realm.moves.spelled[action]
    params: dict[str, Any] = {key: spelled[key] for key in spelled if key != "kind"}
    if code == NOT_NOW:
        rule = RULES[spelled["kind"]]
    return Reason(name, rule, {**params, **facts_of(realm, seat, action, code)})


def facts_of(realm: Realm, seat: int, action: int, code: int) -> dict[str, Any]:
    """What the words need beyond what the move names."""
    spelled = realm.moves.spelled[action]
    if code in (NOT_NOW, FROZEN):
        return {"prompt": realm.agenda.steps[-1].prompt}
    if code in (WRONG_SLOT, NO_SUCH_SLOT):
        return {"fits": slots_for(realm, seat, realm.cards.item_id.index(spelled["item"])) if "item" in spelled else []}
    if code in (ONLY_SPEED, POTIONS_BANNED, REROLLS_BANNED):
        fight = realm.fight
        return {} if fight is None else {"enemy": realm.cards.enemy_id[fight.enemy], "needed": realm.cards.level[fight.enemy]}
    if code == WRONG_CLASS:
        wanted = realm.agenda.steps[-1].facts(realm)["class"]
        return {"class": realm.cards.item_class[realm.cards.item_id.index(spelled["item"])], "wanted": wanted}
    if code == NOT_IN_FORGE:
        owner = owner_of(realm, realm.cards.item_id.index(spelled["item"]))
        return {"owner": owner if owner >= 0 else None}
    if code == LACKS_MATERIAL:
        owned = owned_by(realm, seat)
        return {"missing": [realm.cards.item_id[item] for item in materials(realm, action) if not owned >> item & 1]}
    if code == NO_RECIPE:
        return {"board": LETTERS[realm.cards.item_board[realm.moves.product(action)]]}
    if code == TOO_FEW_HEARTS:
        return {"have": realm.hearts[seat]}
    return {}


def slots_for(realm: Realm, seat: int, item: int) -> list[str]:
    """R51: the slots into which this item may be put."""
    return [SLOTS[slot] for slot in range(slots_of(realm, seat)) if fits(realm, item, slot)]
