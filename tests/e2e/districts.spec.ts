import type { Page } from '@playwright/test';
import { SEEN } from '../support/visibility-world.ts';
import { expect, test } from './browser-test.ts';
import { logInAs } from './cast-log-in.ts';
import { type InputMethod, keyboard, mouse } from './input-method.ts';
import { recordedEvents } from './recorded-events.ts';

const headings = (page: Page) => page.getByRole('heading', { level: 2 });
const toggle = (page: Page, name: string) => page.getByRole('button', { name: `Favorite ${name}` });
const count = (page: Page, name: string) =>
  page.getByRole('link', { name: new RegExp(`volunteers? of ${name}$`) });

/** Opens the list for someone, with no favorite left. */
async function openWithoutFavorites(page: Page, as: string): Promise<void> {
  await logInAs(page, as);
  await page.goto('/charityList');
  const ids = await page
    .locator('button[name="favorite"][value="no"]')
    .evaluateAll((buttons) =>
      buttons.map((button) => button.parentElement?.querySelector('input')?.value ?? ''),
    );
  for (const district of ids) {
    await page.request.post('/charityList', { form: { district, favorite: 'no' }, maxRedirects: 0 });
  }
  await page.goto('/charityList');
}

test.describe('the list of charities', () => {
  test.describe.configure({ mode: 'serial' });
  test.use({ isPageKept: true });
  const region = (page: Page, district: string) => page.getByRole('region', { name: `of ${district}` });

  test('has every district with its heading, by name [DIS-02, DIS-17, OPEN-DIS-01]', async ({ page }) => {
    await openWithoutFavorites(page, 'coordinators');
    await expect(headings(page)).toHaveText([
      'The Charities of Bayonne, NJ',
      'The Charities of Hoboken, NJ',
      'The Charities of Jersey City, NJ',
      'The Charities of Staten Island, NY',
      'The Charities of The Bronx, NY',
      'The Charities of Waltham, MA',
      'The Charities of Weehawken, NJ',
      'The Charities of West New York, NJ',
    ]);
  });

  test('leads to each district by the count of its volunteers [DIS-03]', async ({ page }) => {
    await expect(count(page, 'Hoboken')).toHaveText(/^\d+ volunteers?$/);
    await expect(count(page, 'Hoboken')).toHaveAttribute('href', '/district/1');
  });

  test('has the charities below their district, by name, with their mission [DIS-04, OPEN-DIS-03, OPEN-DIS-04]', async ({
    page,
  }) => {
    const cards = region(page, 'Jersey City, NJ').getByRole('article');
    const names = await cards.getByRole('heading', { level: 3 }).allTextContents();
    expect(names.length).toBeGreaterThan(1);
    expect(names).toEqual(names.toSorted());
    for (const card of await cards.all()) await expect(card.locator('p').first()).toHaveText(/\w+ \w+/);
    await expect(region(page, 'Hoboken, NJ')).toContainText('Sponsor');
  });
});

async function goTheWayOfFavorites(page: Page, hands: InputMethod): Promise<void> {
  const before = Number.parseInt((await count(page, 'Waltham').textContent()) ?? '', 10);
  await hands.press(toggle(page, 'Waltham'));
  await expect(headings(page).first()).toHaveText('The Charities of Waltham, MA');
  await expect(toggle(page, 'Waltham')).toHaveAttribute('aria-pressed', 'true');
  await expect(count(page, 'Waltham')).toHaveText(new RegExp(`^${before + 1} volunteers?$`));
  await hands.press(toggle(page, 'Weehawken'));
  await expect(headings(page).nth(1)).toHaveText('The Charities of Weehawken, NJ');

  await hands.press(toggle(page, 'Bayonne'));
  await expect(page.getByRole('alert').getByText('You can only favorite up to 2 districts')).toBeVisible();
  await expect(toggle(page, 'Bayonne')).toHaveAttribute('aria-pressed', 'false');
  await expect(headings(page).nth(2)).toHaveText('The Charities of Bayonne, NJ');

  await hands.press(toggle(page, 'Waltham'));
  await expect(headings(page).first()).toHaveText('The Charities of Weehawken, NJ');
  await expect(count(page, 'Waltham')).toHaveText(new RegExp(`^${before} volunteers?$`));
}

