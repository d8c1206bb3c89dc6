"""Cards that nobody has thought of: whatever passes the card check can be played."""

from __future__ import annotations

import re
from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from monstertisch.core.card_file import Check
from monstertisch.core.chance import Luck, secret_of
from monstertisch.games.boss_monster import BossMonster
from monstertisch.games.boss_monster.card_grammar import DONE_TO, TRIGGERS
from monstertisch.games.boss_monster.cards import printed_rows
from monstertisch.games.boss_monster.check import check_cards, goes_round, numbers_in
from monstertisch.games.boss_monster.check_abilities import check_ability, check_endless
from monstertisch.games.boss_monster.effects.vocabulary import ALWAYS, CLASSES, COSTS, DO, PER, SACRIFICES, WHEN
from monstertisch.texts import LANGUAGES, Texts

GAME = BossMonster()
STRANGE = re.compile(r"None|\{|  |_| [,.;:]|\bn\b|^[a-zäöü]|[^.]$")
Row = dict[str, Any]


def amount(word: str, whims: Random) -> Any:
    """Something that may stand behind a word, or may not: the check decides."""
    if word == "sacrifice":
        return whims.choice(SACRIFICES)
    if word == "icon_here":
        return whims.choice(CLASSES)
    counted = {"each": whims.choice([-2, -1, 1, 2]), "per": whims.choice(PER[1:])}
    return whims.choice([1, 1, 2, 3, counted, {**counted, "plus": 1}, {"least": whims.randint(0, 1)}])


def words(known: Sequence[str], count: int, whims: Random) -> Row:
    return {word: amount(word, whims) for word in whims.sample(known, count)}


def invent(section: str, whims: Random) -> Row:
    """An ability put together at random."""
    row: Row = {"hero_facing": True} if whims.random() < 0.4 else {}
    if section != "spells" and whims.random() < 0.3:
        return row | {"always": words(ALWAYS, 1, whims)}
    if whims.random() < 0.5:
        row["on"] = whims.choice(TRIGGERS[section])
    extras: Row = {
        "limit": "turn",
        "optional": True,
        "by": "opponents",
        "from": "hand",
        "when": whims.choice(WHEN[1:]),
        "most_health": 3,
    }
    row |= {key: extras[key] for key in whims.sample(list(extras), whims.randint(0, 3))}
    if whims.random() < 0.5:
        row["cost"] = words(COSTS, 1, whims)
    row["do"] = words(DO, whims.choice([1, 1, 2]), whims)
    longest = max([DONE_TO.get(word, []) for word in row["do"]], key=len)
    return row | ({"target": [whims.choice(choices) for choices in longest]} if longest else {})


def is_sound(row: Row, section: str, level: int) -> bool:
    check = Check("R136")
    check_ability(row, section, "", check)
    if not check.wrong:
        check_endless(row, section, level, "", check)
    rounds = any(goes_round(word, row) for word in ["give_coins", "take_room_or_spell"])
    return not check.wrong and not rounds


def sound(section: str, level: int, whims: Random) -> Row:
    while True:
        row = invent(section, whims)
        if is_sound(row, section, level):
            return row


def invented_cards(whims: Random) -> Row:
    """Our file with other abilities on every card."""
    rows = printed_rows()
    for section in ["bosses", "rooms", "spells", "heroes"]:
        for row in rows[section]:
            row["abilities"] = [sound(section, 0, whims)]
    for row in rows["minibosses"]:
        row["abilities"] = [sound("minibosses", level, whims) for level in [1, 2, 3]]
    return rows


@pytest.mark.thorough
@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_passes_the_check_is_told_with_its_numbers(language: str) -> None:
    """R136: sentences without a hole, in which every number of the abilities stands."""
    say = Texts(language, "games/boss_monster").say
    for seed in range(12):
        rows = invented_cards(Random(seed))
        for section in ["bosses", "rooms", "minibosses", "spells", "heroes"]:
            for row in rows[section]:
                told = " ".join(GAME.tell(section, row, say))
                said = {int(number) for number in re.findall(r"\d+", told)}
                assert not STRANGE.search(told), f"seed {seed}, {row['id']}: {told}"
                assert numbers_in(row["abilities"]) <= said, f"seed {seed}, {row['id']}: {told}"


@pytest.mark.parametrize("seed", range(12))
def test_whatever_passes_the_check_can_be_played(seed: int) -> None:
    """R136: a game with a file of invented cards: somebody always has an option, and every position can be seen and saved."""
    whims = Random(seed)
    rows = invented_cards(whims)
    check_cards(rows)
    setup = GAME.setup(2 + seed % 3, {"optional_spells": True}, rows)
    luck = Luck(secret_of(seed))
    state = GAME.new(setup, luck)
    for move in range(300):
        if not state.to_act():
            break
        seat = whims.choice(state.to_act())
        options = state.options(seat)
        assert options, f"seat {seat} owes an answer and has none"
        state.play(seat, whims.choice(options[1:] or options if whims.random() < 0.6 else options), luck)
        if move % 30 == 0:
            state.view(seat)
            assert GAME.from_data(setup, state.to_data()).digest() == state.digest()
