"""Potions: who may use which when, and what each of them does. R72-R77, R108, R125, A 16, A 17, A 39."""

from __future__ import annotations

import pytest

from monstertisch.games.kingscraft.cards import PRINTED

from .positions import POTION, A, B, C, Play, table


def fighting(
    potions: str = "", *, worn: str = "", others: str = "", against: str = "Forest Imp", hearts: int | None = None
) -> Play:
    """Seat A attacks with these potions, seat B holds others; the window before the roll is open."""
    setting = table().hero(A, worn, potions=potions, hearts=hearts).hero(B, potions=others).creatures(against)
    level = {"Forest Imp": 1, "Drool Slime": 1, "Bristle Piglet": 1, "Werebear": 2, "Orc Robber": 2}[against]
    return setting.start().choose(f"attack{level}", "heal").go_to("window")


def window(game: Play, name: str, *, dice: str = "") -> Play:
    """Goes on until this window is open or the hero may reroll after the roll."""
    game.expect(dice)
    while name not in (game.prompt.get("window"), game.prompt["kind"]):
        game.do(game.asked[0], game.no_thanks())
    return game


# When and how often


def test_one_potion_per_round() -> None:
    """T21, R72: a second one is refused, in the next round it is allowed."""
    game = fighting("Strength Potion, Fury Potion", others="Monster Brew").do(A, "play Strength Potion")
    window(game, "fight_hero_roll", dice="1")
    assert game.refused(A, "play Fury Potion") == "not-asked R16"
    assert game.player(A)["potions_used"] == 1

    game.finish_round(dice="6").choose("attack1", "heal").go_to("window")
    assert game.may(A, "play Fury Potion")


def test_a_potion_lies_open_until_the_end_of_the_turn() -> None:
    """R73, A 16: then it goes to the discard pile, instant ones too."""
    game = table().hero(A, hearts=1, potions="Healing Potion").creatures("Drool Slime").start()
    game.choose("attack1", "guard").do(A, "play Healing Potion", dice="1")
    assert game.last("expired")["potions"] == ["P01"]

    assert game.state.view(None)["discard"] == ["P01"]
    lying = table().hero(A, hearts=1, potions="Healing Potion").start().choose("guard", "heal").do(A, "play Healing Potion")
    assert lying.state.view(None)["discard"] == []
    assert [dose["potion"] for dose in lying.state.view(None)["doses"]] == ["P01"]


def test_a_used_potion_is_no_part_of_a_reshuffle() -> None:
    """R73, R71: while it lies open it is neither in the deck nor in the discard pile."""
    setting = table().hero(A, backpack="Horn", hearts=1, potions="Healing Potion").but(deck=["P04"], discard=["P05"])
    game = setting.start()
    game.expect(potions=[[4]])
    game.choose("forge", "heal").do(A, "play Healing Potion", "brew Horn")

    assert game.state.to_data()["deck"] == ["P05"]


def test_other_potions_are_for_those_who_do_not_fight() -> None:
    """R74, A 17: Snail Potion and Monster Brew by the others only."""
    game = fighting("Snail Potion, Monster Brew, Binding Potion")

    assert game.refused(A, "play Snail Potion on A") == "not-for-hero R74"
    assert game.refused(A, "play Monster Brew") == "not-for-hero R74"
    assert game.refused(A, "play Binding Potion on hand") == "not-for-hero R74"


def test_power_potions_are_for_the_fighter() -> None:
    """R74: dice, strength and speed by the active player only; healing and armour by anyone for himself."""
    setting = table(3).hero(B, potions="Strength Potion, Hare Potion, Healing Potion, Stoneskin Potion", hearts=1)
    game = setting.creatures("Forest Imp", "Orc Robber").start().choose("attack1", "attack2", "heal")
    assert (game.prompt["window"], game.asked) == ("fight_before_roll", [B])

    for potion in ["Strength Potion", "Hare Potion"]:
        assert game.refused(B, f"play {potion}") == "only-hero R74"
    assert game.may(B, "play Stoneskin Potion")
    game.do(B, "play Healing Potion", dice="1 6 6 1 1 1")
    assert game.last("healed")["hearts"] == 2


def test_in_a_fight_everybody_may_use_a_potion() -> None:
    """R75: the hero and both others, one each."""
    setting = table(3).hero(A, potions="Strength Potion").hero(B, potions="Monster Brew").hero(C, potions="Snail Potion")
    game = setting.creatures("Forest Imp").start().choose("attack1", "heal", "forge").go_to("window")
    game.do(A, "play Strength Potion").do(B, "play Monster Brew").do(C, "play Snail Potion on A", dice="1 1")

    found = game.last("compared")
    assert (found["hero_power"], found["enemy_power"]) == (1 + 4, 1 + 4)


