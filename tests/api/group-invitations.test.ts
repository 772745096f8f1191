import { eq, inArray } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sweepInvitations } from '#api/guilds-and-groups/groups/sweep-invitations.ts';
import { insertMembership } from '#db/factories/insert-group.ts';
import { auditEntry } from '#db/schema/audit-entry.ts';
import { guardianConsent } from '#db/schema/chariteer.ts';
import { groupInvitation, groupMember } from '#db/schema/member-group.ts';
import { type CastName, castEmail, GUILD_ID, TEST_NOW } from '../support/cast.ts';
import { eraseClosed } from '../support/erase-closed.ts';
import { readMails } from '../support/mails.ts';
import { prove } from '../support/prove.ts';
import { openWorld, type World } from '../support/world.ts';

const FIELDS = 'id groupId username roleId roleName createdAt expiresAt';
const INVITE = `mutation($groupId: ID!, $username: String!, $roleId: ID!) {
  addGroupMember(groupId: $groupId, username: $username, roleId: $roleId) { ${FIELDS} }
}`;
const LIST = `query($groupId: ID!) { listGroupInvitations(groupId: $groupId) { ${FIELDS} } }`;
const OWN = '{ ownGroupInvitations { id groupName providerName roleName expiresAt } }';
const CALENDAR = '{ getSpecificQuests(input: { specificProvider: "1", isTemplate: true }) { id } }';
const DAY_MS = 24 * 60 * 60_000;

type Invited = { id: string; username: string } & Record<string, unknown>;

let world: World;
beforeEach(async () => {
  world = await openWorld();
});
afterEach(() => world.close());

const invite = (as: CastName | null, username: string, given: Record<string, unknown> = {}) =>
  world.gql<{ addGroupMember: Invited }>(
    INVITE,
    { groupId: 'group-1', username, roleId: 'captains', ...given },
    { as },
  );
const invited = async (username: string, given: Record<string, unknown> = {}) =>
  (await invite('admins', username, given)).data?.addGroupMember.id ?? '';
const listed = async () =>
  (await world.gql<{ listGroupInvitations: Invited[] }>(LIST, { groupId: 'group-1' }, { as: 'admins' })).data
    ?.listGroupInvitations;
const own = async (as: CastName) =>
  (await world.gql<{ ownGroupInvitations: Invited[] }>(OWN, {}, { as })).data?.ownGroupInvitations;
const answer = (as: CastName | null, id: string, accept: boolean) =>
  world.gql(
    'mutation($id: ID!, $accept: Boolean!) { answerGroupInvitation(id: $id, accept: $accept) }',
    { id, accept },
    { as },
  );
const withdraw = (as: CastName | null, invitationId: string, groupId = 'group-1') =>
  world.gql(
    'mutation($groupId: ID!, $id: ID!) { withdrawGroupInvitation(groupId: $groupId, invitationId: $id) }',
    { groupId, id: invitationId },
    { as },
  );
const leave = (as: CastName | null, successorId: string | null, groupId = 'group-1') =>
  world.gql(
    'mutation($groupId: ID!, $successorId: ID) { leaveGroup(groupId: $groupId, successorId: $successorId) }',
    { groupId, successorId },
    { as },
  );
const mails = () => readMails(world);
const rolesOf = async (accountId: string, groupId = 'group-1') =>
  (await world.store.read.select().from(groupMember).where(eq(groupMember.accountId, accountId)))
    .filter((one) => one.groupId === groupId)
    .map(({ roleId }) => roleId);
const rightOf = async (as: CastName) => (await world.gql(CALENDAR, {}, { as })).code;

