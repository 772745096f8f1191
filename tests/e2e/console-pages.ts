import type { Page } from '@playwright/test';
import type { ShownPage } from './site-pages.ts';

export type ConsolePage = ShownPage & {
  /** The charity chosen in the switch. */
  organization?: string;
};

/** The pages of the console, its menus and dialogs. */
export const CONSOLE_PAGES: readonly ConsolePage[] = [
  { name: 'console log-in', as: null, path: '/console/login' },
  { name: 'console for charities only', as: 'volunteer', path: '/console/' },
  { name: 'console without a charity', as: 'managers', path: '/console/quests' },
  {
    name: 'console switch of the staff',
    as: 'staff',
    path: '/console/quests',
    open: openSwitch,
    hasPopup: true,
  },
  { name: 'console quests', as: 'managers', organization: '2', path: '/console/quests' },
  {
    name: 'console filters',
    as: 'managers',
    organization: '2',
    path: '/console/quests',
    open: (page) => page.getByRole('button', { name: 'Add filter' }).click(),
    hasPopup: true,
  },
  {
    name: 'console account menu',
    as: 'staff',
    organization: 'empty-house',
    path: '/console/quests',
    open: (page) => page.getByRole('button', { name: 'account of staff' }).click(),
    hasPopup: true,
  },
  { name: 'console quest', as: 'staff', organization: 'gatehouse', path: '/console/quests/yours/show' },
  { name: 'console access denied', as: 'provider', path: '/console/data' },
  { name: 'console groups', as: 'managers', organization: '1', path: '/console/groups' },
  { name: 'console calendar', as: 'managers', organization: '1', path: '/console/calendar' },
  { name: 'console page not found', as: 'managers', organization: '1', path: '/console/nowhere' },
];

async function openSwitch(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: 'Pick an organization' }).press('ArrowDown');
  await page.getByRole('option').first().waitFor();
}
