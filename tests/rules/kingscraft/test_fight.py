"""Fights against creatures, step by step: R78-R97. Bans are in test_bans.py, kings in test_kings.py."""

from __future__ import annotations

from typing import Any

import pytest

from monstertisch.games.kingscraft.cards import PRINTED

from .positions import ENEMY, A, B, C, Play, fight, level_of, table, with_card

# The example of the rulebook


def test_the_fight_of_the_rulebook() -> None:
    """T1, R78-R92, R111, A 35: digit by digit, 18 against 14 and one heart."""
    game = fight("Sword, Boots, Chain Mail", "Orc Robber", backpack="Staff", dice="6 5 3 2")
    hero = game.player(A)

    assert (hero["dice"], hero["speed"], hero["armour"], hero["strength"]) == ({"6": 4, "12": 0}, 3, 7, 0)
    assert hero["rerolls"] == 2  # those of the Boots; the Staff is in the backpack
    assert game.last("speed_check")["cancelled"] == ["hand"]
    game.do(A, "reroll 2", dice="4")
    assert game.last("rerolled")["power"] == 18

    game.do(A, "done", dice="6 5 4")
    assert game.asked == [B]  # the left neighbour decides for the enemy
    game.do(B, "reroll 4", dice="2").do(B, "reroll 2", dice="3")
    game.go_to("reward")

    found = game.last("compared")
    assert (found["hero_power"], found["enemy_power"], found["armour"]) == (18, 14, 7)
    assert (found["damage"], found["lost"], found["hearts"]) == (7, 1, 2)
    assert game.last("won")["enemy"] == "C2_01"
    assert game.last("turned_up")["level"] == 2
    assert game.prompt["class"] == 2
    assert game.dice_left() == 0


def test_the_decider_knows_what_he_needs() -> None:
    """T2, R85: at 15 the enemy needs 18, for a tie is enough; nothing forces the decider to reroll."""
    game = fight("Sword, Boots, Chain Mail", "Orc Robber", dice="6 5 3 4").do(A, "done", dice="6 5 4")

    seen = game.state.view(B)["fight"]
    assert (seen["hero"]["power"], seen["foe"]["power"]) == (18, 15)
    game.do(B, "done").go_to("reward")
    assert game.told("won")


# Beginning


def test_arranging_is_over_when_the_fight_starts() -> None:
    """R78, R55, A 12: before any die is rolled, and for the whole fight."""
    game = table().hero(A, "Sandals", backpack="Shoes", potions="Strength Potion").start().choose("attack1", "heal")
    assert game.prompt["kind"] == "own_turn"
    assert game.may(A, "wear Shoes")

    game.do(A, "done")
    assert game.prompt["window"] == "fight_before_roll"
    assert game.refused(A, "wear Shoes") == "locked R55"


def test_the_window_before_the_roll_asks_the_hero_first() -> None:
    """R79, R76: then clockwise; a play starts the cycle again."""
    game = table(3).hero(A, potions="Hare Potion").hero(B, potions="Monster Brew").hero(C, potions="Snail Potion").start()
    game.choose("attack1", "heal", "forge").go_to("window")
    asked = []
    for wish in ["pass", "pass", "play Snail Potion on A", "pass", "pass"]:
        asked.append(game.asked[0])
        game.do(game.asked[0], wish, dice="6 1 1 1" if len(asked) == 5 else "")

    assert asked == [A, B, C, A, B]


# Rolling and rerolling


def test_the_hero_rolls_character_and_item_dice() -> None:
    """R81, R130: one die of the hero, three of the Sword, a twelve-sided one of the Dragon Helm."""
    game = fight("Sword, Dragon Helm", "Drool Slime", dice="1 2 3 4 12")

    assert game.told("rolled")[0]["dice"] == [
        {"sides": 6, "face": 1},
        {"sides": 6, "face": 2},
        {"sides": 6, "face": 3},
        {"sides": 6, "face": 4},
        {"sides": 12, "face": 12},
    ]


def test_a_single_die_may_be_rerolled_again() -> None:
    """R82, R121: the new face stands, and the same die may go again; then the allowance is used up."""
    game = fight("Crystal@hand", "Drool Slime", dice="1")
    game.do(A, "reroll 1", dice="2").do(A, "reroll 2", dice="1")

    assert game.told("lost")
    assert game.last("compared")["hero_power"] == 1


