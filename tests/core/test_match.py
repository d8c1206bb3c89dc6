"""A match is its log: recording, undo, and reading files that are whole, cut off, broken or foreign."""

import json

import pytest

from monstertisch.core.chance import Luck, Script, commitment, secret_of
from monstertisch.core.match import Match, read_match
from monstertisch.core.reason import BadCards, BadMatch, BadSetup, IllegalMove
from monstertisch.games import GAMES

GAME = GAMES["maechtige_monster"]


def new_match(players: int = 3, seed: int = 7, **options: object) -> Match:
    names = ["Ani", "bot:greedy", "bot:random", "Ben", "Cem", "Dora"][:players]
    return Match(GAME, GAME.setup(players, options), Luck(secret_of(seed)), names)


def play_on(match: Match, moves: int = 1000) -> Match:
    """The first legal move, so many times or to the end."""
    for _ in range(moves):
        if match.over:
            break
        seat = match.state.to_act()[0]
        match.play(seat, match.state.options(seat)[0])
    return match


def lines_of(match: Match) -> list[str]:
    return match.text().splitlines()


def code_of(text: str) -> tuple[str, object]:
    with pytest.raises(BadMatch) as refused:
        read_match(text, GAMES)
    return refused.value.reason.code, refused.value.reason.params.get("line")


# Recording


def test_a_written_match_is_read_back_as_it_was() -> None:
    match = play_on(new_match(chain=True, king=True))

    read = read_match(match.text(), GAMES)

    assert read.text() == match.text()
    assert read.state.digest() == match.state.digest()
    assert read.seats == match.seats
    assert not read.cut_off


def test_the_header_holds_setup_seal_and_secret() -> None:
    head = json.loads(new_match().header())

    assert (head["game"], head["players"], head["rules_version"]) == ("maechtige_monster", 3, GAME.rules_version)
    assert head["luck"]["secret"] == secret_of(7).hex()
    assert head["commitment"] == commitment(secret_of(7))


def test_every_round_and_the_end_leave_a_digest() -> None:
    match = play_on(new_match())

    digests = [json.loads(line) for line in lines_of(match)[1:] if "digest" in json.loads(line)]

    assert len(digests) == 6
    assert digests[-1]["scores"] == match.state.result().scores
    assert digests[-1]["digest"] == match.state.digest()


def test_an_illegal_move_is_not_recorded() -> None:
    match = new_match()
    before = match.text()

    with pytest.raises(IllegalMove):
        match.play(match.state.to_act()[0], 59)

    assert match.text() == before


def test_a_table_needs_one_name_per_seat() -> None:
    with pytest.raises(BadSetup):
        Match(GAME, GAME.setup(3), Luck(secret_of(1)), ["Ani"])


def test_own_cards_travel_in_the_setup() -> None:
    rows = json.loads(json.dumps(GAME.card_rows()))
    rows["guards"][0]["loot"] = 9
    match = play_on(Match(GAME, GAME.setup(3, {}, rows), Luck(secret_of(3)), ["Ani", "Ben", "Cem"]))

    read = read_match(match.text(), GAMES)

    assert read.setup.cards == rows
    assert read.state.digest() == match.state.digest()


def test_wrong_own_cards_in_a_file_are_refused() -> None:
    rows = json.loads(json.dumps(GAME.card_rows()))
    head = json.loads(new_match().header())
    rows["guards"][0]["loot"] = 99
    head["cards"] = rows

    with pytest.raises(BadCards):
        read_match(json.dumps(head) + "\n", GAMES)


def test_scripted_luck_is_written_and_read() -> None:
    five = [[5, 4, 3, 2, 1]] * 3
    script = Script({"guards": [list(range(36))], "tiles": [list(range(12))], "start": [2], "monsters": five})
    match = play_on(Match(GAME, GAME.setup(3), script, ["A", "B", "C"]))

    read = read_match(match.text(), GAMES)

    assert read.state.digest() == match.state.digest()
    assert read.commitment is None
    assert json.loads(lines_of(match)[1])["seat"] == 2


