"""The adventure phase: R84-R105."""

from __future__ import annotations

import pytest

from .positions import A, B, C, Play, table


def walk(rooms: str, hero: str, **seat: object) -> Play:
    """This hero waits at the entrance of seat A."""
    return (
        table()
        .seat(A, rooms=rooms, hand=str(seat.get("hand", "Heist")), coins=int(str(seat.get("coins", 3))))
        .entrance(A, hero)
        .start()
    )


def test_players_with_heroes_are_active_in_xp_order() -> None:
    """R84: who has none is passed over."""
    game = table(3).seat(A, hand="Heist").entrance(C, "Tess").entrance(A, "Rotgut").start()

    game.end_turn()
    assert [facts["seat"] for facts in game.told("adventure_turn")] == [A, C]


def test_without_heroes_there_is_one_window() -> None:
    """R84, A 17, T29: with the highest XP as active player, then the end phase."""
    game = table(3).seat(A, hand="Heist").seat(B, hand="Rage!").start()

    game.go_to("idle")
    assert (game.view["active"], game.asked) == (A, [A])
    game.end_turn()
    assert (len(game.told("idle_window")), game.told("adventure_turn")) == (1, [])


def test_a_hero_who_arrives_in_that_window_still_walks() -> None:
    """R84, T29: Jinx level 3 puts a hero at the entrance."""
    game = table().seat(A, rooms="Loot Box+Jinx3", hand="Heist").town("Felicity").start()

    game.go_to("idle", active=A).do(A, "use Jinx 3").end_turn()
    assert [facts["seat"] for facts in game.told("adventure_turn")] == [A]
    assert game.wounds(A) == 1


def test_who_was_passed_over_gets_a_turn_after_all() -> None:
    """R84, R86, T29: A has no hero when its turn would come, and gets one during B's."""
    game = (
        table()
        .seat(A, rooms="Loot Box+Jinx3", hand="Heist")
        .seat(B, rooms="Fetid Beast")
        .entrance(B, "Rotgut")
        .town("Felicity")
        .start()
    )

    game.go_to("room", seat=A).reply(A, "use Jinx 3").end_turn()
    assert [facts["seat"] for facts in game.told("adventure_turn")] == [B, A]


def test_at_some_tables_everybody_has_an_adventure_turn() -> None:
    """R84: the option `empty_adventure_turns`."""
    game = table(3, empty_adventure_turns=True).seat(A, hand="Heist").start()

    game.end_turn()
    assert [facts["seat"] for facts in game.told("adventure_turn")] == [A, B, C]


def test_a_hero_held_back_is_skipped() -> None:
    """R85, T24: the only hero: the adventure turn ends without a walk; next turn it is first in the queue."""
    game = table().seat(A, rooms="Haunted Cavern", hand="Heist", coins=1).entrance(A, "Felicity").start()

    game.go_to("entrance", active=A).do(A, "use Haunted Cavern").end_turn()
    assert (game.told("enters"), game.entrance(A)) == ([], ["Felicity"])
    game.go_to("entrance", active=A)
    assert game.prompt["hero"] == "felicity"


def test_a_queue_goes_on_behind_a_hero_held_back() -> None:
    """R85: the next one walks, the other one waits."""
    game = table().seat(A, rooms="Haunted Cavern", hand="Heist", coins=1).entrance(A, "Felicity, Tess").start()

    game.do(A, "use Haunted Cavern", "target Felicity").end_turn()
    assert ([facts["hero"] for facts in game.told("enters")], game.entrance(A)[0]) == (["tess"], "Felicity")


def test_a_hero_sent_to_the_entrance_after_the_turn_waits() -> None:
    """R86: A's adventure turn is over when Jinx calls another hero."""
    setting = (
        table().seat(A, rooms="Loot Box+Jinx3", hand="Heist").entrance(A, "Tess").seat(B, rooms="Fetid Beast").entrance(B, "Rotgut")
    )
    game = setting.town("Felicity").start()

    game.go_to("room", seat=A, hero="Rotgut").reply(A, "use Jinx 3")
    turn = game.turn
    while game.turn == turn and game.view["phase"] == "adventure":
        game.calm()
    assert "Felicity" in game.entrance(A)


def test_damage_stays_for_the_turn() -> None:
    """R87, A 18: also on a hero sent to town; it is wiped in the end step."""
    game = walk("Unstable Mine+Draculad2", "Joe the Smith")

    game.go_to("room", active=A).do(A, "use Draculad 2")
    assert game.hero("Joe the Smith")["damage"] == 2
    game.end_turn()
    assert game.hero("Joe the Smith")["damage"] == 0


def test_health_left_may_be_negative() -> None:
    """R88, R97: the hero stays in the room until the window closes."""
    game = walk("Fetid Beast+Spike1, Loot Box", "The Fool")

    game.go_to("room", active=A)
    assert (game.last("damaged")["left"], game.souls(A)) == (2 - 4, 0)
    game.close()
    assert game.souls(A) == 1