def test_rerolls_add_up_over_items() -> None:
    """R121: one of the Hood, two of the Crystal, one of the Spurs."""
    game = fight("Hood, Crystal@hand, Spurs", "Drool Slime", dice="1")

    assert game.state.view(A)["fight"]["hero"]["rerolls_left"] == 4


def test_values_are_rerolled_together_and_once() -> None:
    """R122: the Ring lets its owner reroll ones; only those he picks."""
    game = fight("Ring@head, Sword", "Drool Slime", dice="1 1 1 6")
    game.do(A, "use head", "pick 1", "pick 1")
    assert game.refused(A, "pick 6") == "value-not-listed R122"
    assert game.refused(A, "done") == "pick-on R122"

    game.do(A, "roll", dice="5 5")
    assert [change["to"] for change in game.last("rerolled")["dice"]] == [5, 5]
    assert game.last("compared")["hero_power"] == 5 + 5 + 1 + 6 + 1
    assert game.told("won")


def test_what_the_enemy_forces_happens_at_once() -> None:
    """R81, R124: the Swamp Kraken makes the hero reroll sixes once; a new six stands."""
    game = fight("Sword", "Swamp Kraken", dice="6 6 5 5 6 1 1 1 1")

    assert [(change["face"], change["to"]) for change in game.last("forced")["dice"]] == [(6, 6), (6, 1)]
    assert game.last("forced")["by"] == {"card": "C2_07"}
    assert game.last("compared")["hero_power"] == 6 + 1 + 5 + 5


def test_what_the_hero_forces_happens_at_once() -> None:
    """R84, R124: the Rune Shield makes the enemy reroll sixes."""
    game = fight("Rune Shield@hand", "Highwayman", dice="6 6 6 1 2 3", stop="enemy_reroll")

    assert [(change["face"], change["to"]) for change in game.last("forced")["dice"]] == [(6, 2), (6, 3)]
    assert game.last("compared")["enemy_power"] == 2 + 3 + 1 + 2


def test_after_a_play_of_another_the_hero_may_go_on() -> None:
    """R82, A 17: the others are asked when the hero is done; a play gives the hero his unused rerolls again."""
    game = table().hero(A, "Crystal@hand").hero(B, potions="Monster Brew").creatures("Drool Slime").start()
    game.choose("attack1", "heal").go_to("hero_reroll", dice="1")
    game.do(A, "reroll 1", dice="3").do(A, "done")
    assert (game.prompt["window"], game.asked) == ("fight_hero_roll", [B])

    game.do(B, "play Monster Brew")
    assert (game.prompt["kind"], game.asked) == ("hero_reroll", [A])
    game.do(A, "reroll 3", dice="6")
    assert game.last("compared")["hero_power"] == 6


def test_after_a_play_the_decider_may_go_on() -> None:
    """R85, A 17: all are asked when the decider is done, the hero first; a play gives the decider his unused rerolls again."""
    game = table().hero(A, "Sword", potions="Strength Potion").creatures("Moss Rat").start()
    game.choose("attack1", "heal").go_to("enemy_reroll", dice="1 1 1 1 6")
    game.do(B, "done")
    assert (game.prompt["window"], game.asked) == ("fight_enemy_roll", [A])

    game.do(A, "play Strength Potion")
    assert (game.prompt["kind"], game.asked) == ("enemy_reroll", [B])
    assert game.state.view(B)["fight"]["hero"]["power"] == 8
    game.do(B, "reroll 6", dice="2")
    assert (game.last("compared")["hero_power"], game.last("compared")["enemy_power"]) == (8, 2)


def test_in_a_game_of_two_the_opponent_decides() -> None:
    """R84, A 34: with three it is the left neighbour, seat after seat."""
    two = table().creatures("Moss Rat").start().choose("heal", "attack1", dice="5 3")
    three = table(3).creatures("Moss Rat").start().choose("forge", "heal", "attack1", dice="5 3")

    assert (two.prompt["kind"], two.asked) == ("enemy_reroll", [A])
    assert (three.prompt["kind"], three.asked) == ("enemy_reroll", [A])


