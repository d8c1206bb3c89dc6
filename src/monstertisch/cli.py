"""`monstertisch …`: every command, its options and its exit code.

0: all right; 1: what was checked is wrong; 2: the command line or a file cannot be used; 130: interrupted.
"""

from __future__ import annotations

import os
import re
import secrets
import sys
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from dataclasses import replace
from functools import cache, partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.cells import cell_len
from typer.main import get_command

from .bots import LEFT_OUT as BOTS_LEFT_OUT
from .core.chance import Luck, secret_of
from .core.game import Data, Game, Setup
from .core.match import Match, doubting, played_on, read_match
from .core.names import BOT, is_name
from .core.reason import BadBot, BadCards, BadMatch, BadSetup, Reason, Refusal
from .games import GAMES, LEFT_OUT
from .home import LARGEST_CARDS, data_folder, read_file
from .terminal.screen import TerminalTexts, console, open_streams, put
from .terminal.usage import Command, Group, Usage, UsageError, complaint, find_game, language_in, read_cards, read_options
from .texts import LANGUAGES, default_language

if TYPE_CHECKING:
    from .lab.series import Machines
    from .server.settings import Settings

WIDEST_NAME = 10  # columns
USUAL_PLAYERS = 4
USUAL_BOT = "greedy"
GOLDEN = Path("tests/golden")

app = typer.Typer(cls=Group, add_completion=False, pretty_exceptions_enable=False, help="help-monstertisch")
golden = typer.Typer(cls=Group, add_completion=False, help="help-golden")
cards = typer.Typer(cls=Group, add_completion=False, help="help-cards")


@cache
def commands() -> Callable[..., Any]:
    """All commands with their options, which Typer would gather anew for every command line."""
    return get_command(app)


def main() -> None:
    code = run(sys.argv[1:])
    try:
        sys.stdout.flush()
    except OSError:  # nobody reads any more, and Python would try once more at its end
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    sys.exit(code)


def run(args: list[str]) -> int:
    """Carries out one command line and tells the exit code; whatever is wrong is said in one sentence, never by a traceback."""
    try:
        open_streams()
        texts = TerminalTexts(language_in(args))
        for reason in [*LEFT_OUT, *BOTS_LEFT_OUT]:
            console(errors=True).print(texts.reason(reason), soft_wrap=True)
        return carry_out(args, texts)
    except (KeyboardInterrupt, typer.Abort):
        return 130
    except BrokenPipeError:  # nobody reads any more, and there is nobody to tell
        return 0


def carry_out(args: list[str], texts: TerminalTexts) -> int:
    try:
        code: Any = commands()(args, prog_name="monstertisch", obj=texts, standalone_mode=False)
        sys.stdout.flush()
        return code or 0
    except Refusal as refused:
        return complain(texts, refused)
    except UsageError as error:
        return complain(texts, Usage(complaint(error)))
    except BrokenPipeError:
        raise
    except OSError as error:
        return complain(texts, Usage(file_trouble(error)))


def complain(texts: TerminalTexts, refused: Refusal) -> int:
    for line in texts.refusal(refused):
        console(errors=True).print(line, soft_wrap=True)
    return 2


def file_trouble(error: OSError) -> Reason:
    problem = error.strerror or str(error)
    if error.filename is None:
        return Reason("trouble", "", {"problem": problem})
    path = str(error.filename)
    if isinstance(error, FileNotFoundError):
        return Reason("no-file", "", {"path": path})
    if isinstance(error, IsADirectoryError):
        return Reason("is-folder", "", {"path": path})
    if isinstance(error, PermissionError):
        return Reason("no-permission", "", {"path": path})
    return Reason("file-trouble", "", {"path": path, "problem": problem})


# What the commands have in common


def checked_language(wanted: str | None) -> str | None:
    if wanted is not None and wanted not in LANGUAGES:
        raise Usage(Reason("unknown-language", "", {"language": wanted, "known": ", ".join(LANGUAGES)}))
    return wanted


