// Sentences about moves and things: for buttons, labels and screen readers.

import { hasText, reasonText, t } from "../../lib/texts.svelte";
import type { Choice, Facts } from "../../lib/types.gen";
import type { Whichever } from "../../lib/whichever";
import { phone } from "../../ui/screen";
import { printed } from "./printed.svelte";
import type { LairStage } from "./stage.svelte";
import type { Bait, Foreseen, HeroView, LairView, Question, RoomView, SeatView, Walk } from "./types.gen";
import {
  CLASSES,
  called,
  cardName,
  listed,
  sentences,
  shortHero,
  signed,
  sourceText,
  targetText,
  toldHero,
  treasureText,
} from "./words";

const MOST_HERE = 2; // changes that are told; the board shows all

/** A move as the button that does it says it. */
export function moveText(option: Choice, view: LairView, names: string[]): string {
  const { do: move, preview } = option;
  switch (move.kind) {
    case "declare":
      return declareText(move, preview, view, names);
    case "promote":
      return t(move.pay ? "bm-do-promote-room" : "bm-do-promote", { level: preview.level ?? 0 });
    case "discard":
    case "sell":
      return t(`bm-do-${move.kind}`, { card: cardName(move.card) });
    case "pass":
      return passText(view);
    case "trigger":
      return t("bm-do-trigger", { card: triggerName(move, view) });
    case "target":
      return t("bm-do-target", { what: targetText(move, roomAt(view, move.seat, move.slot)?.room, names, view.seat) });
    case "mode":
      return modeText(view, move.mode);
    case "take":
    case "boss":
      return t("bm-do-take", { card: cardName(move.card ?? move.boss) });
    case "place":
      return t(printed.kind(move.card) === "miniboss" ? "bm-do-place-miniboss" : "bm-do-place", { card: cardName(move.card) });
    default:
      return t(hasText(`bm-${move.kind}-${view.prompt.kind}`) ? `bm-${move.kind}-${view.prompt.kind}` : `bm-do-${move.kind}`);
  }
}

/** Passing as it is called here: in the own build turn one has built, or builds nothing. */
export function passText({ prompt, seats, seat }: LairView): string {
  if (prompt.kind === "first_room") return t("bm-pass-first_room");
  if (prompt.kind !== "window" || prompt.window !== "build" || prompt.active !== seat) return t("bm-pass");
  return t(seats[seat]!.face_down || seats[seat]!.build_used ? "bm-pass-done" : "bm-pass-nothing");
}

function declareText(move: Facts, preview: Facts, view: LairView, names: string[]): string {
  const price = preview.coins ? t("bm-for-coins", { n: preview.coins }) : "";
  if (move.deal !== undefined) return t("bm-do-deal", { seat: names[move.deal] ?? "" });
  if (move.hero) return t("bm-do-pay-hero", { hero: shortHero(move.hero) });
  const card =
    move.card ?? (move.boss !== undefined ? view.seats[move.boss]?.boss : roomAt(view, move.seat, move.slot)?.room) ?? "";
  if (move.level) {
    const miniboss = roomAt(view, move.seat, move.slot)?.miniboss?.card ?? "";
    return `${t("bm-do-use-level", { card: cardName(miniboss), level: move.level })}${price}`;
  }
  return `${t(move.card ? "bm-do-play" : "bm-do-use", { card: cardName(card) })}${price}`;
}

function triggerName(move: Facts, view: LairView): string {
  const me = view.seat ?? -1;
  if (move.boss) return cardName(view.seats[me]?.boss ?? "");
  const room = roomAt(view, me, move.slot);
  return room ? cardName(move.miniboss ? (room.miniboss?.card ?? room.room) : room.room) : "";
}

export function modeText(view: LairView, mode: number): string {
  const { source = view.declaration?.source }: Whichever<Question> = view.prompt;
  return source ? t(`mode-${source.card}-${source.level ?? 0}-${mode}`) : "";
}

export function roomAt(view: LairView, seat: number, slot: number): RoomView | undefined {
  return view.seats[seat]?.rooms.find((room) => room.slot === slot);
}

/** Who will lure a hero, or why it stays. */
export function baitText(bait: Bait, names: string[], reader: number | null): string {
  const value = Math.max(...bait.values.map((one) => one ?? -99));
  const best = bait.values.flatMap((one, seat) => (one === value ? [called(seat, names, reader)] : []));
  if (bait.to !== null)
    return t("bm-bait-goes", { seat: names[bait.to] ?? "", you: bait.to === reader ? "yes" : "no", n: bait.values[bait.to] ?? 0 });
  if (bait.why === "tie") return t("bm-bait-tie", { names: listed(best), rule: bait.rule });
  return t("bm-bait-none", { rule: bait.rule });
}

/** A hero in words. */
export function heroText(hero: HeroView, names: string[]): string[] {
  const lure =
    hero.rule === "treasure"
      ? listed(hero.classes.map((kind) => t("bm-lured-by", { class: t(`class-${kind}`), treasure: t(`treasure-${kind}`) })))
      : "";
  return [
    sentences(lure, hero.epic ? t("bm-epic") : ""),
    hero.damage || hero.health !== hero.printed
      ? t("bm-hero-left", { left: Math.max(0, hero.left), health: hero.health, printed: hero.printed })
      : "",
    ...hero.modifiers.map((one) => t("bm-modifier", { n: signed(one.n), source: sourceText(one.source, names) })),
    hero.held ? t("bm-hero-held") : "",
    hero.text_on ? "" : t("bm-text-off"),
  ].filter(Boolean);
}

