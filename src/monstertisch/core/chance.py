"""The only door to luck: named sources, each with its own stream of numbers fixed by the secret and the name alone."""

from __future__ import annotations

import hashlib
from typing import Any

from mypy_extensions import i64, mypyc_attr

from .reason import BadMatch, Reason


class Stream:
    """Chris Doty-Humphrey's sfc32, seeded from SHA-256(secret ‖ source); no intermediate result reaches 2^63."""

    def __init__(self, secret: bytes, source: str) -> None:
        key = hashlib.sha256(secret + source.encode()).digest()
        self.a: i64 = int.from_bytes(key[0:4], "little")
        self.b: i64 = int.from_bytes(key[4:8], "little")
        self.c: i64 = int.from_bytes(key[8:12], "little")
        self.counter: i64 = 1
        for _ in range(12):
            self.next()

    def next(self) -> int:
        """The next number from 0 to 2^32 - 1."""
        a = self.a
        b = self.b
        c = self.c
        mixed = (a + b + self.counter) & 0xFFFFFFFF
        self.counter = (self.counter + 1) & 0xFFFFFFFF
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & 0xFFFFFFFF
        self.c = (((c << 21) | (c >> 11)) + mixed) & 0xFFFFFFFF
        return mixed

    def below(self, bound: int) -> int:
        """A number from 0 to bound - 1, each equally likely: numbers of the uneven rest are thrown away."""
        size: i64 = bound
        fair = 0x100000000 - 0x100000000 % size
        number: i64 = self.next()
        while number >= fair:
            number = self.next()
        return number % size


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """What the rules may ask of luck. `source` names the deck or the dice, so that no source disturbs another."""

    def below(self, source: str, bound: int) -> int:
        raise NotImplementedError

    def shuffle(self, source: str, cards: list[int]) -> None:
        raise NotImplementedError


class Luck(Chance):
    """Luck from a secret: the same secret gives every source the same numbers in every process."""

    def __init__(self, secret: bytes) -> None:
        self.secret = secret
        self.streams: dict[str, Stream] = {}
        self.draws = 0

    def stream(self, source: str) -> Stream:
        stream = self.streams.get(source)
        if stream is None:
            stream = Stream(self.secret, source)
            self.streams[source] = stream
        return stream

    def below(self, source: str, bound: int) -> int:
        self.draws += 1
        return self.stream(source).below(bound)

    def shuffle(self, source: str, cards: list[int]) -> None:
        """Fisher and Yates from the last card down."""
        self.draws += 1
        stream = self.stream(source)
        for last in range(len(cards) - 1, 0, -1):
            other = stream.below(last + 1)
            cards[last], cards[other] = cards[other], cards[last]


class Script(Chance):
    """Luck that was written down: per source the results in order, a number for `below`, the whole order for `shuffle`."""

    def __init__(self, results: dict[str, list[Any]]) -> None:
        self.results = results
        self.used: dict[str, int] = {}
        self.draws = 0

    def take(self, source: str) -> Any:
        self.draws += 1
        at = self.used.get(source, 0)
        results = self.results.get(source, [])
        if at >= len(results):
            raise BadMatch(Reason("script-short", "", {"source": source, "count": len(results)}))
        self.used[source] = at + 1
        return results[at]

    def below(self, source: str, bound: int) -> int:
        result = self.take(source)
        if not isinstance(result, int) or not 0 <= result < bound:
            raise BadMatch(Reason("script-number", "", {"source": source, "bound": bound - 1}))
        return result

    def shuffle(self, source: str, cards: list[int]) -> None:
        order = self.take(source)
        if not isinstance(order, list) or sorted(order) != sorted(cards):
            raise BadMatch(Reason("script-order", "", {"source": source}))
        cards[:] = order


def secret_of(seed: int) -> bytes:
    """The secret that `--seed N` stands for."""
    return hashlib.sha256(f"monstertisch:{seed}".encode()).digest()


def derive(secret: bytes, purpose: str) -> bytes:
    """Another secret from which the first cannot be told, for the bots or for game number i of a series."""
    return hashlib.sha256(secret + b"\0" + purpose.encode()).digest()


def commitment(secret: bytes) -> str:
    """What the table shows at the start, so that everyone can check the secret at the end."""
    return hashlib.sha256(secret).hexdigest()
