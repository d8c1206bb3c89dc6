"""The turn, and the build phase in it: R22-R25, R39-R50."""

from __future__ import annotations

import pytest

from .positions import CARD, GAME, A, B, C, Play, table


def phases(game: Play) -> list[str]:
    return [facts["phase"] for facts in game.told("phase")]


def test_a_turn_has_five_phases() -> None:
    """R22: beginning, build, bait, adventure, end, and within build each player is active once, in XP order."""
    game = table(3).seat(A, hand="Heist").start()
    game.end_turn().end_turn()

    assert [phase for phase in phases(game) if phase != "reveal"][:8] == [
        "bait",
        "adventure",
        "end",
        "beginning",
        "build",
        "bait",
        "adventure",
        "end",
    ]
    assert [facts["seat"] for facts in game.told("build_turn")][:5] == [B, C, A, B, C]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_hero_for_everyone_comes_to_town(players: int) -> None:
    """R23: one per player who started the game, at the young end of town."""
    game = table(players, bosses=["oculus", "gregore", "lamia", "dr_deadly"]).town("Paladin").seat(A, hand="Heist").start()

    game.end_turn()
    revealed = [facts["hero"] for facts in game.told("hero_revealed")]
    assert len(revealed) == players
    assert [CARD[name] for name in game.town()[-players:]] == revealed


def test_epic_heroes_follow_in_the_same_reveal() -> None:
    """R23: when the ordinary ones run out, and what is missing does not come."""
    game = table(3).seat(A, hand="Heist").start()
    haize, tess = [hero for hero in game.state.to_data()["hero_deck"] if hero in (37, 18)][:2]
    game.but(hero_deck=[haize, tess])

    game.end_turn()
    assert len(game.told("hero_revealed")) == 2
    assert game.view["deck"]["heroes"] == {"ordinary": 0, "epic": 0}


def test_everybody_draws_a_room_card() -> None:
    """R24: in XP order, at the beginning of a turn."""
    game = table(3).seat(A, hand="Heist").start()
    game.end_turn()

    assert [(facts["seat"], facts["deck"]) for facts in game.told("drew")] == [(A, "room"), (B, "room"), (C, "room")]


def test_nothing_is_declared_outside_build_and_adventure() -> None:
    """R25: between the build phase and the first hero nobody is asked."""
    game = table().seat(A, hand="Heist, Armor Up!").seat(B, hand="Heist").entrance(A, "Rotgut").start()
    windows = []
    while game.asked and not game.told("turn"):
        windows.append((game.view["phase"], game.prompt["window"]))
        game.calm()

    assert {phase for phase, _ in windows} == {"build", "adventure"}


def test_who_is_active_may_place_take_back_and_place_again() -> None:
    """R41: until the build turn closes; only one card lies there."""
    game = table().seat(A, rooms="Unstable Mine", hand="Loot Box, Power Leech").start()

    game.do(A, "place Loot Box")
    assert game.refused(A, "place Power Leech") == "placed-already R41"
    game.do(A, "take back", "place Power Leech on Unstable Mine", "take back")
    assert game.refused(A, "take back") == "nothing-placed R41"
    game.end_phase()
    assert (game.rooms(A), sorted(game.hand(A))) == (["Unstable Mine"], ["Loot Box", "Power Leech"])


def test_taking_back_has_an_end() -> None:
    """R41, A 45: five times per build turn."""
    game = table().seat(A, hand="Loot Box").start()

    for _ in range(5):
        game.do(A, "place Loot Box", "take back")
    game.do(A, "place Loot Box")
    assert game.refused(A, "take back") == "taken-back-enough R41"


def test_a_card_placed_in_answer_stays() -> None:
    """R41: placed while effects of others were waiting, it may not be taken back."""
    game = table().seat(A, rooms="Unstable Mine", hand="Loot Box").seat(B, hand="Heist").start()

    game.do(A, "pass").do(B, "use Heist").do(A, "place Loot Box")
    assert game.refused(A, "take back") == "placement-locked R41"


def test_doing_nothing_is_allowed() -> None:
    """R41: no placement, no promotion, no spell."""
    game = table().seat(A, hand="Loot Box", rooms="Unstable Mine+Spike1").start()

    game.end_turn()
    assert (game.rooms(A), game.level(A, "Spike"), "Loot Box" in game.hand(A)) == (["Unstable Mine"], 1, True)


def test_a_new_slot_is_at_the_far_left() -> None:
    """R7, R42: ordinary rooms only."""
    game = table().seat(A, rooms="Unstable Mine", hand="Loot Box, Haunted Cavern").start()

    assert game.refused(A, "place Haunted Cavern") == "needs-room R44"
    game.do(A, "place Loot Box").end_phase()
    assert game.rooms(A) == ["Loot Box", "Unstable Mine"]


def test_five_slots_are_the_most() -> None:
    """R42, R47: deactivated rooms occupy theirs; overbuilding goes on."""
    rooms = "Unstable Mine, Loot Box, Fetid Beast, Garbage Chute, Tomb of Terrors"
    game = table().seat(A, rooms=rooms, hand="Mysterious Portal").start()

    assert [move["slot"] for move in game.offered(A, "place")] == [1, 2, 3, 4, 5]
    assert game.refused(A, "place Mysterious Portal") == "dungeon-full R47"
    game.do(A, "place Mysterious Portal on Loot Box").end_phase()
    assert game.rooms(A)[1] == "Mysterious Portal"
    assert game.room(A, "Mysterious Portal")["beneath"] == ["loot_box"]


def test_ordinary_rooms_go_on_any_room() -> None:
    """R43: any rank, type and treasure."""
    game = table().seat(A, rooms="Haunted Cavern/Tomb of Terrors, Unstable Mine", hand="Loot Box").start()

    assert game.may(A, "place Loot Box on Haunted Cavern")
    assert game.may(A, "place Loot Box on Unstable Mine")