/** What a waiting hero walks into, as things are. */
export function walkText(walk: Walk): string {
  const died = walk.dies_in === null ? null : walk.steps.find((step) => step.slot === walk.dies_in);
  if (died) return t("bm-walk-dies", { room: cardName(died.room), souls: walk.souls });
  if (walk.dies_in !== null) return t("bm-walk-dies-here", { souls: walk.souls });
  return t("bm-walk-survives", { left: walk.left, wounds: walk.wounds });
}

/** What the picked card would change in its place, the weightiest first: the boss, damage, the heroes, treasure. */
export function hereText(stage: LairStage, view: LairView): string[] {
  const { foreseen, seat, lay } = stage;
  if (!foreseen || seat === null) return [];
  const own = view.seats[seat]!;
  const rooms = foreseen.rooms.flatMap(({ slot, room, damage }) => {
    const now = own.rooms.find((one) => one.slot === slot);
    return now && now.room === room && now.damage !== damage
      ? [t("bm-here-damage", { room: cardName(room), now: now.damage, then: damage })]
      : [];
  });
  const treasure = CLASSES.flatMap((kind) => {
    const then = foreseen.treasure[kind];
    return then === undefined ? [] : [t("bm-here-treasure", { treasure: t(`treasure-${kind}`), now: own.treasure[kind], then })];
  });
  const heroes = foreseen.heroes.map((one) => hereHero(one, own, stage));
  const all = [foreseen.level_up ? t("bm-here-wakes") : "", ...rooms.slice(0, 1), ...heroes, ...rooms.slice(1), ...treasure].filter(
    Boolean,
  );
  const damage = foreseen.rooms.find((one) => one.slot === lay?.do.slot)?.damage ?? 0;
  return all.length ? all.slice(0, MOST_HERE) : [t("bm-damage", { n: damage })];
}

function hereHero({ hero, to, souls, wounds }: Foreseen["heroes"][number], own: SeatView, stage: LairStage): string {
  const facts = { hero: toldHero(hero), seat: to === null ? "" : (stage.names[to] ?? ""), souls, wounds };
  if (to !== own.seat) return t(to === null ? "bm-here-stays" : "bm-here-leaves", facts);
  const there = phone.current || own.entrance.some((one) => one.hero === hero); // the phone has no room for the way
  return t(`bm-here-${souls ? "dies" : "survives"}${there ? "-there" : ""}`, facts);
}

/** "Monsterraum", "Fallenraum, erweitert". */
export function roomKind(rank: string, type: string): string {
  return rank === "ordinary" ? t(`bm-type-${type}`) : t("bm-room-kind", { rank: t(`bm-rank-${rank}`), type: t(`bm-type-${type}`) });
}

/** Where a room's numbers come from. */
export function roomText(room: RoomView, names: string[]): string[] {
  const lines = [roomKind(room.rank, room.type)];
  if (!room.active) lines.push(t(`bm-off-${room.off ?? "covered"}`));
  lines.push(
    room.damage === room.printed_damage
      ? t("bm-damage", { n: room.damage })
      : t("bm-damage-now", { n: room.damage, printed: room.printed_damage }),
  );
  for (const one of room.modifiers) {
    lines.push(
      one.what === "double"
        ? t("bm-modifier-double", { source: sourceText(one.source, names) })
        : t("bm-modifier", { n: signed(one.n), source: sourceText(one.source, names) }),
    );
  }
  lines.push(t("bm-treasure-now", { treasure: treasureText(room.treasure) }));
  for (const one of room.icon_modifiers) {
    const what = t(`bm-icons-${one.what}`, { treasure: one.class ? t(`treasure-${one.class}`) : "" });
    lines.push(t("bm-modifier-icons", { what, source: sourceText(one.source, names) }));
  }
  if (room.coins) lines.push(t("bm-coins-here", { n: room.coins }));
  if (room.used) lines.push(t("bm-used"));
  if (room.active && !room.text_on) lines.push(t("bm-text-off"));
  if (room.beneath.length) lines.push(t("bm-beneath", { cards: listed(room.beneath.map(cardName)) }));
  return lines;
}

/** One seat in words. */
export function seatText(seat: SeatView): string {
  return t("bm-seat", {
    souls: seat.souls,
    wounds: seat.wounds,
    coins: seat.coins,
    rooms: seat.room_cards,
    spells: seat.spell_cards,
  });
}

/** What can be done with a thing, or why nothing can, for its label. */
export function fateText(stage: LairStage, view: LairView, spot: string): string {
  const own = spot.match(/^room:(\d):(\d)$/);
  if (stage.laying && own && Number(own[1]) === stage.seat) {
    const lay = stage.layAt(Number(own[2]));
    const not = stage.notAt(Number(own[2]));
    if (lay) return moveText(lay, view, stage.names);
    if (not) return reasonText(not.reason, stage.names);
  }
  const deeds = stage.deeds(spot);
  if (deeds.length) return listed(deeds.slice(0, 5).map((one) => moveText(one, view, stage.names)));
  const places = stage.fate(spot)?.options.length ?? 0;
  if (spot.startsWith("hand:") && places) return t("bm-can-place");
  const refusal = stage.refusal(spot);
  return refusal ? reasonText(refusal.reason, stage.names) : "";
}
