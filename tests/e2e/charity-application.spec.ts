import { expect, test } from './browser-test.ts';
import { expectToast } from './calendar-page.ts';
import { castEmail, logInAs } from './cast-log-in.ts';
import { mailsTo } from './mailbox.ts';

test('somebody applies to help run a charity, withdraws, applies again, and is declined [GRP-06] [OPEN-GRP-04]', async ({
  page,
  browser,
}) => {
  await logInAs(page, 'quayhelper');
  await page.goto('/questList/1');
  const section = page.getByRole('region', { name: 'Help run this charity' });
  const apply = async (line: string) => {
    await section.getByText(/^Help run /).press('Enter');
    await section.getByLabel('What would you like to do?').fill(line);
    await section.getByRole('button', { name: 'Apply to help' }).click();
  };
  await apply('Look at https://elsewhere.example');
  await expect(section.getByRole('alert')).toContainText('Links can only go to pages of this site.');
  await expect(section.getByLabel('What would you like to do?')).toHaveValue(
    'Look at https://elsewhere.example',
  );
  await section.getByLabel('What would you like to do?').fill('I can cook.');
  await section.getByRole('button', { name: 'Apply to help' }).click();
  await expect(section).toContainText('The admins will decide.');
  await section.getByRole('button', { name: 'Withdraw application' }).click();
  await apply('I can drive.');
  await expect(section).toContainText('The admins will decide.');

  const admin = await (await browser.newContext()).newPage();
  await logInAs(admin, 'admins');
  await admin.goto('/console/groups?tab=applications');
  await expect(admin.getByRole('region', { name: 'Waiting' })).toContainText('I can drive.');
  await admin.getByRole('button', { name: /^Decline: / }).click();
  await expectToast(admin, 'Declined. We emailed Quay helper.');
  await expect(admin.getByText('No applications')).toBeVisible();
  await admin.context().close();
  await expect
    .poll(async () => (await mailsTo(castEmail('quayhelper'))).map(({ text }) => text).join(), {
      timeout: 20_000,
    })
    .toContain('take you on right now.');
});
