// boardgame.io as a contender of speed.py: random games of its tutorial's tic-tac-toe, through a local client. It speaks as worker.py does.
const readline = require("node:readline");
const { Client } = require("boardgame.io/client");
const { INVALID_MOVE } = require("boardgame.io/core");
const { version } = require("boardgame.io/package.json");

const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
];

const TicTacToe = {
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    clickCell: ({ G, playerID }, cell) => {
      if (G.cells[cell] !== null) return INVALID_MOVE;
      G.cells[cell] = playerID;
    },
  },
  endIf: ({ G, ctx }) => {
    const isLine = ([a, b, c]) => G.cells[a] !== null && G.cells[a] === G.cells[b] && G.cells[b] === G.cells[c];
    if (LINES.some(isLine)) return { winner: ctx.currentPlayer };
    if (!G.cells.includes(null)) return { draw: true };
  },
};

const client = Client({ game: TicTacToe, numPlayers: 2, debug: false });
client.start();

function playGame() {
  client.reset();
  let moves = 0;
  for (let state = client.getState(); !state.ctx.gameover; state = client.getState()) {
    const free = state.G.cells.flatMap((owner, cell) => (owner === null ? [cell] : []));
    client.moves.clickCell(free[Math.floor(Math.random() * free.length)]);
    moves += 1;
  }
  return moves;
}

function spent(since) {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1e6;
}

function measure(seconds) {
  const start = process.cpuUsage();
  let done = 0;
  while (spent(start) < seconds) done += playGame();
  return { done, seconds: spent(start) };
}

console.log(JSON.stringify({ versions: { "boardgame.io": version, Node: process.versions.node } }));
readline.createInterface({ input: process.stdin }).on("line", (line) => console.log(JSON.stringify(measure(Number(line)))));
