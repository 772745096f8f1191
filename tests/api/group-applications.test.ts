import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { insertMembership } from '#db/factories/insert-group.ts';
import { account, contactEmail } from '#db/schema/account.ts';
import { auditEntry } from '#db/schema/audit-entry.ts';
import { groupApplication, groupMember } from '#db/schema/member-group.ts';
import { type CastName, GUILD_CODE, GUILD_ID, TEST_NOW } from '../support/cast.ts';
import { readMails } from '../support/mails.ts';
import { openWorld, type World } from '../support/world.ts';

const FIELDS = 'id groupId memberId username nameFirst answer status createdAt decidedAt';
const APPLY = `mutation($groupId: ID!, $answer: String) { applyToGroup(groupId: $groupId, answer: $answer) { ${FIELDS} } }`;
const ACCEPT = `mutation($groupId: ID!, $id: ID!) { acceptGroupApplication(groupId: $groupId, applicationId: $id) { ${FIELDS} } }`;
const LIST = `query($groupId: ID!, $status: GroupApplicationStatus, $page: Int, $perPage: Int) {
  listGroupApplications(groupId: $groupId, status: $status, page: $page, perPage: $perPage) { total items { ${FIELDS} } }
}`;
const OWN = `query($groupId: ID!) { ownGroupApplication(groupId: $groupId) { ${FIELDS} } }`;
const SCRIPT = `mutation($id: ID!) {
  sendAlertEmailsAfterChariteerGroupMembershipApplicationIsApproved(acceptedPlayerID: $id)
}`;

/** Application from before charities’ groups took none. */
const OLD = { id: 'old', groupId: 'group-1', accountId: 'volunteer', createdAt: TEST_NOW };

type Application = { id: string; username: string; status: string; nameFirst: string | null };

let world: World;
beforeEach(async () => {
  world = await openWorld();
});
afterEach(() => world.close());

const apply = (as: CastName | null, given: Record<string, unknown> = {}) =>
  world.gql<{ applyToGroup: Application }>(APPLY, { groupId: GUILD_ID, ...given }, { as });
const accept = (as: CastName | null, id: string, groupId = GUILD_ID) =>
  world.gql<{ acceptGroupApplication: Application }>(ACCEPT, { groupId, id }, { as });
const list = (as: CastName | null, given: Record<string, unknown> = {}) =>
  world.gql<{ listGroupApplications: { total: number; items: Application[] } }>(
    LIST,
    { groupId: GUILD_ID, ...given },
    { as },
  );
const script = (as: CastName | null, id: string) => world.gql(SCRIPT, { id }, { as });

async function applied(as: CastName): Promise<string> {
  const { data } = await apply(as);
  return data?.applyToGroup.id ?? '';
}
const rolesOf = (accountId: string) =>
  world.store.read
    .select({ groupId: groupMember.groupId, roleId: groupMember.roleId })
    .from(groupMember)
    .where(eq(groupMember.accountId, accountId));
const mails = () => readMails(world);
const confirm = (accountId: string) =>
  world.store.write((tx) =>
    tx
      .update(contactEmail)
      .set({ verificationStatus: 'Confirmed' })
      .where(eq(contactEmail.accountId, accountId)),
  );

describe('applying to a group', () => {
  it('a volunteer applies to a guild, and the answer stands in the application [API-44, OPEN-GRP-04, OPEN-GUI-03]', async () => {
    const { data } = await apply('volunteer', { answer: ' I sing. ' });
    expect(data?.applyToGroup).toMatchObject({
      groupId: GUILD_ID,
      memberId: 'volunteer',
      answer: 'I sing.',
      status: 'pending',
      decidedAt: null,
    });
    const own = await world.gql(OWN, { groupId: GUILD_ID }, { as: 'volunteer' });
    expect(own.data).toEqual({ ownGroupApplication: data?.applyToGroup });
    expect((await world.gql(OWN, { groupId: GUILD_ID }, { as: 'gold' })).data).toEqual({
      ownGroupApplication: null,
    });
    expect(await rolesOf('volunteer')).toEqual([]);
  });

  it.each([
    ['API-44 a visitor', null, {}, 'NOT_LOGGED_IN'],
    [
      'someone under 18 at a charity’s group [OPEN-GRP-04]',
      'teen',
      { groupId: 'group-1' },
      'GROUP_IS_FOR_ADULTS',
    ],
    ['a link to elsewhere [API-44]', 'volunteer', { answer: 'see https://evil.example' }, 'BAD_USER_INPUT'],
    ['a member of a charity’s group [ERR-36]', 'captains', { groupId: 'group-1' }, 'ALREADY_IN_GROUP'],
    ['API-44 no group', 'volunteer', { groupId: 'nothing' }, 'GROUP_NOT_FOUND'],
    ['API-44 somebody without a volunteer record', 'new', {}, 'NO_VOLUNTEER_RECORD'],
    ['ERR-36 a member', 'guildadmin', {}, 'ALREADY_IN_GROUP'],
    ['API-44 a long answer', 'volunteer', { answer: 'a'.repeat(501) }, 'BAD_USER_INPUT'],
  ] as const)('refuses %s', async (_, as, given, code) => {
    expect((await apply(as, given)).code).toBe(code);
    expect(await world.store.read.select().from(groupApplication)).toEqual([]);
  });

  it('one application waits at a time, also when two are sent at once [API-44]', async () => {
    const codes = (await Promise.all([apply('volunteer'), apply('volunteer')])).map(({ code }) => code);
    expect(codes.toSorted()).toEqual(['ALREADY_APPLIED_TO_GROUP', undefined]);
    expect((await apply('volunteer')).code).toBe('ALREADY_APPLIED_TO_GROUP');
    expect((await list('guildadmin')).data?.listGroupApplications.total).toBe(1);
  });
});

