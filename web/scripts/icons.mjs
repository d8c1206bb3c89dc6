// Writes the game-icons that the pages use, and no others: src/ui/icons.gen.ts, which is always there, and a file per game that only its
// own board needs. Add a name to a list, then run `npm run icons`; lib/credits.ts says who drew it.
import { readFileSync, writeFileSync } from "node:fs";

const SHELL = `
fanged-skull scroll-unfurled chat-bubble light-bulb anticlockwise-rotation hourglass padlock lantern-flame check-mark robot-helmet flying-flag
musical-notes sound-off help cog share key meeple-group info hamburger-menu fast-forward-button next-button previous-button play-button
pause-button trophy-cup laurels cycle exit-door unplugged plain-arrow save castle coffee-cup walk rabbit backward-time
orc-head dragon-head scarab-beetle shambling-zombie octopus imp guards round-star crossed-swords crown health-potion medieval-gate
throne-king card-play person
anvil broadsword sparkles visored-helm ninja-head swap-bag crossed-sabres top-hat domino-mask round-bottom-flask
dungeon-gate gargoyle pumpkin-mask female-vampire snake frog raven skull-mask eyestalk witch-face plague-doctor-profile bully-minion double-dragon
`;

const GAMES = {
  kingscraft: `
inverted-dice-6 d12 mailed-fist checked-shield rabbit cycle rolling-dices dice-target dice-fire dice-six-faces-six heart-plus hearts cancel
walking-boot armor-vest helmet gauntlet plain-circle card-joker standing-potion knapsack
`,
  boss_monster: `
jeweled-chalice book-cover two-coins ghost bleeding-wound wolf-trap village stack brick-wall spell-book upgrade
interdiction
spectre graduate-cap guarded-tower tombstone imp-laugh vampire-dracula cave-entrance medical-pack strongbox minotaur goblin leeching-worm
beast-eye barracks-tent mushrooms nest-eggs double-face-mask spark-spirit magic-portal fizzing-flask brain-dump well chest crystal-ball
djinn centipede mining trash-can mine-wagon circular-sawblade catapult mona-lisa turnstile mimic-chest windmill trophy power-lightning
fairy arch-bridge shadow-grasp
porcupine tadpole bat rock-golem brain-tentacle shamrock ice-golem warlock-eye brass-knuckles cat
receive-money school-bag time-bomb angry-eyes backstab sunrise wrecking-ball buy-card scroll-quill backward-time robber shadow-follower
armor-upgrade dragon-spiral plug
healing wolf-head prayer hood stake-hammer round-shield swordman brute sword-brandish heavy-helm blacksmith
wizard-face psychic-waves magick-trick potion-ball dragon-breath seated-mouse cowled pan-flute ninja-mask moon jester-hat
angel-wings overlord-helm templar-shield executioner-hood sabers-choc high-kick scales fist whirlwind smart warlock-hood book-aura three-keys
western-hat pay-money dwarf-king three-friends mouse
`,
};

/** The pictures on the cards of a game stand in their rows. */
function onCards(game) {
  const rows = readFileSync(new URL(`../../src/monstertisch/games/${game}/cards.toml`, import.meta.url), "utf8");
  return [...rows.matchAll(/\bicon = "([\w-]+)"/g)].map((found) => found[1]).join(" ");
}

const HEAD = "// Written by scripts/icons.mjs from game-icons.net (CC BY 3.0; authors on the credits page). Do not edit.\n";
const here = new URL("../src/", import.meta.url);
const { icons } = JSON.parse(readFileSync(new URL("../node_modules/@iconify-json/game-icons/icons.json", here), "utf8"));

function names(list) {
  return [...new Set(list.trim().split(/\s+/))].sort();
}

/** A path with one decimal: a tenth of a 512th is nothing one could see, and the files are a third smaller. */
function shortened(path) {
  return path.replace(/([a-z])([^a-z]*)/gi, (_, command, rest) => {
    const arc = command.toLowerCase() === "a"; // its fourth and fifth number are 0 or 1 and may stand without a gap
    const found = [];
    let left = rest;
    while ((left = left.replace(/^[\s,]+/, ""))) {
      const flag = arc && [3, 4].includes(found.length % 7);
      const [number] = left.match(flag ? /^[01]/ : /^-?(?:\d+\.?\d*|\.\d+)/);
      left = left.slice(number.length);
      found.push(String(Math.round(10 * Number(number)) / 10).replace(/^(-?)0\./, "$1."));
    }
    return command + found.join(" ").replaceAll(" -", "-");
  });
}

function drawings(list) {
  const lines = list.map((name) => {
    if (!icons[name]) throw new Error(`game-icons has no "${name}"`);
    const paths = [...icons[name].body.matchAll(/ d="([^"]+)"/g)].map((found) => found[1]);
    return `  "${name}":\n    "${shortened(paths.join(" "))}",\n`;
  });
  return `{\n${lines.join("")}} as const`;
}

const shell = names(SHELL);
const games = Object.keys(GAMES);
const ofGames = games.map((game) => `import type { drawings as ${game} } from "../boards/${game}/icons.gen";\n`).join("");
const name = ["typeof icons", ...games.map((game) => `typeof ${game}`)].map((all) => `keyof ${all}`).join(" | ");
writeFileSync(
  new URL("ui/icons.gen.ts", here),
  `${HEAD}${ofGames}\nexport const icons = ${drawings(shell)};\n\nexport type IconName = ${name};\n`,
);

for (const game of games) {
  const more = names(`${GAMES[game]} ${onCards(game)}`).filter((one) => !shell.includes(one));
  writeFileSync(
    new URL(`boards/${game}/icons.gen.ts`, here),
    `${HEAD}import { addDrawings } from "../../ui/drawings";\n\nexport const drawings = ${drawings(more)};\n\naddDrawings(drawings);\n`,
  );
}