Json = Annotated[bool, typer.Option("--json", help="help-json")]
Lang = Annotated[str | None, typer.Option("--lang", metavar="LANG", help="help-lang", callback=checked_language)]
GameName = Annotated[str, typer.Argument(metavar="GAME", help="help-game")]
Options = Annotated[list[str] | None, typer.Option("--option", metavar="NAME[=VALUE]", help="help-option")]
Bots = Annotated[list[str] | None, typer.Option("--bots", metavar="NAMES", help="help-bots")]
DataFolder = Annotated[Path | None, typer.Option("--data", metavar="FOLDER", help="help-data")]
On = Annotated[str | None, typer.Option("--on", metavar="ADDRESS", help="help-on")]
Database = Annotated[str | None, typer.Option("--database", metavar="ADDRESS", help="help-database")]
CardFile = Annotated[str | None, typer.Option("--cards", metavar="FILE", help="help-cards-file")]


def usual_players(game: Game) -> int:
    return min(max(USUAL_PLAYERS, game.least_players), game.most_players)


def make_setup(game: Game, players: int | None, options: list[str] | None, card_file: str | None) -> Setup:
    rows = None if card_file is None else game.read_cards(read_cards(Path(card_file)))
    return game.setup(usual_players(game) if players is None else players, read_options(game, options), rows)


def read_bots(names: list[str] | None) -> list[str]:
    """Names may be given with commas, or with the option repeated."""
    return [name.strip() for word in names or [USUAL_BOT] for name in word.split(",")]


# Playing


@app.command(cls=Command, help="help-play")
def play(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="help-game-default")] = None,
    players: Annotated[int | None, typer.Option("--players", metavar="N", help="help-players")] = None,
    option: Options = None,
    bots: Bots = None,
    seed: Annotated[int | None, typer.Option("--seed", metavar="N", help="help-seed")] = None,
    name: Annotated[str | None, typer.Option("--name", metavar="NAME", help="help-name")] = None,
    card_file: CardFile = None,
    file: Annotated[str | None, typer.Option("--from", metavar="FILE", help="help-from")] = None,
    at: Annotated[int | None, typer.Option("--at", metavar="N", help="help-at")] = None,
    seat: Annotated[int | None, typer.Option("--seat", metavar="K", help="help-seat")] = None,
    lang: Lang = None,
) -> int:
    from .terminal.play import Table
    from .terminal.saves import new_save

    language = lang or default_language()
    me = checked_name(name if name is not None else TerminalTexts(language).say("guest"))
    luck = Luck(secrets.token_bytes(32) if seed is None else secret_of(seed))
    if file is None:
        refuse_given("only-with-from", {"--at": at, "--seat": seat})
        chosen = find_game(game if game is not None else next(iter(GAMES)))
        setup = make_setup(chosen, players, option, card_file)
        match = Match(chosen, setup, luck, [me, *bot_seats(chosen, read_bots(bots), setup.players - 1)])
    else:
        refuse_given("not-with-from", {"GAME": game, "--players": players, "--option": option, "--cards": card_file})
        match = what_if(file, at, seat, luck, me, read_bots(bots))
    with closing(new_save(match)) as save:
        return Table(match, save, TerminalTexts(language, match.game, match.setup.cards), console()).run()


def refuse_given(code: str, values: dict[str, Any]) -> None:
    """These parameters make no sense here."""
    for name, value in values.items():
        if value is not None:
            raise Usage(Reason(code, "", {"name": name}))


def what_if(file: str, at: int | None, seat: int | None, luck: Luck, me: str, bots: list[str]) -> Match:
    """The game in this file goes on after this entry (None: the last), with `me` at this seat (None: where a person sat first)."""
    from .terminal.saves import find, load

    old = load(find(file))
    if old.cut_off:
        raise BadMatch(Reason("cut-off", ""))
    people = [number for number, name in enumerate(old.seats) if not name.startswith(BOT)]
    place = seat - 1 if seat is not None else people[0] if people else 0
    if not 0 <= place < old.setup.players:
        raise Usage(Reason("no-seat", "", {"number": place + 1, "players": old.setup.players}))
    seats = bot_seats(old.game, bots, old.setup.players - 1)
    seats.insert(place, me)
    with doubting(old.doubtful):
        return played_on(old, old.standing if at is None else at, place, luck, seats)