test.describe('favorites', () => {
  test.use({ intendedStatuses: [422] });

  test('come first at once, two at most, without the page being loaded anew [DIS-01, DIS-08, DIS-09, DIS-10]', async ({
    page,
  }) => {
    await openWithoutFavorites(page, 'employees');
    await page.evaluate(() => {
      document.documentElement.dataset.seen = 'yes';
    });
    await goTheWayOfFavorites(page, mouse);
    await expect(page.locator('html')).toHaveAttribute('data-seen', 'yes');
    await expect(toggle(page, 'Waltham')).toBeFocused();
  });

  test('two chosen in quick succession are both kept [DIS-08, DIS-10]', async ({ page }) => {
    await openWithoutFavorites(page, 'staffrole');
    let letGo = () => {};
    const isLate = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const sent: string[] = [];
    await page.route('**/charityList', async (route) => {
      sent.push(route.request().postData() ?? '');
      if (sent.length === 1) await isLate;
      await route.continue();
    });
    await toggle(page, 'Waltham').press('Enter');
    await toggle(page, 'Weehawken').press('Enter');
    await expect.poll(() => sent.length).toBe(1);
    letGo();
    await expect(headings(page).nth(1)).toHaveText('The Charities of Weehawken, NJ');
    await expect(toggle(page, 'Waltham')).toHaveAttribute('aria-pressed', 'true');
    await expect(toggle(page, 'Weehawken')).toHaveAttribute('aria-pressed', 'true');
  });

  test('work with the keyboard alone [DIS-08, DIS-09, DIS-10]', async ({ page }) => {
    await openWithoutFavorites(page, 'kitchenmanagers');
    await goTheWayOfFavorites(page, keyboard(page));
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('work by forms alone [DIS-08, DIS-09, DIS-10]', async ({ page }) => {
      await logInAs(page, 'frontdeskstaff');
      await page.goto('/charityList');
      const pressed = page.locator('button[name="favorite"][value="no"]');
      while ((await pressed.count()) > 0) await pressed.first().click();
      await goTheWayOfFavorites(page, mouse);
    });
  });
});

test.describe('without a connection', () => {
  test.use({ isLineCut: true });

  test('a favorite is tried once, and the page says that it is offline [DIS-08]', async ({
    page,
    context,
  }) => {
    await logInAs(page, 'captains');
    await page.goto('/charityList');
    let tries = 0;
    page.on('request', (request) => {
      tries += Number(request.method() === 'POST');
    });
    await context.setOffline(true);
    await toggle(page, 'Bayonne').click();
    await expect(page.locator('favorite-list')).not.toHaveAttribute('aria-busy');
    await expect(page.getByText('You’re offline, so this may be out of date')).toBeVisible();
    expect(tries).toBe(1);
  });
});

test('an account without a volunteer record has no favorites to choose [DIS-08]', async ({ page }) => {
  await logInAs(page, 'new');
  await page.goto('/charityList');
  await expect(headings(page)).toHaveCount(8);
  await expect(page.getByRole('button', { name: /^Favorite/ })).toHaveCount(0);
});

test('a visitor sees all districts and their charities on the splash page, though their list asks for a log-in [DEC-18, NAV-10]', async ({
  page,
}) => {
  const list = await page.request.get('/charityList', { maxRedirects: 0 });
  expect(list.headers().location).toBe('/login?returnTo=%2FcharityList');
  await page.goto('/');
  const rows = page.locator('.charity-rows').getByRole('link');
  const seen = await rows.allTextContents();
  expect(seen.length).toBeGreaterThan(20);
  await rows.nth(1).click();
  await expect(page).toHaveURL(/\/questList\/[\w-]+$/);
  await logInAs(page, 'volunteer');
  await page.goto('/charityList');
  await expect(page.getByRole('status').filter({ hasText: 'Loading charities' })).toHaveCount(0);
  const districts = headings(page).filter({ hasText: / of / });
  const charities = page.locator('main .district').getByRole('heading', { level: 3 });
  const listed = [...(await districts.allTextContents()), ...(await charities.allTextContents())];
  expect(seen.toSorted()).toEqual(listed.toSorted());
});

