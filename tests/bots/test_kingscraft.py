"""Greedy in Kingscraft: obvious moves, and how well it plays."""

from __future__ import annotations

import pytest
from rules.kingscraft.positions import GAME, A, B, Play, fight, name_of, potion_name, table

from monstertisch.bots import make_bot
from monstertisch.core.chance import Luck, derive, secret_of
from monstertisch.core.game import Data
from monstertisch.core.sight import look
from monstertisch.games.kingscraft.cards import ACTIONS, IDS, PRINTED_CARDS, printed_rows
from monstertisch.games.kingscraft.moves import MOVES

from .played import CHARACTERS, KINGSCRAFT, play_game

STRONG = "Storm Treads*, Knight’s Armour*, Lion Helm*, Greatsword*"


def answer(game: Play, seat: int | None = None, thoughts: int = 1) -> str:
    """What greedy does here, as the rule tests write it."""
    seat = game.asked[0] if seat is None else seat
    bot = make_bot("greedy", GAME)
    return in_words(GAME.moves.spell_out(bot.choose(look(game.state, seat, bot, Luck(secret_of(1))), Luck(secret_of(thoughts)))))


def in_words(move: Data) -> str:
    words = [move["kind"]]
    for key, value in move.items():
        if key in ["item", "potion"]:
            words.append(name_of(value) if key == "item" else potion_name(value))
        elif key == "seat":
            words.append("ABCD"[value])
        elif key not in ["kind", "sides"] and value != "own":
            words.append(str(value))
    return " ".join(words)


def until_chosen(game: Play, seat: int) -> list[str]:
    """The answers of greedy in phase 1, the card last."""
    answers: list[str] = []
    while not answers or not answers[-1].startswith("choose"):
        bot = make_bot("greedy", GAME)
        action = bot.choose(look(game.state, seat, bot, Luck(secret_of(1))), Luck(secret_of(2)))
        answers.append(in_words(GAME.moves.spell_out(action)))
        game.state.play(seat, action, game.luck)
    return answers


# The card


def test_it_attacks_the_king_when_it_is_strong() -> None:
    """R26."""
    assert answer(table(2).hero(A, STRONG).start(), A) == "choose KING"


def test_it_does_not_attack_the_king_with_its_start_items() -> None:
    assert answer(table(2).hero(A, "Dagger, Helmet").start(), A) != "choose KING"


def test_it_heals_before_it_attacks_the_king() -> None:
    """R89: one heart is not enough."""
    assert answer(table(2).hero(A, STRONG, hearts=1).start(), A) == "choose HEAL"


def test_it_heals_when_it_has_no_heart() -> None:
    """R94."""
    assert answer(table(2).hero(A, "Sword*, Boots*, Chain Mail*, Horned Helmet*", hearts=0).start(), A) == "choose HEAL"


def test_it_attacks_what_it_can_beat() -> None:
    game = (
        table(2).hero(A, "Sword*, Boots*, Chain Mail*, Horned Helmet*").creatures("Brawler Badger", "Werebear", "Cyclops").start()
    )

    assert answer(game, A) == "choose ATTACK3"


def test_it_takes_the_free_reward_before_a_fight_it_would_lose() -> None:
    """R29: nothing worn, nothing to win."""
    game = table(2).hero(A, backpack="Glowing Blank").creatures("Brawler Badger", "Werebear", "Cyclops").start()

    assert answer(game, A) == "choose GUARD"


def test_it_guards_the_king_when_a_rival_could_beat_him_but_not_always() -> None:
    """R29: if everybody always guarded nobody would ever win."""
    calm = table(3).hero(A, "Boots*, Chain Mail*, Horned Helmet*, Horn Blade*", hearts=1).start()
    rival = "Storm Treads*, Knight’s Armour, Visored Helmet, Sword"
    threatened = table(3).hero(A, "Boots*, Chain Mail*, Horned Helmet*, Horn Blade*", hearts=1).hero(B, rival).start()
    guards = [sum(answer(game, A, thoughts) == "choose GUARD" for thoughts in range(20)) for game in [calm, threatened]]

    assert guards[0] == 0
    assert 6 <= guards[1] <= 18


