// How somebody wants to be asked in this game: kept in this browser.

import { readKept } from "../../lib/kept";

const STORED = "monstertisch.boss_monster";

class Likes {
  untilConcerns = $state(true); // windows that do not concern one pass themselves
  ownRooms = $state(true); // but not those in one's own dungeon
  hold = $state(false); // every window asks

  constructor() {
    const kept = readKept(STORED);
    if (kept.untilConcerns === false) this.untilConcerns = false;
    if (kept.ownRooms === false) this.ownRooms = false;
    if (kept.hold === true) this.hold = true;
    $effect.root(() => {
      $effect(() => {
        const { untilConcerns, ownRooms, hold } = this;
        localStorage.setItem(STORED, JSON.stringify({ untilConcerns, ownRooms, hold }));
      });
    });
  }
}

export const likes = new Likes();
