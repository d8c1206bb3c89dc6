// The analysis of a finished game: what the server knows of it so far, asked for again as long as it is at work.

import { announce } from "./announce.svelte";
import { api, problemOf } from "./api";
import { t } from "./texts.svelte";
import type { AnalysisFacts, Problem, ReplayStep, TurningPoint } from "./types.gen";

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

  /** The chances after each of these entries, or after the last one before it; null: not reckoned yet. */
  chances(entries: ReplayStep[]): (number[] | null)[] {
    const moments = this.facts?.moments ?? [];
    const newest = moments.at(-1)?.n ?? -1;
    let at = -1;
    return entries.map(({ entry }) => {
      while (at + 1 < moments.length && moments[at + 1].n <= entry.n) at++;
      return at < 0 || (this.state !== "done" && entry.n > newest) ? null : moments[at].chances;
    });
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
