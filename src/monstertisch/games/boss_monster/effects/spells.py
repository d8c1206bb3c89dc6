"""Primitives that prevent, tax or allow something, and the table of all primitives."""

from __future__ import annotations

from typing import Final, final

from ....core.chance import Chance
from ....core.event import Events
from .. import shapes
from ..pieces import PREVENTED, SWITCH_OFF, TAX, ZONING, Deed, Lasting
from ..rules.changes import add_lasting
from ..rules.facts import name, source_seen, tell
from ..state import Underworld
from .coins import GainCoins, LayCoins, LayCoinsOrFall, SwapHoards, TakeCoins
from .hands import (
    DiscardRandomSpells,
    DiscardRooms,
    DrawRooms,
    DrawSpells,
    KeepDiscard,
    LookAndTake,
    RenewHand,
    SpellDeal,
    TakeCards,
    TakeRoomOrSpell,
)
from .heroes import (
    DamageHero,
    HealWounds,
    HeroHealth,
    HeroToEntrance,
    HeroToTown,
    HoldHero,
    KillHero,
    OwnHealth,
    RemoveHero,
    ShieldHeroes,
    SkipFirstRoom,
)
from .minibosses import DrawAndBuild, MillForMiniboss, ReturnMiniboss, TakeOverMiniboss
from .primitive import Primitive
from .rooms import (
    BlankRoom,
    DamageHere,
    DamageItsRoom,
    DamageMonstersOfDungeon,
    DamageOtherMonsters,
    DamageTarget,
    Deactivate,
    DoubleHere,
    DoubleItsRoomIfOnlyMiniboss,
    DoubleTarget,
    DungeonIcons,
    IconsOfEachType,
    NoIcons,
    RebuildAll,
    RebuildTarget,
    SwapRooms,
)
from .vocabulary import DO


@final
class PreventSpell(Primitive):
    """R32: the spell being declared has no effect."""

    def do(self, world: Underworld, deed: Deed, n: int, chance: Chance, events: Events | None) -> None:
        prevent(world, world.deeds[-2], deed.seat, deed.source, events)


def prevent(world: Underworld, spell: Deed, seat: int, source: int, events: Events | None) -> None:
    """R32: it does not count as played."""
    spell.flags |= PREVENTED
    if events is not None:
        card = name(world, spell.source)
        facts = shapes.Prevented(seat=seat, card=card, owner=spell.seat, source=source_seen(world, source))
        tell(events, "prevented", facts)


@final
class TaxSpells(Primitive):
    """Short Circuit: the opponent pays n coins for every spell until the turn ends, this one included, or it is prevented."""

    def do(self, world: Underworld, deed: Deed, n: int, chance: Chance, events: Events | None) -> None:
        add_lasting(world, Lasting(TAX, n, deed.source, -1, world.deeds[-2].seat, 0), events)


@final
class BuildWithoutMatch(Primitive):
    """Zoning Board (R44): this turn's build needs no matching treasure."""

    def do(self, world: Underworld, deed: Deed, n: int, chance: Chance, events: Events | None) -> None:
        add_lasting(world, Lasting(ZONING, n, deed.source, -1, deed.seat, 0), events)


@final
class SwitchOff(Primitive):
    """Scott: the boss's permanent text is off for the rest of the turn."""

    def do(self, world: Underworld, deed: Deed, n: int, chance: Chance, events: Events | None) -> None:
        add_lasting(world, Lasting(SWITCH_OFF, 1, deed.source, -1, deed.owner, 0), events)


BY_WORD: Final[dict[str, Primitive]] = {
    "blank_room": BlankRoom(),
    "build_without_match": BuildWithoutMatch(),
    "damage_here": DamageHere(),
    "damage_hero": DamageHero(),
    "damage_its_room": DamageItsRoom(),
    "damage_monsters_of_dungeon": DamageMonstersOfDungeon(),
    "damage_other_monsters": DamageOtherMonsters(),
    "damage_target": DamageTarget(),
    "deactivate": Deactivate(),
    "discard_random_spells": DiscardRandomSpells(),
    "discard_rooms": DiscardRooms(),
    "double_here": DoubleHere(),
    "double_its_room_if_only_miniboss": DoubleItsRoomIfOnlyMiniboss(),
    "double_target": DoubleTarget(),
    "draw_and_build": DrawAndBuild(),
    "draw_rooms": DrawRooms(),
    "draw_spells": DrawSpells(),
    "dungeon_icons": DungeonIcons(),
    "gain_coins": GainCoins(),
    "heal_wounds": HealWounds(),
    "hero_health": HeroHealth(),
    "hero_to_entrance": HeroToEntrance(),
    "hero_to_town": HeroToTown(),
    "hold_hero": HoldHero(),
    "icons_of_each_type": IconsOfEachType(),
    "keep_discard": KeepDiscard(),
    "kill_hero": KillHero(),
    "lay_coins": LayCoins(),
    "lay_coins_or_fall": LayCoinsOrFall(),
    "look_and_take": LookAndTake(),
    "mill_for_miniboss": MillForMiniboss(),
    "no_icons": NoIcons(),
    "own_health": OwnHealth(),
    "prevent_spell": PreventSpell(),
    "rebuild_all": RebuildAll(),
    "rebuild_target": RebuildTarget(),
    "remove_hero": RemoveHero(),
    "renew_hand": RenewHand(),
    "return_miniboss": ReturnMiniboss(),
    "shield_heroes": ShieldHeroes(),
    "skip_first_room": SkipFirstRoom(),
    "spell_deal": SpellDeal(),
    "swap_hoards": SwapHoards(),
    "swap_rooms": SwapRooms(),
    "switch_off": SwitchOff(),
    "take_cards": TakeCards(),
    "take_coins": TakeCoins(),
    "take_over_miniboss": TakeOverMiniboss(),
    "take_room_or_spell": TakeRoomOrSpell(),
    "tax_spells": TaxSpells(),
}
PRIMITIVES: Final[list[Primitive]] = [BY_WORD[word] for word in DO]
