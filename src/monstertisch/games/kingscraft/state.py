"""The state: the realm with its heroes, its forge, its creatures and its king."""

from __future__ import annotations

from typing import Final, final

from ...core.agenda import Agenda, read_agenda
from ...core.chance import Chance
from ...core.event import EVERYONE, NOTHING, Events
from ...core.game import Data, Result, Setup, State, View
from ...core.reason import IllegalMove, Reason
from . import knowledge, saving, view, wishes
from .cards import (
    ACTIONS,
    COLOURS,
    ENEMIES,
    ITEMS,
    LETTERS,
    MERCHANT,
    POTIONS,
    PRINTED_CARDS,
    ROGUE,
    ROGUE_COLOUR,
    Cards,
    Recipes,
)
from .moves import ACTION_COUNT, PLAY, WEAR
from .pieces import Dose, Fight, Pool
from .prints import Prints
from .reasons import GAME_OVER, NO_SUCH_MOVE, NOT_ASKED
from .refusals import reason_for
from .rules.inventory import arrange, arrange_options, arrange_refusal
from .sets import members
from .steps import STEPS

PRINTED_TEXTS: Final = Prints(PRINTED_CARDS)


class RealmSetup(Setup):
    """A setup of Kingscraft with its options and cards ready to be looked up.

    Per seat the board it took, the character that lies up (R4), and its colour (R5).
    """

    def __init__(self, base: Setup, boards: list[str], characters: list[int]) -> None:
        super().__init__(base.game, base.rules_version, base.players, base.options, base.cards, base.moves)
        self.deck: Final = PRINTED_CARDS if base.cards is None else Cards(base.cards)
        self.prints: Final = PRINTED_TEXTS if base.cards is None else Prints(self.deck)
        self.boards: Final = boards
        self.characters: Final = characters
        self.colours: Final = colours_of(characters)
        self.most_hearts: Final = [self.deck.hearts[character] for character in characters]
        self.merchant: Final = characters.index(MERCHANT) if MERCHANT in characters else -1
        self.auto: Final[bool] = base.options["enemy_decider"] == "auto"
        self.static_recipes: Final[bool] = base.options["static_recipes"]


def colours_of(characters: list[int]) -> list[str]:
    """R5: every seat its crest; the Rogue gets the purple one, and whoever had it hers."""
    colours = COLOURS[: len(characters)]
    if ROGUE in characters:
        purple, rogue = COLOURS[ROGUE_COLOUR], characters.index(ROGUE)
        if purple in colours:
            colours[colours.index(purple)] = colours[rogue]
        colours[rogue] = purple
    return colours


