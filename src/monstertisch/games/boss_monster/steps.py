"""All steps of the agenda: how they are read again, and how the open question looks to whoever must show it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ...core.agenda import Step
from ...core.game import Data
from .effects.coins import HowManyToLay
from .effects.hands import (
    DealNow,
    DiscardRoom,
    KeepOne,
    TakeFromDiscard,
    TakeFromHand,
    thrown_by_opponents,
)
from .effects.heroes import Heal
from .effects.minibosses import BuildNow
from .effects.primitive import mode_of
from .effects.rooms import Doubling
from .effects.vocabulary import TARGETS
from .moves import MOST_COINS
from .pieces import Deed
from .rules.adventure import AdventurePhase, AdventureTurn, Enter, Leave, NextAdventurer, WalkOn
from .rules.bait import Bait
from .rules.build import PayWithRoom
from .rules.carrying import CarryOut, Finish, Resolve
from .rules.deeds import (
    ChooseCoins,
    ChooseMode,
    ChooseSacrifice,
    ChooseTarget,
    Declaring,
    DiscardCost,
    Paying,
    ability_of,
    targets_seen,
)
from .rules.end import EndPhase, Intrigue
from .rules.opening import ChooseBosses, DealHands, DiscardTwo, FirstRoom, Redraw
from .rules.places import host_of, slot_of, walker_room
from .rules.resolving import Answer, Answers, Declared, PayTax, ResolveWaiting, Settled, waiting_seen
from .rules.reveal import AfterBuilding, BuildRooms, PayMiniboss, Reveal, Watchers, face_seen
from .rules.telling import name, names, source_seen
from .rules.triggers import Aftermath, Offer, OrderTriggers
from .rules.turn import Beginning, BuildPhase, NextBuilder, Turn
from .rules.windows import WINDOWS, ActivePart, CloseWindow, OtherPart, OthersPart, Window

if TYPE_CHECKING:
    from .state import Table

STEPS: Final[dict[str, Any]] = {
    step.__name__: step
    for step in [
        ActivePart, AdventurePhase, AdventureTurn, AfterBuilding, Aftermath, Answer, Answers, Bait, Beginning, BuildNow, BuildPhase,
        BuildRooms, CarryOut, ChooseBosses, ChooseCoins, ChooseMode, ChooseSacrifice, ChooseTarget, CloseWindow, DealHands,
        DealNow, Declared, Declaring, DiscardCost, DiscardRoom, DiscardTwo, Doubling, EndPhase, Enter, Finish, FirstRoom, Heal,
        HowManyToLay, Intrigue, KeepOne, Leave, NextAdventurer, NextBuilder, Offer, OrderTriggers, OtherPart, OthersPart,
        PayMiniboss, PayTax, PayWithRoom, Paying, Redraw, Resolve, ResolveWaiting, Reveal, Settled, TakeFromDiscard,
        TakeFromHand, Turn, WalkOn, Watchers, Window,
    ]
}  # fmt: skip

# What a question is called where it is shown.
PROMPTS: Final = {
    "ActivePart": "window",
    "Answer": "prevent",
    "BuildNow": "build_now",
    "ChooseBosses": "boss",
    "ChooseCoins": "coins",
    "ChooseMode": "mode",
    "ChooseSacrifice": "target",
    "ChooseTarget": "target",
    "DealNow": "deal",
    "DiscardCost": "cost",
    "DiscardRoom": "discard_rooms",
    "DiscardTwo": "discard_two",
    "Doubling": "double",
    "FirstRoom": "first_room",
    "Heal": "heal",
    "HowManyToLay": "lay_coins",
    "Intrigue": "intrigue",
    "KeepOne": "keep_discard",
    "Offer": "trigger",
    "OrderTriggers": "order",
    "OtherPart": "window",
    "PayMiniboss": "pay_miniboss",
    "PayTax": "tax",
    "PayWithRoom": "cost",
    "Redraw": "redraw",
    "TakeFromDiscard": "take",
    "TakeFromHand": "look",
}


def prompt_of(table: Table, viewer: int | None) -> Data:
    """The open question as this viewer may see it: its kind, who owes an answer, and what it is about."""
    if not table.agenda.steps:
        return {"kind": "over", "seats": [], "forced": None}
    step = table.agenda.steps[-1]
    seats = table.to_act()
    asked = viewer is not None and viewer in seats
    forced = len(step.options(table, viewer)) == 1 if viewer is not None and asked else None
    found: Data = {"kind": prompt_kind(table), "seats": seats, "forced": forced}
    found.update(facts_of(table, step))
    if isinstance(step, ActivePart | OtherPart | Answer):
        found["concerns"] = concerns(table, viewer) if viewer is not None and asked else None
    if isinstance(step, ChooseBosses):
        found["cards"] = [name(table, boss) for boss in table.offers[viewer]] if viewer is not None and asked else []
    if asked and isinstance(step, TakeFromHand):
        found["cards"] = sorted(names(table, table.hands[step.number]))
    if isinstance(step, BuildNow):
        known = [card for card in table.offer if asked or card in table.discard]
        found["cards"] = names(table, known)
    return found


def concerns(table: Table, seat: int) -> bool:
    """Whether what happens now touches this seat: its turn, a hero in or before its dungeon, or an effect aimed at it."""
    if table.active == seat or (table.walker >= 0 and table.walk_seat == seat):
        return True
    return any(touches(table, deed, seat) for deed in table.waiting + table.deeds)


def touches(table: Table, deed: Deed, seat: int) -> bool:
    """Whether this deed is aimed at the seat, its rooms, its minibosses or its heroes."""
    if deed.owner == seat and deed.seat != seat:
        return True
    for target in targets_seen(table, deed):
        if target.get("seat") == seat:
            return True
        if "hero" in target and host_of(table, table.cards.ids.index(target["hero"])) == seat:
            return True
    return False


def prompt_kind(table: Table) -> str:
    steps = table.agenda.steps
    return PROMPTS[type(steps[-1]).__name__] if steps else "over"


def facts_of(table: Table, step: Step[Table]) -> Data:
    """What is public about the question."""
    if isinstance(step, ActivePart | OtherPart):
        return window_facts(table, step)
    if isinstance(step, DiscardTwo):
        return {"left": [table.cards.discards - len(cards) for cards in table.aside]}
    if isinstance(step, PayMiniboss):
        return {**face_seen(table, step.seat), "price": table.cards.miniboss_price}
    if isinstance(step, OrderTriggers):
        return {
            "seat": step.seat,
            "triggers": [source_of(table, one.source, one.ability) for one in table.triggers if one.seat == step.seat],
        }
    if isinstance(step, PayWithRoom):
        return {
            "seat": step.seat,
            "want": "discard_monster_rooms",
            "left": 1,
            "source": source_seen(table, table.bosses[step.seat]),
        }
    if not table.deeds:
        return {}
    deed = table.deeds[-1]
    found: Data = {"seat": step.seat, "source": source_seen(table, deed.source, ability_of(table, deed).level)}
    if isinstance(step, Answer):
        return {**found, "seat": step.number}
    return {**found, **deed_facts(table, step)}


def deed_facts(table: Table, step: Step[Table]) -> Data:
    """What a question about the innermost deed needs beyond its source."""
    if isinstance(step, ChooseTarget):
        return {"number": step.number + 1, "want": TARGETS[mode_of(table, table.deeds[-1]).targets[step.number]]}
    if isinstance(step, ChooseSacrifice):
        return {"number": 1, "want": "sacrifice"}
    if isinstance(step, ChooseCoins):
        return {"least": step.number, "most": min(table.coins[step.seat], MOST_COINS)}
    if isinstance(step, DiscardCost):
        return {"want": step.want(table), "left": step.other}
    if isinstance(step, PayTax):
        return {"n": step.tax(table), "card": name(table, table.deeds[-1].source)}
    if isinstance(step, HowManyToLay):
        return {"most": step.number}
    if isinstance(step, TakeFromHand | DealNow):
        return {"owner": step.number}
    if isinstance(step, KeepOne):
        return {"cards": names(table, thrown_by_opponents(table, step.seat))}
    if isinstance(step, TakeFromDiscard):
        return {"left": step.number, "from": "discard"}
    if isinstance(step, Heal | DiscardRoom):
        return {"left": step.number}
    return {}


def source_of(table: Table, thing: int, ability: int) -> Data:
    return source_seen(table, thing, table.cards.abilities[table.cards.things[thing]][ability].level)


def window_facts(table: Table, step: Step[Table]) -> Data:
    """R31: which window it is, and what waits."""
    found: Data = {"window": WINDOWS[step.number], "active": table.active, "hero": None, "dungeon": None, "slot": None}
    if table.walker >= 0:
        found["hero"] = name(table, table.walker)
        found["dungeon"] = table.walk_seat
        room = walker_room(table)
        if room >= 0:
            found["slot"] = slot_of(table, table.walk_seat, room) + 1
    found["waiting"] = waiting_seen(table)
    found["stage"] = step.other if isinstance(step, ActivePart) else 2
    return found
