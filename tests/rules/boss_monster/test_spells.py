"""The spells, one by one: what each does, and what it may not do."""

from __future__ import annotations

import pytest

from .positions import A, B, C, table


def test_windfall_helps_the_poor() -> None:
    """R29: Windfall (MB065): three coins for an empty hoard; with a coin left it cannot be declared."""
    game = table().seat(A, hand="Windfall, Windfall", coins=0).start()

    game.do(A, "use Windfall")
    assert (game.coins(A), game.discarded()) == (3, ["Windfall"])
    assert game.refused(A, "use Windfall") == "condition-fails R29"


def test_windfall_fizzles_if_the_hoard_is_no_longer_empty() -> None:
    """R33: Windfall (MB065): the condition must hold on resolving as well."""
    setting = table().seat(A, hand="Heist", coins=1).seat(B, rooms="Paywall/Unstable Mine", hand="Windfall", coins=0)
    game = setting.start()

    game.do(A, "pass").do(B, "use Windfall").do(A, "use Paywall of B", "coins 1", "pass")
    assert game.last("fizzled")["why"] == "condition"
    assert game.coins(B) == 1


def test_internship_builds_a_miniboss_at_once() -> None:
    """R58: Internship (MB066): three cards of the room deck are discarded, a miniboss among them may be built for its coin."""
    game = table().seat(A, rooms="Loot Box", hand="Internship, Power Leech").deck(rooms="Fetid Beast, Spike, Jinx").start()

    game.do(A, "use Internship")
    assert game.refused(A, "place Fetid Beast on Loot Box") == "not-on-offer R58"
    game.do(A, "place Jinx on Loot Box")
    assert (game.level(A, "Jinx"), game.coins(A)) == (1, 2)
    assert sorted(game.discarded()) == ["Fetid Beast", "Internship", "Spike"]
    assert game.may(A, "place Power Leech")


def test_internship_may_build_nothing() -> None:
    """R58: Internship (MB066): without a coin there is no miniboss."""
    game = table().seat(A, rooms="Loot Box", hand="Internship", coins=0).deck(rooms="Fetid Beast, Spike, Jinx").start()

    game.do(A, "use Internship")
    assert sorted(game.discarded()) == ["Fetid Beast", "Internship", "Jinx", "Spike"]


def test_sabotage_takes_the_text_of_a_room() -> None:
    """R125: Sabotage! (MB067): no text, but damage and icons stay."""
    game = table().seat(A, hand="Sabotage!").seat(B, rooms="Unstable Mine+Spike1", hand="Heist").start()

    game.do(A, "use Sabotage!")
    assert game.refused(A, "mode 1") == "no-target R29"
    assert game.refused(A, "mode 3") == "no-such-mode R29"
    game.do(A, "mode 0")
    assert (game.damage(B, "Unstable Mine"), game.room(B, "Unstable Mine")["treasure"]) == (2, {"thief": 1})
    game.go_to("build", active=B)
    assert game.refused(B, "use Unstable Mine") == "text-blank R125"


def test_sabotage_deactivates_for_those_with_more_minibosses() -> None:
    """R122, A 28: Sabotage! (MB067): more than the owner of the room, who need not be the one with fewest."""
    setting = table(3).seat(A, rooms="Loot Box+Jinx1", hand="Sabotage!").seat(B, rooms="Unstable Mine+Spike1")
    game = setting.seat(C, rooms="Fetid Beast, Garbage Chute").start()

    game.do(A, "use Sabotage!", "mode 1")
    assert game.refused(A, "target Unstable Mine of B") == "bad-target R29"
    game.do(A, "target Fetid Beast of C")
    assert game.room(C, "Fetid Beast")["off"] == "deactivated"


def test_rage_strengthens_the_room_of_a_miniboss() -> None:
    """R133: Rage! (MB068): one per level, and double for whoever has exactly one miniboss; a room without one cannot be chosen."""
    game = table().seat(A, rooms="Unstable Mine+Rocky2", hand="Rage!").seat(B, rooms="Fetid Beast").start()

    game.do(A, "use Rage!")
    assert game.refused(A, "target Fetid Beast of B") == "not-now R29"
    game.do(A, "accept")
    assert game.damage(A, "Unstable Mine") == (2 + 2) * 2


def test_rage_doubles_only_with_exactly_one_miniboss() -> None:
    """R133: Rage! (MB068): with none or two there is no question."""
    game = table().seat(A, rooms="Unstable Mine+Rocky3, Loot Box, Fetid Beast+Jinx1", hand="Rage!").start()

    game.do(A, "use Rage!", "target Rocky")
    assert (game.asked, game.damage(A, "Unstable Mine")) == ([A], 2 + 3)
    assert game.prompt["kind"] == "window"


