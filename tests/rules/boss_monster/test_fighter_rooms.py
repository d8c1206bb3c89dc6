"""The rooms with equipment, one by one: what each does, and what it may not do."""

from __future__ import annotations

from .positions import A, B, table


def test_minotaur_catacombs_sends_a_hero_back() -> None:
    """R86, A 36: Minotaur Catacombs (MB022): sacrificed, the hero in it goes to the end of the own queue; it needs a hero."""
    game = table().seat(A, rooms="Minotaur Catacombs, Loot Box", hand="Heist").entrance(A, "Rotgut, Tess").start()

    assert game.refused(A, "use Minotaur Catacombs") == "no-target R29"
    game.go_to("room", hero="Rotgut", room="Minotaur Catacombs", active=A).do(A, "use Minotaur Catacombs")
    assert (game.rooms(A), game.entrance(A)) == (["Loot Box"], ["Tess", "Rotgut"])
    assert game.hero("Rotgut")["damage"] == 1


def test_goblin_market_pays_for_building_beside_it() -> None:
    """R54: Goblin Market (MB023): every room beside it, new or overbuilt; there is nothing to use."""
    game = table().seat(A, rooms="Goblin Market", hand="Loot Box, Heist", coins=0).start()

    assert game.refused(A, "use Goblin Market") == "no-action R28"
    game.do(A, "place Loot Box").end_phase()
    assert game.coins(A) == 2


def test_goblin_market_does_not_pay_for_others_and_far_rooms() -> None:
    """R126: Goblin Market (MB023): directly left or right in the own dungeon."""
    game = table().seat(A, rooms="Loot Box, Goblin Market", hand="Mysterious Portal, Heist", coins=0)
    play = game.seat(B, hand="Loot Box", coins=0).start()

    play.do(A, "place Mysterious Portal").go_to("build", active=B).do(B, "place Loot Box").end_phase()
    assert (play.coins(A), play.coins(B)) == (0, 0)


def test_power_leech_strengthens_the_monster_to_its_right() -> None:
    """R132: Power Leech (MB024): the next room to the right, if it is a monster room; there is nothing to use."""
    game = table().seat(A, rooms="Power Leech, Training Camp, Power Leech, Loot Box", hand="Heist").start()

    assert game.damage(A, "Training Camp") == 2 + 2
    assert game.damage(A, "Loot Box") == 1
    assert game.refused(A, "use Power Leech") == "no-action R28"


def test_fetid_beast_tolerates_no_monster_beside_it() -> None:
    """R46: Fetid Beast (MB025): a trap may be built beside it, a monster room may not, on top of it one may."""
    game = table().seat(A, rooms="Training Camp, Fetid Beast, Loot Box", hand="Power Leech, Mysterious Portal").start()

    assert game.refused(A, "place Power Leech on Training Camp") == "beast-beside R46"
    assert game.refused(A, "place Power Leech on Loot Box") == "beast-beside R46"
    assert game.may(A, "place Mysterious Portal on Training Camp")
    assert game.may(A, "place Power Leech on Fetid Beast")
    assert game.damage(A, "Fetid Beast") == 3


def test_training_camp_doubles_an_own_monster_room() -> None:
    """R132: Training Camp (MB026): for a miniboss card, once per turn."""
    game = table().seat(A, rooms="Training Camp", hand="Spike, Jinx, Heist").seat(B, rooms="Fetid Beast").start()

    game.do(A, "use Training Camp")
    assert game.refused(A, "discard Heist") == "wrong-card R29"
    game.do(A, "discard Spike")
    assert (game.damage(A, "Training Camp"), game.discarded()) == (4, ["Spike"])
    assert game.refused(A, "use Training Camp") == "used-already R37"


def test_training_camp_needs_a_miniboss_in_hand() -> None:
    """R63: Training Camp (MB026): one in play does not pay (A 12)."""
    game = table().seat(A, rooms="Training Camp+Spike1", hand="Heist").start()

    assert game.refused(A, "use Training Camp") == "cost-card-missing R29"


def test_shrooman_aviary_gives_a_hero_health() -> None:
    """R135: Shrooman Aviary (MB027): thrown away from hand for three more health, wherever the hero is (A 42)."""
    game = table().seat(A, hand="Shrooman Aviary, Heist").town("Rotgut").entrance(B, "Tess").start()

    game.do(A, "use Shrooman Aviary")
    assert game.refused(A, "target Felicity") == "bad-target R29"
    game.do(A, "target Rotgut")
    assert (game.hero("Rotgut")["health"], game.hero("Tess")["health"]) == (9, 4)
    assert game.discarded() == ["Shrooman Aviary"]


def test_dragons_nest_strengthens_the_other_monster_rooms() -> None:
    """R133: Dragon's Nest (MB028): one more per icon, counted when it resolves; there is nothing to use."""
    game = table().seat(A, rooms="Goblin Market, Training Camp, Unstable Mine, Fetid Beast", hand="Dragon's Nest, Heist").start()

    game.do(A, "place Dragon's Nest on Training Camp").end_phase()
    assert (game.damage(A, "Goblin Market"), game.damage(A, "Fetid Beast")) == (1 + 2, 3 + 1)
    assert (game.damage(A, "Unstable Mine"), game.damage(A, "Dragon's Nest")) == (2, 4)
    game.end_turn().go_to("build", active=A)
    assert game.damage(A, "Goblin Market") == 1
    assert game.refused(A, "use Dragon's Nest") == "no-action R28"


def test_doppelganger_hive_grows_with_the_heroes_it_lures() -> None:
    """R82: Doppelganger Hive (MB029): heroes lured this turn, not those who waited; there is nothing to use."""
    game = (
        table()
        .seat(A, rooms="Doppelganger Hive/Training Camp, Loot Box", hand="Heist")
        .entrance(A, "Felicity")
        .town("Rotgut, Tess")
        .start()
    )

    assert game.refused(A, "use Doppelganger Hive") == "no-action R28"
    assert game.damage(A, "Doppelganger Hive") == 2
    game.go_to("entrance")
    assert (game.damage(A, "Doppelganger Hive"), len(game.entrance(A))) == (4, 3)
    game.end_turn()
    assert game.damage(A, "Doppelganger Hive") == 2


def test_foyer_elemental_pays_when_a_hero_survives_it() -> None:
    """R98: Foyer Elemental (MB030): two coins, once per turn; there is nothing to use."""
    game = table().seat(A, rooms="Foyer Elemental/Training Camp", hand="Heist", coins=0).entrance(A, "Rotgut, Maxine").start()

    assert game.refused(A, "use Foyer Elemental") == "no-action R28"
    game.end_turn()
    assert (game.wounds(A), game.coins(A)) == (2, 2)


def test_foyer_elemental_pays_nothing_for_the_dead() -> None:
    """R98: Foyer Elemental (MB030): whoever dies here has not survived it."""
    game = table().seat(A, rooms="Foyer Elemental/Training Camp", hand="Heist", coins=0).entrance(A, "Tess").start()

    game.end_turn()
    assert (game.souls(A), game.coins(A)) == (1, 0)
