// What a view holds, in words, as terminal/plain/facts.py says it: labels `fact-<key>`, names `<key>-<value>` or `card-<value>`, and what is
// hidden as a number.

import { hasText, t } from "../../lib/texts.svelte";
import type { Facts } from "../../lib/types.gen";

const SEAT_KEYS = ["seat", "owner", "turn", "start"];
const TRACK = ["seat", "seats", "round", "rounds", "turn"]; // shown elsewhere on the table

export interface Fact {
  key: string;
  value: unknown;
}

/** What the middle of the table shows: all but who looks, who sits there, and what the bar above says. */
export function onTheTable(view: Facts): Fact[] {
  return factsOf(view).filter(({ key }) => !TRACK.includes(key));
}

export function factsOf(facts: Facts): Fact[] {
  return Object.entries(facts).map(([key, value]) => ({ key, value }));
}

/** A group of facts under a name of its own. */
export function isGroup(value: unknown): value is Facts {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Things that lie beside each other: cards, or rows of facts. */
export function isRow(value: unknown): value is unknown[] {
  return Array.isArray(value) && value.every((one) => typeof one !== "number");
}

export function label(key: string): string {
  return hasText(`fact-${key}`) ? t(`fact-${key}`) : key.replaceAll("_", " ");
}

export function nameOf(key: string, value: string): string {
  const known = [`${key}-${value}`, `card-${value}`].find(hasText);
  return known ? t(known) : value;
}

export function valueText(key: string, value: unknown, names: string[]): string {
  if (value === null) return "–";
  if (typeof value === "boolean") return t(value ? "plain-yes" : "plain-no");
  if (typeof value === "number") return SEAT_KEYS.includes(key) ? (names[value] ?? `${value}`) : `${value}`;
  if (typeof value === "string") return nameOf(key, value);
  if (Array.isArray(value)) return severalText(key, value, names);
  const parts = factsOf(value as Facts).map((fact) => `${label(fact.key)}: ${valueText(fact.key, fact.value, names)}`);
  return parts.join(", ");
}

/** What can be seen one by one, and how many there are that cannot. */
function severalText(key: string, values: unknown[], names: string[]): string {
  const hidden = values.filter((value) => value === null).length;
  const words = values.filter((value) => value !== null).map((value) => valueText(key, value, names));
  if (hidden) words.push(t("plain-hidden", { count: hidden }));
  return words.join(values.some((value) => typeof value === "object" && value !== null) ? "; " : ", ") || "–";
}

/** The number of a card that counts, and whatever else its row says for which there is a word. */
export function printedFacts(row: Facts | undefined): Fact[] {
  return row ? factsOf(row).filter(({ key }) => hasText(`fact-${key}`)) : [];
}
