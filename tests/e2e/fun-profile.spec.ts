import type { Locator, Page } from '@playwright/test';
import { readConfig } from '#api/process/config/config.ts';
import { CATEGORY_IDS } from '#domain/quests/quest-category.ts';
import { expect, test } from './browser-test.ts';
import { logInAs } from './cast-log-in.ts';
import { CANARIES } from './profile-people.ts';
import { signUpBar } from './quest-page.ts';

const profileOf = (id: string) => `/chariteer-fun-profile/${id}`;
const DEMO_VOLUNTEER = profileOf(readConfig({}).demoVolunteerId);
const LONGEST_NAME = 'W'.repeat(20);

const stat = (page: Page, name: string) =>
  page
    .locator('dl > div')
    .filter({ has: page.getByText(name, { exact: true }) })
    .locator('dd');
const completed = (page: Page) => page.getByRole('region', { name: 'Completed Quests' });
const undiscovered = (page: Page) => page.getByRole('region', { name: 'Undiscovered Quest Types' });
const card = (page: Page, type: string) => page.getByRole('dialog', { name: `${type} Quests` });

test.describe('a visitor sees of an adult', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto(profileOf('canary'));
  });

  test('a card with banner, user name and the default portrait [NAV-07, FUN-02, FUN-13]', async ({
    page,
  }) => {
    const profile = page.getByRole('article');
    await expect(profile.getByRole('heading', { level: 1 })).toHaveText(LONGEST_NAME);
    await expect(profile.locator('.banner svg')).toBeVisible();
    const portrait = profile.getByRole('img', { name: `${LONGEST_NAME}’s portrait`, exact: true });
    await expect(portrait).toBeVisible();
  });

  test('two numbers, neither districts nor attendance [DEC-30, SAF-05, FUN-04, FUN-05]', async ({ page }) => {
    await expect(stat(page, 'Hours volunteered')).toHaveText('4.83');
    await expect(stat(page, 'Quests completed')).toHaveText('3');
    await expect(page.getByRole('list', { name: 'Favorite districts' })).toHaveCount(0);
    await expect(stat(page, 'Attendance record')).toHaveCount(0);
  });

  test('types with their count, and those to discover, faded and locked [FUN-07, FUN-08, OPEN-FUN-05]', async ({
    page,
  }) => {
    const types = completed(page).getByRole('button', { name: / completed / });
    await expect(types).toHaveText([/^\s*Food\s+completed 2\s*$/, /^\s*Youth\s+completed 1\s*$/]);
    await expect(completed(page).getByRole('img', { name: '2 of 25 types discovered' })).toBeVisible();
    const locked = undiscovered(page).getByRole('listitem');
    await expect(locked, 'three until one asks for all').toHaveCount(3);
    await undiscovered(page).getByText('Show all 23').click();
    await expect(locked).toHaveCount(23);
    await expect(undiscovered(page).getByRole('button')).toHaveCount(0);
    await expect(locked.first().locator('svg')).toHaveCSS('opacity', '0.75');
    await expect(locked.first().locator('svg path')).toHaveCount(3);
  });

  test('the three types whose next Quest is nearest come first, each with its day [FUN-08]', async ({
    page,
  }) => {
    const query = '{ nextQuests(first: 26, isOnePerCategory: true) { serviceTags } }';
    const answer = await page.request.post('/graphql', { data: { query } });
    const { data } = (await answer.json()) as { data: { nextQuests: { serviceTags: string[] }[] } };
    const types = data.nextQuests.map(({ serviceTags }) => serviceTags[0]?.trim().toLowerCase());
    const doors = undiscovered(page).getByRole('listitem').filter({ visible: true });
    const soonest = types.filter((type) => !['food', 'youth', undefined].includes(type)).slice(0, 3);
    await expect(doors.locator('a')).toHaveText(
      soonest.map((type) => new RegExp(`Next Quest: ${type}\\s+\\S+ \\d+`, 'i')),
    );
  });

  test('an address and a picture to share, and nothing for search engines', async ({ page, baseURL }) => {
    const canonical = page.locator('link[rel="canonical"]');
    await expect(canonical).toHaveAttribute('href', `${baseURL}${profileOf('canary')}`);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    const picture = await page.locator('meta[property="og:image"]').getAttribute('content');
    expect(picture).toBe(`${baseURL}/og/chariteer/canary.png`);
    expect((await page.request.get(picture ?? '')).headers()['content-type']).toBe('image/png');
  });
});

