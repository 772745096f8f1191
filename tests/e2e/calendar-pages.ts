import type { Page } from '@playwright/test';
import { monthFromNow } from './calendar-page.ts';
import type { ShownPage } from './site-pages.ts';

type CalendarPage = ShownPage & { organization: string };

/** The running month has quests ahead and behind, the next is posted, the one after the next is empty. */
const at = (months: number) => `/console/calendar?month=${monthFromNow(months)}`;
const popup = { as: 'managers', organization: '1', hasPopup: true };
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();

/** The calendar, its dialogs and its sheet. */
export const CALENDAR_PAGES: readonly CalendarPage[] = [
  {
    name: 'console calendar',
    as: 'managers',
    organization: '1',
    path: at(0),
    open: (page) => page.locator('.bubble:visible').first().waitFor(),
  },
  {
    name: 'console calendar read only',
    as: 'trustedminors',
    organization: '1',
    path: at(1),
    open: (page) => page.locator('.bubble').first().waitFor(),
  },
  { ...popup, name: 'console calendar quest', path: at(1), open: openQuest },
  {
    ...popup,
    name: 'console calendar cancel',
    path: at(1),
    open: async (page) => {
      await openQuest(page);
      await press(page, 'Cancel Quest');
    },
  },
  {
    ...popup,
    name: 'console calendar choose a stamp',
    path: at(2),
    open: (page) => press(page, 'Add Quest'),
  },
  {
    ...popup,
    name: 'console calendar quest details',
    path: at(2),
    open: async (page) => {
      await press(page, 'Add Quest');
      await page.getByRole('dialog').getByRole('button', { name: 'Chop and cook' }).click();
      await page.getByLabel('End Time').fill('08:00');
    },
  },
  {
    ...popup,
    name: 'console calendar bundle',
    path: at(2),
    open: async (page) => {
      await press(page, 'Add Quest');
      await page.getByRole('dialog').getByRole('button', { name: 'Cook and serve' }).click();
    },
  },
  { ...popup, name: 'console calendar new stamp', path: at(2), open: (page) => press(page, 'New stamp') },
  {
    ...popup,
    name: 'console calendar review',
    path: at(2),
    open: (page) => press(page, 'Post Monthly Schedule'),
  },
  {
    ...popup,
    name: 'console calendar review confirmation',
    path: at(2),
    open: async (page) => {
      await press(page, 'Post Monthly Schedule');
      await press(page, 'Continue');
    },
  },
  {
    ...popup,
    name: 'console calendar review nothing left',
    path: at(1),
    open: async (page) => {
      await press(page, 'Post Monthly Schedule');
      await press(page, 'Continue');
      await page.getByRole('alert').waitFor();
    },
  },
  {
    ...popup,
    name: 'console calendar review warning',
    path: at(2),
    open: async (page) => {
      await press(page, 'Post Monthly Schedule');
      await press(page, 'Close');
    },
  },
  {
    name: 'console print schedule',
    as: 'managers',
    organization: '1',
    path: `/console/calendar/print?month=${monthFromNow(1)}`,
    open: (page) => page.locator('.print-quest').first().waitFor(),
  },
];

async function openQuest(page: Page): Promise<void> {
  await page.locator('.bubble:not(.is-faded)').first().click();
  await page.getByRole('dialog').waitFor();
}