@pytest.mark.parametrize(
    ("wish", "potion"),
    [("play Healing Potion", "Healing Potion"), ("play Binding Potion on head", "Binding Potion")],
)
def test_plays_without_effect_are_not_offered(wish: str, potion: str) -> None:
    """R75: healing with full hearts, a ban on an empty slot."""
    game = fighting("", others=potion)

    assert game.refused(B, wish) == "no-effect R75"


def test_a_potion_is_played_in_the_windows_of_its_timing() -> None:
    """R76, A 17: a Luck Potion not before the roll, a Fury Potion not after it."""
    game = fighting("Luck Potion, Fury Potion")
    assert game.refused(A, "play Luck Potion") == "wrong-window R76"

    window(game, "hero_reroll", dice="1")
    assert game.refused(A, "play Fury Potion") == "wrong-window R76"
    assert game.may(A, "play Luck Potion")


@pytest.mark.parametrize("row", [row for row in PRINTED["potions"] if "blank" not in row], ids=lambda row: row["id"])
def test_every_potion_has_a_window_of_its_own(row: dict[str, object]) -> None:
    """R76: whatever timing the card says, and nothing else."""
    timing = row["timing"]
    assert isinstance(timing, list)
    windows = {"turn_order", "friendly_before_roll", "friendly_roll", "own_turn"}
    windows |= {"fight_before_roll", "fight_hero_roll", "fight_enemy_roll", "fight_result"}

    assert timing
    assert set(timing) <= windows


def test_whether_a_seat_is_asked_follows_from_public_facts() -> None:
    """R76: B holds a potion that is useless here, and is asked all the same; passing leaves no trace."""
    game = fighting("", others="Time Potion")
    assert game.asked == [B]

    before = len(game.happened)
    game.do(B, "pass", dice="1")
    assert [event.kind for event in game.happened[before:]] == ["speed_check", "rolled"]


def test_who_has_used_a_potion_or_holds_none_is_not_asked() -> None:
    """R76, R72: both are public."""
    game = fighting("Hare Potion").do(A, "play Hare Potion", dice="6 1")

    assert game.told("won")  # no window stopped the fight


# Each potion


@pytest.mark.parametrize(("potion", "hearts"), [("Healing Potion", 2), ("Greater Healing Potion", 3)])
def test_healing_potions(potion: str, hearts: int) -> None:
    """R77, R126: one heart, or two."""
    game = table().hero(A, hearts=1, potions=potion).start().choose("guard", "heal").do(A, f"play {potion}")

    assert game.hearts(A) == hearts


def test_greater_healing_stops_at_full_hearts() -> None:
    """R126: up to the number on the board."""
    game = table().hero(A, hearts=2, potions="Greater Healing Potion").start().choose("guard", "heal")
    game.do(A, "play Greater Healing Potion")

    assert (game.hearts(A), game.last("healed")["healed"]) == (3, 1)


def test_stoneskin_potion() -> None:
    """R77: +15 armour."""
    game = fighting("Stoneskin Potion", against="Werebear").do(A, "play Stoneskin Potion", dice="1 6 6 6")

    assert game.last("compared")["armour"] == 15
    assert game.last("compared")["damage"] == 6 + 6 + 6 + 1 - 15


def test_luck_potion() -> None:
    """R77, R122, A 39: own dice that show 1, 2 or 3, as many as he likes, together, once."""
    game = window(fighting("Luck Potion", worn="Sword", against="Drool Slime"), "hero_reroll", dice="1 2 3 4")
    game.do(A, "play Luck Potion", "use Luck Potion", "pick 1", "pick 3")
    assert game.refused(A, "pick 4") == "value-not-listed R122"
    game.do(A, "roll", dice="6 1")

    assert game.last("rerolled")["power"] == 6 + 2 + 1 + 4


def test_strength_potion() -> None:
    """R120: +4, also after the enemy's roll, when both powers are known (R83)."""
    game = window(fighting("Strength Potion", against="Drool Slime"), "fight_enemy_roll", dice="4")
    game.do(A, "play Strength Potion")

    assert game.last("compared")["hero_power"] == 8
    assert game.told("won")


@pytest.mark.parametrize(("potion", "dice", "power"), [("Fury Potion", "2 5", 7), ("Giant Potion", "2 11", 13)])
def test_dice_potions(potion: str, dice: str, power: int) -> None:
    """R81, R120: a six-sided or a twelve-sided die more."""
    game = fighting(potion, against="Drool Slime").do(A, f"play {potion}", dice=dice)

    assert game.last("compared")["hero_power"] == power


