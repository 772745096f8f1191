import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { atLeast } from '../support/at-least.ts';
import { expect, test } from './browser-test.ts';
import { castEmail, DEMO_PASSWORD, logInAs, logInThere } from './cast-log-in.ts';
import { keepPicture } from './pictures.ts';
import { questInState } from './quest-page.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const switcher = (page: Page) => page.getByRole('combobox', { name: 'Pick an organization' });
const menu = (page: Page) => page.getByRole('navigation', { name: 'Console' });
const rows = (page: Page) =>
  page
    .getByRole('table', { name: 'Quests' })
    .getByRole('row')
    .filter({ hasNot: page.getByRole('columnheader') });
const titles = (page: Page) => rows(page).getByRole('link');

test.describe('a manager of two charities', () => {
  test('logs in at the first charity, switches to another, and it stays [NAV-35, NAV-36, NAV-41, OPEN-NAV-07]', async ({
    page,
  }) => {
    await page.goto('/console/quests');
    await expect(page).toHaveURL('/login?returnTo=%2Fconsole%2Fquests');
    await logInToConsole(page, 'managers');
    await expect(page).toHaveURL(/\/console\/quests/);
    await expect(switcher(page).locator('option')).toHaveText([
      'Harbor Table Kitchen',
      'Second Stitch Clothing Room',
    ]);
    await expect(switcher(page)).toBeEnabled();
    await keepPicture(page, 'console pick an organization');
    await switcher(page).selectOption('Second Stitch Clothing Room');
    await expect(titles(page).first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'Home: public quest list' })).toHaveAttribute(
      'href',
      '/questList/2',
    );
    await switcher(page).selectOption('Harbor Table Kitchen');
    // Without a date it stands before all that other journeys post.
    await expect(titles(page).first()).toHaveText('Thank-you letter writer');
    await page.reload();
    await expect(switcher(page).locator('option:checked')).toHaveText('Harbor Table Kitchen');
    await expect(menu(page).getByRole('menuitem')).toHaveText([
      'Home',
      'Calendar',
      'Quests',
      'Stamps',
      'Trainings',
      'Documents',
      'Volunteers',
      'Groups',
      'Guilds',
      'Messages',
      'Data',
    ]);
    await expect(page.getByRole('button', { name: 'account of managers' })).toHaveText('MH');
    await expect(page.locator('footer')).toContainText(/© 20\d\d Chariteers\s*Version \d+\.\d+\.\d+/);
    await keepPicture(page, 'console quests');
  });

  test('sorts, filters and pages the quests on the server [QST-08, QST-12, DEC-27]', async ({ page }) => {
    await openConsole(page, 'managers', '1');
    await expect(rows(page)).toHaveCount(25);
    // Other journeys post quests at this charity too, so the page on which a status stands is not fixed.
    const shown = { Draft: 'Draft', Unlisted: 'Unlisted', Cancelled: 'Canceled' };
    for (const [publishingStatus, words] of Object.entries(shown)) {
      await openFiltered(page, { publishingStatus, isUpcoming: true });
      await expect(rows(page).getByText(words, { exact: true }).first()).toBeVisible();
      await expect(rows(page).getByText('Published', { exact: true })).toHaveCount(0);
    }
    await openFiltered(page, { isUpcoming: true });
    await expect(rows(page)).toHaveCount(25);
    const firstPage = await page.getByRole('table').getByRole('link').evaluateAll(addressesOf);
    await page.getByRole('button', { name: 'Go to next page' }).click();
    await expect(page.getByText(/^26-/)).toBeVisible();
    await expect(titles(page).first()).not.toHaveAttribute('href', firstPage[0] ?? '');
    const secondPage = await page.getByRole('table').getByRole('link').evaluateAll(addressesOf);
    expect(secondPage.filter((address) => firstPage.includes(address))).toEqual([]);

    await page.getByRole('button', { name: 'Sort by title ascending' }).click();
    await expect.poll(async () => isInOrder(await titles(page).allTextContents())).toBe(true);
    await page.getByRole('button', { name: 'Sort by title descending' }).click();
    await expect.poll(async () => isInOrder((await titles(page).allTextContents()).reverse())).toBe(true);

    await page.getByRole('searchbox', { name: 'Words in the title' }).fill('letter');
    await expect(titles(page)).toHaveText(['Thank-you letter writer']);
    await page.getByRole('searchbox').fill('no quest is called so');
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect(rows(page)).toHaveCount(25);
    await expect(page.getByRole('switch', { name: 'Upcoming only' })).not.toBeChecked();
  });

  test('opens a quest with the names and contacts of its volunteers [QST-08, CON-15, QD-06]', async ({
    page,
  }) => {
    await openConsole(page, 'managers', '1');
    await openFiltered(page, { q: 'Serve the evening meal', isUpcoming: true });
    await rows(page)
      .filter({ hasText: /[1-9]\d* of 12/ })
      .first()
      .getByRole('link')
      .click();
    await expect(heading(page)).toHaveText('Serve the evening meal');
    await expect(page.getByRole('region', { name: 'Guild reservation' })).toContainText('No Group');
    const volunteers = page.getByRole('region', { name: 'Volunteers', exact: true });
    const taken = Number.parseInt((await volunteers.getByText('spots taken').textContent()) ?? '', 10);
    // Below them stand those who gave their place back.
    const coming = volunteers.getByRole('listitem').filter({ has: page.getByRole('button') });
    await expect(coming).toHaveCount(taken);
    for (const volunteer of atLeast(1, await coming.all())) {
      await expect(volunteer.getByRole('button')).toHaveText(/^\S+ \S+$/);
      await expect(volunteer).toContainText(/@demo\.example\(\d{3}\) \d{3}-\d{4}/);
    }
    await expect(page.getByRole('region', { name: 'Details' })).toContainText('Corinne Harbor');
    await keepPicture(page, 'console quest');
    await page.getByRole('link', { name: 'Back to quests' }).click();
    await expect(rows(page)).toHaveCount(25);
  });

  test('logs out, which ends the session on the server [NAV-38, ACC-38]', async ({ page }) => {
    await openConsole(page, 'managers', '1');
    const cookies = await page.context().cookies();
    await page.getByRole('button', { name: 'account of managers' }).click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    await expect(page).toHaveURL('/login?returnTo=%2Fconsole%2F');
    await expect(page.getByRole('button', { name: 'LOG IN' })).toBeVisible();
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('session');

    await page.context().addCookies(cookies);
    await page.goto('/console/quests');
    await expect(page, 'the old cookie opens nothing').toHaveURL('/login?returnTo=%2Fconsole%2Fquests');
    await expect(page.getByText('You were logged out')).toBeVisible();
  });
});

