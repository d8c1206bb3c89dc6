"""A round: choosing cards, the order of turns, ties. R16-R25, R98-R101 are in test_friendly.py."""

from __future__ import annotations

from .positions import A, B, C, D, table


def test_a_round_has_three_phases() -> None:
    """R16: choose, determine the order, carry out turns; then the next round begins."""
    game = table().start()
    assert game.state.view(None)["phase"] == "choose"

    game.choose("guard", "heal")
    assert game.state.view(None)["phase"] == "turns"
    game.do(A, "decline")
    assert (game.state.view(None)["phase"], game.round) == ("choose", 2)
    assert [event.kind for event in game.happened if event.kind in ["revealed", "order", "turn", "round"]] == [
        "revealed",
        "order",
        "turn",
        "turn",
        "round",
    ]


def test_all_choose_at_the_same_time() -> None:
    """R17: everyone owes a card, in any order."""
    game = table(3).start()
    assert game.asked == [A, B, C]

    game.do(B, "choose heal")
    assert game.asked == [A, C]


def test_all_seven_cards_are_there_every_round() -> None:
    """R17: also the one of the round before."""
    game = table().start()
    everything = game.offered(A, "choose")
    game.choose("heal", "forge")

    assert len(everything) == 7
    assert game.offered(A, "choose") == everything
    assert game.may(A, "choose heal")


def test_a_chosen_card_may_be_changed_until_the_last_has_chosen() -> None:
    """R17: B thinks twice while A is still thinking."""
    game = table().start().do(B, "choose guard").do(B, "choose heal")
    assert game.asked == [A]
    game.do(A, "choose guard")

    assert game.last("revealed")["cards"] == ["GUARD", "HEAL"]
    assert game.refused(B, "choose guard") == "not-asked R16"


def test_one_may_arrange_after_having_chosen() -> None:
    """R18, R54: in phase 1, at any time."""
    game = table().hero(A, backpack="Shoes").start().do(A, "choose heal")
    assert game.asked == [B]

    game.do(A, "wear Shoes")
    assert game.worn(A) == {"foot": "Shoes"}


def test_the_reveal_freezes_the_arrangement() -> None:
    """R18, A 6: from then on only in one's own turn."""
    game = table().hero(A, backpack="Shoes, Horn").start().choose("forge", "guard")

    assert game.asked == [B]
    assert game.refused(A, "wear Shoes") == "frozen R54"
    game.do(B, "decline")
    assert game.asked == [A]
    assert game.may(A, "wear Shoes")


def test_cards_are_sorted_by_their_numbers() -> None:
    """T3, R19: heal, attack 1, attack 2, forge, whatever seats and speeds."""
    for fast in range(4):
        game = table(4).hero(fast, "Shoes").start()
        game.choose("forge", "attack2", "attack1", "heal", dice="1 1 1 1 1 1 1 1 1 1 1 1 1 1")

        assert game.last("order")["seats"] == [D, C, B, A]
        assert game.last("order")["cards"] == ["HEAL", "ATTACK1", "ATTACK2", "FORGE"]


def test_all_seven_numbers() -> None:
    """R19, A 7: king, heal, attack 1, guard, attack 2, forge, attack 3."""
    early = table(4).start().choose("guard", "attack1", "heal", "king", dice="1 1 1 1 1 1 1 1 1 1")
    late = table(4).start().choose("attack3", "forge", "attack2", "guard", dice="1 1 1 1 1 1 1 1 1 1")

    assert early.last("order")["seats"] == [D, C, B, A]
    assert late.last("order")["seats"] == [D, C, B, A]


def test_among_equal_numbers_the_faster_goes_first() -> None:
    """R20: speed of items in active slots, not in the backpack."""
    game = table(3).hero(A, backpack="Shoes").hero(B, "Sandals").hero(C, "Spurs, Horn@head").start()
    game.choose("heal", "heal", "heal")

    assert game.last("order")["seats"] == [C, B, A]
    assert game.told("ranked")[0]["why"] == "speed"


def test_the_nobleman_is_fast_with_an_empty_foot() -> None:
    """R20, R135: speed +1 while nothing lies there."""
    game = table().hero(B, character="nobleman").start().choose("heal", "heal")

    assert game.last("order")["seats"] == [B, A]


def test_speed_is_never_below_zero() -> None:
    """R20: two Snail Potions could not make it negative; one brings 1 to 0."""
    game = table(3).hero(A, potions="Snail Potion").start().choose("guard", "heal", "heal")
    game.do(A, "play Snail Potion on B")

    assert game.last("ranked")["values"] == {"1": 0, "2": 1}


