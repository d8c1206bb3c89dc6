"""What words on the command line mean."""

from __future__ import annotations

import pytest

from monstertisch.terminal.usage import read_options

from .tables import GAME


@pytest.mark.parametrize(
    ("word", "chosen"),
    [
        ("chain", True),
        ("chain=on", True),
        ("chain=JA", True),
        ("chain=off", False),
        ("chain=Nein", False),
        ("chain=aus", False),
        ("chain=perhaps", "perhaps"),
    ],
)
def test_a_switch_is_turned_in_either_language(word: str, chosen: bool | str) -> None:
    assert read_options(GAME, [word]) == {"chain": chosen}
