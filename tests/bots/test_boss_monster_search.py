"""The search of Boss Monster: what it ponders on, what it may know, and what it thinks of obvious positions."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

import pytest
from rules.boss_monster.positions import NAME, A, B, table

from monstertisch.bots import guide_of, make_bot
from monstertisch.bots.search import SearchBot
from monstertisch.core.chance import Luck, Thoughts, secret_of
from monstertisch.core.game import Data, State
from monstertisch.core.sight import Sight
from monstertisch.games import GAMES
from monstertisch.games.boss_monster.game import PlayedUnderworld
from monstertisch.games.boss_monster.pieces import replaced

from .played import positions

GAME = GAMES["boss_monster"]
GUIDE = guide_of(GAME)


def pondered(seed: int) -> Iterator[State]:
    """The positions of a game in which there is something to ponder on."""
    for state in positions(GAME, {}, seed, [make_bot("greedy", GAME)] * 2):
        if GUIDE.ponders(state) and len(state.options(state.to_act()[0])) > 1:
            yield state


@pytest.mark.thorough
def test_hidden_cards_do_not_change_its_answer() -> None:
    dreams, bot = Luck(secret_of(99)), SearchBot(GUIDE, 1)
    for state in islice(pondered(3), 0, 40, 8):
        seat = state.to_act()[0]
        sights = [Sight(seat, state.options(seat), world) for world in [state, state.imagine(seat, dreams)]]

        assert len({bot.choose(sight, Thoughts(secret_of(1))) for sight in sights}) == 1


def test_it_ponders_on_a_build_turn_until_a_card_is_placed() -> None:
    game = table().seat(A, hand="Loot Box, Heist").seat(B, hand="Rage!").start()
    before = GUIDE.ponders(game.state)
    game.act(A, next(action for action in game.state.options(A) if game.state.moves.place.has(action)))

    assert (before, GUIDE.ponders(game.state)) == (True, False)


# What a position is worth


@pytest.mark.parametrize("players", [2, 3, 4])
def test_somebody_will_win(players: int) -> None:
    state = table(players).start().state

    assert sum(GUIDE.chances(state)) == pytest.approx(1.0)


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ({"souls": "Tess"}, {}),
        ({}, {"wounds": "Tess"}),
        ({"souls": "Haize, Varraka, Moran, Petros, Tess"}, {"souls": "Haize, Varraka, Moran, Petros"}),
        ({"wounds": "Haize"}, {"wounds": "Haize, Varraka"}),
        ({"rooms": "Loot Box"}, {"hand": "Loot Box"}),
        ({"coins": 4}, {"coins": 3}),
    ],
)
def test_more_of_what_counts_is_better(better: Data, worse: Data) -> None:
    chances = [GUIDE.chances(table().seat(A, **seat).start().state)[A] for seat in [better, worse]]

    assert chances[0] > chances[1]


def test_a_hero_in_town_is_good_for_a_dungeon_that_kills_it() -> None:
    weak, none, strong = [
        GUIDE.chances(table().seat(A, rooms="Sawtooth Pendulum, Unstable Mine, Endless Gallery").town(town).start().state)[A]
        for town in ["Scoundrel", "", "Moran"]
    ]

    assert weak > none > strong


# What the others may have laid


def test_of_cards_that_may_lie_face_down_it_supposes_the_best() -> None:
    game = (
        table().seat(A, hand="Sawtooth Pendulum, Loot Box").seat(B, hand="Unstable Mine, Endless Gallery").town("Scoundrel").start()
    )
    for card in game.state.hands[A]:
        game.state.knows = replaced(game.state.knows, card, 1 << A | 1 << B)
    game.do(A, "place Loot Box")
    game.go_to("build", active=B)
    sight = Sight(B, game.state.options(B), game.state)
    policy = GUIDE.policy()

    def laid(world: State) -> str:
        assert isinstance(world, PlayedUnderworld)
        return NAME[world.cards.ids[world.cards.things[world.face_down[A]]]]

    worlds = [GUIDE.imagine(sight, number, policy, Thoughts(secret_of(number))) for number in range(8)]
    plain = [sight.imagine(Thoughts(secret_of(number))) for number in range(8)]

    assert ({laid(world) for world in worlds}, {laid(world) for world in plain}) == (
        {"Sawtooth Pendulum"},
        {"Sawtooth Pendulum", "Loot Box"},
    )
