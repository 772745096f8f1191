import { expect, test } from './browser-test.ts';
import { castEmail, DEMO_PASSWORD, logInAs, logInThere } from './cast-log-in.ts';
import { questInState, signUpBar, thanksDialog } from './quest-page.ts';

test.describe('a log-in that fails', () => {
  test.use({ intendedStatuses: [422] });

  test('a log-in that fails says why and keeps the address that was typed [ERR-04, ERR-05, ACC-32]', async ({
    page,
  }) => {
    await page.goto('/login');
    await expect(page.getByRole('button', { name: 'LOG IN' })).toBeVisible();
    await expect(page.getByRole('link', { name: /Reset it/ })).toHaveAttribute('href', '/passwordReset');
    const [email, password] = [page.getByLabel('Email'), page.getByLabel('Password')];
    await email.fill(castEmail('volunteer'));
    await password.fill('not the password');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toContainText('password');
    await expect(email).toHaveValue(castEmail('volunteer'));
    await expect(password).toHaveValue('');
    await email.fill('nobody@demo.example');
    await password.fill(DEMO_PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toContainText('help@example.org');
    await expect(email).toHaveValue('nobody@demo.example');
  });
});

test('the dialog to log in begins at the address, and each of its buttons is seen whole', async ({
  page,
}) => {
  await page.goto(questInState('open'));
  await signUpBar(page).getByRole('button', { name: 'Log in' }).click();
  const dialog = page.getByRole('dialog', { name: 'Log in' });
  await expect(dialog.getByLabel('Email')).toBeFocused();
  const [hidden, ...buttons] = await dialog.locator('button').all();
  await expect(hidden ?? dialog, 'what Enter presses').toHaveCSS('clip-path', 'inset(50%)');
  for (const button of buttons) expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
});

test('a page that is not public asks for the log-in and then comes [NAV-10, NAV-23, NAV-25, ACC-37]', async ({
  page,
}) => {
  await page.goto('/charityList');
  await expect(page).toHaveURL('/login?returnTo=%2FcharityList');
  await logInThere(page, 'volunteer');
  await expect(page).toHaveURL('/charityList');
  await expect(page.getByRole('link', { name: 'Lantern Hill Community Church' })).toBeVisible();
});

test('a log-in never leads to another site, and without a saved path it leads home [NAV-25, ACC-37]', async ({
  page,
}) => {
  await page.goto('/login?returnTo=//evil.example/quest');
  await logInThere(page, 'volunteer');
  await expect(page).toHaveURL('/home');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Rosa!');
});

test.describe('a session that ends before a form is sent', () => {
  test.use({ intendedStatuses: [401, 422] });

  test('what was sent arrives after the log-in, once [ACC-38, CON-01, CON-02, TST-05]', async ({
    page,
    context,
  }) => {
    await logInAs(page, 'boardmembers');
    await page.goto('/questList/every-state/quest/interrupted');
    await signUpBar(page).getByRole('button', { name: 'Volunteer for this Quest!' }).click();
    await context.clearCookies();
    await page.getByRole('button', { name: 'Yes, sign me up!' }).click();
    await expect(page.getByRole('main')).toContainText('Nothing is lost');
    await page.getByLabel('Email').fill(castEmail('boardmembers'));
    await page.getByLabel('Password').fill('not the password');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toContainText('password');
    await logInThere(page, 'boardmembers');
    await expect(page).toHaveURL('/questList/every-state/quest/interrupted');
    await expect(thanksDialog(page)).toBeVisible();

    await page.reload();
    await signUpBar(page).getByRole('button', { name: 'Bail out' }).click();
    await page.getByLabel('Reason (optional)').fill('My “train” is late & cold');
    await context.clearCookies();
    const dialog = page.getByRole('dialog', { name: 'Can’t make it?' });
    await dialog.getByRole('button', { name: 'Bail out' }).click();
    await expect(page.locator('input[name="reason"]')).toHaveValue('My “train” is late & cold');
    await logInThere(page, 'boardmembers');
    await expect(page.getByText('You abandoned this Quest.')).toBeVisible();
  });
});

test('two taps on a slow line are one sign-up, and it is told as one [CON-01, TST-04]', async ({ page }) => {
  await logInAs(page, 'frontdeskstaff');
  await page.goto('/questList/every-state/quest/interrupted');
  await signUpBar(page).getByRole('button', { name: 'Volunteer for this Quest!' }).click();
  // Before its script is there, the browser sends the form itself.
  await expect(page.getByRole('dialog').locator('astro-island[ssr]')).toHaveCount(0);
  let sent = 0;
  let letGo = () => {};
  const isLate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/quest/interrupted', async (route) => {
    sent += 1;
    await isLate;
    await route.continue();
  });
  const place = await page.getByRole('button', { name: 'Yes, sign me up!' }).boundingBox();
  if (!place) throw new Error('The dialog did not open');
  // Not by `click`, which waits for the page that comes.
  await page.mouse.click(place.x + 9, place.y + 9, { clickCount: 2, delay: 20 });
  await page.mouse.click(place.x + 9, place.y + 9);
  letGo();
  await expect(thanksDialog(page)).toBeVisible();
  expect(sent).toBe(1);
});

test('the account menu shows initials and logs out on the server [NAV-01, NAV-29, OPEN-NAV-06, HOME-02]', async ({
  page,
}) => {
  await logInAs(page, 'volunteer');
  const [session] = await page.context().cookies();
  await page.goto('/');
  await expect(page).toHaveURL('/home');
  const main = page.getByRole('navigation', { name: 'Main' });
  await expect(main.getByRole('link', { name: 'Charities' })).toHaveAttribute('href', '/charityList');
  for (const name of ['Charities', 'Guilds', 'Profile']) {
    await expect(main.getByRole('link', { name, exact: true })).toBeVisible();
  }
  await main.getByText('RD', { exact: true }).click();
  await expect(main.getByRole('link', { name: 'My profile' })).toHaveAttribute(
    'href',
    /^\/chariteer-fun-profile\//,
  );
  await page.setViewportSize({ width: 390, height: 800 });
  await page.getByText('Menu', { exact: true }).click();
  const mobile = page.getByRole('navigation', { name: 'Mobile' });
  for (const name of ['Charities', 'Guilds', 'My Quests', 'My profile', 'Your details']) {
    await expect(mobile.getByRole('link', { name, exact: true })).toBeVisible();
  }
  await expect(mobile.getByRole('link', { name: /profile/i }), 'once').toHaveCount(1);
  await mobile.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/login');

  if (!session) throw new Error('The log-in set no cookie');
  await page.context().addCookies([session]);
  await page.goto('/home');
  await expect(page, 'the old session is over on the server too').toHaveURL('/login?returnTo=%2Fhome');
});

test('says on the way in what an invitation’s link is for [DSK-09, DSK-10]', async ({ page }) => {
  await page.goto('/invitations?invited=x');
  const main = page.getByRole('main');
  await expect(main).toContainText('You have an invitation. Log in or join to answer it.');
  await main.getByRole('link', { name: 'Sign Up' }).click();
  await expect(page).toHaveURL(/\/join$/);
  await expect(main).toContainText('You have an invitation. Log in or join to answer it.');
});
