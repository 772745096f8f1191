import type { Page } from '@playwright/test';
import { atLeast } from '../support/at-least.ts';
import { expect, test } from './browser-test.ts';
import { expectToast } from './calendar-page.ts';
import { logInAs } from './cast-log-in.ts';
import { ask, type MonthQuest, postQuest } from './month-quest.ts';
import { keepPicture } from './pictures.ts';

/** Credits of a mark made before the start: minutes follow as the quest goes on (DEC-79). */
const AT_THE_DOOR = { volunteerTime: 0, reputation: 10 };
const PHONE = { width: 390, height: 844 };

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const markOf = (page: Page, name: string) => page.getByRole('group', { name: `${name}’s attendance` });
const save = (page: Page) =>
  page.getByRole('button', { name: 'Confirm and E-Verify Volunteer Attendance', exact: true });

test.describe('at the door with a phone', () => {
  test.use({ viewport: PHONE });

  test.describe('the network is gone', () => {
    test.use({ isLineCut: true });

    test('marks wait on the phone through a reload and are sent once [ATT-05, ATT-06, TST-06]', async ({
      page,
      context,
    }) => {
      const quest = await openAttendance(page, { volunteers: 3, title: 'Door without a line' });
      const [ada, ben] = quest.volunteers as [Person, Person];
      const sent = countMarks(page);
      await expect(save(page)).toBeDisabled();

      await context.setOffline(true);
      await markOf(page, ada.name).getByRole('button', { name: 'Present' }).click();
      await markOf(page, ben.name).getByRole('button', { name: 'Absent' }).click();
      await expect(page.getByText('2 not saved yet.')).toBeVisible();
      await save(page).click();
      await expect(page.getByText(/Saved on this device since .*: 2\./)).toBeFocused();
      await expect(save(page)).toBeDisabled();
      await keepPicture(page, 'attendance without a line phone');
      const kept = await page.evaluate(() => JSON.stringify(localStorage));
      for (const { name } of atLeast(2, quest.volunteers)) expect(kept).not.toContain(name.split(' ')[1]);
      await page.goto('about:blank');
      sent.count = 0;

      await context.setOffline(false);
      await page.goto(attendancePath(quest));
      await expect(page.getByText('Attendance saved!')).toBeVisible();
      await expect(markOf(page, ada.name).getByRole('button', { pressed: true })).toHaveText('Present');
      await expect(markOf(page, ben.name).getByRole('button', { pressed: true })).toHaveText('Absent');
      await page.reload();
      await expect(markOf(page, ada.name).getByRole('button', { pressed: true })).toHaveText('Present');
      expect(sent.count, 'the marks are sent once').toBe(1);
      expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('/')))).toEqual(
        [],
      );
      expect(await creditsOf(page, quest, ada)).toEqual(AT_THE_DOOR);
      expect(await creditsOf(page, quest, ben)).toEqual({ volunteerTime: 0, reputation: -10 });
    });

    test('what was confirmed before the line went is sent by itself when it is back [ATT-05]', async ({
      page,
      context,
    }) => {
      const quest = await openAttendance(page, { volunteers: 1, title: 'Line comes back' });
      const [ada] = quest.volunteers as [Person];
      await context.setOffline(true);
      await markOf(page, ada.name).getByRole('button', { name: 'Present' }).click();
      await save(page).click();
      await expect(page.getByText(/Saved on this device since .*: 1\./)).toBeVisible();
      await context.setOffline(false);
      await expect(page.getByText('Attendance saved!')).toBeVisible();
      expect(await creditsOf(page, quest, ada)).toEqual(AT_THE_DOOR);
    });
  });

  test('a mark is undone, taken back, searched by name, and held back when the page is left [ATT-05]', async ({
    page,
  }) => {
    const quest = await openAttendance(page, { volunteers: 4, title: 'Second thoughts' });
    const [ada, ben] = quest.volunteers as [Person, Person];
    await markOf(page, ada.name).getByRole('button', { name: 'Present' }).click();
    await page.getByRole('button', { name: /^Undo .*’s mark$/ }).click();
    await expect(markOf(page, ada.name).getByRole('button', { pressed: true })).toHaveCount(0);
    await expect(save(page)).toBeDisabled();

    await page.getByRole('searchbox', { name: 'Search by name' }).fill(ben.name.slice(0, 6));
    await expect(markOf(page, ben.name)).toBeVisible();
    await expect(markOf(page, ada.name)).toHaveCount(0);
    await markOf(page, ben.name).getByRole('button', { name: 'Absent' }).click();
    await page.getByRole('searchbox').fill('');
    await page.getByRole('button', { name: '1 Absent' }).click();
    await expect(page.getByRole('group', { name: /’s attendance$/ })).toHaveCount(1);

    await page.getByRole('button', { name: /To mark$/ }).click();
    const toMark = page.getByRole('group', { name: /’s attendance$/ });
    const next = await toMark.nth(1).getAttribute('aria-label');
    await toMark.first().getByRole('button', { name: 'Present' }).press('Enter');
    await expect(page.getByLabel(next ?? '').getByRole('button', { name: 'Present' })).toBeFocused();

    await page.getByRole('link', { name: 'Back to quest' }).click();
    const question = page.getByRole('dialog', { name: 'Leave without saving?' });
    await question.getByRole('button', { name: 'Stay' }).click();
    await expect(heading(page)).toHaveText(`Attendance: ${quest.title}`);
    await page.getByRole('link', { name: 'Back to quest' }).click();
    await question.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Attendance saved!')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Volunteers', exact: true })).toContainText(
      `${ben.name}, Absent`,
    );
  });

  test('every target of the list is large enough for a thumb', async ({ page }) => {
    await openAttendance(page, { volunteers: 2, title: 'For thumbs' });
    const list = page.getByRole('region', { name: 'Volunteers', exact: true });
    const buttons = list.getByRole('button', { name: /Present|Absent|Options for/ });
    await expect(buttons).toHaveCount(6);
    for (const button of await buttons.all()) {
      const box = await button.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
  });
});

