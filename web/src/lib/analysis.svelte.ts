// The analysis of a finished game: what the server knows of it so far, asked for again as long as it is at work.

import { announce } from "./announce.svelte";
import { api, problemOf } from "./api";
import { t } from "./texts.svelte";
import type { AnalysisFacts, Moment, Problem, TurningPoint } from "./types.gen";

const ASK_EVERY = 1000; // milliseconds

export class Analysis {
  facts = $state.raw<AnalysisFacts | null>(null);
  problem = $state.raw<Problem | null>(null); // why the last question was not answered

  constructor(readonly code: string) {}

  get state(): AnalysisFacts["state"] | null {
    return this.facts?.state ?? null;
  }

  get points(): TurningPoint[] {
    return this.facts?.points ?? [];
  }

  /** What was reckoned after this entry, or after the last one before it; undefined: nothing yet. */
  momentOf(n: number): Moment | undefined {
    const moments = this.facts?.moments ?? [];
    const found = moments.findLastIndex((moment) => moment.n <= n);
    return found === moments.length - 1 && this.state !== "done" && moments[found]?.n !== n ? undefined : moments[found];
  }

  pointAt(n: number): TurningPoint | undefined {
    return this.points.find((point) => point.n === n);
  }

  async begin(): Promise<void> {
    await this.ask(api.analyse(this.code));
  }

  private async ask(answer: Promise<AnalysisFacts>): Promise<void> {
    try {
      const before = this.state;
      this.facts = await answer;
      this.problem = null;
      if (before !== null && before !== this.state) announce(t(`analysis-is-${this.state}`));
    } catch (thrown) {
      this.problem = problemOf(thrown);
    }
  }

  /** Asks until it is there, as long as the component lives that calls it. */
  follow(): void {
    $effect(() => void this.ask(api.analysis(this.code)));
    $effect(() => {
      if (this.state !== "running") return;
      void this.facts;
      void this.problem;
      const timer = setTimeout(() => void this.ask(api.analysis(this.code)), ASK_EVERY);
      return () => clearTimeout(timer);
    });
  }
}