describe('the applications to a group', () => {
  it('come in pages, those that wait first, and only for admins [GRP-06, API-43]', async () => {
    const first = await applied('volunteer');
    for (const as of ['gold', 'teen'] as const) {
      world.clock.advance(1000);
      await applied(as);
    }
    await accept('guildadmin', first);
    const seen = async (given: Record<string, unknown> = {}) => {
      const { data } = await list('guildadmin', given);
      const { total, items } = data?.listGroupApplications ?? { total: -1, items: [] };
      return [total, ...items.map(({ username, status }) => `${username} ${status}`)];
    };
    expect(await seen()).toEqual([3, 'gold pending', 'teen pending', 'volunteer accepted']);
    expect(await seen({ status: 'pending' })).toEqual([2, 'gold pending', 'teen pending']);
    expect(await seen({ status: 'accepted' })).toEqual([1, 'volunteer accepted']);
    expect(await seen({ page: 2, perPage: 2 })).toEqual([3, 'volunteer accepted']);
    expect((await list('guildadmin', { perPage: 101 })).code).toBe('BAD_USER_INPUT');
    expect((await list(null)).code).toBe('NOT_LOGGED_IN');
    for (const as of ['volunteer', 'gold', 'admins', 'staff'] as const)
      expect((await list(as)).code).toBe('FORBIDDEN');
    expect((await list('staff', { groupId: 'nothing' })).code).toBe('GROUP_NOT_FOUND');
  });

  it('a guild’s admin sees user names only [DEC-15, GRP-06]', async () => {
    await applied('teen');
    expect((await list('guildadmin')).data?.listGroupApplications.items).toMatchObject([
      { username: 'teen', nameFirst: null },
    ]);
  });

  it('those of a blocked account wait until it is back [GRP-06]', async () => {
    const id = await applied('teen');
    const block = (isBanned: boolean) =>
      world.store.write((tx) => tx.update(account).set({ isBanned }).where(eq(account.id, 'teen')));
    await block(true);
    expect((await list('guildadmin')).data?.listGroupApplications.total).toBe(0);
    expect((await accept('guildadmin', id)).code).toBe('APPLICATION_NOT_FOUND');
    await block(false);
    expect((await accept('guildadmin', id)).code).toBeUndefined();
  });
});

