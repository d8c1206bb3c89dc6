"""The rooms with relics, one by one: what each does, and what it may not do."""

from __future__ import annotations

from .positions import A, B, C, Play, table


def test_spectral_bomb_costs_an_opponent_a_spell() -> None:
    """R123: Spectral Bomb (MB013): sacrificed for it; others cannot use it, and it is gone afterwards."""
    game = table().seat(A, rooms="Spectral Bomb", hand="Loot Box").seat(B, hand="Rage!, Power Leech").start()

    assert game.refused(A, "target B") == "not-now R29"
    game.do(A, "use Spectral Bomb")
    assert (game.rooms(A), game.hand(B)) == ([], ["Power Leech"])
    assert game.discarded() == ["Spectral Bomb", "Rage!"]
    assert game.refused(A, "use Spectral Bomb") == "nothing-lies-there R28"


def test_spectral_bomb_lets_its_owner_choose_the_opponent() -> None:
    """R38: Spectral Bomb (MB013): not its owner."""
    game = table(3).seat(A, rooms="Spectral Bomb", hand="Heist").seat(B, hand="Rage!").seat(C, hand="Heist").start()

    game.do(A, "use Spectral Bomb")
    assert game.refused(A, "target A") == "bad-target R29"
    game.do(A, "target C")
    assert (game.hand(A), game.hand(B), game.hand(C)) == (["Heist"], ["Rage!"], [])


def test_monster_academy_pays_for_minibosses_in_hand() -> None:
    """R12: Monster Academy (MB014): two coins each, and only their number becomes public; there is nothing to use."""
    game = table().seat(A, hand="Monster Academy, Spike, Jinx, Loot Box", coins=0).start()

    game.do(A, "place Monster Academy").end_phase()
    assert game.coins(A) == 4
    assert "cards" not in game.last("coins")
    game.go_to("build", active=A)
    assert game.refused(A, "use Monster Academy") == "no-action R28"


def test_monster_academy_pays_again_when_it_is_uncovered() -> None:
    """R124: Monster Academy (MB014): built or uncovered."""
    game = table().seat(A, rooms="Unstable Mine/Monster Academy", hand="Spike", coins=0).start()

    game.do(A, "use Unstable Mine")
    assert (game.rooms(A), game.coins(A)) == (["Monster Academy"], 3 + 2)


def test_ancient_guardtower_buys_a_spell_at_once() -> None:
    """R54, A 35: Ancient Guardtower (MB015): the coin goes to the opponent; the deal is made once."""
    game = table().seat(A, hand="Ancient Guardtower, Power Leech", coins=2).seat(B, hand="Rage!, Loot Box", coins=0).start()

    game.do(A, "place Ancient Guardtower").go_to("trigger").do(A, "accept", "accept")
    assert (game.coins(A), game.coins(B)) == (1, 1)
    assert ("Rage!" in game.hand(A), game.hand(B)) == (True, ["Loot Box"])
    game.end_turn().go_to("build", active=A)
    assert game.refused(A, "use deal with B") == "no-deal R28"


def test_ancient_guardtower_can_deal_later_in_the_turn() -> None:
    """R28, A 35: Ancient Guardtower (MB015): in a later window of the same turn."""
    game = table().seat(A, hand="Ancient Guardtower, Power Leech", coins=2).seat(B, hand="Rage!", coins=0).start()

    game.do(A, "place Ancient Guardtower").go_to("trigger").do(A, "accept", "decline")
    game.go_to("idle", active=A).do(A, "use deal with B")
    assert (game.coins(A), game.coins(B), game.hand(B)) == (1, 1, [])
    assert game.refused(A, "use deal with B") == "no-deal R28"


def dealing_in_another_s_turn(hand: str = "Rage!, Heist") -> Play:
    """A has heroes before its dungeon; B may still deal with A, for its last coin."""
    setting = table().seat(A, hand=hand, coins=0).seat(B, hand="Ancient Guardtower, Loot Box", coins=1)
    game = setting.entrance(A, "Inquisitor").start().go_to("build", active=B)
    return game.do(B, "place Ancient Guardtower").go_to("trigger").do(B, "accept", "decline").go_to("entrance", seat=B)


def test_the_coin_of_a_deal_is_given_when_it_is_declared() -> None:
    """R29, R75: the last coin cannot be spent a second time while the deal waits; no hoard falls below nothing."""
    game = dealing_in_another_s_turn().do(B, "use deal with A")

    assert (game.coins(A), game.coins(B)) == (1, 0)
    assert (game.last("declared")["coins"], game.last("declared")["waits"]) == (1, True)
    assert game.refused(B, "use Inquisitor") == "too-few-coins R75"
    game.do(B, "pass").do(A, "pass")
    assert (game.coins(A), game.coins(B), len(game.hand(A))) == (1, 0, 1)


def test_a_deal_without_a_spell_left_to_take_fizzles() -> None:
    """R29, R33: A plays the last spell before the deal resolves; the coin is not refunded."""
    game = dealing_in_another_s_turn("Rebirth").do(B, "use deal with A", "pass")

    game.do(A, "use Rebirth")
    game.close()
    assert (game.last("fizzled")["card"], game.last("fizzled")["why"]) == ("ancient_guardtower", "target")
    assert (game.coins(A), game.coins(B)) == (1, 0)


