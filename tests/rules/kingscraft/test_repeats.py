"""Repeating the whole fight: R88, A 19. The Time Potion is in test_potions.py."""

from __future__ import annotations

from .positions import A, B, fight


def test_a_repeat_voids_the_attempt() -> None:
    """R88, R126, A 19: the Amulet of Kings: no damage, both roll anew, and the last result counts."""
    game = fight("Amulet of Kings@hand", "Stray Wolf", dice="1 6 6", stop="hero_repeat")
    assert game.hearts(A) == 3

    game.do(A, "repeat", dice="6 1 1")
    assert (game.last("compared")["hero_power"], game.last("compared")["enemy_power"]) == (10, 2)
    assert len(game.told("compared")) == 1
    assert game.told("won")


def test_each_source_repeats_once_per_turn() -> None:
    """R88: after the second attempt the Amulet is used up."""
    game = fight("Amulet of Kings@hand", "Stray Wolf", dice="1 6 6", stop="hero_repeat").do(A, "repeat", dice="1 6 6")

    assert game.told("lost")


def test_a_repeat_renews_the_rerolls() -> None:
    """R88, A 19: the Hood's reroll is there again."""
    game = fight("Amulet of Kings@hand, Hood", "Stray Wolf", dice="1")
    game.do(A, "reroll 1", dice="1 6 6").go_to("hero_repeat").do(A, "repeat", dice="1")

    assert game.prompt["kind"] == "hero_reroll"
    assert game.may(A, "reroll 1")


def test_the_enemy_is_asked_first() -> None:
    """R88, R112: Eleonora repeats before the hero may; each once."""
    game = fight("Amulet of Kings@hand", "Eleonora the Tireless", dice="1 1 1 1", stop="enemy_repeat")
    assert game.asked == [B]
    game.do(B, "repeat", dice="1 1 1 1")
    assert game.last("repeated")["side"] == "enemy"

    assert (game.prompt["kind"], game.asked) == ("hero_repeat", [A])  # she has none left
    game.do(A, "repeat", dice="1 1 1 1")
    assert game.told("lost")
