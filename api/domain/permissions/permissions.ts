/* Long because all rights stand in one place: roles, abilities, features, and who stands where. */
export const ROLES = [
  'admins',
  'boardMembers',
  'employees',
  'managers',
  'staff',
  'nightCaseManagers',
  'kitchenManagers',
  'frontDeskStaff',
  'coordinators',
  'captains',
  'trustedMinors',
] as const;
export type RoleId = (typeof ROLES)[number];

/** The role that may do everything in its group. */
export const ADMIN_ROLE: RoleId = 'admins';
/** Roles that only set a target of volunteer hours; they grant nothing. */
export const GOAL_ROLES = ['Sophomores', 'Juniors', 'Seniors'] as const;
/** What a person without a role in a group is called. */
export const NON_MEMBER_ROLE = 'Non Member';
/** What who joins a guild becomes. */
export const GUILD_MEMBER_ROLE = 'members';

export const ACTIONS = ['C', 'R', 'U', 'D'] as const;
export type Action = (typeof ACTIONS)[number];

export const ABILITIES = [
  'memberFullNames',
  'memberContactInfo',
  'chariteerAttendance',
  'bypassAgePolicy',
  'quest',
  'chariteerAlert',
  'donationRecap',
] as const;
export type Ability = (typeof ABILITIES)[number];

/** Ability → role → letters of the allowed actions. Admins need no entry: they may do everything. */
export const PERMISSIONS: Record<Ability, { readonly [Role in RoleId]?: string }> = {
  memberFullNames: {
    boardMembers: 'R',
    employees: 'R',
    managers: 'R',
    staff: 'R',
    nightCaseManagers: 'R',
    kitchenManagers: 'R',
    frontDeskStaff: 'R',
  },
  memberContactInfo: {
    boardMembers: 'R',
    employees: 'R',
    managers: 'R',
    staff: 'R',
    nightCaseManagers: 'R',
    kitchenManagers: 'R',
    frontDeskStaff: 'R',
  },
  chariteerAttendance: {
    employees: 'CRUD',
    managers: 'CRUD',
    staff: 'CRUD',
    nightCaseManagers: 'CRUD',
    kitchenManagers: 'CRUD',
    frontDeskStaff: 'CRUD',
  },
  bypassAgePolicy: { trustedMinors: 'CRUD' },
  quest: {
    employees: 'CRUD',
    managers: 'CRUD',
    staff: 'CRUD',
    coordinators: 'CRUD',
    captains: 'RU',
    trustedMinors: 'R',
  },
  chariteerAlert: { managers: 'CRUD' },
  donationRecap: { boardMembers: 'R', managers: 'R' },
};

/** Rights that come with editing quests, since editors work with the people on them. */
const IMPLIED_BY_QUEST_EDITING: readonly (readonly [Ability, Action])[] = [
  ['memberFullNames', 'R'],
  ['memberContactInfo', 'R'],
  ['chariteerAttendance', 'U'],
];

/** Whether any of the roles of a membership allows the action; what is unknown is denied. */
export function can(roles: readonly string[], ability: string, action: string): boolean {
  if (!isAbility(ability) || !isAction(action)) return false;
  if (roles.includes(ADMIN_ROLE)) return true;
  if (isListed(roles, ability, action)) return true;
  const isImplied = IMPLIED_BY_QUEST_EDITING.some(([a, letter]) => a === ability && letter === action);
  return isImplied && isListed(roles, 'quest', 'U');
}

function isListed(roles: readonly string[], ability: Ability, action: Action): boolean {
  return roles.some((role) => isRole(role) && PERMISSIONS[ability][role]?.includes(action) === true);
}

function isAbility(ability: string): ability is Ability {
  return (ABILITIES as readonly string[]).includes(ability);
}

function isAction(action: string): action is Action {
  return (ACTIONS as readonly string[]).includes(action);
}

/** Whether a group role is one of the roles of the table (goal roles are not). */
export function isRole(role: string): role is RoleId {
  return (ROLES as readonly string[]).includes(role);
}

