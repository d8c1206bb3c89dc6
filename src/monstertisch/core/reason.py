"""Why something is not allowed: a code, the rule behind it and the numbers in it. The words live in the Fluent files."""

from __future__ import annotations

from typing import Any, Final


class Reason:
    """One refusal that can be shown in any language: `code` names the text `reason-<code>`, `rule` the rule that forbids it."""

    def __init__(self, code: str, rule: str, params: dict[str, Any] | None = None) -> None:
        self.code: Final = code
        self.rule: Final = rule
        self.params: Final[dict[str, Any]] = params or {}

    def to_data(self) -> dict[str, Any]:
        return {"code": self.code, "rule": self.rule, "params": self.params}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Reason) and self.to_data() == other.to_data()

    def __hash__(self) -> int:
        return hash((self.code, self.rule))

    def __reduce__(self) -> tuple[type[Reason], tuple[str, str, dict[str, Any]]]:
        return Reason, (self.code, self.rule, self.params)

    def __repr__(self) -> str:
        return f"Reason({self.code!r}, {self.rule!r}, {self.params!r})"


class Refusal(Exception):
    """Input that is answered with reasons and changes nothing. Whoever talks to a person turns them into words."""

    def __init__(self, *reasons: Reason) -> None:
        super().__init__(*reasons)
        self.reasons = list(reasons)

    @property
    def reason(self) -> Reason:
        return self.reasons[0]

    def __str__(self) -> str:
        return "; ".join(f"{reason.code} {reason.rule} {reason.params}" for reason in self.reasons)


class IllegalMove(Refusal):
    """A move that the rules forbid; the state is untouched."""


class BadSetup(Refusal):
    """A number of players or an option that the game does not have."""


class BadCards(Refusal):
    """A card file that cannot be used; every reason carries the path of the value it is about."""


class BadBot(Refusal):
    """A bot of somebody else's package that did not answer as a bot must; the game it played in cannot go on with it."""


class BadMatch(Refusal):
    """A match file that is broken, foreign or made under other rules; the reason carries the line."""
