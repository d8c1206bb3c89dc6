"""Every page and every state of the table, walked through once per screen: complete texts, no barrier, nothing cut off."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect
from server.running import Message, ThreadServer

from .conftest import Guests
from .guests import DESKTOP, LAPTOP, PHONE, Guest
from .measuring import AT_REST, SETTLED, faults_of_the_table, faults_on_a_desktop, faults_on_a_phone
from .rich import Size
from .tables import running
from .walk import walk

ROOT = Path(__file__).parents[2]
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
LOW_DESKTOPS: list[Size] = [(1366, 650)]
PHONES: list[Size] = [(360, 640), (844, 390)]
MEASURED = ("/", "waiting room", "finished", "replay")  # tables that are played are, in test_sizes.py
LARGE = "size => (document.documentElement.dataset.text = size)"  # what the settings do
ALIKE = ("/rules", "/cards", "cards")  # long pages that a phone shows like a desktop, one thing below the other
ZOOMED: Size = (720, 450)  # 1440 by 900 at 200 %
# What axe has not looked at yet: elements that are unlike all before them, or lie in other ones, by all that its rules go by.
UNLIKE = """before => {
  const known = new Set(before), kinds = new Map();
  const hash = words => [...words].reduce((sum, letter) => (31 * sum + letter.codePointAt()) | 0, 7);
  const said = (name, value) => name + (/^(role|type|aria-hidden)$/.test(name) ? value : value !== "");
  const seen = ["color", "backgroundColor", "backgroundImage", "opacity", "fontSize", "fontWeight"];
  const kindOf = one => kinds.get(one) ?? kinds.set(one, hash([
    one.parentElement ? kindOf(one.parentElement) : "", one.localName, ...one.classList, one.textContent.trim() !== "",
    ...[...one.attributes].map(({ name, value }) => said(name, value)), ...seen.map(name => getComputedStyle(one)[name]),
  ].join())).get(one);
  const unlike = new Map();
  for (const one of document.querySelectorAll("*"))
    if (!known.has(kindOf(one)) && (one.checkVisibility() || document.head.contains(one))) unlike.set(kindOf(one), one);
  return unlike;
}"""
LOOK = f"""async before => {{
  const unlike = ({UNLIKE})(before);
  const {{ violations }} = !unlike.size ? {{ violations: [] }} : await axe.run({{ include: [...unlike.values()] }}, {{
    resultTypes: ["violations"],
    preload: false,
    rules: Object.fromEntries(axe.getRules() // those that axe never calls serious would take a third of the time
      .filter(({{ ruleId }}) => /^(landmark|region|heading-order|page-has-heading|empty|skip-link)/.test(ruleId))
      .map(({{ ruleId }}) => [ruleId, {{ enabled: false }}])),
  }});
  return {{ kinds: [...unlike.keys()], violations }};
}}"""
TEXTS = [file.read_text("utf-8") for folder in ("src/monstertisch", "web/src/texts") for file in (ROOT / folder).rglob("*.ftl")]
FIRST_WORDS = {name for text in TEXTS for name in re.findall(r"^([a-z]+)-[\w-]+ =", text, re.MULTILINE)}
ORDINARY_WORDS = ["game-icons", "room-deck", "face-down", "face-up"]
NAME_OF_A_TEXT = re.compile(r"(?<![\w/.-])([a-z]+)-[a-z][\w-]*")


@pytest.mark.parametrize(
    ("screen", "language", "sizes", "thorough"),
    [
        pytest.param(DESKTOP, "en", LOW_DESKTOPS, False, id="desktop-en"),
        pytest.param(LAPTOP, "de", LOW_DESKTOPS, True, id="laptop-de", marks=pytest.mark.long),
        pytest.param(PHONE, "de", PHONES, False, id="phone-de"),
        pytest.param(PHONE, "de", PHONES, True, id="phone-de, all of it", marks=pytest.mark.long),
    ],
)
def test_every_page_is_complete_readable_and_open_to_everyone(
    guests: Guests,
    server: ThreadServer,
    looked_at: set[int],
    screen: Message,
    language: str,
    sizes: list[Size],
    thorough: bool,
) -> None:
    """By links on the desktop, else by addresses. If thorough, long pages are looked at on all sizes, and all in large letters.

    A missing text, a failed request or a warning also makes the browser complain, which fails the test by itself.
    """
    [guest] = guests("Annemarie", language=language, **screen)
    found: list[str] = []
    for where in walk(guest, server, guest.follow if screen is DESKTOP else guest.goto):
        assert guest.page.locator("html").get_attribute("lang") == language
        whole = thorough or not where.startswith(ALIKE)
        problems = names_of_texts(guest)
        if screen is DESKTOP or whole:
            problems += barriers(guest, looked_at)
        problems += faults_on_a_phone(guest) if screen is PHONE else faults_on_a_desktop(guest)
        if screen is not PHONE and whole:
            set_size(guest, ZOOMED)
            problems += [f"zoomed: {fault}" for fault in faults_on_a_desktop(guest)]
        if where.startswith(MEASURED):
            problems += misfits(guest, sizes if whole else sizes[:1])
            problems += in_large_letters(guest, sizes if thorough else sizes[:1])
        guest.page.set_viewport_size(screen["viewport"])
        found += [f"{where}: {problem}" for problem in problems]

    assert not found, "\n".join(found)


def set_size(guest: Guest, size: Size) -> None:
    width, height = size
    guest.page.set_viewport_size({"width": width, "height": height})
    guest.page.evaluate(SETTLED)


def in_large_letters(guest: Guest, sizes: list[Size]) -> list[str]:
    guest.page.evaluate(LARGE, "1.3")
    found = [f"in large letters, {fault}" for fault in misfits(guest, sizes)]
    guest.page.evaluate(LARGE, "1")
    return found


def misfits(guest: Guest, sizes: list[Size]) -> list[str]:
    """Nothing cut off, covered, too small or beyond the margin, and at most one mint button; only tables have to fit in height."""
    found: list[str] = []
    for width, height in sizes:
        guest.page.set_viewport_size({"width": width, "height": height})
        desktop = (width, height) in LOW_DESKTOPS
        found += [f"{width}×{height}: {fault}" for fault in faults_of_the_table(guest, 12 if desktop else 15, desktop, [])]
    return found


def test_pages_grow_on_large_screens(guests: Guests) -> None:
    [guest] = guests("Ada", **DESKTOP)
    guest.goto("/settings")
    before = guest.page.locator("main .panel").first.bounding_box()
    guest.page.set_viewport_size({"width": 2560, "height": 1440})
    guest.page.evaluate(SETTLED)
    after = guest.page.locator("main .panel").first.bounding_box()

    assert before
    assert after
    assert [after[side] / before[side] for side in ("width", "height")] == pytest.approx([1.6, 1.6], rel=0.02)


def names_of_texts(guest: Guest) -> list[str]:
    """A text that is missing shows its name."""
    shown: str = guest.page.evaluate(
        """() => [document.body.innerText, document.title, ...[...document.querySelectorAll("[aria-label], [placeholder], [title]")]
            .flatMap(one => [one.ariaLabel, one.placeholder, one.title])].join("\\n")"""
    )
    return [found[0] for found in NAME_OF_A_TEXT.finditer(shown) if found[1] in FIRST_WORDS and found[0] not in ORDINARY_WORDS]


def barriers(guest: Guest, looked_at: set[int]) -> list[str]:
    """What axe calls serious or critical: the rule, and the elements that break it. What still fades in is pale for a moment."""
    guest.page.evaluate(AT_REST)
    before = list(looked_at)
    if not guest.page.evaluate(f"before => ({UNLIKE})(before).size", before):
        return []
    if not guest.page.evaluate("'axe' in window"):
        guest.page.evaluate(AXE.read_text("utf-8"))
    found: dict[str, Any] = guest.page.evaluate(LOOK, before)
    looked_at.update(found["kinds"])
    return [
        f"{problem['id']} {[(node['html'][:160], node['failureSummary'][:200]) for node in problem['nodes'][:3]]}"
        for problem in found["violations"]
        if problem["impact"] in ("serious", "critical")
    ]


def test_the_language_changes_without_a_reload(guests: Guests) -> None:
    [guest] = guests("Ada")
    guest.goto("/")
    guest.page.evaluate("document.body.dataset.here = 'yes'")
    guest.button("Sprache wechseln").click()
    expect(guest.button("Play now")).to_be_visible()
    expect(guest.page.locator("html")).to_have_attribute("lang", "en")
    guest.button("Change language").click()
    expect(guest.button("Sofort spielen")).to_be_visible()

    assert guest.page.evaluate("document.body.dataset.here") == "yes"


def test_the_language_changes_in_the_middle_of_a_move(guests: Guests, server: ThreadServer) -> None:
    [guest] = guests("Ada")
    guest.open(running(server, [guest], players=3))
    guest.expect_turn()
    guest.playable.first.click()
    guest.button("Menü").click()
    guest.button("English").click()
    guest.page.keyboard.press("Escape")

    expect(guest.prompt).to_contain_text("Your turn")
    expect(guest.page.locator("[data-picked]")).to_have_count(1)
