"""What is in the box, and how a game begins: R1-R21."""

from __future__ import annotations

import pytest

from monstertisch.core.chance import Luck, secret_of
from monstertisch.core.event import Events
from monstertisch.core.reason import BadSetup
from monstertisch.games.boss_monster.cards import PRINTED, PRINTED_CARDS
from monstertisch.games.boss_monster.effects.vocabulary import CLASSES

from .positions import CARD, GAME, A, B, Play, opening, table

SEVEN = "Loot Box, Power Leech, Unstable Mine, Tomb of Terrors, Rocky, Heist, Rage!"


def new(players: int, seed: int = 1, **options: object) -> Play:
    game = Play(GAME.new(GAME.setup(players, dict(options)), Luck(secret_of(seed)), Events()))
    game.luck = Luck(secret_of(seed))
    return game


@pytest.mark.parametrize("players", [1, 5])
def test_two_to_four_players(players: int) -> None:
    """R1: not one, and not five."""
    with pytest.raises(BadSetup):
        GAME.setup(players)


def test_the_box_holds_what_the_rulebook_lists() -> None:
    """R2, A 27: 12 bosses, 72 rooms of 42 designs, 10 minibosses, 26 spells of 13 designs and 4 more, 25 and 17 heroes."""
    copies = [sum(row.get("copies", 1) for row in PRINTED[section]) for section in ["bosses", "rooms", "minibosses", "heroes"]]
    spells = [
        sum(row["copies"] for row in PRINTED["spells"] if row.get("optional", False) == optional) for optional in [False, True]
    ]

    assert copies == [12, 72, 10, 42]
    assert (len(PRINTED["rooms"]), spells) == (42, [26, 4])
    assert len([row for row in PRINTED["heroes"] if row["epic"]]) == 17


def test_every_treasure_lies_in_the_rooms_equally_often() -> None:
    """R3, R4, A 26: rank and type are independent of each other; 24 icons of each of the four kinds."""
    counts = [sum(row["copies"] * row["treasure"].count(kind) for row in PRINTED["rooms"]) for kind in CLASSES]
    kinds = {(row["rank"], row["type"]) for row in PRINTED["rooms"]}

    assert counts == [24, 24, 24, 24]
    assert len(kinds) == 4


def test_the_numbers_that_the_rulebook_lost_are_those_of_the_public_list() -> None:
    """A 23: two coins for three bosses, three for the Mine, two damage for the Leech, five health for Rocky."""
    rows = {row["id"]: row for section in ["bosses", "rooms", "minibosses"] for row in PRINTED[section]}

    assert [rows[boss]["abilities"][0]["cost"]["pay_coins"] for boss in ["belladonna", "ravenus", "kazanna"]] == [2, 2, 2]
    assert rows["unstable_mine"]["abilities"][0]["do"] == {"gain_coins": 3}
    assert rows["power_leech"]["abilities"][0]["always"] == {"damage_right_monster": 2}
    assert rows["rocky"]["abilities"][2]["do"] == {"hero_health": 5}


@pytest.mark.parametrize(("players", "ordinary", "epic"), [(2, 13, 9), (3, 17, 13), (4, 25, 17)])
def test_heroes_by_number_of_players(players: int, ordinary: int, epic: int) -> None:
    """R15, T1: 13 + 9, 17 + 13, 25 + 17; the first epic hero comes after the last ordinary one."""
    deck = new(players).state.to_data()["hero_deck"]
    ranks = [PRINTED_CARDS.epic[hero] for hero in deck]

    assert (ranks.count(0), ranks.count(1)) == (ordinary, epic)
    assert ranks == [1] * epic + [0] * ordinary
    assert all(PRINTED_CARDS.first_hero <= hero < PRINTED_CARDS.first_room for hero in deck)


def test_xp_decides_who_comes_first() -> None:
    """R16, A 3: highest first, for the whole game, and no two bosses have the same."""
    game = new(4, boss=["lamia", "kirax", "ravenus", "king_croak"])

    assert game.view["order"] == [1, 3, 2, 0]
    assert len({row["xp"] for row in PRINTED["bosses"]}) == 12


