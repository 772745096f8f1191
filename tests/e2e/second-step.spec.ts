import type { Page } from '@playwright/test';
import { codeAt } from '../support/second-factor.ts';
import { expect, test } from './browser-test.ts';
import { keyboard } from './input-method.ts';
import { holdRights } from './mailbox.ts';
import { logInThere, makeAccount, newPerson, openSession } from './new-account.ts';
import { keepPicture } from './pictures.ts';

const main = (page: Page) => page.getByRole('main');
const RIGHTS_WAIT = 'Set up your second step';
const button = (page: Page, name: string) => main(page).getByRole('button', { name });

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false, intendedStatuses: [422] });

  test('a second step is set up, and the next log-in asks for its code, by keys alone [JOI-09: journey]', async ({
    page,
  }) => {
    const person = newPerson('Stepper');
    const hands = keyboard(page);
    await makeAccount(page, person);
    await openSession(page, person);
    await holdRights(person.username);
    await page.goto('/settings/second-factor');
    await expect(main(page)).toContainText(RIGHTS_WAIT);
    await hands.press(button(page, 'Set it up'));
    await expect(page.getByRole('img', { name: 'QR code for your app' })).toBeVisible();
    const secret = (await main(page).locator('code').innerText()).replaceAll(' ', '');
    await keepPicture(page, 'second step');
    await hands.write(page.getByLabel('Code from your app'), '000000');
    await hands.press(button(page, 'Turn it on'));
    await expect(main(page)).toContainText('Wrong or used code');
    await expect(main(page).locator('code'), 'the app need not be told again').toContainText(
      secret.slice(0, 4),
    );
    await hands.write(page.getByLabel('Code from your app'), codeAt(secret, Date.now()));
    await hands.press(button(page, 'Turn it on'));
    await expect(main(page).getByRole('listitem')).toHaveCount(10);
    await expect(main(page), 'the right code ends the warning').not.toContainText(RIGHTS_WAIT);
    await hands.press(main(page).getByRole('link', { name: 'I’ve written them down' }));
    await expect(main(page)).toContainText('Recovery codes left: 10.');
    const form = { factorAction: 'confirm', factorCode: '000000' };
    const headers = { origin: new URL(page.url()).origin };
    const again = await page.request.post('/settings/second-factor', { form, headers });
    expect(await again.text(), 'as a reload of the codes sends it').toContain('Recovery codes left: 10.');

    await page.context().clearCookies();
    await page.goto('/login?returnTo=/settings/second-factor');
    await logInThere(page, person, hands);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('One more step');
    await keepPicture(page, 'second step of a log-in');
    await page.goto('/home');
    await expect(page, 'nothing is open yet').toHaveURL(/\/login/);
    await page.goto('/login/second?returnTo=/settings/second-factor');
    await hands.write(page.getByLabel('Code from your app'), codeAt(secret, Date.now() + 30_000));
    await hands.press(button(page, 'LOG IN'));
    await expect(page).toHaveURL('/settings/second-factor');
    await expect(main(page)).toContainText('On since');
    await expect(main(page)).not.toContainText(RIGHTS_WAIT);
  });
});
