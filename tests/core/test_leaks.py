"""The kit is awake, and Mächtige Monster keeps its secrets while it deals everything anew that a seat cannot know."""

from __future__ import annotations

from itertools import combinations

import pytest

from monstertisch.core.chance import Luck, derive, secret_of
from monstertisch.core.event import Events
from monstertisch.core.game import Data, Game, State
from monstertisch.core.testing import canonical, check_game
from monstertisch.games import GAMES

from .leaky import (
    BROKEN,
    LEAKS,
    LEAKY_SHAPES,
    MISSHAPEN,
    BoundTooLow,
    Guess,
    Guessing,
    Misread,
    ReadsNonsense,
    SpelledAlike,
    SpelledOtherwise,
    guessing,
)

MONSTER = GAMES["maechtige_monster"]
IMAGININGS = 100


# The kit


def check_guessing(game: Game) -> None:
    check_game(game, [game.setup(2), game.setup(3)], games=3)


def test_the_honest_guessing_game_passes() -> None:
    """It has a simultaneous hidden choice that may be changed, a free move and private events."""
    check_guessing(Guessing())


@pytest.mark.parametrize(("version", "words"), LEAKS.items(), ids=lambda one: getattr(one, "__name__", ""))
def test_a_game_that_leaks_fails(version: type[Guess], words: str) -> None:
    with pytest.raises(AssertionError, match=words):
        check_guessing(Guessing(version, LEAKY_SHAPES))


@pytest.mark.parametrize(("version", "words"), BROKEN.items(), ids=lambda one: getattr(one, "__name__", ""))
def test_a_broken_game_fails(version: type[Guess], words: str) -> None:
    with pytest.raises(AssertionError, match=words):
        check_guessing(Guessing(version))


@pytest.mark.parametrize(("version", "words"), MISSHAPEN.items(), ids=lambda one: getattr(one, "__name__", ""))
def test_a_game_that_does_not_keep_its_shapes_fails(version: type[Guess], words: str) -> None:
    with pytest.raises(AssertionError, match=words):
        check_guessing(Guessing(version))


def test_a_move_that_does_not_keep_its_shape_fails() -> None:
    with pytest.raises(AssertionError, match=r"a spelled move does not fit its shape: Peek\.loud: Extra inputs"):
        check_guessing(guessing(SpelledOtherwise("G1")))


def test_a_game_without_shapes_fails() -> None:
    with pytest.raises(AssertionError, match="Guess names no shapes"):
        check_guessing(Guessing(shapes=None))


def test_a_game_that_misreads_moves_fails() -> None:
    with pytest.raises(AssertionError, match="action 1 is read as another"):
        check_guessing(guessing(Misread("G1")))
    with pytest.raises(AssertionError, match="None is read as action 0"):
        check_guessing(guessing(ReadsNonsense("G1")))


def test_a_game_that_spells_two_moves_alike_fails() -> None:
    with pytest.raises(AssertionError, match="1 moves are spelled like others"):
        check_guessing(guessing(SpelledAlike("G1")))


def test_a_game_that_outlasts_its_bound_fails() -> None:
    with pytest.raises(AssertionError, match="more than the stated 3 moves"):
        check_guessing(BoundTooLow())


def test_a_failure_names_the_game_that_meets_it_again() -> None:
    game = BoundTooLow()

    with pytest.raises(AssertionError, match=r"Guess, 3 players, \{\}, our cards, seed 7, game 0, move 6: "):
        check_game(game, [game.setup(3)], games=1, seed=7)


# Mächtige Monster: what a seat cannot know


def position(players: int, moves: int, seed: int, **options: bool) -> State:
    """The position after so many random moves."""
    luck, whims = Luck(secret_of(seed)), Luck(derive(secret_of(seed), "whims"))
    state = MONSTER.new(MONSTER.setup(players, options), luck)
    for _ in range(moves):
        seat = state.to_act()[0]
        found = state.options(seat)
        state.play(seat, found[whims.below("move", len(found))], luck)
    return state


def imagined(state: State, seat: int | None) -> list[Data]:
    luck = Luck(secret_of(0))
    return [state.imagine(seat, luck).to_data() for _ in range(IMAGININGS)]


def kinds(worlds: list[Data], *path: str | int) -> int:
    """How many different things were imagined at this place."""
    found = set()
    for world in worlds:
        thing: object = world
        for step in path:
            thing = thing[step]  # type: ignore[index]
        found.add(canonical(thing))
    return len(found)


def levels(guards: list[str]) -> list[int]:
    level = {row["id"]: row["level"] for row in MONSTER.card_rows()["guards"]}
    return [level[guard] for guard in guards]


def test_in_round_1_the_cards_of_others_are_dealt_anew() -> None:
    """Q37: ten hands are possible before anybody has played."""
    worlds = imagined(position(4, moves=0, seed=1), 2)

    assert [kinds(worlds, "hands", seat) for seat in range(4)] == [10, 10, 1, 10]
    assert [kinds(worlds, "aside", seat) for seat in range(4)] == [10, 10, 1, 10]


def test_a_spectator_knows_no_hand_in_round_1() -> None:
    """Q37: the spectator is nobody's owner."""
    worlds = imagined(position(4, moves=0, seed=1), None)

    assert [kinds(worlds, "hands", seat) for seat in range(4)] == [10, 10, 10, 10]


