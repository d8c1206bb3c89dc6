"""The end of a turn, elimination and victory: R106-R113."""

from __future__ import annotations

import pytest

from .positions import A, B, C, Play, table

ORDINARY = [
    "Felicity", "Wolfhard", "Holkin", "Luz", "Inquisitor", "Josie", "Tess", "Steven the Human", "Rotgut", "Maxine", "Sellsword",
    "Joe the Smith", "Eloi Marlborn", "Exai", "Clebrina", "Bross", "Alchemist", "Dovkro", "K'Bothi the Spy", "The Steel Mouser",
    "Ofcroak", "Koko the Piper", "Scoundrel", "Marmo",
]  # fmt: skip
EPIC = [
    "Haize", "The Overseer", "Paladin", "Koverian", "Varraka", "Zheng-Yi", "Relic Hunter", "Unseena", "Zutara", "Mortimer",
    "Warlock", "Shigeru the Spellbinder", "Moran", "Marsden", "Tax Collector", "Petros",
]  # fmt: skip


def scores(piles: list[tuple[int, int]], bosses: list[str]) -> Play:
    """A turn is about to end in which these seats have so many souls and wounds."""
    ordinary, epic = iter(ORDINARY), iter(EPIC)

    def heroes(count: int) -> str:
        return ", ".join([next(epic) for _ in range(count // 2)] + [next(ordinary) for _ in range(count % 2)])

    setting = table(len(piles), bosses=bosses)
    for seat, (souls, wounds) in enumerate(piles):
        setting.seat(seat, souls=heroes(souls), wounds=heroes(wounds), hand=["Heist", "Rage!", "Smash!", "Respawn"][seat])
    return setting.start().end_turn()


@pytest.mark.parametrize(
    ("first", "second", "how"),
    [
        ((11, 5), (3, 2), "last"),
        ((11, 3), (10, 1), "souls"),
        ((10, 2), (10, 2), "souls"),
        ((8, 6), (9, 5), "all_out"),
    ],
)
def test_elimination_and_tie_break(first: tuple[int, int], second: tuple[int, int], how: str) -> None:
    """R107-R110, T6: the second one wins: the first is out, has 8 : 9, has more XP (860 : 300), has 2 : 4."""
    game = scores([first, second], ["belladonna", "dr_deadly"])

    assert (game.view["winner"], game.last("over")["how"]) == (B, how)
    assert game.state.result().winners == [B]


def test_fewer_than_ten_souls_do_not_win() -> None:
    """R109, T6: 12 / 4 against 9 / 0: B has fewer than 10 souls, so A wins in spite of 8 : 9."""
    game = scores([(12, 4), (9, 0)], ["belladonna", "dr_deadly"])

    assert game.view["winner"] == A


def test_nobody_is_out_below_five_wounds() -> None:
    """R107: four wounds are fine, five are not."""
    assert scores([(0, 4), (0, 0)], ["belladonna", "dr_deadly"]).view["winner"] is None
    assert scores([(0, 5), (0, 0)], ["belladonna", "dr_deadly"]).view["winner"] == B


def test_nothing_is_decided_in_the_middle_of_a_turn() -> None:
    """R111: the fifth wound in A's adventure turn; A keeps acting, B's hero still walks, then A is out."""
    setting = table(3).seat(A, hand="Heist, Rage!", wounds="Haize, Varraka").entrance(A, "Tess")
    game = setting.seat(B, rooms="Fetid Beast", hand="Smash!").entrance(B, "The Fool").seat(C, hand="Heist").start()

    game.go_to("entrance", hero="The Fool")
    assert (game.wounds(A), game.player(A)["alive"], game.asked) == (5, True, [B])
    game.do(B, "pass")
    assert game.asked == [A]
    game.end_turn()
    assert (game.player(A)["alive"], game.souls(B), game.view["winner"]) == (False, 1, None)


def test_the_end_step_clears_the_turn() -> None:
    """R106: effects end, rooms wake up, marks, damage and lured counters are cleared."""
    setting = table().seat(A, rooms="Unstable Mine+Icicle Man3, Pool of Shadows", hand="Pay to Win, Heist, Loot Box")
    game = setting.seat(B, rooms="Fetid Beast", hand="Rage!").start()

    game.do(A, "use Icicle Man 3", "target Fetid Beast of B", "use Pay to Win", "target Unstable Mine", "coins 0")
    game.do(A, "use Pool of Shadows", "discard Heist")
    assert game.damage(A, "Unstable Mine") == 4
    game.end_turn()
    assert (game.damage(A, "Unstable Mine"), game.room(B, "Fetid Beast")["off"]) == (3, None)
    assert (game.view["lasting"], game.room(A, "Pool of Shadows")["used"], game.player(A)["lured"]) == ([], False, 0)


def test_all_that_belongs_to_an_eliminated_player_leaves_the_game() -> None:
    """R112, A 19, A 49: cards and coins; heroes at that entrance return to town by age, and reveal numbers stay (T28)."""
    setting = table(3).seat(A, rooms="Loot Box/Fetid Beast+Spike1", hand="Heist", wounds="Haize, Varraka, Tess", coins=4)
    setting = setting.seat(B, hand="Rage!").seat(C, hand="Smash!").entrance(A, "Rotgut, Maxine").town("Josie")
    game = setting.start()
    game.do(A, "pass")
    game.but(lasting=[[10, 1, 0, hero, -1, 0] for hero in game.state.entrances[A]])  # held back, so that they wait (R85)

    game.end_turn()
    assert not game.player(A)["alive"]
    assert (game.rooms(A), game.coins(A), game.player(A)["room_cards"], game.player(A)["spell_cards"]) == ([], 0, 0, 0)
    assert {"loot_box", "fetid_beast", "spike", "heist", "haize", "varraka", "tess"} <= {*game.view["removed"]}
    assert len([event for event in game.happened if event.kind == "hero_revealed"]) == 3
    assert {facts["hero"] for facts in game.told("returned_to_town")} == {"rotgut", "maxine"}


def test_an_eliminated_player_is_not_asked_any_more() -> None:
    """R112, T28: three heroes a turn all the same, but only two players act and draw."""
    setting = table(3).seat(A, hand="Heist", wounds="Haize, Varraka, Tess").seat(B, hand="Rage!").seat(C, hand="Smash!")
    game = setting.start().end_turn()

    while game.turn == 2:
        assert A not in game.asked
        game.calm()
    starts = [at for at, kind in enumerate(game.kinds()) if kind == "turn"]
    turn = game.happened[starts[0] : starts[1]]
    assert [event.facts["seat"] for event in turn if event.kind == "build_turn"] == [B, C]
    assert [event.facts["seat"] for event in turn if event.kind == "drew"] == [B, C]
    assert len([event for event in turn if event.kind == "hero_revealed"]) == 3


def without_heroes(**more: object) -> Play:
    game = (
        table(bosses=["gregore", "calabeza"]).seat(A, hand="Heist", souls="Felicity").seat(B, hand="Rage!").town("Rotgut").start()
    )
    return game.but(hero_deck=[], **more)


def test_the_game_ends_when_no_hero_is_left() -> None:
    """R113, A 20: nobody in the deck, in town or at an entrance: the tie-break decides."""
    game = without_heroes(town=[])

    game.end_turn()
    assert (game.last("over")["how"], game.view["winner"]) == ("exhausted", A)


def test_the_game_ends_after_three_turns_in_which_no_hero_leaves() -> None:
    """R113, A 20: a hero that nobody wants."""
    game = without_heroes()

    for turn in range(3):
        assert game.asked, f"over after {turn} turns"
        game.end_turn()
    assert (game.asked, game.last("over")["how"]) == ([], "exhausted")


def test_after_the_end_nothing_moves() -> None:
    """R109: every move is refused."""
    game = scores([(0, 5), (0, 0)], ["belladonna", "dr_deadly"])

    assert game.refused(A, "pass") == "game-over R109"
    assert game.prompt["kind"] == "over"
