"""The game, its seats, and its cards by their English names."""

from __future__ import annotations

from monstertisch.games.boss_monster import BossMonster
from monstertisch.games.boss_monster.cards import PRINTED, PRINTED_CARDS

GAME = BossMonster()
A, B, C, D = range(4)
SEATS = "ABCD"
OUR_BOSSES = ["kirax", "kazanna", "belladonna", "scott"]  # whose XP is 980, 935, 860, 780
THINGS = PRINTED_CARDS.things
CALM = ["pass", "decline", "keep"]  # what is answered to a question that a test does not care about


def names() -> dict[str, str]:
    found = {}
    for section in ["bosses", "heroes", "rooms", "minibosses", "spells"]:
        for row in PRINTED[section]:
            found[row["name_en"]] = found[row["name_en"].split(",")[0]] = row["id"]
    return found


CARD = names()
NAME = {card: name.split(",")[0] for name, card in CARD.items()}


def split(text: str) -> list[str]:
    return [one.strip() for one in text.split(",") if one.strip()]


def design(name: str) -> int:
    return PRINTED_CARDS.ids.index(CARD[name])