@final
class Realm(State):
    """One position.

    Items, potions and creatures are named by their index in the card tables; sets of them are bits of one number.
    `slots` holds five places per seat, -1 where nothing lies. A potion is in a backpack, in `deck` (the last is drawn first), in
    `discard` or in `doses`; `knows` says per seat (and last for all together) of which ones it knows the place.
    `deck`, `batches`, `doses`, `creatures`, `powers`, `revealed` and `layout` are never changed in place, so copies share them.
    """

    def __init__(
        self,
        setup: RealmSetup,
        layout: list[int],
        recipes: Recipes,
        king: int,
        round_number: int,
        phase: int,
        winner: int,
        hearts: list[int],
        slots: list[int],
        packs: list[int],
        overflow: list[int],
        forge: int,
        improved: int,
        potions: list[int],
        deck: list[int],
        discard: int,
        knows: list[int],
        batches: list[int],
        doses: list[Dose],
        potions_used: list[int],
        creatures: list[list[int]],
        beaten: int,
        chosen: list[int],
        revealed: list[int],
        order: list[int],
        turn_at: int,
        active: int,
        arranged: list[int],
        fight: Fight | None,
        pools: list[Pool],
        powers: list[list[int]],
        fought: int,
        beer: int,
        expert: int,
        token_on: int,
        tokens_used: int,
        cards_used: int,
        fresh: int,
        agenda: Agenda[Realm],
    ) -> None:
        self.setup: Final = setup
        self.cards: Final = setup.deck
        self.seats: Final = setup.players
        self.characters: Final = setup.characters
        self.most_hearts: Final = setup.most_hearts
        self.merchant: Final = setup.merchant
        self.layout: Final = layout  # the boards of the forge from left to right
        self.recipes: Final = recipes
        self.king: Final = king
        self.round_number = round_number
        self.phase = phase  # 1 choose cards, 2 determine the order, 3 carry out turns
        self.winner = winner  # -1: nobody yet, or a draw
        self.hearts = hearts
        self.slots = slots
        self.packs = packs
        self.overflow = overflow
        self.forge = forge
        self.improved = improved  # the items that lie with their golden side up, wherever they are
        self.potions = potions
        self.deck = deck
        self.discard = discard
        self.knows = knows
        self.batches = batches  # per potion the shuffle it went through last, which all know; -1: it stays in the box
        self.doses = doses
        self.potions_used = potions_used  # in this round
        self.creatures = creatures  # per level those left, the first lies face up
        self.beaten = beaten
        self.chosen = chosen  # the action card of every seat in this round; -1: none yet. Hidden in phase 1
        self.revealed = revealed  # the cards that were turned up last
        self.order = order
        self.turn_at = turn_at  # how many turns of this round are over
        self.active = active  # the seat whose turn it is; -1: nobody's
        self.arranged = arranged  # A 40: moves of arranging at this opportunity
        self.fight = fight
        self.pools = pools  # in a fight the hero's dice and the enemy's, in a friendly fight those of every participant
        self.powers = powers  # of the friendly fights since the last reveal: seat, power, faces
        self.fought = fought  # 1: the fight of this turn is over
        self.beer = beer  # R113: the ban that no speed cancels
        self.expert = expert  # R140: 1 while it holds
        self.token_on = token_on  # R132: an item, the deck, or -1
        self.tokens_used = tokens_used
        self.cards_used = cards_used
        self.fresh = fresh  # R137: the potions among which the Rogue chooses
        self.agenda: Final = agenda

    def to_act(self) -> list[int]:
        steps = self.agenda.steps
        return members(steps[-1].asked(self)) if steps else []

    def refusal(self, seat: int, action: int) -> int:
        """The one predicate: why this move is not allowed, or 0."""
        steps = self.agenda.steps
        if not steps:
            return GAME_OVER
        if not 0 <= action < ACTION_COUNT:
            return NO_SUCH_MOVE
        if WEAR <= action < PLAY:
            return arrange_refusal(self, seat, action)
        step = steps[-1]
        return step.refusal(self, seat, action) if step.heard(self) >> seat & 1 else NOT_ASKED

    def options(self, seat: int) -> list[int]:
        steps = self.agenda.steps
        if not steps:
            return []
        arranging = arrange_options(self, seat)
        if not steps[-1].heard(self) >> seat & 1:
            return arranging
        answers = steps[-1].options(self, seat)
        return sorted(answers + arranging) if arranging else answers

    def wishes(self, seat: int) -> list[int]:
        return wishes.wishes(self, seat)

    def why_not(self, seat: int, action: int) -> Reason | None:
        code = self.refusal(seat, action)
        return reason_for(self, seat, action, code) if code else None

    def play(self, seat: int, action: int, chance: Chance, events: Events | None = None) -> None:
        code = self.refusal(seat, action)
        if code:
            raise IllegalMove(reason_for(self, seat, action, code))
        if WEAR <= action < PLAY:
            arrange(self, seat, action, events)
        else:
            self.agenda.steps.pop().answer(self, seat, action, chance, events)
        self.agenda.run(self, chance, events)

    def finish(self, winner: int, events: Events | None) -> None:
        """R141, R142: the game is over; what was still to be done is not carried out."""
        self.winner = winner
        self.active = -1
        self.agenda.steps.clear()
        if events is not None:
            facts: Data = {"how": "draw", "winner": None, **self.result().to_data()}
            if winner >= 0:
                facts.update({"how": "king", "winner": winner, "seat": winner})
            events.add("over", facts, EVERYONE, None, NOTHING)

    def preview(self, seat: int, action: int) -> Data:
        return wishes.preview(self, seat, action)

    def result(self) -> Result:
        """R141, R142: the hero who beats the king wins; there are no points."""
        return Result([1 if seat == self.winner else 0 for seat in range(self.seats)], "king" if self.winner >= 0 else "draw")

    def round(self) -> int:
        return self.round_number

    def copy(self) -> Realm:
        return Realm(
            self.setup,
            self.layout,
            self.recipes,
            self.king,
            self.round_number,
            self.phase,
            self.winner,
            self.hearts[:],
            self.slots[:],
            self.packs[:],
            self.overflow[:],
            self.forge,
            self.improved,
            self.potions[:],
            self.deck,
            self.discard,
            self.knows[:],
            self.batches,
            self.doses,
            self.potions_used[:],
            self.creatures,
            self.beaten,
            self.chosen[:],
            self.revealed,
            self.order[:],
            self.turn_at,
            self.active,
            self.arranged[:],
            self.fight.copy() if self.fight is not None else None,
            [pool.copy() for pool in self.pools],
            self.powers,
            self.fought,
            self.beer,
            self.expert,
            self.token_on,
            self.tokens_used,
            self.cards_used,
            self.fresh,
            self.agenda.copy(),
        )

    def imagine(self, seat: int | None, chance: Chance) -> Realm:
        twin = self.copy()
        knowledge.deal_anew(twin, seat, chance)
        return twin

    def view(self, seat: int | None) -> View:
        return view.seen_by(self, seat)

    def purses(self) -> list[int]:
        """There is no gold in Ambossa."""
        return [0] * self.seats

    def census(self) -> list[str]:
        return saving.census(self)

    def to_data(self) -> Data:
        return saving.to_data(self)


