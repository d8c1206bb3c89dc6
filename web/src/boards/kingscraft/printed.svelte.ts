// What is printed on potions, enemies and action cards: the view names them, the card file of the game says what they do.

import type { Facts } from "../../lib/types.gen";
import type { Whichever } from "../../lib/whichever";
import { Printed } from "../../table/printed.svelte";
import type { Creature, Effects, King } from "./types.gen";

/** A creature or the king, as the table shows it or as it is printed. */
export type AnyEnemy = Whichever<Creature | King>;

/** In a card file a potion may also ban a slot. */
export type PotionEffects = Effects & { ban?: string };

export interface PotionRow {
  effects?: PotionEffects;
  target?: "self" | "other" | "enemy";
  timing?: string[];
  duration?: string;
}

interface ActionRow {
  order: number;
  forge?: number;
  king_strength?: number;
  strength?: number;
  draw?: number;
  keep?: number;
}

const NAMED = ["items", "potions", "actions"];

class RealmCards extends Printed {
  private row(kinds: string[], id: string): Facts | undefined {
    for (const kind of kinds) {
      const found = this.rows?.[kind].find((row: Facts) => row.id === id);
      if (found) return found;
    }
    return undefined;
  }

  /** The name of a card, which may break where it should. */
  name(id: string): string {
    return this.row(NAMED, id)?.name ?? "";
  }

  potion(id: string): PotionRow {
    return this.row(["potions"], id) ?? {};
  }

  action(id: string): ActionRow {
    return (this.row(["actions"], id) as ActionRow | undefined) ?? { order: 0 };
  }

  /** A creature that is beaten; the others and the king are in the view. A creature is as fast as its level (R102). */
  creature(id: string): AnyEnemy | null {
    const row = this.row(["creatures", "standard_creatures"], id);
    return row ? { card: id, speed: row.level, effects: row.effects, bans: row.bans, level: row.level } : null;
  }

  /** All actions of the box, in the order of the cards. */
  get actions(): string[] {
    return this.rows?.actions.map((row: Facts) => row.id) ?? [];
  }
}

export const printed = new RealmCards("kingscraft");