test('who bailed out stands below those who come, by name and time (in the console) [CON-10, DEC-64]', async ({
  page,
}) => {
  await logInAs(page, 'staff');
  await page.goto('/console/quests/yours/show');
  const people = page.getByRole('region', { name: 'Volunteers' }).getByRole('listitem');
  await expect(people.last()).toHaveText(/^BAILED: [A-Z]\w+ [A-Z]\w+, \d+\/\d+, \d+:\d\d [ap]m$/);
  await expect(people.first()).not.toContainText('BAILED');
});

test('Ctrl K leads to a page by keys alone, and N from there to a new quest [DSK-03]', async ({ page }) => {
  await openConsole(page, 'managers', '1');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Page, quest' })).toBeFocused();
  await page.keyboard.type('stam');
  await expect(page.getByRole('option')).toHaveText(['Stamps']);
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Stamps');
  await page.keyboard.press('n');
  await expect(page.getByRole('dialog', { name: 'Add quest' })).toBeVisible();
});

test('the first list costs at most 330 kB of scripts and styles, compressed [DSK-14]', async ({ page }) => {
  const loaded: Promise<number>[] = [];
  page.on('response', (answer) => {
    if (/\.(js|css)$/.test(new URL(answer.url()).pathname))
      loaded.push(answer.body().then((body) => gzipSync(body).length));
  });
  await openConsole(page, 'managers', '1');
  await page.waitForLoadState('networkidle');
  const sizes = await Promise.all(loaded);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(330_000);
});

test('the page asks who is here before its scripts have come, and nothing asks again', async ({ page }) => {
  await logInAs(page, 'managers');
  const asked: string[] = [];
  page.on('request', (request) => {
    const isSession = request.postData()?.includes('ConsoleSession') ?? false;
    if (isSession) asked.push('session');
    else if (/\/assets\/index-.*\.js$/.test(request.url())) asked.push('script');
  });
  // The scripts wait until the question has been answered: it needs none of them.
  const answered = page.waitForResponse((answer) => answer.url().endsWith('/graphql'));
  await page.route(/\/assets\/index-.*\.js$/, async (route) => {
    await answered;
    await route.continue();
  });
  await page.goto('/console/quests');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked.filter((one) => one === 'session')).toHaveLength(1);
});

test('an ended session is told with the next answer, even one that visitors get, and the page goes on [NAV-23, ACC-38]', async ({
  page,
}) => {
  await openConsole(page, 'managers', '1');
  await expect(titles(page).first()).toBeVisible();
  await page.context().clearCookies({ name: 'session' });
  await page.getByRole('switch', { name: 'Upcoming only' }).click();
  const ended = page.getByRole('dialog', { name: 'You were logged out' });
  await expect(ended).toContainText('Nothing is lost');
  await expect(ended.getByLabel('Password')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(ended).toBeHidden();
  await page.getByRole('button', { name: 'Refresh' }).click();
  await ended.getByLabel('Password').fill(DEMO_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(ended).toBeHidden();
  await expect(page.getByRole('switch', { name: 'Upcoming only' })).not.toBeChecked();
  await expect(titles(page).first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'account of managers' })).toBeVisible();
});

