import { describe, expect, it } from 'vitest';
import {
  can,
  canUse,
  FEATURES,
  type Feature,
  gateExemptionsAt,
  isGroupAdmin,
  isManagerOf,
  type Membership,
  managingMemberships,
  mayAnywhere,
  mayAt,
  mayReadGuildCode,
  questViewerAt,
  reachAt,
  rolesAt,
  type Subject,
  shownEmailAddress,
  subjectOf,
} from './permissions.ts';

/** What each role may do, written out from the rules (the unions with quest editing included). */
const EXPECTED: Record<string, Record<string, string>> = {
  admins: {
    memberFullNames: 'CRUD',
    memberContactInfo: 'CRUD',
    chariteerAttendance: 'CRUD',
    bypassAgePolicy: 'CRUD',
    quest: 'CRUD',
    chariteerAlert: 'CRUD',
    donationRecap: 'CRUD',
  },
  boardMembers: {
    memberFullNames: 'R',
    memberContactInfo: 'R',
    chariteerAttendance: '',
    bypassAgePolicy: '',
    quest: '',
    chariteerAlert: '',
    donationRecap: 'R',
  },
  employees: {
    memberFullNames: 'R',
    memberContactInfo: 'R',
    chariteerAttendance: 'CRUD',
    bypassAgePolicy: '',
    quest: 'CRUD',
    chariteerAlert: '',
    donationRecap: '',
  },
  managers: {
    memberFullNames: 'R',
    memberContactInfo: 'R',
    chariteerAttendance: 'CRUD',
    bypassAgePolicy: '',
    quest: 'CRUD',
    chariteerAlert: 'CRUD',
    donationRecap: 'R',
  },
  staff: {
    memberFullNames: 'R',
    memberContactInfo: 'R',
    chariteerAttendance: 'CRUD',
    bypassAgePolicy: '',
    quest: 'CRUD',
    chariteerAlert: '',
    donationRecap: '',
  },
  nightCaseManagers: {
    memberFullNames: 'R',
    memberContactInfo: 'R',
    chariteerAttendance: 'CRUD',
    bypassAgePolicy: '',
    quest: '',
    chariteerAlert: '',
    donationRecap: '',
  },
  kitchenManagers: {
    memberFullNames: 'R',
    memberContactInfo: 'R',
    chariteerAttendance: 'CRUD',
    bypassAgePolicy: '',
    quest: '',
    chariteerAlert: '',
    donationRecap: '',
  },
  frontDeskStaff: {
    memberFullNames: 'R',
    memberContactInfo: 'R',
    chariteerAttendance: 'CRUD',
    bypassAgePolicy: '',
    quest: '',
    chariteerAlert: '',
    donationRecap: '',
  },
  coordinators: {
    memberFullNames: 'R',
    memberContactInfo: 'R',
    chariteerAttendance: 'U',
    bypassAgePolicy: '',
    quest: 'CRUD',
    chariteerAlert: '',
    donationRecap: '',
  },
  captains: {
    memberFullNames: 'R',
    memberContactInfo: 'R',
    chariteerAttendance: 'U',
    bypassAgePolicy: '',
    quest: 'RU',
    chariteerAlert: '',
    donationRecap: '',
  },
  trustedMinors: {
    memberFullNames: '',
    memberContactInfo: '',
    chariteerAttendance: '',
    bypassAgePolicy: 'CRUD',
    quest: 'R',
    chariteerAlert: '',
    donationRecap: '',
  },
};

const ALL_ROLES = Object.keys(EXPECTED);
const ALL_ABILITIES = Object.keys(EXPECTED.admins ?? {});
const NO_ROLES = [[], ['Sophomores'], ['Juniors'], ['Seniors'], ['Non Member'], ['Sophomores', 'Non Member']];

function lettersOf(roles: readonly string[], ability: string) {
  return ['C', 'R', 'U', 'D'].filter((action) => can(roles, ability, action)).join('');
}

function membership(roleIds: string[], changes: Partial<Membership> = {}): Membership {
  const roles = roleIds.map((roleId) => ({ roleId, roleName: roleId }));
  const group = { groupId: 'g1', groupName: 'Harvest Hall', groupType: 'provider' as const };
  return { ...group, providerId: '1', providerName: 'Harvest Hall', roles, ...changes };
}

