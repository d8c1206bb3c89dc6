"""How a position looks to one seat: who will lure whom, who will die where, and what the dungeon promises for later turns.

A position is looked at as if all face-down cards of the own seat lay open and those of the others were not there, and as if all
that waits had happened. Nothing that the seat cannot know makes a difference: of unknown cards only their number counts.
"""

from __future__ import annotations

from typing import Final

from ....core.chance import Chance
from ....games.boss_monster.effects.primitive import amount, mode_of
from ....games.boss_monster.effects.spells import PRIMITIVES
from ....games.boss_monster.effects.vocabulary import DO, OWN_HEALTH
from ....games.boss_monster.foresight import taxes
from ....games.boss_monster.game import PlayedUnderworld
from ....games.boss_monster.pieces import ADVENTURE, IS_DEAL, Deed, Lasting, replaced
from ....games.boss_monster.rules.declaration import ability_of
from ....games.boss_monster.rules.dungeon import attach, build_room, start_level
from ....games.boss_monster.rules.places import holds_spell, host_of, is_held, is_inside, minibosses_of, slot_of
from ....games.boss_monster.rules.resolving import fizzles
from ....games.boss_monster.rules.values import counted, damage_of, dungeon_treasure, health_left, reduction, skipped, spared_room
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
    HeroesToCome,
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
CERTAIN: Final[list[float]] = []  # as it is reckoned, since nobody comes between
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


class Outlook:
    """What one look at a position finds, per seat. What a dungeon shows is read only where it may be asked for."""

    def __init__(self, world: PlayedUnderworld) -> None:
        seats = world.seats
        self.world = world
        self.only = -1  # the one dungeon that is read anew, whatever that means for the others; -1: all are
        self.touched = 0  # the dungeons that something lasts on which does not now, as bits
        self.treasure: Final = [NOTHING] * seats  # per treasure type, before the adventure
        self.odds: list[list[float]] = []  # per hero in town and seat the chance to be lured there
        self.damage: Final = [NOTHING] * seats  # of the rooms from left to right
        self.whole: Final = [0] * seats  # their sum
        self.spared: Final = [-1] * seats  # the room that heroes who enter skip (R94)
        self.souls: Final = [0.0] * seats  # expected at the end of this turn
        self.wounds: Final = [0.0] * seats

    def turn_to(self, world: PlayedUnderworld, only: int) -> None:
        """Forgets what was found elsewhere."""
        self.world = world
        self.only = only
        self.touched = 0
        self.odds = []
        for seat in range(world.seats):
            self.treasure[seat] = NOTHING
            self.damage[seat] = NOTHING

    def leaves(self, seat: int) -> bool:
        """Whether this dungeon is not read anew."""
        return self.only >= 0 and seat != self.only


