// The shapes of the table: everything at once, or one part at a time; on low screens the own side stands beside the board.

import { MediaQuery } from "svelte/reactivity";

export const inParts = new MediaQuery("(max-width: 1179px), (max-height: 639px)");
export const beside = new MediaQuery("(min-width: 600px) and (max-height: 639px)");
