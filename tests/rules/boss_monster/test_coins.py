"""Coins: R72-R76."""

from __future__ import annotations

from .positions import A, B, table


def test_gain_pay_give_and_lay() -> None:
    """R72: from the supply, to the supply, to the named player, onto the own room."""
    setting = table(bosses=["scott", "calabeza"]).seat(
        A, rooms="Unstable Mine, Loot Box", hand="Crystal Ballroom, Rage!", levelled=True
    )
    game = setting.seat(B, rooms="Haunted Cavern", hand="Heist").entrance(B, "Rotgut").start()

    game.do(A, "use Unstable Mine")
    assert (game.coins(A), game.coins(B)) == (6, 3)
    game.do(A, "place Crystal Ballroom on Loot Box").do(A, "pass").do(B, "use boss of A", "pass").do(A, "pass")
    assert (game.coins(A), game.coins(B)) == (7, 2)
    game.go_to("build", active=B).do(B, "use Haunted Cavern")
    assert (game.coins(A), game.coins(B)) == (7, 1)
    game.go_to("trigger", seat=A).do(A, "accept", "coins 2")
    assert (game.coins(A), game.room(A, "Crystal Ballroom")["coins"]) == (5, 2)


def test_every_change_of_a_hoard_is_told_with_its_amount() -> None:
    """R72: the events of coins add up to the hoards."""
    game = table().seat(A, rooms="Unstable Mine, Paywall/Loot Box", hand="Heist").seat(B, hand="Rage!").start()
    game.do(A, "use Unstable Mine").reply(B, "use Paywall", "coins 2")
    changes = [facts["gold"] for facts in game.told("coins")]

    assert [3 + sum(change[seat] for change in changes) for seat in [A, B]] == [game.coins(A), game.coins(B)]


def test_coins_on_a_destroyed_room_are_lost() -> None:
    """R73: they go with it."""
    setting = table().seat(A, rooms="The Dreadmill/Unstable Mine$2, Living Trap/Loot Box", hand="Heist", coins=0)
    game = setting.start()

    game.end_turn().go_to("build", active=A)
    assert (game.last("destroyed")["coins"], game.coins(A)) == (2, 0)


def test_coins_on_a_deactivated_room_stay() -> None:
    """R73, A 14: idle until it wakes up; a face-down card does not take them either."""
    setting = table().seat(A, rooms="Crystal Ballroom/Loot Box$2", hand="Unstable Mine").seat(B, rooms="Loot Box+Icicle Man3")
    game = setting.start()

    game.do(A, "place Unstable Mine on Crystal Ballroom")
    assert game.room(A, "Crystal Ballroom")["coins"] == 2
    game.do(A, "take back", "pass").do(B, "use Icicle Man 3", "target Crystal Ballroom of A").do(A, "pass")
    assert (game.room(A, "Crystal Ballroom")["coins"], game.room(A, "Crystal Ballroom")["off"]) == (2, "deactivated")


def test_a_gift_is_a_gain_and_a_swap_is_not() -> None:
    """R74, A 15: Paddywhack counts the coin of a Paywall, not the hoard of a Vault."""
    setting = table().seat(A, rooms="Tomb of Terrors+Paddywhack2", hand="Robber's Vault", coins=0).seat(B, hand="Heist", coins=5)
    game = setting.start()

    game.do(A, "place Robber's Vault on Tomb of Terrors").end_phase()
    assert (game.coins(A), game.coins(B)) == (5, 0)


def test_nobody_pays_more_than_they_have() -> None:
    """R75: neither as a price nor as any number of coins."""
    game = table().seat(A, rooms="Loot Box", hand="Pay to Win", coins=2).start()

    game.do(A, "use Pay to Win")
    assert game.refused(A, "coins 3") == "wrong-number R75"
    assert [move["n"] for move in game.offered(A, "coins")] == [0, 1, 2]


def test_a_payment_has_a_largest_number() -> None:
    """R75, A 47: no more than 40 coins at once."""
    game = table().seat(A, rooms="Loot Box", hand="Pay to Win", coins=100).start()

    game.do(A, "use Pay to Win")
    assert [move["n"] for move in game.offered(A, "coins")] == list(range(41))


def test_empty_hoards_are_swapped_as_well() -> None:
    """R76: even nothing for nothing; coins on rooms stay where they are."""
    setting = table().seat(A, rooms="Haunted Cavern, Crystal Ballroom/Loot Box$3", hand="Robber's Vault", coins=0)
    game = setting.seat(B, hand="Heist", coins=0).start()

    game.do(A, "place Robber's Vault on Haunted Cavern").end_phase()
    assert (game.coins(A), game.coins(B), game.room(A, "Crystal Ballroom")["coins"]) == (0, 0, 3)