def test_a_boss_is_no_room_and_its_icon_always_counts() -> None:
    """R6: with an empty dungeon the icon of the boss is all there is."""
    game = table().seat(A, hand="Heist").start()

    assert game.player(A)["treasure"] == {"cleric": 0, "fighter": 0, "mage": 0, "thief": 1}
    assert game.refused(A, "target A") == "not-now R29"


def test_everybody_starts_with_coins_and_cards() -> None:
    """R10, R13, R17, T4: three coins, five cards of the room deck, two spells; nothing else has an owner yet."""
    game = new(3)

    for seat in range(3):
        player = game.player(seat)
        assert (player["coins"], player["room_cards"], player["spell_cards"], player["rooms"]) == (3, 5, 2, [])
    assert game.view["deck"]["rooms"] == 82 - 15
    assert game.view["deck"]["spells"] == 26 - 6
    assert (game.view["town"], game.view["discard"], game.view["removed"]) == ([], [], [])


@pytest.mark.parametrize(
    "hand",
    [
        "Haunted Cavern, Minion Clinic, Robber's Vault, Dragon's Nest, Spike, Heist, Rage!",
        "Tomb of Terrors, Imp Hoard, The Keystone, Pixie Fountain, Loot Box, Heist, Rage!",
    ],
    ids=["advanced", "treasure"],
)
def test_a_hand_of_one_kind_may_be_exchanged(hand: str) -> None:
    """R18, A 4, A 41: four advanced rooms, or four rooms that share a treasure; once, the old hand is discarded."""
    game = opening(hands=[hand, SEVEN])

    game.do(A, "redraw").do(B, "keep")
    assert (len(game.discarded()), game.player(A)["room_cards"], game.player(A)["spell_cards"]) == (7, 5, 2)
    assert game.prompt["kind"] == "discard_two"


def test_an_ordinary_hand_may_not_be_exchanged() -> None:
    """R18, R60: three advanced rooms and a miniboss are not enough."""
    game = opening(hands=["Haunted Cavern, Minion Clinic, Dragon's Nest, Spike, Loot Box, Heist, Rage!", SEVEN])

    assert game.refused(A, "redraw") == "cannot-redraw R18"


def test_everybody_discards_two_cards_at_once() -> None:
    """R19, T4: seven cards become five; nothing is shown before all have chosen, and cards one does not have are refused."""
    game = opening(hands=[SEVEN, SEVEN.replace("Rocky", "Jinx")])
    game.do(A, "keep").do(B, "keep")

    assert game.asked == [A, B]
    assert game.refused(A, "discard Jinx") == "not-in-hand R41"
    game.do(A, "discard Heist", "discard Rocky")
    assert (game.asked, game.discarded(), len(game.hand(A))) == ([B], [], 5)
    game.do(B, "discard Rage!", "discard Jinx")
    assert sorted(game.discarded()) == ["Heist", "Jinx", "Rage!", "Rocky"]


def first_rooms() -> Play:
    game = opening(hands=["Loot Box, Monster Academy, Haunted Cavern, Spike, Jinx, Heist, Rage!", SEVEN])
    game.do(A, "keep").do(B, "keep")
    return game.do(A, "discard Heist", "discard Rage!").do(B, "discard Heist", "discard Rocky")


def test_the_first_room_is_ordinary_and_optional() -> None:
    """R20, A 40: no advanced room, no miniboss; whoever likes places nothing."""
    game = first_rooms()

    assert (game.asked, game.prompt["kind"]) == ([A], "first_room")
    assert game.refused(A, "place Haunted Cavern") == "first-ordinary R20"
    assert game.refused(A, "place Spike") == "first-ordinary R20"
    game.do(A, "pass").do(B, "place Power Leech")
    assert (game.rooms(A), game.rooms(B)) == ([], ["Power Leech"])


def test_first_rooms_are_revealed_together_and_then_trigger() -> None:
    """R20, R12, T4: in XP order face down, then all at once; the Academy pays for two minibosses."""
    game = first_rooms()

    game.do(A, "place Monster Academy")
    assert (game.rooms(A), game.asked) == ([], [B])
    assert "card" not in game.last("placed", B)
    assert game.last("placed", A)["card"] == "monster_academy"
    game.do(B, "place Unstable Mine")
    assert (game.rooms(A), game.rooms(B), game.coins(A)) == (["Monster Academy"], ["Unstable Mine"], 3 + 4)


