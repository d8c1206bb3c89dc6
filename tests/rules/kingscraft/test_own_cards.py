"""A card file of one's own in play: R143. The tests of the card check are in tests/games/kingscraft/."""

from __future__ import annotations

import pytest

from monstertisch.core.game import Data
from monstertisch.core.reason import BadCards, BadSetup
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


# Other cards than ours


def larger_box() -> Data:
    """Our rows with one more potion, one more creature of level 1 and one more king."""
    rows = printed_rows()
    names = {"name_de": "Neu", "name_en": "New"}
    timing = {"target": "self", "timing": ["fight_before_roll"], "duration": "turn"}
    rows["potions"].append({"id": "P_NEW", **names, "effects": {"strength": 7}, **timing})
    rows["creatures"].append({"id": "M1_NEW", **names, "level": 1, "effects": {"d6": 2}, "bans": []})
    rows["kings"].append({"id": "K_NEW", **names, "age": "young", "effects": {"d6": 3}, "bans": ["hand"]})
    return rows


def complaint(rows: Data) -> tuple[str, str]:
    with pytest.raises(BadCards) as refusal:
        GAME.setup(2, cards=rows)
    return refusal.value.reason.code, refusal.value.reason.params["path"]


def test_moves_follow_the_set() -> None:
    """R143: one potion more is ten ways to play it, and one of each other kind of move that names a potion."""
    ours, own = GAME.setup(2).moves, GAME.setup(2, cards=larger_box()).moves
    new = [move for move in own.spelled if move.get("potion") == "P_NEW"]

    assert len(new) == 10 + len(["use", "exchange", "discard", "put", "reproduce"])
    assert [move for move in own.spelled if move not in new] == ours.spelled


def test_a_potion_of_ones_own_is_drunk() -> None:
    """R143, R73: seven strength of a potion that we do not have."""
    setting = table(cards=larger_box()).hero(A, potions="P_NEW").creatures("Drool Slime")
    game = setting.start().choose("attack1", "heal").go_to("window").do(A, "play P_NEW", dice="1")

    assert game.last("compared")["hero_power"] == 1 + 7


def test_a_king_of_ones_own_can_be_asked_for() -> None:
    """R14, R143: by its id, and only with these cards."""
    game = table(cards=larger_box(), king="K_NEW").start()

    assert game.state.to_data()["king"] == "K_NEW"
    with pytest.raises(BadSetup):
        GAME.setup(2, {"king": "K_NEW"})


def test_a_box_may_hold_fewer_cards() -> None:
    """R143: one potion, and no more creatures than the tables use."""
    rows = printed_rows()
    rows["potions"] = rows["potions"][:1]
    most = [max(row["creatures"][level] for row in rows["tables"]) for level in range(3)]
    rows["creatures"] = [row for level in [1, 2, 3] for row in of_level(rows, level)[: most[level - 1]]]
    game = table(cards=rows).start()

    assert game.state.to_data()["deck"] == [rows["potions"][0]["id"]]


def of_level(rows: Data, level: int) -> list[Data]:
    return [row for row in rows["creatures"] if row["level"] == level]


def test_what_the_rules_need_must_be_there() -> None:
    """R143: a potion that says something, creatures for every table, a young king and an old one, two jokers of each class."""
    blank, few, no_old, jokers = printed_rows(), printed_rows(), printed_rows(), printed_rows()
    blank["potions"] = [row for row in blank["potions"] if row.get("blank")]
    few["creatures"] = of_level(few, 1) + of_level(few, 2) + of_level(few, 3)[:2]
    no_old["kings"] = [row for row in no_old["kings"] if row["age"] != "old"]
    jokers["items"].remove(next(row for row in jokers["items"] if row.get("joker")))

    assert complaint(blank) == ("cards-all-blank", "potions")
    assert complaint(few)[0] == "cards-out-of-range"
    assert complaint(no_old) == ("cards-no-king", "kings")
    assert complaint(jokers) == ("cards-so-many-jokers", "items")


@pytest.mark.parametrize("card", ["", "p_new", "P NEW", "P__NEW", "_P", "9P", "Ä"])
def test_an_id_is_a_plain_word(card: str) -> None:
    """R143: moves and stored games name it."""
    rows = larger_box()
    rows["potions"][-1]["id"] = card

    assert complaint(rows) == ("cards-no-id", f"potions[{len(rows['potions']) - 1}].id")


def test_no_two_cards_share_an_id() -> None:
    """R143: not even a potion and a creature, or a potion and an action card."""
    rows = larger_box()
    rows["potions"][-1]["id"] = "M1_NEW"
    action = larger_box()
    action["potions"][-1]["id"] = "FORGE"

    assert complaint(rows)[0] == "cards-twice"
    assert complaint(action)[0] == "cards-twice"


def box_with_an_item() -> Data:
    """Our rows with one more item of class 3 on board G, made of the last item of class 2 there and of its left neighbour's."""
    rows = printed_rows()
    forge = {"class": 3, "board": "G", "place": "c3_2", "slot": "hand"}
    sides = {"effects": {"d12": 1, "strength": 8}, "improved": {"d12": 2, "strength": 9}}
    rows["items"].append({"id": "I3_NEW", "name_de": "Neu", "name_en": "New", **forge, **sides})
    rows["boards"][-1]["arrows"]["c3_2"] = ["left.c2", "c2_M"]
    return rows


def test_an_item_of_ones_own_is_forged_worn_and_fought_with() -> None:
    """R143, R62, R64: from the arrow on its board to the dice of a fight."""
    setting = table(cards=box_with_an_item(), boards_out="EF").hero(A, backpack="Sword, Riding Boots").creatures("Drool Slime")
    game = setting.start().choose("forge", "heal").do(A, "combine I3_NEW").finish_round().do(A, "wear I3_NEW on hand")
    game.expect(dice="1 2")
    game.choose("attack1", "heal").finish_round()

    assert game.last("combined")["from"] == ["I2_SCHWERT", "I2_REITER"]
    assert game.last("worn")["item"] == "I3_NEW"
    assert game.last("compared")["hero_power"] == 1 + 2 + 8