/** What a part of the product asks for. */
export const FEATURES = {
  createQuests: { ability: 'quest', action: 'C' },
  editQuests: { ability: 'quest', action: 'U' },
  cancelQuests: { ability: 'quest', action: 'D' },
  reserveQuests: { ability: 'quest', action: 'U' },
  readNames: { ability: 'memberFullNames', action: 'R' },
  readContactInfo: { ability: 'memberContactInfo', action: 'R' },
  takeAttendance: { ability: 'chariteerAttendance', action: 'U' },
  bootVolunteers: { ability: 'chariteerAttendance', action: 'U' },
  addPastVolunteers: { ability: 'chariteerAttendance', action: 'U' },
  keepWaitingLists: { ability: 'chariteerAttendance', action: 'U' },
  sendAlerts: { ability: 'chariteerAlert', action: 'C' },
  keepVolunteerNotes: { ability: 'chariteerAlert', action: 'C' },
  inviteVolunteers: { ability: 'chariteerAlert', action: 'C' },
  readRecap: { ability: 'donationRecap', action: 'R' },
  keepTrainingRecords: { ability: 'donationRecap', action: 'R' },
  offerTrainings: { ability: 'quest', action: 'U' },
  bypassAgePolicy: { ability: 'bypassAgePolicy', action: 'R' },
  /** What no ability stands for: everyone who runs the charity but trusted minors. */
  seeDrafts: 'insiders',
  seeEndedContracts: 'insiders',
  readRankings: 'insiders',
} as const satisfies Record<string, { ability: Ability; action: Action } | 'insiders'>;
export type Feature = keyof typeof FEATURES;

/** What no one under 18 gets in whichever role. */
const ADULTS_ONLY: readonly Feature[] = [
  'readNames',
  'readContactInfo',
  'keepVolunteerNotes',
  'inviteVolunteers',
  'seeDrafts',
  'seeEndedContracts',
  'readRankings',
];

/** Whether the roles of a membership open a feature to an adult. */
export function canUse(roles: readonly string[], feature: Feature): boolean {
  const needed = FEATURES[feature];
  if (needed === 'insiders') return roles.some((role) => isRole(role) && isInsiderRole(role));
  return can(roles, needed.ability, needed.action);
}

/** Roles whose right is the age bypass see no more of a charity than volunteers do. */
function isInsiderRole(role: RoleId): boolean {
  return PERMISSIONS.bypassAgePolicy[role] === undefined;
}

export type Membership = {
  groupId: string;
  groupName: string;
  groupType: 'provider' | 'guild';
  /** The provider the group manages. */
  providerId: string | null;
  providerName: string | null;
  roles: readonly { roleId: string; roleName: string }[];
};

export type Subject = {
  accountId: string;
  /** True for people under 18 now. */
  isYoung: boolean;
  isStaff: boolean;
  /** The provider of a Provider account. */
  ownProviderId: string | null;
  memberships: readonly Membership[];
};

/** Account with its rights. Minors are never staff or a charity's own account, whatever the record says. */
export function subjectOf<Account extends Subject>(account: Account): Account {
  return account.isYoung ? { ...account, isStaff: false, ownProviderId: null } : account;
}

/** Rights of a child without an account: only its own, whatever its guardian may do. */
export function childSubject(chariteerId: string): Subject {
  return { accountId: chariteerId, isYoung: true, isStaff: false, ownProviderId: null, memberships: [] };
}

/** Charities of this name are parked by the product's staff: no one manages them through a group. */
export const PARKED_PROVIDER_NAME = 'Never Display This';

/** A list of thousands of people asks the same for each of them: what a subject is somewhere is found out once. */
function onceAt<Answer>(find: (subject: Subject, providerId: string) => Answer) {
  const known = new WeakMap<Subject, Map<string, Answer>>();
  return (subject: Subject, providerId: string): Answer => {
    const places = known.get(subject) ?? new Map<string, Answer>();
    if (places.size === 0) known.set(subject, places);
    const answer = places.get(providerId) ?? find(subject, providerId);
    places.set(providerId, answer);
    return answer;
  };
}

/** The roles someone has at a provider, over all its groups; staff and its own account are admins. */
export function rolesAt(subject: Subject | null, providerId: string): readonly RoleId[] {
  return subject === null ? [] : rolesOnceAt(subject, providerId);
}

const rolesOnceAt = onceAt((subject, providerId): readonly RoleId[] => {
  if (subject.isStaff || subject.ownProviderId === providerId) return [ADMIN_ROLE];
  const roles = subject.memberships
    .filter((membership) => membership.providerId === providerId && manages(membership))
    .flatMap((membership) => membership.roles.map(({ roleId }) => roleId));
  return [...new Set(roles.filter(isRole))];
});

/** Whether someone may use a feature at a provider. */
export function mayAt(subject: Subject | null, providerId: string, feature: Feature): boolean {
  if (subject?.isYoung && ADULTS_ONLY.includes(feature)) return false;
  return canUse(rolesAt(subject, providerId), feature);
}

/** How far a right to read of people reaches: not at all, whoever is on a quest, in its time, or everyone. */
export type Reach = 'none' | 'quest' | 'always';

/**
 * How far someone's right to names or contacts reaches. Who has it by editing quests alone, as coordinators and
 * captains have, works with the people of a quest: it reaches no further.
 */
