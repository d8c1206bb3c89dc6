"""What a person types at the table, and what the table answers."""

from __future__ import annotations

from pathlib import Path

import pytest
from rules.maechtige_monster.positions import castle

from monstertisch.core.chance import Luck, secret_of
from monstertisch.core.game import State
from monstertisch.terminal.board import position_at

from .tables import table_at, types

FILLED = "3b2c .... 2a.. ...."


@pytest.mark.parametrize(
    "wish", ["4 on 2", "4 auf 2", "4 2", "4 ON 2", "orc 4 on guard 2", "Ork 4 auf Wächter 2", "4 on 2.1", "4 2.1"]
)
def test_a_wish_may_be_typed_in_many_ways(tmp_path: Path, wish: str) -> None:
    """R12: a card on a guard with a free slot is placed there."""
    table = table_at(castle(FILLED, hands={0: "45"}), tmp_path)

    assert table.answer(wish)
    assert table.match.state.view(0)["guards"][1]["slots"][0] == {"seat": 0, "strength": 4}


def test_a_number_is_the_move_in_the_list(tmp_path: Path) -> None:
    table = table_at(castle(FILLED, hands={0: "45"}), tmp_path)
    order = table.board.order(table.position())

    assert table.answer("2")
    assert table.match.entries[-1].action == order[1]


def test_the_free_slot_beside_a_monster_is_filled_without_asking(tmp_path: Path) -> None:
    """R12: with one slot free, `5 on 3` places; the monster is displaced only by its own name 3.1."""
    table = table_at(castle(FILLED, hands={0: "45"}), tmp_path)

    assert table.answer("5 on 3")
    slots = table.match.state.view(0)["guards"][2]["slots"]
    assert [slot["strength"] for slot in slots] == [2, 5]


def test_a_card_and_a_guard_of_one_number_are_told_apart(tmp_path: Path) -> None:
    """R12: `2 on 2` is no slip of the tongue, and `4 on 2` is not `2 on 4`."""
    table = table_at(castle("3b2c .... 3a.. ....", hands={0: "24"}), tmp_path)

    assert [table.match.setup.moves.spell_out(action) for action in table.board.meant("2 on 2", table.position()) or []] == [
        {"kind": "place", "strength": 2, "guard": 2, "slot": 1}
    ]
    assert [table.match.setup.moves.spell_out(action) for action in table.board.meant("2 on 4", table.position()) or []] == [
        {"kind": "place", "strength": 2, "guard": 4, "slot": 1}
    ]


def test_two_monsters_that_may_be_displaced_are_asked_for(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """R13: `4 on 1` could mean either; the answer names the slot."""
    table = table_at(castle(FILLED, hands={0: "45"}), tmp_path)

    assert not table.answer("4 on 1")
    assert "Which one do you mean? 7) 1.1 (3 of Grimm) with 4; 9) 1.2 (2 of Mira) with 4" in capsys.readouterr().out
    assert table.answer("1.2")
    assert [slot["strength"] for slot in table.match.state.view(0)["guards"][0]["slots"]] == [3, 4]


def test_the_only_monster_that_may_be_displaced_is_not_asked_for(tmp_path: Path) -> None:
    """R13: the 3 is stronger than the 2 alone."""
    table = table_at(castle("3b2c .... .... ....", hands={0: "345"}), tmp_path)

    assert table.answer("3 on 1")
    assert [slot["strength"] for slot in table.match.state.view(0)["guards"][0]["slots"]] == [3, 3]


WEAK_PAIR = "3b2c .... .... ...."
REFUSED = [
    (castle(FILLED, hands={0: "45"}), "1 on 2", "The 1 is not in your hand – R11.", "Die 1 ist nicht auf deiner Hand – R11."),
    (castle(FILLED, hands={0: "45"}), "4 on 5", "only 1 to 4 – R3.", "nur 1 bis 4 – R3."),
    (castle(FILLED, hands={0: "45"}), "4 on 2.2", "comes first – R12.", "kommt zuerst – R12."),
    (castle("5b1c .... .... ....", hands={0: "45"}), "4 on 1.1", "A 5 stays put – R15.", "Eine 5 bleibt liegen – R15."),
    (castle("4b2c .... .... ....", hands={0: "5"}), "5 on 1", "Sum 6 reaches the maximum 6", "Summe 6 erreicht das Maximum 6"),
    (castle(WEAK_PAIR, hands={0: "35"}), "3 on 1.1", "does not displace a 3", "verdrängt keine 3"),
    (castle(WEAK_PAIR, hands={0: "45"}, gold=0), "4 on 1.1", "costs 1 gold, you have 0", "kostet 1 Gold, du hast 0"),
    (castle(WEAK_PAIR, hands={0: "14"}, tile="no_strength_1"), "1 on 2", "The king forbids the 1", "Die 1 verbietet der König"),
]


@pytest.mark.parametrize(("state", "wish", "english", "german"), REFUSED)
def test_an_impossible_wish_is_answered_with_its_reason(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], state: State, wish: str, english: str, german: str
) -> None:
    """R13: the first reason that applies, with its rule, in the reader's language; nothing is played."""
    for language, expected in [("en", english), ("de", german)]:
        table = table_at(state.copy(), tmp_path, language)

        assert not table.answer(wish)
        assert expected in " ".join(capsys.readouterr().out.split())
        assert not table.match.entries
        table.save.close()


