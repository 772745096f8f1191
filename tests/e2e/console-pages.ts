import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { CALENDAR_PAGES } from './calendar-pages.ts';
import { MONTH_PAGES } from './month-pages.ts';
import { RECAP_PAGES } from './recap-pages.ts';
import type { ShownPage } from './site-pages.ts';

export type ConsolePage = ShownPage & {
  /** The charity chosen in the switch. */
  organization?: string;
};

/** The pages of the console, its menus and dialogs. */
export const CONSOLE_PAGES: readonly ConsolePage[] = [
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
  { name: 'console quest', as: 'staff', organization: 'every-state', path: '/console/quests/yours/show' },
  {
    name: 'console quest in other languages',
    as: 'staff',
    organization: 'every-state',
    path: '/console/quests/yours/show',
    open: (page) => page.getByRole('button', { name: 'Languages' }).click(),
    hasPopup: true,
  },
  {
    name: 'console write to a guild',
    as: 'staff',
    organization: 'every-state',
    path: '/console/quests/shared/show',
    open: (page) => page.getByRole('button', { name: 'Message guild' }).click(),
    hasPopup: true,
  },
  {
    name: 'console attendance',
    as: 'staff',
    organization: 'every-state',
    path: '/console/quests/over/attendance',
  },
  {
    name: 'console check-in poster',
    as: 'staff',
    organization: 'every-state',
    path: '/console/quests/over/poster',
  },
  {
    name: 'console broadcast',
    as: 'staff',
    organization: 'every-state',
    path: '/console/quests/open/broadcast',
  },
  {
    name: 'console broadcast review',
    as: 'staff',
    organization: 'pier',
    path: '/console/quests/pier-breakfast/broadcast',
    open: openReview,
    hasPopup: true,
  },
  {
    name: 'console charity mana',
    as: 'staff',
    path: '/console/providers/pier',
    open: (page) => page.getByRole('button', { name: 'Change Mana' }).click(),
    hasPopup: true,
  },
  {
    name: 'console volunteer',
    as: 'staff',
    organization: 'every-state',
    path: '/console/chariteers/unconsented',
  },
  { name: 'console trainings', as: 'staff', organization: 'every-state', path: '/console/trainings' },
  {
    name: 'console new training',
    as: 'staff',
    organization: 'every-state',
    path: '/console/trainings/create',
  },
  {
    name: 'console training',
    as: 'staff',
    organization: 'every-state',
    path: '/console/trainings/every-state-training',
  },
  {
    name: 'console orientation',
    as: 'staff',
    organization: 'every-state',
    path: '/console/chariteers?tab=orientations',
    open: (page) => page.getByRole('button', { name: /^Edit .*Gate keeping/ }).click(),
    hasPopup: true,
  },
  {
    name: 'console safety',
    as: 'lockadmin',
    organization: 'lock',
    path: '/console/chariteers?tab=safety',
  },
  {
    name: 'console leaving as the last admin',
    as: 'lockadmin',
    organization: 'lock',
    path: '/console/groups',
    open: (page) => page.getByRole('button', { name: 'Leave group' }).click(),
    hasPopup: true,
  },
  { name: 'console documents', as: 'admins', path: '/console/documents' },
  { name: 'console charity settings', as: 'admins', path: '/console/charity' },
  { name: 'console programs', as: 'admins', path: '/console/charity/programs' },
  { name: 'console guilds', as: 'guildadmin', path: '/console/guilds' },
  { name: 'console charities', as: 'staff', path: '/console/providers' },
  { name: 'console new charity', as: 'staff', path: '/console/providers/create' },
  { name: 'console charity', as: 'staff', path: '/console/providers/every-state' },
  { name: 'console hour values', as: 'staff', path: '/console/hour-values' },
  { name: 'console new hour value', as: 'staff', path: '/console/hour-values/create' },
  { name: 'console districts', as: 'staff', path: '/console/districts' },
  { name: 'console new district', as: 'staff', path: '/console/districts/create' },
  { name: 'console district', as: 'staff', path: '/console/districts/3' },
  { name: 'console accounts', as: 'staff', path: '/console/accounts' },
  { name: 'console new account', as: 'staff', path: '/console/accounts/create' },
  { name: 'console account', as: 'staff', path: '/console/accounts/unconsented/show' },
  {
    name: 'console ban',
    as: 'staff',
    path: '/console/accounts/unconsented/show',
    open: (page) => page.getByRole('button', { name: 'Ban account' }).click(),
    hasPopup: true,
  },
  { name: 'console staff', as: 'staff', path: '/console/staff' },
  { name: 'console new staff', as: 'staff', path: '/console/staff/create' },
  {
    name: 'console staff removal',
    as: 'staff',
    path: '/console/staff',
    open: (page) => page.getByRole('button', { name: 'Remove staff from staff' }).click(),
    hasPopup: true,
  },
  { name: 'console likely doubles', as: 'staff', path: '/console/doubles' },
  {
    name: 'console two records',
    as: 'staff',
    // The demo world's volunteer with the fixed id, and one of these tests.
    path: '/console/doubles/01930000-0000-7000-8000-00000000c0de~unconsented',
  },
  { name: 'console merges', as: 'staff', path: '/console/merges' },
  { name: 'console recoveries', as: 'staff', path: '/console/recoveries' },
  { name: 'console self-marked hours', as: 'staff', path: '/console/self-marked-hours' },
  { name: 'console copies of minors’ texts', as: 'staff', path: '/console/kept-texts' },
  { name: 'console resting guilds', as: 'staff', path: '/console/resting-guilds' },
  { name: 'console contests', as: 'staff', path: '/console/contests' },
  { name: 'console contest', as: 'staff', path: '/console/contests/2026/show' },
  { name: 'console settings', as: 'staff', path: '/console/settings' },
  { name: 'console requests', as: 'staff', path: '/console/charity-requests' },
  { name: 'console charity health', as: 'staff', path: '/console/charity-health' },
  { name: 'console supply faq', as: 'staff', path: '/console/supply-faq' },
  { name: 'console outbox', as: 'staff', path: '/console/outbox' },
  { name: 'console background work', as: 'staff', path: '/console/jobs' },
  { name: 'console messages', as: 'managers', organization: '2', path: '/console/messages' },
  { name: 'console audit log', as: 'staff', path: '/console/audit' },
  ...RECAP_PAGES,
  { name: 'console access denied', as: 'employees', organization: '1', path: '/console/data' },
  { name: 'console own details', as: 'managers', path: '/console/your-details' },
  { name: 'console groups', as: 'admins', organization: '1', path: '/console/groups' },
  {
    name: 'console invite a person',
    as: 'admins',
    organization: '1',
    path: '/console/groups',
    open: (page) => page.getByRole('button', { name: 'Invite someone' }).click(),
    hasPopup: true,
  },
  {
    name: 'console goal hours',
    as: 'guildadmin',
    path: '/console/groups',
    open: (page) => page.getByRole('button', { name: 'Goal hours' }).click(),
    hasPopup: true,
  },
  { name: 'console applications', as: 'guildadmin', path: '/console/groups?tab=applications' },
  { name: 'console without a group', as: 'volunteer', path: '/console/groups' },
  ...CALENDAR_PAGES,
  ...MONTH_PAGES,
  { name: 'console page not found', as: 'managers', organization: '1', path: '/console/nowhere' },
];

/** Chooses the charity of a page in the switch of organizations, or none. */
export async function chooseOrganization(
  page: Page,
  { organization }: Pick<ConsolePage, 'organization'>,
): Promise<void> {
  if (organization) await page.request.post('/organization', { form: { organization }, maxRedirects: 0 });
}

/** The addresses of the console, as patterns, read from the table of its pages. */
export function consoleRoutes(): RegExp[] {
  const folder = path.resolve(import.meta.dirname, '../../backoffice');
  const tables = ['pages.tsx', 'staff-pages.tsx'].map((file) =>
    readFileSync(path.join(folder, file), 'utf8'),
  );
  const routes = [...tables.join('').matchAll(/\bpath: '([^']+)'/g)].map(([, route = '']) => route);
  return routes.map((route) => new RegExp(`^/console${route.replace(/:\w+/g, '[^/]+')}$`));
}

async function openReview(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Calculate' }).click();
  await page.getByRole('button', { name: 'Review' }).click();
}

async function openSwitch(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: 'Pick an organization' }).press('ArrowDown');
  await page.getByRole('option').first().waitFor();
}