def test_tomb_of_terrors_fetches_a_card() -> None:
    """R120, A 34: Tomb of Terrors (MB016): a room or a spell, no miniboss and no Tomb of Terrors."""
    game = table().seat(A, hand="Tomb of Terrors, Loot Box").discard("Rage!, Spike, Tomb of Terrors, Power Leech").start()

    game.do(A, "use Tomb of Terrors")
    assert game.refused(A, "take Spike") == "not-in-discard R10"
    assert game.refused(A, "take Tomb of Terrors") == "not-in-discard R10"
    game.do(A, "take Rage!")
    assert game.hand(A) == ["Loot Box", "Rage!"]


def test_tomb_of_terrors_in_play_has_nothing_to_use() -> None:
    """R28: Tomb of Terrors (MB016): it works from the hand."""
    game = table().seat(A, rooms="Tomb of Terrors", hand="Heist").discard("Rage!").start()

    assert game.refused(A, "use Tomb of Terrors") == "no-action R28"


def test_imp_hoard_keeps_what_an_opponent_discards() -> None:
    """R36, A 32: Imp Hoard (MB017): once per turn, for whatever reason the card was discarded."""
    game = (
        table()
        .seat(A, rooms="Pool of Shadows, Unstable Mine", hand="Rage!, Shrooman Aviary")
        .seat(B, rooms="Imp Hoard")
        .town("Rotgut")
        .start()
    )

    game.do(A, "use Pool of Shadows", "discard Rage!").do(B, "take Rage!")
    assert (game.hand(B), game.discarded(), game.coins(A)) == (["Rage!"], [], 5)
    game.do(A, "use Shrooman Aviary")
    assert game.discarded() == ["Shrooman Aviary"]


def test_imp_hoard_may_leave_the_card() -> None:
    """R36, A 46: Imp Hoard (MB017): only a card just discarded; leaving it does not use the Hoard up."""
    game = table().seat(A, rooms="Pool of Shadows", hand="Rage!, Cursed Well").seat(B, rooms="Imp Hoard").discard("Heist").start()

    game.do(A, "use Pool of Shadows", "discard Rage!")
    assert game.refused(B, "take Heist") == "not-on-offer R58"
    game.do(B, "decline").do(A, "use Cursed Well", "mode 1")
    assert game.may(B, "take Cursed Well")


def test_vampire_lab_heals_a_wound() -> None:
    """R127: Vampire Lab (MB018): for a miniboss card; a room does not pay for it."""
    game = table().seat(A, hand="Vampire Lab, Spike, Loot Box", wounds="Haize, Felicity").start()

    game.do(A, "place Vampire Lab").go_to("trigger").do(A, "accept")
    assert game.refused(A, "discard Loot Box") == "wrong-card R29"
    game.do(A, "discard Spike")
    assert game.refused(A, "target Rotgut") == "bad-target R29"
    game.do(A, "target Haize")
    assert (game.souls(A), game.wounds(A), game.discarded()) == (2, 1, ["Spike"])


def test_vampire_lab_without_a_miniboss_can_only_be_declined() -> None:
    """R36, A 51: Vampire Lab (MB018): whether the hand holds one is nobody's business, so the question is asked all the same."""
    game = table().seat(A, hand="Vampire Lab, Loot Box", wounds="Felicity").start()

    game.do(A, "place Vampire Lab").go_to("trigger")
    assert game.refused(A, "accept") == "cost-card-missing R29"
    game.do(A, "decline")
    assert (game.souls(A), game.wounds(A)) == (0, 1)


def test_haunted_cavern_holds_a_hero_back() -> None:
    """R85: Haunted Cavern (MB019): one coin, once per turn, and only a hero at the own entrance."""
    game = table().seat(A, rooms="Haunted Cavern", hand="Heist").entrance(A, "Rotgut").entrance(B, "Tess").start()

    game.do(A, "use Haunted Cavern")
    assert game.hero("Rotgut")["held"]
    assert not game.hero("Tess")["held"]
    assert game.refused(A, "use Haunted Cavern") == "used-already R37"


def test_minion_clinic_takes_cards_for_coins() -> None:
    """R72: Minion Clinic (MB020): up to three coins on it, as many cards of any kind, and less damage per coin."""
    game = (
        table()
        .seat(A, rooms="Haunted Cavern", hand="Minion Clinic, Loot Box", coins=5)
        .discard("Spike, Rage!, Power Leech")
        .start()
    )

    game.do(A, "place Minion Clinic on Haunted Cavern").go_to("trigger").do(A, "accept")
    assert game.refused(A, "coins 4") == "wrong-number R75"
    game.do(A, "coins 2", "take Spike", "take Rage!")
    assert (game.coins(A), game.room(A, "Minion Clinic")["coins"], game.damage(A, "Minion Clinic")) == (3, 2, 1)
    assert {"Spike", "Rage!"} <= {*game.hand(A)}


def test_robbers_vault_swaps_hoards() -> None:
    """R76: Robber's Vault (MB021): the complete hoards, and it must be; there is nothing to use later."""
    game = table().seat(A, rooms="Haunted Cavern", hand="Robber's Vault, Heist", coins=0).seat(B, hand="Heist", coins=7).start()

    game.do(A, "place Robber's Vault on Haunted Cavern").end_phase()
    assert (game.coins(A), game.coins(B)) == (7, 0)
    game.go_to("build", active=A)
    assert game.refused(A, "use Robber's Vault") == "no-action R28"
