"""Kingscraft's words: nothing lacks a text, names are those of the cards."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from fluent_texts import SOURCE, messages

from monstertisch.core.chance import Chance, Luck, secret_of
from monstertisch.core.event import Event, Events
from monstertisch.core.game import State
from monstertisch.games.kingscraft import Kingscraft
from monstertisch.games.kingscraft.cards import BANS, DURATIONS, PRINTED, SLOTS, TARGETS
from monstertisch.games.kingscraft.check import BASE, ENEMY_KINDS, ITEM_KINDS, POTION_KINDS
from monstertisch.games.kingscraft.reasons import REFUSALS
from monstertisch.games.kingscraft.saving import STEPS
from monstertisch.texts import LANGUAGES, Texts

GAME = Kingscraft()
FOLDER = SOURCE / "games" / "kingscraft"
CODE = "\n".join(path.read_text("utf-8") for path in sorted(FOLDER.rglob("*.py")))
NAMES = ["Anna", "Grimm", "Mira", "Knut"]

each_language = pytest.mark.parametrize("language", LANGUAGES)


KEYS = messages("games/kingscraft", "de")
SHARED = (SOURCE / "de.ftl").read_text("utf-8")  # what every card file can be blamed for


def texts_in(language: str) -> Texts:
    return Texts(language, "games/kingscraft").of_cards(GAME, PRINTED)


@pytest.mark.parametrize(
    ("key", "german", "english"),
    [
        ("item-I3_SIEBENMEILEN", "Siebenmeilenstiefel", "Seven-League Boots"),
        ("potion-P17", "Meistertrank", "Master’s Potion"),
        ("king-K_PIRAT", "Piratenkönig", "Pirate King"),
        ("character-rogue", "Schurkin", "Rogue"),
        ("character-rogue-neutral", "Schurkin, neutral", "Rogue, neutral"),
    ],
)
def test_names_are_those_of_the_rows_and_not_broken(key: str, german: str, english: str) -> None:
    assert [texts_in(language).say(key) for language in LANGUAGES] == [german, english]


def test_every_name_of_the_game_has_a_text() -> None:
    kinds = sorted({kind for kinds in [BASE, ITEM_KINDS, ENEMY_KINDS, *POTION_KINDS.values()] for kind in kinds})
    wanted = [f"table-{option.name}{ending}" for option in GAME.table_options for ending in ["", "-text"]]
    wanted += [f"{option.name}-{choice}" for option in GAME.table_options for choice in option.choices]
    wanted += [f"characters-{choice}" for option in GAME.table_options if option.per_seat for choice in option.choices]
    wanted += [f"slot-{slot}" for slot in [*SLOTS, "hand2", "neutral"]] + [
        f"{family}-{ban}" for ban in BANS for family in ["ban", "off"]
    ]
    wanted += [f"effect-{kind}" for kind in kinds] + [f"target-{target}" for target in TARGETS]
    wanted += [f"duration-{duration}" for duration in DURATIONS] + [
        f"prompt-{prompt}" for prompt in {"over", *[step.prompt for step in STEPS.values() if step.prompt]}
    ]
    wanted += [f"does-{row['id']}" for section in ["actions", "tokens"] for row in PRINTED[section]]
    wanted += ["game-kingscraft", "score"]

    assert [key for key in wanted if key not in {*KEYS, *GAME.names(PRINTED, "de")}] == []


def event_kinds() -> set[str]:
    """Every kind of event that the rules make; some are handed on by name."""
    made = set(re.findall(r'events\.add\(\s*"(\w+)"', CODE)) | set(re.findall(r'announce\(realm, "(\w+)"', CODE))
    made |= set(re.findall(r'reroll_dice\([^"]*"(\w+)"', CODE)) | set(re.findall(r'take_item\([^"]*"(\w+)"', CODE))
    made |= set(re.findall(r'give_back\([^"]*"(\w+)"', CODE))
    return (made | {"won", "lost"}) - {"by"}


def test_every_event_has_a_text_and_every_text_an_event() -> None:
    told = {key.removeprefix("event-") for key in KEYS if key.startswith("event-")}

    assert sorted(event_kinds() - told) == []
    assert sorted(told - event_kinds()) == []


def reason_codes() -> Iterator[str]:
    yield from [code for code, _ in REFUSALS[1:]]
    yield from re.findall(r'Reason\("([\w-]+)"', CODE)
    yield from [f"cards-{code}" for code in re.findall(r'check\.add\("([\w-]+)"', CODE) if f"reason-cards-{code}" not in SHARED]
    yield from ["cards-one-side", "cards-two-sides"]


def test_every_reason_has_a_text_and_every_text_a_reason() -> None:
    told = {key.removeprefix("reason-") for key in KEYS if key.startswith("reason-")}

    assert sorted(set(reason_codes()) - told) == []
    assert sorted(told - set(reason_codes())) == []


# Whole games, said aloud

TABLES: list[tuple[int, dict[str, object]]] = [
    (2, {}),
    (4, {"character": ["rogue", "alchemist", "merchant", "nobleman"], "king": "K_ZWERG"}),
    (
        3,
        {
            "character": ["assassin", "swashbuckler", "alchemist"],
            "king": "K_PIRAT",
            "enemy_decider": "auto",
            "forge_order": "random",
        },
    ),
]


def choose(state: State, seat: int, chance: Chance) -> int:
    """Any move, potions and tokens rather than nothing."""
    options = state.options(seat)
    return options[chance.below("bot", len(options))]


def play(players: int, options: dict[str, object], moves: int, seed: int) -> Iterator[tuple[State, list[Event]]]:
    """A game of random moves with everything that happens in it."""
    luck, whims = Luck(secret_of(seed)), Luck(secret_of(seed + 100))
    events = Events()
    state: State = GAME.new(GAME.setup(players, options), luck, events)
    for _ in range(moves):
        yield state, events.happened
        if not state.to_act():
            return
        seat = state.to_act()[whims.below("seat", len(state.to_act()))]
        events = Events()
        state.play(seat, choose(state, seat, whims), luck, events)


@pytest.mark.thorough
@each_language
@pytest.mark.parametrize(("players", "options"), TABLES)
def test_every_event_can_be_said_to_everyone(language: str, players: int, options: dict[str, object]) -> None:
    """To the one who acts, to the others, and to someone who only watches."""
    texts = texts_in(language)
    for _, happened in play(players, options, 1200, seed=5):
        for event in happened:
            for reader in [None, *range(players)]:
                facts = event.seen_by(reader)
                if facts is not None:
                    sentence = texts.event(facts, NAMES, reader)
                    assert sentence.endswith((".", "!")), (facts, sentence)
                    assert not re.search(r"None|True|False|\bI\d_|\bP\d\d|\{|  ", sentence), sentence


@pytest.mark.thorough
@each_language
def test_every_refusal_can_be_said(language: str) -> None:
    """Every move that is not allowed, at many moments of a game."""
    texts = texts_in(language)
    players, options = TABLES[1]
    said: set[tuple[str, str]] = set()
    for at, (state, _) in enumerate(play(players, options, 700, seed=7)):
        for seat in range(players) if at % 35 == 0 else []:
            for action in range(GAME.moves.count):
                reason = state.why_not(seat, action)
                if reason is not None and (reason.code, reason.params.get("move", "")) not in said:
                    said.add((reason.code, reason.params.get("move", "")))
                    sentence = texts.reason(reason, NAMES)
                    assert sentence.endswith(f" – {reason.rule}")
                    assert not re.search(r"None|True|False|\bI\d_|\bP\d\d|\{|  ", sentence), sentence

    assert len({code for code, _ in said}) > 20
