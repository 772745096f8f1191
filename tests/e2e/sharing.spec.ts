import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { atLeast } from '../support/at-least.ts';
import { expect, test } from './browser-test.ts';
import { logInAs } from './cast-log-in.ts';
import { ORGANIZATION_CODE } from './every-state-charity.ts';
import { givePlaceBack, questInState, signUpBar, takePlace, thanksDialog } from './quest-page.ts';
import { recordedEvents } from './recorded-events.ts';

const PROFILE = '/chariteer-fun-profile/everything';
const contentOf = (page: Page, property: string) =>
  page.locator(`meta[property="${property}"]`).getAttribute('content');

test.describe('a quest found by others', () => {
  test('has a title, a description, one address, a picture, and complete data for search engines [QD-03, QD-04]', async ({
    page,
    baseURL,
  }) => {
    await page.goto(`${questInState('open')}?from=somewhere`);
    const address = `${baseURL}${questInState('open')}`;
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', address);
    expect(await contentOf(page, 'og:title')).toMatch(/^State open on \w+day, /);
    const picture = (await contentOf(page, 'og:image')) ?? '';
    expect(picture).toBe(`${baseURL}/og/quest/open.png`);
    const answer = await page.request.get(picture);
    expect(answer.headers()['content-type']).toBe('image/png');
    const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');
    expect(data).toMatchObject({
      '@type': 'Event',
      url: address,
      image: [picture],
      location: { '@type': 'Place', name: 'Gate Hall' },
      organizer: { name: 'Gatehouse of All States', url: `${baseURL}/questList/every-state` },
      offers: { price: 0, url: address },
    });
  });

  test('what is not public stays out of the sitemap and of search engines [QST-06]', async ({
    page,
    baseURL,
  }) => {
    const sitemap = await (await page.request.get('/sitemap.xml')).text();
    expect(sitemap).toContain(`<loc>${baseURL}${questInState('open')}</loc>`);
    for (const key of ['draft', 'unlisted', 'cancelled', 'over'])
      expect(sitemap).not.toContain(questInState(key));
    expect(await (await page.request.get('/robots.txt')).text()).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
    await page.goto(questInState('unlisted'));
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    expect(await contentOf(page, 'og:image')).toBe(`${baseURL}/og/default.png`);
  });

  test('the manifest names the site, and all its icons are there', async ({ page }) => {
    const manifest = await (await page.request.get('/manifest.webmanifest')).json();
    expect(manifest).toMatchObject({ name: 'Chariteers', start_url: '/' });
    const icons = [...manifest.icons.map(({ src }: { src: string }) => src), '/apple-touch-icon.png'];
    for (const icon of atLeast(3, icons)) expect((await page.request.get(icon)).status(), icon).toBe(200);
  });
});

