"""Where to build: what every placement and promotion would make of the dungeon, this turn and later."""

from __future__ import annotations

from typing import Final

from ....games.boss_monster.effects.vocabulary import BUILD_HERE_WITHOUT_MATCH, PERMANENT
from ....games.boss_monster.game import PlayedUnderworld
from ....games.boss_monster.knowledge import bit_of
from ....games.boss_monster.moves import TAKE_BACK
from ....games.boss_monster.pieces import replaced, without
from ....games.boss_monster.reasons import NO_MATCH
from ....games.boss_monster.rules.changes import held_copy
from ....games.boss_monster.rules.dungeon import attach, build_room, fire_building, fire_built, start_level
from ....games.boss_monster.rules.places import room_at, slot_of
from ....games.boss_monster.rules.placing import place_refusal
from .forecast import Forecast
from .triggers import carry_out_triggers
from .worth import CardWorth

LEVEL_UP: Final = 0.8  # R56: the boss ability
NEW_SLOT: Final = 0.1  # a step towards it
FIRST_LEVEL: Final = 0.25  # the first text of a miniboss that cannot be reckoned
AMBITION: Final = 0.5  # what a miniboss may become
NEVER: Final = -99.0


class Builder:
    """One seat that may build."""

    def __init__(self, forecast: Forecast) -> None:
        self.forecast: Final = forecast
        self.seat: Final = forecast.seat
        self.world: Final = forecast.world
        self.base: Final = forecast.worth + forecast.ahead()

    def best(self, options: list[int]) -> tuple[float, int]:
        """The best of the moves that build, with its gain; -1: there is none."""
        most = NEVER
        found = -1
        for action in options:
            if self.world.moves.is_build(action) and action != TAKE_BACK:
                gain = self.gain(action)
                if gain > most:
                    most = gain
                    found = action
        return most, found

    def gain(self, action: int) -> float:
        moves = self.world.moves
        if moves.place.has(action):
            card = self.card_of(moves.place.thing(action))
            return self.placement(card, moves.place.slot(action)) if card >= 0 else NEVER
        if moves.promote.has(action):
            return self.promotion(moves.promote.thing(action), -1)
        if moves.promote_with_room.has(action):
            return self.promotion(moves.promote_with_room.thing(action), self.cheapest_monster())
        return self.sale(held_copy(self.world, self.seat, moves.sell.thing(action)))

    def card_of(self, design: int) -> int:
        """A card of the hand, or one on offer (R58)."""
        for card in self.world.offer:
            if self.world.cards.things[card] == design:
                return card
        return held_copy(self.world, self.seat, design)

    def placement(self, card: int, slot: int) -> float:
        """R42-R44, R61: what the position gains by this card in this slot."""
        twin = self.world.copy()
        if card in twin.hands[self.seat]:
            twin.hands = replaced(twin.hands, self.seat, without(twin.hands[self.seat], card))
        if card >= twin.cards.first_mini:
            return self.miniboss(twin, card, slot)
        full = len(twin.dungeons[self.seat]) == twin.cards.most_rooms
        build_room(twin, self.seat, card, slot, "now", None)
        fire_built(twin, self.seat, card)
        fire_building(twin, self.seat, card, twin.levelled[self.seat] == 1)
        gain = carry_out_triggers(self.forecast, twin)
        if not full and not twin.levelled[self.seat] and twin.beneath[card] < 0:
            gain += LEVEL_UP if len(twin.dungeons[self.seat]) == twin.cards.most_rooms else NEW_SLOT
        return gain + self.seen(twin)

    def miniboss(self, twin: PlayedUnderworld, card: int, slot: int) -> float:
        if twin.coins[self.seat] < twin.cards.miniboss_price:
            return NEVER
        twin.coins = replaced(twin.coins, self.seat, twin.coins[self.seat] - twin.cards.miniboss_price)
        attach(twin, self.seat, room_at(twin, self.seat, slot), card, start_level(twin, self.seat), "now", -1, None)
        first = twin.cards.abilities[twin.cards.things[card]][0]
        reckoned = first.kind == PERMANENT and first.always[0].op != BUILD_HERE_WITHOUT_MATCH
        return AMBITION + (0.0 if reckoned else FIRST_LEVEL) + self.seen(twin)

    def promotion(self, slot: int, paid_with: int) -> float:
        """R68: one level up."""
        twin = self.world.copy()
        if paid_with >= 0:
            twin.hands = replaced(twin.hands, self.seat, without(twin.hands[self.seat], paid_with))
        elif twin.coins[self.seat] < twin.cards.promotion_price:
            return NEVER
        else:
            twin.coins = replaced(twin.coins, self.seat, twin.coins[self.seat] - twin.cards.promotion_price)
        miniboss = twin.mini[room_at(twin, self.seat, slot)]
        twin.level = replaced(twin.level, miniboss, twin.level[miniboss] + 1)
        return self.seen(twin)

    def sale(self, card: int) -> float:
        """R117: a coin for a room card."""
        if card < 0:
            return NEVER
        twin = self.world.copy()
        twin.hands = replaced(twin.hands, self.seat, without(twin.hands[self.seat], card))
        twin.coins = replaced(twin.coins, self.seat, twin.coins[self.seat] + 1)
        return self.seen(twin)

    def seen(self, twin: PlayedUnderworld) -> float:
        return self.forecast.look_at_own(twin) + self.forecast.later(twin) - self.base

    def cheapest_monster(self) -> int:
        world = self.world
        cards = [card for card in world.hands[self.seat] if card < world.cards.first_mini]
        monsters = [card for card in cards if world.cards.monster[world.cards.things[card]]]
        held = self.forecast.card_worth.held
        return min(monsters, key=lambda card: (held[world.cards.things[card]], card)) if monsters else -1

    def zoning(self) -> float:
        """R44: what the best placement without matching treasure gains; 0: none does."""
        most = 0.0
        for card in self.world.hands[self.seat]:
            if card < self.world.cards.first_mini and self.world.cards.advanced[self.world.cards.things[card]]:
                for slot in range(len(self.world.dungeons[self.seat])):
                    if place_refusal(self.world, self.seat, card, slot) == NO_MATCH:
                        most = max(most, self.placement(card, slot))
        return most


def lay_best(world: PlayedUnderworld, seat: int, viewer: int, card_worth: CardWorth) -> None:
    """Exchanges what lies face down for the best card of the hand for that place, as far as the viewer cannot know better."""
    laid = world.face_down[seat]
    under = world.face_on[seat]
    dungeon = world.dungeons[seat]
    if under >= 0 and under not in dungeon:
        return
    before = world.copy()
    before.hands = replaced(before.hands, seat, sorted([*before.hands[seat], laid]))
    before.face_down = replaced(before.face_down, seat, -1)
    before.face_on = replaced(before.face_on, seat, -1)
    slot = slot_of(before, seat, under) if under >= 0 else len(dungeon)
    builder = Builder(Forecast(before, seat, card_worth))
    most = NEVER
    best = laid
    for card in before.hands[seat]:
        hidden = card < world.cards.first_spell and not world.knows[card] & bit_of(viewer)
        if hidden and place_refusal(before, seat, card, slot) == 0:
            gain = builder.placement(card, slot)
            if gain > most:
                most = gain
                best = card
    world.hands = replaced(world.hands, seat, without(before.hands[seat], best))
    world.face_down = replaced(world.face_down, seat, best)
