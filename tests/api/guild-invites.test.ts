import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sweepGuilds } from '#api/guilds-and-groups/guilds/sweep-guilds.ts';
import { contactEmail } from '#db/schema/account.ts';
import { auditEntry } from '#db/schema/audit-entry.ts';
import { guild, guildInvite } from '#db/schema/guild.ts';
import { groupApplication, groupMember } from '#db/schema/member-group.ts';
import { type CastName, GUILD_ID, TEST_NOW } from '../support/cast.ts';
import { DAY_MS } from '../support/upcoming-quest.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});
afterEach(() => world.close());

async function invite(as: CastName = 'guildadmin'): Promise<string> {
  const text = 'mutation ($id: ID!) { createGuildInvite(guildId: $id) { address expiresAt } }';
  const { data, code } = await world.gql<{ createGuildInvite: { address: string } }>(
    text,
    { id: GUILD_ID },
    { as },
  );
  expect(code).toBeUndefined();
  return new URL(data?.createGuildInvite.address ?? '').searchParams.get('token') ?? '';
}
const join = (as: CastName | null, token: string) =>
  world.gql(
    'mutation ($token: String!) { joinGuildByInvite(token: $token) { id easyJoinCode } }',
    { token },
    { as },
  );
const look = async (token: string, as: CastName | null = null) =>
  (
    await world.gql<{ invitedGuild: { name: string } | null }>(
      'query ($token: String!) { invitedGuild(token: $token) { name easyJoinCode } }',
      { token },
      { as },
    )
  ).data?.invitedGuild ?? null;
const listed = async (as: CastName = 'guildadmin') => {
  const text = 'query ($id: ID!) { guildInvites(guildId: $id) { id useCount expiresAt } }';
  const { data, code } = await world.gql<{ guildInvites: { id: string; useCount: number }[] }>(
    text,
    { id: GUILD_ID },
    { as },
  );
  return code ?? data?.guildInvites ?? [];
};
const revoke = (inviteId: string, as: CastName = 'guildadmin') =>
  world.gql(
    'mutation ($id: ID!, $inviteId: ID!) { revokeGuildInvite(guildId: $id, inviteId: $inviteId) }',
    { id: GUILD_ID, inviteId },
    { as },
  );
const rolesOf = async (accountId: string) =>
  (await world.store.read.select().from(groupMember).where(eq(groupMember.accountId, accountId)))
    .filter(({ groupId }) => groupId === GUILD_ID)
    .map(({ roleId }) => roleId);

