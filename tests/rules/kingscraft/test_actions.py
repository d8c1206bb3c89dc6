"""The seven actions and their rewards: R26-R35, T7, T19."""

from __future__ import annotations

import pytest

from .positions import A, B, Play, table


def test_heal_refills_all_hearts() -> None:
    """R27: from none to all; the Swashbuckler to four (T31)."""
    game = table().hero(A, hearts=0).hero(B, character="swashbuckler", hearts=1).start()
    game.choose("heal", "heal", dice="1 2 3")

    assert (game.hearts(A), game.hearts(B)) == (3, 4)
    assert {event["why"] for event in game.told("healed")} == {"action"}


def won(level: int) -> Play:
    """Seat A has beaten a creature of this level and is offered the reward."""
    names = {1: "Forest Imp", 2: "Werebear", 3: "Ancient Treant"}
    game = table().hero(A, "Greatsword, Knight’s Armour, Shoes", backpack="Helmet, Horn").creatures(names[level]).start()
    dice = {1: "1", 2: "1 1 1", 3: ""}[level]
    return game.choose(f"attack{level}", "heal").go_to("reward", dice=f"6 6 6 6 6 6 {dice}")


@pytest.mark.parametrize("level", [1, 2, 3])
def test_a_victory_brings_an_item_of_the_level_s_class(level: int) -> None:
    """R28, R30, R32, R33, T7: any one that lies in the forge, or as many potions."""
    game = won(level)
    classes = {"Sandals": 1, "Boots": 2, "Scale Armour": 3}

    assert game.prompt["class"] == level
    for item, of_class in classes.items():
        if of_class == level:
            assert game.may(A, f"take {item}")
        else:
            assert game.refused(A, f"take {item}") == "wrong-class R33"


@pytest.mark.parametrize("level", [1, 2, 3])
def test_what_a_victory_will_bring_is_told_when_the_fight_begins(level: int) -> None:
    """R28, R30, R32, T19: the class of the reward, and how many forge steps follow it."""
    game = won(level)
    told = game.last("fight")["reward"]

    assert told["class"] == game.prompt["class"] == level
    game.do(A, "decline")
    assert told["steps"] == (game.prompt["steps"] if game.prompt["kind"] == "forge" else 0) == (level == 1)


@pytest.mark.parametrize(
    ("card", "reward"),
    [("attack1", {"class": 1, "steps": 1}), ("attack2", {"class": 2, "steps": 0}), ("king", None)],
)
def test_all_see_in_a_fight_what_it_is_for(card: str, reward: dict[str, int] | None) -> None:
    """R26, R28, R30: the reward of a creature; the king's fall is the end of the game."""
    game = table().hero(A, potions="Strength Potion").start().choose(card, "heal").do(A, "done")

    assert game.view["fight"]["reward"] == game.last("fight")["reward"] == reward


@pytest.mark.parametrize("level", [1, 2, 3])
def test_potions_instead_of_the_item(level: int) -> None:
    """R33, T7: one, two or three."""
    game = won(level)
    game.do(A, "draw")

    assert len(game.potions(A)) + len(game.told("discarded")) == level


def test_a_reward_is_taken_with_the_side_it_shows() -> None:
    """R33, R68: a golden item in the forge is taken golden."""
    game = table().hero(A, "Greatsword, Shoes").gilded("Boots").creatures("Werebear").start()
    game.choose("attack2", "heal", dice="6 6 6 6 6 1 1 1").go_to("reward").do(A, "take Boots")

    assert "Boots" in game.golden()
    assert game.last("took")["improved"] is True


def test_a_reward_may_be_declined() -> None:
    """R33, R35, A 10: also that of Guard."""
    game = won(2).do(A, "decline")
    guard = table().start().choose("guard", "heal").do(A, "decline")

    assert game.items(A) == sorted(["Greatsword", "Knight’s Armour", "Shoes", "Helmet", "Horn"])
    assert guard.items(A) == []
    assert guard.last("declined")["class"] == 1


def test_when_a_class_is_sold_out_only_potions_remain() -> None:
    """R33, A 10: no class-1 item lies in the forge."""
    game = table().start()
    forge = [item for item in game.state.to_data()["forge"] if not item.startswith("I1")]
    game = table().but(forge=forge).start().choose("guard", "heal")

    assert game.offered(A, "take") == []
    assert game.refused(A, "take Horn") == "not-in-forge R33"
    assert game.may(A, "draw")


