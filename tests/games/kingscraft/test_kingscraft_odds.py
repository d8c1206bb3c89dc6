"""The chance to win that attack cards show, held against fights that the engine plays out."""

from __future__ import annotations

from math import sqrt
from typing import Any

import pytest
from rules.kingscraft.positions import CARDS, ENEMY, GAME, A, Table, table, with_card

from monstertisch.core.chance import Luck, secret_of
from monstertisch.core.event import Events
from monstertisch.core.game import Data
from monstertisch.games.kingscraft.cards import ACTIONS, PRINTED_CARDS
from monstertisch.games.kingscraft.odds import chance_to_win

FIGHTS = 1200
SIGMAS = 4.0  # a true chance lies outside once in 16,000 tests


def auto(**options: Any) -> Table:
    return table(2, enemy_decider="auto", **options)


def creature(name: str, worn: str, **hero: Any) -> tuple[Table, str, str]:
    """A fight against this creature; its level says with which card."""
    return auto().hero(A, worn, **hero).creatures(name), f"attack{ENEMY[name][1]}", name


def king(name: str, worn: str) -> tuple[Table, str, str]:
    return auto(king=name).hero(A, worn), "king", name


FOUGHT: dict[str, tuple[Table, str, str]] = {
    "dice and strength": creature("Werebear", "Dagger, Leather Strap@body"),
    "a ban in force": creature("Griffin", "Horn Blade, Horn@foot, Horned Helmet*"),
    "a ban outrun": creature("Orc Robber", "Sword, Boots"),
    "the second hand of the Assassin": creature("Orc Robber", "Sword, Dagger@hand2", character="assassin"),
    "rerolled values": creature("Wolf Pack", "Horn Blade, Ring@body, Horn@foot"),
    "both kinds of dice": creature("Griffin", "Archmage’s Staff, Seven-League Boots"),
    "forced rerolls on both sides": creature("Swamp Kraken", "Dagger, Rune Shield@body"),
    "extra damage": creature("Cave Troll", "Berserker Mask, Wooden Stick"),
    "the last heart": creature("Demon", "Greatsword, Lion Helm", hearts=1),
    "the Nobleman's printed slots": creature("Thorn Hedge", "", character="nobleman"),
    "a repeat of the hero": creature("Ice Giant", "Sword, Amulet of Kings@body"),
    "a king who repeats": king("Eleonora the Tireless", "Greatsword*, Dragon Helm, Storm Treads, Knight’s Armour*"),
    "a king who rerolls values": king("Mirabel the Cunning", "Greatsword, Lion Helm, Storm Treads, Knight’s Armour"),
    "the Dwarf King's beer": king("Dwarf King", "Greatsword*, Lion Helm, Storm Treads, Knight’s Armour*"),
}


def worth(die: Data, worn: list[Data]) -> int:
    """A Berserker Mask that counts makes a 1 as good as a 4."""
    mask = [slot for slot in worn if slot["works"] and slot["item"] and slot["item"]["item"] == "I3_BERSERKER"]
    return int(die["face"]) + (3 if mask and die["face"] == 1 else 0)


def reroll(view: Data, options: list[Data]) -> Data:
    """As `throws` says: dice of a listed value that are below average, then single ones, twelve-sided first, the lowest first."""
    pool = view["fight"]["hero"]
    worn = view["seats"][A]["slots"]
    mean = {sides: sum(worth({"face": face}, worn) for face in range(1, sides + 1)) / sides for sides in (6, 12)}

    def low(die: Data) -> bool:
        return worth(die, worn) < mean[die["sides"]]

    kinds = {option["kind"] for option in options}
    picks = [option for option in options if option["kind"] == "pick" and low(option)]
    if picks or "roll" in kinds:
        return picks[0] if picks else {"kind": "roll"}
    for option in options:
        values = [one["values"] for one in pool["sources"] if option["kind"] == "use" and one.get("slot") == option.get("slot")]
        if values and any(low(die) and die["face"] in values[0] for die in pool["dice"]):
            return option
    singles = [option for option in options if option["kind"] == "reroll" and low(option)]
    return min(singles, key=lambda die: (-die["sides"], worth(die, worn))) if singles else {"kind": "done"}


