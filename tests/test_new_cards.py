"""A card of known words is a row and a test: in a copy with one row more per game it is played in engine, terminal and page."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from shutil import copytree, ignore_patterns
from typing import NamedTuple

import pytest
from example import NO_PLUGINS, ONE_BY_ONE

ROOT = Path(__file__).parents[1]
COPIED = ["src", "tests", "docs"]


class NewCard(NamedTuple):
    game: str
    section: str
    card: str
    row: str
    told: str  # in the list of the terminal
    written: list[str]  # the documents with a table of such cards


OURS = 'source = { all = "reconstructed" }'
CARDS = {
    "room": NewCard(
        "boss_monster",
        "rooms",
        "echo_gallery",
        '{ id = "echo_gallery", name_de = "Echo|galerie", name_en = "Echo Gallery", icon = "magic-portal", copies = 2, '
        f'rank = "ordinary", type = "trap", damage = 2, treasure = ["mage"], {OURS}, abilities = ['
        '{ on = "built", do = { gain_coins = 2 } }] }',
        "Gebaut: +2 Münzen. (rekonstruiert)",
        [],
    ),
    "potion": NewCard(
        "kingscraft",
        "potions",
        "P26",
        '{ id = "P26", name_de = "Bären|trank", name_en = "Bear Potion", icon = "bear-head", target = "self", '
        f'timing = ["fight_before_roll"], duration = "turn", effects = {{ strength = 6 }}, {OURS} }}',
        "Bärentrank: einmal im Spiel; +6 Stärke; Wann: vor dem Wurf im Kampf",
        ["docs/play/kingscraft.de.md", "docs/play/kingscraft.en.md"],
    ),
    "guard": NewCard(
        "maechtige_monster",
        "guards",
        "G2-13",
        f'{{ id = "G2-13", level = 2, strength = 7, loot = 12, {OURS} }}',
        "G2-13 ★★, Stärke 7, Beute 12 (rekonstruiert)",
        ["docs/play/maechtige_monster.de.md", "docs/play/maechtige_monster.en.md", "docs/rules/maechtige_monster.md"],
    ),
}


@pytest.fixture
def copied(tmp_path: Path) -> Path:
    """All there is, with the page as it was built, and in every game one row and one test more."""
    for folder in COPIED:
        copytree(ROOT / folder, tmp_path / folder, ignore=ignore_patterns("__pycache__", "screenshots", "golden", "page"))
    (tmp_path / "pyproject.toml").write_bytes((ROOT / "pyproject.toml").read_bytes())
    (tmp_path / "web").mkdir()
    (tmp_path / "web" / "dist").symlink_to(ROOT / "web" / "dist")
    for kind, new in CARDS.items():
        file = tmp_path / "src" / "monstertisch" / "games" / new.game / "cards.toml"
        before, begin, rows = file.read_text("utf-8").partition(f"\n{new.section} = [\n")
        file.write_text(before + begin + rows.replace("\n]", f"\n  {new.row},\n]", 1), "utf-8")
        test = (ROOT / "tests" / "new_cards" / f"{kind}.py").read_bytes()
        (tmp_path / "tests" / "browser" / f"test_new_{kind}.py").write_bytes(test)
    return tmp_path


def run(copied: Path, *words: str) -> str:
    variables = {**os.environ, "PYTHONPATH": str(copied / "src"), "NO_COLOR": "1", "COLUMNS": "200", **NO_PLUGINS}
    ran = subprocess.run([sys.executable, *words], cwd=copied, env=variables, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stdout + ran.stderr
    return " ".join(ran.stdout.split())


def cards_of(new: NewCard) -> str:
    return f"src/monstertisch/games/{new.game}/cards.toml"


def commands_of(new: NewCard) -> list[str]:
    game = new.game.replace("_", "-")
    return [
        f"cards check {cards_of(new)}",
        f"cards list {game} --lang de",
        f"simulate {game} --games 12 --bots random --uses --json",
    ]


def test_a_row_is_enough_for_engine_terminal_page_and_documents(copied: Path) -> None:
    """Bots use it in series of games; its own test, beside it in the copy, plays it in all three places."""
    written = [document for new in CARDS.values() for document in new.written]
    tests = [f"tests/browser/test_new_{kind}.py" for kind in CARDS]

    assert sorted(run(copied, "docs/tables.py").split()) == sorted(written)
    assert run(copied, "docs/tables.py", "--check") == ""
    done = run(copied, "-c", ONE_BY_ONE, *[line for new in CARDS.values() for line in commands_of(new)]).split("§")
    for number, new in enumerate(CARDS.values()):
        checked, listed, simulated = done[3 * number : 3 * number + 3]
        assert cards_of(new) in checked
        assert new.told in listed
        assert json.loads(simulated)["uses"][new.card] > 0
    run(copied, "-m", "pytest", "-q", "-p", "no:cacheprovider", *tests)
