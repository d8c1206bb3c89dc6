"""What the commands print that are not played: games, series, replays, analyses, cards, verdicts."""

from __future__ import annotations

import json
import math
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from rich.console import RenderableType
from rich.progress import Progress
from rich.table import Table
from rich.text import Text

from ..core.card_file import signed
from ..core.game import Data, Game, TableOption
from ..core.match import Match
from ..interrupts import heed
from .board import board_for, board_of
from .drawing import indented, plain_grid, plain_table, ranking
from .play import events_of, names_at, seen_by
from .screen import TerminalTexts, console

if TYPE_CHECKING:
    from ..lab.analysis import Study
    from ..lab.arena import Arena
    from ..lab.simulate import Tally
    from ..lab.train import Learned


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


def option_facts(option: TableOption, texts: TerminalTexts) -> Data:
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
    found, say = tally.to_data(), texts.say
    endings = [say("simulate-ending", ending=say(f"ending-{how}"), count=n) for how, n in found["endings"].items() if how]
    facts = {
        "simulate-games": str(found["games"]),
        "simulate-moves": str(found["moves"]),
        "simulate-mean": say("simulate-decimal", number=found["moves"] / max(found["games"], 1)),
        "simulate-speed": say("simulate-per-second", games=round(found["games_per_s"]), moves=found["moves_per_s"]),
        "simulate-scores": " / ".join(say("simulate-decimal", number=score) for score in found["scores_by_place"]),
        "simulate-rounds": say("simulate-spread", **found["rounds"]) if found["rounds"] else "",
        **({"simulate-endings": ", ".join(endings)} if endings else {}),
    }
    grid = plain_grid([say(key), fact] for key, fact in facts.items())
    lines: list[RenderableType] = [grid, "", shares("simulate-bot", found["wins"], texts)]
    for option, choices in found["choices"].items():
        lines += ["", shares(f"table-{option}", choices, texts)]
    if found["uses"]:
        lines += ["", uses(found["uses"], found["games"], texts)]
    lines += ["", texts.say("simulate-digest"), f"  {found['digest']}"]
    return [*lines, texts.say("simulate-interrupted")] if tally.interrupted else lines


def shares(title: str, found: dict[str, Data], texts: TerminalTexts) -> Table:
    """Who or what won how often; for choices of the table also how often and how long they were played."""
    counted = any("games" in won for won in found.values())
    headers = [title, "simulate-share", "simulate-interval", *(["simulate-games", "simulate-rounds"] if counted else [])]
    rows = []
    for name, won in found.items():
        share, low, high = (texts.say("simulate-percent", share=100 * won[key]) for key in ("share", "low", "high"))
        more = [str(won["games"]), texts.say("simulate-spread", **won["rounds"])] if counted else []
        rows.append([name, share, f"{low} – {high}", *more])
    return plain_table([texts.say(header) for header in headers], rows)


def uses(found: dict[str, int], games: int, texts: TerminalTexts) -> Table:
    """How often every card was used, the least used first."""
    headers = [texts.say(key) for key in ["simulate-card", "simulate-uses", "simulate-per-game"]]
    counts = sorted(found.items(), key=lambda use: use[1])
    return plain_table(headers, [[card, str(n), texts.say("simulate-rate", number=n / max(games, 1))] for card, n in counts])


# arena


def arena_lines(arena: Arena, texts: TerminalTexts) -> list[RenderableType]:
    """The best first; beside the share of the wins stands what chance alone would give."""
    found, say = arena.to_data(), texts.say
    interval = "simulate-interval"
    headers = ["arena-bot", "simulate-share", interval, "arena-chance", "arena-place", interval, "arena-rating"]
    rows = []
    for name, bot in sorted(found["bots"].items(), key=lambda one: one[1]["place"]["mean"]):
        wins = estimate(bot["wins"], lambda share: say("simulate-percent", share=100 * share))
        place = estimate(bot["place"], lambda place: say("arena-rate", number=place))
        chance = say("simulate-percent", share=100 * bot["chance"])
        rows.append([name, *wins, chance, *place, say("arena-spread", **bot["rating"])])
    table = plain_table([say(header) for header in headers], rows)
    facts = say("arena-games", deals=found["deals"], games=found["games"])
    lines: list[RenderableType] = [facts, "", table, "", say("simulate-digest"), f"  {found['digest']}"]
    return [*lines, say("simulate-interrupted")] if arena.interrupted else lines


def learned_lines(learned: Learned, texts: TerminalTexts) -> list[RenderableType]:
    """How well the net foresees games that it did not learn from, beside one that knows nothing."""
    say = texts.say
    rows = [
        [str(players), say("arena-rate", number=value), say("arena-rate", number=math.log(players))]
        for players, value in learned.surprises.items()
    ]
    table = plain_table([say(header) for header in ["train-players", "train-surprise", "train-nothing"]], rows)
    return [say("train-games", games=learned.games, positions=learned.positions), "", table]


