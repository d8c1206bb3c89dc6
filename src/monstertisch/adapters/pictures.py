"""A position as everybody may see it, in text and as a picture of that text."""

from __future__ import annotations

import unicodedata
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..core.game import View

Picture = NDArray[np.uint8]

# Five rows of three dots each, as octal digits.
LETTERS = """
a25755 b65656 c34443 d65556 e74647 f74644 g34553 h55755 i72227 j11152 k55655 l44447 m57755
n65555 o25552 p65644 q25563 r65655 s34216 t72222 u55557 v55552 w55775 x55255 y55222 z71247
075557 126227 271747 371317 455711 574717 674757 771111 875757 975717
.00002 ,00024 :02020 -00700 _00007 /11244 =07070 +02720 ?71202 (12221 )42224 [64446 ]31113 '22000
"""
GLYPHS = {letter[0]: letter[1:] for letter in LETTERS.split()}
UNKNOWN = "77777"
WIDE, HIGH, DOT = 4, 7, 2
WIDEST = 110
PAPER, INK = (24, 20, 30), (236, 226, 200)


def text_of(view: View) -> str:
    """One line for every field of a view, and for every entry of a list of records."""
    return "\n".join(line for key, value in view.items() for line in lines_of(key, value)) + "\n"


def lines_of(key: str, value: Any) -> list[str]:
    if isinstance(value, list) and any(isinstance(one, dict) for one in value):
        return [f"{key} {number}: {short(one)}" for number, one in enumerate(value)]
    return [f"{key}: {short(value)}"]


def short(value: Any) -> str:
    """Without what is not there: what is not so, not known, or empty."""
    if isinstance(value, dict):
        told = [f"{key}={short(one)}" for key, one in value.items() if one or (one == 0 and one is not False)]
        return f"({', '.join(told)})"
    if isinstance(value, list):
        return f"[{', '.join(short(one) for one in value)}]"
    return "?" if value is None else "yes" if value is True else "no" if value is False else str(value)


def picture_of(text: str) -> Picture:
    """The text, letter by letter; long lines are broken."""
    plain = "".join(one for one in unicodedata.normalize("NFKD", text.lower()) if not unicodedata.combining(one))
    lines = [line[at : at + WIDEST] for line in plain.split("\n") for at in range(0, max(len(line), 1), WIDEST)]
    dots = np.zeros((HIGH * len(lines), WIDE * WIDEST), bool)
    for row, line in enumerate(lines):
        for column, letter in enumerate(line):
            if letter != " ":
                dots[row * HIGH + 1 : row * HIGH + 6, column * WIDE : column * WIDE + 3] = glyph(letter)
    paper, ink = np.array(PAPER, np.uint8), np.array(INK, np.uint8)
    picture: Picture = np.where(dots[:, :, None], ink, paper)
    return picture.repeat(DOT, axis=0).repeat(DOT, axis=1)


def glyph(letter: str) -> NDArray[np.bool_]:
    return np.array([[int(row) >> bit & 1 for bit in (2, 1, 0)] for row in GLYPHS.get(letter, UNKNOWN)], bool)
