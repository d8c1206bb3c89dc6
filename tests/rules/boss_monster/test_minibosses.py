"""The ten minibosses, level by level: what each does, and what it may not do."""

from __future__ import annotations

import pytest

from .positions import A, B, C, Play, table


def resides(miniboss: str, level: int, room: str = "Unstable Mine", hand: str = "Heist", coins: int = 3) -> Play:
    """Seat A has this miniboss in its only room; B has two rooms and a hero of each kind is about."""
    setting = table().seat(A, rooms=f"{room}+{miniboss}{level}", hand=hand, coins=coins)
    return setting.seat(B, rooms="Fetid Beast, Loot Box", hand="Heist").start()


LEVELS = [
    ("Spike", 2), ("Kid Croak", 2), ("Draculad", 2), ("Mageseeker", 3),
    *[(name, 3) for name in ["Spike", "Kid Croak", "Draculad", "Rocky", "Cerebella"]],
    *[(name, 3) for name in ["Paddywhack", "Icicle Man", "Brassknuckle", "Jinx"]],
]  # fmt: skip


@pytest.mark.parametrize(("miniboss", "level"), LEVELS)
def test_a_text_needs_its_level(miniboss: str, level: int) -> None:
    """R65: level 1 has the first text only, level 2 the second, level 3 all."""
    game = resides(miniboss, level - 1)

    assert game.refused(A, f"use {miniboss} {level}") == "level-too-low R65"


@pytest.mark.parametrize("miniboss", ["Spike", "Icicle Man", "Brassknuckle"])
def test_level_one_adds_a_damage(miniboss: str) -> None:
    """R64: Spike (MB055), Icicle Man (MB061) and Brassknuckle (MB063) strengthen their room; there is nothing to use."""
    game = resides(miniboss, 1)

    assert game.damage(A, "Unstable Mine") == 3
    assert game.refused(A, f"use {miniboss} 1") == "no-action R28"


@pytest.mark.parametrize(
    ("miniboss", "treasure"), [("Kid Croak", "fighter"), ("Draculad", "cleric"), ("Cerebella", "mage"), ("Paddywhack", "thief")]
)
def test_level_one_adds_an_icon(miniboss: str, treasure: str) -> None:
    """R130: Kid Croak (MB056), Draculad (MB057), Cerebella (MB059) and Paddywhack (MB060); there is nothing to use."""
    game = resides(miniboss, 1, room="Tomb of Terrors")
    icons = {"cleric": 1}
    icons[treasure] = icons.get(treasure, 0) + 1

    assert game.room(A, "Tomb of Terrors")["treasure"] == icons
    assert game.refused(A, f"use {miniboss} 1") == "no-action R28"


def test_spike_hurts_a_hero_for_a_card() -> None:
    """R120: Spike (MB055) level 2: any card, two damage to a hero in the room, once per turn."""
    setting = table().seat(A, rooms="Unstable Mine+Spike2", hand="Heist, Loot Box").entrance(A, "Joe the Smith")
    game = setting.start()

    assert game.refused(A, "use Spike 2") == "no-target R29"
    game.go_to("room", active=A).do(A, "use Spike 2", "discard Heist")
    assert game.last("damaged")["left"] == 8 - 3 - 2
    assert game.refused(A, "use Spike 2") == "used-already R37"


def test_spike_sends_a_miniboss_back() -> None:
    """R66, R71: Spike (MB055) level 3: to the hand of the player in whose dungeon it is; Spike is at level 1 again."""
    game = table().seat(A, rooms="Unstable Mine+Spike3").seat(B, rooms="Loot Box+Jinx2, Fetid Beast").start()

    game.do(A, "use Spike 3")
    assert game.refused(A, "target Fetid Beast of B") == "bad-target R29"
    game.do(A, "target Jinx of B")
    assert (game.hand(B), game.level(B, "Jinx"), game.level(A, "Spike")) == (["Jinx"], 0, 1)


def test_spike_may_send_itself_back() -> None:
    """R71: Spike (MB055) level 3: it then simply returns to hand."""
    game = table().seat(A, rooms="Unstable Mine+Spike3").start()

    game.do(A, "use Spike 3")
    assert (game.hand(A), game.level(A, "Spike")) == (["Spike"], 0)


