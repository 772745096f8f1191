import {
  type Feature,
  isAdminOf,
  isManagerOf,
  mayAt,
  reachAt,
  type Subject,
} from '#domain/permissions/permissions.ts';

/**
 * What a page asks for beside a feature of the permission table: `write` to the people of a quest; `manage` any role at the charity;
 * `admin` the role that may do everything there; `export` reads the names of everybody; `account` nothing but a
 * log-in; `productStaff` belongs to no charity.
 */
type Need = Feature | 'write' | 'manage' | 'admin' | 'export' | 'account' | 'productStaff';

/** Resource → action → what it needs at the selected charity. An action without a row is denied. */
export const RESOURCE_ACCESS = {
  calendar: { list: 'manage' },
  quests: {
    list: 'manage',
    show: 'manage',
    create: 'createQuests',
    draft: 'seeDrafts',
    edit: 'editQuests',
    delete: 'cancelQuests',
    reserve: 'reserveQuests',
    call: 'readContactInfo',
  },
  'waiting-lists': { edit: 'keepWaitingLists', close: 'editQuests' },
  'quest-messages': { edit: 'write', answers: 'admin' },
  stamps: { list: 'editQuests', create: 'createQuests', edit: 'editQuests', delete: 'cancelQuests' },
  trainings: {
    list: 'offerTrainings',
    create: 'offerTrainings',
    edit: 'offerTrainings',
    delete: 'offerTrainings',
  },
  orientations: { list: 'keepTrainingRecords' },
  alerts: { create: 'sendAlerts' },
  attendance: { edit: 'takeAttendance' },
  chariteers: { list: 'manage', rank: 'readRankings', show: 'readRecap', export: 'export' },
  messages: { list: 'editQuests' },
  safety: { list: 'admin' },
  groups: { list: 'account' },
  'own-account': { edit: 'account' },
  guilds: { list: 'account' },
  data: { list: 'manage', show: 'readRecap', lists: 'readRankings' },
  providers: { list: 'productStaff', create: 'productStaff', edit: 'productStaff' },
  'resting-guilds': { list: 'productStaff' },
  'kept-texts': { list: 'productStaff' },
  'charity-requests': { list: 'productStaff', delete: 'productStaff' },
  districts: { list: 'productStaff', create: 'productStaff', edit: 'productStaff' },
  accounts: { list: 'productStaff', create: 'productStaff', show: 'productStaff' },
  doubles: { list: 'productStaff', edit: 'productStaff' },
  merges: { list: 'productStaff' },
  staff: { list: 'productStaff', create: 'productStaff', delete: 'productStaff' },
  settings: { list: 'productStaff', edit: 'productStaff' },
  contest: { edit: 'productStaff' },
  contests: { list: 'productStaff', show: 'productStaff' },
  'site-settings': { edit: 'productStaff' },
  'supply-faq': { list: 'productStaff', edit: 'productStaff' },
  recoveries: { list: 'productStaff' },
  outbox: { list: 'productStaff' },
  jobs: { list: 'productStaff' },
  'self-marked-hours': { list: 'productStaff' },
  audit: { list: 'productStaff' },
} as const satisfies Record<string, Record<string, Need>>;

type Access = typeof RESOURCE_ACCESS;
/** A row and one of its actions, as a page names what it needs: `quests edit`. */
export type PageAccess = {
  [Name in keyof Access]: `${Name} ${keyof Access[Name] & string}`;
}[keyof Access];

/** The two halves, as react-admin asks. */
export function accessOf(access: PageAccess): { resource: string; action: string } {
  const [resource = '', action = ''] = access.split(' ');
  return { resource, action };
}

/** Whether somebody may do an action on a resource of a charity; without a charity, on that of any of theirs. */
export function mayAccess(
  subject: Subject,
  { resource, action, providerId }: { resource: string; action: string; providerId: string | null },
): boolean {
  const need = needOf(resource, action);
  if (need === null) return false;
  if (need === 'account') return true;
  if (need === 'productStaff') return subject.isStaff;
  if (providerId !== null) return meets(subject, providerId, need);
  return subject.isStaff || providersOf(subject).some((one) => meets(subject, one, need));
}

function meets(
  subject: Subject,
  providerId: string,
  need: Exclude<Need, 'account' | 'productStaff'>,
): boolean {
  if (need === 'write')
    return mayAt(subject, providerId, 'editQuests') && mayAt(subject, providerId, 'readContactInfo');
  if (need === 'manage') return isManagerOf(subject, providerId);
  if (need === 'admin') return isAdminOf(subject, providerId);
  if (need === 'export') return reachAt(subject, providerId, 'readNames') === 'always';
  return mayAt(subject, providerId, need);
}

const ROWS: Readonly<Record<string, Readonly<Record<string, Need>>>> = RESOURCE_ACCESS;

function needOf(resource: string, action: string): Need | null {
  return ROWS[resource]?.[action] ?? null;
}

function providersOf({ ownProviderId, memberships }: Subject): string[] {
  const ids = [ownProviderId, ...memberships.map(({ providerId }) => providerId)];
  return ids.filter((id) => id !== null);
}
