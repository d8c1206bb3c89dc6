// A finished game at one moment, in the shape of a live table, so that the same board draws both. Nothing can be played in it.

import { LiveTable, type LogEntry } from "./live.svelte";
import type { Replay } from "./types.gen";

export class ReplayTable extends LiveTable {
  override readonly replayed = true;
  at = $state(0);
  private steps: Replay["entries"];
  private stranger: boolean; // seen through eyes that are not the reader's: the page shows their cards and says nobody's "you"

  constructor(replay: Replay, seat: number | null, at: number) {
    super(replay.table.code);
    this.steps = replay.entries;
    this.table = replay.table;
    this.stranger = seat !== null && !replay.table.seats[seat]?.yours;
    this.seat = this.stranger ? null : seat;
    this.connection = "open";
    const all = <T>(value: T): T[] => replay.table.seats.map(() => value);
    this.presence = { type: "presence", online: all(true), played_by_bot: all(false), spectators: 0, seconds_left: null };
    this.log = replay.entries.slice(0, at).map(({ entry, events }): LogEntry => ({ entry, events, live: false }));
    this.show(at, false);
  }

  /** On to the next entry; `moving`: as if it happened now, with everything that moves and sounds. */
  forward(moving: boolean): void {
    if (this.at + 1 < this.steps.length) this.show(this.at + 1, moving);
  }

  private show(at: number, moving: boolean): void {
    const { entry, events, view } = this.steps[at];
    this.at = at;
    this.log = [...this.log, { entry, events, live: moving }];
    this.view = this.stranger ? { ...view, seat: null } : view;
    this.n = entry.n;
  }

  override act(): void {}
  override askUndo(): void {}
  override askHint(): void {}
  override say(): void {}
  override resign(): void {}
}
