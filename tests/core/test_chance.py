"""Luck: its published numbers, its fairness, and luck that was written down."""

import doctest
import hashlib
import itertools
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from monstertisch.core.chance import Luck, LuckStream, Script, Thoughts, ThoughtStream, commitment, derive, mixed, secret_of
from monstertisch.core.reason import BadMatch

DOCS = Path(__file__).parents[2] / "docs" / "luck.md"


# The published numbers


def reference(key: bytes, source: str) -> Iterator[int]:
    """SHA-512 in counter mode once more, from its description and not from our code: number by number, byte by byte."""
    for number in itertools.count():
        counter = bytes((number // 32 >> 8 * place) % 256 for place in range(8))
        low, high = hashlib.sha512(key + source.encode() + counter).digest()[number % 32 * 2 :][:2]
        yield low + 256 * high


def reference_of_thoughts(secret: bytes, source: str) -> Iterator[int]:
    """sfc32 once more, from its description and not from our code: words as strings of bits, multiplication instead of shifts."""
    key = hashlib.sha256(secret + source.encode()).digest()
    a, b, c = (sum(byte * 256**place for place, byte in enumerate(key[at : at + 4])) for at in (0, 4, 8))
    for counter in range(1, 2**32):
        number = (a + b + counter) % 2**32
        bits = f"{c:032b}"
        a, b, c = b ^ b // 512, 9 * c % 2**32, (int(bits[21:] + bits[:21], 2) + number) % 2**32
        if counter > 12:
            yield number


def reference_below(numbers: Iterator[int], bound: int) -> int:
    return next(number for number in numbers if number < 2**16 // bound * bound) % bound


@pytest.mark.parametrize("seed", [0, 1, 7, 123456789])
@pytest.mark.parametrize("source", ["guards", "tiles", "monsters", "Wächter", ""])
def test_luck_is_sha_512_in_counter_mode_and_thoughts_are_sfc32(seed: int, source: str) -> None:
    luck, numbers = LuckStream(secret_of(seed), source), reference(secret_of(seed), source)
    thoughts, fast_numbers = ThoughtStream(secret_of(seed), source), reference_of_thoughts(secret_of(seed), source)

    assert [luck.next() for _ in range(200)] == [next(numbers) for _ in range(200)]
    assert [thoughts.next() for _ in range(200)] == [next(fast_numbers) for _ in range(200)]


@pytest.mark.parametrize("bound", [1, 2, 3, 6, 36, 1000, 2**15 + 1, 2**16 - 1, 2**16])
def test_numbers_below_a_bound_are_found_by_rejection(bound: int) -> None:
    """A bound just above the half of 2^16 throws away nearly every second number."""
    stream = LuckStream(secret_of(5), "dice")
    numbers = reference(secret_of(5), "dice")
    found = [stream.below(bound) for _ in range(200)]

    assert found == [reference_below(numbers, bound) for _ in range(200)]
    assert all(0 <= number < bound for number in found)


def test_a_shuffle_is_that_of_fisher_and_yates_from_the_last_card_down() -> None:
    cards, expected = list(range(36)), list(range(36))
    Luck(secret_of(5)).shuffle("guards", cards)
    numbers = reference(secret_of(5), "guards")
    for last in range(35, 0, -1):
        other = reference_below(numbers, last + 1)
        expected[last], expected[other] = expected[other], expected[last]

    assert cards == expected


def test_frozen_numbers() -> None:
    """These never change: stored games would be dealt other cards."""
    stream = LuckStream(secret_of(7), "guards")
    luck = Luck(secret_of(7))
    cards = list(range(12))
    luck.shuffle("tiles", cards)

    assert [stream.next() for _ in range(4)] == [51549, 30367, 13569, 7040]
    assert [luck.below("dice", 6) for _ in range(12)] == [3, 0, 2, 4, 5, 2, 1, 0, 5, 2, 4, 4]
    assert cards == [6, 3, 2, 10, 4, 9, 1, 7, 0, 8, 5, 11]


def test_the_page_about_luck_tells_the_truth() -> None:
    failed, tried = doctest.testfile(str(DOCS), module_relative=False, encoding="utf-8")

    assert (failed, tried) == (0, 18)


def test_secrets_are_sha_256() -> None:
    secret = secret_of(7)

    assert secret == hashlib.sha256(b"monstertisch:7").digest()
    assert commitment(secret) == hashlib.sha256(secret).hexdigest()
    assert derive(secret, "bots") == hashlib.sha256(secret + b"\0bots").digest()
    assert len({secret_of(1), secret_of(2), derive(secret_of(1), "1"), derive(secret_of(1), "2"), derive(secret_of(2), "1")}) == 5


# Fairness


def test_all_faces_are_equally_likely() -> None:
    """6,000 throws; chi-square with five degrees of freedom, 20.5 at 0.1 %."""
    luck = Luck(secret_of(11))
    throws = [luck.below("dice", 6) for _ in range(6000)]

    assert sum((throws.count(face) - 1000) ** 2 / 1000 for face in range(6)) < 20.5


def test_all_orders_are_equally_likely() -> None:
    """12,000 shuffles of four cards; chi-square with 23 degrees of freedom, 49.7 at 0.1 %."""
    luck = Luck(secret_of(12))
    count: dict[tuple[int, ...], int] = {}
    for _ in range(12000):
        cards = [1, 2, 3, 4]
        luck.shuffle("deck", cards)
        count[tuple(cards)] = count.get(tuple(cards), 0) + 1

    assert len(count) == 24
    assert sum((found - 500) ** 2 / 500 for found in count.values()) < 49.7


# Sources


def test_no_source_disturbs_another() -> None:
    """Whatever is drawn elsewhere, and in which order, a source gives the same numbers."""
    one, other = Luck(secret_of(3)), Luck(secret_of(3))
    guards = [one.below("guards", 36) for _ in range(20)]
    dice = [one.below("dice", 6) for _ in range(20)]
    other_dice, other_guards = [], []
    for _ in range(20):
        other_dice.append(other.below("dice", 6))
        other.shuffle("tiles", list(range(12)))
        other_guards.append(other.below("guards", 36))

    assert (guards, dice) == (other_guards, other_dice)


def test_sources_and_secrets_differ() -> None:
    streams = [
        make(secret_of(seed), source)
        for make in (LuckStream, ThoughtStream)
        for seed in (1, 2)
        for source in ("guards", "guard", "tiles")
    ]

    assert len({tuple(stream.next() for _ in range(4)) for stream in streams}) == len(streams)


def test_luck_goes_on_from_where_it_was() -> None:
    """A stored position says how far every source is: what is drawn next is what would have been drawn."""
    luck = Luck(secret_of(3), ["00" * 16])
    for number in range(40):
        luck.below("dice", 6)
        if number % 16 == 0:
            luck.shuffle("tiles", list(range(12)))
    later = Luck(secret_of(3), ["00" * 16])
    later.resume(luck.position())

    assert [later.below("dice", 6) for _ in range(40)] == [luck.below("dice", 6) for _ in range(40)]
    assert [later.below("tiles", 50) for _ in range(40)] == [luck.below("tiles", 50) for _ in range(40)]


# Shares


def test_a_single_share_changes_the_whole_luck() -> None:
    """Neither the server, which chose the secret before, nor one player can choose what comes out. The order counts, too."""
    share = "0123456789abcdef0123456789abcdef"
    shares = [[], [share], [share, share], ["ff" * 16], ["ff" * 16, share], [share, "ff" * 16]]
    found = [tuple(Luck(secret_of(1), one).below("dice", 1000) for _ in range(8)) for one in shares]

    assert len(set(found)) == len(found)


def test_shares_are_mixed_by_sha_256() -> None:
    share = "0123456789abcdef0123456789abcdef"
    together = secret_of(1) + b"\0luck" + bytes.fromhex(share) + bytes(16)

    assert mixed(secret_of(1), [share, "00" * 16]) == hashlib.sha256(together).digest()


def test_thoughts_tell_nothing_of_luck() -> None:
    """What a bot draws is never what the decks hold, even from the same secret."""
    luck, thoughts = Luck(secret_of(3)), Thoughts(secret_of(3))

    assert [luck.below("deck", 1000) for _ in range(8)] != [thoughts.below("deck", 1000) for _ in range(8)]


def test_draws_are_counted() -> None:
    """Undo is free only while this number stands still."""
    luck = Luck(secret_of(1))
    luck.below("dice", 6)
    luck.shuffle("tiles", [1, 2, 3])

    assert luck.draws == 2


# Luck that was written down


def test_a_script_gives_what_it_says_source_by_source() -> None:
    script = Script({"dice": [5, 0], "deck": [[3, 1, 2]]})
    cards = [1, 2, 3]
    throws = [script.below("dice", 6)]
    script.shuffle("deck", cards)
    throws.append(script.below("dice", 6))

    assert throws == [5, 0]
    assert cards == [3, 1, 2]
    assert script.draws == 3


@pytest.mark.parametrize(
    ("results", "code"),
    [
        ({}, "script-short"),
        ({"dice": []}, "script-short"),
        ({"dice": [6]}, "script-number"),
        ({"dice": [-1]}, "script-number"),
        ({"dice": ["5"]}, "script-number"),
        ({"dice": [[1]]}, "script-number"),
    ],
)
def test_a_script_that_gives_no_such_number_is_refused(results: dict[str, list[Any]], code: str) -> None:
    with pytest.raises(BadMatch) as refusal:
        Script(results).below("dice", 6)

    assert refusal.value.reason.code == code
    assert refusal.value.reason.params["source"] == "dice"


@pytest.mark.parametrize("order", [[1, 2], [1, 2, 2], [1, 2, 3, 4], [1, 2, "3"], [True, 2, 3], 3, "123"])
def test_a_script_that_gives_another_deck_is_refused(order: object) -> None:
    cards = [1, 2, 3]

    with pytest.raises(BadMatch, match="script-order"):
        Script({"deck": [order]}).shuffle("deck", cards)
    assert cards == [1, 2, 3]


def test_a_script_that_is_used_up_is_refused() -> None:
    script = Script({"dice": [1]})
    script.below("dice", 6)

    with pytest.raises(BadMatch, match="script-short"):
        script.below("dice", 6)
