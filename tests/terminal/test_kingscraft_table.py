"""What only Kingscraft has at the terminal: jokers, potions, windows without a choice, forge and fights on the screen."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from rules.kingscraft.positions import A, B, fight, table, with_card

from monstertisch.core.game import Result
from monstertisch.core.reason import Reason

from .realms import SWORD, against_other, choosing, rerolling, reward
from .tables import played, shown, table_of, types


def test_copies_of_a_potion_are_one_move(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game = fight("Dagger", "Orc Robber", potions="Healing Potion, Healing Potion, Healing Potion", hearts=1, stop="window")
    seat = table_of(game, tmp_path)
    seat.show_position()

    assert capsys.readouterr().out.count(") play Healing Potion") == 1
    assert seat.answer("play heal")
    assert seat.match.state.view(0)["seats"][0]["hearts"] == 2


def test_who_has_the_materials_needs_no_joker(tmp_path: Path) -> None:
    """R65: a joker is given only by who names it, or lacks the material."""
    game = table(2).hero(A, backpack="Dagger, Iron Fitting, Dwarven Ore").start().choose("forge", "heal").go_to("forge")
    seat = table_of(game, tmp_path)
    position = seat.position()

    with_joker = [
        seat.match.setup.moves.spell_out(action) for action in seat.board.meant("combine sword with joker", position) or []
    ]
    assert seat.board.meant("combine sword", position) == [seat.match.setup.moves.read(SWORD)]
    assert {move["first"] for move in with_joker} | {move["second"] for move in with_joker} == {"own", "I1_JOKER_G"}


# What goes without saying


def test_nobody_is_asked_who_could_only_pass(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """R76: whoever holds a potion is asked by the rules, whatever it is; the table passes for who cannot use it."""
    seat = table_of(against_other(potions="Fury Potion"), tmp_path)
    types(monkeypatch)

    seat.go_on()
    assert played(seat) == [{"kind": "pass"}]
    assert seat.last_choice() is None


def test_who_can_do_something_is_asked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """R76: at the normal pace also in the fights of others."""
    seat = table_of(against_other(), tmp_path)
    types(monkeypatch, "pass")

    seat.answer("pace normal")
    seat.go_on()
    assert played(seat) == [{"kind": "pass"}]
    assert seat.last_choice() == 0


def test_all_windows_of_a_turn_can_be_passed_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """R76: the Monster Brew could be used three times in this fight; it is asked for once."""
    seat = table_of(against_other(potions="Monster Brew"), tmp_path)
    types(monkeypatch, "pass all")
    seat.answer("pace normal")
    while seat.match.state.view(None)["prompt"]["kind"] != "choose":
        seat.go_on()

    passes = [entry.number for entry in seat.match.entries if entry.seat == 0]
    assert len(passes) == 3
    assert seat.unasked == set(passes[1:])


# What is shown


def test_the_table_shows_forge_owners_and_what_can_be_made(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """R11, R59, R63: three rows, golden items with a star, who has the rest; recipes for which everything is there."""
    game = table(2).hero(A, backpack="Dagger, Iron Fitting").hero(B, "Boots*").gilded("Chain Mail").start()
    out = shown(table_of(game, tmp_path), capsys)

    assert "Forge (class 1 to 3; ★ golden" in out
    assert "D: Dagger (you), Iron Fitting (you)" in out
    assert "A: Boots★ (Grimm), Leather Armour, Star Steel · B: Chain Mail★" in out
    assert "You could combine: Sword = Dagger + Iron Fitting" in out
    assert "wears Boots★ (foot)" in out


def test_the_own_board_shows_slots_backpack_and_what_has_no_place(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """R50, R56: effects of worn items, things in the backpack with theirs, and overflow."""
    game = table(2).hero(A, "Sword", backpack="Ring, Dwarven Ore, Helmet, Cloth", potions="", hearts=1)
    out = shown(table_of(game.but(overflow=[["I1_WAMS"], []], forge=without("I1_WAMS", game)).start(), tmp_path), capsys)

    assert "hearts 1/3, speed 1, 4 dice" in out
    assert "hand Sword 3 dice" in out
    assert "Ring (neutral: +1 strength, own dice with 1 once more)" in out
    assert "Dwarven Ore (joker for class 1)" in out
    assert "no place free" in out
    assert "Without a place until the end of the round: Jerkin" in out


def without(item: str, game: Any) -> list[str]:
    """The forge of this table, but for one item."""
    forge: list[str] = game.start().state.to_data()["forge"]
    return [one for one in forge if one != item]


def test_a_fight_shows_dice_power_bans_and_what_would_happen_now(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """R80-R89, T1: before the enemy rolls, and when the decider may reroll."""
    out = shown(table_of(rerolling(), tmp_path), capsys)
    assert "Fight: Anna against Orc Robber" in out
    assert "Anna 6 5 3 2 power 16 (armour 7, left: 2 rerolls)" in out
    assert "Orc Robber not rolled yet: 3 dice (left: 2 rerolls)" in out
    assert "“hand does not count” is lifted" in out

    game = table(2).hero(B, "Dagger").creatures("Orc Robber").start().choose("heal", "attack2", dice="1 6 5 4")
    game.go_to("enemy_reroll")
    out = shown(table_of(game, tmp_path), capsys)
    assert "You decide for the enemy: what does it reroll?" in out
    assert "Orc Robber 6 5 4 power 15 (left: 2 rerolls)" in out
    assert "As it is, Grimm loses. Damage 15, that costs 2 hearts (1 left)." in out


def test_dice_and_power_of_both_sides_stand_below_each_other(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """R85: both have rolled, and their names have different lengths."""
    game = table(2).hero(B, "Dagger").creatures("Orc Robber").start().choose("heal", "attack2", dice="1 6 5 4")
    game.go_to("enemy_reroll")
    capsys.readouterr()
    table_of(game, tmp_path).show_position()

    hero, foe = [line for line in capsys.readouterr().out.split("\n") if " power " in line]
    assert hero.index("power") == foe.index("power")
    assert hero.index("1") == foe.index("6 5 4")


def test_attack_cards_tell_the_chance_to_win(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """R17: with what is worn now."""
    game = table(2).hero(A, "Sword, Boots").creatures("Orc Robber").start()

    out = shown(table_of(game, tmp_path), capsys)

    assert "5 · against Orc Robber · 78 % to win" in out


def test_a_reward_shows_what_could_be_made_with_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = shown(table_of(reward(), tmp_path), capsys)

    assert "Iron Fitting neutral: +1 strength, +3 armour · with Dagger: Sword" in out


def test_potions_in_force_and_the_order_of_turns_are_shown(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """R19, R73: who has which card, who is done; potions on whom."""
    out = shown(table_of(against_other(), tmp_path), capsys)
    assert "Order: Anna (Heal, done), Grimm (Attack Level 2, now)" in out

    stoned = fight("Sword, Boots", "Orc Robber", potions="Stoneskin Potion", stop="window")
    stoned.do(A, "play Stoneskin Potion", dice="6 5 3 2")
    out = shown(table_of(stoned, tmp_path), capsys)
    assert "In force: Stoneskin Potion (Anna)" in out


def test_cards_are_called_as_in_the_cards_that_are_played_with(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """R143: names of an own card file are shown, understood and used in reasons."""
    rows = with_card("items", "Dagger", name_en="Toothpick")
    seat = table_of(table(2, rows).hero(A, backpack="Dagger").start(), tmp_path)

    assert seat.answer("wear toothpick")
    assert "You put on Toothpick (hand)." in capsys.readouterr().out
    assert "Toothpick" in seat.board.reason(Reason("not-your-item", "R51", {"item": "I1_DOLCH"}))
    assert "hand Toothpick 1 die, +1 strength" in shown(seat, capsys)


def test_a_game_without_a_winner_is_a_draw(tmp_path: Path) -> None:
    """R142: after a hundred rounds nobody has won, although all share the first place."""
    seat = table_of(choosing(), tmp_path)

    assert seat.board.verdict(Result([0, 0])) == "Nobody has beaten the king. A draw."
    assert seat.board.verdict(Result([1, 0])) == "You win!"
    assert seat.board.verdict(Result([0, 1])) == "Grimm wins."
