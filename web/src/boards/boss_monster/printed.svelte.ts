// What is printed on the cards: the view names them, their rows say what they are and do.

import type { Facts } from "../../lib/types.gen";
import { Printed } from "../../table/printed.svelte";
import type { Class, Icons } from "./types.gen";
import { CLASSES } from "./words";

type Kind = "boss" | "hero" | "room" | "miniboss" | "spell";

const KINDS: [string, Kind][] = [
  ["bosses", "boss"],
  ["heroes", "hero"],
  ["rooms", "room"],
  ["minibosses", "miniboss"],
  ["spells", "spell"],
];

class LairCards extends Printed {
  private readonly found = $derived.by(
    () =>
      new Map<string, { kind: Kind; row: Facts }>(
        KINDS.flatMap(([section, kind]) => (this.rows?.[section] ?? []).map((row: Facts) => [row.id, { kind, row }])),
      ),
  );

  row(card: string): Facts {
    return this.found.get(card)?.row ?? {};
  }

  /** What kind of card this is; unknown until the cards are there. */
  kind(card: string): Kind | undefined {
    return this.found.get(card)?.kind;
  }

  /** What the card does; a miniboss has three texts. */
  texts(card: string): string[] {
    return this.row(card).text ?? [];
  }

  icons(card: string): Icons {
    return iconsOf(this.row(card));
  }
}

/** Printed icons as numbers per class; a boss has one. */
export function iconsOf(row: Facts): Icons {
  const printed: string[] = typeof row.treasure === "string" ? [row.treasure] : (row.treasure ?? []);
  const icons: Icons = {};
  for (const kind of printed) if (CLASSES.includes(kind as Class)) icons[kind as Class] = (icons[kind as Class] ?? 0) + 1;
  return icons;
}

export const printed = new LairCards("boss_monster");