def test_kid_croak_swaps_two_rooms() -> None:
    """R49: Kid Croak (MB056) level 2: two different rooms of one dungeon, in the build phase, once per turn."""
    game = resides("Kid Croak", 2)

    game.do(A, "use Kid Croak 2")
    assert game.refused(A, "target Unstable Mine of A") == "bad-target R29"
    game.do(A, "target Fetid Beast of B")
    assert game.rooms(B) == ["Loot Box", "Fetid Beast"]
    assert game.refused(A, "use Kid Croak 2") == "used-already R37"


def test_kid_croak_swaps_only_in_the_build_phase() -> None:
    """R27: Kid Croak (MB056) level 2: not in the adventure phase."""
    game = resides("Kid Croak", 2).go_to("idle", active=A)

    assert game.refused(A, "use Kid Croak 2") == "wrong-phase R27"


@pytest.mark.parametrize(("mode", "damage"), [(0, 2), (1, 0)])
def test_kid_croak_changes_all_monster_rooms_of_a_dungeon(mode: int, damage: int) -> None:
    """R134: Kid Croak (MB056) level 3: one more or one less, also for rooms that come later; traps stay as they are."""
    game = table().seat(A, rooms="Unstable Mine+Kid Croak3").seat(B, rooms="Goblin Market, Loot Box", hand="Training Camp").start()

    game.do(A, "use Kid Croak 3", f"mode {mode}", "target B")
    assert (game.damage(B, "Goblin Market"), game.damage(B, "Loot Box")) == (damage, 1)
    game.go_to("build", active=B).do(B, "place Training Camp on Loot Box").end_phase()
    assert game.damage(B, "Training Camp") == damage + 1
    assert game.level(A, "Kid Croak") == 1


def test_draculad_sends_a_hero_to_town() -> None:
    """R101, A 33: Draculad (MB057) level 2: a hero inside the dungeon, not at the entrance; the walk is over."""
    game = table().seat(A, rooms="Unstable Mine+Draculad2", hand="Heist").entrance(A, "Joe the Smith").start()

    game.go_to("entrance", active=A)
    assert game.refused(A, "use Draculad 2") == "no-target R29"
    game.go_to("room", active=A).do(A, "use Draculad 2")
    assert (game.town()[:1], game.hero("Joe the Smith")["damage"]) == (["Joe the Smith"], 2)
    game.end_turn()
    assert (game.wounds(A), game.souls(A)) == (0, 0)


def test_draculad_looks_at_a_hand_and_takes_a_card() -> None:
    """R12: Draculad (MB057) level 3: only its player sees the hand; a spell or a room, no miniboss."""
    game = table(3).seat(A, rooms="Unstable Mine+Draculad3").seat(B, hand="Spike, Rage!, Loot Box").seat(C, hand="Heist").start()

    game.do(A, "use Draculad 3", "target B")
    assert game.last("looked", A)["cards"] == ["loot_box", "spike", "rage"]
    assert "cards" not in game.last("looked", C)
    assert game.refused(A, "take Spike") == "not-on-offer R58"
    game.do(A, "take Rage!")
    assert (game.hand(A), game.hand(B), game.level(A, "Draculad")) == (["Rage!"], ["Loot Box", "Spike"], 1)


def test_rocky_lets_any_room_be_built_on_his() -> None:
    """R44: Rocky (MB058) level 1: whatever its treasure; other rooms are as strict as ever."""
    game = table().seat(A, rooms="Unstable Mine+Rocky1, Loot Box", hand="Haunted Cavern").start()

    assert game.refused(A, "place Haunted Cavern on Loot Box") == "no-match R44"
    game.do(A, "place Haunted Cavern on Unstable Mine").end_phase()
    assert game.room(A, "Haunted Cavern")["miniboss"]["card"] == "rocky"


