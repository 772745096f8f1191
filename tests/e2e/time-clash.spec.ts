import { questPageTexts } from '#domain/texts/generated/quest-page.ts';
import { signUpTexts } from '#domain/texts/generated/sign-up.ts';
import { timeClashTexts } from '#domain/texts/generated/time-clash.ts';
import { verdictsTexts } from '#domain/texts/generated/verdicts.ts';
import { expect, test } from './browser-test.ts';
import { logInAs } from './cast-log-in.ts';
import { englishLeft } from './english-left.ts';
import { type InputMethod, keyboard, mouse } from './input-method.ts';
import { DOUBLE_BOOKED, placesQuest } from './places-people.ts';
import { signUpBar, thanksDialog } from './quest-page.ts';

test.use({ intendedStatuses: [422] });

for (const way of ['mouse', 'keys'] as const) {
  test(`who is on another quest at that time reads which one, and gives it up with the sign-up, by ${way} [WAI-15]`, async ({
    page,
  }) => {
    const hands: InputMethod = way === 'keys' ? keyboard(page) : mouse;
    await logInAs(page, DOUBLE_BOOKED[way]);
    await page.goto(placesQuest('clash-wanted'));
    const notice = page.locator('.notice').filter({ hasText: 'Two Quests at the same time' });
    await expect(notice).toContainText(/You’re on Sort the pantry on \w+, .* 9:00 am – 12:00 pm\./);
    await expect(notice.getByRole('link', { name: 'Sort the pantry' })).toHaveAttribute(
      'href',
      placesQuest('clash-held'),
    );

    await hands.press(signUpBar(page).getByRole('button', { name: 'Volunteer for this Quest!' }));
    const dialog = page.getByRole('dialog', { name: 'Ready to volunteer?' });
    const giveUp = dialog.getByRole('checkbox', { name: 'Give up Sort the pantry for this one' });
    // The browser asks for it first.
    await hands.press(dialog.getByRole('button', { name: 'Yes, sign me up!' }));
    await expect(giveUp).toBeFocused();
    await page.keyboard.press('Space');
    await expect(giveUp).toBeChecked();
    await hands.press(dialog.getByRole('button', { name: 'Yes, sign me up!' }));
    await expect(thanksDialog(page)).toContainText('You gave up Sort the pantry for it.');

    await page.goto(placesQuest('clash-held'));
    await expect(signUpBar(page)).not.toContainText('You’re on this Quest.');
    const other = page.locator('.notice').filter({ hasText: 'Two Quests at the same time' });
    await expect(other).toContainText('You’re on Water the garden');
  });
}

test('a form that does not say it comes back with the question, and nothing is changed [WAI-15]', async ({
  page,
}) => {
  await logInAs(page, DOUBLE_BOOKED.looks);
  const here = placesQuest('clash-wanted');
  const answer = await page.request.post(here, { form: { action: 'sign-up' } });
  expect(answer.status()).toBe(422);
  const text = await answer.text();
  expect(text).toContain('You’re on another Quest then.');
  expect(text).toContain('Check the box to give up the other Quest.');
  expect(text).toMatch(/<dialog id="sign-up-dialog"[^>]* open/);
  await page.goto(placesQuest('clash-held'));
  await expect(signUpBar(page)).toContainText('You’re on this Quest.');
});

test('on a flexible quest one may choose times around it [WAI-15]', async ({ page }) => {
  await logInAs(page, DOUBLE_BOOKED.looks);
  await page.goto(placesQuest('clash-flexible'));
  const notice = page.locator('.notice').filter({ hasText: 'Two Quests at the same time' });
  await expect(notice).toContainText('choose times that don’t overlap');
  await signUpBar(page).getByRole('button', { name: 'Volunteer for this Quest!' }).click();
  const label = 'If they overlap, give up Sort the pantry for this one';
  await expect(page.getByRole('checkbox', { name: label })).not.toHaveAttribute('required');
});

for (const locale of ['es', 'ar'] as const) {
  test(`the question in ${locale} [WAI-15, LNG-01: two places at one time]`, async ({ page }) => {
    await logInAs(page, DOUBLE_BOOKED.es);
    await page.goto(`/${locale}${placesQuest('clash-wanted')}`);
    const t = timeClashTexts(locale);
    await expect(page.locator('.notice').filter({ hasText: t.title })).toContainText('Sort the pantry');
    const bar = page.getByRole('region', { name: questPageTexts(locale).signUp });
    await bar.getByRole('button', { name: verdictsTexts(locale).open }).click();
    const dialog = page.getByRole('dialog', { name: signUpTexts(locale).ready });
    await expect(dialog.getByRole('checkbox', { name: /Sort the pantry/ })).toBeVisible();
    expect(await englishLeft(page, locale)).toEqual([]);
  });
}
