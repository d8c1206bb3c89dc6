"""The search in Kingscraft: what it is told of the game, that hidden things do not change its answer, and how well it plays."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

import pytest
from rules.kingscraft.positions import GAME, A, B, Play, table

from monstertisch.bots import guide_of, make_bot
from monstertisch.bots.heuristics.kingscraft import Greedy
from monstertisch.bots.heuristics.kingscraft.guide import PROMISING
from monstertisch.bots.search import SearchBot
from monstertisch.core.chance import Luck, Thoughts, derive, secret_of
from monstertisch.core.game import Data, State
from monstertisch.core.sight import Bot, Sight, look, play_out
from monstertisch.games.kingscraft.cards import ATTACK_KING
from monstertisch.games.kingscraft.moves import MOVES
from monstertisch.games.kingscraft.state import Realm

from .played import KINGSCRAFT, positions

STRONG = "Storm Treads*, Knight’s Armour*, Lion Helm*, Greatsword*"
GUIDE = guide_of(GAME)


def choices(players: int, options: Data, seed: int) -> Iterator[State]:
    """The positions of a game that are worth a search."""
    for state in positions(GAME, options, seed, [make_bot("hasty", GAME)] * players):
        if GUIDE.ponders(state):
            yield state


def chances(game: Play) -> list[float]:
    return GUIDE.chances(game.state)


def test_it_ponders_on_cards_rewards_and_the_forge() -> None:
    """R17, R33, R61: not on fights."""
    game = table(2).hero(A, "Dagger").hero(B, "Helmet", potions="Strength Potion").start()
    asked: dict[str, bool] = {}
    for cards in [["guard", "forge"], ["forge", "attack3"]]:
        asked[game.prompt["kind"]] = GUIDE.ponders(game.state)
        game.choose(*cards)
        while game.asked and game.prompt["kind"] != "choose":
            asked[game.prompt["kind"]] = GUIDE.ponders(game.state)
            game.do(game.asked[0], game.no_thanks(), dice="1 1 1 1 1 1")

    assert [kind for kind, pondered in asked.items() if pondered] == ["choose", "reward", "forge"]
    assert len(asked) > 3


@pytest.mark.parametrize(("card", "question"), [("guard", "reward"), ("forge", "forge")])
def test_of_what_can_be_taken_or_made_it_compares_the_most_promising(card: str, question: str) -> None:
    """R33, R61: what greedy would do is among it."""
    game = table(2).hero(A, STRONG, backpack="Dagger, Helmet, Horn").hero(B).start()
    game.choose(card, "heal").go_to(question, seat=A)
    sight = look(game.state, A, Greedy(), Luck(secret_of(1)))
    tried = GUIDE.worth_trying(sight)

    assert 1 < len(tried) <= PROMISING
    assert len(sight.options) > len(tried)
    assert Greedy().choose(sight, Thoughts(secret_of(1))) in tried


def test_it_dresses_as_greedy_does_and_compares_the_cards() -> None:
    """R17, R54."""
    game = table(2).hero(A, backpack=STRONG).start()
    bot = SearchBot(GUIDE, 40)
    sight = look(game.state, A, bot, Luck(secret_of(1)))

    assert all(MOVES.choose.has(action) for action in GUIDE.worth_trying(sight))
    assert MOVES.wear.has(bot.choose(sight, Thoughts(secret_of(1))))


def test_who_has_chosen_is_thought_to_have_chosen_well() -> None:
    """R17: the true card is hidden; a hero who can beat the king is not thought to heal."""
    game = table(2).hero(A, "Dagger").hero(B, STRONG).start()
    game.do(B, "choose heal")
    bot = Greedy()
    sight = look(game.state, A, bot, Luck(secret_of(1)))

    for seed in range(5):
        world = GUIDE.imagine(sight, 0, bot, Thoughts(secret_of(seed)))
        assert isinstance(world, Realm)
        assert world.chosen == [-1, ATTACK_KING]


def test_equal_heroes_have_equal_hopes_and_the_stronger_one_more() -> None:
    stronger = chances(table(2).hero(A, STRONG).hero(B, "Dagger, Helmet").start())
    wounded = chances(table(2).hero(A, STRONG).hero(B, "Dagger, Helmet", hearts=1).start())

    assert chances(table(4).start()) == pytest.approx([0.25] * 4)
    assert sum(stronger) == pytest.approx(1.0)
    assert 0.8 < stronger[A] < wounded[A]


@pytest.mark.thorough
@pytest.mark.parametrize(("players", "options"), KINGSCRAFT)
def test_hidden_things_do_not_change_its_answer(players: int, options: Data) -> None:
    """R17, R59: neither the potions of others nor the cards that they have chosen already."""
    dreams, asked = Luck(secret_of(99)), 0
    for number, state in enumerate(islice(choices(players, options, 3), 0, None, 21)):
        for seat in state.to_act():
            bot = SearchBot(GUIDE, 30)
            sights = [Sight(seat, state.options(seat), world) for world in [state, state.imagine(seat, dreams)]]
            asked += 1

            assert len({bot.choose(sight, Thoughts(secret_of(number))) for sight in sights}) == 1
    assert asked > 5


@pytest.mark.thorough
def test_it_beats_greedy() -> None:
    """A small budget is enough to see it; how much it wins is measured by the ladder."""
    won = 0
    for number in range(8):
        bots: list[Bot] = [Greedy(), Greedy()]
        bots[number % 2] = SearchBot(GUIDE, 60)
        luck = Luck(derive(secret_of(8), f"{number}"))
        state = GAME.new(GAME.setup(2), luck)
        play_out(state, bots, luck, Thoughts(secret_of(number)), GAME.longest(GAME.setup(2)))
        won += number % 2 in state.result().winners

    assert won > 4
