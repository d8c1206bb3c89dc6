"""A long game costs no more than a short one: whoever joins gets a page of the story, and nobody replays it from its start."""

from __future__ import annotations

import copy
import functools
import itertools
import random
import statistics
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from monstertisch.core.match import Match
from monstertisch.server import loading, storage
from monstertisch.server import stored_match as story_module
from monstertisch.server.stored_match import BLOCK, LONGEST_ROUND, PAGE
from monstertisch.server.table import CHAT

from .conftest import Collected, People
from .long_games import copy_table, forget, play_in_one_go
from .running import NAMES, Message, Person, ProcessServer, TableSocket, ThreadServer, play_on, seat_people

pytestmark = pytest.mark.sqlite

LONG, SHORT = 2500, 50


class Game:
    """A table of three people in the middle of a game, and the match as one replay tells it."""

    def __init__(self, server: ThreadServer, people: list[Person], code: str, match: Match) -> None:
        self.server, self.people, self.code, self.match = server, people, code, match

    def story(self, seat: int | None) -> list[Message]:
        """What a seat was told from the first entry to the last, worked out anew."""
        told = [event.seen_by(seat) for event in self.match.opening]
        found = [{"n": 0, "events": [fact for fact in told if fact]}]
        for step in self.match.steps:
            told = [event.seen_by(seat) for event in step.events]
            found.append({"n": step.entry.number, "events": [fact for fact in told if fact]})
        return found


def played(server: ThreadServer, people: list[Person], entries: int) -> Game:
    """On deals that nobody knows before; where somebody beats the king too early, there is another game."""
    whims = random.Random(entries)
    while True:
        code = seat_people(people, game="kingscraft")
        match = play_in_one_go(server, code, entries, whims)
        if not match.over:
            assert match.n == entries
            return Game(server, people, code, match)


@pytest.fixture(scope="module")
def first_game(server: ThreadServer) -> Iterator[Game]:
    people = [Person(server.port, name) for name in NAMES[:3]]
    yield played(server, people, LONG)
    for person in people:
        person.close()


copies = itertools.count()


@pytest.fixture
def long_game(first_game: Game) -> Iterator[Game]:
    """One that a test may change."""
    code = copy_table(first_game.server, first_game.code, next(copies))
    yield Game(first_game.server, first_game.people, code, first_game.match)
    for person in first_game.people:
        person.opened.close()


def told(messages: list[Message]) -> list[Message]:
    return [{"n": one["entry"]["n"], "events": one["events"]} for one in messages]


def read_to_the_start(table: TableSocket) -> list[Message]:
    """The whole story of a socket, page by page."""
    story = told(table.events(live=False))
    while story[0]["n"]:
        table.say(type="ask_log", before=story[0]["n"])
        page = table.until("log", before=story[0]["n"])["entries"]
        assert 0 < len(page) <= PAGE + LONGEST_ROUND
        story = [*told(page), *story]
    return story


# The same price


def cost(game: Game, join: Callable[[], TableSocket], cold: bool) -> tuple[float, int, int]:
    """Seconds until everything is there (the median of some), messages and bytes."""
    seconds = []
    for _ in range(7):
        if cold:
            forget(game.server, game.code)
        start = time.perf_counter()
        table = join()
        seconds.append(time.perf_counter() - start)
        table.close()
    return statistics.median(seconds), len(table.texts), sum(len(frame) for frame in table.texts)


def test_a_long_game_is_joined_resumed_and_watched_as_fast_as_a_short_one(long_game: Game, people: People) -> None:
    """2,500 entries beside 50, both with a hundred lines of chat: from memory, and from the disk as after a restart."""
    games = [long_game, played(long_game.server, people(3), SHORT)]
    for game in games:
        chatter = game.people[0].join(game.code)
        for number in range(CHAT):
            chatter.say(type="say", text=f"{number}")
        chatter.until("chat", number=CHAT)
        chatter.close()
    (watcher,) = people(1)

    for cold in (False, True):
        for way in ("join", "resume", "watch"):
            costs = []
            for game in games:
                after = game.match.n - 5 if way == "resume" else -1
                person = watcher if way == "watch" else game.people[0]
                costs.append(cost(game, lambda: person.join(game.code, after), cold))  # noqa: B023
            (seconds, messages, size), (short_seconds, short_messages, short_size) = costs
            assert seconds < 5 * short_seconds + 0.02, (way, cold, costs)
            assert messages <= short_messages + PAGE + LONGEST_ROUND, (way, cold, costs)
            assert size < 6 * short_size, (way, cold, costs)


