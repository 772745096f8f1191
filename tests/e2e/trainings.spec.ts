import type { Page } from '@playwright/test';
import { expect, test } from './browser-test.ts';
import { castEmail, logInAs } from './cast-log-in.ts';
import { mailsTo } from './mailbox.ts';
import { ask, postQuest } from './month-quest.ts';
import { keepPicture } from './pictures.ts';
import { signUpBar } from './quest-page.ts';

const TRAINING = 'Knives and hot pans';
const VOLUNTEER = 'gold';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Edit training' });
const save = (page: Page) => dialog(page).getByRole('button', { name: 'Save', exact: true });
const section = (page: Page, name = TRAINING) => page.getByRole('region', { name });
const questOf = (id: string) => `/questList/1/quest/${id}`;

test.describe('a training', () => {
  test.describe.configure({ mode: 'serial' });
  test.use({ isPageKept: true });

  let id = '';
  const row = (page: Page) => section(page).getByRole('row', { name: /Vera Lindqvist/ });
  const required = (page: Page) => page.getByRole('region', { name: 'Required training' });

  test('is offered by a charity [OPEN-ORI-04]', async ({ page }) => {
    await openConsole(page, 'managers', '/console/trainings');
    await offerTraining(page);
  });

  test('is asked for by a quest, and says that nobody has applied yet [ORI-15]', async ({ page }) => {
    ({ id } = await postQuest(page, { title: 'Chop and fry', startsInMinutes: 60 * 26 }));
    await askFor(page, id);
    await page.goto('/console/chariteers?tab=orientations');
    await expect(section(page)).toContainText('No one has applied yet.');
  });

  test('is described to a volunteer, who applies [ORI-03, ORI-10, ORI-11]', async ({ page }) => {
    await logInAs(page, VOLUNTEER);
    await page.goto(questOf(id));
    await signUpBar(page).getByRole('button', { name: 'Apply for Training' }).click();
    const application = page.getByRole('dialog', { name: 'Ready to apply for Training?' });
    await expect(application).toContainText(TRAINING);
    await expect(application).toContainText('Mind your fingers.');
    await expect(application).toContainText('45 minutes · $12.50');
    await application.getByRole('button', { name: 'Apply for Training' }).click();
    await expect(required(page).getByRole('listitem')).toHaveText(/Knives and hot pans\s*Applied!/);
  });

  test('stands in a tab beside the leaderboard, with who has applied [ORI-12, VOL-04]', async ({ page }) => {
    await openConsole(page, 'managers', '/console/chariteers');
    await expect(page.getByRole('tab')).toHaveText([
      'All volunteers',
      'Leaderboard',
      'Invited',
      'Orientations',
    ]);
    await page.getByRole('tab', { name: 'Orientations' }).click();
    await expect(row(page)).toContainText('Provisional');
    await expect(row(page)).toContainText('Never');
  });

  test('is decided in a form, which says why it cannot be saved yet [ORI-16, ORI-19, ORI-20]', async ({
    page,
  }) => {
    await row(page).getByRole('button', { name: /^Edit/ }).click();
    await expectAdvice(page);
  });

  test('takes a note of 299 characters, with three kinds of markup [ORI-17, ORI-18]', async ({ page }) => {
    await writeNote(page);
  });

  test('is marked as complete, and only what was changed is sent [ORI-02, ORI-21, TST-13]', async ({
    page,
  }) => {
    const sent = page.waitForRequest(
      (request) => request.postData()?.includes('EditTrainingRecord') === true,
    );
    await save(page).click();
    expect(JSON.parse((await sent).postData() ?? '{}').variables).toEqual({
      id: expect.any(String),
      resolution: 'Complete',
      note: 'Well <b>done</b>',
      supervisorId: await accountId(page),
      expected: { resolution: 'Provisional', note: null },
    });
    await expect(page.getByText('Orientation has been updated!')).toBeVisible();
    await expect(dialog(page)).toHaveCount(0);
    await expect(row(page)).toContainText('Complete');
    await keepPicture(page, 'console orientations');
  });

  test('reaches the volunteer by mail and on the quest [ORI-05, OPEN-ORI-05]', async ({ page }) => {
    const told = async () =>
      (await mailsTo(castEmail(VOLUNTEER)))
        .filter(({ text }) => text.includes(TRAINING))
        .map(({ text }) => text);
    await expect.poll(told, { timeout: 20_000 }).toHaveLength(1);
    const [mail] = await told();
    for (const part of ['Harbor Table Kitchen', 'New status: Complete', 'Their note: Well done', questOf(id)])
      expect(mail).toContain(part);
    await logInAs(page, VOLUNTEER);
    await page.goto(questOf(id));
    await expect(required(page).getByRole('listitem')).toHaveText(/Knives and hot pans\s*Complete/);
  });
});

