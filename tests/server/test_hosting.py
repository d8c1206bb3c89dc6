"""The files of docs/hosting.md do what they are for: units, proxy, backup, and what watches a server."""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import signal
import ssl
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
import yaml
from ensure_nginx import nginx
from prometheus_client import REGISTRY
from prometheus_client.parser import text_string_to_metric_families
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

import monstertisch
from monstertisch.server.backup import check_backup

from .databases import Cluster
from .running import HOST, LIMIT, Child, Person, TableSocket, free_port, play_on, seat_people, wait_for

HERE = Path(__file__).parents[2] / "docs" / "hosting"
OURS = "/opt/monstertisch/bin/monstertisch"
NGINX = nginx()


# Units


def entries(name: str, key: str) -> list[str]:
    return re.findall(rf"^{key}=(.+)$", (HERE / name).read_text("utf-8"), re.MULTILINE)


def command(line: str, program: Path, state: Path) -> list[str]:
    """What systemd would run, with our program and the folder of states elsewhere."""
    assert OURS in line or line.startswith("/usr/bin/find ")
    known = {"%S": str(state), "%%": "%", "$$": "$", "${ADDRESS}": HOST, OURS: str(program)}
    return shlex.split(re.sub(r"%S|%%|\$\$|\$\{ADDRESS\}|" + OURS, lambda found: known[found[0]], line))


def with_options(words: list[str], **options: Any) -> list[str]:
    """With other values; every one of these options must be there."""
    words = [*words]
    for name, value in options.items():
        words[words.index(f"--{name.replace('_', '-')}") + 1] = str(value)
    return words


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """`monstertisch`, as if it were installed."""
    found = tmp_path_factory.mktemp("bin") / "monstertisch"
    source = Path(monstertisch.__file__).parents[1]
    found.write_text(f'#!/bin/sh\nPYTHONPATH={source} exec {sys.executable} -m monstertisch "$@"\n', "utf-8")
    found.chmod(0o755)
    return found


@contextmanager
def running(words: list[str], port: int, log: Path) -> Iterator[Child]:
    """Our program as this line begins it."""
    process = Child(log, words=words[1:])
    try:
        wait_for("it serves", lambda: process.has_ended() or answers(f"http://{HOST}:{port}/ready"))
        yield process
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait()


def answers(address: str) -> bool:
    try:
        return httpx.get(address, verify=False).status_code == 200
    except httpx.TransportError:
        return False


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="no systemd is installed")
def test_systemd_accepts_every_unit(tmp_path: Path, program: Path) -> None:
    units = [*HERE.glob("*.service"), *HERE.glob("*.timer")]
    for unit in units:
        (tmp_path / unit.name).write_text(unit.read_text("utf-8").replace(OURS, str(program)), "utf-8")
    checked = subprocess.run(
        ["systemd-analyze", "verify", "--man=no", *[str(tmp_path / unit.name) for unit in units]],
        capture_output=True, text=True, check=False,
    )  # fmt: skip

    assert len(units) == 5
    assert (checked.returncode, checked.stderr) == (0, "")


@pytest.fixture(scope="module")
def family(program: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Path, int]]:
    """A server as its unit begins it: the folder of states, and where the metrics are."""
    state, port, watched = tmp_path_factory.mktemp("state"), free_port(), free_port()
    (line,) = entries("monstertisch.service", "ExecStart")
    with running(with_options(command(line, program, state), port=port, metrics_port=watched), port, state / "log"):
        yield state, watched
    assert (state / "log").read_text("utf-8") == ""


def test_the_backup_of_a_running_server_is_made_and_old_ones_go(family: tuple[Path, int], program: Path) -> None:
    state, _ = family
    folder = state / "monstertisch-backups"
    folder.mkdir()
    for name, days in [("tables-old.db", 15), ("tables-young.db", 13), ("something-else", 100)]:
        (folder / name).touch()
        then = time.time() - days * 86400
        os.utime(folder / name, (then, then))
    for line in entries("monstertisch-backup.service", "ExecStart"):
        subprocess.run(command(line, program, state), check=True, stdout=subprocess.DEVNULL)
    (made,) = folder.glob("tables-2*.db")
    check_backup(made)

    assert sorted(path.name for path in folder.iterdir()) == sorted(["something-else", "tables-young.db", made.name])


# Prometheus and Grafana


def asked_for() -> list[str]:
    """Every question that the dashboard and the alerts ask."""
    dashboard = json.loads((HERE / "dashboard.json").read_text("utf-8"))
    alerts = yaml.safe_load((HERE / "alerts.yml").read_text("utf-8"))
    shown = [target["expr"] for panel in dashboard["panels"] for target in panel["targets"]]
    return [*shown, *[rule["expr"] for group in alerts["groups"] for rule in group["rules"]]]


