"""Card files: TOML in which a syntax error is named with its line."""

from __future__ import annotations

import re
import tomllib

from .game import Data
from .reason import BadCards, Reason


def parse(text: str, rule: str) -> Data:
    """The rows of a card file; `rule` is the game's rule about card files."""
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        place = re.search(r"\(at (?:line (\d+), column \d+|end of document)\)", str(error))
        line = int(place[1]) if place and place[1] else text.count("\n") + 1
        detail = str(error).split(" (at ")[0]
        raise BadCards(Reason("cards-syntax", rule, {"line": line, "detail": detail})) from None
    except (ValueError, RecursionError):  # a number of thousands of digits, a list in a list in a list …
        raise BadCards(Reason("cards-beyond", rule)) from None