test('staff see districts and attendance too, as the person does [FUN-03, FUN-04, FUN-06, SAF-05]', async ({
  page,
}) => {
  await logInAs(page, 'staff');
  await page.goto(profileOf('canary'));
  const districts = page.getByRole('list', { name: 'Favorite districts' }).getByRole('listitem');
  await expect(districts).toHaveText(['Jersey City', 'Hoboken']);
  await expect(stat(page, 'Attendance record')).toHaveText('75.0%');
});

test('nothing personal is in the page, whoever looks [FUN-10, FUN-15, DEC-15]', async ({ page }) => {
  for (const as of [null, 'volunteer', 'teen', 'guildadmin', 'managers']) {
    await page.context().clearCookies();
    if (as) await logInAs(page, as);
    const html = await (await page.request.get(profileOf('canary'))).text();
    expect(html).toContain(LONGEST_NAME);
    for (const canary of [...CANARIES, 'silver', 'Sensitive Contact Information']) {
      expect(html.includes(canary), `${as ?? 'a visitor'} sees ${canary}`).toBe(false);
    }
  }
});

test('placeholders stand there until the numbers have come [FUN-01]', async ({ page }) => {
  const path = profileOf('everything');
  const html = await (await page.request.get(path)).text();
  const cut = html.lastIndexOf('<div', html.indexOf('class="arrived'));
  await page.route(`**${path}`, (route) =>
    route.fulfill({ contentType: 'text/html', body: html.slice(0, cut) }),
  );
  await page.goto(path);
  for (const [label, count] of [
    ['Loading numbers', 3],
    ['Loading completed Quests', 5],
    ['Loading undiscovered Quest types', 5],
  ] as const) {
    const placeholder = page.getByRole('status').filter({ hasText: label });
    await expect(placeholder.locator('.skeleton')).toHaveCount(count);
    await expect(placeholder.locator('.skeleton').last()).toBeVisible();
  }
  await page.unroute(`**${path}`);
  await page.goto(path);
  await expect(page.getByText('Loading numbers')).toBeHidden();
  await expect(stat(page, 'Quests completed')).toBeVisible();
});

test('who has done nothing yet is told where to begin [FUN-09, FUN-06, FUN-08]', async ({ page }) => {
  await logInAs(page, 'staff');
  await page.goto(profileOf('newcomer'));
  await expect(completed(page)).toContainText('No Completed Quests');
  await expect(completed(page)).toContainText('----- Find a charity near you to begin your adventure! -----');
  await expect(stat(page, 'Attendance record')).toContainText('- -');
  await expect(stat(page, 'Hours volunteered')).toHaveText('0');
  await undiscovered(page).getByText('Show all 25').click();
  await expect(undiscovered(page).getByRole('listitem')).toHaveCount(25);
});