test.describe('a sign-up', () => {
  test.describe.configure({ mode: 'serial' });
  test.use({ isPageKept: true });
  const namesOf = async () =>
    (await recordedEvents('admins'))
      .map(({ eventName }) => eventName)
      .filter((name) => !name.includes('sponsor'))
      .sort();

  test('is answered by one message, with a quiet line below its actions that leads to the ways of support [QD-21, OPEN-TRK-02, DEC-81]', async ({
    page,
  }) => {
    await logInAs(page, 'admins');
    await page.goto(questInState('tracked'));
    await takePlace(page);
    const thanks = thanksDialog(page);
    await expect(thanks).toContainText('State tracked · Gatehouse of All States');
    await expect(page.getByText("You're signed up, friend!"), 'said once').toHaveCount(1);
    await expect(page).toHaveTitle(/^You're signed up, friend! · State tracked/);
    await thanks.getByText('More', { exact: true }).click();
    await expect(thanks.getByRole('link')).toHaveText([
      '1 Church Street',
      'Calendar',
      'Directions',
      'Google',
      'Outlook',
      'Send by email',
      'on your home page',
      'Done',
      'Leave a tip',
    ]);
    const offer = (name: string) => thanks.getByRole('link', { name });
    const tip = await page.request.get((await offer('leave a tip').getAttribute('href')) ?? '', {
      maxRedirects: 0,
    });
    expect(tip.headers().location).toBe('https://example.org/tip');
    await expect(page.getByText('Confirm your email')).toHaveCount(0);
  });

  test('is put into a calendar from there, and the message goes once it is closed', async ({ page }) => {
    const thanks = thanksDialog(page);
    const file = page.waitForEvent('download');
    await thanks.getByRole('link', { name: 'Calendar', exact: true }).click();
    expect(readFileSync(await (await file).path(), 'utf8')).toContain('UID:tracked-');
    await thanks.getByRole('link', { name: 'Done' }).click();
    await expect(thanks).toHaveCount(0);
  });

  test('is recorded, with the Quest that was looked at [TRK-07, TRK-08]', async () => {
    await expect
      .poll(namesOf)
      .toEqual(expect.arrayContaining(['chariteer_clicks_volunteer_button', 'chariteer_views_quest']));
    const [view] = await recordedEvents('admins');
    expect(view).toEqual({
      eventName: 'chariteer_views_quest',
      properties: { questID: 'tracked', questName: 'State tracked', charityID: 'every-state' },
    });
  });

  test('is taken back, and that is recorded too, each step once [TRK-02, TRK-09]', async ({ page }) => {
    await givePlaceBack(page);
    await expect(signUpBar(page).getByRole('button')).toHaveText('Volunteer for this Quest!');
    await expect(thanksDialog(page)).toHaveCount(0);
    await expect
      .poll(namesOf)
      .toEqual([
        'chariteer_bail_from_quest',
        'chariteer_clicks_bail_button',
        'chariteer_clicks_volunteer_button',
        'chariteer_views_quest',
        'chariteer_views_quest',
      ]);
  });
});

test('a press of the volunteer button is recorded even if the dialog is closed again [TRK-08]', async ({
  page,
}) => {
  await logInAs(page, 'quiet');
  await page.goto(questInState('open'));
  await signUpBar(page).getByRole('button').first().click();
  await expect(page.locator('dialog.dialog:modal')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog.dialog:modal')).toHaveCount(0);
  await expect
    .poll(async () => (await recordedEvents('quiet')).map(({ eventName }) => eventName))
    .toContain('chariteer_clicks_volunteer_button');
});

test('nothing is recorded of a teenager [TRK-01, DEC-14]', async ({ page }) => {
  await logInAs(page, 'teen');
  await page.goto(questInState('open'));
  await page.goto('/charityList');
  expect(await recordedEvents('teen')).toEqual([]);
});

test('one’s quests come to a calendar app at a private address, until it is ended', async ({ page }) => {
  await logInAs(page, 'volunteer');
  await page.goto(questInState('yours'));
  await page.getByRole('link', { name: 'All my Quests in my calendar' }).click();
  await page.getByRole('button', { name: 'Make a private link' }).click();
  const address = await page.getByLabel('Private link').inputValue();
  // A calendar app brings no session.
  const fetched = await fetch(address);
  expect(fetched.headers.get('content-type')).toContain('text/calendar');
  expect(await fetched.text()).toContain('UID:yours-');
  await page.reload();
  await page.goto('/calendar-feed');
  await expect(page.getByText('You’ve had a link since')).toBeVisible();
  await expect(page.getByText(address)).toHaveCount(0);
  await page.getByRole('button', { name: 'End link' }).click();
  await expect(page.getByText('That calendar address no longer works.')).toBeVisible();
  expect((await fetch(address)).status).toBe(404);
});

test.describe('the code of a charity', () => {
  test.use({ intendedStatuses: [422] });

  test('opens a quest for who lacks the hours, and a wrong one keeps what was typed [ELI-25, OPEN-ELI-01, ELI-08]', async ({
    page,
  }) => {
    await logInAs(page, 'guildadmin');
    await page.goto(questInState('hours-by-code'));
    const field = page.getByLabel('Got a code from the charity?');
    await field.fill('GATE-8');
    await page.getByRole('button', { name: 'Enter the code' }).click();
    await expect(page.getByRole('alert')).toContainText('That’s not this charity’s code.');
    await expect(field).toHaveValue('GATE-8');
    await field.fill(ORGANIZATION_CODE.toLowerCase());
    await page.getByRole('button', { name: 'Enter the code' }).click();
    await expect(page.getByText('You can sign up now.')).toBeVisible();
    await expect(signUpBar(page).getByRole('button')).toHaveText('Volunteer for this Quest!');
    await page.goto(questInState('hours'));
    await expect(signUpBar(page)).toContainText('You have 0 of 4 required hours');
  });
});

test('without a connection the page says so, sends nothing, and keeps what was typed', async ({
  page,
  context,
}) => {
  await logInAs(page, 'volunteer');
  // With all that comes when the page is idle.
  await page.goto(questInState('yours'), { waitUntil: 'networkidle' });
  await signUpBar(page).getByRole('button', { name: 'Bail out' }).click();
  const dialog = page.getByRole('dialog', { name: 'Can’t make it?' });
  await dialog.getByLabel('Reason (optional)').fill('My train is late');
  await context.setOffline(true);
  const notice = page.getByText('You’re offline, so this may be out of date');
  await expect(notice).toBeVisible();
  await expect.poll(() => isOnTop(notice), 'the notice is over the dialog').toBe(true);
  await dialog.getByRole('button', { name: 'Bail out' }).click();
  await expect(dialog.getByLabel('Reason (optional)')).toHaveValue('My train is late');
  await dialog.getByRole('button', { name: 'Stay on this Quest' }).click();
  // It comes out of the dialog when that tells that it is closed, a moment after.
  await expect.poll(() => isOnTop(notice), 'it outlives the dialog').toBe(true);
  await signUpBar(page).getByRole('button', { name: 'Bail out' }).click();
  await expect.poll(() => isOnTop(notice), 'one opened later').toBe(true);
  await context.setOffline(false);
  await expect(notice).toBeHidden();
  await page.reload();
  await expect(signUpBar(page)).toContainText('You’re on this Quest.');
});

test('a list of quests says that it is seen without a connection, to visitors too', async ({
  page,
  context,
}) => {
  for (const as of [null, 'volunteer']) {
    if (as) await logInAs(page, as);
    // With its island, which comes when the page is idle.
    await page.goto('/questList/every-state', { waitUntil: 'networkidle' });
    await expect(page.getByText('You’re offline, so this may be out of date')).toBeHidden();
    await context.setOffline(true);
    await expect(page.getByText('You’re offline, so this may be out of date')).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText('You’re offline, so this may be out of date')).toBeHidden();
  }
});

test('a quest on paper: its facts and address, no buttons', async ({ page, baseURL }) => {
  await logInAs(page, 'volunteer');
  await page.goto(questInState('yours'));
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByText(`${baseURL}${questInState('yours')}`, { exact: true })).toBeVisible();
  await expect(page.getByText('Gate Hall')).toBeVisible();
  await expect(page.getByRole('term').filter({ hasText: 'Location' })).toHaveCSS(
    'color',
    'rgb(91, 101, 119)',
  );
  await expect(page.getByRole('button')).toHaveCount(0);
});

