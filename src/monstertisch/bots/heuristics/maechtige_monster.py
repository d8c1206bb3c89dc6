"""Greedy for Mächtige Monster: the move after which its seat may expect the most gold at the end of the round.

It counts on what all can see and on its own cards, never on the fronts and hands of the world it was handed.
"""

from __future__ import annotations

from typing import Final

from ...core.chance import Chance
from ...core.sight import Bot, Sight
from ...games.maechtige_monster import moves, rules
from ...games.maechtige_monster.state import Castle
from ...games.maechtige_monster.view import ALL_FIVE, THREE_CARDS, count, knows_cards_of

SUMS: Final = 11  # a pair has a sum from 0 to 10
ALIKE: Final = 1e-9  # a smaller difference between two forecasts is rounding, not a reason


class Greedy(Bot):
    def choose(self, sight: Sight, chance: Chance) -> int:
        """The best move; of equally good ones the lowest, so luck is not asked."""
        world = sight.world
        assert isinstance(world, Castle)
        forecast = Forecast(world, sight.seat)
        best = sight.options[0]
        most = forecast.gold_after(best)
        for action in sight.options[1:]:
            gold = forecast.gold_after(action)
            if gold > most + ALIKE:
                best = action
                most = gold
        return best


class Odds:
    """R18, R19: what the unseen guards of one level, changed by the tile, mean for a pair of each sum."""

    def __init__(self, strengths: list[int], loots: list[int], stronger: int, richer: int) -> None:
        beaten = [0] * SUMS
        halves = [0] * SUMS
        odd = [0] * SUMS
        for at in range(len(strengths)):
            strength = max(strengths[at] + stronger, 0)
            loot = max(loots[at] + richer, 0)
            if strength < SUMS:
                beaten[strength] += 1
                halves[strength] += loot // 2
                odd[strength] += loot % 2
        for total in range(1, SUMS):
            beaten[total] += beaten[total - 1]
            halves[total] += halves[total - 1]
            odd[total] += odd[total - 1]
        unseen = len(strengths)
        self.win: Final[list[float]] = [number / unseen for number in beaten]
        self.half: Final[list[float]] = [gold / unseen for gold in halves]
        self.odd: Final[list[float]] = [gold / unseen for gold in odd]

    def share(self, own: int, other: int) -> float:
        """What the owner of one monster may expect beside a foreign one."""
        total = own + other
        return self.half[total] + self.odd[total] if own > other else self.half[total]

    def whole(self, total: int) -> float:
        """What the owner of both monsters may expect."""
        return 2.0 * self.half[total] + self.odd[total]


class Fillers:
    """What a free slot may hold in the end: per strength (from 0) the chance that it is an own card or a rival's."""

    def __init__(self) -> None:
        self.own: Final = [0.0] * 5
        self.rival: Final = [0.0] * 5
        self.sums: Final = [0.0] * SUMS  # of two free slots
        self.mean = 0.0
        self.mine = 0.0  # the chance that the slot is the seat's own in the end
        self.healing = 0.0  # what the seat may expect to pay for one lost slot

    def spread(self, free: int, healing: list[int]) -> None:
        """Every card that will be played is as likely in one free slot as in another."""
        for card in range(5):
            self.own[card] /= free
            self.rival[card] /= free
            self.mine += self.own[card]
            self.mean += (self.own[card] + self.rival[card]) * (card + 1)
            self.healing += self.own[card] * healing[card]
        for card in range(5):
            for other in range(5):
                self.sums[card + other + 2] += (self.own[card] + self.rival[card]) * (self.own[other] + self.rival[other])


def add_cards(chances: list[float], sure: int, maybe: int, dealt: int, owed: int, forbidden: int) -> None:
    """Adds the cards one seat will play: `owed` of those surely in hand and the `dealt` unknown ones, the stronger the likelier."""
    if owed == 0:
        return
    known = dealt / count(maybe) if maybe else 0.0
    weights = [0.0] * 5
    total = 0.0
    for card in range(5):
        if not forbidden >> card & 1:
            if sure >> card & 1:
                weights[card] = card + 1.0
            elif maybe >> card & 1:
                weights[card] = known * (card + 1.0)
            total += weights[card]
    for card in range(5):
        chances[card] += owed * weights[card] / total


