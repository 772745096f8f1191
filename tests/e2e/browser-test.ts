import { type BrowserContext, test as base, expect, type Page, type TestInfo } from '@playwright/test';
import { KeptContext, type WatchedContext } from './kept-context.ts';
import { moveDate, SHIFT_MS } from './move-date.ts';

type Watched = {
  /** HTTP statuses from 400 on that a test provokes on purpose. */
  intendedStatuses: number[];
  /** Errors in the console that a test provokes on purpose, by a part of their text. */
  intendedErrors: string[];
  /** The test takes the network away on purpose. */
  isLineCut: boolean;
  /**
   * The tests of a block go on where the one before has stopped, on the same page. Such a block is `mode: 'serial'`:
   * what comes after a failure is not tried, and a retry begins with the first.
   */
  isPageKept: boolean;
};

/**
 * Playwright's test; each page also has to get by without an error in its console, those of the charities' console
 * without a warning there, and without a failed request.
 */
export const test = base.extend<Watched, { keptContext: KeptContext }>({
  intendedStatuses: [[], { option: true }],
  intendedErrors: [[], { option: true }],
  isLineCut: [false, { option: true }],
  isPageKept: [false, { option: true }],
  keptContext: [
    async ({ browser }, use) => {
      const kept = new KeptContext(browser);
      await use(kept);
      await kept.close();
    },
    { scope: 'worker' },
  ],
  context: async (
    { context: own, keptContext, isPageKept, intendedStatuses, intendedErrors, isLineCut },
    use,
    testInfo,
  ) => {
    const begin = async (made: BrowserContext): Promise<WatchedContext> => {
      if (SHIFT_MS !== 0) await made.addInitScript(moveDate, SHIFT_MS);
      const noted: string[] = [];
      const listen = (page: Page) => watch(page, intendedStatuses, noted);
      // Where one is used again, its page is there already.
      made.pages().forEach(listen);
      made.on('page', listen);
      return { context: made, problems: noted };
    };
    const block = testInfo.titlePath.slice(0, -1).join();
    const { context, problems } = isPageKept ? await keptContext.openFor(block, begin) : await begin(own);
    await use(context);
    // The next test of the window begins with a connection.
    await context.setOffline(false);
    // Where a worker answers for the page, it fails in its own way.
    const cut = isLineCut ? ['ERR_INTERNET_DISCONNECTED', 'net::ERR_FAILED'] : [];
    const intended = [...intendedErrors, ...cut];
    const unexpected = problems.splice(0).filter((text) => !intended.some((part) => text.includes(part)));
    if (testInfo.status !== testInfo.expectedStatus || unexpected.length > 0)
      await keepPictures(context, testInfo);
    expect(unexpected, 'console errors and failed requests').toEqual([]);
  },
  page: async ({ context }, use) => use(context.pages()[0] ?? (await context.newPage())),
});

export { expect };

/** What a failed test has left in the window. The runner's own pictures are taken of every test and thrown away again. */
async function keepPictures(context: BrowserContext, testInfo: TestInfo): Promise<void> {
  for (const [index, page] of context.pages().entries()) {
    const picture = testInfo.outputPath(`failed-${index + 1}.png`);
    const isTaken = await page.screenshot({ path: picture, timeout: 5_000 }).then(
      () => true,
      () => false,
    );
    if (isTaken) testInfo.attachments.push({ name: 'screenshot', path: picture, contentType: 'image/png' });
  }
}

const isOfConsole = (url: string) => new URL(url, 'http://nowhere').pathname.startsWith('/console/');

/** Notes what goes wrong on a page but what is intended. */
export function watch(page: Page, intended: readonly number[], problems: string[]): void {
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    const isIntended = intended.some((status) => message.text().includes(`status of ${status}`));
    // The libraries of the console warn where they are misused.
    const isTold = message.type() === 'error' || (message.type() === 'warning' && isOfConsole(page.url()));
    if (isTold && !isIntended) problems.push(`console: ${message.text()}`);
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'failed';
    // A page that is left gives up what it was still fetching.
    if (reason !== 'net::ERR_ABORTED') problems.push(`${reason}: ${request.url()}`);
  });
  page.on('response', (response) => {
    const status = response.status();
    if (status >= 400 && !intended.includes(status)) problems.push(`${status}: ${response.url()}`);
  });
}
