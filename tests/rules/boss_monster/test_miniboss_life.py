"""How minibosses are built, promoted, used, lost and moved: R60-R71."""

from __future__ import annotations

import pytest

from .positions import A, B, table


def test_a_miniboss_is_no_room() -> None:
    """R60: it cannot be sold, does not fill a slot, and is not "a room" that is built; its back is that of a room."""
    setting = table(room_for_coin=True, bosses=["lamia", "calabeza"]).seat(
        A, rooms="Goblin Market", hand="Spike", coins=1, levelled=True
    )
    game = setting.start()

    assert game.player(A)["room_cards"] == 1
    assert [move["card"] for move in game.offered(A, "sell")] == []
    game.do(A, "place Spike on Goblin Market").go_to("pay_miniboss").do(A, "accept")
    assert (game.coins(A), len(game.rooms(A))) == (0, 1)


def test_a_miniboss_replaces_the_room_of_the_turn() -> None:
    """R61: treasure and rank do not matter; a room cannot be placed as well."""
    game = table().seat(A, rooms="Haunted Cavern/Tomb of Terrors", hand="Spike, Loot Box").start()

    game.do(A, "place Spike on Haunted Cavern")
    assert game.refused(A, "place Loot Box") == "placed-already R41"


def test_minibosses_keep_their_distance() -> None:
    """R62, T17: not on b's neighbours, not on b; five slots with one on the first: third, fourth and fifth are allowed."""
    three = table().seat(A, rooms="Loot Box, Unstable Mine+Spike1, Fetid Beast", hand="Jinx").start()
    rooms = "Loot Box+Spike1, Unstable Mine, Fetid Beast, Garbage Chute, Tomb of Terrors"
    five = table().seat(A, rooms=rooms, hand="Jinx").start()

    assert three.refused(A, "place Jinx on Unstable Mine") == "miniboss-there R62"
    assert three.refused(A, "place Jinx on Loot Box") == "miniboss-beside R62"
    assert three.refused(A, "place Jinx on Fetid Beast") == "miniboss-beside R62"
    assert [move["slot"] for move in five.offered(A, "place")] == [1, 2, 3]


def test_an_own_face_down_miniboss_counts() -> None:
    """R62, R58, T17: Internship may not build another one beside it."""
    setting = table().seat(A, rooms="Loot Box, Unstable Mine, Fetid Beast, Garbage Chute", hand="Jinx, Internship")
    game = setting.deck(rooms="Spike, Rocky, Cerebella").start()

    game.do(A, "place Jinx on Unstable Mine", "use Internship")
    assert game.refused(A, "place Spike on Loot Box") == "miniboss-beside R62"
    assert game.refused(A, "place Spike on Fetid Beast") == "miniboss-beside R62"
    game.do(A, "place Spike on Garbage Chute")
    assert game.level(A, "Spike") == 1


def test_discarding_a_miniboss_means_from_hand() -> None:
    """R63, A 12: one in play does not pay for The Catapult."""
    game = table().seat(A, rooms="The Catapult+Spike1", hand="Heist").seat(B, rooms="Loot Box").start()

    assert game.refused(A, "use The Catapult") == "cost-card-missing R29"


def test_texts_belong_to_the_room() -> None:
    """R64, R125: blanking the room silences its miniboss as well."""
    game = table().seat(A, hand="Sabotage!").seat(B, rooms="Unstable Mine+Spike2", hand="Heist").start()

    game.do(A, "use Sabotage!")
    game.do(A, "mode 0")
    assert (game.damage(B, "Unstable Mine"), game.room(B, "Unstable Mine")["miniboss"]["text_on"]) == (2, False)


def test_the_life_of_a_miniboss() -> None:
    """R52, R65-R68, T7: 3 coins: level 1, promoted to 2, promoted to 3, used, level 1 again."""
    game = table().seat(A, rooms="Loot Box", hand="Icicle Man, Heist", coins=3).start()

    game.do(A, "place Icicle Man on Loot Box").go_to("pay_miniboss").do(A, "accept")
    assert (game.coins(A), game.level(A, "Icicle Man")) == (2, 1)
    game.go_to("build", active=A).do(A, "promote Icicle Man")
    assert (game.coins(A), game.level(A, "Icicle Man")) == (1, 2)
    assert game.refused(A, "promote Icicle Man") == "promoted-already R68"
    game.end_turn().go_to("build", active=A).do(A, "promote Icicle Man")
    assert (game.coins(A), game.level(A, "Icicle Man")) == (0, 3)
    game.do(A, "use Icicle Man 3")
    assert game.level(A, "Icicle Man") == 1


def test_a_waiting_third_text_is_used_up_at_once() -> None:
    """R66, T7: declared in another one's turn it waits at level 3, cannot be declared again, and resets even if it fizzles."""
    setting = table().seat(A, rooms="Unstable Mine", hand="Heist").seat(B, rooms="Loot Box+Icicle Man3", hand="Rage!")
    game = setting.start()

    game.do(A, "pass").do(B, "use Icicle Man 3", "target Unstable Mine of A")
    assert game.level(B, "Icicle Man") == 3
    assert game.refused(B, "use Icicle Man 3") == "level-spent R66"
    game.do(B, "pass").do(A, "use Unstable Mine", "pass")
    assert (game.last("fizzled")["card"], game.level(B, "Icicle Man")) == ("icicle_man", 1)


