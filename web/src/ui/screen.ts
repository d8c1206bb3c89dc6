// The sizes at which the table changes its shape. A phone is held upright or sideways; everything below 860 in height is compact.

import { MediaQuery } from "svelte/reactivity";

export const phone = new MediaQuery("(max-width: 760px), (max-height: 479px)");
export const sideways = new MediaQuery("(max-height: 479px) and (min-width: 600px)");
export const sidewaysWide = new MediaQuery("(max-height: 479px) and (min-width: 800px)"); // four halls beside each other and the own side
export const compact = new MediaQuery("(min-width: 761px) and (min-height: 480px) and (max-height: 859px)");
export const low = new MediaQuery("(max-height: 740px)"); // for a phone held upright
export const plateFits = new MediaQuery("(min-width: 961px)");
export const railFits = new MediaQuery("(min-width: 1180px)");
export const railFitsCrowd = new MediaQuery("(min-width: 1340px)");

const FULL = { width: 1440, height: 900 }; // what the boards are drawn for

let u = 1;

/** Larger screens show the table larger, all of it: `--u` is by how much. */
function grow(): void {
  u = Math.max(1, Math.min(innerWidth / FULL.width, innerHeight / FULL.height));
  document.documentElement.style.setProperty("--u", u.toFixed(4));
}

/** By how much a thing is drawn larger than its px say, or the whole table: boxes on the screen are divided by it where they become px. */
export function scaleOf(thing?: Element): number {
  return thing?.currentCSSZoom ?? u;
}

addEventListener("resize", grow);
grow();