def test_the_overbuild_figure() -> None:
    """R43, R44, T2, A 39: Paywall on the Gallery, not on the Camp; Haunted Cavern on Bomb and Fountain, not on the Camp."""
    rooms = "Endless Gallery, Training Camp, Spectral Bomb, Pixie Fountain"
    game = table().seat(A, rooms=rooms, hand="Paywall, Haunted Cavern").start()

    assert game.may(A, "place Paywall on Endless Gallery")
    assert game.refused(A, "place Paywall on Training Camp") == "no-match R44"
    assert game.may(A, "place Haunted Cavern on Spectral Bomb")
    assert game.may(A, "place Haunted Cavern on Pixie Fountain")
    assert game.refused(A, "place Haunted Cavern on Training Camp") == "no-match R44"


def test_current_icons_decide_about_advanced_rooms() -> None:
    """R44, T15: Heist takes the match away, Kid Croak's icon makes one."""
    setting = table().seat(A, rooms="Unstable Mine, Loot Box+Kid Croak1", hand="Heist, Paywall, Dragon's Nest")
    game = setting.start()

    assert game.may(A, "place Dragon's Nest on Loot Box")
    assert game.may(A, "place Paywall on Unstable Mine")
    game.do(A, "use Heist", "target Unstable Mine")
    assert game.refused(A, "place Paywall on Unstable Mine") == "no-match R44"


def test_where_nothing_may_be_built() -> None:
    """R45, R122: not in others' dungeons, not on a deactivated room, not on one that is covered."""
    setting = (
        table()
        .seat(A, rooms="Unstable Mine+Icicle Man3, Loot Box, Trophy Room, Imp Hoard", hand="Power Leech, Internship")
        .deck(rooms="Spike, Jinx, Rocky")
    )
    game = setting.seat(B, rooms="Garbage Chute").start()

    game.do(A, "use Icicle Man 3", "target Unstable Mine")
    assert game.refused(A, "place Power Leech on Unstable Mine") == "room-off R122"
    game.do(A, "place Power Leech on Trophy Room", "use Internship")
    assert game.refused(A, "place Spike on Trophy Room") == "room-covered R50"


def test_fetid_beast_and_its_neighbours() -> None:
    """R46, T16: a monster beside a Beast is refused, a trap accepted; a Beast may go beside a monster and beside a Beast."""
    beast = table().seat(A, rooms="Fetid Beast", hand="Power Leech, Loot Box, Fetid Beast").start()
    monster = table().seat(A, rooms="Power Leech", hand="Fetid Beast").start()

    assert beast.refused(A, "place Power Leech") == "beast-beside R46"
    assert beast.may(A, "place Loot Box")
    assert beast.may(A, "place Fetid Beast on slot 2")
    assert monster.may(A, "place Fetid Beast")


def test_a_placement_is_not_checked_again() -> None:
    """R48: the match is gone before the reveal, the room is built all the same."""
    game = (
        table()
        .seat(A, rooms="Unstable Mine+Draculad1", hand="Haunted Cavern")
        .seat(B, rooms="Loot Box+Spike3", hand="Rage!")
        .start()
    )

    game.do(A, "place Haunted Cavern on Unstable Mine").go_to("build", active=B)
    assert game.refused(B, "use Spike 3") is None
    game.do(B, "use Spike 3").end_phase()
    assert game.rooms(A) == ["Haunted Cavern"]


def test_a_covered_room_takes_a_break() -> None:
    """R50, R8, A 8, T32: it cannot be sacrificed until the card is taken back, and others cannot target it."""
    game = table().seat(A, rooms="Unstable Mine", hand="Loot Box", coins=0).seat(B, hand="Heist").start()

    game.do(A, "place Loot Box on Unstable Mine")
    assert game.refused(A, "use Unstable Mine") == "room-covered R50"
    assert (game.room(A, "Unstable Mine")["off"], game.damage(A, "Unstable Mine")) == ("covered", 0)
    assert game.player(A)["treasure"]["thief"] == 1
    game.do(A, "pass")
    assert game.refused(B, "use Heist") == "no-target R29"
    game.do(B, "pass").go_to("build", active=B)
    game = table().seat(A, rooms="Unstable Mine", hand="Loot Box", coins=0).start()
    game.do(A, "place Loot Box on Unstable Mine", "take back", "use Unstable Mine")
    assert game.coins(A) == 3


def test_the_dreadmill_falls_before_its_owner_may_act() -> None:
    """R40, T31, A 7: with 0 coins at the start of the build turn."""
    game = table().seat(A, rooms="The Dreadmill/Unstable Mine", hand="Heist", coins=0).start()

    game.end_turn().go_to("build", active=A)
    assert game.rooms(A) == ["Unstable Mine"]
    assert game.last("destroyed")["room"] == "the_dreadmill"


def test_jinx_works_before_the_first_build_turn() -> None:
    """R39: at the start of the phase, in XP order."""
    game = table().seat(A, hand="Heist").seat(B, rooms="Loot Box+Jinx1", hand="Power Leech").start()

    game.end_turn().go_to("discard_rooms")
    kinds = game.kinds()[::-1]
    assert kinds.index("phase") < kinds.index("build_turn")
    assert game.asked == [B]


def test_rooms_are_not_rearranged_by_hand() -> None:
    """R49: no move does it; only what cards say."""
    game = table().seat(A, rooms="Unstable Mine, Loot Box", hand="Heist").start()

    assert {move["kind"] for move in [GAME.moves.spell_out(action) for action in game.state.options(A)]} <= {
        "pass",
        "declare",
        "place",
        "promote",
    }
