"""Greedy for Mächtige Monster: the move after which its seat may expect the most gold at the end of the round.

It counts on what all can see and on its own cards, never on the fronts and hands of the world it was handed.
"""

from __future__ import annotations

from typing import Final

from ....core.chance import Chance
from ....core.sight import Bot, Sight
from ....games.maechtige_monster import moves, rules
from ....games.maechtige_monster.state import Castle
from ....games.maechtige_monster.view import ALL_FIVE, THREE_CARDS, count, knows_cards_of

SUMS: Final = 11  # a pair has a sum from 0 to 10
ALIKE: Final = 1e-9  # a smaller difference between two forecasts is rounding, not a reason


class Greedy(Bot):
    def choose(self, sight: Sight, chance: Chance) -> int:  # noqa: ARG002 - the lowest of equally good moves, so luck is not asked
        world = sight.world
        assert isinstance(world, Castle)
        return Forecast(world, sight.seat, Guards(world)).best_of(sight.options)


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


class Guards:
    """What may be known of the guards of a row; it does not change while monsters are placed."""

    def __init__(self, castle: Castle) -> None:
        self.equal_bonus: Final = rules.EQUAL_PAIRS[castle.tile] if castle.tile >= 0 else 0
        self.lowest_bonus: Final = rules.LOWEST_PAIRS[castle.tile] if castle.tile >= 0 else 0
        self.odds: Final[list[Odds]] = []
        self.favoured: Final[list[Odds]] = []  # the same guards with the bonus for equal or lowest pairs
        self.weigh(castle)

    def weigh(self, castle: Castle) -> None:
        """A guard of the row is any unseen one of its level."""
        cards = castle.cards
        strengths: list[list[int]] = [[], [], [], []]
        loots: list[list[int]] = [[], [], [], []]
        for card in range(len(cards.level)):
            if not castle.revealed >> card & 1:
                strengths[cards.level[card]].append(cards.strength[card])
                loots[cards.level[card]].append(cards.loot[card])
        bonus = self.equal_bonus + self.lowest_bonus
        for guard in range(castle.seats):
            level = cards.level[castle.row[guard]]
            stronger = 0
            richer = 0
            if castle.tile >= 0:
                stronger, richer = rules.tile_change(castle.tile, guard, castle.seats)
            self.odds.append(Odds(strengths[level], loots[level], stronger, richer))
            if bonus:
                self.favoured.append(Odds(strengths[level], loots[level], stronger, richer + bonus))

    def before(self, guard: int, one: int, other: int, lowest: int) -> Odds:
        """Q22, Q26: what this guard means for the pair before it when all monsters lie."""
        favoured = (self.equal_bonus and one == other) or (self.lowest_bonus and one + other == lowest)
        return self.favoured[guard] if favoured else self.odds[guard]


class Fillers:
    """What a free slot may hold in the end: for each card the chance that it is the seat's own or a rival's."""

    def __init__(self) -> None:
        self.own: Final = [0.0] * 5
        self.rival: Final = [0.0] * 5
        self.sums: Final = [0.0] * SUMS  # the chance of each sum in two free slots
        self.mean = 0.0  # the strength in one free slot
        self.mine = 0.0  # the chance that a free slot will be the seat's own
        self.healing = 0.0  # what the seat may expect to pay for a free slot that is lost

    def add_hand(self, chances: list[float], sure: int, maybe: int, dealt: int, owed: int, forbidden: int) -> None:
        """One seat will play `owed` of its cards: those surely in hand, and `dealt` of those that may be."""
        if owed == 0:
            return
        known = dealt / count(maybe) if maybe else 0.0
        weights = [0.0] * 5
        total = 0.0
        for card in range(5):
            if not forbidden >> card & 1:
                if sure >> card & 1:
                    weights[card] = 1.0
                elif maybe >> card & 1:
                    weights[card] = known
                total += weights[card]
        for card in range(5):
            chances[card] += owed * weights[card] / total

    def spread(self, free: int, healing: list[int]) -> None:
        """Every card that will be played is as likely in one free slot as in another."""
        both = [0.0] * 5
        for card in range(5):
            self.own[card] /= free
            self.rival[card] /= free
            both[card] = self.own[card] + self.rival[card]
            self.mean += both[card] * (card + 1)
            self.mine += self.own[card]
            self.healing += self.own[card] * healing[card]
        for card in range(5):
            for other in range(5):
                self.sums[card + other + 2] += both[card] * both[other]


