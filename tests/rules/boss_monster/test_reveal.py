"""The reveal, level-ups and immediate builds: R51-R59."""

from __future__ import annotations

import pytest

from .positions import A, B, C, table

FOUR = "Unstable Mine, Garbage Chute, Sawtooth Pendulum, The Catapult"


def test_everything_is_revealed_at_once() -> None:
    """R51: nobody is asked between the last build turn and the bait phase except about what was revealed."""
    game = table().seat(A, hand="Power Leech, Heist").seat(B, hand="Unstable Mine, Heist").start()

    game.do(A, "place Power Leech").go_to("build", active=B).do(B, "place Unstable Mine")
    assert (game.rooms(A), game.rooms(B)) == ([], [])
    game.end_phase()
    assert [card["card"] for card in game.last("revealed")["cards"]] == ["power_leech", "unstable_mine"]
    assert (game.view["phase"], game.rooms(A), game.rooms(B)) == ("adventure", ["Power Leech"], ["Unstable Mine"])


@pytest.mark.parametrize(("answer", "level", "coins"), [("accept", 1, 2), ("decline", 0, 3)])
def test_a_revealed_miniboss_is_paid_or_discarded(answer: str, level: int, coins: int) -> None:
    """R52, A 38: free choice."""
    game = table().seat(A, rooms="Loot Box", hand="Spike").start()

    game.do(A, "place Spike on Loot Box").go_to("pay_miniboss").do(A, answer)
    assert (game.level(A, "Spike"), game.coins(A)) == (level, coins)
    assert ("Spike" in game.discarded()) == (answer == "decline")


def test_without_a_coin_a_miniboss_is_discarded() -> None:
    """R52: forced with 0 coins, nobody is asked."""
    game = table().seat(A, rooms="Loot Box", hand="Spike", coins=0).start()

    game.do(A, "place Spike on Loot Box").end_phase()
    assert (game.discarded(), game.level(A, "Spike")) == (["Spike"], 0)


def test_overbuilding_keeps_the_miniboss_and_loses_the_coins() -> None:
    """R53, R73, A 9, T14: the miniboss moves up; uncovered again, the Ballroom has full damage and does not trigger."""
    setting = table().seat(A, rooms="Crystal Ballroom/Loot Box+Spike2$3", hand="Unstable Mine", coins=0)
    game = setting.start()

    assert game.damage(A, "Crystal Ballroom") == 1
    game.do(A, "place Unstable Mine on Crystal Ballroom").end_phase()
    assert (game.room(A, "Unstable Mine")["miniboss"]["level"], game.damage(A, "Unstable Mine")) == (2, 3)
    assert game.last("coins_lost")["n"] == 3
    game.go_to("build", active=A).do(A, "use Unstable Mine")
    assert (game.rooms(A), game.damage(A, "Crystal Ballroom"), game.prompt["kind"]) == (["Crystal Ballroom"], 3, "window")
    assert game.coins(A) == 3


def test_a_room_beneath_has_no_function() -> None:
    """R7, R53: neither damage nor treasure nor text."""
    game = table().seat(A, rooms="Loot Box/Unstable Mine", hand="Heist").start()

    assert (game.damage(A, "Loot Box"), game.player(A)["treasure"]["thief"]) == (1, 1)
    assert game.refused(A, "use Loot Box") == "no-action R28"


def test_players_settle_one_after_the_other() -> None:
    """R54: A's triggers before B's, in XP order."""
    game = table().seat(A, hand="Monster Academy, Spike", coins=0).seat(B, hand="Monster Academy, Jinx", coins=0).start()

    game.do(A, "place Monster Academy").go_to("build", active=B).do(B, "place Monster Academy").end_phase()
    assert [facts["seat"] for facts in game.told("trigger")] == [A, B]


def test_uncovering_is_not_building() -> None:
    """R55: Loot Box says "built", so nothing happens when it comes to light; Goblin Market does not see it either."""
    game = table().seat(A, rooms="Goblin Market, Unstable Mine/Loot Box", hand="Heist", coins=2).start()

    game.do(A, "use Unstable Mine")
    assert (game.rooms(A), game.coins(A), game.prompt["kind"]) == (["Goblin Market", "Loot Box"], 5, "window")


