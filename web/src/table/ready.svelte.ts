// Keys that come too early count for nothing: whoever presses Enter for one question must not answer the next with it.

import { untrack } from "svelte";
import type { Stage } from "./stage.svelte";

const SETTLE = 500; // for so long after a new question keys do nothing
const GAP = 150; // a question that was away for less is the same one: its choices were only sent anew

export class Ready {
  now = $state(true);
  private question = "";
  private gone = 0; // when there was last nothing to answer
  private timer = 0;

  /** Follows the stage as long as the component lives that calls it. */
  follow(stage: Stage): void {
    $effect(() => {
      const pending = stage.pending;
      untrack(() => this.hear(pending));
    });
    $effect(() => () => clearTimeout(this.timer));
  }

  private hear(pending: string | null): void {
    if (pending === null) {
      this.gone = performance.now();
      return;
    }
    const away = this.gone ? performance.now() - this.gone : 0;
    this.gone = 0;
    if (pending === this.question && away < GAP) return;
    this.question = pending;
    this.now = false;
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => (this.now = true), SETTLE);
  }
}
