"""The six asymmetric characters: R130-R140, A 25-A 29, A 45."""

from __future__ import annotations

import pytest

from .positions import A, B, C, Play, fight, table

# Assassin


def test_the_assassin_has_a_second_hand() -> None:
    """R131: five active items, nine places; both weapons count."""
    game = table().hero(A, "Sword, Dagger@hand2", character="assassin").start()

    assert game.player(A)["dice"]["6"] == 1 + 3 + 1
    assert table().hero(A, backpack="Sword").start().refused(A, "wear Sword on hand2") == "no-such-slot R50"


def test_her_first_hand_ignores_an_enemy_s_ban() -> None:
    """T24, R131: the second one does not."""
    game = fight("Dagger, Sword@hand2", "Orc Robber", dice="1 1 1 1 1", character="assassin", stop="enemy_reroll")

    assert game.last("speed_check")["bans"] == ["hand"]
    assert game.player(A)["dice"]["6"] == 1 + 1
    assert [slot["works"] for slot in game.player(A)["slots"] if slot["slot"].startswith("hand")] == [True, False]


def test_her_first_hand_ignores_the_beer_too() -> None:
    """A 28, R131, R113: roll 4, no hand."""
    game = table(2, king="Dwarf King").hero(A, "Dagger, Sword@hand2", character="assassin").start()
    game.expect("4 1 1 1 1 1 1")
    game.choose("king", "heal").finish_round()

    assert game.last("compared")["hero_power"] == 1 + 1 + 1


@pytest.mark.parametrize(("slot", "dice"), [("hand", 1 + 3), ("hand2", 1 + 1)])
def test_a_binding_potion_names_one_of_her_hands(slot: str, dice: int) -> None:
    """A 28, R108: her immunity does not cover potions."""
    setting = table().hero(A, "Dagger, Sword@hand2", character="assassin").hero(B, potions="Binding Potion")
    game = setting.creatures("Forest Imp").start().choose("attack1", "heal").go_to("window")
    game.do(B, f"play Binding Potion on {slot}", dice="1 1 1 1 6")

    assert len(game.told("rolled")[0]["dice"]) == dice


def test_overflow_begins_beyond_her_nine_places() -> None:
    """R131, R60: a ninth item still has a place."""
    worn, backpack = "Shoes, Jerkin, Helmet, Dagger", "Sandals, Spurs, Chain Links, Hood"
    game = table().hero(A, worn, backpack=backpack, character="assassin").start().choose("guard", "heal").do(A, "take Horn")

    assert game.worn(A)["hand2"] == "Horn"
    assert game.round == 2


# Merchant


def merchant(*, token: str = "", backpack: str = "", potions: str = "") -> Play:
    """Seat B is the Merchant; her token lies where `token` says; A is to choose."""
    setting = table().hero(A, backpack=backpack, potions=potions).hero(B, character="merchant")
    game = setting.start()
    if token:
        game.choose("guard", "heal").do(B, f"token {token}").do(A, "decline")
    return game


def test_at_the_end_of_her_turn_she_may_put_her_token_out() -> None:
    """R132: on an item in the forge or on the potion deck, or not at all."""
    game = merchant().choose("guard", "heal")
    assert (game.prompt["kind"], game.asked) == ("token", [B])
    assert game.may(B, "token Sword")
    assert game.may(B, "token deck")

    game.do(B, "token Sword")
    assert game.state.view(None)["token"] == {"seat": B, "on": "I2_SCHWERT"}


def test_she_may_move_it_or_leave_it() -> None:
    """R132: at the end of each own turn; not onto an item that somebody has, nor where it lies."""
    game = merchant(token="Sword", backpack="Horn").choose("guard", "heal")

    assert game.refused(B, "token Sword") == "token-there R132"
    assert game.refused(B, "token Horn") == "not-in-forge R33"
    game.do(B, "token deck")
    assert game.state.view(None)["token"]["on"] == "deck"


def test_when_another_takes_the_item_she_gets_her_share() -> None:
    """T30, R133: A combines Dagger and Iron Fitting; B at once takes a class-1 item or a potion."""
    game = merchant(token="Sword", backpack="Dagger, Iron Fitting").choose("forge", "heal").do(B, "done").do(A, "combine Sword")
    assert (game.prompt["kind"], game.asked) == ("share", [B])
    assert game.refused(B, "take Boots") == "wrong-class R33"

    game.do(B, "take Dagger")
    assert game.items(B) == ["Dagger"]
    assert game.state.view(None)["token"]["on"] is None
    assert (game.prompt["kind"], game.asked) == ("forge", [A])