test('placeholders stand there until the data has come [DIS-05, DIS-14]', async ({ page }) => {
  await logInAs(page, 'volunteer');
  for (const [path, label] of [
    ['/charityList', 'Loading charities'],
    ['/district/1', 'Loading volunteers'],
  ] as const) {
    const html = await (await page.request.get(path)).text();
    const arrival = html.indexOf('class="arrived');
    expect(arrival).toBeGreaterThan(0);
    // The page as it stands while its data is still on the way.
    const cut = html.lastIndexOf('<div', arrival);
    await page.route(`**${path}`, (route) =>
      route.fulfill({ contentType: 'text/html', body: html.slice(0, cut) }),
    );
    await page.goto(path);
    await expect(page.getByRole('status').filter({ hasText: label })).toBeVisible();
    await page.unroute(`**${path}`);
    await page.goto(path);
    await expect(page.getByText(label)).toBeHidden();
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  }
});

test('a click on a card opens the quests of the charity, and is recorded [DIS-07, TRK-06]', async ({
  page,
}) => {
  await logInAs(page, 'boardmembers');
  await page.goto('/charityList');
  await page.getByRole('link', { name: 'Hoboken Flood Neighbors' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hoboken Flood Neighbors');
  const charityID = new URL(page.url()).pathname.split('/').at(-1);
  const click = {
    eventName: 'chariteer_clicks_charity_to_view_all_quests',
    properties: { charityID, charityName: 'Hoboken Flood Neighbors' },
  };
  await expect.poll(() => recordedEvents('boardmembers')).toContainEqual(click);
  await page.reload();
  const events = await recordedEvents('boardmembers');
  expect(events.filter(({ eventName }) => eventName === click.eventName)).toHaveLength(1);
});

const PLACES = ['/charityList', '/questList/every-state/quest/open'] as const;
const sponsors = (page: Page) => page.getByRole('region', { name: 'Sponsors' });

/** Opens both places of the sponsor banner and looks for it. */
async function expectBanner(page: Page, isShown: boolean): Promise<void> {
  for (const path of PLACES) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(sponsors(page), path).toHaveCount(isShown ? 1 : 0);
  }
}

test('shows the sponsor banner to volunteers without a subscription until they follow it, and counts the click [DIS-11, DIS-12, TRK-03]', async ({
  page,
}) => {
  await logInAs(page, 'gold');
  await expectBanner(page, false);
  const sponsor = 'https://example.org/forms/sponsor';
  const clicks = [
    ['followsinlist', PLACES[0], 'chariteer_clicks_sponsor_banner_in_charity_list'],
    ['followsatquest', PLACES[1], 'chariteer_clicks_sponsor_banner_in_quest'],
  ] as const;
  for (const [as, path, eventName] of clicks) {
    await logInAs(page, as);
    await expectBanner(page, true);
    await page.goto(path);
    const href = await sponsors(page).getByRole('link', { name: 'Become a sponsor' }).getAttribute('href');
    // What a browser fetches ahead is no click.
    await page.request.get(href ?? '', { maxRedirects: 0, headers: { 'sec-purpose': 'prefetch' } });
    await page.goto(path);
    await expect(sponsors(page)).toBeVisible();
    const answer = await page.request.get(href ?? '', { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location]).toEqual([303, sponsor]);
    await expectBanner(page, false);
    await expect
      .poll(async () => (await recordedEvents(as)).filter((one) => /sponsor/.test(one.eventName)))
      .toEqual([{ eventName, properties: { link: sponsor } }]);
  }
});

test('hides the sponsor banner from someone who closes it, and stays on the page [DIS-11, DEC-81]', async ({
  page,
}) => {
  await logInAs(page, 'closesbanner');
  await expectBanner(page, true);
  await page.goto(PLACES[1]);
  await sponsors(page).getByRole('button', { name: 'Hide for 30 days' }).click();
  await expect(page).toHaveURL(PLACES[1]);
  await expectBanner(page, false);
});

test('asks no one under 18 for money, wherever adults are asked [DEC-81]', async ({ page }) => {
  await logInAs(page, 'teen');
  await expectBanner(page, false);
  const money = page.getByRole('main').getByRole('link', { name: /subscribe:|tip|sponsor/i });
  for (const path of ['/chariteer-fun-profile', '/link-menu', '/subscribe', '/home', '/settings']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(money, path).toHaveCount(0);
  }
  await page.goto('/subscribe');
  await expect(page.getByText('Subscriptions are for people 18 and over.')).toBeVisible();
  await expect(page.getByText('Subscriptions aren’t open yet.')).toHaveCount(0);
  const exits = ['tip', 'quest-banner', 'charity-list-banner'];
  for (const exit of exits)
    expect((await page.request.get(`/out/${exit}`, { maxRedirects: 0 })).status(), exit).toBe(404);
  // Nor who has told their age in this browser and has no account yet.
  await page.context().clearCookies();
  await page.context().addCookies([{ name: 'firstBirth', value: '2012-05-05', url: page.url() }]);
  await page.goto('/link-menu');
  await expect(money).toHaveCount(0);
  await page.goto('/subscribe');
  await expect(page.getByText('Subscriptions are for people 18 and over.')).toBeVisible();
  expect((await page.request.get('/out/tip', { maxRedirects: 0 })).status()).toBe(404);
});

test.describe('a district', () => {
  test.use({ intendedStatuses: [404] });

  test('has a banner and its name for who is logged in [NAV-15, DIS-13]', async ({ page }) => {
    await page.goto('/district/2');
    await expect(page).toHaveURL('/login?returnTo=%2Fdistrict%2F2');
    await logInAs(page, 'volunteer');
    await page.goto('/district/2');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jersey City, NJ');
    await expect(page.locator('.banner svg')).toBeVisible();
  });

  test('counts its volunteers, with a button for each who is named [DIS-15, DIS-16, SAF-03, DEC-30]', async ({
    page,
  }) => {
    await logInAs(page, 'volunteer');
    await page.goto('/district/2');
    const buttons = page.locator('.volunteers').getByRole('link');
    // Some keep their user name from strangers (SAF-03): they are counted.
    const hidden = Number.parseInt((await page.getByText(/\d+ more volunteers?/).textContent()) ?? '', 10);
    await expect(page.getByText(`${(await buttons.count()) + hidden} volunteers`)).toBeVisible();
    await expect(buttons.first()).toHaveAttribute('href', /^\/chariteers\/[\w-]+$/);
  });

  test('that does not exist is not found [OPEN-DIS-05]', async ({ page }) => {
    await logInAs(page, 'volunteer');
    const answer = await page.goto('/district/nowhere');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
  });
});

test('a volunteer’s button leads managers to the preview, everybody else to the fun profile [NAV-17, OPEN-NAV-05, QD-22]', async ({
  page,
}) => {
  await logInAs(page, 'volunteer');
  const visit = async () =>
    (await page.request.get('/chariteers/some-id', { maxRedirects: 0 })).headers().location;
  expect(await visit()).toBe('/chariteer-fun-profile/some-id');
  await logInAs(page, 'managers');
  expect(await visit()).toBe('/console/chariteers/some-id');

  const entry = page.getByRole('region', { name: 'Volunteers' }).getByRole('link').first();
  await page.goto(`/questList/${SEEN.charity}/quest/${SEEN.ahead}`);
  await expect(entry).toHaveAttribute('href', /^\/chariteer-fun-profile\//);
  await logInAs(page, 'staff');
  await page.goto(`/questList/${SEEN.charity}/quest/${SEEN.ahead}`);
  await expect(entry).toHaveAttribute('href', /^\/chariteers\//);
});
