"""Who knows what: R59, R76, and what is dealt anew for a seat that cannot know it."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from monstertisch.core.chance import Luck, secret_of
from monstertisch.games import GAMES

from .positions import A, B, C, Play, table


def twins(game: Play, seat: int | None, count: int = 20) -> list[dict[str, Any]]:
    """Positions as this seat may imagine them."""
    return [game.state.imagine(seat, Luck(secret_of(seed))).to_data() for seed in range(count)]


def test_chosen_cards_are_secret_until_the_reveal() -> None:
    """R59, R17: all see who has chosen; only the owner sees what."""
    game = table().start().do(A, "choose attack3")

    assert game.player(A, A)["card"] == "ATTACK3"
    assert game.player(A, B)["card"] is None
    assert game.player(A, B)["has_chosen"] is True
    assert len({twin["chosen"][A] for twin in twins(game, B)}) > 3
    assert game.last("chose", B) == {"event": "chose", "seat": A}


def test_potions_are_their_owner_s_secret() -> None:
    """R59, R52: the others see how many."""
    game = table().hero(A, potions="Luck Potion, Time Potion").start()

    assert game.player(A, B)["potions"] == game.player(A, None)["potions"] == [None, None]
    assert len({json.dumps(twin["potions"][A]) for twin in twins(game, B)}) > 5
    assert {json.dumps(twin["potions"][A]) for twin in twins(game, A)} == {'["P06", "P15"]'}


def test_nobody_knows_the_order_of_the_deck() -> None:
    """R59: nor which creatures are still to come."""
    game = table().start()

    assert len({json.dumps(twin["deck"]) for twin in twins(game, A)}) == 20
    assert len({json.dumps(twin["creatures"]) for twin in twins(game, A)}) == 20
    assert len({twin["creatures"][0][0] for twin in twins(game, A)}) == 1  # the top card lies face up


def test_drawn_potions_are_seen_by_one() -> None:
    """R59: the others see that something was drawn."""
    game = table().deck("Luck Potion").start().choose("guard", "heal").do(A, "draw")

    assert game.last("drew", A)["potions"] == ["P06"]
    assert "potions" not in game.last("drew", B)


def test_what_is_played_or_discarded_is_seen_by_all() -> None:
    """R59, R73: used potions, surplus ones, the discard pile."""
    game = table().hero(A, hearts=1, potions="Healing Potion, Luck Potion").start().choose("forge", "heal")
    game.do(A, "play Healing Potion", "exchange Luck Potion")

    assert game.last("played")["potion"] == "P01"
    assert game.last("discarded")["potion"] == "P06"
    assert game.state.view(B)["discard"] == ["P06"]


def test_what_the_alchemist_saw_stays_known_to_him() -> None:
    """R59, R139: the cards he put back, and only to him."""
    game = table().hero(A, character="alchemist").deck("Luck Potion, Time Potion, Hare Potion").start().choose("guard", "heal")
    game.do(A, "research", "put Hare Potion", "put Time Potion")

    assert {json.dumps(twin["deck"][-3:]) for twin in twins(game, A)} == {'["P06", "P15", "P13"]'}
    assert len({json.dumps(twin["deck"][-3:]) for twin in twins(game, B)}) > 10


def test_a_reshuffle_makes_everything_unknown() -> None:
    """R59, R71: what lay open a moment ago may be anywhere in the deck."""
    game = table().hero(A, backpack="Horn").but(deck=["P01"], discard=["P04", "P05", "P06", "P08"]).start()
    game.expect(potions=[[3, 4, 5, 7]])
    game.choose("forge", "heal").do(A, "brew Horn")

    assert len({json.dumps(twin["deck"]) for twin in twins(game, B)}) > 5


def test_a_stolen_potion_is_known_to_thief_and_victim() -> None:
    """R59, R137: and to nobody else."""
    game = table(3).hero(A, character="rogue").hero(B, potions="Luck Potion").start().choose("theft", "heal", "forge")
    game.expect(theft=[0])
    game.do(A, "steal from B")

    assert {twin["potions"][A][0] for twin in twins(game, B)} == {"P06"}
    assert len({twin["potions"][A][0] for twin in twins(game, C)}) > 5


def test_nobody_else_learns_which_of_two_potions_was_stolen() -> None:
    """R59, R137: C knows one of B's two potions, but not whether it is the one that A has now."""
    setting = table(3).hero(A, character="rogue").hero(B, character="alchemist", potions="Luck Potion").discard("Time Potion")
    game = setting.start().choose("theft", "heal", "forge").do(B, "reproduce Time Potion")
    assert "P15" in game.player(B, C)["potions"]
    game.go_to("theft")
    game.expect(theft=[1])
    game.do(A, "steal from B")

    for other in [C, None]:
        assert game.player(A, other)["potions"] == [None]
        assert game.player(B, other)["potions"] == [None]


