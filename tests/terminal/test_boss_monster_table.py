"""What is shown and told at a table of Boss Monster."""

from __future__ import annotations

from pathlib import Path

import pytest
from rules.boss_monster.positions import A, B, Play, table, with_card

from monstertisch.core.reason import Reason

from .dungeons import building, placed, walking
from .tables import shown, table_of


def test_where_every_change_comes_from_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """R130-R132: damage and health as they are now, with the card behind every difference."""
    game = table(bosses=["Ravenus", "Lamia"]).seat(A, rooms="Power Leech, Vampire Lab", levelled=True, hand="Pay to Win, Armor Up!")
    play = game.entrance(A, "Rotgut").start().do(A, "use boss", "target Vampire Lab")
    seat = table_of(play, tmp_path)
    seat.answer("? vampire lab")

    assert "damage 8, printed 2 (+2 Power Leech (Anna), ×2 Ravenus (Anna))" in " ".join(capsys.readouterr().out.split())


# What is shown


def test_the_table_shows_dungeons_town_and_hand(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """R2-R11, R77-R80: rooms from the entrance to the boss, stacks, coins, minibosses, treasure, who would go where."""
    out = shown(table_of(building(), tmp_path), capsys)

    assert "Turn 1 · Build" in out
    assert "Anna (you) · souls 0, wounds 0 · 3 coins · R1 E0 S0 G2" in out
    assert "2 Unstable Mine T2 G > 1 Vampire Lab M3 R (Spike level 1) > Kirax (980 XP)" in out
    assert "2 The Catapult T2 G (beneath it Training Camp) > 1 Loot Box T1 S (2 coins) > Kazanna (935 XP)" in out
    assert "hand: 0 rooms, 1 spell" in out
    assert "Rotgut health 6 E stays, nobody has anything for him" in out
    assert "Holkin health 6 R to you (Anna: 1)" in out
    assert "Haunted Cavern ★M3 R 1x/turn, pay 1 coin" in out


def test_face_down_cards_are_known_to_their_owner_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """R12: the others see that a card lies there, not which."""
    assert "3 face down: Loot Box > 2 Unstable Mine" in shown(table_of(placed(), tmp_path), capsys)

    game = table().seat(A, rooms="Loot Box", hand="Heist").seat(B, rooms="Loot Box", hand="Fetid Beast, Rage!").start()
    game.do(A, "pass").go_to("build", active=B).do(B, "place Fetid Beast on Loot Box", "pass")
    out = shown(table_of(game, tmp_path), capsys)
    assert "(face down: ?)" in out
    assert "Fetid Beast" not in out


def test_a_walk_shows_the_hero_and_how_it_would_end(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """R89-R103: the hero in the room, those who wait, and what the rooms would do to them."""
    out = shown(table_of(walking(), tmp_path), capsys)

    assert "At the entrance: Josie health 8: gets through with 3, 1 wound" in out
    assert "2 Sawtooth Pendulum T2 G (here Tess health 2: dies in 1) > 1 Fetid Beast M3 E >" in out


def test_what_waits_and_lasts_is_shown(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """R30, R106: effects that wait for the others, and those until the end of the turn."""
    game = table().seat(A, rooms="Loot Box", hand="Armor Up!").seat(B, rooms="Endless Gallery", hand="Pay to Win").start()
    game.do(A, "pass").do(B, "use Endless Gallery", "target A", "target thief", "pass")
    out = shown(table_of(game, tmp_path), capsys)
    assert "Waiting: Endless Gallery by Grimm (you, gold)" in out
    assert "Before this happens: do you do anything else?" in out

    game.do(A, "pass")
    out = shown(table_of(game, tmp_path), capsys)
    assert "In force: Your dungeon counts one more treasure this turn: gold. (Endless Gallery)" in out


def test_cards_are_called_as_in_the_cards_that_are_played_with(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """R136: names of an own card file are shown, understood and used in stories and reasons."""
    rows = with_card("rooms", "Loot Box", name_en="Bargain Bin")
    seat = table_of(table(2, rows).seat(A, hand="Loot Box").start(), tmp_path)

    assert seat.answer("build bargain bin 1")
    assert "You place a card face down on slot 1 (Bargain Bin)." in capsys.readouterr().out
    assert "Bargain Bin" in shown(seat, capsys)
    assert "Loot Box" not in seat.board.reason(Reason("not-in-hand", "R41", {"card": "loot_box"}))


# What is told


def told(game: Play, folder: Path, capsys: pytest.CaptureFixture[str]) -> str:
    """All that happened, as Anna reads it."""
    seat = table_of(game, folder)
    capsys.readouterr()
    seat.tell(game.happened)
    return capsys.readouterr().out


def test_a_turn_is_told_by_phases_and_heroes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """R22-R106: headings, what everybody built, who went where, every walk room by room."""
    game = table().seat(A, rooms="Fetid Beast", hand="Loot Box").seat(B, rooms="Vampire Lab").town("Tess, Holkin").start()
    game.do(A, "place Loot Box").end_turn()
    lines = told(game, tmp_path, capsys).split("\n")
    out = " ".join(" ".join(lines).split())

    assert [line for line in lines if line and not line.startswith(" ")] == ["Reveal", "Bait", "Adventure", "Turn 2", "Build"]
    assert "You build Loot Box (slot 2)." in out
    assert "Tess comes to you (Anna: 1, Grimm: 0)." in out
    assert "Tess takes 1 damage, health: 3 (Loot Box)." in out
    assert "Tess takes 3 damage, health: 0 (Fetid Beast)." in out
    assert "2 heroes are new in town: The Fool (2, fewest souls), Scoundrel (6, Thief)." in out


def test_a_declaration_is_told_with_its_targets(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """R29, R30: what was chosen; what waits is told again when it takes effect, what does not wait is not."""
    game = table().seat(A, rooms="Loot Box", hand="Heist").seat(B, rooms="Endless Gallery", hand="Rage!").start()
    game.do(A, "use Heist", "target Loot Box").do(A, "pass").reply(B, "use Endless Gallery", "target A", "target thief")
    out = " ".join(told(game, tmp_path, capsys).split())

    assert "You use Heist (Loot Box at yours)." in out
    assert "Heist takes effect." not in out
    assert "Grimm uses Endless Gallery (you, gold). It still waits." in out
    assert "Endless Gallery takes effect." in out
