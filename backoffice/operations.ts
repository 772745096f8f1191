import { OPERATIONS as QUEST_OPERATIONS } from './quests/quest-operations.ts';
import { type LaterTables, operationTables } from './resources/operation-tables.ts';

const alerts = () => import('./alerts/alert-operations.ts');
const attendance = () => import('./attendance/attendance-operations.ts');
const calendar = () => import('./calendar/calendar-operations.ts');
const groups = () => import('./groups/group-operations.ts');
const guilds = () => import('./guilds/guild-operations.ts');
const home = () => import('./home/home-operations.ts');
const trainings = () => import('./trainings/training-operations.ts');
const recaps = () => import('./recaps/recap-operations.ts');
const safety = () => import('./safety/safety-operations.ts');
const staff = () => import('./staff/staff-operations.ts');
const stamps = () => import('./stamps/stamp-operations.ts');
const volunteers = () => import('./volunteers/volunteer-operations.ts');

/** Resource → the table of its operations, loaded when they are first asked for. A new resource adds its line here. */
export const TABLES: LaterTables = {
  accountBans: staff,
  accounts: staff,
  alertDesks: alerts,
  alertVolunteers: alerts,
  attendance,
  audit: staff,
  banQuestions: safety,
  bundles: calendar,
  calendar,
  chariteers: volunteers,
  charityBooks: stamps,
  contest: staff,
  districts: staff,
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
  offeredTrainings: trainings,
  orientations: trainings,
  otherGuilds: guilds,
  outbox: staff,
  ownGuilds: guilds,
  ownMemberships: groups,
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
  trainings,
  volunteerHistory: volunteers,
  wallets: staff,
  youngMessages: safety,
};

// The first list comes with the console itself.
export const operations = operationTables(QUEST_OPERATIONS, TABLES);
