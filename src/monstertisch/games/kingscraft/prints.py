"""The printed text of the cards as plain data, made once per box: views show it and nobody has to compute with it."""

from __future__ import annotations

from typing import Final

from ...core.game import Data
from .cards import AGES, BANS, NEUTRAL, SLOTS, Cards, Effects
from .sets import members


def values_in(values: int) -> list[int]:
    return [value + 1 for value in members(values)]


def effects_seen(effects: Effects, at: int) -> Data:
    """R120-R126: the effects that a card has, as a card file writes them."""
    found: Data = {
        "d6": effects.d6[at],
        "d12": effects.d12[at],
        "strength": effects.strength[at],
        "armour": effects.armour[at],
        "speed": effects.speed[at],
        "reroll_die": effects.reroll_die[at],
        "reroll_values": values_in(effects.reroll_values[at]),
        "force_reroll_values": values_in(effects.force_reroll_values[at]),
        "set_die": effects.set_die[at],
        "repeat_fight": effects.repeat_fight[at],
        "heal": effects.heal[at],
        "heal_after_win": effects.heal_after_win[at],
    }
    if effects.extra[at]:
        found["extra_per_value"] = {"values": values_in(effects.extra_values[at]), "n": effects.extra[at]}
    return {kind: value for kind, value in found.items() if value}


class Prints:
    """Per card what is printed on it."""

    def __init__(self, cards: Cards) -> None:
        self.items: Final[list[Data]] = [item_print(cards, item) for item in range(len(cards.item_id))]
        self.enemies: Final[list[Data]] = [enemy_print(cards, enemy) for enemy in range(len(cards.enemy_id))]
        self.slots: Final[list[Data]] = [effects_seen(cards.printed, slot) for slot in range(len(SLOTS))]  # the Nobleman's (R135)


def item_print(cards: Cards, item: int) -> Data:
    colour = cards.item_slot[item]
    return {
        "item": cards.item_id[item],
        "class": cards.item_class[item],
        "slot": "neutral" if colour == NEUTRAL else SLOTS[colour],
        "joker": bool(cards.joker[item]),
        "effects": effects_seen(cards.items, 2 * item),
        "improved_effects": effects_seen(cards.items, 2 * item + 1) if cards.item_class[item] > 1 else None,
    }


def enemy_print(cards: Cards, enemy: int) -> Data:
    found: Data = {
        "card": cards.enemy_id[enemy],
        "speed": cards.level[enemy],
        "effects": effects_seen(cards.enemies, enemy),
        "bans": [BANS[ban] for ban in members(cards.bans[enemy])],
    }
    if enemy < cards.first_king:
        return {**found, "level": cards.level[enemy], "standard": enemy >= cards.first_standard}
    king = enemy - cards.first_king
    found["age"] = AGES[cards.age[king]]
    found["beer"] = [BANS[members(ban)[0]] for ban in cards.beer[king]]
    return {**found, "flag": cards.flag[king] or None}
