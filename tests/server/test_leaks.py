"""What leaves the server for a seat is the same, to the byte, whatever it cannot know: hidden cards dealt anew change nothing."""

from __future__ import annotations

import itertools
import json
import random
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from monstertisch.core.chance import Luck, Script, derive, secret_of
from monstertisch.core.game import Game, Setup, State
from monstertisch.core.match import Match, Snapshot
from monstertisch.games import GAMES
from monstertisch.games.maechtige_monster.cards import TILES
from monstertisch.server import gate, loading
from monstertisch.server import house as house_module
from monstertisch.server.connection import Sight
from monstertisch.server.patch import Differences
from monstertisch.server.rows import TableRow
from monstertisch.server.settings import Settings
from monstertisch.server.table import Table

from .running import NAMES, Message, Person, TableSocket, ThreadServer, start_together

pytestmark = pytest.mark.sqlite

GAME = GAMES["maechtige_monster"]
Move = tuple[int, int]
Trial = tuple[int, Message, int, int | None, int]  # players, options, moves, who watches, seed


def random_moves(setup: Setup, luck: Luck, count: int, whims: random.Random) -> tuple[State, list[Move]]:
    """The position after so many random moves, and the moves."""
    state, moves = GAME.new(setup, luck), list[Move]()
    for _ in range(count):
        seat = state.to_act()[0]
        moves.append((seat, whims.choice(state.options(seat))))
        state.play(*moves[-1], luck)
    return state, moves


def script_of(opening: Message, position: Message) -> dict[str, list[Any]]:
    """The luck with which a match comes to this position: all is dealt before the first move, hands are hidden in round 1 only."""
    guards = [row["id"] for row in GAME.card_rows()["guards"]]
    fives = []
    for aside in (position if position["round"] == 1 else opening)["aside"]:
        hand = [strength for strength in range(1, 6) if strength not in aside]
        fives.append([*hand, *aside])
    return {
        "guards": [[guards.index(guard) for guard in position["pile"]]],
        "tiles": [[TILES.index(tile) for tile in position["tiles"]]],
        "start": [opening["start"]],
        "monsters": fives,
    }


@pytest.fixture(scope="module")
def two_servers(tmp_path_factory: pytest.TempPathFactory, page: Path) -> Iterator[list[ThreadServer]]:
    running = [
        ThreadServer(Settings(tmp_path_factory.mktemp("world"), page=page, messages_per_second=1000.0)).start() for _ in range(2)
    ]
    yield running
    for server in running:
        server.stop()


def transcript(
    server: ThreadServer, players: int, options: Message, moves: list[Move], watcher: int | None
) -> tuple[list[str], list[bytes]]:
    """Everything that this seat (None: an onlooker) receives from the waiting room on: frames, and answers to requests."""
    people = [Person(server.port, NAMES[seat]) for seat in range(players)]
    onlooker = Person(server.port, "Zoe")
    try:
        code = people[0].new_table(players, options=options)["code"]
        for seat in range(1, players):
            people[seat].take_seat(code, seat)
        me = onlooker if watcher is None else people[watcher]
        tables = [person.join(code) for person in people]
        seen = onlooker.join(code) if watcher is None else tables[watcher]
        start_together(tables, people[0])
        seen.settle(0)
        for number, (seat, action) in enumerate(moves):
            if seat == watcher and number < players:
                try_everything_forbidden(seen)
            tables[seat].act(GAME.moves.spell_out(action))
            for table in [*tables, seen]:
                table.settle(number + 1)
        seen.say(type="ask_log", before=len(moves) + 1)
        seen.listen()
        if watcher is not None:
            try_everything_forbidden(seen)
        take_back(tables, seen, moves)
        own = [f"/api/tables/{code}{part}" for part in ["", "/match", "/replay", "/log"]]
        addresses = [*own, "/api/lobby", "/api/me"]
        answers = [me.browser.get(address).content for address in addresses]
        return seen.texts, answers
    finally:
        for person in [*people, onlooker]:
            person.close()


def take_back(tables: list[TableSocket], seen: TableSocket, moves: list[Move]) -> None:
    """Whoever moved first goes back, and all agree in turn; people nod where nobody waits for it."""
    if not moves:
        return
    asker, n = tables[moves[0][0]], len(moves) + 1
    asker.say(type="ask_undo", at=asker.n, seat=asker.seat)
    while asker.n < n:
        message = asker.take()
        if message["type"] == "undo" and message["waiting"]:
            tables[message["waiting"][0]].say(type="answer_undo", at=asker.n, seat=asker.seat, agree=True)
    for table in tables:
        table.say(type="nod", n=n)
    for table in [*tables, seen]:
        table.settle(n)
    seen.listen()
    assert seen.events(live=True)[-1]["entry"]["seat"] == moves[0][0]


