"""Compiles core's hot modules and the games' rules with mypyc where a C compiler is there; without one the wheel is pure Python.

The built page (web/dist) goes into the wheel, so that installing it needs no Node.
"""

import os
import shutil
import sysconfig
from glob import glob
from typing import Any

from setuptools import setup
from setuptools.command.build_py import build_py

COMPILED = [
    "src/monstertisch/core/agenda.py",
    "src/monstertisch/core/chance.py",
    "src/monstertisch/core/event.py",
    "src/monstertisch/core/game.py",
    "src/monstertisch/core/reason.py",
    "src/monstertisch/core/sight.py",
    "src/monstertisch/bots/hasty.py",
    "src/monstertisch/bots/random.py",
    *sorted(glob("src/monstertisch/games/**/*.py", recursive=True)),
    *sorted(glob("src/monstertisch/bots/heuristics/**/*.py", recursive=True)),
]

SOURCES = [path for path in COMPILED if not path.endswith("__init__.py")]


def compiler_is_there() -> bool:
    """A C compiler and Python's own headers."""
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    return shutil.which(compiler.split()[0]) is not None and os.path.exists(os.path.join(sysconfig.get_path("include"), "Python.h"))


def extensions() -> list[Any]:
    if os.environ.get("MONSTERTISCH_COMPILE", "1") == "0" or not compiler_is_there():
        return []
    from mypyc.build import mypycify

    # A library per game builds in half the time of one for all, and two at a time; higher levels take minutes more and gain little.
    return mypycify(SOURCES, opt_level="1", debug_level="0", strict_dunder_typing=True, separate=libraries())


def libraries() -> list[tuple[list[str], str | None]]:
    """Each game with its rules is one; what they stand on, and the bots, another."""
    games = sorted({path.split("/")[3] for path in SOURCES if path.startswith("src/monstertisch/games/")})
    found: list[tuple[list[str], str | None]] = [
        ([path for path in SOURCES if f"/{game}/" in path], f"monstertisch_{game}") for game in games
    ]
    core = [path for path in SOURCES if not any(path in files for files, _ in found)]
    return [(core, "monstertisch_core"), *found]


class BuildWithPage(build_py):
    def run(self) -> None:
        super().run()
        if os.path.exists("web/dist/index.html"):
            page = os.path.join(self.build_lib, "monstertisch", "server", "page")
            shutil.rmtree(page, ignore_errors=True)
            shutil.copytree("web/dist", page)


setup(ext_modules=extensions(), cmdclass={"build_py": BuildWithPage}, options={"build_ext": {"parallel": str(os.cpu_count() or 1)}})
