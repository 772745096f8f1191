import { and, eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { insertMembership } from '#db/factories/insert-group.ts';
import { account } from '#db/schema/account.ts';
import { auditEntry } from '#db/schema/audit-entry.ts';
import { groupMember } from '#db/schema/member-group.ts';
import { type CastName, castEmail, GUILD_ID } from '../support/cast.ts';
import { readMails } from '../support/mails.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});
afterEach(() => world.close());

const joins = (accountId: string, roleId = 'members') =>
  world.store.write((tx) => insertMembership(tx, { accountId, groupId: GUILD_ID, roleId }));
const leave = (as: CastName, successorId: string | null = null) =>
  world.gql(
    'mutation ($id: ID!, $successorId: ID) { leaveGroup(groupId: $id, successorId: $successorId) }',
    { id: GUILD_ID, successorId },
    { as },
  );
const apply = async (as: CastName) =>
  world.gql<{ applyToGroup: { id: string } }>(
    'mutation ($id: ID!) { applyToGroup(groupId: $id) { id } }',
    { id: GUILD_ID },
    { as },
  );
const give = (applicationId: string, as: CastName = 'staff') =>
  world.gql(
    `mutation ($id: ID!, $applicationId: ID!) {
      giveGuild(guildId: $id, applicationId: $applicationId) { hasAdmin memberCount }
    }`,
    { id: GUILD_ID, applicationId },
    { as },
  );
const guildNow = async () =>
  (await world.gql(`{ getGuild(id: "${GUILD_ID}") { hasAdmin memberCount } }`, {}, { as: null })).data;
const orphans = async (as: CastName = 'staff') => {
  const text = '{ guildsWithoutAdmin { total items { id memberCount applicants { username } } } }';
  const { data, code } = await world.gql<{ guildsWithoutAdmin: object }>(text, {}, { as });
  return code ?? data?.guildsWithoutAdmin;
};
const rolesOf = async (accountId: string) =>
  (
    await world.store.read
      .select({ roleId: groupMember.roleId })
      .from(groupMember)
      .where(and(eq(groupMember.groupId, GUILD_ID), eq(groupMember.accountId, accountId)))
  ).map(({ roleId }) => roleId);

describe('a guild that nobody looks after', () => {
  it('GUI-45 (part: the API) the last admin names another first; the last one just goes, and the guild rests', async () => {
    await joins('volunteer');
    expect((await leave('guildadmin')).code).toBe('LAST_ADMIN');
    expect((await leave('guildadmin', 'volunteer')).data).toEqual({ leaveGroup: true });
    expect(await rolesOf('volunteer')).toEqual(['admins']);
    expect(await guildNow()).toEqual({ getGuild: { hasAdmin: true, memberCount: 1 } });
    expect(await orphans()).toEqual({ total: 0, items: [] });
    expect((await leave('volunteer')).data).toEqual({ leaveGroup: true });
    expect(await guildNow()).toEqual({ getGuild: { hasAdmin: false, memberCount: 0 } });
    expect(await orphans()).toEqual({
      total: 1,
      items: [{ id: GUILD_ID, memberCount: 0, applicants: [] }],
    });
  });

  it('GUI-45 (part: the API) staff give it to somebody who asks, and to nobody else', async () => {
    await leave('guildadmin');
    const { data } = await apply('gold');
    const id = data?.applyToGroup.id ?? '';
    expect(await orphans()).toMatchObject({ items: [{ applicants: [{ username: 'gold' }] }] });
    expect((await give('other')).code).toBe('APPLICATION_NOT_FOUND');
    for (const as of ['gold', 'managers', 'guildadmin'] as const)
      expect((await give(id, as)).code).toBe('FORBIDDEN');
    expect((await give(id)).data).toEqual({ giveGuild: { hasAdmin: true, memberCount: 1 } });
    expect(await rolesOf('gold')).toEqual(['admins']);
    expect((await readMails(world)).map(({ recipient }) => recipient)).toEqual([castEmail('gold')]);
    const entries = await world.store.read
      .select()
      .from(auditEntry)
      .where(eq(auditEntry.action, 'guild-given'));
    expect(entries).toMatchObject([{ actorId: 'staff', subjectId: 'gold' }]);
    expect((await give(id)).code).toBe('REQUEST_ENDED');
    expect(await orphans()).toMatchObject({ total: 0 });
  });

  it('GUI-45 DEC-46 (part: the API) where the last admin is gone a member asks, and keeps the day of joining', async () => {
    await joins('volunteer');
    await joins('gold');
    expect((await apply('volunteer')).code).toBe('ALREADY_IN_GROUP');
    await world.store.write((tx) =>
      tx.update(account).set({ isBanned: true }).where(eq(account.id, 'guildadmin')),
    );
    const { data, code } = await apply('volunteer');
    expect(code).toBeUndefined();
    const before = await world.store.read
      .select()
      .from(groupMember)
      .where(eq(groupMember.accountId, 'volunteer'));
    await give(data?.applyToGroup.id ?? '');
    const after = await world.store.read
      .select()
      .from(groupMember)
      .where(eq(groupMember.accountId, 'volunteer'));
    expect(after).toEqual(before.map((row) => ({ ...row, roleId: 'admins' })));
    expect(await rolesOf('gold')).toEqual(['members']);
  });

  it('GUI-45 (part: the API) only staff see which guilds these are', async () => {
    expect(await orphans('volunteer')).not.toHaveProperty('items');
    expect(await orphans('managers')).not.toHaveProperty('items');
  });
});
