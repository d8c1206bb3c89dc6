// Which thing on the board a move belongs to. A spot is the name of such a thing: "forge:I2_SCHWERT", "die:hero:6:2", "button:done".

import type { Facts, NoChoice } from "../../lib/types.gen";
import type { Fate } from "../../table/spots";
import { printed } from "./printed.svelte";
import type { RealmView } from "./types.gen";

/** Moves beside the open question: they are offered, but they are not what is asked. */
const ASIDES = ["wear", "take_off"];

export function isAside(move: Facts): boolean {
  return ASIDES.includes(move.kind);
}

/** Whose dice the open question is about: the hero's, the enemy's, or those of one's own seat among friends. */
function sideAsked(view: RealmView): string {
  if (view.prompt.kind === "enemy_reroll") return "foe";
  return view.prompt.kind === "friendly_reroll" ? `${view.seat}` : "hero";
}

export function dieSpot(side: string, sides: number, face: number): string {
  return `die:${side}:${sides}:${face}`;
}

export function sourceSpot(side: string, source: Facts): string {
  return `source:${side}:${source.slot ?? source.potion ?? "enemy"}`;
}

/** The spots of one move; putting on belongs to the item and to the place. */
export function spotsOf(move: Facts, view: RealmView): string[] {
  switch (move.kind) {
    case "choose":
      return [`card:${move.card}`];
    case "wear":
      return [`own:${move.item}`, `slot:${move.slot}`];
    case "take_off":
      return [`own:${wornAt(view, move.slot)}`];
    case "improve":
    case "brew":
    case "return":
    case "swap":
      return [`own:${move.item}`];
    case "take":
    case "combine":
      return [`forge:${move.item}`];
    case "token":
      return [move.on === "deck" ? "deck" : `forge:${move.item}`];
    case "draw":
      return ["deck", "button:draw"];
    case "play":
    case "exchange":
    case "discard":
      return [`potion:${move.potion}`];
    case "put":
      return [`put:${move.potion}`];
    case "reroll":
    case "set_die":
    case "pick":
      return [dieSpot(sideAsked(view), move.sides, move.face)];
    case "use":
      return [sourceSpot(sideAsked(view), move)];
    case "experiment":
    case "research":
    case "reproduce":
    case "expert":
      return [`token:${printed.token(move.kind)}`];
    case "steal":
      return [move.item ? `theirs:${move.item}` : `seat:${move.seat}`];
    case "ambush":
      return [`enemy:${move.level}`];
    default:
      return [`button:${move.kind}`]; // pass, done, roll, repeat, decline
  }
}

function wornAt(view: RealmView, slot: string): string {
  const own = view.seat === null ? null : view.seats[view.seat];
  return own?.slots.find((one) => one.slot === slot)?.item?.item ?? "";
}

/** The refusal to show: one that says more than that a thing already lies where it lies. */
export function mainRefusal(fate: Fate): NoChoice | null {
  return fate.refusals.find((one) => one.reason.code !== "already-there") ?? fate.refusals[0] ?? null;
}
