"""Greedy in Kingscraft and Boss Monster: what it may know, that it always answers, and that it beats chance."""

from __future__ import annotations

from itertools import islice

import pytest

from monstertisch.bots import make_bot
from monstertisch.core.chance import Luck, secret_of
from monstertisch.core.game import Data, Game
from monstertisch.core.sight import Bot, Sight, look
from monstertisch.games import GAMES

from .played import BOSS_MONSTER, KINGSCRAFT, Seating, play_game, positions, seated

REALM, DUNGEON = GAMES["kingscraft"], GAMES["boss_monster"]
SEATINGS = [*[(REALM, *seating) for seating in KINGSCRAFT], *[(DUNGEON, *seating) for seating in BOSS_MONSTER]]


def players_of(game: Game, players: int) -> list[Bot]:
    """Those who play reasonably and fast."""
    return [make_bot("hasty" if game is DUNGEON else "greedy", game)] * players


@pytest.mark.thorough
@pytest.mark.parametrize(("game", "players", "options"), SEATINGS)
def test_hidden_cards_do_not_change_its_answer(game: Game, players: int, options: Data) -> None:
    bot = make_bot("greedy", game)
    dreams = Luck(secret_of(99))
    different = 0
    for number, state in enumerate(positions(game, options, 3, players_of(game, players))):
        if number % 3 or not state.to_act():
            continue
        seat = state.to_act()[-1]
        worlds = [state, state.imagine(seat, dreams), state.imagine(seat, dreams)]
        different += worlds[1].to_data() != worlds[2].to_data()

        answers = [bot.choose(Sight(seat, state.options(seat), world), Luck(secret_of(number))) for world in worlds]

        assert answers == [answers[0]] * 3
        assert answers[0] in state.options(seat)
    assert different > 20


@pytest.mark.thorough
@pytest.mark.parametrize(("game", "players", "options"), [(REALM, *KINGSCRAFT[0]), (DUNGEON, *BOSS_MONSTER[1])])
def test_it_leaves_its_world_as_it_was(game: Game, players: int, options: Data) -> None:
    bot = make_bot("greedy", game)
    for state in positions(game, options, 1, players_of(game, players)):
        for seat in state.to_act()[:1]:
            before = state.to_data()
            bot.choose(Sight(seat, state.options(seat), state), Luck(secret_of(1)))

            assert state.to_data() == before


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("game", "earlier", "last"),
    [(REALM, KINGSCRAFT[1:3], KINGSCRAFT[3]), (DUNGEON, [(2, {})], (2, {}))],
    ids=["kingscraft", "boss_monster"],
)
def test_what_it_remembers_of_other_games_makes_no_difference(game: Game, earlier: list[Seating], last: Seating) -> None:
    old = make_bot("greedy", game)
    for seed, (players, options) in enumerate(earlier, start=1):
        *_, _ = positions(game, options, seed, [old] * players)
    players, options = last
    ends = [
        [state.to_data() for state in positions(game, options, 5, [bot] * players)][-1] for bot in [old, make_bot("greedy", game)]
    ]

    assert ends[0] == ends[1]


@pytest.mark.thorough
@pytest.mark.parametrize(("game", "players", "options"), SEATINGS)
def test_it_answers_every_question_from_any_position(game: Game, players: int, options: Data) -> None:
    """Random play leads where greedy never would go."""
    seeds, most, kinds = ([8], 1500, 9) if game is REALM else ([4, 5, 6, 7], None, 10)
    bot = make_bot("greedy", game)
    asked: set[str] = set()
    for seed in seeds:
        for number, state in enumerate(islice(positions(game, options, seed, [make_bot("random", game)] * players), most)):
            kind = state.view(None)["prompt"]["kind"] if state.to_act() else ""
            if state.to_act() and (number % 5 == 0 or kind not in asked):
                seat = state.to_act()[0]
                asked.add(kind)

                assert bot.choose(look(state, seat, bot, Luck(secret_of(number))), Luck(secret_of(1))) in state.options(seat)
    assert len(asked) >= kinds


@pytest.mark.thorough
@pytest.mark.parametrize(("game", "games", "least"), [(REALM, 8, 7), (DUNGEON, 12, 10)], ids=["kingscraft", "boss_monster"])
def test_one_greedy_beats_three_random_bots(game: Game, games: int, least: int) -> None:
    ends = [play_game(game, seated("greedy", "random", 4, seed), {}, seed).result() for seed in range(games)]

    assert sum(end.scores[seed % 4] for seed, end in enumerate(ends)) >= least
