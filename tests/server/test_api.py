"""The published API keeps its word: whatever is sent, no answer is a server error, and every answer has its published form."""

from __future__ import annotations

from typing import Any

import pytest
import schemathesis
import schemathesis.pytest
from hypothesis import HealthCheck, settings
from schemathesis.checks import CHECKS
from schemathesis.schemas import BaseSchema

from .conftest import People
from .running import HOST, Person, ThreadServer, play_on, seat_people

# A table may refuse what its schema allows: the seat is taken, the game is over.
LEFT_OUT = ["positive_data_acceptance", "ignored_auth", "use_after_free", "ensure_resource_availability"]


@pytest.fixture(scope="module")
def ada(server: ThreadServer) -> Person:
    return Person(server.port, "Ada")


@pytest.fixture(scope="module")
def api(server: ThreadServer, ada: Person) -> BaseSchema:
    """Half of the addresses that are tried out lead to tables that exist: waiting, running and finished."""
    three = [ada, Person(server.port, "Ben"), Person(server.port, "Cleo")]
    finished = seat_people(three)
    play_on([person.join(finished) for person in three])
    for person in three[1:]:
        person.close()
    codes = [ada.new_table(3)["code"], ada.new_table(3, fill=True)["code"], finished]
    schema: BaseSchema = schemathesis.openapi.from_url(f"http://{HOST}:{server.port}/api/openapi.json")

    @schema.hook
    def map_path_parameters(_context: Any, found: dict[str, Any] | None) -> dict[str, Any] | None:
        code = (found or {}).get("code")
        if isinstance(code, str) and len(code) % 2 == 0 and found is not None:
            found["code"] = codes[sum(code.encode("utf-8", "replace")) % 3]
        return found

    return schema


schema = schemathesis.pytest.from_fixture("api")


@schema.parametrize()
@settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck))
def test_every_route_answers_in_its_published_form(case: schemathesis.Case, ada: Person) -> None:
    cookies = dict(ada.browser.cookies)

    case.call_and_validate(cookies=cookies, excluded_checks=[check for check in CHECKS.get_all() if check.__name__ in LEFT_OUT])
