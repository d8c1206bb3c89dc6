"""Thinking beside the tables as jobs on PostgreSQL: by workers on any host, which may be killed at any moment."""

from __future__ import annotations

import asyncio
import json
import pickle
import re
import signal
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import procrastinate
import psutil  # type: ignore[import-untyped]
import psycopg
import pytest
import sqlalchemy as sa
from sqlalchemy.exc import ProgrammingError

from monstertisch.bots import BOTS
from monstertisch.cli import run
from monstertisch.core.chance import Chance, Luck, Thoughts, derive, secret_of
from monstertisch.core.game import Game, Setup, State
from monstertisch.core.match import Match, read_match
from monstertisch.core.reason import BadBot, Reason
from monstertisch.core.sight import Bot, Sight
from monstertisch.games import GAMES
from monstertisch.lab import portions, series
from monstertisch.lab.series import Series, do_portion, player_of
from monstertisch.lab.simulate import simulate
from monstertisch.lab.train import Course, teacher_of
from monstertisch.server import jobs, thinking
from monstertisch.server.jobs import BEGUN, DONE, SCHEMA, Jobs, Worker, channel_of, line_of, opened, prepare
from monstertisch.server.lined_up import LinedUp
from monstertisch.server.listening import listen
from monstertisch.server.neighbours import CHANNEL, Neighbours
from monstertisch.server.settings import Settings
from monstertisch.server.thinking import PATIENT, URGENCY, Minds, Thinkers
from monstertisch.server.unreadable import match_file

from .databases import Cluster
from .running import LIMIT, Child, Person, TableSocket, ThreadServer, play_on, seat_people, wait_for

SERIES = 4000  # games
BRISK = {"monstertisch.server.jobs.BEAT": 0.2, "monstertisch.server.jobs.SILENT": 2.0}  # seconds


