// The clock of whoever must act.

import type { LiveTable } from "../lib/live.svelte";

export class Clock {
  private live: LiveTable;
  private time = $state(performance.now());

  constructor(live: LiveTable) {
    this.live = live;
  }

  /** Runs as long as the component lives that calls it. */
  follow(): void {
    $effect(() => {
      if (this.live.presence?.seconds_left == null) return;
      const tick = setInterval(() => (this.time = performance.now()), 500);
      return () => clearInterval(tick);
    });
  }

  /** Seconds; null: nobody is in a hurry. */
  get left(): number | null {
    const { presence, presenceAt, over } = this.live;
    if (presence?.seconds_left == null || over) return null;
    return presence.seconds_left - Math.max(0, this.time - presenceAt) / 1000;
  }
}

/** Seconds as a clock shows them: 0:43, 12:05. */
export function clockText(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}
