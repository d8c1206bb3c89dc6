"""The rooms with gold, one by one: what each does, and what it may not do."""

from __future__ import annotations

from .positions import A, B, table


def test_delvers_quarry_draws_a_room_card() -> None:
    """R54: Delver's Quarry (MB040): when it is built; there is nothing to use later."""
    game = table().seat(A, hand="Delver's Quarry").deck(rooms="Loot Box, Power Leech").start()

    game.do(A, "place Delver's Quarry").end_phase()
    assert game.hand(A) == ["Loot Box"]
    game.go_to("build", active=A)
    assert game.refused(A, "use Delver's Quarry") == "no-action R28"


def test_delvers_quarry_draws_again_when_it_is_uncovered() -> None:
    """R124: Delver's Quarry (MB040): built or uncovered."""
    game = table().seat(A, rooms="Unstable Mine/Delver's Quarry").deck(rooms="Loot Box").start()

    game.do(A, "use Unstable Mine")
    assert game.hand(A) == ["Loot Box"]


def test_garbage_chute_pays_for_the_first_room_that_falls() -> None:
    """R121, A 31: Garbage Chute (MB041): any room anywhere, once per turn; there is nothing to use."""
    game = table().seat(A, rooms="Unstable Mine, Unstable Mine").seat(B, rooms="Garbage Chute", coins=0).start()

    game.do(A, "use Unstable Mine")
    assert game.coins(B) == 2
    game.do(A, "use Unstable Mine")
    assert game.coins(B) == 2
    assert game.refused(A, "use Garbage Chute of B") == "no-action R28"


def test_garbage_chute_gets_nothing_for_its_own_end() -> None:
    """R121, A 31: Garbage Chute (MB041): another Chute pays, the destroyed one does not."""
    game = table().seat(A, rooms="Living Trap/Unstable Mine, Garbage Chute, Fetid Beast", coins=0).entrance(A, "Marmo").start()

    game.go_to("room", room="Living Trap", active=A).do(A, "use Living Trap")
    assert (game.coins(A), game.rooms(A)) == (2, ["Living Trap", "Garbage Chute"])


def test_garbage_chute_does_not_see_the_fall_that_uncovers_it() -> None:
    """A 54, R124: Garbage Chute (MB041) under the Mine: only the Mine pays; the next fall is seen."""
    game = table().seat(A, rooms="Unstable Mine/Garbage Chute, Unstable Mine", coins=0).start()

    game.do(A, "use Unstable Mine")
    assert (game.rooms(A), game.coins(A)) == (["Garbage Chute", "Unstable Mine"], 3)
    game.do(A, "use Unstable Mine")
    assert game.coins(A) == 3 + 3 + 2


def test_unstable_mine_is_worth_three_coins() -> None:
    """R123: Unstable Mine (MB042): sacrificed by its owner; nobody else can."""
    game = table().seat(A, rooms="Unstable Mine", coins=0).seat(B, rooms="Unstable Mine", hand="Heist", coins=0).start()

    assert game.refused(A, "use Unstable Mine of B") == "not-yours R28"
    game.do(A, "use Unstable Mine")
    assert (game.coins(A), game.rooms(A), game.discarded()) == (3, [], ["Unstable Mine"])


def test_sawtooth_pendulum_kills_the_weak() -> None:
    """R100: Sawtooth Pendulum (MB043): a coin, a hero in it with at most three health left, once per turn."""
    game = table().seat(A, rooms="Sawtooth Pendulum", hand="Heist", coins=2).entrance(A, "Rotgut, K'Bothi the Spy").start()

    assert game.refused(A, "use Sawtooth Pendulum") == "no-target R29"
    game.go_to("entrance", hero="K'Bothi the Spy")
    assert game.wounds(A) == 1
    game.go_to("room").do(A, "use Sawtooth Pendulum")
    assert (game.souls(A), game.coins(A), game.last("died")["how"]) == (1, 1, "killed")


def test_sawtooth_pendulum_spares_the_strong() -> None:
    """R29: Sawtooth Pendulum (MB043): four health left is too much."""
    game = table().seat(A, rooms="Sawtooth Pendulum", hand="Heist", coins=2).entrance(A, "Rotgut").start()

    game.go_to("room", active=A)
    assert game.refused(A, "use Sawtooth Pendulum") == "no-target R29"