class Forecast:
    """What a seat makes of a position, and of what would become of it.

    Positions share all that has not changed (`pieces.replaced`), so that only what has is read anew.
    """

    def __init__(self, world: PlayedUnderworld, seat: int, card_worth: CardWorth) -> None:
        self.card_worth: Final = card_worth
        self.seat: Final = seat
        self.world: Final = mirror(world, seat)
        self.hand: Final = self.world.hands[seat]
        self.seats: Final = [other for other in range(world.seats) if world.alive[other]]
        self.envy: Final = ENVY / max(len(self.seats) - 1, 1)
        self.coming = NOBODY
        self.rivals: Final[list[int]] = []  # the most that another seat has for good of what heroes to come look for
        self.future = 0.0
        self.foreseen = False
        self.love_of_spells: Final = LOVE_OF_SPELLS if card_worth.lives_on_spells(self.world, seat) else 0.0
        self.texts_near: Final = any(card_worth.special[hero] for hero in heroes_near(self.world))
        self.goods_now: Final = [self.goods_of(self.world, other) for other in range(world.seats)]
        self.now: Final = Outlook(self.world)
        self.worth: Final = self.reckon(self.now)
        self.then: Final = Outlook(self.world)  # the latest look at what would become of it

    # This turn

    def look(self, world: PlayedUnderworld) -> float:
        """What this turn will bring, with the goods that are left."""
        self.then.turn_to(world, -1)
        return self.reckon(self.then)

    def look_at_own(self, world: PlayedUnderworld) -> float:
        """The same, where nothing but the own dungeon is built on."""
        self.then.turn_to(world, self.seat)
        return self.reckon(self.then)

    def reckon(self, found: Outlook) -> float:
        world = found.world
        soft = world.phase < ADVENTURE
        if world.lasting is not self.world.lasting:
            found.touched = touched(world, self.world.lasting)
        if soft:
            self.foresee_bait(found)
        for seat in self.seats:
            if soft or world.walk_seat == seat or world.entrances[seat]:
                self.read_damage(found, seat)
            if self.fares_as_before(found, seat):
                found.souls[seat] = self.now.souls[seat]
                found.wounds[seat] = self.now.wounds[seat]
            else:
                self.foresee_fates(found, seat, soft)
        return self.standings(found) + self.goods(world)

    def is_as_before(self, found: Outlook, seat: int) -> bool:
        """Whether the rooms of a dungeon, with all that lies on them and lasts, are those of the position now."""
        world = found.world
        now = self.now.world
        if world is now or world.dungeons[seat] is not now.dungeons[seat] or found.touched >> seat & 1:
            return False
        if world.levelled[seat] != now.levelled[seat]:
            return False
        if world.mini is now.mini and world.level is now.level and world.coins_on is now.coins_on:
            return True
        for room in world.dungeons[seat]:
            miniboss = world.mini[room]
            if miniboss != now.mini[room] or world.coins_on[room] != now.coins_on[room]:
                return False
            if miniboss >= 0 and world.level[miniboss] != now.level[miniboss]:
                return False
        return True

    def foresee_bait(self, found: Outlook) -> None:
        """R78-R82: where the heroes in town will go, and how many will come to each seat."""
        world = found.world
        now = self.now.world
        anew = world is now or world.town is not now.town or world.souls is not now.souls or world.wounds is not now.wounds
        moved = 0  # the treasure types that some dungeon has more or less of than now
        for seat in self.seats:
            if found.leaves(seat) or self.is_as_before(found, seat):
                found.treasure[seat] = self.now.treasure[seat]
            else:
                found.treasure[seat] = dungeon_treasure(world, seat)
                if not anew:
                    moved |= difference(found.treasure[seat], self.now.treasure[seat])
        for at, hero in enumerate(world.town):
            as_before = not anew and not world.cards.lure[hero] & moved
            found.odds.append(self.now.odds[at] if as_before else self.lure_odds(found, hero))
        if anew or moved:
            for seat in self.seats:
                guests = 0.0
                for odds in found.odds:
                    guests += odds[seat]
                world.lured = replaced(world.lured, seat, int(guests + 0.5))

    def lure_odds(self, found: Outlook, hero: int) -> list[float]:
        """R78-R80: per seat the chance that this hero goes there."""
        world = found.world
        rule = world.cards.lure_rule[hero]
        values = [-99] * world.seats
        for seat in self.seats:
            if rule == 0:
                values[seat] = treasure_for(world.cards.lure[hero], found.treasure[seat])
            else:
                wounds = 0 if rule == 1 else world.points(world.wounds[seat])
                values[seat] = (world.points(world.souls[seat]) - wounds) * (-1 if rule == 1 else 1)
        odds = [0.0] * world.seats
        for seat in self.seats:
            if values[seat] > 0 or rule:
                odds[seat] = lures(LURES_SOON, values[seat] - best_of_others(values, seat))
        return odds

    def read_damage(self, found: Outlook, seat: int) -> None:
        """The damage of the rooms of a dungeon, from left to right."""
        world = found.world
        if found.leaves(seat) or self.strikes_as_before(found, seat):
            found.damage[seat] = self.now.damage[seat]
            found.whole[seat] = self.now.whole[seat]
            found.spared[seat] = self.now.spared[seat]
        else:
            found.damage[seat] = [damage_of(world, seat, room) for room in world.dungeons[seat]]
            found.whole[seat] = sum(found.damage[seat])
            found.spared[seat] = spared_room(world, seat) if world.lasting else -1

    def strikes_as_before(self, found: Outlook, seat: int) -> bool:
        """Whether the damage of a dungeon is known, and nothing has changed that it counts."""
        world = found.world
        now = self.now.world
        if not self.now.damage[seat] or not self.is_as_before(found, seat):
            return False
        if world.lured[seat] != now.lured[seat] and self.card_worth.counts_guests_in(world, seat):
            return False
        return world.hands[seat] is now.hands[seat] or holds_spell(world, seat) == holds_spell(now, seat)

    def fares_as_before(self, found: Outlook, seat: int) -> bool:
        """Whether nothing has changed that decides who dies in this dungeon and who survives."""
        world = found.world
        now = self.now.world
        if world is now or found.damage[seat] is not self.now.damage[seat] or world.entrances[seat] is not now.entrances[seat]:
            return False
        if world.souls is not now.souls or world.wounds is not now.wounds or world.dying != now.dying or world.town is not now.town:
            return False
        if world.hurt is not now.hurt or world.walker != now.walker or world.walk_seat != now.walk_seat:
            return False
        if world.walk_in != now.walk_in or world.walk_right != now.walk_right:
            return False
        if self.texts_near and (world.coins is not now.coins or world.marks is not now.marks):
            return False
        return all(odds[seat] == self.now.odds[at][seat] for at, odds in enumerate(found.odds))

    def foresee_fates(self, found: Outlook, seat: int, soft: bool) -> None:
        """R84-R103: who dies and who survives, at the entrance, inside, and of those who are still in town."""
        world = found.world
        counts = world.cards.souls
        souls = float(world.points(world.souls[seat]))
        wounds = float(world.points(world.wounds[seat]))
        if world.dying >= 0 and world.dying_seat == seat:
            souls += counts[world.dying]
        waits = not soft and world.went >> seat & 1 == 1 and world.active != seat
        for hero in world.entrances[seat]:
            later = waits or is_held(world, hero)
            dead = self.dies(found, seat, hero, 0, KILLS_LATER if later else KILLS_SOON if soft else CERTAIN)
            worth = counts[hero] * (LATER if later else 1.0)
            souls += worth * dead
            wounds += worth * (1.0 - dead)
        if world.walk_seat == seat and world.walker >= 0 and is_inside(world, world.walker):
            dead = self.dies(found, seat, world.walker, len(world.dungeons[seat]) - world.walk_right, CERTAIN)
            worth = float(counts[world.walker])
            souls += worth * dead
            wounds += worth * (1.0 - dead)
        for at, odds in enumerate(found.odds):
            chance = odds[seat]
            if chance > 0.0:
                dead = self.dies(found, seat, world.town[at], 0, KILLS_SOON)
                worth = counts[world.town[at]] * chance
                souls += worth * dead
                wounds += worth * (1.0 - dead)
        found.souls[seat] = souls
        found.wounds[seat] = wounds

    def dies(self, found: Outlook, seat: int, hero: int, start: int, odds: list[float]) -> float:
        """The chance that a hero dies in this dungeon who goes through it from this room on."""
        world = found.world
        left = health_left(world, hero)
        if self.card_worth.special[hero]:
            left += self.special_health(world, seat, hero, len(odds) > 0)
        if self.card_worth.fussy[hero]:
            left -= fussy_damage(found, seat, hero, start)
        else:
            damage = found.damage[seat]
            left -= found.whole[seat]
            for at in range(start):  # behind it already
                left += damage[at]
            if found.spared[seat] >= 0 and not is_inside(world, hero):
                left += damage[world.dungeons[seat].index(found.spared[seat])]
        if odds:
            return kills(odds, -left)
        return 1.0 if left <= 0 else 0.0

    def special_health(self, world: PlayedUnderworld, seat: int, hero: int, dreaded: bool) -> int:
        """R94-R96: what the text of a hero adds to the health that can be seen, and what others will pay for."""
        health = 0
        if world.cards.texts[hero] >> OWN_HEALTH & 1 and host_of(world, hero) < 0:
            for ability in world.cards.abilities[hero]:
                for effect in ability.always:
                    if effect.op == OWN_HEALTH:
                        health += counted(world, seat, -1, effect.amount)
        if not is_inside(world, hero):
            health += taxes(world, seat, hero)
        if dreaded and self.card_worth.dark[hero]:
            health += int(DREAD * self.most_coins(world, seat))
        return health

    def most_coins(self, world: PlayedUnderworld, but: int) -> int:
        """The greatest hoard of the other seats."""
        most = 0
        for seat in self.seats:
            if seat != but and world.coins[seat] > most:
                most = world.coins[seat]
        return most

    def standings(self, found: Outlook) -> float:
        wanted = found.world.cards.souls_to_win
        total = 0.0
        for seat in self.seats:
            souls = found.souls[seat]
            wounds = found.wounds[seat]
            worth = souls - wound_cost(wounds)
            near = crown(souls, wanted) * WIN if wounds < 4.5 else 0.0
            total += worth + near if seat == self.seat else -self.envy * worth - max(self.envy, 0.7) * near
        return total

    # Goods

    def goods(self, world: PlayedUnderworld) -> float:
        """Coins, cards and minibosses."""
        total = 0.0
        for seat in self.seats:
            total += self.goods_now[seat] if self.has_as_before(world, seat) else self.goods_of(world, seat)
        return total

    def has_as_before(self, world: PlayedUnderworld, seat: int) -> bool:
        now = self.world
        if world.hands[seat] is not now.hands[seat] or world.coins[seat] != now.coins[seat]:
            return False
        return world.dungeons[seat] is now.dungeons[seat] and world.mini is now.mini and world.level is now.level

    def goods_of(self, world: PlayedUnderworld, seat: int) -> float:
        if seat == self.seat:
            return purse(world.coins[seat]) + self.own_cards(world) + levels(world, seat)
        spells = holds_spell(world, seat)
        rest = 0.1 * (len(world.hands[seat]) - spells) + 0.25 * spells + 0.5 * purse(world.coins[seat])
        return -self.envy * (rest + levels(world, seat) + minibosses(world, seat))

    def own_cards(self, world: PlayedUnderworld) -> float:
        """Cards that have come since are worth what an unknown card is."""
        total = 0.0
        spells = 0
        new_spells = 0
        new_rooms = 0
        minibosses = 0
        at = 0  # hands are ascending
        for card in world.hands[self.seat]:
            is_spell = card >= world.cards.first_spell
            if is_spell:
                spells += 1
            while at < len(self.hand) and self.hand[at] < card:
                at += 1
            if at == len(self.hand) or self.hand[at] != card:
                if is_spell:
                    new_spells += 1
                else:
                    new_rooms += 1
            elif not is_spell and card >= world.cards.first_mini:
                minibosses += 1
                total += MINIBOSS if minibosses == 1 else SECOND_MINIBOSS
            else:
                total += self.card_worth.held[world.cards.things[card]]
        total += SPELL * new_spells + ROOM * new_rooms
        return total + FIRST_SPELLS * min(spells, 2) + self.love_of_spells * spells

    # Later turns

    def ahead(self) -> float:
        """What the own dungeon promises as it is now."""
        if not self.foreseen:
            self.foreseen = True
            self.foresee()
            self.future = self.later(self.world)
        return self.future

    def later(self, world: PlayedUnderworld) -> float:
        """What the own dungeon promises, as it will be when all that ends with this turn has ended."""
        seat = self.seat
        treasure = self.treasure_later(world)
        damage = GROWTH + self.damage_later(world)
        coming = self.coming
        odds = [self.lured_later(at, treasure) for at in range(len(coming.lures))]
        wounds = float(world.points(world.wounds[seat]))
        price = wound_cost(wounds + 1.0) - wound_cost(wounds)
        fates: list[float] = []
        for health in coming.healths:
            dead = kills(KILLS_LATER, damage - health)
            fates.append(dead - (1.0 - dead) * price)
        total = SLOT * len(world.dungeons[seat]) + POWER * damage
        for heroes in coming.pool:
            total += heroes.number * odds[heroes.lure] * heroes.souls * fates[heroes.health]
        return total

    def seen_of(self, world: PlayedUnderworld) -> Outlook | None:
        """What was found in this position, where it holds for later turns, too: nothing ends with this one."""
        if world.lasting:
            return None
        return self.now if self.world is world else self.then if self.then.world is world else None

    def treasure_later(self, world: PlayedUnderworld) -> list[int]:
        seen = self.seen_of(world)
        if seen is not None and seen.treasure[self.seat]:
            return seen.treasure[self.seat]
        lasting = world.lasting
        world.lasting = NOTHING_LASTS
        treasure = dungeon_treasure(world, self.seat)
        world.lasting = lasting
        return treasure

    def damage_later(self, world: PlayedUnderworld) -> int:
        """All rooms together, if one hero comes."""
        seat = self.seat
        seen = self.seen_of(world)
        if seen is not None and seen.damage[seat] and not self.card_worth.counts_guests_in(world, seat):
            return seen.whole[seat]
        lasting = world.lasting
        lured = world.lured
        world.lasting = NOTHING_LASTS
        world.lured = replaced(lured, seat, 1)
        damage = 0
        for room in world.dungeons[seat]:
            damage += damage_of(world, seat, room)
        world.lasting = lasting
        world.lured = lured
        return damage

    def lured_later(self, at: int, treasure: list[int]) -> float:
        """The chance to lure a hero to come who looks for this."""
        lure = self.coming.lures[at]
        if not lure:
            return 0.3
        own = treasure_for(lure, treasure)
        return lures(LURES_LATER, own - self.rivals[at]) if own > 0 else 0.0

    def foresee(self) -> None:
        """The heroes to come, of whom the deck shows only which are left, and what the others have to lure them."""
        world = self.world
        self.coming = self.card_worth.heroes_to_come(world.hero_deck, HORIZON * world.seats)
        lasting = world.lasting
        world.lasting = NOTHING_LASTS
        others = [dungeon_treasure(world, seat) for seat in self.seats if seat != self.seat]
        world.lasting = lasting
        for lure in self.coming.lures:
            most = 0
            for treasure in others:
                most = max(most, treasure_for(lure, treasure))
            self.rivals.append(most)


