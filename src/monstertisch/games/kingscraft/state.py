"""The state: all that lies on the table, with the heroes, the forge, the creatures and the king. It knows no rules."""

from __future__ import annotations

from typing import Final

from ...core.agenda import Agenda, AgendaState
from ...core.game import Setup
from .card_view import CardViews
from .cards import COLOURS, MERCHANT, PRINTED_CARDS, ROGUE, ROGUE_COLOUR, Cards, Recipes
from .moves import RealmMoves
from .pieces import Dose, Fight, Pool
from .shapes import ForgeBoard

PRINTED_VIEWS: Final = CardViews(PRINTED_CARDS)


class RealmSetup(Setup):
    """A setup of Kingscraft with its options and cards ready to be looked up.

    Per seat the board it took, the character that lies up (R4), and its colour (R5).
    """

    def __init__(self, base: Setup, boards: list[str], characters: list[int]) -> None:
        super().__init__(base.game, base.rules_version, base.players, base.options, base.cards, base.moves)
        assert isinstance(base.moves, RealmMoves)
        self.numbers: Final[RealmMoves] = base.moves
        self.deck: Final[Cards] = base.moves.cards
        self.card_views: Final = PRINTED_VIEWS if base.cards is None else CardViews(self.deck)
        self.boards: Final = boards
        self.characters: Final = characters
        self.colours: Final = colours_of(characters)
        self.most_hearts: Final = [self.deck.hearts[character] for character in characters]
        self.merchant: Final = characters.index(MERCHANT) if MERCHANT in characters else -1
        self.auto: Final[bool] = base.options["enemy_decider"] == "auto"
        self.static_recipes: Final[bool] = base.options["static_recipes"]
        self.forges = ForgesSeen([])


class ForgesSeen:
    """The forge as each viewer sees it while it lies so. Few moves change it, and most of a view is made of it."""

    def __init__(self, lies: list[int]) -> None:
        self.lies: Final = lies  # all of the position that is shown of it
        self.boards: Final[dict[int | None, list[ForgeBoard]]] = {}


def colours_of(characters: list[int]) -> list[str]:
    """R5: every seat its crest; the Rogue gets the purple one, and whoever had it hers."""
    colours = COLOURS[: len(characters)]
    if ROGUE in characters:
        purple, rogue = COLOURS[ROGUE_COLOUR], characters.index(ROGUE)
        if purple in colours:
            colours[colours.index(purple)] = colours[rogue]
        colours[rogue] = purple
    return colours


class Realm(AgendaState):
    """All that lies on the table: as before the boards are laid, or like another one.

    Items, potions and creatures are named by their index in the card tables; sets of them are bits of one number.
    `slots` holds five places per seat, -1 where nothing lies. A potion is in a backpack, in `deck` (the last is drawn first), in
    `discard` or in `doses`; `knows` says per seat (and last for all together) of which ones it knows the place.
    `deck`, `batches`, `doses`, `creatures`, `powers`, `revealed` and `layout` are never changed in place, so copies share them.
    """

    def __init__(self, setup: RealmSetup, like: Realm | None = None) -> None:
        self.setup: Final = setup
        self.cards: Final = setup.deck
        self.moves: Final = setup.numbers
        self.seats: Final = setup.players
        self.characters: Final = setup.characters
        self.most_hearts: Final = setup.most_hearts
        self.merchant: Final = setup.merchant
        seats = setup.players
        self.layout: list[int] = like.layout if like is not None else []  # the boards of the forge from left to right
        self.recipes: Recipes = like.recipes if like is not None else Recipes(setup.deck, [])
        self.king: int = like.king if like is not None else -1
        self.round_number: int = like.round_number if like is not None else 0
        self.phase: int = like.phase if like is not None else 1  # 1 choose cards, 2 determine the order, 3 carry out turns
        self.winner: int = like.winner if like is not None else -1  # -1: nobody yet, or a draw
        self.hearts: list[int] = like.hearts[:] if like is not None else setup.most_hearts[:]
        self.slots: list[int] = like.slots[:] if like is not None else [-1] * (5 * seats)
        self.packs: list[int] = like.packs[:] if like is not None else [0] * seats
        self.overflow: list[int] = like.overflow[:] if like is not None else [0] * seats
        self.forge: int = like.forge if like is not None else 0
        self.improved: int = like.improved if like is not None else 0  # items with their golden side up, wherever they lie
        self.potions: list[int] = like.potions[:] if like is not None else [0] * seats
        self.deck: list[int] = like.deck if like is not None else []
        self.discard: int = like.discard if like is not None else 0
        self.knows: list[int] = like.knows[:] if like is not None else [0] * (seats + 1)
        self.batches: list[int] = like.batches if like is not None else setup.deck.batches  # the shuffle each went through last
        self.doses: list[Dose] = like.doses if like is not None else []
        self.potions_used: list[int] = like.potions_used[:] if like is not None else [0] * seats  # in this round
        self.creatures: list[list[int]] = like.creatures if like is not None else []  # per level those left, the first lies face up
        self.beaten: int = like.beaten if like is not None else 0
        self.chosen: list[int] = like.chosen[:] if like is not None else [-1] * seats  # the cards of this round, hidden in phase 1
        self.revealed: list[int] = like.revealed if like is not None else [-1] * seats  # the cards that were turned up last
        self.order: list[int] = like.order[:] if like is not None else []
        self.turn_at: int = like.turn_at if like is not None else 0  # how many turns of this round are over
        self.active: int = like.active if like is not None else -1  # the seat whose turn it is; -1: nobody's
        self.arranged: list[int] = like.arranged[:] if like is not None else [0] * seats  # A 40: arranging at this opportunity
        self.fight: Fight | None = like.fight.copy() if like is not None and like.fight is not None else None
        self.pools: list[Pool] = [pool.copy() for pool in like.pools] if like is not None else []  # first the hero's
        self.powers: list[list[int]] = like.powers if like is not None else []  # R101: seat, power, faces since the last reveal
        self.fought: int = like.fought if like is not None else 0  # 1: the fight of this turn is over
        self.beer: int = like.beer if like is not None else 0  # R113: the ban that no speed cancels
        self.expert: int = like.expert if like is not None else 0  # R140: 1 while it holds
        self.token_on: int = like.token_on if like is not None else -1  # R132: an item, the deck, or -1
        self.tokens_used: int = like.tokens_used if like is not None else 0
        self.cards_used: int = like.cards_used if like is not None else 0
        self.fresh: int = like.fresh if like is not None else 0  # R137: the potions among which the Rogue chooses
        self.agenda: Agenda[Realm] = like.agenda.copy() if like is not None else Agenda([])
