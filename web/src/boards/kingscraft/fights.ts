// Fights as the events tell them: dice that keep their place while they are rerolled, what was compared, and how it ended.

import type { Whichever } from "../../lib/whichever";
import type { Ban, DieView, Event, EventOf, FightView, FoePool, FriendlyPool, FriendlyView, HeroPool, Reward } from "./types.gen";

export interface Die {
  id: number;
  sides: 6 | 12;
  face: number;
  was: number | null; // what it showed before it was thrown again
  thrown: number; // how often it was thrown: a new number lets it roll
}

export interface Side {
  dice: Die[];
  power: number;
  rolled: boolean;
}

/** One fight against a creature or the king. */
export interface Duel {
  seat: number;
  enemy: string;
  guards: number;
  decider: number | null;
  reward: Reward | null; // null against the king
  attempt: number;
  speed: { speed: number; needed: number; bans: Ban[]; cancelled: Ban[] } | null;
  hero: Side;
  foe: Side;
  compared: EventOf<"compared"> | null;
  ended: "won" | "lost" | null;
}

/** One roll of a friendly fight. */
export interface Friends {
  seats: number[];
  roll: number;
  sides: Record<number, Side>;
  compared: boolean;
  order: number[]; // who goes first, if it is decided
}

export interface Fights {
  duel: Duel | null;
  friends: Friends | null;
}

export const NO_FIGHTS: Fights = { duel: null, friends: null };

type Face = Pick<DieView, "sides" | "face">;

const NO_DICE: Side = { dice: [], power: 0, rolled: false };
let lastId = 0;

function die({ sides, face }: Face): Die {
  return { id: ++lastId, sides, face, was: null, thrown: 0 };
}

/** The die that was clicked: of several that show the same, this one is thrown. */
export const aimed = { die: 0 };

type Rethrown = EventOf<"rerolled" | "forced" | "turned">;

/** The dice after an event; those that were thrown again keep their place. */
function rethrown(side: Side, fact: Rethrown): Side {
  const dice = [...side.dice];
  const done = new Set<number>();
  for (const change of fact.dice) {
    const fits = (one: Die) => one.sides === change.sides && one.face === change.face && !done.has(one.id);
    const old = dice.find((one) => fits(one) && one.id === aimed.die) ?? dice.find(fits);
    if (!old) continue;
    const at = dice.indexOf(old);
    done.add(old.id);
    dice[at] = { ...old, face: change.to, was: change.face, thrown: old.thrown + 1 };
  }
  return { dice, power: fact.power, rolled: true };
}

/** What is going on after this event. */
export function after({ duel, friends }: Fights, fact: Event): Fights {
  switch (fact.event) {
    case "fight":
      return { friends: null, duel: newDuel(fact) };
    case "friendly":
      return { duel: null, friends: { seats: fact.seats, roll: fact.roll, sides: {}, compared: false, order: [] } };
    case "speed_check":
      return {
        friends,
        duel: duel && { ...duel, speed: { speed: fact.speed, needed: fact.needed, bans: fact.bans, cancelled: fact.cancelled } },
      };
    case "rolled":
      return thrown({ duel, friends }, fact, () => ({ dice: fact.dice.map(die), power: fact.power, rolled: true }));
    case "rerolled":
    case "forced":
    case "turned":
      return thrown({ duel, friends }, fact, (side) => rethrown(side, fact));
    case "repeated":
      return { friends, duel: duel && { ...duel, attempt: duel.attempt + 1, hero: NO_DICE, foe: NO_DICE, compared: null } };
    case "compared":
      return { friends, duel: duel && { ...duel, compared: fact } };
    case "won":
    case "lost":
      return { friends, duel: duel && { ...duel, ended: fact.event } };
    case "powers":
      return { duel, friends: friends && compared(friends, fact) };
    case "ranked":
      return { duel, friends: friends && fact.why === "power" ? { ...friends, order: fact.order } : friends };
    case "turn":
    case "round":
      return { duel: duel?.ended ? null : duel, friends: null };
    default:
      return { duel, friends };
  }
}

function newDuel({ seat, enemy, guards, decider, reward }: EventOf<"fight"> | FightView): Duel {
  return {
    seat,
    enemy,
    guards,
    decider,
    reward,
    attempt: 1,
    speed: null,
    hero: NO_DICE,
    foe: NO_DICE,
    compared: null,
    ended: null,
  };
}

function thrown({ duel, friends }: Fights, fact: Rethrown | EventOf<"rolled">, change: (side: Side) => Side): Fights {
  if (fact.side === "hero") return { friends, duel: duel && { ...duel, hero: change(duel.hero) } };
  if (fact.side === "enemy") return { friends, duel: duel && { ...duel, foe: change(duel.foe) } };
  if (!friends) return { duel, friends };
  const sides = { ...friends.sides, [fact.seat]: change(friends.sides[fact.seat] ?? NO_DICE) };
  return { duel, friends: { ...friends, sides } };
}

/** All show what they rerolled unseen. */
function compared(friends: Friends, fact: EventOf<"powers">): Friends {
  const sides = { ...friends.sides };
  for (const { seat, dice, power } of fact.sides) {
    sides[seat] = { ...settled(sides[seat] ?? NO_DICE, dice), power, rolled: true };
  }
  return { ...friends, sides, compared: true };
}

/** The same dice in the places that are known, if they show what they should; else as they are told. */
function settled(side: Side, dice: Face[]): Side {
  const sorted = (all: { sides: number; face: number }[]) =>
    all
      .map((one) => one.sides * 100 + one.face)
      .toSorted((one, other) => one - other)
      .join();
  return sorted(side.dice) === sorted(dice) ? side : { ...side, dice: dice.map(die) };
}

/** A side as the position has it, with the dice where they lay. */
function sideOf(side: Side | undefined, pool: Whichever<FoePool | HeroPool | FriendlyPool> | null): Side {
  if (!pool) return side ?? NO_DICE;
  return { ...settled(side ?? NO_DICE, pool.dice), power: pool.power, rolled: pool.rolled ?? pool.dice.length > 0 };
}

/** What the position shows, in step with what the events told: after an undo, or for whoever came later, the position alone counts. */
export function inStep({ duel, friends }: Fights, fight: FightView | null, friendly: FriendlyView | null): Fights {
  const known = fight && duel && !duel.ended && duel.seat === fight.seat && duel.enemy === fight.enemy ? duel : null;
  return {
    duel: fight && {
      ...(known ?? newDuel(fight)),
      attempt: Math.max(fight.attempt, 1),
      hero: sideOf(known?.hero, fight.hero),
      foe: sideOf(known?.foe, fight.foe),
    },
    friends: friendly && {
      seats: friendly.sides.map((pool) => pool.seat),
      roll: friends?.roll ?? 1,
      sides: Object.fromEntries(friendly.sides.map((pool) => [pool.seat, sideOf(friends?.sides[pool.seat], pool)])),
      compared: false,
      order: [],
    },
  };
}
