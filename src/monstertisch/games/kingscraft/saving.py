"""A position as plain data and back, and the census of its cards. Cards are written by their ids."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from ...core.agenda import Agenda, read_agenda
from ...core.bits import members
from ...core.fields import Form, Names, Sets, read, write
from ...core.game import Data
from .cards import ACTIONS, LETTERS, Cards
from .pieces import Dose, Fight, Pool
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
from .rules.inventory import SettleOverflow, SettlePotions
from .rules.rewards import MerchantToken, Reward
from .rules.rogue import AmbushLevel, BlackMarket, BreakIn, KeepPotions, SwapFor, Theft
from .rules.round import BeginRound, BeginTurns, ChooseCards, EndRound, Reveal
from .rules.table import recipes_of
from .rules.taking import MerchantShare
from .rules.turn import CarryOut, EndTurn, NextTurn, OwnTurn
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


class Letters(Form):
    """The boards of the forge, from left to right."""

    def write(self, value: Any) -> Any:
        return "".join([LETTERS[board] for board in value])

    def read(self, written: Any) -> Any:
        return [LETTERS.index(letter) for letter in written]


class Doses(Form):
    """Potions in force."""

    def __init__(self, ids: list[str]) -> None:
        self.ids: Final = ids

    def write(self, value: Any) -> Any:
        return [[self.ids[dose.potion], *dose.to_data()[1:]] for dose in value]

    def read(self, written: Any) -> Any:
        return [Dose(self.ids.index(potion), user, target, slot, until) for potion, user, target, slot, until in written]


# What follows from the setup and the layout.
FIXED: Final = ["setup", "cards", "seats", "characters", "most_hearts", "merchant", "moves", "recipes"]


def forms(cards: Cards) -> dict[str, Form]:
    """How the fields are written that hold cards, or sets of cards."""
    items, potions, enemies, actions = Names(cards.item_id), Names(cards.potion_id), Names(cards.enemy_id), Names(ACTIONS)
    item_sets, potion_sets = Sets(cards.item_id), Sets(cards.potion_id)
    return {
        "layout": Letters(),
        "king": enemies,
        "slots": items,
        "packs": item_sets,
        "overflow": item_sets,
        "forge": item_sets,
        "improved": item_sets,
        "potions": potion_sets,
        "deck": potions,
        "discard": potion_sets,
        "knows": potion_sets,
        "fresh": potion_sets,
        "doses": Doses(cards.potion_id),
        "creatures": enemies,
        "beaten": Sets(cards.enemy_id),
        "chosen": actions,
        "revealed": actions,
    }


def to_data(realm: Realm) -> Data:
    """The position by the names of its fields; cards stand in it by their ids."""
    data = write(realm, FIXED, forms(realm.cards))
    data["round"] = data.pop("round_number")
    return data


def fill(realm: Realm, data: Data) -> None:
    """Gives a new realm what `to_data` wrote."""
    made: dict[str, Callable[[Any], Any]] = {name: form.read for name, form in forms(realm.cards).items()}
    made |= {"fight": read_fight, "pools": read_pools, "agenda": read_steps}
    read(realm, {**data, "round_number": data["round"]}, FIXED, made)
    realm.recipes = recipes_of(realm.setup, realm.layout)


def read_fight(written: Any) -> Fight | None:
    return None if written is None else Fight(*written)


def read_pools(written: list[Any]) -> list[Pool]:
    return [
        Pool(owner, faces[:], rerolls, sets, sources, using, picked[:], shown[:])
        for owner, faces, rerolls, sets, sources, using, picked, shown in written
    ]


def read_steps(written: list[Any]) -> Agenda[Realm]:
    return read_agenda(written, STEPS)


def census(realm: Realm) -> list[str]:
    """Every card of the box: those that were seen or are in use where they lie, the rest in the box."""
    cards = realm.cards
    items = [item for item in realm.slots if item >= 0] + members(realm.forge)
    for seat in range(realm.seats):
        items += members(realm.packs[seat]) + members(realm.overflow[seat])
    unused = [item for item, board in enumerate(cards.item_board) if board not in realm.layout]
    potions = realm.deck + members(realm.discard) + [dose.potion for dose in realm.doses]
    for held in realm.potions:
        potions += members(held)
    blank = [potion for potion, blank in enumerate(cards.blank) if blank]
    creatures = [enemy for deck in realm.creatures for enemy in deck] + members(realm.beaten)
    rest = [enemy for enemy in range(cards.first_standard) if enemy not in creatures]
    found = [f"item {cards.item_id[item]}" for item in items + unused]
    found += [f"potion {cards.potion_id[potion]}" for potion in potions + blank]
    return sorted(found + [f"creature {cards.enemy_id[enemy]}" for enemy in creatures + rest])