test.describe('the card of a type', () => {
  test('opens by a click, and either button closes it [FUN-16, FUN-17, CAT-10, CAT-12]', async ({ page }) => {
    await page.goto(profileOf('everything'));
    await expect(undiscovered(page)).toContainText('All 25 types discovered.');
    await expect(completed(page).getByRole('button', { name: / completed / })).toHaveCount(
      CATEGORY_IDS.length + 1,
    );
    const youth = await openByMouse(page, 'Youth');
    await expect(youth.locator('svg').first()).toBeVisible();
    await expect(youth).toContainText('Minors • Games • Orphans');
    await expect(youth).toContainText('Play, listen, and cheer.');
    await expect(youth).toContainText('often takes a background check');
    await youth.getByRole('button', { name: 'Very Cool!' }).click();
    await expect(youth).toBeHidden();
    const unknown = await openByMouse(page, 'Uncategorized');
    await expect(unknown).toContainText('No subcategories');
    await unknown.getByRole('button', { name: 'Close' }).click();
    await expect(unknown).toBeHidden();
  });

  test('opens and closes by the keyboard, which comes back to where it was [FUN-16, FUN-17]', async ({
    page,
  }) => {
    await page.goto(profileOf('canary'));
    const opener = completed(page).getByRole('button', { name: /^Food/ });
    await opener.focus();
    for (const close of ['Enter', 'Escape']) {
      await page.keyboard.press('Enter');
      await expect(card(page, 'Food').getByRole('button', { name: 'Very Cool!' })).toBeFocused();
      await page.keyboard.press(close);
      await expect(card(page, 'Food')).toBeHidden();
      await expect(opener).toBeFocused();
    }
  });
});

