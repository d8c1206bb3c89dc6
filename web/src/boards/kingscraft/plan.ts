// What one could make from what one owns, as the view says it: at once, and with the product of a first step.

import { t } from "../../lib/texts.svelte";
import type { Place, RealmView } from "./types.gen";
import { listed } from "./words";

export interface Plan {
  first: Place[]; // can be made now
  second: Place[]; // with one of those
}

export function planOf(view: RealmView): Plan {
  const places = view.forge.flatMap((board) => board.rows.flat());
  return { first: places.filter((place) => place.recipe?.craftable), second: places.filter((place) => place.recipe?.next) };
}

export function planText(view: RealmView): string {
  const { first, second } = planOf(view);
  if (!first.length) return "";
  const names = (places: Place[]) => listed(places.slice(0, 3).map((place) => t(`item-${place.item}`)));
  const now = t("kc-plan-now", { items: names(first) });
  return second.length ? `${now} ${t("kc-plan-then", { items: names(second) })}` : now;
}
