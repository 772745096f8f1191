import type { Page } from '@playwright/test';
import type { ShownPage } from './site-pages.ts';

type MonthPage = ShownPage & { organization: string };

const manager = { as: 'managers', organization: '1' };
const popup = { ...manager, hasPopup: true };
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();

/** What a charity does in a month: attendance, edits, stamps and their times, and its own account's pages. */
export const MONTH_PAGES: readonly MonthPage[] = [
  {
    as: 'staff',
    organization: 'every-state',
    hasPopup: true,
    name: 'console attendance options',
    path: '/console/quests/soon/attendance',
    open: (page) => press(page, /^Options for/),
  },
  {
    as: 'staff',
    organization: 'every-state',
    hasPopup: true,
    name: 'console past volunteer',
    path: '/console/quests/soon/attendance',
    open: (page) => press(page, 'Add a past volunteer'),
  },
  {
    as: 'staff',
    organization: 'every-state',
    hasPopup: true,
    name: 'console volunteer preview',
    path: '/console/quests/soon/attendance',
    open: (page) => press(page, 'Rosa Delmar'),
  },
  {
    as: 'staff',
    organization: 'every-state',
    hasPopup: true,
    isDialog: true,
    name: 'console edit quest',
    path: '/console/quests/open/edit',
    open: (page) => page.getByRole('dialog').getByLabel('Title').waitFor(),
  },
  {
    ...manager,
    name: 'console stamps',
    path: '/console/stamps',
    open: (page) =>
      page
        .getByRole('button', { name: /^Move / })
        .first()
        .waitFor(),
  },
  {
    ...popup,
    name: 'console stamp menu',
    path: '/console/stamps',
    open: (page) => press(page, /^Options for/),
  },
  { ...popup, name: 'console new group', path: '/console/stamps', open: (page) => press(page, 'New group') },
  {
    ...popup,
    name: 'console new bundle',
    path: '/console/stamps',
    open: (page) => press(page, 'New bundle'),
  },
  {
    ...manager,
    name: 'console new stamp',
    path: '/console/stamps/create',
    open: (page) => page.getByRole('button', { name: 'Create stamp' }).waitFor(),
  },
  {
    ...manager,
    name: 'console stamp',
    path: '/console/stamps/stamp-1-dinner',
    open: (page) => page.getByRole('button', { name: 'Save', exact: true }).waitFor(),
  },
  {
    ...manager,
    name: 'console monthly schedule',
    path: '/console/stamps/monthly',
    open: (page) =>
      page
        .getByRole('button', { name: /^Edit:/ })
        .first()
        .waitFor(),
  },
  {
    ...popup,
    name: 'console monthly times',
    path: '/console/stamps/monthly',
    open: (page) => press(page, /^Edit:/),
  },
  {
    ...popup,
    name: 'console monthly reservation',
    path: '/console/stamps/monthly',
    open: (page) => press(page, /^Reserve for/),
  },
  {
    as: 'provider',
    organization: '1',
    name: 'console home of a charity',
    path: '/console/',
    open: (page) => page.getByRole('main').getByRole('listitem').first().waitFor(),
  },
  {
    as: 'provider',
    organization: '1',
    name: 'console past quests',
    path: '/console/past-quests',
    open: (page) => page.getByRole('main').getByRole('listitem').first().waitFor(),
  },
  {
    as: 'staff',
    organization: 'every-state',
    name: 'console quest of a charity',
    path: '/console/quest/soon',
    open: (page) => page.getByRole('region', { name: 'Volunteers' }).waitFor(),
  },
  {
    as: 'staff',
    organization: 'every-state',
    name: 'console past quest of a charity',
    path: '/console/quest/over',
    open: (page) => page.getByRole('region', { name: 'Volunteers' }).waitFor(),
  },
];
