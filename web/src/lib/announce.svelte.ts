// What a screen reader is told. Announcer.svelte, once on the page, holds the two live regions.

import { untrack } from "svelte";

const KEPT = 12;
let number = 0;

export const announced = $state<{ polite: Line[]; assertive: Line[] }>({ polite: [], assertive: [] });

export interface Line {
  number: number;
  text: string;
}

/** Reads a text aloud when there is a pause; assertive: at once, for "your turn" and refusals alone. */
export function announce(text: string, assertive = false): void {
  untrack(() => {
    const lines = assertive ? announced.assertive : announced.polite;
    lines.push({ number: number++, text });
    if (lines.length > KEPT) lines.splice(0, lines.length - KEPT);
  });
}
