import type { ErrorOperation } from '#domain/wording/error-copy.ts';
import { OPERATIONS as QUEST_OPERATIONS } from '../quests/quest-operations.ts';
import type { Operation } from './operation.ts';

/** `resource METHOD` → operation. */
type OperationTable = Readonly<Record<string, unknown>>;

const alerts = () => import('../alerts/alert-operations.ts');
const attendance = () => import('../attendance/attendance-operations.ts');
const calendar = () => import('../calendar/calendar-operations.ts');
const groups = () => import('../groups/group-operations.ts');
const guilds = () => import('../guilds/guild-operations.ts');
const home = () => import('../home/home-operations.ts');
const orientations = () => import('../orientations/orientation-operations.ts');
const recaps = () => import('../recaps/recap-operations.ts');
const safety = () => import('../safety/safety-operations.ts');
const staff = () => import('../staff/staff-operations.ts');
const stamps = () => import('../stamps/stamp-operations.ts');
const volunteers = () => import('../volunteers/volunteer-operations.ts');

/** Resource → the table of its operations, loaded when they are first asked for. A new resource adds its line here. */
export const TABLES: Readonly<Record<string, () => Promise<{ OPERATIONS: OperationTable }>>> = {
  accountBans: staff,
  accounts: staff,
  alertDesks: alerts,
  alertVolunteers: alerts,
  attendance,
  audit: staff,
  banQuestions: safety,
  boots: attendance,
  bundles: calendar,
  calendar,
  chariteers: volunteers,
  charityBooks: stamps,
  contest: staff,
  districts: staff,
  emergencyContacts: attendance,
  freeAlerts: alerts,
  groupApplications: groups,
  groupGoals: groups,
  groupInvitations: groups,
  groupMembers: groups,
  groupProgress: groups,
  guilds: calendar,
  mailRetries: staff,
  mailServer: staff,
  manaAlerts: alerts,
  memberRoles: groups,
  monthlySchedules: calendar,
  offeredTrainings: orientations,
  orientations,
  otherGuilds: guilds,
  outbox: staff,
  ownGuilds: guilds,
  ownMemberships: groups,
  pastVolunteers: attendance,
  providerBans: safety,
  providerGroups: groups,
  providerSchedule: home,
  providers: staff,
  publishedDrafts: calendar,
  recapPrint: recaps,
  recapRows: recaps,
  recaps,
  reservationRequests: calendar,
  reservations: calendar,
  settings: staff,
  'site-settings': staff,
  staff,
  stampBook: stamps,
  stampSources: stamps,
  stamps,
  subscriptions: staff,
  birthDates: staff,
  'supply-faq': staff,
  'charity-requests': staff,
  trainings: orientations,
  volunteerHistory: volunteers,
  wallets: staff,
  youngMessages: safety,
};

// The first list comes with the console itself; all other tables join it.
let operations: OperationTable = QUEST_OPERATIONS;

/** Makes sure that the operations of a resource are here. */
export async function loadOperations(resource: string): Promise<void> {
  const table = await TABLES[resource]?.();
  if (table) operations = { ...operations, ...table.OPERATIONS };
}

/** The operation of a resource's method. Throws when no table has it: a page asks for what was never offered. */
export function operationOf(resource: string, method: string): Operation<unknown, unknown, unknown> {
  const found = rowOf(resource, method);
  if (!found) throw new Error(`No table of operations has a row for ${resource} ${method}`);
  return found;
}

/** What the error texts call the operation behind a method of react-admin (`getOne`), if anything special. */
export function wordingOf(resource: string, method: string): ErrorOperation | undefined {
  return rowOf(resource, fetchTypeOf(method))?.wording;
}

/** `getOne` is GET_ONE in the table. */
function fetchTypeOf(method: string): string {
  return method.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();
}

function rowOf(resource: string, method: string): Operation<unknown, unknown, unknown> | undefined {
  return operations[`${resource} ${method}`] as Operation<unknown, unknown, unknown> | undefined;
}