def test_the_only_potion_that_can_have_been_stolen_stays_known() -> None:
    """R59, R137: what follows with certainty is public."""
    setting = table(3).hero(A, character="rogue").hero(B, character="alchemist").discard("Time Potion")
    game = setting.start().choose("theft", "heal", "forge").do(B, "reproduce Time Potion").go_to("theft")
    game.expect(theft=[0])
    game.do(A, "steal from B")

    assert game.player(A, C)["potions"] == ["P15"]


def test_kept_black_market_cards_stay_secret() -> None:
    """R59, R137: only the discarded one is seen."""
    game = table().hero(A, character="rogue").deck("Luck Potion, Time Potion, Hare Potion").start().choose("market", "forge")
    game.do(A, "discard Time Potion")

    assert game.last("discarded", B)["potion"] == "P15"
    assert game.player(A, B)["potions"] == [None, None]
    assert "P15" not in [potion for twin in twins(game, B) for potion in twin["potions"][A]]


@pytest.mark.parametrize("seat", [A, B, None])
def test_items_hearts_and_the_forge_are_public(seat: int | None) -> None:
    """R59: they are the same for everyone and never dealt anew."""
    game = table().hero(A, "Sword*", backpack="Horn", hearts=2, potions="Luck Potion").start()
    fixed = ["layout", "king", "hearts", "slots", "packs", "forge", "improved", "discard", "round"]

    assert all({key: twin[key] for key in fixed} == {key: game.state.to_data()[key] for key in fixed} for twin in twins(game, seat))
    assert game.state.view(seat)["forge"] is not None


def test_what_is_seen_of_the_forge_is_how_it_lies_now() -> None:
    """R59: views keep the forge until a move changes it; a position that nobody has looked at yet shows the same."""
    game, whims, luck = GAMES["kingscraft"], random.Random(3), Luck(secret_of(3))
    state = game.new(game.setup(3), luck)
    forges: list[Any] = []
    while state.to_act() and len(forges) < 600:
        seat = state.to_act()[0]
        state.play(seat, whims.choice(state.options(seat)), luck)
        unseen = game.from_data(game.setup(3), state.to_data())
        forges.append(state.view(A)["forge"])

        assert state.views([A, B, C, None]) == [unseen.view(viewer) for viewer in [A, B, C, None]]

    assert 5 < len({str(forge) for forge in forges}) < len(forges) / 2


@pytest.mark.parametrize("seat", [A, B, None])
def test_a_seat_sees_the_same_in_every_twin(seat: int | None) -> None:
    """R59, R76: view, options and refusals do not depend on what it cannot know."""
    game = table().hero(A, "Crystal@hand", potions="Luck Potion").hero(B, potions="Monster Brew, Snail Potion").start()
    game.choose("attack1", "heal").go_to("window")
    for seed in range(10):
        twin = game.state.imagine(seat, Luck(secret_of(seed)))

        assert twin.view(seat) == game.state.view(seat)
        assert twin.to_act() == game.state.to_act()
        assert seat is None or twin.options(seat) == game.state.options(seat)


def test_a_pass_leaves_no_trace() -> None:
    """R76: whether B had something to play, nobody learns."""
    game = table().hero(B, potions="Monster Brew").start().choose("attack1", "heal").go_to("window")
    before = len(game.happened)
    game.do(B, "pass", dice="1")

    assert all("seat" not in event.facts or event.facts["seat"] == A for event in game.happened[before:])