def test_it_forges_when_both_materials_are_there_and_nothing_else_is_to_be_had() -> None:
    """R31, R63: two steps, both materials of a class-3 item, and a heart too few to fight."""
    game = (
        table(2).hero(A, "Visored Helmet*, Chain Mail", backpack="Horned Helmet*", hearts=2).creatures("Will-o’-the-Wisp").start()
    )

    assert answer(game, A) == "choose FORGE"


# Dressing


def test_it_dresses_for_the_fight_first_and_never_twice() -> None:
    """R54: every move settles a slot."""
    game = table(2).hero(A, backpack="Sword*, Boots*, Chain Mail*, Horned Helmet*").creatures("Werebear", "Cyclops").start()
    *worn, card = until_chosen(game, A)

    assert card.startswith("choose ATTACK")
    assert len(worn) == len(set(worn)) <= 4
    assert game.worn(A) == {"foot": "Boots", "body": "Chain Mail", "head": "Horned Helmet", "hand": "Sword"}


def test_it_keeps_a_dress_that_is_as_good() -> None:
    game = table(2).hero(A, STRONG, backpack="Helmet, Dagger").start()

    assert until_chosen(game, A) == ["choose KING"]


def test_it_puts_on_fast_boots_against_a_ban() -> None:
    """R102: at speed 2 the Orc Robber's ban on the hand is off, and the Sword counts."""
    game = table(2).hero(A, "Sword, Horn@foot, Chain Mail", backpack="Shoes").creatures("Orc Robber").start()
    game.choose("attack2", "heal")

    assert "wear" not in answer(game, A)  # the Horn makes 2

    game = table(2).hero(A, "Sword, Leather Strap@foot, Chain Mail", backpack="Shoes").creatures("Orc Robber").start()
    game.choose("attack2", "heal")

    assert answer(game, A) == "wear foot Shoes"


# Dice


def test_it_rerolls_the_lowest_die() -> None:
    """R82, T1: 6 5 3 2 against three dice."""
    assert answer(fight("Sword, Boots, Chain Mail", "Orc Robber", dice="6 5 3 2"), A) == "reroll 2"


def test_it_does_not_reroll_what_wins_anyway() -> None:
    """R87: 20 against 6 at most."""
    assert answer(fight("Sword, Boots, Chain Mail", "Forest Imp", dice="6 6 5 3"), A) == "done"


def test_it_uses_a_ring_for_its_ones() -> None:
    """R122: all of them, and only them, together."""
    game = fight("Sword, Ring@head, Chain Mail", "Werebear", dice="1 1 5 4")
    answers: list[str] = []
    for _ in range(4):
        answers.append(answer(game, A))
        game.do(A, answers[-1], dice="6 6 1 1 1" if answers[-1] == "roll" else "")

    assert answers == ["use head", "pick 1", "pick 1", "roll"]


def test_it_keeps_a_one_that_the_mask_makes_worth_four() -> None:
    """R123."""
    game = fight("Berserker Mask, Boots", "Ghost Knight", dice="1 3 2")

    assert answer(game, A) == "reroll 2"


def test_it_decides_for_the_enemy_against_the_hero() -> None:
    """R85, T2: the Orc Robber needs 18 and has 15."""
    game = fight("Sword, Boots, Chain Mail", "Orc Robber", dice="6 5 3 4", stop="hero_reroll")
    game.do(A, "done", dice="6 5 4").go_to("enemy_reroll")

    assert answer(game, B) == "reroll 4"


def test_it_leaves_the_enemys_dice_when_the_hero_is_beaten() -> None:
    """R87: a tie is enough."""
    game = fight("Sword, Boots, Chain Mail", "Orc Robber", dice="6 3 3 2", stop="hero_reroll")
    game.do(A, "done", dice="6 5 3").go_to("enemy_reroll")

    assert answer(game, B) == "done"


