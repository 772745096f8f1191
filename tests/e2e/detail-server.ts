import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test as base, expect } from '@playwright/test';
import { createSessions } from '#api/access/auth/session.ts';
import { loadSite } from '#api/http/site.ts';
import { readConfig } from '#api/process/config/config.ts';
import { type RunningServer, startServer } from '#api/server.ts';
import { openStore } from '#db/open-store.ts';
import { fillAreas } from '../../scripts/import/fill-areas.ts';
import { type CastName, seedCast, TEST_NOW } from '../support/cast.ts';
import { tell } from '../support/inbox.ts';
import { moveDate, restoreDate } from '../support/moved-date.ts';
import { silentLog } from '../support/silent-log.ts';
import { TEST_CELLS } from '../support/test-key.ts';
import { HOUR_MS } from '../support/upcoming-quest.ts';
import { type AskedPage, askPage, wordsOf } from './asked-page.ts';
import { insertDetails } from './detail-world.ts';

// Serves a world of its own, whose clock stands still, for tests of what pages say that need no browser.
const folder = mkdtempSync(path.join(tmpdir(), 'details-'));
const root = path.resolve(import.meta.dirname, '../..');
const store = openStore({ url: `file:${folder}/app.db`, cells: TEST_CELLS });
const config = readConfig({ NODE_ENV: 'test', PORT: '0', PUBLIC_ORIGIN: 'http://127.0.0.1:3000' });
let server: RunningServer;

/** Opens a page for someone, as it comes over the network. */
export const test = base.extend<{ open: (address: string, as?: CastName) => Promise<AskedPage> }>({
  open: async ({ playwright }, use) => {
    await use(async (address, as) => {
      const token = as && (await createSessions(store, config, () => TEST_NOW).open(as));
      const cookie: Record<string, string> = token ? { cookie: `session=${token}` } : {};
      const request = await playwright.request.newContext({
        baseURL: server.origin,
        extraHTTPHeaders: cookie,
      });
      const page = await askPage(request, address);
      await request.dispose();
      return page;
    });
  },
});

/** Fills the world and begins to serve it. */
export async function serveDetails(): Promise<void> {
  await store.migrate();
  await fillAreas(store);
  await seedCast(store);
  await store.write(insertDetails);
  moveDate(() => TEST_NOW);
  for (const [hours, subject] of [
    [2, 'Your spot is safe'],
    [1, 'A word about soup'],
  ] as const) {
    const clock = { now: () => TEST_NOW - hours * HOUR_MS };
    await tell({ store, config, clock }, ['volunteer'], { subject });
  }
  server = await startServer({
    store,
    config,
    log: silentLog,
    clock: () => TEST_NOW,
    site: await loadSite(path.join(root, 'site/dist/server/entry.mjs')),
    siteAssetsDirectory: path.join(root, 'site/dist/client'),
    consoleDirectory: path.join(root, 'backoffice/dist'),
  });
}

/** Ends the server, and gives the date back. */
export async function stopServing(): Promise<void> {
  restoreDate();
  await server.stop();
  rmSync(folder, { recursive: true });
}

/** What a part of a page has to show: words as they are read, sources by a pattern. */
type Details = Readonly<Record<string, string | RegExp>>;
type Part = Pick<AskedPage, 'html' | 'text'>;

/** Expects every detail in that part, and names each one that is missing. */
export function shows(part: Part, details: Details): void {
  for (const [detail, shown] of Object.entries(details)) {
    const isShown = typeof shown === 'string' ? part.text.includes(shown) : shown.test(part.html);
    expect.soft(isShown, `${detail}: ${shown}`).toBe(true);
  }
}

/** Links by their words. */
export function linked(links: Readonly<Record<string, string>>): Details {
  return Object.fromEntries(
    Object.entries(links).map(([href, words]) => [words, new RegExp(`<a href="${href}"[^>]*>${words}`)]),
  );
}

/** A part of a page, from one piece of its sources to the next one of another. */
export function partOf(page: AskedPage, from: string, to: string): Part {
  const start = page.html.indexOf(from);
  expect(start, from).toBeGreaterThan(-1);
  const html = page.html.slice(start, page.html.indexOf(to, start));
  return { html, text: wordsOf(html) };
}