describe('an invitation into a charity’s group', () => {
  it('the group sees the name that was typed and nothing else; the person gets a mail, and no rights before accepting [SAF-17, DEC-34]', async () => {
    const { data } = await invite('admins', ' VolunTeer ');
    const entry = {
      id: expect.any(String),
      groupId: 'group-1',
      username: 'VolunTeer',
      roleId: 'captains',
      roleName: 'Captains',
      createdAt: new Date(TEST_NOW).toISOString(),
      expiresAt: new Date(TEST_NOW + 14 * DAY_MS).toISOString(),
    };
    expect(data?.addGroupMember).toEqual(entry);
    expect(await listed()).toEqual([entry]);
    expect(await rightOf('volunteer')).toBe('FORBIDDEN');
    expect(await rolesOf('volunteer')).toEqual([]);
    const [mail] = await mails();
    expect(mail?.recipient).toBe(castEmail('volunteer'));
    expect(mail?.body).toContain('http://chariteers.test/invitations');

    const [waiting] = (await own('volunteer')) ?? [];
    expect(waiting).toMatchObject({ id: data?.addGroupMember.id, roleName: 'Captains' });
    expect((await answer('volunteer', waiting?.id ?? '', true)).data).toEqual({
      answerGroupInvitation: true,
    });
    expect(await rolesOf('volunteer')).toEqual(['captains']);
    expect(await rightOf('volunteer')).toBeUndefined();
    expect([await listed(), await own('volunteer')]).toEqual([[], []]);
  });

  it('withdrawn and made again, it is mailed three times a day; the fourth stands without a mail [SAF-29, SAF-17]', async () => {
    for (let number = 0; number < 3; number += 1) await withdraw('admins', await invited('volunteer'));
    expect((await invite('admins', 'volunteer')).errors).toBeUndefined();
    expect(await mails()).toHaveLength(3);
    expect(await own('volunteer')).toHaveLength(1);
  });

  it.each([
    ['a name that nobody has', 'nobody7'],
    ['a blocked account', 'banned'],
    ['a charity’s account', 'provider'],
  ])(
    '%s answers and is listed like any other name, and gets no mail [SAF-17, DEC-34]',
    async (_, username) => {
      const known = await invite('admins', 'volunteer');
      const unknown = await invite('admins', username);
      expect(unknown.errors).toBeUndefined();
      const { id, ...entry } = unknown.data?.addGroupMember ?? { id: '' };
      expect(entry).toEqual({ ...known.data?.addGroupMember, id: undefined, username });
      expect(id).toHaveLength(known.data?.addGroupMember.id.length ?? 0);
      expect((await listed())?.map((one) => one.username).sort()).toEqual([username, 'volunteer'].sort());
      expect(await mails()).toHaveLength(1);
      expect((await invite('admins', username.toUpperCase())).code).toBe('ALREADY_INVITED');
    },
  );

  it.each([
    ['a member', 'managers', 'volunteer', {}, 'FORBIDDEN'],
    ['an admin of another group', 'guildadmin', 'volunteer', {}, 'FORBIDDEN'],
    ['a visitor', null, 'volunteer', {}, 'NOT_LOGGED_IN'],
    ['half an address', 'admins', 'volunteer@', {}, 'BAD_USER_INPUT'],
    ['who is in already', 'admins', 'captains', {}, 'ALREADY_IN_GROUP'],
    ['a role of no group', 'admins', 'volunteer', { roleId: 'members' }, 'ROLE_NOT_FOUND'],
    [
      'a guild, which people join themselves',
      'guildadmin',
      'volunteer',
      { groupId: GUILD_ID, roleId: 'members' },
      'GUILD_ADDS_NOBODY',
    ],
  ] as const)('refuses %s [SAF-17, OPEN-ACC-09]', async (_, as, username, given, code) => {
    expect((await invite(as, username, given)).code).toBe(code);
    expect(await world.store.read.select().from(groupInvitation)).toEqual([]);
    expect(await mails()).toEqual([]);
  });

  it('names are not tried one by one: 20 in 15 minutes, found or not [SAF-17]', async () => {
    for (let count = 0; count < 20; count += 1) {
      expect((await invite('admins', `guess${count}`)).code).toBeUndefined();
    }
    expect((await invite('admins', 'volunteer')).code).toBe('RATE_LIMITED');
    world.clock.advance(15 * 60_000);
    await prove(world, 'admins');
    expect((await invite('admins', 'gold')).code).toBeUndefined();
  });

  it('at most fifty are open at once [SAF-17]', async () => {
    const times = { createdAt: TEST_NOW, expiresAt: TEST_NOW + DAY_MS };
    const rows = Array.from({ length: 50 }, (_, number) => ({
      id: `open-${number}`,
      groupId: 'group-1',
      roleId: 'captains',
      username: `open${number}`,
      usernameKey: `open${number}`,
      invitedById: 'admins',
      ...times,
    }));
    await world.store.write((tx) => tx.insert(groupInvitation).values(rows));
    expect((await invite('admins', 'volunteer')).code).toBe('TOO_MANY_INVITATIONS');
    await withdraw('admins', 'open-0');
    expect((await invite('admins', 'volunteer')).code).toBeUndefined();
  });

  it('it ends after 14 days, and the name can be invited again [SAF-17]', async () => {
    const id = await invited('volunteer');
    world.clock.advance(14 * DAY_MS);
    await prove(world, 'admins');
    expect((await answer('volunteer', id, true)).code).toBe('INVITATION_NOT_FOUND');
    expect([await listed(), await own('volunteer')]).toEqual([[], []]);
    expect((await invite('admins', 'volunteer')).code).toBeUndefined();
    world.clock.advance(14 * DAY_MS);
    await prove(world, 'admins');
    await sweepInvitations(world.store, world.clock.now());
    expect(await world.store.read.select().from(groupInvitation)).toEqual([]);
  });

  it('who declines is asked no more, and the group learns nothing of it [SAF-17]', async () => {
    const id = await invited('volunteer');
    const before = await listed();
    expect((await answer('volunteer', id, false)).data).toEqual({ answerGroupInvitation: true });
    expect(await own('volunteer')).toEqual([]);
    expect(await listed()).toEqual(before);
    expect((await answer('volunteer', id, true)).code).toBe('INVITATION_NOT_FOUND');
    expect((await invite('admins', 'volunteer')).code).toBe('ALREADY_INVITED');
  });

  it('no invitation leads somebody under 18 into a group before the guardian has agreed [SAF-09, DEC-65]', async () => {
    const id = await invited('waiting');
    expect((await answer('waiting', id, true)).code).toBe('GUARDIAN_PENDING');
    expect(await rolesOf('waiting')).toEqual([]);
    expect(await own('waiting'), 'it stays open').toHaveLength(1);
    await world.store.write((tx) =>
      tx.update(guardianConsent).set({ state: 'given', consentedAt: TEST_NOW }),
    );
    expect((await answer('waiting', id, true)).data).toEqual({ answerGroupInvitation: true });
    expect(await rolesOf('waiting')).toEqual(['captains']);
  });

  it('who waits for the guardian may decline all the same [SAF-09]', async () => {
    const id = await invited('waiting');
    expect((await answer('waiting', id, false)).data).toEqual({ answerGroupInvitation: true });
  });

  it('only the invited person answers it [SAF-17]', async () => {
    const id = await invited('volunteer');
    for (const as of ['gold', 'admins', 'staff'] as const)
      expect((await answer(as, id, true)).code).toBe('INVITATION_NOT_FOUND');
    expect((await answer(null, id, true)).code).toBe('NOT_LOGGED_IN');
    expect(await own('gold')).toEqual([]);
    expect(await rolesOf('volunteer')).toEqual([]);
  });

  it('admins take it back; nobody else does [SAF-17]', async () => {
    const id = await invited('volunteer');
    expect((await withdraw('managers', id)).code).toBe('FORBIDDEN');
    expect((await withdraw('staff', id, 'group-2')).code).toBe('INVITATION_NOT_FOUND');
    expect((await withdraw('provider', id)).data).toEqual({ withdrawGroupInvitation: true });
    expect((await withdraw('admins', id)).code).toBe('INVITATION_NOT_FOUND');
    expect((await answer('volunteer', id, true)).code).toBe('INVITATION_NOT_FOUND');
  });

  it('it ends with the right of whoever invited: an admin who goes leaves no way in behind [SAF-17]', async () => {
    await world.store.write((tx) =>
      insertMembership(tx, { groupId: 'group-1', accountId: 'gold', roleId: 'admins' }),
    );
    await invite('gold', 'volunteer');
    await invite('admins', 'teen');
    await world.gql(
      `mutation { changeMemberRole(groupId: "group-1", memberId: "gold", originRoleId: "admins",
        destinationRoleId: "captains") { roleId } }`,
      {},
      { as: 'admins' },
    );
    expect((await listed())?.map(({ username }) => username)).toEqual(['teen']);
  });

  it('who belongs to the group by then keeps the role held [SAF-17]', async () => {
    const id = await invited('volunteer');
    await world.store.write((tx) =>
      insertMembership(tx, { groupId: 'group-1', accountId: 'volunteer', roleId: 'managers' }),
    );
    await answer('volunteer', id, true);
    expect(await rolesOf('volunteer')).toEqual(['managers']);
  });

  it('each step stands in the audit log, without the name that was typed [SAF-17]', async () => {
    const id = await invited('volunteer');
    await answer('volunteer', id, false);
    await withdraw('admins', id);
    await answer('volunteer', await invited('volunteer'), true);
    const entries = await world.store.read
      .select()
      .from(auditEntry)
      .where(
        inArray(auditEntry.action, [
          'group-invited',
          'group-invitation-declined',
          'group-invitation-withdrawn',
          'group-member-added',
        ]),
      );
    expect(entries.map(({ action, actorId, subjectId }) => [action, actorId, subjectId])).toEqual([
      ['group-invited', 'admins', 'group-1'],
      ['group-invitation-declined', 'volunteer', 'volunteer'],
      ['group-invitation-withdrawn', 'admins', 'group-1'],
      ['group-invited', 'admins', 'group-1'],
      ['group-member-added', 'volunteer', 'volunteer'],
    ]);
    expect(JSON.stringify(entries)).not.toContain('"username"');
  });
});

