// Which thing on the board a move belongs to. A spot is the name of such a thing: "hand:windfall", "room:2:3", "hero:tess", "button:pass".

import type { Facts } from "../../lib/types.gen";
import type { LairView, Target } from "./types.gen";

export const roomSpot = (seat: number, slot: number): string => `room:${seat}:${slot}`;

/** The spots of one move; placing belongs to the card and to the place. */
export function spotsOf(move: Facts, view: LairView): string[] {
  const me = view.seat ?? -1;
  switch (move.kind) {
    case "place":
      return [`hand:${move.card}`, `offer:${move.card}`, roomSpot(me, move.slot)];
    case "take_back": {
      const slot = view.seats[me]?.face_down?.slot;
      return slot ? ["button:take_back", roomSpot(me, slot)] : ["button:take_back"];
    }
    case "promote":
      return [roomSpot(me, move.slot)];
    case "sell":
    case "discard":
      return [`hand:${move.card}`];
    case "declare":
      if (move.card) return [`hand:${move.card}`];
      if (move.boss !== undefined) return [`boss:${move.boss}`];
      if (move.hero) return [`hero:${move.hero}`];
      if (move.deal !== undefined) return [`seat:${move.deal}`];
      return [roomSpot(move.seat, move.slot)];
    case "target":
      return [isWound(view, move.hero) ? `offer:${move.hero}` : targetSpot(move as Target)];
    case "trigger":
      return [move.boss ? `boss:${me}` : roomSpot(me, move.slot)];
    case "take":
      return [`offer:${move.card}`];
    case "boss":
      return [`offer:${move.boss}`];
    case "mode":
      return [`mode:${move.mode}`];
    case "draw":
      return [`draw:${move.deck}`];
    default:
      return [`button:${move.kind}`]; // pass, accept, decline, redraw, keep, coins
  }
}

/** A hero that has got through lies in a pile, not on the board. */
function isWound(view: LairView, hero: string | undefined): boolean {
  return hero !== undefined && view.seats.some((seat) => seat.wounds_pile.includes(hero));
}

function targetSpot(target: Target): string {
  if (target.hero) return `hero:${target.hero}`;
  if (target.treasure) return `treasure:${target.treasure}`;
  return target.slot ? roomSpot(target.seat!, target.slot) : `seat:${target.seat}`;
}
