"""What a seat can foresee of a move: what it costs, what it brings, and the chance to win."""

from __future__ import annotations

from typing import Final

from ...core.event import Facts
from .cards import AMBUSH, ATTACKED
from .moves import DRAW, SLOTS
from .odds import chance_to_win
from .rules.fight import enemy_of_level
from .rules.forge import materials
from .rules.inventory import free_places, slot_with
from .rules.profile import fits
from .shapes import AmbushPreview, BrewPreview, CardPreview, CombinePreview, DrawPreview, ImprovePreview, WearPreview
from .state import Realm

NEARLY_NOTHING: Final = 1e-9  # where floats are not exact


def preview(realm: Realm, seat: int, action: int) -> Facts:
    """What this seat can foresee of a legal move: what it costs, what it brings, what it replaces."""
    if realm.moves.choose.has(action):
        return card_preview(realm, seat, realm.moves.choose.named(action))
    if realm.moves.wear.has(action):
        return wear_preview(realm, seat, realm.moves.wear.one(action), realm.moves.wear.other(action))
    if realm.moves.combine.has(action):
        return combine_preview(realm, action)
    if realm.moves.improve.has(action):
        item = realm.moves.improve.named(action)
        return ImprovePreview(effects=realm.setup.card_views.items[item]["improved_effects"])
    if realm.moves.brew.has(action):
        item = realm.moves.brew.named(action)
        return BrewPreview(costs=[realm.cards.item_id[item]], potions=realm.cards.item_class[item])
    if action == DRAW or realm.moves.experiment.has(action):
        number = realm.agenda.steps[-1].facts(realm)["class"] if action == DRAW else realm.moves.experiment.named(action)
        return DrawPreview(potions=number, room=max(free_places(realm, seat), 0))
    if realm.moves.ambush.has(action):
        return AmbushPreview(win=percent(realm, seat, enemy_of_level(realm, realm.moves.ambush.named(action)), AMBUSH))
    return {}


def combine_preview(realm: Realm, action: int) -> CombinePreview:
    """R63, R67: the materials, and whether the item will be golden."""
    first, second = materials(realm, action)
    item = realm.moves.product(action)
    improved = realm.improved >> item & 1 or realm.improved >> first & realm.improved >> second & 1
    return {
        "costs": [realm.cards.item_id[first], realm.cards.item_id[second]],
        "brings": realm.cards.item_id[item],
        "improved": bool(improved),
    }


def card_preview(realm: Realm, seat: int, card: int) -> CardPreview:
    """R19: the number of the card, whom it attacks as things lie now, and the chance to win in percent (of the better level)."""
    found: CardPreview = {"order": realm.cards.order[card]}
    enemies = attacked_by(realm, card)
    if len(enemies) == 1:
        found["enemy"] = realm.cards.enemy_id[enemies[0]]
    chances = [percent(realm, seat, enemy, card) for enemy in enemies]
    if chances:
        found["win"] = None if None in chances else max([chance for chance in chances if chance is not None])
    return found


def attacked_by(realm: Realm, card: int) -> list[int]:
    """The enemies that this card may attack now."""
    if card == AMBUSH:
        return [enemy_of_level(realm, level) for level in [1, 2]]
    level = ATTACKED.get(card, -1)
    return [realm.king] if level == 0 else [enemy_of_level(realm, level)] if level > 0 else []


def percent(realm: Realm, seat: int, enemy: int, card: int) -> int | None:
    """The chance to win; 0 and 100 are kept for what is certain. None: it cannot be told."""
    chance = chance_to_win(realm, seat, enemy, card)
    if chance is None:
        return None
    if chance < NEARLY_NOTHING or chance > 1.0 - NEARLY_NOTHING:
        return round(100 * chance)
    return min(max(round(100 * chance), 1), 99)


def wear_preview(realm: Realm, seat: int, slot: int, item: int) -> WearPreview:
    """R54: what lies there now, and where it goes."""
    lying = realm.slots[5 * seat + slot]
    if lying < 0:
        return {"instead_of": None}
    before = slot_with(realm, seat, item)
    swaps = before >= 0 and fits(realm, lying, before)
    return {"instead_of": realm.cards.item_id[lying], "to": SLOTS[before] if swaps else "backpack"}
