"""Who is who: an unguessable token in a cookie, and a personal key for another device. Only their hashes are stored."""

from __future__ import annotations

import hashlib
import secrets
import time
from dataclasses import dataclass

import sqlalchemy as sa

from .seats import refuse
from .storage import Store, devices, players

COOKIE = "monstertisch"
COOKIE_SECONDS = 400 * 24 * 3600


@dataclass(frozen=True)
class Person:
    id: int
    name: str | None


def hashed(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def same_origin(origin: str | None, host: str | None) -> bool:
    """Browsers name the page's origin; other programs send none and carry no foreign cookies."""
    return origin is None or origin in (f"http://{host}", f"https://{host}")


class People:
    def __init__(self, store: Store) -> None:
        self.store = store

    async def find(self, token: str | None) -> Person | None:
        if not token:
            return None
        of_device = sa.select(players).join(devices).where(devices.c.token_hash == hashed(token))
        rows = await self.store.read(of_device)
        return Person(rows[0]["id"], rows[0]["name"]) if rows else None

    async def welcome(self) -> tuple[Person, str]:
        """A new person and the token for the cookie."""
        keys = await self.store.write(sa.insert(players).values(created=time.time()))
        person = Person(keys[0][0], None)
        return person, await self.new_token(person)

    async def new_token(self, person: Person) -> str:
        token = secrets.token_urlsafe(32)
        await self.store.write(sa.insert(devices).values(token_hash=hashed(token), player=person.id))
        return token

    async def rename(self, person: Person, name: str) -> None:
        await self.store.write(sa.update(players).where(players.c.id == person.id).values(name=name))

    async def new_key(self, person: Person) -> str:
        """A new personal key; the old one ends."""
        key = secrets.token_urlsafe(32)
        await self.store.write(sa.update(players).where(players.c.id == person.id).values(key_hash=hashed(key)))
        return key

    async def recover(self, key: str) -> tuple[Person, str]:
        """The person of this key, and a token for the new device; the old devices stay, the key is used up."""
        rows = await self.store.read(sa.select(players).where(players.c.key_hash == hashed(key)))
        used = sa.update(players).where(players.c.key_hash == hashed(key)).values(key_hash=None)
        if not rows or not (await self.store.write(used))[0]:
            raise refuse("wrong-key")
        person = Person(rows[0]["id"], rows[0]["name"])
        return person, await self.new_token(person)
