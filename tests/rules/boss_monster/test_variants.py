"""The variants of a table: R114-R119."""

from __future__ import annotations

import pytest

from monstertisch.core.chance import Luck, secret_of
from monstertisch.games.boss_monster.cards import PRINTED_CARDS

from .positions import GAME, NAME, A, B, C, Play, opening, table


def test_choosing_a_boss() -> None:
    """R114: two are dealt to each player, who keeps one; nobody sees the others' choice before all have chosen."""
    game = Play(GAME.new(GAME.setup(2, {"choose_boss": True}), Luck(secret_of(3))))
    offers = [[NAME[move["boss"]] for move in game.offered(seat, "boss")] for seat in [A, B]]

    assert [len(offer) for offer in offers] == [2, 2]
    assert game.refused(A, f"boss {offers[B][0]}") == "not-offered R114"
    game.do(A, f"boss {offers[A][1]}")
    assert (game.asked, game.player(A)["boss"]) == ([B], None)
    game.do(B, f"boss {offers[B][0]}")
    assert [NAME[game.player(seat)["boss"]] for seat in [A, B]] == [offers[A][1], offers[B][0]]


def test_a_boss_that_was_asked_for_is_not_dealt_to_others() -> None:
    """R16, R114: one seat has its favourite, the other gets a random one."""
    for seed in range(20):
        game = Play(GAME.new(GAME.setup(2, {"boss": ["lamia", "random-1"]}), Luck(secret_of(seed))))
        assert (game.player(A)["boss"], game.player(B)["boss"] == "lamia") == ("lamia", False)


@pytest.mark.parametrize(("deck", "backs"), [("room", (1, 0)), ("spell", (0, 1))])
def test_intrigue_comforts_those_without_a_soul(deck: str, backs: tuple[int, int]) -> None:
    """R115: in XP order; who gained a soul is not asked, and nobody has to."""
    setting = table(3, intrigue=True).seat(A, rooms="Fetid Beast", hand="Heist").entrance(A, "The Fool")
    game = setting.seat(B, coins=0).seat(C, coins=0).start()

    game.go_to("intrigue")
    assert game.asked == [B]
    game.do(B, f"draw {deck}")
    assert (game.player(B)["room_cards"], game.player(B)["spell_cards"]) == backs
    assert game.asked == [C]
    game.do(C, "decline")
    assert game.turn == 2


def test_healing_counts_as_a_soul_for_intrigue() -> None:
    """R115, R127: Vampire Lab saves the wound and costs the card."""
    game = table(intrigue=True).seat(A, hand="Vampire Lab, Spike", wounds="Tess").start()

    game.do(A, "place Vampire Lab").go_to("trigger").do(A, "accept")
    game.do(A, "discard Spike", "target Tess")
    game.go_to("intrigue")
    assert game.asked == [B]


def test_without_intrigue_nobody_is_asked() -> None:
    """R115: it is a variant."""
    game = table().seat(A, hand="Heist").start()

    assert game.refused(A, "draw room") == "not-now R115"


def test_hard_mode_has_no_weak_heroes() -> None:
    """R116: ordinary heroes with health 4 stay in the box; The Fool has 2 and stays in the game."""
    deck = GAME.new(GAME.setup(4, {"hard_mode": True}), Luck(secret_of(1))).to_data()["hero_deck"]
    health = [PRINTED_CARDS.health[hero] for hero in deck]

    assert (4 in health, 2 in health, len(deck)) == (False, True, 42 - 8)
    assert len(PRINTED_CARDS.heroes) == 42


def test_a_room_for_a_coin() -> None:
    """R117: once per build turn, a room and no miniboss, and only at such a table."""
    game = table(room_for_coin=True).seat(A, hand="Loot Box, Power Leech, Spike", coins=0).start()
    plain = table().seat(A, hand="Loot Box").start()

    assert plain.refused(A, "sell Loot Box") == "not-at-this-table R117"
    game.do(A, "sell Loot Box")
    assert (game.coins(A), game.discarded()) == (1, ["Loot Box"])
    assert game.refused(A, "sell Power Leech") == "sold-already R117"


def test_the_english_opening() -> None:
    """R118: four room cards and two spells lie in the discard pile, and all seven cards are kept."""
    game = opening(english_setup=True)
    backs = [PRINTED_CARDS.phases[PRINTED_CARDS.things[card]] > 0 for card in game.state.to_data()["discard"]]

    assert (backs.count(False), backs.count(True)) == (4, 2)
    game.do(A, "keep").do(B, "keep")
    assert (game.prompt["kind"], len(game.hand(A))) == ("first_room", 7)


def test_the_english_redraw_shuffles_the_hand_back() -> None:
    """R118: nothing of it is shown."""
    hand = "Haunted Cavern, Minion Clinic, Robber's Vault, Dragon's Nest, Spike, Heist, Rage!"
    game = opening(english_setup=True, hands=[hand])
    before = len(game.discarded())

    game.do(A, "redraw").do(B, "keep")
    assert (len(game.discarded()), game.told("redrew")[0]["cards"]) == (before, [])


@pytest.mark.parametrize(("optional", "spells"), [(False, 26), (True, 30)])
def test_the_full_spell_deck(optional: bool, spells: int) -> None:
    """R119, A 27: two more designs, two cards each."""
    game = Play(GAME.new(GAME.setup(2, {"optional_spells": optional}), Luck(secret_of(1))))

    assert game.view["deck"]["spells"] == spells - 4
