"""A match goes on from a snapshot exactly as if it had been played from its start, and under new rules its log says from where."""

from __future__ import annotations

import json
import random
from dataclasses import replace

import pytest

from monstertisch.core.chance import Luck, secret_of
from monstertisch.core.match import Match, Snapshot, read_match
from monstertisch.core.reason import BadMatch
from monstertisch.games import GAMES


def new_match(game: str, seed: int = 5) -> Match:
    rules = GAMES[game]
    return Match(rules, rules.setup(3), Luck(secret_of(seed)), ["Anna", "Ben", "Cleo"])


def play(match: Match, moves: int, whims: random.Random) -> None:
    for _ in range(moves):
        if not match.over:
            seat = match.state.to_act()[0]
            match.play(seat, whims.choice(match.state.options(seat)))


def as_stored(snapshot: Snapshot) -> Snapshot:
    return Snapshot(snapshot.number, **json.loads(json.dumps(snapshot.to_data())))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("moves", [0, 1, 40, 130])
def test_from_a_snapshot_a_match_goes_on_as_if_it_had_been_played(game: str, moves: int) -> None:
    """The same position, the same luck to come, the same numbers."""
    match = new_match(game)
    play(match, moves, random.Random(moves))
    later = replace(match, entries=[], base=as_stored(match.snapshot()))
    for one in (match, later):
        play(one, 60, random.Random(9))

    assert (later.n, later.depth, later.standing) == (match.n, match.depth, match.standing)
    assert later.state.digest() == match.state.digest()
    assert later.luck.position() == match.luck.position()
    assert [later.line(entry) for entry in later.entries] == [
        match.line(entry) for entry in match.entries[match.n - len(later.entries) :]
    ]


def test_back_to_a_snapshot_but_not_behind_it() -> None:
    match = new_match("kingscraft")
    play(match, 20, random.Random(1))
    match.undo(18)
    later = replace(match, entries=[], base=as_stored(match.snapshot()))
    digest = later.state.digest()
    play(later, 3, random.Random(2))
    entry = later.undo(18)

    assert (entry.number, entry.undo_to) == (25, 18)
    assert later.state.digest() == digest
    with pytest.raises(BadMatch):
        later.undo(17)


# Other rules


def outlived(match: Match, moves: int = 30) -> list[str]:
    """The lines of a file whose match changed to the rules in the next version and went on."""
    lines = [match.header(), *[match.line(entry) for entry in match.entries]]
    lines[0] = lines[0].replace(f'"rules_version":{match.game.rules_version}', f'"rules_version":{match.game.rules_version - 1}')
    lines.append(match.line(match.change_rules()))
    play(match, moves, random.Random(3))
    return [*lines, *[match.line(entry) for entry in match.entries]]


def text(lines: list[str]) -> str:
    return "".join(f"{line}\n" for line in lines)


@pytest.mark.parametrize("game", GAMES)
def test_a_file_is_read_from_where_our_rules_begin(game: str) -> None:
    match = new_match(game)
    play(match, 12, random.Random(4))
    found = read_match(text(outlived(match)), GAMES)

    assert found.base is not None
    assert (found.base.number, found.base.depth) == (13, 12)
    assert found.state.digest() == match.state.digest()
    assert found.n == match.n
    with pytest.raises(BadMatch):
        found.undo(12)


def test_of_several_changes_the_last_one_counts() -> None:
    match = new_match("maechtige_monster")
    play(match, 6, random.Random(4))
    lines = outlived(match, 4)
    lines.append(match.line(match.change_rules()))
    play(match, 3, random.Random(5))
    lines += [match.line(entry) for entry in match.entries]
    found = read_match(text(lines), GAMES)

    assert found.base is not None
    assert found.base.number == 12
    assert found.state.digest() == match.state.digest()


@pytest.mark.parametrize(
    ("part", "value", "reason"),
    [
        ("rules_version", 99, "match-rules"),
        ("rules_version", "1", "match-rules"),
        ("n", 5, "match-line"),
        ("depth", "six", "match-line"),
        ("position", None, "match-line"),
        ("position", {}, "match-line"),
        ("position", {"round": 3}, "match-line"),
        ("luck", [], "match-line"),
        ("luck", {"guards": "many"}, "match-line"),
    ],
)
def test_a_broken_change_of_rules_is_refused(part: str, value: object, reason: str) -> None:
    match = new_match("maechtige_monster")
    play(match, 6, random.Random(4))
    lines = outlived(match)
    lines[7] = json.dumps({**json.loads(lines[7]), part: value}, separators=(",", ":"))

    with pytest.raises(BadMatch) as refused:
        read_match(text(lines), GAMES)
    assert refused.value.reason.code == reason
