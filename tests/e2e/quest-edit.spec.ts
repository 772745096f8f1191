import type { Locator, Page } from '@playwright/test';
import { expect, test } from './browser-test.ts';
import { logInAs } from './cast-log-in.ts';
import { ask, type MonthQuest, postQuest, signUpFor } from './month-quest.ts';
import { makeAccount, newPerson, openSession } from './new-account.ts';
import { keepPicture } from './pictures.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Edit Quest' });
const save = (page: Page) => dialog(page).getByRole('button', { name: 'Save', exact: true });
const FAR = { startsInMinutes: 60 * 26 };

test.describe('the editor of a quest', () => {
  test.describe.configure({ mode: 'serial' });
  test.use({ isPageKept: true });
  let quest: MonthQuest;

  test('opens with what the quest says, its status among three, and nothing to save [EDQ-01, EDQ-11, EDQ-16]', async ({
    page,
  }) => {
    quest = await openQuest(page, { title: 'To be edited', ...FAR });
    await page.getByRole('link', { name: 'Edit', exact: true }).click();
    await expect(dialog(page).getByLabel('Title')).toHaveValue('To be edited');
    await expect(save(page)).toBeDisabled();
    const statuses = dialog(page).getByLabel('Status').locator('option');
    await expect(statuses).toHaveText(['Draft', 'Published', 'Unlisted']);
  });

  test('cuts off a name that is too long, and saves nothing with an error [EDQ-02, EDQ-11]', async ({
    page,
  }) => {
    await dialog(page).getByLabel('Supervisor').fill('x'.repeat(36));
    await expect(dialog(page).getByText("The supervisor's name is too long.")).toBeVisible();
    await expect(dialog(page).getByLabel('Supervisor')).toHaveValue('x'.repeat(35));
    await dialog(page).getByLabel('Supervisor').fill('Ada Byron');
    await expect(save(page)).toBeEnabled();
    await dialog(page).getByLabel('Title').fill('');
    await expect(dialog(page).getByText('The quest title is required.')).toBeVisible();
    await expect(save(page)).toBeDisabled();
    await dialog(page).getByLabel('Title').fill('To be edited');
  });

  test('sends only what differs, age and training among it, bold as markup [EDQ-12, EDQ-13, EDQ-17]', async ({
    page,
  }) => {
    await dialog(page).getByLabel('Maximum volunteers').fill('120');
    await dialog(page).getByLabel('Required hours').fill('1.5');
    await expect(dialog(page).getByLabel('Maximum volunteers')).toHaveValue('75');
    await dialog(page).getByLabel('Age requirement').selectOption('1');
    const trainings = dialog(page).getByRole('group', { name: 'Required training' });
    await trainings.getByRole('checkbox').first().check();
    await dialog(page).getByRole('textbox', { name: 'Description' }).click();
    await page.keyboard.press('ControlOrMeta+End');
    await dialog(page).getByRole('button', { name: 'Bold' }).click();
    await page.keyboard.type(' And boots.');
    const sent = page.waitForRequest((request) => request.postData()?.includes('EditQuest') === true);
    await save(page).click();
    expect(JSON.parse((await sent).postData() ?? '{}').variables).toEqual({
      id: quest.id,
      giverName: 'Ada Byron',
      resourceMaxNumber: 75,
      prerequisiteMinutes: 90,
      agePolicyIndex: 1,
      requiredOrientations: [expect.any(String)],
      description: '<p>Bring <b>gloves</b>.<b> And boots.</b></p>',
      expected: {
        giverName: null,
        resourceMaxNumber: 20,
        prerequisiteMinutes: 0,
        agePolicyIndex: null,
        requiredOrientations: [],
        description: '<p>Bring <b>gloves</b>.</p>',
      },
    });
  });

  test('closes with a word about it, and the page shows what is new [TST-07, QST-17]', async ({ page }) => {
    await expect(page.getByText('Quest has been modified.')).toBeVisible();
    await expect(dialog(page)).toHaveCount(0);
    const details = page.getByRole('region', { name: 'Details' });
    await expect(details).toContainText('Ada Byron');
    await expect(details.locator('b').last()).toHaveText(' And boots.');
  });
});

