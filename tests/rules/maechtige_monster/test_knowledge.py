"""Who knows what: Q36-Q40."""

from __future__ import annotations

import json
import re

import pytest

from monstertisch.core.game import View
from monstertisch.games.maechtige_monster.cards import TILES

from .positions import GAME, A, B, C, D, castle, deal, fight, of, play
from .random_play import random_games

EVERY_EYE = [None, A, B, C]


def hands_seen(view: View) -> list[list[int | None]]:
    return [seat["hand"] for seat in view["seats"]]


def asides_seen(view: View) -> list[list[int | None]]:
    return [seat["aside"] for seat in view["seats"]]


# Public at all times


@pytest.mark.parametrize("eye", EVERY_EYE)
def test_backs_monsters_gold_and_marker_are_public(eye: int | None) -> None:
    """Q36: every seat and every spectator sees them."""
    seen = castle("3a2c 4b.. ....", guards="2 3 1", gold=[3, 0, 12], start=B, turn=A).view(eye)

    assert [(guard["level"], guard["strength"], guard["loot"]) for guard in seen["guards"]] == [
        (2, [5, 9], [7, 13]),
        (3, [7, 10], [11, 18]),
        (1, [3, 6], [3, 9]),
    ]
    assert [guard["slots"] for guard in seen["guards"]] == [
        [{"seat": A, "strength": 3}, {"seat": C, "strength": 2}],
        [{"seat": B, "strength": 4}, None],
        [None, None],
    ]
    assert [seat["gold"] for seat in seen["seats"]] == [3, 0, 12]
    assert (seen["start"], seen["turn"]) == (B, A)


@pytest.mark.parametrize("eye", EVERY_EYE)
def test_hand_sizes_are_public(eye: int | None) -> None:
    """Q36: three minus what lies in the castle."""
    seen = castle("3a2c 4c.. ....").view(eye)

    assert [len(cards) for cards in hands_seen(seen)] == [2, 3, 1]


@pytest.mark.parametrize("level", [1, 2, 3])
def test_the_level_on_top_of_the_pile_is_public(level: int) -> None:
    """Q36: its back is visible."""
    seen = castle(".... .... ....", next_guards=f"{level}").view(None)

    assert seen["pile"]["top"] == level


def test_the_rounds_left_are_public() -> None:
    """Q36: the round being played, of how many."""
    seen = castle(".... .... ....", in_round=4).view(None)

    assert (seen["round"], seen["rounds"]) == (4, 6)


def test_the_active_tile_and_those_used_are_public() -> None:
    """Q36: in the order in which they came up, the active one last."""
    state = fight("1a2a 1b2b 1c2c", tile="last_plus10_loot", next_tile="no_strength_1").state

    assert state.view(None)["tile"] == "no_strength_1"
    assert state.view(None)["tiles"] == ["last_plus10_loot", "no_strength_1"]


def test_every_revealed_guard_stays_public() -> None:
    """Q36: also after it was discarded."""
    state = fight("5a5b 1a1b 1c2c", guards="1/6/6 3/7/11 1").state

    assert state.view(C)["revealed"] == ["G1-09", "G3-01"]


# Secret


@pytest.mark.thorough
def test_no_view_names_a_guard_that_was_not_revealed() -> None:
    """Q37: whatever lies in the row, the pile or the discard; for all seats, at every move of random games, also after the end."""
    for step in random_games(48):
        for eye in EVERY_EYE:
            view = step.state.view(eye)
            named = set(re.findall(r"G\d-\d\d", json.dumps(view)))
            assert named == set(view["revealed"]), f"seed {step.seed}"


def test_a_guard_shows_its_front_only_when_revealed() -> None:
    """Q37: after the last round the beaten guard and the one that held lie open, the one behind them does not."""
    state = fight("5a5b 1a1b 1c2c", guards="1/6/6 3/7/11 1", in_round=6).state

    fronts = [guard["front"] for guard in state.view(None)["guards"]]
    assert fronts == [{"card": "G1-09", "strength": 6, "loot": 6}, {"card": "G3-01", "strength": 7, "loot": 11}, None]


@pytest.mark.thorough
def test_no_view_names_a_tile_that_did_not_come_up() -> None:
    """Q37: unused and coming tiles are secret in every position of random games; without the king all of them are."""
    for step in random_games(48):
        used = step.state.to_data()["tiles"][: step.state.round()] if step.state.view(None)["king"] else []
        for eye in EVERY_EYE:
            text = json.dumps(step.state.view(eye))
            assert [key for key in TILES if f'"{key}"' in text and key not in used] == [], f"seed {step.seed}"


def test_in_round_one_a_seat_knows_its_own_cards_only() -> None:
    """Q37: neither the hands nor the aside cards of the others."""
    seen = deal(3, monsters=["24513", "12345", "54321"]).view(A)

    assert hands_seen(seen) == [[2, 4, 5], [None, None, None], [None, None, None]]
    assert asides_seen(seen) == [[1, 3], [None, None], [None, None]]


def test_in_round_one_a_spectator_knows_no_cards() -> None:
    """Q37: no hand, nothing aside."""
    seen = deal(3).view(None)

    assert hands_seen(seen) == [[None, None, None]] * 3
    assert asides_seen(seen) == [[None, None]] * 3


