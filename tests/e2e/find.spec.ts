import type { Page, Response } from '@playwright/test';
import { lookAt, TYPICAL_LOOKS } from './axe-looks.ts';
import { expect, test } from './browser-test.ts';
import { logInAs } from './cast-log-in.ts';

// What the browser has loaded or kept before would count here.
test.use({ reuseContext: false });

const KB = 1000;
const form = (page: Page) => page.getByRole('search', { name: 'Your search' });
const chip = (page: Page, name: string) => form(page).getByRole('link', { name, exact: true });
const cards = (page: Page) => page.locator('main .quest-card');
const count = (page: Page) => page.locator('#found-count');
/** The island has taken over: nothing has to be sent any more. */
const whenLive = (page: Page) => expect(page.locator('.find.live')).toBeAttached();

test.describe('by a press', () => {
  test('chips and filters move the list without a reload, the address follows, and back goes back [DSC-20: /find]', async ({
    page,
  }) => {
    await page.goto('/find');
    await whenLive(page);
    await page.evaluate(() => document.body.setAttribute('data-loaded', 'once'));
    const all = await count(page).innerText();
    await chip(page, 'This weekend').click();
    await expect(page).toHaveURL('/find?day=weekend');
    await expect(chip(page, 'This weekend')).toHaveAttribute('aria-current', 'true');
    await expect(chip(page, 'This weekend')).toBeFocused();
    await expect(count(page)).toContainText('this weekend');
    for (const heading of await page.locator('.found-day h2 .weekday').allInnerTexts())
      expect(['Saturday', 'Sunday']).toContain(heading);

    await page.locator('.find-more > summary').click();
    await form(page).getByRole('checkbox', { name: 'No experience needed' }).check();
    await expect(page).toHaveURL('/find?day=weekend&easy=1');
    await expect(page.locator('.find-more .chosen')).toHaveText('1 chosen');
    await page.goBack();
    await expect(page).toHaveURL('/find?day=weekend');
    await expect(form(page).getByRole('checkbox', { name: 'No experience needed' })).not.toBeChecked();
    await page.goBack();
    await expect(page).toHaveURL('/find');
    await expect(count(page)).toHaveText(all);
    await expect(page.locator('body')).toHaveAttribute('data-loaded', 'once');
  });

  test('a cause leaves as many as it says, and its types are one step below [DSC-02: types]', async ({
    page,
  }) => {
    await page.goto('/find');
    await whenLive(page);
    const cause = form(page).getByRole('link', { name: /^Animals and nature \d+$/ });
    const [, left] = /(\d+)$/.exec(await cause.innerText()) ?? [];
    await cause.click();
    await expect(page).toHaveURL(/type=beast/);
    await expect(cause).toHaveAttribute('aria-current', 'true');
    await expect(count(page)).toContainText(`${left} Quests`);
    await page.locator('.find-more > summary').click();
    await expect(page.locator('.find-more .chosen')).toHaveCount(0);
    for (const type of ['Beast', 'Nature', 'Earth', 'Water'])
      await expect(form(page).getByRole('checkbox', { name: new RegExp(`^${type}`) })).toBeChecked();
    await cause.click();
    await expect(page).toHaveURL('/find');
  });

  test('a search that says nothing begins around the place of the last one [DSC-04: known place]', async ({
    page,
  }) => {
    await page.goto('/find?zip=07030&miles=3');
    await page.goto('/find');
    await expect(page).toHaveURL('/find?zip=07030&miles=3');
    await page.locator('.find-more > summary').click();
    await page.getByRole('link', { name: 'Clear all filters' }).click();
    await expect(page).toHaveURL('/find');
    await expect(form(page).getByLabel('ZIP code')).toHaveValue('');
  });

  test('words are looked for at the top [DSC-05: site]', async ({ page }) => {
    await page.goto('/find');
    await whenLive(page);
    await form(page).getByRole('searchbox', { name: 'Search' }).fill('homework');
    await expect(page).toHaveURL('/find?q=homework');
    await expect(cards(page).first()).toContainText('Homework');
  });

  test('a ZIP code looks around it, nearest first, and the address opens the same list [DSC-04, DSC-06: distance]', async ({
    page,
  }) => {
    await page.goto('/find');
    await whenLive(page);
    await form(page).getByLabel('ZIP code').fill('07030');
    await expect(page).toHaveURL('/find?zip=07030');
    await expect(count(page)).toContainText('within 10 miles of 07030');
    await page.locator('.find-more > summary').click();
    await form(page).locator('select[name="sort"]').selectOption({ label: 'Nearest first' });
    await expect(page).toHaveURL('/find?zip=07030&sort=distance');
    const far = page.locator('.quest-card .far');
    await expect(far.first()).toBeVisible();
    const miles = (await far.allInnerTexts()).map((text) => Number.parseFloat(text));
    expect(miles).toEqual([...miles].sort((one, other) => one - other));
    const titles = await page.locator('.quest-card h3').allInnerTexts();
    await page.reload();
    await expect(page.locator('.quest-card h3')).toHaveText(titles);
  });

  test('an empty list says in a sentence what was asked, and one press on a way out finds some [DSC-07: site]', async ({
    page,
  }) => {
    await page.goto('/find?day=today&time=morning&type=war&zip=07030&miles=1');
    await whenLive(page);
    await expect(count(page)).toHaveText('Nothing today within 1 mile of 07030 matches.');
    await page.goto('/find?q=zzzzzz');
    await whenLive(page);
    const way = page.locator('.nothing-found li a');
    await expect(way).toContainText('without these words');
    await way.press('Enter');
    await expect(page).toHaveURL('/find');
    await expect(cards(page).first()).toBeVisible();
    await expect(count(page)).toBeFocused();
  });

  test('twenty a page, the next one by a press or with the keyboard [DSC-06: pages]', async ({ page }) => {
    await page.goto('/find');
    await whenLive(page);
    await expect(cards(page)).toHaveCount(20);
    const first = await page.locator('.quest-card a').first().getAttribute('href');
    await page
      .getByRole('navigation', { name: 'Pages of Quests' })
      .getByRole('link', { name: 'Next' })
      .press('Enter');
    await expect(page).toHaveURL('/find?page=2');
    await expect(page.locator('.quest-card a').first()).not.toHaveAttribute('href', first ?? '');
    await expect(page.getByRole('link', { name: 'Previous' })).toHaveAttribute('href', '/find');
  });
});

