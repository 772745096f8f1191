import { expect, test } from './browser-test.ts';
import { logInAs } from './cast-log-in.ts';
import { mailsTo } from './mailbox.ts';
import { keepPicture } from './pictures.ts';

const ADDRESS = 'bo@night-pantry.example';
const QUESTION = 'How many people, and on which nights?';

/** The link of the email that asks the applicant this question. */
async function linkOf(question: string): Promise<string> {
  let link = '';
  await expect
    .poll(async () => {
      const mail = (await mailsTo(ADDRESS)).find(({ text }) => text.includes(question));
      link = /\/createProviderAccount\?request=\S+/.exec(mail?.text ?? '')?.[0] ?? '';
      return link;
    })
    .not.toBe('');
  return link;
}

test('keeps a charity’s request while it is typed, and the question of staff is answered by the link of the email [ONB-01, ONB-02]', async ({
  page: staff,
  browser,
  baseURL,
}) => {
  const applicant = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  const main = applicant.getByRole('main');
  await applicant.goto('/createProviderAccount');
  await main.getByLabel('Name of your charity').fill('Night Pantry');
  await main.getByLabel('District').selectOption({ label: 'Hoboken' });
  await main.getByLabel('What your volunteers do').fill('They pack bags.');
  await main.getByRole('checkbox', { name: 'Drive deliveries' }).check();
  await applicant.goto('/');
  await applicant.context().addCookies([{ name: 'flash', value: 'password-changed', url: baseURL ?? '' }]);
  await applicant.goto('/createProviderAccount');
  await expect(main.getByRole('checkbox', { name: 'Drive deliveries' })).toBeChecked();
  await expect(main.getByRole('checkbox', { name: 'Tutor' })).not.toBeChecked();
  await expect(main.getByLabel('Name of your charity')).toHaveValue('Night Pantry');
  await expect(main.getByLabel('District').locator('option:checked')).toHaveText('Hoboken');
  await main.getByLabel('Where you are').fill('2 Main Street, Hoboken, NJ 07030');
  await main.getByLabel('Your name').fill('Bo Lind');
  await main.getByLabel('Your email address').fill(ADDRESS);
  await main.getByRole('button', { name: 'Ask to join' }).click();
  await expect(main).toContainText('We got your request');
  await applicant.goto('/createProviderAccount');
  await expect(main.getByLabel('Name of your charity')).toHaveValue('');

  await logInAs(staff, 'staff');
  await staff.goto('/console/charity-requests');
  await staff.getByRole('button', { name: 'Ask Night Pantry' }).click();
  const dialog = staff.getByRole('dialog', { name: 'Ask Night Pantry' });
  await dialog.getByLabel('Question').fill(QUESTION);
  await keepPicture(staff, 'console ask a charity');
  await dialog.getByRole('button', { name: 'Email question' }).click();
  await expect(staff.getByText('We emailed Night Pantry.')).toBeVisible();
  await expect(staff.getByText('No answer yet.')).toBeVisible();

  await applicant.goto(await linkOf(QUESTION));
  await expect(main.getByText(QUESTION)).toBeVisible();
  await main.getByRole('button', { name: 'Send answer' }).click();
  await expect(main.getByRole('alert')).toContainText('Your answer: Please fill out this field.');
  await main.getByLabel('Your answer').fill('Ten, on Mondays.');
  await keepPicture(applicant, 'charity request question');
  await main.getByRole('button', { name: 'Send answer' }).click();
  await expect(main).toContainText('Our staff has your answer.');
  await expect(main.getByLabel('Your answer')).toHaveCount(0);
  await applicant.context().close();

  await staff.reload();
  await expect(staff.getByText('Ten, on Mondays.')).toBeVisible();
  await keepPicture(staff, 'console answered question');
  await staff.getByRole('button', { name: 'Remove Night Pantry' }).click();
  await staff.getByRole('button', { name: 'Delete request' }).click();
  await expect(staff.getByRole('heading', { name: 'Night Pantry' })).toHaveCount(0);
});
