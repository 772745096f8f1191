import { expect, test } from './browser-test.ts';
import { logInAs } from './cast-log-in.ts';
import { crawlFrom } from './site-crawl.ts';

/** How many pages of a kind are fetched here; all of them: `links.full.spec.ts`. */
const MOST_OF_A_KIND = 3;

test('a visitor who follows links from the splash page to pages of every kind never ends up nowhere [NAV-22]', async ({
  request,
}) => {
  const crawl = await crawlFrom(['/', '/questList/every-state/quest/open'], request, MOST_OF_A_KIND);
  expect(crawl.problems).toEqual([]);
  expect(crawl.visited).toContain('/charityList');
  expect(crawl.withScript).not.toContain('/questList/every-state/quest/open');
});

test('a volunteer who follows links to pages of every kind never ends up nowhere; a page has a script only for its island', async ({
  page,
}) => {
  await logInAs(page, 'volunteer');
  const crawl = await crawlFrom(['/', '/questList/every-state/quest/flexible'], page.request, MOST_OF_A_KIND);
  expect(crawl.problems).toEqual([]);
  expect(crawl.withScript).toContain('/questList/every-state/quest/flexible');
  // The home has one, too: it is kept for when there is no connection.
  expect(crawl.visited).toContain('/about');
  expect(crawl.withScript).not.toContain('/about');
  const profiles = crawl.visited.filter((path) => path.startsWith('/chariteer-fun-profile/'));
  expect(profiles.length).toBeGreaterThan(0);
  expect(profiles.filter((path) => crawl.withScript.includes(path)).length).toBeGreaterThan(0);
});

test.describe('an address that leads nowhere', () => {
  test.use({ intendedStatuses: [404] });

  test('says so with status 404 [NAV-22, OPEN-DIS-05, STA-12]', async ({ page }) => {
    for (const address of ['/nowhere', '/questList/nowhere', '/questList/every-state/quest/nowhere']) {
      const answer = await page.goto(address);
      expect(answer?.status(), address).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/not found/i);
      await expect(page.getByRole('main').getByRole('link', { name: 'Log in' }), address).toBeVisible();
    }
  });
});
