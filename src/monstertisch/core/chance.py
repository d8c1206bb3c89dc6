"""The only door to luck: named sources, each with its own stream of numbers fixed by the secret and the name alone."""

from __future__ import annotations

import hashlib
from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from .reason import BadMatch, Reason


class Stream:
    """Numbers from 0 to span - 1 without end, each equally likely."""

    def __init__(self, span: i64) -> None:
        self.span = span

    def next(self) -> i64:
        raise NotImplementedError

    def below(self, bound: i64) -> i64:
        """A number from 0 to bound - 1, each equally likely: numbers of the uneven rest are thrown away."""
        assert 0 < bound <= self.span
        whole = self.span - bound
        number = self.next()
        found = number % bound
        while number - found > whole:  # not all of its like are in the span
            number = self.next()
            found = number % bound
        return found


SHARE: Final = 16  # bytes that a page adds
BLOCK: Final = 32  # numbers of two bytes in one SHA-512


class LuckStream(Stream):
    """SHA-512 in counter mode: block i is SHA-512(key ‖ source ‖ i in eight bytes). Without the key no number can be foretold."""

    def __init__(self, key: bytes, source: str, used: i64 = 0) -> None:
        super().__init__(0x10000)
        self.key = key + source.encode()
        self.used = used  # numbers taken; with key and source, all it takes to go on
        self.block = b"" if used % BLOCK == 0 else self.made(used // BLOCK)

    def made(self, number: int) -> bytes:
        return hashlib.sha512(self.key + number.to_bytes(8, "little")).digest()

    def next(self) -> i64:
        used = self.used
        at = used % BLOCK
        if at == 0:
            self.block = self.made(used // BLOCK)
        self.used = used + 1
        low: i64 = self.block[2 * at]
        high: i64 = self.block[2 * at + 1]
        return low | high << 8


class ThoughtStream(Stream):
    """Chris Doty-Humphrey's sfc32, seeded from SHA-256(secret ‖ source); no intermediate result reaches 2^63."""

    def __init__(self, secret: bytes, source: str) -> None:
        super().__init__(0x100000000)
        key = hashlib.sha256(secret + source.encode()).digest()
        self.a: i64 = int.from_bytes(key[0:4], "little")
        self.b: i64 = int.from_bytes(key[4:8], "little")
        self.c: i64 = int.from_bytes(key[8:12], "little")
        self.counter: i64 = 1
        for _ in range(12):
            self.next()

    def next(self) -> i64:
        a = self.a
        b = self.b
        c = self.c
        mixed = (a + b + self.counter) & 0xFFFFFFFF
        self.counter = (self.counter + 1) & 0xFFFFFFFF
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & 0xFFFFFFFF
        self.c = (((c << 21) | (c >> 11)) + mixed) & 0xFFFFFFFF
        return mixed


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """What the rules may ask of luck. `source` names the deck or the dice, so that no source disturbs another."""

    def below(self, source: str, bound: int) -> int:
        raise NotImplementedError

    def shuffle(self, source: str, cards: list[int]) -> None:
        raise NotImplementedError


class Streams(Chance):
    """Luck from streams, one per source, made when it is first asked for."""

    def __init__(self) -> None:
        self.streams: dict[str, Stream] = {}
        self.source: str | None = None  # that was asked last, and mostly is asked again
        self.latest = Stream(0)
        self.draws = 0

    def begin(self, source: str) -> Stream:
        raise NotImplementedError

    def stream(self, source: str) -> Stream:
        if source not in self.streams:
            self.streams[source] = self.begin(source)
        self.latest = self.streams[source]
        self.source = source
        return self.latest

    def below(self, source: str, bound: int) -> int:
        self.draws += 1
        stream = self.latest if source is self.source else self.stream(source)
        return stream.below(bound)

    def shuffle(self, source: str, cards: list[int]) -> None:
        """Fisher and Yates from the last card down."""
        self.draws += 1
        stream = self.stream(source)
        last: i64
        for last in range(len(cards) - 1, 0, -1):
            other = stream.below(last + 1)
            cards[last], cards[other] = cards[other], cards[last]


class Luck(Streams):
    """The true luck of a match: a secret, and what the people at the table added to it (16 bytes in hex each)."""

    def __init__(self, secret: bytes, shares: list[str] | None = None) -> None:
        super().__init__()
        self.secret = secret
        self.shares: list[str] = [] if shares is None else shares
        self.key = mixed(secret, self.shares) if self.shares else secret

    def begin(self, source: str) -> Stream:
        return LuckStream(self.key, source)

    def anew(self) -> Luck:
        """The same luck from its beginning."""
        return Luck(self.secret, self.shares)

    def position(self) -> dict[str, int]:
        """How many numbers of every source were taken."""
        return {source: stream.used for source, stream in self.streams.items() if isinstance(stream, LuckStream)}

    def resume(self, position: dict[str, int]) -> None:
        """Goes on from there."""
        self.streams = {source: LuckStream(self.key, source, used) for source, used in position.items()}
        self.source = None


class Thoughts(Streams):
    """Luck for imagined worlds and for whoever thinks in them: fast, and no card of a match depends on it."""

    def __init__(self, secret: bytes) -> None:
        super().__init__()
        self.secret = secret

    def begin(self, source: str) -> Stream:
        return ThoughtStream(self.secret, source)


class Script(Chance):
    """Luck that was written down: per source the results in order, a number for `below`, the whole order for `shuffle`."""

    def __init__(self, results: dict[str, list[Any]]) -> None:
        self.results = results
        self.used: dict[str, int] = {}
        self.draws = 0

    def anew(self) -> Script:
        """The same luck from its beginning."""
        return Script(self.results)

    def position(self) -> dict[str, int]:
        """How many results of every source were taken."""
        return dict(self.used)

    def resume(self, position: dict[str, int]) -> None:
        """Goes on from there."""
        self.used = dict(position)

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
        if not isinstance(order, list) or not all(type(card) is int for card in order) or sorted(order) != sorted(cards):
            raise BadMatch(Reason("script-order", "", {"source": source}))
        cards[:] = order


def secret_of(seed: int) -> bytes:
    """The secret that `--seed N` stands for."""
    return hashlib.sha256(f"monstertisch:{seed}".encode()).digest()


def mixed(secret: bytes, shares: list[str]) -> bytes:
    """The key of a match's luck where people added to it: SHA-256 of the secret and all shares; in a match they are ascending."""
    return hashlib.sha256(secret + b"\0luck" + b"".join([bytes.fromhex(share) for share in shares])).digest()


def derive(secret: bytes, purpose: str) -> bytes:
    """Another secret from which the first cannot be told, for the bots or for game number i of a series."""
    return hashlib.sha256(secret + b"\0" + purpose.encode()).digest()


def commitment(secret: bytes) -> str:
    """What the table shows at the start, so that everyone can check the secret at the end."""
    return hashlib.sha256(secret).hexdigest()
