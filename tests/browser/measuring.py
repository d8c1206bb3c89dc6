"""What can be measured on a page: text that is cut off, targets that a finger misses, motion that goes on."""

from __future__ import annotations

import time
from pathlib import Path

from .guests import LIMIT, Guest

TARGET = 44  # pixels
TABLE = (Path(__file__).parent / "measuring.js").read_text("utf-8")
SETTLED = (
    "document.fonts.ready.then(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done(null)))))"
)
AT_REST = """() => Promise.allSettled(document.getAnimations()
  .filter(one => Number.isFinite(Number(one.effect.getComputedTiming().endTime))).map(one => one.finished)).then(() => null)"""

CUT = """() => {
const hides = new Map();
const unseen = one => one && (hides.get(one)
  ?? hides.set(one, getComputedStyle(one).clipPath === "inset(50%)" || Boolean(unseen(one.parentElement))).get(one));
return [...document.querySelectorAll("body *")].filter(one => {
  const words = [...one.childNodes].filter(child => child.nodeType === Node.TEXT_NODE && child.data.trim());
  if (!words.length || !one.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
  const style = getComputedStyle(one);
  if (one.closest(".sr-only, pre") || unseen(one) || style.clipPath !== "none") return false;
  const hidden = style.overflowX !== "visible" && one.scrollWidth > one.clientWidth + 1;
  if (!hidden && one.closest("[data-sideways]")) return false; // made to be scrolled sideways
  const beyond = words.some(text => {
    const range = document.createRange();
    range.selectNode(text);
    const box = range.getBoundingClientRect();
    return box.right > document.documentElement.clientWidth + 1 || box.left < -1;
  });
  return hidden || beyond;
}).map(one => `${one.className} ${one.textContent.trim().slice(0, 60)}`); }"""

SMALL = """least => [...document.querySelectorAll("button, select, input, summary, a")].flatMap(one => {
  const visible = one.checkVisibility({ visibilityProperty: true }) && one.getBoundingClientRect().width > 1;
  if (!visible || one.closest(".sr-only, p, li, dd, h1, h2, h3")) return [];
  const { width, height } = (one.closest("label") ?? one).getBoundingClientRect();
  return width < least || height < least ? [`${one.className} ${one.textContent.trim().slice(0, 60)} ${width}x${height}`] : [];
})"""


def faults_on_a_desktop(guest: Guest) -> list[str]:
    """Everything that is cut off or beyond the edge, once the fonts are there."""
    guest.page.evaluate("document.fonts.ready.then(() => null)")
    return [*(f"cut off: {one}" for one in guest.page.evaluate(CUT)), *scrolls_sideways(guest)]


def faults_on_a_phone(guest: Guest) -> list[str]:
    """All that, and what is too small for a finger. Links inside sentences may be small."""
    return [*faults_on_a_desktop(guest), *(f"too small: {one}" for one in guest.page.evaluate(SMALL, TARGET))]


def scrolls_sideways(guest: Guest) -> list[str]:
    fits = "document.documentElement.scrollWidth <= document.documentElement.clientWidth"
    return [] if guest.page.evaluate(fits) else ["scrolls sideways"]


def faults_of_the_table(guest: Guest, least: float, desktop: bool, names: list[str]) -> list[str]:
    """Of any page, as soon as it has come to rest: text below this size or cut off, overlaps, scrolling, missing names."""
    faults: list[str] = []
    end = time.monotonic() + LIMIT
    while True:
        guest.page.evaluate(SETTLED)
        before, faults = faults, guest.page.evaluate(TABLE, {"least": least, "desktop": desktop, "names": names})
        if not faults or faults == before or time.monotonic() > end:
            return faults
        guest.page.wait_for_timeout(200)  # a chart may still be drawn for the screen before


def longest_motion(guest: Guest) -> float:
    """Milliseconds of the longest animation or transition that is running now; one without end is longer than all."""
    durations = "document.getAnimations().map(one => Number(one.effect.getComputedTiming().activeDuration))"
    return float(guest.page.evaluate(f"Math.max(0, ...{durations})"))
