"""The command line: what its words mean, `--help`, and what is said about words that cannot be understood."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import typer
from typer.core import TyperCommand, TyperGroup

from ..bots import BOTS
from ..core.game import Game
from ..core.reason import BadCards, Reason, Refusal
from ..games import GAMES
from ..home import LARGEST_CARDS, read_file
from ..texts import LANGUAGES, Texts, default_language

UsageError: type[Exception] = typer.BadParameter.__bases__[0]  # Typer and Click keep it in different places


class Usage(Refusal):
    """A command line that cannot be carried out."""


def language_in(args: list[str]) -> str:
    """The language of complaints and help: the one asked for, if there is one, even where the rest is wrong."""
    for at, word in enumerate(args):
        wanted = word.removeprefix("--lang=") if word.startswith("--lang=") else None
        if word == "--lang" and at + 1 < len(args):
            wanted = args[at + 1]
        if wanted in LANGUAGES:
            return wanted
    return default_language()


def complaint(error: Any) -> Reason:
    """What is wrong with the command line, as a reason that has a text."""
    command = error.ctx.command_path if error.ctx else "monstertisch"
    parameter = getattr(error, "param", None)
    if parameter is not None:
        name = parameter.opts[0] if parameter.param_type_name == "option" else parameter.metavar
        missing = type(error).__name__ == "MissingParameter"
        return Reason("usage-missing" if missing else "usage-number", "", {"name": name, "command": command})
    name = getattr(error, "option_name", None)
    if name is None:
        return Reason("usage-extra", "", {"command": command})
    known = type(error).__name__ != "NoSuchOption"
    return Reason("usage-value" if known else "usage-option", "", {"name": name, "command": command})


def find_game(name: str) -> Game:
    game = GAMES.get(name.replace("-", "_").lower())
    if game is None:
        known = ", ".join(known.replace("_", "-") for known in GAMES)
        raise Usage(Reason("match-game", "", {"game": name, "known": known}))
    return game


def read_options(game: Game, words: list[str] | None) -> dict[str, Any]:
    """`chain`, `chain=off`, `king=old`, `type=dragon,orc,sea` as the game declares them; it judges what is left."""
    found: dict[str, Any] = {}
    for word in words or []:
        name, equals, value = word.partition("=")
        declared = [option for option in game.table_options if option.name == name]
        choices = declared[0].choices if declared else []
        if choices and declared[0].per_seat:
            found[name] = [as_declared(one, choices) for one in value.split(",")]
        elif choices:
            found[name] = as_declared(value, choices)
        elif says(value, "typed-off"):
            found[name] = False
        else:
            found[name] = True if not equals or says(value, "typed-on") else value
    return found


def says(word: str, key: str) -> bool:
    """Whether it is one of the words of this message, in any language."""
    return any(word.lower() in Texts(language, "terminal").say(key).split(", ") for language in LANGUAGES)


def as_declared(value: str, choices: list[str]) -> str:
    """A choice, whether it is typed with capitals or not."""
    return next((choice for choice in choices if choice.lower() == value.strip().lower()), value)


def read_cards(path: Path) -> str:
    try:
        return read_file(path, LARGEST_CARDS).decode("utf-8").replace("\r\n", "\n")
    except UnicodeDecodeError:
        raise BadCards(Reason("not-utf8", "", {"path": str(path)})) from None


def described(texts: Texts, parameter: Any) -> tuple[str, str]:
    """One line of the help: how the parameter is written, and its text. A parameter's `help` is the key of its text."""
    if parameter.param_type_name == "argument":
        return parameter.metavar, texts.say(parameter.help)
    written = ", ".join(parameter.opts)
    text = texts.say(parameter.help, bots=", ".join(BOTS))
    return f"{written} {parameter.metavar}" if parameter.metavar else written, text


def write_help(command: Any, context: Any, formatter: Any) -> None:
    texts: Texts = context.find_root().obj
    shown = [parameter for parameter in command.params if not parameter.hidden]
    arguments = [parameter for parameter in shown if parameter.param_type_name == "argument"]
    options = [parameter for parameter in shown if parameter.param_type_name == "option"]
    pieces = [one.metavar if one.required else f"[{one.metavar}]" for one in arguments]
    commands = getattr(command, "commands", {})
    pieces += [texts.say("help-command-word")] if commands else [texts.say("help-options-word")]
    formatter.write_usage(context.command_path, " ".join(pieces), texts.say("help-usage") + " ")
    formatter.write_paragraph()
    sentence = texts.say(command.help)
    formatter.write_text(f"{sentence[0].upper()}{sentence[1:]}.")
    if commands:
        with formatter.section(texts.say("help-commands")):
            formatter.write_dl([(name, texts.say(one.help)) for name, one in commands.items()])
    if arguments:
        with formatter.section(texts.say("help-arguments")):
            formatter.write_dl([described(texts, one) for one in arguments])
    with formatter.section(texts.say("help-options")):
        formatter.write_dl([*[described(texts, one) for one in options], ("--help", texts.say("help-help"))])


class Command(TyperCommand):
    """A command whose help is in the user's language."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        write_help(self, ctx, formatter)


class Group(TyperGroup):
    """Commands under one name; without a word after it, it shows its help."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        write_help(self, ctx, formatter)

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        return super().parse_args(ctx, args or ["--help"])

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        if args[0] not in self.commands:
            known = ", ".join(self.commands)
            raise Usage(Reason("usage-command", "", {"word": args[0], "known": known, "command": ctx.command_path}))
        return super().resolve_command(ctx, args)
