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
  const first = places.filter((place) => place.recipe?.craftable);
  const second = places.filter((place) => place.here && !first.includes(place) && first.some((made) => completes(made, place)));
  return { first, second };
}

/** The product and an own item that was not used up make this one. */
function completes(made: Place, place: Place): boolean {
  const recipe = place.recipe;
  if (!recipe?.owned) return false;
  const nth = recipe.materials.indexOf(made.item);
  if (nth < 0) return false;
  const other = 1 - nth;
  return recipe.owned[other]! && !made.recipe!.materials.includes(recipe.materials[other]!);
}

export function planText(view: RealmView): string {
  const { first, second } = planOf(view);
  if (!first.length) return "";
  const names = (places: Place[]) => listed(places.slice(0, 3).map((place) => t(`item-${place.item}`)));
  const now = t("kc-plan-now", { items: names(first) });
  return second.length ? `${now} ${t("kc-plan-then", { items: names(second) })}` : now;
}
