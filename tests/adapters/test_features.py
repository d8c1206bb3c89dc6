"""What a seat sees as an array: complete, fixed, and nothing that the seat cannot know."""

from __future__ import annotations

import copy
from importlib import import_module
from pathlib import Path

import numpy as np
import pytest
from example import EXAMPLE

from monstertisch.adapters.features import BadArray, Encoder
from monstertisch.core.chance import Luck, Thoughts, secret_of
from monstertisch.core.game import Arrays, Shapes
from monstertisch.games import GAMES
from monstertisch.lab.series import vary

from .tables import TABLES, positions

SPACES = Path(__file__).parent / "spaces"


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_features_and_actions_keep_their_numbers(name: str, players: int) -> None:
    """Agents that were trained on them go on understanding them. `python -m monstertisch.adapters.features` writes these files."""
    encoder = Encoder(GAMES[name], GAMES[name].setup(players))

    assert encoder.table() == (SPACES / f"{name}-{players}.txt").read_text("utf-8")


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_every_feature_has_a_name_of_its_own(name: str, players: int) -> None:
    encoder = Encoder(GAMES[name], GAMES[name].setup(players))

    assert "" not in encoder.names
    assert len({*encoder.names}) == encoder.size
    assert sum(at.stop - at.start for at in encoder.fields.values()) == encoder.size


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_an_array_tells_nothing_that_its_seat_cannot_know(name: str, players: int) -> None:
    """Observations and masks are the same when hidden cards are dealt anew, and every view fits its array."""
    game = GAMES[name]
    setup = game.setup(players)
    encoder = Encoder(game, setup)
    least, most = encoder.bounds
    deals_differ = False
    for number, state in enumerate(positions(game, setup, seed=5, most=300, every=13)):
        for seat in range(players):
            twin = state.imagine(seat, Thoughts(secret_of(number)))
            deals_differ |= twin.digest() != state.digest()
            seen = encoder.see(state, seat)

            assert np.array_equal(seen, encoder.see(twin, seat))
            assert (least <= seen).all()
            assert (seen <= most).all()
            assert np.array_equal(encoder.mask(state.options(seat)), encoder.mask(twin.options(seat)))
    assert deals_differ


@pytest.mark.thorough
@pytest.mark.parametrize(("name", "players"), TABLES)
def test_every_view_of_whole_games_fits(name: str, players: int) -> None:
    game = GAMES[name]
    setup = game.setup(players)
    encoder = Encoder(game, setup)
    for seed in range(2):
        for state in positions(game, setup, seed, every=7):
            for seat in range(players):
                encoder.see(state, seat)


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("name", GAMES)
def test_every_view_fits_whatever_the_table_chose(name: str, seed: int) -> None:
    game = GAMES[name]
    chance = Thoughts(secret_of(seed))
    setup, _ = vary(game, game.setup(3), [option.name for option in game.table_options], chance)
    encoder = Encoder(game, setup)
    for state in positions(game, setup, seed, most=400, every=9):
        for seat in range(3):
            encoder.see(state, seat)


def test_two_positions_that_a_seat_can_tell_apart_have_different_arrays() -> None:
    """In Mächtige Monster nothing is left out, so different views never look the same."""
    game = GAMES["maechtige_monster"]
    setup = game.setup(3, {"king": True, "chain": True})
    encoder = Encoder(game, setup)
    views = [state.view(0) for seed in range(3) for state in positions(game, setup, seed)]
    arrays = {encoder.encode(view, 0).tobytes() for view in views}

    assert len(arrays) == len({str(view) for view in views})


def test_seats_are_counted_from_the_viewer() -> None:
    game = GAMES["maechtige_monster"]
    encoder = Encoder(game, game.setup(3))
    state = game.new(game.setup(3), Luck(secret_of(3)))
    turn = state.to_act()[0]
    for seat in range(3):
        seen = dict(zip(encoder.names, encoder.see(state, seat), strict=True))

        assert [seen[f"turn = +{ahead}"] for ahead in range(3)] == [int((seat + ahead) % 3 == turn) for ahead in range(3)]
        assert sum(seen[f"seats[+0].hand{{{strength}}}"] for strength in range(1, 6)) == 3
        assert seen["seats[+1].hand{hidden}"] == 3


def test_what_does_not_fit_fails_loudly() -> None:
    """A list that is too long, a number that is too large, and a word that nobody knows."""
    game = GAMES["maechtige_monster"]
    encoder = Encoder(game, game.setup(3))
    view = dict(game.new(game.setup(3), Luck(b"")).view(0))
    longer, larger, stranger = copy.deepcopy(view), copy.deepcopy(view), copy.deepcopy(view)
    longer["guards"] *= 2
    larger["round"] = 40_000
    stranger["seats"][0]["type"] = "unicorn"

    assert encoder.encode(view, 0).any()
    for broken in [longer, larger, stranger]:
        with pytest.raises(BadArray):
            encoder.encode(broken, 0)


def test_a_game_that_says_nothing_of_its_arrays_has_them_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    """The example: its lists are as long as its box has cards, and its ghosts are counted by their ids."""
    monkeypatch.syspath_prepend(EXAMPLE)
    game = import_module("cellar_ghosts").CellarGhosts()
    setup = game.setup(3)
    encoder = Encoder(game, setup)
    fitted = [encoder.see(state, seat) for state in positions(game, setup, seed=1) for seat in range(3)]

    assert len({*encoder.names}) == encoder.size
    assert len({seen.tobytes() for seen in fitted}) > 20


def test_own_cards_have_words_of_their_own() -> None:
    game = GAMES["boss_monster"]
    rows = copy.deepcopy(game.card_rows())
    ours = Encoder(game, game.setup(2))
    theirs = Encoder(game, game.setup(2, cards=rows))

    assert theirs.table() == ours.table()


def test_a_game_may_speak_of_its_own_fields_only(monkeypatch: pytest.MonkeyPatch) -> None:
    """A slip of the pen is found when the array is made, and what is said changes it."""
    monkeypatch.syspath_prepend(EXAMPLE)
    game = import_module("cellar_ghosts").CellarGhosts()
    plain = Encoder(game, game.setup(3))
    view, moves, events = game.shapes.view, game.shapes.moves, game.shapes.events
    game.shapes = Shapes(view, moves, events, arrays=Arrays(by_seat=["CellarView.seats"], seats=["CellarView.turn", "Lying.seat"]))
    told = Encoder(game, game.setup(3))
    game.shapes = Shapes(view, moves, events, arrays=Arrays(seats=["CellarView.trun"]))

    assert told.size < plain.size
    assert {"turn = +0", "seats[+2].points"} <= {*told.names}
    with pytest.raises(AssertionError, match="trun"):
        Encoder(game, game.setup(3))