class Plan:
    """The castle after a move, and per guard the chance to beat it once reached, the seat's share of it and its healing there."""

    def __init__(
        self, slots: list[int], owners: list[int], fillers: Fillers, win: list[float], share: list[float], healing: list[float]
    ) -> None:
        self.slots: Final = slots
        self.owners: Final = owners
        self.fillers: Final = fillers
        self.win: Final = win
        self.share: Final = share  # weighted with the chance to win
        self.healing: Final = healing

    def with_card(self, seat: int, strength: int, place: int) -> Plan:
        plan = Plan(self.slots[:], self.owners[:], self.fillers, self.win[:], self.share[:], self.healing[:])
        plan.slots[place] = strength
        plan.owners[place] = seat
        return plan

    def expected_sum(self, guard: int) -> float:
        one = self.slots[2 * guard]
        other = self.slots[2 * guard + 1]
        return (one if one else self.fillers.mean) + (other if other else self.fillers.mean)

    def expected_gold(self, gold: float) -> float:
        """R18-R23: for every guard that may be the first to win, the loot before it less the healing from there on."""
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

    def __init__(self, castle: Castle, seat: int, guards: Guards) -> None:
        self.castle: Final = castle
        self.seat: Final = seat
        self.equal_bonus: Final = guards.equal_bonus
        self.lowest_bonus: Final = guards.lowest_bonus
        self.odds: Final = guards.odds
        self.favoured: Final = guards.favoured
        self.healing: Final = [rules.heal_cost(castle, seat, strength) for strength in range(1, 6)]
        self.owed: Final[list[int]] = []
        self.sure: Final[list[int]] = []
        self.maybe: Final[list[int]] = []
        self.dealt: Final[list[int]] = []
        self.read_hands()
        self.card = 0
        self.plan = Plan([], [], Fillers(), [], [], [])  # the castle as it lies, the free slots filled as if `card` were played

    def best_of(self, options: list[int]) -> int:
        """The lowest of the best moves."""
        best = options[0]
        most = self.gold_after(best)
        for action in options[1:]:
            gold = self.gold_after(action)
            if gold > most + ALIKE:
                best = action
                most = gold
        return best

    def best_few(self, options: list[int], few: int) -> list[int]:
        """The best moves, the best one first."""
        ranked = sorted([(-self.gold_after(action), action) for action in options])
        return [action for _, action in ranked[:few]]

    def read_hands(self) -> None:
        """Q37, Q38: per seat the monsters it owes, the cards surely in its hand, those that may be, and how many of them are."""
        castle = self.castle
        placed = [0] * castle.seats
        for place in range(2 * castle.seats):
            if castle.slots[place]:
                placed[castle.owners[place]] |= 1 << (castle.slots[place] - 1)
        for seat in range(castle.seats):
            shown = castle.shown[seat]
            known = knows_cards_of(castle, self.seat, seat)
            self.owed.append(2 - count(placed[seat]))
            self.sure.append(castle.hands[seat] if known else shown & ~placed[seat])
            self.maybe.append(0 if known else ALL_FIVE & ~shown)
            self.dealt.append(0 if known else THREE_CARDS - count(shown))

    def gold_after(self, action: int) -> float:
        """The gold the seat may expect at the end of the round if it makes this move now."""
        castle = self.castle
        strength = moves.strength_of(action)
        place = moves.place_of(action)
        if castle.slots[place]:
            return self.gold_after_displacing(strength, place)
        if self.card != strength:
            self.card = strength
            self.plan = self.as_it_lies(self.fillers_after(strength, 0, -1))
            self.survey(self.plan)
        plan = self.plan.with_card(self.seat, strength, place)
        if self.lowest_bonus:
            self.survey(plan)
        else:  # the other guards are as they were
            self.look_at(place >> 1, plan, self.odds[place >> 1])
        return plan.expected_gold(castle.gold[self.seat])

    def gold_after_displacing(self, strength: int, place: int) -> float:
        """R14: less the price; what a rival gets of it is worth its part of what all rivals have."""
        castle = self.castle
        price = moves.price_of(castle, self.seat, place)
        fillers = self.fillers_after(strength, castle.slots[place], castle.owners[place])
        plan = self.as_it_lies(fillers).with_card(self.seat, strength, place)
        self.survey(plan)
        return plan.expected_gold(castle.gold[self.seat] - price) - (price - 1) / (castle.seats - 1)

    def as_it_lies(self, fillers: Fillers) -> Plan:
        nothing = [0.0] * self.castle.seats
        return Plan(self.castle.slots, self.castle.owners, fillers, nothing[:], nothing[:], nothing[:])

    def fillers_after(self, strength: int, lying: int, owner: int) -> Fillers:
        """What may fill the free slots once this card is played and the displaced monster, if any, is back in its owner's hand."""
        fillers = Fillers()
        free = 0
        for seat in range(self.castle.seats):
            sure = self.sure[seat]
            owed = self.owed[seat]
            if seat == owner:
                sure |= 1 << (lying - 1)
                owed += 1
            if seat == self.seat:
                sure &= ~(1 << (strength - 1))
                owed -= 1
            chances = fillers.own if seat == self.seat else fillers.rival
            fillers.add_hand(chances, sure, self.maybe[seat], self.dealt[seat], owed, self.castle.forbidden)
            free += owed
        if free:
            fillers.spread(free, self.healing)
        return fillers

    def survey(self, plan: Plan) -> None:
        """Looks at all guards; Q26: the lowest pairs are those that may be expected to be."""
        guards = self.castle.seats
        lowest = -1.0
        if self.lowest_bonus:
            lowest = min([plan.expected_sum(guard) for guard in range(guards)])
        for guard in range(guards):
            low = self.lowest_bonus != 0 and plan.expected_sum(guard) < lowest + 0.5
            self.look_at(guard, plan, self.favoured[guard] if low else self.odds[guard])

    def look_at(self, guard: int, plan: Plan, odds: Odds) -> None:
        """One guard: two monsters before it, one and a filler, or two fillers."""
        one = plan.slots[2 * guard]
        other = plan.slots[2 * guard + 1]
        plan.healing[guard] = self.healing_at(2 * guard, plan) + self.healing_at(2 * guard + 1, plan)
        if other:
            self.look_at_pair(guard, one, other, plan, odds)
        elif one:
            self.look_at_single(guard, one, plan, odds)
        else:
            self.look_at_none(guard, plan, odds)

    def healing_at(self, place: int, plan: Plan) -> float:
        if not plan.slots[place]:
            return plan.fillers.healing
        return float(self.healing[plan.slots[place] - 1]) if plan.owners[place] == self.seat else 0.0

    def look_at_pair(self, guard: int, one: int, other: int, plan: Plan, odds: Odds) -> None:
        mine = plan.owners[2 * guard] == self.seat
        also = plan.owners[2 * guard + 1] == self.seat
        if self.equal_bonus and one == other:
            odds = self.favoured[guard]
        plan.win[guard] = odds.win[one + other]
        if mine and also:
            plan.share[guard] = odds.whole(one + other)
        elif mine:
            plan.share[guard] = odds.share(one, other)
        elif also:
            plan.share[guard] = odds.share(other, one)
        else:
            plan.share[guard] = 0.0

    def look_at_single(self, guard: int, one: int, plan: Plan, odds: Odds) -> None:
        fillers = plan.fillers
        mine = plan.owners[2 * guard] == self.seat
        win = 0.0
        share = 0.0
        for other in range(1, 6):
            own = fillers.own[other - 1]
            rival = fillers.rival[other - 1]
            here = self.favoured[guard] if self.equal_bonus and one == other else odds
            win += (own + rival) * here.win[one + other]
            if mine:
                share += own * here.whole(one + other) + rival * here.share(one, other)
            else:
                share += own * here.share(other, one)
        plan.win[guard] = win
        plan.share[guard] = share

    def look_at_none(self, guard: int, plan: Plan, odds: Odds) -> None:
        fillers = plan.fillers
        win = 0.0
        loot = 0.0
        for total in range(2, SUMS):
            win += fillers.sums[total] * odds.win[total]
            loot += fillers.sums[total] * odds.whole(total)
        plan.win[guard] = win
        plan.share[guard] = loot * fillers.mine