def test_rage_needs_a_miniboss_in_play() -> None:
    """R29: Rage! (MB068): without one there is no target."""
    game = table().seat(A, rooms="Unstable Mine", hand="Rage!, Spike").start()

    assert game.refused(A, "use Rage!") == "no-target R29"


@pytest.mark.parametrize(("hand", "mode"), [("Power Leech, Fetid Beast", 0), ("Spike", 1)])
def test_ambush_kills_a_hero(hand: str, mode: int) -> None:
    """R100: Ambush (MB069): two monster rooms or one miniboss from hand, for a hero inside the own dungeon (A 33)."""
    game = table().seat(A, rooms="Loot Box", hand=f"Ambush, Ambush, {hand}").entrance(A, "Marmo").start()

    assert game.refused(A, "use Ambush") == "wrong-phase R27"
    game.go_to("entrance", active=A)
    assert game.refused(A, "use Ambush") is not None
    game.go_to("room", active=A).do(A, "use Ambush")
    assert game.refused(A, f"mode {1 - mode}") == "cost-card-missing R29"
    game.do(A, f"mode {mode}")
    for card in hand.split(", "):
        game.do(A, f"discard {card}")
    assert game.souls(A) == 1


def test_rebirth_renews_a_hand() -> None:
    """R120: Rebirth (MB070): the whole hand is discarded, as many cards of each back are drawn."""
    setting = table().seat(A, hand="Rebirth").seat(B, hand="Heist, Spike, Loot Box")
    game = setting.deck(rooms="Power Leech, Fetid Beast", spells="Smash!").start()

    game.do(A, "use Rebirth")
    assert game.refused(A, "target thief") == "bad-target R29"
    game.do(A, "target B")
    assert sorted(game.hand(B)) == ["Fetid Beast", "Power Leech", "Smash!"]
    assert sorted(game.discarded()) == ["Heist", "Loot Box", "Rebirth", "Spike"]


def test_smash_hurts_a_hero() -> None:
    """R29: Smash! (MB071): two damage in the own dungeon or four where a miniboss lives; without such a hero it is refused."""
    game = table().seat(A, rooms="Loot Box", hand="Smash!").entrance(A, "Marmo").start()

    assert game.refused(A, "use Smash!") == "no-target R29"
    game.go_to("room", active=A).do(A, "use Smash!")
    assert game.refused(A, "mode 1") == "no-target R29"
    game.do(A, "mode 0")
    assert game.last("damaged")["left"] == 8 - 1 - 2


def test_smash_hurts_more_where_a_miniboss_lives() -> None:
    """R64: Smash! (MB071): the room may be in any dungeon."""
    game = table().seat(A, rooms="Loot Box+Rocky1").entrance(A, "Marmo").seat(B, hand="Smash!").start()

    game.go_to("room").reply(B, "use Smash!", "mode 1")
    assert game.last("damaged")["left"] == 8 - 1 - 4


@pytest.mark.parametrize("coins", [0, 2])
def test_pay_to_win_strengthens_a_room(coins: int) -> None:
    """R133: Pay to Win (MB072): one, and one more for every coin; nobody pays more than they have."""
    game = table().seat(A, rooms="Loot Box", hand="Pay to Win", coins=2).start()

    game.do(A, "use Pay to Win")
    assert game.refused(A, "coins 3") == "wrong-number R75"
    game.do(A, f"coins {coins}")
    assert (game.damage(A, "Loot Box"), game.coins(A)) == (1 + 1 + coins, 2 - coins)


def test_zoning_board_allows_any_advanced_room() -> None:
    """R44: Zoning Board (MB073): an advanced room without matching treasure, on a room and never in a new slot."""
    game = table().seat(A, rooms="Unstable Mine", hand="Zoning Board, Haunted Cavern").start()

    assert game.refused(A, "place Haunted Cavern on Unstable Mine") == "no-match R44"
    game.do(A, "use Zoning Board")
    assert game.refused(A, "place Haunted Cavern") == "needs-room R44"
    game.do(A, "place Haunted Cavern on Unstable Mine").end_phase()
    assert game.rooms(A) == ["Haunted Cavern"]


def test_respawn_triggers_all_own_rooms() -> None:
    """R59, A 11: Respawn (MB074): as if freshly built, and nothing that watches building reacts."""
    setting = table(bosses=["lamia", "calabeza"]).seat(
        A, rooms="Goblin Market, Delver's Quarry, Trophy Room", hand="Respawn", coins=0, levelled=True
    )
    game = setting.start()

    game.do(A, "use Respawn")
    assert (game.coins(A), game.player(A)["room_cards"]) == (3, 1)
    assert game.refused(A, "use Respawn") == "not-in-hand R41"


