// The rows of the cards that are played with, by their ids.

import type { Facts } from "../../lib/types.gen";
import { Printed } from "../../table/printed.svelte";

export class PlainCards extends Printed {
  private readonly byId = $derived(
    new Map(
      Object.values(this.rows ?? {})
        .filter(Array.isArray)
        .flat()
        .filter((row: Facts) => typeof row === "object" && "id" in row)
        .map((row: Facts) => [String(row.id), row]),
    ),
  );

  row(card: string): Facts | undefined {
    return this.byId.get(card);
  }
}
