// A view made of the last one and what changed since, as `server/patch.py` tells it.

import type { Facts } from "./types.gen";

/** A patch holds a patch for each key, or place in a list, that changed, or `[value]`. The old one stays as it is. */
export function patched(old: Facts, patch: Facts): Facts {
  if (Array.isArray(patch)) return patch[0];
  const copy: Facts = Array.isArray(old) ? [...old] : { ...old };
  for (const [key, change] of Object.entries(patch)) copy[key] = patched(copy[key], change);
  return copy;
}
