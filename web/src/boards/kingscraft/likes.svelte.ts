// How somebody wants to be asked in this game: kept in this browser.

import { readKept } from "../../lib/kept";

const STORED = "monstertisch.kingscraft";

class Likes {
  autoPass = $state(true); // potion windows in which nothing can be played pass themselves
  ownFightsOnly = $state(false); // windows in the fights of others pass themselves, too

  constructor() {
    const kept = readKept(STORED);
    if (kept.autoPass === false) this.autoPass = false;
    if (kept.ownFightsOnly === true) this.ownFightsOnly = true;
    $effect.root(() => {
      $effect(() => {
        const { autoPass, ownFightsOnly } = this;
        localStorage.setItem(STORED, JSON.stringify({ autoPass, ownFightsOnly }));
      });
    });
  }
}

export const likes = new Likes();
