"""A tip in words: the move, what it brings on average, the second best, and how likely they win."""

from __future__ import annotations

from collections.abc import Callable

from ..bots.advice import Advice, Advised
from ..texts import Texts

MOST_FIGURES = 2  # that a person compares at once


def tip_lines(advice: Advice, phrase: Callable[[int], str], texts: Texts) -> list[str]:
    """`phrase` says a move."""
    names = telling(advice)
    lines = [line("tip-best", advice.best, names, phrase, texts)]
    if advice.second:
        lines.append(line("tip-second", advice.second, names, phrase, texts))
    return [*lines, f"{chances(advice, texts)}."]


def telling(advice: Advice) -> list[str]:
    """The figures that tell something of either move, the most important ones."""
    moves = [move for move in (advice.best, advice.second) if move]
    names = [name for name in advice.best.figures if any(percent(move.figures[name]) for move in moves)]
    return names[:MOST_FIGURES]


def line(key: str, move: Advised, names: list[str], phrase: Callable[[int], str], texts: Texts) -> str:
    said = texts.say(key, does=phrase(move.action))
    figures = ", ".join(figure(name, move.figures[name], texts) for name in names)
    return f"{texts.say('tip-why', move=said, figures=figures) if figures else said}."


def figure(name: str, value: float, texts: Texts) -> str:
    """As a chance and as a number; the text takes what it needs."""
    number = round(abs(value), 1)
    return texts.say(f"figure-{name}", percent=percent(value), n=number, sign="less" if value < 0 and number else "more")


def chances(advice: Advice, texts: Texts) -> str:
    best = percent(advice.best.chance)
    if advice.second is None:
        return texts.say("tip-alone", best=best)
    second, error = percent(advice.second.chance), percent(advice.error)
    if abs(advice.lead) <= advice.error or best == second:
        return texts.say("tip-alike", best=best)
    return texts.say("tip-ahead-about" if error else "tip-ahead", best=best, second=second, error=error)


def percent(share: float) -> int:
    """Half a percent is rounded up, as the page does."""
    return int(share * 100 + 0.5) if share >= 0 else -int(-share * 100 + 0.5)
