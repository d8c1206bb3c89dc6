"""The published API keeps its word: whatever is sent, no answer is a server error, and every answer has its published form."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import allow_header_conformance, positive_data_acceptance, unsupported_method

from monstertisch.server.app import create_app
from monstertisch.server.settings import Settings

from .running import HOST, Person, ThreadServer, play_on, seat_people

# A table may refuse what its schema allows: the seat is taken, the game is over. And an address that is asked in the wrong way
# belongs to the page, which does not know it (404); Starlette's `Allow` names the methods of one route only.
LEFT_OUT = [positive_data_acceptance, unsupported_method, allow_header_conformance]

# The server runs in a thread beside the test; Hypothesis takes its use of `random` for the strategies' own.
pytestmark = [pytest.mark.filterwarnings("ignore::hypothesis.errors.HypothesisDeprecationWarning"), pytest.mark.sqlite]

schema = schemathesis.openapi.from_dict(create_app(Settings(Path("unused"))).openapi())


@pytest.fixture(scope="module")
def ada(server: ThreadServer) -> Iterator[Person]:
    person = Person(server.port, "Ada")
    yield person
    person.close()


@pytest.fixture(scope="module")
def codes(server: ThreadServer, ada: Person) -> list[str]:
    """Three tables: waiting, running, finished."""
    others = [Person(server.port, "Ben"), Person(server.port, "Cleo")]
    finished = seat_people([ada, *others])
    play_on([person.join(finished) for person in [ada, *others]])
    for person in others:
        person.close()
    return [ada.new_table(3)["code"], ada.new_table(3, fill=True)["code"], finished]


@schema.parametrize()
@settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck))
def test_every_route_answers_in_its_published_form(
    case: schemathesis.Case[Any], server: ThreadServer, ada: Person, codes: list[str]
) -> None:
    """Most of the addresses that are tried out lead to tables that exist."""
    code = case.path_parameters.get("code")
    if isinstance(code, str) and len(code) == 16:
        case.path_parameters["code"] = [*codes, code][sum(code.encode("utf-8", "replace")) % 4]

    case.call_and_validate(base_url=f"http://{HOST}:{server.port}", cookies=dict(ada.browser.cookies), excluded_checks=LEFT_OUT)