# Undo


def test_undo_is_an_entry_and_numbers_never_repeat() -> None:
    match = play_on(new_match(), 4)
    before = match.state.digest()

    play_on(match, 3)
    match.undo(4)

    assert match.state.digest() == before
    assert lines_of(match)[-1] == '{"n":8,"undo_to":4}'
    assert play_on(match, 1).entries[-1].number == 9
    assert read_match(match.text(), GAMES).state.digest() == match.state.digest()


def test_an_undo_tells_who_took_back_where_that_is_known() -> None:
    match = play_on(new_match(), 4)
    match.undo(2, 1)
    match.undo(1)

    read = read_match(match.text(), GAMES)

    assert lines_of(match)[-2:] == ['{"n":5,"seat":1,"undo_to":2}', '{"n":6,"undo_to":1}']
    assert [entry.seat for entry in read.entries[-2:]] == [1, -1]
    assert read.text() == match.text()


def test_luck_does_not_change_after_an_undo() -> None:
    match = play_on(new_match(king=True), 30)
    before = match.state.digest()

    match.undo(0)
    play_on(match, 30)

    assert match.state.digest() == before


@pytest.mark.parametrize("to", [-1, 5, 7, 99])
def test_undo_leads_only_to_entries_that_stand(to: int) -> None:
    match = play_on(new_match(), 6)
    match.undo(4)

    with pytest.raises(BadMatch):
        match.undo(to)

    assert len(match.entries) == 7


def test_the_last_choice_of_a_seat_is_found() -> None:
    match = new_match()
    first = match.state.to_act()[0]

    assert match.last_choice(first) is None
    play_on(match, 2)
    assert match.last_choice(first) == 0
    assert match.last_choice((first + 1) % 3) == 1


def test_undo_of_an_own_card_is_free_before_anyone_else_acts() -> None:
    match = play_on(new_match(), 1)
    seat = match.entries[0].seat

    assert match.undo_is_free(seat, 0, humans=[0, 1, 2])


def test_undo_is_not_free_when_another_human_has_acted() -> None:
    match = play_on(new_match(), 2)
    seat = match.entries[0].seat

    assert not match.undo_is_free(seat, 0, humans=[0, 1, 2])


def test_undo_is_not_free_when_a_bot_has_shown_a_hidden_card() -> None:
    """In round 1 a bot's hand is hidden, from round 2 on it is public."""
    match = play_on(new_match(), 2)
    seat = match.entries[0].seat
    assert not match.undo_is_free(seat, 0, humans=[seat])

    while match.state.round() == 1:
        play_on(match, 1)
    number = match.entries[-1].number
    play_on(match, 2)

    assert match.undo_is_free(match.entries[number].seat, number, humans=[match.entries[number].seat])


def test_undo_is_not_free_across_a_fight() -> None:
    match = new_match()
    while match.state.round() == 1:
        play_on(match, 1)
    last = match.entries[-1]

    assert not match.undo_is_free(last.seat, last.number - 1, humans=[last.seat])


# Reading


@pytest.mark.thorough
def test_a_file_cut_at_any_byte_is_cut_back_or_refused() -> None:
    """Whatever remains is the whole entries before the cut, and it says that something is gone."""
    match = play_on(new_match(), 25)
    match.undo(20)
    play_on(match, 3)
    whole = match.text().encode()
    first_line = whole.index(b"\n")

    for length in range(len(whole)):
        text = whole[:length].decode(errors="replace")
        if length < first_line:
            assert code_of(text)[0] in ("match-empty", "match-cut")
            continue
        read = read_match(text, GAMES)
        kept = whole[:length].split(b"\n")
        complete = len(kept) - 1 if not kept[-1] or not kept[-1].endswith(b"}") or read.cut_off else len(kept)
        assert len(read.entries) == complete - 1
        assert read.cut_off == (whole[length - 1 : length + 1] != b"}\n" and whole[length - 1 : length] != b"\n")
        assert whole.startswith(read.text().encode())