def test_five_active_rooms_unlock_the_boss_for_good() -> None:
    """R56, T8: once per game; destroyed and rebuilt there is no second time, and the ability stays."""
    game = table(bosses=["kazanna", "calabeza"]).seat(A, rooms=FOUR, hand="Loot Box, Power Leech", coins=1).start()

    game.do(A, "place Loot Box").end_phase()
    assert (game.player(A)["levelled"], len(game.told("level_up"))) == (True, 1)
    game.go_to("build", active=A).do(A, "use Unstable Mine", "place Power Leech").end_phase()
    assert (game.player(A)["levelled"], len(game.told("level_up")), len(game.rooms(A))) == (True, 1, 5)


def test_a_deactivated_room_delays_the_level_up() -> None:
    """R56, R106: it comes in the end step, after the rooms are active again."""
    setting = table(bosses=["kazanna", "calabeza"]).seat(A, rooms=FOUR, hand="Loot Box", coins=1)
    game = setting.seat(B, rooms="Loot Box+Icicle Man3", hand="Heist").start()

    game.do(A, "place Loot Box").go_to("build", active=B).do(B, "use Icicle Man 3", "target Garbage Chute of A").end_phase()
    assert game.told("level_up") == []
    game.end_turn()
    end = next(at for at, event in enumerate(game.happened) if event.kind == "phase" and event.facts["phase"] == "end")
    assert game.kinds().index("level_up") > end


@pytest.mark.parametrize(("boss", "card"), [("lamia", "Power Leech"), ("dr_deadly", "Unstable Mine")])
def test_the_fifth_room_does_not_pay_for_itself(boss: str, card: str) -> None:
    """R57, A 10, T27: the ability exists only afterwards; the next room pays."""
    setting = table(bosses=[boss, "calabeza"]).seat(
        A, rooms="Sawtooth Pendulum, Garbage Chute, Tomb of Terrors, The Catapult", coins=0, hand=f"{card}, {card}"
    )
    game = setting.start()

    game.do(A, f"place {card}").end_phase()
    assert (game.player(A)["levelled"], game.coins(A)) == (True, 0)
    game.go_to("build", active=A).do(A, f"place {card} on Garbage Chute").end_phase()
    assert game.coins(A) == 1


def test_an_immediate_build_triggers_at_once() -> None:
    """R58: Brassknuckle's room is built face up in the adventure phase, with trigger and level-up."""
    setting = table(bosses=["kazanna", "calabeza"]).seat(A, rooms=f"{FOUR}+Brassknuckle2", hand="Heist", coins=0)
    game = setting.entrance(A, "Rotgut").deck(rooms="Trophy Room").start()

    game.go_to("build_now").do(A, "place Trophy Room")
    assert (game.last("built")["how"], game.coins(A), game.player(A)["levelled"]) == ("now", 2, True)


def test_treated_as_built_is_not_built() -> None:
    """R59, A 11: Respawn fires the rooms' own triggers; Goblin Market and Dr. Deadly do not react, nothing is covered."""
    setting = table(bosses=["dr_deadly", "calabeza"]).seat(
        A, rooms="Goblin Market, Trophy Room", hand="Respawn", coins=0, levelled=True
    )
    game = setting.start()

    game.do(A, "use Respawn")
    assert (game.coins(A), game.told("built")) == (2, [])


def test_a_miniboss_of_another_seat_pays_the_office_once() -> None:
    """R54, R37: two minibosses of two opponents in one reveal: the Office earns once per turn."""
    setting = table(3).seat(A, rooms="Loot Box", hand="Spike").seat(B, rooms="Loot Box", hand="Jinx")
    game = setting.seat(C, rooms="Personnel Office", coins=0).start()

    game.do(A, "place Spike on Loot Box").go_to("build", active=B).do(B, "place Jinx on Loot Box")
    game.go_to("pay_miniboss", seat=A).do(A, "accept").do(B, "accept")
    assert game.coins(C) == 1