def wins(state: Any, card: str, seed: int) -> bool:
    """Whether A wins a fight in which nobody drinks; B heals."""
    luck = Luck(secret_of(seed))
    events = Events()
    for seat, chosen in enumerate([card, "heal"]):
        state.play(seat, GAME.moves.read({"kind": "choose", "card": CARDS[chosen]}), luck, events)
    while not any(event.kind in ("won", "lost") for event in events.happened):
        [seat] = state.to_act()
        view = state.view(seat)
        kind = view["prompt"]["kind"]
        move: Data = {"kind": "pass" if kind == "window" else "done"}
        if kind == "hero_reroll":
            move = reroll(view, [GAME.moves.spell_out(action) for action in state.options(seat)])
        elif kind == "hero_repeat" and not view["fight"]["outcome"]["wins"]:
            move = {"kind": "repeat"}
        state.play(seat, GAME.moves.read(move), luck, events)
    return any(event.kind == "won" for event in events.happened)


@pytest.mark.thorough
@pytest.mark.parametrize("what", FOUGHT)
def test_the_chance_to_win_is_what_fights_come_to(what: str) -> None:
    written, card, enemy = FOUGHT[what]
    state = written.start().state
    said = chance_to_win(state, A, PRINTED_CARDS.enemy_id.index(ENEMY[enemy]), ACTIONS.index(CARDS[card]))
    assert said is not None

    won = sum(wins(state.copy(), card, seed) for seed in range(FIGHTS)) / FIGHTS

    assert 0.02 < said < 0.98  # else the fight tells nothing
    assert abs(won - said) <= SIGMAS * sqrt(said * (1 - said) / FIGHTS)


def previews(play: Any, seat: int) -> dict[str, Data]:
    """By action card what is foreseen of it."""
    moves = {action: GAME.moves.spell_out(action) for action in play.state.options(seat)}
    return {move["card"]: play.state.preview(seat, action) for action, move in moves.items() if move["kind"] == "choose"}


def test_only_attack_cards_tell_a_chance() -> None:
    found = previews(table(2).hero(A, character="rogue").start(), A)

    assert {card for card, foreseen in found.items() if "win" in foreseen} == {"KING", "ATTACK1", "ATTACK2", "ATTACK3", "RA3"}
    assert all(0 <= foreseen["win"] <= 100 for foreseen in found.values() if "win" in foreseen)


def test_the_chance_is_the_one_of_the_equipment_worn_now() -> None:
    """R17: whoever puts something on while choosing sees what it is worth."""
    play = table(2).hero(A, backpack="Sword").creatures("Werebear").start()
    before = previews(play, A)["ATTACK2"]["win"]

    play.do(A, "wear Sword")

    assert before < 10
    assert previews(play, A)["ATTACK2"]["win"] > 50


def test_certain_fights_alone_say_0_and_100() -> None:
    """R87, R94: one that cannot be won, one that cannot be lost, and one without hearts."""
    strong = table(2).hero(A, "Greatsword, Rune Shield@body").creatures("Forest Imp", "Ancient Treant").start()
    nearly = table(2).hero(A, "Sword, Boots").creatures("Flatulent Toad", "Young Drake").start()
    dead = table(2).hero(A, "Greatsword", hearts=0).creatures("Forest Imp").start()

    assert previews(strong, A)["ATTACK1"]["win"] == 100
    assert previews(table(2).start(), A)["KING"]["win"] == 0
    assert previews(nearly, A)["ATTACK1"]["win"] == 99
    assert previews(dead, A)["ATTACK1"]["win"] == 0


def test_the_chance_of_another_seat_is_nobodys_business() -> None:
    """R59: it is built for the seat that asks, from what lies open and what it wears."""
    play = table(2).hero(A, "Greatsword").creatures("Werebear").start()

    assert previews(play, A)["ATTACK2"]["win"] > previews(play, 1)["ATTACK2"]["win"]


def test_an_ambush_foresees_both_levels() -> None:
    """R137: six more strength and no damage; the card shows the better one."""
    play = table(2).hero(A, "Dagger", character="rogue").creatures("Thorn Hedge", "Ghost Knight").start()
    card = previews(play, A)["RA3"]["win"]
    play.choose("ambush", "heal").go_to("ambush")
    levels = [play.state.preview(A, play.move(A, f"ambush {level}"))["win"] for level in (1, 2)]

    assert card == max(levels) == levels[0] > levels[1] > 0


def test_too_many_dice_are_not_counted() -> None:
    """R143: a card file may have enemies whose throws nobody wants to go through."""
    rows = with_card("creatures", "Werebear", effects={"d6": 9, "reroll_die": 9})

    assert previews(table(2, rows).creatures("Werebear").start(), A)["ATTACK2"]["win"] is None
