import { and, eq, inArray } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { insertContract } from '#db/factories/insert-contract.ts';
import { insertMembership } from '#db/factories/insert-group.ts';
import { account } from '#db/schema/account.ts';
import { auditEntry } from '#db/schema/audit-entry.ts';
import { groupMember } from '#db/schema/member-group.ts';
import { type CastName, GUILD_ID } from '../support/cast.ts';
import { upcomingQuest } from '../support/upcoming-quest.ts';
import { openWorld, type World } from '../support/world.ts';

const MEMBERS = `query($groupId: ID!, $roleId: ID, $page: Int, $perPage: Int) {
  listGroupMembers(groupId: $groupId, roleId: $roleId, page: $page, perPage: $perPage) {
    groupName groupType managedProviderId isViewerAdmin viewerRoleNames pendingApplicationCount total
    roles { roleId roleName memberCount } items { memberId username nameFirst nameLast roleId roleName joinedAt }
  }
}`;
const CHANGE = `mutation($groupId: ID!, $memberId: ID!, $from: ID!, $to: ID!) {
  changeMemberRole(groupId: $groupId, memberId: $memberId, originRoleId: $from, destinationRoleId: $to) {
    memberId roleId roleName
  }
}`;
const REMOVE =
  'mutation($groupId: ID!, $memberId: ID!) { removeGroupMember(groupId: $groupId, memberId: $memberId) }';
const CALENDAR = '{ getSpecificQuests(input: { specificProvider: "1", isTemplate: true }) { id } }';

type Member = { username: string; roleId: string; nameFirst: string | null };
type Members = {
  listGroupMembers: {
    items: Member[];
    roles: { roleId: string; memberCount: number }[];
    total: number;
    [field: string]: unknown;
  };
};

let world: World;
beforeEach(async () => {
  world = await openWorld();
});
afterEach(() => world.close());

const members = (as: CastName | null, args: Record<string, unknown> = {}) =>
  world.gql<Members>(MEMBERS, { groupId: 'group-1', ...args }, { as });
const change = (as: CastName | null, memberId: string, from: string, to: string, groupId = 'group-1') =>
  world.gql(CHANGE, { groupId, memberId, from, to }, { as });
const remove = (as: CastName | null, memberId: string, groupId = 'group-1') =>
  world.gql(REMOVE, { groupId, memberId }, { as });

/** “account role” of a group. */
async function held(groupId: string): Promise<string[]> {
  const rows = await world.store.read.select().from(groupMember).where(eq(groupMember.groupId, groupId));
  return rows.map(({ accountId, roleId }) => `${accountId} ${roleId}`).sort();
}
const audited = (...actions: string[]) =>
  world.store.read.select().from(auditEntry).where(inArray(auditEntry.action, actions));

