// What a person likes: kept in this browser, applied to the whole page.

import { readKept } from "./kept";

export type Motion = "auto" | "off";
export type TextSize = 1 | 1.15 | 1.3;
export type FightStep = "auto" | "click";

const STORED = "monstertisch.settings";
const less = matchMedia("(prefers-reduced-motion: reduce)");

class Settings {
  motion = $state<Motion>("auto");
  textSize = $state<TextSize>(1);
  sound = $state(true);
  fightStep = $state<FightStep>("auto");
  systemMotionOff = $state(less.matches);

  constructor() {
    const kept = readKept(STORED);
    if (kept.motion === "off") this.motion = "off";
    if (kept.textSize === 1.15 || kept.textSize === 1.3) this.textSize = kept.textSize;
    if (kept.sound === false) this.sound = false;
    if (kept.fightStep === "click") this.fightStep = "click";
    less.addEventListener("change", () => (this.systemMotionOff = less.matches));
    $effect.root(() => {
      $effect(() => this.keep());
    });
  }

  /** True where nothing may fly, flip or breathe. */
  get still(): boolean {
    return this.motion === "off" || this.systemMotionOff;
  }

  private keep(): void {
    const { motion, textSize, sound, fightStep } = this;
    localStorage.setItem(STORED, JSON.stringify({ motion, textSize, sound, fightStep }));
    document.documentElement.dataset.text = String(textSize);
    document.documentElement.dataset.motion = this.still ? "off" : "on";
  }
}

export const settings = new Settings();
