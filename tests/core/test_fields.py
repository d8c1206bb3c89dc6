"""A state's fields by their names: written, read again, and nothing shared with what was written."""

from __future__ import annotations

from typing import Any

import pytest

from monstertisch.core.agenda import Agenda, Step, read_agenda
from monstertisch.core.fields import read, write


class Well:
    def __init__(self, setup: str) -> None:
        self.setup = setup
        self.depth = 3
        self.owner: str | None = None
        self.buckets = [[1, 2], []]
        self.agenda: Agenda[Well] = Agenda([Step(1, 2)])


def test_all_fields_but_the_fixed_ones_are_written() -> None:
    data = write(Well("ours"), ["setup"])

    assert data == {"depth": 3, "owner": None, "buckets": [[1, 2], []], "agenda": [["Step", 1, 2, 0]]}


def test_what_was_written_is_read_again_and_not_shared() -> None:
    data: dict[str, Any] = {"depth": 9, "owner": "a frog", "buckets": [[4]], "agenda": [["Step", 5, 6, 7]]}
    well = Well("ours")

    read(well, data, ["setup"], {"agenda": lambda written: read_agenda(written, {"Step": Step})})
    data["buckets"][0].append(5)

    assert (well.setup, well.depth, well.owner, well.buckets) == ("ours", 9, "a frog", [[4]])
    assert well.agenda.to_data() == [["Step", 5, 6, 7]]


def test_a_field_that_is_missing_is_an_error() -> None:
    with pytest.raises(KeyError):
        read(Well("ours"), {"depth": 9}, ["setup"], {})
