import type { Page } from '@playwright/test';
import { charityCalendarTexts } from '#domain/texts/generated/charity-calendar.ts';
import { feastFormTexts } from '#domain/texts/generated/feast-form.ts';
import { noticesTexts } from '#domain/texts/generated/notices.ts';
import { questPageTexts } from '#domain/texts/generated/quest-page.ts';
import { signUpTexts } from '#domain/texts/generated/sign-up.ts';
import { signUpSheetTexts } from '#domain/texts/generated/sign-up-sheet.ts';
import { standInsTexts } from '#domain/texts/generated/stand-ins.ts';
import { verdictsTexts } from '#domain/texts/generated/verdicts.ts';
import { waitingListTexts } from '#domain/texts/generated/waiting-list.ts';
import type { Locale } from '#domain/texts/locale.ts';
import { errorCopyIn } from '#domain/wording/error-copy-in.ts';
import { expect, test } from './browser-test.ts';
import { logInAs } from './cast-log-in.ts';
import { englishLeft } from './english-left.ts';
import { keyboard } from './input-method.ts';
import { questInState } from './quest-page.ts';

const OTHERS = ['es', 'ar'] as const;
const CALENDAR = '/questList/every-state?view=calendar';
const inside = (locale: Locale, path: string) => `/${locale}${path}`;

test.use({ intendedStatuses: [422] });

/** Opens a page as a browser of that language. */
async function open(page: Page, locale: Locale, path: string): Promise<void> {
  await page.setExtraHTTPHeaders({ 'accept-language': locale });
  await page.goto(inside(locale, path));
}

const barOf = (page: Page, locale: Locale) =>
  page.getByRole('region', { name: questPageTexts(locale).signUp });