function subject(changes: Partial<Subject> = {}): Subject {
  return {
    accountId: 'a1',
    isYoung: false,
    isStaff: false,
    ownProviderId: null,
    memberships: [],
    ...changes,
  };
}

describe('the matrix', () => {
  it('eleven roles and seven abilities are listed, and no more [PERM-05, PERM-06]', () => {
    expect(ALL_ROLES.toSorted()).toEqual(Object.keys(EXPECTED).sort());
    expect(ALL_ROLES).toHaveLength(11);
    expect(ALL_ABILITIES).toHaveLength(7);
    for (const role of ALL_ROLES)
      expect(Object.keys(EXPECTED[role] ?? {}).sort()).toEqual(ALL_ABILITIES.toSorted());
  });

  const listed = (ability: string) => ALL_ROLES.map((role) => [role, EXPECTED[role]?.[ability]]);
  const given = (ability: string) => ALL_ROLES.map((role) => [role, lettersOf([role], ability)]);

  it.each(['memberFullNames', 'memberContactInfo', 'chariteerAttendance', 'bypassAgePolicy'] as const)(
    'each role has of %s what is listed [PERM-09, PERM-10, PERM-11, PERM-12]',
    (ability) => expect(given(ability)).toEqual(listed(ability)),
  );

  it.each(['quest', 'chariteerAlert', 'donationRecap'] as const)(
    'each role has of %s what is listed [PERM-13, PERM-14, PERM-15]',
    (ability) => expect(given(ability)).toEqual(listed(ability)),
  );

  it('admins among other roles may do everything [PERM-05]', () => {
    for (const ability of ALL_ABILITIES) expect(lettersOf(['Sophomores', 'admins'], ability)).toBe('CRUD');
  });

  it('one listed role of several is enough [PERM-06]', () => {
    expect(lettersOf(['trustedMinors', 'boardMembers'], 'donationRecap')).toBe('R');
    expect(lettersOf(['trustedMinors', 'boardMembers'], 'quest')).toBe('R');
  });

  it('unknown abilities and actions are denied, to admins too [PERM-07]', () => {
    for (const role of ALL_ROLES) {
      for (const ability of ['', 'wallet', 'toString', '__proto__'])
        expect(lettersOf([role], ability)).toBe('');
      for (const action of ['', 'X', 'r', 'CRUD', 'RU']) expect(can([role], 'quest', action)).toBe(false);
    }
  });

  it('without a role, with goal roles and as Non Member everything is denied [PERM-07]', () => {
    for (const roles of NO_ROLES) {
      for (const ability of ALL_ABILITIES)
        expect([roles, ability, lettersOf(roles, ability)]).toEqual([roles, ability, '']);
    }
    expect(lettersOf(['constructor'], 'quest')).toBe('');
  });

  it('who manages nothing can do nothing, in what pages call «Volunteer View» [PERM-04: no ability]', () => {
    const { memberships } = subject({ memberships: [] });
    for (const ability of ALL_ABILITIES) expect(lettersOf([], ability)).toBe('');
    expect(managingMemberships(subject({ memberships }))).toEqual([]);
  });

  it('whoever edits quests has the right to names, contacts and attendance [DEC-04, OPEN-PERM-01, PERM-24]', () => {
    for (const role of ['employees', 'managers', 'staff', 'coordinators', 'captains']) {
      expect(can([role], 'quest', 'U')).toBe(true);
      expect(can([role], 'memberFullNames', 'R')).toBe(true);
      expect(can([role], 'memberContactInfo', 'R')).toBe(true);
      expect(can([role], 'chariteerAttendance', 'U')).toBe(true);
    }
  });
});

