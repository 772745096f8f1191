import type { Page } from '@playwright/test';
import { instantOf } from '#domain/time/new-york-time.ts';
import { expect, test } from './browser-test.ts';
import { bubbles, monthFromNow, openCalendar, toolbar } from './calendar-page.ts';
import { ask } from './month-quest.ts';
import { keepPicture } from './pictures.ts';

/** Charity 2, in months where only this file has quests. */
const SECOND_STITCH = { as: 'managers', organization: '2' };
const BACK = 'Undone.';

/** A quest of the month, without its page: as someone else adds it. */
async function addQuest(page: Page, day: string, title: string, publishingStatus = 'Draft'): Promise<string> {
  const { getAccountInfo, provider } = await ask<{
    getAccountInfo: { playerId: string };
    provider: { approvedLocations: { id: string }[] };
  }>(page, '{ getAccountInfo { playerId } provider(id: "2") { approvedLocations { id } } }');
  const { createQuest } = await ask<{ createQuest: { id: string } }>(
    page,
    `mutation($by: ID!, $title: String!, $status: PublishingStatus!, $start: DateTime!, $end: DateTime!, $place: ID) {
      createQuest(providerId: "2", postedById: $by, eventTitle: $title, publishingStatus: $status,
        startedAt: $start, endedAt: $end, locationId: $place) { id } }`,
    {
      by: getAccountInfo.playerId,
      title,
      status: publishingStatus,
      start: new Date(instantOf(day, '10:00')).toISOString(),
      end: new Date(instantOf(day, '12:00')).toISOString(),
      place: provider.approvedLocations[0]?.id,
    },
  );
  return createQuest.id;
}

const edit = (page: Page, id: string, changes: string) =>
  ask(page, `mutation { updateQuest(id: "${id}", ${changes}) { id } }`);
const toast = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

test('all drafts of a month are published by one button, which names those that stay, and taken back at once [API-48, DSK-04]', async ({
  page,
}) => {
  const month = monthFromNow(8);
  await openCalendar(page, { ...SECOND_STITCH, month });
  const button = toolbar(page).getByRole('button', { name: 'Publish all drafts' });
  await expect(button).toHaveCount(0);
  const [first, second, third] = [`${month}-03`, `${month}-10`, `${month}-17`];
  await addQuest(page, first, 'Fold sheets');
  await addQuest(page, second, 'Fold towels');
  const gone = await addQuest(page, third, 'Fold shirts');
  await page.reload();
  await button.click();
  const question = page.getByRole('dialog', { name: /^Publish 3 drafts for / });
  await expect(question).toContainText('Volunteers can sign up.');
  await question.getByRole('button', { name: 'Not yet' }).click();
  await expect(bubbles(page, first)).toContainText('Draft');
  await button.click();
  await keepPicture(page, 'console publish all drafts', { isWindow: true });
  await edit(page, gone, 'publishingStatus: Cancelled');
  await question.getByRole('button', { name: 'Publish' }).click();

  const left = page.getByRole('dialog', { name: 'Not published' });
  await expect(left.getByRole('listitem')).toHaveCount(1);
  await expect(left.getByRole('listitem')).toContainText('Fold shirts');
  await expect(left.getByRole('listitem')).toContainText('It’s not a draft anymore');
  await keepPicture(page, 'console drafts not published', { isWindow: true });
  await left.getByRole('button', { name: 'Close' }).click();
  await expect(toast(page, 'Drafts published: 2.')).toBeVisible();
  for (const day of [first, second]) await expect(bubbles(page, day)).toContainText('Published');
  await expect(button).toHaveCount(0);
  await toast(page, 'Drafts published: 2.').getByRole('button', { name: 'Undo' }).click();
  await expect(toast(page, BACK)).toBeVisible();
  for (const day of [first, second]) await expect(bubbles(page, day)).toContainText('Draft');
  await expect(bubbles(page, third)).toContainText('Canceled');
});