def test_rocky_rebuilds_another_room_when_a_hero_dies() -> None:
    """R59: Rocky (MB058) level 2: its own trigger fires once more, nothing that watches building reacts; not Rocky's room."""
    setting = table().seat(A, rooms="Delver's Quarry, Goblin Market, Unstable Mine+Rocky2", hand="Heist", coins=0)
    game = setting.entrance(A, "The Fool").start()

    game.go_to("trigger").do(A, "accept")
    assert game.refused(A, "target Unstable Mine") == "bad-target R29"
    game.do(A, "target Delver's Quarry")
    assert [one["card"] for one in game.told("drew") if one["why"] == "effect"] == ["delvers_quarry"]
    assert game.coins(A) == 0


def test_rocky_gives_a_hero_health() -> None:
    """R91, A 42: Rocky (MB058) level 3: a hero standing in a slot of any dungeon gets five, one at an entrance cannot be chosen."""
    game = (
        table().seat(A, rooms="Unstable Mine+Rocky3", hand="Heist").seat(B, rooms="Fetid Beast").entrance(B, "Tess, Rotgut").start()
    )

    assert game.refused(A, "use Rocky 3") == "no-target R29"
    game.go_to("room", active=B) if game.player(B)["room_cards"] else game.go_to("room", seat=A)
    game.reply(A, "use Rocky 3")
    assert game.last("lasting")["by"] == 5
    assert game.level(A, "Rocky") == 1


def test_cerebella_draws_a_spell_when_a_hero_dies() -> None:
    """R36: Cerebella (MB059) level 2: if one likes."""
    game = table().seat(A, rooms="Fetid Beast+Cerebella2", hand="Loot Box").entrance(A, "The Fool").deck(spells="Rage!").start()

    assert game.refused(A, "use Cerebella 2") == "no-action R28"
    game.go_to("trigger").do(A, "accept")
    assert "Rage!" in game.hand(A)


def test_cerebella_protects_heroes_from_texts() -> None:
    """R134, A 29: Cerebella (MB059) level 3: damage modifiers, triggers on death and actions on heroes are off."""
    setting = table().seat(A, rooms="Unstable Mine+Cerebella3", hand="Heist")
    setting = setting.seat(B, rooms="Lightning Rod+Spike2, Goblin Market", hand="Loot Box, Heist", coins=0).entrance(B, "The Fool")
    game = setting.start()

    assert game.damage(B, "Lightning Rod") == 2
    game.do(A, "use Cerebella 3", "target B")
    assert (game.damage(B, "Lightning Rod"), game.level(A, "Cerebella")) == (1, 1)
    game.go_to("room", active=B)
    assert game.refused(B, "use Spike 2") == "text-shielded R134"
    game.end_turn()
    assert game.coins(B) == 0


def test_paddywhack_adds_a_coin_to_a_gain() -> None:
    """R74, A 15: Paddywhack (MB060) level 2: once per turn, also for a gift; its own coin does not count again."""
    game = table().seat(A, rooms="Unstable Mine, Paywall/Unstable Mine+Paddywhack2", coins=0).seat(B, hand="Heist", coins=2).start()

    assert game.refused(A, "use Paddywhack 2") == "no-action R28"
    game.reply(B, "use Paywall", "coins 1")
    assert game.coins(A) == 2
    game.do(A, "use Unstable Mine")
    assert game.coins(A) == 5


def test_paddywhack_kills_a_hero() -> None:
    """R100: Paddywhack (MB060) level 3: a hero in its room, however strong; without one it cannot be used."""
    game = table().seat(A, rooms="Loot Box+Paddywhack3", hand="Heist").entrance(A, "Marmo").start()

    assert game.refused(A, "use Paddywhack 3") == "no-target R29"
    game.go_to("room", active=A).do(A, "use Paddywhack 3")
    assert (game.souls(A), game.level(A, "Paddywhack")) == (1, 1)


def test_icicle_man_silences_heroes() -> None:
    """R125, A 30: Icicle Man (MB061) level 2: what was bought stays, nothing new can be bought; there is nothing to use."""
    game = table().seat(A, rooms="Fetid Beast+Icicle Man2", hand="Heist").seat(B, hand="Heist").entrance(A, "Inquisitor").start()

    assert game.refused(A, "use Icicle Man 2") == "no-action R28"
    assert not game.hero("Inquisitor")["text_on"]
    game.do(A, "pass")
    assert game.refused(B, "use Inquisitor") == "hero-ignored R125"


