"""Which rules are under test: those in src/ (interpreted) or those of the installed wheel (`--engine compiled`); and bad bots."""

import gc
import os
from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path

import moody_bots
import pytest
from example import SOURCE
from hypothesis import settings

import monstertisch.core.game
from monstertisch.bots import BOTS, plays
from monstertisch.bots.foreign import GROUP, find_bots
from monstertisch.bots.levels import LEVELS, Level

settings.register_profile("repeatable", derandomize=True, deadline=None, print_blob=True)
settings.load_profile("repeatable")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--engine", choices=["interpreted", "compiled"], default="interpreted", help="which rules are under test")


def pytest_configure(config: pytest.Config) -> None:
    found = "interpreted" if monstertisch.core.game.__file__.endswith(".py") else "compiled"
    if found != config.getoption("--engine"):
        raise pytest.UsageError(f"these are the {found} rules: {monstertisch.core.game.__file__}")
    if "long" not in config.option.markexpr:
        config.option.markexpr = "not long"


def pytest_collection_finish() -> None:
    """Whatever is loaded by now stays: to look through it for garbage again and again would take a fifth of the time."""
    gc.collect()
    gc.freeze()


def pytest_report_header(config: pytest.Config) -> str:
    return f"rules: {config.getoption('--engine')}"


@pytest.fixture
def moody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The package of moody bots is installed, here and in every process that is started from here; tells where."""
    folder = tmp_path / "site"
    folder.mkdir()
    moody_bots.install(folder)
    monkeypatch.syspath_prepend(folder)
    monkeypatch.setenv("PYTHONPATH", f"{SOURCE}{os.pathsep}{folder}")
    known = dict(BOTS)
    assert find_bots(known, [EntryPoint(name, f"moody_bots:{name}", GROUP) for name in moody_bots.MAKERS], LEVELS) == []
    for name in moody_bots.MAKERS:
        monkeypatch.setitem(BOTS, name, known[name])
        monkeypatch.setitem(LEVELS, name, Level(name))
    plays.cache_clear()
    yield folder
    plays.cache_clear()
