"""A card file of one's own in play: R136. The tests of the card check are in tests/games/boss_monster/."""

from __future__ import annotations

import pytest

from monstertisch.core.reason import BadCards
from monstertisch.games.boss_monster.cards import printed_rows

from .positions import GAME, A, B, table, with_card


def test_a_setup_carries_its_own_card_rows() -> None:
    """R136: so that such a game can be played again from its file; ours are not repeated."""
    rows = with_card("rooms", "Loot Box", damage=4)

    assert GAME.setup(2, cards=rows).to_data()["cards"] == rows
    assert GAME.setup(2).to_data()["cards"] is None


def test_wrong_cards_are_refused_with_their_place() -> None:
    """R136: before a single card is dealt."""
    with pytest.raises(BadCards) as refusal:
        GAME.setup(2, cards=with_card("rooms", "Loot Box", type="cave"))

    assert (refusal.value.reason.rule, refusal.value.reason.params["path"]) == ("R136", "rooms[23].type")


def test_our_own_rows_are_valid_in_any_order() -> None:
    """R136: with the same game."""
    backwards = {section: rows[::-1] for section, rows in printed_rows().items()}
    ours = table().seat(A, rooms="Loot Box+Spike1", hand="Heist").start().view
    own = table(cards=backwards).seat(A, rooms="Loot Box+Spike1", hand="Heist").start().view

    assert own == ours


def test_own_numbers_replace_ours() -> None:
    """R136: damage, icons, and what an ability gives."""
    rows = with_card(
        "rooms",
        "Unstable Mine",
        damage=5,
        treasure=["mage", "mage"],
        abilities=[{"cost": {"sacrifice": "here"}, "do": {"gain_coins": 7}}],
    )
    game = table(cards=rows).seat(A, rooms="Unstable Mine", coins=0).start()

    assert (game.damage(A, "Unstable Mine"), game.room(A, "Unstable Mine")["treasure"]) == (5, {"mage": 2})
    game.do(A, "use Unstable Mine")
    assert game.coins(A) == 7


def test_own_numbers_of_the_table() -> None:
    """R136, R109: a short game to one soul."""
    game = (
        table(cards=with_card("numbers", "souls_to_win", n=1))
        .seat(A, rooms="Fetid Beast", hand="Heist")
        .entrance(A, "The Fool")
        .start()
    )

    game.end_turn()
    assert (game.view["winner"], game.last("over")["how"]) == (A, "souls")


def test_an_ordinary_spell_of_ones_own_may_answer() -> None:
    """R32, R136: whoever holds a spell is asked if any spell of the box answers, not only our optional ones."""
    own = with_card("spells", "Rage!", abilities=[{"on": "opponent_spell", "do": {"tax_spells": 1}}])
    asked = []
    for rows in [None, own]:
        game = table(cards=rows).seat(A, hand="Heist", coins=1).seat(B, rooms="Fetid Beast", hand="Rage!").start()
        game.do(A, "use Heist")
        asked.append((game.asked, game.prompt["kind"]))

    assert asked == [([A], "window"), ([B], "prevent")]
    game.do(B, "use Rage!")
    assert (game.asked, game.prompt["kind"]) == ([A], "tax")
