// What is printed on potions, enemies and action cards: the view names them, the card file of the game says what they do.

import type { Facts } from "../../lib/types.gen";
import type { IconName } from "../../lib/credits";
import type { Whichever } from "../../lib/whichever";
import { Printed } from "../../table/printed.svelte";
import type { Creature, Effects, King } from "./types.gen";

/** A creature or the king, as the table shows it or as it is printed. */
export type AnyEnemy = Whichever<Creature | King>;

/** In a card file a potion may also ban a slot. */
export type PotionEffects = Effects & { ban?: string };

interface PotionRow {
  effects?: PotionEffects;
}

interface ActionRow {
  order: number;
}

const KINDS = ["items", "potions", "creatures", "standard_creatures", "kings", "characters", "actions", "tokens"];

class RealmCards extends Printed {
  private readonly found = $derived.by(
    () => new Map<string, Facts>(KINDS.flatMap((kind) => this.rows?.[kind] ?? []).map((row: Facts) => [row.id, row])),
  );

  /** The name of a card, which may break where it should. */
  name(id: string): string {
    return this.found.get(id)?.name ?? "";
  }

  icon(id: string): IconName | undefined {
    return this.found.get(id)?.icon;
  }

  /** What a card does, paragraph by paragraph. */
  text(id: string): string[] {
    return this.found.get(id)?.text ?? [];
  }

  /** What counts while a slot of this character is empty, in words. */
  emptySlot(character: string, slot: string): string {
    const [, ...told] = this.text(character);
    return told[Object.keys(this.found.get(character)?.printed ?? {}).indexOf(slot)] ?? "";
  }

  potion(id: string): PotionRow {
    return this.found.get(id) ?? {};
  }

  action(id: string): ActionRow {
    return (this.found.get(id) as ActionRow | undefined) ?? { order: 0 };
  }

  /** A creature that is beaten; the others and the king are in the view. */
  creature(id: string): AnyEnemy | null {
    const row = this.found.get(id);
    return row ? { card: id, speed: row.speed, effects: row.effects, bans: row.bans, level: row.level } : null;
  }

  /** The actions that everybody has. */
  get hand(): string[] {
    return this.rows?.actions.filter((row: Facts) => !row.rogue).map((row: Facts) => row.id) ?? [];
  }

  /** The Alchemist's token that is used by this kind of move. */
  token(move: string): string {
    return this.rows?.tokens.find((row: Facts) => row.move === move)?.id ?? "";
  }

  /** All actions of the box, in the order of the cards. */
  get actions(): string[] {
    return this.rows?.actions.map((row: Facts) => row.id) ?? [];
  }
}

export const printed = new RealmCards("kingscraft");