def estimate(found: Data, told: Callable[[float], str]) -> list[str]:
    """A mean, and its interval if there are deals enough for one."""
    interval = "–" if found["low"] is None else f"{told(found['low'])} – {told(found['high'])}"
    return [told(found["mean"]), interval]


# replay


def replay_facts(match: Match) -> Data:
    """The game as someone who only watched it saw it."""
    steps = [
        {
            "n": step.entry.number,
            "round": step.round,
            "seat": step.entry.seat,
            "do": match.setup.moves.spell_out(step.entry.action),
            "events": seen_by(None, step.events),
        }
        for step in match.steps
    ]
    begins = match.begins.entry if match.begins else None
    found = {"seats": match.seats, "goes_on_from": begins, "opening": seen_by(None, match.opening), "steps": steps}
    return {**match.setup.to_data(), **found, "result": match.state.result().to_data() if match.over else None}


def replay_lines(match: Match, texts: TerminalTexts) -> list[RenderableType]:
    names = names_at(match.seats, texts)
    board = board_for(match, texts, names, None)
    lines: list[RenderableType] = [Text(texts.say(f"game-{match.game.name}"), style="bold")]
    if match.begins is not None:
        lines.append(texts.say("replay-begins", number=match.begins.entry))
    if match.base is not None:
        lines.append(texts.say("replay-rules", number=match.base.number, version=match.game.rules_version))
    lines += board.story(seen_by(None, [*match.opening, *events_of(match.steps)]))
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


# analyse


def analysis_lines(study: Study, found: Data, texts: TerminalTexts) -> list[RenderableType]:
    """The chances when rounds ended, turning points in words, and what everybody owes to their moves and to luck."""
    match = study.match
    names = names_at(match.seats, texts)
    error = texts.say("analyse-worlds", worlds=found["worlds"], error=100 * found["error"])
    title = Text(texts.say(f"game-{match.game.name}"), style="bold")
    lines: list[RenderableType] = [title, error, "", chances(match, found, names, texts)]
    lines += ["", Text(texts.say("analyse-points" if found["points"] else "analyse-no-points"), style="bold")]
    lines += [indented(turning_point(study, one, names, texts)) for one in found["points"]]
    return [*lines, "", balance(found, names, texts), "", texts.say("analyse-balance")]


def percent(chance: float, texts: TerminalTexts) -> str:
    return texts.say("analyse-percent", share=round(100 * chance))


def chances(match: Match, found: Data, names: list[str], texts: TerminalTexts) -> Table:
    """At the start, and after the last move of every round."""
    told = {moment["n"]: moment["chances"] for moment in found["moments"]}
    last = {str(step.round): told[step.entry.number] for step in match.steps}
    rows = {"–": found["moments"][0]["chances"], **last}
    told_rows = [[when, *[percent(chance, texts) for chance in after]] for when, after in rows.items()]
    return plain_table([texts.say("analyse-round"), *names], told_rows)


def turning_point(study: Study, found: Data, names: list[str], texts: TerminalTexts) -> str:
    match, swings = study.match, found["swings"]
    at = [step.entry.number for step in match.steps].index(found["n"])
    swung = sorted(range(len(names)), key=lambda seat: -abs(swings[seat]))
    changed = ", ".join(f"{names[seat]} {points(swings[seat])}" for seat in swung if points(swings[seat]) != "0")
    facts = {"round": match.steps[at].round, "n": found["n"], "changed": changed}
    if found["kind"] == "luck":
        return texts.say("analyse-luck", **facts)
    view = study.position(at).view(found["seat"])
    board = board_for(match, texts, names, found["seat"])
    said = {name: board.phrase(view, match.setup.moves.read(found[name]["do"])) for name in ["played", "better"] if found[name]}
    line = texts.say("analyse-decision", **facts, seat=names[found["seat"]], move=said["played"])
    if "better" not in said:
        return line
    better, played = (percent(found[name]["chance"], texts) for name in ["better", "played"])
    return f"{line} {texts.say('analyse-better', move=said['better'], better=better, played=played)}"


def points(swing: float) -> str:
    """In points of a hundred."""
    return signed(round(100 * swing)) if round(100 * swing) else "0"


def balance(found: Data, names: list[str], texts: TerminalTexts) -> Table:
    start, end = (found["moments"][at]["chances"] for at in (0, -1))
    rows = [
        [name, percent(start[seat], texts), points(own["decisions"]), points(own["luck"]), percent(end[seat], texts)]
        for seat, (name, own) in enumerate(zip(names, found["balance"], strict=True))
    ]
    headers = ["analyse-seat", "analyse-start", "analyse-moves", "analyse-rest", "analyse-end"]
    return plain_table([texts.say(header) for header in headers], rows)


# cards


def card_lines(game: Game, texts: TerminalTexts) -> list[RenderableType]:
    """The card list of this game, by the board that draws it."""
    return board_of(game)(game.moves, game.card_rows(), texts, [], None).card_list()
