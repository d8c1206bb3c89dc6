"""How a wish is spelled: `use Heist`, `target Unstable Mine of B`, `place Loot Box on Fetid Beast`."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING

from monstertisch.core.game import Data
from monstertisch.games.boss_monster.cards import PRINTED_CARDS
from monstertisch.games.boss_monster.effects.vocabulary import CLASSES

from .names import CARD, NAME, SEATS

if TYPE_CHECKING:
    from .playing import Play


def owned(text: str) -> tuple[str, str]:
    """A name, and the seat if one is said: `Pool of Shadows of B`."""
    found = re.fullmatch(r"(.+?)(?: of ([ABCD]))?", text)
    assert found
    return found[1], found[2] or ""


def place_of(play: Play, seat: int, text: str) -> Data:
    """A visible room, by its name; the own one unless `of B` is said."""
    name, owner = owned(text)
    seats = [SEATS.index(owner)] if owner else [seat, *[other for other in range(play.state.seats) if other != seat]]
    for other in seats:
        for room in play.player(other)["rooms"]:
            miniboss = room["miniboss"]
            if room["room"] == CARD[name] or (miniboss and miniboss["card"] == CARD[name]):
                return {"seat": other, "slot": room["slot"]}
    return {"seat": seats[0], "slot": 5}


def use(play: Play, seat: int, rest: str) -> Data:
    """`use Heist`, `use Unstable Mine`, `use Spike 2`, `use boss`, `use boss of B`, `use Inquisitor`, `use deal with B`."""
    if rest.startswith("deal with "):
        return {"kind": "declare", "deal": SEATS.index(rest[-1])}
    if rest in ["boss", *[f"boss of {letter}" for letter in SEATS]]:
        return {"kind": "declare", "boss": SEATS.index(rest[-1]) if rest != "boss" else seat}
    level = re.fullmatch(r"(.+?) ([123])( of [ABCD])?", rest)
    if level:
        return {"kind": "declare", **place_of(play, seat, level[1] + (level[3] or "")), "level": int(level[2])}
    name, owner = owned(rest)
    card = CARD[name]
    if card in PRINTED_CARDS.heroes:
        return {"kind": "declare", "hero": card}
    in_hand = card in (play.player(seat, seat)["hand"] or [])
    spell = card in PRINTED_CARDS.spells
    if spell or (in_hand and not owner and NAME[card] not in play.rooms(seat)):
        return {"kind": "declare", "card": card}
    return {"kind": "declare", **place_of(play, seat, rest)}


def target(play: Play, seat: int, rest: str) -> Data:
    """`target B`, `target Rotgut`, `target thief`, `target Unstable Mine of B`."""
    if rest in list(SEATS):
        return {"kind": "target", "seat": SEATS.index(rest)}
    if rest in CLASSES:
        return {"kind": "target", "treasure": rest}
    if CARD.get(rest) in PRINTED_CARDS.heroes:
        return {"kind": "target", "hero": CARD[rest]}
    return {"kind": "target", **place_of(play, seat, rest)}


def place(play: Play, seat: int, rest: str) -> Data:
    """`place Loot Box` (a new slot), `place Loot Box on Fetid Beast`, `place Loot Box on slot 2`."""
    card, _, room = rest.partition(" on ")
    if room.startswith("slot "):
        slot = int(room[5:])
    else:
        slot = place_of(play, seat, f"{room} of {SEATS[seat]}")["slot"] if room else len(play.rooms(seat)) + 1
    return {"kind": "place", "card": CARD[card], "slot": slot}


def promote(play: Play, seat: int, rest: str) -> Data:
    """`promote Spike`, `promote Spike with a room`."""
    name, _, room = rest.partition(" with ")
    slot = place_of(play, seat, f"{name} of {SEATS[seat]}")["slot"]
    return {"kind": "promote", "slot": slot, **({"pay": "room"} if room else {})}


def trigger(play: Play, seat: int, rest: str) -> Data:
    """`trigger Loot Box`, `trigger Spike`, `trigger boss`."""
    if rest == "boss":
        return {"kind": "trigger", "boss": True}
    found = {"kind": "trigger", "slot": place_of(play, seat, f"{rest} of {SEATS[seat]}")["slot"]}
    return found | ({"miniboss": True} if CARD[rest] in PRINTED_CARDS.minibosses else {})


def card_move(kind: str) -> Callable[[Play, int, str], Data]:
    def spelled(play: Play, seat: int, rest: str) -> Data:  # noqa: ARG001
        return {"kind": kind, "card": CARD[rest]}

    return spelled


SPELLINGS: dict[str, Callable[[Play, int, str], Data]] = {
    "use": use,
    "target": target,
    "place": place,
    "promote": promote,
    "trigger": trigger,
    "discard": card_move("discard"),
    "sell": card_move("sell"),
    "throw": card_move("declare"),  # a card that is in play as well
    "take": lambda play, seat, rest: {"kind": "take_back"} if rest == "back" else card_move("take")(play, seat, rest),
    "boss": lambda play, seat, rest: {"kind": "boss", "boss": CARD[rest]},  # noqa: ARG005
    "mode": lambda play, seat, rest: {"kind": "mode", "mode": int(rest)},  # noqa: ARG005
    "coins": lambda play, seat, rest: {"kind": "coins", "n": int(rest)},  # noqa: ARG005
    "draw": lambda play, seat, rest: {"kind": "draw", "deck": rest},  # noqa: ARG005
}