# Power


def test_a_tie_is_a_defeat() -> None:
    """T10, R87, R89: 18 against 18 is lost, and the damage is still taken."""
    game = fight("Sword, Boots, Chain Mail", "Orc Robber", dice="6 6 3 3").do(A, "done", dice="6 6 6").do(B, "done")

    assert game.last("compared")["hero_power"] == game.last("compared")["enemy_power"] == 18
    assert game.told("lost")
    assert (game.last("compared")["damage"], game.hearts(A)) == (11, 1)


def test_one_more_is_a_victory() -> None:
    """R83, R86, R87: 6 + 1 strength against 6."""
    assert fight("Sandals", "Thorn Hedge", dice="6").told("won")


def test_extra_power_counts_final_faces() -> None:
    """R123: the Berserker Mask gives 3 for each 1 that lies there in the end."""
    game = fight("Berserker Mask, Spurs", "Drool Slime", dice="1 1 5")
    assert game.last("rolled")["power"] == 1 + 1 + 5 + 3 + 3

    game.do(A, "reroll 1", dice="2")
    assert game.told("rerolled")[-1]["power"] == 2 + 1 + 5 + 3


ITEMS = [(row["name_en"], side) for row in PRINTED["items"] for side in ["effects", "improved"] if side in row]


@pytest.mark.parametrize(("name", "side"), ITEMS)
def test_every_item_brings_what_it_says(name: str, side: str) -> None:
    """R53, R120, R121: dice, strength, armour, speed and rerolls of every item on both sides, beside one die and speed 1."""
    (row,) = [row for row in PRINTED["items"] if row["name_en"] == name]
    place = "hand" if row["slot"] == "neutral" else row["slot"]
    says: dict[str, Any] = row[side]
    hero = table().hero(A, f"{name}{'*' if side == 'improved' else ''}@{place}").start().player(A)

    assert hero["dice"] == {"6": 1 + says.get("d6", 0), "12": says.get("d12", 0)}
    assert (hero["strength"], hero["armour"]) == (says.get("strength", 0), says.get("armour", 0))
    assert (hero["speed"], hero["rerolls"]) == (1 + says.get("speed", 0), says.get("reroll_die", 0))


@pytest.mark.parametrize("name", [row["name_en"] for row in PRINTED["items"]])
def test_nothing_in_the_backpack_has_an_effect(name: str) -> None:
    """R53: whatever it is."""
    hero = table().hero(A, backpack=name).start().player(A)

    assert (hero["dice"], hero["speed"]) == ({"6": 1, "12": 0}, 1)
    assert (hero["strength"], hero["armour"], hero["rerolls"]) == (0, 0, 0)


@pytest.mark.parametrize("enemy", ENEMY)
def test_every_enemy_rolls_its_dice_and_has_its_strength(enemy: str) -> None:
    """R84, R86, R109, R112: all creatures, the printed ones and all kings, each with ones on its dice."""
    (row,) = [
        row for section in ["creatures", "standard_creatures", "kings"] for row in PRINTED[section] if row["name_en"] == enemy
    ]
    says: dict[str, Any] = row["effects"]
    dice = [6] * says.get("d6", 0) + [12] * says.get("d12", 0)
    beer = "6 " if "beer" in row else ""
    game = fight("", enemy, dice=f"{beer}5 {'1 ' * len(dice)}", stop="nothing")

    (rolled,) = [event for event in game.told("rolled") if event["side"] == "enemy"]
    assert [die["sides"] for die in rolled["dice"]] == dice
    assert game.last("compared")["enemy_power"] == len(dice) + says.get("strength", 0)
    assert game.dice_left() == 0


@pytest.mark.parametrize("enemy", ENEMY)
def test_every_enemy_has_its_rerolls_and_repeats(enemy: str) -> None:
    """R85, R88, R121, R122: what the decider may use."""
    (row,) = [
        row for section in ["creatures", "standard_creatures", "kings"] for row in PRINTED[section] if row["name_en"] == enemy
    ]
    says: dict[str, Any] = row["effects"]
    foe = fight_to_window(enemy).state.view(None)["fight"]["foe"]

    assert foe["rerolls_left"] == says.get("reroll_die", 0)
    assert [source["values"] for source in foe["sources"]] == ([says["reroll_values"]] if "reroll_values" in says else [])
    assert foe["repeats_left"] == says.get("repeat_fight", 0)


