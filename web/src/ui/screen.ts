// The widths at which the table changes its shape.

import { MediaQuery } from "svelte/reactivity";

export const phone = new MediaQuery("(max-width: 760px)");
export const plateFits = new MediaQuery("(min-width: 961px)");
export const railFits = new MediaQuery("(min-width: 1180px)");
export const railFitsCrowd = new MediaQuery("(min-width: 1340px)");
export const narrow = new MediaQuery("(max-width: 1179px)"); // dense games show one part at a time
