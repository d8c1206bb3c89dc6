"""Every game with as many players and as much on the table as there can be, and the sizes of screens it is meant for."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pytest
from rules.maechtige_monster.positions import A, castle
from server.running import ThreadServer

from . import boss_monster, kingscraft
from .guests import DESKTOP, PHONE, Guest
from .tables import put, running

Size = tuple[int, int]

DESKTOPS: list[Size] = [(1366, 650), (1280, 720), (1440, 900), (1440, 780), (1536, 730), (1920, 1080), (2560, 1440)]
LEAST_DESKTOPS = DESKTOPS[:2]  # on which there is least room, for what was looked at on all in another language
PHONES: list[Size] = [(360, 640), (390, 844), (844, 390), (720, 450)]  # the last is 1440 by 900 at 200 %

# The lowest desktop, the narrowest, and the one that everything is drawn for; those in between and beyond show the same layout.
SCREENS = [
    pytest.param(DESKTOP, DESKTOPS[:3], id="desktop"),
    pytest.param(DESKTOP, DESKTOPS[3:], id="more desktops", marks=pytest.mark.long),
    pytest.param(PHONE, PHONES, id="phone"),
]


@dataclass(frozen=True)
class Rich:
    """How such a table is made for a guest, and where the guest's cards lie."""

    table: Callable[[ThreadServer, Guest], str]  # tells its code
    hand: str  # all cards
    card: str  # one that can be picked


def six_at_the_castle(server: ThreadServer, guest: Guest) -> str:
    """Guards of all levels; places that are free, that can be displaced, and that are closed; towers of gold."""
    code = running(server, [guest], players=6, options={"king": True})
    state = castle(
        "3a2b 4c5d 1e.. ..2f 4e5f 3b..",
        guards="1 1 2 2 3 3",
        hands={A: "25"},
        gold=[38, 104, 27, 61, 45, 33],
        tile="no_change",
        in_round=4,
        turn=A,
    )
    put(server, code, state)
    return code


def four_at_the_castle(server: ThreadServer, guest: Guest) -> str:
    """One guard has no place any more, one monster can be displaced, two places are free."""
    code = running(server, [guest], players=4, options={"king": True, "type": ["dragon", "orc", "insect", "sea"]})
    state = castle(
        "3b3c 4c2d 5b.. 1d..", guards="1 2 1 3", hands={A: "245"}, gold=[15, 19, 9, 12], tile="no_change", in_round=4, turn=A
    )
    put(server, code, state)
    return code


def four_heroes(server: ThreadServer, guest: Guest) -> str:
    return kingscraft.seated(server, [guest], kingscraft.four_heroes())


def four_dungeons(server: ThreadServer, guest: Guest) -> str:
    return boss_monster.seated(server, [guest], boss_monster.four_dungeons())


RICH = {
    "maechtige_monster": Rich(six_at_the_castle, "[data-hand]", "[data-hand='5']"),
    "kingscraft": Rich(four_heroes, "[data-card]", "[data-card][data-can]"),
    "boss_monster": Rich(four_dungeons, ".hand [data-spot]", ".hand [data-can]"),
}