def test_two_refused_monsters_have_a_reason_each(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """R13a, R15: `4 on 1` could have meant either."""
    table = table_at(castle("5b1c .... .... ....", hands={0: "45"}), tmp_path)

    assert not table.answer("4 on 1")
    out = capsys.readouterr().out
    assert "A 5 stays put – R15." in out
    assert "Sum 6 reaches the maximum 6" in out


@pytest.mark.parametrize(
    "typed", ["99", "0", "4 on 9", "4 on 2.3", "4 over 2", "-1", "²", "4 on", "on 2", "4.1", "1e3", "💎", "x" * 500]
)
def test_what_means_nothing_is_said_so(tmp_path: Path, capsys: pytest.CaptureFixture[str], typed: str) -> None:
    table = table_at(castle(FILLED, hands={0: "45"}), tmp_path)

    assert not table.answer(typed)
    assert "I do not understand" in capsys.readouterr().out
    assert not table.match.entries


# Explanations


@pytest.mark.parametrize(
    ("topic", "expected"),
    [
        ("", ["You play one card now", "Orc 4 on 2", "1.1 (3 of Grimm) with 4: 1 gold to the bank", "“? guard 2”"]),
        ("7", ["1.1 (3 of Grimm) with 4: 1 gold to the bank"]),
        ("1.1", ["1.1 (3 of Grimm) with 4: 1 gold to the bank", "1.1 (3 of Grimm) with 5"]),
        ("2.1", ["Possible: Orc 4 on 2 Orc 5 on 2"]),
        (
            "guard 1",
            ["Guard 1 ★: strength 3–6, loot 3–9 Slot 1: 3 Grimm, slot 2: 2 Mira", "The sum there is 5. Below 6", "12 with ★"],
        ),
        ("wächter 4", ["strength 3–6, loot 3–9", "With the tile: strength 0–3, loot 0–4"]),
        ("tile", ["The king says: The last guard is weaker by 3"]),
        ("rules", ["Displacing:", "Healing:"]),
    ],
)
def test_a_question_mark_explains(tmp_path: Path, capsys: pytest.CaptureFixture[str], topic: str, expected: list[str]) -> None:
    """The position and everything in it, without playing anything."""
    table = table_at(castle(FILLED, hands={0: "45"}, tile="last_minus3_strength_minus5_loot"), tmp_path)

    assert not table.answer(f"? {topic}")
    out = " ".join(capsys.readouterr().out.split())
    assert [words for words in expected if words not in out] == []


def test_what_stays_put_is_explained_with_its_rule(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """R15, R13a: every reason with the moves that it stops."""
    table = table_at(castle("5b1c .... .... ....", hands={0: "24"}), tmp_path)
    table.answer("?")

    out = " ".join(capsys.readouterr().out.split())
    assert "A 5 stays put – R15: 1.1 (5 of Grimm) with 1, 1.1 (5 of Grimm) with 2" in out
    assert "Sum 6 reaches the maximum 6, at guard 1 everything stays put – R13a: 1.2 (1 of Mira)" in out


def test_the_table_shows_what_healing_costs_under_the_tile(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """R31: a 4 costs 4 under this tile."""
    table = table_at(castle(FILLED, hands={0: "45"}, tile="heal_4_and_5_cost_4"), tmp_path)
    table.show_position()

    assert "cost when they are hurt: 1: 1, 2: 1, 3: 2, 4: 4, 5: 4" in capsys.readouterr().out


@pytest.mark.parametrize("topic", ["99", "guard 9", "9.9", "love"])
def test_an_unknown_topic_is_said_so(tmp_path: Path, capsys: pytest.CaptureFixture[str], topic: str) -> None:
    table = table_at(castle(FILLED, hands={0: "45"}), tmp_path)

    assert not table.answer(f"?{topic}")
    assert f"I know nothing about “{topic}”." in capsys.readouterr().out


def test_help_names_every_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    table = table_at(castle(FILLED, hands={0: "45"}), tmp_path, "de")
    table.answer("hilfe")

    out = capsys.readouterr().out
    assert all(word in out for word in ["4 auf 2.1", "verlauf", "zurück", "ende", "?"])


# What is shown


def test_the_list_shows_price_and_payee(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """R14: one to the bank, one per star above the first to the owner; an own monster costs one."""
    table = table_at(castle("3b.. 2c.. 2a.. ....", guards="2 1 3 1", hands={0: "4"}), tmp_path)
    table.show_position()

    out = capsys.readouterr().out
    assert "1.1 (3 of Grimm) with 4  1 to the bank, 1 to Grimm" in out
    assert "2.1 (2 of Mira) with 4   1 gold to the bank" in out
    assert "3.1 (2 of Anna) with 4   1 gold to the bank" in out


def test_a_tile_shows_the_values_that_count_and_the_printed_maximum(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """R30: strength and loot as they will be fought for; for displacing the printed maximum stays."""
    table = table_at(castle(FILLED, hands={0: "45"}, tile="last_minus3_strength_minus5_loot"), tmp_path)
    table.show_position()

    assert "4 ★ 0–3 (−3) 0–4 (−5) free free 0 / 6" in " ".join(capsys.readouterr().out.split())


def test_hidden_cards_are_question_marks(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Q37: in round 1 one sees how many cards the others hold, not which."""
    table = table_at(castle("3b2c .... 2a.. ...."), tmp_path)
    table.show_position()

    [grimm] = [line for line in capsys.readouterr().out.split("\n") if line.startswith("Grimm")]
    assert grimm.split() == ["Grimm", "Dragons", "8", "?", "?", "?", "?"]


@pytest.mark.parametrize("slots", [FILLED, ".... .... ....", "5b4c 3a.. .... .... .... ...."])
def test_nothing_on_the_screen_depends_on_what_is_hidden(tmp_path: Path, capsys: pytest.CaptureFixture[str], slots: str) -> None:
    """Q37: picture, moves and explanations are the same where all that the seat cannot know is dealt anew."""
    state = castle(slots, tile="equal_pair_plus3_loot")
    table = table_at(state, tmp_path)
    seen = []
    for twin in [state, *[state.imagine(0, Luck(secret_of(seed))) for seed in range(20)]]:
        position = position_at(twin, 0)
        table.show([*table.board.picture(position), *table.board.choices(position)])
        for topic in ["", "1", "4", "guard 1", "tile"]:
            table.show(table.board.explain(topic, position) or [])
        seen.append(capsys.readouterr().out)

    assert len(seen[0]) > 1000
    assert set(seen) == {seen[0]}


def test_the_fights_are_told_guard_by_guard(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """R18-R23: strength, loot, sum and shares; then who pays, also who cannot pay all."""
    state = castle("4b2c 5d1b 3c2d 2a..", guards="1/5/7 2/6/10 2/9/9 1", hands={0: "34"}, gold=[8, 8, 0, 8], in_round=2)
    table = table_at(state, tmp_path)

    assert table.answer("3 on 4")
    out = " ".join(capsys.readouterr().out.split())
    assert "Guard 1 has strength 5 and loot 7; the monsters bring 6. Guard 1 is beaten. Grimm takes 4 gold. Mira takes 3" in out
    assert "Guard 2 has strength 6 and loot 10; the monsters bring 6. Guard 2 is beaten. Knut takes 5 gold. Grimm takes 5" in out
    assert "Guard 3 has strength 9 and loot 9; the monsters bring 5. Guard 3 stands firm" in out
    assert "You pay 3 gold for healing. Mira pays 2 gold for healing. Knut pays 1 gold for healing." in out


def test_of_a_guard_whom_the_tile_changed_the_story_also_says_what_is_printed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """R30: strength and loot as they were fought for, and beside them those of the card."""
    guards = "1/5/7 2/6/10 2/9/9 1"
    state = castle("3b3c 5d1b 4c2d 2a..", guards=guards, hands={0: "34"}, tile="equal_pair_plus3_loot", in_round=2)
    table = table_at(state, tmp_path)

    assert table.answer("3 on 4")
    out = " ".join(capsys.readouterr().out.split())
    assert "Guard 1 has strength 5 and loot 10; the monsters bring 6. (Printed: 5 and 7.) Guard 1 is beaten." in out
    assert out.count("Printed") == 1


def test_leaving_is_possible_at_every_prompt(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    leaving: list[tuple[str | type[BaseException], int]] = [("quit", 0), ("ende", 0), (EOFError, 0), (KeyboardInterrupt, 130)]
    for word, code in leaving:
        types(monkeypatch, "", "?", word)
        table = table_at(castle(FILLED, hands={0: "45"}), tmp_path)

        assert table.run() == code
        assert "monstertisch resume" in capsys.readouterr().out
        table.save.close()


@pytest.mark.parametrize(
    ("language", "typed", "words"),
    [
        ("de", "tipp", ["Tipp: Ork 4 auf ", "Sonst: ", "im Schnitt +", " Gold", "Siegchance "]),
        ("en", "hint", ["Hint: Orc 4 on ", "Or else: ", "gold on average", "% to win"]),
    ],
)
def test_a_tip_says_what_to_do_and_why(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], language: str, typed: str, words: list[str]
) -> None:
    table = table_at(castle(FILLED, hands={0: "45"}), tmp_path, language)

    assert not table.answer(typed)
    out = capsys.readouterr().out
    assert [word for word in words if word not in out] == []