def fight_to_window(enemy: str) -> Play:
    """Somebody else holds a potion, so that the fight stops before it ends."""
    king = ENEMY[enemy].startswith("K_")
    options: dict[str, Any] = {"king": enemy} if king else {}
    setting = table(2, **options).hero(B, potions="Healing Potion", hearts=2)
    if ENEMY[enemy].startswith("STD"):
        setting.creatures(f"no level {level_of(ENEMY[enemy])}")
    elif not king:
        setting.creatures(enemy)
    game = setting.start()
    game.expect("6 5 1 1 1 1 1 1")
    game.choose("king" if king else f"attack{level_of(ENEMY[enemy])}", "forge")
    while game.prompt.get("window") != "fight_enemy_roll" and game.prompt["kind"] != "enemy_reroll":
        game.do(game.asked[0], game.no_thanks())
    return game


# Damage, hearts, the end


DAMAGE = {0: 0, 1: 1, 10: 1, 11: 2, 20: 2, 21: 3, 30: 3, 31: 4, 40: 4}


@pytest.mark.parametrize(("damage", "hearts"), DAMAGE.items())
def test_the_damage_table(damage: int, hearts: int) -> None:
    """T4, R89: one heart per ten begun; armour 6 of the Chain Links is taken off first."""
    rows = with_card("creatures", "Drool Slime", effects={"strength": damage + 6})
    game = fight("Chain Links", "Drool Slime", dice="6 6", character="swashbuckler", cards=rows)

    assert game.last("compared")["damage"] == damage
    assert game.last("compared")["lost"] == hearts
    assert game.hearts(A) == 4 - hearts
    assert [step["hearts"] for step in game.state.view(A)["damage"] if step["least"] <= damage <= step["most"]] == [hearts]


def test_armour_beyond_the_power_heals_nobody() -> None:
    """T4, R89, R96: 4 - 6 is 0, and the power stays 4."""
    game = fight("Chain Links", "Drool Slime", dice="6", hearts=2)

    assert (game.last("compared")["enemy_power"], game.last("compared")["damage"]) == (4, 0)
    assert game.hearts(A) == 2


def test_no_more_hearts_are_lost_than_there_are() -> None:
    """R89: 40 damage against one heart."""
    rows = with_card("creatures", "Drool Slime", effects={"strength": 40})

    assert fight("", "Drool Slime", dice="6", hearts=1, cards=rows).last("compared")["lost"] == 1


def test_a_hero_without_hearts_has_lost_whatever_the_dice_say() -> None:
    """T11, R90: 30 against 29 without armour costs all three hearts."""
    rows = with_card("creatures", "Ancient Treant", effects={"strength": 29})
    game = fight("Greatsword", "Ancient Treant", dice="6 6 6 6 5", cards=rows)

    assert (game.last("compared")["hero_power"], game.last("compared")["damage"], game.hearts(A)) == (30, 29, 0)
    assert game.told("lost")
    assert not game.told("won")


def test_with_armour_the_same_fight_is_won() -> None:
    """T12, R90: armour 9 leaves 20 damage, two hearts lost and a victory."""
    rows = with_card("creatures", "Ancient Treant", effects={"strength": 29})
    rows["items"] = with_card("items", "Jerkin", effects={"armour": 9})["items"]
    game = fight("Greatsword, Jerkin", "Ancient Treant", dice="6 6 6 6 5", cards=rows)

    assert (game.last("compared")["damage"], game.hearts(A)) == (20, 1)
    assert game.told("won")


def test_hearts_given_away_in_the_fight_lose_it_at_once() -> None:
    """R90, A 31: the Alchemist turns his last hearts over; nothing more is rolled, and there is no damage."""
    game = table().hero(A, character="alchemist", hearts=2).creatures("Forest Imp").start()
    game.choose("attack1", "heal").go_to("hero_reroll", dice="6")
    game.do(A, "experiment 2")

    assert game.told("lost")
    assert not game.told("compared")
    assert [event["side"] for event in game.told("rolled")] == ["hero"]
    assert len(game.potions(A)) == 2


