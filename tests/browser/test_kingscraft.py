"""Kingscraft in the browser: whole games by mouse and by keyboard, a phone, what is refused, what the page does by itself."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect
from rules.kingscraft.positions import A, B, table
from server.running import ThreadServer

from .conftest import Guests
from .guests import DESKTOP, PHONE, Guest
from .kingscraft import Player, Tapper, Typist, four_heroes, seated
from .measuring import faults_on_a_desktop, faults_on_a_phone, longest_motion
from .player import FIRST_THOUGHT, play_on
from .tables import match_of, running

GAME = "kingscraft"
SHORT: dict[str, Any] = {
    "king": "K_THEOBALD_J",
    "enemy_decider": "auto",
    "character": ["swashbuckler", "assassin", "nobleman", "merchant"],
}


FADE = 80  # milliseconds, the most that may move when nothing should


def table_of(server: ThreadServer, people: list[Guest], players: int, seed: int = 8, **options: Any) -> str:
    return running(server, people, players=players, seed=seed, game=GAME, level="journeyman", options=options)


def two_at_the_table(guests: Guests, server: ThreadServer, **how: Any) -> list[Player]:
    """Ada has Horn and Spurs, Ben a Helmet, a joker and a potion; a Time Potion lies on top of the deck."""
    people = guests("Ada", "Ben", **how)
    setting = table(2).hero(A, backpack="Horn, Spurs").hero(B, backpack="Helmet, Dwarven Ore", potions="Healing Potion")
    code = seated(server, people, setting.deck("Time Potion").creatures("Drool Slime").start())
    players = [Player(guest) for guest in people]
    for player in players:
        player.open(code)
        player.expect_question("choose")
    return players


def choose(player: Player, card: str) -> None:
    player.expect_question("choose")

    def picked() -> bool:
        """What others do in the same moment may put the card back."""
        if not player.answer("lay").count():
            player.card(card).click()
        return player.answer("lay").count() > 0

    player.guest.until(f"{card} is picked", picked)
    player.answer("lay").click()


def test_two_people_and_two_bots_play_a_whole_game_by_mouse(guests: Guests, server: ThreadServer) -> None:
    people = guests("Ada", "Ben")
    code = table_of(server, people, 4, **SHORT)
    players = [Player(guest) for guest in people]
    for player in players:
        player.open(code)

    play_on(players, until=lambda: all(player.state == "over" for player in players))

    winner = match_of(server, code).state.view(None)["winner"]
    names = [seat.name for seat in server.table(code).seats]
    for seat, player in enumerate(players):
        expect(player.guest.ending).to_contain_text("Du gewinnst" if seat == winner else f"{names[winner]} gewinnt")
        player.guest.expect_honest_luck()
    assert all(player.moves > 10 for player in players)


def test_a_whole_game_can_be_played_by_keyboard(guests: Guests, server: ThreadServer) -> None:
    """Digits pick cards and dice, arrows go through forge and board, Enter does, Space leaves it so."""
    [guest] = guests("Ada")
    code = table_of(server, [guest], 2, seed=4, king="K_BRANDOR_J", character=["swashbuckler", "rogue"])
    player = Typist(guest)
    player.open(code)

    play_on([player], until=lambda: player.state == "over")

    assert player.moves > 10


@pytest.mark.parametrize("players", [2, 4])
def test_two_rounds_are_played_by_taps(guests: Guests, server: ThreadServer, players: int) -> None:
    """Nothing is cut off or too small in any part of the table, whatever is asked."""
    [guest] = guests("Ada", **PHONE)
    code = table_of(server, [guest], players, character=["rogue", "alchemist", "merchant", "nobleman"][:players])
    player = Tapper(guest)
    player.open(code)
    faults: dict[str, list[str]] = {}

    def measure() -> bool:
        if player.state != "wait":
            tabs = player.page.locator(".tabs button")
            for number in range(tabs.count()):
                tabs.nth(number).tap()
                faults.setdefault(f"{player.question} {tabs.nth(number).inner_text()}", []).extend(faults_on_a_phone(guest))
        return bool(match_of(server, code).state.round() > 2)

    play_on([player], until=measure)

    assert {where: found for where, found in faults.items() if found} == {}
    assert player.moves >= 4


@pytest.mark.parametrize("language", ["de", "en"])
def test_nothing_is_cut_off_with_four_players(guests: Guests, server: ThreadServer, language: str) -> None:
    [guest] = guests("Ada", **DESKTOP)
    code = table_of(server, [guest], 4, character=["rogue", "alchemist", "merchant", "assassin"])
    player = Player(guest)
    player.open(code)
    faults: list[str] = []

    def measure() -> bool:
        faults.extend(faults_on_a_desktop(guest) if player.state != "wait" else [])
        return bool(match_of(server, code).state.round() > 2)

    play_on([player], until=measure)
    other = guests("Cleo", language=language, **DESKTOP)[0]  # a spectator sees all four boards
    other.goto(f"/t/{code}")
    expect(other.page.locator("[data-question]")).to_be_visible()

    assert [*faults, *faults_on_a_desktop(other)] == []


def test_a_card_lies_face_down_and_can_be_changed_until_all_have_chosen(guests: Guests, server: ThreadServer) -> None:
    ada, ben = two_at_the_table(guests, server)
    choose(ada, "KING")
    expect(ben.page.get_by_role("region", name="Brett von Ada")).to_contain_text("gewählt")
    expect(ada.guest.prompt).to_contain_text("Verdeckt: König angreifen")
    ada.card("GUARD").click()
    ada.answer("lay").click()
    expect(ada.guest.prompt).to_contain_text("Verdeckt: Wache")
    choose(ben, "HEAL")

    for player in (ada, ben):
        order = player.page.get_by_role("list", name="Reihenfolge")
        expect(order).to_contain_text("Heilung")
        expect(order).to_contain_text("Wache")
    assert not any('"KING"' in frame for frame in ben.guest.frames if '"events"' in frame)


def test_what_is_refused_says_why(guests: Guests, server: ThreadServer) -> None:
    _, ben = two_at_the_table(guests, server)
    ben.thing("potion:P01").click(force=True)

    expect(ben.guest.prompt).to_contain_text("Das geht nicht")
    expect(ben.guest.prompt).to_contain_text("R76")


def test_things_are_put_on_by_click_by_dragging_and_after_choosing(guests: Guests, server: ThreadServer) -> None:
    ada, _ = two_at_the_table(guests, server)
    ada.thing("own:I1_SPOREN").click()  # fits at one place only
    expect(ada.page.locator("[data-slot=foot] [data-spot='own:I1_SPOREN']")).to_be_visible()
    choose(ada, "GUARD")
    expect(ada.guest.prompt).to_contain_text("Verdeckt")
    ada.thing("own:I1_HORN").drag_to(ada.page.locator("[data-slot=hand]"))

    expect(ada.page.locator("[data-slot=hand] [data-spot='own:I1_HORN']")).to_be_visible()


def test_the_small_chooser_asks_which_of_several_things(guests: Guests, server: ThreadServer) -> None:
    ada, _ = two_at_the_table(guests, server)
    ada.thing("own:I1_HORN").click()  # neutral: it fits everywhere
    chooser = ada.page.get_by_role("dialog", name="Horn")
    expect(chooser.get_by_role("button", name="Anlegen")).to_have_count(4)
    ada.guest.press("Escape")
    expect(chooser).to_be_hidden()
    ada.thing("own:I1_HORN").click()
    chooser.get_by_role("button", name="Kopf").click()

    expect(ada.page.locator("[data-slot=head] [data-spot='own:I1_HORN']")).to_be_visible()


def test_empty_potion_windows_pass_themselves_and_others_are_asked(guests: Guests, server: ThreadServer) -> None:
    """R76: the Time Potion can be used after the comparison only; until then nobody has to click it away."""
    ada, ben = two_at_the_table(guests, server)
    choose(ada, "GUARD")
    choose(ben, "HEAL")
    ada.expect_question("reward")
    ada.answer("draw").click()
    choose(ada, "ATTACK1")
    choose(ben, "HEAL")
    ada.expect_question("own_turn")
    ada.answer("done").click()
    ben_decides(ada, ben)
    ada.expect_question("hero_repeat")

    expect(ada.thing("potion:P15")).to_have_attribute("data-can", "")
    expect(ada.guest.prompt).to_contain_text("Den Kampf wiederholen?")


def ben_decides(ada: Player, ben: Player) -> None:
    """Ben leaves the enemy's dice as they are, if he is asked at all."""

    def settled() -> bool:
        if ben.question == "enemy_reroll" and ben.state == "turn":
            ben.say("done")
        return ada.question == "hero_repeat"

    ada.guest.until("the fight is compared", settled, FIRST_THOUGHT)  # each window before it takes about a second