describe('leaving a group', () => {
  it('is one’s own act, at any time and in any role [SAF-17]', async () => {
    expect((await leave('trustedminors', null)).data).toEqual({ leaveGroup: true });
    expect(await rolesOf('trustedminors')).toEqual([]);
    expect((await leave('trustedminors', null)).code).toBe('MEMBER_NOT_FOUND');
    expect((await leave(null, null)).code).toBe('NOT_LOGGED_IN');
  });

  it('an admin who is the last one names another first, in the same step [SAF-17]', async () => {
    expect((await leave('admins', null)).code).toBe('LAST_ADMIN');
    expect((await leave('admins', 'volunteer')).code).toBe('MEMBER_NOT_FOUND');
    expect((await leave('admins', 'admins')).code).toBe('LAST_ADMIN');
    expect(await rolesOf('admins')).toEqual(['admins']);
    expect((await leave('admins', 'captains')).data).toEqual({ leaveGroup: true });
    expect([await rolesOf('admins'), await rolesOf('captains')]).toEqual([[], ['admins']]);
  });

  it('who is no admin names nobody [SAF-17]', async () => {
    expect((await leave('captains', 'managers')).code).toBe('FORBIDDEN');
    expect([await rolesOf('captains'), await rolesOf('managers')]).toEqual([['captains'], ['managers']]);
  });
});

