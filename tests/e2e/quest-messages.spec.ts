import type { Page } from '@playwright/test';
import { expect, test } from './browser-test.ts';
import { castEmail, logInAs } from './cast-log-in.ts';
import { keyboard } from './input-method.ts';
import { mailsTo } from './mailbox.ts';
import { ask, type MonthQuest, postQuest, signUpFor } from './month-quest.ts';
import { becomeNewPerson, type NewPerson, ofThisTry, openSession } from './new-account.ts';
import { keepPicture } from './pictures.ts';

const REMOVE_ADDRESS = 'mutation { removeAnswersAddress(providerId: "1") }';
const section = (page: Page) => page.getByRole('region', { name: 'Messages', exact: true });

/** The last email to an address whose text holds some words. */
async function mailWith(email: string, words: string): Promise<string> {
  let found = '';
  await expect
    .poll(async () => {
      found = (await mailsTo(email)).findLast(({ text }) => text.includes(words))?.text ?? '';
      return found;
    })
    .not.toBe('');
  return found;
}

/** A part of the page, narrow by day and wide by night. */
async function keepLooks(page: Page, name: string): Promise<void> {
  await page.setViewportSize({ width: 320, height: 800 });
  await keepPicture(page, `${name} narrow`);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 1280, height: 900 });
  await keepPicture(page, `${name} wide`);
  await page.emulateMedia({ colorScheme: 'light' });
}