def test_the_loop_is_free_while_a_long_game_is_replayed(long_game: Game) -> None:
    """Nothing but the log is left: it is replayed beside the tables, and another table answers meanwhile."""
    game = long_game
    server = game.server
    other = seat_people(game.people)
    table = game.people[1].join(other)
    forget_snapshots(server, game.code)
    joining = game.people[0].open(game.code)
    joining.greet()
    answers = 0
    while not joining.take_waiting():
        table.listen()
        answers += 1
    if not joining.presence:
        joining.until("presence")

    assert joining.n == LONG
    assert answers > 10


# The same story


@pytest.mark.parametrize("seat", [0, 1, None])
def test_page_by_page_the_story_is_the_same_as_in_one_go(long_game: Game, seat: int | None) -> None:
    person = Person(long_game.server.port, "Zoe") if seat is None else long_game.people[seat]
    table = person.join(long_game.code)
    first = table.events(live=False)

    assert PAGE <= len(first) <= PAGE + LONGEST_ROUND
    assert table.seat == seat
    assert read_to_the_start(table) == long_game.story(seat)
    person.close()


def test_a_page_begins_with_its_round(long_game: Game) -> None:
    table = long_game.people[0].join(long_game.code)
    rounds = {step.entry.number: step.round for step in long_game.match.steps}
    first = table.events()[0]["entry"]["n"]

    assert rounds[first] != rounds[first - 1]


def test_what_others_chose_is_on_no_page(long_game: Game) -> None:
    """`do` is told to the seat that chose, on old pages too."""
    for seat, person in enumerate(long_game.people):
        table = person.join(long_game.code)
        table.say(type="ask_log", before=600)
        entries = [one["entry"] for one in table.until("log")["entries"]]

        assert {entry["seat"] for entry in entries if entry["do"]} == {seat}
        assert {entry["seat"] for entry in entries} == {0, 1, 2}


def test_before_the_beginning_there_is_nothing(long_game: Game) -> None:
    table = long_game.people[0].join(long_game.code)
    table.say(type="ask_log", before=0)

    assert table.until("log") == {"type": "log", "before": 0, "entries": []}


def test_after_a_gap_of_more_than_a_page_only_the_last_page_is_told(long_game: Game) -> None:
    table = long_game.people[0].join(long_game.code, after=7)

    assert [message["type"] for message in table.heard[:3]] == ["table", "resync", "events"]
    assert len(table.events()) <= PAGE + LONGEST_ROUND


# Snapshots


def forget_snapshots(server: ThreadServer, code: str) -> None:
    forget(server, code)
    server.run(server.house.store.write(*[sa.delete(one).where(one.c.table == code) for one in (storage.told, storage.snapshots)]))


def stored_numbers(server: ThreadServer, code: str) -> list[int]:
    kept = storage.snapshots.c
    rows = server.run(server.house.store.read(sa.select(kept.number).where(kept.table == code).order_by(kept.number)))
    return [row["number"] for row in rows]


def goes_on(game: Game, people: list[Person]) -> Match:
    """Some more moves, after which the match in memory is the one a replay of the whole log leads to."""
    play_on([person.join(game.code) for person in people], moves=8, whims=random.Random(5))
    table = game.server.table(game.code)
    assert table.match is not None
    again = game.server.run(loading.replayed(table, None))
    assert again.state.digest() == table.match.state.digest()
    assert again.luck.position() == table.match.luck.position()
    assert again.n == table.n == game.match.n + 8
    return table.match


def test_a_loaded_match_goes_on_from_a_snapshot_exactly_as_if_it_had_been_replayed(long_game: Game) -> None:
    match = goes_on(long_game, long_game.people)

    assert match.base is not None
    assert LONG - BLOCK - 20 <= match.base.number < LONG


def test_without_snapshots_everything_is_made_again_from_the_log(long_game: Game) -> None:
    forget_snapshots(long_game.server, long_game.code)
    story = read_to_the_start(long_game.people[0].join(long_game.code))

    assert story == long_game.story(0)
    assert stored_numbers(long_game.server, long_game.code) == [LONG]
    goes_on(long_game, long_game.people)


def test_a_snapshot_that_cannot_be_read_is_no_obstacle(long_game: Game, log: Collected) -> None:
    forget(long_game.server, long_game.code)
    broken = sa.update(storage.snapshots).where(storage.snapshots.c.table == long_game.code).values(position="{broken")
    long_game.server.run(long_game.server.house.store.write(broken))

    assert told(long_game.people[0].join(long_game.code).events())[-1] == long_game.story(0)[-1]
    assert log.taken() == ["a snapshot cannot be read; the log is replayed"]
    goes_on(long_game, long_game.people)


def test_few_snapshots_are_kept(long_game: Game) -> None:
    assert stored_numbers(long_game.server, long_game.code) == [*range(BLOCK - 1, LONG, BLOCK), LONG]


# Taking back


