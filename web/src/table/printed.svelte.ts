// What is printed on the cards of a game: the view names them, the rows of the game say what they do.

import { cardRows } from "../lib/texts.svelte";
import type { Facts } from "../lib/types.gen";

export abstract class Printed {
  private readonly game: string;

  constructor(game: string) {
    this.game = game;
  }

  protected get rows(): Facts | null {
    return cardRows(this.game);
  }
}