@pytest.mark.parametrize(
    ("hero", "damages", "souls", "wounds"),
    [("Rotgut", [3, 2, 2], 1, 0), ("Josie", [3, 2, 2], 0, 1), ("Haize", [3, 2, 2], 0, 2)],
)
def test_a_walk_through_three_rooms(hero: str, damages: list[int], souls: int, wounds: int) -> None:
    """R89, R90, R96-R99, T10: health 6 dies in the Mine, 8 survives; an epic hero with 11 is two wounds."""
    game = walk("Fetid Beast, Sawtooth Pendulum, Unstable Mine", hero)

    game.end_turn()
    assert [facts["damage"] for facts in game.told("damaged")] == damages
    assert (game.souls(A), game.wounds(A)) == (souls, wounds)
    assert [facts["room"] for facts in game.told("died")] == (["unstable_mine"] if souls else [])


def test_a_rescue_in_the_last_room() -> None:
    """R97, T11: Armor Up! with a coin for three health in the Mine: the hero survives."""
    setting = table().seat(A, rooms="Fetid Beast, Sawtooth Pendulum, Unstable Mine", hand="Heist")
    game = setting.entrance(A, "Rotgut").seat(B, hand="Armor Up!", coins=1).start()

    game.go_to("room", room="Unstable Mine").reply(B, "use Armor Up!", "coins 1").end_turn()
    assert (game.souls(A), game.wounds(A)) == (0, 1)


def test_the_entrance_is_not_part_of_the_dungeon() -> None:
    """R91, A 33: Ambush needs a hero inside."""
    game = walk("Loot Box", "Marmo", hand="Ambush, Spike")

    game.go_to("entrance", active=A)
    assert game.refused(A, "use Ambush") is not None
    game.go_to("room", active=A)
    assert game.may(A, "use Ambush")


def test_a_window_before_entering() -> None:
    """R92, R93: at the entrance, then the hero enters and its own text works."""
    game = walk("Loot Box", "Tax Collector", coins=2)

    game.go_to("entrance", active=A)
    assert game.coins(A) == 2
    game.close()
    assert (game.coins(A), game.kinds().index("enters") < game.kinds().index("room_entered")) == (0, True)


def test_a_deactivated_room_is_passed() -> None:
    """R94: neither entered nor survived."""
    setting = table().seat(A, rooms="Foyer Elemental/Fetid Beast, Loot Box+Icicle Man3", hand="Heist", coins=0).entrance(A, "Tess")
    game = setting.start()

    game.do(A, "use Icicle Man 3", "target Foyer Elemental").end_turn()
    assert [facts["why"] for facts in game.told("skipped")] == ["inactive"]
    assert (game.coins(A), game.wounds(A)) == (0, 1)


def test_nobody_acts_between_entering_and_damage() -> None:
    """R95: entering, then damage, then the window."""
    game = walk("Fetid Beast", "Rotgut")

    game.go_to("room")
    kinds = game.kinds()
    assert kinds[kinds.index("room_entered") + 1] == "damaged"


def test_survivors_fire_triggers_and_walk_on() -> None:
    """R98: remaining health above 0 is survival."""
    game = walk("Foyer Elemental/Fetid Beast, Loot Box", "Rotgut", coins=0)

    game.end_turn()
    assert ([facts["room"] for facts in game.told("survived")], game.coins(A)) == (["foyer_elemental", "loot_box"], 2)


def test_the_soul_belongs_to_the_dungeon() -> None:
    """R99, A 44: B's Smash! kills the hero in A's dungeon, the soul is A's."""
    setting = table().seat(A, rooms="Loot Box+Rocky1", hand="Heist").entrance(A, "Tess").seat(B, hand="Smash!")
    game = setting.start()

    game.go_to("room").reply(B, "use Smash!").end_turn()
    assert (game.souls(A), game.souls(B), game.wounds(A)) == (1, 0, 0)


def test_a_kill_works_at_once() -> None:
    """R100: health cannot answer it, and the next hero starts after the window."""
    setting = table().seat(A, rooms="Loot Box+Paddywhack3", hand="Heist, Rage!").entrance(A, "Marmo, Tess")
    game = setting.start()

    game.go_to("room", active=A).do(A, "use Paddywhack 3")
    assert (game.souls(A), game.asked, game.prompt["window"]) == (1, [A], "room")
    game.close()
    assert game.prompt["hero"] == "tess"


def test_a_hero_sent_away_neither_dies_nor_survives() -> None:
    """R101: the walk ends immediately; the Elemental gets nothing."""
    game = walk("Foyer Elemental/Fetid Beast+Draculad2", "Rotgut", coins=0)

    game.go_to("room", active=A).do(A, "use Draculad 2").end_turn()
    assert (game.told("survived"), game.told("died"), game.coins(A)) == ([], [], 0)


