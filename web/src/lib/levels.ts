// What the levels of bots are called; a bot that a package added has a name and no words of ours.

import { hasText, t } from "./texts.svelte";

export function levelName(level: string): string {
  return hasText(`level-${level}`) ? t(`level-${level}`) : level;
}

/** A sentence about the bot in a seat. */
export function aboutBot(level: string): string {
  return hasText(`table-bot-${level}`) ? t(`table-bot-${level}`) : t("table-bot-other", { level });
}
