"""Why a move is refused: a number for every reason, with its name and its rule."""

from __future__ import annotations

from typing import Final

# 0 is legal, 1 to 3 are of the agenda (core/agenda.py).
NOT_NOW: Final = 4
NOT_IN_HAND: Final = 5
CANNOT_REDRAW: Final = 6
NOT_OFFERED: Final = 7
FIRST_ORDINARY: Final = 8
NO_SUCH_SLOT: Final = 9
NEEDS_ROOM: Final = 10
MINIBOSS_NEEDS_ROOM: Final = 11
DUNGEON_FULL: Final = 12
ROOM_COVERED: Final = 13
ROOM_OFF: Final = 14
NO_MATCH: Final = 15
BEAST_BESIDE: Final = 16
MINIBOSS_THERE: Final = 17
MINIBOSS_BESIDE: Final = 18
PLACED_ALREADY: Final = 19
BUILD_USED: Final = 20
NOTHING_PLACED: Final = 21
PLACEMENT_LOCKED: Final = 22
TAKEN_BACK_ENOUGH: Final = 23
NO_MINIBOSS: Final = 24
TOP_LEVEL: Final = 25
PROMOTED_ALREADY: Final = 26
CANNOT_PAY_ROOM: Final = 27
NO_MONSTER_ROOM: Final = 28
NOT_AT_THIS_TABLE: Final = 29
SOLD_ALREADY: Final = 30
WRONG_PHASE: Final = 31
PLAYED_ALREADY: Final = 32
ONLY_ANSWER: Final = 33
NO_ACTION: Final = 34
NOTHING_LIES_THERE: Final = 35
NOT_YOURS: Final = 36
FOR_OPPONENTS: Final = 37
USED_ALREADY: Final = 38
TEXT_BLANK: Final = 39
TEXT_SHIELDED: Final = 40
LEVEL_TOO_LOW: Final = 41
LEVEL_SPENT: Final = 42
BOSS_NOT_LEVELLED: Final = 43
BOSS_SWITCHED_OFF: Final = 44
HERO_NOT_NEAR: Final = 45
HERO_IGNORED: Final = 46
NO_DEAL: Final = 47
CONDITION_FAILS: Final = 48
TOO_FEW_COINS: Final = 49
COST_CARD_MISSING: Final = 50
NOTHING_TO_SACRIFICE: Final = 51
NO_TARGET: Final = 52
NO_SUCH_MODE: Final = 53
BAD_TARGET: Final = 54
WRONG_CARD: Final = 55
WRONG_NUMBER: Final = 56
NOT_IN_DISCARD: Final = 57
NOT_ON_OFFER: Final = 58
NO_SUCH_TRIGGER: Final = 59
MUST_DO: Final = 60

REFUSALS: Final = [
    ("", ""),
    ("game-over", "R109"),
    ("no-such-move", "R22"),
    ("not-asked", "R22"),
    ("not-now", "R22"),
    ("not-in-hand", "R41"),
    ("cannot-redraw", "R18"),
    ("not-offered", "R114"),
    ("first-ordinary", "R20"),
    ("no-such-slot", "R42"),
    ("needs-room", "R44"),
    ("miniboss-needs-room", "R61"),
    ("dungeon-full", "R47"),
    ("room-covered", "R50"),
    ("room-off", "R122"),
    ("no-match", "R44"),
    ("beast-beside", "R46"),
    ("miniboss-there", "R62"),
    ("miniboss-beside", "R62"),
    ("placed-already", "R41"),
    ("build-used", "R41"),
    ("nothing-placed", "R41"),
    ("placement-locked", "R41"),
    ("taken-back-enough", "R41"),
    ("no-miniboss", "R68"),
    ("top-level", "R68"),
    ("promoted-already", "R68"),
    ("cannot-pay-room", "R68"),
    ("no-monster-room", "R68"),
    ("not-at-this-table", "R117"),
    ("sold-already", "R117"),
    ("wrong-phase", "R27"),
    ("played-already", "R27"),
    ("only-answer", "R32"),
    ("no-action", "R28"),
    ("nothing-lies-there", "R28"),
    ("not-yours", "R28"),
    ("for-opponents", "R28"),
    ("used-already", "R37"),
    ("text-blank", "R125"),
    ("text-shielded", "R134"),
    ("level-too-low", "R65"),
    ("level-spent", "R66"),
    ("boss-not-levelled", "R56"),
    ("boss-switched-off", "R28"),
    ("hero-not-near", "R28"),
    ("hero-ignored", "R125"),
    ("no-deal", "R28"),
    ("condition-fails", "R29"),
    ("too-few-coins", "R75"),
    ("cost-card-missing", "R29"),
    ("nothing-to-sacrifice", "R123"),
    ("no-target", "R29"),
    ("no-such-mode", "R29"),
    ("bad-target", "R29"),
    ("wrong-card", "R29"),
    ("wrong-number", "R75"),
    ("not-in-discard", "R10"),
    ("not-on-offer", "R58"),
    ("no-such-trigger", "R35"),
    ("must-do", "R36"),
]
