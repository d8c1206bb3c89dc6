"""What a seat of Boss Monster is shown beside the rules: forecasts, sources of numbers, what is known of hands, candidates."""

from __future__ import annotations

from typing import Any

from rules.boss_monster.positions import GAME, A, B, C, Play, table

from monstertisch.core.chance import Luck, secret_of


def predicted(game: Play, seat: int) -> list[tuple[Any, ...]]:
    """Per waiting hero: where he dies, and what he brings."""
    return [(walk["hero"], walk["dies_in"], walk["souls"], walk["wounds"]) for walk in game.player(seat)["walk"]]


def walked(game: Play) -> list[tuple[Any, ...]]:
    found: dict[str, tuple[Any, ...]] = {}
    for facts in game.told("died"):
        found[facts["hero"]] = (facts["hero"], facts["slot"])
    ends = [(facts["hero"], facts["souls"], 0) for facts in game.told("soul")]
    ends += [(facts["hero"], 0, facts["wounds"]) for facts in game.told("wound")]
    return [(*found.get(hero, (hero, None)), souls, wounds) for hero, souls, wounds in ends]


def test_the_view_foretells_the_bait_phase() -> None:
    """R77-R80: for every hero in town who gets him or why he stays, in the order of the phase."""
    setting = table(3).seat(A, rooms="Pixie Fountain", souls="Holkin").seat(B, rooms="Loot Box, Unstable Mine")
    game = setting.town("Felicity, Tess, Clebrina, The Fool").start()
    foretold = game.view["bait"]

    game.go_to("entrance")
    happened = [event.seen_by(None) for event in game.happened if event.kind in ("lured", "stayed")]
    assert [one["hero"] for one in foretold] == ["the_fool", "clebrina", "tess", "felicity"]
    assert [(one["hero"], one["values"]) for one in foretold] == [(one["hero"], one["values"]) for one in happened if one]
    assert [one["to"] for one in foretold] == [one.get("seat") for one in happened if one]


def test_the_view_foretells_every_walk() -> None:
    """R89-R103: with present values and nobody acting, skips, reductions and taxes included."""
    rooms = "Fetid Beast, Loot Box+Spike1, Pixie Fountain, Unstable Mine"
    setting = table().seat(A, rooms=rooms, coins=2, hand="Heist").seat(B, rooms="Loot Box")
    game = setting.entrance(A, "Rotgut, Paladin, Relic Hunter, Tax Collector, Felicity").start()
    game.go_to("entrance")
    foretold = predicted(game, A)

    game.end_phase()
    happened = walked(game)
    assert sorted(happened, key=str) == sorted(foretold, key=str)


def test_modifiers_add_up_to_the_damage() -> None:
    """R132: printed, plus and minus, then doubled; every part names its card."""
    game = table().seat(A, rooms="Power Leech, Training Camp+Spike1, Crystal Ballroom$2", hand="Pay to Win", coins=3).start()
    game.do(A, "use Pay to Win", "target Training Camp", "coins 2")
    for room in game.player(A)["rooms"]:
        plus = sum(note["n"] for note in room["modifiers"] if note["what"] == "damage")
        doubles = sum(1 for note in room["modifiers"] if note["what"] == "double")

        assert room["damage"] == max(room["printed_damage"] + plus, 0) << doubles
    camp = game.player(A)["rooms"][1]
    assert [note["source"]["card"] for note in camp["modifiers"]] == ["spike", "power_leech", "pay_to_win"]


def test_a_known_card_is_in_doubt_while_something_lies_face_down() -> None:
    """R12: who knew a card of the hand knows that it is in the hand or on the table; after the reveal it is certain again."""
    game = table().seat(A, rooms="Fetid Beast", hand="Tomb of Terrors, Loot Box, Vampire Lab").discard("Unstable Mine").start()
    game.do(A, "use Tomb of Terrors", "take Unstable Mine")
    assert game.player(A, B)["known"] == ["unstable_mine"]

    game.do(A, "place Unstable Mine")
    assert game.player(A, B)["known"] == ["unstable_mine"]
    assert game.player(A, B)["face_down"]["card"] is None
    imagined = {game.state.imagine(B, luck).view(A)["seats"][A]["face_down"]["card"] for luck in lucks(30)}
    assert len(imagined) > 2
    assert "unstable_mine" in imagined
    game.do(A, "take back", "place Loot Box")
    game.end_phase()
    assert game.player(A, B)["known"] == ["unstable_mine"]


def lucks(count: int) -> list[Luck]:
    return [Luck(secret_of(seed)) for seed in range(count)]


def test_a_window_says_what_waits() -> None:
    """R31: what others have declared, and whom they have aimed at."""
    setting = (
        table(3).seat(A, rooms="Fetid Beast", hand="Heist").seat(B, rooms="Loot Box", hand="Heist, Rage!").seat(C, hand="Rage!")
    )
    game = setting.start().go_to("build", seat=B)
    game.do(B, "use Heist", "target Fetid Beast of A", "pass")
    assert [one["card"] for one in game.prompt["waiting"]] == ["heist"]


def test_wishes_hold_what_is_refused_with_its_reason() -> None:
    """R44: an advanced room without a match is shown, and why it may not go there."""
    game = table().seat(A, rooms="Training Camp", hand="Paywall, Heist").start()
    wish = GAME.moves.read({"kind": "place", "card": "paywall", "slot": 1})
    candidates = game.state.candidates(A)
    reason = game.state.why_not(A, wish)

    assert set(game.state.options(A)) <= set(candidates)
    assert wish in candidates
    assert (reason.code, reason.rule, reason.params["room"]) == ("no-match", "R44", "training_camp")


def test_a_declaration_shows_its_price_before() -> None:
    """R29: modes, costs and what is to be chosen."""
    game = table().seat(A, rooms="Fetid Beast", hand="Pay to Win", coins=2).start()
    move = game.move(A, "use Pay to Win")

    assert game.state.preview(A, move) == {
        "card": "pay_to_win",
        "modes": [{"costs": [{"cost": "pay_coins", "n": None, "least": 0}], "targets": ["room"]}],
    }


def test_a_placement_shows_what_the_card_would_change_there() -> None:
    """R51, R79, R132: the Power Leech left of the Vampire Lab; Maxine would come for its equipment, and die."""
    game = table().seat(A, rooms="Vampire Lab, Loot Box", hand="Power Leech").seat(B, rooms="Loot Box").town("Maxine").start()
    before = game.state.digest()
    told = game.state.preview(A, game.move(A, "place Power Leech"))

    assert game.state.digest() == before
    assert told["instead_of"] is None
    assert [(room["slot"], room["room"], room["damage"]) for room in told["rooms"]] == [
        (3, "power_leech", 1),
        (2, "vampire_lab", 4),
    ]
    assert told["treasure"] == {"fighter": 1}
    assert told["heroes"] == [{"hero": "maxine", "to": A, "souls": 1, "wounds": 0}]


def test_a_placement_shows_the_boss_that_would_wake_up() -> None:
    """R56: the fifth room. What does not change is not told."""
    game = table().seat(A, rooms="Loot Box, Loot Box, Unstable Mine, Unstable Mine", hand="Garbage Chute, Spike").start()

    assert game.state.preview(A, game.move(A, "place Garbage Chute"))["level_up"]
    spike = game.state.preview(A, game.move(A, "place Spike on slot 4"))
    assert (spike["instead_of"], spike["heroes"], spike["level_up"]) == ("loot_box", [], False)
