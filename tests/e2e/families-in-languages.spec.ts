import type { Page } from '@playwright/test';
import { directionOf, type Locale } from '#domain/texts/locale.ts';
import { expect, test } from './browser-test.ts';
import { linkInMail, mailsTo } from './mailbox.ts';
import { makeAccount, newPerson, openSession, TEEN_BIRTH } from './new-account.ts';

test.use({ intendedStatuses: [422] });

const CODE = /(?<![\w-])\d{6}(?![\w-])/;
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const isIn = async (page: Page, locale: Locale) => {
  await expect(page.locator('html')).toHaveAttribute('lang', locale);
  await expect(page.locator('html')).toHaveAttribute('dir', directionOf(locale));
  await expect(page.getByRole('main')).not.toHaveAttribute('lang');
};

/** The guardian's link to decide, opened in a language. */
async function openDecision(page: Page, name: string, locale: Locale): Promise<string> {
  const teen = newPerson(name, { dateOfBirth: TEEN_BIRTH });
  const email = `guardian-of-${teen.username.toLowerCase()}@family.example`;
  await makeAccount(page, { ...teen, ...{ guardianName: 'Layla Haddad', guardianEmail: email } });
  const link = new URL(await linkInMail(email, 'guardian/consent'));
  await page.goto(`/${locale}/guardian/consent${link.search}`);
  return email;
}

async function openOwnPage(page: Page, email: string): Promise<void> {
  const link = new URL(await linkInMail(email, 'guardian'));
  await page.goto(`/ar/guardian${link.search}`);
  await press(page, 'أرسلوا لي رمزًا');
  const codes = async () => (await mailsTo(email)).flatMap(({ text }) => CODE.exec(text)?.[0] ?? []);
  await expect.poll(async () => (await codes()).length, { timeout: 20_000 }).toBeGreaterThan(0);
  await page.getByLabel('الرمز الذي في رسالتنا').fill('12');
  await press(page, 'افتح الصفحة');
  await expect(page.getByRole('main').getByRole('alert')).toContainText('يتكوّن الرمز من ستة أرقام.');
  await page.getByLabel('الرمز الذي في رسالتنا').fill((await codes()).at(-1) ?? '');
  await press(page, 'افتح الصفحة');
  await expect(page.getByRole('heading', { name: 'موافقتك' })).toBeVisible();
}

async function registerTomasito(page: Page): Promise<void> {
  await page.getByLabel('Nombre de la niña o el niño').fill('Tomasito');
  await page.getByLabel('Apellido de la niña o el niño').fill('Zuckerstein');
  await page
    .getByLabel('Fecha de nacimiento de la niña o el niño')
    .fill(`${new Date().getUTCFullYear() - 8}-01-15`);
  await page.getByLabel('Tu propio nombre y apellido').fill('Wilhelmina Zuckerstein');
  await press(page, 'Registrar');
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a guardian agrees in Arabic after a refusal, and reads there in which language it was [LNG-11: consents, LNG-01: guardians]', async ({
    page,
  }) => {
    const email = await openDecision(page, 'InArabic', 'ar');
    await isIn(page, 'ar');
    await expect(page.getByText('نحفظ مع قرارك أنك قرأت هذا بالعربية.')).toBeVisible();
    await press(page, 'أوافق');
    await expect(page).toHaveTitle(/^خطأ: /);
    await expect(page.getByLabel('اسمك الأول واسم العائلة')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByRole('main')).toContainText('اكتب اسمك واسم عائلتك.');
    await isIn(page, 'ar');
    await page.getByLabel('اسمك الأول واسم العائلة').fill('ليلى حداد');
    await press(page, 'أوافق');
    await expect(page).toHaveURL(/\/ar\/guardian\/consent\?token=/);
    await openOwnPage(page, email);
    await expect(page.getByText('اللغة التي قرأتها بها: العربية.')).toBeVisible();
    const language = page.getByRole('form', { name: 'لغة رسائلنا إليك' });
    await expect(language.getByRole('button', { name: 'العربية' })).toHaveAttribute('aria-current', 'true');
    await language.getByRole('button', { name: 'Español' }).click();
    await isIn(page, 'es');
    await expect(page.getByText('Idioma en que lo leíste: العربية.')).toBeVisible();
    await expect(
      page
        .getByRole('form', { name: 'Idioma de nuestros correos para ti' })
        .getByRole('button', { name: 'Español' }),
    ).toHaveAttribute('aria-current', 'true');
  });

  test('the switch of languages keeps a guardian’s link, after a refusal too, and the guardian’s language [LNG-03, LNG-04: guardians]', async ({
    page,
  }) => {
    await openDecision(page, 'SwitchesOver', 'es');
    await press(page, 'Acepto');
    await expect(page.getByLabel('Tu nombre y apellido')).toHaveAttribute('aria-invalid', 'true');
    await page.getByRole('form', { name: 'Idioma' }).getByRole('button', { name: 'English' }).click();
    await isIn(page, 'en');
    await expect(page.getByRole('heading', { name: 'Wilhelmina asks for your consent' })).toBeVisible();
  });

  test('an adult registers a child in Spanish after a refusal, and deletes the record [LNG-01: children]', async ({
    page,
  }) => {
    const person = newPerson('EnFamilia');
    await makeAccount(page, person);
    await openSession(page, person);
    await page.goto('/es/children');
    await isIn(page, 'es');
    await press(page, 'Registrar');
    await expect(page.getByLabel('Nombre de la niña o el niño')).toHaveAttribute('aria-invalid', 'true');
    await isIn(page, 'es');
    await registerTomasito(page);
    // What only the API knows: no one registers a child before the own address is confirmed.
    await expect(page.locator('.error-summary')).toContainText('Confirma primero tu propio correo.');
    const link = new URL(await linkInMail(person.emailAddress, 'verifyEmail'));
    await page.goto(link.href);
    await page.goto('/es/children');
    await registerTomasito(page);
    await expect(page).toHaveURL(/\/es\/children$/);
    const child = page.getByRole('listitem').filter({ hasText: 'Tomasito' });
    await expect(child).toContainText('Por ahora no está en ninguna Misión.');
    await child.getByRole('button', { name: 'Borrar el registro de Tomasito' }).click();
    await expect(page.getByRole('heading', { name: '¿Borrar el registro de Tomasito?' })).toBeVisible();
    await press(page, 'Sí, borrarlo');
    await expect(page.getByText('Tomasito')).toHaveCount(0);
  });
});

for (const javaScriptEnabled of [true, false])
  test.describe(`settings ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    test('somebody sees and sets the language of mails and pages in the own details, by keys alone [LNG-04: the choice]', async ({
      page,
    }) => {
      const person = newPerson(javaScriptEnabled ? 'ChoosesJs' : 'ChoosesNo');
      await makeAccount(page, person);
      await openSession(page, person);
      await page.goto('/settings#language');
      const english = page.locator('#language');
      await english.getByRole('radio', { name: 'English' }).focus();
      await page.keyboard.press('ArrowDown');
      await expect(english.getByRole('radio', { name: 'Español' })).toBeChecked();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/es\/settings$/);
      await isIn(page, 'es');
      await expect(page.getByRole('main').getByRole('status')).toBeVisible();
      // The browser keeps it: the address without a language leads there again.
      await page.goto('/settings#language');
      await expect(page).toHaveURL(/\/es\/settings#language$/);
      await expect(page.getByRole('radio', { name: 'Español' })).toBeChecked();
    });
  });
