"""The words: both languages say the same things, nothing lacks a text, no text is left over, numbers are those of the cards."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from fluent_texts import SOURCE, messages

from monstertisch.core.card_file import SOURCES, is_reconstructed, tell_source
from monstertisch.core.chance import Luck, secret_of
from monstertisch.core.game import Game
from monstertisch.core.match import Match
from monstertisch.core.reason import Reason
from monstertisch.games import GAMES
from monstertisch.games.boss_monster import cards as boss_monster_cards
from monstertisch.games.boss_monster.rules.end import ENDINGS
from monstertisch.games.kingscraft import cards as kingscraft_cards
from monstertisch.games.maechtige_monster.cards import TYPES
from monstertisch.terminal.words import TerminalTexts
from monstertisch.texts import LANGUAGES, Texts

SHARED = ["", "terminal"]
FOLDERS = sorted("" if path.parent == SOURCE else str(path.parent.relative_to(SOURCE)) for path in SOURCE.rglob("de.ftl"))
GAME = GAMES["maechtige_monster"]
CODE = {path: path.read_text("utf-8") for path in sorted(SOURCE.rglob("*.py"))}
TERMINAL_CODE = "\n".join(text for path, text in CODE.items() if "terminal" in path.parts or path.name == "cli.py")
ALL_CODE = "\n".join(CODE.values())
PAGE_CODE = "\n".join(path.read_text("utf-8") for path in (SOURCE.parents[1] / "web" / "src").rglob("*.svelte"))


KEYS = {folder: messages(folder, "de") for folder in FOLDERS}
ALL_KEYS = {key for keys in KEYS.values() for key in keys}


def keys_with(game: str) -> list[str]:
    """All keys that are loaded together when this game is played."""
    return [key for folder in [*SHARED, f"terminal/{game}", f"games/{game}"] for key in KEYS[folder]]


def code_of(game: str) -> str:
    return "\n".join(text for path, text in CODE.items() if path.is_relative_to(SOURCE / "games" / game))


@pytest.mark.parametrize("folder", FOLDERS)
def test_both_languages_have_the_same_keys_and_variables(folder: str) -> None:
    assert messages(folder, "de") == messages(folder, "en")


@pytest.mark.parametrize("game", GAMES)
def test_no_key_is_in_two_files_of_one_bundle(game: str) -> None:
    """A bundle keeps the first one silently."""
    keys = keys_with(game)

    assert len(keys) == len(set(keys))


def names_of_cards(game: str) -> list[str]:
    """What the texts of a game must name: cards, and how it can end."""
    if game == "maechtige_monster":
        tiles = [f"tile-{row['key']}" for row in GAMES[game].card_rows()["tiles"]]
        return tiles + [f"{prefix}-{kind}" for kind in TYPES for prefix in ["type", "types", "owner_type"]]
    families = {
        "kingscraft": {
            "item": kingscraft_cards.IDS["items"],
            "potion": kingscraft_cards.IDS["potions"],
            "enemy": kingscraft_cards.PRINTED_CARDS.enemy_id,
            "card": kingscraft_cards.ACTIONS,
            "token": kingscraft_cards.TOKENS,
            "ending": ["king", "draw"],
        },
        "boss_monster": {
            "boss": boss_monster_cards.PRINTED_CARDS.bosses,
            "hero": boss_monster_cards.PRINTED_CARDS.heroes,
            "room": boss_monster_cards.PRINTED_CARDS.rooms,
            "miniboss": boss_monster_cards.PRINTED_CARDS.minibosses,
            "spell": boss_monster_cards.PRINTED_CARDS.spells,
            "ending": ENDINGS[1:],
        },
    }[game]
    return [f"{family}-{name}" for family, names in families.items() for name in names]


@pytest.mark.parametrize("game", GAMES)
def test_every_name_of_the_game_has_a_text(game: str) -> None:
    """Events, cards, options with their choices, reasons."""
    code = code_of(game)
    kinds = set(re.findall(r'(?:events\.add\(\s*|tell\(events, )"(\w+)"', code))
    wanted = [f"event-{kind}" for kind in kinds] + [f"game-{game}", "score"] + names_of_cards(game)
    for option in GAMES[game].table_options:
        wanted += [f"table-{option.name}", f"table-{option.name}-text"]
        wanted += [f"{option.name}-{choice}" for choice in option.choices]
    wanted += [f"reason-{code}" for code in re.findall(r'^    \("([\w-]+)", "R\d+\w?"', code, re.MULTILINE)]

    assert len(kinds) >= 10
    known = {*KEYS[f"games/{game}"], *GAMES[game].names(GAMES[game].card_rows(), "de")}
    assert [key for key in wanted if key not in known] == []


def reason_codes() -> Iterator[str]:
    """Every code with which the source makes a reason, also where a prefix is put before it."""
    yield from re.findall(r'(?:Reason|refuse)\(\s*"([\w-]+)"', ALL_CODE)
    yield from [f"option-{shape}" for shape in ["seats", "choice", "switch"]]
    yield from [f"cards-{code}" for code in re.findall(r'(?:check|self)\.add\("([\w-]+)"', ALL_CODE)]
    for one, other in re.findall(r'Reason\(\s*"([\w-]+)" if [^"]+ else "([\w-]+)"', ALL_CODE):
        yield from [one, other]


def test_every_reason_in_the_source_has_a_text() -> None:
    codes = set(reason_codes())

    assert len(codes) > 60
    assert [code for code in sorted(codes) if f"reason-{code}" not in ALL_KEYS] == []


def test_every_key_in_the_source_has_a_text() -> None:
    """Keys are written out; whatever looks like one of ours must be one."""
    families = {key.split("-")[0] for key in ALL_KEYS if "-" in key}
    written = set(re.findall(r'say\(\s*"([\w-]+)"', TERMINAL_CODE))
    written |= {key for key in re.findall(r'"([a-z_]+(?:-[a-z0-9_]+)+)"', TERMINAL_CODE) if key.split("-")[0] in families}

    assert len(written) > 100
    assert [key for key in sorted(written) if key not in ALL_KEYS and f"reason-{key}" not in ALL_KEYS] == []


def strings_in(rows: Any) -> Iterator[str]:
    if isinstance(rows, str):
        yield rows
    elif isinstance(rows, dict):
        for key, value in rows.items():
            yield from [key, *strings_in(value)]
    elif isinstance(rows, list):
        for value in rows:
            yield from strings_in(value)


def known_names() -> set[str]:
    """Whatever may be the name in a key that is put together: written out in the source, on a card, or a choice of an option."""
    found = set(re.findall(r'"([\w-]+)"', ALL_CODE))
    for game in GAMES.values():
        found |= set(strings_in(game.card_rows())) | {choice for option in game.table_options for choice in option.choices}
    return found | {f"{where}-of" for where in SOURCES} | set(reason_codes())


@pytest.mark.parametrize("folder", FOLDERS)
def test_no_text_is_left_over(folder: str) -> None:
    """Every key is written in the source, or put together there from a name that is known."""
    names = known_names()
    for key in KEYS[folder]:
        parts = key.split("-")
        inside = ["-".join(parts[start:end]) for start in range(1, len(parts)) for end in range(start + 1, len(parts) + 1)]
        made = any(name in names for name in inside)

        assert made or f'"{key}"' in ALL_CODE or f'"{key}"' in PAGE_CODE, f"{key} is never said"


@pytest.mark.parametrize("game", ["maechtige_monster", "kingscraft"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_source_of_every_card_can_be_told(game: str, language: str) -> None:
    """And whoever reads it sees what is reconstructed."""
    say, word = TerminalTexts(language, GAMES[game]).say, {"de": "rekonstruiert", "en": "reconstructed"}[language]
    for rows in GAMES[game].card_rows().values():
        for row in rows:
            assert (word in tell_source(row["source"], say)) == is_reconstructed(row)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_numbers_in_a_tile_s_text_are_those_of_its_card(language: str) -> None:
    """R31: no number is missing, and none is there that the card does not have."""
    texts = Texts(language, "games/maechtige_monster")
    for row in GAME.card_rows()["tiles"]:
        said = {int(number) for number in re.findall(r"\d+", texts.say(f"tile-{row['key']}"))}
        must = {abs(row[key]) for key in ["strength", "loot", "cost"] if row.get(key)} | set(row.get("strengths", []))
        places = row.get("guards", [])
        may = {place for place in places if place > 0} | {len(places)}
        may |= {1, 2, 3, 4, 5} if row["effect"] == "hand" else set()

        assert must <= said <= must | may, row["key"]


@pytest.mark.parametrize(
    ("language", "expected"), [("de", "Summe 6 erreicht das Maximum 6"), ("en", "Sum 6 reaches the maximum 6")]
)
def test_a_reason_is_said_with_its_rule(language: str, expected: str) -> None:
    """R13a: the words come from the texts, the rule from the reason."""
    texts = TerminalTexts(language, GAME)
    reason = Reason("sum-reached", "R13a", {"strength": 5, "guard": 2, "slot": 1, "sum": 6, "limit": 6})

    assert texts.reason(reason).startswith(expected)
    assert texts.reason(reason).endswith(" – R13a")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_every_event_of_a_game_can_be_said_to_everyone(game: Game, language: str) -> None:
    """To the one who acts, to the others, and to someone who only watches."""
    texts = TerminalTexts(language, game)
    names = ["Anna", "Grimm", "Mira"]
    match = Match(game, game.setup(3), Luck(secret_of(3)), names)
    chance = Luck(secret_of(4))
    while not match.over and match.state.round() < 12:
        seat = match.state.to_act()[0]
        options = match.state.options(seat)
        match.play(seat, options[chance.below("any", len(options))])
    happened = [*match.opening, *[event for step in match.steps for event in step.events]]
    for event in happened:
        for reader in [None, 0, 1, 2]:
            facts = event.seen_by(reader)
            if facts is not None:
                sentence = texts.event(facts, names, reader)
                assert sentence.endswith((".", "!", ":")), sentence
                assert "None" not in sentence

    assert len({event.kind for event in happened}) >= 11


def test_whoever_is_displaced_reads_whose_monster_it_was_and_what_it_brought() -> None:
    texts = TerminalTexts("de", GAMES["maechtige_monster"])
    facts: dict[str, Any] = {"event": "displaced", "seat": 1, "type": "orc", "strength": 5, "guard": 2, "slot": 1}
    facts |= {"owner": 0, "owner_type": "dragon", "lying": 4, "price": 2, "to_owner": 1, "gold": [1, -2]}
    names = ["Inga", "Grimm"]

    assert texts.event(facts, names, 0) == "Grimm verdrängt deinen Drachen 4 bei Wächter 2, +1 Gold."
    assert (
        texts.event(facts, names, 1)
        == "Du verdrängst den Drachen 4 von Inga bei Wächter 2 mit Ork 5 und zahlst 2 Gold, davon 1 an Inga."
    )
    assert texts.event(facts, names, None) == (
        "Grimm verdrängt den Drachen 4 von Inga bei Wächter 2 mit Ork 5 und zahlt 2 Gold, davon 1 an Inga."
    )
    assert texts.event({"event": "round", "round": 3, "rounds": 6, "start": 0}, names, 0) == "Runde 3 von 6: Du beginnst."
