import type { Page } from '@playwright/test';
import { expect, test } from './browser-test.ts';
import { logInAs } from './cast-log-in.ts';
import { becomeNewPerson } from './new-account.ts';
import { keepPicture } from './pictures.ts';
import { OFFERED } from './places-people.ts';
import { givePlaceBack, questInState, signUpBar, takePlace, thanksDialog } from './quest-page.ts';

const ticket = (page: Page) => page.getByRole('region', { name: 'Your Quests' }).getByRole('article').first();
const shortcuts = (page: Page) => page.getByRole('navigation', { name: 'Shortcuts' });

test('the next Quest as a ticket, and why others are suggested [VHM-01, VHM-03: the home]', async ({
  page,
}) => {
  // The cast has Quests that are on at some hours.
  await becomeNewPerson(page, 'ComingHome');
  await page.goto(questInState('open'));
  await takePlace(page);
  await expect(thanksDialog(page)).toBeVisible();
  await page.goto('/home');
  await expect(ticket(page)).toContainText(/Today|Tomorrow|In \d+ days/);
  await expect(ticket(page)).toContainText(/\d{1,2}:\d\d [ap]m/);
  await expect(ticket(page).getByRole('link', { name: /Show on the map$/ })).toHaveAttribute(
    'href',
    /openstreetmap/,
  );
  await expect(ticket(page).getByRole('link', { name: 'Calendar' })).toHaveAttribute('href', /\.ics/);
  await page.setViewportSize({ width: 390, height: 844 });
  const bar = (await shortcuts(page).boundingBox())?.y ?? 0;
  for (const action of [
    ticket(page).getByRole('link', { name: 'Calendar' }),
    ticket(page).getByRole('button', { name: 'I can’t make it' }),
  ]) {
    const place = await action.boundingBox();
    expect((place?.y ?? 0) + (place?.height ?? 0), 'above the shortcuts at load').toBeLessThanOrEqual(bar);
  }
  await page.setViewportSize({ width: 1280, height: 720 });
  const forYou = page.getByRole('region', { name: 'For you' });
  await expect(forYou.getByRole('listitem').first()).toContainText(
    /New for you|In your district|before|Coming up/,
  );
  await keepPicture(page, 'home of a volunteer');
  await ticket(page).getByRole('button', { name: 'I can’t make it' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goto(questInState('open'));
  await givePlaceBack(page);
});

test('on a phone four places stand under the thumb, and on a Quest what can be done there [VHM-07]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await logInAs(page, 'volunteer');
  await page.goto('/home');
  await expect(shortcuts(page).getByRole('link')).toHaveText([/Home/, /Find/, /My Quests/, /Messages/]);
  await expect(shortcuts(page).getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
  const place = await shortcuts(page).boundingBox();
  expect((place?.y ?? 0) + (place?.height ?? 0), 'at the lower edge').toBeCloseTo(640, 0);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  const foot = await page.getByRole('contentinfo').boundingBox();
  const bar = await shortcuts(page).boundingBox();
  expect((foot?.y ?? 0) + (foot?.height ?? 0), 'nothing lies behind it').toBeLessThanOrEqual(
    (bar?.y ?? 0) + 1,
  );
  await shortcuts(page).getByRole('link', { name: 'Find' }).click();
  await expect(page).toHaveURL(/\/find/);
  await page.goto(questInState('open'));
  await expect(signUpBar(page)).toBeVisible();
  await expect(shortcuts(page)).toBeHidden();
  await page.goto('/home');
  await page.emulateMedia({ media: 'print' });
  await expect(shortcuts(page)).toBeHidden();
});

test('what is offered stands before everything but the next Quest, within a screen and a half of a phone [VHM-02: order]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await logInAs(page, OFFERED.looks);
  await page.goto('/home');
  const offer = page.getByRole('region', { name: 'A spot for you?' });
  await expect(offer).toContainText('We’re holding a spot for you until');
  const button = offer
    .getByRole('button', { name: 'Take the spot' })
    .or(offer.getByRole('link', { name: 'Take the spot' }));
  const box = await button.boundingBox();
  expect((box?.y ?? Number.POSITIVE_INFINITY) + (box?.height ?? 0)).toBeLessThan(1.5 * 844);
});
