import type { Page } from '@playwright/test';
import { expect, test } from './browser-test.ts';
import { logInAs } from './cast-log-in.ts';
import { chooseOrganization } from './console-pages.ts';

/** List of the demo world: the meal is fully translated, the kitchen's title into Spanish only. */
const LIST = '/questList/1?by=series';
const cardOf = (page: Page, title: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
const openFirstDate = (page: Page, title: string) => cardOf(page, title).getByRole('link').first().click();
const languageOf = (page: Page, text: string) =>
  page.getByRole('main').getByText(text, { exact: true }).first().getAttribute('lang');

test('a list has the titles that its charity has translated, and says why others are English [LNG-08: site]', async ({
  page,
}) => {
  await page.setExtraHTTPHeaders({ 'accept-language': 'es' });
  await page.goto(`/es${LIST}`);
  await expect(cardOf(page, 'Servir la cena')).toBeVisible();
  expect(await languageOf(page, 'Servir la cena')).toBeNull();
  await expect(cardOf(page, 'Picar y cocinar')).toBeVisible();
  await expect(page.getByText('La organización todavía no ha traducido')).toBeVisible();
  await page.goto(`/ar${LIST}`);
  await expect(cardOf(page, 'تقديم وجبة المساء')).toBeVisible();
  expect(await languageOf(page, 'Chop and cook')).toBe('en');
  await page.goto(LIST);
  await expect(cardOf(page, 'Serve the evening meal')).toBeVisible();
});

test('a quest is read in the language of the page, and what is not says that it is English [LNG-08: site]', async ({
  page,
}) => {
  await page.setExtraHTTPHeaders({ 'accept-language': 'es' });
  await page.goto(`/es${LIST}`);
  await openFirstDate(page, 'Servir la cena');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Servir la cena');
  await expect(heading).not.toHaveAttribute('lang');
  await expect(page).toHaveTitle(/Servir la cena/);
  await expect(page.getByText('Sesenta invitados, una sala cálida.')).toBeVisible();
  // The mark itself: a quest that is full meanwhile names others, and says what is English there.
  await expect(page.getByText('En inglés', { exact: true })).toHaveCount(0);
  const [, path = ''] = /\/es(\/questList\/.*)$/.exec(page.url()) ?? [];
  await page.goto(path);
  await expect(heading).toHaveText('Serve the evening meal');
  await page.goto(`/es${LIST}`);
  await openFirstDate(page, 'Picar y cocinar');
  await expect(heading).toHaveText('Picar y cocinar');
  await expect(page.getByText('En inglés', { exact: true })).toHaveCount(1);
  await expect(page.locator('.prose')).toHaveAttribute('lang', 'en');
});

test('the stamp book leads to what a stamp says in other languages [LNG-08: console]', async ({ page }) => {
  await logInAs(page, 'managers');
  await chooseOrganization(page, { organization: '1' });
  await page.goto('/console/stamps');
  await page.getByRole('button', { name: 'Options for Serve the evening meal' }).click();
  await page.getByRole('menuitem', { name: 'In other languages' }).click();
  const dialog = page.getByRole('dialog', { name: 'In other languages' });
  await expect(dialog.getByLabel('Title in Español')).toHaveValue('Servir la cena');
  await expect(dialog.getByLabel('Title in العربية')).toHaveValue('تقديم وجبة المساء');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Languages' })).toBeVisible();
});

test('home, history and who is looked after call a quest as its charity does, and say what is English [LNG-08: where quests are named]', async ({
  page,
}) => {
  await page.setExtraHTTPHeaders({ 'accept-language': 'es' });
  const why = page.getByText('La organización todavía no ha traducido los títulos que están en inglés.');
  const called = (title: RegExp) =>
    page.getByRole('main').getByRole('listitem').getByRole('link').filter({ hasText: title }).first();
  // Other journeys sign up, too: where it stands in the history is not known.
  const openHistoryWith = async (history: string, title: RegExp) => {
    for (let number = 1; number <= 6; number += 1) {
      await page.goto(`${history}?page=${number}`);
      if ((await called(title).count()) > 0) return;
    }
  };
  await logInAs(page, 'volunteer');
  await openHistoryWith('/es/history', /^(Servir la cena|Picar y cocinar)$/);
  await expect(called(/^(Servir la cena|Picar y cocinar)$/)).not.toHaveAttribute('lang');
  await openHistoryWith('/es/history', /^State /);
  await expect(called(/^State /)).toHaveAttribute('lang', 'en');
  await expect(why).toHaveCount(1);
  await page.goto('/es/home');
  expect(await languageOf(page, 'State soon')).toBe('en');
  await expect(why).toHaveCount(1);
  await openHistoryWith('/history', /^(Serve the evening meal|Chop and cook)$/);
  await expect(called(/^(Serve the evening meal|Chop and cook)$/)).not.toHaveAttribute('lang');
  await expect(page.getByText(/hasn’t translated titles/)).toHaveCount(0);
  await logInAs(page, 'gold');
  await page.goto('/es/supervision');
  await expect(called(/^State /)).toHaveAttribute('lang', 'en');
  await expect(why).toHaveCount(1);
});