export function reachAt(
  subject: Subject | null,
  providerId: string,
  feature: 'readNames' | 'readContactInfo',
): Reach {
  return mayAt(subject, providerId, feature) ? reachOf(rolesAt(subject, providerId), feature) : 'none';
}

/** How far that right of an adult with these roles reaches. */
export function reachOf(roles: readonly string[], feature: 'readNames' | 'readContactInfo'): Reach {
  if (!canUse(roles, feature)) return 'none';
  const { ability, action } = FEATURES[feature];
  return roles.includes(ADMIN_ROLE) || isListed(roles, ability, action) ? 'always' : 'quest';
}

/** Whether someone may use a feature at whichever provider. */
export function mayAnywhere(subject: Subject | null, feature: Feature): boolean {
  if (subject === null) return false;
  if (subject.isStaff || subject.ownProviderId !== null) return true;
  return subject.memberships.some(
    ({ providerId }) => providerId !== null && mayAt(subject, providerId, feature),
  );
}

/** Whether an account may open other people's data somewhere: staff, a charity's own, or one with a role in a charity. */
export function hasRights({
  isStaff,
  ownProviderId,
  memberships,
}: Pick<Subject, 'isStaff' | 'ownProviderId' | 'memberships'>): boolean {
  if (isStaff || ownProviderId !== null) return true;
  return memberships.some(
    ({ providerId, roles }) => providerId !== null && roles.some(({ roleId }) => isRole(roleId)),
  );
}

/** Whether someone belongs to those who run a provider, in whichever role. */
export function isManagerOf(subject: Subject | null, providerId: string): boolean {
  return rolesAt(subject, providerId).length > 0;
}

/** Whether someone administers a provider: its admins, its own account, and the product's staff. */
export function isAdminOf(subject: Subject | null, providerId: string): boolean {
  return rolesAt(subject, providerId).includes(ADMIN_ROLE);
}

/** How a viewer stands to the charity of a quest: sees its drafts, runs it without seeing them, or neither. */
export type QuestViewer = 'insider' | 'manager' | 'public';

/** How someone stands to the quests of a provider. */
export function questViewerAt(subject: Subject | null, providerId: string): QuestViewer {
  if (mayAt(subject, providerId, 'seeDrafts')) return 'insider';
  return isManagerOf(subject, providerId) ? 'manager' : 'public';
}

/** The memberships that count as managing a provider, for the organization switcher. */
export function managingMemberships(subject: Subject | null): readonly Membership[] {
  return subject?.memberships.filter(manages) ?? [];
}

/**
 * Which gates of a sign-up someone skips at a provider. Roles whose right is the age bypass make no
 * manager here: they skip the age gates only.
 */
export function gateExemptionsAt(
  subject: Subject | null,
  providerId: string,
): { isManager: boolean; canBypassAgePolicy: boolean } {
  const roles = rolesAt(subject, providerId);
  return {
    isManager: roles.some(isInsiderRole),
    canBypassAgePolicy: canUse(roles, 'bypassAgePolicy'),
  };
}

/**
 * Whether a membership counts among members. Who holds “Non Member” alone was accepted, but has no role yet, and so
 * no rights.
 */
export function isMembershipCounted({ roles }: Pick<Membership, 'roles'>): boolean {
  return roles.length === 0 || roles.some(({ roleId }) => roleId !== NON_MEMBER_ROLE);
}

/**
 * Whether someone administers a group; staff and a provider's own account do so for the provider's groups. Under 18 the
 * role of a guild's admin rests.
 */
export function isGroupAdmin(
  subject: Subject | null,
  group: { groupId: string; providerId: string | null },
): boolean {
  if (subject === null) return false;
  if (group.providerId !== null && (subject.isStaff || subject.ownProviderId === group.providerId))
    return true;
  if (group.providerId === null && subject.isYoung) return false;
  return subject.memberships.some(
    ({ groupId, roles }) => groupId === group.groupId && roles.some(({ roleId }) => roleId === ADMIN_ROLE),
  );
}

/** Whether someone may read the code by which one joins a guild: who administers it, from 18. */
export function mayReadGuildCode(subject: Subject | null, guildId: string): boolean {
  return isGroupAdmin(subject, { groupId: guildId, providerId: null });
}

/** What stands in place of an email address that the viewer may not read (the API sends null). */
export function shownEmailAddress(emailAddress: string | null): string {
  return emailAddress ?? 'Email address hidden';
}

function manages({ groupType, providerId, providerName, roles }: Membership): boolean {
  if (groupType !== 'provider' || providerId === null || providerName === PARKED_PROVIDER_NAME) return false;
  return roles.some(({ roleId }) => isRole(roleId));
}
