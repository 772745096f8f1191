import { type Browser, chromium } from 'playwright';
import { findBrowser } from '../setup/find-browser.mjs';
import { startDemoServer } from './demo-server.ts';

const ROUNDS = 5;
const GOAL_SECONDS = 0.7;
/** Slow 4G as Lighthouse has it: milliseconds a round trip, bytes a second. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const SLOWER_PROCESSOR = { rate: 4 };

/** When the first words of the pages that strangers come to stand there, on a phone with a slow network. */
export async function benchFirstWords(): Promise<string[]> {
  const demo = await startDemoServer();
  if (!demo) return ['first words: run npm run build first'];
  const executablePath = findBrowser();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
  });
  try {
    const lines: string[] = [];
    for (const page of ['/', '/find']) {
      const times: number[] = [];
      for (let round = 0; round <= ROUNDS; round += 1) {
        const time = await firstWords(browser, demo.server.origin + page);
        // The first round warms up the server.
        if (round > 0) times.push(time);
      }
      const sorted = times.toSorted((a, b) => a - b);
      lines.push(
        `first words of ${page}, slow 4G, a 4 × slower processor: ${seconds(sorted[Math.floor(ROUNDS / 2)])}, at best ${seconds(sorted[0])} (goal ≤ ${GOAL_SECONDS} s)`,
      );
    }
    return lines;
  } finally {
    await browser.close();
    await demo.server.stop();
  }
}

/** Milliseconds from the call to the first words, in a browser that knows nothing yet. */
async function firstWords(browser: Browser, address: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', SLOW_4G);
    await session.send('Emulation.setCPUThrottlingRate', SLOWER_PROCESSOR);
    await page.goto(address, { waitUntil: 'commit' });
    return await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const tell = (list: PerformanceObserverEntryList) => {
            const [entry] = list.getEntriesByName('first-contentful-paint');
            if (entry) resolve(entry.startTime);
          };
          new PerformanceObserver(tell).observe({ type: 'paint', buffered: true });
        }),
    );
  } finally {
    await context.close();
  }
}

const seconds = (milliseconds = Number.NaN) => `${(milliseconds / 1000).toFixed(2)} s`;