def checked_name(name: str) -> str:
    name = name.strip()
    if not is_name(name) or cell_len(name) > WIDEST_NAME:
        raise BadSetup(Reason("name", "", {"name": name, "most": WIDEST_NAME}))
    return name


def bot_seats(game: Game, names: list[str], count: int) -> list[str]:
    from .bots import make_bot
    from .lab.simulate import seat_names

    for name in names:
        make_bot(name, game)
    return [f"{BOT}{name}" for name in seat_names(names, count)]


@app.command(cls=Command, help="help-resume")
def resume(
    file: Annotated[str | None, typer.Argument(metavar="FILE", help="help-file-default")] = None,
    lang: Lang = None,
) -> int:
    from .terminal.play import Table
    from .terminal.saves import find, latest_unfinished, reopen

    texts = TerminalTexts(lang or default_language())
    broken: list[tuple[Path, Refusal]] = []
    path = find(file) if file is not None else latest_unfinished(broken)
    for skipped, refused in broken:
        console(errors=True).print(texts.say("skipped", path=skipped.name, reason=texts.refusal(refused)[0]), soft_wrap=True)
    match, save = reopen(path)
    if match.cut_off:
        put(console(), texts.say("cut-off", path=path.name))
    with closing(save):
        return Table(match, save, TerminalTexts(texts.language, match.game, match.setup.cards), console()).run()


@app.command(cls=Command, help="help-serve")
def serve(
    host: Annotated[str, typer.Option("--host", metavar="HOST", help="help-host")] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", metavar="N", help="help-port")] = 8077,
    data: DataFolder = None,
    database: Database = None,
    workers: Annotated[int, typer.Option("--workers", metavar="N", help="help-workers")] = 1,
    elsewhere: Annotated[bool, typer.Option("--think-elsewhere", help="help-think-elsewhere")] = False,
    metrics_port: Annotated[int | None, typer.Option("--metrics-port", metavar="N", help="help-metrics-port")] = None,
    metrics_host: Annotated[str, typer.Option("--metrics-host", metavar="HOST", help="help-metrics-host")] = "127.0.0.1",
    log_requests: Annotated[bool, typer.Option("--log-requests", help="help-log-requests")] = False,
    open_page: Annotated[bool, typer.Option("--open", help="help-open")] = False,
    lang: Lang = None,
) -> int:
    from .server.place import held
    from .server.serve import serve as run_server

    for one in [port] if metrics_port is None else [port, metrics_port, metrics_port + workers - 1]:
        if not 1 <= one <= 65535:
            raise Usage(Reason("port", "", {"port": str(one)}))
    if workers < 1:
        raise Usage(Reason("too-few-workers", "", {"count": workers}))
    if workers > 1 and database is None:
        raise Usage(Reason("workers-need-database", ""))
    if elsewhere and database is None:
        raise Usage(Reason("elsewhere-needs-database", ""))
    settings = replace(kept_in(data, database), works=not elsewhere)
    ready_text = TerminalTexts(lang or default_language()).say("serving")
    metrics_at = None if metrics_port is None else (metrics_host, metrics_port)
    with held(settings):
        run_server(settings, host, port, open_page, ready_text, workers, metrics_at, log_requests)
    return 0


@app.command(cls=Command, help="help-work")
def work(
    database: Annotated[str, typer.Option("--database", metavar="ADDRESS", help="help-work-database")],
    processes: Annotated[int | None, typer.Option("--processes", metavar="N", help="help-processes")] = None,
    lang: Lang = None,
) -> int:
    from .server.postgres import address_of, shown
    from .server.work import work as run_worker

    if processes is not None and processes < 1:
        raise Usage(Reason("too-few-processes", "", {"count": processes}))
    texts, address = TerminalTexts(lang or default_language()), address_of(database)
    run_worker(address, processes or os.cpu_count() or 1, lambda: put(console(), texts.say("working", path=shown(address))))
    return 0


