"""What a person types at a table of Boss Monster, and what the table answers."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from rules.boss_monster.positions import GAME, A, B, Play, opening, table, with_card

from monstertisch.core.chance import Luck, secret_of
from monstertisch.core.game import Data
from monstertisch.core.reason import Reason
from monstertisch.terminal.board import position_at
from monstertisch.terminal.play import Table

from .dungeons import played, table_of

Made = Callable[[], Play]


def building() -> Play:
    """Anna's build turn: a room, a miniboss and two spells in hand, two rooms with a miniboss in play."""
    return (
        table()
        .seat(A, rooms="Unstable Mine, Vampire Lab+Spike1", hand="Loot Box, Haunted Cavern, Jinx, Windfall, Heist")
        .seat(B, rooms="The Catapult/Training Camp, Loot Box$2", hand="Rage!")
        .town("Rotgut, Holkin")
        .discard("Heist, Fetid Beast")
        .start()
    )


def hiring() -> Play:
    """Room for a miniboss."""
    return table().seat(A, rooms="Unstable Mine, Vampire Lab", hand="Jinx, Loot Box").start()


def placed() -> Play:
    return building().do(A, "place Loot Box")


def walking() -> Play:
    """A hero with two health left stands in a room that may kill him."""
    game = table().seat(A, rooms="Sawtooth Pendulum, Fetid Beast", hand="Smash!, Armor Up!").entrance(A, "Tess, Josie").start()
    return game.go_to("room", seat=A)


def choosing_room() -> Play:
    return building().do(A, "use Heist")


def choosing_coins() -> Play:
    game = table().seat(A, rooms="Loot Box", hand="Armor Up!").entrance(A, "Rotgut").town("Holkin").start()
    game.do(A, "use Armor Up!")
    if game.prompt["kind"] == "target":
        game.do(A, "target Rotgut")
    return game


def offered() -> Play:
    return table().seat(A, hand="Loot Box").start().do(A, "place Loot Box").go_to("trigger")


def dealt() -> Play:
    return opening(2, ["Loot Box, Fetid Beast, Vampire Lab, Imp Hoard, Spike, Heist, Rage!"]).go_to("discard_two")


def spying() -> Play:
    """Draculad's third level shows Grimm's hand."""
    game = table().seat(A, rooms="Vampire Lab+Draculad3", hand="Heist").seat(B, hand="Rage!, Loot Box, Spike").start()
    return game.do(A, "use Draculad 3").go_to("look")


LOOT = {"kind": "place", "card": "loot_box"}
USE = {"kind": "declare"}
ROOM = {"kind": "target", "seat": 1}
WISHES: list[tuple[Made, str, Data]] = [
    (building, "build loot box 3 | baue Beutekiste neu | lege Beutekiste auf Platz 3 | loot box new", {**LOOT, "slot": 3}),
    (building, "build loot box on vampire lab | beutekiste auf Vampirlabor | place loot box 1", {**LOOT, "slot": 1}),
    (hiring, "build jinx 2 | baue Jinx in Baufällige Mine | jinx 2", {"kind": "place", "card": "jinx", "slot": 2}),
    (building, "promote spike | befoerdere den Stachel für eine Münze | promote 1", {"kind": "promote", "slot": 1}),
    (building, "play heist | zaubere Raubzug | use heist | setze Raubzug ein | heist | hei", {**USE, "card": "heist"}),
    (building, "use unstable mine | benutze die Baufällige Mine | mine | use mine 2", {**USE, "seat": 0, "slot": 2}),
    (building, "pass | passe | p | done | fertig | no | nichts", {"kind": "pass"}),
    (placed, "take back | nimm zurück | nimm die Karte zurück | zurücknehmen", {"kind": "take_back"}),
    (walking, "play smash | smash | zerschmettern | spiele Zerschmettern!", {**USE, "card": "smash"}),
    (walking, "use sawtooth pendulum | Sägezahnpendel | saegezahn", {**USE, "seat": 0, "slot": 2}),
    (choosing_room, "catapult | the catapult | wähle das Katapult | target catapult 2 Grimm | Katapult Grimm", {**ROOM, "slot": 2}),
    (choosing_room, "spike | Vampirlabor | choose vampire lab 1", {"kind": "target", "seat": 0, "slot": 1}),
    (choosing_coins, "pay 2 | zahle 2 | coins 2 | zahle 2 Münzen | 2 coins", {"kind": "coins", "n": 2}),
    (offered, "yes | ja | j | y | accept", {"kind": "accept"}),
    (offered, "no | nein | n | decline | verzichte | pass", {"kind": "decline"}),
    (dealt, "discard heist | wirf Raubzug ab | raub", {"kind": "discard", "card": "heist"}),
    (spying, "take rage | nimm Raserei | rage", {"kind": "take", "card": "rage"}),
    (spying, "no | nothing | nichts", {"kind": "decline"}),
]  # fmt: skip