def test_a_card_that_was_shown_stays_where_it_is() -> None:
    """Q37: with one card shown, six hands are left, and the card is in all of them or in the castle."""
    state = position(4, moves=4, seed=1)
    true = state.to_data()
    worlds = imagined(state, 0)

    assert [len(shown) for shown in true["shown"]] == [1, 1, 1, 1]
    assert [kinds(worlds, "aside", seat) for seat in range(4)] == [1, 6, 6, 6]
    assert all(kinds(worlds, part) == 1 for part in ["slots", "owners", "shown", "gold"])
    assert not any({*world["aside"][seat]} & {*true["shown"][seat]} for world in worlds for seat in range(4))


def test_from_round_2_on_all_know_every_hand() -> None:
    """Q38: hands and asides never vary again, not even for a spectator."""
    state = next(later for later in (position(4, moves, seed=1) for moves in range(8, 40)) if later.round() == 2)
    worlds = imagined(state, None)

    assert kinds(worlds, "hands") == kinds(worlds, "aside") == 1


@pytest.mark.parametrize("chain", [False, True])
def test_guards_change_their_fronts_but_not_their_backs(chain: bool) -> None:
    """Q36, Q37, Q39: all know the backs of the guards dealt and of the pile's top card, and the fronts that were revealed."""
    state = position(4, moves=30, seed=5, chain=chain)
    true = state.to_data()
    worlds = imagined(state, 1)
    backs_seen = true["drawn"] + 1
    revealed = [guard in true["revealed"] for guard in true["pile"]]

    assert 0 < sum(revealed) < true["drawn"] - 4
    for world in worlds:
        assert levels(world["row"]) == levels(true["row"])
        assert levels(world["pile"])[:backs_seen] == levels(true["pile"])[:backs_seen]
        assert world["revealed"] == true["revealed"]
        assert sorted(world["pile"]) == sorted(true["pile"])
        assert {*world["row"]} <= {*world["pile"][: true["drawn"]]}
    for at, known in enumerate(revealed):
        assert (kinds(worlds, "pile", at) == 1) == known
    assert kinds([{"levels": levels(world["pile"][backs_seen:])} for world in worlds], "levels") > 1
    assert all(kinds(worlds, "row", guard) > 1 for guard in range(4))


def test_tiles_that_were_turned_up_stay() -> None:
    """Q36, Q37: the coming tiles and the unused ones are dealt anew."""
    state = position(4, moves=30, seed=5, king=True)
    worlds = imagined(state, 1)
    turned_up = state.round()

    assert turned_up > 1
    assert kinds(worlds, "tile") == 1
    assert [kinds(worlds, "tiles", at) > 1 for at in range(12)] == [at >= turned_up for at in range(12)]


def test_without_the_king_nobody_ever_sees_a_tile() -> None:
    """R7, Q37: the fronts matter only in the variant."""
    worlds = imagined(position(4, moves=30, seed=5), 1)

    assert all(kinds(worlds, "tiles", at) > 1 for at in range(12))


def test_every_hidden_deal_is_equally_likely() -> None:
    """Q37: 3,000 imagined hands over ten possible ones; chi-square with nine degrees of freedom, 27.9 at 0.1 %."""
    state = position(3, moves=0, seed=2)
    luck = Luck(secret_of(3))
    count: dict[bytes, int] = {}
    for _ in range(3000):
        hand = canonical(state.imagine(0, luck).to_data()["hands"][1])
        count[hand] = count.get(hand, 0) + 1

    assert len(count) == 10
    assert sum((found - 300) ** 2 / 300 for found in count.values()) < 27.9


# Mächtige Monster: what the events tell


def before_the_move(true: Data, imagined_after: Data) -> Data:
    """The position before the round's last move, with the hidden cards that were imagined after it."""
    pile = imagined_after["pile"]
    return {
        **true,
        "pile": pile,
        "row": [pile[true["pile"].index(guard)] for guard in true["row"]],
        "tiles": imagined_after["tiles"],
    }


@pytest.mark.parametrize(("chain", "king"), [(False, False), (True, True)])
def test_the_end_of_a_round_tells_no_more_than_the_view_shows(chain: bool, king: bool) -> None:
    """Q37: whatever is still hidden afterwards could have been different, and the same would have been told.

    The kit stops comparing where something comes to light; here the worlds agree on all that does.
    """
    luck, whims, ends = Luck(secret_of(8)), Luck(secret_of(9)), 0
    for players in [3, 4, 5, 6] * 3:
        setup = MONSTER.setup(players, {"chain": chain, "king": king})
        state = MONSTER.new(setup, luck)
        while state.to_act():
            seat, events, before = state.to_act()[0], Events(), state.to_data()
            action = state.options(seat)[whims.below("move", len(state.options(seat)))]
            state.play(seat, action, luck, events)
            if not any(event.kind == "revealed" for event in events.happened):
                continue
            ends += 1
            for viewer in [None, *range(players)]:
                after = state.imagine(viewer, whims)
                twin, told = MONSTER.from_data(setup, before_the_move(before, after.to_data())), Events()
                twin.play(seat, action, luck, told)

                assert twin.digest() == after.digest()
                assert canonical(told.seen_by(viewer)) == canonical(events.seen_by(viewer))
    assert ends == 3 * (6 + 6 + 5 + 6)


def test_starts_that_look_alike_were_announced_alike() -> None:
    """R6, Q37: nothing is told at the deal that the view keeps from a seat."""
    starts: dict[tuple[int | None, bytes], list[bytes]] = {}
    for seed in range(150):
        events = Events()
        state = MONSTER.new(MONSTER.setup(3, {}), Luck(secret_of(seed)), events)
        for seat in [None, 0, 1, 2]:
            starts.setdefault((seat, canonical(state.view(seat))), []).append(canonical(events.seen_by(seat)))
    pairs = [pair for told in starts.values() for pair in combinations(told, 2)]

    assert len(pairs) > 40
    assert all(one == other for one, other in pairs)
