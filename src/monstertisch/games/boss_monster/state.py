"""The state: the underworld with its dungeons, its town and its decks. It knows no rules."""

from __future__ import annotations

from typing import Final

from ...core.agenda import Agenda, AgendaState
from ...core.game import Setup
from .cards import Cards
from .effects.vocabulary import ACTION, HAND_ACTION, REACTION, SPELL, Ability
from .moves import UnderworldMoves
from .pieces import OPENING, Deed, Lasting, Trigger


class UnderworldSetup(Setup):
    """A setup of Boss Monster with its options and cards ready to be looked up."""

    def __init__(self, base: Setup) -> None:
        super().__init__(base.game, base.rules_version, base.players, base.options, base.cards, base.moves)
        assert isinstance(base.moves, UnderworldMoves)
        self.numbers: Final[UnderworldMoves] = base.moves
        self.deck: Final[Cards] = base.moves.cards
        self.things: Final = list(range(len(self.deck.things)))
        abilities = self.deck.abilities
        # R27, R28: in which phases a thing may have something to declare: from the hand; in play for its owner, for the others.
        texts = [abilities[design] for design in self.deck.things]
        self.from_hand: Final = bytes([phases_of([one for one in text if one.kind in (SPELL, HAND_ACTION)]) for text in texts])
        actions = [[one for one in text if one.kind == ACTION] for text in texts]
        self.for_owner: Final = bytes([phases_of([one for one in text if not one.by_opponents]) for text in actions])
        self.for_others: Final = bytes([phases_of([one for one in text if one.by_opponents]) for text in actions])
        self.choose_boss: Final[bool] = base.options["choose_boss"]
        self.intrigue: Final[bool] = base.options["intrigue"]
        self.hard_mode: Final[bool] = base.options["hard_mode"]
        self.room_for_coin: Final[bool] = base.options["room_for_coin"]
        self.english_setup: Final[bool] = base.options["english_setup"]
        self.optional_spells: Final[bool] = base.options["optional_spells"]
        answers = [any(one.kind == REACTION for one in abilities[design]) for design in self.spells()]
        self.spells_answer: Final = any(answers)  # R32: some spell of the deck can be an answer
        self.oldest_first: Final[bool] = base.options["bait_order"] == "oldest_first"
        self.empty_adventure_turns: Final[bool] = base.options["empty_adventure_turns"]
        self.miniboss_drops: Final[bool] = base.options["miniboss_drops"]

    def spells(self) -> list[int]:
        """R119: the designs of the spell deck."""
        designs = range(len(self.deck.ids) - len(self.deck.spells), len(self.deck.ids))
        return [design for design in designs if self.optional_spells or not self.deck.optional[design]]


def phases_of(abilities: list[Ability]) -> int:
    """All phases in which one of them may be used, as bits."""
    found = 0
    for ability in abilities:
        found |= ability.phases
    return found


def copies(deeds: list[Deed]) -> list[Deed]:
    return [deed.copy() for deed in deeds] if deeds else []


