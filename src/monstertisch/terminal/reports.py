"""What the commands print that are not played: games, series, replays, cards, verdicts."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib import import_module
from typing import TYPE_CHECKING, Any

from rich.console import RenderableType
from rich.progress import Progress
from rich.table import Table
from rich.text import Text

from ..core.game import Data, Game, Option
from ..core.match import Match
from ..interrupts import heed
from .board import board_for
from .drawing import indented, ranking
from .play import events_of, names_at
from .words import TerminalTexts, board_of, console

if TYPE_CHECKING:
    from ..lab.simulate import Tally


def print_json(found: Any) -> None:
    """For programs: plain JSON on stdout and nothing else."""
    console().file.write(json.dumps(found, indent=2) + "\n")


@contextmanager
def progress(title: str, total: int) -> Iterator[Progress]:
    """A bar on stderr, where a person sees it and no program reads it."""
    heed()
    errors = console(errors=True)
    with Progress(console=errors, transient=True, disable=not errors.is_terminal) as bar:
        bar.add_task(title, total=total)
        yield bar


def counter(bar: Progress) -> Callable[[int], None] | None:
    """Moves the bar on; nobody counts for a bar that is not shown."""
    if bar.disable:
        return None
    return lambda done: bar.update(bar.task_ids[0], completed=done)


# games


def game_facts(game: Game, texts: TerminalTexts) -> Data:
    return {
        "name": game.name,
        "title": texts.say(f"game-{game.name}"),
        "players": [game.least_players, game.most_players],
        "rules_version": game.rules_version,
        "options": [option_facts(option, texts) for option in game.table_options],
    }


def option_facts(option: Option, texts: TerminalTexts) -> Data:
    title, text = texts.say(f"table-{option.name}"), texts.say(f"table-{option.name}-text")
    return {"name": option.name, "title": title, "text": text, "choices": option.choices, "per_seat": option.per_seat}


def game_lines(game: Game, texts: TerminalTexts) -> list[RenderableType]:
    facts = game_facts(game, texts)
    least, most = facts["players"]
    title = Text.assemble((facts["title"], "bold"), f" ({game.name.replace('_', '-')})")
    lines: list[RenderableType] = [title, "  " + texts.say("games-players", least=least, most=most)]
    for option in facts["options"]:
        lines.append("  " + texts.say("games-option-choice" if option["choices"] else "games-option", name=option["name"]))
        lines.append(indented(f"{option['title']}: {option['text']}", 4))
        if option["choices"]:
            key = "games-choices-per-seat" if option["per_seat"] else "games-choices"
            lines.append(indented(texts.say(key, choices=", ".join(option["choices"])), 4))
    return lines


# simulate


def tally_lines(tally: Tally, texts: TerminalTexts) -> list[RenderableType]:
    found = tally.to_data()
    facts = Table.grid(padding=(0, 2, 0, 0))
    facts.add_row(texts.say("simulate-games"), str(found["games"]))
    facts.add_row(texts.say("simulate-moves"), str(found["moves"]))
    facts.add_row(texts.say("simulate-mean"), texts.say("simulate-decimal", number=found["moves"] / max(found["games"], 1)))
    games, moves = round(found["games_per_s"]), found["moves_per_s"]
    facts.add_row(texts.say("simulate-speed"), texts.say("simulate-per-second", games=games, moves=moves))
    scores = " / ".join(texts.say("simulate-decimal", number=score) for score in found["scores_by_place"])
    facts.add_row(texts.say("simulate-scores"), scores)
    rounds = found["rounds"]
    facts.add_row(texts.say("simulate-rounds"), texts.say("simulate-spread", **rounds) if rounds else "")
    endings = [
        texts.say("simulate-ending", ending=texts.say(f"ending-{ending}"), count=n)
        for ending, n in found["endings"].items()
        if ending
    ]
    if endings:
        facts.add_row(texts.say("simulate-endings"), ", ".join(endings))
    lines: list[RenderableType] = [facts, "", shares("simulate-bot", found["wins"], texts)]
    for option, choices in found["choices"].items():
        lines += ["", shares(f"table-{option}", choices, texts)]
    if found["uses"]:
        lines += ["", uses(found["uses"], found["games"], texts)]
    lines += ["", texts.say("simulate-digest"), f"  {found['digest']}"]
    return [*lines, texts.say("simulate-interrupted")] if tally.interrupted else lines


def shares(title: str, found: dict[str, Data], texts: TerminalTexts) -> Table:
    """Who or what won how often; for choices of the table also how often and how long they were played."""
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    counted = any("games" in won for won in found.values())
    for key in [title, "simulate-share", "simulate-interval", *(["simulate-games", "simulate-rounds"] if counted else [])]:
        table.add_column(texts.say(key))
    for name, won in found.items():
        share, low, high = (texts.say("simulate-percent", share=100 * won[key]) for key in ("share", "low", "high"))
        more = [str(won["games"]), texts.say("simulate-spread", **won["rounds"])] if counted else []
        table.add_row(name, share, f"{low} – {high}", *more)
    return table


def uses(found: dict[str, int], games: int, texts: TerminalTexts) -> Table:
    """How often every card was used, the least used first."""
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    for key in ["simulate-card", "simulate-uses", "simulate-per-game"]:
        table.add_column(texts.say(key), justify="left" if key == "simulate-card" else "right")
    for card, count in sorted(found.items(), key=lambda use: use[1]):
        table.add_row(card, str(count), texts.say("simulate-rate", number=count / max(games, 1)))
    return table


# replay


def replay_facts(match: Match) -> Data:
    """The game as someone who only watched it saw it."""
    steps = [
        {
            "n": step.entry.number,
            "round": step.round,
            "seat": step.entry.seat,
            "do": match.setup.moves.spell_out(step.entry.action),
            "events": [facts for event in step.events if (facts := event.seen_by(None)) is not None],
        }
        for step in match.steps
    ]
    opening = [facts for event in match.opening if (facts := event.seen_by(None)) is not None]
    result = match.state.result().to_data() if match.over else None
    return {**match.setup.to_data(), "seats": match.seats, "opening": opening, "steps": steps, "result": result}


def replay_lines(match: Match, texts: TerminalTexts) -> list[RenderableType]:
    names = names_at(match.seats, texts)
    board = board_for(match, texts, names, None)
    seen = [event.seen_by(None) for event in [*match.opening, *events_of(match.steps)]]
    lines: list[RenderableType] = [Text(texts.say(f"game-{match.game.name}"), style="bold")]
    if match.base is not None:
        lines.append(texts.say("replay-rules", number=match.base.number, version=match.game.rules_version))
    lines += board.story([facts for facts in seen if facts is not None])
    lines += undone_lines(match, names, texts)
    if match.over:
        return [*lines, "", ranking(match.state.result(), names, texts)]
    return [*lines, "", texts.say("replay-running", round=match.state.round())]


def undone_lines(match: Match, names: list[str], texts: TerminalTexts) -> list[str]:
    """Who took back how often; older files do not tell who."""
    undone = Counter(entry.seat for entry in match.entries if entry.undo_to is not None)
    return [
        texts.say("replay-undone-by", seat=names[seat], count=count) if seat >= 0 else texts.say("replay-undone", count=count)
        for seat, count in sorted(undone.items())
    ]


# cards


def card_lines(game: Game, texts: TerminalTexts) -> list[RenderableType]:
    """The card list of this game, by the folder that draws it."""
    found: list[RenderableType] = import_module(f"{__package__}.{board_of(game)}").card_list(game.card_rows(), texts)
    return found