def test_a_potion_or_nothing_is_a_share_too() -> None:
    """R133: she may."""
    game = merchant(token="Horn").choose("guard", "heal").do(B, "done").do(A, "take Horn")
    drawn = merchant(token="Horn").choose("guard", "heal").do(B, "done").do(A, "take Horn").do(B, "draw")

    assert len(drawn.potions(B)) == 1
    assert game.do(B, "decline").items(B) == []


def test_a_token_on_the_deck_waits_for_the_whole_draw() -> None:
    """R133, A 25: two potions of A, then her share."""
    game = merchant(token="deck", backpack="Horned Helmet").choose("forge", "heal").do(B, "done").do(A, "brew Horned Helmet")

    assert len(game.potions(A)) == 2
    assert (game.prompt["kind"], game.asked) == ("share", [B])


def test_she_settles_her_potions_also_in_the_turn_of_another() -> None:
    """R57: a full backpack and a potion as her share."""
    setting = table().hero(A).hero(B, backpack="Helmet, Horn, Sandals, Jerkin", character="merchant")
    game = setting.start().choose("guard", "heal").do(B, "token Shoes").do(A, "take Shoes")
    game.do(B, "draw")

    assert (game.prompt["kind"], game.asked) == ("settle", [B])
    game.do(B, "wear Helmet")
    assert len(game.potions(B)) == 1


def test_her_own_taking_brings_the_token_back_without_a_share() -> None:
    """R133, A 25: nobody else took it."""
    game = merchant(token="Horn").choose("heal", "guard").do(B, "take Horn")

    assert game.told("token_returned")
    assert game.prompt["kind"] == "token"


def test_break_in_counts_as_taking() -> None:
    """R133: in any way."""
    setting = table().hero(A, backpack="Helmet", character="rogue").hero(B, character="merchant")
    game = setting.start().choose("break-in", "heal").do(B, "token Horn").do(A, "swap Helmet", "take Horn")

    assert (game.prompt["kind"], game.asked) == ("share", [B])


# Swashbuckler


def test_the_swashbuckler_has_two_dice_and_four_hearts() -> None:
    """T31, R134, R6: from the start, and Heal brings him back to four."""
    game = table().hero(A, character="swashbuckler").start()

    assert (game.player(A)["dice"], game.hearts(A)) == ({"6": 2, "12": 0}, 4)
    hurt = table().hero(A, character="swashbuckler", hearts=1).start().choose("heal", "guard")
    assert hurt.hearts(A) == 4


# Nobleman


def test_printed_abilities_count_while_their_slots_are_empty() -> None:
    """T25, R135: two dice with an empty hand, four with the Sword."""
    empty = table().hero(A, character="nobleman").start().player(A)
    armed = table().hero(A, "Sword", character="nobleman").start().player(A)

    assert (empty["dice"]["6"], empty["strength"], empty["armour"]) == (2, 1 + 1 + 1, 4)
    assert (empty["speed"], empty["rerolls"]) == (2, 1)
    assert (armed["dice"]["6"], armed["strength"]) == (4, 1 + 1)


def test_a_ban_switches_a_printed_ability_off() -> None:
    """T25, R135, A 29: "no hand" of an enemy, and an empty hand: one die."""
    game = fight("Jerkin, Helmet, Spurs", "Griffin", character="nobleman", dice="1 1 1 1 1", stop="enemy_reroll")

    assert game.last("speed_check")["bans"] == ["hand"]
    assert len(game.told("rolled")[0]["dice"]) == 1


def test_a_potion_switches_a_printed_ability_off() -> None:
    """R135, R75: a Binding Potion on an empty slot of the Nobleman has an effect."""
    setting = table().hero(A, character="nobleman").hero(B, potions="Binding Potion").creatures("Forest Imp")
    game = setting.start().choose("attack1", "heal").go_to("window").do(B, "play Binding Potion on foot", dice="1 1")

    assert game.last("speed_check")["speed"] == 1