def test_playing_a_card_shows_this_card_only() -> None:
    """Q37: the two others stay in A's hand unseen."""
    state = castle(".... .... ....", hands={A: "145"})
    play(state, A, "4 on 1.1")

    assert hands_seen(state.view(B))[A] == [None, None]
    assert asides_seen(state.view(B))[A] == [None, None]


def test_a_displaced_card_stays_known() -> None:
    """Q37: all saw B's 3 go back to his hand."""
    state = castle("3b.. .... ....", hands={A: "145", B: "15"})
    play(state, A, "4 on 1.1")

    assert hands_seen(state.view(C))[B] == [3, None, None]
    assert asides_seen(state.view(C))[B] == [None, None]


def test_three_cards_shown_tell_the_two_aside() -> None:
    """Q37, Q38: whoever showed three different cards in round 1 has no secret left."""
    state = castle("4a1b 5b.. ....", shown={B: "3"}, hands={B: "3"})

    assert hands_seen(state.view(C))[B] == [3]
    assert asides_seen(state.view(C))[B] == [2, 4]


def test_two_cards_shown_do_not_tell_the_third() -> None:
    """Q37: the last card in hand may be any of the three not shown."""
    state = castle("4a1b 5b.. ....", hands={B: "3"})

    assert hands_seen(state.view(C))[B] == [None]
    assert asides_seen(state.view(C))[B] == [None, None]


# Public by inference


@pytest.mark.parametrize("eye", EVERY_EYE)
def test_from_round_two_on_all_hands_are_public(eye: int | None) -> None:
    """Q38: everyone saw the two cards that went aside."""
    seen = fight("1a4a 2b3b 3c5c").state.view(eye)

    assert hands_seen(seen) == [[2, 3, 5], [1, 4, 5], [1, 2, 4]]
    assert asides_seen(seen) == [[1, 4], [2, 3], [3, 5]]


@pytest.mark.parametrize("eye", EVERY_EYE)
def test_under_hand_3_4_5_all_hands_are_public_in_round_one(eye: int | None) -> None:
    """Q38, Q37: the tile itself tells them."""
    seen = deal(3, tiles=[TILES.index("hand_3_4_5")], king=True).view(eye)

    assert hands_seen(seen) == [[3, 4, 5]] * 3
    assert asides_seen(seen) == [[1, 2]] * 3


@pytest.mark.thorough
def test_hands_stay_public_for_the_rest_of_the_game() -> None:
    """Q38: no memory is asked for: in random games every later position lists all cards for everyone."""
    for step in random_games(48):
        if step.state.round() > 1:
            position = step.state.to_data()
            for eye in EVERY_EYE:
                view = step.state.view(eye)
                assert hands_seen(view) == position["hands"], f"seed {step.seed}"
                assert asides_seen(view) == position["aside"], f"seed {step.seed}"


def test_in_round_one_exactly_the_cards_shown_are_told() -> None:
    """Q37, Q38: in random games a spectator knows of a hand what was displaced into it; of one who showed three cards, all."""
    shown: dict[int, set[int]] = {}
    for step in random_games(48):
        if of(step.events, "round") or step.state.round() > 1 or step.before["tile"] == "hand_3_4_5":
            continue
        if not any(step.before["slots"]):
            shown = {seat: set() for seat in range(len(step.before["hands"]))}
        shown[step.seat].add(GAME.moves.spell_out(step.action)["strength"])
        for seat, held in enumerate(step.state.to_data()["hands"]):
            known = [card for card in held if card in shown[seat] or len(shown[seat]) == 3]
            told = [card for card in hands_seen(step.state.view(None))[seat] if card is not None]
            assert told == known, f"seed {step.seed}"


def test_the_mix_of_levels_in_the_pile_is_public() -> None:
    """Q39: 12 per level minus the backs seen; here two of level 1, one of each other level lie in the row."""
    seen = castle(".... .... .... ....", guards="1 3 2 1").view(D)

    assert seen["pile"]["count"] == 32
    assert seen["pile"]["levels"] == [10, 11, 11]


def test_the_levels_of_discarded_guards_are_public() -> None:
    """Q37, Q39: after round 1 the pile's mix tells the levels of the six guards dealt so far, revealed or not."""
    seen = fight("1a2a 1b2b 1c2c", guards="3 2 2", next_guards="1 1 3").state.view(None)

    assert seen["pile"]["levels"] == [12 - 2, 12 - 2, 12 - 2]


# Table talk


def test_no_gold_changes_hands_except_for_displacing() -> None:
    """Q40: in random games no other event takes from one player and gives to another."""
    for step in random_games(64):
        for event in step.events:
            gold = event.get("gold", [0])
            if min(gold) < 0 < max(gold):
                assert event["event"] == "displaced", f"seed {step.seed}"


def test_no_move_promises_or_pays_anything() -> None:
    """Q40: the only thing a player can do is to put a card on a place."""
    assert {GAME.moves.spell_out(action)["kind"] for action in range(GAME.moves.count)} == {"place"}
