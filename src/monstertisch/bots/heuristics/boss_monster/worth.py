"""What things are worth, in souls: souls and wounds, coins, cards, levels of minibosses."""

from __future__ import annotations

from typing import Final

from ....games.boss_monster.cards import Cards
from ....games.boss_monster.effects.vocabulary import (
    LESS_DAMAGE_WITH_MINIBOSS,
    ON_SPELL_PLAYED,
    PER_HEROES_LURED,
    PER_SPELLS_IN_HAND,
    SKIP_MIXED_ROOMS,
    Ability,
)
from ....games.boss_monster.state import Underworld

WIN: Final = 9.0  # the tenth soul
WOUND_COSTS: Final = [0.0, 0.9, 2.1, 3.9, 7.0, 16.0]  # what so many wounds cost; the fifth is the end
PURSE: Final = [0.0, 0.22, 0.41, 0.57, 0.7, 0.8, 0.87, 0.92, 0.96]  # what so many coins are worth
SMALL_CHANGE: Final = 0.03  # every further coin
SPELL: Final = 0.4  # a spell that is not known
ROOM: Final = 0.2  # a room card that is not known
MINIBOSS: Final = 0.3
SECOND_MINIBOSS: Final = 0.22  # every further one in the hand
FIRST_SPELLS: Final = 0.12  # how much more each of the first two spells in the hand is worth
LOVE_OF_SPELLS: Final = 0.15  # … and every one in a dungeon that lives on them
SECOND_LEVEL: Final = 0.34  # the text of a miniboss that is no permanent one
THIRD_LEVEL: Final = 0.3
ENVY: Final = 0.9  # what harms all others counts so much
SPELLS: Final = {
    "windfall": 0.35,
    "internship": 0.25,
    "sabotage": 0.35,
    "rage": 0.35,
    "ambush": 0.5,
    "rebirth": 0.2,
    "smash": 0.5,
    "pay_to_win": 0.5,
    "zoning_board": 0.25,
    "respawn": 0.25,
    "heist": 0.4,
    "traitor": 0.3,
    "armor_up": 0.4,
}
# Which boss to take (R114). They are about equally good: in some 400 games between greedy bots they won 21 to 29 %, in this order.
FAVOURITES: Final = [
    "lamia", "baron_hex", "calabeza", "belladonna", "ravenus", "king_croak", "oculus", "kazanna", "scott", "gregore", "dr_deadly",
    "kirax",
]  # fmt: skip


def wound_cost(wounds: float) -> float:
    """Between two numbers of wounds in proportion."""
    whole = int(wounds)
    if whole >= 5:
        return WOUND_COSTS[5] + (wounds - 5.0)
    return WOUND_COSTS[whole] + (wounds - whole) * (WOUND_COSTS[whole + 1] - WOUND_COSTS[whole])


def crown(souls: float, wanted: int) -> float:
    """How near the last soul is, from 0 to 1."""
    missing = wanted - souls
    return 1.0 if missing <= 0.0 else 1.0 - missing if missing < 1.0 else 0.0


def purse(coins: int) -> float:
    if coins < 0:
        return -9.0
    return PURSE[coins] if coins <= 8 else PURSE[8] + SMALL_CHANGE * (coins - 8)


class Awaited:
    """Heroes to come that are alike; what they look for and their health are places in the lists of `HeroesToCome`."""

    def __init__(self, lure: int, health: int, souls: float, number: float) -> None:
        self.lure: Final = lure
        self.health: Final = health
        self.souls: Final = souls
        self.number: Final = number


