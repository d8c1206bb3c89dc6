"""No level cheats: dealt anew whatever its seat cannot know, and with the same luck of its own, a bot does the same."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count, islice

import pytest
from bots.played import BOSS_MONSTER, KINGSCRAFT, Seating, positions

from monstertisch.bots import levels_of, make_bot
from monstertisch.bots.search import SearchBot
from monstertisch.core.chance import Luck, Thoughts, derive, secret_of
from monstertisch.core.game import Game, State
from monstertisch.core.sight import Bot, Sight
from monstertisch.games import GAMES

pytestmark = pytest.mark.long
POSITIONS = 1000  # per game and level
ROLLOUTS = 24  # a level with a search does the same with more of them, only longer
TABLES: dict[str, list[Seating]] = {
    "maechtige_monster": [(3, {"king": True}), (4, {}), (5, {"chain": True}), (6, {"chain": True, "king": True})],
    "kingscraft": KINGSCRAFT,
    "boss_monster": BOSS_MONSTER,
}


def questions(game: Game) -> Iterator[tuple[State, int]]:
    """Every third question with more than one answer, at all kinds of tables in turn, in games of beginners."""
    for seed in count():
        for players, options in TABLES[game.name]:
            asked = (
                (state, seat)
                for state in positions(game, options, seed, [make_bot("hasty", game)] * players)
                for seat in state.to_act()
                if len(state.options(seat)) > 1
            )
            yield from islice(asked, seed % 3, None, 3)


def bot_of(game: Game, level: str) -> Bot:
    bot = make_bot(level, game)
    return SearchBot(bot.guide, ROLLOUTS) if isinstance(bot, SearchBot) else bot


@pytest.mark.parametrize(("name", "level"), [(name, level) for name in TABLES for level in levels_of(GAMES[name])])
def test_what_a_seat_cannot_know_changes_no_answer(name: str, level: str) -> None:
    bot, different = bot_of(GAMES[name], level), 0
    for number, (state, seat) in enumerate(islice(questions(GAMES[name]), POSITIONS)):
        twin = state.imagine(seat, Luck(derive(secret_of(number), "twin")))
        different += twin.to_data() != state.to_data()

        answers = [bot.choose(Sight(seat, state.options(seat), world), Thoughts(secret_of(number))) for world in [state, twin]]

        assert answers[0] == answers[1], f"position {number}: {answers}"
    assert different > POSITIONS // 2
