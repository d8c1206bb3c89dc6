"""Tables in the state that a test wants: with a deal that is known, running, or already played to the end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from server.running import Person, TableSocket, ThreadServer, play_on

from monstertisch.core.chance import Luck, secret_of
from monstertisch.core.game import State, View
from monstertisch.core.match import Match

from .guests import Guest

SEED = 3


def deal(server: ThreadServer, code: str, seed: int = SEED) -> None:
    """Gives a table that has not begun the shuffles of this seed."""
    table = server.table(code)
    server.run(table.do(lambda: table.row_changes(secret=secret_of(seed))))


def running(server: ThreadServer, people: Sequence[Guest], players: int = 0, seed: int = SEED, **wanted: Any) -> str:
    """A table where these people and as many bots as needed have begun to play; tells its code."""
    return begun(server, [guest.person for guest in people], players, seed, **wanted)


def begun(server: ThreadServer, people: Sequence[Person], players: int = 0, seed: int = SEED, **wanted: Any) -> str:
    """The same for people without a browser."""
    host, *others = people
    code: str = host.new_table(players or len(people), **wanted)["code"]
    for seat, person in enumerate(others, start=1):
        person.take_seat(code, seat)
    deal(server, code, seed)
    if players > len(people):
        host.post(f"tables/{code}/fill")
    host.post(f"tables/{code}/start")
    return code


def put(server: ThreadServer, code: str, state: State) -> None:
    """Goes on from this position at a table that has begun; pages that show it already show the position anew."""
    table = server.table(code)

    async def place() -> None:
        assert table.match is not None
        table.match.state = state.copy()
        table.begin_turn(list(table.asked))  # nobody is asked what was asked before
        for connection in table.connections:
            await table.resync(connection)

    server.run(table.do(place))


def put_before_the_fight(server: ThreadServer, code: str) -> None:
    """Everybody has laid their monsters but the first seat, whose next move ends the placing."""
    begun = match_of(server, code).state
    ways = [before_the_fight(begun.copy(), Luck(secret_of(seed))) for seed in range(10)]
    put(server, code, next(state for state in ways if state is not None))


def before_the_fight(state: State, luck: Luck) -> State | None:
    """This position carried on by any moves; None: the first seat never ended a placing."""
    while state.to_act():
        [seat] = state.to_act()
        options, after = state.options(seat), state.copy()
        after.play(seat, options[luck.below("moves", len(options))], luck)
        if seat == 0 and after.round() > state.round():
            return state
        state = after
    return None


def rename(server: ThreadServer, code: str, names: Sequence[str]) -> None:
    """Gives the others at the table these names, for whoever opens it from now on."""
    table = server.table(code)
    table.seats = [table.seats[0], *(replace(seat, name=name) for seat, name in zip(table.seats[1:], names, strict=False))]


def finished(server: ThreadServer, people: list[Person], **wanted: Any) -> str:
    """A table where these people have played a whole game on a known deal, by socket; tells its code."""
    code = begun(server, people, **wanted)
    play_on([person.join(code) for person in people])
    for person in people:
        person.opened.close()
    return code


def play_to_round(people: Sequence[Guest], code: str, number: int) -> None:
    """Has everyone play by socket until this round has begun."""
    tables = [guest.person.join(code) for guest in people]
    while tables[0].view["round"] < number:
        play_on(tables, moves=1)
    for guest in people:
        guest.person.opened.close()


def play_out(people: Sequence[Guest], code: str) -> None:
    """Has everyone play by socket to the end."""
    play_on([guest.person.join(code) for guest in people])
    for guest in people:
        guest.person.opened.close()


def advance(tables: list[TableSocket], moves: int, until: Callable[[View], bool] = lambda _: False) -> None:
    """Everyone follows the bot's advice for so many moves, until the first of them sees this, or to the end of the game."""
    for _ in range(moves):
        for table in tables:
            table.listen()
        if tables[0].over or until(tables[0].view):
            return
        mover = next(table for table in tables if table.my_turn)
        n = mover.n
        mover.say(type="ask_hint", at=n, seat=mover.seat)
        mover.act(mover.until("hint")["best"]["do"])
        for table in tables:
            table.settle(n + 1)


def match_of(server: ThreadServer, code: str) -> Match:
    """The game as the server knows it, secrets included."""
    match = server.table(code).match
    assert match is not None
    return match


def lying_in(view: View, names: Sequence[str]) -> list[str]:
    """What lies at every place of a view, from the gate inwards: strength and owner, or nothing."""
    slots = [monster for guard in view["guards"] for monster in guard["slots"]]
    return [f"{monster['strength']} {names[monster['seat']]}" if monster else "" for monster in slots]


def expect_truth(server: ThreadServer, code: str, guest: Guest) -> None:
    """Waits until this page shows what lies there."""
    names = [seat.name for seat in server.table(code).seats]
    guest.until("the page shows the position", lambda: guest.lying() == lying_in(match_of(server, code).state.view(None), names))


def on_turn(server: ThreadServer, code: str, people: Sequence[Guest]) -> Guest:
    return people[match_of(server, code).state.to_act()[0]]
