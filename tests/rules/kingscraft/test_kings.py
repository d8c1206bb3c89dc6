"""Kings: guards, the end of the game, and the two promo kings. R25, R26, R93, R110-R114, R141."""

from __future__ import annotations

import pytest

from .positions import A, B, C, Play, fight, table, with_card

SURE = with_card("items", "Greatsword", effects={"strength": 60})  # wins against any king


def test_who_beats_the_king_wins_at_once() -> None:
    """R26, R93, R141: the game is over, nobody else acts."""
    game = fight("Greatsword, Knight’s Armour", "Queen Mirabel", dice="1 1 1 1 1 1", cards=SURE)

    assert game.asked == []
    assert game.state.result().winners == [A]
    assert game.state.result().scores == [1, 0]
    assert game.last("over")["winner"] == A
    assert not game.told("healed")  # B's turn never came


def test_the_second_challenger_comes_too_late() -> None:
    """T15, R141: both attack the king, the faster one first."""
    game = table(2, cards=SURE, king="Queen Mirabel").hero(A, "Sandals").hero(B, "Greatsword, Knight’s Armour, Shoes").start()
    game.choose("king", "king", dice="1 1 1 1 1 1").finish_round()

    assert game.state.result().winners == [B]
    assert [event["seat"] for event in game.told("turn")] == [B]


def test_after_a_defeat_there_is_only_damage() -> None:
    """R26: 27 against armour 0 costs three hearts; the king stays."""
    game = fight("", "King Theobald", dice="6", stop="choose")

    assert game.hearts(A) == 0
    assert game.finish_round().round == 2


def test_every_guard_of_the_others_makes_him_stronger() -> None:
    """T14, R25, R26, R29, A 33: two guards, +8, for power and damage; they act after the king fight."""
    game = table(3, king="King Theobald").hero(A, "Leather Strap@hand").start()
    game.choose("king", "guard", "guard", dice="1 2").go_to("reward", dice="6")

    found = game.last("compared")
    assert (found["enemy_power"], found["damage"]) == (27 + 8, 27 + 8)
    assert game.last("fight")["guards"] == 2
    assert game.asked == [C]


def test_guards_count_from_the_reveal_to_the_end_of_their_turn() -> None:
    """R25: with other order numbers a guard who has acted helps no more."""
    rows = with_card("actions", "Guard", order=1)
    rows["items"] = with_card("items", "Sandals", effects={"speed": 9})["items"]
    game = table(2, cards=rows, king="King Theobald").hero(B, "Sandals").start().choose("king", "guard")
    game.do(B, "decline", dice="6")

    assert game.last("fight")["guards"] == 0


def test_nobody_guards_against_himself() -> None:
    """A 32, R26: one card per round, so only the guards of others exist; without them he has his own strength."""
    game = fight("", "King Theobald", dice="6")

    assert game.last("compared")["enemy_power"] == 27


@pytest.mark.parametrize(("young", "old"), [("King Theobald", "Theobald the Steadfast"), ("King Brandor", "Brandor the Iron")])
def test_old_kings_are_harder(young: str, old: str) -> None:
    """R110: with the same dice the old one has more."""
    powers = [fight("", king, dice="5 1 1 1", stop="nothing").last("compared")["enemy_power"] for king in [young, old]]

    assert powers[0] < powers[1]


# The Dwarf King


def beer(face: int, worn: str = "", *, backpack: str = "", potions: str = "", character: str = "", dice: str = "6 1 1 1 1") -> Play:
    """Seat A challenges the Dwarf King, rolls this for the beer and then these dice in the fight."""
    game = table(2, king="Dwarf King").hero(A, worn, backpack=backpack, potions=potions, character=character).start()
    game.expect(f"{face} {dice}")
    return game.choose("king", "heal")