def test_guard_brings_a_reward_without_a_fight() -> None:
    """R29: a class-1 item."""
    game = table().start().choose("guard", "heal").do(A, "take Horn")

    assert game.items(A) == ["Horn"]
    assert not game.told("fight")


def test_only_a_victory_on_level_1_brings_a_forge_step() -> None:
    """T19, R28, R30, R62, A 9: one step after level 1, none after level 2."""
    first, second = won(1).do(A, "decline"), won(2).do(A, "decline")

    assert first.prompt == {"kind": "forge", "seats": [A], "steps": 1}
    assert first.may(A, "combine Horned Helmet")
    assert second.prompt["kind"] != "forge"


def test_a_lost_fight_brings_nothing() -> None:
    """T19, R28, R92, A 9: no reward and no forge step."""
    game = table().hero(A, backpack="Helmet, Horn").creatures("Thorn Hedge").start()
    game.choose("attack1", "heal").do(A, "done", dice="1")

    assert game.told("lost")
    assert (game.prompt["kind"], game.round) == ("choose", 2)


def test_forge_is_up_to_two_steps() -> None:
    """R31, R35, R62: fewer are allowed."""
    game = table().hero(A, backpack="Helmet, Horn").start().choose("forge", "heal")
    assert game.prompt["steps"] == 2

    game.do(A, "combine Horned Helmet")
    assert game.prompt["steps"] == 1
    game.do(A, "done")
    assert game.round == 2


def test_the_second_step_may_use_the_product_of_the_first() -> None:
    """R62: combined, then improved."""
    game = table().hero(A, backpack="Helmet, Horn").start().choose("forge", "heal")
    game.do(A, "combine Horned Helmet", "improve Horned Helmet")

    assert game.items(A) == ["Horned Helmet"]
    assert game.golden() == ["Horned Helmet"]


def test_an_attack_is_aimed_at_the_creature_face_up_when_the_turn_comes() -> None:
    """R34, A 11: B beat the creature that A had in mind."""
    game = table().hero(A).hero(B, "Sandals, Dagger").creatures("Forest Imp", "Moss Rat").start()
    game.choose("attack1", "attack1", dice="6 6 1").do(B, "decline").do(B, "done", dice="6 1")

    assert [event["enemy"] for event in game.told("fight")] == ["C1_01", "C1_04"]
    assert [event["seat"] for event in game.told("fight")] == [B, A]


def test_a_chosen_attack_must_be_carried_out() -> None:
    """R34: there is no way out but the fight."""
    game = table().hero(A, "Shoes").creatures("Thorn Hedge").start().choose("attack1", "heal", dice="1")

    assert game.told("lost")


def test_a_turn_begins_with_a_window_of_its_own() -> None:
    """R34, R76, A 44: potion and arranging, for the active player alone, before the action."""
    game = (
        table()
        .hero(A, backpack="Shoes, Horn", hearts=2, potions="Healing Potion")
        .hero(B, hearts=1, potions="Healing Potion")
        .start()
    )
    game.choose("attack1", "guard")
    assert game.prompt == {"kind": "own_turn", "seats": [A], "at": "start", "card": "ATTACK1"}

    game.do(A, "wear Shoes", "play Healing Potion")
    assert game.hearts(A) == 3
    assert game.refused(B, "play Healing Potion") == "not-asked R16"


def test_nobody_is_asked_for_what_can_have_no_effect() -> None:
    """A 44, R75: full hearts and no fight ahead: the turn goes on to its action at once."""
    game = table().hero(A, backpack="Horn", potions="Healing Potion").start().choose("guard", "heal")

    assert game.prompt["kind"] == "reward"


def test_the_last_window_comes_at_the_end_of_the_turn() -> None:
    """R76, R92, A 44: hearts lost in the fight may be healed before the turn is over."""
    game = table().hero(A, potions="Healing Potion").creatures("Thorn Hedge").start().choose("attack1", "heal")
    game.do(A, "done").go_to("own_turn", dice="1")

    assert (game.prompt["at"], game.hearts(A)) == ("end", 2)
    game.do(A, "play Healing Potion")
    assert (game.hearts(A), game.round) == (3, 2)
