// The named sizes of screens.css for the code: whether the screen has one now.

import { MediaQuery } from "svelte/reactivity";
import screens from "./screens.css?raw";

function screen(name: string): MediaQuery {
  return new MediaQuery(new RegExp(`@custom-media --${name} ([^;]+);`).exec(screens)![1]!);
}

export const phone = screen("phone");
export const sideways = screen("sideways");
export const sidewaysWide = screen("sideways-wide");
export const full = screen("full");
export const compact = screen("compact");
export const low = screen("low");
export const plateFits = screen("plate-fits");
export const railFits = screen("rail-fits");
export const railFitsCrowd = screen("rail-fits-crowd");
export const inParts = screen("in-parts");
export const beside = screen("beside");
export const foundFits = screen("found-fits");
export const pageFolds = screen("page-folds");

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