describe('features', () => {
  const EXPECTED_FEATURES: Record<Feature, string[]> = {
    createQuests: ['admins', 'employees', 'managers', 'staff', 'coordinators'],
    editQuests: ['admins', 'employees', 'managers', 'staff', 'coordinators', 'captains'],
    cancelQuests: ['admins', 'employees', 'managers', 'staff', 'coordinators'],
    reserveQuests: ['admins', 'employees', 'managers', 'staff', 'coordinators', 'captains'],
    readNames: ALL_ROLES.filter((role) => role !== 'trustedMinors'),
    readContactInfo: ALL_ROLES.filter((role) => role !== 'trustedMinors'),
    takeAttendance: ALL_ROLES.filter((role) => !['boardMembers', 'trustedMinors'].includes(role)),
    bootVolunteers: ALL_ROLES.filter((role) => !['boardMembers', 'trustedMinors'].includes(role)),
    addPastVolunteers: ALL_ROLES.filter((role) => !['boardMembers', 'trustedMinors'].includes(role)),
    keepWaitingLists: ALL_ROLES.filter((role) => !['boardMembers', 'trustedMinors'].includes(role)),
    sendAlerts: ['admins', 'managers'],
    keepVolunteerNotes: ['admins', 'managers'],
    inviteVolunteers: ['admins', 'managers'],
    readRecap: ['admins', 'boardMembers', 'managers'],
    keepTrainingRecords: ['admins', 'boardMembers', 'managers'],
    offerTrainings: ['admins', 'employees', 'managers', 'staff', 'coordinators', 'captains'],
    bypassAgePolicy: ['admins', 'trustedMinors'],
    seeDrafts: ALL_ROLES.filter((role) => role !== 'trustedMinors'),
    seeEndedContracts: ALL_ROLES.filter((role) => role !== 'trustedMinors'),
    readRankings: ALL_ROLES.filter((role) => role !== 'trustedMinors'),
  };

  const openTo = (feature: Feature) => ALL_ROLES.filter((role) => canUse([role], feature));
  const OF_QUESTS = ['createQuests', 'editQuests', 'cancelQuests', 'reserveQuests'] as const;
  const OF_PEOPLE = [
    'readNames',
    'readContactInfo',
    'takeAttendance',
    'bootVolunteers',
    'addPastVolunteers',
  ] as const;
  const named: readonly Feature[] = [...OF_QUESTS, ...OF_PEOPLE];
  const OTHERS = (Object.keys(EXPECTED_FEATURES) as Feature[]).filter((feature) => !named.includes(feature));

  it.each(OF_QUESTS)(
    '%s is open to exactly these roles [PERM-16, PERM-17, PERM-18, OPEN-PERM-06]',
    (feature) => expect(openTo(feature)).toEqual(EXPECTED_FEATURES[feature]),
  );

  it.each(OF_PEOPLE)(
    '%s is open to exactly these roles [PERM-19, PERM-20, PERM-21, OPEN-PERM-06]',
    (feature) => expect(openTo(feature)).toEqual(EXPECTED_FEATURES[feature]),
  );

  it.each(OTHERS)('%s is open to exactly these roles [PERM-22, PERM-23, OPEN-PERM-03]', (feature) =>
    expect(openTo(feature)).toEqual(EXPECTED_FEATURES[feature]),
  );

  it('an email address that may not be read is shown as hidden [PERM-25]', () => {
    expect(shownEmailAddress(null)).toBe('Email address hidden');
    expect(shownEmailAddress('volunteer@demo.example')).toBe('volunteer@demo.example');
  });
});

