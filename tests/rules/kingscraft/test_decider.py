"""The automatic decider: R97, A 46."""

from __future__ import annotations

from .positions import A, fight, with_card


def test_the_automatic_decider_rerolls_while_losing() -> None:
    """R97: the die with the largest gain first, as long as the enemy is behind."""
    game = fight("Boots, Sword", "Orc Robber", dice="6 6 6 1", stop="hero_reroll", enemy_decider="auto")
    game.do(A, "done", dice="6 1 3 2 4")

    assert [(event["dice"][0]["face"], event["dice"][0]["to"]) for event in game.told("rerolled")] == [(1, 2), (2, 4)]
    assert game.told("won")
    assert game.state.view(None)["fight"] is None


def test_the_automatic_decider_never_risks_a_victory() -> None:
    """R97: at 6 against 6 no 2 is rerolled, for a 1 would lose; at 10 against 6 a 1 and then a 3 are, for more damage."""
    careful = fight("", "Orc Robber", dice="6 2 2 2", enemy_decider="auto")
    greedy = fight("", "Orc Robber", dice="6 6 3 1 2 6", enemy_decider="auto")

    assert not careful.told("rerolled")
    assert [(event["dice"][0]["face"], event["dice"][0]["to"]) for event in greedy.told("rerolled")] == [(1, 2), (2, 6)]
    assert careful.told("lost")
    assert greedy.told("lost")


def test_the_automatic_decider_leaves_top_faces_alone() -> None:
    """R97: three sixes are not rerolled although the enemy is losing."""
    game = fight("Boots, Sword, Horned Helmet", "Orc Robber", dice="6 6 6 6 6", enemy_decider="auto")
    game.do(A, "done", dice="6 6 6")

    assert not game.told("rerolled")


def test_the_automatic_decider_rerolls_values_first() -> None:
    """R97, A 46: the Wolf Pack rerolls its ones together."""
    game = fight("Boots, Sword", "Wolf Pack", dice="6 6 6 6", enemy_decider="auto").do(A, "done", dice="1 1 5 2 3")

    assert [(change["face"], change["to"]) for change in game.last("rerolled")["dice"]] == [(1, 2), (1, 3)]


def test_the_automatic_decider_repeats_what_the_hero_would_win() -> None:
    """R97, R88: Eleonora once, and only if she would lose."""
    rows = with_card("items", "Greatsword", effects={"strength": 50})
    game = fight("Greatsword", "Eleonora the Tireless", dice="1 1 1 1 1 1 1 1", cards=rows, enemy_decider="auto")

    assert len(game.told("repeated")) == 1
    assert game.last("over")["winner"] == A
    lost = fight("", "Eleonora the Tireless", dice="1 1 1 1", enemy_decider="auto")
    assert not lost.told("repeated")


def test_the_automatic_decider_repeats_no_fight_that_the_hero_would_not_survive() -> None:
    """R97, R90: higher power is no victory for a hero who loses his last heart by it."""
    rows = with_card("items", "Greatsword", effects={"strength": 50})
    game = fight("Greatsword", "Eleonora the Tireless", dice="1 1 1 1", hearts=1, cards=rows, enemy_decider="auto")

    assert game.told("lost")
    assert not game.told("repeated")
