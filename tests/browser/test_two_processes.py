"""Two people at one table whose browsers talk to two different processes, which meet in PostgreSQL alone: whole games by mouse."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from server.databases import cluster
from server.running import ProcessServer

from monstertisch.core.match import Match, read_match
from monstertisch.games import GAMES

from . import boss_monster, kingscraft, player
from .conftest import Guests
from .guests import Guest, play_on
from .tables import play_to_round

Pair = tuple[ProcessServer, ProcessServer]


@pytest.fixture(scope="module")
def pair(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pair]:
    with cluster() as postgres:
        address = postgres.furnished().set(drivername="postgresql").render_as_string(hide_password=False)
        how: dict[str, Any] = {"postgres": address, "bot_pause": 0.02, "tip_seconds": 0.2, "messages_per_second": 1000.0}
        folder = tmp_path_factory.mktemp("servers")
        first, second = (ProcessServer(folder / name, **how).start() for name in ["first", "second"])
        yield first, second
        for server in (first, second):
            server.stop()
            assert server.complaints() == []


def seated(people: list[Guest], game: str, **wanted: Any) -> str:
    """A running table with these people and as many bots as it needs."""
    ada, ben = people
    players = max(2, GAMES[game].least_players)
    code: str = ada.person.new_table(players, game=game, **wanted)["code"]
    ben.person.take_seat(code, 1)
    if players > 2:
        ada.person.post(f"tables/{code}/fill")
    ada.person.post(f"tables/{code}/start")
    return code


def played(guest: Guest, code: str) -> Match:
    """What there is to read of the finished game, at this guest's process."""
    return read_match(guest.person.browser.get(f"/api/tables/{code}/match").text, GAMES)


def expect_the_same_end(people: list[Guest], code: str) -> None:
    """Both were shown the whole game, and both processes tell the same of it."""
    here, there = (played(guest, code) for guest in people)

    assert here.over
    assert here.text() == there.text()
    for seat, guest in enumerate(people):
        views = guest.views[-1]
        first = views[0]["n"]  # bots may have begun before the page was there
        assert first < 10
        told = {view["n"]: view for view in views}
        assert [*told] == list(range(first, here.n + 1))
        assert all(view == told[view["n"]] for view in views)  # whoever is too late is told the position again
        assert views[-1]["view"] == here.state.view(seat)
        guest.expect_honest_luck()


def test_two_people_at_two_processes_play_a_whole_game_by_mouse(guests: Guests, pair: Pair) -> None:
    """The first and the last round; what is between them comes by socket, and their pages show it all."""
    people = [*guests("Ada", port=pair[0].port), *guests("Ben", port=pair[1].port)]
    code = seated(people, "maechtige_monster")
    for guest in people:
        guest.open(code)

    play_on(people, until=lambda: all(guest.views[-1][-1]["view"]["round"] == 2 for guest in people))
    play_to_round(people, code, 6)
    play_on(people, until=lambda: all(guest.state() == "over" for guest in people))

    expect_the_same_end(people, code)


@pytest.mark.long
@pytest.mark.parametrize(("game", "player_of"), [("boss_monster", boss_monster.Player), ("kingscraft", kingscraft.Player)])
def test_they_play_a_whole_game_of_the_others(
    guests: Guests, pair: Pair, game: str, player_of: Callable[[Guest], player.Player]
) -> None:
    people = [*guests("Ada", port=pair[0].port), *guests("Ben", port=pair[1].port)]
    players = [player_of(guest) for guest in people]
    code = seated(people, game)
    for one in players:
        one.open(code)

    player.play_on(players, until=lambda: all(one.state == "over" for one in players))

    expect_the_same_end(people, code)
