"""Wheel and source distribution have the page and the licences in them; what is missing is named before anything is compiled."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tarfile
import time
import zipfile
from pathlib import Path

import httpx
import pytest
from server.running import HOST, free_port

ROOT = Path(__file__).parents[1]
FONTS = ["atkinson-hyperlegible", "fira-sans-extra-condensed", "grenze-gotisch"]
LICENSES = [f"licenses/{name}.txt" for name in [*FONTS, "game-icons"]]
BUILD = "import sys, setuptools.build_meta as backend; print(getattr(backend, sys.argv[1])(sys.argv[2]))"

pytestmark = pytest.mark.skipif(not (ROOT / ".git").exists(), reason="a clone is needed")


@pytest.fixture(scope="module")
def clone(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What a fresh clone of this tree holds, and the page's tools, which take long to download."""
    folder = tmp_path_factory.mktemp("clone")
    listed = subprocess.check_output(["git", "ls-files", "-co", "--exclude-standard", "-z"], cwd=ROOT, text=True)
    for name in filter(None, listed.split("\0")):
        if (ROOT / name).is_file() and not name.startswith(("tests/", "docs/screenshots/")):
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, folder / name)
    return folder


def without_node(folder: Path) -> dict[str, str]:
    """An environment in which only Python and the C compiler are found."""
    tools = folder / "tools"
    tools.mkdir(exist_ok=True)
    for name in ["cc", "gcc", "sh"]:
        found = shutil.which(name)
        if found and not (tools / name).exists():
            (tools / name).symlink_to(found)
    return {**os.environ, "PATH": str(tools)}


def build(folder: Path, what: str, to: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """As pip has it built, with the tools that are installed here."""
    to.mkdir(exist_ok=True)
    command = [sys.executable, "-c", BUILD, what, str(to)]
    variables = {**os.environ, "MONSTERTISCH_COMPILE": "0", **environment}
    variables.pop("PYTHONPATH", None)
    return subprocess.run(command, cwd=folder, env=variables, capture_output=True, text=True, check=False, timeout=300)


@pytest.fixture(scope="module")
def wheel(clone: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Built without Node from the source distribution, which was built with Node from the clone."""
    if not (ROOT / "web" / "node_modules" / ".installed").exists():
        pytest.skip("the page's tools are not installed here")
    folder = tmp_path_factory.mktemp("unpacked")
    (clone / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    done = build(clone, "build_sdist", folder / "sdist")
    (clone / "web" / "node_modules").unlink()
    shutil.rmtree(clone / "web" / "dist", ignore_errors=True)
    assert done.returncode == 0, done.stderr
    (archive,) = (folder / "sdist").glob("*.tar.gz")
    with tarfile.open(archive) as opened:
        opened.extractall(folder, filter="data")
    (unpacked,) = [path for path in folder.glob("monstertisch-*") if path.is_dir()]
    done = build(unpacked, "build_wheel", folder / "wheel", PATH=without_node(folder)["PATH"])
    assert done.returncode == 0, done.stderr
    (found,) = (folder / "wheel").glob("*.whl")
    return found


def test_the_page_and_the_licences_are_in_the_wheel(wheel: Path) -> None:
    """Those of fonts and icons twice: beside ours, and where the page's credits link to them."""
    names = zipfile.ZipFile(wheel).namelist()
    text = zipfile.ZipFile(wheel).read("monstertisch/server/page/licenses/grenze-gotisch.txt").decode()

    assert "monstertisch/server/page/index.html" in names
    assert any(name.endswith(".woff2") for name in names)
    for name in LICENSES:
        assert f"monstertisch/server/page/{name}" in names
        assert any(re.fullmatch(rf".*dist-info/licenses/.*{name}", other) for other in names)
    assert any(name.endswith("dist-info/licenses/LICENSE") for name in names)
    assert "SIL OPEN FONT LICENSE Version 1.1" in text


def test_what_was_installed_from_the_source_distribution_serves_the_page(wheel: Path, tmp_path: Path) -> None:
    zipfile.ZipFile(wheel).extractall(tmp_path / "site")
    port = free_port()
    process = subprocess.Popen(
        [sys.executable, "-m", "monstertisch", "serve", "--port", str(port), "--data", str(tmp_path / "data")],
        env={**os.environ, "PYTHONPATH": str(tmp_path / "site")},
        cwd=tmp_path,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.stdout
    process.stdout.readline()
    page = httpx.get(f"http://{HOST}:{port}/")
    process.terminate()
    process.communicate(timeout=30)

    assert page.status_code == 200
    assert "<title>Monstertisch" in page.text


def test_without_node_the_build_says_so_before_it_compiles(clone: Path, tmp_path: Path) -> None:
    started = time.monotonic()
    done = build(clone, "build_wheel", tmp_path / "out", PATH=without_node(tmp_path)["PATH"], MONSTERTISCH_COMPILE="1")

    assert done.returncode != 0
    assert "Monstertisch needs Node 20 or newer, with npm, to build its page; there is none here." in done.stdout + done.stderr
    assert time.monotonic() - started < 30


def test_a_node_that_is_too_old_is_named(clone: Path, tmp_path: Path) -> None:
    path = without_node(tmp_path)["PATH"]
    for name in ["node", "npm"]:
        (Path(path) / name).write_text("#!/bin/sh\necho v18.20.4\n")
        (Path(path) / name).chmod(0o755)
    done = build(clone, "build_sdist", tmp_path / "out", PATH=path)

    assert done.returncode != 0
    assert "here is v18.20.4" in done.stdout + done.stderr


def test_a_server_without_its_page_can_be_wanted(clone: Path, tmp_path: Path) -> None:
    done = build(clone, "build_wheel", tmp_path / "out", PATH=without_node(tmp_path)["PATH"], MONSTERTISCH_PAGE="0")
    (found,) = (tmp_path / "out").glob("*.whl")

    assert done.returncode == 0, done.stderr
    assert not any("server/page" in name for name in zipfile.ZipFile(found).namelist())


# Requirements


@pytest.mark.parametrize("name", ["requirements.txt", "requirements-dev.txt", "benchmarks/requirements.txt"])
def test_every_requirement_is_pinned_with_the_hashes_of_its_files(name: str) -> None:
    text = (ROOT / name).read_text("utf-8")
    wanted = re.findall(r"(?m)^[A-Za-z0-9].*(?:\n    .*)*", text)

    assert len(wanted) > 5
    for requirement in wanted:
        assert re.match(r"[A-Za-z0-9._-]+(?:\[[a-z,]+\])?==\S+", requirement), requirement
        assert re.search(r"--hash=sha256:[0-9a-f]{64}", requirement), requirement


def test_the_tools_are_pinned_as_what_is_built_with_them() -> None:
    """What stands in two files has one version, and the compiler is the one that isolated builds use."""
    pinned = [
        dict(re.findall(r"(?m)^([a-z0-9._-]+)(?:\[.*\])?==([^\s;]+)", (ROOT / name).read_text("utf-8").lower()))
        for name in ["requirements.txt", "requirements-dev.txt"]
    ]
    both = set(pinned[0]) & set(pinned[1])
    built_with = re.search(r"mypy\[mypyc\]==([\d.]+)", (ROOT / "pyproject.toml").read_text("utf-8"))

    assert {name: pinned[0][name] for name in both} == {name: pinned[1][name] for name in both}
    assert built_with
    assert pinned[0]["mypy"] == built_with[1]