describe('who stands where', () => {
  it('a membership counts for the provider its group manages and no other [PERM-08]', () => {
    const manager = subject({ memberships: [membership(['managers'])] });
    expect(rolesAt(manager, '1')).toEqual(['managers']);
    expect(rolesAt(manager, '2')).toEqual([]);
    expect(mayAt(manager, '1', 'sendAlerts')).toBe(true);
    expect(mayAt(manager, '2', 'sendAlerts')).toBe(false);
  });

  it('roles of several groups of one provider add up [PERM-06]', () => {
    const both = subject({
      memberships: [membership(['captains']), membership(['boardMembers', 'captains'], { groupId: 'g2' })],
    });
    expect(rolesAt(both, '1')).toEqual(['captains', 'boardMembers']);
  });

  it('visitors and people without membership have no role and no right [PERM-07]', () => {
    for (const nobody of [null, subject()]) {
      expect(rolesAt(nobody, '1')).toEqual([]);
      expect(mayAt(nobody, '1', 'readNames')).toBe(false);
      expect(isManagerOf(nobody, '1')).toBe(false);
    }
  });

  it('a role in a guild grants nothing at a provider [PERM-08]', () => {
    const guildAdmin = subject({ memberships: [membership(['admins'], { groupType: 'guild' })] });
    expect(rolesAt(guildAdmin, '1')).toEqual([]);
    expect(managingMemberships(guildAdmin)).toEqual([]);
  });

  it('a Provider account is admins of exactly its own provider [DEC-05, OPEN-PERM-02]', () => {
    const provider = subject({ ownProviderId: '1' });
    expect(rolesAt(provider, '1')).toEqual(['admins']);
    expect(rolesAt(provider, '2')).toEqual([]);
  });

  it('staff is admins of every provider [DEC-05, OPEN-PERM-05]', () => {
    const staff = subject({ isStaff: true });
    expect(rolesAt(staff, '1')).toEqual(['admins']);
    expect(rolesAt(staff, '99')).toEqual(['admins']);
  });

  it('a membership of a provider named «Never Display This» does not count [QST-08]', () => {
    const parked = subject({ memberships: [membership(['admins'], { providerName: 'Never Display This' })] });
    expect(rolesAt(parked, '1')).toEqual([]);
    expect(isManagerOf(parked, '1')).toBe(false);
    expect(managingMemberships(parked)).toEqual([]);
    expect(isManagerOf({ ...parked, isStaff: true }, '1')).toBe(true);
  });

  it.each(ALL_ROLES)('%s make a manager [DEC-24]', (role) => {
    const member = subject({ memberships: [membership([role])] });
    expect(isManagerOf(member, '1')).toBe(true);
    expect(managingMemberships(member)).toHaveLength(1);
  });

  it.each(['Sophomores', 'Juniors', 'Seniors', 'Non Member'])('%s do not make a manager [DEC-24]', (role) => {
    const member = subject({ memberships: [membership([role])] });
    expect(isManagerOf(member, '1')).toBe(false);
    expect(managingMemberships(member)).toEqual([]);
  });

  it('managers skip all their gates, trusted minors only the age gates [ELI-16, DEC-24, OPEN-PERM-04]', () => {
    const at = (roles: string[]) => gateExemptionsAt(subject({ memberships: [membership(roles)] }), '1');
    for (const role of ALL_ROLES.filter((role) => role !== 'trustedMinors'))
      expect(at([role]).isManager).toBe(true);
    expect(at(['trustedMinors'])).toEqual({ isManager: false, canBypassAgePolicy: true });
    expect(at(['trustedMinors', 'captains'])).toEqual({ isManager: true, canBypassAgePolicy: true });
    expect(at(['Seniors'])).toEqual({ isManager: false, canBypassAgePolicy: false });
    expect(gateExemptionsAt(subject({ isStaff: true }), '1').isManager).toBe(true);
    expect(gateExemptionsAt(null, '1')).toEqual({ isManager: false, canBypassAgePolicy: false });
  });

  it('a guild admin is a member of the guild with the role admins [GUI-30]', () => {
    const guild = { groupId: 'g1', providerId: null };
    const inGuild = (role: string) =>
      subject({ memberships: [membership([role], { groupType: 'guild', providerId: null })] });
    expect(isGroupAdmin(inGuild('admins'), guild)).toBe(true);
    expect(isGroupAdmin({ ...inGuild('admins'), isYoung: true }, guild)).toBe(false);
    expect(isGroupAdmin(inGuild('managers'), guild)).toBe(false);
    expect(isGroupAdmin(inGuild('admins'), { groupId: 'g2', providerId: null })).toBe(false);
    expect(isGroupAdmin(subject({ isStaff: true }), guild)).toBe(false);
    expect(isGroupAdmin(null, guild)).toBe(false);
  });

  it('only admins of a group decide on its roles, with staff and the own account of its provider [DEC-05]', () => {
    const group = { groupId: 'g1', providerId: '1' };
    expect(isGroupAdmin(subject({ memberships: [membership(['admins'])] }), group)).toBe(true);
    expect(isGroupAdmin(subject({ memberships: [membership(['managers'])] }), group)).toBe(false);
    expect(isGroupAdmin(subject({ memberships: [membership(['admins'], { groupId: 'g2' })] }), group)).toBe(
      false,
    );
    expect(isGroupAdmin(subject({ ownProviderId: '1' }), group)).toBe(true);
    expect(isGroupAdmin(subject({ ownProviderId: '2' }), group)).toBe(false);
    expect(isGroupAdmin(subject({ isStaff: true }), group)).toBe(true);
    expect(isGroupAdmin(subject({ ownProviderId: '1' }), { groupId: 'g1', providerId: null })).toBe(false);
  });
});