# Rogue


def rogue(card: str, *, backpack: str = "", potions: str = "", other: str = "", others: str = "", deck: str = "") -> Play:
    """Seat A is the Rogue and has chosen this card; B has items in the backpack and potions."""
    setting = table().hero(A, backpack=backpack, potions=potions, character="rogue").hero(B, backpack=other, potions=others)
    return setting.deck(deck).start().choose(card, "forge" if card == "market" else "heal")


def test_only_the_rogue_has_her_cards() -> None:
    """R136: four of them, chosen like any other card."""
    game = table().hero(A, character="rogue").start()

    assert len(game.offered(A, "choose")) == 11
    assert game.refused(B, "choose theft") == "not-rogue R136"


def test_the_rogue_plays_purple() -> None:
    """R5, R136: wherever she sits."""
    game = table(4).hero(C, character="rogue").start()
    colours = [game.player(seat)["colour"] for seat in range(4)]

    assert colours[C] == "purple"
    assert len(set(colours)) == 4


def test_theft_takes_an_item_of_class_1() -> None:
    """R137: from another player's backpack; not what is worn, not class 2."""
    setting = table().hero(A, character="rogue").hero(B, "Sandals", backpack="Horn, Boots")
    game = setting.start().choose("theft", "heal")
    assert game.refused(A, "steal Sandals") == "not-stealable R137"
    assert game.refused(A, "steal Boots") == "not-stealable R137"

    game.do(A, "steal Horn")
    assert (game.items(A), game.items(B)) == (["Horn"], ["Boots", "Sandals"])


def test_a_joker_that_is_worn_is_safe_from_theft() -> None:
    """R137, R65: only the backpack can be robbed."""
    setting = table().hero(A, character="rogue").hero(B, backpack="Glowing Blank, Dwarven Ore")
    game = setting.start().do(B, "wear Glowing Blank on head").choose("theft", "heal")

    assert game.refused(A, "steal Glowing Blank") == "not-stealable R137"
    assert game.may(A, "steal Dwarven Ore")


def test_theft_takes_a_random_potion() -> None:
    """R137, R59: only thief and victim know which."""
    setting = table(3).hero(A, character="rogue").hero(B, potions="Luck Potion, Time Potion")
    game = setting.start().choose("theft", "heal", "forge")
    game.expect(theft=[1])
    game.do(A, "steal from B")

    assert (game.potions(A), game.potions(B)) == (["Time Potion"], ["Luck Potion"])
    assert game.last("stole_potion", A)["potion"] == "P15"
    assert "potion" not in game.last("stole_potion", C)
    assert game.last("lost_potion", B)["potion"] == "P15"
    assert game.told("lost_potion", C) == []
    assert game.player(A, B)["potions"] == ["P15"]
    assert game.player(A, C)["potions"] == [None]


def test_theft_must_be_carried_out_if_it_can() -> None:
    """A 45, R137: she cannot decline; with nothing to steal the card has no effect."""
    able = rogue("theft", other="Horn")
    unable = rogue("theft", other="Boots")

    assert able.refused(A, "done") == "not-now R35"
    assert unable.round == 2
    assert able.refused(A, "steal from B") == "no-potion-there R137"


def test_theft_is_tied_with_guard_but_is_no_guard() -> None:
    """R136, A 26: same number, so they are compared like equals; no king bonus."""
    game = table(3, king="King Theobald").hero(A, character="rogue").hero(B, backpack="Horn").start()
    game.choose("theft", "guard", "king", dice="1 2 6")

    assert game.told("friendly")[0]["seats"] == [A, B]
    assert game.last("fight")["guards"] == 1
    assert game.last("compared")["enemy_power"] == 27 + 4


def test_black_market_draws_three_and_keeps_two() -> None:
    """R137: one of the three goes; those she held before stay."""
    game = rogue("market", potions="Fury Potion", deck="Luck Potion, Time Potion, Hare Potion")
    assert game.prompt == {"kind": "keep", "seats": [A], "keep": 2}
    assert game.refused(A, "discard Fury Potion") == "not-drawn-now R137"

    game.do(A, "discard Time Potion")
    assert sorted(game.potions(A)) == ["Fury Potion", "Hare Potion", "Luck Potion"]


