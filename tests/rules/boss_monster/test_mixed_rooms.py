"""The rooms with two kinds of treasure, one by one: what each does, and what it may not do."""

from __future__ import annotations

from .positions import A, B, table


def test_personnel_office_earns_with_others_minibosses() -> None:
    """R54: Personnel Office (MB049): a miniboss that was paid for, once per turn; there is nothing to use."""
    game = table().seat(A, rooms="Loot Box", hand="Spike").seat(B, rooms="Personnel Office", coins=0).start()

    game.do(A, "place Spike on Loot Box").go_to("pay_miniboss").do(A, "accept")
    assert game.coins(B) == 1
    game.go_to("build", active=A)
    assert game.refused(A, "use Personnel Office of B") == "no-action R28"


def test_personnel_office_earns_with_others_promotions() -> None:
    """R68: Personnel Office (MB049): a promotion pays as well, an own one does not."""
    game = table().seat(A, rooms="Loot Box+Spike1, Personnel Office", coins=3).seat(B, rooms="Personnel Office", coins=0).start()

    game.do(A, "promote Spike")
    assert (game.coins(A), game.coins(B)) == (2, 1)


def test_personnel_office_earns_nothing_for_a_miniboss_that_is_not_paid() -> None:
    """R54: Personnel Office (MB049): it was never brought into play."""
    game = table().seat(A, rooms="Loot Box", hand="Spike").seat(B, rooms="Personnel Office", coins=0).start()

    game.do(A, "place Spike on Loot Box").go_to("pay_miniboss").do(A, "decline")
    assert game.coins(B) == 0


def test_trophy_room_counts_rooms_with_several_treasures() -> None:
    """R128: Trophy Room (MB050): itself included, two equal icons count, a miniboss's icon counts; there is nothing to use."""
    game = table().seat(A, rooms="Garbage Chute, Unstable Mine+Draculad1, Fetid Beast", hand="Trophy Room", coins=0).start()

    game.do(A, "place Trophy Room").end_phase()
    assert game.coins(A) == 3
    game.go_to("build", active=A)
    assert game.refused(A, "use Trophy Room") == "no-action R28"


def test_lightning_rod_pays_for_a_death() -> None:
    """R99: Lightning Rod (MB051): three coins, once per turn; there is nothing to use."""
    game = table().seat(A, rooms="Lightning Rod+Spike1", hand="Heist", coins=0).entrance(A, "The Fool").start()

    assert game.refused(A, "use Lightning Rod") == "no-action R28"
    game.end_turn()
    assert (game.souls(A), game.coins(A)) == (1, 3)


def test_lightning_rod_pays_nothing_for_a_death_elsewhere() -> None:
    """R99: Lightning Rod (MB051): the hero must die in it."""
    game = table().seat(A, rooms="Lightning Rod, Fetid Beast", hand="Heist", coins=0).entrance(A, "Felicity").start()

    game.end_turn()
    assert (game.souls(A), game.coins(A)) == (1, 0)


def test_pixie_fountain_pays_for_wounds() -> None:
    """R123: Pixie Fountain (MB052): a coin for each wound, an epic hero is two; others cannot use it."""
    game = table().seat(A, rooms="Pixie Fountain", coins=0, wounds="Felicity, Haize").seat(B, rooms="Pixie Fountain").start()

    assert game.refused(A, "use Pixie Fountain of B") == "not-yours R28"
    game.do(A, "use Pixie Fountain")
    assert (game.coins(A), game.rooms(A)) == (3, [])


def test_the_keystone_pays_for_the_rooms_that_are_left() -> None:
    """R8, R123: The Keystone (MB053): a covered slot counts as one room; covered itself it cannot be used."""
    game = table().seat(A, rooms="The Keystone, Loot Box, Fetid Beast", hand="Mysterious Portal", coins=0).start()

    game.do(A, "place Mysterious Portal on The Keystone")
    assert game.refused(A, "use The Keystone") == "room-covered R50"
    game.do(A, "take back", "place Mysterious Portal on Loot Box", "use The Keystone")
    assert (game.coins(A), len(game.rooms(A))) == (2, 2)


def test_pool_of_shadows_buys_spells() -> None:
    """R120: Pool of Shadows (MB054): two coins for a spell, once per turn; a room card does not pay."""
    game = table().seat(A, rooms="Pool of Shadows", hand="Rage!, Heist, Loot Box", coins=0).start()

    game.do(A, "use Pool of Shadows")
    assert game.refused(A, "discard Loot Box") == "wrong-card R29"
    game.do(A, "discard Rage!")
    assert (game.coins(A), game.discarded()) == (2, ["Rage!"])
    assert game.refused(A, "use Pool of Shadows") == "used-already R37"