test.describe('the options of a volunteer', () => {
  test.describe.configure({ mode: 'serial' });
  test.use({ isPageKept: true });

  let quest: MonthQuest;
  let ada: Person;
  let ben: Person;
  const dialog = (page: Page) => page.getByRole('dialog', { name: `Options for ${ada.name}` });
  const boot = (page: Page) => dialog(page).getByRole('button', { name: 'BOOT' });

  test('are what works, and one of them has to be chosen [ATT-10, ATT-11, ATT-13]', async ({ page }) => {
    quest = await openAttendance(page, { volunteers: 2, title: 'Boots' });
    [ada, ben] = quest.volunteers as [Person, Person];
    await page.getByRole('button', { name: `Options for ${ada.name}` }).click();
    await expect(dialog(page).getByRole('radio')).toHaveCount(2);
    await expect(boot(page)).toBeDisabled();
    await dialog(page).getByRole('radio', { name: 'Remove from this Quest' }).check();
    await expect(boot(page)).toBeEnabled();
  });

  test('take a message of at most 150 characters [ATT-12, ATT-13]', async ({ page }) => {
    await dialog(page).getByLabel('Message to the volunteer').fill('x'.repeat(151));
    await expect(dialog(page).getByText('Message: 150 characters at most.')).toBeVisible();
    await expect(boot(page)).toBeDisabled();
  });

  test('remove from the Quest, without a mark [ATT-14, TST-14]', async ({ page }) => {
    await dialog(page).getByLabel('Message to the volunteer').fill('We are enough people, thank you.');
    await boot(page).click();
    await expect(page.getByText('You booted this Chariteer.')).toBeVisible();
    await expect(markOf(page, ada.name)).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'Not on this quest anymore' })).toContainText(
      `Removed: ${ada.name}`,
    );
    expect(await creditsOf(page, quest, ada)).toEqual({ volunteerTime: 0, reputation: 0 });
    await expect(markOf(page, ben.name)).toBeVisible();
  });
});

