import type { BrowserContext, Page } from 'playwright';
import { castEmail, DEMO_PASSWORD } from '../seed/cast.ts';
import { startDemoServer } from './demo-server.ts';
import { firstWords, openBrowser, timesOnSlowPhone, told } from './slow-phone.ts';

/** What stands there, when, in milliseconds from the call, and within how many seconds it should. */
const AWAITED: { what: string; isThere: (page: Page) => Promise<number>; goal: number }[] = [
  { what: 'frame of the console', isThere: firstWords, goal: 1.5 },
  { what: 'first row of its list of quests', isThere: firstRow, goal: 5 },
];

/** When someone of one charity sees the console's first list, on a phone that never opened it, with a slow network. */
export async function benchFirstList(): Promise<string[]> {
  const demo = await startDemoServer();
  if (!demo) return ['first list: run npm run build first'];
  const browser = await openBrowser();
  const { origin } = demo.server;
  try {
    const lines: string[] = [];
    for (const { what, isThere, goal } of AWAITED) {
      const times = await timesOnSlowPhone(browser, async ({ context, slow }) => {
        await logIn(context, origin);
        const page = await slow();
        await page.goto(`${origin}/console/quests`, { waitUntil: 'commit' });
        return isThere(page);
      });
      lines.push(`${what}, slow 4G, a 4 × slower processor: ${told(times)} (goal ≤ ${goal} s)`);
    }
    return lines;
  } finally {
    await browser.close();
    await demo.server.stop();
  }
}

async function firstRow(page: Page): Promise<number> {
  await page.locator('main a[href*="/quests/"]').first().waitFor();
  return page.evaluate(() => performance.now());
}

async function logIn(context: BrowserContext, origin: string): Promise<void> {
  const answer = await context.request.post(`${origin}/login`, {
    form: { email: castEmail('admins'), password: DEMO_PASSWORD },
    headers: { origin },
    maxRedirects: 0,
  });
  if (answer.status() !== 303) throw new Error(`The log-in was answered with ${answer.status()}`);
}
