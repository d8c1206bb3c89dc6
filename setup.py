"""Builds the page with Node, and compiles core's hot modules and the games' rules with mypyc where a C compiler is there.

The built page (web/dist) goes into the wheel and into the source distribution, so that installing either needs no Node. Without a C
compiler, or with MONSTERTISCH_COMPILE=0, the wheel is pure Python; with MONSTERTISCH_PAGE=0 it has no page.
"""

import os
import shutil
import subprocess
import sys
import sysconfig
from glob import glob
from typing import Any

from setuptools import setup
from setuptools.command.build_py import build_py

COMPILED = [
    "src/monstertisch/core/agenda.py",
    "src/monstertisch/core/bits.py",
    "src/monstertisch/core/chance.py",
    "src/monstertisch/core/event.py",
    "src/monstertisch/core/fields.py",
    "src/monstertisch/core/game.py",
    "src/monstertisch/core/reason.py",
    "src/monstertisch/core/sight.py",
    "src/monstertisch/bots/ahead.py",
    "src/monstertisch/bots/hasty.py",
    "src/monstertisch/bots/net.py",
    "src/monstertisch/bots/random.py",
    "src/monstertisch/bots/search.py",
    "src/monstertisch/server/patch.py",
    *sorted(glob("src/monstertisch/games/**/*.py", recursive=True)),
    *sorted(glob("src/monstertisch/bots/heuristics/**/*.py", recursive=True)),
]

# Shapes are types only: nothing in them runs in a loop.
SOURCES = [path for path in COMPILED if not path.endswith(("__init__.py", "shapes.py"))]


def compiler_is_there() -> bool:
    """A C compiler and Python's own headers."""
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    return shutil.which(compiler.split()[0]) is not None and os.path.exists(os.path.join(sysconfig.get_path("include"), "Python.h"))


def extensions() -> list[Any]:
    if os.environ.get("MONSTERTISCH_COMPILE", "1") == "0" or not compiler_is_there():
        return []
    from mypyc.build import mypycify

    # A library per game builds in half the time of one for all, and two at a time; level 3 takes longer and gains little.
    found: list[Any] = mypycify(SOURCES, opt_level="2", debug_level="0", strict_dunder_typing=True, separate=libraries())
    hidden = [] if sys.platform == "win32" else ["-fvisibility=hidden"]  # calls inside a library need no table of symbols
    for extension in found:
        extension.extra_compile_args = [*extension.extra_compile_args, *hidden]
    return found


def libraries() -> list[tuple[list[str], str | None]]:
    """Each game with its rules is one; what they stand on, and the bots, another."""
    games = sorted({path.split("/")[3] for path in SOURCES if path.startswith("src/monstertisch/games/")})
    found: list[tuple[list[str], str | None]] = [
        ([path for path in SOURCES if f"/{game}/" in path], f"monstertisch_{game}") for game in games
    ]
    core = [path for path in SOURCES if not any(path in files for files, _ in found)]
    return [(core, "monstertisch_core"), *found]


PAGE = "web/dist/index.html"
INSTALLED = "web/node_modules/.installed"
PAGE_SOURCES = ["web/src/**/*", "web/public/**/*", "web/*.*", "src/**/*.ftl", "src/**/*.toml", "docs/play/*.md"]
OLDEST_NODE = 20


def build_page() -> None:
    """Builds the page unless it is there already. Whoever lacks what it takes learns that now, not after minutes of compiling."""
    if os.environ.get("MONSTERTISCH_PAGE", "1") == "0" or page_is_built():
        return
    refuse_without_node()
    npm = shutil.which("npm") or "npm"
    if not up_to_date(INSTALLED, ["web/package-lock.json"]):
        subprocess.run([npm, "install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error"], cwd="web", check=True)
        open(INSTALLED, "w").close()
    subprocess.run([npm, "run", "--silent", "build"], cwd="web", check=True)


def page_is_built() -> bool:
    """A source distribution brings its page along; files unpacked from it are of no age."""
    return os.path.exists(PAGE) and (os.path.exists("PKG-INFO") or up_to_date(PAGE, PAGE_SOURCES))


def up_to_date(made: str, patterns: list[str]) -> bool:
    sources = [path for pattern in patterns for path in glob(pattern, recursive=True)]
    return os.path.exists(made) and all(
        os.path.getmtime(path) <= os.path.getmtime(made) for path in sources if os.path.isfile(path)
    )


def refuse_without_node() -> None:
    found = [shutil.which(name) for name in ["node", "npm"]]
    version = subprocess.run([found[0], "--version"], capture_output=True, text=True).stdout.strip() if found[0] else ""
    if all(found) and int(version.removeprefix("v").split(".")[0] or 0) >= OLDEST_NODE:
        return
    here = "there is none here" if not all(found) else f"here is {version or 'one that does not say its version'}"
    sys.exit(
        f"Monstertisch needs Node {OLDEST_NODE} or newer, with npm, to build its page; {here}.\n"
        "Install it, or install a wheel or a source distribution, which bring the page along.\n"
        "Without the page (terminal, bots and API only): MONSTERTISCH_PAGE=0 pip install ."
    )


class BuildWithPage(build_py):
    def run(self) -> None:
        super().run()
        if os.path.exists(PAGE):
            page = os.path.join(self.build_lib, "monstertisch", "server", "page")
            shutil.rmtree(page, ignore_errors=True)
            shutil.copytree("web/dist", page)


BUILDING = {"bdist_wheel", "build", "build_ext", "build_py", "develop", "editable_wheel", "install"} & {*sys.argv}
if BUILDING or "sdist" in sys.argv:
    build_page()
setup(
    ext_modules=extensions() if BUILDING else [],  # what is asked for before a build needs none, and they take a minute
    cmdclass={"build_py": BuildWithPage},
    options={"build_ext": {"parallel": str(os.cpu_count() or 1)}},
)
