// What a person likes: kept in this browser, applied to the whole page.

import { readKept } from "./kept";

export type Motion = "auto" | "off";
export type TextSize = 1 | 1.15 | 1.3;
export type Tempo = "calm" | "normal" | "swift"; // every step waits; what one can do something about; what concerns one
export const TEMPI: Tempo[] = ["calm", "normal", "swift"];

const STORED = "monstertisch.settings";
const less = matchMedia("(prefers-reduced-motion: reduce)");

class Settings {
  motion = $state<Motion>("auto");
  textSize = $state<TextSize>(1);
  sound = $state(true);
  private wished = $state<Tempo>("normal");
  private lent = $state<Tempo | null>(null); // the guided game's, until one chooses
  systemMotionOff = $state(less.matches);

  constructor() {
    const kept = readKept(STORED);
    if (kept.motion === "off") this.motion = "off";
    if (kept.textSize === 1.15 || kept.textSize === 1.3) this.textSize = kept.textSize;
    if (kept.sound === false) this.sound = false;
    this.wished = TEMPI.find((one) => one === kept.tempo) ?? "normal";
    less.addEventListener("change", () => (this.systemMotionOff = less.matches));
    $effect.root(() => {
      $effect(() => this.keep());
    });
  }

  /** True where nothing may fly, flip or breathe. */
  get still(): boolean {
    return this.motion === "off" || this.systemMotionOff;
  }

  get tempo(): Tempo {
    return this.lent ?? this.wished;
  }

  set tempo(wished: Tempo) {
    this.lent = null;
    this.wished = wished;
  }

  /** Another tempo for a while, which is not kept; null: one's own again. */
  lend(tempo: Tempo | null): void {
    this.lent = tempo;
  }

  private keep(): void {
    const { motion, textSize, sound, wished: tempo } = this;
    localStorage.setItem(STORED, JSON.stringify({ motion, textSize, sound, tempo }));
    document.documentElement.dataset.text = String(textSize);
    document.documentElement.dataset.motion = this.still ? "off" : "on";
  }
}

export const settings = new Settings();
