import type { Page } from '@playwright/test';
import type { ShownPage } from './site-pages.ts';

type RecapPage = ShownPage & { organization: string };

const manager = { as: 'managers', organization: '1' };
const chartsDrawn = (page: Page) => page.locator('.MuiChartsAxis-tickLabel').first().waitFor();

/** The numbers of a charity: its volunteers, and the recap on the screen and on paper. */
export const RECAP_PAGES: readonly RecapPage[] = [
  { ...manager, name: 'console volunteers', path: '/console/chariteers' },
  { ...manager, name: 'console orientations', path: '/console/chariteers?tab=orientations' },
  {
    ...manager,
    hasPopup: true,
    name: 'console volunteer preview of the leaderboard',
    path: '/console/chariteers',
    open: (page) => page.getByRole('table').getByRole('button').first().click(),
  },
  { as: 'trustedminors', organization: '1', name: 'console without rankings', path: '/console/chariteers' },
  { ...manager, name: 'console data', path: '/console/data', open: chartsDrawn },
  { ...manager, name: 'console data of a year', path: '/console/data?period=2024' },
  { as: 'captains', organization: '1', name: 'console data denied', path: '/console/data' },
  {
    as: 'staff',
    organization: 'every-state',
    name: 'console print the recap',
    path: '/console/data/print',
    open: (page) => page.getByRole('article', { name: 'Recap' }).waitFor(),
  },
];
