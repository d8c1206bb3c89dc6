"""The app: routes, the socket, the page, and the headers that keep all three safe."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Iterator, Mapping
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Depends, FastAPI, Query, Request, Response
from fastapi import Path as InPath
from fastapi.exceptions import RequestValidationError
from fastapi.responses import FileResponse, JSONResponse, PlainTextResponse, StreamingResponse
from pydantic import TypeAdapter
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware

from ..bots import levels_of
from ..core.game import Game
from ..core.reason import Refusal
from ..games import GAMES
from ..texts import LANGUAGES, Texts, told_cards
from . import gate, loading, lobby, metrics, traces, unreadable
from . import messages as m
from .connection import Message, write_down
from .door import Guests
from .health import Health
from .house import House
from .live import client_message, live
from .people import COOKIE, COOKIE_SECONDS, People, Person, same_origin
from .seats import refuse
from .settings import Settings
from .storage import PASSING, note_absence
from .table import Table
from .unreadable import Unreadable

LARGEST_BODY = 16 * 1024
CONTENT_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS = {
    "Content-Security-Policy": CONTENT_POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
STATUS = {
    "not-found": 404,
    "wrong-key": 404,
    "not-host": 403,
    "not-your-seat": 403,
    "too-fast": 429,
    "too-large": 413,
    "wrong-origin": 403,
    m.UNSEEN: 422,
    "no-database": 503,
}
FORBIDDEN: dict[int | str, dict[str, Any]] = {code: {"model": m.Refused} for code in [400, 403, 404, 409, 410, 413, 422, 429, 503]}

router = APIRouter(prefix="/api", responses=FORBIDDEN)
TableCode = Annotated[str, InPath(pattern=r"^[A-Za-z0-9_-]{16}$")]
SeatNumber = Annotated[int, InPath(ge=0, le=11)]
OneSeat = Annotated[int | None, Query(ge=0, le=11)]


def house_of(request: Request) -> House:
    house: House = request.app.state.house
    return house


async def person_of(request: Request, response: Response) -> Person:
    """Who asks; a new visitor becomes a new person with a cookie."""
    people: People = request.app.state.people
    person = await people.find(request.cookies.get(COOKIE))
    if person is None:
        person, token = await people.welcome()
        set_cookie(request, response, token)
    return person


def set_cookie(request: Request, response: Response, token: str) -> None:
    """Behind TLS (a proxy on this machine says so in X-Forwarded-Proto) the cookie travels encrypted only."""
    secure = request.url.scheme == "https"
    response.set_cookie(COOKIE, token, max_age=COOKIE_SECONDS, httponly=True, samesite="lax", secure=secure, path="/")


Asker = Annotated[Person, Depends(person_of)]
TheHouse = Annotated[House, Depends(house_of)]


# People


@router.get("/me")
async def who_am_i(person: Asker) -> m.Me:
    return m.Me(name=person.name)


@router.put("/me")
async def rename(person: Asker, wanted: m.NewName, request: Request) -> m.Me:
    await request.app.state.people.rename(person, wanted.name)
    return m.Me(name=wanted.name)


@router.post("/me/key")
async def new_key(person: Asker, request: Request) -> m.RecoveryKey:
    return m.RecoveryKey(key=await request.app.state.people.new_key(person))


@router.post("/me/recover")
async def recover(given: m.RecoveryKey, request: Request, response: Response) -> m.Me:
    person, token = await request.app.state.people.recover(given.key)
    set_cookie(request, response, token)
    return m.Me(name=person.name)


# Games


@router.get("/games")
async def games() -> list[m.GameFacts]:
    return [
        m.GameFacts(
            name=game.name,
            titles={language: said(game, f"game-{game.name}", language) for language in LANGUAGES},
            about={language: said(game, f"game-{game.name}-text", language) for language in LANGUAGES},
            least_players=game.least_players,
            most_players=game.most_players,
            options=[m.OptionFacts.model_validate(one, from_attributes=True) for one in game.table_options],
            levels=levels_of(game),
            rules_version=game.rules_version,
        )
        for game in GAMES.values()
    ]


@cache
def said(game: Game, key: str, language: str) -> str:
    """What a game says of itself; one that says nothing keeps its plain name."""
    texts = Texts(language, game.folder)
    return texts.say(key) if texts.has(key) else game.name


def game_called(game: str) -> Game:
    if game not in GAMES:
        raise refuse("not-found")
    return GAMES[game]


@router.get("/games/{game}/cards")
async def cards(game: str, language: Literal["de", "en"] = "en") -> dict[str, Any]:
    """Names by the keys of texts, and the rows of the card file with what `texts.told_row` adds."""
    return told_cards(game_called(game), language)


@router.get("/games/{game}/texts/{language}")
async def texts(game: str, language: Literal["de", "en"]) -> m.GameTexts:
    folder = game_called(game).folder
    play = folder / f"play.{language}.md"
    words = (folder / f"{language}.ftl").read_text("utf-8")
    return m.GameTexts(words=words, rules=play.read_text("utf-8") if play.exists() else None)


@router.get("/socket-schema.json")
async def socket_schema() -> dict[str, Any]:
    """The messages of the socket as JSON Schema: what a client may send, and what the server answers."""
    return {"client": client_message.json_schema(), "server": TypeAdapter(m.ServerMessage).json_schema()}


# Tables


@router.get("/lobby")
async def whole_lobby(person: Asker, house: TheHouse) -> m.Lobby:
    return m.Lobby.model_validate(await lobby.lobby(house, person.id))


@router.post("/tables")
async def open_table(person: Asker, house: TheHouse, wanted: m.NewTable) -> m.TableFacts:
    return seen(await house.open_table(person.id, wanted), person)


@router.get("/tables/{code}")
async def table_facts(code: TableCode, person: Asker, house: TheHouse) -> m.TableFacts:
    return seen(await house.table(code), person)


@router.post("/tables/{code}/seats/{seat}")
async def take_seat(code: TableCode, seat: SeatNumber, person: Asker, house: TheHouse, wanted: m.TakeSeat) -> m.TableFacts:
    table = await house.table(code)
    await table.do(lambda: table.take_seat(person.id, seat, wanted.name))
    return seen(table, person)


@router.delete("/tables/{code}/seats/{seat}")
async def leave_seat(code: TableCode, seat: SeatNumber, person: Asker, house: TheHouse) -> m.TableFacts:
    table = await house.table(code)
    await table.do(lambda: table.leave_seat(person.id, seat))
    return seen(table, person)


@router.post("/tables/{code}/fill")
async def fill(code: TableCode, person: Asker, house: TheHouse) -> m.TableFacts:
    table = await house.table(code)
    await table.do(lambda: table.fill(person.id))
    return seen(table, person)


@router.post("/tables/{code}/start")
async def start(code: TableCode, person: Asker, house: TheHouse) -> m.TableFacts:
    table = await house.table(code)
    await table.do(lambda: table.start(person.id))
    return seen(table, person)


@router.post("/tables/{code}/rematch")
async def rematch(code: TableCode, person: Asker, house: TheHouse) -> m.TableFacts:
    table = await house.table(code)
    return seen(await table.do(lambda: house.rematch(person.id, table)), person)


@router.post("/tables/{code}/what-if")
async def what_if(code: TableCode, person: Asker, house: TheHouse, wanted: m.WhatIf) -> m.TableFacts:
    """A finished game is played on from one of its positions, at a table of its own."""
    return seen(await house.what_if(person, await house.table(code), wanted), person)


@router.get("/tables/{code}/replay", response_model=m.Replay)
async def replay(code: TableCode, person: Asker, house: TheHouse, seat: OneSeat = None) -> Response:
    """A finished game, move by move, as a seat or (without one) everybody could see it."""
    table = await finished(house, code, seat)
    match = await loading.replayed(table, None)
    return told_in_pieces(gate.facts(table, person.id), gate.replay(match, seat))


@router.get("/tables/{code}/log", response_model=m.Told)
async def log(code: TableCode, person: Asker, house: TheHouse, seat: OneSeat = None) -> Response:
    """What was told of a finished game; it stays readable when the rules have changed since and nobody can replay it."""
    table = await finished(house, code, seat)
    told = await table.stored.since(-1)
    return told_in_pieces(gate.facts(table, person.id), (gate.told(entry, events, seat) for entry, events in told))


def told_in_pieces(table: Message, entries: Iterable[Message]) -> StreamingResponse:
    """Entry by entry, beside the tables: a long replay has fifty megabytes, and nobody else shall wait for them."""

    def pieces() -> Iterator[str]:
        yield f'{{"table":{write_down(table)},"entries":['
        for number, entry in enumerate(entries):
            yield f"{',' if number else ''}{write_down(entry)}"
        yield "]}"

    return StreamingResponse(pieces(), media_type="application/json")


@router.get("/tables/{code}/analysis")
async def analysis(code: TableCode, house: TheHouse) -> m.AnalysisFacts:
    """What is known of a finished game: the same for everyone. Nobody has to sit there."""
    await finished(house, code, None)
    return await house.analyst.facts(code)


@router.post("/tables/{code}/analysis")
async def analyse(code: TableCode, house: TheHouse) -> m.AnalysisFacts:
    """Begins it, if nobody has; whoever asks again learns how far it is."""
    return await house.analyst.ask(await finished(house, code, None))


async def finished(house: House, code: str, seat: int | None) -> Table:
    """A table that hides nothing any more, with this seat."""
    table = await house.table(code)
    if seat is not None and seat >= len(table.seats):
        raise refuse("not-found")
    if table.state != "over":
        raise refuse("not-over")
    return table


@router.get("/tables/{code}/match", response_model=None, responses={200: {"content": {"application/jsonl": {}}}})
async def match_file(code: TableCode, person: Asker, house: TheHouse) -> Response:
    """The match file of a finished game, for `monstertisch verify`; of a game that cannot be opened, for those who sat there."""
    try:
        await finished(house, code, None)
    except Unreadable:
        if not await unreadable.has_seat(house.store, code, person.id):
            raise
    headers = {"Content-Disposition": f'attachment; filename="monstertisch-{code}.jsonl"'}
    text = await unreadable.match_file(house.store, code)
    return PlainTextResponse(text, media_type="application/jsonl; charset=utf-8", headers=headers)


def seen(table: Table, person: Person) -> m.TableFacts:
    return m.TableFacts.model_validate(gate.facts(table, person.id))


# The app


def create_app(settings: Settings) -> FastAPI:
    house = House(settings)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        with traces.exported(), metrics.loop_watched():
            await house.start()
            app.state.ready = True
            yield
            app.state.ready = False
            await house.stop()

    app = FastAPI(
        title="Monstertisch", version="1", lifespan=lifespan, docs_url=None, redoc_url=None, openapi_url="/api/openapi.json"
    )
    app.state.house = house
    app.state.people = People(house.store)
    app.state.guests = Guests(settings)
    app.state.ready = False
    app.include_router(router)
    app.add_api_websocket_route("/api/tables/{code}/live", live)
    app.add_exception_handler(Refusal, say_refusal)
    app.add_exception_handler(RequestValidationError, say_bad_request)
    app.add_exception_handler(HTTPException, say_http_error)
    for failure in PASSING:
        app.add_exception_handler(failure, say_come_back)
    app.add_exception_handler(Exception, say_nothing)
    app.middleware("http")(guard)
    app.add_middleware(GZipMiddleware, minimum_size=1024)
    add_health(app, Health(house.store))
    add_page(app, settings.page or built_page())
    return app


def add_health(app: FastAPI, health: Health) -> None:
    @app.get("/health")
    async def alive() -> dict[str, str]:
        """The process lives; whether its disk is full is said here, too."""
        return {"status": "alive", "disk": "full" if health.disk_is_full() else "free"}

    @app.get("/ready", responses={503: {}})
    async def ready(response: Response) -> dict[str, str]:
        """It serves tables, and moves can be stored."""
        why_not = await health.why_not_writable() if app.state.ready else "starting"
        if why_not is None:
            return {"status": "ready"}
        response.status_code = 503
        return {"status": "not-ready", "why": why_not}


def built_page() -> Path | None:
    """The page in the wheel, or the one built in the source tree."""
    here = Path(__file__).parent
    for folder in [here / "page", here.parents[2] / "web" / "dist"]:
        if (folder / "index.html").exists():
            return folder
    return None


def add_page(app: FastAPI, page: Path | None) -> None:
    """The page's files; every other address is one of the page's own and gets its index."""

    @app.get("/{path:path}", include_in_schema=False)
    async def page_file(path: str) -> Response:
        if path.startswith("api/"):
            raise refuse("not-found")
        if page is None:
            return PlainTextResponse(
                "The page is not built. Run: make play. Or install Monstertisch anew, with Node 20 or newer.\n", status_code=503
            )
        found = file_of(page, path)
        if found is not None:
            lasting = "public, max-age=31536000, immutable" if path.startswith("assets/") else "no-cache"
            return FileResponse(found, headers={"Cache-Control": lasting})
        if re.search(r"\.[a-z0-9]{1,5}$", path):
            raise HTTPException(404)
        return FileResponse(page / "index.html", headers={"Cache-Control": "no-cache"})


def file_of(page: Path, path: str) -> Path | None:
    """The file of the page at this address, if there is one."""
    try:
        found = (page / path).resolve()
        return found if found.is_file() and found.is_relative_to(page.resolve()) else None
    except (OSError, ValueError):  # too long, or no name of a file at all
        return None


async def guard(request: Request, call_next: Callable[[Request], Awaitable[Response]]) -> Response:
    """No request from another site changes anything, no body is larger than needed, and every answer carries our headers."""
    length = request.headers.get("content-length", "0")
    if not same_origin(request.headers.get("origin"), request.headers.get("host")) and request.method not in ("GET", "HEAD"):
        response: Response = refusal_response(refuse("wrong-origin"))
    elif not length.isdigit() or int(length) > LARGEST_BODY or request.headers.get("transfer-encoding"):
        response = refusal_response(refuse("too-large"))
    else:
        response = await call_next(request)
    for name, text in HEADERS.items():
        response.headers.setdefault(name, text)
    if request.url.path.startswith("/api/"):
        response.headers.setdefault("Cache-Control", "no-store")
    return response


async def say_refusal(_request: Request, error: Exception) -> Response:
    assert isinstance(error, Refusal)
    return refusal_response(error)


def refusal_response(error: Refusal) -> Response:
    status = 410 if isinstance(error, Unreadable) else STATUS.get(error.reason.code, 409)
    return JSONResponse({"detail": error.reason.to_data()}, status_code=status)


async def say_bad_request(_request: Request, error: Exception) -> Response:
    """What is wrong with a body or an address, without repeating what was sent."""
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    if first["type"] == m.UNSEEN:
        return refusal_response(refuse(m.UNSEEN))
    known = first["loc"][:-1] if first["type"] == "extra_forbidden" else first["loc"]
    return bad_request(422, ".".join(str(part) for part in known[:2]))


async def say_http_error(_request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    if error.status_code == 404:
        return refusal_response(refuse("not-found"))
    return bad_request(error.status_code, "method" if error.status_code == 405 else "body", error.headers)


def bad_request(status: int, where: str, headers: Mapping[str, str] | None = None) -> Response:
    return JSONResponse({"detail": {"code": "bad-request", "rule": "", "params": {"where": where}}}, status, headers)


async def say_come_back(_request: Request, failure: Exception) -> Response:
    """The database does not answer for a moment."""
    note_absence(failure, "who asked is told to try again")
    return refusal_response(refuse("no-database"))


async def say_nothing(_request: Request, _error: Exception) -> Response:
    """Our own mistake. The log has it."""
    return PlainTextResponse("Internal Server Error\n", status_code=500, headers=HEADERS)
