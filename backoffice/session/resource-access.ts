import { useCanAccess } from 'react-admin';
import { mayKeepChecks } from '#domain/documents/check.ts';
import { mayKeepPapers } from '#domain/documents/document.ts';
import { CONSOLE_PAGE_FEATURES } from '#domain/permissions/console-pages.ts';
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
 * `admin` the role that may do everything there; `papers` and `checks` who may read signatures and checks of people; `export` reads the names of everyone; `account` nothing but a
 * login; `productStaff` belongs to no charity.
 */
type Need =
  | Feature
  | 'write'
  | 'manage'
  | 'admin'
  | 'papers'
  | 'checks'
  | 'export'
  | 'account'
  | 'productStaff';

/** Resource → action → what it needs at the selected charity, or any one of several. An action without a row is denied. */
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
  chariteers: {
    // Whoever can open one of the page's tabs.
    list: CONSOLE_PAGE_FEATURES.volunteers,
    rank: 'readRankings',
    show: 'readRecap',
    export: 'export',
  },
  'volunteer-invitations': { list: 'inviteVolunteers', create: 'inviteVolunteers' },
  'volunteer-notes': { read: 'export', edit: 'keepVolunteerNotes' },
  messages: { list: 'editQuests' },
  documents: { list: 'manage', edit: 'admin', show: 'papers', checks: 'checks' },
  safety: { list: 'admin' },
  charity: { list: 'admin', edit: 'admin' },
  programs: { list: 'admin' },
  groups: { list: 'account' },
  'own-account': { edit: 'account' },
  guilds: { list: 'account' },
  data: { list: CONSOLE_PAGE_FEATURES.data, lists: 'readRankings' },
  providers: { list: 'productStaff', create: 'productStaff', edit: 'productStaff' },
  'resting-guilds': { list: 'productStaff' },
  'kept-texts': { list: 'productStaff' },
  'charity-health': { list: 'productStaff' },
  'charity-requests': { list: 'productStaff', delete: 'productStaff' },
  districts: { list: 'productStaff', create: 'productStaff', edit: 'productStaff' },
  'hour-values': { list: 'productStaff', create: 'productStaff', edit: 'productStaff' },
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
} as const satisfies Record<string, Record<string, Need | readonly Need[]>>;

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

/** Whether someone may do an action on a resource of a charity; without a charity, on that of any of theirs. */
export function mayAccess(
  subject: Subject,
  { resource, action, providerId }: { resource: string; action: string; providerId: string | null },
): boolean {
  return needsOf(resource, action).some((need) => isMet(subject, providerId, need));
}

function isMet(subject: Subject, providerId: string | null, need: Need): boolean {
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
  if (need === 'checks') return mayKeepChecks(subject, providerId);
  if (need === 'papers') return mayKeepPapers(subject, providerId);
  if (need === 'export') return reachAt(subject, providerId, 'readNames') === 'always';
  return mayAt(subject, providerId, need);
}

const ROWS: Readonly<Record<string, Readonly<Record<string, Need | readonly Need[]>>>> = RESOURCE_ACCESS;

function needsOf(resource: string, action: string): readonly Need[] {
  return [ROWS[resource]?.[action] ?? []].flat();
}

function providersOf({ ownProviderId, memberships }: Subject): string[] {
  const ids = [ownProviderId, ...memberships.map(({ providerId }) => providerId)];
  return ids.filter((id) => id !== null);
}

/**
 * Whether the list of a resource is open to the viewer; false while that is not known. The question is the one that
 * react-admin's own list asks, `enabled` included: asked without it, it would be a second one under the key that the
 * list looks up only when it is drawn. A menu that arrives at that moment would leave the page loading for good.
 */
export function useMayOpen(resource: string): boolean {
  return useCanAccess({ resource, action: 'list', enabled: true }).canAccess === true;
}
