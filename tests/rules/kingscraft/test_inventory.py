"""The inventory: where things lie, arranging, overflow. R50-R60, A 12, A 40-A 43."""

from __future__ import annotations

import pytest

from monstertisch.games.kingscraft.cards import PRINTED

from .positions import A, B, Play, table, with_card

FULL = "Helmet, Horn, Sandals, Jerkin"  # four things for a backpack


def test_four_active_slots_and_four_places_in_the_backpack() -> None:
    """R50: the Assassin has a fifth slot (R131)."""
    game = table().hero(B, character="assassin").start()

    assert [slot["slot"] for slot in game.player(A)["slots"]] == ["foot", "body", "head", "hand"]
    assert [slot["slot"] for slot in game.player(B)["slots"]] == ["foot", "body", "head", "hand", "hand2"]
    assert game.player(A)["free_places"] == 4


@pytest.mark.parametrize("slot", ["foot", "body", "head", "hand"])
def test_a_coloured_item_fits_one_slot_and_a_neutral_one_any(slot: str) -> None:
    """R51: the Jerkin goes on the body, the Horn wherever you like."""
    game = table().hero(A, backpack="Jerkin, Horn").start()

    assert game.refused(A, f"wear Jerkin on {slot}") == (None if slot == "body" else "wrong-slot R51")
    assert game.refused(A, f"wear Horn on {slot}") is None


def test_putting_on_what_lay_in_the_backpack() -> None:
    """R54: what lay in the slot goes where the item came from."""
    game = table().hero(A, "Sandals", backpack="Shoes").start().do(A, "wear Shoes")

    assert game.worn(A) == {"foot": "Shoes"}
    assert game.backpack(A) == ["Sandals"]


def test_two_neutral_items_change_places() -> None:
    """R54: from slot to slot."""
    game = table().hero(A, "Horn@head, Crystal@hand").start().do(A, "wear Horn on hand")

    assert game.worn(A) == {"head": "Crystal", "hand": "Horn"}


def test_what_may_not_lie_there_goes_to_the_backpack() -> None:
    """R54: the Dagger cannot lie on the head; without a free place the move is refused."""
    roomy = table().hero(A, "Horn@head, Dagger").start().do(A, "wear Horn on hand")
    crowded = table().hero(A, "Horn@head, Dagger", backpack="Helmet, Crystal, Sandals, Jerkin").start()

    assert (roomy.worn(A), roomy.backpack(A)) == ({"hand": "Horn"}, ["Dagger"])
    assert crowded.refused(A, "wear Horn on hand") == "no-room R50"


def test_potions_lie_in_the_backpack_and_only_their_owner_knows_them() -> None:
    """R52, R59: they take places there."""
    game = table().hero(A, backpack="Horn", potions="Luck Potion, Time Potion").start()

    assert game.player(A)["free_places"] == 1
    assert game.player(A, A)["potions"] == ["P06", "P15"]
    assert game.player(A, B)["potions"] == [None, None]


def test_arranging_is_possible_in_phase_1_and_in_one_s_own_turn() -> None:
    """R54, A 6: and at no other time."""
    game = table().hero(A, backpack="Shoes").start()
    assert game.may(A, "wear Shoes")
    game.choose("forge", "guard")

    assert game.refused(A, "wear Shoes") == "frozen R54"  # B's turn
    game.do(B, "decline")
    assert game.may(A, "wear Shoes")


def test_at_most_twenty_four_moves_per_opportunity() -> None:
    """A 40, R54: to and fro, and then no more; the next round is another opportunity."""
    game = table().hero(A, "Horn@head").start()
    for _ in range(12):
        game.do(A, "wear Horn on hand", "wear Horn on head")
    assert game.refused(A, "wear Horn on hand") == "arranged-enough R54"

    game.choose("heal", "heal", dice="1 2")
    assert game.round == 2
    assert game.may(A, "wear Horn on hand")


def test_what_lies_there_is_not_put_on_and_what_does_not_is_not_taken_off() -> None:
    """R54, R50: the only moves of arranging that are none."""
    game = table().hero(A, "Sandals").start()

    assert game.refused(A, "wear Sandals") == "already-there R54"
    assert game.refused(A, "take off head") == "nothing-there R54"
    assert game.refused(A, "take off hand2") == "no-such-slot R50"


def test_anything_may_be_taken_off() -> None:
    """R54, R50: as long as a backpack place is free."""
    game = table().hero(A, "Sandals, Jerkin", backpack="Horn, Helmet, Crystal").start().do(A, "take off body")

    assert game.backpack(A) == ["Jerkin", "Helmet", "Horn", "Crystal"]
    assert game.refused(A, "take off foot") == "no-room R50"


def test_the_printed_ability_of_the_nobleman_comes_back() -> None:
    """R135, R54: when he takes off what lay over it."""
    game = table().hero(A, "Jerkin", character="nobleman").start().do(A, "take off body")

    assert game.player(A)["armour"] == 4