def test_equal_number_and_speed_is_a_friendly_fight() -> None:
    """R21: higher power goes first."""
    game = table().start().choose("guard", "guard", dice="2 5")

    assert game.last("friendly")["seats"] == [A, B]
    assert game.last("order")["seats"] == [B, A]


def test_speed_potions_before_speeds_are_compared() -> None:
    """R22, A 8: the window asks from the lowest seat; a Hare Potion makes B the fastest."""
    game = table().hero(A, "Sandals", potions="Luck Potion").hero(B, potions="Hare Potion").start().choose("heal", "heal")
    assert (game.prompt["window"], game.prompt["tied"], game.asked) == ("turn_order", [A, B], [A])

    game.do(A, "pass").do(B, "play Hare Potion")
    assert game.asked == [A]  # a play restarts the cycle
    game.do(A, "pass")
    assert game.last("order")["seats"] == [B, A]


def test_only_speed_potions_are_for_the_order() -> None:
    """R22: a Luck Potion is for another moment."""
    game = table().hero(A, potions="Luck Potion").start().choose("heal", "heal")

    assert game.refused(A, "play Luck Potion") == "wrong-window R76"


def test_others_may_slow_a_member_of_the_tie() -> None:
    """R22: C is not tied; she may play a Snail Potion on B, but no Hare Potion for herself."""
    game = table(3).hero(C, potions="Snail Potion, Hare Potion").start().choose("heal", "heal", "guard")
    assert game.asked == [C]
    assert game.refused(C, "play Hare Potion") == "not-in-tie R22"
    assert game.refused(C, "play Snail Potion on C") == "bad-target R74"

    game.do(C, "play Snail Potion on B")
    assert game.last("order")["seats"] == [A, B, C]


def test_a_tied_player_may_slow_another() -> None:
    """R22: everybody may play potions for others; the target is tied and not the user."""
    game = table().hero(A, potions="Snail Potion").start().choose("heal", "heal")
    assert game.refused(A, "play Snail Potion on A") == "bad-target R74"

    game.do(A, "play Snail Potion on B")
    assert game.last("order")["seats"] == [A, B]


def test_several_ties_come_one_after_the_other() -> None:
    """R22: the lower number first, with its friendly fight, then the next tie."""
    game = table(4).start().choose("guard", "heal", "guard", "heal", dice="1 2 3 4")

    assert [event["seats"] for event in game.told("friendly")] == [[B, D], [A, C]]
    assert game.last("order")["seats"] == [D, B, C, A]


def test_a_speed_potion_of_phase_2_lasts_to_the_end_of_that_player_s_turn() -> None:
    """R73, A 16: B's Hare Potion still helps in B's own fight, and is gone after it."""
    game = table().hero(B, potions="Hare Potion").creatures("Orc Robber").start().choose("attack2", "attack2")
    game.do(B, "play Hare Potion", dice="1 6 6 6")

    assert game.last("order")["seats"] == [B, A]
    assert game.told("speed_check")[0]["speed"] == 4
    game.finish_round(dice="1 6 6 6")
    assert game.last("expired")["potions"] == ["P13"]


def test_the_order_is_not_found_anew() -> None:
    """R23: what A takes in the first turn does not change it."""
    game = table().hero(A, "Sandals").start().choose("guard", "guard")
    game.do(A, "take Shoes")

    assert game.order() == [A, B]
    assert game.asked == [B]


def test_effects_of_the_round_end_with_it() -> None:
    """R24, R73: a Stoneskin Potion lasts to the end of the round, not of the turn."""
    game = table(3).hero(A, potions="Stoneskin Potion").creatures("Forest Imp", "Orc Robber").start()
    game.choose("attack1", "guard", "heal").do(A, "play Stoneskin Potion", dice="1 6")
    assert (game.prompt["kind"], game.asked) == ("reward", [B])
    assert game.player(A)["armour"] == 15

    game.do(B, "decline")
    assert game.round == 2
    assert game.player(A)["armour"] == 0


def test_a_special_card_is_discarded_and_others_come_back() -> None:
    """R23, R136: the Rogue's Black Market can be chosen once, Heal again and again."""
    game = table().hero(A, character="rogue").start().choose("market", "heal", dice="1 2")
    game.do(A, "discard " + game.potions(A)[0])

    assert game.refused(A, "choose market") == "card-used R136"
    assert game.may(B, "choose heal")
