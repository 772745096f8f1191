import type { Page } from '@playwright/test';
import { expect, test } from './browser-test.ts';
import { castEmail, DEMO_PASSWORD, logInAs } from './cast-log-in.ts';
import { englishLeft } from './english-left.ts';
import { keyboard } from './input-method.ts';
import { makeAccount, type NewPerson, newPerson, PASSWORD } from './new-account.ts';

/** Fills in fields by their names, which are the same in all languages. */
async function fillIn(page: Page, person: Partial<NewPerson>): Promise<void> {
  for (const [field, text] of Object.entries(person)) await page.locator(`#${field}`).fill(text);
}

const summary = (page: Page) => page.getByRole('main').getByRole('alert').first();

test.describe('a registration in Spanish', () => {
  test.describe.configure({ mode: 'serial' });
  test.use({ isPageKept: true, intendedStatuses: [422] });
  const person = newPerson('Milagros');
  const create = (page: Page) => page.getByRole('button', { name: 'CREAR ESTA CUENTA' }).click();

  test('what is wrong is said in Spanish before anything is sent [LNG-01, LNG-06: the form of an account]', async ({
    page,
  }) => {
    await page.goto('/es/createChariteerAccount');
    await fillIn(page, {
      ...person,
      nameFirst: '',
      emailAddress: 'a@b.con',
      phoneNumber: '12',
      password: 'corto',
    });
    await create(page);
    await expect(summary(page)).toContainText('Revisa esto');
    await expect(summary(page)).toContainText('Nombre: Completa este campo.');
    await expect(page.locator('#emailAddress-problem')).toContainText('¿Quisiste decir .com, no .con?');
    await expect(page.locator('#phoneNumber-problem')).toContainText('10 dígitos');
    await expect(page.locator('#passwordConfirmation-problem')).toContainText('no coinciden');
    await expect(page.locator('#password'), 'nothing was sent').toHaveValue('corto');
    expect(await englishLeft(page, 'es')).toEqual([]);
    expect(await page.content()).not.toContain('Please fill out this field');
  });

  test('what only the server knows is said in Spanish too, title and all [LNG-01: the form of an account]', async ({
    page,
  }) => {
    await fillIn(page, { ...person, username: 'volunteer' });
    await create(page);
    await expect(page).toHaveTitle(/^Hay un error: Crea tu cuenta/);
    await expect(page.locator('#username-problem')).not.toBeEmpty();
    await expect(summary(page)).toContainText('Escribe tu contraseña otra vez');
    expect(await englishLeft(page, 'es')).toEqual([]);
  });

  test('it succeeds in Spanish, and a log-in in English goes on in Spanish [LNG-04: a new account]', async ({
    page,
  }) => {
    await fillIn(page, person);
    await create(page);
    await expect(page).toHaveURL('/es/login');
    await expect(page.getByRole('heading', { name: 'Te damos la bienvenida a Chariteers' })).toBeVisible();
    await expect(page.getByRole('status').first()).toContainText(
      'Revisa tu correo para confirmar tu cuenta.',
    );
    await page.goto('/login');
    await page.getByLabel('Email').fill(person.emailAddress);
    await page.getByLabel('Password').fill(PASSWORD);
    await page.getByRole('button', { name: 'LOG IN' }).click();
    await expect(page).toHaveURL('/es/home');
  });

  test('pages open in the language of the account, until the browser chooses English [LNG-03] [LNG-04]', async ({
    page,
  }) => {
    await page.goto('/ar/about');
    await expect(page.getByRole('complementary', { name: 'Idioma de esta página' })).toBeVisible();
    await page.goto('/about');
    await expect(page).toHaveURL('/es/about');
    await page.getByRole('button', { name: 'English' }).click();
    await expect(page).toHaveURL('/about');
    await page.goto('/home');
    await expect(page).toHaveURL('/home');
    await page.goto('/es/about');
    await expect(page.getByRole('complementary', { name: 'Language of this page' })).toBeVisible();
  });
});

test.describe('a child in Arabic', () => {
  test.use({ javaScriptEnabled: false, intendedStatuses: [422] });

  test('hears why an adult has to help, and sees what was typed as it was [LNG-01, LNG-08: what was typed]', async ({
    page,
  }) => {
    await page.goto('/ar/createChariteerAccount');
    const dateOfBirth = `${new Date().getUTCFullYear() - 7}-01-15`;
    await fillIn(page, { nameFirst: 'Mo', dateOfBirth });
    await page.getByRole('button', { name: 'إنشاء هذا الحساب' }).click();
    const main = page.getByRole('main');
    await expect(main).toContainText('تحتاج إلى شخص بالغ لهذا');
    await expect(main.getByText('Mo', { exact: true })).toHaveAttribute('lang', 'en');
    await expect(main.getByText(/يناير/)).not.toHaveAttribute('lang');
    expect(await englishLeft(page, 'ar')).toEqual([]);
  });
});

test.describe('a log-in in Arabic', () => {
  test.use({ intendedStatuses: [422] });

  test('a wrong password is told in Arabic, by keys alone, and the right one goes on there [LNG-01, LNG-05: the log-in]', async ({
    page,
  }) => {
    const keys = keyboard(page);
    await page.goto('/ar/login');
    const [email, password] = [page.getByLabel('البريد الإلكتروني'), page.getByLabel('كلمة المرور')];
    await keys.write(email, castEmail('gold'));
    await keys.write(password, 'not the password');
    await page.keyboard.press('Enter');
    await expect(page).toHaveTitle(/^خطأ: تسجيل الدخول/);
    await expect(page.locator('.login-form').getByRole('alert')).toHaveText(/[\u0600-\u06ff]/);
    await expect(password).toHaveAttribute('aria-invalid', 'true');
    await expect(email).toHaveAttribute('dir', 'ltr');
    expect(await englishLeft(page, 'ar')).toEqual([]);
    await keys.write(password, DEMO_PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/ar/home');
  });
});

test('a link for a new password is asked for in Arabic [LNG-01: notices after a form]', async ({ page }) => {
  const person = newPerson('Yasmina');
  await makeAccount(page, person);
  await page.goto('/ar/passwordReset');
  await page.locator('#email').fill(person.emailAddress);
  await page.getByRole('button', { name: 'اطلب الرابط' }).click();
  await expect(page.getByRole('status').first()).toContainText('أرسلنا إليك رابطًا');
  await expect(page).toHaveTitle(/^أرسلنا إليك رابطًا/);
  expect(await englishLeft(page, 'ar')).toEqual([]);
});

test.describe('who wants the account deleted', () => {
  test.use({ intendedStatuses: [422] });

  test('types the phrase of the page’s language [ACC-46, LNG-01: what is typed]', async ({ page }) => {
    await logInAs(page, 'gold');
    await page.goto('/es/account-removal');
    await page.getByLabel('Escribe “borrar para siempre” para confirmar').fill('delete forever');
    await page.getByRole('button', { name: 'Borrar mi cuenta' }).click();
    await expect(page.locator('#confirmation-problem')).toHaveText(
      '¡Tienes que escribir borrar para siempre en el campo!',
    );
    expect(await englishLeft(page, 'es')).toEqual([]);
  });
});