def test_the_catapult_deactivates_an_opponents_room() -> None:
    """R122: The Catapult (MB044): for a miniboss card, once per turn; own rooms are safe."""
    game = table().seat(A, rooms="The Catapult", hand="Spike, Jinx").seat(B, rooms="Fetid Beast, Loot Box").start()

    game.do(A, "use The Catapult")
    assert game.refused(A, "target The Catapult of A") == "bad-target R29"
    game.do(A, "target Fetid Beast of B", "discard Jinx")
    assert (game.room(B, "Fetid Beast")["off"], game.damage(B, "Fetid Beast")) == ("deactivated", 0)
    assert game.refused(A, "use The Catapult") == "used-already R37"
    game.end_turn()
    assert game.damage(B, "Fetid Beast") == 3


def test_endless_gallery_adds_a_treasure_to_a_dungeon() -> None:
    """R131: Endless Gallery (MB045): sacrificed; any dungeon, any kind, not a room."""
    game = table().seat(A, rooms="Endless Gallery, Loot Box").start()

    game.do(A, "use Endless Gallery")
    assert game.refused(A, "target Loot Box") == "bad-target R29"
    game.do(A, "target B", "target cleric")
    assert (game.player(B)["treasure"]["cleric"], game.rooms(A)) == (1, ["Loot Box"])


def test_paywall_sells_its_damage() -> None:
    """R72: Paywall (MB046): others give its owner any number of coins, one damage less each; the owner cannot."""
    game = table().seat(A, rooms="Paywall/Unstable Mine", hand="Heist", coins=0).seat(B, hand="Heist", coins=3).start()

    assert game.refused(A, "use Paywall") == "for-opponents R28"
    game.reply(B, "use Paywall", "coins 3")
    assert (game.damage(A, "Paywall"), game.coins(A), game.coins(B)) == (1, 3, 0)


def test_paywall_takes_at_least_one_coin() -> None:
    """R75: Paywall (MB046): nobody pays nothing, or what they do not have."""
    game = table().seat(A, rooms="Paywall/Unstable Mine", hand="Heist").seat(B, hand="Heist", coins=2).start()

    game.do(A, "pass").do(B, "use Paywall")
    assert game.refused(B, "coins 0") == "wrong-number R75"
    assert game.refused(B, "coins 3") == "wrong-number R75"


def test_living_trap_feeds_on_a_monster_room() -> None:
    """R100, R123: Living Trap (MB047): an own monster room is destroyed, the hero in the Trap dies."""
    game = table().seat(A, rooms="Living Trap/Unstable Mine, Fetid Beast, Loot Box", coins=0).entrance(A, "Marmo").start()

    assert game.refused(A, "use Living Trap") == "no-target R29"
    game.go_to("room", room="Living Trap", active=A).do(A, "use Living Trap")
    assert (game.souls(A), game.rooms(A)) == (1, ["Living Trap", "Loot Box"])


def test_living_trap_needs_a_monster_room() -> None:
    """R123: Living Trap (MB047): traps cannot be fed to it."""
    game = table().seat(A, rooms="Living Trap/Unstable Mine, Loot Box", hand="Heist").entrance(A, "Marmo").start()

    game.go_to("room", room="Living Trap", active=A)
    assert game.refused(A, "use Living Trap") == "nothing-to-sacrifice R123"


def test_the_dreadmill_takes_a_coin_in_every_build_turn() -> None:
    """R40, A 7: The Dreadmill (MB048): a coin from the hoard on it, one more damage each; there is nothing to use."""
    game = table().seat(A, rooms="The Dreadmill/Unstable Mine", coins=2).start()

    assert game.refused(A, "use The Dreadmill") == "no-action R28"
    assert game.damage(A, "The Dreadmill") == 2
    game.end_turn().go_to("build", active=A)
    assert (game.coins(A), game.room(A, "The Dreadmill")["coins"], game.damage(A, "The Dreadmill")) == (1, 1, 3)
    game.end_turn().go_to("build", active=A)
    assert (game.coins(A), game.damage(A, "The Dreadmill")) == (0, 4)
    game.end_turn().go_to("build", active=A)
    assert game.rooms(A) == ["Unstable Mine"]
