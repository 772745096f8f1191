import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loadSite } from '#api/http/site.ts';
import { readConfig } from '#api/process/config/config.ts';
import { createLog } from '#api/process/log/log.ts';
import { type RunningServer, startServer } from '#api/server.ts';
import { openStore } from '#db/open-store.ts';
import { arriveAt } from './axe-looks.ts';
import { expect, test } from './browser-test.ts';
import { logInAs } from './cast-log-in.ts';
import { CONSOLE_PAGES, chooseOrganization } from './console-pages.ts';
import { watchPolicies } from './policy-watch.ts';

const root = path.resolve(import.meta.dirname, '../..');
const folder = mkdtempSync(path.join(tmpdir(), 'policy-'));
const store = openStore({ url: `file:${folder}/app.db` });
const lines: string[] = [];
let server: RunningServer;

test.beforeAll(async () => {
  await store.migrate();
  const config = readConfig({ NODE_ENV: 'test', PORT: '0' });
  server = await startServer({
    store,
    config,
    log: createLog({ logLevel: 'warn' }, { write: (line) => void lines.push(line) }),
    clock: Date.now,
    site: await loadSite(path.join(root, 'site/dist/server/entry.mjs')),
    siteAssetsDirectory: path.join(root, 'site/dist/client'),
    consoleDirectory: path.join(root, 'backoffice/dist'),
  });
});
test.afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

const reported = () =>
  lines.filter((line) => line.includes('policy')).map((line) => JSON.parse(line) as Record<string, string>);

test.describe('what a policy refuses', () => {
  test.use({ intendedErrors: ['Content Security Policy'] });

  test('arrives as one line, without the address of the page or what was written there [SAF-38]', async ({
    page,
  }) => {
    await page.goto(`${server.origin}/passwordReset?token=emily.canary`);
    const colour = await page.evaluate(() => {
      document.body.insertAdjacentHTML('beforeend', '<p id="own" style="color:red">emily.canary</p>');
      return getComputedStyle(document.querySelector('#own') as Element).color;
    });
    expect(colour, 'the policy holds').not.toBe('rgb(255, 0, 0)');
    await expect
      .poll(reported)
      .toEqual([
        expect.objectContaining({ page: '/passwordReset', directive: 'style-src-attr', blocked: 'inline' }),
      ]);
    expect(lines.join()).not.toContain('canary');
  });

  test('in the console is also an inline style, in an element or an attribute [SAF-38]', async ({
    page,
    context,
  }) => {
    const violations = await watchPolicies(context);
    await logInAs(page, 'volunteer');
    await page.goto('/console/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(violations).toEqual([]);
    await page.evaluate(() => {
      document.body.insertAdjacentHTML('beforeend', '<p style="color:red">x</p>');
      document.head.append(Object.assign(document.createElement('style'), { textContent: 'p{color:red}' }));
    });
    await expect
      .poll(() => violations.map(({ directive }) => directive).sort())
      .toEqual(['style-src-attr', 'style-src-elem']);
  });
});

/** Each draws with other parts: FullCalendar, charts, a table, a form with its dialog, sheets of paper. */
const DRAWN = ['console calendar', 'console data', 'console accounts', 'console new training'];

test('calendar, charts, tables and forms of the console stand in their styles, and the policy refuses nothing [SAF-38]', async ({
  page,
  context,
}) => {
  const violations = await watchPolicies(context);
  const shown = CONSOLE_PAGES.filter(({ name }) => DRAWN.includes(name));
  expect(shown).toHaveLength(DRAWN.length);
  for (const one of shown) {
    if (one.as) await logInAs(page, one.as);
    await chooseOrganization(page, one);
    await arriveAt(page, one);
    expect(await page.evaluate(stylesOf), one.path).toEqual({ withoutNonce: 0, refused: 0, isFramed: true });
  }
  expect(violations).toEqual([]);
});

/** Runs in the page: style elements that nothing allows, those that were refused, and whether the bar is in its place. */
function stylesOf() {
  const styles = [...document.querySelectorAll('style')];
  const bar = document.querySelector('.MuiAppBar-root');
  return {
    withoutNonce: styles.filter(({ nonce }) => nonce === '').length,
    refused: styles.filter(({ sheet }) => sheet === null).length,
    isFramed: bar !== null && getComputedStyle(bar).display === 'flex',
  };
}