class Prospects:
    """Per guard: the chance to beat it once it is reached, the seat's expected share of it, and its healing there."""

    def __init__(self, win: list[float], share: list[float], healing: list[float]) -> None:
        self.win: Final = win
        self.share: Final = share
        self.healing: Final = healing

    def copy(self) -> Prospects:
        return Prospects(self.win[:], self.share[:], self.healing[:])

    def expected_gold(self, gold: float) -> float:
        """R18-R23: over every guard that may be the first to win, the gold left after the loot before it and the healing from it on."""
        due = 0.0
        for cost in self.healing:
            due += cost
        expected = 0.0
        reached = 1.0
        for guard in range(len(self.win)):
            win = self.win[guard]
            if gold > due:
                expected += reached * (1.0 - win) * (gold - due)
            if win <= 0.0:
                return expected
            gold += self.share[guard] / win
            due -= self.healing[guard]
            reached *= win
        return expected + reached * gold


class Forecast:
    """One position as its seat knows it, and what the seat may expect after each of its moves."""

    def __init__(self, castle: Castle, seat: int) -> None:
        self.castle: Final = castle
        self.seat: Final = seat
        self.odds: Final[list[Odds]] = []
        self.favoured: Final[list[Odds]] = []  # the same guards with what the tile adds for equal or lowest pairs
        self.equal_pairs: Final = castle.tile >= 0 and rules.EQUAL_PAIRS[castle.tile] != 0
        self.lowest_pairs: Final = castle.tile >= 0 and rules.LOWEST_PAIRS[castle.tile] != 0
        self.weigh_guards()
        self.owed: Final[list[int]] = []
        self.sure: Final[list[int]] = []
        self.maybe: Final[list[int]] = []
        self.dealt: Final[list[int]] = []
        self.read_hands()
        self.healing: Final = [rules.heal_cost(castle, seat, strength) for strength in range(1, 6)]
        self.card = 0
        self.fillers = Fillers()
        self.prospects = Prospects([], [], [])

    def weigh_guards(self) -> None:
        """The guards of the row are unseen ones of their level, each equally likely."""
        castle = self.castle
        cards = castle.cards
        strengths: list[list[int]] = [[], [], [], []]
        loots: list[list[int]] = [[], [], [], []]
        for card in range(len(cards.level)):
            if not castle.revealed >> card & 1:
                strengths[cards.level[card]].append(cards.strength[card])
                loots[cards.level[card]].append(cards.loot[card])
        for guard in range(castle.seats):
            level = cards.level[castle.row[guard]]
            stronger = 0
            richer = 0
            if castle.tile >= 0:
                stronger, richer = rules.tile_change(castle.tile, guard, castle.seats)
            self.odds.append(Odds(strengths[level], loots[level], stronger, richer))
            if self.equal_pairs or self.lowest_pairs:
                richer += rules.EQUAL_PAIRS[castle.tile] + rules.LOWEST_PAIRS[castle.tile]
                self.favoured.append(Odds(strengths[level], loots[level], stronger, richer))

    def read_hands(self) -> None:
        """Per seat: monsters still to be placed, cards surely in hand, cards that may be, and how many of those are."""
        castle = self.castle
        placed = [0] * castle.seats
        for place in range(2 * castle.seats):
            if castle.slots[place]:
                placed[castle.owners[place]] |= 1 << (castle.slots[place] - 1)
        for seat in range(castle.seats):
            self.owed.append(2 - count(placed[seat]))
            if knows_cards_of(castle, self.seat, seat):
                self.sure.append(castle.hands[seat])
                self.maybe.append(0)
                self.dealt.append(0)
            else:
                self.sure.append(castle.shown[seat] & ~placed[seat])
                self.maybe.append(ALL_FIVE & ~castle.shown[seat])
                self.dealt.append(THREE_CARDS - count(castle.shown[seat]))

    def gold_after(self, action: int) -> float:
        """The gold the seat may expect at the end of the round if it makes this move now."""
        castle = self.castle
        strength = action // moves.PLACES + 1
        place = action % moves.PLACES
        slots = castle.slots[:]
        owners = castle.owners[:]
        slots[place] = strength
        owners[place] = self.seat
        gold = float(castle.gold[self.seat])
        if castle.slots[place]:
            gold -= moves.price_of(castle, self.seat, place)
            self.card = 0
            fillers = self.fillers_after(strength, castle.slots[place], castle.owners[place])
            return self.survey(slots, owners, fillers).expected_gold(gold)
        if strength != self.card:  # where this card goes changes one guard alone
            self.card = strength
            self.fillers = self.fillers_after(strength, 0, -1)
            self.prospects = self.survey(castle.slots, castle.owners, self.fillers)
        if self.lowest_pairs:
            return self.survey(slots, owners, self.fillers).expected_gold(gold)
        prospects = self.prospects.copy()
        self.look_at(place >> 1, slots, owners, self.fillers, 0.0, prospects)
        return prospects.expected_gold(gold)

    def fillers_after(self, strength: int, lying: int, owner: int) -> Fillers:
        """What may fill the free slots once this card is played and the displaced monster, if any, is back in its owner's hand."""
        castle = self.castle
        fillers = Fillers()
        free = 0
        for seat in range(castle.seats):
            sure = self.sure[seat]
            owed = self.owed[seat]
            if seat == owner:
                sure |= 1 << (lying - 1)
                owed += 1
            if seat == self.seat:
                sure &= ~(1 << (strength - 1))
                owed -= 1
            chances = fillers.own if seat == self.seat else fillers.rival
            add_cards(chances, sure, self.maybe[seat], self.dealt[seat], owed, castle.forbidden)
            free += owed
        if free:
            fillers.spread(free, self.healing)
        return fillers

    def survey(self, slots: list[int], owners: list[int], fillers: Fillers) -> Prospects:
        """All guards with these monsters before them."""
        guards = self.castle.seats
        prospects = Prospects([0.0] * guards, [0.0] * guards, [0.0] * guards)
        lowest = 10.0
        if self.lowest_pairs:
            for guard in range(guards):
                lowest = min(lowest, expected_sum(slots, guard, fillers))
        for guard in range(guards):
            self.look_at(guard, slots, owners, fillers, lowest, prospects)
        return prospects

    def look_at(self, guard: int, slots: list[int], owners: list[int], fillers: Fillers, lowest: float, prospects: Prospects) -> None:
        """One guard with the monsters before it, the free slots filled as may be expected."""
        odds = self.odds[guard]
        if self.lowest_pairs and expected_sum(slots, guard, fillers) < lowest + 0.5:
            odds = self.favoured[guard]
        one = slots[2 * guard]
        other = slots[2 * guard + 1]
        healing = 0.0
        if one:
            if owners[2 * guard] == self.seat:
                healing += self.healing[one - 1]
        else:
            healing += fillers.healing
        if other:
            if owners[2 * guard + 1] == self.seat:
                healing += self.healing[other - 1]
        else:
            healing += fillers.healing
        prospects.healing[guard] = healing
        if other:
            self.look_at_pair(guard, one, owners[2 * guard], other, owners[2 * guard + 1], odds, prospects)
        elif one:
            self.look_at_single(guard, one, owners[2 * guard], fillers, odds, prospects)
        else:
            win = 0.0
            loot = 0.0
            for total in range(2, SUMS):
                win += fillers.sums[total] * odds.win[total]
                loot += fillers.sums[total] * odds.whole(total)
            prospects.win[guard] = win
            prospects.share[guard] = loot * fillers.mine

    def look_at_pair(self, guard: int, one: int, owner: int, other: int, beside: int, odds: Odds, prospects: Prospects) -> None:
        if self.equal_pairs and one == other:
            odds = self.favoured[guard]
        prospects.win[guard] = odds.win[one + other]
        if owner == self.seat:
            prospects.share[guard] = odds.whole(one + other) if beside == owner else odds.share(one, other)
        else:
            prospects.share[guard] = odds.share(other, one) if beside == self.seat else 0.0

    def look_at_single(self, guard: int, one: int, owner: int, fillers: Fillers, odds: Odds, prospects: Prospects) -> None:
        win = 0.0
        share = 0.0
        for strength in range(1, 6):
            own = fillers.own[strength - 1]
            rival = fillers.rival[strength - 1]
            expected = self.favoured[guard] if self.equal_pairs and one == strength else odds
            win += (own + rival) * expected.win[one + strength]
            if owner == self.seat:
                share += own * expected.whole(one + strength) + rival * expected.share(one, strength)
            else:
                share += own * expected.share(strength, one)
        prospects.win[guard] = win
        prospects.share[guard] = share


def expected_sum(slots: list[int], guard: int, fillers: Fillers) -> float:
    total = float(slots[2 * guard] + slots[2 * guard + 1])
    if not slots[2 * guard]:
        total += fillers.mean
    if not slots[2 * guard + 1]:
        total += fillers.mean
    return total
