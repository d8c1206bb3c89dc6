"""How a position looks to one seat: who will lure whom, who will die where, and what the dungeon promises for later turns.

A position is looked at as if all face-down cards of the own seat lay open and those of the others were not there, and as if all
that waits had happened. Nothing that the seat cannot know makes a difference: of unknown cards only their number counts.
"""

from __future__ import annotations

from typing import Final

from ....core.chance import Chance
from ....games.boss_monster.effects.primitive import amount, mode_of
from ....games.boss_monster.effects.spells import PRIMITIVES
from ....games.boss_monster.effects.vocabulary import DO, ON_SPELL_PLAYED, OWN_HEALTH, PER_SPELLS_IN_HAND
from ....games.boss_monster.foresight import taxes
from ....games.boss_monster.game import PlayedUnderworld
from ....games.boss_monster.pieces import ADVENTURE, IS_DEAL, Deed, Lasting, replaced
from ....games.boss_monster.rules.declaration import ability_of
from ....games.boss_monster.rules.dungeon import attach, build_room, start_level
from ....games.boss_monster.rules.places import holds_spell, host_of, is_held, is_inside, slot_of
from ....games.boss_monster.rules.resolving import fizzles
from ....games.boss_monster.rules.values import counted, damage_of, dungeon_value, health_left, reduction, skipped, spared_room
from .worth import (
    ENVY,
    FIRST_SPELLS,
    LOVE_OF_SPELLS,
    MINIBOSS,
    ROOM,
    SECOND_LEVEL,
    SECOND_MINIBOSS,
    SPELL,
    THIRD_LEVEL,
    WIN,
    CardWorth,
    crown,
    purse,
    wound_cost,
)

HORIZON: Final = 2.5  # turns to come that count
GROWTH: Final = 1  # damage by which the dungeon will have grown then
SLOT: Final = 0.25  # a room in play, whatever it is
POWER: Final = 0.12  # a point of damage beyond what can be reckoned
DREAD: Final = 0.5  # how much of the greatest hoard others will pay for a dark hero
LATER: Final = 0.5  # what a hero who waits for the next turn counts
KILLS_SOON: Final = [0.0, 0.0, 0.05, 0.1, 0.9, 0.95, 0.98]  # with 4 damage too little to 2 too much, before the others have acted
KILLS_LATER: Final = [0.1, 0.22, 0.4, 0.6, 0.85, 0.93, 0.97]
LURES_SOON: Final = [0.02, 0.04, 0.12, 0.3, 0.75, 0.9, 0.95]  # with 3 treasures less than the best other to 3 more
LURES_LATER: Final = [0.05, 0.12, 0.25, 0.4, 0.6, 0.75, 0.85]


# What deals with cards that cannot be known: what waits is reckoned without it.
HIDDEN: Final = [
    DO.index(word)
    for word in [
        *["discard_random_spells", "draw_and_build", "draw_rooms", "draw_spells", "keep_discard", "look_and_take"],
        *["mill_for_miniboss", "renew_hand", "spell_deal", "take_cards", "take_room_or_spell"],
    ]
]


class Still(Chance):
    """Luck that never surprises: nothing may depend on it."""

    def below(self, source: str, bound: int) -> int:  # noqa: ARG002 - a contract names its arguments
        return 0

    def shuffle(self, source: str, cards: list[int]) -> None:
        pass


STILL: Final = Still()


def kills(odds: list[float], spare: int) -> float:
    """The chance that a hero dies for whom the damage is `spare` more than enough."""
    return odds[-1] if spare >= 2 else odds[spare + 4] if spare >= -4 else 0.0


def lures(odds: list[float], lead: int) -> float:
    return odds[6] if lead >= 3 else odds[lead + 3] if lead >= -3 else 0.0


def mirror(world: PlayedUnderworld, seat: int) -> PlayedUnderworld:
    """The position as it will be when all that is known has happened: first what waits (R30), then the own building."""
    twin = world.copy()
    for deed in [deed for other in twin.order for deed in twin.waiting if deed.seat == other]:
        foresee(twin, deed)
    twin.triggers = []
    card = twin.face_down[seat]
    under = twin.face_on[seat]
    for other in range(twin.seats):
        twin.face_down = replaced(twin.face_down, other, -1)
        twin.face_on = replaced(twin.face_on, other, -1)
    if card >= 0 and (under < 0 or under in twin.dungeons[seat]):
        if card < twin.cards.first_mini:
            build_room(twin, seat, card, slot_of(twin, seat, under) if under >= 0 else len(twin.dungeons[seat]), "reveal", None)
        elif twin.coins[seat] >= twin.cards.miniboss_price and under >= 0:
            twin.coins = replaced(twin.coins, seat, twin.coins[seat] - twin.cards.miniboss_price)
            attach(twin, seat, under, card, start_level(twin, seat), "reveal", -1, None)
    twin.triggers = []
    return twin


