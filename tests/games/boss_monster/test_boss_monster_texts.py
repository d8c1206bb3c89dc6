"""Boss Monster's words: nothing lacks a text, names are those of the cards."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pytest
from fluent.syntax import FluentParser, ast
from fluent_texts import SOURCE, messages
from rules.boss_monster.positions import A, Play, opening, table

from monstertisch.core.chance import Luck, secret_of
from monstertisch.core.event import Event, Events
from monstertisch.core.game import State
from monstertisch.games.boss_monster import BossMonster
from monstertisch.games.boss_monster.cards import PRINTED
from monstertisch.games.boss_monster.effects.vocabulary import CLASSES, COSTS, TARGETS
from monstertisch.games.boss_monster.pieces import HOLD, LASTING
from monstertisch.games.boss_monster.reasons import REFUSALS
from monstertisch.games.boss_monster.saving import STEPS
from monstertisch.texts import LANGUAGES, Texts

GAME = BossMonster()
FOLDER = SOURCE / "games" / "boss_monster"
CODE = "\n".join(path.read_text("utf-8") for path in sorted(FOLDER.rglob("*.py")))
NAMES = ["Anna", "Grimm", "Mira", "Knut"]
STRANGE = re.compile(r"None|True|False|\{|  |[a-z]_[a-z]")

each_language = pytest.mark.parametrize("language", LANGUAGES)


KEYS = messages("games/boss_monster", "de")
SHARED = (SOURCE / "de.ftl").read_text("utf-8")  # what every card file can be blamed for


def speaking(language: str) -> Texts:
    return Texts(language, "games/boss_monster").of_cards(GAME, PRINTED)


def test_every_name_of_the_game_has_a_text() -> None:
    wanted = [f"table-{option.name}{ending}" for option in GAME.table_options for ending in ["", "-text"]]
    wanted += [f"{option.name}-{choice}" for option in GAME.table_options for choice in option.choices]
    wanted += [f"{family}-{kind}" for kind in CLASSES for family in ["treasure", "class"]]
    wanted += [f"want-{word}" for word in [*TARGETS, *[cost for cost in COSTS if not cost.endswith("coins")]]]
    wanted += [f"prompt-{prompt}" for prompt in {*[step.prompt for step in STEPS.values() if step.prompt], "over"}]
    wanted += ["game-boss_monster", "score"]

    texts = speaking("de")

    assert [key for key in wanted if not texts.has(key)] == []


def event_kinds() -> set[str]:
    """Every kind of event that the rules make."""
    return set(re.findall(r'events\.add\(\s*"(\w+)"', CODE)) | set(re.findall(r'tell\(\s*events,\s*"(\w+)"', CODE))


def test_every_event_has_a_text_and_every_text_an_event() -> None:
    told = {key.removeprefix("event-") for key in KEYS if key.startswith("event-")}

    assert sorted(event_kinds() - told) == []
    assert sorted(told - event_kinds()) == []


def reason_codes() -> set[str]:
    found = {code for code, _ in REFUSALS[1:]} | set(re.findall(r'Reason\("([\w-]+)"', CODE))
    cards = {f"cards-{code}" for code in re.findall(r'check\.add\("([\w-]+)"', CODE)}
    return found | {code for code in cards if f"reason-{code}" not in SHARED}


def test_every_reason_has_a_text_and_every_text_a_reason() -> None:
    told = {key.removeprefix("reason-") for key in KEYS if key.startswith("reason-")}

    assert sorted(reason_codes() - told) == []
    assert sorted(told - reason_codes()) == []


def variants(language: str, key: str, variable: str) -> set[str]:
    """The variants of the outermost choice in a text, which must be made by this variable."""
    for entry in FluentParser().parse((FOLDER / f"{language}.ftl").read_text("utf-8")).body:
        if isinstance(entry, ast.Message) and entry.id.name == key:
            assert entry.value is not None
            choice = entry.value.elements[0]
            assert isinstance(choice, ast.Placeable)
            assert isinstance(choice.expression, ast.SelectExpression)
            selector = choice.expression.selector
            assert isinstance(selector, ast.VariableReference)
            assert selector.id.name == variable
            return {variant.key.name for variant in choice.expression.variants if isinstance(variant.key, ast.Identifier)}
    raise AssertionError(f"no {key}")


@each_language
def test_everything_that_lasts_is_told_in_its_own_words(language: str) -> None:
    assert variants(language, "event-lasting", "what") == {*LASTING}


# Whole games, said aloud

TABLES: list[tuple[int, dict[str, object]]] = [
    (2, {}),
    (3, {"choose_boss": True, "intrigue": True, "room_for_coin": True, "optional_spells": True}),
    (
        4,
        {
            "english_setup": True,
            "hard_mode": True,
            "bait_order": "oldest_first",
            "empty_adventure_turns": True,
            "miniboss_drops": True,
        },
    ),
]


def play(players: int, options: dict[str, object], moves: int, seed: int) -> Iterator[tuple[State, list[Event]]]:
    """Games of random moves with everything that happens in them; passing is rarer than doing something."""
    luck, whims = Luck(secret_of(seed)), Luck(secret_of(seed + 100))
    events = Events()
    state: State = GAME.new(GAME.setup(players, options), luck, events)
    for _ in range(moves):
        yield state, events.happened
        if not state.to_act():
            state = GAME.new(GAME.setup(players, options), luck)
        seat = state.to_act()[whims.below("seat", len(state.to_act()))]
        events = Events()
        options_now = state.options(seat)
        lively = options_now[1:] if len(options_now) > 1 and whims.below("lively", 3) else options_now
        state.play(seat, lively[whims.below("bot", len(lively))], luck, events)


def rare_events() -> list[Event]:
    """What random games hardly ever meet, from positions that lead there at once."""
    out = table(3).seat(A, hand="Heist", wounds="Haize, Varraka, Tess").entrance(A, "Rotgut").start()
    held = [[HOLD, 1, 0, out.state.entrances[A][0], -1, 0]]  # R85: he waits, and A goes
    rows = [
        table()
        .seat(A, rooms="Crystal Ballroom/Loot Box$3", hand="Unstable Mine")
        .start()
        .do(A, "place Unstable Mine on Crystal Ballroom"),
        table()
        .seat(A, rooms="Delver's Quarry, Garbage Chute, Imp Hoard, Unstable Mine", hand="Loot Box")
        .start()
        .do(A, "place Loot Box"),
        table().seat(A, rooms="Loot Box, Fetid Beast+Kid Croak2").start().do(A, "use Kid Croak 2", "target Loot Box"),
        table().seat(A, rooms="Loot Box+Spike3").start().do(A, "use Spike 3"),
        table()
        .seat(A, hand="Vampire Lab, Spike", wounds="Haize")
        .start()
        .do(A, "place Vampire Lab")
        .go_to("trigger")
        .do(A, "accept"),
        table().seat(A, rooms="Mind Thresher").entrance(A, "The Fool").start().go_to("trigger").do(A, "accept"),
        out.but(lasting=held).end_turn(),
        table().seat(A, hand="Heist").start().without_decks().end_turn(),
        opening(hands=["Haunted Cavern, Minion Clinic, Robber's Vault, Dragon's Nest, Spike, Heist, Rage!"]).do(A, "redraw"),
    ]
    for game in rows:
        for _ in range(12):
            game.act(game.asked[0], game.state.options(game.asked[0])[0])
    return [event for game in rows for event in game.happened]


@pytest.mark.thorough
@each_language
def test_every_event_can_be_said_to_everyone(language: str) -> None:
    """To the one who acts, to the others, and to someone who only watches; no kind of event is left out."""
    texts = speaking(language)
    kinds = set()
    games = [(players, happened) for players, options in TABLES for _, happened in play(players, options, 2500, seed=5)]
    for players, happened in [*games, (3, rare_events())]:
        for event in happened:
            kinds.add(event.kind)
            for reader in [None, *range(players)]:
                facts = event.seen_by(reader)
                if facts is not None:
                    sentence = texts.event(facts, NAMES, reader)
                    assert sentence.endswith((".", "!")), (facts, sentence)
                    assert not STRANGE.search(sentence), (facts, sentence)

    assert sorted(event_kinds() - kinds) == []


@pytest.mark.thorough
@each_language
def test_every_refusal_can_be_said(language: str) -> None:
    """Every move that is not allowed, at many moments of a game; what no game met has a text without parameters."""
    texts = speaking(language)
    said: set[tuple[str, str]] = set()
    for players, options in TABLES[1:]:
        for at, (state, _) in enumerate(play(players, options, 1500, seed=7)):
            for seat in range(players) if at % 60 == 0 else []:
                for action in range(GAME.moves.count):
                    reason = state.why_not(seat, action)
                    if reason is not None and (reason.code, reason.params.get("move", "")) not in said:
                        said.add((reason.code, reason.params.get("move", "")))
                        sentence = texts.reason(reason, NAMES)
                        assert sentence.endswith(f" – {reason.rule}")
                        assert not STRANGE.search(sentence), sentence
    unsaid = {code for code, _ in REFUSALS[1:]} - {code for code, _ in said}

    assert sorted(code for code in unsaid if KEYS[f"reason-{code}"]) == []


@each_language
def test_sentences_call_a_hero_by_one_name(language: str) -> None:
    """A second name behind a comma would need another comma before the verb."""
    texts = speaking(language)
    told = {row["id"]: texts.event({"event": "lured", "seat": A, "hero": row["id"]}, NAMES, A) for row in PRINTED["heroes"]}

    assert {hero: sentence for hero, sentence in told.items() if "," in sentence} == {}


@pytest.mark.parametrize(
    ("language", "hero", "sentence"),
    [
        ("de", "the_progenitors", "Der Trupp der Urväter kommt in die Stadt."),
        ("en", "the_progenitors", "The band of Progenitors comes to town."),
        ("de", "inquisitor", "Der Inquisitor kommt in die Stadt."),
        ("en", "inquisitor", "The Inquisitor comes to town."),
        ("de", "joe_the_smith", "Hans kommt in die Stadt."),
    ],
)
def test_a_hero_is_called_as_a_sentence_needs_it(language: str, hero: str, sentence: str) -> None:
    """Several on one card come as a band, because every sentence speaks of one; whoever is no more than a trade has an article."""
    assert speaking(language).event({"event": "hero_revealed", "hero": hero}, [], None) == sentence


def killed_in_a_room() -> Play:
    game = table().seat(A, rooms="Loot Box+Paddywhack3", hand="Heist").entrance(A, "Marmo").start()
    return game.go_to("room", active=A).do(A, "use Paddywhack 3")


def killed_in_the_air() -> Play:
    """R102: its room was sacrificed under its feet."""
    game = table().seat(A, rooms="Unstable Mine/Fetid Beast", hand="Ambush, Spike").entrance(A, "Rotgut").start()
    return game.go_to("room", active=A).do(A, "use Unstable Mine").do(A, "use Ambush", "mode 1", "discard Spike")


@pytest.mark.parametrize(
    ("killed", "german", "english"),
    [
        (
            killed_in_a_room,
            "Marmo stirbt bei dir in „Beutekiste“ durch „Paddywhack“.",
            "Marmo dies in your dungeon, in Loot Box, killed by Paddywhack.",
        ),
        (
            killed_in_the_air,
            "Fusel stirbt bei dir, zwischen zwei Räumen, durch „Hinterhalt“.",
            "Rotgut dies in your dungeon, between two rooms, killed by Ambush.",
        ),
    ],
)
def test_a_killed_hero_is_told_with_its_place_and_the_card(killed: Callable[[], Play], german: str, english: str) -> None:
    """R100."""
    facts = killed().last("died")

    for language, sentence in zip(LANGUAGES, [german, english], strict=True):
        assert speaking(language).event(facts, NAMES, A) == sentence


@pytest.mark.parametrize(("language", "sentence"), [("de", "mit 1 Seele und 5 Wunden."), ("en", "with 1 soul and 5 wounds.")])
def test_one_soul_is_no_plural(language: str, sentence: str) -> None:
    told = speaking(language).event({"event": "eliminated", "seat": A, "souls": 1, "wounds": 5}, NAMES, A)

    assert told.endswith(sentence)
