"""The greedy bot of Boss Monster: obvious moves in written positions, and how well it plays."""

from __future__ import annotations

import pytest
from rules.boss_monster.positions import NAME, SEATS, A, B, Play, opening, table

from monstertisch.bots import make_bot
from monstertisch.bots.heuristics.boss_monster.forecast import Forecast, mirror
from monstertisch.bots.heuristics.boss_monster.worth import CardWorth
from monstertisch.core.chance import Luck, derive, secret_of
from monstertisch.core.event import Events
from monstertisch.core.game import Data
from monstertisch.core.sight import look
from monstertisch.games import GAMES
from monstertisch.games.boss_monster.cards import PRINTED_CARDS
from monstertisch.games.boss_monster.game import PlayedUnderworld

from .played import BOSS_MONSTER, play_game, positions

GAME = GAMES["boss_monster"]
KILLERS = "Sawtooth Pendulum, Unstable Mine, Endless Gallery"  # 6 damage, three thief icons


def answer(game: Play, seat: int) -> str:
    """What greedy does here, in words."""
    bot = make_bot("greedy", GAME)
    return in_words(GAME.moves.spell_out(bot.choose(look(game.state, seat, bot, Luck(secret_of(1))), Luck(secret_of(2)))))


def in_words(move: Data) -> str:
    words = [move["kind"]]
    for key, value in move.items():
        if key in ["card", "hero"]:
            words.append(NAME[value])
        elif key in ["seat", "boss", "deal"]:
            words.append(SEATS[value] if isinstance(value, int) else NAME[value])
        elif key != "kind":
            words.append(str(value))
    return " ".join(words)


def answers(game: Play, seat: int, count: int) -> list[str]:
    """The next answers of greedy; nobody else wants anything."""
    found: list[str] = []
    bot = make_bot("greedy", GAME)
    while len(found) < count:
        if seat not in game.asked:
            game.calm()
            continue
        action = bot.choose(look(game.state, seat, bot, Luck(secret_of(1))), Luck(secret_of(2)))
        found.append(in_words(GAME.moves.spell_out(action)))
        game.act(seat, action)
    return found


# The opening


def test_it_keeps_rooms_to_begin_with() -> None:
    """R19, R20: two advanced rooms that fit nowhere go."""
    hand = "Haunted Cavern, Dragon's Nest, Unstable Mine, The Catapult, Loot Box, Smash!, Heist"
    game = opening(hands=[hand]).go_to("discard_two", seat=A)

    assert {answers(game, A, 1)[0], answers(game, A, 1)[0]} == {"discard Haunted Cavern", "discard Dragon's Nest"}


def test_it_redraws_a_hand_of_advanced_rooms() -> None:
    """R18."""
    advanced = opening(hands=["Haunted Cavern, Dragon's Nest, Paywall, Minion Clinic, Loot Box, Smash!, Heist"])
    alike = opening(hands=["Unstable Mine, The Catapult, Sawtooth Pendulum, Endless Gallery, Loot Box, Smash!, Heist"])

    assert answer(advanced.go_to("redraw", seat=A), A) == "redraw"
    assert answer(alike.go_to("redraw", seat=A), A) == "keep"


def test_it_builds_a_first_room() -> None:
    """R20."""
    game = opening(hands=["Unstable Mine, Paywall, Spike, Smash!, Heist"], english_setup=True).go_to("first_room", seat=A)

    assert answer(game, A) == "place Unstable Mine 1"


# Building


def test_it_builds_what_lures_and_kills() -> None:
    """R79: with the Catapult A has 4 thief icons to B's 3, and 8 damage for the Piper's 6 health."""
    game = table().seat(A, rooms="Garbage Chute, Ancient Guardtower, Fetid Beast", hand="The Catapult, Tomb of Terrors")

    assert answer(game.seat(B, rooms="Garbage Chute, Unstable Mine").town("Koko the Piper").start(), A) == "place The Catapult 4"


def test_it_does_not_lure_what_it_cannot_kill_when_it_is_wounded() -> None:
    """R103, R107: the fourth wound is near; with the Lab it would lure Dovkro (8 health) into 3 damage."""
    game = table(2, bosses=["kirax", "scott"]).seat(
        A, rooms="Vampire Lab", hand="Alchemist's Lab, Ancient Guardtower", wounds="Eloi Marlborn, Exai, Clebrina"
    )
    game.town("Dovkro, Bross")

    assert answer(game.seat(B, rooms="Unstable Mine").start(), A) == "place Ancient Guardtower 2"