def test_a_hero_whose_room_is_destroyed_hangs_in_the_air() -> None:
    """R102, T20: the owner sacrifices the room under the hero; alive, it goes on right of the gap when the window has closed."""
    game = walk("Unstable Mine/Fetid Beast, Loot Box", "Rotgut", coins=0)

    game.go_to("room", active=A).do(A, "use Unstable Mine")
    assert (game.told("limbo")[0]["hero"], game.rooms(A)) == ("rotgut", ["Fetid Beast", "Loot Box"])
    game.end_turn()
    assert [facts["room"] for facts in game.told("damaged")] == ["unstable_mine", "loot_box"]
    assert game.wounds(A) == 1


def test_a_dead_hero_whose_room_is_destroyed_dies_at_once() -> None:
    """R102: in no room, so that nothing "dies here"; the boss's trigger on killing fires."""
    setting = table(bosses=["gregore", "calabeza"]).seat(A, rooms="Unstable Mine, Loot Box", hand="Heist", coins=0, levelled=True)
    game = setting.entrance(A, "The Fool").start()

    game.go_to("room", active=A).do(A, "use Unstable Mine")
    assert (game.souls(A), game.last("died")["room"], game.coins(A)) == (1, None, 3 + 1)


def test_reaching_the_boss_is_a_wound() -> None:
    """R103, T5: Eloi is one wound, face up; with an empty dungeon heroes go straight to the boss."""
    game = walk("", "Eloi Marlborn")

    game.end_turn()
    assert (game.wounds(A), game.player(A)["wounds_pile"]) == (1, ["eloi_marlborn"])


def test_a_last_check_before_the_boss() -> None:
    """R103: sent back with deadly damage, The Fool finds no room left to die in and dies before the boss."""
    game = walk("Minotaur Catacombs+Spike1", "The Fool")

    game.go_to("room", active=A).do(A, "use Minotaur Catacombs")
    assert (game.entrance(A), game.souls(A), game.rooms(A)) == (["The Fool"], 0, [])
    game.end_turn()
    assert (game.last("died")["how"], game.last("died")["room"], game.souls(A), game.wounds(A)) == ("end", None, 1, 0)


def test_health_that_vanishes_kills_on_leaving_the_room() -> None:
    """R135, R98: the Warlock stands on one health; the spell that gave it is discarded, and he dies when the window closes."""
    setting = table().seat(
        A,
        rooms="Fetid Beast, Haunted Cavern/Imp Hoard, Foyer Elemental/Training Camp, Pool of Shadows+Spike1",
        hand="Heist, Loot Box",
    )
    game = setting.entrance(A, "Warlock").start()

    game.go_to("room", room="Pool of Shadows", active=A)
    assert game.last("damaged")["left"] == 12 + 1 - 3 - 3 - 4 - 2
    game.do(A, "use Pool of Shadows", "discard Heist")
    assert game.souls(A) == 0
    game.close()
    assert game.souls(A) == 2


def test_other_rooms_may_fall_around_a_hero() -> None:
    """R104: the hero stays with its slot; what lies left of the hole slides right."""
    game = walk("Unstable Mine, Fetid Beast, Garbage Chute, Unstable Mine, Tomb of Terrors", "Josie", coins=0)

    game.go_to("room", room="Garbage Chute", active=A)
    game.do(A, "use Unstable Mine").do(A, "use Unstable Mine")
    assert game.room_of_walker() == "Garbage Chute"
    game.end_turn()
    assert [facts["room"] for facts in game.told("damaged")] == ["unstable_mine", "fetid_beast", "garbage_chute", "tomb_of_terrors"]


def test_a_room_that_goes_to_sleep_lets_go() -> None:
    """R105: damage stays, the room neither kills nor is survived; without health the hero dies all the same."""
    setting = table().seat(A, rooms="Lightning Rod/Fetid Beast+Icicle Man3", hand="Heist", coins=0).entrance(A, "The Fool")
    game = setting.start()

    game.go_to("room", active=A).do(A, "use Icicle Man 3")
    game.end_turn()
    assert (game.souls(A), game.coins(A), game.told("survived")) == (1, 0, [])


def test_living_trap_feeds_on_monsters_only() -> None:
    """R123, T25: Unstable Mine is a trap; Pixie Fountain is not, pays nothing for it, and the Chute takes 2."""
    setting = table().seat(
        A, rooms="Living Trap/Loot Box, Unstable Mine, Pixie Fountain, Garbage Chute", hand="Heist", coins=0, wounds="Haize"
    )
    game = setting.entrance(A, "Marmo").start()

    game.go_to("room", room="Living Trap", active=A).do(A, "use Living Trap")
    assert (game.rooms(A), game.coins(A), game.souls(A)) == (["Living Trap", "Unstable Mine", "Garbage Chute"], 2, 1)