test('who is logged in may have all shown, each with what hinders [DSC-03: site]', async ({ page }) => {
  await logInAs(page, 'teen');
  await page.goto('/find?sort=need');
  await whenLive(page);
  await expect(page.locator('.hinders')).toHaveCount(0);
  await form(page).getByRole('checkbox', { name: 'Also show what I can’t do' }).check();
  await expect(page).toHaveURL('/find?sort=need&all=1');
  await expect(page.locator('.hinders').first()).toContainText('Can’t sign up:');
});

test.describe('near me', () => {
  test('asks the browser after a press alone, and two decimals leave it [DSC-04: site]', async ({
    page,
    context,
  }) => {
    await context.setGeolocation({ latitude: 40.744_123, longitude: -74.032_987 });
    await context.grantPermissions(['geolocation']);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto('/find?zip=10001&day=week');
    await whenLive(page);
    expect(asked.join()).not.toContain('near=');
    await page.getByRole('button', { name: 'Near me' }).click();
    await expect(page).toHaveURL('/find?day=week&near=40.74,-74.03');
    await expect(count(page)).toContainText('of you');
    await expect(form(page).getByLabel('ZIP code')).toHaveValue('');
    expect(asked.join()).not.toMatch(/40\.74\d|74\.03\d/);
    expect((await context.cookies()).map(({ value }) => value).join()).not.toContain('40.7');
    await page.getByRole('link', { name: 'Forget my location' }).click();
    await expect(page).toHaveURL('/find?day=week');
  });

  test('says when the browser does not tell [DSC-04: site]', async ({ page }) => {
    await page.goto('/find');
    await whenLive(page);
    await page.getByRole('button', { name: 'Near me' }).press('Enter');
    await expect(page.getByText('We can’t see your location. Type a ZIP code.')).toBeVisible();
    await expect(page).toHaveURL('/find');
  });
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('the form does the same, and what was typed wrong stays in it with clear words [DSC-02, DSC-20: /find]', async ({
    page,
  }) => {
    await page.goto('/find');
    await chip(page, 'This weekend').click();
    await expect(page).toHaveURL('/find?day=weekend');
    await form(page).getByLabel('ZIP code').fill('07030');
    await form(page).getByLabel('How far').selectOption({ label: '3 miles' });
    await page.locator('.find-more > summary').click();
    await expect(form(page).locator('select[name="day"]')).toHaveValue('weekend');
    await form(page).getByRole('checkbox', { name: 'Morning, until noon' }).check();
    await form(page).getByRole('checkbox', { name: 'Afternoon, until 5 pm' }).check();
    await form(page).getByRole('button', { name: 'Show Quests' }).first().click();
    await expect(count(page)).toContainText('this weekend within 3 miles of 07030');
    await page.locator('.find-more > summary').click();
    for (const name of ['Morning, until noon', 'Afternoon, until 5 pm'])
      await expect(form(page).getByRole('checkbox', { name })).toBeChecked();

    await form(page).getByLabel('ZIP code').fill('99999');
    await form(page).getByLabel('ZIP code').press('Enter');
    await expect(page.getByText('We don’t know ZIP code 99999.')).toBeVisible();
    await expect(form(page).getByLabel('ZIP code')).toHaveValue('99999');
    await expect(form(page).getByLabel('How far')).toHaveValue('3');
    await form(page).getByLabel('ZIP code').fill('Hoboken');
    await form(page).getByLabel('ZIP code').press('Enter');
    await expect(page.getByText('A ZIP code has five digits, like 07030.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Near me' })).toBeHidden();
  });

  test('begins with it; this weekend within 3 miles takes at most four taps [DSC-01: the start page]', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Volunteer near home.');
    await expect(count(page)).toContainText('in the next 7 days');
    await expect(cards(page).first()).toBeVisible();
    let taps = 0;
    const tapped = <Done>(done: Promise<Done>, howMany = 1): Promise<Done> => {
      taps += howMany;
      return done;
    };
    await tapped(form(page).getByLabel('ZIP code').fill('07030'));
    // One opens the choice, one takes it.
    await tapped(form(page).getByLabel('How far').selectOption({ label: '3 miles' }), 2);
    await tapped(form(page).getByRole('button', { name: 'This weekend' }).click());
    await expect(count(page)).toContainText('this weekend within 3 miles of 07030');
    // On a Saturday evening only Sunday is left.
    for (const day of await page.locator('.found-day h2 .weekday').allTextContents()) {
      expect(['Saturday', 'Sunday']).toContain(day);
    }
    expect(taps).toBeLessThanOrEqual(4);
    // Where someone has looked before the start page knows the place, so that one tap is left.
    await page.goto('/');
    await expect(count(page)).toContainText('in the next 7 days within 3 miles of 07030');
  });
});

