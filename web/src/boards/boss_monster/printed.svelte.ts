// What is printed on the cards: the view names them, the card file of the game says what they do.

import { language } from "../../lib/texts.svelte";
import type { Facts } from "../../lib/types.gen";
import { Printed } from "../../table/printed.svelte";
import { CLASSES, type Class, type Icons } from "./types";

const KINDS = ["bosses", "heroes", "rooms", "minibosses", "spells"];

class LairCards extends Printed {
  private readonly found = $derived.by(
    () => new Map<string, Facts>(KINDS.flatMap((kind) => this.rows?.[kind] ?? []).map((row: Facts) => [row.id, row])),
  );

  row(card: string): Facts {
    return this.found.get(card) ?? {};
  }

  /** So many souls win, so many wounds lose; until the cards are there, those of the rulebook. */
  get goals(): { souls: number; wounds: number } {
    return { souls: this.number("souls_to_win") ?? 10, wounds: this.number("wounds_to_lose") ?? 5 };
  }

  private number(id: string): number | undefined {
    return this.rows?.numbers?.find((row: Facts) => row.id === id)?.n;
  }

  /** What the card says; a miniboss has three texts. */
  texts(card: string): string[] {
    return textsOf(this.row(card));
  }

  icons(card: string): Icons {
    return iconsOf(this.row(card));
  }
}

export function textsOf(row: Facts): string[] {
  const several: string[] | undefined = row[`texts_${language.now}`];
  const one: string | undefined = row[`text_${language.now}`];
  return several ?? (one ? [one] : []);
}

/** Printed icons as numbers per class; a boss has one. */
export function iconsOf(row: Facts): Icons {
  const printed: string[] = typeof row.treasure === "string" ? [row.treasure] : (row.treasure ?? []);
  const icons: Icons = {};
  for (const kind of printed) if (CLASSES.includes(kind as Class)) icons[kind as Class] = (icons[kind as Class] ?? 0) + 1;
  return icons;
}

export const printed = new LairCards("boss_monster");