for (const locale of OTHERS) {
  const t = signUpTexts(locale);
  const verdicts = verdictsTexts(locale);

  test(`one signs up and bails out in ${locale} by keys alone [LNG-01, LNG-05: a sign-up]`, async ({
    page,
  }) => {
    const hands = keyboard(page);
    await logInAs(page, 'gold');
    await open(page, locale, questInState(`told-in-${locale}`));
    await hands.press(barOf(page, locale).getByRole('button', { name: verdicts.open }));
    const ready = page.getByRole('dialog', { name: t.ready });
    await expect(ready.locator('strong').first()).toHaveAttribute('lang', 'en');
    await expect(ready.getByText('State told-in')).toContainText(`State told-in-${locale}`);
    await hands.press(ready.getByRole('button', { name: t.signMeUp }));

    const thanks = page.getByRole('dialog', { name: noticesTexts(locale).signedUp });
    await expect(thanks).toBeVisible();
    expect(await englishLeft(page, locale)).toEqual([]);
    await expect(thanks.locator('.sheet-headline')).toContainText('Gatehouse of All States');
    await expect(
      thanks.getByRole('link', { name: signUpSheetTexts(locale).calendar, exact: true }),
    ).toHaveAttribute('href', `/quest/told-in-${locale}.ics?lang=${locale}`);
    await hands.press(thanks.getByRole('link', { name: signUpSheetTexts(locale).done }));
    await expect(page).toHaveURL(inside(locale, questInState(`told-in-${locale}`)));
    await expect(barOf(page, locale)).toContainText(verdicts.signedUp);
    await expect(page.getByRole('link', { name: t.allInCalendar })).toBeVisible();

    await hands.press(barOf(page, locale).getByRole('button', { name: verdicts.bailOut }));
    const bail = page.getByRole('dialog', { name: standInsTexts(locale).cannotCome });
    await expect(bail.getByRole('heading', { name: t.bailOutTitle })).toBeVisible();
    await hands.write(bail.getByLabel(t.reason), locale === 'es' ? 'Me mudo' : 'سأسافر');
    await hands.press(bail.getByRole('button', { name: t.bailOut }));
    await expect(page.getByRole('status').getByText(noticesTexts(locale).bailedOut)).toBeVisible();
    expect(await englishLeft(page, locale)).toEqual([]);
    await expect(barOf(page, locale).getByRole('button', { name: verdicts.open })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
  });

  test(`history, calendars and a late bail-out say nothing in English in ${locale} [LNG-01, LNG-09: what a volunteer comes back to]`, async ({
    page,
  }) => {
    await logInAs(page, 'volunteer');
    // Support is asked for once a month, on the first page of a quest.
    await page.goto(questInState('open'));
    for (const path of [
      '/history',
      '/calendar-feed',
      CALENDAR,
      questInState('soon'),
      questInState('hours'),
    ]) {
      await open(page, locale, path);
      expect(await englishLeft(page, locale), path).toEqual([]);
    }
    await expect(
      page.getByRole('img', { name: { es: /^0 de 4 horas/, ar: /^أنجزت 0 من 4/ }[locale] }),
    ).toBeVisible();
  });

  test(`what is missing is told in ${locale} while one writes [LNG-01: the feast form]`, async ({ page }) => {
    const feast = feastFormTexts(locale);
    await logInAs(page, 'volunteer');
    await open(page, locale, questInState('feast'));
    await barOf(page, locale).getByRole('button').first().click();
    const dialog = page.getByRole('dialog', { name: feast.title });
    const missing = dialog.locator('#feast-missing');
    await expect(missing).toContainText(feast.callMissing);
    await expect(missing).toContainText(feast.between.trim());
    await dialog.getByLabel(feast.callYes).check();
    await expect(missing).not.toContainText(feast.callMissing);
    await expect(dialog.getByLabel(feast.callYes)).toHaveValue("Yes, I'll call the day before.");
    await expect(dialog.getByRole('button', { name: feast.submit })).toBeDisabled();
  });
}

test('a quest that is full refuses in Arabic, before the form and after it [LNG-01, LNG-05: a full quest]', async ({
  page,
}) => {
  await logInAs(page, 'volunteer');
  await open(page, 'ar', questInState('full'));
  await expect(barOf(page, 'ar')).toContainText(verdictsTexts('ar').full);
  await expect(barOf(page, 'ar').getByRole('button')).toHaveText([waitingListTexts('ar').join]);

  // Someone else took the last place while the dialog was open.
  await open(page, 'ar', questInState('unheard'));
  await barOf(page, 'ar')
    .getByRole('button', { name: verdictsTexts('ar').open })
    .click();
  const ready = page.getByRole('dialog', { name: signUpTexts('ar').ready });
  await expect(ready.locator('astro-island[ssr]')).toHaveCount(0);
  await page.route(`**${questInState('unheard')}`, (route) =>
    route.continue({ url: route.request().url().replace('unheard', 'full') }),
  );
  await ready.getByRole('button', { name: signUpTexts('ar').signMeUp }).click();
  const refusal = { surface: 'site', operation: 'sign-up' } as const;
  await expect(page.getByRole('alert').first()).toContainText(
    errorCopyIn('ar', { code: 'QUEST_FULL' }, refusal),
  );
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
});

test('the month begins on the right in Arabic, with the days in its language [LNG-02, LNG-05: a charity’s calendar]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const middleOf = (column: number) =>
    page
      .locator('thead th')
      .nth(column)
      .evaluate((cell) => {
        const { left, right } = cell.getBoundingClientRect();
        return (left + right) / 2;
      });
  await open(page, 'ar', CALENDAR);
  await expect(page.getByText(charityCalendarTexts('ar').volunteerView)).toBeVisible();
  await expect(page.locator('thead abbr').first()).toHaveAttribute('title', 'الأحد');
  expect(await middleOf(0)).toBeGreaterThan(await middleOf(6));
  await open(page, 'es', CALENDAR);
  await expect(page.locator('thead abbr').first()).toHaveAttribute('title', 'domingo');
  expect(await middleOf(0)).toBeLessThan(await middleOf(6));
});

test('a ring turns in Arabic, so that it fills the way one reads [LNG-05: rings]', async ({ page }) => {
  const direction = () =>
    page
      .locator('main svg.ring')
      .first()
      .evaluate((ring) => getComputedStyle(ring).direction);
  await logInAs(page, 'volunteer');
  await open(page, 'ar', questInState('hours'));
  expect(await direction()).toBe('rtl');
});
