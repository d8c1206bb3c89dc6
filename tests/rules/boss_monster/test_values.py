"""The glossary and how values are computed: R120-R135."""

from __future__ import annotations

from .positions import A, B, table


def test_discarding_is_from_hand_and_chosen() -> None:
    """R120: playing a spell, destroying a room or losing a miniboss is none: the Imp Hoard does not react."""
    game = table().seat(A, rooms="Unstable Mine+Spike1", hand="Heist").seat(B, rooms="Imp Hoard", hand="Rage!").start()

    game.do(A, "use Heist", "target Unstable Mine", "use Unstable Mine")
    assert (game.told("discarded"), game.asked) == ([], [A])


def test_destroying_uncovers_or_slides() -> None:
    """R121, T9: the lower room comes to light without a "built" trigger; a single room leaves a gap that closes to the right."""
    stack = table().seat(A, rooms="Garbage Chute, Unstable Mine/Loot Box, Fetid Beast", hand="Heist", coins=2).start()
    single = table().seat(A, rooms="Loot Box, Unstable Mine, Fetid Beast", hand="Heist").start()

    stack.do(A, "use Unstable Mine")
    assert (stack.rooms(A), stack.prompt["kind"]) == (["Garbage Chute", "Loot Box", "Fetid Beast"], "window")
    single.do(A, "use Unstable Mine")
    assert [(room["room"], room["slot"]) for room in single.player(A)["rooms"]] == [("loot_box", 2), ("fetid_beast", 1)]


def test_a_deactivated_room_counts_for_nothing() -> None:
    """R122: no damage, treasure or text, not counted as a room, and its neighbours are not adjacent."""
    setting = table().seat(A, rooms="Power Leech, Loot Box+Icicle Man3, Training Camp, The Keystone", hand="Heist", coins=0)
    game = setting.start()

    game.do(A, "use Icicle Man 3", "target Training Camp")
    assert (game.damage(A, "Training Camp"), game.player(A)["treasure"]["fighter"]) == (0, 1)
    assert game.refused(A, "use Training Camp") == "room-off R122"
    game.do(A, "use The Keystone")
    assert game.coins(A) == 2


def test_a_sacrifice_is_an_action_of_the_owner() -> None:
    """R123, A 21: Pixie Fountain destroyed by something else pays nothing."""
    setting = (
        table().seat(A, rooms="Living Trap/Loot Box, Pixie Fountain", hand="Heist", coins=0, wounds="Haize").entrance(A, "Marmo")
    )
    game = setting.start()

    game.go_to("room", room="Living Trap", active=A).do(A, "use Living Trap")
    assert (game.rooms(A), game.coins(A)) == (["Living Trap"], 0)


def test_uncovered_rooms_trigger_only_if_they_say_so() -> None:
    """R124: Delver's Quarry does, Loot Box does not (R55)."""
    game = table().seat(A, rooms="Unstable Mine/Delver's Quarry, Unstable Mine/Loot Box", hand="Heist", coins=2).start()

    game.do(A, "use Unstable Mine", "use Unstable Mine")
    assert [facts["card"] for facts in game.told("trigger")] == ["delvers_quarry"]


def test_blank_text_leaves_damage_icons_and_coins() -> None:
    """R125: coins on it stay without effect."""
    game = table().seat(A, hand="Sabotage!").seat(B, rooms="Crystal Ballroom/Loot Box$2").start()

    assert game.damage(B, "Crystal Ballroom") == 1
    game.do(A, "use Sabotage!")
    game.do(A, "mode 0")
    room = game.room(B, "Crystal Ballroom")
    assert (room["damage"], room["treasure"], room["coins"], room["text_on"]) == (3, {"mage": 1}, 2, False)


def test_beside_means_directly_left_and_right() -> None:
    """R126: and the boss is beside nobody; a deactivated room is none either."""
    setting = table().seat(A, rooms="Loot Box+Icicle Man3, Unstable Mine, Goblin Market", hand="Garbage Chute", coins=0)
    game = setting.start()

    game.do(A, "use Icicle Man 3", "target Goblin Market", "place Garbage Chute on Unstable Mine").end_phase()
    assert game.coins(A) == 0


def test_healing_turns_a_wound_into_a_soul() -> None:
    """R127: an epic hero is two of each."""
    game = table().seat(A, hand="Vampire Lab, Spike", wounds="Haize").start()

    game.do(A, "place Vampire Lab").go_to("trigger").do(A, "accept")
    game.do(A, "discard Spike", "target Haize")
    assert (game.souls(A), game.wounds(A)) == (2, 0)


def test_equal_icons_are_several_icons_but_one_kind() -> None:
    """R128: Trophy Room counts Garbage Chute, Relic Hunter does not skip it."""
    game = table().seat(A, rooms="Garbage Chute", hand="Trophy Room", coins=0).entrance(A, "Relic Hunter").start()

    game.do(A, "place Trophy Room").end_turn()
    assert (game.coins(A), [facts["room"] for facts in game.told("skipped")]) == (2, ["trophy_room"])


