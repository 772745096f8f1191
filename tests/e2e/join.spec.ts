import { expect, test } from './browser-test.ts';
import { countedHands } from './counted-hands.ts';
import { mailedCode } from './mailbox.ts';
import { makeAccount, newPerson } from './new-account.ts';
import { keepPicture } from './pictures.ts';
import { questInState, signUpBar, thanksDialog } from './quest-page.ts';

test('a stranger with a quest’s link is on it after at most 8 taps, 5 fields and 30 s [JOI-03, JOI-19]', async ({
  page,
}, { retry }) => {
  const address = `rosa.join${retry}@example.org`;
  const hands = countedHands(page);
  await page.goto(questInState('open'));
  await hands.tap('Volunteer for this Quest!', 'link');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What’s your email?');
  await hands.write('Email', address);
  await hands.tap('Send me a code');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enter the six digits');
  await hands.write('Code', await mailedCode(address));
  await hands.tap('Continue');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Who should .* look for\?$/);
  await hands.write('First Name', 'Rosa');
  await hands.write('Last Name', 'Delgado');
  await hands.write('Date of Birth', '4/12/1991');
  await hands.tap('I agree', 'checkbox');
  await hands.tap('I’m in');
  await expect(page).toHaveURL(questInState('open'));
  await expect(thanksDialog(page)).toBeVisible();
  const { taps, fields } = hands.count;
  expect(taps).toBeLessThanOrEqual(8);
  expect(fields).toBe(5);
  expect(hands.seconds()).toBeLessThanOrEqual(30);
  // No one is welcomed back who has just come for the first time.
  await expect(page.getByText('Welcome back')).toHaveCount(0);
  await page.reload();
  await expect(signUpBar(page).getByRole('button', { name: 'Bail out' })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the last page asks when one comes and goes, and the place is confirmed by it [JOI-03: flexible times]', async ({
    page,
  }) => {
    const address = `times.join${test.info().retry}@example.org`;
    await page.goto(questInState('flexible'));
    await signUpBar(page).getByRole('link', { name: 'Volunteer for this Quest!' }).click();
    const main = page.getByRole('main');
    await main.getByLabel('Email').fill(address);
    await main.getByRole('button', { name: 'Send me a code' }).click();
    await main.getByLabel('Code').fill(await mailedCode(address));
    await main.getByRole('button', { name: 'Continue' }).click();
    await main.getByLabel('First Name').fill('Rosa');
    await main.getByLabel('Last Name').fill('Delgado');
    await main.getByLabel('Date of Birth').fill('4/12/1991');
    await main.getByLabel('Arrival').selectOption({ index: 1 });
    await main.getByRole('checkbox').check();
    await main.getByRole('button', { name: 'I’m in' }).click();
    await expect(thanksDialog(page)).toBeVisible();
  });

  test('who comes again by a quest’s link is asked on the last page, too [JOI-03: known by the address]', async ({
    page,
  }) => {
    const person = newPerson('Timely');
    await makeAccount(page, person);
    await page.goto(questInState('flexible'));
    await signUpBar(page).getByRole('link', { name: 'Volunteer for this Quest!' }).click();
    const main = page.getByRole('main');
    await main.getByLabel('Email').fill(person.emailAddress);
    await main.getByRole('button', { name: 'Send me a code' }).click();
    await main.getByLabel('Code').fill(await mailedCode(person.emailAddress));
    await main.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('One more thing');
    await keepPicture(page, 'joining questions to who is known');
    await main.getByLabel('Arrival').selectOption({ index: 1 });
    await main.getByRole('button', { name: 'I’m in' }).click();
    await expect(page).toHaveURL(questInState('flexible'));
    await expect(thanksDialog(page)).toBeVisible();
  });
});
