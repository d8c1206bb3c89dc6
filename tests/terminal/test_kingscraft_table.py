"""What a person types at a table of Kingscraft, and what the table answers."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from rules.kingscraft.positions import A, B, Play, fight, table, with_card

from monstertisch.core.chance import Luck, secret_of
from monstertisch.core.game import Data, Result
from monstertisch.core.reason import Reason
from monstertisch.terminal.board import position_at
from monstertisch.terminal.play import Table

from .realms import played, table_of
from .tables import types

Made = Callable[[], Play]


def choosing() -> Play:
    """Before the first card: a neutral item and a coloured one in the backpack, one worn."""
    return table(2).hero(A, "Sandals", backpack="Ring, Dagger").start()


def reward() -> Play:
    return table(2).hero(A, backpack="Dagger").start().choose("guard", "heal").go_to("reward")


def forging(potions: str = "Luck Potion") -> Play:
    game = table(2).hero(A, "Chain Mail", backpack="Dagger, Iron Fitting", potions=potions).start()
    return game.choose("forge", "heal").go_to("forge")


def rerolling() -> Play:
    """The fight of the rulebook's example after the hero's roll."""
    return fight("Sword, Boots, Chain Mail", "Orc Robber", dice="6 5 3 2", backpack="Staff")


def with_potions() -> Play:
    """Before the roll of an own fight, one heart lost."""
    return fight("Dagger", "Orc Robber", potions="Healing Potion, Fury Potion", hearts=2, stop="window")


def against_other(potions: str = "Snail Potion, Binding Potion") -> Play:
    """Grimm is about to fight, and Anna may step in."""
    game = table(2).hero(A, potions=potions).hero(B, "Dagger, Helmet").creatures("Stone Golem").start()
    return game.choose("heal", "attack2").go_to("window", seat=A)


CHOOSE = {"kind": "choose"}
PLAY = {"kind": "play"}
SWORD = {"kind": "combine", "item": "I2_SCHWERT", "first": "own", "second": "own"}
WISHES: list[tuple[Made, str, Data]] = [
    (choosing, "attack 1 | angriff 1 | a1 | Angriff Stufe 1 | choose attack 1 | Karte Angriff 1", {**CHOOSE, "card": "ATTACK1"}),
    (choosing, "forge | Schmieden | schm | choose forge", {**CHOOSE, "card": "FORGE"}),
    (choosing, "king | könig | koenig | attack the king | König angreifen", {**CHOOSE, "card": "KING"}),
    (choosing, "heal | heilen | Heilung", {**CHOOSE, "card": "HEAL"}),
    (choosing, "wear dagger | trage Dolch | lege den Dolch an | put on the dagger | w dag | dagger | dolch hand",
     {"kind": "wear", "slot": "hand", "item": "I1_DOLCH"}),
    (choosing, "wear ring on head | trage Ring kopf | WEAR RING HEAD", {"kind": "wear", "slot": "head", "item": "I1_RING"}),
    (choosing, "take off sandals | lege die Sandalen ab | ablegen fuß | off foot", {"kind": "take_off", "slot": "foot"}),
    (reward, "take helmet | nimm Helm | nimm den Helm | t helmet | helmet | helm", {"kind": "take", "item": "I1_HELM"}),
    (reward, "draw | draw potions | zieh | zieh einen Trank", {"kind": "draw"}),
    (reward, "decline | verzichte | nothing | nichts", {"kind": "decline"}),
    (forging, "combine sword | make sword | forge sword | schmiede Schwert | vereine schw | combine sword dagger", SWORD),
    (forging, "improve chain mail | vergolde das Kettenhemd | gild chain", {"kind": "improve", "item": "I2_KETTENHEMD"}),
    (forging, "brew dagger | braue Dolch", {"kind": "brew", "item": "I1_DOLCH"}),
    (forging, "exchange luck | tausche Glückstrank | tausche glueck", {"kind": "exchange", "potion": "P06"}),
    (forging, "done | fertig | pass", {"kind": "done"}),
    (rerolling, "reroll 2 | umwurf 2 | r 2 | reroll a 2 | wirf die 2 um | reroll 2 d6", {"kind": "reroll", "sides": 6, "face": 2}),
    (with_potions, "play heal | trinke Heiltrank | benutze heil | use healing potion | heal", {"kind": "play", "potion": "P01"}),
    (with_potions, "pass | passe | p", {"kind": "pass"}),
    (against_other, "play snail on Grimm | benutze Schneckentrank gegen Grimm | snail", {**PLAY, "potion": "P18", "seat": 1}),
    (against_other, "play binding on head | fesseltrank kopf | binding Grimm head", {**PLAY, "potion": "P19", "slot": "head"}),
]  # fmt: skip


@pytest.mark.parametrize(("made", "words", "move"), WISHES)
def test_a_wish_may_be_typed_in_many_ways(tmp_path: Path, made: Made, words: str, move: Data) -> None:
    """In German and English, shortened, with or without articles; whatever is clear is done."""
    for typed in words.split(" | "):
        seat = table_of(made(), tmp_path)
        meant = seat.meant(typed.casefold(), seat.position(), [])
        options = seat.position().options

        assert [seat.match.game.spell_out(action) for action in meant or [] if action in options] == [move], typed
        seat.save.close()


def test_a_number_is_the_move_in_the_list(tmp_path: Path) -> None:
    seat = table_of(reward(), tmp_path)
    order = seat.board.order(seat.position())

    assert seat.answer("2")
    assert seat.match.entries[0].action == order[1]


def test_words_that_may_mean_several_moves_are_answered_with_a_question(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """R51: a neutral item fits everywhere; the answer may be a slot or a number."""
    seat = table_of(choosing(), tmp_path)

    assert not seat.answer("wear ring")
    asked = " ".join(capsys.readouterr().out.split())
    assert asked.startswith("Which one do you mean? ")
    assert all(f"Ring, {slot}" in asked for slot in ["foot", "body", "head", "hand"])
    assert seat.answer("head")
    assert played(seat) == [{"kind": "wear", "slot": "head", "item": "I1_RING"}]


def test_copies_of_a_potion_are_one_move(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game = fight("Dagger", "Orc Robber", potions="Healing Potion, Healing Potion, Healing Potion", hearts=1, stop="window")
    seat = table_of(game, tmp_path)
    seat.show_position()

    assert capsys.readouterr().out.count(") Healing Potion") == 1
    assert seat.answer("play heal")
    assert seat.match.state.view(0)["seats"][0]["hearts"] == 2


def test_who_has_the_materials_needs_no_joker(tmp_path: Path) -> None:
    """R65: a joker is given only by who names it, or lacks the material."""
    game = table(2).hero(A, backpack="Dagger, Iron Fitting, Dwarven Ore").start().choose("forge", "heal").go_to("forge")
    seat = table_of(game, tmp_path)
    position = seat.position()

    with_joker = [seat.match.game.spell_out(action) for action in seat.board.wish("combine sword with joker", position) or []]
    assert seat.board.wish("combine sword", position) == [seat.match.game.read(SWORD)]
    assert {move["first"] for move in with_joker} | {move["second"] for move in with_joker} == {"own", "I1_JOKER_G"}


REFUSED: list[tuple[Made, str, str, str]] = [
    (choosing, "wear sword", "Sword", "R51."),
    (choosing, "wear dagger on head", "Dagger", "R51."),
    (choosing, "take off head", "head", "R54."),
    (choosing, "done", "action card", "R35."),
    (choosing, "reroll 2", "action card", "R82."),
    (choosing, "theft", "Rogue", "R136."),
    (reward, "take sword", "Sword", "R33."),
    (reward, "take dagger", "Dagger", "R33."),
    (forging, "combine shield", "Shield", "R64."),
    (forging, "combine boots", "Boots", "R63."),
    (forging, "improve dagger", "lass 1", "R66."),
    (rerolling, "reroll 4", "die", "R82."),
    (rerolling, "wear staff", "fight", "R55."),
    (with_potions, "play time potion", "Time Potion", "R52."),
    (lambda: forging("Luck Potion"), "play luck", "Luck Potion", "R76."),
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
    assert played(seat) == []


@pytest.mark.parametrize("typed", ["99", "0", "dance", "reroll", "take", "-1", "²", "wear wear", "💎", "the", "x" * 500])
def test_what_means_nothing_is_said_so(tmp_path: Path, capsys: pytest.CaptureFixture[str], typed: str) -> None:
    seat = table_of(choosing(), tmp_path)

    assert not seat.answer(typed)
    assert "I do not understand" in capsys.readouterr().out
    assert played(seat) == []


# What goes without saying


def test_nobody_is_asked_who_could_only_pass(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """R76: whoever holds a potion is asked by the rules, whatever it is; the table passes for who cannot use it."""
    seat = table_of(against_other(potions="Fury Potion"), tmp_path)
    types(monkeypatch)

    seat.go_on()
    assert played(seat) == [{"kind": "pass"}]
    assert seat.last_choice() is None


def test_who_can_do_something_is_asked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    seat = table_of(against_other(), tmp_path)
    types(monkeypatch, "pass")

    seat.go_on()
    assert played(seat) == [{"kind": "pass"}]
    assert seat.last_choice() == 0


def test_all_windows_of_a_turn_can_be_passed_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """R76: the Monster Brew could be used three times in this fight; it is asked for once."""
    seat = table_of(against_other(potions="Monster Brew"), tmp_path)
    types(monkeypatch, "pass all")
    while seat.match.state.view(None)["prompt"]["kind"] != "choose":
        seat.go_on()

    passes = [entry.number for entry in seat.match.entries if entry.seat == 0]
    assert len(passes) == 3
    assert seat.unasked == set(passes[1:])


# Explanations

TOPICS: list[tuple[Made, str, list[str]]] = [
    (choosing, "", ["Choose your card", "(R17, R19)", "Attack Level 1: 3 · against", "rearrange, in", "Not possible:", "R54"]),
    (choosing, "sword", ["Sword: class 2, hand, board D", "3 dice", "golden: 3 dice, +2 strength", "You lack Iron Fitting."]),
    (choosing, "Schwert", ["Made of Dagger and Iron Fitting.", "Material for", "Lies in the forge."]),
    (choosing, "dagger", ["Dagger: class 1, hand, board D", "1 die, +1 strength", "Is yours."]),
    (lambda: table(2, boards_out="EF").start(), "cloak", ["Not in play today: board F is missing."]),
    (choosing, "heal", ["Heal: number 2", "All hearts full again."]),
    (choosing, "healing potion", ["heal 1 heart", "When: in one’s own turn", "There are 3: you have 0, 0 on the discard pile."]),
    (choosing, "king", ["King Brandor: King, speed 4", "below speed 4: no hand", "Attack the King: number 1"]),
    (choosing, "level 2", ["Level 2, speed 2", "Lies face up"]),
    (choosing, "lich", ["Lich: Level 3, speed 3", "1 twelve-sided die, +10 strength"]),
    (choosing, "grimm", ["Grimm: Merchant, neutral: hearts 3/3", "foot: –"]),
    (choosing, "assassin", ["Assassin", "hearts 3/3"]),
    (choosing, "expert", ["Use 2 potions in this fight instead of 1."]),
    (choosing, "forge", ["What you have something for:", "Sword: Made of Dagger and Iron Fitting."]),
    (choosing, "potions", ["You have no potion."]),
    (choosing, "potion", ["You have no potion."]),
    (choosing, "3", ["Attack Level 1: 3 · against", "Victory: a class-1 item"]),
    (choosing, "rules", ["Fighting:", "Bans:"]),
    (choosing, "p", ["There are several: "]),
    (reward, "", ["Choose your reward", "(R33)", "take Helmet: head:"]),
    (forging, "", ["You may forge 2 times.", "combine Sword: of Dagger + Iron Fitting", "improve Dagger, improve Iron Fitting: "]),
    (forging, "potions", ["Luck Potion: own dice with 1, 2 and 3 once more"]),
    (rerolling, "", ["You have rolled.", "reroll 2", "Not possible:", "R55"]),
    (rerolling, "fight", ["Speed 3 against 2. “no hand” does not apply.", "Orc Robber: Level 2, speed 2"]),
]


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


@pytest.mark.parametrize("topic", ["99", "love", "level 4", "dice"])
def test_an_unknown_topic_is_said_so(tmp_path: Path, capsys: pytest.CaptureFixture[str], topic: str) -> None:
    seat = table_of(choosing(), tmp_path)

    assert not seat.answer(f"?{topic}")
    assert f"I know nothing about “{topic}”." in capsys.readouterr().out


def test_every_card_of_the_box_is_explained(tmp_path: Path) -> None:
    """By its name in either language."""
    seat = table_of(choosing(), tmp_path, "de")
    position = seat.position()
    named = [row for section in seat.board.cards.values() for row in section if "id" in row]
    for name in [row[key] for row in named for key in ["name_de", "name_en"]]:
        assert seat.board.explain(name.casefold(), position), name

    assert len(named) > 100


def test_help_names_the_moves(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    seat = table_of(choosing(), tmp_path, "de")
    seat.answer("hilfe")

    out = capsys.readouterr().out
    assert all(word in out for word in ["umwurf 2", "vereine schwert", "passe alle", "verlauf", "zurück", "ende", "?"])


# What is shown


def shown(seat: Table, capsys: pytest.CaptureFixture[str]) -> str:
    """The whole table, and the file is free for another one."""
    capsys.readouterr()
    seat.show_position()
    seat.save.close()
    return " ".join(capsys.readouterr().out.split())


def test_the_table_shows_forge_owners_and_what_can_be_made(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """R11, R59, R63: three rows, golden items with a star, who has the rest; recipes for which everything is there."""
    game = table(2).hero(A, backpack="Dagger, Iron Fitting").hero(B, "Boots*").gilded("Chain Mail").start()
    out = shown(table_of(game, tmp_path), capsys)

    assert "Forge A B C D G" in out
    assert "D: Dagger (you), Iron Fitting (you)" in out
    assert "A: Boots★ (Grimm), Leather Armour, Star Steel B: Chain Mail★" in out
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
    assert "Anna 6 5 3 2 power 16 armour 7 left: 2 rerolls" in out
    assert "Orc Robber not rolled yet: 3 dice left: 2 rerolls" in out
    assert "“no hand” does not apply" in out

    game = table(2).hero(B, "Dagger").creatures("Orc Robber").start().choose("heal", "attack2", dice="1 6 5 4")
    game.go_to("enemy_reroll")
    out = shown(table_of(game, tmp_path), capsys)
    assert "You decide for the enemy: what does it reroll?" in out
    assert "Orc Robber 6 5 4 power 15 left: 2 rerolls" in out
    assert "As it is, Grimm loses. Damage 15, that costs 2 hearts (1 left)." in out


def test_a_reward_shows_what_could_be_made_with_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = shown(table_of(reward(), tmp_path), capsys)

    assert "Iron Fitting neutral: +1 strength, +3 armour – with Dagger: Sword" in out


def test_potions_in_force_and_the_order_of_turns_are_shown(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """R19, R73: who has which card, who is done; potions on whom."""
    out = shown(table_of(against_other(), tmp_path), capsys)
    assert "Order: Anna (Heal, done), Grimm (Attack Level 2, now)" in out

    stoned = fight("Sword, Boots", "Orc Robber", potions="Stoneskin Potion", stop="window")
    stoned.do(A, "play Stoneskin Potion", dice="6 5 3 2")
    out = shown(table_of(stoned, tmp_path), capsys)
    assert "In force: Stoneskin Potion (Anna)" in out


HIDDEN: list[Made] = [choosing, reward, forging, rerolling, with_potions, against_other]


@pytest.mark.parametrize("made", HIDDEN)
def test_nothing_on_the_screen_depends_on_what_is_hidden(tmp_path: Path, capsys: pytest.CaptureFixture[str], made: Made) -> None:
    """R59: picture, moves and explanations are the same where all that the seat cannot know is dealt anew."""
    game = made()
    seat = table_of(game, tmp_path)
    seen = []
    for twin in [game.state, *[game.state.imagine(A, Luck(secret_of(seed))) for seed in range(8)]]:
        position = position_at(twin, A)
        seat.show([*seat.board.picture(position), *seat.board.glance(position), *seat.board.choices(position)])
        for topic in ["", "1", "grimm", "forge", "potions", "healing potion", "level 1"]:
            seat.show(seat.board.explain(topic, position) or [])
        seen.append(capsys.readouterr().out)

    assert len(seen[0]) > 1000
    assert set(seen) == {seen[0]}


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
