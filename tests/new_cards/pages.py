"""What a page shows of a card."""

from __future__ import annotations

import re

from browser.guests import Guest
from playwright.sync_api import Locator, expect


def goto_cards(guest: Guest, game: str, kind: str, name: str) -> str:
    """All that the list of cards says beside this one, whose picture is drawn."""
    guest.goto(f"/cards/{game}")
    guest.page.locator(".kinds button").filter(has_text=kind).click()
    card = guest.page.locator("li").filter(has_text=re.compile("\u00ad?".join(name)))  # a name may be broken
    expect(card).to_be_visible()
    assert drawn(card)
    return card.inner_text().replace("\u00ad", "")


def drawn(card: Locator) -> bool:
    """Its picture has lines."""
    return bool(card.locator("svg path").first.get_attribute("d"))