def test_icicle_man_freezes_a_room() -> None:
    """R70, R122: Icicle Man (MB061) level 3: any room in any dungeon for this turn, its own included."""
    game = resides("Icicle Man", 3)

    game.do(A, "use Icicle Man 3")
    assert game.refused(A, "target B") == "bad-target R29"
    game.do(A, "target Loot Box of B")
    assert (game.room(B, "Loot Box")["off"], game.level(A, "Icicle Man")) == ("deactivated", 1)


def test_mageseeker_makes_damage_of_icons() -> None:
    """R132: Mageseeker (MB062) level 1: one per icon of the room; there is nothing to use."""
    game = resides("Mageseeker", 1, room="Garbage Chute")

    assert game.damage(A, "Garbage Chute") == 1 + 2
    assert game.refused(A, "use Mageseeker 1") == "no-action R28"


def test_mageseeker_prevents_a_spell() -> None:
    """R32: Mageseeker (MB062) level 2: a spell for a spell; it is an answer and nothing else."""
    setting = (
        table()
        .seat(A, rooms="Loot Box", hand="Heist, Loot Box")
        .seat(B, rooms="Unstable Mine+Mageseeker2", hand="Rage!, Zoning Board")
    )
    game = setting.start()

    game.do(A, "pass")
    assert game.refused(B, "use Mageseeker 2") == "only-answer R32"
    game.do(B, "pass")
    game.go_to("build", active=A).do(A, "use Heist", "target Loot Box").do(B, "use Mageseeker 2", "discard Rage!")
    assert game.last("prevented")["card"] == "heist"
    assert game.room(A, "Loot Box")["treasure"] == {"mage": 1}
    assert sorted(game.discarded()) == ["Heist", "Rage!"]


def test_mageseeker_makes_heroes_skip_the_first_room() -> None:
    """R94: Mageseeker (MB062) level 3: the first room of a dungeon deals no damage to those who enter."""
    game = table().seat(A, rooms="Fetid Beast, Loot Box+Mageseeker3", hand="Heist").entrance(A, "Tess").start()

    game.do(A, "use Mageseeker 3")
    assert game.refused(A, "target Fetid Beast") == "bad-target R29"
    game.do(A, "target A").end_turn()
    assert (game.last("skipped")["why"], game.last("skipped")["room"]) == ("first_room", "fetid_beast")
    assert (game.souls(A), game.wounds(A)) == (0, 1)


def test_a_hero_inside_skips_nothing() -> None:
    """R94, R102: Mageseeker (MB062) level 3 is for those who enter; the room after the one that fell is entered."""
    game = table().seat(A, rooms="Unstable Mine, Fetid Beast, Loot Box+Mageseeker3", hand="Heist").entrance(A, "Bross").start()

    game.go_to("room", room="Unstable Mine").do(A, "use Mageseeker 3", "target A", "use Unstable Mine")
    assert [step["skipped"] for step in game.player(A)["walk"][0]["steps"]] == [None, None]
    game.go_to("room", room="Fetid Beast")
    assert not game.told("skipped")


def test_nobody_skips_a_second_room() -> None:
    """R94, R90: the rooms in front have fallen; who skipped one enters what is the first room now, who comes later does not."""
    rooms = "Unstable Mine, Unstable Mine, Fetid Beast, Loot Box+Mageseeker3"
    game = table().seat(A, rooms=rooms, hand="Heist").entrance(A, "Bross, Tess").start().do(A, "use Mageseeker 3", "target A")

    game.go_to("room", hero="Bross").do(A, "use Unstable Mine", "use Unstable Mine")
    game.go_to("room", hero="Bross", room="Fetid Beast")
    assert [facts["room"] for facts in game.told("skipped")] == ["unstable_mine"]
    assert [step["skipped"] for step in game.player(A)["walk"][1]["steps"]] == ["first_room", None]
    game.go_to("room", hero="Tess", room="Loot Box")
    assert [facts["room"] for facts in game.told("skipped")] == ["unstable_mine", "fetid_beast"]