def foresee(twin: PlayedUnderworld, deed: Deed) -> None:
    """Carries out what can be known of this effect, unless it fizzles."""
    if deed.flags & IS_DEAL or fizzles(twin, deed, ability_of(twin, deed)):
        return
    for effect in mode_of(twin, deed).do:
        if effect.op in HIDDEN:
            return
        PRIMITIVES[effect.op].do(twin, deed, amount(twin, deed, effect.amount), STILL, None)


class Forecast:
    """What a seat makes of a position, and of what would become of it."""

    def __init__(self, world: PlayedUnderworld, seat: int, card_worth: CardWorth) -> None:
        self.card_worth: Final = card_worth
        self.seat: Final = seat
        self.world: Final = mirror(world, seat)
        self.hand: Final = self.world.hands[seat][:]
        self.seats: Final = [other for other in range(world.seats) if world.alive[other]]
        self.envy: Final = ENVY / max(len(self.seats) - 1, 1)
        self.treasure: Final[list[list[int]]] = [[0] * 4 for _ in range(world.seats)]
        self.damage: Final[list[list[int]]] = [[] for _ in range(world.seats)]
        self.spared: Final = [-1] * world.seats  # the room that heroes who enter skip (R94)
        self.souls: Final = [0.0] * world.seats  # expected at the end of this turn, by the last look
        self.wounds: Final = [0.0] * world.seats
        self.rivals: Final[list[int]] = [0] * 16  # per set of treasure types the most that another seat has for good
        self.pool: Final[list[tuple[int, int, int, float]]] = []  # heroes to come: lure, health, souls, how many
        self.foreseen = False
        self.love_of_spells: Final = LOVE_OF_SPELLS if lives_on_spells(self.world, seat) else 0.0

    # This turn

    def look(self, world: PlayedUnderworld, only: int = -1) -> float:
        """What this turn will bring, with the goods that are left; `only`: nothing has changed but this dungeon."""
        soft = world.phase < ADVENTURE
        for seat in self.seats:
            self.souls[seat] = float(world.points(world.souls[seat]))
            self.wounds[seat] = float(world.points(world.wounds[seat]))
            if soft and (only < 0 or seat == only):
                for treasure in range(4):
                    self.treasure[seat][treasure] = dungeon_value(world, seat, treasure)
        if world.dying >= 0:
            self.souls[world.dying_seat] += world.cards.souls[world.dying]
        odds: list[list[float]] = [self.lure_odds(world, hero) for hero in world.town] if soft else []
        if soft:
            for seat in self.seats:
                world.lured = replaced(world.lured, seat, int(sum([hero[seat] for hero in odds]) + 0.5))
        for seat in self.seats:
            self.read_damage(world, seat, only, soft)
        for seat in self.seats:
            waits = not soft and world.went >> seat & 1 == 1 and world.active != seat
            for hero in world.entrances[seat]:
                later = waits or is_held(world, hero)
                self.count(world, seat, hero, 0, LATER if later else 1.0, KILLS_LATER if later else KILLS_SOON if soft else [])
        if world.walker >= 0 and is_inside(world, world.walker):
            seat = world.walk_seat
            self.count(world, seat, world.walker, len(world.dungeons[seat]) - world.walk_right, 1.0, [])
        for at in range(len(odds)):
            for seat in self.seats:
                if odds[at][seat] > 0.0:
                    self.count(world, seat, world.town[at], 0, odds[at][seat], KILLS_SOON)
        return self.standings(world) + self.goods(world)

    def lure_odds(self, world: PlayedUnderworld, hero: int) -> list[float]:
        """R78-R80: per seat the chance that this hero goes there."""
        rule = world.cards.lure_rule[hero]
        values = [-99] * world.seats
        for seat in self.seats:
            if rule == 0:
                values[seat] = treasure_for(world.cards.lure[hero], self.treasure[seat])
            else:
                wounds = 0 if rule == 1 else world.points(world.wounds[seat])
                values[seat] = (world.points(world.souls[seat]) - wounds) * (-1 if rule == 1 else 1)
        found = [0.0] * world.seats
        for seat in self.seats:
            if values[seat] > 0 or rule:
                found[seat] = lures(LURES_SOON, values[seat] - best_of_others(values, seat))
        return found

    def read_damage(self, world: PlayedUnderworld, seat: int, only: int, soft: bool) -> None:
        """The damage of the rooms of a dungeon, from left to right."""
        if only >= 0 and seat != only:
            return
        inside = world.walk_seat == seat
        if not soft and not inside and not world.entrances[seat]:
            return
        self.damage[seat] = [damage_of(world, seat, room) for room in world.dungeons[seat]]
        self.spared[seat] = spared_room(world, seat) if world.lasting else -1

    def count(self, world: PlayedUnderworld, seat: int, hero: int, start: int, weight: float, odds: list[float]) -> None:
        """A hero dies or survives in this dungeon, with the given weight; without `odds` as it is reckoned."""
        left = health_left(world, hero)
        damage = self.damage[seat]
        if self.card_worth.special[hero]:
            left = self.special_left(world, seat, hero, start, left)
            if odds and self.card_worth.dark[hero]:
                left += int(DREAD * max([world.coins[other] for other in self.seats if other != seat], default=0))
        else:
            for at in range(start, len(damage)):
                left -= damage[at]
            if self.spared[seat] >= 0 and not is_inside(world, hero):
                left += damage[world.dungeons[seat].index(self.spared[seat])]
        dead = kills(odds, -left) if odds else 1.0 if left <= 0 else 0.0
        worth = world.cards.souls[hero] * weight
        self.souls[seat] += worth * dead
        self.wounds[seat] += worth * (1.0 - dead)

    def special_left(self, world: PlayedUnderworld, seat: int, hero: int, start: int, left: int) -> int:
        """R94-R96: what is left of a hero with a text."""
        host = host_of(world, hero)
        if host < 0:
            for ability in world.cards.abilities[hero]:
                for effect in ability.always:
                    if effect.op == OWN_HEALTH:
                        left += counted(world, seat, -1, effect.amount)
        spared = -1
        if host < 0 or not is_inside(world, hero):
            spared = self.spared[seat]
            left += taxes(world, seat, hero)
        dungeon = world.dungeons[seat]
        for at in range(start, len(dungeon)):
            if not skipped(world, hero, seat, dungeon[at], spared):
                left -= max(self.damage[seat][at] - reduction(world, hero, dungeon[at]), 0)
        return left

    def standings(self, world: PlayedUnderworld) -> float:
        wanted = world.cards.souls_to_win
        total = 0.0
        for seat in self.seats:
            souls = self.souls[seat]
            wounds = self.wounds[seat]
            worth = souls - wound_cost(wounds)
            near = crown(souls, wanted) * WIN if wounds < 4.5 else 0.0
            total += worth + near if seat == self.seat else -self.envy * worth - max(self.envy, 0.7) * near
        return total

    # Goods

    def goods(self, world: PlayedUnderworld) -> float:
        """Coins, cards and minibosses."""
        total = 0.0
        for seat in self.seats:
            if seat == self.seat:
                total += purse(world.coins[seat]) + self.own_cards(world) + levels(world, seat)
            else:
                spells = holds_spell(world, seat)
                rest = 0.1 * (len(world.hands[seat]) - spells) + 0.25 * spells + 0.5 * purse(world.coins[seat])
                total -= self.envy * (rest + levels(world, seat) + minibosses(world, seat))
        return total

    def own_cards(self, world: PlayedUnderworld) -> float:
        """Cards that have come since are worth what an unknown card is."""
        total = 0.0
        spells = 0
        new_spells = 0
        new_rooms = 0
        minibosses = 0
        for card in world.hands[self.seat]:
            spells += int(card >= world.cards.first_spell)
            if card not in self.hand:
                new_spells += int(card >= world.cards.first_spell)
                new_rooms += int(card < world.cards.first_spell)
            elif world.cards.first_mini <= card < world.cards.first_spell:
                minibosses += 1
                total += MINIBOSS if minibosses == 1 else SECOND_MINIBOSS
            else:
                total += self.card_worth.held[world.cards.things[card]]
        total += SPELL * new_spells + ROOM * new_rooms
        return total + FIRST_SPELLS * min(spells, 2) + self.love_of_spells * spells

    # Later turns

    def later(self, world: PlayedUnderworld) -> float:
        """What the own dungeon promises, as it will be when all that ends with this turn has ended."""
        if not self.foreseen:
            self.foresee()
        seat = self.seat
        lasting = world.lasting
        lured = world.lured[seat]
        world.lasting = NOTHING_LASTS
        world.lured = replaced(world.lured, seat, 1)
        treasure = [dungeon_value(world, seat, kind) for kind in range(4)]
        damage = GROWTH
        for room in world.dungeons[seat]:
            damage += damage_of(world, seat, room)
        world.lasting = lasting
        world.lured = replaced(world.lured, seat, lured)
        wounds = float(world.points(world.wounds[seat]))
        price = wound_cost(wounds + 1.0) - wound_cost(wounds)
        total = SLOT * len(world.dungeons[seat]) + POWER * damage
        for lure, health, souls, weight in self.pool:
            own = treasure_for(lure, treasure) if lure else 1
            if own > 0:
                odds = lures(LURES_LATER, own - self.rivals[lure]) if lure else 0.3
                dead = kills(KILLS_LATER, damage - health)
                total += weight * odds * souls * (dead - (1.0 - dead) * price)
        return total

    def foresee(self) -> None:
        """The heroes to come, of whom the deck shows only which are left, and what the others have to lure them."""
        world = self.world
        self.foreseen = True
        wanted = HORIZON * world.seats
        for epic in [0, 1]:
            heroes = [hero for hero in world.hero_deck if world.cards.epic[hero] == epic]
            if heroes and wanted > 0.0:
                weight = min(wanted / len(heroes), 1.0)
                wanted -= weight * len(heroes)
                self.add_to_pool(world, sorted(heroes), weight)
        lasting = world.lasting
        world.lasting = NOTHING_LASTS
        for seat in self.seats:
            if seat != self.seat:
                treasure = [dungeon_value(world, seat, kind) for kind in range(4)]
                for lure in range(16):
                    self.rivals[lure] = max(self.rivals[lure], treasure_for(lure, treasure))
        world.lasting = lasting

    def add_to_pool(self, world: PlayedUnderworld, heroes: list[int], weight: float) -> None:
        """Heroes that are alike are counted together."""
        alike: dict[int, float] = {}
        for hero in heroes:
            key = world.cards.lure[hero] * 100 + world.cards.health[hero]
            alike[key] = alike.get(key, 0.0) + weight
        souls = world.cards.souls[heroes[0]]
        for key, number in alike.items():
            self.pool.append((key // 100, key % 100, souls, number))


NOTHING_LASTS: Final[list[Lasting]] = []


def lives_on_spells(world: PlayedUnderworld, seat: int) -> bool:
    """Whether a text of this dungeon counts spells, played or held."""
    things = world.dungeons[seat] + ([world.bosses[seat]] if world.levelled[seat] else [])
    for thing in things:
        for ability in world.cards.abilities[world.cards.things[thing]]:
            if ability.on == ON_SPELL_PLAYED or any(effect.amount.per == PER_SPELLS_IN_HAND for effect in ability.always):
                return True
    return False


def treasure_for(lure: int, treasure: list[int]) -> int:
    """R78: what counts for a hero with this set of treasure types."""
    total = 0
    for kind in range(4):
        if lure >> kind & 1:
            total += treasure[kind]
    return total


def best_of_others(values: list[int], seat: int) -> int:
    best = -99
    for other in range(len(values)):
        if other != seat and values[other] > best:
            best = values[other]
    return best


def levels(world: PlayedUnderworld, seat: int) -> float:
    """What the higher levels of minibosses are worth beside the damage and treasure that can be reckoned."""
    total = 0.0
    for room in world.dungeons[seat]:
        miniboss = world.mini[room]
        if miniboss >= 0:
            for ability in world.cards.abilities[world.cards.things[miniboss]]:
                if ability.level > 1 and ability.level <= world.level[miniboss]:
                    total += THIRD_LEVEL if ability.level == 3 else SECOND_LEVEL
    return total


def minibosses(world: PlayedUnderworld, seat: int) -> float:
    """What the first level of the minibosses of another is worth."""
    return 0.4 * sum([1 for room in world.dungeons[seat] if world.mini[room] >= 0])
