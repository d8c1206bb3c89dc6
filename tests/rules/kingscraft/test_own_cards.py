"""A card file of one's own in play: R143. The tests of the card check are in tests/games/kingscraft/."""

from __future__ import annotations

import pytest

from monstertisch.core.reason import BadCards
from monstertisch.games.kingscraft.cards import printed_rows

from .positions import GAME, A, B, fight, table, with_card


def test_a_setup_carries_its_own_card_rows() -> None:
    """R143: so that such a game can be played again from its file; ours are not repeated."""
    rows = with_card("items", "Sword", effects={"d6": 2})

    assert GAME.setup(2, cards=rows).to_data()["cards"] == rows
    assert GAME.setup(2).to_data()["cards"] is None


def test_wrong_cards_are_refused_with_their_place() -> None:
    """R143: before a single card is dealt."""
    with pytest.raises(BadCards) as refusal:
        GAME.setup(2, cards=with_card("items", "Sword", slot="ear"))

    assert (refusal.value.reason.rule, refusal.value.reason.params["path"]) == ("R143", "items[24].slot")


def test_our_own_rows_are_valid() -> None:
    """R143: in any order of rows, with the same game."""
    backwards = {section: rows[::-1] for section, rows in printed_rows().items()}
    ours = table().hero(A, "Sword, Boots").start().player(A)
    own = table(cards=backwards).hero(A, "Sword, Boots").start().player(A)

    assert own == ours


def test_own_numbers_replace_ours() -> None:
    """R143: items, enemies, characters, what is printed at the Nobleman's slots."""
    rows = with_card("items", "Sword", effects={"d12": 2, "armour": 3})
    rows["creatures"] = with_card("creatures", "Forest Imp", effects={"strength": 9}, bans=["body"])["creatures"]
    rows["characters"] = with_card("characters", "Hero", hearts=5, effects={"d6": 2, "speed": 2, "strength": 1})["characters"]
    game = fight("Sword", "Forest Imp", dice="1 1 2 2", cards=rows)

    assert (game.last("compared")["hero_power"], game.last("compared")["enemy_power"]) == (1 + 1 + 2 + 2 + 1, 9)
    assert (game.last("compared")["armour"], game.hearts(A)) == (3, 4)


def test_own_order_numbers() -> None:
    """R143, R19: a box in which Forge comes before Heal."""
    rows = with_card("actions", "Forge", order=1)
    game = table(cards=rows).hero(A, backpack="Horn").start().choose("forge", "heal")

    assert game.order() == [A, B]


def test_own_places_make_other_recipes() -> None:
    """R143, R64: Horn and Hood have changed places."""
    rows = with_card("items", "Horn", board="B")
    rows["items"] = [{**row, "board": "C"} if row["name_en"] == "Hood" else row for row in rows["items"]]
    game = table(cards=rows, boards_out="EF").hero(A, backpack="Helmet, Hood").start().choose("forge", "heal")

    assert game.may(A, "combine Horned Helmet")


def test_a_filled_in_potion_is_played_like_any_other() -> None:
    """R143, R12: the house potion gives five strength."""
    filled = {"name_en": "House Potion", "blank": None, "effects": {"strength": 5}, "target": "self", "duration": "turn"}
    rows = with_card("potions", "P23", timing=["fight_before_roll"], **filled)
    game = table(cards=rows).hero(A, potions="P23").creatures("Drool Slime").start().choose("attack1", "heal").go_to("window")
    game.do(A, "play P23", dice="1")

    assert game.last("compared")["hero_power"] == 1 + 5


def test_a_ban_potion_that_names_its_slot() -> None:
    """R143, R108: no choice for its user."""
    rows = with_card("potions", "Binding Potion", effects={"ban": "hand"})
    setting = table(cards=rows).hero(A, "Sword, Helmet").hero(B, potions="Binding Potion").creatures("Forest Imp")
    game = setting.start().choose("attack1", "heal").go_to("window", seat=B)

    assert game.refused(B, "play Binding Potion on head") == "bad-target R74"
    assert [move["slot"] for move in game.offered(B, "play")] == ["hand"]


def test_a_potion_that_weakens_the_enemy_of_another() -> None:
    """R143, R120: negative numbers are for potions; no power is below 0."""
    rows = with_card("potions", "Monster Brew", effects={"strength": -9})
    setting = table(cards=rows).hero(B, potions="Monster Brew").creatures("Drool Slime")
    game = setting.start().choose("attack1", "heal").go_to("window").do(B, "play Monster Brew", dice="1")

    assert (game.last("compared")["enemy_power"], game.last("compared")["damage"]) == (0, 0)


def test_two_bans_on_one_enemy() -> None:
    """R143, R102: both are on or off together."""
    rows = with_card("creatures", "Orc Robber", bans=["hand", "body"])
    slow = fight("Sword, Jerkin", "Orc Robber", dice="1 1 1 1", cards=rows, stop="enemy_reroll")
    fast = fight("Sword, Jerkin, Shoes", "Orc Robber", dice="1 1 1 1 1 1 1", cards=rows, stop="enemy_reroll")

    assert slow.last("speed_check")["bans"] == ["body", "hand"]
    assert fast.last("speed_check")["cancelled"] == ["body", "hand"]
