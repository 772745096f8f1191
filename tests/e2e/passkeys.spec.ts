import type { Page } from '@playwright/test';
import { expect, test } from './browser-test.ts';
import { countedHands } from './counted-hands.ts';
import { mailsTo, makeProofStale } from './mailbox.ts';
import { logInThere, makeAccount, newPerson, openSession } from './new-account.ts';
import { keepPicture } from './pictures.ts';
import { givePlaceBack, questInState, signUpBar, thanksDialog } from './quest-page.ts';

/** Browsers have passkeys at a name only. */
const baseURL = `http://localhost:${Number(process.env.E2E_PORT ?? 4517)}`;
// The question who it is, and the login, answer the form that comes there with a refusal. A window takes one device.
test.use({ baseURL, intendedStatuses: [401, 403], reuseContext: false });

/** A device with a reader of fingers, which says yes to everything. */
async function plugIn(page: Page) {
  const device = await page.context().newCDPSession(page);
  await device.send('WebAuthn.enable');
  const { authenticatorId } = await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    touches: (enabled: boolean) =>
      device.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled }),
  };
}

/** A device that is asked while no one touches it never answers that question: it is touched before the press asks. */
async function pressAndTouch(page: Page, device: Awaited<ReturnType<typeof plugIn>>): Promise<void> {
  await page.route('/graphql', async (route) => {
    await device.touches(true);
    // The touch may answer the offer in the field too, and the page is gone before its question goes on.
    await route.continue().catch(() => undefined);
  });
  await page.getByRole('main').getByRole('button', { name: 'Use a passkey' }).click();
  await page.waitForURL(({ pathname }) => !pathname.startsWith('/login'));
  await page.unroute('/graphql');
}

test('a passkey is added, named, opens the account by one press, proves who it is, and is removed [JOI-08, SAF-25: site]', async ({
  page,
}) => {
  const person = newPerson('Keybearer');
  const main = page.getByRole('main');
  const device = await plugIn(page);
  await makeAccount(page, person);
  await openSession(page, person);
  await page.goto('/settings#passkeys');
  const card = page.getByRole('region', { name: 'Passkeys' });
  await card.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByText('Passkey added.')).toBeVisible();
  await card.getByText('Rename').click();
  await card.getByLabel('Name').fill('My phone');
  await card.getByRole('button', { name: 'Save name' }).click();
  await expect(card.getByRole('listitem')).toContainText('My phone');
  await card.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(card.getByText('This device already has a passkey for your account.')).toBeVisible();
  await keepPicture(page, 'passkeys');

  await page.request.post('/logout');
  // What the browser offers in the field of the address is taken with one touch; this device touches by itself.
  await page.goto('/login');
  await expect(page).toHaveURL('/home');

  await page.request.post('/logout');
  await device.touches(false);
  const offered = page.waitForResponse('/graphql');
  await page.goto('/login');
  await offered;
  await expect(main.getByLabel('Email')).toHaveAttribute('autocomplete', 'username webauthn');
  await pressAndTouch(page, device);
  await expect(page).toHaveURL('/home');

  await makeProofStale(page);
  await page.goto('/settings#passkeys');
  await card.getByRole('button', { name: 'Remove the passkey My phone' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Is it really you?');
  await main.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByText('Passkey removed.')).toBeVisible();
  await expect(card.getByRole('listitem')).toHaveCount(0);
  const told = async () => (await mailsTo(person.emailAddress)).map(({ text }) => text).join();
  await expect.poll(told).toContain('A passkey was just added to your account');
  await expect.poll(told).toContain('A passkey was removed from your account at');
});

test('an account demands its passkey, which is then the second step after the password [JOI-09: passkey alone]', async ({
  page,
}) => {
  const person = newPerson('Doublelock');
  const main = page.getByRole('main');
  const device = await plugIn(page);
  await makeAccount(page, person);
  await openSession(page, person);
  await page.goto('/settings#passkeys');
  await main.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByText('Passkey added.')).toBeVisible();
  await page.goto('/settings/second-factor');
  await keepPicture(page, 'a passkey as second step');
  await main.getByRole('button', { name: 'Ask for my passkey at every login' }).click();
  await expect(page.getByText('Login now asks for your passkey.')).toBeVisible();

  await page.request.post('/logout');
  await device.touches(false);
  await page.goto('/login?returnTo=/settings/second-factor');
  await logInThere(page, person);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('One more step');
  await expect(main.getByRole('textbox')).toHaveCount(0);
  await keepPicture(page, 'a passkey as second step of a log-in');
  await pressAndTouch(page, device);
  await expect(page).toHaveURL('/settings/second-factor');
  await expect(main.getByRole('button', { name: 'Stop asking for my passkey' })).toBeVisible();
});

test('who is logged in is on a quest after two taps, who has a passkey and is not after three [JOI-03, JOI-08: taps]', async ({
  page,
}) => {
  const person = newPerson('Twotaps');
  const device = await plugIn(page);
  await makeAccount(page, person);
  await openSession(page, person);
  await page.goto('/settings#passkeys');
  await page.getByRole('main').getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByText('Passkey added.')).toBeVisible();

  const quest = questInState('open');
  await page.goto(quest);
  const hands = countedHands(page);
  await hands.press(signUpBar(page).getByRole('button', { name: 'Volunteer for this Quest!' }));
  await hands.press(page.getByRole('button', { name: 'Yes, sign me up!' }));
  await expect(thanksDialog(page)).toBeVisible();
  expect(hands.count.taps).toBeLessThanOrEqual(2);
  await page.goto(quest);
  await givePlaceBack(page);

  await page.request.post('/logout');
  await device.touches(false);
  await page.goto(quest);
  const again = countedHands(page);
  await again.press(signUpBar(page).getByRole('link', { name: 'Volunteer for this Quest!' }));
  // The offer in the field is asked for while no one touches the device, or it would be taken before the press.
  const offered = page.waitForResponse('/graphql');
  await again.press(page.getByRole('main').getByRole('button', { name: 'Use a passkey' }));
  await offered;
  await expect(page.getByRole('main').getByLabel('Email')).toHaveAttribute(
    'autocomplete',
    'username webauthn',
  );
  // The button of the login page, and one touch of the device, which is the press itself.
  await pressAndTouch(page, device);
  again.count.taps += 1;
  await expect(thanksDialog(page)).toBeVisible();
  expect(again.count.taps).toBeLessThanOrEqual(3);
});

test('the log-in dialog of a quest and the way of joining lead to the passkey, without a script [JOI-08: site]', async ({
  page,
}) => {
  const here = questInState('open');
  await page.goto(here);
  const link = page
    .locator('#login-dialog')
    .getByRole('link', { name: 'Use a passkey', includeHidden: true });
  await expect(link).toHaveAttribute('href', `/login?returnTo=${encodeURIComponent(here)}`);
  expect(await page.locator('script[src]').count()).toBe(0);
  await page.goto('/join');
  await page.getByRole('link', { name: 'Use a passkey' }).click();
  await expect(page.getByRole('button', { name: 'Use a passkey' })).toBeVisible();
});
