"""What is printed on the cards, as views show it: made once per box, so that nobody has to compute with it."""

from __future__ import annotations

from typing import Final, cast

from ...core.bits import members
from .cards import AGES, BANS, NEUTRAL, SLOTS, Cards, Effects
from .shapes import Effects as EffectsView
from .shapes import Enemy, PrintedCreature, PrintedItem, PrintedKing


def values_in(values: int) -> list[int]:
    return [value + 1 for value in members(values)]


def effects_seen(effects: Effects, at: int) -> EffectsView:
    """R120-R126: the effects that a card has, as a card file writes them."""
    found: EffectsView = {
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
    return cast(EffectsView, {kind: value for kind, value in found.items() if value})


class CardViews:
    """Per item, creature and king what is printed on the card, and per slot the Nobleman's ability (R135)."""

    def __init__(self, cards: Cards) -> None:
        self.items: Final = [printed_item(cards, item) for item in range(len(cards.item_id))]
        self.creatures: Final = [printed_creature(cards, enemy) for enemy in range(cards.first_king)]
        self.kings: Final = [printed_king(cards, enemy) for enemy in range(cards.first_king, len(cards.enemy_id))]
        self.slots: Final = [effects_seen(cards.printed, slot) for slot in range(len(SLOTS))]


def printed_item(cards: Cards, item: int) -> PrintedItem:
    colour = cards.item_slot[item]
    return {
        "item": cards.item_id[item],
        "class": cards.item_class[item],
        "slot": "neutral" if colour == NEUTRAL else SLOTS[colour],
        "joker": bool(cards.joker[item]),
        "effects": effects_seen(cards.items, 2 * item),
        "improved_effects": effects_seen(cards.items, 2 * item + 1) if cards.item_class[item] > 1 else None,
    }


def printed_enemy(cards: Cards, enemy: int) -> Enemy:
    return {
        "card": cards.enemy_id[enemy],
        "speed": cards.level[enemy],
        "effects": effects_seen(cards.enemies, enemy),
        "bans": [BANS[ban] for ban in members(cards.bans[enemy])],
    }


def printed_creature(cards: Cards, enemy: int) -> PrintedCreature:
    return {**printed_enemy(cards, enemy), "level": cards.level[enemy], "standard": enemy >= cards.first_standard}


def printed_king(cards: Cards, enemy: int) -> PrintedKing:
    king = enemy - cards.first_king
    return {
        **printed_enemy(cards, enemy),
        "age": AGES[cards.age[king]],
        "beer": [BANS[members(ban)[0]] for ban in cards.beer[king]],
        "flag": cards.flag[king] or None,
    }
