"""Windows, declarations, answers and triggers: R26-R38. The oracle for the order of questions is in test_window_oracle.py."""

from __future__ import annotations

import pytest

from .positions import A, B, C, table


def test_who_is_asked_depends_on_backs_not_on_cards() -> None:
    """R26: a hand of rooms that can do nothing is asked like a hand of spells; an empty one without anything to use is not."""
    useless = table(3).seat(A, hand="Heist").seat(B, hand="Power Leech").seat(C, coins=0).start()
    useful = table(3).seat(A, hand="Heist").seat(B, hand="Cursed Well").seat(C, coins=0).start()
    asked = []
    for game in [useless, useful]:
        game.do(A, "pass")
        asked.append(game.asked)
        assert (len(game.state.options(B)) == 1) is (game is useless)
        game.calm()
        assert game.view["active"] == B

    assert asked == [[B], [B]]


def test_a_spell_needs_its_phase() -> None:
    """R27: a build spell in the adventure phase is refused, and the other way round."""
    game = table().seat(A, hand="Heist, Ambush", rooms="Loot Box").start()

    assert game.refused(A, "use Ambush") == "wrong-phase R27"
    game.go_to("idle", active=A)
    assert game.refused(A, "use Heist") == "wrong-phase R27"


def test_the_same_spell_card_is_played_once_per_turn() -> None:
    """R27, A 11: even if it returns to a hand; the other copy may be played."""
    setting = table().seat(A, rooms="Loot Box", hand="Zoning Board, Tomb of Terrors, Zoning Board", coins=0)
    game = setting.start()

    game.do(A, "use Zoning Board", "throw Tomb of Terrors", "take Zoning Board", "use Zoning Board")
    assert game.refused(A, "use Zoning Board") == "played-already R27"
    game.end_turn().go_to("build", active=A)
    assert game.may(A, "use Zoning Board")


def test_an_ability_without_limit_is_used_again_and_again() -> None:
    """R28: Paywall has no "1x per turn"."""
    game = table().seat(A, rooms="Paywall/Unstable Mine", hand="Heist", coins=0).seat(B, hand="Heist", coins=3).start()

    game.do(A, "pass").do(B, "use Paywall", "coins 1", "use Paywall", "coins 2").do(B, "pass").do(A, "pass")
    assert (game.damage(A, "Paywall"), game.coins(A)) == (1, 3)


def test_costs_are_paid_on_declaring_and_never_refunded() -> None:
    """R29, A 5: the coins of a Pay to Win whose room is gone are lost."""
    game = table().seat(A, rooms="Unstable Mine", hand="Heist", coins=0).seat(B, hand="Pay to Win", coins=2).start()

    game.do(A, "pass").do(B, "use Pay to Win", "coins 2")
    assert game.coins(B) == 0
    game.do(A, "use Unstable Mine", "pass")
    assert (game.last("fizzled")["why"], game.coins(B)) == ("target", 0)


def test_a_cost_never_makes_the_own_target_illegal() -> None:
    """R29, R102, T20: the hero in the sacrificed Catacombs is a legal target, goes to the end of the queue and walks again."""
    setting = table().seat(A, rooms="Fetid Beast, Minotaur Catacombs, Loot Box", hand="Heist").entrance(A, "Joe the Smith, Tess")
    game = setting.start()

    game.go_to("room", room="Minotaur Catacombs", active=A).do(A, "use Minotaur Catacombs")
    assert (game.entrance(A), game.hero("Joe the Smith")["damage"]) == (["Tess", "Joe the Smith"], 4)
    game.end_turn()
    assert [facts["hero"] for facts in game.told("hero_turn")] == ["joe_the_smith", "tess", "joe_the_smith"]
    assert (game.souls(A), game.wounds(A)) == (2, 0)


def test_a_declaration_is_finished_once_it_is_begun() -> None:
    """R29, A 48: no way back while a target is asked for; a choice among one is not asked for at all."""
    two = table().seat(A, rooms="Loot Box, Unstable Mine", hand="Heist").start()
    one = table().seat(A, rooms="Loot Box", hand="Heist").start()

    two.do(A, "use Heist")
    assert (two.prompt["kind"], [move["kind"] for move in two.offered(A, "target")]) == ("target", ["target", "target"])
    assert two.refused(A, "pass") == "not-now R31"
    one.do(A, "use Heist")
    assert (one.prompt["kind"], one.room(A, "Loot Box")["treasure"]) == ("window", {})


