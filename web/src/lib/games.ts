// What the shell knows of the games before a board is loaded: which there are, how each is shown, and who sits where.

import type { IconName } from "./credits";
import { api } from "./api";
import type { Sound } from "./sound";
import { hasText, language, t } from "./texts.svelte";
import type { GameFacts, NewTable, TableFacts } from "./types.gen";

/** Who or what a seat plays: an option of which every seat takes another choice. Its words: see `choiceText`. */
export interface SeatOption {
  option: string;
  section: string; // of the card file, whose rows have the icons
  icon: (choice: string) => IconName;
  about?: (choice: string) => string; // what the choice means, in words; "": nothing to say
  thing?: (choice: string) => string; // two choices of one thing exclude each other
  groups?: { text: string; hint?: () => string; of: (choices: string[]) => string[] }[]; // kinds of choices, with their texts
}

/** What a game says of itself in boards/<game>/game.ts. */
export interface Shown {
  icon: IconName;
  minutes?: number;
  quick?: Pick<NewTable, "players" | "options">; // the table of "play now"; without one, a table of the usual size
  gold?: boolean; // scores are gold
  board?: "low" | "wide"; // it needs little height, or the whole width
  seats?: SeatOption;
  finer?: string[]; // options that are folded away
  sounds: Record<string, Sound>; // of events
}

const SHOWN = import.meta.glob<Shown>("../boards/*/game.ts", { eager: true, import: "default" });
const UNKNOWN: Shown = { icon: "fanged-skull", sounds: {} };
const MONSTERS: IconName[] = ["imp", "orc-head", "octopus", "dragon-head", "scarab-beetle", "shambling-zombie"]; // of seats that play no one in particular
const USUAL = 3; // players

export function shownGame(game: string): Shown {
  return SHOWN[`../boards/${game}/game.ts`] ?? UNKNOWN;
}

/** A folder of boards/ that has this part of this game's page, or else the one that can show any game. */
export function boardPart<Part>(parts: Record<string, Part>, game: string, part: string): Part | undefined {
  return parts[`../boards/${game}/${part}`] ?? parts[`../boards/plain/${part}`];
}

let asked: Promise<GameFacts[]> | null = null;
let known: GameFacts[] = [];

/** The games of this server, asked for once. */
export function allGames(): Promise<GameFacts[]> {
  asked ??= api.games().then(
    (games) => (known = games),
    (thrown: unknown) => {
      asked = null;
      throw thrown;
    },
  );
  return asked;
}

/** What a game is called: known as soon as the games were asked for, or it is spoken of. */
export function titleOf(game: string): string {
  const found = known.find((one) => one.name === game);
  if (found) return found.titles[language.now];
  return hasText(`game-${game}`) ? t(`game-${game}`) : game;
}

/** The table of "play now". */
export function quickTable(game: GameFacts): Pick<NewTable, "players" | "options"> {
  const players = Math.min(Math.max(USUAL, game.least_players), game.most_players);
  return shownGame(game.name).quick ?? { players };
}

/** What this seat plays, by the table's options; "": the game makes no difference. */
export function seatChoice(table: TableFacts, seat: number): string {
  const seats = shownGame(table.game).seats;
  return (seats && table.options[seats.option]?.[seat]) ?? "";
}

/** A choice of a seat in words: `<option>s-<choice>` if there is a plural, else the name of the thing itself. */
export function choiceText(option: string, choice: string): string {
  return t(hasText(`${option}s-${choice}`) ? `${option}s-${choice}` : `${option}-${choice}`);
}

export function seatIcon(table: TableFacts, seat: number): IconName {
  const shown = shownGame(table.game);
  if (shown === UNKNOWN) return MONSTERS[seat % MONSTERS.length];
  return shown.seats?.icon(seatChoice(table, seat)) ?? shown.icon;
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
