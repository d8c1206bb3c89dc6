"""The forge: R61-R71, T5, T6, T18, T20, A 13-A 15."""

from __future__ import annotations

from .positions import A, B, Play, name_of, table


def forging(backpack: str = "", *, worn: str = "", potions: str = "", deck: str = "", gilded: str = "", players: int = 2) -> Play:
    """Seat A has chosen Forge and is asked for the first of two steps."""
    setting = table(players).hero(A, worn, backpack=backpack, potions=potions).gilded(gilded)
    game = setting.deck(deck).start()
    return game.choose("forge", *["heal", "guard", "attack1"][: players - 1])


def test_a_step_is_one_of_four() -> None:
    """R61: combine, improve, brew, exchange a potion."""
    game = forging("Helmet, Horn, Boots", potions="Luck Potion")

    assert game.may(A, "combine Horned Helmet")
    assert game.may(A, "improve Boots")
    assert game.may(A, "brew Helmet")
    assert game.may(A, "exchange Luck Potion")


# Combining


def test_the_recipe_of_the_rulebook() -> None:
    """T5, R63: Helmet + Horn = Horned Helmet; the materials lie in the forge then."""
    game = forging("Helmet, Horn").do(A, "combine Horned Helmet")

    assert game.items(A) == ["Horned Helmet"]
    assert {"Helmet", "Horn"} <= set(game.forge())
    assert "Horned Helmet" not in game.forge()
    assert game.last("combined")["from"] == ["I1_HELM", "I1_HORN"]


def test_a_seat_sees_what_two_steps_would_make() -> None:
    """R63: Leather Strap + Jerkin make Leather Armour at once; with the Boots that makes Seven-League Boots."""
    game = forging("Boots, Leather Strap, Jerkin")
    places = [place for board in game.state.view(A)["forge"] for row in board["rows"] for place in row if place["recipe"]]

    assert [name_of(place["item"]) for place in places if place["recipe"]["craftable"]] == ["Leather Armour"]
    assert [name_of(place["item"]) for place in places if place["recipe"]["next"]] == ["Seven-League Boots"]


def test_worn_items_are_material_too() -> None:
    """R63: active or in the backpack."""
    game = forging("Horn", worn="Helmet").do(A, "combine Horned Helmet")

    assert game.items(A) == ["Horned Helmet"]
    assert game.worn(A) == {}


def test_the_target_must_lie_in_the_forge() -> None:
    """R63: B has it."""
    game = table().hero(A, backpack="Helmet, Horn").hero(B, "Horned Helmet").start().choose("forge", "heal")

    assert game.refused(A, "combine Horned Helmet") == "not-in-forge R33"


def test_both_materials_must_be_one_s_own() -> None:
    """R63: the Horn is missing."""
    game = forging("Helmet")
    reason = game.why_not(A, "combine Horned Helmet")

    assert game.refused(A, "combine Horned Helmet") == "lacks-material R63"
    assert reason is not None
    assert reason.params["missing"] == ["I1_HORN"]


def test_recipes_follow_the_layout() -> None:
    """R64, A 13, T40: without boards B and D the Visored Helmet is made of Jerkin and Helmet."""
    game = table(boards_out="BD").hero(A, backpack="Jerkin, Helmet").start().choose("forge", "heal")

    assert game.may(A, "combine Visored Helmet")


def test_static_recipes_are_those_of_the_full_alphabet() -> None:
    """A 13: then the Hood is missing, and only a joker can replace it."""
    game = (
        table(boards_out="BD", static_recipes=True)
        .hero(A, backpack="Jerkin, Helmet, Glowing Blank")
        .start()
        .choose("forge", "heal")
    )

    assert game.refused(A, "combine Visored Helmet") == "lacks-material R63"
    assert game.may(A, "combine Visored Helmet, first=Glowing Blank")


def test_what_is_not_in_play_has_no_recipe() -> None:
    """R9, R64: boards E and F are out."""
    game = table(boards_out="EF").hero(A, backpack="Horn").start().choose("forge", "heal")

    assert game.refused(A, "combine Staff") == "no-recipe R64"


def test_a_joker_stands_for_a_material_of_its_class() -> None:
    """T20, R65: a class-1 joker and the Horn."""
    game = forging("Horn, Glowing Blank").do(A, "combine Horned Helmet, first=Glowing Blank")

    assert game.items(A) == ["Horned Helmet"]
    assert "Glowing Blank" in game.forge()


def test_two_jokers_may_stand_for_both() -> None:
    """R65, A 14: the two class-1 jokers."""
    game = forging("Glowing Blank, Dwarven Ore").do(A, "combine Horned Helmet, first=Glowing Blank, second=Dwarven Ore")

    assert game.items(A) == ["Horned Helmet"]


