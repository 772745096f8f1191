import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { findBrowser } from '../setup/find-browser.mjs';
import { median } from './median.ts';

const ROUNDS = 5;
/** Slow 4G as Lighthouse has it: milliseconds a round trip, bytes a second. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const SLOWER_PROCESSOR = { rate: 4 };

/** What is done with each new phone; `slow` makes its page slow, so that what has to be there before costs nothing. */
type Visit = (phone: { context: BrowserContext; slow: () => Promise<Page> }) => Promise<number>;

/**
 * Milliseconds of five visits, the quickest first, each on a phone that knows nothing yet. One visit before them warms
 * up the server.
 */
export async function timesOnSlowPhone(browser: Browser, visit: Visit): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
    try {
      const time = await visit({ context, slow: () => slowPage(context) });
      if (round > 0) times.push(time);
    } finally {
      await context.close();
    }
  }
  return times.toSorted((a, b) => a - b);
}

export async function openBrowser(): Promise<Browser> {
  const executablePath = findBrowser();
  return chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
  });
}

async function slowPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', SLOWER_PROCESSOR);
  return page;
}

/** Milliseconds from the call to the first words that are painted. */
export function firstWords(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const tell = (list: PerformanceObserverEntryList) => {
          const [entry] = list.getEntriesByName('first-contentful-paint');
          if (entry) resolve(entry.startTime);
        };
        new PerformanceObserver(tell).observe({ type: 'paint', buffered: true });
      }),
  );
}

/** “0.63 s, at best 0.61 s”. */
export function told(times: number[]): string {
  return `${seconds(median(times))}, at best ${seconds(times[0])}`;
}

const seconds = (milliseconds = Number.NaN) => `${(milliseconds / 1000).toFixed(2)} s`;