@pytest.mark.parametrize(("character", "stops"), [("swashbuckler", False), ("nobleman", True)])
def test_a_turn_does_not_stop_for_taking_off(character: str, stops: bool) -> None:
    """A 44, R54: only the Nobleman can be better off without an item."""
    game = table().hero(A, "Jerkin", character=character).creatures("Forest Imp").start()
    game.choose("attack1", "heal", dice="1 1 1")

    assert (game.prompt["kind"] == "own_turn") is stops
    assert bool(game.told("fight")) is not stops


def test_a_joker_is_worn_like_any_neutral_item() -> None:
    """R65, R51: in any free slot, with places free in the backpack, too; it has no effect there and may be taken off."""
    game = table().hero(A, backpack="Glowing Blank").start().do(A, "wear Glowing Blank on hand")

    assert game.worn(A) == {"hand": "Glowing Blank"}
    assert game.player(A)["strength"] == 0
    game.do(A, "take off hand")
    assert game.backpack(A) == ["Glowing Blank"]


# Gaining


def test_a_gained_item_goes_to_the_backpack_first() -> None:
    """R56: then to a free slot that fits."""
    roomy = table().start().choose("guard", "heal").do(A, "take Shoes")
    crowded = table().hero(A, backpack=FULL).start().choose("guard", "heal").do(A, "take Shoes")

    assert roomy.last("took")["to"] == "backpack"
    assert crowded.last("took")["to"] == "foot"


def with_spurs_in_overflow() -> Play:
    """Seat A has beaten a creature with a full backpack and took Spurs, which have no place; one forge step is left."""
    worn, backpack = "Dagger, Knight’s Armour, Shoes", "Helmet, Jerkin, Sandals, Hood"
    game = table().hero(A, worn, backpack=backpack).creatures("Forest Imp").start()
    return game.choose("attack1", "guard").go_to("reward", dice="6 6 6 1").do(A, "take Spurs")


def test_without_a_place_an_item_lies_in_overflow() -> None:
    """R56: it has no effect there, but it is owned."""
    game = with_spurs_in_overflow()

    assert game.last("took")["to"] == "overflow"
    assert game.overflow(A) == ["Spurs"]
    assert game.player(A)["rerolls"] == 0
    assert "Spurs" not in game.forge()


def test_overflow_can_be_forged() -> None:
    """R56, R63: Shoes + Spurs."""
    game = with_spurs_in_overflow().do(A, "combine Riding Boots")

    assert game.overflow(A) == []
    assert game.worn(A)["foot"] == "Riding Boots"


def test_an_item_in_overflow_takes_a_slot_that_becomes_free() -> None:
    """R56: the Shoes are brewed, and the Spurs take their slot at once; the potion needs another place."""
    game = with_spurs_in_overflow().do(A, "brew Shoes")

    assert game.worn(A)["foot"] == "Spurs"
    assert game.last("stowed")["to"] == "foot"
    assert game.prompt["kind"] == "settle"


def test_a_place_freed_for_potions_is_theirs() -> None:
    """A 43, R56, R69: the brewed Hood makes room for its potion, not for the item in overflow."""
    game = with_spurs_in_overflow().do(A, "brew Hood")

    assert len(game.potions(A)) == 1
    assert game.overflow(A) == ["Spurs"]
    assert not game.told("discarded")


def test_nothing_can_be_put_into_overflow() -> None:
    """R56: what is put on drives nothing there."""
    game = table().hero(A, "Shoes", backpack="Helmet, Horn, Sandals, Jerkin").start().do(A, "wear Sandals")

    assert game.overflow(A) == []
    assert game.backpack(A) == ["Jerkin", "Helmet", "Horn", "Shoes"]


# Settling potions


def settling(worn: str = "", backpack: str = "", potions: str = "", draw: str = "Luck Potion, Time Potion") -> Play:
    """Seat A has beaten a level-2 creature with this inventory and draws two potions."""
    game = table().hero(A, worn, backpack=backpack, potions=potions).creatures("Werebear").deck(draw).start()
    rows = game.player(A)
    dice = "6 " * (rows["dice"]["6"]) + "1 1 1"
    return game.choose("attack2", "heal").go_to("reward", dice=dice).do(A, "draw")


def test_more_potions_than_places_are_settled_at_once() -> None:
    """R57: all of them are seen, then surplus ones are discarded."""
    game = settling("Greatsword", "Helmet, Horn, Sandals")
    assert game.prompt == {"kind": "settle", "seats": [A], "surplus": 1}
    assert game.potions(A) == ["Luck Potion", "Time Potion"]

    game.do(A, "discard Luck Potion")
    assert game.potions(A) == ["Time Potion"]
    assert game.last("discarded") == {"event": "discarded", "seat": A, "potion": "P06", "why": "surplus"}


