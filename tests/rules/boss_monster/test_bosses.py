"""The twelve bosses: what each does once it has levelled up, and what it may not do."""

from __future__ import annotations

from typing import Any

import pytest

from .positions import A, B, Table, table


def boss(name: str, **seat: Any) -> Table:
    """Seat A plays this boss, levelled up; seat B plays Calabeza, who comes last in XP order."""
    return table(bosses=[name, "calabeza"]).seat(A, levelled=True, **seat)


def test_gregore_gains_a_coin_for_the_first_hero_who_dies() -> None:
    """R37: Gregore (MB001): once per turn, so the second hero brings none; there is nothing to use."""
    game = boss("gregore", rooms="Fetid Beast, Fetid Beast", hand="Heist", coins=0).entrance(A, "Felicity, Tess").start()

    assert game.refused(A, "use boss") == "no-action R28"
    game.end_turn()
    assert (game.souls(A), game.coins(A)) == (2, 1)


def test_gregore_gains_a_coin_for_a_hero_that_is_taken_out_of_the_game() -> None:
    """R99, A 43: Mind Thresher takes the soul, not the kill."""
    game = boss("gregore", rooms="Mind Thresher+Spike1", hand="Heist", coins=0).entrance(A, "The Fool").start()

    game.go_to("trigger", seat=A).do(A, "accept").end_turn()
    assert (game.souls(A), game.coins(A)) == (0, 1)


def test_calabeza_promotes_for_a_monster_room() -> None:
    """R68: Calabeza (MB002): the card replaces the coin, once per turn like any promotion."""
    game = table(bosses=["kirax", "calabeza"]).seat(A, hand="Heist")
    game = game.seat(B, rooms="Loot Box+Spike1", hand="Power Leech, Heist", coins=0, levelled=True)
    play = game.start().go_to("build", active=B)

    assert play.refused(B, "promote Spike") == "too-few-coins R75"
    play.do(B, "promote Spike with a room", "discard Power Leech")
    assert (play.level(B, "Spike"), play.coins(B), play.discarded()) == (2, 0, ["Power Leech"])
    assert play.refused(B, "promote Spike with a room") == "promoted-already R68"


@pytest.mark.parametrize(
    ("hand", "levelled", "reason"), [("Power Leech", False, "cannot-pay-room"), ("Loot Box", True, "no-monster-room")]
)
def test_only_a_levelled_calabeza_with_a_monster_room_may_do_so(hand: str, levelled: bool, reason: str) -> None:
    """R68: a trap is no monster room."""
    game = table(bosses=["kirax", "calabeza"]).seat(A, hand="Heist")
    play = game.seat(B, rooms="Loot Box+Spike1", hand=hand, levelled=levelled).start().go_to("build", active=B)

    assert play.refused(B, "promote Spike with a room") == f"{reason} R68"


def test_belladonna_makes_an_opponent_lose_a_random_spell() -> None:
    """R120: Belladonna (MB003): two coins, once per turn."""
    game = boss("belladonna", hand="Heist", coins=4).seat(B, hand="Rage!, Loot Box").start()

    game.do(A, "use boss")
    assert (game.coins(A), game.hand(B), game.discarded()) == (2, ["Loot Box"], ["Rage!"])
    assert game.refused(A, "use boss") == "used-already R37"


def test_belladonna_needs_two_coins() -> None:
    """R75: Belladonna (MB003): one is not enough."""
    game = boss("belladonna", hand="Heist", coins=1).seat(B, hand="Rage!").start()

    assert game.refused(A, "use boss") == "too-few-coins R75"


def test_lamia_gains_a_coin_for_every_monster_room() -> None:
    """R54: Lamia (MB004): a monster room pays, a trap does not; there is nothing to use."""
    game = boss("lamia", hand="Power Leech, Loot Box", coins=0).start()

    assert game.refused(A, "use boss") == "no-action R28"
    game.do(A, "place Power Leech").end_turn()
    assert game.coins(A) == 1
    game.go_to("build", active=A).do(A, "place Loot Box").end_turn()
    assert game.coins(A) == 1


def test_king_croak_starts_minibosses_at_level_two() -> None:
    """R65: King Croak (MB005): for the same coin; a miniboss still needs a room."""
    game = boss("king_croak", rooms="Loot Box", hand="Spike", coins=1).start()

    assert game.refused(A, "place Spike on slot 2") == "miniboss-needs-room R61"
    game.do(A, "place Spike on Loot Box").go_to("pay_miniboss").do(A, "accept")
    assert (game.level(A, "Spike"), game.coins(A)) == (2, 0)


