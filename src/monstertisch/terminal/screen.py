"""How words reach a terminal: in its encoding, its width and, where it has them, its colours."""

from __future__ import annotations

import codecs
import io
import os
import sys
from collections.abc import Iterable
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from rich.console import Console, ConsoleOptions, RenderableType
from rich.segment import Segment, Segments

from ..core.card_file import together
from ..core.game import Data, Game
from ..core.names import seen
from ..core.reason import Reason, Refusal
from ..games import GAMES
from ..texts import Texts, catalogue

NARROWEST, WIDEST = 80, 100  # columns; a narrower window breaks our lines itself, longer ones are hard to read
SPELLINGS = str.maketrans(
    {
        "ä": "ae", "ö": "oe", "ü": "ue", "Ä": "Ae", "Ö": "Oe", "Ü": "Ue", "ß": "ss",
        "★": "*", "–": "-", "−": "-", "─": "-", "·": "-", "…": "...", "×": "x", "±": "+-", "„": '"', "“": '"', "”": '"', "’": "'",
        "\u00a0": " ",
    }
)  # fmt: skip


def respell(error: UnicodeError) -> tuple[str, int]:
    """What is written instead of characters that a terminal does not have."""
    assert isinstance(error, UnicodeEncodeError)
    lost = error.object[error.start : error.end].translate(SPELLINGS)
    return lost.encode("ascii", "replace").decode("ascii"), error.end


codecs.register_error("respell", respell)


def open_streams() -> None:
    """No character, typed or written, may end a game, and no stream that was closed: it becomes one that nobody reads or writes."""
    for name, mode in [("stdin", "r"), ("stdout", "w"), ("stderr", "w")]:
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115  # takes the number of the closed one
    for stream in [sys.stdout, sys.stderr]:
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="respell")
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")


def spelled(text: str) -> str:
    """The text as this terminal can write it."""
    encoding = sys.stdout.encoding or "utf-8"
    return text.encode(encoding, "respell").decode(encoding)


def has_board(game: Game) -> bool:
    """Whether a folder of this package draws this game."""
    return find_spec(f"{__package__}.{game.name}") is not None


class TerminalTexts(Texts):
    """The texts of the terminal and of one game with these cards or our own, spelled before they are measured and aligned."""

    def __init__(self, language: str, game: Game | None = None, cards: Data | None = None) -> None:
        self.folders: list[str | Path] = ["terminal"]
        if game is not None:
            self.folders += [game.folder, *([f"terminal/{game.name}"] if has_board(game) else [])]
        super().__init__(language, *self.folders)
        self.game = game
        if game is not None:
            self.of_cards(game, cards or game.card_rows())

    def say(self, key: str, **params: Any) -> str:
        """A word that somebody's game has forgotten shows its key."""
        return spelled(super().say(key, **params)) if self.has(key) else key

    def keys(self, prefix: str) -> list[str]:
        """The messages whose names begin so, without that, in the order in which they are written down."""
        names = [key for folder in self.folders for key in catalogue(self.language, folder)]
        return [name.removeprefix(prefix) for name in names if name.startswith(prefix)]

    def tell(self, section: str, row: Data) -> list[str]:
        """What a card does, paragraph by paragraph."""
        assert self.game is not None
        return self.game.tell(section, row, self.say)

    def refusal(self, refused: Refusal) -> list[str]:
        """Every reason of a refusal as a line, in the words of the game it is about, or of one that knows it."""
        return [self.knowing(reason, refused.reason.params.get("game")).reason(reason) for reason in refused.reasons]

    def knowing(self, reason: Reason, about: Any) -> TerminalTexts:
        """Whoever has words for a reason. Most are of no game, and to read the texts of all games takes long."""
        if self.has(f"reason-{reason.code}"):
            return self
        games = sorted(GAMES.values(), key=lambda game: game.name != about)
        speakers = (TerminalTexts(self.language, game) for game in games)
        return next(texts for texts in speakers if texts.has(f"reason-{reason.code}"))

    def together(self, words: list[str]) -> str:
        return together(words, self.say)


class Screen(Console):
    """The last gate before the terminal: whatever a file or a name holds, no escape sequence of theirs gets through."""

    def render(self, renderable: RenderableType, options: ConsoleOptions | None = None) -> Iterable[Segment]:
        for segment in super().render(renderable, options):
            lines = segment.text.split("\n")
            yield segment if segment.control else Segment("\n".join([seen(line) for line in lines]), segment.style)


def console(errors: bool = False) -> Console:
    """Where a command writes: the answer goes to stdout, complaints and progress to stderr. NO_COLOR means no styles at all."""
    stream = sys.stderr if errors else sys.stdout
    plain = "NO_COLOR" in os.environ or os.environ.get("TERM") == "dumb"
    made = Screen(file=stream, color_system=None if plain else "auto", highlight=False, markup=False, emoji=False)
    made.width = min(max(made.width, NARROWEST), WIDEST)
    return made


def put(out: Console, *lines: RenderableType) -> None:
    """Prints line by line, without the spaces with which tables fill their last column."""
    for line in lines:
        for segments in out.render_lines(line, pad=False):
            while segments and not segments[-1].text.strip():
                segments.pop()
            if segments:
                last = segments.pop()
                segments.append(Segment(last.text.rstrip(), last.style))
            out.print(Segments([*segments, Segment.line()]), end="")