test.describe('from card to card', () => {
  test('the arrow keys and two buttons go on and come round, without a reload [DSC-20]', async ({ page }) => {
    await page.goto(profileOf('canary'));
    const tiles = completed(page).getByRole('button', { name: / completed / });
    const names = await tiles.locator('.label').allTextContents();
    expect(names.length).toBeGreaterThan(1);
    const [first = '', second = ''] = names;
    await tiles.first().press('Enter');
    // The buttons come with the script.
    await expect(card(page, first).getByRole('button', { name: 'Next type' })).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(card(page, second)).toBeVisible();
    await expect(card(page, first)).toBeHidden();
    await card(page, second).getByRole('button', { name: 'Type before' }).click();
    await expect(card(page, first)).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    await expect(card(page, names.at(-1) ?? '')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(tiles.first()).toBeFocused();
  });

  test('an address may name the card [DSC-20]', async ({ page }) => {
    await page.goto(`${profileOf('canary')}#type-food`);
    await expect(card(page, 'Food')).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('types and arms open and close [DSC-20, FUN-16, FUN-17]', async ({ page }) => {
    await page.goto(profileOf('canary'));
    const food = await openByMouse(page, 'Food');
    await food.getByRole('button', { name: 'Very Cool!' }).click();
    await expect(food).toBeHidden();
    await page.getByRole('button', { name: /Show in full/ }).click();
    const arms = page.getByRole('dialog', { name: /’s arms$/ });
    await expect(arms.locator('svg')).toBeVisible();
    const picture = await arms.getByRole('link', { name: 'Save as picture' }).getAttribute('href');
    expect((await page.request.get(picture ?? '')).headers()['content-type']).toBe('image/png');
    await arms.getByRole('button', { name: 'Close' }).click();
    await expect(arms).toBeHidden();
  });
});

test('the own profile: from the account menu, with the own arms and a banner to the subscriptions [FUN-12, FUN-14, NAV-37]', async ({
  page,
}) => {
  const answer = await page.request.get('/chariteer-fun-profile', { maxRedirects: 0 });
  expect(answer.headers().location).toBe('/login?returnTo=%2Fchariteer-fun-profile');
  await logInAs(page, 'volunteer');
  await page.goto('/home');
  await page.locator('header summary:visible').click();
  await page.getByRole('link', { name: 'My profile' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('volunteer');
  const own = page.url();
  await page.goto('/chariteer-fun-profile');
  await expect(page).toHaveURL(own);
  await expect(page.getByLabel('Link to your profile')).toHaveValue(own);
  await expect(page.getByRole('img', { name: 'volunteer’s portrait' })).toBeVisible();
  const banner = page.getByRole('main').getByRole('link', { name: /silver and gold/i });
  await banner.click();
  await expect(page).toHaveURL('/subscribe');

  // Another adult, who has the banner on their own.
  await logInAs(page, 'captains');
  await page.goto('/chariteer-fun-profile');
  await expect(banner).toBeVisible();
  await page.goto(own);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('volunteer');
  await expect(banner, 'on somebody else’s profile').toHaveCount(0);

  await logInAs(page, 'teen');
  await page.goto(own);
  await expect(page.getByRole('img', { name: 'volunteer’s portrait' })).toBeVisible();
  await expect(page.getByLabel('Link to your profile')).toHaveCount(0);
});

test('the demo volunteer has a portrait of its own, seen by itself too [FUN-11, OPEN-FUN-03]', async ({
  page,
}) => {
  await page.goto(DEMO_VOLUNTEER);
  await expect(page.getByRole('img', { name: 'gold’s crowned portrait' })).toBeVisible();
  await logInAs(page, 'gold');
  await page.goto('/chariteer-fun-profile');
  await expect(page).toHaveURL(DEMO_VOLUNTEER);
  await expect(page.getByRole('main').getByRole('link', { name: /silver and gold/i })).toHaveCount(0);
  await expect(page.getByRole('img', { name: 'gold’s crowned portrait' })).toBeVisible();
});

test('who has no volunteer record is led to where they belong', async ({ page }) => {
  for (const [name, place] of [
    ['new', '/noob'],
    ['provider', /\/console/],
  ] as const) {
    await logInAs(page, name);
    await page.goto('/chariteer-fun-profile');
    await expect(page).toHaveURL(place);
  }
});

test.describe('an id that nobody has', () => {
  test.use({ intendedStatuses: [404] });

  test('answers with the page-not-found screen [OPEN-FUN-02]', async ({ page }) => {
    const answer = await page.goto(profileOf('nobody'));
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
  });
});

test('on paper: name, numbers, types and the address, no buttons', async ({ page, baseURL }) => {
  await page.goto(profileOf('canary'));
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(`${baseURL}${profileOf('canary')}`, { exact: true })).toBeVisible();
  await expect(completed(page).getByText('Food', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Login' })).toBeHidden();
});

async function openByMouse(page: Page, type: string): Promise<Locator> {
  await completed(page)
    .getByRole('button', { name: new RegExp(`^${type}`) })
    .click();
  const dialog = card(page, type);
  await expect(dialog).toBeVisible();
  return dialog;
}

test('a type that is not discovered leads to the next such quest that one could take, else says how it stands [VHM-09: doors]', async ({
  page,
}) => {
  await logInAs(page, 'volunteer');
  await page.goto(profileOf('newcomer'));
  const doors = undiscovered(page).getByRole('link', { name: /^Next Quest: / });
  await undiscovered(page).getByText('Show all 25').click();
  await expect(doors).toHaveCount(25);
  await undiscovered(page).getByRole('link', { name: 'Next Quest: Food' }).click();
  await expect(page).toHaveURL(/\/questList\/[^/]+\/quest\/[^/]+$/);
  await expect(page.getByRole('main').getByRole('img', { name: 'Food Quest' }).first()).toBeVisible();
  await expect(signUpBar(page).getByRole('button').first()).toBeVisible();

  // Who has no record yet can take none.
  await logInAs(page, 'new');
  await page.goto('/next/food');
  await expect(page.getByRole('main')).toContainText('No Food Quest is open to you now');
  await page.getByRole('main').getByRole('link', { name: 'All charities' }).click();
  await expect(page).toHaveURL('/charityList');
  expect((await page.request.get('/next/nonsense')).status()).toBe(404);
});

test('a type behind a training leads to that training [VHM-09: doors]', async ({ page }) => {
  await logInAs(page, 'neverthere');
  await page.goto('/next/war');
  await expect(page.getByRole('main')).toContainText('These need training first.');
  const quests = page.getByRole('region', { name: 'After a training' }).getByRole('article');
  await expect(quests).toHaveCount(1);
  await quests.getByRole('link').click();
  await expect(signUpBar(page).getByRole('button', { name: 'Apply for Training' })).toBeVisible();
});