test('what is pasted into a description keeps only simple markup [STM-08, EDQ-05]', async ({ page }) => {
  await openQuest(page, { title: 'Pasted', ...FAR });
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  const text = dialog(page).getByRole('textbox', { name: 'Description' });
  await text.click();
  await page.keyboard.press('ControlOrMeta+A');
  await paste(
    page,
    '<h1 style="color:red">Big</h1><p onclick="x()">See <a href="https://x.example">here</a></p><ul><li>one</li></ul><img src=x onerror="document.title=1"><script>document.title=2</script>',
  );
  await expect(text.locator('h1, a, img, script, [style], [onclick]')).toHaveCount(0);
  await expect(text.locator('li')).toHaveText('one');
  await expect(text).toContainText('See here');
  await expect(page).not.toHaveTitle(/^[12]$/);
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await page
    .getByRole('dialog', { name: 'Leave without saving?' })
    .getByRole('button', { name: 'Stay' })
    .click();
  await expect(text).toContainText('See here');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Details' })).toContainText('Bring gloves.');
});

test('of two managers the second is told what the first changed, sees both values, and chooses [API-15]', async ({
  page,
  browser,
}) => {
  const quest = await openQuest(page, { title: 'Two cooks', ...FAR });
  const other = await browser.newPage({ baseURL: new URL(page.url()).origin });
  await logInAs(other, 'employees');
  for (const editor of [page, other]) {
    await editor.goto(`/console/quests/${quest.id}/edit`);
    await expect(dialog(editor).getByLabel('Title')).toHaveValue('Two cooks');
  }
  await dialog(other).getByLabel('Title').fill('First cook');
  await dialog(other).getByLabel('Supervisor').fill('Grace');
  await save(other).click();
  await expect(other.getByText('Quest has been modified.')).toBeVisible();
  await other.close();

  await dialog(page).getByLabel('Title').fill('Second cook');
  await dialog(page).getByLabel('Supervisor').fill('Ada');
  await dialog(page).getByLabel('Maximum volunteers').fill('9');
  await save(page).click();
  await expect(dialog(page).getByText(/Someone else changed this/)).toBeVisible();
  const title = dialog(page).getByRole('radiogroup', { name: 'Title' });
  await expect(title).toContainText('Now: First cook');
  await expect(title).toContainText('Yours: Second cook');
  await keepPicture(page, 'edit conflict');
  await title.getByRole('radio', { name: 'Now: First cook' }).check();
  await dialog(page)
    .getByRole('radiogroup', { name: 'Supervisor' })
    .getByRole('radio', { name: 'Yours: Ada' })
    .check();
  await dialog(page).getByRole('button', { name: 'Save choice' }).click();
  await expect(page.getByText('Quest has been modified.')).toBeVisible();
  const { quest: now } = await ask<{ quest: object }>(
    page,
    'query($id: ID!) { quest(id: $id) { eventTitle giverName resourceMaxNumber } }',
    { id: quest.id },
  );
  expect(now).toEqual({ eventTitle: 'First cook', giverName: 'Ada', resourceMaxNumber: 9 });
});