@pytest.mark.parametrize(("made", "words", "move"), WISHES)
def test_a_wish_may_be_typed_in_many_ways(tmp_path: Path, made: Made, words: str, move: Data) -> None:
    """In German and English, shortened, with or without articles; whatever is clear is done."""
    seat = table_of(made(), tmp_path)
    position = seat.position()
    for typed in words.split(" | "):
        meant = seat.meant(typed.casefold(), position, [])

        assert [GAME.spell_out(action) for action in meant or [] if action in position.options] == [move], typed


def test_a_number_is_the_move_in_the_list(tmp_path: Path) -> None:
    seat = table_of(building(), tmp_path)
    order = seat.board.order(seat.position())

    assert seat.answer("2")
    assert seat.match.entries[0].action == order[1]


def test_words_that_may_mean_several_moves_are_answered_with_a_question(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """R42: the slot is asked for; the answer may be a slot by its word or a number of the list."""
    seat = table_of(building(), tmp_path)

    assert not seat.answer("build loot box")
    asked = " ".join(capsys.readouterr().out.split())
    assert asked.startswith("Which one do you mean? ")
    assert all(words in asked for words in ["on Vampire Lab (1)", "on Unstable Mine (2)", "new (3)"])
    assert seat.answer("new")
    assert played(seat) == [{**LOOT, "slot": 3}]


def test_a_room_that_two_have_is_asked_for(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """R29: whose it is decides."""
    game = table().seat(A, rooms="Loot Box", hand="Heist").seat(B, rooms="Loot Box").start().do(A, "use Heist")
    seat = table_of(game, tmp_path)

    assert not seat.answer("loot box")
    assert "Loot Box (1), T1 S; 2) Loot Box (1, Grimm), T1 S" in " ".join(capsys.readouterr().out.split())
    assert seat.answer("grimm")
    assert played(seat) == [{**ROOM, "slot": 1}]


REFUSED: list[tuple[Made, str, str, str]] = [
    (building, "build haunted cavern 3", "dvanced", "R44."),
    (building, "build jinx 3", "iniboss", "R61."),
    (building, "build jinx 2", "iniboss", "R62."),
    (building, "build rocky 1", "hand", "R41."),
    (building, "play windfall", "", "R29."),
    (building, "play rage", "hand", "R41."),
    (building, "use vampire lab", "", "R28."),
    (building, "use spike level 2", "", "R65."),
    (building, "use boss", "", "R56."),
    (building, "take back", "", "R41."),
    (building, "promote 2", "", "R68."),
    (placed, "build haunted cavern 1", "", "R41."),
    (walking, "build loot box 1", "", ""),
    (choosing_room, "pass", "", ""),
]


@pytest.mark.parametrize(("made", "typed", "words", "rule"), REFUSED)
def test_an_impossible_wish_is_answered_with_its_reason(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], made: Made, typed: str, words: str, rule: str
) -> None:
    """The reason in words and with its rule; nothing is played."""
    seat = table_of(made(), tmp_path)

    assert not seat.answer(typed)
    out = " ".join(capsys.readouterr().out.split())
    assert out.startswith("Not possible: ")
    assert words in out
    assert out.endswith(rule)
    assert " – R" in out
    assert played(seat) == []


@pytest.mark.parametrize("typed", ["99", "0", "dance", "-1", "²", "build build", "💎", "the", "on", "x" * 500])
def test_what_means_nothing_is_said_so(tmp_path: Path, capsys: pytest.CaptureFixture[str], typed: str) -> None:
    seat = table_of(building(), tmp_path)

    assert not seat.answer(typed)
    assert "I do not understand" in capsys.readouterr().out
    assert played(seat) == []


# Explanations

TOPICS: list[tuple[Made, str, list[str]]] = [
    (building, "", ["You build. What do you do?", "(R41, R68)", "build Loot Box 3: new (3)", "Not possible:", "R61"]),
    (building, "loot box", ["Loot Box: trap room, damage 1", "At Grimm’s, slot 1: damage 1", "2 coins on it"]),
    (building, "Beutekiste", ["In your hand: 1, on the discard pile: 0."]),
    (building, "katapult", ["At Grimm’s, slot 2: damage 2, printed 2; treasure G; beneath it Training Camp"]),
    (building, "vampire lab", ["At Anna’s, slot 1: damage 3, printed 2 (+1 Spike (Anna))", "Spike level 1"]),
    (building, "spike", ["Spike: miniboss", "Level 3: Send any miniboss", "At Anna’s, slot 1: Vampire Lab"]),
    (building, "heist", ["Heist: spell, build, 2 times in the game", "In your hand: 1, on the discard pile: 1."]),
    (building, "kirax", ["Kirax: boss, 980 XP, treasure: gold", "Anna: Not levelled up yet"]),
    (building, "boss", ["Kirax: boss, 980 XP"]),
    (building, "rotgut", ["Rotgut, Half-Giant Berserker: Fighter, health 6, counts once", "in town: stays"]),
    (building, "the fool", ["The Fool: fewest souls, health 2"]),
    (building, "goblin market", ["treasure: 2× equipment"]),
    (building, "grimm", ["souls 0, wounds 0 · 3 coins", "Kazanna (935 XP)", "2 The Catapult: damage 2", "1x/turn, throw away"]),
    (building, "town", ["Holkin, Propheteer: Cleric, health 6", "in town: to you (Anna 1)"]),
    (building, "discard", ["On the discard pile, from the top: Fetid Beast, Heist"]),
    (building, "hand", ["Windfall: spell", "Jinx: miniboss"]),
    (hiring, "1", ["build Loot Box 1: on Vampire Lab (1)", "Loot Box: trap room"]),
    (building, "switches", ["Hold: off."]),
    (building, "rules", ["Bait: every hero goes", "Ten souls win"]),
    (building, "s", ["There are several: "]),
    (walking, "", ["Tess is in your room Sawtooth Pendulum.", "use Sawtooth Pendulum 2: 1x/turn, pay 1 coin"]),
    (walking, "tess", ["health 4, damage 2, 2 left", "at Anna’s dungeon", "Tess: Fetid Beast 3 (0 left), dies in 1"]),
    (choosing_room, "", ["Heist: choose a room.", "(R29)", "choose The Catapult 2 Grimm: T2 G"]),
    (offered, "", ["Loot Box: do you want to use it?", "(R36)"]),
]  # fmt: skip


@pytest.mark.parametrize(("made", "topic", "expected"), TOPICS)
def test_a_question_mark_explains(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], made: Made, topic: str, expected: list[str]
) -> None:
    """The position and everything in it, without playing anything."""
    seat = table_of(made(), tmp_path)

    assert not seat.answer(f"? {topic}")
    out = " ".join(capsys.readouterr().out.split())
    assert [words for words in expected if words not in out] == []
    assert played(seat) == []


