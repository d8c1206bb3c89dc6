// A position carried on by events, as far as a watcher sees it: where heroes stand, what they have left, what was built, souls, wounds, coins.

import { printed } from "./printed.svelte";
import type { Event, EventOf, HeroView, LairView, RoomView, SeatView } from "./types.gen";

/** The position after these events. */
export function carriedOn(view: LairView, events: Event[]): LairView {
  return events.reduce(after, view);
}

function after(view: LairView, fact: Event): LairView {
  switch (fact.event) {
    case "turn":
      return { ...view, turn: fact.round };
    case "phase":
      return { ...view, phase: fact.phase, walker: null };
    case "build_turn":
    case "adventure_turn":
      return { ...view, active: fact.seat };
    case "hero_revealed":
      return { ...view, town: [...view.town, freshHero(fact.hero, view)] };
    case "lured":
      return arrivedAt(without(view, fact.hero), fact.seat, figureOf(view, fact.hero));
    case "hero_moved":
      return fact.seat === undefined
        ? inTown(view, fact.hero)
        : arrivedAt(without(view, fact.hero), fact.seat, figureOf(view, fact.hero));
    case "hero_turn":
      return {
        ...view,
        walker: { hero: fact.hero, seat: fact.seat, slot: null, where: "entrance", figure: figureOf(view, fact.hero) },
      };
    case "room_entered":
      return entered(view, fact);
    case "damaged":
      return hurt(view, fact);
    case "soul":
      return ofSeat(without(view, fact.hero), fact.seat, (seat) => ({
        ...seat,
        souls: fact.total,
        souls_pile: [...seat.souls_pile, fact.hero],
      }));
    case "wound":
      return ofSeat(without(view, fact.hero), fact.seat, (seat) => ({
        ...seat,
        wounds: fact.total,
        wounds_pile: [...seat.wounds_pile, fact.hero],
      }));
    case "hero_removed":
      return without(view, fact.hero);
    case "coins":
      return { ...view, seats: view.seats.map((seat, number) => ({ ...seat, coins: fact.coins[number] ?? seat.coins })) };
    case "revealed":
      return fact.cards.reduce(turnedUp, view);
    case "built":
      return ofSeat(view, fact.seat, (seat) => built(seat, fact));
    default:
      return view;
  }
}

function ofSeat(view: LairView, number: number, change: (seat: SeatView) => SeatView): LairView {
  return { ...view, seats: view.seats.map((seat, at) => (at === number ? change(seat) : seat)) };
}

/** Everything that is known about a hero, wherever it is. */
export function figureOf(view: LairView, hero: string): HeroView {
  if (view.walker?.figure?.hero === hero) return view.walker.figure;
  const everyone = [...view.town, ...view.seats.flatMap((seat) => [...seat.entrance, ...(seat.inside ? [seat.inside] : [])])];
  return everyone.find((one) => one.hero === hero) ?? freshHero(hero, view);
}

function freshHero(hero: string, view: LairView): HeroView {
  const row = printed.row(hero);
  const rule = row.lure?.[0] ?? "";
  const special = rule === "fewest_souls" || rule === "most_souls_minus_wounds";
  return {
    hero,
    health: row.health ?? 0,
    printed: row.health ?? 0,
    left: row.health ?? 0,
    damage: 0,
    epic: row.epic ?? false,
    souls: row.epic ? view.worth.epic : view.worth.ordinary,
    classes: special ? [] : (row.lure ?? []),
    rule: special ? rule : "treasure",
    held: false,
    text_on: true,
    modifiers: [],
    paid: [],
  };
}

/** The position without this hero. */
function without(view: LairView, hero: string): LairView {
  return {
    ...view,
    walker: view.walker?.hero === hero ? null : view.walker,
    town: view.town.filter((one) => one.hero !== hero),
    bait: view.bait.filter((one) => one.hero !== hero),
    seats: view.seats.map((seat) => ({
      ...seat,
      entrance: seat.entrance.filter((one) => one.hero !== hero),
      rooms: seat.rooms.map((room) => (room.hero === hero ? { ...room, hero: null } : room)),
    })),
  };
}

function arrivedAt(view: LairView, number: number, figure: HeroView): LairView {
  return ofSeat(view, number, (seat) => ({ ...seat, entrance: [...seat.entrance, figure] }));
}

function inTown(view: LairView, hero: string): LairView {
  const figure = figureOf(view, hero);
  const left = without(view, hero);
  return { ...left, town: [...left.town, figure] };
}

function entered(view: LairView, fact: EventOf<"room_entered">): LairView {
  const figure = figureOf(view, fact.hero);
  const inside = (room: RoomView): RoomView => (room.slot === fact.slot ? { ...room, hero: fact.hero } : room);
  const moved = ofSeat(without(view, fact.hero), fact.seat, (seat) => ({ ...seat, rooms: seat.rooms.map(inside) }));
  return { ...moved, walker: { hero: fact.hero, seat: fact.seat, slot: fact.slot, where: "room", figure } };
}

function hurt(view: LairView, fact: EventOf<"damaged">): LairView {
  if (view.walker?.hero !== fact.hero) return view;
  const figure = { ...figureOf(view, fact.hero), left: fact.left };
  return { ...view, walker: { ...view.walker, figure } };
}

function turnedUp(view: LairView, card: { seat: number; slot: number; card: string }): LairView {
  return ofSeat(view, card.seat, (seat) => ({ ...seat, face_down: seat.face_down && { ...seat.face_down, card: card.card } }));
}

function built(seat: SeatView, fact: EventOf<"built">): SeatView {
  const old = seat.rooms.find((room) => room.slot === fact.slot);
  const room = freshRoom(fact.room, fact.slot, old);
  const rooms = old ? seat.rooms.map((one) => (one.slot === fact.slot ? room : one)) : [room, ...seat.rooms];
  return { ...seat, rooms, face_down: null };
}

/** The room that would be there if this card came into play: a room on top, or the old one with a miniboss. */
export function withCard(card: string, slot: number, old: RoomView | undefined, damage: number | null): RoomView {
  const room =
    old && printed.kind(card) === "miniboss"
      ? { ...old, miniboss: { card, level: 1, used: false, spent: false, text_on: true, blanks_heroes: false } }
      : freshRoom(card, slot, old);
  return { ...room, damage: damage ?? room.damage };
}

/** A room with what is printed on it. */
function freshRoom(room: string, slot: number, old: RoomView | undefined): RoomView {
  const row = printed.row(room);
  const icons = printed.icons(room);
  return {
    slot,
    room,
    rank: row.rank ?? "ordinary",
    type: row.type ?? "trap",
    active: true,
    off: null,
    text_on: true,
    hero_text_on: true,
    used: false,
    coins: 0,
    damage: row.damage ?? 0,
    printed_damage: row.damage ?? 0,
    modifiers: [],
    treasure: icons,
    printed: icons,
    icon_modifiers: [],
    miniboss: old?.miniboss ?? null,
    beneath: old ? [old.room, ...old.beneath] : [],
    hero: old?.hero ?? null,
    face_down: false,
  };
}
