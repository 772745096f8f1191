import { startDemoServer } from './demo-server.ts';
import { firstWords, openBrowser, timesOnSlowPhone, told } from './slow-phone.ts';

const GOAL_SECONDS = 0.7;

/** When the first words of the pages that strangers come to stand there, on a phone with a slow network. */
export async function benchFirstWords(): Promise<string[]> {
  const demo = await startDemoServer();
  if (!demo) return ['first words: run npm run build first'];
  const browser = await openBrowser();
  try {
    const lines: string[] = [];
    for (const path of ['/', '/find']) {
      const times = await timesOnSlowPhone(browser, async ({ slow }) => {
        const page = await slow();
        await page.goto(demo.server.origin + path, { waitUntil: 'commit' });
        return firstWords(page);
      });
      lines.push(
        `first words of ${path}, slow 4G, a 4 × slower processor: ${told(times)} (goal ≤ ${GOAL_SECONDS} s)`,
      );
    }
    return lines;
  } finally {
    await browser.close();
    await demo.server.stop();
  }
}
