"""What goes with what on a card: where a primitive makes sense, what it is done to, what it counts. The card check reads it."""

from __future__ import annotations

from typing import Final

from .effects.vocabulary import TARGETS

HERO_WORDS: Final[list[str]] = [word for word in TARGETS if word.startswith("hero_")]
INSIDE: Final = ["hero_here", "hero_in_own_dungeon", "hero_in_any_dungeon", "hero_with_miniboss"]
TO_ENTRANCE: Final = ["hero_here", "hero_in_own_dungeon", "hero_in_town"]
A_ROOM: Final = ["room", "monster_room", "own_monster_room", "opponents_room", "other_own_room"]
A_MINIBOSS: Final = ["miniboss", "opponents_miniboss"]

# What a primitive is done to: the targets that must be chosen for it, one after the other. The others need none.
DONE_TO: Final[dict[str, list[list[str]]]] = {
    "blank_room": [A_ROOM],
    "damage_hero": [INSIDE],
    "damage_its_room": [A_MINIBOSS],
    "damage_monsters_of_dungeon": [["dungeon"]],
    "damage_target": [A_ROOM],
    "deactivate": [A_ROOM],
    "discard_random_spells": [["opponent", "player"]],
    "double_its_room_if_only_miniboss": [A_MINIBOSS],
    "double_target": [A_ROOM],
    "dungeon_icons": [["dungeon"], ["treasure"]],
    "hero_health": [HERO_WORDS],
    "hero_to_entrance": [TO_ENTRANCE],
    "hero_to_town": [INSIDE],
    "hold_hero": [["hero_at_own_entrance"]],
    "icons_of_each_type": [A_ROOM],
    "kill_hero": [INSIDE],
    "look_and_take": [["opponent"]],
    "no_icons": [A_ROOM],
    "rebuild_target": [["other_own_room", "own_monster_room"]],
    "renew_hand": [["opponent", "player"]],
    "return_miniboss": [A_MINIBOSS],
    "shield_heroes": [["dungeon"]],
    "skip_first_room": [["dungeon"]],
    "spell_deal": [["opponent"]],
    "swap_hoards": [["opponent"]],
    "swap_rooms": [["room"], ["room_of_same_dungeon"]],
    "take_over_miniboss": [["opponents_miniboss"], ["own_room_for_miniboss"]],
}

# The sections in which a primitive makes sense; the others make sense everywhere.
IN_ROOM: Final = ["rooms", "minibosses"]
BELONGS: Final[dict[str, list[str]]] = {
    "blank_heroes": IN_ROOM,
    "build_here_without_match": IN_ROOM,
    "build_without_match": ["spells"],
    "damage_here": IN_ROOM,
    "damage_own_traps": ["bosses"],
    "damage_right_monster": IN_ROOM,
    "double_here": IN_ROOM,
    "double_icons_here": IN_ROOM,
    "draw_and_build": ["minibosses"],
    "icon_here": IN_ROOM,
    "lay_coins": ["rooms"],
    "lay_coins_or_fall": ["rooms"],
    "less_damage_with_miniboss": ["heroes"],
    "mill_for_miniboss": ["spells"],
    "miniboss_start_level": ["bosses"],
    "no_monsters_beside": IN_ROOM,
    "own_health": ["heroes"],
    "prevent_spell": ["minibosses"],
    "promote_with_monster_room": ["bosses"],
    "skip_mixed_rooms": ["heroes"],
    "spell_deal": ["rooms"],
    "switch_off": ["bosses"],
    "take_coins": ["heroes"],
    "take_over_miniboss": ["spells"],
    "tax_spells": ["spells"],
}

# The triggers by which alone a primitive makes sense.
ONLY_ON: Final[dict[str, list[str]]] = {
    "discard_rooms": ["build_phase"],
    "draw_and_build": ["hero_dies_here"],
    "keep_discard": ["opponent_discards"],
    "lay_coins": ["built"],
    "lay_coins_or_fall": ["build_turn"],
    "prevent_spell": ["opponent_spell"],
    "remove_hero": ["hero_dies_here"],
    "spell_deal": ["built"],
    "take_coins": ["hero_enters"],
    "tax_spells": ["opponent_spell"],
}

# What a card of a section can react to.
TRIGGERS: Final[dict[str, list[str]]] = {
    "bosses": ["hero_killed", "hero_dies_with_miniboss", "monster_room_built", "trap_room_built", "spell_played"],
    "heroes": ["hero_enters"],
    "rooms": [
        *["built", "built_or_uncovered", "room_built_beside", "room_destroyed", "build_turn", "spell_played"],
        *["opponent_discards", "opponent_miniboss", "hero_survives_here", "hero_dies_here"],
    ],
    "minibosses": ["hero_dies_here", "coins_gained", "opponent_spell", "build_phase"],
    "spells": ["opponent_spell"],
}

# Triggers that need no limit: nothing that a card does sets them off for ever, unless those of building build again.
BUILDING: Final = ["built", "built_or_uncovered"]
UNLIMITED: Final = [
    *BUILDING,
    *["monster_room_built", "trap_room_built", "room_built_beside", "spell_played"],
    *["hero_dies_here", "hero_dies_with_miniboss", "hero_killed"],
]

# Words that are either there or not: their number is 1.
SWITCHES: Final = [
    *["blank_heroes", "build_here_without_match", "double_icons_here", "no_monsters_beside", "promote_with_monster_room"],
    *["blank_room", "build_without_match", "deactivate", "double_here", "double_its_room_if_only_miniboss", "double_target"],
    *["draw_and_build", "hero_to_entrance", "hero_to_town", "hold_hero", "icons_of_each_type", "keep_discard", "kill_hero"],
    *["look_and_take", "no_icons", "prevent_spell", "rebuild_all", "rebuild_target", "remove_hero", "renew_hand"],
    *["return_miniboss", "shield_heroes", "skip_first_room", "spell_deal", "swap_hoards", "swap_rooms", "switch_off"],
    *["take_over_miniboss"],
]

# Words whose amount may depend on something, and on what: as a permanent text, as an effect, as a cost.
COUNTING: Final = [
    *["damage_here", "damage_hero", "damage_its_room", "damage_monsters_of_dungeon", "damage_other_monsters", "damage_own_traps"],
    *[
        "damage_right_monster",
        "damage_target",
        "draw_rooms",
        "draw_spells",
        "gain_coins",
        "give_coins",
        "hero_health",
        "own_health",
    ],
    *["take_cards", "take_room_or_spell"],
]
LASTING_COUNTS: Final[dict[str, list[str]]] = {
    "bosses": ["heroes_lured", "spells_in_hand"],
    "heroes": ["heroes_lured", "spells_in_hand"],
    "rooms": ["coins_here", "heroes_lured", "icons_here", "spells_in_hand"],
    "minibosses": ["coins_here", "heroes_lured", "icons_here", "spells_in_hand"],
}
EFFECT_COUNTS: Final = [
    *["coins_laid", "coins_paid", "icons_of_that_room", "level_of_target", "minibosses_in_hand", "multi_treasure_rooms", "rooms"],
    *["spells_in_hand", "wounds"],
]
COST_COUNTS: Final = ["level_of_target"]
