"""Bans and speed: R102-R108, A 18, A 21-A 23, A 38."""

from __future__ import annotations

import pytest

from monstertisch.games.kingscraft.cards import PRINTED

from .positions import ENEMY, A, B, fight, table

CREATURES = [row for row in PRINTED["creatures"] if row["bans"]]
KINGS = [row for row in PRINTED["kings"] if row["bans"]]


@pytest.mark.parametrize("row", [*CREATURES, *KINGS], ids=lambda row: row["id"])
def test_every_ban_is_on_for_a_slow_hero(row: dict[str, object]) -> None:
    """R102, A 38: base speed 1 is below every enemy but those of level 1, whose bans it cancels."""
    game = fight("", str(row["name_en"]), dice="5 1 1 1 1 1", stop="nothing")
    found = game.last("speed_check")

    slow = row.get("level") != 1
    assert found["bans"] == (row["bans"] if slow else [])
    assert found["cancelled"] == ([] if slow else row["bans"])


def test_speed_equal_to_the_enemy_s_is_enough() -> None:
    """T8, R80, R102: speed 2 cancels the ban of a level-2 creature, speed 1 does not."""
    fast = fight("Sandals, Sword", "Orc Robber", dice="1 1 1 1 1 1 1")
    slow = fight("Sword", "Orc Robber", dice="1 1 1 1")

    assert (fast.last("speed_check")["speed"], fast.last("speed_check")["bans"]) == (2, [])
    assert (slow.last("speed_check")["speed"], slow.last("speed_check")["bans"]) == (1, ["hand"])


def test_without_boots_the_sword_of_the_example_is_banned() -> None:
    """T13, R102, R103: one die, no rerolls, armour 7."""
    game = fight("Sword, Chain Mail", "Orc Robber", dice="6 1 1 1", stop="enemy_reroll")

    assert len(game.told("rolled")[0]["dice"]) == 1
    assert game.player(A)["rerolls"] == 0
    assert game.player(A)["armour"] == 7


def test_a_banned_slot_counts_for_nothing() -> None:
    """R103, R96: neither dice nor strength nor armour nor rerolls of the Hero’s Sword."""
    game = fight("Hero’s Sword*", "Orc Robber", dice="6 1 1 1", stop="enemy_reroll")
    hero = game.player(A)

    assert (hero["dice"]["6"], hero["strength"], hero["armour"], hero["rerolls"]) == (1, 0, 0, 0)
    assert [slot["works"] for slot in hero["slots"] if slot["slot"] == "hand"] == [False]


def test_a_ban_hits_a_neutral_item_in_the_slot() -> None:
    """T23, R103, A 21: the Leather Strap in the hand slot gives no strength."""
    banned = fight("Leather Strap@hand", "Orc Robber", dice="6 1 1 1", stop="enemy_reroll")
    elsewhere = fight("Leather Strap@head", "Orc Robber", dice="6 1 1 1", stop="enemy_reroll")

    assert banned.player(A)["strength"] == 0
    assert elsewhere.player(A)["strength"] == 2


def test_speed_of_the_item_in_question_counts_for_the_check() -> None:
    """R104, R80, A 18: Shoes bring the hero to 3 against "no foot" of a level-3 creature."""
    game = fight("Shoes", "Ice Giant", dice="1 1 1 1")

    assert game.last("speed_check")["speed"] == 3
    assert game.last("speed_check")["cancelled"] == ["foot"]


def test_the_speed_of_the_check_holds_for_the_whole_fight() -> None:
    """R104, R102: Sandals are banned, their speed stays in the check, their strength is gone, also after a repeat."""
    game = fight("Sandals, Amulet of Kings@hand", "Ice Giant", dice="1 1 1 1", stop="hero_repeat")
    assert (game.player(A)["speed"], game.player(A)["strength"]) == (2, 4)

    game.do(A, "repeat", dice="1 1 1 1")
    assert len(game.told("speed_check")) == 1
    assert game.last("compared")["hero_power"] == 1 + 4


def test_improved_items_are_not_usable_at_all() -> None:
    """R105, A 22: the golden Sword gives no dice, not even those of its basic side; the basic Boots do."""
    golden = fight("Sword*", "Ghost Knight", dice="6")
    basic = fight("Sword", "Ghost Knight", dice="6 1 1 1")

    assert golden.last("compared")["hero_power"] == 6
    assert basic.last("compared")["hero_power"] == 9


def test_neutral_items_are_not_usable() -> None:
    """R106: the Giant Spider bans grey items wherever they lie; coloured ones stay."""
    game = fight("Leather Strap@head, Jerkin", "Giant Spider", dice="6 1")

    assert game.last("compared")["hero_power"] == 6 + 1
    assert game.last("compared")["armour"] == 4


