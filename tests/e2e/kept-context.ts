import type { Browser, BrowserContext } from '@playwright/test';

/** A browser context, and what its pages have had to complain about. */
export type WatchedContext = { context: BrowserContext; problems: string[] };

/** What the tests of one block share: the page that is open and who is logged in there. */
export class KeptContext {
  private kept: (WatchedContext & { block: string }) | undefined;
  private readonly browser: Browser;

  constructor(browser: Browser) {
    this.browser = browser;
  }

  /** What the test before has left; a new one for the first test of a block. */
  async openFor(
    block: string,
    watch: (context: BrowserContext) => Promise<WatchedContext>,
  ): Promise<WatchedContext> {
    if (this.kept?.block !== block) {
      await this.close();
      this.kept = { block, ...(await watch(await this.browser.newContext())) };
    }
    return this.kept;
  }

  async close(): Promise<void> {
    await this.kept?.context.close();
    this.kept = undefined;
  }
}
