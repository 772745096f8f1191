import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { loadSite } from '#api/http/site.ts';
import { readConfig } from '#api/process/config.ts';
import { createLog } from '#api/process/log.ts';
import { type RunningServer, startServer } from '#api/server.ts';
import { openStore } from '#db/open-store.ts';

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

test('SAF-38 what a page’s policy refuses arrives as one line, without the address or what was written there', async ({
  page,
}) => {
  await page.goto(`${server.origin}/passwordReset?token=emily.canary`);
  await page.evaluate(() =>
    document.body.insertAdjacentHTML('beforeend', '<p style="color:red">emily.canary</p>'),
  );
  await expect
    .poll(reported)
    .toEqual([
      expect.objectContaining({ page: '/passwordReset', directive: 'style-src-attr', blocked: 'inline' }),
    ]);
  expect(lines.join()).not.toContain('canary');
});