def test_it_puts_a_miniboss_where_it_counts_most() -> None:
    """R61: the Mageseeker strikes for every icon."""
    game = table().seat(A, rooms="Unstable Mine, Alchemist's Lab, Endless Gallery, The Catapult, Black Market", hand="Mageseeker")

    assert answer(game.start(), A) == "place Mageseeker 4"


def test_it_pays_for_its_miniboss_and_promotes_it_next_turn() -> None:
    """R52, R68."""
    game = table().seat(A, rooms=KILLERS, hand="Cerebella", coins=5).start()

    assert answers(game, A, 1)[0].startswith("place Cerebella")
    assert answers(game.go_to("pay_miniboss"), A, 1) == ["accept"]
    assert any(word.startswith("promote") for word in answers(game.go_to("build", active=A), A, 2))


def test_it_passes_when_nothing_helps() -> None:
    game = table().seat(A, rooms=KILLERS, hand="Smash!, Armor Up!, Heist", coins=0).start()

    assert answer(game, A) == "pass"


def test_it_sells_a_room_that_it_cannot_build() -> None:
    """R117: an advanced room that fits nowhere."""
    game = table(room_for_coin=True).seat(A, rooms="Fetid Beast, Power Leech", hand="The Dreadmill", coins=0).start()

    assert answer(game, A) == "sell The Dreadmill"


# Spells and abilities


def test_it_takes_the_treasure_off_the_room_that_lures_its_hero_away() -> None:
    """R130: without the Chute's two icons B has one thief's treasure, A four."""
    game = table().seat(A, rooms=KILLERS, hand="Heist").seat(B, rooms="Garbage Chute, Endless Gallery, Unstable Mine, The Catapult")

    assert answers(game.town("Koko the Piper").start(), A, 2) == ["declare Heist", "target B 4"]


def in_last_room(hand: str, *, rooms: str = KILLERS, hero: str = "Marmo") -> Play:
    """Marmo (8 health) in A's last room, with 2 left."""
    game = table().seat(A, rooms=rooms, hand=hand, coins=0).entrance(A, hero).start()
    return game.go_to("room", seat=A, hero=hero, room=rooms.split(",")[-1].split("+")[0].strip())


def test_it_smashes_a_hero_who_would_survive() -> None:
    """R97: 2 damage for the 2 that are left."""
    assert answer(in_last_room("Smash!"), A) == "declare Smash!"


def test_it_does_not_smash_a_hero_who_dies_anyway() -> None:
    """R98."""
    assert answer(in_last_room("Smash!", hero="Koko the Piper"), A) == "pass"


def test_it_does_not_smash_in_vain() -> None:
    """R98: 3 are left."""
    game = in_last_room("Smash!", rooms="Sawtooth Pendulum, Loot Box, Endless Gallery")

    assert answer(game, A) == "pass"


def test_it_pays_no_coin_too_many() -> None:
    """R132: Pay to Win gives 1, a coin one more, and 2 are missing."""
    game = table().seat(A, rooms=KILLERS, hand="Pay to Win", coins=5).entrance(A, "Marmo").start()
    game.go_to("entrance", seat=A)
    *found, coins = answers(game, A, 3)

    assert found[0] == "declare Pay to Win"
    assert coins == "coins 1"


def test_it_kills_with_the_pendulum() -> None:
    """R100: a coin for a hero with 3 or less."""
    game = table().seat(A, rooms="Unstable Mine, Endless Gallery, Sawtooth Pendulum", coins=2).entrance(A, "Marmo").start()
    game.go_to("room", seat=A, room="Sawtooth Pendulum")

    assert answer(game, A) == "declare A 1"


def test_it_sends_the_hero_round_again() -> None:
    """T20: Catacombs, then 4 of the other rooms once more."""
    game = table().seat(A, rooms="Unstable Mine, Endless Gallery, Minotaur Catacombs").entrance(A, "Marmo").start()
    game.go_to("room", seat=A, room="Minotaur Catacombs")

    assert answer(game, A) == "declare A 1"


