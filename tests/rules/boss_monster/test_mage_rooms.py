"""The rooms with spellbooks, one by one: what each does, and what it may not do."""

from __future__ import annotations

import pytest

from .positions import A, B, table


def test_mysterious_portal_turns_a_miniboss_into_a_spell() -> None:
    """R36: Mysterious Portal (MB031): a miniboss card for a spell, if one likes; there is nothing to use later."""
    game = table().seat(A, hand="Mysterious Portal, Spike").deck(spells="Rage!").start()

    game.do(A, "place Mysterious Portal").go_to("trigger").do(A, "accept")
    game.do(A, "discard Spike")
    assert (game.hand(A), game.discarded()) == (["Rage!"], ["Spike"])
    game.go_to("build", active=A)
    assert game.refused(A, "use Mysterious Portal") == "no-action R28"


def test_alchemists_lab_pays_for_the_first_spell() -> None:
    """R34: Alchemist's Lab (MB032): two coins, once per turn; there is nothing to use."""
    game = table().seat(A, rooms="Alchemist's Lab", hand="Heist, Respawn", coins=0).start()

    assert game.refused(A, "use Alchemist's Lab") == "no-action R28"
    game.do(A, "use Respawn")
    assert game.coins(A) == 2
    game.do(A, "use Heist")
    assert game.coins(A) == 2


def test_black_market_sells_a_spell_when_a_room_falls() -> None:
    """R121, A 31: Black Market (MB033): any room anywhere, for a coin, once per turn."""
    game = (
        table()
        .seat(A, rooms="Unstable Mine, Unstable Mine", hand="Heist")
        .seat(B, rooms="Black Market", coins=2)
        .deck(spells="Rage!")
        .start()
    )

    game.do(A, "use Unstable Mine").do(B, "accept")
    assert (game.coins(B), game.hand(B)) == (1, ["Rage!"])
    game.do(A, "use Unstable Mine")
    assert game.asked == [A]


def test_black_market_needs_a_coin() -> None:
    """R75: Black Market (MB033): without one nothing is asked; there is nothing to use."""
    game = table().seat(A, rooms="Unstable Mine", hand="Heist").seat(B, rooms="Black Market", coins=0).start()

    game.do(A, "use Unstable Mine")
    assert game.asked == [A]
    assert game.refused(A, "use Black Market of B") == "no-action R28"


def test_mind_thresher_turns_a_soul_into_spells() -> None:
    """R99, R129: Mind Thresher (MB034): the hero leaves the game, two spells are drawn; once per turn."""
    game = table().seat(A, rooms="Mind Thresher", hand="Heist").entrance(A, "The Fool").deck(spells="Rage!, Smash!").start()

    assert game.refused(A, "use Mind Thresher") == "no-action R28"
    game.go_to("trigger").do(A, "accept")
    assert (game.souls(A), game.view["removed"]) == (0, ["the_fool"])
    assert {"Rage!", "Smash!"} <= {*game.hand(A)}


def test_mind_thresher_may_leave_the_soul() -> None:
    """R36: Mind Thresher (MB034): declined, the hero is a soul as usual."""
    game = table().seat(A, rooms="Mind Thresher", hand="Heist").entrance(A, "The Fool").start()

    game.go_to("trigger").do(A, "decline")
    assert (game.souls(A), game.player(A)["spell_cards"]) == (1, 1)


@pytest.mark.parametrize(("mode", "coins", "spells"), [(0, 0, 2), (1, 2, 1)])
def test_cursed_well_gives_a_spell_or_coins(mode: int, coins: int, spells: int) -> None:
    """R28: Cursed Well (MB035): thrown away from hand; in play it has nothing to use."""
    game = table().seat(A, rooms="Cursed Well", hand="Cursed Well, Heist", coins=0).start()

    assert game.refused(A, "use Cursed Well of A") == "no-action R28"
    game.do(A, "throw Cursed Well", f"mode {mode}")
    assert (game.coins(A), game.player(A)["spell_cards"], game.discarded()) == (coins, spells, ["Cursed Well"])


def test_loot_box_sells_two_spells_for_two_coins() -> None:
    """R36: Loot Box (MB036): only when it is built, and only for both coins."""
    game = table().seat(A, hand="Loot Box, Heist", coins=2).start()

    game.do(A, "place Loot Box").go_to("trigger").do(A, "accept")
    assert (game.coins(A), game.player(A)["spell_cards"]) == (0, 3)
    game.go_to("build", active=A)
    assert game.refused(A, "use Loot Box") == "no-action R28"


def test_loot_box_asks_nobody_who_cannot_pay() -> None:
    """R75: Loot Box (MB036): with one coin there is no question."""
    game = table().seat(A, hand="Loot Box, Heist", coins=1).start()

    game.do(A, "place Loot Box").end_phase()
    assert (game.coins(A), game.told("trigger")) == (1, [])


def test_crystal_ballroom_draws_spells_for_coins() -> None:
    """R72: Crystal Ballroom (MB037): up to three coins on it, as many spells, and less damage per coin."""
    game = table().seat(A, rooms="Loot Box", hand="Crystal Ballroom, Heist", coins=5).start()

    game.do(A, "place Crystal Ballroom on Loot Box").go_to("trigger").do(A, "accept")
    assert game.refused(A, "coins 4") == "wrong-number R75"
    game.do(A, "coins 3")
    assert (game.coins(A), game.player(A)["spell_cards"], game.damage(A, "Crystal Ballroom")) == (2, 4, 0)


def test_efreets_chamber_trades_damage_for_a_spell() -> None:
    """R132: Efreet's Chamber (MB038): while a hero waits at the entrance, once per turn; never below 0."""
    game = table().seat(A, rooms="Efreet's Chamber/Loot Box", hand="Heist").entrance(A, "Rotgut").start()

    game.do(A, "use Efreet's Chamber", "mode 0")
    assert (game.damage(A, "Efreet's Chamber"), game.player(A)["spell_cards"]) == (0, 2)
    assert game.refused(A, "use Efreet's Chamber") == "used-already R37"


def test_efreets_chamber_burns_a_spell_for_damage() -> None:
    """R29: Efreet's Chamber (MB038): the second mode costs a spell, and without a hero neither works."""
    game = table().seat(A, rooms="Efreet's Chamber/Loot Box", hand="Heist, Loot Box").entrance(A, "Rotgut").start()
    lonely = table().seat(A, rooms="Efreet's Chamber/Loot Box", hand="Heist").start()

    assert lonely.refused(A, "use Efreet's Chamber") == "condition-fails R29"
    game.do(A, "use Efreet's Chamber", "mode 1")
    assert game.refused(A, "discard Loot Box") == "wrong-card R29"
    game.do(A, "discard Heist")
    assert (game.damage(A, "Efreet's Chamber"), game.hand(A)) == (4, ["Loot Box"])


def test_magipede_grows_with_the_spells_in_hand() -> None:
    """R133: Magipede (MB039): counted whenever it is read; there is nothing to use."""
    game = table().seat(A, rooms="Magipede/Loot Box", hand="Heist, Rage!, Power Leech").start()

    assert game.refused(A, "use Magipede") == "no-action R28"
    assert game.damage(A, "Magipede") == 2 + 2
    game.do(A, "use Heist")
    assert game.damage(A, "Magipede") == 2 + 1
