"""The words of the card file and their numbers, and what an ability is once it has been read: integers only.

A word's number is its place in its list. The loader (cards.py) and the check (check.py) read the same lists.
"""

from __future__ import annotations

from typing import Final, final

from ..shapes import Class, Discard, Price, Want

CLASSES: Final[list[Class]] = ["cleric", "fighter", "mage", "thief"]  # treasure types, named by the hero class they attract (R4)

# What an ability is: `on` makes a trigger, `always` a permanent text, `from = "hand"` a hand action; the rest are actions.
ACTION: Final = 0
TRIGGER: Final = 1
PERMANENT: Final = 2
HAND_ACTION: Final = 3
SPELL: Final = 4
REACTION: Final = 5  # on = "opponent_spell" (R32)

ON: Final = [
    "none", "build_phase", "build_turn", "built", "built_or_uncovered", "coins_gained", "hero_dies_here", "hero_dies_with_miniboss",
    "hero_enters", "hero_killed", "hero_survives_here", "monster_room_built", "opponent_discards", "opponent_miniboss",
    "opponent_spell", "room_built_beside", "room_destroyed", "spell_played", "trap_room_built",
]  # fmt: skip
ON_BUILD_PHASE: Final = 1
ON_BUILD_TURN: Final = 2
ON_BUILT: Final = 3
ON_BUILT_OR_UNCOVERED: Final = 4
ON_COINS_GAINED: Final = 5
ON_HERO_DIES_HERE: Final = 6
ON_HERO_DIES_WITH_MINIBOSS: Final = 7
ON_HERO_ENTERS: Final = 8
ON_HERO_KILLED: Final = 9
ON_HERO_SURVIVES_HERE: Final = 10
ON_MONSTER_ROOM_BUILT: Final = 11
ON_OPPONENT_DISCARDS: Final = 12
ON_OPPONENT_MINIBOSS: Final = 13
ON_OPPONENT_SPELL: Final = 14
ON_ROOM_BUILT_BESIDE: Final = 15
ON_ROOM_DESTROYED: Final = 16
ON_SPELL_PLAYED: Final = 17
ON_TRAP_ROOM_BUILT: Final = 18

LIMITS: Final = ["none", "turn", "opponent"]  # R37
ONCE_A_TURN: Final = 1
ONCE_PER_OPPONENT: Final = 2

WHEN: Final = ["always", "build_unused", "hero_at_own_entrance", "more_minibosses", "no_coins"]
WHEN_BUILD_UNUSED: Final = 1
WHEN_HERO_AT_OWN_ENTRANCE: Final = 2
WHEN_MORE_MINIBOSSES: Final = 3
WHEN_NO_COINS: Final = 4

PHASES: Final = ["build", "adventure"]  # a set of phases is a sum of bits: build 1, adventure 2

# What an amount counts.
PER: Final = [
    "nothing", "coins_here", "coins_laid", "coins_paid", "heroes_lured", "icons_here", "icons_of_that_room", "level_of_target",
    "minibosses_in_hand", "multi_treasure_rooms", "rooms", "spells_in_hand", "wounds",
]  # fmt: skip
PER_NOTHING: Final = 0
PER_COINS_HERE: Final = 1
PER_COINS_LAID: Final = 2
PER_COINS_PAID: Final = 3
PER_HEROES_LURED: Final = 4
PER_ICONS_HERE: Final = 5
PER_ICONS_OF_THAT_ROOM: Final = 6
PER_LEVEL_OF_TARGET: Final = 7
PER_MINIBOSSES_IN_HAND: Final = 8
PER_MULTI_TREASURE_ROOMS: Final = 9
PER_ROOMS: Final = 10
PER_SPELLS_IN_HAND: Final = 11
PER_WOUNDS: Final = 12

TARGETS: Final[list[Want]] = [
    "dungeon", "hero_anywhere", "hero_at_own_entrance", "hero_here", "hero_in_any_dungeon", "hero_in_own_dungeon", "hero_in_town",
    "hero_with_miniboss", "miniboss", "monster_room", "opponent", "opponents_miniboss", "opponents_room", "other_own_room",
    "own_monster_room", "own_room_for_miniboss", "player", "room", "room_of_same_dungeon", "treasure",
]  # fmt: skip
A_DUNGEON: Final = 0
HERO_ANYWHERE: Final = 1
HERO_AT_OWN_ENTRANCE: Final = 2
HERO_HERE: Final = 3
HERO_IN_ANY_DUNGEON: Final = 4
HERO_IN_OWN_DUNGEON: Final = 5
HERO_IN_TOWN: Final = 6
HERO_WITH_MINIBOSS: Final = 7
A_MINIBOSS: Final = 8
MONSTER_ROOM: Final = 9
AN_OPPONENT: Final = 10
OPPONENTS_MINIBOSS: Final = 11
OPPONENTS_ROOM: Final = 12
OTHER_OWN_ROOM: Final = 13
OWN_MONSTER_ROOM: Final = 14
OWN_ROOM_FOR_MINIBOSS: Final = 15
A_PLAYER: Final = 16
A_ROOM: Final = 17
ROOM_OF_SAME_DUNGEON: Final = 18
A_TREASURE: Final = 19

