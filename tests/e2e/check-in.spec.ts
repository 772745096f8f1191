import { expect, test } from './browser-test.ts';
import { logInAs } from './cast-log-in.ts';
import { ask, postQuest, signUpFor } from './month-quest.ts';

test.use({ viewport: { width: 390, height: 844 }, intendedStatuses: [422] });

test('a volunteer scans the poster, logs in and checks in with the code that the manager says, without scripts [CHK-05, CHK-06]', async ({
  page,
  browser,
  baseURL,
}) => {
  await logInAs(page, 'managers');
  const quest = await postQuest(page, { title: 'Poster at the door', startsInMinutes: 20 });
  await page.goto(`/console/quests/${quest.id}/attendance`);
  await page.getByRole('link', { name: 'Check-in poster' }).click();
  const told = await page.getByText(/^Today’s code: \d{4}$/).textContent();
  const word = told?.slice(-4) ?? '';
  await expect(page.getByRole('img', { name: 'Code to check in' })).toBeVisible();
  type Shown = { questPoster: { printedCode: string } };
  const text = `{ questPoster(questId: "${quest.id}") { printedCode } }`;
  const { questPoster } = await ask<Shown>(page, text);

  const phone = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const scanned = await phone.newPage();
  await scanned.goto(`/check-in?code=${questPoster.printedCode}`);
  const main = scanned.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Who’s checking in?');
  await logInAs(scanned, 'gold');
  await signUpFor(scanned, quest);
  await scanned.goto(`/check-in?code=${questPoster.printedCode}`);
  const field = scanned.getByLabel('Today’s code');
  await field.fill(word === '0000' ? '1111' : '0000');
  await scanned.getByRole('button', { name: 'Check in' }).click();
  await expect(scanned.getByRole('alert')).toContainText('That isn’t today’s code. Ask your lead.');
  await field.fill(word);
  await scanned.getByRole('button', { name: 'Check in' }).click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('You’re checked in');
  await phone.close();

  await page.goto(`/console/quests/${quest.id}/attendance`);
  await expect(page.getByRole('button', { name: 'Present', pressed: true })).toBeVisible();
});