def test_every_event_is_announced(guests: Guests, server: ThreadServer) -> None:
    ada, ben = two_at_the_table(guests, server)
    expect(ada.page.locator("[aria-live=assertive]")).to_contain_text("Du bist dran")
    choose(ada, "GUARD")
    choose(ben, "FORGE")
    polite = ben.page.locator("[aria-live=polite]")
    expect(polite).to_contain_text("Alle decken auf")
    expect(polite).to_contain_text("Ada ist dran: Wache")
    ada.thing("forge:I1_DOLCH").click()

    expect(polite).to_contain_text("Dolch")


def test_nothing_moves_when_motion_is_off(guests: Guests, server: ThreadServer) -> None:
    ada, ben = two_at_the_table(guests, server)
    choose(ada, "ATTACK1")
    choose(ben, "HEAL")
    moved = [longest_motion(ada.guest)]
    while ada.state != "scene":
        for player in (ada, ben):
            if player.answer("done").count():
                player.say("done")
        moved.append(longest_motion(ada.guest))

    assert max(moved) <= FADE


# Clear on every screen

DESKTOPS = [(1366, 650), (1280, 720), (1440, 780), (1536, 730), (1440, 900), (1920, 1080), (2560, 1440)]
PHONES = [(360, 640), (390, 844), (844, 390), (720, 450)]

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


