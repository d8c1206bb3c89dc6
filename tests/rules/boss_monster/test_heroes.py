"""The heroes, one by one: whom they look for, how much they take, and what those with a text do."""

from __future__ import annotations

import pytest

from monstertisch.games.boss_monster.cards import PRINTED

from .positions import CARD, NAME, A, B, table

CLASSES = {"cleric": "Tomb of Terrors", "fighter": "Fetid Beast", "mage": "Loot Box", "thief": "Unstable Mine"}
PLAIN = [row for row in PRINTED["heroes"] if "abilities" not in row and row["lure"][0] in CLASSES]
DARK = ["Inquisitor", "Sellsword", "Alchemist", "Scoundrel"]


@pytest.mark.parametrize("row", PLAIN, ids=lambda row: str(row["id"]))
def test_a_hero_goes_where_its_treasure_is_and_dies_of_its_health(row: dict[str, object]) -> None:
    """R5, R78, R98: lured by its class alone; one damage less than its health lets it through; nobody can pay for it."""
    name = NAME[str(row["id"])]
    (treasure,) = row["lure"] if isinstance(row["lure"], list) else []
    setting = table(4, bosses=["baron_hex", "gregore", "dr_deadly", "lamia"])
    setting = setting.seat(A, rooms=", ".join([CLASSES[treasure]] * 2), hand="Heist").seat(B, hand="Heist").town(name)
    game = setting.start()

    assert game.hero(name)["health"] == row["health"]
    assert game.refused(A, f"use {name}") == "no-action R28"
    game.end_turn()
    assert game.last("lured")["seat"] == A
    damage = sum(one["damage"] for one in game.told("damaged"))
    worth = 2 if row["epic"] else 1
    assert (game.souls(A), game.wounds(A)) == ((worth, 0) if damage >= int(str(row["health"])) else (0, worth))


@pytest.mark.parametrize("name", DARK)
def test_a_dark_hero_can_be_paid_for(name: str) -> None:
    """R28, A 24, A 25: Inquisitor (MB082), Sellsword (MB088), Alchemist (MB094), Scoundrel (MB100): each opponent once per turn."""
    game = table().seat(A, hand="Heist").seat(B, hand="Heist", coins=5).entrance(A, name).start()

    assert game.refused(A, f"use {name}") == "for-opponents R28"
    game.do(A, "pass").do(B, f"use {name}")
    assert game.refused(B, "coins 0") == "wrong-number R75"
    game.do(B, "coins 2")
    assert game.refused(B, f"use {name}") == "used-already R37"
    game.do(B, "pass").do(A, "pass")
    assert (game.hero(name)["health"], game.coins(B)) == (8, 3)


def test_a_dark_hero_in_town_cannot_be_paid_for() -> None:
    """R28, A 25: only at an entrance or in a dungeon."""
    game = table().seat(A, hand="Heist").town("Inquisitor").start()

    assert game.refused(A, "use Inquisitor") == "hero-not-near R28"


def test_paladin_takes_less_damage_beside_a_miniboss() -> None:
    """R96: Paladin (MB105): two less, never below 0; there is nothing to use."""
    game = table().seat(A, rooms="Loot Box+Rocky1, Fetid Beast+Spike1, Fetid Beast", hand="Heist").entrance(A, "Paladin").start()

    assert game.refused(A, "use Paladin") == "no-action R28"
    game.end_turn()
    assert [(one["damage"], one["reduced"]) for one in game.told("damaged")] == [(0, 1), (2, 2), (3, 0)]
    assert game.wounds(A) == 2


def test_relic_hunter_skips_rooms_with_two_kinds_of_treasure() -> None:
    """R94, R128: Relic Hunter (MB109): two equal icons are one kind; there is nothing to use."""
    game = (
        table().seat(A, rooms="The Keystone, Garbage Chute, Loot Box+Draculad1", hand="Heist").entrance(A, "Relic Hunter").start()
    )

    assert game.refused(A, "use Relic Hunter") == "no-action R28"
    game.end_turn()
    assert [one["room"] for one in game.told("skipped")] == ["the_keystone", "loot_box"]
    assert [one["room"] for one in game.told("damaged")] == ["garbage_chute"]


def test_warlock_lives_on_the_spells_of_the_dungeons_owner() -> None:
    """R135: Warlock (MB113): one health per spell in that hand, at once; there is nothing to use."""
    game = table().seat(A, hand="Heist, Rage!", rooms="Loot Box").seat(B, hand="Heist").entrance(A, "Warlock").start()

    assert game.refused(A, "use Warlock") == "no-action R28"
    assert game.hero("Warlock")["health"] == 12 + 2
    game.do(A, "use Heist")
    assert game.hero("Warlock")["health"] == 12 + 1


@pytest.mark.parametrize(("coins", "taken"), [(5, 3), (2, 2), (0, 0)])
def test_tax_collector_takes_coins_on_entering(coins: int, taken: int) -> None:
    """R93: Tax Collector (MB117): up to three coins of the owner, one health each; there is nothing to use."""
    game = table().seat(A, rooms="Loot Box", hand="Heist", coins=coins).entrance(A, "Tax Collector").start()

    assert game.refused(A, "use Tax Collector") == "no-action R28"
    game.go_to("room")
    assert game.coins(A) == coins - taken
    assert game.last("damaged")["left"] == 12 + taken - 1


@pytest.mark.parametrize(
    ("name", "piles", "seat"),
    [
        ("The Fool", [("Felicity", ""), ("", "Tess"), ("Rotgut", "")], 1),
        ("The Fool", [("Felicity", ""), ("", ""), ("", "")], None),
        ("The Progenitors", [("Felicity", ""), ("Haize", "Tess"), ("Varraka", "")], 2),
        ("The Progenitors", [("Felicity", ""), ("Haize", "Tess"), ("", "")], None),
    ],
)
def test_heroes_who_look_at_souls(name: str, piles: list[tuple[str, str]], seat: int | None) -> None:
    """R80: The Fool (MB102) to the fewest souls, The Progenitors (MB119) to the most souls minus wounds; nobody can pay."""
    setting = table(3).town(name)
    for at, (souls, wounds) in enumerate(piles):
        setting.seat(at, souls=souls, wounds=wounds, hand=["Heist", "Rage!", "Smash!"][at])
    game = setting.start()

    assert game.refused(A, f"use {name}") == "no-action R28"
    game.go_to("idle" if seat is None else "entrance")
    lured = [one["seat"] for one in game.told("lured") if one["hero"] == CARD[name]]
    assert lured == ([] if seat is None else [seat])