def test_dashboard_and_alerts_ask_for_what_there_is_and_the_dashboard_for_all_of_it(family: tuple[Path, int]) -> None:
    text = httpx.get(f"http://{HOST}:{family[1]}/metrics", verify=False).text
    kinds = {found.name: found.type for found in text_string_to_metric_families(text)}
    ends = {"counter": ["_total"], "histogram": ["_bucket"]}
    there = {name + end for name, kind in kinds.items() for end in ends.get(kind, [""])}
    asked = {name for question in asked_for() for name in re.findall(r"\b(?:monstertisch|process|python)_\w+", question)}
    labels = {name for found in REGISTRY.collect() for sample in found.samples for name in sample.labels}
    used = {name for question in asked_for() for name in re.findall(r"(\w+)=~?\"", question)}
    used |= {name for question in asked_for() for names in re.findall(r"by \(([^)]+)\)", question) for name in names.split(", ")}

    assert asked - there == set()
    assert {name for name in there if name.startswith("monstertisch_")} - asked == set()
    assert used - labels - {"job", "instance", "game", "by", "kind", "status"} == set()


def test_prometheus_asks_every_process_of_the_cluster() -> None:
    asked = yaml.safe_load((HERE / "prometheus.yml").read_text("utf-8"))
    (line,) = entries("monstertisch-cluster.service", "ExecStart")
    words = shlex.split(line)
    workers, first = (int(words[words.index(name) + 1]) for name in ["--workers", "--metrics-port"])
    hosts = re.findall(r"# server (\S+):8077 ", (HERE / "nginx.conf").read_text("utf-8"))
    (job,) = asked["scrape_configs"]

    assert asked["rule_files"] == ["alerts.yml"]
    assert job["static_configs"] == [{"targets": [f"{host}:{first + number}" for host in hosts for number in range(workers)]}]
    assert all(job["job_name"] == name for question in asked_for() for name in re.findall(r'job="(\w+)"', question))


# nginx


class Behind(Person):
    """Somebody who comes by way of the proxy."""

    def __init__(self, port: int, name: str) -> None:
        super().__init__(port, name)
        self.browser.base_url = httpx.URL(f"https://{HOST}:{port}")

    def open(self, code: str, **options: Any) -> TableSocket:
        trusting = ssl.create_default_context()
        trusting.check_hostname, trusting.verify_mode = False, ssl.CERT_NONE
        cookies = "; ".join(f"{cookie.name}={cookie.value}" for cookie in self.browser.cookies.jar)
        address, headers = f"wss://{HOST}:{self.port}/api/tables/{code}/live", {"Cookie": cookies}
        opening = connect(address, additional_headers=headers, proxy=None, ssl=trusting, max_queue=None, **options)
        return TableSocket(self.opened.enter_context(opening))


def site(folder: Path, servers: list[int], plain: int, encrypted: int) -> str:
    """Our file, with the lines for a cluster and with addresses and folders of this test."""
    text = (HERE / "nginx.conf").read_text("utf-8")
    changes = [
        (r"\n    server 127\.0\.0\.1:8077 .*", ""),
        (r"# server 10\.0\.0\.11:8077 ", f"server {HOST}:{servers[0]} "),
        (r"# server 10\.0\.0\.12:8077 ", f"server {HOST}:{servers[1]} "),
        (r"listen 80;", f"listen {HOST}:{plain};"),
        (r"listen 443 ssl;", f"listen {HOST}:{encrypted} ssl;"),
        (r"/etc/ssl/tables\.example/fullchain\.pem", f"{folder}/certificate.pem"),
        (r"/etc/ssl/tables\.example/privkey\.pem", f"{folder}/key.pem"),
        (r"/var/log/nginx/monstertisch\.log", f"{folder}/access.log"),
    ]
    for old, new in changes:
        text, count = re.subn(old, new, text)
        assert count == 1, old
    return text


def make_certificate(folder: Path) -> None:
    asked = "openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=tables.example"
    into = ["-keyout", str(folder / "key.pem"), "-out", str(folder / "certificate.pem")]
    subprocess.run([*asked.split(), *into], check=True, capture_output=True)


@contextmanager
def proxy(folder: Path, servers: list[int]) -> Iterator[tuple[int, int]]:
    """nginx with our file: its ports without and with TLS."""
    plain, encrypted = free_port(), free_port()
    make_certificate(folder)
    (folder / "site.conf").write_text(site(folder, servers, plain, encrypted), "utf-8")
    kinds = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    temporary = " ".join(f"{kind}_temp_path {folder}/{kind};" for kind in kinds)
    user = "user root;" if os.geteuid() == 0 else ""
    (folder / "nginx.conf").write_text(
        f"daemon off; pid {folder}/pid; {user} events {{}} http {{ access_log off; {temporary} include {folder}/site.conf; }}",
        "utf-8",
    )
    words = [str(NGINX), "-c", str(folder / "nginx.conf"), "-e", str(folder / "errors.log")]
    checked = subprocess.run([*words, "-t"], capture_output=True, text=True, check=False)
    assert checked.returncode == 0, checked.stderr
    assert "[" not in checked.stderr  # no warning either
    with subprocess.Popen(words) as process:
        try:
            wait_for("nginx answers", lambda: answers(f"https://{HOST}:{encrypted}/ready"))
            yield plain, encrypted
        finally:
            process.terminate()