def kept_in(data: Path | None, database: str | None) -> Settings:
    """Where the tables are: in a folder, or at this address of PostgreSQL."""
    from .server.postgres import address_of
    from .server.settings import Settings

    if data is not None and database is not None:
        raise Usage(Reason("data-or-database", ""))
    return Settings(data or data_folder()) if database is None else Settings(Path(), postgres=address_of(database))


@app.command(cls=Command, help="help-backup")
def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="help-backup-file")],
    data: DataFolder = None,
    database: Database = None,
    lang: Lang = None,
) -> int:
    from .server.place import back_up

    texts = TerminalTexts(lang or default_language())
    with rows_moved(texts) as moved:
        back_up(kept_in(data, database), file, moved)
    put(console(), texts.say("backed-up", path=str(file)))
    return 0


@app.command(cls=Command, help="help-restore")
def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="help-backup-file")],
    data: DataFolder = None,
    database: Database = None,
    lang: Lang = None,
) -> int:
    from .server.place import bring_back

    texts = TerminalTexts(lang or default_language())
    with rows_moved(texts) as moved:
        aside = bring_back(file, kept_in(data, database), moved)
    put(console(), texts.say("restored", path=str(file)))
    if aside is not None:
        put(console(), texts.say("set-aside", path=str(aside)))
    return 0


@app.command(cls=Command, help="help-move")
def move(
    source: Annotated[str, typer.Option("--from", metavar="PLACE", help="help-move-from")],
    target: Annotated[str, typer.Option("--to", metavar="PLACE", help="help-move-to")],
    lang: Lang = None,
) -> int:
    from .server.place import move as carry_over

    texts = TerminalTexts(lang or default_language())
    here, there = [kept_in(None, place) if "://" in place else kept_in(Path(place), None) for place in [source, target]]
    with rows_moved(texts) as moved:
        carry_over(here, there, moved)
    put(console(), texts.say("moved-over"))
    return 0


@contextmanager
def rows_moved(texts: TerminalTexts) -> Iterator[Callable[[int, int], None]]:
    """A bar that shows how far a copy is."""
    from .terminal.reports import progress

    with progress(texts.say("move-progress"), 0) as bar:
        yield lambda done, total: bar.update(bar.task_ids[0], completed=done, total=total)


@app.command(cls=Command, help="help-games")
def games(json: Json = False, lang: Lang = None) -> int:
    from .terminal.reports import game_facts, game_lines, print_json

    speakers = [(game, TerminalTexts(lang or default_language(), game)) for game in GAMES.values()]
    if json:
        print_json([game_facts(game, texts) for game, texts in speakers])
    else:
        put(console(), *[line for game, texts in speakers for line in game_lines(game, texts)])
    return 0


@app.command(cls=Command, help="help-replay")
def replay(file: Annotated[str, typer.Argument(metavar="FILE", help="help-file")], json: Json = False, lang: Lang = None) -> int:
    from .terminal.reports import print_json, replay_facts, replay_lines
    from .terminal.saves import find, load

    path = find(file)
    match = load(path)
    texts = TerminalTexts(lang or default_language(), match.game, match.setup.cards)
    if match.cut_off:
        console(errors=True).print(texts.refusal(BadMatch(Reason("cut-off", "")))[0])
    with doubting(match.doubtful):
        told: Any = replay_facts(match) if json else replay_lines(match, texts)
    if json:
        print_json(told)
    else:
        put(console(), *told)
    return 0


