"""Every game's card check: every value of our file is spoilt in every way we know, and the check must name the place."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest

from monstertisch.core.reason import BadCards, Reason
from monstertisch.texts import Texts

from .card_files import BOSS_MONSTER, KINGSCRAFT, MAECHTIGE_MONSTER, CardFile, Steps, delete, path_of, put, values

FILES = [MAECHTIGE_MONSTER, KINGSCRAFT, BOSS_MONSTER]
WITH_NAMES = [(MAECHTIGE_MONSTER, 2), (KINGSCRAFT, 2 * 8), (BOSS_MONSTER, 2 * 5)]
MAY_LACK = [(MAECHTIGE_MONSTER, "tiles"), (MAECHTIGE_MONSTER, "types")]  # R33: both may be left out

each_file = pytest.mark.parametrize("file", FILES, ids=str)
each_row = pytest.mark.parametrize(
    ("file", "steps"), [pytest.param(file, steps, id=f"{file}-{path_of(steps)}") for file in FILES for steps in file.rows]
)
each_section = pytest.mark.parametrize(
    ("file", "section"), [pytest.param(file, section, id=f"{file}-{section}") for file in FILES for section in file.ours]
)


# Our file


@each_file
def test_our_card_file_passes_the_check(file: CardFile) -> None:
    """Without a single complaint."""
    assert file.complaints(file.ours) == []


@each_file
def test_our_file_is_read_as_it_is_written(file: CardFile) -> None:
    """Text and rows are the same."""
    assert file.read(file.text) == file.ours


@each_file
def test_every_row_of_our_file_names_its_source(file: CardFile) -> None:
    """Nobody has to guess what is printed and what is ours."""
    rows = [row for section in file.ours.values() for row in section]

    assert len(rows) > 80
    assert [row for row in rows if not any(word in str(row["source"]) for word in file.sources)] == []


@each_file
def test_a_source_may_be_left_out(file: CardFile) -> None:
    """An own card file need not tell where its numbers come from, or what is printed in a corner."""
    notes = ["source", "code"]
    bare = {section: [{key: row[key] for key in row if key not in notes} for row in rows] for section, rows in file.ours.items()}

    assert file.complaints(bare) == []


@each_file
@pytest.mark.parametrize(
    ("language", "wanted"),
    [
        ("de", 'muss in geschweiften Klammern stehen, woher welche Angabe ist, etwa { all = "reconstructed" }'),
        ("en", 'Curly brackets must say here where each entry is from, such as { all = "reconstructed" }'),
    ],
)
def test_a_source_that_is_a_sentence_is_refused_with_what_to_write_instead(file: CardFile, language: str, wanted: str) -> None:
    section = next(iter(file.ours))
    [reason] = file.complaints(file.spoil((section, 0, "source"), put("rulebook, second printing")))

    assert (reason.code, reason.params["path"]) == ("cards-no-source", f"{section}[0].source")
    assert wanted in Texts(language).reason(reason)


@pytest.mark.parametrize("file", [KINGSCRAFT, BOSS_MONSTER], ids=str)
def test_the_order_of_the_rows_does_not_matter(file: CardFile) -> None:
    """Cards are known by their ids."""
    assert file.complaints({section: rows[::-1] for section, rows in file.ours.items()}) == []


# Keys


@pytest.mark.thorough
@each_file
def test_every_missing_key_is_noticed(file: CardFile) -> None:
    """A card has all that belongs to its kind."""
    entries = [
        steps for steps, _ in file.entries if len(steps) == 3 and not {steps[-1], f"{steps[0]}.{steps[-1]}"} & {*file.optional}
    ]

    assert len(entries) > 250
    assert file.missed((steps, delete) for steps in entries) == []


@pytest.mark.thorough
@each_file
@pytest.mark.parametrize("value", [1, "word", None], ids=repr)
def test_every_unknown_key_is_noticed(file: CardFile, value: Any) -> None:
    """A slip of the pen is not passed over, in a row or in what is nested there, whatever stands behind it."""
    tables = [steps for steps, node in values(file.ours) if isinstance(node, dict)]

    assert len(tables) > 80
    assert file.missed(((*steps, "unknown"), put(value)) for steps in tables) == []


# Values


@pytest.mark.thorough
@pytest.mark.parametrize(("file", "value"), [(file, value) for file in FILES for value in file.wrong_types], ids=str)
def test_every_value_of_a_wrong_type_is_noticed(file: CardFile, value: Any) -> None:
    """Wherever it stands, sources included."""
    entries = [steps for steps, old in file.entries if type(old) is not type(value)]

    assert file.missed((steps, put(value)) for steps in entries) == []


@pytest.mark.thorough
@each_file
def test_every_number_that_is_equal_but_not_whole_is_noticed(file: CardFile) -> None:
    """1.0 is no 1, and neither is true; 1 is no true."""
    numbers = [(steps, old) for steps, old in file.entries if type(old) is int]
    switches = [(steps, old) for steps, old in file.entries if type(old) is bool]
    spoilt = [(steps, put(float(old))) for steps, old in numbers]
    spoilt += [(steps, put(bool(old))) for steps, old in numbers if old in (0, 1)]
    spoilt += [(steps, put(int(old))) for steps, old in switches]

    assert file.missed(spoilt) == []


@pytest.mark.thorough
@pytest.mark.parametrize(("file", "value"), [(file, value) for file in FILES for value in file.out_of_range], ids=str)
def test_every_number_out_of_range_is_noticed(file: CardFile, value: int) -> None:
    """Every number has its range."""
    entries = [steps for steps, old in file.entries if type(old) is int and old != value]

    assert len(entries) > 200
    assert file.missed((steps, put(value)) for steps in entries) == []


@pytest.mark.thorough
@each_file
def test_every_unknown_word_is_noticed(file: CardFile) -> None:
    """Names, texts and sources are free, all else is not."""
    entries = [steps for steps, old in file.entries if isinstance(old, str) and not {*steps} & {*file.free}]

    assert len(entries) > 40
    assert file.missed((steps, put("unknown")) for steps in entries) == []


@pytest.mark.parametrize(("file", "count"), WITH_NAMES, ids=str)
@pytest.mark.parametrize("name", ["", " ", "a\nb", "a\u200bb", "x" * 61, 7], ids=repr)
def test_a_name_is_a_short_line(file: CardFile, count: int, name: Any) -> None:
    """Something to read, at most 60 characters."""
    first = [steps for steps, _ in file.entries if steps[1] == 0 and steps[-1] in ["name_de", "name_en"]]

    assert len(first) == count
    assert file.missed((steps, put(name)) for steps in first) == []


# Rows and sections


@pytest.mark.thorough
@each_row
def test_every_dropped_row_is_noticed(file: CardFile, steps: Steps) -> None:
    """Every card of the box must be there, where a file may not have other cards than ours."""
    assert steps[0] in file.own or steps[0] in file.paths(file.spoil(steps, delete))


@pytest.mark.thorough
@each_row
def test_every_doubled_row_is_noticed(file: CardFile, steps: Steps) -> None:
    """The second one is named; of the tiles, that there are too many."""
    rows = deepcopy(file.ours)
    section, index = str(steps[0]), int(steps[1])
    rows[section].append(deepcopy(rows[section][index]))

    doubled = f"{section}[{len(file.ours[section])}].{file.keys.get(section, 'id')}"
    assert {section if section == "tiles" else doubled} & {*file.paths(rows)}


@pytest.mark.thorough
@each_file
@pytest.mark.parametrize("value", [None, 1, "row", []], ids=repr)
def test_every_row_that_is_none_is_noticed(file: CardFile, value: Any) -> None:
    """Something else in place of a row."""
    assert [path_of(steps) for steps in file.rows if path_of(steps) not in file.paths(file.spoil(steps, put(value)))] == []


@pytest.mark.thorough
@each_section
@pytest.mark.parametrize("value", [None, 1, "rows", {}, []], ids=repr)
def test_every_section_that_is_no_list_of_rows_is_noticed(file: CardFile, section: str, value: Any) -> None:
    """An empty list counts as one without its rows."""
    if value is not None or (file, section) not in MAY_LACK:
        assert section in file.paths({**file.ours, section: value})


@pytest.mark.thorough
@each_section
def test_every_missing_section_is_noticed(file: CardFile, section: str) -> None:
    found = file.paths({key: rows for key, rows in file.ours.items() if key != section})

    assert (section in found) == ((file, section) not in MAY_LACK)


@pytest.mark.parametrize(
    ("file", "section"), [(MAECHTIGE_MONSTER, "backs"), (KINGSCRAFT, "tokens"), (BOSS_MONSTER, "numbers")], ids=str
)
def test_an_unknown_section_is_noticed(file: CardFile, section: str) -> None:
    """And it does not hide what else is wrong."""
    assert file.paths({**file.ours, "weather": []}) == ["weather"]
    assert file.paths({**file.ours, "weather": [], section: file.ours[section][:2]}) == ["weather", section]


# Syntax


def syntax_error(file: CardFile, text: str) -> Reason:
    with pytest.raises(BadCards) as refusal:
        file.read(text)
    return refusal.value.reason


@pytest.mark.thorough
@each_file
def test_a_syntax_error_is_named_with_its_line(file: CardFile) -> None:
    """Whichever line of our file is broken, that line is named."""
    lines = file.text.splitlines()
    for number in range(0, len(lines), 1 + len(lines) // 150):
        reason = syntax_error(file, "\n".join([*lines[:number], "= %", *lines[number + 1 :]]))
        assert (reason.code, reason.rule, reason.params["line"]) == ("cards-syntax", file.rule, number + 1)


@each_file
@pytest.mark.parametrize(
    "text", ["9" * 5000, "1" + "0" * 5000, "[" * 5000, "[" * 5000 + "]" * 5000], ids=["nines", "large", "open", "nested"]
)
def test_what_no_card_needs_is_refused(file: CardFile, text: str) -> None:
    """Numbers of thousands of digits and endless nesting are answered, not stumbled over."""
    assert syntax_error(file, f"backs = {text}").code in ("cards-beyond", "cards-syntax")
