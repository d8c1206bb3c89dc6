"""What a seat sees, as plain data built field by field (R59). The fight has its own module, `fight_view`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from ...core.bits import members
from .cards import (
    ACTIONS,
    ALCHEMIST,
    CHARACTERS,
    LETTERS,
    NOBLEMAN,
    ROGUE,
    THEFT,
    TOKENS,
)
from .fight_view import damage_seen, dose_seen, fight_seen, friendly_seen
from .knowledge import known_to, sees_card_of, unknown_to
from .moves import SLOTS
from .rules.fight import ban_names, enemy_of_level
from .rules.friendly import power_seen
from .rules.inventory import MOST_ARRANGED, free_places, owned_by
from .rules.potions import turn_is_over
from .rules.profile import (
    armour_of,
    bans_on,
    dice_of,
    guards_against,
    rerolls_of,
    slots_of,
    speed_of,
    strength_of,
    working_slots,
)
from .rules.round import LAST_ROUND
from .sets import count
from .shapes import Creature, Deck, ForgeBoard, Item, King, Phase, Place, RealmView, Recipe, SeatView, SlotView
from .state import ForgesSeen, Realm

PHASES: Final[list[Phase]] = ["over", "choose", "order", "turns"]


def prompt_of(realm: Realm) -> Any:
    """The open question: its kind, who owes an answer, and what it is about; all of it is public. Which `Question` it is, the step
    alone knows.
    """
    if not realm.agenda.steps:
        return {"kind": "over", "seats": []}
    step = realm.agenda.steps[-1]
    return {"kind": step.prompt, "seats": members(step.asked(realm)), **step.facts(realm)}


def seen_by(realm: Realm, viewers: Sequence[int | None]) -> list[RealmView]:
    """Everything public, and what each of them alone knows."""
    public = seen_by_all(realm)
    return [
        {
            **public,
            "seat": viewer,
            "forge": forge,
            "deck": deck_seen(realm, viewer),
            "seats": [as_known_by(realm, viewer, other, seat) for other, seat in enumerate(public["seats"])],
            "friendly": friendly_seen(realm, viewer),
        }
        for viewer, forge in zip(viewers, forges_seen(realm, viewers), strict=True)
    ]


def seen_by_all(realm: Realm) -> RealmView:
    """What is public; what a viewer knows more of is still empty."""
    over = not realm.agenda.steps
    return {
        "seat": None,
        "round": realm.round_number,
        "rounds": LAST_ROUND,
        "phase": PHASES[0 if over else realm.phase],
        "prompt": prompt_of(realm),
        "active": realm.active if realm.active >= 0 else None,
        "winner": realm.winner if realm.winner >= 0 else None,
        "order": realm.order[:],
        "turns_done": realm.turn_at,
        "king": king_seen(realm),
        "creatures": [creature_seen(realm, level) for level in [1, 2, 3]],
        "forge": [],
        "deck": {"count": 0, "top": [], "unseen": [], "token": False},
        "discard": [realm.cards.potion_id[potion] for potion in members(realm.discard)],
        "doses": [dose_seen(realm, dose) for dose in realm.doses],
        "token": None if realm.merchant < 0 else {"seat": realm.merchant, "on": token_seen(realm)},
        "seats": [seat_seen(realm, other) for other in range(realm.seats)],
        "fight": fight_seen(realm),
        "friendly": None,
        "powers": [power_seen(result) for result in realm.powers],
        "damage": damage_seen(),
    }


def king_seen(realm: Realm) -> King:
    """R25, R26: the king, and how much stronger the open guard cards make him now."""
    guards = guards_against(realm, realm.active) if realm.phase > 1 else 0
    return {
        **realm.setup.card_views.kings[realm.king - realm.cards.first_king],
        "guards": guards,
        "guard_bonus": guards * realm.cards.guard_bonus,
        "beer_now": ban_names(realm.beer)[0] if realm.beer else None,
    }


def creature_seen(realm: Realm, level: int) -> Creature:
    """R13, R91: the creature face up, how many cards are left with it, and those beaten."""
    beaten = [enemy for enemy in members(realm.beaten) if realm.cards.level[enemy] == level]
    return {
        **realm.setup.card_views.creatures[enemy_of_level(realm, level)],
        "left": len(realm.creatures[level - 1]),
        "beaten": [realm.cards.enemy_id[enemy] for enemy in beaten],
    }


# The forge


def forges_seen(realm: Realm, viewers: Sequence[int | None]) -> list[list[ForgeBoard]]:
    """For each viewer: as it was seen last, unless it lies otherwise now. Another thread may look at another position meanwhile."""
    owned = [owned_by(realm, seat) for seat in range(realm.seats)]
    lies = [*realm.layout, realm.forge, realm.improved, realm.token_on, *owned]
    known = realm.setup.forges
    if known.lies != lies:
        known = ForgesSeen(lies)
        realm.setup.forges = known
    for viewer in viewers:
        if viewer not in known.boards:
            known.boards[viewer] = forge_seen(realm, viewer)
    return [known.boards[viewer] for viewer in viewers]


def forge_seen(realm: Realm, seat: int | None) -> list[ForgeBoard]:
    """R8, R11: the boards from left to right, each with its three rows."""
    owners: list[int | None] = [None] * len(realm.cards.item_id)
    for other in range(realm.seats):
        for item in members(owned_by(realm, other)):
            owners[item] = other
    owned = 0 if seat is None else owned_by(realm, seat)
    boards: list[ForgeBoard] = []
    for board in realm.layout:
        rows: list[list[Place]] = [[], [], []]
        for item, letter in enumerate(realm.cards.item_board):
            if letter == board:
                recipe = recipe_seen(realm, seat, owned, item)
                rows[realm.cards.item_class[item] - 1].append(place_seen(realm, recipe, item, owners[item]))
        boards.append({"letter": LETTERS[board], "rows": rows})
    return boards


def place_seen(realm: Realm, recipe: Recipe | None, item: int, owner: int | None) -> Place:
    """R11, R59: a place of the forge, its item wherever that is now, and how it is made."""
    return {
        **realm.setup.card_views.items[item],
        "improved": bool(realm.improved >> item & 1),
        "place": realm.cards.item_place[item],
        "here": bool(realm.forge >> item & 1),
        "owner": owner,
        "token": realm.token_on == item,
        "recipe": recipe,
    }


def item_seen(realm: Realm, item: int) -> Item:
    """R2: an item with the side that lies up."""
    return {**realm.setup.card_views.items[item], "improved": bool(realm.improved >> item & 1)}


def recipe_seen(realm: Realm, seat: int | None, owned: int, item: int) -> Recipe | None:
    """R63-R67: the arrows that lead to an item; for a seat, what it owns of it, and whether it could make it now."""
    first, second = realm.recipes.first[item], realm.recipes.second[item]
    if first < 0:
        return None
    found: Recipe = {"materials": [realm.cards.item_id[first], realm.cards.item_id[second]]}
    if seat is None:
        return found
    here = bool(realm.forge >> item & 1)
    enough = has_materials(realm, owned, item)
    found["owned"] = [bool(owned >> first & 1), bool(owned >> second & 1)]
    found["jokers"] = [realm.cards.item_id[joker] for joker in jokers_for(realm, owned, item)]
    found["enough"] = enough
    found["craftable"] = here and enough
    found["next"] = here and not enough and is_next(realm, owned, [first, second])
    return found


def jokers_for(realm: Realm, owned: int, item: int) -> list[int]:
    """R65: own jokers that may stand for a material of this item."""
    return [joker for joker in realm.cards.jokers[realm.cards.item_class[item] - 1] if owned >> joker & 1]


def has_materials(realm: Realm, owned: int, item: int) -> bool:
    """R63, R65: both materials, or jokers for them."""
    there = count(owned & (1 << realm.recipes.first[item] | 1 << realm.recipes.second[item]))
    return there == 2 or there + len(jokers_for(realm, owned, item)) >= 2


def is_next(realm: Realm, owned: int, materials: list[int]) -> bool:
    """Whether one of these could be made now, and the other one is there; it is of another class, so it is not used up."""
    for made, other in [materials, materials[::-1]]:
        craftable = realm.recipes.first[made] >= 0 and realm.forge >> made & 1 and has_materials(realm, owned, made)
        if craftable and owned >> other & 1:
            return True
    return False


def token_seen(realm: Realm) -> str | None:
    """R132: where the Merchant's token lies."""
    place = realm.token_on
    return None if place < 0 else "deck" if place == realm.moves.deck else realm.cards.item_id[place]


