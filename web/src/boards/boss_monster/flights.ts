// Heroes that move: from where they stood before something happened to where they stand after it.

import { arrive } from "../../ui/motion";

const FAR = 24; // pixels; less is the page settling

export type Boxes = Map<string, DOMRect>;

/** Where every hero on the page stands now. */
export function standingHeroes(): Boxes {
  const boxes: Boxes = new Map();
  for (const token of document.querySelectorAll<HTMLElement>("main [data-hero]"))
    boxes.set(token.dataset.hero!, token.getBoundingClientRect());
  return boxes;
}

/** Lets those who stand elsewhere now come from where they were. */
export function moved(before: Boxes): void {
  for (const token of document.querySelectorAll<HTMLElement>("main [data-hero]")) {
    const from = before.get(token.dataset.hero!);
    const here = token.getBoundingClientRect();
    if (from && Math.hypot(from.x - here.x, from.y - here.y) > FAR) arrive(token, from);
  }
}
