import type { Page } from '@playwright/test';
import { expect, test } from './browser-test.ts';
import { logInAs } from './cast-log-in.ts';
import { mailedCode } from './mailbox.ts';
import { ask, postQuest, signUpFor } from './month-quest.ts';
import { becomeNewPerson, newPerson, openSession } from './new-account.ts';
import { thanksDialog } from './quest-page.ts';

test('a friend’s link leads a stranger onto the quest by the short way, and who sent it is thanked once they were there [VHM-08]', async ({
  page,
}) => {
  await logInAs(page, 'managers');
  const quest = await postQuest(page, { title: 'Bring someone along' });
  await page.context().clearCookies();

  const inviter = await becomeNewPerson(page, 'inezinviter');
  await signUpFor(page, quest);
  await page.goto(`/questList/1/quest/${quest.id}`);
  const link = (await page.locator('#bring share-quest').getAttribute('data-url')) ?? '';
  expect(link).toContain('?with=');
  expect(link).not.toContain(inviter.username);

  await page.context().clearCookies();
  const friend = newPerson('fritz.friend').emailAddress;
  await page.goto(link);
  await expect(page.getByText('A friend')).toBeVisible();
  await page.getByRole('link', { name: 'Volunteer for this Quest!' }).click();
  await page.getByLabel('Email').fill(friend);
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await page.getByLabel('Code').fill(await mailedCode(friend));
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('First Name').fill('Fritz');
  await page.getByLabel('Last Name').fill('Friend');
  await page.getByLabel('Date of Birth').fill('1991-04-12');
  await page.getByRole('checkbox', { name: 'I agree' }).check();
  await page.getByRole('button', { name: 'I’m in' }).click();
  await expect(thanksDialog(page)).toBeVisible();
  const { quest: joined } = await ask<{ quest: { viewerContract: { id: string } } }>(
    page,
    'query ($id: ID!) { quest(id: $id) { viewerContract { id } } }',
    { id: quest.id },
  );

  await page.context().clearCookies();
  await logInAs(page, 'managers');
  await markPresent(page, joined.viewerContract.id);
  await markPresent(page, joined.viewerContract.id);

  await page.context().clearCookies();
  await openSession(page, inviter);
  await page.goto('/inbox');
  await expect(page.getByText('Someone you invited was there')).toHaveCount(1);
});

/** A manager's mark at the door, in the hour before the start. */
async function markPresent(page: Page, id: string): Promise<void> {
  const { getAccountInfo } = await ask<{ getAccountInfo: { playerId: string } }>(
    page,
    '{ getAccountInfo { playerId } }',
  );
  await ask(
    page,
    `mutation ($id: ID!, $supervisorId: ID!) {
      updateContracts(contracts: [{ updateAction: "EDIT-ATTENDANCE", id: $id, status: Present, supervisorId: $supervisorId }]) { id }
    }`,
    { id, supervisorId: getAccountInfo.playerId },
  );
}
