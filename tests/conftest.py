"""Which rules are under test: those in src/ (interpreted) or those of the installed wheel (`--engine compiled`)."""

import pytest
from hypothesis import settings

import monstertisch.core.game

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


def pytest_report_header(config: pytest.Config) -> str:
    return f"rules: {config.getoption('--engine')}"
