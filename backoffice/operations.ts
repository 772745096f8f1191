import { OPERATIONS as FIRST_LIST } from './quests/list/quest-list-operations.ts';
import { type LaterTables, operationTables } from './resources/operation-tables.ts';

const quests = () => import('./quests/quest-operations.ts');
const trainings = () => import('./trainings/training-operations.ts');
const volunteers = () => import('./volunteers/list/volunteer-list-operations.ts');
const staff = () => import('./staff/staff-operations.ts');

/** Resource → the table of its operations, loaded when they are first asked for. A new resource adds its line here. */
export const TABLES = {
  accounts: staff,
  audit: staff,
  charity: staff,
  contest: staff,
  contests: staff,
  districts: staff,
  doubles: staff,
  'hour-values': staff,
  merges: staff,
  orientations: trainings,
  outbox: staff,
  providers: staff,
  quests,
  recoveries: staff,
  settings: staff,
  'site-settings': staff,
  staff,
  'supply-faq': staff,
  'charity-requests': staff,
  'charity-health': staff,
  'resting-guilds': staff,
  'kept-texts': staff,
  'self-marked-hours': staff,
  trainings,
  volunteers,
} satisfies LaterTables;

// The first list comes with the console itself.
export const operations = operationTables(FIRST_LIST, TABLES);