test('a quest is cancelled after a question, and who cannot be told is named and called [QST-10, TST-08, MSG-25, MSG-26]', async ({
  page,
  browser,
}) => {
  const quest = await openQuest(page, { title: 'Rained off', volunteers: 1, ...FAR });
  const theirs = await browser.newPage();
  const unconfirmed = await signUpUnconfirmed(theirs, quest);
  await page.reload();
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await dialog(page).getByLabel('Title').fill('Rained out');
  await expect(
    dialog(page).getByRole('status', { name: 'Who we’ll tell' }),
    'a title tells nobody',
  ).toHaveCount(0);
  await dialog(page).getByLabel('Title').fill('Rained off');
  const places = dialog(page).getByLabel('Location');
  const elsewhere = places.locator('option:not(:checked):not(:disabled)').first();
  await places.selectOption((await elsewhere.textContent()) ?? '');
  await expectTold(dialog(page), unconfirmed);
  await expect(save(page)).toBeEnabled();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Discard changes' }).click();

  await page.getByRole('button', { name: 'Cancel Quest' }).click();
  const question = page.getByRole('dialog', { name: 'Cancel “Rained off”?' });
  await expect(question).toContainText('2 signed up.');
  await expectTold(question, unconfirmed);
  await question.getByRole('button', { name: 'Keep Quest' }).click();
  await expect(question).toBeHidden();
  await expect(page.getByText('Published', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel Quest' }).click();
  await question.getByRole('textbox', { name: /^Why\?/ }).fill('The yard is under water.');
  await question.getByRole('button', { name: 'Cancel Quest' }).click();
  await expect(page.getByText('Quest "Rained off" has been Cancelled.')).toBeVisible();
  const untold = page.getByRole('dialog', { name: 'Please tell them yourself' });
  await expect(untold.getByRole('listitem')).toHaveText(
    new RegExp(`^${unconfirmed}, email address not confirmed`),
  );
  await expect(page.getByText('Canceled', { exact: true })).toBeAttached();
  await untold.getByRole('button', { name: 'Close' }).click();
  await expect(untold).toBeHidden();
  await expect(page.getByText('Canceled', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel Quest' })).toHaveCount(0);

  const knows = page.getByRole('region', { name: 'Who knows' });
  await expect(knows).toContainText('The yard is under water.');
  await expect(knows).toContainText('1 not reached');
  await knows.getByRole('button', { name: `Mark ${unconfirmed} as called` }).click();
  await expect(knows).toContainText(/managers called .+\d{4}/);

  await theirs.goto(`/questList/1/quest/${quest.id}`);
  await expect(theirs.getByRole('main')).toContainText(' says:');
  await expect(theirs.getByRole('main')).not.toContainText('Running late');
  const isOnTop = await theirs
    .getByText('This Quest was canceled.', { exact: true })
    .first()
    .evaluate((notice) => {
      const rest = document.querySelector('main .about');
      return rest !== null && notice.compareDocumentPosition(rest) === Node.DOCUMENT_POSITION_FOLLOWING;
    });
  expect(isOnTop, 'the cancellation is above everything else about the quest').toBe(true);
  await expect(theirs.getByRole('main')).toContainText('The yard is under water.');
  const instead = theirs.getByRole('region', { name: 'Other Quests for you' });
  await expect(instead.getByRole('article')).toHaveCount(3);
  await theirs.close();
});

test('each button needs its right and its time [QD-14, QD-17, QD-18, PERM-18]', async ({ page }) => {
  await logInAs(page, 'managers');
  const quest = await postQuest(page, { title: 'For every role', ...FAR });
  const offered = async (name: string) => {
    await logInAs(page, name);
    await page.goto(`/console/quests/${quest.id}/show`);
    await expect(heading(page)).toHaveText(quest.title);
    await expect(page.getByRole('link', { name: 'Public page' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    const names = ['Attendance', 'Edit', 'Broadcast', 'Cancel Quest'];
    const shown = await Promise.all(
      names.map((label) => page.getByRole('main').getByText(label, { exact: true }).count()),
    );
    return names.filter((_label, index) => shown[index]);
  };
  expect(await offered('managers')).toEqual(['Attendance', 'Edit', 'Broadcast', 'Cancel Quest']);
  expect(await offered('captains')).toEqual(['Attendance', 'Edit']);
  expect(await offered('nightcasemanagers')).toEqual(['Attendance']);
  expect(await offered('boardmembers')).toEqual([]);
});

test('every button of the public page and of the console leads to its place [QD-14, OPEN-QD-03, DEC-29]', async ({
  page,
}) => {
  await logInAs(page, 'managers');
  const quest = await postQuest(page, { title: 'Every door', ...FAR });
  const places: Record<string, () => Promise<void>> = {
    Edit: () => expect(dialog(page).getByLabel('Title')).toHaveValue('Every door'),
    Attendance: () => expect(heading(page)).toHaveText('Attendance: Every door'),
    Broadcast: () => expect(page.getByRole('main')).toContainText('Broadcast'),
  };
  const publicPage = `/questList/1/quest/${quest.id}`;
  for (const [label, isThere] of Object.entries(places)) {
    await page.goto(publicPage);
    await follow(page, label, quest);
    await isThere();
  }
  await page.goto(publicPage);
  await page.getByRole('link', { name: 'Manage in the console' }).click();
  await expect(heading(page)).toHaveText('Every door');
  await expect(page).toHaveURL(`/console/quests/${quest.id}/show`);
  for (const [label, isThere] of Object.entries(places)) {
    await follow(page, label, quest);
    await isThere();
    // The console is not loaded anew.
    await page.goBack();
    await expect(page).toHaveURL(`/console/quests/${quest.id}/show`);
  }
});

async function follow(page: Page, label: string, quest: MonthQuest): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: label, exact: true }).click();
  await expect(page).toHaveURL(`/console/quests/${quest.id}/${label.toLowerCase()}`);
}

test('a quest that is over is read only, and a stamp is edited but not broadcast [QD-17, QD-18, QD-26]', async ({
  page,
}) => {
  await logInAs(page, 'managers');
  const { questPage: begun } = await ask<Found>(page, PAGE, { filter: { isUpcoming: false } });
  // At some hours the last one that began is still going on.
  const over = begun.items.find(({ isOver }) => isOver);
  await page.goto(`/console/quests/${over?.id}/show`);
  await expect(page.getByRole('link', { name: 'Attendance' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Edit', exact: true })).toHaveCount(0);
  await expect(page.getByText('Broadcast', { exact: true })).toHaveCount(0);
  await expect(page.getByLabel('Maximum volunteers')).toHaveCount(0);

  const { questPage: stamps } = await ask<Found>(page, PAGE, { filter: { publishingStatus: 'Template' } });
  const stamp = stamps.items[0];
  await page.goto(`/console/quests/${stamp?.id}/show`);
  await expect(page.getByRole('link', { name: 'Broadcast' })).toHaveAttribute('aria-disabled', 'true');
  await page.goto(`/console/quests/${stamp?.id}/edit`);
  const edit = page.getByRole('dialog', { name: 'Edit stamp' });
  await expect(edit.getByLabel('Title')).toHaveValue(stamp?.eventTitle ?? '');
  for (const absent of ['Start', 'End', 'Status', 'Supervisor']) {
    await expect(edit.getByLabel(absent, { exact: true })).toHaveCount(0);
  }
});

/** Checks the preview before saving: one person gets an email, another must be told. */
async function expectTold(place: Locator, unconfirmed: string): Promise<void> {
  const told = place.getByRole('status', { name: 'Who we’ll tell' });
  await expect(told).toContainText('1 will get a message.');
  await expect(told.getByRole('listitem')).toHaveText(
    new RegExp(`^${unconfirmed}, email address not confirmed`),
  );
}

type Found = { questPage: { items: { id: string; eventTitle: string; isOver: boolean }[] } };

const PAGE = `query($filter: QuestFilter) {
  questPage(providerId: "1", filter: $filter, sort: { field: startedAt, order: DESC }, perPage: 20) {
    items { id eventTitle isOver }
  }
}`;

async function openQuest(page: Page, wanted: Parameters<typeof postQuest>[1]): Promise<MonthQuest> {
  await logInAs(page, 'managers');
  const quest = await postQuest(page, wanted);
  await page.goto(`/console/quests/${quest.id}/show`);
  await expect(heading(page)).toHaveText(quest.title);
  return quest;
}

/** Signs someone up who has not confirmed the address yet; returns the name. */
async function signUpUnconfirmed(theirs: Page, quest: MonthQuest): Promise<string> {
  const person = newPerson('rainedoff');
  await makeAccount(theirs, person);
  await openSession(theirs, person);
  await signUpFor(theirs, quest);
  return `${person.nameFirst} ${person.nameLast}`;
}

/** Pastes HTML as the browser does on Ctrl+V. */
async function paste(page: Page, html: string): Promise<void> {
  await page.evaluate((text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', text);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, html);
}