@pytest.mark.parametrize("topic", ["99", "love", "dice", "the"])
def test_an_unknown_topic_is_said_so(tmp_path: Path, capsys: pytest.CaptureFixture[str], topic: str) -> None:
    seat = table_of(building(), tmp_path)

    assert not seat.answer(f"?{topic}")
    assert f"I know nothing about “{topic}”." in capsys.readouterr().out


def test_every_card_of_the_box_is_explained(tmp_path: Path) -> None:
    """By its name in either language."""
    seat = table_of(building(), tmp_path, "de")
    position = seat.position()
    named = [row for section in seat.board.cards.values() for row in section if "name_de" in row]
    for name in [row[key] for row in named for key in ["name_de", "name_en"]]:
        assert seat.board.explain(name.casefold(), position), name

    assert len(named) == 121


def test_where_every_change_comes_from_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """R130-R132: damage and health as they are now, with the card behind every difference."""
    game = table(bosses=["Ravenus", "Lamia"]).seat(A, rooms="Power Leech, Vampire Lab", levelled=True, hand="Pay to Win, Armor Up!")
    play = game.entrance(A, "Rotgut").start().do(A, "use boss", "target Vampire Lab")
    seat = table_of(play, tmp_path)
    seat.answer("? vampire lab")

    assert "damage 8, printed 2 (+2 Power Leech (Anna), ×2 Ravenus (Anna))" in " ".join(capsys.readouterr().out.split())


