"""The end of the game: R141, R142."""

from __future__ import annotations

from .positions import A, B, fight, table, with_card

SURE = with_card("items", "Greatsword", effects={"strength": 60})


def test_the_first_hero_who_beats_the_king_wins() -> None:
    """R141, R26: scores 1 and 0; every wish is refused from then on."""
    game = fight("Greatsword, Knight’s Armour", "Queen Mirabel", dice="1 1 1 1 1 1", cards=SURE)

    assert game.state.result().to_data() == {"scores": [1, 0], "places": [1, 2], "winners": [A]}
    assert game.state.view(None)["phase"] == "over"
    assert game.refused(A, "choose heal") == "game-over R141"
    assert game.state.options(A) == game.state.options(B) == []


def test_remaining_turns_are_not_carried_out() -> None:
    """R141, T15: B's Heal never comes."""
    game = table(2, cards=SURE, king="Queen Mirabel").hero(A, "Greatsword, Knight’s Armour").hero(B, hearts=1).start()
    game.choose("king", "heal", dice="1 1 1 1 1 1")

    assert game.asked == []
    assert game.hearts(B) == 1


def test_a_hundred_rounds_are_a_draw() -> None:
    """R142: nobody wins, all share the place."""
    game = table().but(round=100).start().choose("heal", "heal", dice="1 2")

    assert game.asked == []
    assert game.state.result().scores == [0, 0]
    assert game.state.view(None)["winner"] is None
    assert game.told("over")


def test_there_is_no_other_end() -> None:
    """R142: empty creature decks, no hearts, no potions: the game goes on."""
    setting = table().hero(A, hearts=0).hero(B, hearts=0).but(deck=[], discard=[], creatures=[[], [], []])
    game = setting.start().choose("attack1", "attack3")

    assert game.round == 2
    assert game.asked == [A, B]