describe('an invitation by email', () => {
  const STRANGER = 'Sam@example.org';

  it('tells the group the address alone, mails a link to it and ends after 7 days [DSK-10]', async () => {
    const { data } = await invite('admins', ` ${STRANGER} `);
    const expiresAt = new Date(TEST_NOW + 7 * DAY_MS).toISOString();
    expect(data?.addGroupMember).toMatchObject({ username: STRANGER, roleId: 'captains', expiresAt });
    expect(await listed()).toMatchObject([{ username: STRANGER, expiresAt }]);
    const [mail] = await mails();
    expect(mail?.recipient).toBe(STRANGER);
    expect(mail?.body).toContain(`/invitations?invited=${data?.addGroupMember.id}`);
    expect(mail?.body).toContain('Harbor Table');
    expect((await invite('admins', STRANGER.toUpperCase())).code).toBe('ALREADY_INVITED');
    world.clock.advance(7 * DAY_MS);
    expect(await listed()).toEqual([]);
    await prove(world, 'admins');
    expect((await invite('admins', STRANGER)).code).toBeUndefined();
  });

  it('is for the account that confirmed the address, works once, and for no other account [DSK-10]', async () => {
    const id = await invited(castEmail('volunteer').toUpperCase());
    expect(await own('gold')).toEqual([]);
    expect((await answer('gold', id, true)).code).toBe('INVITATION_NOT_FOUND');
    expect(await own('volunteer')).toMatchObject([{ id, roleName: 'Captains' }]);
    expect(await rolesOf('volunteer')).toEqual([]);
    expect((await answer('volunteer', id, true)).code).toBeUndefined();
    expect(await rolesOf('volunteer')).toEqual(['captains']);
    expect((await answer('volunteer', id, true)).code).toBe('INVITATION_NOT_FOUND');
    expect(await listed()).toEqual([]);
  });

  it('waits while the address is not confirmed, and never for a charity’s own account [DSK-10]', async () => {
    await invited(castEmail('new'));
    expect(await own('new')).toEqual([]);
    await invited(castEmail('provider'));
    expect(await own('provider')).toEqual([]);
  });

  it('is declined without a word to the group, and withdrawn by its admins [DSK-10]', async () => {
    const id = await invited(castEmail('gold'));
    await answer('gold', id, false);
    expect(await own('gold')).toEqual([]);
    expect(await listed()).toHaveLength(1);
    expect((await withdraw('managers', id)).code).toBe('FORBIDDEN');
    expect((await withdraw('admins', id)).code).toBeUndefined();
    expect(await listed()).toEqual([]);
  });

  it.each(['@', 'sam@', 'sam@example.con', 'a@b.org, c@d.org', 'sam@example.org\nbcc: x@y.org'])(
    'is refused for %j, and nothing is written or mailed [DSK-10]',
    async (typed) => {
      expect((await invite('admins', typed)).code).toBe('BAD_USER_INPUT');
      expect(await world.store.read.select().from(groupInvitation)).toEqual([]);
      expect(await mails()).toEqual([]);
    },
  );

  it('answers the same for an address that somebody has; it goes with the account [DSK-10]', async () => {
    const known = (await invite('admins', castEmail('volunteer'))).data?.addGroupMember;
    const unknown = (await invite('admins', STRANGER)).data?.addGroupMember;
    const same = { id: 'any', username: 'any' };
    expect({ ...known, ...same }).toEqual({ ...unknown, ...same });
    const text =
      'mutation ($emailAddress: String!) { removeChariteer(input: { emailAddress: $emailAddress }) { id } }';
    await world.gql(text, { emailAddress: castEmail('volunteer') }, { as: 'volunteer' });
    await eraseClosed(world);
    expect((await listed())?.map(({ username }) => username)).toEqual([STRANGER]);
  });
});