def test_a_hero_out_of_the_game_counts_for_nobody() -> None:
    """R129: neither soul nor wound, and it never comes back."""
    game = table().seat(A, rooms="Mind Thresher", hand="Heist").entrance(A, "The Fool").start()

    game.go_to("trigger").do(A, "accept")
    assert (game.souls(A), game.wounds(A), "the_fool" in game.view["removed"]) == (0, 0, True)


def test_treasure_is_printed_doubled_and_added() -> None:
    """R130: Jinx doubles what is printed, not what another effect put there; Heist leaves nothing at all."""
    setting = table(optional_spells=True).seat(A, rooms="The Keystone+Jinx2", hand="Spirit Dragon, Heist")
    game = setting.start()

    assert game.room(A, "The Keystone")["treasure"] == {"cleric": 2, "thief": 2}
    game.do(A, "use Spirit Dragon")
    assert game.room(A, "The Keystone")["treasure"] == {"cleric": 1, "fighter": 1, "mage": 1, "thief": 1}
    game.do(A, "use Heist")
    assert game.room(A, "The Keystone")["treasure"] == {}


def test_a_dungeon_adds_rooms_boss_and_bonuses() -> None:
    """R131: bonuses help no room (R44)."""
    game = table(bosses=["kirax", "calabeza"]).seat(A, rooms="The Keystone, Loot Box", hand="Heist", levelled=True).start()

    game.do(A, "use boss", "target A", "target mage")
    assert game.player(A)["treasure"] == {"cleric": 1, "fighter": 0, "mage": 2, "thief": 2}


def test_doubling_comes_last_and_twice_is_four_times() -> None:
    """R132, A 22: modifiers first, not below 0, then two for every doubling; what comes later is doubled too."""
    setting = table(bosses=["ravenus", "calabeza"]).seat(
        A, rooms="Training Camp+Spike1", hand="Jinx, Pay to Win", coins=5, levelled=True
    )
    game = setting.start()

    game.do(A, "use boss", "use Training Camp")
    game.do(A, "discard Jinx")
    assert game.damage(A, "Training Camp") == (2 + 1) * 4
    game.do(A, "use Pay to Win", "coins 1")
    assert game.damage(A, "Training Camp") == (2 + 1 + 2) * 4


def test_damage_is_never_below_zero() -> None:
    """R132: Paywall with more coins than damage."""
    game = table().seat(A, rooms="Paywall/Loot Box", hand="Heist").seat(B, hand="Rage!", coins=6).start()

    game.reply(B, "use Paywall", "coins 6")
    assert game.damage(A, "Paywall") == 0


def test_amounts_are_fixed_when_an_effect_resolves() -> None:
    """R133: Rage! keeps its +2 when the miniboss is gone; Magipede is counted anew."""
    setting = table().seat(A, rooms="Unstable Mine+Rocky2, Magipede/Loot Box, Garbage Chute+Spike3", hand="Rage!, Heist")
    game = setting.start()

    assert game.damage(A, "Magipede") == 4
    game.do(A, "use Rage!", "target Rocky")
    assert (game.damage(A, "Unstable Mine"), game.damage(A, "Magipede")) == (4, 3)
    game.do(A, "use Spike 3", "target Rocky")
    assert game.damage(A, "Unstable Mine") == 4


def test_an_effect_sticks_to_its_room_card() -> None:
    """R134: overbuilt it is gone; a face-down card does not end it yet."""
    game = table().seat(A, rooms="Loot Box", hand="Pay to Win, Unstable Mine", coins=2).start()

    game.do(A, "use Pay to Win", "coins 2", "place Unstable Mine on Loot Box", "take back")
    assert game.damage(A, "Loot Box") == 4
    game.do(A, "place Unstable Mine on Loot Box").end_phase()
    assert game.damage(A, "Unstable Mine") == 2


def test_health_is_printed_given_and_live() -> None:
    """R135: Armor Up! and the Warlock's own text add up."""
    game = table().seat(A, hand="Armor Up!, Rage!", coins=1).entrance(A, "Warlock").start()

    game.do(A, "use Armor Up!", "coins 1")
    assert game.hero("Warlock")["health"] == 12 + 3 + 1


def test_a_covered_slot_counts_as_a_room() -> None:
    """R8, R9: The Keystone counts it, and the slot keeps miniboss and coins."""
    setting = table().seat(A, rooms="The Keystone, Crystal Ballroom/Loot Box+Spike1$1", hand="Unstable Mine", coins=0)
    game = setting.start()

    game.do(A, "place Unstable Mine on Crystal Ballroom", "use The Keystone")
    room = game.room(A, "Crystal Ballroom")
    assert (game.coins(A), room["coins"], room["miniboss"]["card"]) == (1, 1, "spike")