def test_no_spells_and_actions_before_the_first_turn() -> None:
    """R21: what is no first room is refused."""
    game = first_rooms()

    assert game.refused(A, "throw Heist") is not None
    game.do(A, "place Loot Box")
    assert game.refused(B, "throw Rage!") is not None


def test_a_deal_in_setup_is_made_at_once_or_never() -> None:
    """R21, A 35: Ancient Guardtower as a first room: there is no later window."""
    game = opening(hands=["Ancient Guardtower, Loot Box, Power Leech, Spike, Jinx, Heist, Rage!", SEVEN])
    game.do(A, "keep").do(B, "keep").do(A, "discard Heist", "discard Rage!").do(B, "discard Loot Box", "discard Rocky")

    game.do(A, "place Ancient Guardtower").do(B, "pass").do(A, "accept", "decline")
    game.go_to("build", active=A)
    assert game.refused(A, "use deal with B") == "no-deal R28"


def test_piles_can_be_inspected_and_hands_cannot() -> None:
    """R11, R12: score piles, discard pile and backs are for everybody, hands and face-down cards for their owner."""
    game = (
        table().seat(A, rooms="Loot Box", hand="Spike, Heist, Power Leech", souls="Tess", wounds="Haize").discard("Rage!").start()
    )
    game.do(A, "place Power Leech")
    seen = game.player(A, B)

    assert (seen["hand"], seen["room_cards"], seen["spell_cards"]) == (None, 1, 1)
    assert (seen["souls_pile"], seen["wounds_pile"], game.view["discard"]) == (["tess"], ["haize"], ["rage"])
    assert (seen["face_down"]["card"], seen["face_down"]["miniboss"]) == (None, None)
    assert game.player(A, A)["face_down"]["card"] == "power_leech"


def test_there_is_no_hand_limit() -> None:
    """R13, A 1: no cards are taken for it, and coins never run out."""
    hand = ", ".join(["Loot Box", "Loot Box", "Power Leech", "Power Leech", "Heist", "Heist", "Rage!", "Rage!", "Spike", "Jinx"])
    game = table().seat(A, hand=hand, rooms="Unstable Mine", coins=200).start()

    game.do(A, "use Unstable Mine").end_turn()
    assert (game.coins(A), len(game.hand(A))) == (203, 11)


def test_an_empty_room_deck_is_made_of_the_discard_pile() -> None:
    """R14, A 2: room-backed cards only; spells stay where they are."""
    setting = table().seat(A, hand="Delver's Quarry").discard("Loot Box, Heist, Spike")
    game = setting.start()
    game.but(room_deck=[])

    game.do(A, "place Delver's Quarry").end_phase()
    assert game.last("reshuffled") == {"event": "reshuffled", "deck": "room", "count": 2}
    assert (len(game.hand(A)), game.discarded()) == (1, ["Heist"])


def test_an_empty_spell_deck_is_made_of_the_discard_pile() -> None:
    """R14, A 2: spells only."""
    game = table(bosses=["kazanna", "calabeza"]).seat(A, hand="Loot Box", levelled=True).discard("Heist, Spike").start()
    game.but(spell_deck=[])

    game.do(A, "use boss")
    assert (game.hand(A), game.discarded()) == (["Loot Box", "Heist"], ["Spike"])


def test_a_deck_that_stays_empty_gives_nothing() -> None:
    """R14: the draw does nothing, and what was paid is paid (A 5)."""
    game = table(bosses=["kazanna", "calabeza"]).seat(A, hand="Loot Box", levelled=True).start()
    game.but(spell_deck=[])

    game.do(A, "use boss")
    assert (game.hand(A), game.coins(A), game.told("drew")) == (["Loot Box"], 1, [])


def test_every_room_can_be_called_by_its_name() -> None:
    """R2, A 39: the figure's captions name cards of another set; ours have the codes of the figure."""
    codes = {row["id"]: row["code"] for row in PRINTED["rooms"]}

    assert [codes[CARD[name]] for name in ["Paywall", "Endless Gallery", "Training Camp", "Haunted Cavern", "Spectral Bomb"]] == [
        "MB046",
        "MB045",
        "MB026",
        "MB019",
        "MB013",
    ]
    assert len(PRINTED_CARDS.rooms) == 42
