import type { Page } from '@playwright/test';
import { expect, test } from './browser-test.ts';
import { logInAs } from './cast-log-in.ts';
import { keyboard } from './input-method.ts';
import { ask } from './month-quest.ts';
import { keepPicture } from './pictures.ts';

// One charity, one book: the tests of this file change it one after the other.
test.describe.configure({ mode: 'serial' });

const CHARITY = '2';
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const stamps = (page: Page) => page.getByRole('main').getByRole('listitem');

test('a stamp is made from scratch and put into its order, all by keyboard [OPEN-STM-01, STM-02, STM-03, STM-04]', async ({
  page,
}) => {
  await openBook(page, '/console/stamps');
  const before = await titles(page);
  expect(before.length).toBeGreaterThan(1);
  const hands = keyboard(page);
  await hands.press(page.getByRole('link', { name: 'New stamp' }));
  await expect(heading(page)).toHaveText('New stamp');
  const create = page.getByRole('button', { name: 'Create stamp' });
  await expect(create).toBeDisabled();
  // Fields show the focus by their border.
  await page.getByLabel('Stamp name').focus();
  await page.keyboard.type('Mend coats');
  const size = page.getByLabel('Size');
  await expect(size.locator('option')).toHaveText(['tiny', 'medium', 'large']);
  await page.getByRole('radio', { name: 'Envelope' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Bread' })).toBeChecked();
  await page.getByLabel('Quest title').focus();
  await page.keyboard.type('Mend winter coats');
  await hands.press(create);
  await expect(page.getByText('Stamp “Mend coats” created.')).toBeVisible();
  await expect(heading(page)).toHaveText('Stamps');
  await expect.poll(() => titles(page)).toEqual([...before, 'Mend coats']);

  const handle = page.getByRole('button', { name: 'Move Mend coats' });
  await handle.focus();
  await page.keyboard.press('Space');
  // Said once the places have been measured.
  await expect(page.getByText('Mend coats is over Mend coats.')).toBeAttached();
  await carry(page, 'ArrowLeft', before.at(-1) ?? '');
  const saved = page.waitForResponse((answer) => answer.request().postData()?.includes('SaveBooks') === true);
  await page.keyboard.press('Space');
  await saved;
  const wanted = [...before.slice(0, -1), 'Mend coats', before.at(-1)];
  await expect.poll(() => titles(page)).toEqual(wanted);
  await expect(handle, 'the keyboard goes on from there').toBeFocused();
  await page.reload();
  await expect.poll(() => titles(page)).toEqual(wanted);
  await keepPicture(page, 'stamp book');
});

test('groups are made, named and filled, and a stamp is carried by hand [STM-05]', async ({ page }) => {
  await openBook(page, '/console/stamps');
  await page.getByRole('button', { name: 'New group' }).click();
  await page.getByRole('dialog', { name: 'New group' }).getByLabel('Name').fill('Winter');
  await page.getByRole('dialog', { name: 'New group' }).getByRole('button', { name: 'Save' }).click();
  const winter = page.getByRole('region', { name: 'Winter' });
  await expect(winter).toContainText('Drag a stamp here');
  await page.getByRole('button', { name: 'Options for Mend coats' }).click();
  await page.getByRole('menuitem', { name: 'Move to Winter' }).click();
  await expect(winter.getByRole('listitem')).toHaveCount(1);

  const [other = ''] = await titles(page);
  const handle = page.getByRole('button', { name: `Move ${other}` });
  const target = await winter.getByRole('listitem').boundingBox();
  await handle.hover();
  await page.mouse.down();
  await page.mouse.move((target?.x ?? 0) + 40, (target?.y ?? 0) + 10, { steps: 12 });
  await page.mouse.up();
  await expect(winter.getByRole('listitem')).toHaveCount(2);
  await page.reload();
  await expect(winter.getByRole('listitem')).toHaveCount(2);

  await winter.getByRole('button', { name: 'New bundle' }).click();
  const bundle = page.getByRole('dialog', { name: 'New bundle' });
  await bundle.getByLabel('Name').fill('Coat day');
  await bundle.getByRole('checkbox', { name: 'Mend coats' }).check();
  await bundle.getByRole('button', { name: 'Save' }).click();
  await expect(winter.getByRole('button', { name: 'Coat day: Mend coats' })).toBeVisible();
});

test('a stamp is edited, and one is made from a quest [STM-06, STM-07]', async ({ page }) => {
  await openBook(page, '/console/stamps');
  await page.getByRole('link', { name: /^Mend coats/ }).click();
  await expect(heading(page)).toHaveText('Stamp: Mend coats');
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
  await page.getByLabel('Supervisor').fill('Ada');
  await page.getByLabel('At most').fill('4');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Stamp saved.')).toBeVisible();

  const { questPage } = await ask<{ questPage: { items: { id: string; eventTitle: string }[] } }>(
    page,
    `{ questPage(providerId: "${CHARITY}", perPage: 1) { items { id eventTitle } } }`,
  );
  const quest = questPage.items[0];
  await page.goto(`/console/quests/${quest?.id}/show`);
  await page.getByRole('link', { name: 'Make a stamp' }).click();
  await expect(page.getByLabel('Quest title')).toHaveValue(quest?.eventTitle ?? '');
  await page.getByLabel('Stamp name').fill('Copied');
  await page.getByRole('button', { name: 'Create stamp' }).click();
  await expect(page.getByText('Stamp “Copied” created.')).toBeVisible();
  await page.getByRole('button', { name: 'Options for Copied' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const question = page.getByRole('dialog', { name: 'Delete stamp “Copied”?' });
  await question.getByRole('button', { name: 'Keep stamp' }).click();
  await expect(page.getByRole('link', { name: /^Copied/ })).toBeVisible();
  await page.getByRole('button', { name: 'Options for Copied' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await question.getByRole('button', { name: 'Delete stamp' }).click();
  await expect(page.getByText('Stamp “Copied” deleted.')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Copied/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('link', { name: /^Copied/ }), 'the undo brings it back').toBeVisible();
});

test('monthly times read back in words, are reserved for a guild, and keep older keys [STM-10, STM-11, STM-12, STM-13]', async ({
  page,
}) => {
  await openBook(page, '/console/stamps/monthly');
  const { provider } = await ask<Books>(page, BOOKS);
  const older = { ...JSON.parse(provider.questConfiguration), olderKey: { of: 'long ago' } };
  await ask(
    page,
    `mutation($json: String!, $version: String!) {
      saveQuestConfiguration(providerId: "${CHARITY}", questConfiguration: $json, expectedVersion: $version) { id }
    }`,
    { json: JSON.stringify(older), version: provider.questConfigurationVersion },
  );
  await page.reload();
  await page.getByRole('button', { name: 'Add times' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add times' });
  await dialog.getByLabel('Stamp').selectOption('Mend coats');
  await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
  await dialog.getByLabel('From').fill('18:00');
  await dialog.getByLabel('To').fill('20:30');
  await dialog.getByLabel('Location').selectOption({ index: 1 });
  for (const week of ['1st', '3rd', '4th', '5th']) await dialog.getByRole('button', { name: week }).click();
  await dialog.getByRole('button', { name: 'last' }).click();
  await expect(dialog.getByRole('status')).toHaveText('Choose at least one day.');
  await dialog.getByRole('button', { name: 'Saturday' }).click();
  await expect(dialog.getByRole('status')).toHaveText(
    'Mend coats: 2nd and last Saturday, 6:00 pm to 8:30 pm',
  );
  await dialog.getByRole('button', { name: 'Save' }).click();
  const section = page.getByRole('region', { name: 'Mend coats' });
  await expect(section).toContainText('2nd and last Saturday, 6:00 pm to 8:30 pm');

  await section.getByRole('button', { name: /^Reserve for a guild/ }).click();
  const reserve = page.getByRole('dialog', { name: 'Reserve for a guild' });
  await reserve.getByRole('combobox', { name: 'Guild' }).fill('Ferry');
  await page.getByRole('option', { name: 'Ferry Street Runners' }).click();
  await reserve.getByRole('button', { name: 'Reserve', exact: true }).click();
  await expect(section).toContainText('Reserved for Ferry Street Runners: 2nd and last Saturday');
  await page.reload();
  await expect(section).toContainText('Reserved for Ferry Street Runners: 2nd and last Saturday');
  await keepPicture(page, 'monthly schedule book');

  const { provider: after } = await ask<Books>(page, BOOKS);
  const books = JSON.parse(after.questConfiguration);
  expect(books.olderKey).toEqual({ of: 'long ago' });
  expect(books.bundleBook.monthly_schedule.at(-1)).toMatchObject({
    weeks: [2],
    last: true,
    days: [6],
    start_time: '18:00',
    end_time: '20:30',
  });
  await section.getByRole('button', { name: /^Delete:/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete times' }).click();
  await expect(section).toHaveCount(0);
  await expect
    .poll(
      async () =>
        JSON.parse((await ask<Books>(page, BOOKS)).provider.questConfiguration).bundleBook
          .monthly_reservations,
    )
    .toEqual([]);
});

test('who may only edit makes and deletes no stamp, who may not edit sees no book [PERM-16, PERM-17]', async ({
  page,
}) => {
  await logInAs(page, 'captains');
  await page.goto('/console/stamps');
  await expect(page.getByRole('button', { name: 'New group' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'New stamp' })).toHaveCount(0);
  await page
    .getByRole('button', { name: /^Options for/ })
    .first()
    .click();
  await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Delete' })).toHaveCount(0);
  await logInAs(page, 'boardmembers');
  await page.goto('/console/stamps');
  await expect(heading(page)).toHaveText('Access denied');
});

type Books = { provider: { questConfiguration: string; questConfigurationVersion: string } };
const BOOKS = `{ provider(id: "${CHARITY}") { questConfiguration questConfigurationVersion } }`;

async function openBook(page: Page, path: string): Promise<void> {
  await logInAs(page, 'managers');
  await page.request.post('/organization', { form: { organization: CHARITY }, maxRedirects: 0 });
  await page.goto(path);
  await expect(page.getByRole('navigation', { name: 'Console' })).toBeVisible();
  await page.getByRole('tab', { name: 'Stamps' }).waitFor();
}

/** The names of the stamps in their order. */
async function titles(page: Page): Promise<string[]> {
  await stamps(page).first().waitFor();
  const labels = await page
    .getByRole('button', { name: /^Move (?!group)/ })
    .evaluateAll((handles) => handles.map((handle) => handle.getAttribute('aria-label') ?? ''));
  return labels.map((label) => label.replace('Move ', ''));
}

/** Carries the stamp to the next place by an arrow, and waits until it has arrived. */
async function carry(page: Page, key: string, over: string): Promise<void> {
  // A press that comes between two measurings of the places moves nothing, and says nothing.
  await expect(async () => {
    await page.keyboard.press(key);
    await expect(page.getByText(`is over ${over}.`)).toBeAttached({ timeout: 4_000 });
  }).toPass();
}