test('75 volunteers with the longest of names fit, on a phone as well', async ({ page }) => {
  // Peers are told three of them.
  await logInAs(page, 'staff');
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(questInState('crowded'));
    await expect(page.getByRole('region', { name: 'Volunteers' }).getByRole('listitem')).toHaveCount(75);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});

test('the page about the product tells what it is, and credits the figures [STA-01, STA-02, STA-03, OPEN-STA-01]', async ({
  page,
}) => {
  await page.goto('/about');
  const main = page.getByRole('main');
  for (const fact of [
    'is free for charities. Volunteers’ subscriptions support it.',
    'New Jersey, the Bronx, and Staten Island',
    'Get the app for iOS and Android',
  ]) {
    await expect(main).toContainText(fact);
  }
  // Those of the demo world, which has 12 charities and some more by its tests, and 200 volunteers.
  const figures = page.getByRole('region', { name: 'Good to know' }).getByRole('definition');
  await expect(figures).toHaveText([/^\d0\+$/, /^\d\d0\+$/]);
  await expect(page.getByRole('region', { name: 'How it works' }).getByRole('listitem')).toHaveCount(3);
  await expect(main.getByRole('link', { name: 'CC BY 3.0' })).toBeVisible();
});

test('nothing jumps while a page comes: finding, a charity, a quest, home [DSC-14: layout]', async ({
  page,
}) => {
  const still = async (path: string) => {
    await page.goto(path);
    expect.soft(await page.evaluate(measureShift), path).toBeLessThanOrEqual(0.01);
  };
  for (const path of ['/find', '/', '/questList/every-state', questInState('open'), '/about', PROFILE])
    await still(path);
  await logInAs(page, 'volunteer');
  for (const path of ['/home', questInState('yours')]) await still(path);
});

/** Runs in the page: how much has moved, once its fonts are there. */
async function measureShift(): Promise<number> {
  let shift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) shift += (entry as PerformanceEntry & { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
  await document.fonts.ready;
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)));
  return shift;
}

/** Whether what is seen at the middle of a text is that text, and nothing that lies over it. */
function isOnTop(text: Locator): Promise<boolean> {
  return text.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });
}