def test_four_heroes_fit_on_every_desktop(guests: Guests, server: ThreadServer) -> None:
    """Nothing scrolls, no name is missing or cut, no text is below 12 px, and on large screens everything grows together."""
    [guest] = guests("Ada", **DESKTOP)
    player = Player(guest)
    player.open(seated(server, [guest], four_heroes()))
    player.expect_question("choose")
    player.card("ATTACK2").click()
    faults: dict[str, Any] = {}
    tiles = {}
    for width, height in DESKTOPS:
        resize(player, width, height)
        found = [*player.page.evaluate(LOST_NAMES), *player.page.evaluate(SMALL_TEXT, 12), *faults_on_a_desktop(guest)]
        faults[f"{width}x{height}"] = [*found, *(["scrolls"] if player.page.evaluate(SCROLLED) else [])]
        tiles[width, height] = box_of(player.thing("forge:I2_HORNKLINGE"))["height"]

    assert {size: found for size, found in faults.items() if found} == {}
    assert tiles[1366, 650] >= 60
    assert tiles[2560, 1440] == pytest.approx(1.6 * tiles[1440, 900], rel=0.03)


@pytest.mark.parametrize("size", PHONES)
def test_four_heroes_fit_on_every_phone(guests: Guests, server: ThreadServer, size: tuple[int, int]) -> None:
    """The page never scrolls down, text has 15 px, and hand and board are seen together however the phone is held."""
    width, height = size
    [guest] = guests("Ada", **{**PHONE, "viewport": {"width": width, "height": height}})
    player = Tapper(guest)
    player.open(seated(server, [guest], four_heroes()))
    player.expect_question("choose")
    player.card("ATTACK2").tap()
    tabs = player.page.locator(".tabs button")
    for number in range(tabs.count()):
        tabs.nth(number).tap()

        assert player.page.evaluate(SMALL_TEXT, 15) == []
        assert faults_on_a_phone(guest) == []
        assert not player.page.evaluate(SCROLLED)
    tabs.first.tap()
    for seen in [player.card("KING"), player.card("ATTACK3"), player.answer("lay"), player.thing("forge:I2_STIEFEL")]:
        expect(seen).to_be_in_viewport(ratio=0.9)


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
    ada, ben = two_at_the_table(guests, server, **DESKTOP)
    choose(ada, "GUARD")
    choose(ben, "ATTACK1")
    play_on([ada, ben], until=lambda: ada.question == "choose" and ada.state == "turn")
    recap = ada.page.locator(".top-bar .recap")

    expect(recap).to_contain_text("Seit deinem letzten Zug")
    expect(recap).to_contain_text(re.compile("Ben (gewinnt|verliert) den Kampf gegen „Sabberschleim“"))


def test_a_hint_picks_the_card_and_enter_plays_it(guests: Guests, server: ThreadServer) -> None:
    ada, _ = two_at_the_table(guests, server)
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


def test_a_chooser_covers_neither_prompt_nor_places(guests: Guests, server: ThreadServer) -> None:
    ada, _ = two_at_the_table(guests, server)
    ada.thing("own:I1_HORN").click()
    chooser = ada.page.get_by_role("dialog", name="Horn")
    expect(chooser).to_be_visible()

    for other in [ada.guest.prompt, ada.page.locator(".dock .buttons"), *ada.page.locator("[data-slot]").all()]:
        assert apart(chooser, other)
    for other in [ada.page.locator(".forge").first, ada.page.locator(".enemies").first]:
        assert apart(chooser, other)


def test_what_is_pointed_at_is_told_in_the_prompts_sentence(guests: Guests, server: ThreadServer) -> None:
    ada, _ = two_at_the_table(guests, server)
    title = ada.guest.prompt.locator("h2")
    before = title.inner_text()
    ada.thing("forge:I2_SCHWERT").hover()

    expect(ada.guest.prompt.locator(".text")).to_contain_text("Schwert: Klasse 2, Hand. 3 Würfel.")
    assert title.inner_text() == before
    expect(ada.page.locator(".tip")).to_have_count(0)
