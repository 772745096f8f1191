import { expect, type Page, test } from '@playwright/test';
import { oddRequests, type RawRequest, rawRequest, statusOf } from '../support/hostile-requests.ts';
import { logInAs } from './cast-log-in.ts';
import { SITE_PAGES } from './site-pages.ts';

const ADDRESSES = [
  ...new Set(SITE_PAGES.map(({ path }) => path.replace(/\?.*/, ''))),
  ...[
    '/nowhere',
    '/logout',
    '/organization',
    '/close-banner',
    '/out/tip',
    '/chariteers/1',
    '/quest/1',
    '/manifest.webmanifest',
  ],
  ...[
    '/console/',
    '/console/quests',
    '/_astro/x.css',
    '/_image',
    '/_actions/x',
    '/_server-islands/x',
    '/404',
  ],
];
const AT_ONCE = 4;

/** The requests that were not answered, or with a fault of ours. */
async function faultsOf(requests: readonly RawRequest[], page: Page): Promise<string[]> {
  const port = Number(new URL(page.url()).port);
  const faults: string[] = [];
  let next = 0;
  const sendSome = async () => {
    for (let request = requests[next++]; request; request = requests[next++]) {
      const status = await statusOf(request, port);
      if (status < 200 || status > 499) faults.push(`${status} ${request.name}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, sendSome));
  return faults;
}

test('what was found stays answered, also at the addresses of the pages for faults [SAF-33]', async ({
  page,
}) => {
  await page.goto('/');
  const targets = ['/quests/%0d%0aX', '/groups/%0aX', '/calendar/%00', '/500', '/500/', '/%35%30%30', '/404'];
  expect(
    await faultsOf(
      targets.map((target) => rawRequest({ target })),
      page,
    ),
  ).toEqual([]);
});

test('no page answers a thousand odd requests, the same at every run, with a fault of ours [SAF-33]', async ({
  page,
}) => {
  await page.goto('/');
  expect(await faultsOf(oddRequests(1, 1_000, ADDRESSES), page)).toEqual([]);
});

for (const name of ['volunteer', 'managers', 'staff']) {
  test(`no page that ${name} reads has a fault for an odd address or header [SAF-33]`, async ({ page }) => {
    await logInAs(page, name);
    await page.goto('/');
    const cookies = await page.context().cookies();
    const cookie = cookies.map((one) => `${one.name}=${one.value}`).join('; ');
    expect(await faultsOf(oddRequests(2, 400, ADDRESSES, cookie), page)).toEqual([]);
  });
}