def from_data(setup: RealmSetup, data: Data) -> Realm:
    """The position that `saving.to_data` wrote."""
    layout = [LETTERS.index(letter) for letter in data["layout"]]
    return Realm(
        setup,
        layout,
        saving.recipes_of(setup, layout),
        ENEMIES.index(data["king"]),
        data["round"],
        data["phase"],
        data["winner"],
        data["hearts"][:],
        [ITEMS.index(item) if item is not None else -1 for item in data["slots"]],
        [saving.bits(pack, ITEMS) for pack in data["packs"]],
        [saving.bits(items, ITEMS) for items in data["overflow"]],
        saving.bits(data["forge"], ITEMS),
        saving.bits(data["improved"], ITEMS),
        [saving.bits(potions, POTIONS) for potions in data["potions"]],
        [POTIONS.index(potion) for potion in data["deck"]],
        saving.bits(data["discard"], POTIONS),
        [saving.bits(known, POTIONS) for known in data["knows"]],
        data["batches"][:],
        [saving.read_dose(dose) for dose in data["doses"]],
        data["potions_used"][:],
        [[ENEMIES.index(enemy) for enemy in deck] for deck in data["creatures"]],
        saving.bits(data["beaten"], ENEMIES),
        [ACTIONS.index(card) if card is not None else -1 for card in data["chosen"]],
        [ACTIONS.index(card) if card is not None else -1 for card in data["revealed"]],
        data["order"][:],
        data["turn_at"],
        data["active"],
        data["arranged"][:],
        saving.read_fight(data["fight"]),
        [saving.read_pool(pool) for pool in data["pools"]],
        [result[:] for result in data["powers"]],
        data["fought"],
        data["beer"],
        data["expert"],
        data["token_on"],
        data["tokens_used"],
        data["cards_used"],
        saving.bits(data["fresh"], POTIONS),
        read_agenda(data["agenda"], STEPS),
    )
