// The drawings of the icons: the shell's are always there, a game's come with its board.

import { icons, type IconName } from "./icons.gen";

const drawings: Partial<Record<IconName, string>> = { ...icons };

export function addDrawings(more: Partial<Record<IconName, string>>): void {
  Object.assign(drawings, more);
}

export function drawing(name: IconName): string {
  return drawings[name] ?? "";
}