@pytest.fixture(autouse=True)
def brisk(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who waits and who works look after each other more often than they would elsewhere."""
    for name, seconds in BRISK.items():
        monkeypatch.setattr(name, seconds)


class WorkerProcess:
    """`monstertisch work` with one process for tables and one for analyses."""

    def __init__(self, address: sa.URL, log: Path) -> None:
        self.log = log
        told = address.set(drivername="postgresql").render_as_string(hide_password=False)
        self.words = ["work", "--database", told, "--processes", "1", "--lang", "en"]

    def __enter__(self) -> WorkerProcess:
        said = self.log.with_suffix(".said")
        self.process = Child(self.log, said=str(said), words=self.words, constants=BRISK)
        wait_for("it thinks", lambda: said.exists() and "Thinking here" in said.read_text("utf-8"))
        return self

    def __exit__(self, *_: object) -> None:
        self.process.send_signal(signal.SIGCONT)
        self.end(signal.SIGTERM)

    def mind(self) -> psutil.Process:
        """Where it thinks for tables."""
        (found,) = [one for one in psutil.Process(self.process.pid).children() if "spawn_main" in " ".join(one.cmdline())]
        return found

    def end(self, how: signal.Signals) -> tuple[int, str]:
        """How it ended, and what it complained about."""
        self.process.send_signal(how)
        return self.process.wait(), self.log.read_text("utf-8")


@contextmanager
def serving(address: sa.URL, folder: Path, **settings: Any) -> Iterator[ThreadServer]:
    """A server that has others think."""
    how: dict[str, Any] = {"works": False, "bot_pause": 0.0, "messages_per_second": 1000.0, "tip_seconds": 0.1, **settings}
    running = ThreadServer(Settings(folder, postgres=address, **how)).start()
    try:
        yield running
    finally:
        running.stop()


def jobs_of(server: ThreadServer) -> Jobs:
    assert isinstance(server.house.minds, Jobs)
    return server.house.minds


def thought_itself(server: ThreadServer) -> bool:
    return any(mind.pool is not None for line in jobs_of(server).minds.lines.values() for mind in line.minds)


def in_line(server: ThreadServer, status: str) -> int:
    query = sa.select(sa.func.count().label("count")).select_from(sa.text(f"{SCHEMA}.procrastinate_jobs"))
    (found,) = server.run(server.house.store.read(query.where(sa.text(f"status = '{status}'"))))
    return int(found["count"])


# Whole games with workers


def test_a_worker_that_is_killed_in_the_middle_of_a_thought_is_replaced_by_another(postgres: Cluster, tmp_path: Path) -> None:
    """Workers have the rights of a role that may touch nothing but the line. The server itself never thinks."""
    address = postgres.furnished()
    workers = only_the_line(postgres, address)
    with serving(address, tmp_path) as server, WorkerProcess(workers, tmp_path / "first") as first:
        wait_for("it is heard of", lambda: jobs_of(server).anybody)
        talk_nonsense(workers, CHANNEL, channel_of(jobs_of(server).name))
        ada = Person(server.port, "Ada")
        table = ada.join(ada.new_table(3, fill=True)["code"])
        play_on([table], moves=3)
        until_my_turn(table)
        table.say(type="ask_hint", at=table.n, seat=table.seat)
        hint = table.until("hint")
        with WorkerProcess(workers, tmp_path / "second") as second:
            mind = first.mind()
            mind.suspend()
            second.process.send_signal(signal.SIGSTOP)
            wait_for("a bot is asked", lambda: bot_is_asked(table, server))
            first.end(signal.SIGKILL)
            second.process.send_signal(signal.SIGCONT)
            mind.resume()
            until_my_turn(table)
            wait_for("nothing is left in line", lambda: in_line(server, "todo") + in_line(server, "doing") == 0)
            ended = second.end(signal.SIGTERM)
        ada.close()
        assert isinstance(server.house.others, Neighbours)
        deaf = any(task.done() for task in server.house.others.tasks)

        assert hint["best"]["do"]
        assert not deaf
        assert not thought_itself(server)
        assert ended == (0, "")


def only_the_line(postgres: Cluster, address: sa.URL) -> sa.URL:
    """The same database, for somebody who can read no table of ours: the statements of docs/hosting.md."""
    page = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text("utf-8")
    statements = re.findall(r"^(?:CREATE ROLE|GRANT) .*;$", page, re.MULTILINE)
    name = f"thinker_{address.database}"
    engine = sa.create_engine(address)
    with engine.begin() as connection:
        for statement in statements:
            connection.exec_driver_sql(statement.replace("thinker", name))
    engine.dispose()
    postgres.roles.append(name)
    poor = sa.create_engine(address.set(username=name))
    with poor.connect() as connection, pytest.raises(ProgrammingError, match="permission denied"):
        connection.execute(sa.text("SELECT * FROM tables"))
    poor.dispose()
    return address.set(username=name)


def talk_nonsense(address: sa.URL, *channels: str) -> None:
    """As anybody may who can open the database."""
    engine = sa.create_engine(address)
    with engine.begin() as connection:
        for channel in channels:
            for nonsense in ["", "x", "x y z", "x y ²", "x done"]:
                connection.execute(sa.select(sa.func.pg_notify(channel, nonsense)))
    engine.dispose()


def bot_is_asked(table: TableSocket, server: ThreadServer) -> bool:
    """Whoever sits there moves whenever it is their turn, until a worker thinks."""
    table.take_waiting()
    if table.my_turn and table.knows(table.n):
        n = table.n
        table.act()
        table.settle(n + 1)
    return in_line(server, "doing") > 0


def until_my_turn(table: TableSocket) -> None:
    while not (table.my_turn and table.knows(table.n)):
        table.take()


def take_tip(table: TableSocket) -> None:
    """Asks again where others have moved meanwhile."""
    asked = -1
    while not (table.heard and table.heard[-1]["type"] == "hint"):
        if table.my_turn and table.knows(table.n) and table.n > asked:
            asked = table.n
            table.say(type="ask_hint", at=asked, seat=table.seat)
        table.take()


def test_an_analysis_goes_on_when_its_worker_is_killed(postgres: Cluster, tmp_path: Path) -> None:
    """The second game waits in line meanwhile, and its page can say how many are before it."""
    address = postgres.furnished()
    with serving(address, tmp_path, analysis_worlds=2) as server:
        people = [Person(server.port, name) for name in ["Ada", "Ben", "Cleo"]]
        codes = [seat_people(people), seat_people(people)]
        for code in codes:
            play_on([person.join(code) for person in people])
        with WorkerProcess(address, tmp_path / "first") as first:
            wait_for("it is heard of", lambda: jobs_of(server).anybody)
            for code in codes:
                people[0].post(f"tables/{code}/analysis")
            wait_for("it is under way", lambda: people[0].get(f"tables/{codes[0]}/analysis")["done"] > 0)
            waiting = people[1].get(f"tables/{codes[1]}/analysis")
            first.end(signal.SIGKILL)
        with WorkerProcess(address, tmp_path / "second"):
            wait_for("it is done", lambda: people[0].get(f"tables/{codes[0]}/analysis")["state"] == "done", limit=90.0)
        for person in people:
            person.close()

        assert (waiting["state"], waiting["done"], waiting["before"]) == ("running", 0, 1)


def test_without_any_worker_the_server_thinks_itself(postgres: Cluster, tmp_path: Path) -> None:
    with serving(postgres.furnished(), tmp_path) as server:
        ada = Person(server.port, "Ada")
        table = ada.join(ada.new_table(3, fill=True)["code"])
        play_on([table], moves=3)
        ada.close()

        assert thought_itself(server)


def test_a_tip_that_waits_says_so_and_how_many_come_first(
    postgres: Cluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The only worker hangs. After a while the server takes the tips back and thinks of them itself."""
    monkeypatch.setattr(thinking, "NOTICEABLE", 0.3)
    monkeypatch.setattr(jobs, "PATIENCE", 3.0)
    address = postgres.furnished()
    with serving(address, tmp_path, think_limit=60.0) as server, WorkerProcess(address, tmp_path / "worker") as worker:
        wait_for("it is heard of", lambda: jobs_of(server).anybody)
        people = [Person(server.port, name) for name in ["Ada", "Ben", "Cleo"]]
        tables = [person.join(person.new_table(3, fill=True)["code"]) for person in people]
        for table in tables:
            until_my_turn(table)
        tables[0].say(type="ask_hint", at=tables[0].n, seat=tables[0].seat)
        tables[0].until("hint")  # its process has begun
        play_on(tables[:1], moves=1)
        until_my_turn(tables[0])
        mind = worker.mind()
        mind.suspend()
        for number, table in enumerate(tables):
            table.say(type="ask_hint", at=table.n, seat=table.seat)
            wait_for("it is in line", lambda number=number: in_line(server, "doing") + in_line(server, "todo") == number + 1)  # type: ignore[misc]
        before = [table.until("hint_waits")["before"] for table in tables[1:]]
        itself = [table.until("hint")["n"] == table.n for table in tables[1:]]
        mind.resume()
        for person in people:
            person.close()

        assert before == [0, 1]
        assert itself == [True, True]


# Many games


def test_a_series_has_the_same_games_if_workers_play_it_and_one_is_killed(
    postgres: Cluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """From the first game on, in portions of a moment; their answers are longer than a notice. Nobody else may read the tables."""
    monkeypatch.setattr(series, "ALONE", 0.02)
    monkeypatch.setattr(series, "AT_ONCE", 0.2)
    address = postgres.furnished()
    line = partial(LinedUp, only_the_line(postgres, address))
    game = GAMES["maechtige_monster"]
    setup = game.setup(4)
    with WorkerProcess(address, tmp_path / "first") as first, WorkerProcess(address, tmp_path / "second"):

        def kill_one(done: int) -> None:
            if done > SERIES // 4 and first.process.code is None:
                first.end(signal.SIGKILL)

        there = simulate(game, setup, ["random"], seed=3, count=SERIES, on_game=kill_one, on=line)
        wait_for("nothing is left in line", lambda: rows_in_line(address) == 0)
    here = simulate(game, setup, ["random"], seed=3, count=SERIES, on=1)

    assert first.process.code == -signal.SIGKILL
    assert there.failure is None
    assert there.to_data()["digest"] == here.to_data()["digest"]


def rows_in_line(address: sa.URL) -> int:
    engine = sa.create_engine(address)
    with engine.connect() as connection:
        found = connection.scalar(sa.text(f"SELECT count(*) FROM {SCHEMA}.procrastinate_jobs"))
    engine.dispose()
    return int(found)


def test_an_interrupted_series_leaves_nothing_in_line(postgres: Cluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(series, "ALONE", 0.02)
    monkeypatch.setattr(series, "AT_ONCE", 0.2)
    address = postgres.furnished()
    game = GAMES["maechtige_monster"]

    def interrupt(done: int) -> None:
        if done > SERIES // 4:
            raise KeyboardInterrupt

    with WorkerProcess(address, tmp_path / "worker"):
        told = simulate(game, game.setup(4), ["random"], seed=3, count=1_000_000, on_game=interrupt, on=partial(LinedUp, address))
        wait_for("what was begun is done", lambda: rows_in_line(address) == 0)

    assert told.interrupted


class Fainting(Bot):
    def choose(self, _sight: Sight, _chance: Chance) -> int:
        raise BadBot(Reason("bot-nonsense", ""))


def test_a_portion_says_as_data_what_came_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "fainting", lambda _game: Fainting())
    games = Series("maechtige_monster", 3, {}, None, [["random"] * 3, ["random", "fainting", "random"]], seed=1)
    makers: list[partial[Any]] = [partial(player_of, games), partial(teacher_of, Course("kingscraft", 1))]
    for make in makers:
        asked = json.loads(portions.written(make, range(4)))
        answer = portions.read(json.dumps(portions.play(*asked)))

        assert answer == do_portion(pickle.dumps(make), range(4))
        assert (answer[1] is not None) == (make.func is player_of)


def test_where_nobody_works_a_series_says_so(postgres: Cluster, capsys: pytest.CaptureFixture[str]) -> None:
    told = postgres.furnished().set(drivername="postgresql").render_as_string(hide_password=False)

    assert run(["simulate", "kingscraft", "--games", "3", "--on", told, "--lang", "de"]) == 2
    assert "monstertisch work --database" in capsys.readouterr().err


# Nothing hidden


SEEN = f"""
CREATE TABLE seen (job text);
CREATE FUNCTION see() RETURNS trigger LANGUAGE plpgsql
AS 'BEGIN INSERT INTO public.seen VALUES (row_to_json(NEW)::text); RETURN NEW; END';
CREATE TRIGGER see AFTER INSERT ON {SCHEMA}.procrastinate_jobs FOR EACH ROW EXECUTE FUNCTION public.see();
"""


@pytest.mark.parametrize("game", GAMES)
def test_what_is_in_line_is_the_same_however_the_hidden_cards_lie(postgres: Cluster, tmp_path: Path, game: str) -> None:
    """Everything that ever stood there, made again from a position in which all that the seat cannot know lies otherwise."""
    address = postgres.furnished()
    engine = sa.create_engine(address)
    with engine.begin() as connection:
        connection.exec_driver_sql(SEEN, execution_options={"no_parameters": True})
    with serving(address, tmp_path) as server, WorkerProcess(address, tmp_path / "worker"):
        wait_for("it is heard of", lambda: jobs_of(server).anybody)
        ada = Person(server.port, "Adalinde")
        table = ada.join(ada.new_table(max(2, GAMES[game].least_players), game=game, fill=True, title="Gruselkeller")["code"])
        for _ in range(3):
            play_on([table], moves=4)
            take_tip(table)
        row = server.table(table.table["code"]).row
        text = server.run(match_file(server.house.store, row.code))
        ada.close()
    with engine.connect() as connection:
        lines = list(connection.scalars(sa.text("SELECT job FROM seen")))
    engine.dispose()
    match = read_match(text, GAMES)
    states = {number: match.state_after(number) for number in range(match.n + 1)}
    jobs = [json.loads(line)["args"] for line in lines]
    assert isinstance(match.luck, Luck)
    private = [row.code, row.secret.hex(), row.title, "Adalinde", match.luck.key.hex(), *row.shares]

    assert [name for name in private if any(name in line for line in lines)] == []
    assert {job["kind"] for job in jobs} == {"move", "tip"}
    for job in jobs:
        how, setup, world, seat, options, choice = json.loads(job["asked"])
        state, secret = next(found_by(choice, row.secret, seat, states))
        twin = state.imagine(seat, Thoughts(derive(secret, "twin")))
        again = twin.imagine(seat, Thoughts(derive(secret, "world"))).to_data()
        assert twin.to_data() != state.to_data()
        assert json.loads(json.dumps(again)) == world
        assert (setup, options) == (match.setup.to_data(), twin.options(seat))
        assert how in (row.level, server.settings.tip_seconds)


def found_by(choice: str, secret: bytes, seat: int, states: dict[int, State]) -> Iterator[tuple[State, bytes]]:
    """The position that was thought about, and the luck for it; each follows from the number of the entry."""
    for number, state in states.items():
        for purpose in [f"bot {seat} {number}", f"hint {number}"]:
            for luck in [derive(secret, purpose), derive(derive(secret, purpose), "again")]:
                if derive(luck, "choice").hex() == choice:
                    yield state, luck


# The line itself


def thought(game: Game) -> tuple[Setup, State, int]:
    """A position of this game, and a seat that owes an answer."""
    match = dealt(game)
    for _ in range(5):
        seat = match.state.to_act()[0]
        match.play(seat, match.state.options(seat)[-1])
    return match.setup, match.state, match.state.to_act()[0]


def dealt(game: Game) -> Match:
    players = max(3, game.least_players)
    return Match(game, game.setup(players, {}), Luck(secret_of(7)), [f"bot:{number}" for number in range(players)])


@pytest.mark.parametrize("level", ["beginner", "journeyman"])
def test_a_bot_moves_alike_wherever_it_thinks(postgres: Cluster, level: str) -> None:
    address = postgres.furnished()

    async def asked(minds: Minds | Jobs) -> list[int]:
        thinkers = Thinkers(minds, 20.0, 0.1)
        return [await thinkers.ask(level, *thought(game), secret_of(number)) for game in GAMES.values() for number in range(3)]

    async def both() -> tuple[list[int], list[int]]:
        asking, working = Jobs(address, works=False), Jobs(address, works=True)
        for one in [asking, working]:
            await one.start()
        while not asking.anybody:
            await asyncio.sleep(0.01)
        found = await asked(asking), await asked(working.minds)
        assert asking.minds.lines[False].minds[0].pool is None
        for one in [asking, working]:
            await one.stop()
        return found

    there, here = asyncio.run(both())

    assert there == here


def test_whoever_a_table_waits_for_comes_first(postgres: Cluster) -> None:
    """Tips, then a move get into line before a worker is there. The move is thought first, and analyses in line keep nobody."""
    address = postgres.furnished()
    heard: list[list[str]] = []

    async def line_up() -> None:
        connected = asyncio.Event()
        hear = listen(address, channel_of("test"), connected.set, lambda told: heard.append(told.split(" ", 2)))
        listening = asyncio.create_task(hear)
        await connected.wait()
        async with opened(address) as app:
            for job in ["analysis 1", "analysis 2", "tip 1", "tip 2", "move 1"]:
                await defer(app, job)
            minds = Minds(1)
            working = asyncio.create_task(Worker(app, minds).run())
            while not any(what == DONE and job.startswith("tip-2") for job, what, *_ in heard):
                await asyncio.sleep(0.02)
            await defer(app, "move 2")
            while not any(what == DONE and job == "move-2" for job, what, *_ in heard):
                await asyncio.sleep(0.02)
            working.cancel()
            listening.cancel()
            await asyncio.gather(working, listening, return_exceptions=True)
            await minds.stop()

    asyncio.run(asyncio.wait_for(line_up(), 2 * LIMIT))
    begun = [job for job, what, *_ in heard if what == BEGUN]
    ended = [job for job, what, *_ in heard if what == DONE]

    assert ended == ["move-1", "tip-1", "tip-2", "move-2"]
    assert "analysis-1" in begun


async def defer(app: procrastinate.App, job: str) -> None:
    kind = job.split()[0]
    line = app.configure_task("think", queue=line_of(kind in PATIENT), priority=URGENCY[kind])
    await line.defer_async(asker="test", job=job.replace(" ", "-"), kind=kind, limit=60.0, asked=asked_of(kind))


def asked_of(kind: str) -> str:
    """An analysis would take minutes in so many worlds."""
    if kind == "analysis":
        return json.dumps([finished(), 10_000_000, 1])
    setup, state, seat = thought(GAMES["maechtige_monster"])
    how = "journeyman" if kind == "move" else 0.1
    return json.dumps([how, setup.to_data(), state.to_data(), seat, state.options(seat), secret_of(1).hex()])


def finished() -> str:
    match = dealt(GAMES["maechtige_monster"])
    while not match.over:
        seat = match.state.to_act()[0]
        match.play(seat, match.state.options(seat)[-1])
    return match.text()


def test_whoever_takes_part_ends_even_if_the_line_is_lost_in_that_moment(
    postgres: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    @asynccontextmanager
    async def lost_at_the_end(address: sa.URL) -> AsyncIterator[procrastinate.App]:
        async with opened(address) as app:
            try:
                yield app
            finally:
                raise psycopg.OperationalError("the connection is lost")

    async def begin_and_end() -> None:
        taking_part = Jobs(address, works=True)
        await taking_part.start()
        await taking_part.is_anybody_there()
        await taking_part.stop()

    address = postgres.furnished()
    monkeypatch.setattr(jobs, "opened", lost_at_the_end)

    asyncio.run(asyncio.wait_for(begin_and_end(), LIMIT))


def test_a_line_of_another_version_is_made_anew(postgres: Cluster) -> None:
    address = postgres.furnished()
    engine = sa.create_engine(address)
    with engine.begin() as connection:
        connection.exec_driver_sql(f"COMMENT ON SCHEMA {SCHEMA} IS 'another'")
        connection.exec_driver_sql(f"DROP TABLE {SCHEMA}.procrastinate_events")
    prepare(address)
    with engine.connect() as connection:
        tables = sa.inspect(connection).get_table_names(SCHEMA)
    engine.dispose()

    assert "procrastinate_events" in tables


def test_the_command_says_what_is_wrong(capsys: pytest.CaptureFixture[str]) -> None:
    nowhere = "postgresql://nobody@localhost:1/x"
    assert run(["work", "--database", nowhere, "--processes", "0", "--lang", "en"]) == 2
    assert "Take at least 1" in capsys.readouterr().err
    assert run(["work", "--database", nowhere, "--lang", "de"]) == 2
    assert "nicht zu erreichen" in capsys.readouterr().err
    assert run(["serve", "--think-elsewhere", "--lang", "en"]) == 2
    assert "--database" in capsys.readouterr().err