def test_without_rerolls_nothing_is_rerolled() -> None:
    """R106: the Shadow Lord forbids single rerolls and rerolls of values; the hero is not even asked."""
    game = fight("Hood, Ring@hand", "Shadow Lord", dice="1 1 1 1 1")

    assert game.last("compared")["hero_power"] == 1 + 1 + 1
    assert not game.told("rerolled")


def test_without_rerolls_no_potion_helps() -> None:
    """R106: Luck and Master’s Potion are refused after the check."""
    game = table().hero(A, potions="Luck Potion, Master’s Potion").creatures("Shadow Lord").start()
    game.choose("attack3", "heal").go_to("hero_reroll", dice="1")

    assert game.refused(A, "play Luck Potion") == "rerolls-banned R106"
    assert game.refused(A, "play Master’s Potion") == "rerolls-banned R106"


def test_a_ban_on_potions_leaves_only_speed_before_the_check() -> None:
    """R106, R79: the Wood Witch; a Hare Potion is allowed and lifts the ban."""
    game = table().hero(A, potions="Strength Potion, Hare Potion").creatures("Wood Witch").start()
    game.choose("attack2", "heal").go_to("window")
    assert game.refused(A, "play Strength Potion") == "only-speed R106"

    game.do(A, "play Hare Potion", dice="6 1 1")
    assert game.last("speed_check")["bans"] == []


def test_a_fast_hero_uses_potions_as_he_likes() -> None:
    """R106: with speed 2 the Wood Witch forbids nothing."""
    game = table().hero(A, "Sandals", potions="Strength Potion").creatures("Wood Witch").start()
    game.choose("attack2", "heal").go_to("window")

    assert game.may(A, "play Strength Potion")


def test_under_a_ban_on_potions_the_hero_is_not_asked_any_more() -> None:
    """R106, R76: after the check he plays none; the others are not affected."""
    game = table().hero(A, potions="Strength Potion, Luck Potion").hero(B, potions="Monster Brew").creatures("Wood Witch").start()
    game.choose("attack2", "heal").go_to("window").do(A, "pass").do(B, "pass", dice="6")

    assert (game.prompt["window"], game.asked) == ("fight_hero_roll", [B])
    game.do(B, "play Monster Brew", dice="1 1")
    assert game.last("compared")["enemy_power"] == 1 + 1 + 4


def test_potions_in_force_do_nothing_under_the_ban() -> None:
    """R106: a Stoneskin Potion drunk before the fight gives no armour in it."""
    game = table().hero(A, potions="Stoneskin Potion").creatures("Wood Witch").start().choose("attack2", "heal")
    game.do(A, "play Stoneskin Potion", dice="6 1 1")

    assert game.last("compared")["armour"] == 0


def test_a_healing_potion_that_worked_before_stays_worked() -> None:
    """R106: instant potions already applied keep their effect."""
    game = table().hero(A, hearts=1, potions="Healing Potion").creatures("Wood Witch").start().choose("attack2", "heal")
    game.do(A, "play Healing Potion", dice="6 1 1")

    assert game.last("compared")["hearts"] == 2 - 1


def test_speed_does_not_help_against_a_slot_ban_potion() -> None:
    """R108, A 23: the Binding Potion binds the hand of a hero with speed 3."""
    game = table().hero(A, "Sword, Shoes").hero(B, potions="Binding Potion").creatures("Forest Imp").start()
    game.choose("attack1", "heal").go_to("window").do(B, "play Binding Potion on hand", dice="6 1")

    assert game.last("speed_check")["speed"] == 3
    assert game.last("compared")["hero_power"] == 6


def test_a_bound_slot_gives_no_speed() -> None:
    """R104, R80: bound Shoes do not count for the check against a level-2 creature."""
    game = table().hero(A, "Sword, Shoes").hero(B, potions="Binding Potion").creatures("Orc Robber").start()
    game.choose("attack2", "heal").go_to("window").do(B, "play Binding Potion on foot", dice="6 1 1 1")

    assert game.last("speed_check")["speed"] == 1
    assert game.last("speed_check")["bans"] == ["hand"]


def test_bans_of_level_1_matter_for_a_snail() -> None:
    """A 38, R102: speed 0 against the Bristle Piglet: Spurs are banned."""
    game = table().hero(A, "Spurs").hero(B, potions="Snail Potion").creatures("Bristle Piglet").start()
    game.choose("attack1", "heal").go_to("window").do(B, "play Snail Potion on A", dice="6 1 1")

    assert game.last("speed_check")["speed"] == 0
    assert game.last("speed_check")["bans"] == ["foot"]
    assert game.told("won")  # nobody was asked for the reroll of the Spurs


def test_the_bans_of_the_rulebook_are_among_ours() -> None:
    """R107: hand, foot, body and improved items are on some enemy each."""
    bans = {ban for row in [*CREATURES, *KINGS] for ban in row["bans"]}

    assert {"hand", "foot", "body", "improved"} <= bans
    assert len(ENEMY) == 43
