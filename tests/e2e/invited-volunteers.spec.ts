import { expect, test } from './browser-test.ts';
import { expectToast } from './calendar-page.ts';
import { castEmail, logInAs } from './cast-log-in.ts';
import { mailsTo } from './mailbox.ts';

const STRANGER = 'invited.stranger@elsewhere.example';

test('an admin invites people from a file; one accepts, another wants no more [DSK-09]', async ({
  page,
  browser,
}) => {
  await logInAs(page, 'admins');
  await page.goto('/console/chariteers?tab=invited');
  await page.getByRole('button', { name: 'Invite from a file' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite from a file' });
  const file = [
    'Who;E-mail',
    `Quay Helper;${castEmail('quayhelper')}`,
    `Sam Stranger;${STRANGER}`,
    'Cy;nowhere',
  ];
  await dialog
    .getByLabel('Choose a file')
    .setInputFiles({ name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(file.join('\r\n')) });
  await expect(dialog.getByText('2 to invite')).toBeVisible();
  await expect(dialog.getByText('Row 4 · nowhere')).toBeVisible();
  await dialog.getByLabel('Who').selectOption('Full name');
  await dialog.getByRole('button', { name: 'Invite 2 people' }).click();
  await expectToast(page, '2 invited. Emails go out over the next hours.');
  await expect(page.getByText(`Sam Stranger · ${STRANGER}`)).toBeVisible();

  const person = await (await browser.newContext()).newPage();
  await logInAs(person, 'quayhelper');
  await person.goto('/invitations');
  await person.getByRole('button', { name: /^Accept Harbor Table/ }).click();
  await expect(person.getByText('You follow that charity now.')).toBeVisible();
  await person.context().close();
  await page.reload();
  await expect(page.getByRole('listitem').filter({ hasText: castEmail('quayhelper') })).toContainText(
    'Accepted',
  );

  const textTo = async () => (await mailsTo(STRANGER)).map(({ text }) => text).join();
  await expect.poll(textTo, { timeout: 30_000 }).toContain('invited=');
  const [, stop = ''] = /(\/unsubscribe\?token=\S+)/.exec(await textTo()) ?? [];
  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto(stop);
  await expect(stranger.getByText('Stop volunteer invitations from every charity?')).toBeVisible();
  await stranger.getByRole('button', { name: 'Yes, stop these emails' }).click();
  await expect(stranger.getByRole('status')).toContainText(
    'No charity’s volunteer invitation will reach you.',
  );
  await stranger.context().close();
});