def test_the_mark_of_text_two_survives_a_reset() -> None:
    """R67: within the same turn."""
    setting = table().seat(A, rooms="Unstable Mine+Spike3, Loot Box", hand="Heist, Rage!").seat(B, rooms="Fetid Beast+Jinx1")
    game = setting.entrance(A, "Josie").start()

    game.go_to("room", room="Unstable Mine", active=A).do(A, "use Spike 2", "discard Heist", "use Spike 3", "target Jinx of B")
    assert game.level(A, "Spike") == 1
    assert game.state.view(A)["seats"][A]["rooms"][0]["miniboss"]["used"]


@pytest.mark.parametrize(
    ("rooms", "wish", "reason"),
    [
        ("Loot Box", "promote Loot Box", "no-miniboss R68"),
        ("Loot Box+Spike3", "promote Spike", "top-level R68"),
    ],
)
def test_what_cannot_be_promoted(rooms: str, wish: str, reason: str) -> None:
    """R68: no miniboss, or the highest level."""
    game = table().seat(A, rooms=rooms, hand="Heist").start()

    assert game.refused(A, wish) == reason


def test_promotion_needs_a_coin_and_works_on_covered_rooms() -> None:
    """R68: even if its room is covered; without a coin it is refused."""
    rich = table().seat(A, rooms="Loot Box+Spike1", hand="Unstable Mine", coins=1).start()
    poor = table().seat(A, rooms="Loot Box+Spike1", hand="Unstable Mine", coins=0).start()

    assert poor.refused(A, "promote Spike") == "too-few-coins R75"
    rich.do(A, "place Unstable Mine on Loot Box", "promote Spike")
    assert rich.level(A, "Spike") == 2


def test_a_miniboss_taken_over_may_be_promoted_in_the_same_turn() -> None:
    """R68: Traitor first, then the promotion."""
    game = table().seat(A, rooms="Loot Box", hand="Traitor", coins=3).seat(B, rooms="Fetid Beast+Jinx2").start()

    game.do(A, "use Traitor", "promote Jinx")
    assert (game.level(A, "Jinx"), game.coins(A)) == (3, 0)


def test_a_destroyed_room_takes_its_miniboss_along() -> None:
    """R69, A 13: discarded, even if another room is uncovered."""
    game = table().seat(A, rooms="Unstable Mine/Loot Box+Spike2", hand="Heist").start()

    game.do(A, "use Unstable Mine")
    assert (game.rooms(A), game.level(A, "Spike"), "Spike" in game.discarded()) == (["Loot Box"], 0, True)


def test_at_some_tables_the_miniboss_drops_to_the_room_beneath() -> None:
    """R69, A 13: the option `miniboss_drops`."""
    game = table(miniboss_drops=True).seat(A, rooms="Unstable Mine/Loot Box+Spike2", hand="Heist").start()

    game.do(A, "use Unstable Mine")
    assert (game.level(A, "Spike"), game.room(A, "Loot Box")["miniboss"]["card"]) == (2, "spike")


def test_a_miniboss_sleeps_with_its_room() -> None:
    """R70, R122: both wake up in the end step; a promotion is possible meanwhile (R68)."""
    setting = table().seat(A, rooms="Unstable Mine+Icicle Man3", hand="Heist").seat(B, rooms="Loot Box+Spike1", hand="Rage!")
    game = setting.start()

    game.do(A, "use Icicle Man 3", "target Loot Box of B").go_to("build", active=B)
    assert game.damage(B, "Loot Box") == 0
    game.do(B, "promote Spike").end_turn()
    assert (game.damage(B, "Loot Box"), game.level(B, "Spike")) == (2, 2)


def test_a_miniboss_on_a_covered_room_cannot_be_chosen() -> None:
    """R50, A 53: Rage! finds no target until the card is taken back."""
    game = table().seat(A, rooms="Loot Box+Spike1", hand="Rage!, Unstable Mine").start()

    game.do(A, "place Unstable Mine on Loot Box")
    assert game.refused(A, "use Rage!") == "no-target R29"
    game.do(A, "take back")
    assert game.may(A, "use Rage!")


def test_swapping_moves_the_miniboss_with_its_slot() -> None:
    """R70, R62: two minibosses may come to stand side by side by it."""
    game = table().seat(A, rooms="Loot Box+Spike1, Garbage Chute, Unstable Mine, Fetid Beast+Kid Croak2", hand="Heist").start()

    game.do(A, "use Kid Croak 2", "target Loot Box", "target Unstable Mine")
    assert game.rooms(A) == ["Unstable Mine", "Garbage Chute", "Loot Box", "Fetid Beast"]
    assert game.room(A, "Loot Box")["miniboss"]["card"] == "spike"


def test_a_miniboss_back_in_hand_has_lost_its_level() -> None:
    """R71: built again it begins at level 1."""
    game = table().seat(A, rooms="Loot Box+Spike3", hand="Heist", coins=1).start()

    game.do(A, "use Spike 3", "place Spike on Loot Box").go_to("pay_miniboss").do(A, "accept")
    assert game.level(A, "Spike") == 1