test('a cancelled quest is back by Ctrl Z, over what is open, and a refusal says why [DSK-04]', async ({
  page,
}) => {
  const month = monthFromNow(10);
  await openCalendar(page, { ...SECOND_STITCH, month });
  const day = `${month}-06`;
  const id = await addQuest(page, day, 'Sew buttons', 'Published');
  await page.reload();
  const popover = page.getByRole('dialog', { name: 'Sew buttons', exact: true });
  const cancel = async () => {
    await bubbles(page, day).focus();
    await page.keyboard.press('Enter');
    await popover.getByRole('button', { name: 'Cancel Quest' }).press('Enter');
    await page
      .getByRole('dialog', { name: 'Cancel “Sew buttons”?' })
      .getByRole('button', { name: 'Cancel Quest' })
      .press('Enter');
    await expect(toast(page, 'Quest "Sew buttons" has been Cancelled.')).toBeVisible();
    await expect(bubbles(page, day)).toContainText('Canceled');
  };
  await cancel();
  await keepPicture(page, 'console undo', { isWindow: true });
  await page.keyboard.press('Control+z');
  await expect(toast(page, BACK)).toBeVisible();
  await expect(bubbles(page, day)).toContainText('Published');

  await cancel();
  await edit(page, id, 'giverName: "Kim"');
  await toast(page, 'has been Cancelled.').getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(page.getByRole('alert')).toContainText('Someone acted on this: it can’t be undone.');
  await expect(bubbles(page, day)).toContainText('Canceled');
});

test('a Draft that nobody saw is deleted on its page and comes back; what was shown can only be cancelled [DSK-04]', async ({
  page,
}) => {
  const month = monthFromNow(11);
  await openCalendar(page, { ...SECOND_STITCH, month });
  const id = await addQuest(page, `${month}-06`, 'Mend coats');
  await page.goto(`/console/quests/${id}/show`);
  await expect(page.getByRole('button', { name: 'Cancel Quest' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Delete Draft' }).press('Enter');
  const question = page.getByRole('dialog', { name: 'Delete “Mend coats”?' });
  await expect(question).toContainText('No volunteers have seen it.');
  await question.getByRole('button', { name: 'Delete Draft' }).press('Enter');
  const deleted = toast(page, 'Draft “Mend coats” deleted.');
  await expect(deleted).toBeVisible();
  await expect(page).toHaveURL(/\/console\/quests(\?|$)/);
  await expect(page.getByRole('row').or(page.getByRole('listitem')).first()).toBeVisible();
  await expect(page.getByRole('alert'), 'nobody looks for what is gone').toHaveCount(0);
  await deleted.getByRole('button', { name: 'Undo' }).focus();
  await page.keyboard.press('Enter');
  await expect(toast(page, BACK)).toBeVisible();

  await page.goto(`/console/quests/${id}/show`);
  await expect(page.getByRole('button', { name: 'Delete Draft' })).toBeVisible();
  await edit(page, id, 'publishingStatus: Published');
  await edit(page, id, 'publishingStatus: Draft');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Cancel Quest' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Delete Draft' })).toHaveCount(0);
});

test('a training that was deleted comes back [DSK-04]', async ({ page }) => {
  await openCalendar(page, { ...SECOND_STITCH, month: monthFromNow(11) });
  const { createTemplateOrientation: training } = await ask<{ createTemplateOrientation: { id: string } }>(
    page,
    'mutation { createTemplateOrientation(input: { providerId: "2", name: "Darning", fulfilledBy: Applying }) { id } }',
  );
  await page.goto(`/console/trainings/${training.id}`);
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
  await toast(page, 'Darning deleted.').getByRole('button', { name: 'Undo' }).click();
  await expect(toast(page, BACK)).toBeVisible();
  await expect(page.getByRole('link', { name: /Darning/ })).toBeVisible();
});