def go_back(game: Game, to: int) -> Match:
    """All agree; the match as it is afterwards, and as the core alone would have it."""
    table = game.server.table(game.code)
    game.server.run(table.do(lambda: table.go_back(to, 0)))
    assert table.match is not None
    expected = copy.copy(game.match)
    expected.entries = list(game.match.entries)
    expected.undo(to)
    assert table.match.state.digest() == expected.state.digest()
    assert table.match.luck.position() == expected.luck.position()
    assert table.n == expected.n
    return table.match


@pytest.mark.parametrize("far", [1, 30, 80])
def test_taking_back_leads_to_the_same_position_over_any_snapshot(long_game: Game, far: int) -> None:
    match = go_back(long_game, long_game.match.steps[-1 - far].entry.number)
    story = read_to_the_start(long_game.people[0].join(long_game.code))

    assert match.base is not None
    assert story == [*long_game.story(0)[:-far], {"n": LONG + 1, "events": []}]


def test_a_last_move_that_is_long_past_is_found_in_the_log(long_game: Game) -> None:
    """The table was loaded from its last position, before which it knows nothing."""
    forget_snapshots(long_game.server, long_game.code)
    long_game.server.table(long_game.code)
    forget(long_game.server, long_game.code)
    table = long_game.server.table(long_game.code)
    assert table.match is not None
    assert table.match.steps == []
    found = [long_game.server.run(table.do(lambda: table.last_choice(seat))) for seat in range(3)]  # noqa: B023

    assert found == [long_game.match.last_choice(seat) for seat in range(3)]


@pytest.mark.parametrize("game", ["maechtige_monster", "kingscraft", "boss_monster"])
def test_whatever_is_played_taken_back_and_forgotten_the_match_and_its_story_are_those_of_the_log(
    server: ThreadServer, people: People, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    """Snapshots every few entries, so that every way over them occurs; the core's own match, which has none, is the judge."""
    monkeypatch.setattr(story_module, "BLOCK", 5)
    monkeypatch.setattr(story_module, "NEAR", 2)
    three, whims = people(3), random.Random(len(game))
    code = seat_people(three, game=game)
    first = server.table(code)
    judge = loading.new_match(first.row, first.seats, first.game)
    judge.remembers = True
    for _ in range(90):
        table = server.table(code)
        what = whims.random()
        if what < 0.12:
            forget(server, code)
        elif what < 0.3 and judge.steps:
            by = whims.randrange(3)
            to = whims.choice([0, *[step.entry.number for step in judge.steps]][-9:-1])
            server.run(table.do(functools.partial(table.go_back, to, by)))
            judge.undo(to, by)
        elif not judge.over:
            options = [(seat, action) for seat in range(3) for action in judge.state.options(seat)]
            seat, action = whims.choice(options)
            server.run(table.do(functools.partial(table.record, seat, action, stand_in=False)))
            judge.play(seat, action)
        match = server.table(code).match
        assert match is not None
        assert (match.n, match.state.digest(), match.luck.position()) == (judge.n, judge.state.digest(), judge.luck.position())
    kept = [entry.number for entry in story_module.standing(judge.entries)]
    for seat in range(3):
        story = told(three[seat].join(code).events())
        assert [one["n"] for one in story] == [0, *kept]
        expected = {step.entry.number: [event.seen_by(seat) for event in step.events] for step in judge.steps}
        for one in story[1:]:
            assert one["events"] == [fact for fact in expected.get(one["n"], []) if fact]


# Politeness


def test_a_repeated_hello_is_answered_once_a_second_at_most(long_game: Game) -> None:
    table = long_game.people[0].join(long_game.code)
    for _ in range(200):
        table.greet()
    start = time.monotonic()
    table.listen()
    spent = time.monotonic() - start
    answers = [message for message in table.heard if message["type"] == "resync"]

    assert 1 <= len(answers) <= 1 + spent


def test_killed_and_started_again_a_long_game_goes_on(tmp_path: Path) -> None:
    """The snapshots on the disk are those of the last entry that anybody heard of."""
    settings: dict[str, Any] = {"bot_pause": 0.0, "messages_per_second": 1000.0}
    process = ProcessServer(tmp_path, **settings).start()
    three = [Person(process.port, name) for name in NAMES[:3]]
    code = seat_people(three, game="kingscraft")
    tables = [person.join(code) for person in three]
    play_on(tables, moves=70, whims=random.Random(3))
    process.kill()
    process.start()
    back = [person.join(code) for person in three]

    assert [table.view for table in back] == [table.view for table in tables]
    assert [read_to_the_start(table) for table in back] == [told(table.events()) for table in tables]
    play_on(back, moves=5, whims=random.Random(4))
    for person in three:
        person.close()
    process.stop()
    assert process.complaints() == []