test.describe('a log-in that fails once', () => {
  test.use({ intendedStatuses: [422] });

  test('the log-in is the site’s, without a script of the console, and leads into the console [ACC-32, ACC-37]', async ({
    page,
  }) => {
    const scripts: string[] = [];
    page.on(
      'request',
      (request) => request.url().includes('/console/assets/') && scripts.push(request.url()),
    );
    await page.goto('/console/login');
    await expect(page.getByText('Plan Quests and meet your volunteers.')).toBeVisible();
    await page.getByLabel('Email').fill(castEmail('managers'));
    await page.getByLabel('Password').fill(`not ${DEMO_PASSWORD}`);
    await page.getByRole('button', { name: 'LOG IN' }).click();
    await expect(page.getByRole('alert')).toContainText(/wrong|password/i);
    await expect(page.getByLabel('Email')).toHaveValue(castEmail('managers'));
    expect(scripts).toEqual([]);
    await page.getByLabel('Password').fill(DEMO_PASSWORD);
    await page.getByRole('button', { name: 'LOG IN' }).click();
    await expect(page).toHaveURL(/\/console\/$/);
  });
});

test('a volunteer is told that the console is for charities, and shown the way out [NAV-31, OPEN-NAV-03]', async ({
  page,
}) => {
  await logInAs(page, 'volunteer');
  await page.goto('/console/quests');
  await expect(heading(page)).toHaveText('This console is for charities');
  await expect(menu(page)).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Go to Chariteers' })).toHaveAttribute('href', '/home');
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/login?returnTo=%2Fconsole%2F');
});

test('a charity’s own account runs its one charity [NAV-30, NAV-33, DEC-05]', async ({ page }) => {
  await openConsole(page, 'provider');
  await expect(switcher(page)).toBeDisabled();
  await expect(switcher(page).locator('option:checked')).toHaveText('Harbor Table Kitchen');
  await expect(menu(page).getByRole('menuitem')).toHaveText([
    'Home',
    'Calendar',
    'Quests',
    'Stamps',
    'Trainings',
    'Documents',
    'Chariteers',
    'Groups',
    'Guilds',
    'Messages',
    'Charity settings',
    'Data',
  ]);
  await expect(titles(page).first()).toBeVisible();
});

test('with one membership the switch shows it and is disabled [NAV-33]', async ({ page }) => {
  await openConsole(page, 'captains');
  await expect(switcher(page)).toBeDisabled();
  await expect(switcher(page).locator('option:checked')).toHaveText('Harbor Table Kitchen');
});

test('the product’s staff work for any charity, at New York’s time wherever the browser is [DEC-05]', async ({
  page,
}) => {
  await openConsole(page, 'staff');
  await switcher(page).fill('Gateh');
  await page.getByRole('option', { name: 'Gatehouse of All States' }).click();
  await page.getByRole('searchbox', { name: 'Words in the title' }).fill('flexible');
  // What was typed is asked a moment later, and leads back to the list.
  await expect(page).toHaveURL(/flexible/);
  await page.getByRole('link', { name: 'State flexible' }).click();
  await expect(heading(page)).toHaveText('State flexible');
  await expect(page.getByText('10:00 am to 1:00 pm')).toBeVisible();

  const day = await page.getByText(/^[A-Z][a-z]{2}, [A-Z][a-z]{2} \d{1,2}, \d{4}$/).textContent();
  await page.getByRole('link', { name: 'Public page' }).click();
  await expect(page).toHaveURL(questInState('flexible'));
  const startedAt = await page
    .getByRole('region', { name: 'Details' })
    .locator('time')
    .first()
    .getAttribute('datetime');
  expect(day).toBe(dayInNewYork(startedAt ?? ''));
});

async function logInToConsole(page: Page, name: string): Promise<void> {
  await logInThere(page, name, page.getByRole('main'));
  await expect(page.getByRole('button', { name: `account of ${name}` })).toBeVisible();
}

async function openConsole(page: Page, name: string, organization?: string): Promise<void> {
  await logInAs(page, name);
  if (organization) await chooseOrganization(page, organization);
  await page.goto('/console/quests');
  await expect(page.getByRole('button', { name: `account of ${name}` })).toBeVisible();
}

/** Chooses an organization as the switch does, on the site or in the console. */
async function chooseOrganization(page: Page, organization: string): Promise<void> {
  await page.request.post('/organization', { form: { organization }, maxRedirects: 0 });
}

/** Whether a full page of titles stands in the order of the database: by code, capitals first. */
function isInOrder(texts: string[]): boolean {
  return texts.length === 25 && texts.every((text, index) => index === 0 || (texts[index - 1] ?? '') <= text);
}

function addressesOf(links: Element[]): string[] {
  return links.map((link) => link.getAttribute('href') ?? '');
}

function dayInNewYork(instant: string): string {
  const options = {
    timeZone: 'America/New_York',
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    year: 'numeric',
  } as const;
  return new Date(instant).toLocaleDateString('en-US', options);
}

async function openFiltered(page: Page, filter: Record<string, unknown>): Promise<void> {
  await page.goto(`/console/quests?filter=${encodeURIComponent(JSON.stringify(filter))}`);
}
