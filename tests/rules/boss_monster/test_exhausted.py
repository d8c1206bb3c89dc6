"""Empty decks, targets that are gone, and several players who want the same: R14, R31, R33, R35, R66."""

from __future__ import annotations

from .positions import THINGS, A, B, C, design, table


def test_internship_with_a_short_deck() -> None:
    """R14: the last card, then what the discard pile gives; no card is discarded twice."""
    game = table().seat(A, rooms="Loot Box", hand="Internship").discard("Unstable Mine, Heist").start()
    deck = game.state.to_data()["room_deck"]
    game.but(room_deck=[card for card in deck if THINGS[card] == design("Fetid Beast")][:1])

    game.do(A, "use Internship")
    assert sorted(game.discarded()) == ["Fetid Beast", "Heist", "Internship", "Unstable Mine"]
    assert sorted(game.last("milled")["cards"]) == ["fetid_beast", "unstable_mine"]


def test_a_turn_with_empty_decks_goes_on() -> None:
    """R14, R24: nobody draws, nothing breaks."""
    game = table().seat(A, hand="Loot Box").start().but(room_deck=[], spell_deck=[], discard=[])

    game.end_turn()
    assert (game.told("drew"), game.turn) == ([], 2)


def test_rebirth_with_empty_decks_draws_what_was_discarded() -> None:
    """R14, R120: the discarded hand is shuffled and drawn again."""
    game = table().seat(A, hand="Rebirth").seat(B, hand="Heist, Loot Box").start().but(room_deck=[], spell_deck=[], discard=[])

    game.do(A, "use Rebirth", "target B")
    assert (sorted(game.hand(B)), game.discarded()) == (["Heist", "Loot Box"], ["Rebirth"])


def test_an_effect_on_a_dead_hero_fizzles() -> None:
    """R31, R33: A kills the hero in answer to B's Armor Up!, which finds nobody any more; the coin is gone (A 5)."""
    setting = table().seat(A, rooms="Loot Box+Paddywhack3", hand="Heist").entrance(A, "Marmo")
    game = setting.seat(B, hand="Armor Up!, Rage!", coins=1).start()

    game.go_to("room", active=A).do(A, "pass").do(B, "use Armor Up!", "coins 1", "pass").do(A, "use Paddywhack 3")
    assert game.souls(A) == 1
    game.do(A, "pass")
    assert (game.last("fizzled")["why"], game.coins(B)) == ("target", 0)


def test_a_third_text_whose_room_is_gone() -> None:
    """R66, R33: the effect still resolves; there is no miniboss left to reset."""
    setting = (
        table()
        .seat(A, rooms="Tomb of Terrors+Icicle Man3", hand="Heist")
        .seat(B, rooms="Unstable Mine+Jinx3, Loot Box", hand="Rage!")
    )
    game = setting.town("Felicity").start()

    game.do(A, "pass").do(B, "use Jinx 3", "use Unstable Mine", "pass").do(A, "pass")
    assert (game.entrance(B), game.level(B, "Jinx"), game.rooms(B)) == (["Felicity"], 0, ["Loot Box"])


def test_two_hoards_and_one_card() -> None:
    """R35, A 46: the first in XP order keeps it, the second finds nothing."""
    setting = (
        table(3).seat(A, rooms="Pool of Shadows", hand="Rage!, Loot Box").seat(B, rooms="Imp Hoard").seat(C, rooms="Imp Hoard")
    )
    game = setting.start()

    game.do(A, "use Pool of Shadows", "discard Rage!").do(B, "take Rage!")
    assert (game.hand(B), game.hand(C), game.asked) == (["Rage!"], [], [A])


def test_two_hoards_and_a_whole_hand() -> None:
    """R35, A 46: Rebirth throws three cards away; B takes one, C another one."""
    setting = table(3).seat(A, hand="Rebirth, Rage!, Loot Box, Spike").seat(B, rooms="Imp Hoard").seat(C, rooms="Imp Hoard")
    game = setting.start()

    game.do(A, "use Rebirth", "target A").do(B, "take Spike")
    assert game.refused(C, "take Spike") == "not-on-offer R58"
    game.do(C, "take Rage!")
    assert (game.hand(B), game.hand(C), len(game.hand(A))) == (["Spike"], ["Rage!"], 3)


def test_a_player_out_of_cards_and_options_is_not_asked() -> None:
    """R26: but whoever could pay for a Paywall is."""
    poor = table().seat(A, rooms="Paywall/Loot Box", hand="Heist").seat(B, coins=0).start().do(A, "pass")
    rich = table().seat(A, rooms="Paywall/Loot Box", hand="Heist").seat(B, coins=1).start().do(A, "pass")

    assert poor.view["active"] == B
    assert (rich.view["active"], rich.asked) == (A, [B])


def test_a_window_with_nobody_to_ask_closes_by_itself() -> None:
    """R31: a hero walks through a dungeon without a question if nobody holds anything."""
    game = table().seat(A, rooms="Fetid Beast", coins=0).seat(B, coins=0).entrance(A, "The Fool").start()

    game.do(A, "pass").do(B, "pass")
    assert (game.souls(A), game.turn) == (1, 2)
