// How the shell shows a game before its board is loaded: its icon, how long it takes, and the icon of each seat.

import type { IconName } from "../ui/icons.gen";
import type { TableFacts } from "./types.gen";

const MONSTERS: Record<string, IconName> = {
  orc: "orc-head",
  dragon: "dragon-head",
  insect: "scarab-beetle",
  undead: "shambling-zombie",
  sea: "octopus",
  demon: "imp",
};

interface Shown {
  icon: IconName;
  minutes: number;
}

const SHOWN: Record<string, Shown> = {
  maechtige_monster: { icon: "castle", minutes: 25 },
};

export function shownGame(game: string): Shown {
  return SHOWN[game] ?? { icon: "fanged-skull", minutes: 30 };
}

export function monsterIcon(type: string): IconName {
  return MONSTERS[type] ?? "fanged-skull";
}

export function seatIcon(table: TableFacts, seat: number): IconName {
  return monsterIcon(table.options.type?.[seat]);
}

/** The link that brings others to this table. */
export function tableLink(code: string): string {
  return `${location.origin}/t/${code}`;
}

/** The code in what someone typed or pasted: a code or a whole link; null: neither. */
export function codeIn(typed: string): string | null {
  const found = /(?:^|\/t\/)([A-Za-z0-9_-]{16})(?:$|[/?#])/.exec(typed.trim());
  return found ? found[1] : null;
}
