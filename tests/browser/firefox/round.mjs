// A round of each game in Firefox, by WebDriver BiDi: node round.mjs <firefox> <address> <script> <game>... Says on a line for each what
// it did. The script runs in every page before the page's own and gives it `hurry`, which lets milliseconds pass at once.
import puppeteer from "puppeteer-core";

const [executablePath, address, script, ...games] = process.argv.slice(2);
const PATIENCE = 60_000; // milliseconds until something that should have happened counts as missing
const MOST_MOVES = 80;

const browser = await puppeteer.launch({ browser: "firefox", executablePath, headless: true });

async function round(game) {
  const troubles = [];
  const context = await browser.createBrowserContext(); // of somebody who was never here
  const page = await context.newPage();
  await page.setViewport({ width: 1440, height: 900 });
  await page.evaluateOnNewDocument(script);
  page.on("pageerror", (error) => troubles.push(String(error)));
  page.on("console", (line) => line.type() === "error" && troubles.push(line.text()));

  // As somebody who comes for the first time: pick the game, play now.
  await page.goto(address);
  await page.waitForSelector("#quick select");
  await page.select("#quick select", game);
  await page.click(".start .btn.primary");
  await page.waitForSelector("[data-ready]", { timeout: PATIENCE });
  const code = new URL(page.url()).pathname.split("/").pop();
  const zoom = await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--u").trim());

  // Then what the hint says, by keyboard, until the second round.
  const read = () =>
    page.evaluate(async (table) => {
      hurry(500); // keys count at once, and what goes on by itself goes on
      const shown = (selector) => document.querySelector(selector) !== null;
      const { round } = await (await fetch(`/api/tables/${table}`)).json();
      return { ready: shown("[data-ready]"), turn: shown(".prompt.can"), hinted: shown("[data-hinted]"), scene: shown(".prompt.now"), round };
    }, code);
  let moves = 0;
  let state = await read();
  const end = Date.now() + 3 * PATIENCE;
  while (state.round < 2 && moves < MOST_MOVES && Date.now() < end) {
    if (state.ready && state.turn && state.hinted) {
      await page.keyboard.press("Enter");
      moves += 1;
      await page.waitForSelector("[data-hinted]", { hidden: true, timeout: 5000 }).catch(() => null);
    } else if (state.ready && state.turn) {
      await page.keyboard.press("h");
      await page.waitForSelector("[data-hinted]", { timeout: 5000 }).catch(() => null);
    } else if (state.ready && state.scene) {
      await page.keyboard.press("e");
    }
    await new Promise((done) => setTimeout(done, 50));
    state = await read();
  }
  console.log(JSON.stringify({ game, code, zoom, moves, ...state, troubles, agent: await browser.version() }));
  await context.close();
}

try {
  for (const game of games) await round(game);
} finally {
  await browser.close();
}
