import type { Locator, Page } from '@playwright/test';
import { expect, test } from './browser-test.ts';
import { logInAs } from './cast-log-in.ts';
import { MONDAY_MANAGER, MOVED, movedDay } from './monday-charity.ts';
import { keepPicture } from './pictures.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const menu = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Console' }).getByRole('menuitem', { name, exact: true });
const toast = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text });

/** The clicks of one person; what is typed or dated costs the click into its field. */
function oneHand() {
  const hand = {
    clicks: 0,
    async press(place: Locator) {
      hand.clicks += 1;
      await expect(place).toBeVisible();
      await place.click();
    },
    async write(place: Locator, text: string) {
      hand.clicks += 1;
      await place.fill(text);
    },
  };
  return hand;
}

type Hand = ReturnType<typeof oneHand>;

async function messagePastVolunteers(page: Page, hand: Hand): Promise<void> {
  await hand.press(page.getByRole('link', { name: 'Message past volunteers: Cook the soup' }));
  await hand.press(page.getByRole('checkbox', { name: 'Select all' }));
  await hand.press(page.getByRole('button', { name: 'Message', exact: true }));
  const writing = page.getByRole('dialog', { name: 'Message 3 volunteers' });
  await expect(writing.getByRole('combobox').locator('option:checked')).toContainText('Cook the soup');
  await hand.write(writing.getByRole('textbox', { name: /^Message/ }), 'Can you help us cook?');
  await hand.press(writing.getByRole('button', { name: 'Review' }));
  const review = page.getByRole('dialog', { name: 'Send to 3 people?' });
  await hand.press(review.getByRole('button', { name: 'Send' }));
  await expect(review).toBeHidden();
}

async function moveQuest(page: Page, hand: Hand): Promise<void> {
  await hand.press(menu(page, 'Quests'));
  await hand.press(page.getByRole('link', { name: MOVED }));
  await hand.press(page.getByRole('link', { name: 'Edit', exact: true }));
  const editing = page.getByRole('dialog', { name: 'Edit Quest' });
  await hand.write(editing.getByLabel('Date'), movedDay(Date.now()));
  await expect(editing).toContainText('3 will get a message.');
  await hand.press(editing.getByRole('button', { name: 'Save', exact: true }));
  await expect(editing).toBeHidden();
}

async function markYesterday(page: Page, hand: Hand): Promise<void> {
  await hand.press(menu(page, 'Quests'));
  await hand.press(page.getByRole('switch', { name: 'Upcoming only' }));
  await hand.press(page.getByRole('link', { name: 'Sort the pantry' }));
  await hand.press(page.getByRole('link', { name: 'Attendance', exact: true }));
  await hand.press(page.getByRole('button', { name: 'Mark everyone present' }));
  await hand.press(
    page.getByRole('button', { name: 'Confirm and E-Verify Volunteer Attendance', exact: true }),
  );
  await expect(page.getByText('Attendance saved!')).toBeVisible();
}

async function postMonth(page: Page, hand: Hand): Promise<void> {
  await hand.press(menu(page, 'Home'));
  await hand.press(page.getByRole('link', { name: /^Post month: / }));
  const review = page.getByRole('dialog', { name: /^Post Monthly Schedule/ });
  await expect(review.getByRole('article').first()).toContainText('Serve the dinner');
  await hand.press(review.getByRole('button', { name: 'Continue' }));
  await hand.press(
    page.getByRole('dialog', { name: /^Post \d+ Quests/ }).getByRole('button', { name: /^Post / }),
  );
  await expect(toast(page, /^Successfully created \d+ Quests/)).toBeVisible();
}

test('a manager’s Monday, from the desk to the posted month, takes at most 25 clicks [DSK-01, DSK-07, DEC-39]', async ({
  page,
}) => {
  const hand = oneHand();
  await logInAs(page, MONDAY_MANAGER);
  await page.goto('/console/');
  await expect(page.getByRole('region', { name: 'Need people' })).toContainText('Cook the soup');
  await keepPicture(page, 'console monday');
  await messagePastVolunteers(page, hand);
  await moveQuest(page, hand);
  await markYesterday(page, hand);
  await postMonth(page, hand);
  await hand.press(page.getByRole('dialog', { name: /is posted$/ }).getByRole('button', { name: 'Done' }));
  await expect(heading(page)).toHaveText('Calendar');
  expect(hand.clicks).toBeLessThanOrEqual(25);
});
