"""All steps of the agenda: how they are read again, and how the open question looks to whoever must show it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ...core.agenda import Step
from ...core.game import Data
from .cards import ACTIONS, ITEMS, WINDOWS
from .rules.alchemist import PutBack
from .rules.fight import (
    Attempt,
    EndFight,
    EnemyRepeat,
    EnemyRerolls,
    EnemyRolls,
    FightWindow,
    HeroRepeat,
    HeroRerolls,
    PayFlag,
    SpeedCheck,
)
from .rules.forge import ForgeSteps
from .rules.friendly import BeginUnseen, CompareSpeeds, FriendlyFight, FriendlyRank, FriendlyRerolls, FriendlyRoll, TieWindow
from .rules.inventory import SettleOverflow, SettlePotions, free_places
from .rules.rewards import MerchantToken, Reward
from .rules.rogue import AmbushLevel, BlackMarket, BreakIn, KeepPotions, SwapFor, Theft
from .rules.round import BeginRound, BeginTurns, ChooseCards, EndRound, Reveal
from .rules.taking import MerchantShare
from .rules.turn import AT_END, CarryOut, EndTurn, NextTurn, OwnTurn
from .sets import members

if TYPE_CHECKING:
    from .state import Realm

STEPS: Final[dict[str, Any]] = {
    step.__name__: step
    for step in [
        AmbushLevel, Attempt, BeginRound, BeginTurns, BeginUnseen, BlackMarket, BreakIn, CarryOut, ChooseCards, CompareSpeeds,
        EndFight, EndRound, EndTurn, EnemyRepeat, EnemyRerolls, EnemyRolls, FightWindow, ForgeSteps, FriendlyFight,
        FriendlyRank, FriendlyRerolls, FriendlyRoll, HeroRepeat, HeroRerolls, KeepPotions, MerchantShare, MerchantToken,
        NextTurn, OwnTurn, PayFlag, PutBack, Reveal, Reward, SettleOverflow, SettlePotions, SpeedCheck, SwapFor, Theft,
        TieWindow,
    ]
}  # fmt: skip

# What a question is called where it is shown. A window is called "window" and names itself.
PROMPTS: Final = {
    "AmbushLevel": "ambush",
    "BreakIn": "break_in",
    "ChooseCards": "choose",
    "EnemyRepeat": "enemy_repeat",
    "EnemyRerolls": "enemy_reroll",
    "FightWindow": "window",
    "ForgeSteps": "forge",
    "FriendlyRerolls": "friendly_reroll",
    "HeroRepeat": "hero_repeat",
    "HeroRerolls": "hero_reroll",
    "KeepPotions": "keep",
    "MerchantShare": "share",
    "MerchantToken": "token",
    "OwnTurn": "own_turn",
    "PayFlag": "flag",
    "PutBack": "put_back",
    "Reward": "reward",
    "SettleOverflow": "overflow",
    "SettlePotions": "settle",
    "SwapFor": "swap_for",
    "Theft": "theft",
    "TieWindow": "window",
}


def prompt_of(realm: Realm) -> Data:
    """The open question: its kind, who owes an answer, and what it is about; all of it is public."""
    if not realm.agenda.steps:
        return {"kind": "over", "seats": []}
    step = realm.agenda.steps[-1]
    return {"kind": PROMPTS[type(step).__name__], "seats": members(step.asked(realm)), **facts_of(realm, step)}


def facts_of(realm: Realm, step: Step[Realm]) -> Data:
    if isinstance(step, FightWindow):
        return {"window": WINDOWS[step.number], "hero": realm.active}
    if isinstance(step, TieWindow):
        return {"window": WINDOWS[step.number], "tied": members(step.other)}
    if isinstance(step, OwnTurn):
        return {"at": "end" if step.number == AT_END else "start", "card": ACTIONS[realm.chosen[step.seat]]}
    if isinstance(step, Reward):
        return {"class": step.number}
    if isinstance(step, MerchantShare):
        return {"class": 1}
    if isinstance(step, ForgeSteps):
        return {"steps": step.number}
    if isinstance(step, SwapFor):
        return {"item": ITEMS[step.number], "class": realm.cards.item_class[step.number]}
    if isinstance(step, SettlePotions):
        return {"surplus": -free_places(realm, step.seat)}
    if isinstance(step, PutBack):
        return {"place": step.number + 1, "of": step.other}
    if isinstance(step, KeepPotions):
        return {"keep": realm.cards.market_keep}
    return {}