describe('the members of a group', () => {
  it('lists roles with their counts, and the members of each role [GRP-03, API-43, ENT-33]', async () => {
    await world.store.write(async (tx) => {
      await insertMembership(tx, { groupId: 'group-1', accountId: 'teen', roleId: 'captains' });
      await insertMembership(tx, { groupId: 'group-1', accountId: 'captains', roleId: 'Seniors' });
    });
    const { data } = await members('admins');
    const { items, roles, ...group } = data?.listGroupMembers ?? { items: [], roles: [] };
    expect(group).toMatchObject({ groupName: 'Harbor Table Team', groupType: 'provider', total: 13 });
    expect(roles.find(({ roleId }) => roleId === 'captains')).toMatchObject({ memberCount: 2 });
    expect(items.filter(({ roleId }) => roleId === 'captains').map(({ username }) => username)).toEqual([
      'captains',
      'teen',
    ]);
    expect(items.filter(({ username }) => username === 'captains').map(({ roleId }) => roleId)).toEqual([
      'captains',
      'Seniors',
    ]);
    const alone = await members('admins', { roleId: 'captains' });
    expect(alone.data?.listGroupMembers).toMatchObject({ total: 2, items: [{}, {}] });
    expect((await members('admins', { roleId: 'wizards' })).data?.listGroupMembers).toMatchObject({
      total: 0,
      items: [],
    });
  });

  it('a long group comes in pages of at most 100 [GRP-03, DEC-07]', async () => {
    const page = (number: number) => members('admins', { page: number, perPage: 4 });
    const pages = await Promise.all([1, 2, 3, 4].map(page));
    const names = pages.flatMap(({ data }) => data?.listGroupMembers.items.map(({ username }) => username));
    expect(pages.map(({ data }) => data?.listGroupMembers.items.length)).toEqual([4, 4, 3, 0]);
    expect(new Set(names).size).toBe(11);
    expect((await members('admins', { perPage: 101 })).code).toBe('BAD_USER_INPUT');
  });

  it('user names are for all members, real names for those of the permission table [GRP-03, DEC-15, PERM-09, PERM-19]', async () => {
    const namesFor = async (as: CastName) =>
      (await members(as)).data?.listGroupMembers.items.find(({ username }) => username === 'managers');
    for (const as of ['admins', 'boardmembers', 'provider', 'staff'] as const) {
      expect(await namesFor(as)).toMatchObject({ username: 'managers', nameFirst: 'Marta' });
    }
    for (const as of ['captains', 'coordinators', 'trustedminors'] as const) {
      expect(await namesFor(as)).toMatchObject({ username: 'managers', nameFirst: null });
    }
    // Of the young their admins read user names only, until they are on a quest of the charity.
    const young = async () =>
      (await members('admins')).data?.listGroupMembers.items.find(
        ({ username }) => username === 'trustedminors',
      );
    expect(await young()).toMatchObject({ nameFirst: null });
    await world.store.write((tx) => insertContract(tx, { chariteerId: 'trustedminors' }));
    expect(await young(), 'on a quest of another charity').toMatchObject({ nameFirst: null });
    await world.store.write(async (tx) => {
      const { id: questId } = await upcomingQuest(tx);
      await insertContract(tx, { questId, chariteerId: 'trustedminors' });
    });
    expect(await young(), 'on a quest of this one').toMatchObject({ nameFirst: 'Milo' });
    // A guild's admin has all abilities, but no charity at which they would hold.
    await world.store.write((tx) =>
      insertMembership(tx, { groupId: GUILD_ID, accountId: 'teen', roleId: 'members' }),
    );
    const inGuild = await members('guildadmin', { groupId: GUILD_ID });
    expect(inGuild.data?.listGroupMembers.items).toMatchObject([
      { username: 'guildadmin', nameFirst: 'Gwen' },
      { username: 'teen', nameFirst: null },
    ]);
  });

  it('says what the viewer is there: «Non Member» for who looks after it from outside [GRP-10, GRP-11, DEC-05]', async () => {
    const own = async (as: CastName) => {
      const group = (await members(as)).data?.listGroupMembers;
      return [group?.isViewerAdmin, group?.viewerRoleNames, group?.pendingApplicationCount];
    };
    expect(await own('provider')).toEqual([true, ['Admins'], 0]);
    expect(await own('staff')).toEqual([true, ['Non Member'], 0]);
    expect(await own('admins')).toEqual([true, ['Admins'], 0]);
    expect(await own('captains')).toEqual([false, ['Captains'], null]);
  });

  it('strangers read nothing of a group [GRP-03]', async () => {
    expect((await members(null)).code).toBe('NOT_LOGGED_IN');
    for (const as of ['volunteer', 'guildadmin'] as const) expect((await members(as)).code).toBe('FORBIDDEN');
    expect((await members('managers', { groupId: 'group-3' })).code).toBe('FORBIDDEN');
    expect((await members('admins', { groupId: 'nothing' })).code).toBe('GROUP_NOT_FOUND');
  });

  it('the group of a charity is found for those who manage it [OPEN-GRP-01]', async () => {
    const find = (as: CastName | null, providerId = '1') =>
      world.gql('query($id: ID!) { providerGroupId(providerId: $id) }', { id: providerId }, { as });
    for (const as of ['provider', 'staff', 'captains'] as const) {
      expect((await find(as)).data).toEqual({ providerGroupId: 'group-1' });
    }
    expect((await find('volunteer')).code).toBe('FORBIDDEN');
    expect((await find('staff', 'nothing')).code).toBe('PROVIDER_NOT_FOUND');
  });
});

