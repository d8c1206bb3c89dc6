"""Golden games: they still hold, every game has a few, and together they show everything that can happen."""

import re
from importlib.resources import files
from pathlib import Path

import pytest

from monstertisch.core.chance import Luck, secret_of
from monstertisch.core.match import Match
from monstertisch.core.reason import BadMatch
from monstertisch.games import GAMES
from monstertisch.lab.golden import check_golden, golden_files, write_golden

GOLDEN = Path(__file__).parents[1] / "golden"


@pytest.mark.parametrize("path", golden_files(GOLDEN), ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_golden_games_still_hold(path: Path) -> None:
    assert check_golden(path) == []


def written(game: str) -> str:
    return "".join(path.read_text("utf-8") for path in golden_files(GOLDEN / game))


def test_they_are_few_and_short() -> None:
    assert all(3 <= len(golden_files(GOLDEN / game)) <= 4 for game in GAMES)
    assert sum(path.stat().st_size for path in golden_files(GOLDEN)) < 400_000


@pytest.mark.parametrize("name", GAMES)
def test_every_kind_of_move_is_made_in_one(name: str) -> None:
    game = GAMES[name]

    assert set(re.findall(r"^  does: (\w+)", written(name), re.MULTILINE)) == {
        game.moves.spell_out(action)["kind"] for action in range(game.moves.count)
    }


@pytest.mark.parametrize("name", GAMES)
def test_every_ending_is_reached_in_one(name: str) -> None:
    """But Kingscraft's draw after a hundred rounds, which would be longer than all of them."""
    texts = (files("monstertisch.games") / name / "en.ftl").read_text("utf-8")
    endings = {*re.findall(r"^ending-(\w+)", texts, re.MULTILINE)} - {"draw"}

    assert set(re.findall(r'^  > over {.*"how":"(\w+)"', written(name), re.MULTILINE)) == endings


# Writing and checking


def recorded(path: Path, moves: int = 12) -> Match:
    """A match file."""
    game = GAMES["maechtige_monster"]
    match = Match(game, game.setup(3), Luck(secret_of(1)), ["Ada", "Ben", "Cleo"])
    for _ in range(moves):
        seat = match.state.to_act()[0]
        match.play(seat, match.state.options(seat)[-1])
    path.write_text(match.text(), "utf-8")
    return match


def test_a_match_file_becomes_a_golden_game(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    match = recorded(path)

    assert write_golden(path)
    assert path.read_text("utf-8").count("  does: place") == match.n
    assert check_golden(path) == []
    assert not write_golden(path)


def test_what_was_taken_back_is_not_part_of_it(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    match = recorded(path)
    match.undo(7)
    path.write_text(match.text(), "utf-8")
    write_golden(path)

    assert path.read_text("utf-8").count("  does: place") == 7


def test_a_difference_is_found_and_written_anew(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    recorded(path)
    write_golden(path)
    path.write_text(path.read_text("utf-8").replace("state ", "state x", 1), "utf-8")

    assert any(line.startswith("-  state x") for line in check_golden(path))
    assert write_golden(path)
    assert check_golden(path) == []


@pytest.mark.parametrize("seat", ["0", "9"], ids=["nobody can do that", "nobody sits there"])
def test_a_move_that_is_not_there_any_more_is_shown_and_never_written_over(tmp_path: Path, seat: str) -> None:
    path = tmp_path / "game.txt"
    recorded(path)
    write_golden(path)
    text = re.sub(r"^3\. seat \d", f"3. seat {seat}", path.read_text("utf-8"), flags=re.MULTILINE)
    text = re.sub(r"(^3\. .*?does: place) \d", r"\1 9", text, flags=re.MULTILINE | re.DOTALL)
    path.write_text(text, "utf-8")

    assert any(line.startswith("-  does: place 9") for line in check_golden(path))
    with pytest.raises(BadMatch) as refused:
        write_golden(path)
    assert (refused.value.reason.code, refused.value.reason.params["number"]) == ("golden-move", 3)
    assert path.read_text("utf-8") == text


def test_it_holds_under_other_versions_of_the_rules(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    recorded(path)
    write_golden(path)
    version = GAMES["maechtige_monster"].rules_version
    path.write_text(path.read_text("utf-8").replace(f'"rules_version":{version}', '"rules_version":0'), "utf-8")

    assert [line[:2] for line in check_golden(path) if line[1:2] == "{"] == ["-{", "+{"]


@pytest.mark.parametrize("text", ["", "no game here", "# a game\n{}", "# a game\n{", '# a game\n{"monstertisch":"match"}'])
def test_a_file_without_a_game_is_refused(tmp_path: Path, text: str) -> None:
    path = tmp_path / "game.txt"
    path.write_text(text, "utf-8")

    with pytest.raises(BadMatch):
        check_golden(path)