@app.command(cls=Command, help="help-verify")
def verify(
    file: Annotated[str, typer.Argument(metavar="FILE", help="help-file")],
    commitment: Annotated[str | None, typer.Option("--commitment", metavar="SHA256", help="help-commitment")] = None,
    share: Annotated[list[str] | None, typer.Option("--share", metavar="HEX", help="help-share")] = None,
    json: Json = False,
    lang: Lang = None,
) -> int:
    """Reading replays the game: seal, every move, the position after every round and the scores must come out as written."""
    from .terminal.reports import print_json
    from .terminal.saves import find, load

    texts = TerminalTexts(lang or default_language())
    path = find(file)
    verdict: Data = {"verified": False, "reason": None, "entries": None, "scores": None, "commitment": None, "goes_on_from": None}
    try:
        match = load(path)
        refuse_unproven(match, commitment, share or [])
        with doubting(match.doubtful):
            scores = match.state.result().scores
        verdict.update(entries=match.n, scores=scores, commitment=match.commitment)
        verdict["goes_on_from"] = match.begins.entry if match.begins else None
        refuse_unchecked(match)
        verdict["verified"] = True
    except Refusal as refused:
        verdict["reason"] = {**refused.reason.to_data(), "text": texts.refusal(refused)[0]}
    if json:
        print_json(verdict)
    elif verdict["verified"]:
        listed = " / ".join(str(score) for score in verdict["scores"])
        put(console(), texts.say("verify-good"))
        put(console(), texts.say("verify-entries", entries=verdict["entries"], scores=listed))
        if match.begins is not None:
            put(console(), texts.say("verify-begins", number=match.begins.entry))
    else:
        partly = verdict["reason"]["code"] == "rules-changed"
        put(console(), texts.say("verify-partly" if partly else "verify-bad"), verdict["reason"]["text"])
    return 0 if verdict["verified"] else 1


@app.command(cls=Command, help="help-analyse")
def analyse(
    file: Annotated[str, typer.Argument(metavar="FILE", help="help-file")],
    worlds: Annotated[int, typer.Option("--worlds", metavar="N", help="help-worlds")] = 0,
    json: Json = False,
    lang: Lang = None,
) -> int:
    """The same numbers come out for everyone, on however many cores."""
    from .lab.analysis import Study, conclude, looks
    from .terminal.reports import analysis_lines, print_json, progress
    from .terminal.saves import find, text_of

    if worlds < 0:
        raise Usage(Reason("too-few-worlds", "", {"count": worlds}))
    text = text_of(find(file))
    match = read_match(text, GAMES)
    texts = TerminalTexts(lang or default_language(), match.game, match.setup.cards)
    if match.cut_off or not match.over:
        raise BadMatch(Reason("cut-off" if match.cut_off else "not-finished", ""))
    with doubting(match.doubtful), progress(texts.say("analyse-progress"), len(match.steps) + 1) as bar:
        study = Study(match, worlds)
        looked = []
        with closing(looks(study, text)) as coming:
            for look in coming:
                looked.append(look)
                bar.advance(bar.task_ids[0])
        found = conclude(looked, study.worlds)
        lines = [] if json else analysis_lines(study, found, texts)
    if json:
        print_json(found)
    else:
        put(console(), *lines)
    return 0


def refuse_unproven(match: Match, commitment: str | None, shares: list[str]) -> None:
    if match.cut_off:
        raise BadMatch(Reason("cut-off", ""))
    if not isinstance(match.luck, Luck):
        raise BadMatch(Reason("no-secret", ""))
    if commitment is not None and commitment.strip().lower() != match.commitment:
        raise BadMatch(Reason("other-commitment", "", {"shown": commitment, "found": match.commitment}))
    if shares and sorted(share.strip().lower() for share in shares) != match.luck.shares:
        raise BadMatch(Reason("other-shares", "", {"shown": ", ".join(shares), "found": ", ".join(match.luck.shares) or "–"}))
    if not match.over:
        raise BadMatch(Reason("still-running", ""))


def refuse_unchecked(match: Match) -> None:
    """A match that outlived a change of the rules can be replayed from there only."""
    if match.base is not None:
        raise BadMatch(Reason("rules-changed", "", {"number": match.base.number}))


# The lab


def machines(on: str | None) -> Machines:
    """Who plays the games of a series: all cores, a cluster, or whoever works at a PostgreSQL."""
    if on is None or not on.startswith("postgres"):
        return on or 0
    from .server.postgres import address_of

    address = address_of(on)
    from .server.lined_up import LinedUp  # needs what only servers on PostgreSQL have

    return partial(LinedUp, address)