def test_beer_is_rolled_as_the_turn_begins() -> None:
    """R113, A 24: items may still be rearranged after the roll."""
    game = beer(4, "Leather Strap@hand")
    assert game.last("beer") == {"event": "beer", "seat": A, "face": 4, "ban": "hand"}

    game.do(A, "wear Leather Strap on head", "done")
    assert game.last("compared")["hero_power"] == 6 + 2


@pytest.mark.parametrize(
    ("face", "slot", "item"), [(1, "foot", "Sandals"), (2, "body", "Jerkin"), (3, "head", "Helmet"), (4, "hand", "Leather Strap")]
)
def test_beer_bans_a_slot(face: int, slot: str, item: str) -> None:
    """R113, A 37: 1 foot, 2 body, 3 head, 4 hand."""
    game = beer(face, f"{item}@{slot}").finish_round()

    assert game.last("speed_check")["bans"] == [slot]
    assert game.last("compared")["hero_power"] == 6


def test_speed_does_not_cancel_the_beer() -> None:
    """T27, R113, R104: roll 2 at speed 6; the body slot is still banned and gives no speed."""
    game = beer(2, "Seven-League Boots, Scale Armour, Horn@head", dice="1 1 1 1 1 1")
    assert game.player(A)["speed"] == 6
    game.finish_round()

    assert game.last("speed_check")["speed"] == 5
    assert game.last("speed_check")["bans"] == ["body"]


def test_beer_five_forbids_all_potions() -> None:
    """R113, R106: not even a Hare Potion in the fight; before it, one may drink."""
    game = beer(5, potions="Hare Potion")
    assert game.may(A, "play Hare Potion")

    game.do(A, "done")
    assert game.told("lost")  # there was no window for him
    assert game.last("speed_check")["bans"] == ["potions"]


def test_beer_six_forbids_improved_items() -> None:
    """R113, R105: the golden Sword is off."""
    assert beer(6, "Sword*").finish_round().last("compared")["hero_power"] == 6


def test_a_repeat_is_no_new_beer() -> None:
    """R113: one roll for one fight."""
    game = beer(1, "Amulet of Kings@hand")
    game.go_to("hero_repeat").do(A, "repeat", dice="6 1 1 1 1")

    assert len(game.told("beer")) == 1


# The Pirate King


def test_the_loser_gives_an_item_back() -> None:
    """T28, R114, R104: with speed 3; his own choice, also from the backpack, no potion."""
    game = fight("Shoes", "Pirate King", dice="1 1 1", backpack="Horn", potions="Monster Brew", stop="flag")
    game.go_to("flag")
    assert game.last("speed_check")["speed"] == 3
    assert game.refused(A, "discard Monster Brew") == "not-now R57"
    assert game.refused(A, "done") == "not-now R35"

    game.do(A, "return Horn")
    assert "Horn" in game.forge()
    assert game.items(A) == ["Shoes"]


def test_with_speed_four_nothing_is_given_back() -> None:
    """T28, R114: the speed of the check counts."""
    game = fight("Shoes, Horn@head", "Pirate King", dice="1 1 1")

    assert game.last("speed_check")["speed"] == 4
    assert game.told("lost")
    assert game.prompt["kind"] != "flag"


def test_without_items_nothing_happens() -> None:
    """R114: there is nothing to give."""
    game = fight("", "Pirate King", dice="1 1 1")

    assert game.told("lost")
    assert not game.told("returned")


def test_the_winner_keeps_everything() -> None:
    """R114: the flag is for losers; and the game is over."""
    game = fight("Greatsword, Knight’s Armour", "Pirate King", dice="1 1 1 1", cards=SURE)

    assert game.state.result().winners == [A]
    assert not game.told("returned")


# The queen


def test_the_old_queen_repeats_the_whole_fight_once() -> None:
    """R112, R88: three twelve-sided dice and +7, and again."""
    game = fight("", "Eleonora the Tireless", dice="6 1 1 1", stop="enemy_repeat").do(B, "repeat", dice="6 12 12 12")

    assert game.last("compared")["enemy_power"] == 36 + 7
    assert len(game.told("repeated")) == 1