test('a training about safety opens its quest only once somebody has marked it complete [SAF-14, DEC-32]', async ({
  page,
}) => {
  const name = 'Hot oil and children';
  await openConsole(page, 'managers', '/console/trainings/create');
  await page.getByLabel('Name').fill(name);
  await page.getByRole('switch', { name: 'It’s about safety' }).check();
  await expect(page.getByRole('radio', { name: /^Someone marks it complete/ })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Applying is enough' })).toBeDisabled();
  await keepPicture(page, 'console new training about safety');
  await page.getByRole('button', { name: 'Add training' }).click();
  await expect(page.getByRole('row', { name: new RegExp(name) })).toContainText('Complete (safety)');
  const { id } = await postQuest(page, { title: 'Fry with children', startsInMinutes: 60 * 27 });
  await requireTraining(page, id, name);

  await logInAs(page, VOLUNTEER);
  await page.goto(questOf(id));
  const required = page.getByRole('region', { name: 'Required training' });
  await expect(required).toContainText('About safety');
  await expect(required).toContainText('marks it complete once it’s done');
  await signUpBar(page).getByRole('button', { name: 'Apply for Training' }).click();
  const application = page.getByRole('dialog', { name: 'Ready to apply for Training?' });
  await application.getByRole('button', { name: 'Apply for Training' }).click();
  const waits = 'You applied; Harbor Table Kitchen has to mark it complete first.';
  await expect(signUpBar(page)).toContainText(waits);
  await expect(signUpBar(page).getByRole('button')).toHaveCount(0);
  await keepPicture(page, 'training that waits');

  await openConsole(page, 'managers', '/console/chariteers?tab=orientations');
  await section(page, name).getByRole('button', { name: /^Edit/ }).click();
  await dialog(page).getByLabel('Resolution').selectOption('Complete');
  await save(page).click();
  await expect(page.getByText('Orientation has been updated!')).toBeVisible();
  await logInAs(page, VOLUNTEER);
  await page.goto(questOf(id));
  await expect(signUpBar(page).getByRole('button', { name: 'Volunteer for this Quest!' })).toBeVisible();
});

test('the tab is for those who read recaps, and says when there is no training [ORI-13, ORI-14, PERM-23]', async ({
  page,
}) => {
  await openConsole(page, 'employees', '/console/chariteers?tab=orientations');
  await expect(page.getByRole('tab')).toHaveText(['All volunteers', 'Leaderboard']);
  await openConsole(page, 'staff', '/console/chariteers?tab=orientations', 'empty-house');
  await expect(page.getByText('No trainings yet')).toBeVisible();
  await page.getByRole('link', { name: 'Trainings on offer' }).click();
  await expect(page.getByText('No trainings yet')).toBeVisible();
});

async function openConsole(page: Page, name: string, path: string, organization = '1'): Promise<void> {
  await logInAs(page, name);
  await page.request.post('/organization', { form: { organization }, maxRedirects: 0 });
  await page.goto(path);
}

/** Offers a training by the form, where problems appear at their fields. */
async function offerTraining(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'New training' }).click();
  const add = page.getByRole('button', { name: 'Add training' });
  await page.getByLabel('Web address').fill('javascript:alert(1)');
  await add.click();
  await expect(page.getByText('Name the training.')).toBeVisible();
  await expect(page.getByText('Say whether applying is enough.')).toBeVisible();
  await expect(page.getByText('Start with https:// or http://.')).toBeVisible();
  await page.getByLabel('Name').fill(TRAINING);
  await page.getByRole('textbox', { name: 'Description' }).click();
  await page.keyboard.type('Mind your fingers.');
  await page.getByLabel('Minutes').fill('45');
  await page.getByLabel('Cost in dollars').fill('12.5');
  await page.getByLabel('Web address').fill('https://training.example/knives');
  await page.getByRole('radio', { name: 'Applying is enough' }).check();
  await add.click();
  await expect(page.getByText(`${TRAINING} added.`)).toBeVisible();
  await expect(page.getByRole('row', { name: new RegExp(TRAINING) })).toContainText('$12.50');
}

/** The choice of the quest's editor knows the new training at once. */
async function askFor(page: Page, questId: string): Promise<void> {
  await page.goto(`/console/quests/${questId}/edit`);
  const editor = page.getByRole('dialog', { name: 'Edit Quest' });
  await editor.getByRole('checkbox', { name: TRAINING }).check();
  await editor.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Quest has been modified.')).toBeVisible();
}

/** Requires a training for a quest through the API, without the editor. */
async function requireTraining(page: Page, questId: string, name: string): Promise<void> {
  const { provider } = await ask<{ provider: { templateOrientations: { id: string; name: string }[] } }>(
    page,
    '{ provider(id: "1") { templateOrientations { id name } } }',
  );
  const training = provider.templateOrientations.find((one) => one.name === name);
  await ask(
    page,
    'mutation($id: ID!, $ids: [ID!]) { updateQuest(id: $id, requiredOrientations: $ids) { id } }',
    { id: questId, ids: [training?.id] },
  );
}

/** What stands under the form as it is filled. */
async function expectAdvice(page: Page): Promise<void> {
  await expect(dialog(page)).toContainText('Make changes to some Training properties above.');
  await expect(save(page)).toBeDisabled();
  await dialog(page).getByLabel('Resolution').selectOption('Complete');
  await dialog(page).getByLabel('Expiration date').fill('2001-01-01');
  await expect(dialog(page)).toContainText('Please fix the errors above.');
  await expect(save(page)).toBeDisabled();
  await dialog(page).getByLabel('Expiration date').fill('');
}

/** Writes a note and checks that leaving by accident doesn't lose it. */
async function writeNote(page: Page): Promise<void> {
  const note = dialog(page).getByRole('textbox', { name: 'Note' });
  await note.click();
  await page.keyboard.insertText('x'.repeat(300));
  await expect(dialog(page)).toContainText('The character count for this note has been reached.');
  await expect(note).toHaveText('x'.repeat(299));
  await expect(dialog(page).getByRole('toolbar').getByRole('button')).toHaveCount(3);
  await page.keyboard.press('Escape');
  const leave = page.getByRole('dialog', { name: 'Leave without saving?' });
  await leave.getByRole('button', { name: 'Stay' }).click();
  await note.click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Well ');
  await dialog(page).getByRole('button', { name: 'Bold' }).click();
  await page.keyboard.type('done');
  await expect(save(page)).toBeEnabled();
}

async function accountId(page: Page): Promise<string> {
  const { getAccountInfo } = await ask<{ getAccountInfo: { playerId: string } }>(
    page,
    '{ getAccountInfo { playerId } }',
  );
  return getAccountInfo.playerId;
}
