"""Golden playthroughs: they still hold, every game has some, and they show everything that can happen."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from monstertisch.core.event import EVERYONE, NOTHING, Event
from monstertisch.core.reason import BadMatch
from monstertisch.games import GAMES
from monstertisch.games.boss_monster import cards as boss_monster
from monstertisch.games.boss_monster.effects.vocabulary import PERMANENT
from monstertisch.games.boss_monster.reasons import REFUSALS as BOSS_MONSTER_REFUSALS
from monstertisch.games.maechtige_monster.moves import REFUSALS
from monstertisch.lab.golden import check_golden, golden_files, write_golden

GOLDEN = Path(__file__).parents[1] / "golden"
EVENTS = {"beaten", "dealt", "displaced", "healed", "loot", "lost", "over", "placed", "revealed", "round", "taken_up", "tile"}


@pytest.mark.parametrize("path", golden_files(GOLDEN), ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_golden_playthroughs_still_hold(path: Path) -> None:
    assert check_golden(path) == []


@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_golden_playthroughs(name: str) -> None:
    assert golden_files(GOLDEN / name)


def written(game: str) -> str:
    return "".join(path.read_text("utf-8") for path in golden_files(GOLDEN / game))


def test_every_reason_refuses_a_wish_in_one() -> None:
    text = written("maechtige_monster")

    assert set(re.findall(r"not \((\S+) (\S+)\)", text) + re.findall(r"may not: (\S+) (\S+)", text)) == {
        (rule, code) for code, rule in REFUSALS[1:]
    }


def test_every_event_happens_in_one() -> None:
    assert set(re.findall(r"^  > (\w+) ", written("maechtige_monster"), re.MULTILINE)) == EVENTS


def test_both_variants_and_every_number_of_players_are_played() -> None:
    text = written("maechtige_monster")

    assert set(re.findall(r'"players": (\d)', text)) == {"3", "4", "5", "6"}
    assert '"chain": true, "king": true' in text


def events_of(game: str) -> list[tuple[str, dict[str, Any]]]:
    found = re.findall(r"^  > (\w+) ({.*?})(?: \(others: .*)?$", written(game), re.MULTILINE)
    return [(kind, json.loads(facts)) for kind, facts in found]


@pytest.mark.parametrize("name", GAMES)
def test_every_card_is_used_in_one(name: str) -> None:
    game = GAMES[name]
    used = {card for kind, facts in events_of(name) for card in game.used(Event(kind, facts, EVERYONE, None, NOTHING))}

    assert used == set(game.card_ids(game.card_rows()))


def test_every_talent_of_the_alchemist_is_used_in_one() -> None:
    assert {"experiment", "researched", "reproduced", "expert"} <= {kind for kind, _ in events_of("kingscraft")}


def test_every_character_of_kingscraft_is_played_in_one() -> None:
    plans = [json.loads(plan) for plan in re.findall(r"^plan: (.*)$", written("kingscraft"), re.MULTILINE)]
    played = {character for plan in plans for character in plan["options"]["character"]}

    assert played >= {"assassin", "merchant", "swashbuckler", "nobleman", "rogue", "alchemist"}
    assert {plan["players"] for plan in plans} == {2, 3, 4}


def test_every_action_trigger_and_answer_of_boss_monster_is_used_in_one() -> None:
    wanted = {
        (boss_monster.IDS[design], ability.level)
        for design, abilities in enumerate(boss_monster.PRINTED_CARDS.abilities)
        for ability in abilities
        if ability.kind != PERMANENT
    }

    assert texts_used() >= wanted


def texts_used() -> set[tuple[str, int]]:
    """Whatever resolved, fired or prevented, with the level of a miniboss."""
    sources = [facts["source"] for kind, facts in events_of("boss_monster") if kind in ("resolves", "trigger", "prevented")]
    return {(source["card"], source["level"] or 0) for source in sources}


def test_every_reason_of_boss_monster_refuses_a_wish_in_one() -> None:
    """Some reasons name the rule of the question that is open."""
    refused = re.findall(r"(?:not \(|may not: )\S+ ([\w-]+)", written("boss_monster"))

    assert set(refused) == {code for code, _ in BOSS_MONSTER_REFUSALS[1:]}


def test_a_difference_is_found_and_written_anew(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    path.write_text((GOLDEN / "maechtige_monster" / "three_base.txt").read_text("utf-8").replace("state ", "state x", 1), "utf-8")

    assert any(line.startswith("-  state x") for line in check_golden(path))
    assert write_golden(path)
    assert check_golden(path) == []
    assert not write_golden(path)


@pytest.mark.parametrize("text", ["", "plan: {}", "plan: [", "plan: 3", "no plan here"])
def test_a_file_without_a_plan_is_refused(tmp_path: Path, text: str) -> None:
    path = tmp_path / "game.txt"
    path.write_text(text, "utf-8")

    with pytest.raises(BadMatch):
        check_golden(path)