test.describe('a charity and the people of a quest write to each other', () => {
  test.describe.configure({ mode: 'serial' });
  let quest: MonthQuest;
  // No one of the cast: where they are by then hangs on the hour.
  let volunteer: NewPerson;

  test('a manager writes by keys alone, sees whom it reaches, and it arrives [MSG-20, MSG-21]', async ({
    browser,
    page,
  }) => {
    await logInAs(page, 'managers');
    // So soon that nothing about it waits for the morning, whenever this runs.
    quest = await postQuest(page, { title: ofThisTry('Words at the door'), startsInMinutes: 60 * 11 });
    const other = await browser.newContext();
    const theirs = await other.newPage();
    volunteer = await becomeNewPerson(theirs, 'DoorPerson');
    await signUpFor(theirs, quest);
    await other.close();

    await page.goto(`/console/quests/${quest.id}/show`);
    await expect(section(page)).toContainText('No messages yet.');
    const keys = keyboard(page);
    const opener = page.getByRole('button', { name: 'Message volunteers' });
    await keys.press(opener);
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('textbox', { name: /^Message/ })).toBeFocused();
    await page.keyboard.type('Please ring at the red door.');
    await keepPicture(page, 'console writing to the people of a quest');
    await keys.press(dialog.getByRole('button', { name: 'Review' }));
    await expect(dialog).toContainText('Send to 1 person?');
    await expect(dialog).toContainText('Email: 1');
    await keepPicture(page, 'console review of a message');
    await keys.press(dialog.getByRole('button', { name: 'Back' }));
    await expect(dialog.getByRole('textbox', { name: /^Message/ })).toBeFocused();
    await keys.press(dialog.getByRole('button', { name: 'Review' }));
    await keys.press(dialog.getByRole('button', { name: 'Send' }));
    await expect(page.getByText('Message sent.')).toBeVisible();
    await expect(opener, 'the way leads on from where it began').toBeFocused();
    await expect(section(page)).toContainText('Please ring at the red door.');
    expect(await mailWith(volunteer.emailAddress, 'red door')).toContain(`/quest/${quest.id}`);
    await keys.press(section(page).getByRole('button', { name: 'Who got it' }));
    await expect(section(page).getByRole('list', { name: 'Who got it' })).toContainText('Email,');
  });

  test('the volunteer reads it on the quest and writes without a script; managers are told [MSG-23]', async ({
    browser,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await openSession(page, volunteer);
    await page.goto(`/questList/1/quest/${quest.id}`);
    const messages = page.getByRole('region', { name: /^Messages with/ });
    await expect(messages.getByRole('listitem')).toContainText(['Please ring at the red door.']);
    await messages.getByText(/^Write to/).click();
    await messages.getByLabel('Message').fill('See evil.com');
    await messages.getByRole('button', { name: 'Send message' }).click();
    await expect(messages.getByLabel('Message')).toHaveValue('See evil.com');
    await expect(messages).toContainText('Links can only go to pages of this site.');
    await messages.getByLabel('Message').fill('I come ten minutes late.');
    await messages.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByText('Message sent.')).toBeVisible();
    await expect(messages.getByRole('listitem').last()).toContainText('I come ten minutes late.');
    await context.close();
    const told = await mailWith(castEmail('managers'), 'ten minutes late');
    expect(told).toContain(`/console/quests/${quest.id}/show`);
    expect(told).not.toContain(volunteer.emailAddress);
  });

  test('it is counted where the day begins, answered on the quest, and read there [MSG-23]', async ({
    page,
  }) => {
    await logInAs(page, 'admins');
    await page.goto('/console/');
    await page.getByRole('link', { name: `Answer: ${quest.title}` }).click();
    await expect(section(page)).toContainText('1 unanswered');
    await section(page)
      .getByRole('button', { name: /^Answer / })
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: /^Message/ }).fill('No problem at all.');
    await dialog.getByRole('button', { name: 'Send' }).click();
    await expect(section(page)).toContainText('No problem at all.');
    await expect(section(page)).not.toContainText('unanswered');
    expect(await mailWith(volunteer.emailAddress, 'No problem at all.')).not.toContain(castEmail('managers'));
    await keepLooks(page, 'console messages of a quest');
    await openSession(page, volunteer);
    await page.goto(`/questList/1/quest/${quest.id}`);
    const messages = page.getByRole('region', { name: /^Messages with/ });
    await expect(messages.getByRole('listitem').last()).toContainText('No problem at all.');
    await keepLooks(page, 'messages on a quest');
  });

  test('who gave the place back still reads the thread, and writes no more [MSG-23: after a bail-out]', async ({
    page,
  }) => {
    await openSession(page, volunteer);
    const { quest: held } = await ask<{ quest: { viewerContract: { id: string } } }>(
      page,
      'query($q: ID!) { quest(id: $q) { viewerContract { id } } }',
      { q: quest.id },
    );
    const bailOut = 'mutation($c: ID!) { abandonContract(id: $c) { id } }';
    await ask(page, bailOut, { c: held.viewerContract.id });
    await page.goto(`/questList/1/quest/${quest.id}`);
    const messages = page.getByRole('region', { name: /^Messages with/ });
    await expect(messages.getByRole('listitem').last()).toContainText('No problem at all.');
    await expect(messages).toContainText('You’re not on this Quest anymore: you can only read.');
    await expect(messages.getByText(/^Write to/)).toHaveCount(0);
    await keepPicture(page, 'messages on a quest that was given up');
  });

  test('an address for answers is confirmed by a button behind a link; opening it changes nothing [MSG-22]', async ({
    page,
  }) => {
    const address = `${ofThisTry('team')}@charity-one.example`;
    await logInAs(page, 'admins');
    await ask(page, REMOVE_ADDRESS);
    await page.goto(`/console/quests/${quest.id}/show`);
    await section(page).getByRole('link', { name: 'Where email replies go' }).click();
    const card = page.getByRole('region', { name: 'Email replies' });
    await card.getByRole('button', { name: 'Set address' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(/^Charity’s address/).fill(address);
    await dialog.getByRole('button', { name: 'Send link' }).click();
    await expect(page.getByText(/^We sent .* a link to confirm/)).toBeVisible();
    const mail = await mailWith(address, '/answers-address?token=');
    const link = /http:\/\/\S+answers-address\S+/.exec(mail)?.[0] ?? '';
    await page.goto(link);
    await expect(page.getByRole('main')).toContainText(address);
    await keepLooks(page, 'confirming an address for answers');
    const query = '{ answersAddress(providerId: "1") }';
    expect(await ask(page, query)).toEqual({ answersAddress: null });
    await page.getByRole('button', { name: 'Yes, send them here' }).click();
    await expect(page.getByRole('status')).toContainText(`now come to ${address}`);
    expect(await ask(page, query)).toEqual({ answersAddress: address });
    // The other journeys share this charity.
    await ask(page, REMOVE_ADDRESS);
  });
});