@pytest.mark.parametrize(("dice", "word"), [("12 12 12", "done"), ("1 1 1", "repeat")], ids=["43", "10"])
def test_it_repeats_for_the_queen_what_the_hero_would_win(dice: str, word: str) -> None:
    """R88: the hero, too slow for the Lion Helm to count, has 41."""
    game = fight(STRONG.replace("*", ""), "Eleonora the Tireless", dice=f"6 6 6 5 5 4 4 4 {dice}", stop="enemy_repeat")

    assert answer(game, B) == word


# Potions


def at_enemy_roll(dice: str, potions: str) -> Play:
    """A has 15 with Sword and Chain Mail against the Werebear's dice + 1."""
    game = fight("Sword, Chain Mail", "Werebear", dice=f"6 4 3 2 {dice}", potions=potions, stop="hero_reroll")
    return game.go_to("window", seat=A)


@pytest.mark.parametrize(
    ("dice", "word"),
    [("6 6 5", "play Strength Potion"), ("6 6 6", "pass"), ("2 2 2", "pass")],
    ids=["turns it", "too little", "won"],
)
def test_it_drinks_strength_when_that_turns_the_fight(dice: str, word: str) -> None:
    """R85: 15 and 4 against 18, 19 and 7."""
    assert answer(at_enemy_roll(dice, "Strength Potion"), A) == word


def king_nearly_beaten(guard: str) -> Play:
    """A has beaten the king by 3 when B, who holds one potion, is asked."""
    game = table(2, king="King Theobald").hero(A, STRONG).hero(B, potions=guard).start()
    game.choose("king", "heal").go_to("hero_reroll", dice="6 5 3 3 2 2 1 1 1 1")
    return game.do(A, "done")


def test_it_spoils_a_rivals_victory_over_the_king() -> None:
    """R74, R85: 27 and 4 against 30."""
    game = king_nearly_beaten("Monster Brew")
    while game.prompt.get("window") != "fight_enemy_roll" or game.asked != [B]:
        game.do(game.asked[0], game.no_thanks())

    assert answer(game, B) == "play Monster Brew"


def test_it_binds_what_the_attacker_of_the_king_needs_most() -> None:
    """R102, R108: without the Storm Treads he is too slow, and the king's ban takes the Greatsword, too."""
    game = table(2).hero(A, STRONG).hero(B, potions="Binding Potion").start()
    game.choose("king", "heal").go_to("window", seat=B)

    assert answer(game, B) == "play Binding Potion foot"


def test_it_heals_itself_before_the_heart_is_needed() -> None:
    """R94: with one heart left and a fight ahead."""
    game = table(2).hero(A, "Sword, Chain Mail", potions="Greater Healing Potion", hearts=1).creatures("Werebear").start()
    game.choose("attack2", "heal")

    assert answer(game, A) == "play Greater Healing Potion"


# Rewards and giving up


def test_it_takes_the_weapon_that_it_lacks() -> None:
    """R33."""
    game = table(2).hero(A, "Boots, Chain Mail, Horned Helmet").start()
    game.choose("guard", "heal").go_to("reward")

    assert answer(game, A) in ["take Dagger", "take Wooden Stick"]


def test_it_combines_what_it_holds() -> None:
    """R63."""
    game = table(2).hero(A, "Helmet, Dagger", backpack="Horn").start()
    game.choose("forge", "heal").go_to("forge")

    assert answer(game, A).startswith("combine")


def test_it_gives_up_what_it_misses_least() -> None:
    """R57: the Dagger that the Sword made idle, no good potion and nothing that is worn."""
    good = "Strength Potion, Giant Potion, Time Potion"
    setting = table(2).hero(A, "Boots, Chain Mail, Horned Helmet, Sword", backpack="Dagger", potions=good)
    game = setting.deck("Luck Potion").start()
    game.choose("guard", "heal").go_to("reward").do(A, "draw")

    assert answer(game, A) == "return Dagger"


# Characters