test('a past volunteer is found by name, added, and marked at once [ATT-16, OPEN-ATT-04]', async ({
  page,
}) => {
  const quest = await openAttendance(page, { title: 'Walk-ins' });
  await expect(page.getByText('No sign-ups.')).toBeVisible();
  const { pastVolunteers } = await ask<{ pastVolunteers: PastVolunteer[] }>(
    page,
    '{ pastVolunteers(providerId: "1", perPage: 60) { id nameFirst nameLast } }',
  );
  const nameOf = ({ nameFirst, nameLast }: PastVolunteer) => `${nameFirst} ${nameLast}`;
  const names = pastVolunteers.map(nameOf);
  // The list goes by last name, so namesakes stand beside each other: one of the middle has none after the end.
  const isOne = (one: PastVolunteer) => names.filter((other) => other.includes(nameOf(one))).length === 1;
  const walkIn = pastVolunteers.slice(0, 40).findLast(isOne) as PastVolunteer;
  const name = nameOf(walkIn);
  await page.getByRole('button', { name: 'Add a past volunteer' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a past volunteer' });
  await dialog.getByRole('combobox', { name: 'Name' }).fill(walkIn.nameLast);
  await page.getByRole('option', { name }).first().click();
  await dialog.getByRole('button', { name: 'Add volunteer' }).click();
  await expectToast(page, `${name} added.`);
  await markOf(page, name).getByRole('button', { name: 'Present' }).click();
  await save(page).click();
  await expect(page.getByText('Attendance saved!')).toBeVisible();
  expect(await creditsOf(page, quest, { id: walkIn.id, name })).toEqual(AT_THE_DOOR);
});

test('a name opens the volunteer’s history with this charity, ten sign-ups a page [ATT-17, QD-22, CON-18]', async ({
  page,
}) => {
  const quest = await openAttendance(page, { volunteers: 1, title: 'Histories' });
  const [ada] = quest.volunteers as [Person];
  for (let count = 0; count < 11; count += 1) {
    await postQuest(page, { title: `Past ${count}`, volunteers: 1 });
  }
  await page.getByRole('button', { name: ada.name, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: ada.name });
  await expect(dialog.getByRole('listitem').filter({ has: page.getByRole('link') })).toHaveCount(10);
  const first = await dialog.getByRole('link').allTextContents();
  await dialog.getByRole('button', { name: 'Go to page 2' }).click();
  await expect(dialog.getByRole('button', { name: 'page 2' })).toHaveAttribute('aria-current', 'page');
  await expect.poll(() => dialog.getByRole('link').allTextContents()).not.toEqual(first);
});

test('who may not take attendance is told so [PERM-21]', async ({ page }) => {
  await logInAs(page, 'managers');
  const quest = await postQuest(page, { title: 'Not for the board', volunteers: 1 });
  await logInAs(page, 'boardmembers');
  await page.goto(attendancePath(quest));
  await expect(heading(page)).toHaveText('Access denied');
  await page.goto(`/console/quests/${quest.id}/show`);
  await expect(heading(page)).toHaveText(quest.title);
  await expect(page.getByRole('link', { name: 'Attendance' })).toHaveCount(0);
});

test('before its hour nobody is marked, but the maximum of volunteers is changed [OPEN-ATT-05, QD-25]', async ({
  page,
}) => {
  await openAttendance(page, { volunteers: 1, title: 'Too early', startsInMinutes: 180 });
  await expect(page.getByText(/Attendance opens at .*, 1 hour before the start/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Present', exact: true })).toBeDisabled();
  await page.getByLabel('Maximum volunteers').fill('90');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Quest has been modified.')).toBeVisible();
  await expect(page.getByText('1 of 75 spots taken')).toBeVisible();
  await expect(page.getByLabel('Maximum volunteers')).toBeFocused();
});

type Person = MonthQuest['volunteers'][number];
type PastVolunteer = { id: string; nameFirst: string; nameLast: string };

const attendancePath = ({ id }: MonthQuest) => `/console/quests/${id}/attendance`;

async function openAttendance(page: Page, wanted: Parameters<typeof postQuest>[1]): Promise<MonthQuest> {
  await logInAs(page, 'managers');
  const quest = await postQuest(page, wanted);
  await page.goto(attendancePath(quest));
  await expect(heading(page)).toHaveText(`Attendance: ${quest.title}`);
  return quest;
}

/** Counts the requests that carry marks. */
function countMarks(page: Page): { count: number } {
  const sent = { count: 0 };
  page.on('request', (request) => {
    if (request.postData()?.includes('MarkAttendance')) sent.count += 1;
  });
  return sent;
}

async function creditsOf(page: Page, quest: MonthQuest, { id }: Person): Promise<Record<string, number>> {
  const history = await ask<History>(
    page,
    `query($id: ID!) { getChariteerMergedContracts(chariteerId: $id, specificProviderId: "1") {
      mergedContracts { contract { questId } credits { type value } }
    } }`,
    { id },
  );
  const { mergedContracts } = history.getChariteerMergedContracts;
  const merged = mergedContracts.find(({ contract }) => contract.questId === quest.id);
  return Object.fromEntries((merged?.credits ?? []).map(({ type, value }) => [type, value]));
}

type History = {
  getChariteerMergedContracts: {
    mergedContracts: { contract: { questId: string }; credits: { type: string; value: number }[] }[];
  };
};