class Underworld(AgendaState):
    """One position.

    Bosses, heroes and all copies of rooms, minibosses and spells are things, named by their number in `Cards.things`. No list is
    ever changed in place, only replaced (`pieces.replaced`), so copies share them all; deeds alone change, and are copied.
    """

    def __init__(self, setup: UnderworldSetup, like: Underworld | None = None) -> None:
        """A copy of the other position, or the position before anything is dealt."""
        seats = setup.players
        things = len(setup.deck.things)
        nothing: list[list[int]] = [] if like is not None else [[] for _ in range(seats)]  # before every seat
        self.setup: Final = setup
        self.cards: Final = setup.deck
        self.moves: Final = setup.numbers
        self.seats: Final = seats
        self.turn: int = like.turn if like is not None else 0  # from 1; 0 in the opening
        self.phase: int = like.phase if like is not None else OPENING
        self.active: int = like.active if like is not None else -1  # -1: nobody's turn
        self.winner: int = like.winner if like is not None else -1  # -1: nobody yet
        self.ending: int = like.ending if like is not None else 0  # how it ended, see rules/end.py
        self.bosses: list[int] = like.bosses if like is not None else [-1] * seats  # per seat; -1 while it is being chosen (R114)
        self.answers: list[int] = like.answers if like is not None else [-1] * seats  # R18, R114: chosen in secret; -1: nothing yet
        self.offers: list[list[int]] = like.offers if like is not None else nothing  # R114: per seat the bosses to choose from
        self.order: list[int] = like.order if like is not None else []  # R16: the seats by XP, highest first
        self.alive: list[int] = like.alive if like is not None else [1] * seats
        self.coins: list[int] = like.coins if like is not None else [0] * seats  # the hoards
        self.levelled: list[int] = like.levelled if like is not None else [0] * seats  # R56: whose boss ability is unlocked
        self.souls: list[list[int]] = like.souls if like is not None else nothing  # R11: the score piles
        self.wounds: list[list[int]] = like.wounds if like is not None else nothing
        self.hands: list[list[int]] = like.hands if like is not None else nothing  # ascending
        self.aside: list[list[int]] = like.aside if like is not None else nothing  # R19: discarded, but not yet shown
        self.room_deck: list[int] = like.room_deck if like is not None else []  # the last is drawn first
        self.spell_deck: list[int] = like.spell_deck if like is not None else []
        self.hero_deck: list[int] = like.hero_deck if like is not None else []  # epic heroes below ordinary ones
        self.discard: list[int] = like.discard if like is not None else []
        self.removed: list[int] = like.removed if like is not None else []
        self.town: list[int] = like.town if like is not None else []  # oldest first
        self.ages: list[int] = like.ages if like is not None else [0] * setup.deck.first_room  # per hero when it was revealed (R77)
        self.entrances: list[list[int]] = like.entrances if like is not None else nothing
        self.dungeons: list[list[int]] = like.dungeons if like is not None else nothing  # the visible rooms from left to right
        self.beneath: list[int] = like.beneath if like is not None else [-1] * things  # per room the one it covers; -1: none
        self.coins_on: list[int] = like.coins_on if like is not None else [0] * things  # per room
        self.mini: list[int] = like.mini if like is not None else [-1] * things  # per visible room the miniboss attached; -1: none
        self.level: list[int] = like.level if like is not None else [0] * things  # per miniboss in play
        self.marks: list[int] = (
            like.marks if like is not None else [0] * things
        )  # per thing: USED, SPENT, or the seats that paid for a hero
        self.knows: list[int] = like.knows if like is not None else [0] * things  # per hidden card: who knows that it is there
        self.doubt: list[int] = (
            like.doubt if like is not None else [0] * things
        )  # who knows it to be in a hand or face down, but not which
        self.batch: list[int] = (
            like.batch if like is not None else [0] * things
        )  # per card the shuffle it went through last, which all know
        self.face_down: list[int] = (
            like.face_down if like is not None else [-1] * seats
        )  # per seat the card placed this turn; -1: none
        self.face_on: list[int] = like.face_on if like is not None else [-1] * seats  # the room under it; -1: a new slot
        self.build_used: list[int] = (
            like.build_used if like is not None else [0] * seats
        )  # R41: per seat: no placement is left this turn
        self.take_backs: int = like.take_backs if like is not None else 0  # of this build turn (A 45)
        self.locked: int = like.locked if like is not None else 0  # R41: the placed card may not be taken back
        self.zoned: list[int] = like.zoned if like is not None else [0] * seats  # per seat: the placed card needs the Zoning Board
        self.promoted: int = like.promoted if like is not None else 0  # R68: in this build turn
        self.sold: int = like.sold if like is not None else 0  # R117: in this build turn
        self.hurt: list[int] = like.hurt if like is not None else [0] * setup.deck.first_room  # R87: damage per hero
        self.lured: list[int] = like.lured if like is not None else [0] * seats  # R82: per seat this turn
        self.walker: int = like.walker if like is not None else -1  # the hero whose turn it is; -1: none
        self.walk_seat: int = like.walk_seat if like is not None else -1  # whose dungeon it is in or before
        self.walk_right: int = like.walk_right if like is not None else 0  # how many slots lie right of it (R104)
        self.walk_in: int = like.walk_in if like is not None else 0  # AT_ENTRANCE, IN_ROOM or IN_LIMBO
        self.dying: int = like.dying if like is not None else -1  # a hero that has died and is not yet scored (R99)
        self.dying_seat: int = like.dying_seat if like is not None else -1
        self.went: int = like.went if like is not None else 0  # R84: who has had an adventure turn, as bits
        self.gained: int = like.gained if like is not None else 0  # R115: who has gained a soul this turn, as bits
        self.progress: int = like.progress if like is not None else 0  # R113: a hero left the game or was scored this turn
        self.quiet: int = like.quiet if like is not None else 0  # R113: turns in a row without that
        self.deeds: list[Deed] = copies(like.deeds) if like is not None else []  # declared or carried out now, the innermost last
        self.waiting: list[Deed] = (
            copies(like.waiting) if like is not None else []
        )  # R30: declared by others than the active player
        self.triggers: list[Trigger] = like.triggers if like is not None else []
        self.lasting: list[Lasting] = like.lasting if like is not None else []  # R106: all that ends with the turn
        self.thrown: list[int] = like.thrown if like is not None else []  # A 46: 8 x card + seat, discarded since the last triggers
        self.offer: list[int] = like.offer if like is not None else []  # cards that may be built now (R58)
        self.agenda: Agenda[Underworld] = like.agenda.copy() if like is not None else Agenda([])

    def points(self, pile: list[int]) -> int:
        """R5: an ordinary hero is one soul or wound, an epic one two."""
        worth = self.cards.souls
        total = 0
        for hero in pile:
            total += worth[hero]
        return total
