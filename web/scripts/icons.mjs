// Writes src/ui/icons.gen.ts: the game-icons that the pages use, and no others. Add a name to the list, then run `node scripts/icons.mjs`.
import { readFileSync, writeFileSync } from "node:fs";

const USED = `
fanged-skull scroll-unfurled chat-bubble light-bulb anticlockwise-rotation hourglass padlock lantern-flame check-mark robot-helmet flying-flag
musical-notes sound-off help cog share key meeple-group info hamburger-menu fast-forward-button next-button previous-button play-button
pause-button trophy-cup exit-door unplugged plain-arrow save castle
orc-head dragon-head scarab-beetle shambling-zombie octopus imp guards round-star crossed-swords crown health-potion medieval-gate
throne-king card-play person
`.trim().split(/\s+/);

const here = new URL(".", import.meta.url);
const { icons } = JSON.parse(readFileSync(new URL("../node_modules/@iconify-json/game-icons/icons.json", here), "utf8"));

const lines = [...new Set(USED)].sort().map((name) => {
  if (!icons[name]) throw new Error(`game-icons has no "${name}"`);
  const paths = [...icons[name].body.matchAll(/ d="([^"]+)"/g)].map((found) => found[1]);
  return `  "${name}":\n    "${paths.join(" ")}",\n`;
});

writeFileSync(
  new URL("../src/ui/icons.gen.ts", here),
  `// Written by scripts/icons.mjs from game-icons.net (CC BY 3.0; authors on the credits page). Do not edit.\n` +
    `export const icons = {\n${lines.join("")}} as const;\n\nexport type IconName = keyof typeof icons;\n`,
);
