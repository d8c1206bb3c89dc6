"""Kingscraft clear at a glance: every size of screen, one button for what is picked, chances in words, what happened, hints."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect
from rules.kingscraft.positions import A, table
from server.running import ThreadServer

from .boss_monster import set_up
from .conftest import Guests
from .guests import DESKTOP, PHONE, STILL
from .kingscraft import (
    Player,
    Tapper,
    ada_at_the_table,
    at_the_table,
    choose,
    faults_on_all,
    four_heroes,
    great_heroes,
    in_a_fight,
    in_a_great_fight,
    seated,
)
from .measuring import faults_of_the_table, faults_on_a_desktop, faults_on_a_phone
from .player import FIRST_THOUGHT, play_on
from .rich import DESKTOPS, PHONES, SCREENS, Size
from .tables import advance

# Names that are not seen whole: missing, beyond the edge of the screen, or beyond the card that they stand on.
LOST_NAMES = """() => [...document.querySelectorAll(".tile, .ghost, .enemy, .potion:not(.back), .action")].flatMap(card => {
  const name = card.querySelector(".name"), outer = card.getBoundingClientRect(), box = name?.getBoundingClientRect();
  const inside = box && box.width && box.left >= outer.left - 2 && box.right <= outer.right + 2
    && box.top >= outer.top - 2 && box.bottom <= outer.bottom + 2;
  return inside && outer.bottom <= innerHeight + 1 ? [] : [card.textContent.trim()];
})"""

SMALL_TEXT = """least => [...document.querySelectorAll(".table *")].filter(one => {
  const said = [...one.childNodes].some(child => child.nodeType === Node.TEXT_NODE && child.data.trim());
  const seen = one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !one.closest(".sr-only");
  return said && seen && parseFloat(getComputedStyle(one).fontSize) * (one.currentCSSZoom ?? 1) < least - 0.01;
}).map(one => one.textContent.trim())"""

SCROLLED = "() => document.documentElement.scrollHeight > innerHeight || document.documentElement.scrollWidth > innerWidth"


def resize(player: Player, width: int, height: int) -> None:
    player.page.set_viewport_size({"width": width, "height": height})
    player.page.evaluate("document.fonts.ready.then(() => new Promise(requestAnimationFrame))")


@pytest.mark.parametrize("sizes", [[*DESKTOPS[:3], DESKTOPS[-1]], pytest.param(DESKTOPS, marks=pytest.mark.long)])
def test_four_heroes_fit_on_desktops(guests: Guests, server: ThreadServer, sizes: list[Size]) -> None:
    """Nothing scrolls, no name is missing or cut, no text is below 12 px, and on large screens everything grows together."""
    [guest] = guests("Ada", **DESKTOP)
    player = Player(guest)
    player.open(seated(server, [guest], four_heroes()))
    player.expect_question("choose")
    player.card("ATTACK2").click()
    faults: dict[str, Any] = {}
    tiles = {}
    for width, height in sizes:
        resize(player, width, height)
        found = [*player.page.evaluate(LOST_NAMES), *player.page.evaluate(SMALL_TEXT, 12), *faults_on_a_desktop(guest)]
        faults[f"{width}x{height}"] = [*found, *(["scrolls"] if player.page.evaluate(SCROLLED) else [])]
        tiles[width, height] = box_of(player.thing("forge:I2_HORNKLINGE"))["height"]

    assert {size: found for size, found in faults.items() if found} == {}
    assert tiles[1366, 650] >= 60
    assert tiles[2560, 1440] == pytest.approx(1.6 * tiles[1440, 900], rel=0.03)


def test_four_heroes_fit_on_every_phone(guests: Guests, server: ThreadServer) -> None:
    """The page never scrolls down, text has 15 px, and hand and board are seen together however the phone is held."""
    [guest] = guests("Ada", **PHONE)
    player = Tapper(guest)
    player.open(seated(server, [guest], four_heroes()))
    player.expect_question("choose")
    player.card("ATTACK2").tap()
    tabs = player.page.locator(".tabs button")
    for width, height in PHONES:
        resize(player, width, height)
        for number in range(tabs.count()):
            tabs.nth(number).tap()

            assert faults_of_the_table(guest, least=15, desktop=False, names=[]) == []
            assert faults_on_a_phone(guest) == []
        tabs.first.tap()
        for seen in [player.card("KING"), player.card("ATTACK3"), player.answer("lay"), player.thing("forge:I2_STIEFEL")]:
            expect(seen).to_be_in_viewport(ratio=0.9)


@pytest.mark.long  # the great fight of the test below has more on the table
@pytest.mark.parametrize(("screen", "sizes"), SCREENS)
def test_a_fight_fits_on_every_screen(guests: Guests, server: ThreadServer, screen: dict[str, Any], sizes: list[Size]) -> None:
    [guest] = guests("Annemarie", **screen)
    player = Player(guest)
    player.open(seated(server, [guest], in_a_fight()))
    player.expect_question("hero_reroll")

    assert faults_on_all(guest, sizes, phone=screen is PHONE) == {}


@pytest.mark.parametrize(
    ("language", "screen", "sizes"),
    [
        pytest.param("en", DESKTOP, DESKTOPS[:3], id="en-desktop"),
        pytest.param("de", DESKTOP, DESKTOPS, id="de-desktop", marks=pytest.mark.long),
        pytest.param("de", PHONE, PHONES, id="de-phone"),
        pytest.param("en", PHONE, PHONES, id="en-phone", marks=pytest.mark.long),
    ],
)
def test_the_busiest_cards_and_ten_dice_fit_on_every_screen(
    guests: Guests, server: ThreadServer, language: str, screen: dict[str, Any], sizes: list[Size]
) -> None:
    [guest] = guests("Annemarie", language=language, **screen)
    player = Player(guest)
    code = seated(server, [guest], great_heroes())
    player.open(code)
    player.expect_question("choose")

    assert faults_on_all(guest, sizes, phone=screen is PHONE) == {}
    set_up(server, code, in_a_great_fight())
    player.expect_question("hero_reroll")
    assert faults_on_all(guest, sizes, phone=screen is PHONE) == {}


# What is wrong with a hand of which a card is picked: a medallion lies on the prompt or on a chance, or a picture is too small.
CROWDED = """least => {
  const letters = one => {
    const range = document.createRange();
    range.selectNodeContents(one);
    return range.getBoundingClientRect();
  };
  const over = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  const prompt = letters(document.querySelector(".prompt .text"));
  return [...document.querySelectorAll("[data-card]")].flatMap(card => {
    const disc = card.querySelector(".disc").getBoundingClientRect(), chance = card.querySelector(".win b");
    const art = card.querySelector(".art svg").getBoundingClientRect();
    const faults = { prompt: over(disc, prompt), chance: chance && over(disc, letters(chance)), art: art.width < least };
    return Object.keys(faults).filter(fault => faults[fault]).map(fault => `${card.dataset.card}: ${fault}`);
  });
}"""


@pytest.mark.parametrize(("screen", "sizes"), SCREENS)
def test_a_picked_card_leaves_everything_readable(
    guests: Guests, server: ThreadServer, screen: dict[str, Any], sizes: list[Size]
) -> None:
    """On low cards of a phone the chance takes the place of the picture."""
    [guest] = guests("Ada", **screen)
    player = Player(guest)
    player.open(seated(server, [guest], four_heroes()))
    player.expect_question("choose")
    faults: dict[str, Any] = {}
    for width, height in sizes:
        resize(player, width, height)
        for card in ["KING", "ATTACK1", "GUARD", "ATTACK2"]:
            player.page.evaluate(f"document.querySelector('[data-card={card}][aria-pressed=false]')?.click()")
            expect(player.card(card)).to_have_attribute("aria-pressed", "true")
            faults[f"{width}x{height} {card}"] = player.page.evaluate(CROWDED, 0 if screen is PHONE else 24)

    assert {where: found for where, found in faults.items() if found} == {}


@pytest.mark.parametrize("sizes", [DESKTOPS[:3], pytest.param(DESKTOPS[3:], marks=pytest.mark.long)])
def test_the_largest_text_makes_no_table_scroll(guests: Guests, server: ThreadServer, sizes: list[Size]) -> None:
    [guest] = guests("Ada", like={**STILL, "textSize": 1.3}, **DESKTOP)
    player = Player(guest)
    player.open(seated(server, [guest], four_heroes()))
    player.expect_question("choose")
    player.card("ATTACK2").click()

    assert faults_on_all(guest, sizes, phone=False) == {}


def box_of(thing: Locator) -> dict[str, float]:
    box = thing.bounding_box()
    assert box is not None
    return {"x": box["x"], "y": box["y"], "width": box["width"], "height": box["height"]}


def apart(one: Locator, other: Locator) -> bool:
    """Whether two things do not lie over each other."""
    a, b = box_of(one), box_of(other)
    beside = a["x"] + a["width"] <= b["x"] + 1 or b["x"] + b["width"] <= a["x"] + 1
    return beside or a["y"] + a["height"] <= b["y"] + 1 or b["y"] + b["height"] <= a["y"] + 1


@pytest.mark.parametrize(
    ("language", "ban", "free"),
    [
        ("de", "Hand zählt nicht, außer mit Tempo\u00a02", "Alles, was du trägst, zählt."),
        ("en", "Hand does not count, unless you have speed\u00a02", "Everything you wear counts."),
    ],
)
def test_bans_are_sentences(guests: Guests, server: ThreadServer, language: str, ban: str, free: str) -> None:
    [guest] = guests("Ada", language=language, **DESKTOP)
    player = Player(guest)
    player.open(seated(server, [guest], four_heroes()))

    assert ban in player.thing("enemy:2").inner_text()
    assert free in player.thing("enemy:1").inner_text()


def test_attack_cards_show_the_chance_to_win_and_the_button_says_what_it_does(guests: Guests, server: ThreadServer) -> None:
    """With what is worn now; nothing is mint before a card is picked."""
    [guest] = guests("Ada", **DESKTOP)
    player = Player(guest)
    position = table(2).hero(A, "Sword", backpack="Boots").creatures("Orc Robber").start()
    player.open(seated(server, [guest], position))
    player.expect_question("choose")
    expect(player.page.locator(".dock .btn.primary")).to_have_count(0)
    chance = player.card("ATTACK2").locator(".win")
    before = chance.inner_text()
    player.thing("own:I2_STIEFEL").click()  # fast enough now: the hand counts

    expect(chance).to_have_text("78 % Sieg")
    assert before != "78 % Sieg"
    expect(player.card("HEAL").locator(".win")).to_have_count(0)
    player.card("ATTACK2").click()
    expect(player.page.locator(".dock .btn.primary")).to_have_count(1)
    expect(player.answer("lay")).to_contain_text("Angriff Stufe 2 auslegen")
    expect(guest.prompt).to_contain_text("Angriff Stufe 2: Orkräuber")
    expect(guest.prompt).to_contain_text("Tempo 3 reicht, alles zählt. 78 % Sieg.")


def test_skipping_is_quiet_unless_nothing_else_can_be_done(guests: Guests, server: ThreadServer) -> None:
    [guest] = guests("Ada", **DESKTOP)
    player = Player(guest)
    player.open(seated(server, [guest], table(2).start().choose("guard", "heal").go_to("reward")))
    player.expect_question("reward")

    for answer in ["draw", "decline"]:
        expect(player.answer(answer)).to_have_class("btn skip")
    expect(player.page.locator(".dock .btn.primary")).to_have_count(0)


def test_what_is_taken_up_has_the_only_mint_button(guests: Guests, server: ThreadServer) -> None:
    """A finger asks about a thing while a card is picked, and takes a card again while it is asked."""
    ada = ada_at_the_table(guests, server, **PHONE)
    mint = ada.page.locator(".dock .btn.primary:visible")
    ada.card("GUARD").tap()
    expect(mint).to_have_text(re.compile("Wache"))
    ada.page.locator(".tabs button").nth(2).tap()
    ada.thing("own:I1_SPOREN").tap()

    expect(ada.page.get_by_role("dialog", name="Sporen")).to_be_visible()
    expect(mint).to_have_count(1)
    expect(mint).not_to_have_text(re.compile("Wache"))
    ada.guest.press("4")
    expect(ada.page.get_by_role("dialog")).to_have_count(0)
    expect(mint).to_have_text(re.compile("Wache"))


def test_a_won_fight_does_not_read_like_a_won_game(guests: Guests, server: ThreadServer) -> None:
    [guest] = guests("Ada", **DESKTOP)
    player = Player(guest)
    player.open(seated(server, [guest], table(2).hero(A, "Greatsword, Rune Shield@body").creatures("Forest Imp").start()))
    choose(player, "ATTACK1")
    play_on([player], until=lambda: player.state == "scene")

    expect(guest.prompt).to_contain_text("Kampf gewonnen: Waldwichtel")
    expect(guest.prompt).not_to_contain_text("Du hast gewonnen")


def test_a_round_is_told_again_when_the_next_one_begins(guests: Guests, server: ThreadServer) -> None:
    """In the bar: what the other did in the last round."""
    people = guests("Ada", "Ben", **DESKTOP)
    [ada] = at_the_table(server, people, looking=1)
    tables = [guest.person.join(ada.page.url.rsplit("/", 1)[1]) for guest in people]
    for n, (one, card) in enumerate(zip(tables, ["GUARD", "ATTACK1"], strict=True), start=tables[0].n):
        one.act({"kind": "choose", "card": card})
        for other in tables:
            other.settle(n + 1)
    advance(tables, 100, until=lambda view: bool(view["round"] == 2))
    play_on([ada], until=lambda: ada.question == "choose" and ada.state == "turn")
    recap = ada.page.locator(".top-bar .recap")

    expect(recap).to_contain_text("Seit deinem letzten Zug")
    expect(recap).to_contain_text(re.compile("Ben (gewinnt|verliert) den Kampf gegen „Sabberschleim“"))


def test_a_hint_picks_the_card_and_enter_plays_it(guests: Guests, server: ThreadServer) -> None:
    ada = ada_at_the_table(guests, server)
    ada.guest.press("h")
    hinted = ada.page.locator("[data-card][data-hinted]")
    expect(hinted).to_have_count(1, timeout=1000 * FIRST_THOUGHT)
    expect(hinted).to_be_focused()
    expect(hinted).to_have_attribute("aria-pressed", "true")
    expect(ada.guest.prompt).to_contain_text("Tipp:")
    ada.guest.press("Enter")

    expect(ada.guest.prompt).to_contain_text("Verdeckt:")


def test_a_hint_opens_the_part_of_the_table_where_its_thing_lies(guests: Guests, server: ThreadServer) -> None:
    [guest] = guests("Ada", **PHONE)
    player = Tapper(guest)
    position = table(2).hero(A, backpack="Dagger, Iron Fitting").start().choose("forge", "heal").go_to("forge")
    player.open(seated(server, [guest], position))
    player.expect_question("forge")
    player.page.locator(".tabs button").last.tap()
    player.ask_for_hint()
    hinted = player.page.locator("main .thing[data-hinted]")
    expect(hinted).to_have_count(1, timeout=1000 * FIRST_THOUGHT)

    expect(hinted).to_be_in_viewport()
    expect(player.page.locator(".chooser .btn.primary")).to_have_count(1)


def test_a_hint_comes_back_to_the_fight_from_the_forge(guests: Guests, server: ThreadServer) -> None:
    [guest] = guests("Ada", **DESKTOP)
    player = Player(guest)
    fighting = four_heroes("Boots", potions="").choose("attack2", "heal", "guard", "forge")
    player.open(seated(server, [guest], fighting.go_to("hero_reroll", seat=A, dice="1 1 1 1 1")))
    player.expect_question("hero_reroll")
    guest.button("Schmiede ansehen").click()
    expect(player.page.locator(".fight")).to_have_count(0)
    player.ask_for_hint()

    expect(player.page.locator(".fight [data-hinted]").first).to_be_visible(timeout=1000 * FIRST_THOUGHT)


def test_a_chooser_covers_neither_prompt_nor_places(guests: Guests, server: ThreadServer) -> None:
    ada = ada_at_the_table(guests, server)
    ada.thing("own:I1_HORN").click()
    chooser = ada.page.get_by_role("dialog", name="Horn")
    expect(chooser).to_be_visible()

    for other in [ada.guest.prompt, ada.page.locator(".dock .buttons"), *ada.page.locator("[data-slot]").all()]:
        assert apart(chooser, other)
    for other in [ada.page.locator(".forge").first, ada.page.locator(".enemies").first]:
        assert apart(chooser, other)


def test_what_is_pointed_at_is_told_in_the_prompts_sentence(guests: Guests, server: ThreadServer) -> None:
    ada = ada_at_the_table(guests, server)
    title = ada.guest.prompt.locator("h2")
    before = title.inner_text()
    ada.thing("forge:I2_SCHWERT").hover()

    expect(ada.guest.prompt.locator(".text")).to_contain_text("Schwert: Klasse 2, Hand. 3 Würfel.")
    assert title.inner_text() == before
    expect(ada.page.locator(".tip")).to_have_count(0)


def test_what_comes_to_lie_under_a_resting_pointer_is_not_pointed_at(guests: Guests, server: ThreadServer) -> None:
    """A sheet that lay over the forge is closed by key: the prompt goes on saying what is asked, until the pointer moves."""
    ada = ada_at_the_table(guests, server)
    text = ada.guest.prompt.locator(".text")
    asked = text.inner_text()
    place = box_of(ada.thing("forge:I1_SPOREN"))
    ada.guest.press("r")
    sheet = ada.page.locator("section.sheet")
    expect(sheet).to_be_visible()
    ada.page.mouse.move(place["x"] + 20, place["y"] + 20)
    ada.guest.press("Escape")
    expect(sheet).to_be_hidden()
    expect(ada.page.locator("[data-spot='forge:I1_SPOREN']:hover")).to_be_visible()

    assert text.inner_text() == asked
    ada.page.mouse.move(place["x"] + 25, place["y"] + 25)
    expect(text).to_contain_text("Sporen: Klasse 1")
