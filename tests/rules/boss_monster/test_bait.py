"""The bait phase: R77-R83."""

from __future__ import annotations

import pytest

from monstertisch.games.boss_monster.rules.bait import lured_to

from .positions import A, B, C, table


def test_the_bait_figure() -> None:
    """R77-R79, T3: 1 2 0 2 against 3 0 1 2: the thief stays, the cleric goes to B, the mage to A."""
    setting = table(bosses=["scott", "calabeza"]).seat(
        A, rooms="Sawtooth Pendulum, Alchemist's Lab, Robber's Vault/Tomb of Terrors", hand="Rage!"
    )
    setting = setting.seat(B, rooms="Fetid Beast, Unstable Mine, Imp Hoard, The Keystone", hand="Heist")
    game = setting.town("K'Bothi the Spy, Holkin, Bross").start()

    kinds = ["cleric", "mage", "fighter", "thief"]
    assert [game.player(A)["treasure"][kind] for kind in kinds] == [1, 2, 0, 2]
    assert [game.player(B)["treasure"][kind] for kind in kinds] == [3, 0, 1, 2]
    game.go_to("entrance")
    assert game.town() == ["K'Bothi the Spy"]
    assert [(facts["hero"], facts["seat"]) for facts in game.told("lured")] == [("bross", A), ("holkin", B)]


@pytest.mark.parametrize(
    ("order", "queue"), [("newest_first", ["Tess", "Maxine", "Rotgut"]), ("oldest_first", ["Rotgut", "Maxine", "Tess"])]
)
def test_the_newest_hero_is_lured_first(order: str, queue: list[str]) -> None:
    """R77, R81, A 16: only the order at the entrance depends on it; the English edition begins with the oldest."""
    game = table(bait_order=order).seat(A, rooms="Fetid Beast", hand="Heist").town("Rotgut, Maxine, Tess").start()

    game.go_to("entrance")
    assert game.entrance(A) == queue


def test_a_hero_who_was_away_keeps_its_age() -> None:
    """R77, R101: sorted in by the original reveal order."""
    setting = table().seat(A, rooms="Unstable Mine+Draculad2", hand="Heist").entrance(A, "Rotgut").town("Tess, Felicity")
    game = setting.start()

    game.go_to("room", active=A).do(A, "use Draculad 2")
    assert game.town()[:1] == ["Rotgut"]


def test_boss_rooms_and_bonuses_are_added_up() -> None:
    """R78, R131: active rooms, the icon of the boss, and what Kirax gave."""
    setting = table(bosses=["kirax", "dr_deadly"]).seat(A, rooms="Unstable Mine", hand="Heist", levelled=True)
    game = setting.seat(B, rooms="Garbage Chute, Unstable Mine", hand="Rage!").town("Marmo").start()

    game.do(A, "use boss", "target A", "target thief")
    assert game.view["bait"][0]["values"] == [3, 4]
    game.go_to("entrance")
    assert game.last("lured")["seat"] == B


def test_a_hybrid_hero_adds_two_kinds_up() -> None:
    """R78, T22: Relic Hunter: mage 2 + thief 0 against mage 1 + thief 2."""
    setting = table(bosses=["gregore", "calabeza"]).seat(A, rooms="Alchemist's Lab", hand="Heist")
    game = setting.seat(B, rooms="Lightning Rod, Unstable Mine", hand="Rage!").town("Relic Hunter").start()

    game.go_to("entrance")
    assert (game.last("lured")["seat"], game.last("lured")["values"]) == (B, [2, 3])


def test_a_tie_and_no_treasure_leave_the_hero_in_town() -> None:
    """R79, R83: the others close the gap."""
    setting = table(bosses=["gregore", "calabeza"]).seat(A, rooms="Fetid Beast, Unstable Mine", hand="Heist")
    game = setting.seat(B, rooms="Fetid Beast", hand="Rage!").town("Rotgut, Marmo, Bross").start()

    game.go_to("entrance")
    assert game.town() == ["Rotgut", "Bross"]
    assert {facts["hero"]: facts["why"] for facts in game.told("stayed")} == {"rotgut": "tie", "bross": "none"}


@pytest.mark.parametrize(("souls", "seat"), [([2, 2, 5], -1), ([1, 2, 5], 0)])
def test_the_fool_wants_the_fewest_souls(souls: list[int], seat: int) -> None:
    """R80, T23: 2 / 2 / 5: he stays; 1 / 2 / 5: he goes to the first player."""
    heroes = iter(["Felicity", "Wolfhard", "Holkin", "Luz", "Josie", "Tess", "Rotgut", "Maxine", "Joe the Smith"])
    setting = table(3).town("The Fool")
    for at, count in enumerate(souls):
        setting.seat(at, souls=", ".join([next(heroes) for _ in range(count)]), hand=["Heist", "Rage!", "Smash!"][at])
    game = setting.start()
    hero = game.state.town[0]

    assert lured_to(game.state, hero, [-count for count in souls]) == seat
    game.end_turn()
    assert [facts["seat"] for facts in game.told("lured")][:1] == ([0] if seat == 0 else [])


def test_luring_changes_nobodys_values() -> None:
    """R81: every hero of a class goes to the same place."""
    game = table(3).seat(A, rooms="Fetid Beast", hand="Heist").seat(B).seat(C).town("Rotgut, Tess, Maxine").start()

    game.go_to("entrance")
    assert [facts["values"] for facts in game.told("lured")] == [[1, 0, 0]] * 3


def test_who_waits_already_stands_before_the_newcomers() -> None:
    """R82: and is neither in town nor lured again."""
    game = table().seat(A, rooms="Fetid Beast", hand="Heist").entrance(A, "Felicity").town("Rotgut").start()

    game.go_to("entrance")
    assert (game.entrance(A), game.player(A)["lured"]) == (["Felicity", "Rotgut"], 1)
