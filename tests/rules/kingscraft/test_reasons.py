"""Why a move is refused: the reasons that no other test shows, and that none is left out."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from monstertisch.core.reason import IllegalMove
from monstertisch.games.kingscraft.reasons import REFUSALS

from .positions import GAME, A, B, Play, fight, table

HERE = Path(__file__).parent


@pytest.mark.parametrize(
    "spelled",
    [
        None,
        {},
        "pass",
        {"kind": "dance"},
        {"kind": "reroll", "sides": 6, "face": 7},
        {"kind": "reroll", "sides": 6},
        {"kind": "reroll", "sides": 6.0, "face": 1},
        {"kind": "take", "item": "I9_EXCALIBUR"},
        {"kind": "combine", "item": "I2_SCHWERT", "first": "I2_JOKER_A", "second": "own"},
        {"kind": "pass", "why": "tired"},
        {"kind": "experiment", "hearts": True},
        [["pass"]],
    ],
    ids=repr,
)
def test_nonsense_is_no_move(spelled: object) -> None:
    """R16: whatever it is, it is refused with words."""
    with pytest.raises(IllegalMove) as refusal:
        GAME.moves.read(spelled)

    assert f"{refusal.value.reason.code} {refusal.value.reason.rule}" == "no-such-move R16"


@pytest.mark.parametrize("action", [-1, 10**6])
def test_a_number_outside_the_moves_is_refused(action: int) -> None:
    """R16: and changes nothing."""
    state = table().start().state
    before = state.to_data()
    reason = state.why_not(A, action)

    assert (reason.code, reason.rule) == ("no-such-move", "R16")
    assert state.to_data() == before


def test_every_move_can_be_spelled_out_and_read() -> None:
    """R16: the space is complete, and every number has one form."""
    spelled = [GAME.moves.spell_out(action) for action in range(GAME.moves.count)]

    assert [GAME.moves.read(move) for move in spelled] == list(range(GAME.moves.count))


def at_rerolls(worn: str, potions: str = "", dice: str = "1", against: str = "Drool Slime") -> Play:
    return fight(worn, against, potions=potions, dice=dice)


def test_reasons_among_the_rerolls() -> None:
    """R82, R121, R122, R125: no such die, no reroll left, nothing to turn with, no such source, no value shown."""
    game = at_rerolls("Ring@head, Crystal@hand", dice="2")

    assert game.refused(A, "reroll 5") == "no-such-die R82"
    assert game.refused(A, "set 2") == "no-set-left R125"
    assert game.refused(A, "use hand") == "no-such-source R122"
    assert game.refused(A, "use head") == "no-value-shown R122"
    assert game.refused(A, "roll") == "not-now R122"
    assert at_rerolls("Ring@head").refused(A, "reroll 1") == "no-reroll-left R121"


def test_reasons_while_picking_dice() -> None:
    """R122: pick at least one, and not more than lie there; each source once per attempt."""
    game = at_rerolls("Ring@head, Crystal@hand").do(A, "use head")
    assert game.refused(A, "roll") == "nothing-picked R122"
    game.do(A, "pick 1")
    assert game.refused(A, "pick 1") == "no-such-die R82"

    game.do(A, "roll", dice="1")
    assert game.refused(A, "use head") == "source-used R122"


def test_a_second_repeat_is_refused() -> None:
    """R88: the Alchemist is still asked for his tokens."""
    game = fight("Amulet of Kings@hand", "Drool Slime", dice="1", character="alchemist", stop="hero_repeat")
    game.do(A, "repeat", dice="1").go_to("hero_repeat")

    assert game.refused(A, "repeat") == "no-repeat-left R88"


def test_banned_potions_in_the_middle_of_a_fight() -> None:
    """R106: he is asked for his rerolls, not for potions; the reason names the enemy and the speed he would need."""
    game = at_rerolls("Hood", potions="Luck Potion", against="Wood Witch")
    reason = game.why_not(A, "play Luck Potion")

    assert game.refused(A, "play Luck Potion") == "potions-banned R106"
    assert reason is not None
    assert (reason.params["enemy"], reason.params["needed"]) == ("C2_05", 2)


def test_a_potion_that_one_does_not_hold() -> None:
    """R52: neither played nor exchanged."""
    game = table().hero(A, potions="Luck Potion").start().choose("forge", "heal")

    assert game.refused(A, "exchange Time Potion") == "not-your-potion R52"
    assert game.refused(A, "play Time Potion") == "not-your-potion R52"


def test_an_item_in_overflow_makes_no_room_for_potions() -> None:
    """R57: to give it back helps nobody."""
    worn, backpack = "Dagger, Knight’s Armour, Shoes", "Helmet, Jerkin, Sandals, Hood"
    game = table().hero(A, worn, backpack=backpack).creatures("Forest Imp").start()
    game.choose("attack1", "guard").go_to("reward", dice="6 6 6 1").do(A, "take Spurs").do(A, "brew Knight’s Armour")

    assert game.prompt["kind"] == "settle"
    assert game.refused(A, "return Spurs") == "gains-no-room R57"


def test_nothing_of_that_class_to_swap_for() -> None:
    """R137: no class-3 item lies in the forge."""
    forge = [item for item in table().start().state.to_data()["forge"] if not item.startswith("I3")]
    setting = table().hero(A, backpack="Greatsword, Helmet", character="rogue")
    game = setting.but(forge=[item for item in forge if item != "I1_HELM"]).start().choose("break-in", "heal")

    assert game.refused(A, "swap Greatsword") == "nothing-to-swap R137"
    assert game.may(A, "swap Helmet")


def test_a_reason_carries_what_its_words_need() -> None:
    """R33, R51, R64: class and wanted class, slots that fit, the board that is missing."""
    guard = table().start().choose("guard", "heal").why_not(A, "take Sword")
    slot = table().hero(A, backpack="Shoes").start().why_not(A, "wear Shoes on head")
    recipe = table(boards_out="EF").hero(A, backpack="Horn").start().choose("forge", "heal").why_not(A, "combine Staff")

    assert guard is not None
    assert (guard.params["class"], guard.params["wanted"]) == (2, 1)
    assert slot is not None
    assert (slot.params["item"], slot.params["fits"]) == ("I1_SCHUHE", ["foot"])
    assert recipe is not None
    assert recipe.params["board"] == "E"


def test_who_is_not_asked_learns_who_is() -> None:
    """R16: the seats that owe an answer."""
    game = table(3).start().do(A, "choose heal").do(B, "choose guard").do(2, "choose guard", dice="1 2")
    reason = game.why_not(A, "take Horn")

    assert reason is not None
    assert (reason.code, reason.params) == ("not-asked", {"seats": [2]})


def test_no_reason_is_without_a_test() -> None:
    """R16: every code of the game is expected by a test in this folder, each with a rule."""
    tests = "".join(path.read_text("utf-8") for path in sorted(HERE.glob("test_*.py")))
    expected = set(re.findall(r'"([a-z-]+) R\d+"', tests))

    assert [code for code, _ in REFUSALS[1:] if code not in expected] == []
    assert [code for code, rule in REFUSALS[1:] if not re.fullmatch(r"R\d+", rule)] == []
