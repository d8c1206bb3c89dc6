"""All test vectors of docs/rules/maechtige_monster.md, each played in the real castle."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from .positions import LETTERS, STRENGTHS, castle, displacements, fight, legal_moves, of, play, to_move

DOC = Path(__file__).parents[3] / "docs" / "rules" / "maechtige_monster.md"
VECTORS: list[dict[str, Any]] = json.loads(DOC.read_text("utf-8").split("```json")[1].split("```")[0])
PLAYERS = ["Inga", "Ani", "Frank", "Jenny"]

Vector = dict[str, Any]


# From the words of a vector to those of a position


def players_of(vector: Vector) -> list[str]:
    return list(vector.get("players", PLAYERS))


def by_name(vector: Vector, values: list[Any]) -> dict[str, Any]:
    return dict(zip(players_of(vector), values, strict=True))


def slots_of(vector: Vector) -> str:
    names = players_of(vector)
    rows = vector.get("castle", [])
    groups = ["".join(f"{strength}{LETTERS[names.index(name)]}" for name, strength in row) for row in rows]
    return " ".join(group.ljust(4, ".") for group in groups + [""] * (len(names) - len(groups)))


def guards_of(vector: Vector) -> str:
    wanted = [guard[1] if isinstance(guard, str) else "/".join(map(str, guard)) for guard in vector.get("guards", [])]
    return " ".join(wanted + ["1"] * (len(players_of(vector)) - len(wanted)))


def position_of(vector: Vector) -> dict[str, Any]:
    names = players_of(vector)
    hands = {names.index(name): "".join(map(str, cards)) for name, cards in vector.get("hands", {}).items()}
    return {"guards": guards_of(vector), "hands": hands, "gold": vector.get("gold", 8), "tile": vector.get("tile")}


# One function per kind of vector: it plays, and tells what the vector expects


def displace(vector: Vector) -> Any:
    seat = players_of(vector).index(vector["player"])
    found = displacements(castle(slots_of(vector), turn=seat, **position_of(vector)), seat)
    return [[int(wish[0]), int(wish[5]), int(wish[7])] for wish in found]


def sequence(vector: Vector) -> Any:
    """The fights follow the last move at once; the gold meant is that of phase 1."""
    names = players_of(vector)
    state = castle(slots_of(vector), turn=names.index(vector["moves"][0][0]), **position_of(vector))
    gold = state.purses()
    steps = []
    for name, card, guard, displaced in vector["moves"]:
        free = next((slot for slot in [1, 2] if f"{card} on {guard}.{slot}" in legal_moves(state, names.index(name))), 0)
        events = play(state, names.index(name), f"{card} on {guard}.{displaced or free}")
        for event in of(events, "displaced"):
            gold = [mine + change for mine, change in zip(gold, event["gold"], strict=True)]
        seat = None if of(events, "revealed") else to_move(state)
        steps.append({"gold": by_name(vector, gold), "next": None if seat is None else names[seat]})
    return steps


def fights(vector: Vector) -> Any:
    raid = fight(slots_of(vector), **position_of(vector))
    gold = [8 + loot for loot in raid.loot]
    return {"beaten": len(raid.revealed) - (raid.lost is not None), "gold": by_name(vector, gold)}


def round_end(vector: Vector) -> Any:
    raid = fight(slots_of(vector), **position_of(vector))
    due = [0] * len(raid.gold)
    for event in of(raid.events, "healed"):
        due[event["seat"]] += event["due"]
    return {"beaten": len(raid.revealed) - (raid.lost is not None), "due": by_name(vector, due), "gold": by_name(vector, raid.gold)}


def refresh(vector: Vector) -> Any:
    """The first of three players has played these two cards, and two others place theirs."""
    one, other = vector["played"]
    cards = "".join(map(str, vector["hand"]))
    raid = fight(f"{one}a{other}a 1b2b 1c2c", hands={0: cards})
    after = raid.state.to_data()
    return {"hand": after["hands"][0], "aside": after["aside"][0]}


def ranking(vector: Vector) -> Any:
    """In the last round guard 1 holds, and everyone pays 2 for his 1 and 2."""
    names = list(vector["final"])
    slots = {3: "1a1b 1c2a 2b2c", 4: "1a1b 1c1d 2a2b 2c2d"}[len(names)]
    gold = [gold + 2 for gold in vector["final"].values()]
    result = fight(slots, guards="3" + " 1" * (len(names) - 1), gold=gold, in_round=6).state.result()
    return {"winners": [names[seat] for seat in result.winners], "rank": dict(zip(names, result.places, strict=True))}


def playable(vector: Vector) -> Any:
    seat = players_of(vector).index(vector["player"])
    state = castle(slots_of(vector), turn=seat, **position_of(vector))
    return sorted({int(wish[0]) for wish in legal_moves(state, seat)})


def mods(vector: Vector) -> Any:
    """Guards that all fall, with the tile and without."""
    slots = {3: "5a5b 5c4a 4b4c", 4: "5a5b 5c5d 4a4b 4c4d"}[len(players_of(vector))]
    guards = " ".join(["1/6/5", "1/6/6", "1/6/7", "1/6/8"][: len(players_of(vector))])
    plain, changed = (of(fight(slots, guards=guards, tile=tile).events, "revealed") for tile in [None, vector["tile"]])
    return [[new["strength"] - old["strength"], new["loot"] - old["loot"]] for old, new in zip(plain, changed, strict=True)]


def heal_costs(vector: Vector) -> Any:
    """All five strengths lie behind a guard that holds."""
    raid = fight("1a2b 3c4d 5a1b 2c3d", guards="3 1 1 1", tile=vector.get("tile"))
    bills = [monster for event in of(raid.events, "healed") for monster in event["monsters"]]
    return [next(bill["cost"] for bill in bills if bill["strength"] == strength) for strength in STRENGTHS]


def chain(vector: Vector) -> Any:
    """The draw is the next round's."""
    levels = " ".join(str(level) for _, level in vector["draw"])
    after = fight("1a2a 1b2b 1c2c 1d2d", chain=True, next_guards=levels).state.to_data()
    drawn = after["pile"][4:8]
    return [vector["draw"][drawn.index(guard)][0] for guard in after["row"]]


OPS: dict[str, Callable[[Vector], Any]] = {
    "displace": displace,
    "sequence": sequence,
    "fight": fights,
    "round_end": round_end,
    "refresh": refresh,
    "ranking": ranking,
    "playable": playable,
    "mods": mods,
    "heal_costs": heal_costs,
    "chain": chain,
}


@pytest.mark.parametrize("vector", VECTORS, ids=[vector["id"] for vector in VECTORS])
def test_vector(vector: Vector) -> None:
    """V01-V29: what the specification expects is what happens."""
    outcome = OPS[vector["op"]](vector)

    assert outcome == vector["expect"]


@pytest.mark.parametrize("op", sorted({vector["op"] for vector in VECTORS}))
def test_no_vector_passes_whatever_is_expected(op: str) -> None:
    """V01-V29: each kind of vector fails when its expectation is spoilt."""
    vector = next(vector for vector in VECTORS if vector["op"] == op)

    assert OPS[op](vector) != spoilt(vector["expect"])


def spoilt(expected: Any) -> Any:
    if isinstance(expected, dict):
        return {**expected, next(iter(expected)): "spoilt"}
    return [*expected, "spoilt"]