def test_a_broken_line_in_the_middle_is_named() -> None:
    lines = lines_of(play_on(new_match(), 10))
    lines[4] = lines[4][:-5]

    assert code_of("\n".join(lines) + "\n") == ("match-line", 5)


@pytest.mark.parametrize(
    ("line", "broken", "code"),
    [
        (3, '{"n":7,"seat":0,"do":{}}', "match-number"),
        (3, '{"n":true,"seat":0,"do":{}}', "match-number"),
        (3, '{"n":2,"seat":9,"do":{}}', "match-line"),
        (3, '{"n":2,"seat":"x","do":{}}', "match-line"),
        (3, '{"n":2,"seat":0,"do":{"kind":"fly"}}', "match-illegal"),
        (3, '{"n":2,"undo_to":"x"}', "match-line"),
        (3, '{"n":2,"undo_to":5}', "match-undo"),
        (3, '{"n":2,"seat":3,"undo_to":0}', "match-line"),
        (3, '{"n":2,"seat":null,"undo_to":0}', "match-line"),
        (3, '{"n":2,"seat":-1,"undo_to":0}', "match-line"),
        (3, "[1, 2]", "match-line"),
        (3, "", "match-line"),
    ],
)
def test_wrong_entries_are_named_with_their_line(line: int, broken: str, code: str) -> None:
    lines = lines_of(play_on(new_match(), 10))
    lines[line - 1] = broken

    assert code_of("\n".join(lines) + "\n") == (code, line)


@pytest.mark.parametrize(
    "text", ["PNG\x00\x01\nxx\n", '{"some":"json"}\n', "[]\n", "12\n", "hello\n", "\n", "null\n", "[" * 9999 + "\n"]
)
def test_a_foreign_file_is_refused(text: str) -> None:
    assert code_of(text)[0] in ("match-foreign", "match-line")


@pytest.mark.parametrize(
    ("key", "value", "code"),
    [
        ("format", 99, "match-format"),
        ("game", "chess", "match-game"),
        ("game", ["x"], "match-game"),
        ("rules_version", 99, "match-rules"),
        ("players", "three", "match-line"),
        ("options", [], "match-line"),
        ("cards", [], "match-line"),
        ("seats", "abc", "match-line"),
        ("luck", {"secret": "zz"}, "match-luck"),
        ("luck", None, "match-luck"),
        ("luck", {"script": {"guards": 3}}, "match-luck"),
        ("luck", {"secret": "00", "shares": ["11" * 15]}, "match-luck"),
        ("luck", {"secret": "00", "shares": ["22" * 16, "11" * 16]}, "match-luck"),  # who orders them could choose among deals
        ("luck", {"secret": "00", "shares": ["11" * 16, "11" * 16]}, "match-luck"),
        ("luck", {"secret": "00"}, "match-commitment"),
        ("commitment", "00", "match-commitment"),
    ],
)
def test_a_wrong_header_is_refused(key: str, value: object, code: str) -> None:
    head = json.loads(new_match().header())
    head[key] = value

    assert code_of(json.dumps(head) + "\n")[0] == code


def test_a_replay_that_would_differ_stops_and_says_so() -> None:
    lines = lines_of(play_on(new_match()))
    at = next(number for number, line in enumerate(lines) if "digest" in line)
    entry = json.loads(lines[at])
    entry["digest"] = "0" * 64
    lines[at] = json.dumps(entry)

    assert code_of("\n".join(lines) + "\n") == ("match-differs", at + 1)


def test_a_claimed_score_that_was_not_reached_is_found() -> None:
    lines = lines_of(play_on(new_match()))
    entry = json.loads(lines[-1])
    entry["scores"][0] += 1
    lines[-1] = json.dumps(entry)

    assert code_of("\n".join(lines) + "\n") == ("match-differs", len(lines))
