// Moves by the thing on the board that they belong to. A spot is the name of such a thing, such as "hand:windfall" or "button:pass".

import type { Choice, Choices, Facts, NoChoice } from "../lib/types.gen";

/** What may and what may not be done with a thing. */
export interface Fate {
  options: Choice[];
  refusals: NoChoice[];
}

/** All that may and may not be done, by spot. */
export function fatesOf<View>(
  choices: Choices | null,
  view: View | null,
  spotsOf: (move: Facts, view: View) => string[],
): Map<string, Fate> {
  const found = new Map<string, Fate>();
  if (!choices || !view) return found;
  const at = (spot: string): Fate => {
    const known = found.get(spot);
    if (known) return known;
    const fate: Fate = { options: [], refusals: [] };
    found.set(spot, fate);
    return fate;
  };
  for (const option of choices.options) for (const spot of spotsOf(option.do, view)) at(spot).options.push(option);
  for (const refusal of choices.refused) for (const spot of spotsOf(refusal.do, view)) at(spot).refusals.push(refusal);
  return found;
}

export function sameMove(one: Facts, other: Facts): boolean {
  const keys = Object.keys(one);
  return keys.length === Object.keys(other).length && keys.every((key) => one[key] === other[key]);
}