@app.command(cls=Command, help="help-simulate")
def simulate(
    game: GameName,
    players: Annotated[int | None, typer.Option("--players", metavar="N", help="help-seats")] = None,
    count: Annotated[int, typer.Option("--games", metavar="K", help="help-count")] = 1000,
    bots: Bots = None,
    seed: Annotated[int, typer.Option("--seed", metavar="S", help="help-seed")] = 1,
    option: Options = None,
    varied: Annotated[list[str] | None, typer.Option("--vary", metavar="NAME", help="help-vary")] = None,
    uses: Annotated[bool, typer.Option("--uses", help="help-uses")] = False,
    card_file: CardFile = None,
    on: On = None,
    json: Json = False,
    lang: Lang = None,
) -> int:
    from .lab.simulate import simulate as run_series
    from .terminal.reports import counter, print_json, progress, tally_lines

    chosen = find_game(game)
    texts = TerminalTexts(lang or default_language(), chosen)
    if count < 1:
        raise Usage(Reason("too-few-games", "", {"count": count}))
    setup = make_setup(chosen, players, option, card_file)
    with progress(texts.say("simulate-progress"), count) as bar:
        tally = run_series(chosen, setup, read_bots(bots), seed, count, counter(bar), varied, uses, machines(on))
    if json:
        print_json(tally.to_data())
    else:
        put(console(), *tally_lines(tally, texts))
    return ended(texts, tally.interrupted, tally.failure)


def ended(texts: TerminalTexts, interrupted: bool, failure: BadBot | None) -> int:
    """What is to be said after the report of a series, and the exit code."""
    if failure is not None:
        return complain(texts, failure)
    return 130 if interrupted else 0


@app.command(cls=Command, help="help-arena")
def arena(
    game: GameName,
    players: Annotated[int | None, typer.Option("--players", metavar="N", help="help-seats")] = None,
    deals: Annotated[int, typer.Option("--deals", metavar="K", help="help-deals")] = 50,
    first: Annotated[int, typer.Option("--first", metavar="K", help="help-first-deal")] = 1,
    bots: Bots = None,
    seed: Annotated[int, typer.Option("--seed", metavar="S", help="help-seed")] = 1,
    option: Options = None,
    card_file: CardFile = None,
    keep: Annotated[Path | None, typer.Option("--keep", metavar="FILE", help="help-keep")] = None,
    on: On = None,
    json: Json = False,
    lang: Lang = None,
) -> int:
    from .lab.arena import compete, seatings
    from .lab.simulate import seat_names
    from .terminal.reports import arena_lines, counter, print_json, progress

    chosen = find_game(game)
    texts = TerminalTexts(lang or default_language(), chosen)
    if min(deals, first) < 1:
        raise Usage(Reason("too-few-games", "", {"count": min(deals, first)}))
    setup = make_setup(chosen, players, option, card_file)
    names = read_bots(bots)
    total = deals * len(seatings(seat_names(names, setup.players)))
    with progress(texts.say("simulate-progress"), total) as bar:
        found = compete(chosen, setup, names, seed, range(first - 1, first - 1 + deals), counter(bar), keep, machines(on))
    if json:
        print_json(found.to_data())
    else:
        put(console(), *arena_lines(found, texts))
    return ended(texts, found.interrupted, found.failure)


@app.command(cls=Command, help="help-train")
def train(
    game: GameName,
    count: Annotated[int, typer.Option("--games", metavar="K", help="help-count")] = 10_000,
    seed: Annotated[int, typer.Option("--seed", metavar="S", help="help-seed")] = 1,
    keep: Annotated[Path | None, typer.Option("--keep", metavar="FILE", help="help-keep")] = None,
    out: Annotated[Path | None, typer.Option("--out", metavar="FILE", help="help-train-out")] = None,
    on: On = None,
    json: Json = False,
    lang: Lang = None,
) -> int:
    from .lab.train import Pupil
    from .terminal.reports import counter, learned_lines, print_json, progress

    chosen = find_game(game)
    texts = TerminalTexts(lang or default_language(), chosen)
    if count < 1:
        raise Usage(Reason("too-few-games", "", {"count": count}))
    pupil = Pupil(chosen, seed)
    with progress(texts.say("simulate-progress"), count) as bar:
        pupil.watch(count, counter(bar), keep, machines(on))
    with progress(texts.say("train-progress"), pupil.batches) as bar:
        learned = pupil.learn(counter(bar))
    if out is not None:
        out.write_text(learned.to_toml(), "utf-8")
    if json:
        print_json(learned.to_data())
    else:
        put(console(), *learned_lines(learned, texts))
    return 0


