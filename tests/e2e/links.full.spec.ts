import { expect, test } from './browser-test.ts';
import { logInAs } from './cast-log-in.ts';
import { crawlFrom } from './site-crawl.ts';

test('a visitor who follows every link from the splash page never ends up nowhere [NAV-22]', async ({
  request,
}) => {
  const crawl = await crawlFrom(['/'], request);
  expect(crawl.problems).toEqual([]);
  expect(crawl.visited).toContain('/questList/every-state/quest/open');
  expect(crawl.visited).toContain('/charityList');
  expect(crawl.withScript).not.toContain('/questList/every-state/quest/open');
});

test('a volunteer who follows every link never ends up nowhere; a page has a script only for its island', async ({
  page,
}) => {
  // Hundreds of pictures to share are drawn for the first time.
  test.slow();
  await logInAs(page, 'volunteer');
  const crawl = await crawlFrom(['/'], page.request);
  expect(crawl.problems).toEqual([]);
  expect(crawl.visited).toContain('/questList/every-state/quest/yours');
  expect(crawl.withScript).toContain('/questList/every-state/quest/flexible');
  expect(crawl.visited).toContain('/about');
  expect(crawl.withScript).not.toContain('/about');
  const profiles = crawl.visited.filter((path) => path.startsWith('/chariteer-fun-profile/'));
  expect(profiles.length).toBeGreaterThan(50);
  // Those who show their types have them as an island.
  expect(profiles.filter((path) => crawl.withScript.includes(path)).length).toBeGreaterThan(50);
});