class HeroesToCome:
    """So many of these heroes, the ordinary ones first."""

    def __init__(self, wanted: float, heroes: list[int]) -> None:
        self.wanted: Final = wanted
        self.heroes: Final = heroes  # ascending
        self.lures: Final[list[int]] = []  # the sets of treasure types that they look for
        self.healths: Final[list[int]] = []  # how much health they have
        self.pool: Final[list[Awaited]] = []

    def reckon(self, cards: Cards) -> None:
        wanted = self.wanted
        for epic in [0, 1]:
            heroes = [hero for hero in self.heroes if cards.epic[hero] == epic]
            if heroes and wanted > 0.0:
                weight = min(wanted / len(heroes), 1.0)
                wanted -= weight * len(heroes)
                self.add_to_pool(cards, heroes, weight)

    def add_to_pool(self, cards: Cards, heroes: list[int], weight: float) -> None:
        """Heroes that are alike are counted together."""
        alike: dict[int, float] = {}
        for hero in heroes:
            key = cards.lure[hero] * 100 + cards.health[hero]
            alike[key] = alike.get(key, 0.0) + weight
        souls = float(cards.souls[heroes[0]])
        for key, number in alike.items():
            self.pool.append(Awaited(place_in(self.lures, key // 100), place_in(self.healths, key % 100), souls, number))


def place_in(numbers: list[int], number: int) -> int:
    """Where it stands in the list, at the end if it is new."""
    if number not in numbers:
        numbers.append(number)
    return numbers.index(number)


class CardWorth:
    """What follows from the card rows alone."""

    def __init__(self, cards: Cards) -> None:
        self.cards: Final = cards
        self.held: Final = [held_worth(cards, design) for design in range(len(cards.ids))]
        self.special: Final = [len(cards.abilities[hero]) > 0 for hero in range(cards.first_room)]
        texts = [1 << SKIP_MIXED_ROOMS, 1 << LESS_DAMAGE_WITH_MINIBOSS]
        self.fussy: Final = [any(cards.texts[hero] & text for text in texts) for hero in range(cards.first_room)]
        self.dark: Final = [any(ability.by_opponents for ability in cards.abilities[hero]) for hero in range(cards.first_room)]
        self.rank: Final = [FAVOURITES.index(boss) if boss in FAVOURITES else len(FAVOURITES) for boss in cards.bosses]
        self.counts_spells: Final = [counts_spells(abilities) for abilities in cards.abilities]
        self.counts_guests: Final = [counts_guests(abilities) for abilities in cards.abilities]
        self.coming = HeroesToCome(0.0, [])  # as it was asked for last: for a whole turn it is the same

    def heroes_to_come(self, deck: list[int], wanted: float) -> HeroesToCome:
        """So many heroes of this deck, whose order nobody knows."""
        heroes = deck[:]
        heroes.sort()
        if self.coming.wanted != wanted or self.coming.heroes != heroes:
            self.coming = HeroesToCome(wanted, heroes)
            self.coming.reckon(self.cards)
        return self.coming

    def lives_on_spells(self, world: Underworld, seat: int) -> bool:
        """Whether a text of this dungeon counts spells, played or held."""
        if world.levelled[seat] and self.counts_spells[world.bosses[seat]]:
            return True
        return any(self.counts_spells[world.cards.things[room]] for room in world.dungeons[seat])

    def counts_guests_in(self, world: Underworld, seat: int) -> bool:
        """Whether the damage of this dungeon hangs on how many heroes come."""
        counts = self.counts_guests
        things = world.cards.things
        if counts[world.bosses[seat]]:
            return True
        for room in world.dungeons[seat]:
            miniboss = world.mini[room]
            if counts[things[room]] or (miniboss >= 0 and counts[things[miniboss]]):
                return True
        return False


def counts_guests(abilities: list[Ability]) -> bool:
    for ability in abilities:
        for effect in ability.always:
            if effect.amount.per == PER_HEROES_LURED:
                return True
    return False


def counts_spells(abilities: list[Ability]) -> bool:
    held = [effect.amount.per == PER_SPELLS_IN_HAND for ability in abilities for effect in ability.always]
    return any(held) or any(ability.on == ON_SPELL_PLAYED for ability in abilities)


def held_worth(cards: Cards, design: int) -> float:
    """What a card is worth in the hand."""
    if cards.ids[design] in cards.spells:
        return SPELLS.get(cards.ids[design], SPELL)
    if cards.ids[design] in cards.minibosses:
        return MINIBOSS
    if design < cards.first_room:
        return 0.0
    found = 0.06 + 0.05 * cards.damage[design] + 0.03 * sum(cards.icons[design])
    return found - 0.04 if cards.advanced[design] else found  # it needs a place that fits