Paths = Annotated[list[Path] | None, typer.Argument(metavar="PATH…", help="help-paths")]


def golden_paths(paths: list[Path] | None) -> list[Path]:
    from .lab.golden import golden_files

    found = []
    for path in paths or [GOLDEN]:
        files = golden_files(path) if path.is_dir() else [path]
        if not files:
            raise Usage(Reason("no-golden", "", {"path": str(path)}))
        found += files
    return found


@golden.command("write", cls=Command, help="help-golden-write")
def golden_write(paths: Paths = None, lang: Lang = None) -> int:
    from .lab.golden import write_golden
    from .terminal.reports import progress

    texts = TerminalTexts(lang or default_language())
    found = golden_paths(paths)
    changed = 0
    with progress(texts.say("golden-progress"), len(found)) as bar:
        for path in found:
            changed += write_golden(path)
            bar.advance(bar.task_ids[0])
    put(console(), texts.say("golden-written", changed=changed, count=len(found)))
    return 0


@golden.command("check", cls=Command, help="help-golden-check")
def golden_check(paths: Paths = None, lang: Lang = None) -> int:
    from .lab.golden import check_golden
    from .terminal.reports import progress

    texts = TerminalTexts(lang or default_language())
    found = golden_paths(paths)
    differing: list[list[str]] = []
    with progress(texts.say("golden-progress"), len(found)) as bar:
        for path in found:
            difference = check_golden(path)
            differing += [difference] if difference else []
            bar.advance(bar.task_ids[0])
    for difference in differing:
        for line in difference:
            console().print(line, soft_wrap=True)
    key, count = ("golden-differs", len(differing)) if differing else ("golden-same", len(found))
    put(console(), texts.say(key, count=count))
    return 1 if differing else 0


# Cards


@cards.command("list", cls=Command, help="help-cards-list")
def cards_list(game: GameName, json: Json = False, lang: Lang = None) -> int:
    from .terminal.reports import card_lines, print_json

    chosen = find_game(game)
    if json:
        print_json(chosen.card_rows())
    else:
        put(console(), *card_lines(chosen, TerminalTexts(lang or default_language(), chosen)))
    return 0


@cards.command("check", cls=Command, help="help-cards-check")
def cards_check(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="help-card-file")],
    game: Annotated[str | None, typer.Option("--game", metavar="GAME", help="help-game-of-cards")] = None,
    json: Json = False,
    lang: Lang = None,
) -> int:
    from .terminal.reports import print_json

    chosen = find_game(game) if game is not None else game_of_cards(file)
    texts = TerminalTexts(lang or default_language(), chosen)
    wrong: list[Reason] = []
    try:
        chosen.read_cards(read_cards(file))
    except BadCards as refused:
        wrong = refused.reasons
    if json:
        print_json({"ok": not wrong, "reasons": [{**reason.to_data(), "text": texts.reason(reason)} for reason in wrong]})
    elif wrong:
        for reason in wrong:
            console().print(texts.reason(reason), soft_wrap=True)
    else:
        console().print(texts.say("cards-good", path=str(file), game=chosen.name.replace("_", "-")), soft_wrap=True)
    return 1 if wrong else 0


def game_of_cards(file: Path) -> Game:
    """The game that has most of the sections of this card file; the first one if none has any."""
    sections = re.findall(r"(?m)^\[*\s*(\w+)", read_file(file, LARGEST_CARDS).decode("utf-8", "replace"))
    return max(GAMES.values(), key=lambda game: sum(section in game.card_rows() for section in sections))


app.add_typer(golden, name="golden")
app.add_typer(cards, name="cards")