def test_brassknuckle_builds_when_a_hero_dies() -> None:
    """R58: Brassknuckle (MB063) level 2: the drawn room may be built at once, face up, by the normal rules."""
    setting = table().seat(A, rooms="Fetid Beast+Brassknuckle2", hand="Heist").entrance(A, "The Fool").deck(rooms="Loot Box")
    game = setting.start()

    assert game.refused(A, "use Brassknuckle 2") == "no-action R28"
    game.go_to("build_now")
    assert game.refused(A, "place Loot Box on slot 4") == "no-such-slot R42"
    game.do(A, "place Loot Box")
    assert game.rooms(A) == ["Loot Box", "Fetid Beast"]


@pytest.mark.parametrize("where", ["", " on Fetid Beast"])
def test_a_room_built_at_once_is_revealed_as_new_only_in_a_new_slot(where: str) -> None:
    """R51, R58: Brassknuckle (MB063) level 2: what is told of the reveal agrees with what is told of the building."""
    setting = table().seat(A, rooms="Fetid Beast+Brassknuckle2", hand="Heist").entrance(A, "The Fool").deck(rooms="Loot Box")
    game = setting.start().go_to("build_now").do(A, f"place Loot Box{where}")

    revealed, built = game.last("revealed")["cards"][0], game.last("built")
    assert (revealed["new"], revealed["slot"]) == (built["new"], built["slot"]) == ((False, 1) if where else (True, 2))


def test_brassknuckle_keeps_a_miniboss_in_hand() -> None:
    """R58, A 37: Brassknuckle (MB063) level 2: a miniboss that was drawn cannot be built."""
    game = table().seat(A, rooms="Fetid Beast+Brassknuckle2", hand="Heist").entrance(A, "The Fool").deck(rooms="Spike").start()

    game.go_to("room").close()
    assert game.refused(A, "place Spike on Fetid Beast") is not None
    game.end_phase()
    assert "Spike" in game.hand(A)
    assert game.rooms(A) == ["Fetid Beast"]


def test_brassknuckle_doubles_its_room() -> None:
    """R132: Brassknuckle (MB063) level 3: everything in the room, itself at level 1 included."""
    game = resides("Brassknuckle", 3)

    game.do(A, "use Brassknuckle 3")
    assert (game.damage(A, "Unstable Mine"), game.level(A, "Brassknuckle")) == ((2 + 1) * 2, 1)
    assert game.refused(A, "use Brassknuckle 3") == "level-too-low R65"


def test_jinx_draws_and_discards_at_the_start_of_the_build_phase() -> None:
    """R39: Jinx (MB064) level 1: an extra room card, then a room card is discarded, which a miniboss is not (R60)."""
    setting = table().seat(A, rooms="Loot Box+Jinx1", hand="Spike").deck(rooms="Power Leech, Fetid Beast, Training Camp")
    game = setting.start()

    game.end_turn().go_to("discard_rooms")
    assert game.refused(A, "discard Spike") == "wrong-card R29"
    before = len(game.hand(A))
    game.do(A, "discard Power Leech")
    assert len(game.hand(A)) == before - 1


def test_jinx_doubles_printed_icons() -> None:
    """R130: Jinx (MB064) level 2: every printed icon counts twice; there is nothing to use."""
    game = resides("Jinx", 2, room="The Keystone")

    assert game.room(A, "The Keystone")["treasure"] == {"cleric": 2, "thief": 2}
    assert game.refused(A, "use Jinx 2") == "no-action R28"


def test_jinx_fetches_a_hero_from_town() -> None:
    """R86: Jinx (MB064) level 3: a hero in town goes to the own entrance; one at an entrance cannot be fetched."""
    game = table().seat(A, rooms="Loot Box+Jinx3").entrance(B, "Tess").town("Rotgut, Felicity").start()

    game.do(A, "use Jinx 3")
    assert game.refused(A, "target Tess") == "bad-target R29"
    game.do(A, "target Felicity")
    assert (game.entrance(A), game.town(), game.level(A, "Jinx")) == (["Felicity"], ["Rotgut"], 1)
