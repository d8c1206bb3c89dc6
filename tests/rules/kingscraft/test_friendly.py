"""Friendly fights: R98-R101, A 8, A 20."""

from __future__ import annotations

from .positions import GAME, A, B, C, Play, table


def both_heal(*heroes: tuple[str, str], dice: str = "") -> Play:
    """Seats with these items and potions all choose Heal; speeds are equal."""
    setting = table(len(heroes))
    for seat, (worn, potions) in enumerate(heroes):
        setting.hero(seat, worn, potions=potions)
    game = setting.start()
    game.expect(dice)
    return game.choose(*["heal"] * len(heroes))


def powers(game: Play) -> list[int]:
    return [side["power"] for side in game.last("powers")["sides"]]


def test_all_abilities_count_and_nobody_is_hurt() -> None:
    """R98, T17: dice, strength and rerolls of items; no hearts are lost, and none are needed."""
    game = table().hero(A, "Dagger", hearts=0).hero(B, "Leather Strap@hand", hearts=1).start()
    game.choose("guard", "guard", dice="2 3 5")

    assert powers(game) == [2 + 3 + 1, 5 + 2]
    assert (game.hearts(A), game.hearts(B)) == (0, 1)


def test_equal_powers_roll_again() -> None:
    """T17, R99: 9:9, then 5:6; no hearts are lost."""
    game = both_heal(("Dagger", ""), ("Wooden Stick", ""), dice="4 4 4 5")
    game.do(B, "done", dice="2 2 3 3").do(B, "done")

    assert [event["roll"] for event in game.told("friendly")] == [1, 2]
    assert game.last("order")["seats"] == [B, A]
    assert (game.hearts(A), game.hearts(B)) == (3, 3)


def test_only_those_still_equal_roll_again() -> None:
    """R99: A is first; B and C roll among themselves."""
    game = both_heal(("", ""), ("", ""), ("", ""), dice="6 2 2 1 4")

    assert [event["seats"] for event in game.told("friendly")] == [[A, B, C], [B, C]]
    assert game.last("order")["seats"] == [A, C, B]


def test_after_twenty_equal_rolls_chance_decides() -> None:
    """R99: so that every game ends."""
    game = table().start()
    game.expect("1 " * 40)
    game.luck.results["dice"].append([1, 0])
    game.choose("heal", "heal")

    assert len(game.told("friendly")) == 20
    assert game.last("order")["seats"] == [B, A]


def test_potions_for_dice_and_strength_before_the_roll() -> None:
    """R98, A 8: a Fury Potion gives one more die; only participants are asked."""
    game = table(3).hero(A, potions="Fury Potion").hero(C, potions="Strength Potion").start().choose("guard", "guard", "heal")
    assert (game.prompt["window"], game.asked) == ("turn_order", [A])
    game.do(A, "pass").do(C, "pass")
    assert (game.prompt["window"], game.asked) == ("friendly_before_roll", [A])

    game.do(A, "play Fury Potion", dice="1 2 4")
    assert powers(game) == [3, 4]


def test_potions_after_the_roll() -> None:
    """R98, R124: a Bad Luck Potion acts when played; a Luck Potion is used among the rerolls."""
    game = table().hero(A, potions="Luck Potion").hero(B, potions="Bad Luck Potion").start().choose("guard", "guard")
    for seat in [A, B, A]:
        game.do(seat, "pass")
    game.do(B, "pass", dice="1 2")
    assert (game.prompt["window"], game.asked) == ("friendly_roll", [A])

    game.do(A, "play Luck Potion")
    assert game.refused(B, "play Bad Luck Potion on A") == "no-effect R75"  # A shows no six
    game.do(B, "pass")
    assert (game.prompt["kind"], game.asked) == ("friendly_reroll", [A])
    game.do(A, "use Luck Potion", "pick 1").do(A, "roll", dice="6").do(A, "done")
    assert powers(game) == [6, 2]


def test_a_bad_luck_potion_hits_another_participant() -> None:
    """R98, R100, R124: A's six goes again at once."""
    game = table().hero(B, potions="Bad Luck Potion").start().choose("guard", "guard")
    game.do(B, "pass").do(B, "pass", dice="6 3")
    assert game.refused(B, "play Bad Luck Potion on B") == "bad-target R74"

    game.do(B, "play Bad Luck Potion on A", dice="2")
    assert powers(game) == [2, 3]


def test_a_potion_in_force_acts_again_on_every_later_roll() -> None:
    """R99, R124: 3:3, and the next six of A goes again, too."""
    game = table().hero(B, potions="Bad Luck Potion").start().choose("guard", "guard")
    game.do(B, "pass").do(B, "pass", dice="6 3").do(B, "play Bad Luck Potion on A", dice="3 6 5 1")

    assert game.told("forced")[-1]["dice"][0]["to"] == 1
    assert game.last("order")["seats"] == [B, A]


def test_forced_rerolls_of_items_hit_every_other_participant() -> None:
    """R100, A 20: the Rune Shield of A, once per roll."""
    game = both_heal(("Rune Shield@hand", ""), ("Amulet of Kings@hand", ""), ("", ""), dice="6 6 6 1 2")

    assert [event["seat"] for event in game.told("forced")] == [B, C]
    assert powers(game) == [6 + 2, 1 + 4, 2]


def test_no_bans_repeats_or_healing() -> None:
    """R100: the Amulet's strength counts, its repeat does not; the Magic Ring heals nobody."""
    game = table().hero(A, "Amulet of Kings@hand", hearts=1).hero(B, "Magic Ring@hand", hearts=1).start()
    game.choose("guard", "guard", dice="1 1")

    assert powers(game) == [5, 3]
    assert game.told("healed") == []
    assert game.prompt["kind"] == "reward"


def test_rerolls_are_decided_unseen() -> None:
    """R101: all roll openly, then each decides at the same time; the results are shown when all are done."""
    game = both_heal(("Crystal@hand", ""), ("Hood", ""), dice="1 2")
    assert game.asked == [A, B]
    game.do(A, "reroll 1", dice="6")

    assert game.told("rerolled") == []
    assert game.told("rerolled", B) == []
    assert game.last("rerolled", A)["dice"] == [{"sides": 6, "face": 1, "to": 6}]
    assert [side["power"] for side in game.state.view(B)["friendly"]["sides"]] == [1, 3]
    assert [side["power"] for side in game.state.view(A)["friendly"]["sides"]] == [6, 3]
    game.do(B, "done").do(A, "done")
    assert powers(game) == [6, 3]


def test_who_has_nothing_to_reroll_is_not_asked() -> None:
    """R101: there is nothing to decide."""
    game = both_heal(("Crystal@hand", ""), ("", ""), dice="1 2")

    assert game.asked == [A]


def test_a_master_s_potion_is_used_among_the_rerolls() -> None:
    """R98, R125: until the participant ends his rerolls."""
    game = table().hero(A, potions="Master’s Potion").start().choose("guard", "guard")
    game.do(A, "pass").do(A, "pass", dice="1 5").do(A, "play Master’s Potion")
    game.do(A, "set 1", "done")

    assert powers(game) == [6, 5]


def test_the_moves_of_a_friendly_fight_are_moves_like_others() -> None:
    """R101: spelled out as in every other fight."""
    game = both_heal(("Crystal@hand", ""), ("", ""), dice="1 2")

    assert [GAME.moves.spell_out(action) for action in game.state.options(A)] == [
        {"kind": "done"},
        {"kind": "reroll", "sides": 6, "face": 1},
    ]