def test_the_active_player_answers_before_others_effects() -> None:
    """R30, A 6, T18: A sacrifices the room before B's Heist resolves; it fizzles and does not count as played."""
    setting = table().seat(A, rooms="Unstable Mine", hand="Loot Box", coins=0)
    game = setting.seat(B, rooms="Alchemist's Lab", hand="Heist", coins=0).start()

    game.do(A, "pass").do(B, "use Heist")
    game.do(B, "target Unstable Mine of A")
    game.do(A, "use Unstable Mine")
    assert game.coins(A) == 3
    game.do(A, "pass")
    assert (game.last("fizzled")["card"], game.coins(B)) == ("heist", 0)
    assert game.discarded() == ["Unstable Mine", "Heist"]


def test_waiting_effects_resolve_in_xp_order() -> None:
    """R30, R31: B before C, each player's own in the order declared."""
    setting = table(3).seat(A, rooms="Loot Box, Unstable Mine", hand="Heist")
    game = setting.seat(B, hand="Pay to Win, Smash!").seat(C, hand="Sabotage!, Pay to Win").start()

    game.do(A, "pass").do(B, "use Pay to Win", "target Loot Box of A", "coins 0", "pass")
    game.do(C, "use Pay to Win", "target Unstable Mine of A", "coins 0", "use Sabotage!")
    game.do(C, "mode 0", "target Unstable Mine of A").calm()
    game.do(A, "pass")
    assert [(facts["seat"], facts["card"]) for facts in game.told("resolves")] == [
        (B, "pay_to_win"),
        (C, "pay_to_win"),
        (C, "sabotage"),
    ]


def test_a_window_closes_when_nothing_waits() -> None:
    """R31: after effects of others have resolved everybody is asked once more."""
    game = table().seat(A, rooms="Loot Box", hand="Smash!").seat(B, hand="Pay to Win, Smash!").start()

    game.do(A, "pass").do(B, "use Pay to Win", "coins 0", "pass").do(A, "pass")
    assert (game.asked, game.prompt["stage"], game.view["active"]) == ([A], 1, A)
    game.do(A, "pass").do(B, "pass")
    assert game.view["active"] == B


def test_an_opponent_prevents_a_spell() -> None:
    """R32, T19: B's own Mageseeker cannot answer, and the prevention cannot be prevented."""
    setting = table(3).seat(A, rooms="Loot Box+Mageseeker2", hand="Rage!, Smash!")
    game = setting.seat(B, rooms="Fetid Beast", hand="Pay to Win, Heist").seat(C, hand="Heist").start()

    game.do(A, "pass").do(B, "use Pay to Win", "target Fetid Beast", "coins 0")
    assert (game.asked, game.prompt["kind"]) == ([A], "prevent")
    game.do(A, "use Mageseeker 2", "discard Smash!")
    assert game.last("prevented")["owner"] == B
    assert game.damage(B, "Fetid Beast") == 3
    assert (game.asked, game.hand(B)) == ([B], ["Heist"])


def test_abilities_cannot_be_prevented() -> None:
    """R32: Mageseeker is not asked when a room is used."""
    game = table().seat(A, rooms="Unstable Mine", hand="Heist").seat(B, rooms="Fetid Beast+Mageseeker2", hand="Rage!").start()

    game.do(A, "use Unstable Mine")
    assert (game.asked, game.coins(A)) == ([A], 6)


def test_an_effect_does_what_is_still_possible() -> None:
    """R33: one of two targets is gone: nothing to swap, but no harm done either."""
    setting = (
        table().seat(A, rooms="Unstable Mine, Loot Box, Fetid Beast", hand="Heist").seat(B, rooms="Tomb of Terrors+Kid Croak2")
    )
    game = setting.start()

    game.do(A, "pass").do(B, "use Kid Croak 2", "target Unstable Mine of A", "target Fetid Beast of A")
    game.do(A, "use Unstable Mine", "pass")
    assert game.rooms(A) == ["Loot Box", "Fetid Beast"]


