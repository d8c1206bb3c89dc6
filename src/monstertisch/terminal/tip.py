"""A tip in words: the move, what it brings on average, the second best, and how likely they win."""

from __future__ import annotations

from collections.abc import Callable

from ..bots.advice import Advice
from ..texts import Texts

MOST_FIGURES = 2  # that a person compares at once


def tip_lines(advice: Advice, phrase: Callable[[int], str], texts: Texts) -> list[str]:
    """`phrase` says a move. Of the figures those are told, the most important ones, that tell something of either move."""
    moves = {"tip-best": (advice.best, ["no", "next"])} | ({"tip-second": (advice.second, ["yes", "yes"])} if advice.second else {})
    names = [name for name in advice.best.figures if any(percent(move.figures[name]) for move, _ in moves.values())]
    lines = []
    for key, (move, short) in moves.items():
        brings = [figure(name, move.figures[name], how, texts) for name, how in zip(names[:MOST_FIGURES], short, strict=False)]
        lines.append(" – ".join(filter(None, [texts.say(key, does=phrase(move.action)), ", ".join(brings)])) + ".")
    return [*lines, f"{chances(advice, texts)}."]


def figure(name: str, value: float, short: str, texts: Texts) -> str:
    """As a chance and as a number; the text takes what it needs.

    `short`: "yes" if it was told of another move before, "next" if it is not the first of its move.
    """
    number = round(abs(value), 1)
    sign = "less" if value < 0 and number else "more"
    return texts.say(f"figure-{name}", percent=percent(value), n=number, sign=sign, short=short)


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
