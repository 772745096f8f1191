import { expect, test } from './browser-test.ts';
import { logInAs } from './cast-log-in.ts';
import { newPerson } from './new-account.ts';

const REGISTRATION = '/createChariteerAccount';
const COMMON = 'password1';

test.use({ intendedStatuses: [422] });

test('a form in Spanish says what is wrong in Spanish, before it is sent and after [LNG-01: refusals of a value, LNG-06]', async ({
  page,
}) => {
  await page.goto(`/es${REGISTRATION}`);
  // The texts came with the page, in its language alone.
  const packed = await page
    .locator('registration-form')
    .evaluate((form) => ({ ...(form as HTMLElement).dataset }));
  expect(packed.problems).toContain('Completa este campo.');
  expect(packed.problems).not.toContain('Please fill out this field.');
  await page.locator('#registration button[type="submit"]').click();
  await expect(page.locator('#nameFirst-problem')).toHaveText('Completa este campo.');
  await expect(page.locator('.error-summary')).toContainText('Número de celular: Completa este campo.');

  // A browser has no list of frequent passwords: the API refuses this one, in English.
  const person = { ...newPerson('Spanish'), password: COMMON, passwordConfirmation: COMMON };
  for (const [field, value] of Object.entries(person)) await page.locator(`#${field}`).fill(value);
  await page.locator('#registration button[type="submit"]').click();
  await expect(page.locator('#password-problem')).toHaveText(
    'Esa contraseña es demasiado fácil de adivinar. Elige otra.',
  );
  await expect(page).toHaveURL(new RegExp(`/es${REGISTRATION}$`));
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a form in Arabic says labels, hints and what is wrong in Arabic [LNG-01: refusals of a value]', async ({
    page,
  }) => {
    await page.goto(`/ar${REGISTRATION}`);
    await expect(page.getByLabel('اسم المستخدم', { exact: true })).toBeVisible();
    await expect(page.locator('#password-hint')).toHaveText(/لا تقل عن 8 من الأحرف والرموز\./);
    const person = { ...newPerson('Arabic'), phoneNumber: '12' };
    for (const [field, value] of Object.entries(person)) await page.locator(`#${field}`).fill(value);
    await page.locator('#registration button[type="submit"]').click();
    await expect(page.locator('#phoneNumber-problem')).toHaveText('رقم هاتفك يجب أن يتكون من 10 أرقام.');
    await expect(page.locator('.error-summary li')).toHaveText(['رقم هاتفك يجب أن يتكون من 10 أرقام.']);
  });
});

test('the details in Spanish name them in Spanish [LNG-01: languages that people speak]', async ({
  page,
}) => {
  await logInAs(page, 'volunteer');
  await page.goto('/es/settings#about-you');
  await expect(page.getByRole('checkbox', { name: 'Lengua de señas americana' })).toBeVisible();
});
