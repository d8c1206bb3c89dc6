"""The search without a guide, by Mächtige Monster: what it may know, how long it takes, and that it plays better than chance."""

from __future__ import annotations

import time
from itertools import islice

import pytest

from monstertisch import bots
from monstertisch.bots import BOTS, guide_of, levels_of, make_bot, patience
from monstertisch.bots.levels import LEVELS
from monstertisch.bots.search import Guide, SearchBot, Weighing, rewards
from monstertisch.core.chance import Luck, Thoughts, derive, secret_of
from monstertisch.core.game import Game, Result, State
from monstertisch.core.reason import BadSetup
from monstertisch.core.sight import Sight, look, play_out
from monstertisch.games import GAMES

from .played import positions
from .table import GAME


def choice(state: State, seat: int, rollouts: int, seed: int = 1) -> int:
    """What a search that knows nothing of the game does here."""
    bot = SearchBot(Guide(), rollouts)
    return bot.choose(look(state, seat, bot, Luck(secret_of(seed))), Thoughts(secret_of(seed)))


@pytest.mark.thorough
def test_the_same_luck_and_budget_give_the_same_move() -> None:
    for state in islice(positions(GAME, {}, 2, [make_bot("greedy", GAME)] * 3), 4):
        seat = state.to_act()[0]

        assert choice(state, seat, 60) == choice(state, seat, 60)


@pytest.mark.thorough
def test_hidden_cards_do_not_change_its_answer() -> None:
    dreams = Luck(secret_of(99))
    for number, state in enumerate(positions(GAME, {"king": True}, 3, [make_bot("greedy", GAME)] * 4)):
        if number % 5 or not state.to_act():
            continue
        seat = state.to_act()[0]
        bot = SearchBot(Guide(), 40)
        sights = [Sight(seat, state.options(seat), world) for world in [state, state.imagine(seat, dreams)]]

        assert len({bot.choose(sight, Thoughts(secret_of(number))) for sight in sights}) == 1


@pytest.mark.thorough
def test_it_beats_chance_without_knowing_anything() -> None:
    won = 0
    for number in range(8):
        seated = [make_bot("random", GAME) for _ in range(3)]
        seated[number % 3] = SearchBot(Guide(), 60)
        luck = Luck(derive(secret_of(5), f"{number}"))
        state = GAME.new(GAME.setup(3), luck)
        play_out(state, seated, luck, Thoughts(secret_of(number)), GAME.longest(GAME.setup(3)))
        won += number % 3 in state.result().winners

    assert won >= 6


def test_it_stops_when_its_time_is_over() -> None:
    """A million rollouts would take minutes."""
    state = GAME.new(GAME.setup(4), Luck(secret_of(1)))
    bot = SearchBot(Guide(), 1_000_000)
    bot.seconds = 0.2
    start = time.monotonic()
    action = bot.choose(look(state, state.to_act()[0], bot, Luck(secret_of(1))), Thoughts(secret_of(1)))

    assert action in state.options(state.to_act()[0])
    assert time.monotonic() - start < 10


def test_a_win_counts_half_and_everyone_one_is_ahead_of_the_rest() -> None:
    assert rewards(Result([5, 3, 1])) == [1.0, 0.25, 0.0]
    assert rewards(Result([5, 5, 1])) == [0.625, 0.625, 0.0]
    assert rewards(Result([4, 9])) == [0.0, 1.0]


def test_the_usual_move_is_left_only_for_one_that_leads_by_more_than_its_error() -> None:
    close, clear = Weighing([7, 8], usual=0), Weighing([7, 8], usual=0)
    close.brought[:] = [[0.5, 0.1, 0.9], [0.4, 0.9, 0.4]]
    clear.brought[:] = [[0.5, 0.1, 0.9], [0.7, 0.4, 1.0]]

    assert close.best([0, 1], caution=1.0) == 0
    assert clear.best([0, 1], caution=1.0) == 1


def test_what_brings_about_as_much_in_as_many_worlds_may_be_drawn() -> None:
    weighing = Weighing([7, 8, 9, 10], usual=-1)
    weighing.brought[:] = [[0.5, 0.7], [0.6, 0.59], [0.6, 0.5], [0.9]]

    assert weighing.alike(0, about=0.01) == [0, 1]


# Names and levels


def test_a_level_is_a_bot_and_a_search_can_be_given_more_time() -> None:
    master, longer = make_bot("master", GAME), make_bot("search:3", GAME)

    assert isinstance(master, SearchBot)
    assert isinstance(longer, SearchBot)
    assert longer.rollouts == 3 * master.rollouts
    assert type(make_bot("journeyman", GAME)) is type(make_bot("greedy", GAME))


@pytest.mark.parametrize("name", ["search:", "search:0", "search:x", "search:-1", "greedy:2", ""])
def test_a_name_that_means_nothing_is_refused(name: str) -> None:
    with pytest.raises(BadSetup):
        make_bot(name, GAME)


@pytest.mark.parametrize("name", ["search", "search:8", "master", "grandmaster"])
def test_a_game_that_no_guide_knows_is_not_searched(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Greedy knows it: to play anything to the end would take hours and be worse."""
    monkeypatch.setattr(bots, "searches", lambda _game: False)

    with pytest.raises(BadSetup) as refusal:
        make_bot(name, GAME)
    assert refusal.value.reason.params["known"] == "random, hasty, greedy, beginner, journeyman"


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_every_level_that_is_offered_is_a_known_bot(game: Game) -> None:
    assert levels_of(game)[:2] == ["beginner", "journeyman"]
    assert all(LEVELS[level].bot.split(":")[0] in BOTS for level in levels_of(game))


@pytest.mark.thorough
@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_how_long_it_ponders_tells_nothing_that_is_hidden(game: Game) -> None:
    """Whoever watches sees how long a bot takes."""
    dreams, asked = Luck(secret_of(7)), 0
    for state in positions(game, {}, 6, [make_bot("hasty", game)] * 3):
        asked += 1
        pauses = {patience("master", game, world) for world in [state, state.imagine(None, dreams)]}

        assert len(pauses) == 1
    assert asked > 20
    assert guide_of(game) is guide_of(game)