def test_it_saves_the_hero_of_another() -> None:
    """R97, T11: 9 coins' worth of armour is not needed: 1 health and 2 for a coin."""
    game = table().seat(A, hand="Armor Up!", coins=4).seat(B, rooms=KILLERS).entrance(B, "Koko the Piper").start()
    game.go_to("room", seat=A, room="Endless Gallery")

    assert answers(game, A, 2) == ["declare Armor Up!", "coins 0"]


def test_it_does_not_save_whom_nothing_can_save() -> None:
    game = table().seat(A, hand="Armor Up!", coins=0).seat(B, rooms=KILLERS).entrance(B, "Felicity").start()
    game.go_to("entrance", seat=A)

    assert answer(game, A) == "pass"


def test_it_pays_for_a_dark_hero() -> None:
    """A24: one coin lets the Scoundrel (6) survive 6 damage."""
    game = table().seat(A, coins=5).seat(B, rooms=KILLERS).entrance(B, "Scoundrel").start()
    game.go_to("entrance", seat=A)

    assert answers(game, A, 2) == ["declare Scoundrel", "coins 1"]


def test_it_prevents_what_would_harm_it() -> None:
    """R32: B's armour would save the hero who dies in A's dungeon."""
    game = table().seat(A, rooms="Sawtooth Pendulum, Unstable Mine, Endless Gallery+Mageseeker2", hand="Zoning Board, Heist")
    play = game.seat(B, hand="Armor Up!, Rebirth", coins=5).entrance(A, "Koko the Piper").start().go_to("entrance", seat=B)
    play.do(B, "use Armor Up!")
    while play.asked == [B]:
        play.do(B, "coins 5" if play.prompt["kind"] == "coins" else "target Koko the Piper")

    assert answers(play, A, 2) == ["declare A 1 2", "discard Zoning Board"]


def test_it_spares_those_who_enter_a_room() -> None:
    """R94: without the Mine Tess (4) would survive the Beast; once she is inside the Mageseeker cannot help her any more."""
    setting = (
        table().seat(A, rooms="Loot Box+Mageseeker3", hand="Zoning Board").seat(B, rooms="Unstable Mine, Fetid Beast", hand="Heist")
    )
    game = setting.entrance(B, "Tess").start().go_to("entrance", seat=A)
    assert answers(game, A, 2) == ["declare A 1 3", "target B"]

    inside = setting.start().go_to("room", active=B).do(B, "use Unstable Mine", "pass")
    assert answer(inside, A) == "pass"


def test_it_lets_a_harmless_spell_pass() -> None:
    """R32."""
    game = table().seat(A, rooms="Sawtooth Pendulum, Unstable Mine, Endless Gallery+Mageseeker2", hand="Smash!")
    play = game.seat(B, rooms="Loot Box", hand="Zoning Board").start().go_to("build", active=B).do(B, "use Zoning Board")

    assert answer(play, A) == "pass"


def test_it_fills_an_empty_hoard() -> None:
    """Windfall."""
    assert answer(table().seat(A, hand="Windfall", coins=0).start(), A) == "declare Windfall"


def test_what_waits_may_be_about_a_room_that_will_be_covered() -> None:
    """B's swap of two rooms waits while A lays a card on one of them."""
    setting = table().seat(A, rooms="Unstable Mine, Loot Box", hand="Garbage Chute, Armor Up!")
    game = setting.seat(B, rooms="Fetid Beast+Kid Croak2", hand="Windfall").start()
    game.do(A, "pass").do(B, "use Kid Croak 2", "target Unstable Mine of A").do(B, "pass")
    game.do(A, "place Garbage Chute on Loot Box")

    assert game.view["waiting"]
    assert answer(game, A) == "pass"


def test_it_heals_a_wound_when_it_can() -> None:
    """R127."""
    game = table().seat(A, rooms=KILLERS, hand="Vampire Lab, Spike", wounds="Tess, Exai").start()
    game.do(A, "place Vampire Lab").go_to("trigger", seat=A)

    assert answers(game, A, 2)[0] == "accept"


def test_it_takes_the_best_card_out_of_the_discard_pile() -> None:
    """Tomb of Terrors."""
    game = table().seat(A, rooms=KILLERS, hand="Tomb of Terrors").discard("Pixie Fountain, Smash!, Rebirth").start()
    game.do(A, "throw Tomb of Terrors")

    assert answer(game, A) == "take Smash!"