def test_a_beaten_creature_makes_way_for_the_next() -> None:
    """R91: it is discarded, the next card of that level is turned up, then comes the reward."""
    game = table().creatures("Forest Imp", "Moss Rat", "Hydra").start().choose("attack1", "heal", dice="6 1")

    assert game.face_up(1) == "Moss Rat"
    assert game.face_up(3) == "Hydra"
    assert game.last("turned_up")["left"] == 5
    assert game.prompt == {"kind": "reward", "seats": [A], "class": 1}


def test_the_printed_creature_is_never_used_up() -> None:
    """R91: with an empty deck the Stray Wolf is the opponent, again and again."""
    game = fight("Sword", "Stray Wolf", dice="6 6 6 6 1 1")
    assert game.told("won")

    assert game.face_up(1) == "Stray Wolf"
    game.finish_round().choose("attack1", "heal", dice="6 6 6 6 1 1")
    assert len(game.told("won")) == 2


def test_the_last_card_of_a_deck_leaves_the_printed_creature() -> None:
    """R91: no card is left."""
    game = table().creatures("Forest Imp").but(creatures=[["C1_01"], ["C2_01"], ["C3_01"]]).start()
    game.choose("attack1", "heal", dice="6 1")

    assert game.last("turned_up") == {"event": "turned_up", "level": 1, "enemy": "STD1", "left": 0}
    assert game.face_up(1) == "Stray Wolf"


def test_after_a_defeat_the_creature_stays_and_the_turn_is_over() -> None:
    """R92, T19: no reward, no forge step, and the next player may attack the same creature."""
    game = table().hero(A, backpack="Horn").creatures("Thorn Hedge").start()
    game.choose("attack1", "heal", dice="6").finish_round()

    assert game.told("lost")
    assert game.face_up(1) == "Thorn Hedge"
    assert not [event for event in game.happened if event.kind in ["took", "declined", "combined"]]
    assert game.round == 2


def test_without_hearts_nobody_fights() -> None:
    """T32, R34, R94, A 11: the attack fizzles; Guard, Forge and Heal are possible."""
    game = table(4).hero(A, hearts=0).hero(B, hearts=0).hero(C, backpack="Horn", hearts=0).hero(3, hearts=0).start()
    game.choose("attack1", "guard", "forge", "heal")

    assert game.hearts(3) == 3
    assert game.last("fizzled") == {"event": "fizzled", "seat": A, "enemy": game.last("fizzled")["enemy"]}
    assert (game.prompt["kind"], game.asked) == ("reward", [B])
    game.do(B, "decline")
    assert (game.prompt["kind"], game.asked) == ("forge", [C])


def test_a_healing_potion_at_the_start_of_the_turn_is_in_time() -> None:
    """T32, R34, R94: hearts are checked when the window closes."""
    game = table().hero(A, hearts=0, potions="Healing Potion").creatures("Forest Imp").start().choose("attack1", "heal")
    game.do(A, "play Healing Potion", dice="6 1")

    assert game.told("fight")
    assert not game.told("fizzled")


def test_healing_in_the_fight_comes_before_the_damage() -> None:
    """R94, A 30: the window after the enemy's roll is the last chance; it saves this victory."""
    rows = with_card("creatures", "Drool Slime", effects={"strength": 5})
    game = table(cards=rows).hero(A, hearts=1, potions="Healing Potion").creatures("Drool Slime").start()
    game.choose("attack1", "heal").go_to("window", dice="6")
    while game.prompt.get("window") != "fight_enemy_roll":
        game.do(A, game.no_thanks())
    game.do(A, "play Healing Potion")

    assert game.hearts(A) == 1
    assert game.told("won")


def test_the_magic_ring_heals_after_a_victory() -> None:
    """R95, R126: one heart back, after the damage; nothing after a defeat."""
    won = fight("Magic Ring@hand", "Drool Slime", dice="6", hearts=2)
    lost = fight("Magic Ring@hand", "Drool Slime", dice="1", hearts=2)

    assert (won.last("healed")["why"], won.hearts(A)) == ("won", 2)
    assert lost.hearts(A) == 1