describe('changing a role', () => {
  it('gives a member another role, whose rights the next request has [GRP-04, API-43]', async () => {
    expect((await world.gql(CALENDAR, {}, { as: 'captains' })).code).toBeUndefined();
    expect((await change('admins', 'captains', 'captains', 'admins')).data).toMatchObject({
      changeMemberRole: { memberId: 'captains', roleId: 'admins' },
    });
    expect(await held('group-1')).toContain('captains admins');
    expect(await held('group-1')).not.toContain('captains captains');
    // The new admin acts at once, and the old one as well.
    expect((await change('captains', 'admins', 'admins', 'trustedMinors')).code).toBeUndefined();
    expect((await change('admins', 'managers', 'managers', 'captains')).code).toBe('FORBIDDEN');
    expect(await audited('group-role-changed')).toMatchObject([
      {
        actorId: 'admins',
        subjectId: 'captains',
        detail: { groupId: 'group-1', from: 'captains', to: 'admins' },
      },
      { actorId: 'captains', subjectId: 'admins' },
    ]);
  });

  it('a member of both roles is left with the other one, and the day of joining stays [GRP-04]', async () => {
    await world.store.write((tx) =>
      insertMembership(tx, { groupId: 'group-1', accountId: 'captains', roleId: 'managers', joinedAt: 7 }),
    );
    expect((await change('admins', 'captains', 'managers', 'captains')).code).toBeUndefined();
    expect((await held('group-1')).filter((one) => one.startsWith('captains '))).toEqual([
      'captains captains',
    ]);
    await world.store.write((tx) =>
      insertMembership(tx, { groupId: 'group-1', accountId: 'gold', roleId: 'managers', joinedAt: 7 }),
    );
    await change('admins', 'gold', 'managers', 'captains');
    const isGold = and(eq(groupMember.groupId, 'group-1'), eq(groupMember.accountId, 'gold'));
    const [gold] = await world.store.read.select().from(groupMember).where(isGold);
    expect(gold).toMatchObject({ roleId: 'captains', joinedAt: 7 });
  });

  it('the same role writes nothing [GRP-05]', async () => {
    await world.tokenOf('admins');
    const before = await world.store.stamp();
    expect((await change('admins', 'captains', 'captains', 'captains')).data).toMatchObject({
      changeMemberRole: { roleId: 'captains' },
    });
    expect(await audited('group-role-changed')).toEqual([]);
    expect(await world.store.stamp()).toBe(before);
  });

  it.each([
    ['GRP-11 a visitor', null, ['captains', 'captains', 'admins'], 'NOT_LOGGED_IN'],
    ['GRP-11 a member without the role admins', 'managers', ['managers', 'managers', 'admins'], 'FORBIDDEN'],
    ['GRP-11 somebody from outside', 'guildadmin', ['captains', 'captains', 'admins'], 'FORBIDDEN'],
    ['GRP-04 a role the group lacks', 'admins', ['captains', 'captains', 'members'], 'ROLE_NOT_FOUND'],
    ['GRP-04 a role the member lacks', 'admins', ['captains', 'managers', 'admins'], 'MEMBER_NOT_FOUND'],
    ['OPEN-GRP-03 the last admin’s', 'admins', ['admins', 'admins', 'captains'], 'LAST_ADMIN'],
    [
      'OPEN-GRP-03 the last admin’s, by the charity’s account',
      'provider',
      ['admins', 'admins', 'captains'],
      'LAST_ADMIN',
    ],
    ['OPEN-GRP-03 the last admin’s, by staff', 'staff', ['admins', 'admins', 'captains'], 'LAST_ADMIN'],
  ] as const)('refuses %s', async (_, as, [memberId, from, to], code) => {
    const before = await held('group-1');
    const { errors } = await change(as, memberId, from, to);
    expect(errors?.[0]?.extensions.code).toBe(code);
    if (code === 'LAST_ADMIN') expect(errors?.[0]?.message).toBe('A group needs at least one admin.');
    expect(await held('group-1')).toEqual(before);
  });

  it('an admin who is blocked leads nobody [OPEN-GRP-03]', async () => {
    await world.store.write((tx) =>
      insertMembership(tx, { groupId: 'group-1', accountId: 'banned', roleId: 'admins' }),
    );
    expect((await change('admins', 'admins', 'admins', 'captains')).code).toBe('LAST_ADMIN');
  });

  it('the charity’s own account and staff may in its group, and in no guild [DEC-05, GRP-11]', async () => {
    expect((await change('provider', 'captains', 'captains', 'managers')).code).toBeUndefined();
    expect((await change('staff', 'captains', 'managers', 'captains')).code).toBeUndefined();
    expect((await change('provider', 'managers', 'managers', 'captains', 'group-2')).code).toBe('FORBIDDEN');
    await world.store.write((tx) =>
      insertMembership(tx, { groupId: GUILD_ID, accountId: 'teen', roleId: 'members' }),
    );
    for (const as of ['staff', 'provider'] as const)
      expect((await change(as, 'teen', 'members', 'admins', GUILD_ID)).code).toBe('FORBIDDEN');
  });
});

