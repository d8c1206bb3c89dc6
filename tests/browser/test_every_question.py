"""Whatever a game asks, the page offers an answer to it: no question is a dead end."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import partial
from itertools import groupby

import pytest
from server.running import ThreadServer

from monstertisch.core.chance import Luck, secret_of
from monstertisch.core.game import State
from monstertisch.core.match import Match
from monstertisch.games import GAMES

from . import boss_monster, kingscraft
from .conftest import Guests
from .guests import STILL
from .player import Player, play_on
from .tables import match_of, put, running

CALM = {**STILL, "tempo": "calm"}  # every question is shown
SPECIAL = ["assassin", "merchant", "rogue", "alchemist", "nobleman", "swashbuckler"]
PLAYERS: dict[str, type[Player]] = {"kingscraft": kingscraft.Player, "boss_monster": boss_monster.Player}
Asked = tuple[str, ...]  # the question, and outside the windows what an answer names


def questions(name: str, games: int) -> Iterator[tuple[set[Asked], State, dict[str, object]]]:
    """Positions of random games in which the first seat alone is asked, each with what it is asked."""
    game = GAMES[name]
    for seed in range(games):
        chooser = random.Random(seed)
        options = {"character": chooser.sample(SPECIAL, 2)} if name == "kingscraft" else {"choose_boss": seed % 2 == 0}
        luck = Luck(secret_of(seed))
        setup = game.setup(2, options)
        state = game.new(setup, luck)
        while asked := state.to_act():
            possible = state.options(asked[0])
            if asked == [0] and len(possible) > 1:
                kind = str(state.view(0)["prompt"]["kind"])
                answers = [game.moves.spell_out(action) for action in possible] if kind != "window" else [{}]
                yield {(kind, *answer) for answer in answers}, state, setup.options
            state.play(asked[0], chooser.choice(possible), luck)


def scenes(name: str, games: int) -> list[tuple[set[Asked], State, dict[str, object]]]:
    """A few of them that together ask everything: always the one that asks most of what is missing."""
    kept: dict[frozenset[Asked], tuple[set[Asked], State, dict[str, object]]] = {}
    for asked, state, options in questions(name, games):
        if frozenset(asked) not in kept:
            kept[frozenset(asked)] = asked, state.copy(), options
    missing, found = set[Asked]().union(*kept), []
    while missing:
        best = max(kept, key=lambda asked: len(asked & missing))
        missing -= best
        found.append(kept[best])
    return found


def has_answered(match: Match, since: int) -> bool:
    return any(entry.seat == 0 for entry in match.entries[since:])


@pytest.mark.parametrize(("name", "games", "kinds"), [("kingscraft", 30, 19), ("boss_monster", 300, 17)])
def test_every_question_can_be_answered(guests: Guests, server: ThreadServer, name: str, games: int, kinds: int) -> None:
    """Scenes of games with the same options are put on one table, one after the other."""
    [guest] = guests("Ada", like=CALM)
    player = PLAYERS[name](guest)
    asked = sorted(scenes(name, games), key=lambda scene: str(scene[2]))
    for _, group in groupby(asked, key=lambda scene: scene[2]):
        code = ""
        for _, state, options in group:
            code = code or running(server, [guest], players=2, game=name, level="journeyman", options=options)
            put(server, code, state)
            match = match_of(server, code)
            answered = partial(has_answered, match, len(match.entries))
            if guest.page.url != f"{guest.address}/t/{code}":
                player.open(code)
            play_on([player], until=answered)

    assert len({kind for keys, _, _ in asked for kind, *_ in keys}) >= kinds
