"""Setting the table: R1-R15, A 1-A 5, T9."""

from __future__ import annotations

from typing import Any

import pytest

from monstertisch.core.chance import Luck, Script, secret_of
from monstertisch.core.event import Events
from monstertisch.core.reason import BadSetup
from monstertisch.games.kingscraft.cards import IDS, PRINTED

from .positions import BOARDS, GAME, ITEM_ROWS, A, B, Play, table, with_card


def new(players: int, seed: int = 1, **options: Any) -> Play:
    return Play(GAME.new(GAME.setup(players, options), Luck(secret_of(seed))))


def board_of(item: str) -> str:
    letter: str = ITEM_ROWS[item]["board"]
    return letter


@pytest.mark.parametrize("players", [1, 5])
def test_two_to_four_can_play(players: int) -> None:
    """R1: neither alone nor five."""
    with pytest.raises(BadSetup):
        GAME.setup(players)


def test_there_are_always_enough_dice() -> None:
    """R3: twenty-one six-sided dice are rolled although the box has twenty."""
    rows = with_card("items", "Sword", effects={"d6": 20})
    game = table(cards=rows).hero(A, "Sword").creatures("Drool Slime").start().choose("attack1", "heal", dice="1 " * 21)

    assert len(game.told("rolled")[0]["dice"]) == 21


def test_everybody_is_neutral_unless_the_table_wants_it_otherwise() -> None:
    """R4, A 1: sides may be mixed."""
    plain = new(4)
    mixed = new(2, character=["rogue", "assassin-neutral"])

    assert [plain.player(seat)["neutral"] for seat in range(4)] == [True] * 4
    assert [mixed.player(seat)["neutral"] for seat in range(2)] == [False, True]


def test_a_board_can_be_taken_once() -> None:
    """R4: not even with its two sides."""
    with pytest.raises(BadSetup) as refusal:
        GAME.setup(2, {"character": ["rogue", "rogue-neutral"]})

    assert (refusal.value.reason.code, refusal.value.reason.rule) == ("board-twice", "R4")


@pytest.mark.parametrize("seat", range(4))
def test_crests_are_all_different_and_the_rogue_has_purple(seat: int) -> None:
    """R5: green, orange, blue, purple."""
    characters = [f"{board}-neutral" for board in BOARDS if board != "rogue"][:4]
    characters[seat] = "rogue"
    game = new(4, character=characters)
    colours = [game.player(other)["colour"] for other in range(4)]

    assert sorted(colours) == ["blue", "green", "orange", "purple"]
    assert colours[seat] == "purple"


def test_hearts_are_full() -> None:
    """R6, T9: three, the Swashbuckler four."""
    game = new(3, character=["swashbuckler", "rogue-neutral", "nobleman"])

    assert [game.hearts(seat) for seat in range(3)] == [4, 3, 3]


@pytest.mark.parametrize(("players", "boards"), [(2, 5), (3, 6), (4, 7)])
def test_boards_are_left_out_for_fewer_players(players: int, boards: int) -> None:
    """R7, R8, T9: two, one or none of the white letters, at random; the rest lie in alphabetical order."""
    layouts = {new(players, seed).state.to_data()["layout"] for seed in range(60)}

    assert {len(layout) for layout in layouts} == {boards}
    assert all(layout == "".join(sorted(layout)) and layout[0] == "A" and layout[-1] == "G" for layout in layouts)
    assert len(layouts) == {2: 10, 3: 5, 4: 1}[players]


def test_the_host_may_choose_the_boards() -> None:
    """R7: as many as the number of players says."""
    assert new(2, boards_out="BE").state.to_data()["layout"] == "ACDFG"
    assert new(3, boards_out="C").state.to_data()["layout"] == "ABDEFG"
    for players, out in [(2, "B"), (3, "BC"), (4, "B")]:
        with pytest.raises(BadSetup) as refusal:
            GAME.setup(players, {"boards_out": out})
        assert (refusal.value.reason.code, refusal.value.reason.rule) == ("boards-out", "R7")


def test_a_random_forge_keeps_its_ends() -> None:
    """R8: A is the left end, G the right one."""
    layouts = {new(4, seed, forge_order="random").state.to_data()["layout"] for seed in range(20)}

    assert len(layouts) > 10
    assert {(layout[0], layout[-1]) for layout in layouts} == {("A", "G")}


def test_items_of_left_out_boards_are_out_of_the_game() -> None:
    """R9, R11: all others lie in the forge or with the players, basic side up."""
    position = new(2, boards_out="CF").state.to_data()
    in_play = position["forge"] + [item for pack in position["packs"] for item in pack]

    assert {board_of(item) for item in in_play} == set("ABDEG")
    assert len(in_play) == 33
    assert position["improved"] == []