def test_hare_potion() -> None:
    """R80, R120: +3 speed cancels the ban of the Orc Robber."""
    game = fighting("Hare Potion", worn="Sword", against="Orc Robber").do(A, "play Hare Potion", dice="1 1 1 1 1 1 1")

    assert game.last("speed_check")["speed"] == 4
    assert game.last("speed_check")["cancelled"] == ["hand"]


def test_time_potion() -> None:
    """R88, R126: the whole fight again, after the comparison."""
    game = window(fighting("Time Potion", against="Drool Slime"), "hero_repeat", dice="1")
    game.do(A, "play Time Potion", dice="6")

    assert game.last("repeated")["side"] == "hero"
    assert game.told("won")
    assert game.hearts(A) == 2  # damage of the last attempt only


def test_master_s_potion() -> None:
    """R125: one own die to its top face, also a twelve-sided one; not one that shows it already."""
    game = window(fighting("Master’s Potion", worn="Dragon Helm", against="Drool Slime"), "hero_reroll", dice="6 3")
    game.do(A, "play Master’s Potion")
    assert game.refused(A, "set 6") == "top-already R125"
    game.do(A, "set 3 of 12")

    assert game.last("turned")["dice"] == [{"sides": 12, "face": 3, "to": 12}]
    assert game.last("compared")["hero_power"] == 6 + 12 + 2


def test_snail_potion() -> None:
    """R74, R120: −3 speed for whoever fights, never below 0."""
    game = fighting(others="Snail Potion", worn="Spurs", against="Bristle Piglet").do(B, "play Snail Potion on A", dice="1 1 1")

    assert game.last("speed_check")["speed"] == 0


def test_binding_potion() -> None:
    """R108: one slot of the hero, chosen by the user."""
    game = fighting(others="Binding Potion", worn="Sword, Jerkin", against="Drool Slime")
    assert game.refused(B, "play Binding Potion on A") == "bad-target R74"
    assert {move["slot"] for move in game.offered(B, "play")} == {"hand", "body"}

    game.do(B, "play Binding Potion on body", dice="1 1 1 1")
    assert (game.last("compared")["hero_power"], game.last("compared")["armour"]) == (4, 0)


def test_bad_luck_potion() -> None:
    """R124: the hero's sixes once more, when it is played."""
    game = window(fighting(others="Bad Luck Potion", worn="Sword", against="Drool Slime"), "fight_hero_roll", dice="6 6 1 1")
    game.do(B, "play Bad Luck Potion on A", dice="6 2")

    assert game.last("compared")["hero_power"] == 6 + 2 + 1 + 1


def test_a_bad_luck_potion_acts_again_after_a_repeat() -> None:
    """R88, R124: right after the new roll."""
    game = window(fighting(others="Bad Luck Potion", worn="Amulet of Kings@hand"), "fight_hero_roll", dice="6")
    game.do(B, "play Bad Luck Potion on A", dice="1 6").go_to("hero_repeat").do(A, "repeat", dice="6 2 6")

    assert len(game.told("forced")) == 2
    assert game.last("compared")["hero_power"] == 2 + 4


def test_a_luck_potion_in_force_may_be_used_again_after_a_repeat() -> None:
    """R88: reroll potions renew with the attempt."""
    game = window(fighting("Luck Potion", worn="Amulet of Kings@hand", against="Drool Slime"), "hero_reroll", dice="1")
    game.do(A, "play Luck Potion", "use Luck Potion", "pick 1").do(A, "roll", dice="2").go_to("hero_repeat").do(
        A, "repeat", dice="3"
    )

    assert game.may(A, "use Luck Potion")


def test_monster_brew() -> None:
    """R74, R86: the enemy that somebody else fights is stronger by 4, in power and damage."""
    game = fighting(others="Monster Brew", against="Drool Slime").do(B, "play Monster Brew", dice="6")

    assert (game.last("compared")["enemy_power"], game.last("compared")["damage"]) == (8, 8)


def test_every_potion_of_the_box_has_a_test_above() -> None:
    """R77: fourteen different ones, and the blank one, which is in no deck (R12, A 4)."""
    tested = [
        *["Healing Potion", "Greater Healing Potion", "Stoneskin Potion", "Luck Potion", "Strength Potion", "Fury Potion"],
        *["Giant Potion", "Hare Potion", "Time Potion", "Master’s Potion"],
        *["Snail Potion", "Binding Potion", "Bad Luck Potion", "Monster Brew"],
    ]

    assert set(POTION) == {*tested, "Blank Potion"}
    assert not {"P23", "P24", "P25"} & set(table().start().state.to_data()["deck"])