def test_or_items_are_put_back() -> None:
    """R57, R58: an item of the backpack, or an active one whose slot another can take."""
    game = settling("Greatsword", "Helmet, Horn, Sandals").do(A, "return Horn")

    assert len(game.potions(A)) == 2
    assert "Horn" in game.forge()


def test_moving_an_item_to_a_slot_makes_room() -> None:
    """R57, R54: the Helmet is put on, nothing is given up."""
    game = settling("Greatsword", "Helmet, Horn, Sandals").do(A, "wear Helmet")

    assert len(game.potions(A)) == 2
    assert sorted(game.backpack(A)) == ["Horn", "Sandals"]
    assert game.prompt["kind"] != "settle"


def test_in_a_fight_active_items_stay() -> None:
    """R57, R55: the Alchemist's experiment in a fight: potions or backpack items, nothing is moved."""
    game = table().hero(A, "Sandals", backpack="Helmet, Horn, Jerkin", character="alchemist").creatures("Forest Imp").start()
    game.choose("attack1", "heal").go_to("hero_reroll", dice="6").do(A, "experiment 2")
    assert game.prompt["kind"] == "settle"

    assert game.refused(A, "return Sandals") == "item-stays R57"
    assert game.refused(A, "wear Helmet") == "locked R55"
    assert game.may(A, "return Helmet")


def test_returned_items_keep_their_side() -> None:
    """R58, R68: golden in the forge, too."""
    game = settling("Greatsword", "Boots*, Horn, Sandals").do(A, "return Boots")

    assert "Boots" in game.forge()
    assert game.golden() == ["Boots"]


# The end of a round


def overfull() -> Play:
    """All eight places are taken, and A takes one more item."""
    worn, backpack = "Shoes, Jerkin, Helmet, Dagger", "Sandals, Spurs, Chain Links, Hood"
    return table().hero(A, worn, backpack=backpack).start().choose("guard", "heal").do(A, "take Horn")


def test_at_the_end_of_a_round_everything_needs_a_place() -> None:
    """R60, R24: nine things in eight places: one is given up, whichever he likes."""
    game = overfull()
    assert (game.prompt["kind"], game.asked, game.overflow(A)) == ("overflow", [A], ["Horn"])

    game.do(A, "return Dagger")
    assert "Horn" in game.items(A)
    assert game.overflow(A) == []
    assert game.round == 2


def test_potions_may_be_given_up_too() -> None:
    """R60: they go to the discard pile."""
    worn, backpack = "Shoes, Jerkin, Helmet, Dagger", "Sandals, Spurs, Chain Links"
    game = table().hero(A, worn, backpack=backpack, potions="Time Potion").start().choose("guard", "heal").do(A, "take Horn")
    game.do(A, "discard Time Potion")

    assert game.state.view(None)["discard"] == ["P15"]
    assert "Horn" in game.backpack(A)


def test_what_can_be_arranged_is_arranged() -> None:
    """A 42, R60: the neutral Horn leaves the only slot that the Shoes need; nothing is given up."""
    game = (
        table().hero(A, "Horn@foot", backpack="Sandals, Helmet, Jerkin, Dagger").start().choose("guard", "heal").do(A, "take Shoes")
    )

    assert game.round == 2
    assert game.overflow(A) == []
    assert len(game.items(A)) == 6


def test_overflow_is_settled_in_seat_order() -> None:
    """R60: A before B."""
    worn, backpack = "Shoes, Jerkin, Helmet, Dagger", "Sandals, Spurs, Chain Links, Hood"
    setting = table(4).hero(A, worn, backpack=backpack)
    setting.hero(B, "Wooden Stick, Cloth, Boots, Mail Coif", backpack="Leather Armour, Chain Mail, Sword, Visored Helmet")
    game = setting.start().choose("guard", "guard", "heal", "forge", dice="1 1 1 1 1 1")
    while game.prompt["kind"] == "reward":
        game.do(game.asked[0], "take Horn" if game.asked == [A] else "take Crystal")

    assert (game.prompt["kind"], game.asked) == ("overflow", [A])
    game.do(A, "return Hood")
    assert (game.prompt["kind"], game.asked) == ("overflow", [B])


def test_a_backpack_may_hold_anything() -> None:
    """R51: every item of the box."""
    names = [row["name_en"] for row in PRINTED["items"]]

    for name in names:
        assert table().hero(A, backpack=name).start().backpack(A) == [name]


def test_own_cards_may_change_a_slot() -> None:
    """R51, R143: a Helmet for the hand."""
    rows = with_card("items", "Helmet", slot="hand")
    game = table(cards=rows).hero(A, backpack="Helmet").start()

    assert game.refused(A, "wear Helmet on head") == "wrong-slot R51"
    assert game.may(A, "wear Helmet on hand")