def test_black_market_with_too_few_places() -> None:
    """R137, R57: what she keeps must have room."""
    game = rogue("market", backpack="Helmet, Horn, Sandals", deck="Luck Potion, Time Potion, Hare Potion").do(
        A, "discard Time Potion"
    )

    assert game.prompt["kind"] == "settle"


@pytest.mark.parametrize(("level", "creature", "dice"), [(1, "Thorn Hedge", "1"), (2, "Werebear", "5 1 1 1")])
def test_ambush(level: int, creature: str, dice: str) -> None:
    """R137: +6 strength against level 1 or 2, no damage, a reward of that class and no forge step."""
    setting = table().hero(A, character="rogue", backpack="Helmet").creatures("Thorn Hedge", "Werebear")
    game = setting.start().choose("ambush", "heal").go_to("ambush").do(A, f"ambush {level}", dice=dice)

    assert game.last("compared")["hero_power"] == int(dice[0]) + 6
    assert (game.last("compared")["damage"], game.hearts(A)) == (0, 3)
    assert (game.prompt["kind"], game.prompt["class"]) == ("reward", level)
    assert game.last("fight")["reward"] == {"class": level, "steps": 0}
    game.do(A, "decline")
    assert game.round == 2
    assert game.face_up(level) != creature


def test_the_bonus_of_an_ambush_is_for_that_fight_alone() -> None:
    """R137: not while somebody else fights, nor in a friendly fight."""
    game = table(3).hero(A, character="rogue").creatures("Moss Rat").start().choose("ambush", "attack1", "heal", dice="5 3")

    assert game.prompt["kind"] == "enemy_reroll"
    assert game.player(A)["strength"] == 0


def test_ambush_needs_hearts() -> None:
    """R34, R137: without any it fizzles."""
    game = table().hero(A, character="rogue", hearts=0).start().choose("ambush", "heal")

    assert game.told("fizzled")


def test_break_in_swaps_within_a_class_and_forges_once() -> None:
    """R137: one own item for one of the same class in the forge, if she likes."""
    game = rogue("break-in", backpack="Helmet, Boots").do(A, "swap Helmet")
    assert game.refused(A, "take Sword") == "wrong-class R33"

    game.do(A, "take Horn")
    assert sorted(game.items(A)) == ["Boots", "Horn"]
    assert "Helmet" in game.forge()
    assert game.prompt == {"kind": "forge", "seats": [A], "steps": 1}
    assert rogue("break-in", backpack="Helmet").do(A, "done").prompt["kind"] == "forge"


# Alchemist


def alchemist(card: str = "guard", *, hearts: int = 3, deck: str = "", discard: str = "", potions: str = "") -> Play:
    setting = table().hero(A, hearts=hearts, potions=potions, character="alchemist").creatures("Drool Slime")
    return setting.deck(deck).discard(discard).start().choose(card, "heal")


def test_what_the_alchemist_may_do_in_a_turn_is_in_the_order_of_the_moves() -> None:
    """R138: tokens and potions side by side, also where nothing can be arranged."""
    game = alchemist(hearts=2, deck="Luck Potion, Time Potion, Hare Potion", potions="Healing Potion")
    options = game.state.options(A)

    assert {game.state.setup.moves.spell_out(action)["kind"] for action in options} >= {"done", "play", "research"}
    assert options == sorted(options)


def test_tokens_are_for_his_own_turn() -> None:
    """R138: at every moment he is asked there, several in a row; not in phase 1, and each once."""
    choosing = table().hero(A, character="alchemist").start()
    assert choosing.refused(A, "expert") == "not-now R138"

    game = alchemist(deck="Luck Potion, Time Potion, Hare Potion")
    game.do(A, "experiment 1")
    assert game.refused(A, "experiment 1") == "token-used R138"
    assert game.may(A, "research")
    assert game.refused(B, "research") == "not-asked R16"


def test_tokens_may_be_used_in_a_fight() -> None:
    """R138: in the windows of his own fight, and before the result is final."""
    game = alchemist("attack1").go_to("hero_reroll", dice="6")

    assert game.may(A, "experiment 1")
    assert game.may(A, "expert")