/** What SAF-13 takes from everyone under 18, written out: the rest of each role stays. */
const TAKEN: readonly Feature[] = [
  'readNames',
  'readContactInfo',
  'keepVolunteerNotes',
  'inviteVolunteers',
  'seeDrafts',
  'seeEndedContracts',
  'readRankings',
];

describe('the young in roles', () => {
  const features = Object.keys(FEATURES) as Feature[];
  const inRole = (role: string, isYoung: boolean) => subject({ isYoung, memberships: [membership([role])] });

  it.each(ALL_ROLES)(
    'under 18 the role %s keeps all but names, contacts, drafts, ended sign-ups, rankings and codes [SAF-13, DEC-51]',
    (role) => {
      for (const feature of features) {
        const isLeft = mayAt(inRole(role, false), '1', feature) && !TAKEN.includes(feature);
        expect([feature, mayAt(inRole(role, true), '1', feature)]).toEqual([feature, isLeft]);
        expect([feature, mayAnywhere(inRole(role, true), feature)]).toEqual([feature, isLeft]);
      }
      expect(isManagerOf(inRole(role, true), '1')).toBe(true);
      expect(questViewerAt(inRole(role, true), '1')).toBe('manager');
      for (const feature of ['readNames', 'readContactInfo'] as const)
        expect(reachAt(inRole(role, true), '1', feature)).toBe('none');
    },
  );

  it('the role of trusted minors opens none of these at any age, and takes nothing from another role [SAF-13]', () => {
    for (const feature of TAKEN) expect(mayAt(inRole('trustedMinors', false), '1', feature)).toBe(false);
    expect(questViewerAt(inRole('trustedMinors', false), '1')).toBe('manager');
    const both = subject({ memberships: [membership(['trustedMinors', 'managers'])] });
    for (const feature of TAKEN) expect(mayAt(both, '1', feature)).toBe(true);
  });

  it('nobody under 18 is staff or a charity’s own account, whatever the account says [SAF-13]', () => {
    const young = subjectOf(subject({ isYoung: true, isStaff: true, ownProviderId: '1' }));
    expect(young).toMatchObject({ isStaff: false, ownProviderId: null });
    for (const feature of features) expect(mayAt(young, '1', feature)).toBe(false);
    const adult = subject({ isStaff: true, ownProviderId: '1' });
    expect(subjectOf(adult)).toEqual(adult);
  });

  it('under 18 the admin of a guild does not read its code [SAF-13]', () => {
    const guild = { groupType: 'guild' as const, providerId: null };
    const adminOf = (isYoung: boolean) => subject({ isYoung, memberships: [membership(['admins'], guild)] });
    expect(mayReadGuildCode(adminOf(false), 'g1')).toBe(true);
    expect(mayReadGuildCode(adminOf(false), 'g2')).toBe(false);
    expect(mayReadGuildCode(adminOf(true), 'g1')).toBe(false);
    expect(mayReadGuildCode(null, 'g1')).toBe(false);
  });
});

describe('how far the right to names and contacts reaches', () => {
  const reach = (roles: string[]) => {
    const person = subject({ memberships: [membership(roles)] });
    return [reachAt(person, '1', 'readNames'), reachAt(person, '1', 'readContactInfo')];
  };

  it.each(ALL_ROLES)('%s [SAF-07, DEC-50]', (role) => {
    const expected = ['coordinators', 'captains'].includes(role)
      ? 'quest'
      : role === 'trustedMinors'
        ? 'none'
        : 'always';
    expect(reach([role])).toEqual([expected, expected]);
  });

  it('a captain who is an employee, too, reads as an employee does [SAF-07]', () => {
    expect(reach(['captains', 'employees'])).toEqual(['always', 'always']);
    expect(reach(['captains', 'trustedMinors'])).toEqual(['quest', 'quest']);
    expect(reach(['Seniors'])).toEqual(['none', 'none']);
    expect(reachAt(subject({ isStaff: true }), '1', 'readNames')).toBe('always');
    expect(reachAt(null, '1', 'readNames')).toBe('none');
  });
});
