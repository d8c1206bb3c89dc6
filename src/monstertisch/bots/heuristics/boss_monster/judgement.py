"""What is looked at when a turn begins, to judge who will win (`judgement.toml`)."""

from __future__ import annotations

from typing import Final

from ....games.boss_monster.game import PlayedUnderworld
from ....games.boss_monster.rules.bait import lure_values, lured_to
from ....games.boss_monster.rules.values import damage_of, health_left
from ...net import beside_rivals

NEAR: Final = 5  # souls that are missing to win, or wounds to lose, from which on each counts by itself


def looked_at(world: PlayedUnderworld) -> list[list[float]]:
    doomed = [0.0] * world.seats
    strong = [0.0] * world.seats
    for hero in world.town:
        seat = lured_to(world, hero, lure_values(world, hero))
        if seat >= 0:
            dies = health_left(world, hero) <= damage_in(world, seat)
            (doomed if dies else strong)[seat] += world.cards.souls[hero] / 3.0
    traits: list[list[float]] = []
    for seat in range(world.seats):
        own = [doomed[seat], strong[seat]]
        traits.append(own + score(world, seat) + dungeon(world, seat) + hand(world, seat) if world.alive[seat] else [])
    return beside_rivals(traits, [world.turn / 20.0, world.seats / 4.0])


def score(world: PlayedUnderworld, seat: int) -> list[float]:
    """R107, R109: souls and wounds count more when they bring the end near."""
    souls = world.points(world.souls[seat])
    wounds = world.points(world.wounds[seat])
    found = [souls / 10.0, wounds / 5.0]
    for missing in range(1, NEAR):
        found.append(1.0 if world.cards.souls_to_win - souls <= missing else 0.0)
        found.append(1.0 if world.cards.wounds_to_lose - wounds <= missing else 0.0)
    return found


def dungeon(world: PlayedUnderworld, seat: int) -> list[float]:
    rooms = world.dungeons[seat]
    advanced = sum([bool(world.cards.advanced[world.cards.things[room]]) for room in rooms])
    levels = sum([world.level[world.mini[room]] for room in rooms if world.mini[room] >= 0])
    return [len(rooms) / 5.0, advanced / 3.0, levels / 3.0, damage_in(world, seat) / 10.0]


def hand(world: PlayedUnderworld, seat: int) -> list[float]:
    """The hoard and the cards of each kind."""
    cards = world.cards
    kinds = [0.0] * 4
    for card in world.hands[seat]:
        if card >= cards.first_spell:
            kinds[0] += 0.25
        elif card >= cards.first_mini:
            kinds[1] += 0.25
        else:
            kinds[2 if cards.advanced[cards.things[card]] else 3] += 0.25
    return [world.coins[seat] / 5.0, *kinds]


def damage_in(world: PlayedUnderworld, seat: int) -> int:
    return sum([damage_of(world, seat, room) for room in world.dungeons[seat]])