def test_heist_takes_all_icons() -> None:
    """R130: Heist (MB075): extra icons included, in any dungeon; a spell of the build phase."""
    game = table().seat(A, hand="Heist, Heist").seat(B, rooms="The Keystone+Draculad1", hand="Loot Box").start()

    game.do(A, "use Heist")
    assert game.room(B, "The Keystone")["treasure"] == {}
    game.go_to("idle", active=A)
    assert game.refused(A, "use Heist") == "wrong-phase R27"


def test_traitor_wins_a_miniboss_over() -> None:
    """R58: Traitor (MB076): its level in coins to its owner; it keeps the level, and no room may be built this turn."""
    game = table().seat(A, rooms="Loot Box", hand="Traitor, Power Leech").seat(B, rooms="Fetid Beast+Jinx2", coins=0).start()

    game.do(A, "use Traitor")
    assert (game.level(A, "Jinx"), game.level(B, "Jinx")) == (2, 0)
    assert (game.coins(A), game.coins(B)) == (1, 2)
    assert game.refused(A, "place Power Leech") == "build-used R41"


@pytest.mark.parametrize(("coins", "placed", "reason"), [(1, False, "no-target R29"), (3, True, "condition-fails R29")])
def test_traitor_needs_coins_and_an_unused_build(coins: int, placed: bool, reason: str) -> None:
    """R58: Traitor (MB076): who has placed a card has to take it back first."""
    game = table().seat(A, rooms="Loot Box", hand="Traitor, Power Leech", coins=coins).seat(B, rooms="Fetid Beast+Jinx2").start()

    if placed:
        game.do(A, "place Power Leech")
    assert game.refused(A, "use Traitor") == reason


@pytest.mark.parametrize(("coins", "health"), [(0, 7), (2, 11)])
def test_armor_up_makes_a_hero_tougher(coins: int, health: int) -> None:
    """R133, A 42: Armor Up! (MB077): one, and two more for every coin, also for a hero in town; no more coins than one has."""
    game = table().seat(A, hand="Armor Up!", coins=2).town("Rotgut").start()

    game.do(A, "use Armor Up!")
    assert game.refused(A, "coins 3") == "wrong-number R75"
    game.do(A, f"coins {coins}")
    assert game.hero("Rotgut")["health"] == health
    game.end_turn()
    assert game.hero("Rotgut")["health"] == 6


def test_spirit_dragon_shows_every_treasure() -> None:
    """R119, R130: Spirit Dragon: one icon of each kind instead of the printed ones; a miniboss cannot be chosen."""
    setting = table(optional_spells=True).seat(A, hand="Spirit Dragon, Haunted Cavern, Heist")
    game = setting.seat(B, rooms="Garbage Chute, Fetid Beast").start()

    game.do(A, "use Spirit Dragon")
    assert game.refused(A, "target B") == "bad-target R29"
    game.do(A, "target Garbage Chute of B")
    assert game.room(B, "Garbage Chute")["treasure"] == {"cleric": 1, "fighter": 1, "mage": 1, "thief": 1}


def test_the_latest_change_of_icons_counts() -> None:
    """R119, R130: Heist after Spirit Dragon leaves nothing, Spirit Dragon after Heist leaves one of each."""
    setting = table(optional_spells=True).seat(A, hand="Spirit Dragon, Spirit Dragon, Heist").seat(B, rooms="Garbage Chute")
    game = setting.start()

    game.do(A, "use Spirit Dragon", "use Heist")
    assert game.room(B, "Garbage Chute")["treasure"] == {}
    game.do(A, "use Spirit Dragon")
    assert len(game.room(B, "Garbage Chute")["treasure"]) == 4


def test_short_circuit_taxes_spells() -> None:
    """R32, R119, A 52: Short Circuit: an answer to an opponent's spell; each spell costs a coin or is prevented."""
    setting = table(optional_spells=True).seat(A, rooms="Loot Box", hand="Heist, Respawn", coins=1)
    game = setting.seat(B, hand="Short Circuit, Smash!").start()

    game.do(A, "pass")
    assert game.refused(B, "use Short Circuit") == "only-answer R32"
    game.do(B, "pass")
    game = setting.start()
    game.do(A, "use Respawn").do(B, "use Short Circuit", "pass").do(A, "accept")
    assert (game.coins(A), game.told("prevented")) == (0, [])
    game.do(A, "use Heist").do(B, "pass")
    assert game.last("prevented")["card"] == "heist"
    assert game.room(A, "Loot Box")["treasure"] == {"mage": 1}
