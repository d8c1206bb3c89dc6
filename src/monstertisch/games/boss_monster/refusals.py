"""Refusals in full: the reason with all the facts that its words need."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ...core.reason import Reason
from .effects.vocabulary import WHEN
from .reasons import (
    CONDITION_FAILS,
    GAME_OVER,
    LEVEL_TOO_LOW,
    NO_SUCH_MOVE,
    NOT_ASKED,
    NOT_NOW,
    REFUSALS,
    TOO_FEW_COINS,
    WRONG_NUMBER,
)
from .rules.declaring import named_ability, named_thing
from .rules.places import room_at
from .rules.telling import name
from .steps import prompt_kind

if TYPE_CHECKING:
    from .state import Table

# The rule under which a move is made: what a move at the wrong time is refused by.
RULES: Final = {
    "pass": "R31",
    "accept": "R36",
    "decline": "R36",
    "redraw": "R18",
    "keep": "R18",
    "take_back": "R41",
    "boss": "R114",
    "discard": "R120",
    "place": "R41",
    "promote": "R68",
    "sell": "R117",
    "declare": "R26",
    "mode": "R29",
    "target": "R29",
    "coins": "R75",
    "take": "R10",
    "trigger": "R35",
    "draw": "R115",
}


def reason_for(table: Table, seat: int, action: int, code: int) -> Reason:
    """The refusal as this seat may read it: with what the move names, and what decides."""
    word, rule = REFUSALS[code]
    if code in (GAME_OVER, NO_SUCH_MOVE):
        return Reason(word, rule)
    if code == NOT_ASKED:
        return Reason(word, rule, {"seats": table.to_act()})
    spelled = table.moves.spelled[action]
    params: dict[str, Any] = {key: spelled[key] for key in spelled if key != "kind"}
    params["move"] = spelled["kind"]
    if code == NOT_NOW:
        rule = RULES[spelled["kind"]]
    return Reason(word, rule, {**params, **facts_of(table, seat, action, code)})


def facts_of(table: Table, seat: int, action: int, code: int) -> dict[str, Any]:
    """What the words need beyond what the move names."""
    found: dict[str, Any] = {}
    if code == NOT_NOW:
        found["prompt"] = prompt_kind(table)
    if code in (TOO_FEW_COINS, WRONG_NUMBER):
        found["have"] = table.coins[seat]
    if table.moves.is_declaration(action) and table.order:
        found.update(declaration_facts(table, seat, action, code))
    elif code != NOT_NOW and (
        table.moves.place.has(action) or table.moves.is_promotion(action) or table.moves.target_room.has(action)
    ):
        spelled = table.moves.spelled[action]
        owner = spelled.get("seat", seat)
        room = room_at(table, owner, spelled["slot"] - 1) if owner < table.seats else -1
        if room >= 0:
            found["room"] = name(table, room)
    return found


def declaration_facts(table: Table, seat: int, action: int, code: int) -> dict[str, Any]:
    """The card that a declaration names, and the condition or the level that it lacks."""
    thing = named_thing(table, seat, action)
    if thing < 0:
        return {}
    found: dict[str, Any] = {"card": name(table, thing)}
    if code == LEVEL_TOO_LOW:
        found["have"] = table.level[thing]
    if code == CONDITION_FAILS:
        ability = table.cards.abilities[table.cards.things[thing]][named_ability(table, seat, action, thing)]
        found["when"] = WHEN[ability.when]
    return found
