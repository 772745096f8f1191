import type { Page } from '@playwright/test';
import { ROUTES } from '../../site/lib/routes.ts';
import { ADULTS, PEOPLE, seenBy } from '../support/seen-by.ts';
import { ONLOOKERS, SEEN, seenId, seenUsername } from '../support/visibility-world.ts';
import { expect, test } from './browser-test.ts';
import { logInAs } from './cast-log-in.ts';
import { makeAccount, newPerson, openSession } from './new-account.ts';
import { signUpBar, thanksDialog } from './quest-page.ts';

const QUEST = `/questList/${SEEN.charity}/quest`;

async function htmlFor(page: Page, onlooker: string | null, path: string): Promise<string> {
  await page.context().clearCookies();
  if (onlooker) await logInAs(page, seenId(onlooker));
  return (await page.request.get(path)).text();
}

const named = (html: string) => PEOPLE.filter((name) => html.includes(seenUsername(name)));
const identified = (html: string) => PEOPLE.filter((name) => html.includes(seenId(name)));

for (const onlooker of [null, ...ONLOOKERS]) {
  test(`the pages of quests show ${onlooker ?? 'a visitor'} whom the rule lets [SAF-01, SAF-02, SAF-03, DEC-30]`, async ({
    page,
  }) => {
    const wanted = seenBy(onlooker, 'quest');
    const ahead = await htmlFor(page, onlooker, `${QUEST}/${SEEN.ahead}`);
    expect([named(ahead), identified(ahead).filter((name) => !wanted.includes(name))]).toEqual([wanted, []]);
    expect(ahead).toContain('8 of 12 spots taken');
    const past = await htmlFor(page, onlooker, `${QUEST}/${SEEN.past}`);
    expect(named(past)).toEqual(seenBy(onlooker, 'past quest'));
  });
}

test.describe('profiles', () => {
  test.use({ intendedStatuses: [404] });

  test('of the young there is no profile and no picture for others, as if there were nobody [SAF-04, SAF-05]', async ({
    page,
  }) => {
    for (const name of PEOPLE) {
      const address = `/chariteer-fun-profile/${seenId(name)}`;
      const status = ADULTS.includes(name) ? 200 : 404;
      expect((await page.request.get(address)).status(), name).toBe(status);
      expect((await page.request.get(`/og/chariteer/${seenId(name)}.png`)).status(), name).toBe(status);
    }
    const hidden = await htmlFor(page, 'manager', `/chariteer-fun-profile/${seenId('youth')}`);
    const unknown = await htmlFor(page, 'manager', '/chariteer-fun-profile/nobody');
    expect(hidden.replaceAll(seenId('youth'), 'nobody')).toBe(unknown);
    expect(await htmlFor(page, 'youth', `/chariteer-fun-profile/${seenId('youth')}`)).toContain(
      'Only you see this page',
    );
  });

  test('the switches are kept, and what is off is gone for others [SAF-03, SAF-05]', async ({
    page,
    browser,
  }) => {
    await logInAs(page, seenId('elder'));
    await page.goto('/settings#others');
    await page.getByRole('link', { name: 'Who sees you' }).click();
    await page.getByLabel('Only people I share something with').check();
    await page.getByLabel('Hours volunteered').uncheck();
    await page.getByLabel('Attendance record').check();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('status')).toContainText('Saved.');
    await expect(page.getByLabel('Only people I share something with')).toBeChecked();
    await expect(page.getByLabel('Hours volunteered')).not.toBeChecked();

    const context = await browser.newContext();
    const other = await context.newPage();
    const address = `/chariteer-fun-profile/${seenId('elder')}`;
    await other.goto(address);
    await expect(other.getByText('Attendance record', { exact: true })).toBeVisible();
    await expect(other.getByText('Hours volunteered', { exact: true })).toHaveCount(0);
    await logInAs(other, seenId('stranger'));
    await other.goto('/district/100');
    const volunteers = other.getByRole('main');
    await expect(volunteers.getByRole('link', { name: seenUsername('adult') })).toBeVisible();
    await expect(volunteers).not.toContainText(seenUsername('elder'));
    await expect(volunteers).toContainText(/\d+ more volunteers?/);

    await page.getByLabel('Your profile: username and arms').uncheck();
    await page.getByLabel('Other volunteers').check();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('status')).toContainText('Saved.');
    expect((await other.goto(address))?.status()).toBe(404);
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'Only you see this page' })).toBeVisible();
    await context.close();
  });
});

test('who signs up for the first time is asked once whether others see the user name [SAF-03]', async ({
  page,
}) => {
  const person = newPerson('FirstTimer');
  await makeAccount(page, person);
  await openSession(page, person);
  await page.goto(`${QUEST}/${SEEN.empty[0]}`);
  await signUpBar(page).getByRole('button', { name: 'Volunteer for this Quest!' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ready to volunteer?' });
  await expect(dialog.getByLabel(/Show my username/)).toBeChecked();
  await dialog.getByLabel(/Show my username/).uncheck();
  await dialog.getByRole('button', { name: 'Yes, sign me up!' }).click();
  await expect(thanksDialog(page)).toBeVisible();
  await page.goto('/settings/privacy');
  await expect(page.getByLabel('Only people I share something with')).toBeChecked();
  await page.goto(`${QUEST}/${SEEN.empty[1]}`);
  await signUpBar(page).getByRole('button', { name: 'Volunteer for this Quest!' }).click();
  await expect(dialog.getByRole('button', { name: 'Yes, sign me up!' })).toBeVisible();
  await expect(dialog.getByLabel(/Show my username/)).toHaveCount(0);
});

/** Every page that a viewer may open, with each id of the world where the address has one. */
function pathsFor(onlooker: string | null): string[] {
  const ids = [SEEN.charity, SEEN.ahead, SEEN.past, SEEN.guild, seenId('kid'), '100', '2026'];
  const isOpen = ({ access, form }: (typeof ROUTES)[string]) =>
    form !== 'endpoint' && (onlooker !== null || access === 'everybody' || access === 'visitor');
  return Object.entries(ROUTES).flatMap(([route, one]) => {
    if (!isOpen(one)) return [];
    if (route === '/questList/:id/quest/:id') return [SEEN.ahead, SEEN.past].map((id) => `${QUEST}/${id}`);
    return route.includes(':id') ? ids.map((id) => route.replace(':id', id)) : [route];
  });
}

for (const onlooker of [null, 'stranger']) {
  test(`no page, list, feed or search tells ${onlooker ?? 'a visitor'} of a minor or links to them [WAV-11]`, async ({
    page,
  }) => {
    await page.context().clearCookies();
    if (onlooker) await logInAs(page, seenId(onlooker));
    const words = [seenUsername('kid'), 'Realkid', `${seenId('kid')}@`];
    const searches = [`/find?q=${seenUsername('kid')}`, `/guilds/search?q=${seenUsername('guild')}`];
    const files = ['/sitemap.xml', `/quest/${SEEN.ahead}.ics`];
    const paths = [...pathsFor(onlooker), ...searches, ...files];
    expect(paths.length).toBeGreaterThan(100);
    for (const path of paths) {
      const answer = await page.request.get(path);
      expect(answer.status(), path).not.toBe(429);
      const text = await answer.text();
      const told = words.filter((word) => text.includes(word) && !path.includes(word));
      expect(told, path).toEqual([]);
      if (!path.includes(seenId('kid'))) expect(text.includes(seenId('kid')), path).toBe(false);
    }
    const profile = await (await page.request.get(`/chariteer-fun-profile/${seenId('adult')}`)).text();
    expect(profile).toContain('<meta name="robots" content="noindex"');
  });
}