test('filtered lists are not for search engines, and the whole one has one address [DSC-06: search engines]', async ({
  request,
}) => {
  const [plain, filtered] = await Promise.all(
    ['/find', '/find?day=weekend'].map(async (path) => (await request.get(path)).text()),
  );
  expect(plain).not.toContain('noindex');
  expect(filtered).toContain('<meta name="robots" content="noindex">');
  for (const html of [plain, filtered]) expect(html).toMatch(/rel="canonical" href="[^"]+\/find"/);
});

test('visitors and volunteers have the way to find first in their menu [DEC-37]', async ({ page }) => {
  for (const name of [null, 'volunteer']) {
    if (name) await logInAs(page, name);
    await page.goto('/find');
    const first = page.getByRole('navigation', { name: 'Main' }).getByRole('link').first();
    await expect(first).toHaveAttribute('href', '/find');
    await expect(first).toHaveAttribute('aria-current', 'page');
  }
});

test('visitors read no name of anybody who comes [SAF-02: /find]', async ({ request }) => {
  const { groups } = await (await request.get('/find/results')).json();
  expect(groups.length).toBeGreaterThan(0);
  expect(JSON.stringify(groups)).not.toMatch(/username|volunteer@|"people"/);
});

test('the list follows in the language of the page [LNG-06: /find]', async ({ page }) => {
  await page.goto('/es/find');
  await whenLive(page);
  await page.getByRole('search').getByRole('link', { name: 'Próximos 7 días' }).click();
  await expect(page).toHaveURL('/es/find?day=week');
  await expect(page.locator('.quest-card a').first()).toHaveAttribute('href', /^\/es\//);
});

test('React takes 70 kB once, the island 12 kB more [DSC-20: /find]', async ({ page }) => {
  const scripts: Response[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response);
  });
  await page.goto('/find');
  await whenLive(page);
  let [react, others] = [0, 0];
  for (const response of scripts) {
    const { responseBodySize } = await response.request().sizes();
    if (/\/(client|react|jsx-runtime)\.[^/]+\.js$/.test(response.url())) react += responseBodySize;
    // What all pages with a script have is no part of an island.
    else if (!/NewVersion|OfflineNotice/.test(response.url())) others += responseBodySize;
  }
  expect(react).toBeGreaterThan(40 * KB);
  expect(react).toBeLessThanOrEqual(70 * KB);
  expect(others).toBeGreaterThan(1 * KB);
  expect(others).toBeLessThanOrEqual(12 * KB);
});

test('nothing moves while the page arrives and its island takes over [DSC-14: /find, lists of cards]', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.assign(window, { moved: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as { value: number }[])
        Object.assign(window, { moved: (window as unknown as { moved: number }).moved + entry.value });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    for (const path of ['/find', '/', '/questList/3?by=day']) {
      await page.goto(path);
      if (path === '/find') await whenLive(page);
      await page.waitForLoadState('networkidle');
      expect(
        await page.evaluate(() => (window as unknown as { moved: number }).moved),
        path,
      ).toBeLessThanOrEqual(0.01);
    }
  }
});

test('form, filters, list and empty list pass axe, wide and narrow [DSC-02: accessible]', async ({
  page,
}) => {
  const open = (there: Page) => there.locator('.find-more > summary').click();
  await lookAt(page, { name: 'find', as: null, path: '/find?day=weekend&zip=07030', open }, TYPICAL_LOOKS);
  await lookAt(page, { name: 'nothing found', as: null, path: '/find?q=zzzzzz' }, TYPICAL_LOOKS);
});
