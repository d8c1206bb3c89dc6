"""The words of every game: both languages say the same things, nothing lacks a text, no text is left over."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, get_args, get_type_hints

import pytest
from fluent_texts import SOURCE, messages

from monstertisch.core.card_file import SOURCES, is_reconstructed, name_of, tell_source
from monstertisch.core.chance import Luck, secret_of
from monstertisch.core.game import Game
from monstertisch.core.match import Match
from monstertisch.games import GAMES
from monstertisch.terminal.screen import TerminalTexts
from monstertisch.texts import LANGUAGES, Texts, catalogue, missing

SHARED = ["", "terminal"]
FOLDERS = sorted("" if path.parent == SOURCE else str(path.parent.relative_to(SOURCE)) for path in SOURCE.rglob("de.ftl"))
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
    """The words of card texts get all there is to know: each language takes the cases and forms that it has."""
    german, english = messages(folder, "de"), messages(folder, "en")

    assert list(german) == list(english)
    assert {key: german[key] for key in german if not key.startswith("text-")} == {
        key: english[key] for key in english if not key.startswith("text-")
    }


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("folder", FOLDERS)
def test_every_message_is_found_without_reading_those_around_it(folder: str, language: str) -> None:
    assert [key for key in catalogue(language, folder) if not key.startswith("-")] == list(messages(folder, language))


@pytest.mark.parametrize("game", GAMES)
def test_no_key_is_in_two_files_of_one_bundle(game: str) -> None:
    """A bundle keeps the first one silently."""
    keys = keys_with(game)

    assert len(keys) == len(set(keys))


def endings(game: Game) -> list[str]:
    """How it can end, if there is more than one way."""
    assert game.shapes is not None
    return list(get_args(get_type_hints(game.shapes.events["over"]).get("how")))


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_every_name_of_the_game_has_a_text(game: Game) -> None:
    """Events, options with their choices, endings, reasons."""
    texts = Texts("de", game.folder).of_cards(game, game.card_rows())
    wanted = [f"ending-{ending}" for ending in endings(game)]
    wanted += [f"reason-{code}" for code in re.findall(r'^    \("([\w-]+)", "R\d+\w?"', code_of(game.name), re.MULTILINE)]

    assert missing(game) == []
    assert len(wanted) > 10
    assert [key for key in wanted if not texts.has(key)] == []


class Wordless(Game):
    """No texts lie beside this module."""


def test_a_game_without_words_is_told_which_files_it_needs() -> None:
    assert missing(Wordless()) == ["de.ftl", "en.ftl"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_sentences_call_every_card_by_the_name_in_its_row(game: Game, language: str) -> None:
    """But for a side of a board, which is called by its own word beside the name of the other side."""
    rows = game.card_rows()
    names = game.names(rows, language)
    named = [row for section in rows.values() for row in section if f"name_{language}" in row and f"side_{language}" not in row]
    unsaid = [row["id"] for row in named if name_of(row, language) not in names.values()]

    assert named
    assert unsaid == []


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
    found |= {f"{verb}_{what}" for verb in ["use", "target"] for what in ["card", "hero", "treasure", "seat", "room"]}
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


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_source_of_every_card_can_be_told(game: str, language: str) -> None:
    """And whoever reads it sees what is reconstructed."""
    say, word = TerminalTexts(language, GAMES[game]).say, {"de": "rekonstruiert", "en": "reconstructed"}[language]
    for rows in GAMES[game].card_rows().values():
        for row in rows:
            assert (word in tell_source(row["source"], say)) == is_reconstructed(row)


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