describe('leaving a group', () => {
  it('an admin removes a member with all roles, a member leaves [GRP-11]', async () => {
    await world.store.write((tx) =>
      insertMembership(tx, { groupId: 'group-1', accountId: 'captains', roleId: 'Seniors' }),
    );
    expect((await remove('admins', 'captains')).data).toEqual({ removeGroupMember: true });
    expect((await remove('trustedminors', 'trustedminors')).data).toEqual({ removeGroupMember: true });
    const left = await held('group-1');
    expect(left.filter((one) => /^(captains|trustedminors) /.test(one))).toEqual([]);
    expect(await audited('group-member-removed')).toMatchObject([
      { actorId: 'admins', subjectId: 'captains' },
      { actorId: 'trustedminors', subjectId: 'trustedminors' },
    ]);
    expect((await world.gql(CALENDAR, {}, { as: 'captains' })).code).toBe('FORBIDDEN');
  });

  it('nobody else removes anybody, and the last admin stays [GRP-11, OPEN-GRP-03]', async () => {
    expect((await remove('managers', 'captains')).code).toBe('FORBIDDEN');
    expect((await remove('volunteer', 'volunteer')).code).toBe('MEMBER_NOT_FOUND');
    expect((await remove('admins', 'gold')).code).toBe('MEMBER_NOT_FOUND');
    expect((await remove('admins', 'admins')).code).toBe('LAST_ADMIN');
    await world.store.write((tx) =>
      insertMembership(tx, { groupId: GUILD_ID, accountId: 'gold', roleId: 'members' }),
    );
    expect((await remove('guildadmin', 'guildadmin', GUILD_ID)).code).toBe('LAST_ADMIN');
  });

  it('a group whose last admin has gone gets another one from staff [OPEN-GRP-03]', async () => {
    await world.store.write((tx) => tx.delete(account).where(eq(account.id, 'admins')));
    expect((await change('staff', 'captains', 'captains', 'admins')).code).toBeUndefined();
    expect((await change('captains', 'managers', 'managers', 'admins')).code).toBeUndefined();
  });
});
