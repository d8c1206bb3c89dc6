// What the shell knows of Kingscraft before its board is loaded.

import seats from "virtual:icons/seats";
import type { Shown } from "../../lib/games";
import type { IconName } from "../../lib/credits";
import { cardRows } from "../../lib/texts.svelte";
import type { Facts } from "../../lib/types.gen";

const NEUTRAL = "-neutral"; // how a character is called whose neutral side is up

function rowOf(character: string): Facts | undefined {
  return cardRows("kingscraft")?.characters.find((row: Facts) => row.character === boardOf(character));
}

/** Both sides of a character's board have one icon. */
export function characterIcon(character: string): IconName {
  return seats.kingscraft[boardOf(character)] ?? "crown";
}

function neutralText(): string {
  return cardRows("kingscraft")?.characters.find((row: Facts) => !row.character)?.text[0] ?? "";
}

function boardOf(character: string): string {
  return character.replace(NEUTRAL, "");
}

export default {
  icon: "anvil",
  board: "wide",
  minutes: 60,
  quick: { players: 3, options: { king: "young" } },
  seats: {
    option: "character",
    section: "characters",
    icon: characterIcon,
    about: (choice) => (choice.endsWith(NEUTRAL) ? "" : (rowOf(choice)?.text[0] ?? "")),
    thing: boardOf,
    groups: [
      { text: "kc-side-neutral", hint: neutralText, of: (choices) => choices.filter((one) => one.endsWith(NEUTRAL)) },
      { text: "kc-side-ability", of: (choices) => choices.filter((one) => !one.endsWith(NEUTRAL)) },
    ],
  },
  finer: ["forge_order", "boards_out", "static_recipes", "handicap"],
  sounds: {
    chose: "card",
    revealed: "card",
    fight: "gate",
    rolled: "dice",
    rerolled: "dice",
    forced: "dice",
    beer: "dice",
    combined: "anvil",
    improved: "anvil",
    brewed: "potion",
    drew: "potion",
    played: "potion",
    healed: "potion",
    took: "card",
    worn: "card",
    won: "growl",
    lost: "drum",
  },
} satisfies Shown;
