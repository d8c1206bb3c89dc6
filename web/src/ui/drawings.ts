// The drawings of the icons: the shell's are always there, a game's come with its board.

import shell from "virtual:icons";
import type { IconName } from "../lib/credits";

const drawings: Record<string, string> = { ...shell };

/** @public called by what ../../icons.ts makes for a game */
export function addDrawings(more: Record<string, string>): void {
  Object.assign(drawings, more);
}

export function drawing(name: IconName): string {
  return drawings[name] ?? "";
}