describe('accepting an application', () => {
  it('makes the applicant a member, and mails them in the same write [GRP-07, API-43]', async () => {
    const id = await applied('volunteer');
    const { data } = await accept('guildadmin', id);
    expect(data?.acceptGroupApplication).toMatchObject({
      status: 'accepted',
      decidedAt: new Date(TEST_NOW).toISOString(),
    });
    expect(await rolesOf('volunteer')).toEqual([{ groupId: GUILD_ID, roleId: 'members' }]);
    expect(await mails()).toMatchObject([
      {
        recipient: 'volunteer@demo.example',
        subject: 'Welcome to Harbor Friends',
        body: expect.stringContaining(`http://chariteers.test/guilds/${GUILD_ID}`),
        ownerId: 'volunteer',
      },
    ]);
    const kept = await world.store.read
      .select()
      .from(auditEntry)
      .where(eq(auditEntry.action, 'group-application-accepted'));
    expect(kept).toMatchObject([
      { actorId: 'guildadmin', subjectId: 'volunteer', detail: { groupId: GUILD_ID } },
    ]);
    const memberships = await world.gql('{ listMembership { group { id } } }', {}, { as: 'volunteer' });
    expect(memberships.data).toEqual({ listMembership: [{ group: { id: GUILD_ID } }] });
  });

  it('in a charity’s group the person is a Non Member until a role is given [GRP-07, GRP-10, OPEN-ACC-09]', async () => {
    await world.store.write((tx) => tx.insert(groupApplication).values(OLD));
    expect((await accept('managers', 'old', 'group-1')).code).toBe('FORBIDDEN');
    expect((await accept('admins', 'old', 'group-1')).code).toBeUndefined();
    expect(await rolesOf('volunteer')).toEqual([{ groupId: 'group-1', roleId: 'Non Member' }]);
    const rights = '{ getSpecificQuests(input: { specificProvider: "1", isTemplate: true }) { id } }';
    expect((await world.gql(rights, {}, { as: 'volunteer' })).code).toBe('FORBIDDEN');
  });

  it('who is a member by then keeps the role held [GRP-07]', async () => {
    const id = await applied('volunteer');
    await world.store.write((tx) =>
      insertMembership(tx, { groupId: GUILD_ID, accountId: 'volunteer', roleId: 'admins' }),
    );
    await accept('guildadmin', id);
    expect(await rolesOf('volunteer')).toEqual([{ groupId: GUILD_ID, roleId: 'admins' }]);
  });

  it('who accepts an invitation has applied for the last time [SAF-17, DEC-34]', async () => {
    await world.store.write((tx) => tx.insert(groupApplication).values(OLD));
    const invite =
      'mutation { addGroupMember(groupId: "group-1", username: "volunteer", roleId: "captains") { id } }';
    const { data } = await world.gql<{ addGroupMember: { id: string } }>(invite, {}, { as: 'admins' });
    const waiting = async () =>
      (await list('admins', { groupId: 'group-1', status: 'pending' })).data?.listGroupApplications.total;
    expect(await waiting()).toBe(1);
    const answer = 'mutation($id: ID!) { answerGroupInvitation(id: $id, accept: true) }';
    await world.gql(answer, { id: data?.addGroupMember.id }, { as: 'volunteer' });
    expect(await waiting()).toBe(0);
  });

  it('a second time changes nothing and mails nobody [GRP-07]', async () => {
    const id = await applied('volunteer');
    const first = await accept('guildadmin', id);
    world.clock.advance(1000);
    expect((await accept('guildadmin', id)).data).toEqual(first.data);
    expect((await accept('staff', id)).code).toBe('FORBIDDEN');
    expect(await mails()).toHaveLength(1);
  });

  it.each([
    ['GRP-11 the applicant', 'volunteer', undefined, 'FORBIDDEN'],
    ['GRP-11 a member', 'teen', undefined, 'FORBIDDEN'],
    ['GRP-11 an admin of another group', 'admins', undefined, 'FORBIDDEN'],
    ['GRP-11 a visitor', null, undefined, 'NOT_LOGGED_IN'],
    ['GRP-07 an application to another group', 'staff', 'group-1', 'APPLICATION_NOT_FOUND'],
  ] as const)('refuses %s', async (_, as, groupId, code) => {
    await world.store.write((tx) =>
      insertMembership(tx, { groupId: GUILD_ID, accountId: 'teen', roleId: 'members' }),
    );
    const id = await applied('volunteer');
    expect((await accept(as, id, groupId ?? GUILD_ID)).code).toBe(code);
    expect(await rolesOf('volunteer')).toEqual([]);
    expect(await mails()).toEqual([]);
  });

  it('who joins with the code has applied for the last time [GRP-07]', async () => {
    const id = await applied('volunteer');
    const join =
      'mutation($id: ID!, $guild: ID!, $code: String!) { addChariteerToGuild(id: $id, guildId: $guild, code: $code) { id } }';
    await world.gql(join, { id: 'volunteer', guild: GUILD_ID, code: GUILD_CODE }, { as: 'volunteer' });
    expect((await list('guildadmin', { status: 'pending' })).data?.listGroupApplications.total).toBe(0);
    expect((await accept('guildadmin', id)).code).toBeUndefined();
    expect(await rolesOf('volunteer')).toHaveLength(1);
    expect(await mails()).toEqual([]);
  });
});

describe('the older script that mails who was accepted', () => {
  it('says nothing twice, and does so where it could not be said before [API-49]', async () => {
    const unconfirmed = (status: 'Unverified' | 'Confirmed') =>
      world.store.write((tx) =>
        tx
          .update(contactEmail)
          .set({ verificationStatus: status })
          .where(eq(contactEmail.accountId, 'volunteer')),
      );
    await unconfirmed('Unverified');
    await accept('guildadmin', await applied('volunteer'));
    expect(await mails()).toEqual([]);
    const answer = async (as: CastName) => (await script(as, 'volunteer')).data;
    const name = 'sendAlertEmailsAfterChariteerGroupMembershipApplicationIsApproved';
    expect(await answer('guildadmin')).toEqual({ [name]: false });
    await confirm('volunteer');
    for (let time = 0; time < 2; time += 1) expect(await answer('guildadmin')).toEqual({ [name]: true });
    expect(await mails()).toHaveLength(1);
  });

  it('serves admins of the group that accepted, and nobody else [API-49]', async () => {
    const id = await applied('volunteer');
    expect((await script('guildadmin', 'volunteer')).code).toBe('APPLICATION_NOT_FOUND');
    await accept('guildadmin', id);
    for (const as of ['volunteer', 'admins'] as const) {
      expect((await script(as, 'volunteer')).code).toBe('APPLICATION_NOT_FOUND');
    }
    expect((await script(null, 'volunteer')).code).toBe('NOT_LOGGED_IN');
    expect(await mails()).toHaveLength(1);
  });
});