describe('inviting to a guild by a link', () => {
  it('whoever has the link joins, as often as it is used; the code goes on beside it [GUI-46: the API]', async () => {
    const token = await invite();
    expect(await look(token)).toEqual({ name: 'Harbor Friends', easyJoinCode: null });
    expect((await join('volunteer', token)).data).toMatchObject({
      joinGuildByInvite: { id: GUILD_ID, easyJoinCode: null },
    });
    expect((await join('gold', token)).code).toBeUndefined();
    expect([await rolesOf('volunteer'), await rolesOf('gold')]).toEqual([['members'], ['members']]);
    expect(await listed()).toMatchObject([{ useCount: 2 }]);
    expect((await join('gold', token)).code).toBe('ALREADY_IN_GROUP');
    expect(await listed()).toMatchObject([{ useCount: 2 }]);
    const [row] = await world.store.read.select({ code: guild.easyJoinCode }).from(guild);
    expect(row?.code).toBeTruthy();
  });

  it('the database keeps the hash alone, and looking at it changes nothing [GUI-46, SAF-36: the API]', async () => {
    const token = await invite();
    const before = await world.store.read.select().from(guildInvite);
    expect(JSON.stringify(before)).not.toContain(token);
    await look(token, 'volunteer');
    await look(token);
    expect(await world.store.read.select().from(guildInvite)).toEqual(before);
    expect(await rolesOf('volunteer')).toEqual([]);
    expect(JSON.stringify(await world.store.read.select().from(auditEntry))).not.toContain(token);
  });

  it('it ends after 14 days, and goes with the next sweep [GUI-46: the API]', async () => {
    const token = await invite();
    world.clock.advance(14 * DAY_MS - 1);
    expect(await look(token)).not.toBeNull();
    world.clock.advance(1);
    expect(await look(token)).toBeNull();
    expect((await join('volunteer', token)).code).toBe('INVITATION_NOT_FOUND');
    expect(await listed()).toEqual([]);
    await sweepGuilds(world.store, TEST_NOW + 14 * DAY_MS);
    expect(await world.store.read.select().from(guildInvite)).toEqual([]);
  });

  it('an admin ends it at once; nobody else makes, sees or ends one [GUI-46: the API]', async () => {
    const token = await invite();
    await join('volunteer', token);
    const [{ id } = { id: '' }] = (await listed()) as { id: string }[];
    for (const as of ['volunteer', 'staff', 'managers'] as const) {
      expect(await listed(as)).toBe('FORBIDDEN');
      expect((await revoke(id, as)).code).toBe('FORBIDDEN');
    }
    expect((await revoke(id)).data).toEqual({ revokeGuildInvite: true });
    expect((await revoke(id)).data).toEqual({ revokeGuildInvite: false });
    expect((await join('gold', token)).code).toBe('INVITATION_NOT_FOUND');
    expect(await rolesOf('volunteer')).toEqual(['members']);
    const entries = await world.store.read.select({ action: auditEntry.action }).from(auditEntry);
    const actions = entries.map(({ action }) => action).filter((action) => action.startsWith('guild-'));
    expect(actions).toEqual(['guild-invite-made', 'guild-joined', 'guild-invite-ended']);
  });

  it('the links of an admin who leaves end with the right [GUI-46, SAF-17: the API]', async () => {
    const token = await invite();
    await join('volunteer', token);
    await world.gql(
      `mutation { leaveGroup(groupId: "${GUILD_ID}", successorId: "volunteer") }`,
      {},
      { as: 'guildadmin' },
    );
    expect(await look(token)).toBeNull();
  });

  it('who may not join by the code does not join by a link [GUI-46, SAF-09: the API]', async () => {
    const token = await invite();
    expect((await join(null, token)).code).toBe('NOT_LOGGED_IN');
    expect((await join('new', token)).code).toBe('NO_VOLUNTEER_RECORD');
    await world.store.write((tx) =>
      tx
        .update(contactEmail)
        .set({ verificationStatus: 'Unverified' })
        .where(eq(contactEmail.accountId, 'gold')),
    );
    expect((await join('gold', token)).code).toBe('ADDRESS_NOT_CONFIRMED');
    expect((await join('waiting', token)).code).toBe('GUARDIAN_PENDING');
    for (const wrong of ['', 'x', token.toUpperCase(), `${token}'`, 'x'.repeat(5000)]) {
      expect((await join('volunteer', wrong)).code).toBe('INVITATION_NOT_FOUND');
      expect(await look(wrong)).toBeNull();
    }
  });

  it('twenty tries in 15 minutes; an application that waits is settled [GUI-46, SAF-31: the API]', async () => {
    const token = await invite();
    for (let count = 0; count < 20; count += 1) await join('volunteer', 'guess');
    expect((await join('volunteer', token)).code).toBe('RATE_LIMITED');
    await world.gql(`mutation { applyToGroup(groupId: "${GUILD_ID}") { id } }`, {}, { as: 'gold' });
    await join('gold', token);
    expect(await world.store.read.select().from(groupApplication)).toMatchObject([{ status: 'accepted' }]);
  });

  it('fifty links of a guild are open at most [GUI-46: the API]', async () => {
    const rows = Array.from({ length: 50 }, (_, at) => ({
      id: `i${at}`,
      guildId: GUILD_ID,
      tokenHash: String(at).padStart(64, '0'),
      madeById: 'guildadmin',
      createdAt: TEST_NOW,
      expiresAt: TEST_NOW + 1,
    }));
    await world.store.write((tx) => tx.insert(guildInvite).values(rows));
    const text = `mutation { createGuildInvite(guildId: "${GUILD_ID}") { address } }`;
    expect((await world.gql(text, {}, { as: 'guildadmin' })).code).toBe('TOO_MANY_INVITATIONS');
    world.clock.advance(1);
    expect((await world.gql(text, {}, { as: 'guildadmin' })).code).toBeUndefined();
  });
});
