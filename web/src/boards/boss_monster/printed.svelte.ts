// What is printed on the cards: the view names them, the card file of the game says what they do.

import { language } from "../../lib/texts.svelte";
import type { Facts } from "../../lib/types.gen";
import { Printed } from "../../table/printed.svelte";
import type { Class, Icons } from "./types.gen";
import { CLASSES } from "./words";

const KINDS = ["bosses", "heroes", "rooms", "minibosses", "spells"] as const;
type Kind = (typeof KINDS)[number];

class LairCards extends Printed {
  private readonly found = $derived.by(() => {
    const all = KINDS.flatMap((kind) => (this.rows?.[kind] ?? []).map((row: Facts) => ({ kind, row })));
    return new Map<string, { kind: Kind; row: Facts }>(all.map((one) => [one.row.id, one]));
  });

  row(card: string): Facts {
    return this.found.get(card)?.row ?? {};
  }

  /** What kind of card this is; unknown until the cards are there. */
  kind(card: string): Kind | undefined {
    return this.found.get(card)?.kind;
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