def deck_seen(realm: Realm, seat: int | None) -> Deck:
    """R59, R71, R139: how many potions are left, which of them from the top this seat knows, and which ones of the last shuffle
    it has not seen since: they are in the deck or were drawn.
    """
    known = known_to(realm, seat)
    top = [realm.cards.potion_id[potion] if known >> potion & 1 else None for potion in realm.deck[::-1]]
    while top and top[-1] is None:
        top.pop()
    last = max(realm.batches)
    unseen = [realm.cards.potion_id[potion] for potion in members(unknown_to(realm, seat)) if realm.batches[potion] == last]
    return {"count": len(realm.deck), "top": top, "unseen": unseen, "token": realm.token_on == realm.moves.deck}


# The players


def as_known_by(realm: Realm, viewer: int | None, other: int, public: SeatView) -> SeatView:
    """A player's board, with what this viewer knows beside what all see."""
    potions, card = potions_seen(realm, viewer, other), card_seen(realm, viewer, other)
    fresh = realm.fresh & realm.potions[other] if viewer == other else 0
    if potions == public["potions"] and card == public["card"] and not fresh:
        return public
    found: SeatView = {**public, "potions": potions, "card": card}
    if fresh:
        found["fresh"] = [realm.cards.potion_id[potion] for potion in members(realm.fresh)]
    return found