def test_ravenus_doubles_a_monster_room() -> None:
    """R132: Ravenus (MB006): in any dungeon; a trap cannot be chosen."""
    game = boss("ravenus", rooms="Fetid Beast", hand="Heist").seat(B, rooms="Training Camp, Loot Box").start()

    game.do(A, "use boss")
    assert game.refused(A, "target Loot Box of B") == "bad-target R29"
    game.do(A, "target Training Camp of B")
    assert (game.damage(B, "Training Camp"), game.damage(A, "Fetid Beast"), game.coins(A)) == (4, 3, 1)


def test_baron_hex_gains_a_coin_for_every_spell() -> None:
    """R34: Baron Hex (MB007): each spell that takes effect; there is nothing to use."""
    game = boss("baron_hex", rooms="Loot Box", hand="Heist, Zoning Board", coins=0).start()

    assert game.refused(A, "use boss") == "no-action R28"
    game.do(A, "use Heist", "use Zoning Board")
    assert game.coins(A) == 2


def test_oculus_draws_a_spell_when_a_hero_dies_beside_a_miniboss() -> None:
    """R35: Oculus (MB008): only in a room with a miniboss; there is nothing to use."""
    with_miniboss = boss("oculus", rooms="Fetid Beast+Spike1", hand="Loot Box").entrance(A, "Felicity").start()
    without = boss("oculus", rooms="Fetid Beast, Fetid Beast", hand="Loot Box").entrance(A, "Felicity").start()

    assert with_miniboss.refused(A, "use boss") == "no-action R28"
    with_miniboss.end_turn()
    without.end_turn()
    assert (with_miniboss.player(A)["spell_cards"], without.player(A)["spell_cards"]) == (1, 0)


def test_kazanna_buys_a_spell() -> None:
    """R28: Kazanna (MB009): two coins, once per turn."""
    game = boss("kazanna", hand="Heist", coins=5).start()

    game.do(A, "use boss")
    assert (game.coins(A), game.player(A)["spell_cards"]) == (3, 2)
    assert game.refused(A, "use boss") == "used-already R37"


def test_dr_deadly_gains_a_coin_for_every_trap() -> None:
    """R54: Dr. Deadly (MB010): a trap pays, a monster room does not; there is nothing to use."""
    game = boss("dr_deadly", hand="Power Leech, Loot Box", coins=0).start()

    assert game.refused(A, "use boss") == "no-action R28"
    game.do(A, "place Loot Box").end_turn()
    assert game.coins(A) == 1
    game.go_to("build", active=A).do(A, "place Power Leech").end_turn()
    assert game.coins(A) == 1


def test_scott_strengthens_traps_until_someone_pays() -> None:
    """R28: Scott (MB011): an opponent gives him a coin; he himself cannot switch it off, and once it is off nobody pays again."""
    game = boss("scott", rooms="Fetid Beast, Unstable Mine", hand="Heist", coins=0).seat(B, hand="Heist", coins=2).start()

    assert (game.damage(A, "Unstable Mine"), game.damage(A, "Fetid Beast")) == (3, 3)
    assert game.refused(A, "use boss") == "no-action R28"
    game.do(A, "pass").do(B, "use boss of A").do(B, "pass").do(A, "pass")
    assert (game.damage(A, "Unstable Mine"), game.coins(A), game.coins(B)) == (2, 1, 1)
    game.go_to("build", active=B)
    assert game.refused(B, "use boss of A") == "boss-switched-off R28"
    game.end_turn()
    assert game.damage(A, "Unstable Mine") == 3


def test_kirax_adds_a_treasure_to_a_dungeon() -> None:
    """R131: Kirax (MB012): any dungeon, any kind; it belongs to no room and does not help to build (R44)."""
    game = boss("kirax", rooms="Unstable Mine", hand="Haunted Cavern, Heist").start()

    game.do(A, "use boss", "target A")
    assert game.refused(A, "target Unstable Mine") == "bad-target R29"
    game.do(A, "target cleric")
    assert game.player(A)["treasure"]["cleric"] == 1
    assert game.refused(A, "place Haunted Cavern on Unstable Mine") == "no-match R44"
    game.end_turn()
    assert game.player(A)["treasure"]["cleric"] == 0


def test_a_boss_that_has_not_levelled_up_does_nothing() -> None:
    """R56: before the fifth room there is no ability."""
    game = table(bosses=["kazanna", "calabeza"]).seat(A, hand="Heist", coins=5).start()

    assert game.refused(A, "use boss") == "boss-not-levelled R56"
