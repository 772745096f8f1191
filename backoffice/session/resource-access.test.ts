import { describe, expect, it } from 'vitest';
import { ROLES, type Subject } from '#domain/permissions/permissions.ts';
import { mayAccess, RESOURCE_ACCESS } from './resource-access.ts';

const nobody: Subject = {
  accountId: 'a',
  isYoung: false,
  isStaff: false,
  ownProviderId: null,
  memberships: [],
};
const staff: Subject = { ...nobody, isStaff: true };
const ownAccount: Subject = { ...nobody, ownProviderId: 'p1' };

function member(...roleIds: string[]): Subject {
  const roles = roleIds.map((roleId) => ({ roleId, roleName: roleId }));
  const group = { groupId: 'g1', groupName: 'G', groupType: 'provider' as const, providerName: 'P' };
  return { ...nobody, memberships: [{ ...group, providerId: 'p1', roles }] };
}

const PAGES = Object.keys(RESOURCE_ACCESS);
const may = (subject: Subject, resource: string, action: string, providerId: string | null = 'p1') =>
  mayAccess(subject, { resource, action, providerId });

describe('resource access', () => {
  it('a provider account opens Calendar, Quests, Stamps, Trainings, Chariteers with what is kept for its safety, Documents, Groups, Guilds, Data and its settings [NAV-30, SAF-12]', () => {
    const open = PAGES.filter((page) => may(ownAccount, page, 'list'));
    expect(open).toEqual([
      'calendar',
      'quests',
      'stamps',
      'trainings',
      'orientations',
      'chariteers',
      'volunteer-invitations',
      'messages',
      'documents',
      'safety',
      'charity',
      'programs',
      'groups',
      'guilds',
      'data',
    ]);
  });

  it.each(ROLES)('opens the calendar, and the pages that have something for the role %s [NAV-31]', (role) => {
    const open = ['calendar', 'chariteers', 'data'].filter((page) => may(member(role), page, 'list'));
    const readsRecaps = ['admins', 'boardMembers', 'managers'].includes(role);
    const expected = [...(role === 'trustedMinors' ? [] : ['chariteers']), ...(readsRecaps ? ['data'] : [])];
    expect(open).toEqual(['calendar', ...expected]);
  });

  it('without a managed-provider membership no page of the console is open but groups and guilds [NAV-31]', () => {
    for (const subject of [nobody, member('Sophomores')]) {
      for (const page of PAGES.filter((page) => !['groups', 'guilds'].includes(page))) {
        expect(may(subject, page, 'list')).toBe(false);
        expect(may(subject, page, 'list', null)).toBe(false);
      }
    }
  });

  it('what is kept for the safety of volunteers is open to admins only [SAF-12, SAF-15]', () => {
    const open = ROLES.filter((role) => may(member(role), 'safety', 'list'));
    expect(open).toEqual(['admins']);
    expect(may(staff, 'safety', 'list')).toBe(true);
    expect(may(member('admins'), 'safety', 'list', 'p2')).toBe(false);
  });

  it('the Groups page is open to everybody with an account: the group may be a guild, or none [GRP-01]', () => {
    for (const subject of [nobody, member('Sophomores'), member('captains'), staff, ownAccount]) {
      expect(may(subject, 'groups', 'list', null)).toBe(true);
    }
  });

  it('a membership opens the pages of its own charity only [PERM-08]', () => {
    expect(may(member('admins'), 'quests', 'list', 'p1')).toBe(true);
    expect(may(member('admins'), 'quests', 'list', 'p2')).toBe(false);
    expect(may(staff, 'quests', 'list', 'p2')).toBe(true);
  });

  it('creating, editing and cancelling quests need quest C, U and D [PERM-16, PERM-17, PERM-18]', () => {
    const rights = (role: string) =>
      ['create', 'edit', 'delete'].map((action) => may(member(role), 'quests', action));
    expect(rights('coordinators')).toEqual([true, true, true]);
    expect(rights('captains')).toEqual([false, true, false]);
    expect(rights('trustedMinors')).toEqual([false, false, false]);
  });

  it('the recap, the volunteer preview and the orientations need donationRecap R [PERM-23, ORI-13]', () => {
    expect(may(member('boardMembers'), 'data', 'list')).toBe(true);
    expect(may(member('employees'), 'data', 'list')).toBe(false);
    expect(may(member('managers'), 'chariteers', 'show')).toBe(true);
    expect(may(member('captains'), 'chariteers', 'show')).toBe(false);
    expect(may(member('boardMembers'), 'orientations', 'list')).toBe(true);
    expect(may(member('captains'), 'orientations', 'list')).toBe(false);
  });

  it('the trainings of a charity are maintained with quest U [OPEN-ORI-04]', () => {
    for (const action of ['list', 'create', 'edit', 'delete']) {
      expect(may(member('captains'), 'trainings', action)).toBe(true);
      expect(may(member('boardMembers'), 'trainings', action)).toBe(false);
    }
  });

  it('rankings and lists of a recap are not for trusted minors, nor for anybody under 18 [SAF-13, DEC-51]', () => {
    const young = { ...member('managers'), isYoung: true };
    for (const subject of [member('trustedMinors'), young]) {
      expect(may(subject, 'chariteers', 'rank')).toBe(false);
      expect(may(subject, 'data', 'lists')).toBe(false);
      expect(may(subject, 'chariteers', 'export')).toBe(false);
    }
    expect(may(young, 'chariteers', 'list'), 'the page stays for its trainings').toBe(true);
    expect(may(young, 'data', 'list'), 'and so do the figures').toBe(true);
    expect(may(member('captains'), 'chariteers', 'rank')).toBe(true);
  });

  it('nobody under 18 makes a draft in whichever role [SAF-13, DEC-51]', () => {
    expect(may({ ...member('managers'), isYoung: true }, 'quests', 'draft')).toBe(false);
    expect(may(member('trustedMinors'), 'quests', 'draft')).toBe(false);
    expect(may(member('coordinators'), 'quests', 'draft')).toBe(true);
  });

  it('the file of names is for those who read names on other days, too [DEC-50, SAF-07]', () => {
    expect(may(member('frontDeskStaff'), 'chariteers', 'export')).toBe(true);
    for (const role of ['coordinators', 'captains'])
      expect(may(member(role), 'chariteers', 'export')).toBe(false);
  });

  it('what the table does not name is denied [PERM-07]', () => {
    expect(may(staff, 'quests', 'export')).toBe(false);
    expect(may(staff, 'wallets', 'list')).toBe(false);
  });

  it('charities, districts, accounts, settings, mails and the audit log are open to the product’s staff only [DEC-05]', () => {
    for (const page of [
      'providers',
      'charity-requests',
      'charity-health',
      'resting-guilds',
      'kept-texts',
      'contests',
      'districts',
      'hour-values',
      'accounts',
      'staff',
      'recoveries',
      'settings',
      'supply-faq',
      'outbox',
      'audit',
      'self-marked-hours',
    ]) {
      for (const charity of ['p1', null]) {
        expect(may(staff, page, 'list', charity)).toBe(true);
        expect(may(ownAccount, page, 'list', charity)).toBe(false);
        for (const role of ROLES) expect(may(member(role), page, 'list', charity), role).toBe(false);
      }
    }
    expect(may(staff, 'accounts', 'edit'), 'nobody edits an account').toBe(false);
    expect(may(staff, 'audit', 'delete')).toBe(false);
  });

  it('while no organization is picked, what is open at any of them counts', () => {
    expect(may(member('captains'), 'quests', 'list', null)).toBe(true);
    expect(may(member('captains'), 'quests', 'create', null)).toBe(false);
    expect(may(staff, 'quests', 'create', null)).toBe(true);
  });
});