def potions_seen(realm: Realm, viewer: int | None, other: int) -> list[str | None]:
    known = realm.potions[other] & known_to(realm, viewer)
    hidden = count(realm.potions[other]) - count(known)
    return [*[realm.cards.potion_id[potion] for potion in members(known)], *[None] * hidden]


def card_seen(realm: Realm, viewer: int | None, other: int) -> str | None:
    return ACTIONS[realm.chosen[other]] if realm.chosen[other] >= 0 and sees_card_of(realm, viewer, other) else None


def seat_seen(realm: Realm, other: int) -> SeatView:
    """A player's board, as all see it."""
    character = realm.characters[other]
    six, twelve = dice_of(realm, other)
    found: SeatView = {
        "seat": other,
        "character": CHARACTERS[character],
        "board": realm.setup.boards[other],
        "neutral": character == 0,
        "colour": realm.setup.colours[other],
        "hearts": realm.hearts[other],
        "most_hearts": realm.most_hearts[other],
        "speed": speed_of(realm, other),
        "strength": strength_of(realm, other),
        "armour": armour_of(realm, other),
        "dice": {"6": six, "12": twelve},
        "rerolls": rerolls_of(realm, other),
        "slots": [slot_seen(realm, other, slot) for slot in range(slots_of(realm, other))],
        "backpack": [item_seen(realm, item) for item in members(realm.packs[other])],
        "overflow": [item_seen(realm, item) for item in members(realm.overflow[other])],
        "potions": potions_seen(realm, None, other),
        "free_places": free_places(realm, other),
        "potions_used": realm.potions_used[other],
        "has_chosen": realm.chosen[other] >= 0,
        "card": card_seen(realm, None, other),
        "last_card": ACTIONS[realm.revealed[other]] if realm.revealed[other] >= 0 else None,
        "turn_over": turn_is_over(realm, other),
        "arranged_left": MOST_ARRANGED - realm.arranged[other],
    }
    if character == ROGUE:
        specials = range(THEFT, len(ACTIONS))
        found["cards"] = [{"card": ACTIONS[card], "used": bool(realm.cards_used >> card & 1)} for card in specials]
    if character == ALCHEMIST:
        found["tokens"] = [{"token": TOKENS[at], "used": bool(realm.tokens_used >> at & 1)} for at in range(len(TOKENS))]
        found["expert"] = bool(realm.expert)
    return found


def slot_seen(realm: Realm, seat: int, slot: int) -> SlotView:
    """R50, R103, R135: what lies in an active slot, the Nobleman's ability under it, and whether it counts now."""
    item = realm.slots[5 * seat + slot]
    works = working_slots(realm, seat, bans_on(realm, seat)) >> slot & 1
    return {
        "slot": SLOTS[slot],
        "item": item_seen(realm, item) if item >= 0 else None,
        "printed": realm.setup.card_views.slots[slot] if realm.characters[seat] == NOBLEMAN else None,
        "works": bool(works),
    }