def test_a_spell_is_played_when_it_resolves() -> None:
    """R34: the coins of the Lab come after the effect."""
    game = table().seat(A, rooms="Alchemist's Lab", hand="Windfall", coins=0).start()

    game.do(A, "use Windfall")
    assert [facts["n"] for facts in game.told("coins")] == [3, 2]


def test_triggers_resolve_at_once_the_active_player_first() -> None:
    """R35: Garbage Chutes of A and B on one destruction: A's first, then B's, and no window in between."""
    game = table().seat(A, hand="Heist").seat(B, rooms="Unstable Mine, Garbage Chute", hand="Heist", coins=0)
    play = game.seat(A, rooms="Garbage Chute", hand="Rage!", coins=0).start().go_to("build", active=B)

    play.do(B, "use Unstable Mine")
    assert [(facts["seat"], facts["n"]) for facts in play.told("coins")] == [(B, 3), (B, 2), (A, 2)]


def test_a_player_orders_own_triggers() -> None:
    """R35, A 50: two rooms trigger together and the order can matter."""
    game = table().seat(A, rooms="Loot Box, Delver's Quarry, Minion Clinic/Tomb of Terrors", hand="Respawn", coins=4).start()

    game.do(A, "use Respawn")
    assert game.prompt["kind"] == "order"
    assert game.refused(A, "trigger boss") == "no-such-trigger R35"
    game.do(A, "trigger Loot Box", "accept")
    assert game.coins(A) == 2


def test_what_is_not_optional_must_be_done() -> None:
    """R36: Jinx makes one discard; "no" is refused."""
    game = table().seat(A, rooms="Loot Box+Jinx1", hand="Power Leech").start()

    game.end_turn().go_to("discard_rooms")
    assert game.refused(A, "decline") == "must-do R36"


def test_once_per_turn_belongs_to_the_card() -> None:
    """R37: the second copy has its own mark; the mark stays if the effect fizzles and is cleared at the end of the turn."""
    game = table().seat(A, rooms="Pool of Shadows, Pool of Shadows", hand="Heist, Rage!, Smash!", coins=0).start()

    game.do(A, "use Pool of Shadows", "discard Heist")
    assert game.refused(A, "use Pool of Shadows") == "used-already R37"
    game.act(A, game.state.options(A)[-1])
    game.do(A, "discard Rage!")
    assert game.coins(A) == 4
    game.end_turn().go_to("build", active=A)
    assert game.may(A, "use Pool of Shadows")


def test_a_dark_hero_takes_from_each_opponent_once() -> None:
    """R37, R38, A 25: the mark belongs to the pair of card and opponent."""
    setting = table(3).seat(A, hand="Rage!").seat(B, hand="Heist", coins=2).seat(C, hand="Heist", coins=2).entrance(A, "Sellsword")
    game = setting.start()

    game.do(A, "pass").do(B, "use Sellsword", "coins 1")
    assert game.refused(B, "use Sellsword") == "used-already R37"
    game.do(B, "pass").do(C, "use Sellsword", "coins 2")
    game.calm()
    game.do(A, "pass")
    assert game.hero("Sellsword")["health"] == 6 + 3
    assert sorted(game.hero("Sellsword")["paid"]) == [B, C]


@pytest.mark.parametrize("wish", ["pass", "use Heist"])
def test_nobody_else_acts_while_one_is_asked(wish: str) -> None:
    """R31: the others wait for their turn."""
    game = table().seat(A, hand="Heist").seat(B, hand="Heist").start()

    assert game.refused(B, wish) == "not-asked R22"


def test_declarations_in_a_window_show_the_others_everything_but_passing() -> None:
    """R31: no event says who passed."""
    game = table(3).seat(A, hand="Heist").seat(B, hand="Heist").seat(C, hand="Rage!").start()
    before = len(game.happened)

    game.do(A, "pass").do(B, "pass")
    assert game.happened[before:] == []