def try_everything_forbidden(table: TableSocket) -> None:
    """Asks for every move that is not allowed here."""
    allowed = table.options if table.my_turn else []
    for action in range(GAME.moves.count):
        if GAME.moves.spell_out(action) not in allowed:
            table.act(GAME.moves.spell_out(action))
    table.listen()
    table.act(GAME.moves.spell_out(0), at=table.n + 1)
    table.listen()


def compare(two_servers: list[ThreadServer], monkeypatch: pytest.MonkeyPatch, case: Trial) -> None:
    """Plays the same moves in the true world and in an imagined one; the watcher must not notice which is which."""
    players, options, count, watcher, seed = case
    setup = GAME.setup(players, options)
    luck = Luck(secret_of(seed))
    position, moves = random_moves(setup, luck, count, random.Random(seed))
    opening = GAME.new(setup, Luck(secret_of(seed))).to_data()
    twin = position.imagine(watcher, Luck(derive(secret_of(seed), "twin")))
    assert twin.to_data() != position.to_data()
    heard = []
    for server, world in zip(two_servers, [position, twin], strict=True):
        deal(monkeypatch, script_of(opening, world.to_data()), seed)
        heard.append(transcript(server, players, options, moves, watcher))
    (frames, answers), (twin_frames, twin_answers) = heard

    for one, other in itertools.zip_longest(frames, twin_frames):
        assert one == other, f"one frame tells the two worlds apart; seed {seed}"
    assert answers == twin_answers


def deal(monkeypatch: pytest.MonkeyPatch, script: dict[str, list[Any]], seed: int) -> None:
    """The next table gets this luck, and the same code and seal as its twin on the other server."""

    def new_match(row: TableRow, seats: list[Any], game: Game, base: Snapshot | None = None) -> Match:
        setup, names = game.setup(row.players, row.options), [seat.name for seat in seats]
        return Match(game, setup, Script(script), names, remembers=False, base=base)

    monkeypatch.setattr(loading, "new_match", new_match)
    same = SimpleNamespace(token_urlsafe=lambda _count: f"twin-{seed:011d}", token_bytes=bytes)
    monkeypatch.setattr(house_module, "secrets", same)


CASES: list[Trial] = [
    (players, {"chain": king, "king": king}, count, watcher, 100 * players + count)
    for players, king, count, watcher in [
        (3, False, 0, 0),
        (3, True, 5, None),
        (3, True, 14, 1),
        (4, False, 6, None),
        (4, True, 7, 3),
        (4, False, 25, 0),
        (5, True, 9, 4),
        (6, False, 11, 5),
    ]
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case[0]} players, {case[2]} moves, seat {case[3]}")
def test_no_byte_tells_a_world_from_its_imagined_twin(
    two_servers: list[ThreadServer], monkeypatch: pytest.MonkeyPatch, case: Trial
) -> None:
    compare(two_servers, monkeypatch, case)


# The test is awake


def leaks_the_turn_of_luck(table: Table) -> Message:
    message = honest_presence(table)
    if table.match is not None:
        message["spectators"] = int(table.match.state.digest()[:6], 16)
    return message


def leaks_a_hand(table: Table, player: int | None) -> Message:
    facts = honest_facts(table, player)
    if table.match is not None:
        facts["title"] = json.dumps(table.match.state.to_data()["hands"])[:40]
    return facts


def leaks_a_share(table: Table, player: int | None) -> Message:
    return {**honest_facts(table, player), "title": "".join(table.row.shares)[:40]}


def leaks_in_a_patch(table: Table, seat: int | None, has: Sight | None, differences: Differences) -> list[Message]:
    messages = honest_position(table, seat, has, differences)
    if messages[0]["type"] == "patch" and table.match is not None:
        messages[0]["patch"]["tile"] = [table.match.state.digest()]
    return messages


honest_presence, honest_facts, honest_position = gate.presence, gate.facts, gate.position


@pytest.mark.parametrize(
    ("part", "leak"),
    [("presence", leaks_the_turn_of_luck), ("facts", leaks_a_hand), ("facts", leaks_a_share), ("position", leaks_in_a_patch)],
)
def test_a_server_that_leaks_is_noticed(
    two_servers: list[ThreadServer], monkeypatch: pytest.MonkeyPatch, part: str, leak: Any
) -> None:
    monkeypatch.setattr(gate, part, leak)

    with pytest.raises(AssertionError, match="one frame tells the two worlds apart"):
        compare(two_servers, monkeypatch, (3, {}, 2, 1, 79 + len(leak.__name__)))