def test_tokens_are_not_for_the_fights_of_others() -> None:
    """R138: in the turn of another he has none."""
    setting = table().hero(A, character="alchemist", potions="Monster Brew").creatures("Forest Imp")
    game = setting.start().choose("attack3", "attack1").go_to("window", seat=A)

    assert game.refused(A, "research") == "own-turn-only R138"


def test_dangerous_experiment() -> None:
    """R139, A 31: any number of full hearts for as many potions, down to none."""
    game = alchemist(hearts=2)
    assert game.refused(A, "experiment 3") == "too-few-hearts R139"

    game.do(A, "experiment 2")
    assert (game.hearts(A), len(game.potions(A))) == (0, 2)


def test_research() -> None:
    """R139, R71: the top three in any order; only he sees them."""
    game = alchemist(deck="Luck Potion, Time Potion, Hare Potion").do(A, "research")
    assert game.last("researched", A)["potions"] == ["P06", "P15", "P13"]
    assert "potions" not in game.last("researched", B)
    assert game.refused(A, "put Strength Potion") == "not-on-top R139"

    game.do(A, "put Hare Potion", "put Luck Potion")
    assert game.state.to_data()["deck"][-3:] == ["P15", "P06", "P13"]
    assert game.state.view(A)["deck"]["top"] == ["P13", "P06", "P15"]
    assert game.state.view(B)["deck"]["top"] == []


def test_research_with_fewer_cards() -> None:
    """R71: two are left, so he looks at two."""
    setting = table().hero(A, character="alchemist").but(deck=["P01", "P06"])
    game = setting.start().choose("guard", "heal").do(A, "research")

    assert game.last("researched", A)["count"] == 2


def test_reproduction() -> None:
    """R139, R59: a potion of his choice from the discard pile; everyone sees which."""
    game = alchemist(discard="Luck Potion, Time Potion")
    assert game.refused(A, "reproduce Hare Potion") == "not-in-discard R139"

    game.do(A, "reproduce Time Potion")
    assert game.potions(A) == ["Time Potion"]
    assert game.player(A, B)["potions"] == ["P15"]


def test_reproduction_needs_a_discard_pile() -> None:
    """R71: an empty one gives nothing."""
    assert alchemist().offered(A, "reproduce") == []


def test_expert() -> None:
    """T21, R140, A 27: two potions in one fight, the second in that fight."""
    game = alchemist("attack1", potions="Strength Potion, Fury Potion").go_to("window")
    game.do(A, "expert", "play Strength Potion", "play Fury Potion")
    game.go_to("hero_reroll", dice="1 1")

    assert game.state.view(None)["fight"]["hero"]["power"] == 1 + 1 + 4


def test_without_expert_one_is_the_limit() -> None:
    """T21, R72: the Alchemist, too."""
    game = alchemist("attack1", potions="Strength Potion, Fury Potion").go_to("window").do(A, "play Strength Potion")

    assert game.refused(A, "play Fury Potion") == "potion-used R72"


def test_the_second_potion_belongs_to_the_fight() -> None:
    """A 27, R140: not at the end of the turn; and without a fight ahead the token is no use."""
    game = alchemist("attack1", hearts=2, potions="Healing Potion, Greater Healing Potion").go_to("window")
    game.do(A, "expert", "play Healing Potion").go_to("own_turn", dice="1")

    assert game.refused(A, "play Greater Healing Potion") == "potion-used R72"
    assert alchemist().refused(A, "expert") == "no-fight R140"


def test_only_the_alchemist_has_tokens() -> None:
    """R138: no other character."""
    game = table().hero(A, backpack="Horn").start().choose("forge", "heal")

    assert game.refused(A, "research") == "not-alchemist R138"


@pytest.mark.parametrize("character", ["assassin", "merchant", "nobleman", "rogue", "alchemist"])
def test_base_values_are_those_of_the_neutral_side(character: str) -> None:
    """R130: one die, speed 1, three hearts, beside what is printed at the Nobleman's slots."""
    game = table().hero(A, "Glowing Blank@foot, Dwarven Ore@hand, Star Steel@head, Royal Ore@body", character=character).start()
    hero = game.player(A)

    assert (hero["dice"], hero["speed"], hero["hearts"]) == ({"6": 1, "12": 0}, 1, 3)
    assert (hero["strength"], hero["armour"], hero["rerolls"]) == (0, 0, 0)