def test_it_discards_what_it_misses_least() -> None:
    """R120: Spike's 2 damage for a hero with 1 left, and the Fountain before the spells."""
    game = in_last_room("Rebirth, Pixie Fountain, Heist", rooms="Unstable Mine, Endless Gallery, The Catapult+Spike2")

    assert answers(game, A, 2) == ["declare A 1 2", "discard Pixie Fountain"]


def test_it_uses_the_third_level_to_kill() -> None:
    """R66, R100: Paddywhack kills the hero who would survive."""
    game = in_last_room("", rooms="Unstable Mine, Endless Gallery+Paddywhack3")

    assert answer(game, A) == "declare A 1 3"


def test_what_it_takes_over_from_the_position_now_is_what_it_would_read() -> None:
    """A forecast reads only what has changed; here it meets the same positions with nothing shared."""
    luck = Luck(secret_of(3))
    looks = 0
    for number, state in enumerate(positions(GAME, {}, 3, [make_bot("hasty", GAME)] * 3)):
        if number % 3 or not state.to_act():
            continue
        seat = state.to_act()[0]
        assert isinstance(state, PlayedUnderworld)
        forecast = Forecast(state, seat, CardWorth(state.cards))
        forecast.ahead()
        for action in state.options(seat):
            then = state.copy()
            then.play(seat, action, luck)
            anew = GAME.from_data(state.setup, then.to_data())
            assert isinstance(anew, PlayedUnderworld)
            if (then.phase, then.active, then.went) == (state.phase, state.active, state.went):
                looks += 1
                known, unknown = mirror(then, seat), mirror(anew, seat)
                promised = forecast.later(unknown)  # read by itself, since nothing was seen of it yet

                assert forecast.look(known) == forecast.look(unknown)
                assert forecast.later(unknown) == promised
    assert looks > 100


def test_for_later_turns_the_guests_of_this_one_do_not_count() -> None:
    """R82: all three thieves go to A, where the Hive strikes for each of them; next turn one hero will come, as usual."""
    hive = f"Doppelganger Hive, {KILLERS}"
    state = table().seat(A, rooms=hive).town("Koko the Piper, Ofcroak, Marmo").start().state
    forecast = Forecast(state, A, CardWorth(state.cards))
    ahead = forecast.ahead()

    assert forecast.world.lured[A] > 1
    assert ahead == forecast.later(forecast.world.copy())  # of which nothing was seen


# How well it plays


@pytest.mark.thorough
@pytest.mark.parametrize(("players", "options"), BOSS_MONSTER)
def test_it_plays_every_kind_of_table_to_the_end(players: int, options: Data) -> None:
    for seed in range(2):
        end = play_game(GAME, ["greedy"] * players, options, seed)

        assert max(end.result().scores) == 1
        assert 3 <= end.round() <= 25


@pytest.mark.long
def test_it_uses_everything_there_is() -> None:
    """Every room is built, every miniboss reaches level 3, every spell, action and trigger is used."""
    unused = set(all_uses())
    for seed in range(1000):
        unused -= words_of_game(4, {"optional_spells": seed % 2 == 0}, seed)
        if not unused:
            return

    assert unused == set()


def all_uses() -> list[str]:
    found: list[str] = []
    for number, card in enumerate(PRINTED_CARDS.ids):
        if number >= PRINTED_CARDS.first_room:
            found.append(card)
        found += [f"{card} {ability.level}" for ability in PRINTED_CARDS.abilities[number] if ability.modes]
    return found


def words_of_game(players: int, options: Data, seed: int) -> set[str]:
    """What was done in one game between greedy bots: cards built or played, and abilities used."""
    luck, thoughts, events = Luck(secret_of(seed)), Luck(derive(secret_of(seed), "bots")), Events()
    bot = make_bot("greedy", GAME)
    state = GAME.new(GAME.setup(players, options), luck, events)
    while state.to_act():
        seat = state.to_act()[0]
        state.play(seat, bot.choose(look(state, seat, bot, thoughts), thoughts), luck, events)
    found: set[str] = set()
    for event in events.happened:
        facts = event.facts
        if event.kind in ["declared", "trigger"]:
            found.update([facts["card"], f"{facts['card']} {facts['source']['level'] or 0}"])
        elif event.kind in ["built", "miniboss_built"]:
            found.add(facts["room"] if event.kind == "built" else facts["miniboss"])
    return found