def touched(world: PlayedUnderworld, before: list[Lasting]) -> int:
    """The dungeons that something lasts on which did not before, as bits; all of them, if it may be any."""
    everywhere = (1 << world.seats) - 1
    lasting = world.lasting
    if len(lasting) < len(before):
        return everywhere
    found = 0
    for at, effect in enumerate(lasting):
        if at < len(before):
            if effect is not before[at]:
                return everywhere
        elif effect.seat >= 0:
            found |= 1 << effect.seat
        elif effect.on >= world.cards.first_room:
            for seat in range(world.seats):
                if effect.on in world.dungeons[seat]:
                    found |= 1 << seat
        else:
            return everywhere
    return found


NOTHING: Final[list[int]] = []
NOBODY: Final = HeroesToCome(0.0, [])
NOTHING_LASTS: Final[list[Lasting]] = []


def fussy_damage(found: Outlook, seat: int, hero: int, start: int) -> int:
    """R94, R96: what a hero suffers who passes some rooms or takes less in some."""
    world = found.world
    dungeon = world.dungeons[seat]
    spared = -1 if is_inside(world, hero) else found.spared[seat]
    damage = 0
    for at in range(start, len(dungeon)):
        if not skipped(world, hero, seat, dungeon[at], spared):
            damage += max(found.damage[seat][at] - reduction(world, hero, dungeon[at]), 0)
    return damage


def heroes_near(world: PlayedUnderworld) -> list[int]:
    """All heroes in play: in town, at the entrances and in a dungeon."""
    found = world.town + ([world.walker] if world.walker >= 0 else [])
    for queue in world.entrances:
        found += queue
    return found


def difference(treasure: list[int], other: list[int]) -> int:
    """The treasure types that there are not as many of, as bits."""
    found = 0
    for kind in range(4):
        if treasure[kind] != other[kind]:
            found |= 1 << kind
    return found


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
    return 0.4 * minibosses_of(world, seat)
