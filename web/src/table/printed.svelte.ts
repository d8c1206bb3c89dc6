// What is printed on the cards of a game: the view names them, the card file of the game says what they do.

import { api, Refusal } from "../lib/api";
import type { Facts } from "../lib/types.gen";

export abstract class Printed {
  protected rows = $state.raw<Facts | null>(null);
  private asked = false;
  private readonly game: string;

  constructor(game: string) {
    this.game = game;
  }

  /** Asks for the cards once; if that fails, the next table asks again. */
  async load(): Promise<void> {
    if (this.asked) return;
    this.asked = true;
    try {
      this.rows = await api.cards(this.game);
    } catch (thrown) {
      this.asked = false;
      if (!(thrown instanceof Refusal)) throw thrown;
    }
  }
}