def test_a_class_1_joker_replaces_no_class_2_material() -> None:
    """T20, R65: for the Dragon Helm only class-2 jokers are spelled at all."""
    game = forging("Visored Helmet, Glowing Blank, Star Steel")
    offered = game.offered(A, "combine")

    assert {move["item"] for move in offered} == {"I3_DRACHENHELM", "I3_LOEWENHELM"}
    assert all("I1_JOKER_A" not in move.values() for move in offered)


def test_a_joker_is_a_neutral_item_of_its_class_otherwise() -> None:
    """R65: it can be brewed, and the class-2 one improved."""
    game = forging("Star Steel, Glowing Blank").do(A, "improve Star Steel").do(A, "brew Glowing Blank")

    assert game.golden() == ["Star Steel"]
    assert len(game.potions(A)) == 1


# Improving


def test_improving_turns_an_item_golden() -> None:
    """R66: once; class 1 has no golden side."""
    game = forging("Boots, Helmet")
    assert game.refused(A, "improve Helmet") == "not-improvable R66"

    game.do(A, "improve Boots")
    assert game.golden() == ["Boots"]
    assert game.refused(A, "improve Boots") == "improved-already R66"
    assert game.refused(A, "improve Sword") == "not-your-item R51"


def test_golden_materials_make_a_golden_product() -> None:
    """T18, R67: both Visored Helmet and Horned Helmet are golden."""
    both = forging("Visored Helmet*, Horned Helmet*").do(A, "combine Dragon Helm")
    one = forging("Visored Helmet*, Horned Helmet").do(A, "combine Dragon Helm")

    assert "Dragon Helm" in both.golden()
    assert "Dragon Helm" not in one.golden()


def test_a_golden_joker_counts_as_golden_material() -> None:
    """R65, R67: with a golden Horned Helmet."""
    game = forging("Star Steel*, Horned Helmet*").do(A, "combine Dragon Helm, first=Star Steel")

    assert "Dragon Helm" in game.golden()


def test_class_1_items_never_make_gold() -> None:
    """R67: they are never golden themselves."""
    game = forging("Helmet, Horn").do(A, "combine Horned Helmet")

    assert game.golden() == []


def test_a_target_that_lies_golden_is_taken_golden() -> None:
    """A 15, R68, T18: whatever the materials."""
    game = forging("Helmet, Horn", gilded="Horned Helmet").do(A, "combine Horned Helmet")

    assert "Horned Helmet" in game.golden()
    assert game.last("combined")["improved"] is True


def test_golden_stays_golden_in_other_hands() -> None:
    """T18, R68: brewed by A, taken by B in the next round."""
    game = table().hero(A, backpack="Boots*").hero(B, "Greatsword").creatures("Werebear").start()
    game.choose("forge", "heal").do(A, "brew Boots", "done")
    assert "Boots" in game.forge()
    game.choose("heal", "attack2").go_to("reward", dice="6 6 6 6 6 1 1 1").do(B, "take Boots")

    assert "Boots" in game.items(B)
    assert game.golden() == ["Boots"]


# Brewing, exchanging, the deck


def test_brewing_gives_as_many_potions_as_the_class() -> None:
    """T6, R69: a class-2 helmet for two potions; golden makes no difference."""
    basic = forging("Horned Helmet").do(A, "brew Horned Helmet")
    golden = forging("Horned Helmet*").do(A, "brew Horned Helmet")

    assert (len(basic.potions(A)), len(golden.potions(A))) == (2, 2)
    assert "Horned Helmet" in basic.forge()
    assert basic.items(A) == []


def test_exchanging_a_potion() -> None:
    """R70: one goes, one comes."""
    game = forging(potions="Luck Potion", deck="Time Potion").do(A, "exchange Luck Potion")

    assert game.potions(A) == ["Time Potion"]
    assert game.state.view(None)["discard"] == ["P06"]


def test_an_empty_deck_is_refilled_at_once() -> None:
    """R71: when the last card is drawn, from the discard pile."""
    game = table().hero(A, backpack="Horned Helmet").but(deck=["P01", "P02"], discard=["P04", "P05", "P06"]).start()
    game.expect(potions=[[5, 3, 4]])
    game.choose("forge", "heal").do(A, "brew Horned Helmet")

    assert game.last("reshuffled")["count"] == 3
    assert game.state.view(None)["deck"]["count"] == 3
    assert game.state.view(None)["discard"] == []


def test_with_both_empty_one_draws_what_there_is() -> None:
    """R71: one potion instead of two."""
    game = table().hero(A, backpack="Horned Helmet").but(deck=["P01"], discard=[]).start().choose("forge", "heal")
    game.do(A, "brew Horned Helmet")

    assert game.potions(A) == ["Healing Potion"]


def test_nothing_can_be_drawn_from_nothing() -> None:
    """R71, R33: the reward leaves only the items."""
    game = table().but(deck=[], discard=[]).start().choose("guard", "heal")

    assert game.refused(A, "draw") == "no-potions-left R71"
