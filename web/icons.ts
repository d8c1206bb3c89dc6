// The drawings of the icons, from game-icons.net, each where it is needed: `virtual:icons` is always there, `virtual:icons/<game>` comes
// with that game's board, `virtual:icons/seats` says which stand for what seats play. Which ones: those that the page's source or a row of the game's card file (`icon = "…"`) names.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { icons as set } from "@iconify-json/game-icons";
import type { Plugin } from "vite";
import { ARTISTS } from "./src/lib/credits.ts";

const SHELL = "virtual:icons";
const CREDITED = new Set<string>(Object.values(ARTISTS).flat());

function namedIn(file: string, pattern: RegExp): string[] {
  return [...readFileSync(file, "utf8").matchAll(pattern)].map((found) => found[1]!);
}

/** The board that a source file comes with; "": the shell, which also shows what a game is before its board is there, and the plain board, which shows any game. */
function boardOf(file: string): string {
  return /^boards\/(?!plain\/)([^/]+)\/(?!game\.ts|Art\.svelte)/.exec(file)?.[1] ?? "";
}

/** By game: the icons of what seats play, from the section of its card file that its `game.ts` names, by the choice at the table. */
function seated(): Record<string, Record<string, string>> {
  const games = readdirSync("src/boards").filter((game) => existsSync(`src/boards/${game}/game.ts`));
  const found = games.map((game) => {
    const [section] = namedIn(`src/boards/${game}/game.ts`, /\bsection: "(\w+)"/g);
    const rows = section ? readFileSync(cards(game), "utf8").split(`\n${section} = [`)[1]!.split("\n]")[0]!.split("\n") : [];
    const choices = rows.flatMap((row) => {
      const choice = /\bcharacter = "([^"]+)"/.exec(row) ?? /\bid = "([^"]+)"/.exec(row);
      const icon = /\bicon = "([^"]+)"/.exec(row);
      return choice && icon ? [[choice[1]!, icon[1]!] as const] : [];
    });
    return [game, Object.fromEntries(choices)] as const;
  });
  return Object.fromEntries(found);
}

function cards(game: string): string {
  return `../src/monstertisch/games/${game}/cards.toml`;
}

/** By game, and by "" for the shell: the names of the icons that come with it. */
function named(): Map<string, string[]> {
  const sources = readdirSync("src", { recursive: true, encoding: "utf8" }).map((file) => file.replaceAll("\\", "/"));
  const code = sources.filter((file) => /\.(ts|svelte)$/.test(file) && file !== "lib/credits.ts");
  const found = new Map<string, string[]>();
  for (const file of code) {
    const icons = namedIn(`src/${file}`, /["'`]([a-z0-9-]+)["'`]/g).filter((name) => CREDITED.has(name));
    found.set(boardOf(file), [...(found.get(boardOf(file)) ?? []), ...icons]);
  }
  for (const [game, icons] of found) {
    if (game && existsSync(cards(game))) icons.push(...namedIn(cards(game), /\bicon = "([^"]+)"/g));
  }
  found.get("")!.push(...Object.values(seated()).flatMap((choices) => Object.values(choices)));
  check([...found.values()].flat());
  return found;
}

/** Every artist is named for every drawing, and for none that nobody sees. */
function check(names: string[]): void {
  const wrong = [
    ...names.filter((name) => !set.icons[name]).map((name) => `game-icons has no "${name}"`),
    ...names.filter((name) => !CREDITED.has(name)).map((name) => `src/lib/credits.ts does not say who drew "${name}"`),
    ...[...CREDITED].filter((name) => !names.includes(name)).map((name) => `nothing uses "${name}" of src/lib/credits.ts`),
  ];
  if (wrong.length) throw new Error([...new Set(wrong)].join("\n"));
}

/** A path with one decimal: a tenth of a 512th is nothing one could see, and the files are a third smaller. */
function shortened(path: string): string {
  return path.replace(/([a-z])([^a-z]*)/gi, (_, command: string, rest: string) => {
    const arc = command.toLowerCase() === "a"; // its fourth and fifth number are 0 or 1 and may stand without a gap
    const found: string[] = [];
    let left = rest;
    while ((left = left.replace(/^[\s,]+/, ""))) {
      const flag = arc && [3, 4].includes(found.length % 7);
      const [number] = flag ? /^[01]/.exec(left)! : /^-?(?:\d+\.?\d*|\.\d+)/.exec(left)!;
      left = left.slice(number.length);
      found.push(String(Math.round(10 * Number(number)) / 10).replace(/^(-?)0\./, "$1."));
    }
    return command + found.join(" ").replaceAll(" -", "-");
  });
}

function drawings(names: string[]): string {
  const drawn = [...new Set(names)].sort().map((name) => {
    const paths = [...set.icons[name]!.body.matchAll(/ d="([^"]+)"/g)].map((found) => found[1]);
    return [name, shortened(paths.join(" "))];
  });
  return JSON.stringify(Object.fromEntries(drawn));
}

export function icons(): Plugin {
  return {
    name: "icons",
    resolveId: (id) => (id === SHELL || id.startsWith(`${SHELL}/`) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${SHELL}`)) return null;
      const all = named();
      const shell = all.get("")!;
      const game = id.slice(`\0${SHELL}/`.length);
      if (!game) return `export default ${drawings(shell)};`;
      if (game === "seats") return `export default ${JSON.stringify(seated())};`;
      if (game === "all") return [...all.keys()].map((one) => one && `import "${SHELL}/${one}";`).join("\n");
      const own = all.get(game)!.filter((name) => !shell.includes(name));
      return `import { addDrawings } from "/src/ui/drawings";\naddDrawings(${drawings(own)});`;
    },
  };
}