def test_the_alchemist_turns_hearts_into_potions_before_he_heals() -> None:
    """R139: the heal brings them back."""
    game = table(2).hero(A, "Sword", character="alchemist", hearts=2).start()
    game.choose("heal", "guard")

    assert answer(game, A) == "experiment 2"


def test_the_alchemist_takes_two_potions_to_the_king() -> None:
    """R140."""
    game = table(2).hero(A, STRONG, potions="Strength Potion, Giant Potion", character="alchemist").start()
    game.choose("king", "heal")

    assert answer(game, A) == "expert"


def test_the_merchant_puts_her_token_where_others_will_take() -> None:
    """R132."""
    game = table(2).hero(A, "Sword", character="merchant").start()
    game.choose("heal", "guard").go_to("token")

    assert answer(game, A).startswith("token")


def test_the_rogue_lies_in_ambush_for_the_greater_reward() -> None:
    """R137."""
    game = table(2).hero(A, "Dagger, Shoes, Chain Links", character="rogue").creatures("Brawler Badger", "Stone Golem").start()
    game.choose("ambush", "heal").go_to("ambush")

    assert answer(game, A) == "ambush 2"


# How well it plays


@pytest.mark.thorough
@pytest.mark.parametrize("players", [2, 3, 4])
def test_greedy_bots_end_their_games_in_time(players: int) -> None:
    """Section 19 of the rules: a dozen rounds or somewhat more."""
    ends = [play_game(GAME, ["greedy"] * players, {}, seed) for seed in range(6)]

    assert all(max(end.result().scores) == 1 for end in ends)
    assert 9 <= sum(end.round() for end in ends) / len(ends) <= 20


def test_it_plays_with_more_cards_than_ours() -> None:
    """R143: one more potion, one more creature and one more king."""
    rows = printed_rows()
    for section, name in [("potions", "P_NEW"), ("creatures", "M1_NEW"), ("kings", "K_NEW")]:
        rows[section].append({**rows[section][0], "id": name})
    options = {"character": ["alchemist", "rogue", "merchant"], "king": "K_NEW"}

    assert max(play_game(GAME, ["greedy"] * 3, options, 2, rows).result().scores) == 1


@pytest.mark.thorough
@pytest.mark.parametrize(("players", "options"), KINGSCRAFT)
def test_it_plays_every_kind_of_table_to_the_end(players: int, options: Data) -> None:
    end = play_game(GAME, ["greedy"] * players, options, 4)

    assert max(end.result().scores) == 1
    assert end.round() < 60


@pytest.mark.long
def test_it_uses_everything_there_is() -> None:
    """Every kind of move but declining a reward, every action card, every potion; and it beats every king."""
    used: set[str] = set()
    for seed in range(150):
        options = {
            "character": [CHARACTERS[(seed + seat) % 6] for seat in range(4)],
            "king": IDS["kings"][seed % len(IDS["kings"])],
        }
        used.update(words_of_game(options, seed))
    kinds = {move["kind"] for move in MOVES.spelled} - {"decline"}
    potions = {potion_name(potion) for at, potion in enumerate(IDS["potions"]) if not PRINTED_CARDS.blank[at]}

    assert (kinds | potions | set(ACTIONS) | set(IDS["kings"])) - used == set()


def words_of_game(options: Data, seed: int) -> set[str]:
    """What was done in one game between greedy bots: kinds of moves, cards chosen, potions played, the king if he was beaten."""
    luck, thoughts = Luck(secret_of(seed)), Luck(derive(secret_of(seed), "bots"))
    bot = make_bot("greedy", GAME)
    state = GAME.new(GAME.setup(4, options), luck)
    found: set[str] = set()
    while state.to_act():
        seat = state.to_act()[0]
        action = bot.choose(look(state, seat, bot, thoughts), thoughts)
        move = GAME.moves.spell_out(action)
        found.update([move["kind"], move.get("card", "")] + ([potion_name(move["potion"])] if move["kind"] == "play" else []))
        state.play(seat, action, luck)
    return found | ({options["king"]} if state.result().scores.count(1) == 1 else set())