def test_help_names_the_moves(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    seat = table_of(building(), tmp_path, "de")
    seat.answer("hilfe")

    out = capsys.readouterr().out
    assert all(
        word in out for word in ["baue beutekiste 2", "befördere", "passe alle", "halt", "schalter", "verlauf", "zurück", "?"]
    )


# What is shown


def shown(seat: Table, capsys: pytest.CaptureFixture[str]) -> str:
    """The whole table, and the file is free for another one."""
    capsys.readouterr()
    seat.show_position()
    seat.save.close()
    return " ".join(capsys.readouterr().out.split())


def test_the_table_shows_dungeons_town_and_hand(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """R2-R11, R77-R80: rooms from the entrance to the boss, stacks, coins, minibosses, treasure, who would go where."""
    out = shown(table_of(building(), tmp_path), capsys)

    assert "Turn 1 · Build" in out
    assert "Anna (you) · souls 0, wounds 0 · 3 coins · R1 E0 S0 G2" in out
    assert "2 Unstable Mine T2 G > 1 Vampire Lab M3 R (Spike level 1) > Kirax (980 XP)" in out
    assert "2 The Catapult T2 G (1 beneath) > 1 Loot Box T1 S (2 coins) > Kazanna (935 XP)" in out
    assert "hand: 0 rooms, 1 spell" in out
    assert "Rotgut health 6 E stays, nobody has anything for him" in out
    assert "Holkin health 6 R to you (Anna 1)" in out
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

    assert "At the entrance: Josie health 8 (gets through with 3: 1 wound)" in out
    assert "2 Sawtooth Pendulum T2 G [Tess health 2, dies in 1] > 1 Fetid Beast M3 E >" in out


def test_what_waits_and_lasts_is_shown(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """R30, R106: effects that wait for the others, and those until the end of the turn."""
    game = table().seat(A, rooms="Loot Box", hand="Armor Up!").seat(B, rooms="Endless Gallery", hand="Pay to Win").start()
    game.do(A, "pass").do(B, "use Endless Gallery", "target A", "target thief", "pass")
    out = shown(table_of(game, tmp_path), capsys)
    assert "Waiting: Endless Gallery by Grimm: you, gold" in out
    assert "Before this happens: do you do anything else?" in out

    game.do(A, "pass")
    out = shown(table_of(game, tmp_path), capsys)
    assert "In force: Your dungeon counts one more treasure this turn: gold. (Endless Gallery)" in out


HIDDEN: list[Made] = [building, placed, walking, choosing_room, choosing_coins, offered, dealt]


@pytest.mark.parametrize("made", HIDDEN)
def test_nothing_on_the_screen_depends_on_what_is_hidden(tmp_path: Path, capsys: pytest.CaptureFixture[str], made: Made) -> None:
    """R12: picture, moves and explanations are the same where all that the seat cannot know is dealt anew."""
    game = made()
    seat = table_of(game, tmp_path)
    seen = []
    for twin in [game.state, *[game.state.imagine(A, Luck(secret_of(seed))) for seed in range(8)]]:
        position = position_at(twin, A)
        seat.show([*seat.board.picture(position), *seat.board.glance(position), *seat.board.choices(position)])
        for topic in ["", "1", "grimm", "town", "discard", "hand", "rage", "loot box", "josie"]:
            seat.show(seat.board.explain(topic, position) or [])
        seen.append(capsys.readouterr().out)

    assert len(seen[0]) > 1000
    assert set(seen) == {seen[0]}


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
    assert "Tess comes to you (Anna 1, Grimm 0)." in out
    assert "Loot Box: 1 damage, 3 left." in out
    assert "Fetid Beast: 3 damage, 0 left." in out
    assert "come to town." in out


def test_a_declaration_is_told_with_its_targets(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """R29, R30: what was chosen; what waits is told again when it takes effect, what does not wait is not."""
    game = table().seat(A, rooms="Loot Box", hand="Heist").seat(B, rooms="Endless Gallery", hand="Rage!").start()
    game.do(A, "use Heist", "target Loot Box").do(A, "pass").reply(B, "use Endless Gallery", "target A", "target thief")
    out = " ".join(told(game, tmp_path, capsys).split())

    assert "You use Heist (Loot Box at yours)." in out
    assert "Heist takes effect." not in out
    assert "Grimm uses Endless Gallery (you, gold). It still waits." in out
    assert "Endless Gallery takes effect." in out