def sockets(watched: int) -> float:
    text = httpx.get(f"http://{HOST}:{watched}/metrics", verify=False, timeout=LIMIT).text
    return float(re.findall(r"^monstertisch_sockets (\S+)$", text, re.MULTILINE)[0])


nginx_is_here = pytest.mark.skipif(
    NGINX is None or not shutil.which("openssl"), reason="nginx or openssl is not installed, and could not be got"
)


@nginx_is_here
def test_people_play_through_nginx_whichever_host_they_reach_and_whoever_is_killed(
    postgres: Cluster, program: Path, tmp_path: Path
) -> None:
    (line,) = entries("monstertisch-cluster.service", "ExecStart")
    database = postgres.furnished().set(drivername="postgresql").render_as_string(hide_password=False)
    ports, watched = [free_port(), free_port()], [free_port(), free_port()]
    with ExitStack() as opened:
        hosts = []
        for port, metrics in zip(ports, watched, strict=True):
            own = {"port": port, "metrics_port": metrics, "database": database, "workers": 1}
            words = [*with_options(command(line, program, tmp_path), **own), "--log-requests"]
            hosts.append(opened.enter_context(running(words, port, tmp_path / f"{port}.log")))
        plain, encrypted = opened.enter_context(proxy(tmp_path, ports))
        people = [Behind(encrypted, name) for name in ["Ada", "Ben", "Cleo"]]
        for person in people:
            opened.callback(person.close)
        welcome = people[0].browser.get("/api/me")
        redirected = httpx.get(f"http://{HOST}:{plain}/table/x", verify=False)
        code = seat_people(list[Person](people))
        tables = [person.join(code) for person in people]
        while not all(sockets(port) for port in watched):  # somebody who only watches, until both have somebody
            opened.callback(people[0].join(code).close)
        play_on(tables, 6)
        hosts[0].send_signal(signal.SIGKILL)
        hosts[0].wait()
        tables = [back(person, table, code) for person, table in zip(people, tables, strict=True)]
        play_on(tables, 6)

    assert "Secure" in welcome.headers["set-cookie"]
    assert welcome.headers["strict-transport-security"]
    assert redirected.headers["location"] == f"https://{HOST}/table/x"
    assert min(table.n for table in tables) >= 12
    logged = [(tmp_path / name).read_text("utf-8") for name in ["access.log", *[f"{port}.log" for port in ports]]]
    assert [welcome.headers["x-request-id"] in names(text) for text in logged].count(True) == 2  # of nginx, and of one host
    assert not any(private in text for private in [code, HOST, "Ada"] for text in logged)


@nginx_is_here
def test_after_all_hosts_were_gone_everybody_is_back_at_once(postgres: Cluster, program: Path, tmp_path: Path) -> None:
    """nginx has noticed that they were gone, one of them from the start, and does not let people in one by one."""
    (line,) = entries("monstertisch-cluster.service", "ExecStart")
    database = postgres.furnished().set(drivername="postgresql").render_as_string(hide_password=False)
    ports = [free_port(), free_port()]

    def host(port: int) -> AbstractContextManager[Child]:
        own = {"port": port, "metrics_port": free_port(), "database": database, "workers": 1}
        return running(with_options(command(line, program, tmp_path), **own), port, tmp_path / f"{port}.log")

    with ExitStack() as opened:
        with host(ports[0]):
            _, encrypted = opened.enter_context(proxy(tmp_path, ports))
            people = [Behind(encrypted, name) for name in ["Ada", "Ben", "Cleo"]]
            code = seat_people(list[Person](people))
        gone = people[0].browser.get("/ready").status_code
        opened.enter_context(host(ports[0]))
        opened.enter_context(host(ports[1]))
        sockets = [opened.enter_context(person.open(code).socket) for person in people * 3]

    assert gone == 502
    assert len(sockets) == 9
    for person in people:
        person.close()


def names(log: str) -> list[str]:
    """Of the requests in it."""
    return [json.loads(line)["request"] for line in log.splitlines() if "request" in json.loads(line)]


def back(person: Person, table: TableSocket, code: str) -> TableSocket:
    """As a page does: whoever was cut off comes again, by way of whichever host is there."""
    with suppress(ConnectionClosed):
        table.listen()
        return table
    return person.join(code)


# The page that shows them


def test_every_file_is_explained() -> None:
    page = (HERE.parent / "hosting.md").read_text("utf-8")

    assert [path.name for path in HERE.iterdir() if f"](hosting/{path.name})" not in page] == []
