import type { Browser, Page } from '@playwright/test';
import { newYorkDay, newYorkMonth } from '#domain/time/new-york-time.ts';
import { expect, test } from './browser-test.ts';
import { bubbles, openCalendar } from './calendar-page.ts';
import { logInAs } from './cast-log-in.ts';
import { ask, type MonthQuest, postQuest } from './month-quest.ts';

type Person = MonthQuest['volunteers'][number];

/** Time within which others' changes appear. */
const SOON = { timeout: 5_000 };
const FAR = { startsInMinutes: 26 * 60 };

const markOf = (page: Page, { name }: Person) => page.getByRole('group', { name: `${name}’s attendance` });
const pressed = (page: Page, person: Person) => markOf(page, person).getByRole('button', { pressed: true });

const MARK = `mutation($contracts: [ContractUpdateInput!]!) { updateContracts(contracts: $contracts) { id } }`;
const RENAME = `mutation($id: ID!, $title: String!) { updateQuest(id: $id, eventTitle: $title) { id } }`;

/** Someone else of the charity, in a browser of their own. */
async function openColleague(browser: Browser, page: Page): Promise<Page> {
  const { origin } = new URL(page.url());
  const colleague = await browser.newPage({ baseURL: origin });
  await logInAs(colleague, 'employees');
  await colleague.goto('/console/quests');
  return colleague;
}

/** Opens a page and waits until it hears of changes. */
async function openHearing(page: Page, open: () => Promise<unknown>): Promise<void> {
  const heard = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/changes');
  await open();
  expect((await heard).status()).toBe(200);
}

async function mark(colleague: Page, quest: MonthQuest, person: Person, status: string): Promise<void> {
  const { quest: found, getAccountInfo } = await ask<{
    quest: { pledgedContracts: { id: string; chariteer: { id: string } }[] };
    getAccountInfo: { playerId: string };
  }>(
    colleague,
    `query($id: ID!) { getAccountInfo { playerId } quest(id: $id) { pledgedContracts { id chariteer { id } } } }`,
    { id: quest.id },
  );
  const contract = found.pledgedContracts.find(({ chariteer }) => chariteer.id === person.id);
  const by = { updateAction: 'EDIT-ATTENDANCE', supervisorId: getAccountInfo.playerId };
  await ask(colleague, MARK, { contracts: [{ ...by, id: contract?.id, status }] });
}

test('a colleague’s marks appear on an open sheet, beside marks that are not saved [DSK-12]', async ({
  page,
  browser,
}) => {
  await logInAs(page, 'managers');
  const quest = await postQuest(page, { title: 'Two at the door', volunteers: 2 });
  const [ada, ben] = quest.volunteers as [Person, Person];
  await openHearing(page, () => page.goto(`/console/quests/${quest.id}/attendance`));
  await markOf(page, ben).getByRole('button', { name: 'Absent' }).click();
  const colleague = await openColleague(browser, page);
  await mark(colleague, quest, ada, 'Present');
  await expect(pressed(page, ada)).toHaveText('Present', SOON);
  await expect(pressed(page, ben)).toHaveText('Absent');
  await expect(page.getByText('1 not saved yet.')).toBeVisible();
  await mark(colleague, quest, ben, 'Present');
  await expect(page.getByText('Someone else marked 1 after you.')).toBeVisible(SOON);
  await expect(pressed(page, ben)).toHaveText('Absent');
  await colleague.close();
});

test('a colleague’s quests and titles appear in an open calendar [DSK-12]', async ({ page, browser }) => {
  const month = newYorkMonth(Date.now());
  await openHearing(page, () => openCalendar(page, { as: 'managers', organization: '1', month }));
  const colleague = await openColleague(browser, page);
  const quest = await postQuest(colleague, { title: 'Posted by a colleague', ...FAR });
  const day = newYorkDay(Date.now() + FAR.startsInMinutes * 60_000);
  const bubble = (title: string) => bubbles(page, day).filter({ hasText: title });
  await expect(bubble(quest.title)).toHaveCount(1, SOON);
  await ask(colleague, RENAME, { id: quest.id, title: 'Renamed by a colleague' });
  await expect(bubble('Renamed by a colleague')).toHaveCount(1, SOON);
  await colleague.close();
});

test('a colleague’s change of a quest appears on its page, and is told over a form of it [DSK-12]', async ({
  page,
  browser,
}) => {
  await logInAs(page, 'managers');
  const quest = await postQuest(page, { title: 'Read by two', ...FAR });
  await openHearing(page, () => page.goto(`/console/quests/${quest.id}/show`));
  const colleague = await openColleague(browser, page);
  await ask(colleague, RENAME, { id: quest.id, title: 'First change' });
  await expect(page.getByRole('heading', { level: 1 })).toContainText('First change', SOON);

  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Quest' });
  const maximum = dialog.getByLabel(/^Maximum/);
  await maximum.fill('31');
  await ask(colleague, RENAME, { id: quest.id, title: 'Second change' });
  await expect(dialog.getByText('Someone else changed this quest.')).toBeVisible(SOON);
  await expect(maximum).toHaveValue('31');
  await expect(dialog.getByLabel(/^Title/)).toHaveValue('First change');
  await dialog.getByRole('button', { name: 'Reload' }).click();
  await expect(dialog.getByLabel(/^Title/)).toHaveValue('Second change');
  await expect(dialog.getByText('Someone else changed this quest.')).toHaveCount(0);
  await colleague.close();
});