def test_two_class_1_items_for_everyone() -> None:
    """R10, A 3: shuffled, jokers included; they begin in the backpack."""
    dealt = [item for seed in range(40) for pack in new(4, seed).state.to_data()["packs"] for item in pack]

    assert len(dealt) == 40 * 4 * 2
    assert {ITEM_ROWS[item]["class"] for item in dealt} == {1}
    assert {"I1_JOKER_A", "I1_JOKER_G"} <= set(dealt)


def test_start_items_may_be_put_on_in_the_first_phase_1() -> None:
    """R10, R54: before anybody has chosen."""
    game = table().hero(A, backpack="Shoes, Dagger").start().do(A, "wear Shoes", "wear Dagger")

    assert game.worn(A) == {"foot": "Shoes", "hand": "Dagger"}


def test_the_handicap_leaves_the_swashbuckler_one_item() -> None:
    """R10: the option of section 19."""
    position = new(2, character=["swashbuckler", "rogue"], handicap=True).state.to_data()

    assert [len(pack) for pack in position["packs"]] == [1, 2]


def test_blank_potions_stay_out() -> None:
    """R12, A 4: 22 potions in the deck, none discarded; an own card file may fill blank ones in (R143)."""
    filled = {"blank": None, "effects": {"heal": 3}, "target": "self", "timing": ["own_turn"], "duration": "instant"}
    rows = with_card("potions", "P23", **filled)
    ours, own = GAME.new(GAME.setup(2), Luck(secret_of(1))), GAME.new(GAME.setup(2, None, rows), Luck(secret_of(1)))

    assert sorted(ours.to_data()["deck"]) == IDS["potions"][:22]
    assert sorted(own.to_data()["deck"]) == IDS["potions"][:23]
    assert ours.to_data()["discard"] == []


@pytest.mark.parametrize(("players", "numbers"), [(2, [6, 4, 3]), (3, [7, 5, 4]), (4, [8, 6, 5])])
def test_creatures_for_every_number_of_players(players: int, numbers: list[int]) -> None:
    """R13, A 5, T9: each level shuffled by itself, the top card face up."""
    game = new(players)
    decks = game.state.to_data()["creatures"]

    assert [len(deck) for deck in decks] == numbers
    assert [{card[:2] for card in deck} for deck in decks] == [{"C1"}, {"C2"}, {"C3"}]
    assert [creature["left"] for creature in game.state.view(None)["creatures"]] == numbers


def test_kings_by_option() -> None:
    """R14: any of the eight, young or old ones, or one by name; promo kings only by name."""
    drawn = {wish: {new(2, seed, king=wish).state.to_data()["king"] for seed in range(120)} for wish in ["any", "young", "old"]}
    ages = {row["id"]: row["age"] for row in PRINTED["kings"]}

    assert {ages[king] for king in drawn["any"]} == {"young", "old"}
    assert len(drawn["any"]) == 8
    assert {ages[king] for king in drawn["young"]} == {"young"}
    assert {ages[king] for king in drawn["old"]} == {"old"}
    for king in IDS["kings"]:
        assert new(2, king=king).state.to_data()["king"] == king


def test_asymmetric_characters_have_their_material() -> None:
    """R15: four cards, four tokens, a merchant's token; nobody else has any."""
    game = new(4, character=["rogue", "alchemist", "merchant", "nobleman-neutral"])

    assert [card["used"] for card in game.player(A)["cards"]] == [False] * 4
    assert [token["used"] for token in game.player(B)["tokens"]] == [False] * 4
    assert game.state.view(None)["token"] == {"seat": 2, "on": None}
    assert new(2).state.view(None)["token"] is None


def test_everything_is_dealt_by_chance() -> None:
    """R7-R14: each deck is a source of luck of its own."""
    luck = Script(
        {
            "boards": [[2, 4, 1, 3, 5]],
            "kings": [list(range(33, 41))],
            "items": [sorted(item for item in range(17) if PRINTED["items"][item]["board"] in "ABDFG")],
            "potions": [list(range(22))],
            "creatures 1": [list(range(10))],
            "creatures 2": [list(range(10, 20))],
            "creatures 3": [list(range(20, 30))],
        }
    )
    events = Events()
    realm = GAME.new(GAME.setup(2), luck, events)

    (setup,) = [event.facts for event in events.happened if event.kind == "setup"]
    assert setup["layout"] == "ABDFG"
    assert setup["king"] == "K_ELEONORA_J"
    assert setup["creatures"] == ["C1_01", "C2_01", "C3_01"]
    assert realm.to_data()["packs"] == [["I1_SANDALEN", "I1_RIEMEN"], ["I1_WAMS", "I1_RINGE"]]