DISCARDS: Final[list[Discard]] = ["discard_cards", "discard_minibosses", "discard_monster_rooms", "discard_spells"]
COSTS: Final[list[Price]] = ["pay_coins", "give_coins", *DISCARDS, "sacrifice"]
PAY_COINS: Final = 0  # { least = n }: any number of coins from n on
GIVE_COINS: Final = 1  # to the owner of the card, of the target, or to the target
DISCARD_CARDS: Final = 2
DISCARD_MINIBOSSES: Final = 3
DISCARD_MONSTER_ROOMS: Final = 4
DISCARD_SPELLS: Final = 5
SACRIFICE: Final = 6
SACRIFICES: Final = ["here", "monster_room"]  # the amount of a sacrifice
SACRIFICE_HERE: Final = 0
SACRIFICE_MONSTER_ROOM: Final = 1

# Permanent texts.
ALWAYS: Final = [
    "blank_heroes", "build_here_without_match", "damage_here", "damage_own_traps", "damage_right_monster", "double_icons_here",
    "icon_here", "less_damage_with_miniboss", "miniboss_start_level", "no_monsters_beside", "own_health",
    "promote_with_monster_room", "skip_mixed_rooms",
]  # fmt: skip
BLANK_HEROES: Final = 0
BUILD_HERE_WITHOUT_MATCH: Final = 1
DAMAGE_HERE: Final = 2
DAMAGE_OWN_TRAPS: Final = 3
DAMAGE_RIGHT_MONSTER: Final = 4
DOUBLE_ICONS_HERE: Final = 5
ICON_HERE: Final = 6  # its amount is the treasure type
LESS_DAMAGE_WITH_MINIBOSS: Final = 7
MINIBOSS_START_LEVEL: Final = 8
NO_MONSTERS_BESIDE: Final = 9
OWN_HEALTH: Final = 10
PROMOTE_WITH_MONSTER_ROOM: Final = 11
SKIP_MIXED_ROOMS: Final = 12

# What actions, triggers and spells do: the primitives, each one short class in this folder.
DO: Final = [
    "blank_room", "build_without_match", "damage_here", "damage_hero", "damage_its_room", "damage_monsters_of_dungeon",
    "damage_other_monsters", "damage_target", "deactivate", "discard_random_spells", "discard_rooms", "double_here",
    "double_its_room_if_only_miniboss", "double_target", "draw_and_build", "draw_rooms", "draw_spells", "dungeon_icons",
    "gain_coins", "heal_wounds", "hero_health", "hero_to_entrance", "hero_to_town", "hold_hero", "icons_of_each_type",
    "keep_discard", "kill_hero", "lay_coins", "lay_coins_or_fall", "look_and_take", "mill_for_miniboss", "no_icons", "own_health",
    "prevent_spell", "rebuild_all", "rebuild_target", "remove_hero", "renew_hand", "return_miniboss", "shield_heroes",
    "skip_first_room", "spell_deal", "swap_hoards", "swap_rooms", "switch_off", "take_cards", "take_coins", "take_over_miniboss",
    "take_room_or_spell", "tax_spells",
]  # fmt: skip


@final
class Amount:
    """A number on a card: plus + each x what `per` counts."""

    def __init__(self, plus: int, each: int, per: int) -> None:
        self.plus: Final = plus
        self.each: Final = each
        self.per: Final = per


@final
class Effect:
    """One primitive with its amount. `op` is a number of DO, of ALWAYS (permanent texts) or of COSTS."""

    def __init__(self, op: int, amount: Amount, least: int = -1) -> None:
        self.op: Final = op
        self.amount: Final = amount
        self.least: Final = least  # costs that are "any number of coins": at least so many; -1: the amount, no choice


@final
class Mode:
    """One way to use an ability, complete: the common part and what the mode adds. An ability without modes has one."""

    def __init__(self, when: int, cost: list[Effect], targets: list[int], most_health: int, do: list[Effect]) -> None:
        self.when: Final = when  # beside the ability's own condition
        self.cost: Final = cost
        self.targets: Final = targets  # numbers of TARGETS; the first is t1, the second t2
        self.most_health: Final = most_health  # of a hero that is chosen; 0: any
        self.do: Final = do


@final
class Ability:
    """One ability of a design."""

    def __init__(
        self,
        kind: int,
        on: int,
        level: int,
        limit: int,
        optional: bool,
        by_opponents: bool,
        phases: int,
        when: int,
        hero_facing: bool,
        modes: list[Mode],
        always: list[Effect],
    ) -> None:
        self.kind: Final = kind
        self.on: Final = on
        self.level: Final = level  # of a miniboss: 1 to 3; 0 elsewhere
        self.limit: Final = limit
        self.optional: Final = optional
        self.by_opponents: Final = by_opponents
        self.phases: Final = phases  # 1 build, 2 adventure, 3 both
        self.when: Final = when
        self.hero_facing: Final = hero_facing
        self.modes: Final = modes  # empty for a permanent text
        self.always: Final = always  # empty for everything else
