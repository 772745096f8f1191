import type { Page } from '@playwright/test';
import { expect, test } from './browser-test.ts';
import { logInAs } from './cast-log-in.ts';
import { EXAMPLE_GUILD } from './every-state-charity.ts';
import { linkInMail, mailsTo } from './mailbox.ts';
import { makeAccount, newPerson, openSession, TEEN_BIRTH } from './new-account.ts';
import { keepPicture } from './pictures.ts';
import { questInState, signUpBar, thanksDialog } from './quest-page.ts';

const notice = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });
const alert = (page: Page) => page.getByRole('main').getByRole('alert');
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();

/** A young person with a guardian, and the guardian's link to decide, opened. */
async function openDecision(page: Page, name: string) {
  const teen = newPerson(name, { dateOfBirth: TEEN_BIRTH });
  const email = `guardian-of-${teen.username.toLowerCase()}@family.example`;
  await makeAccount(page, { ...teen, ...{ guardianName: 'Philippa Zuckerstein', guardianEmail: email } });
  const link = await linkInMail(email, 'guardian/consent');
  await page.goto(link);
  return { teen, email, link };
}

async function agree(page: Page): Promise<void> {
  await page.getByLabel('Your first and last name').fill('Philippa Zuckerstein');
  await press(page, /^I agree/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you. Here’s what happens now.');
}

/** Opens the guardian's own page with the code from the mail. */
async function openOwnPage(page: Page, email: string): Promise<void> {
  await page.goto(await linkInMail(email, 'guardian'));
  await press(page, 'Send me a code');
  await expect(notice(page, 'Code sent.')).toBeVisible();
  const codes = async () => (await mailsTo(email)).flatMap(({ text }) => /^\d{6}$/m.exec(text)?.[0] ?? []);
  await expect.poll(async () => (await codes()).length, { timeout: 20_000 }).toBeGreaterThan(0);
  await page.getByLabel('Code from our email').fill((await codes()).at(-1) ?? '');
  await press(page, 'Open the page');
  await expect(page.getByRole('heading', { name: 'Your consent' })).toBeVisible();
}

/** Applies to a guild of the demo world. */
async function applyToGuild(page: Page): Promise<void> {
  const query = 'mutation ($id: ID!) { applyToGroup(groupId: $id) { id } }';
  const data = { query, variables: { id: EXAMPLE_GUILD.id } };
  const answer = await page.request.post('/graphql', { data });
  expect((await answer.json()).errors).toBeUndefined();
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`a guardian ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled, intendedStatuses: [410, 422] });
    const suffix = javaScriptEnabled ? 'Js' : 'No';

    test('agrees, sees quests with a code, withdraws after a second question, and a used link says so [SAF-08, SAF-10, DEC-65]', async ({
      page,
    }) => {
      const { teen, email, link } = await openDecision(page, `Agreed${suffix}`);
      await keepPicture(page, 'decision of a guardian');
      await press(page, /^I agree/);
      await expect(alert(page)).toContainText('Type your first and last name.');
      await agree(page);
      await expect(page.getByRole('main')).toContainText(`${teen.nameFirst} can sign up for quests`);
      await keepPicture(page, 'after a guardian agreed');
      await openOwnPage(page, email);
      await keepPicture(page, 'page of a guardian');
      await press(page, 'Renew for 30 more days');
      await expect(notice(page, 'Renewed for 30 days')).toBeVisible();
      await press(page, /^Withdraw it/);
      await page.getByRole('link', { name: 'Back' }).click();
      await expect(page.getByText('You agreed on')).toBeVisible();
      await press(page, /^Withdraw it/);
      await press(page, 'Yes, withdraw it');
      await expect(notice(page, 'You withdrew your consent.')).toBeVisible();
      const used = await page.goto(link);
      expect(used?.status()).toBe(410);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link was used already');
      await page.context().clearCookies();
      await openSession(page, teen);
      await page.goto(questInState('open'));
      await expect(signUpBar(page)).toContainText('A parent or guardian has to agree first');
    });

    test('sees a guild that was applied to, and ends it [SAF-10, DEC-76]', async ({ page }) => {
      const { teen, email } = await openDecision(page, `Guilds${suffix}`);
      await agree(page);
      await openSession(page, teen);
      await applyToGuild(page);
      await openOwnPage(page, email);
      const guilds = page.getByRole('region', { name: 'Guilds' });
      await expect(guilds.getByText('Asked to join on')).toBeVisible();
      await keepPicture(page, 'guilds on the page of a guardian');
      await guilds.getByRole('button', { name: /^Take back the request to/ }).click();
      await expect(notice(page, 'Done. We told them.')).toBeVisible();
      await expect(guilds.getByText('Not in any guild.')).toBeVisible();
      const messages = page.getByRole('region', { name: 'Messages' });
      await expect(messages.getByText('No messages yet.')).toBeVisible();
    });

    test('refuses [SAF-08]', async ({ page }) => {
      const { teen } = await openDecision(page, `Refused${suffix}`);
      await press(page, 'I don’t agree');
      await expect(notice(page, 'You said no.')).toBeVisible();
      await page.context().clearCookies();
      await openSession(page, teen);
      await page.goto('/home');
      await expect(page.getByRole('heading', { name: 'Your guardian said no.' })).toBeVisible();
    });

    test('has all deleted after a second question; the link of a removed child says so [SAF-08, DEC-65]', async ({
      page,
    }) => {
      const { link } = await openDecision(page, `Erased${suffix}`);
      await press(page, /^Delete the account/);
      await press(page, 'Yes, delete everything');
      await expect(notice(page, 'Deleted.')).toBeVisible();
      expect((await page.goto(link))?.status()).toBe(410);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('This account was deleted');
    });
  });
}

test('the address of a guardian’s page is told to nobody and kept by nothing [SAF-08]', async ({ page }) => {
  const answer = await page.request.get('/guardian/consent?token=x');
  expect(answer.status()).toBe(404);
  expect(answer.headers()).toMatchObject({
    'referrer-policy': 'no-referrer',
    'cache-control': 'private, no-store',
  });
  expect(await answer.text()).not.toContain('token%3Dx');
});

test.describe('a place that needs an adult', () => {
  test.use({ intendedStatuses: [422] });

  test('asks who supervises; the adult says yes on a page, and takes it back; the guardian comes along instead [SAF-11]', async ({
    page,
  }) => {
    await logInAs(page, 'teen');
    await page.goto(questInState('with-an-adult'));
    await signUpBar(page).getByRole('button').click();
    await page.getByLabel('Username of an adult on this Quest').fill('nobody');
    await press(page, 'Yes, sign me up!');
    const field = page.getByLabel('Username of an adult on this Quest');
    await expect(field).toHaveAccessibleDescription(/No adult with this username is on this Quest/);
    await expect(field).toHaveValue('nobody');
    await field.fill('gold');
    await press(page, 'Yes, sign me up!');
    await expect(thanksDialog(page)).toBeVisible();
    await page.goto(questInState('with-an-adult'));
    await expect(page.getByText('We asked gold.')).toBeVisible();

    await page.context().clearCookies();
    await logInAs(page, 'gold');
    await page.goto('/home');
    await page.getByRole('link', { name: 'Say yes or no' }).click();
    await keepPicture(page, 'young volunteers looked after');
    const asked = page.getByRole('listitem').filter({ hasText: 'State with-an-adult' });
    await asked.getByRole('button', { name: 'Yes, I’ll look after teen' }).click();
    await expect(notice(page, 'Thank you!')).toBeVisible();

    await page.context().clearCookies();
    await logInAs(page, 'teen');
    await page.goto(questInState('with-an-adult'));
    await expect(page.getByText('gold said yes.')).toBeVisible();

    await page.context().clearCookies();
    await logInAs(page, 'gold');
    await page.goto('/supervision');
    await expect(asked).toContainText('You said yes. Thank you!');
    await asked.getByRole('button', { name: 'I can’t look after teen' }).click();
    await expect(page.getByRole('status').first()).toBeVisible();
    await page.context().clearCookies();
    await logInAs(page, 'teen');
    await page.goto(questInState('with-an-adult'));
    const card = page.getByRole('region', { name: 'Who looks after you there' });
    await expect(card).toContainText('The adult you named can’t make it.');
    await card.getByLabel('Or your guardian’s name').fill('Robin Guardian');
    await card.getByRole('button', { name: 'Save' }).click();
    await expect(card).toContainText('Your guardian is coming: Robin Guardian.');
  });
});

test.describe('a child too young for an account', () => {
  test.use({ javaScriptEnabled: false, intendedStatuses: [422] });

  test('is registered by an adult, signed up and bailed out from the page of a quest, and deleted [DEC-48, OPEN-SAF-02]', async ({
    page,
  }) => {
    await logInAs(page, 'kitchenmanagers');
    await page.goto('/settings#others');
    await page.getByRole('link', { name: 'Children under your account' }).click();
    await expect(page.getByText('This text awaits legal review.')).toBeVisible();
    const born = `${new Date().getUTCFullYear() - 7}-01-15`;
    await page.getByLabel('Child’s first name').fill('Mo');
    await page.getByLabel('Child’s last name').fill('Harbor');
    await page.getByLabel('Child’s date of birth').fill(born);
    await page.getByLabel('Your first and last name').fill('Lucille');
    await press(page, 'Register child');
    await expect(alert(page)).toContainText('Type your first and last name.');
    await expect(page.getByLabel('Child’s first name')).toHaveValue('Mo');
    await page.getByLabel('Your first and last name').fill('Lucille Harbor');
    await press(page, 'Register child');
    await expect(notice(page, 'Registered.')).toBeVisible();

    await page.goto(questInState('open'));
    await keepPicture(page, 'quest with a child');
    await press(page, 'Sign Mo up');
    await expect(notice(page, 'The child is signed up.')).toBeVisible();
    await page.goto('/children');
    await expect(page.getByRole('link', { name: 'State open' })).toBeVisible();
    await page.goto(questInState('open'));
    await press(page, 'Bail Mo out');
    await page.goto('/children');
    await expect(page.getByText('Not on any Quest right now.')).toBeVisible();
    await keepPicture(page, 'children under an account');
    await press(page, 'Delete Mo’s record');
    await press(page, 'Yes, delete it');
    await expect(notice(page, 'Record deleted.')).toBeVisible();
  });
});
