// Names of this game's cards, as short as their place wants them.

import { t } from "../../lib/texts.svelte";
import { printed } from "./printed.svelte";
import type { Class, Icons, Source, Target } from "./types.gen";

export const CLASSES: Class[] = ["cleric", "fighter", "mage", "thief"];

export function cardName(card: string): string {
  return t(`card-${card}`);
}

/** A name that may break where it should. */
export function brokenName(card: string): string {
  return printed.row(card).name ?? "";
}

/** A hero by the first name: "Felicitas" for "Felicitas, Fröhliche Pflegerin". */
export function shortHero(hero: string): string {
  return cardName(hero).split(",")[0]!;
}

/** A hero at the beginning of a sentence: "Felicitas", "Der Inquisitor". */
export function toldHero(hero: string): string {
  return t(`told-hero-${hero}`);
}

/** A seat in a list or in brackets: its name, or "du". */
export function called(seat: number, names: string[], reader: number | null): string {
  return seat === reader ? t("table-you-inside") : (names[seat] ?? "");
}

/** A list as one says it: "Ani, Ben und Cleo". */
export function listed(words: string[]): string {
  return words.length < 2 ? (words[0] ?? "") : t("bm-and", { first: words.slice(0, -1).join(", "), last: words.at(-1)! });
}

/** Sentences one after the other; whatever is empty is left out. */
export function sentences(...parts: string[]): string {
  const said = parts.filter(Boolean);
  return said.map((part, at) => (at === said.length - 1 || /[.!?]$/.test(part) ? part : `${part}.`)).join(" ");
}

/** What was chosen: a room or who lives there, a hero, a player, a treasure. */
export function targetText(target: Target, room: string | undefined, names: string[], reader: number | null): string {
  if (target.hero) return shortHero(target.hero);
  if (target.treasure) return t(`treasure-${target.treasure}`);
  const { seat = -1 } = target;
  if (!target.slot) return called(seat, names, reader);
  return t("bm-room-of", {
    room: cardName(target.miniboss ?? room ?? ""),
    seat: names[seat] ?? "",
    you: seat === reader ? "yes" : "no",
  });
}

/** Icons one by one, in the order of the classes. */
export function iconList(icons: Icons): Class[] {
  return CLASSES.flatMap((kind) => Array.from({ length: icons[kind] ?? 0 }, () => kind));
}

export function treasureText(icons: Icons): string {
  const words = CLASSES.filter((kind) => icons[kind]).map((kind) => t(`bm-treasure-${kind}`, { n: icons[kind]! }));
  return words.length ? listed(words) : t("bm-no-treasure");
}

/** "+1", "−2". */
export function signed(n: number): string {
  return n < 0 ? `−${-n}` : `+${n}`;
}

/** Where something comes from: "Stachel, Stufe 1 (Ani)". */
export function sourceText(source: Source, names: string[]): string {
  const card = source.level ? t("bm-source-level", { card: cardName(source.card), level: source.level }) : cardName(source.card);
  return source.owner === null ? card : t("bm-source-of", { card, seat: names[source.owner] ?? "" });
}
