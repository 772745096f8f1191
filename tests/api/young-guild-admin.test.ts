import { and, eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { insertMembership } from '#db/factories/insert-group.ts';
import { guildInvite } from '#db/schema/guild.ts';
import { groupApplication, groupMember } from '#db/schema/member-group.ts';
import { type CastName, castEmail, GUILD_ID, TEST_NOW } from '../support/cast.ts';
import { mailsTo } from '../support/guardian.ts';
import { DAY_MS } from '../support/upcoming-quest.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
  await joins('volunteer', 'members');
});
afterEach(() => world.close());

const joins = (accountId: string, roleId: string) =>
  world.store.write((tx) => insertMembership(tx, { accountId, groupId: GUILD_ID, roleId }));
/** Leaves `teen`, who is under 18 and has a guardian’s consent, as the guild’s only admin. */
const leadsAlone = async () => {
  await joins('teen', 'admins');
  const isAdult = and(eq(groupMember.groupId, GUILD_ID), eq(groupMember.accountId, 'guildadmin'));
  await world.store.write((tx) => tx.delete(groupMember).where(isAdult));
};
const ask = async (text: string, as: CastName | null) => {
  const { data, code } = await world.gql<Record<string, unknown>>(text, {}, { as });
  return code ?? data;
};
const act = (text: string, as: CastName) => ask(`mutation { ${text} }`, as);
const changeRole = (memberId: string, as: CastName) =>
  act(
    `changeMemberRole(groupId: "${GUILD_ID}", memberId: "${memberId}", originRoleId: "members",
      destinationRoleId: "admins") { roleId }`,
    as,
  );
const guardians = async () =>
  (await mailsTo(world, castEmail('guardian')))
    .map(({ subject }) => subject)
    .filter((subject) => subject.includes('a guild'));
const LEADS = 'Jules is now an admin of a guild: Harbor Friends';

describe('a guild’s admin under 18', () => {
  const ACTS = [
    `announceToGuild(guildId: "${GUILD_ID}", text: "Hello all", clientKey: "1") { id }`,
    `createGuildInvite(guildId: "${GUILD_ID}") { address }`,
    `revokeGuildInvite(guildId: "${GUILD_ID}", inviteId: "link")`,
    `renewGuildCode(guildId: "${GUILD_ID}") { id }`,
    `acceptGroupApplication(groupId: "${GUILD_ID}", applicationId: "a") { id }`,
    `declineGroupApplication(groupId: "${GUILD_ID}", applicationId: "a")`,
    `removeGroupMember(groupId: "${GUILD_ID}", memberId: "volunteer")`,
  ];

  it('does nothing by that role [SAF-13, DEC-51]', async () => {
    await leadsAlone();
    await world.store.write(async (tx) => {
      const made = { guildId: GUILD_ID, madeById: 'teen', createdAt: TEST_NOW, expiresAt: TEST_NOW + DAY_MS };
      await tx.insert(guildInvite).values({ id: 'link', tokenHash: 'a'.repeat(64), ...made });
      const asks = { groupId: GUILD_ID, accountId: 'gold', createdAt: TEST_NOW };
      await tx.insert(groupApplication).values({ id: 'a', ...asks });
    });
    for (const text of ACTS) expect(await act(text, 'teen'), text).toBe('FORBIDDEN');
    expect(await changeRole('volunteer', 'teen')).toBe('FORBIDDEN');
    for (const text of [
      `{ guildDesk(guildId: "${GUILD_ID}") { codeRestsUntil } }`,
      `{ guildInvites(guildId: "${GUILD_ID}") { id } }`,
      `{ listGroupApplications(groupId: "${GUILD_ID}") { total } }`,
    ])
      expect(await ask(text, 'teen'), text).toBe('FORBIDDEN');
    const own = `{ getGuild(id: "${GUILD_ID}") { viewerIsAdmin viewerIsMember easyJoinCode } }`;
    expect(await ask(own, 'teen')).toEqual({
      getGuild: { viewerIsAdmin: false, viewerIsMember: true, easyJoinCode: null },
    });
  });

  it('sees as few of the others under 18 as any member [SAF-04, DEC-75]', async () => {
    await joins('teen', 'admins');
    await joins('waiting', 'members');
    const list = `{ listGroupMembers(groupId: "${GUILD_ID}") { items { username } } }`;
    expect(JSON.stringify(await ask(list, 'guildadmin'))).toContain('waiting');
    expect(JSON.stringify(await ask(list, 'teen'))).not.toContain('waiting');
  });

  it('leads no guild, so others can ask to, and leaves without another [GUI-45]', async () => {
    await leadsAlone();
    const hasAdmin = `{ getGuild(id: "${GUILD_ID}") { hasAdmin } }`;
    expect(await ask(hasAdmin, null)).toEqual({ getGuild: { hasAdmin: false } });
    const orphans = '{ guildsWithoutAdmin { total items { applicants { username } } } }';
    for (const as of ['volunteer', 'gold'] as const) {
      world.clock.advance(1000);
      expect(await act(`applyToGroup(groupId: "${GUILD_ID}") { status }`, as)).toEqual({
        applyToGroup: { status: 'pending' },
      });
    }
    expect(await ask(orphans, 'staff')).toEqual({
      guildsWithoutAdmin: {
        total: 1,
        items: [{ applicants: [{ username: 'volunteer' }, { username: 'gold' }] }],
      },
    });
    expect(await act(`leaveGroup(groupId: "${GUILD_ID}")`, 'teen')).toEqual({ leaveGroup: true });
  });

  it.each([true, false])(
    'is told by no difference of role counts and hasAdmin, with an adult beside: %s [DEC-75]',
    async (isBeside) => {
      await (isBeside ? joins('teen', 'admins') : leadsAlone());
      const told = await ask(
        `{ listGroupMembers(groupId: "${GUILD_ID}") { roles { roleId memberCount } } getGuild(id: "${GUILD_ID}") { hasAdmin } }`,
        'volunteer',
      );
      expect(told).toMatchObject({
        listGroupMembers: {
          roles: expect.arrayContaining([{ roleId: 'admins', memberCount: isBeside ? 1 : 0 }]) as unknown,
        },
        getGuild: { hasAdmin: isBeside },
      });
    },
  );

  it('does not keep an adult beside from leaving, which would tell the age [DEC-75]', async () => {
    await joins('teen', 'admins');
    expect(await act(`leaveGroup(groupId: "${GUILD_ID}")`, 'guildadmin')).toEqual({ leaveGroup: true });
  });

  it('is not made by staff [GUI-45, SAF-13]', async () => {
    await world.store.write((tx) => tx.delete(groupMember).where(eq(groupMember.groupId, GUILD_ID)));
    await act(`applyToGroup(groupId: "${GUILD_ID}") { status }`, 'teen');
    const [asked] = await world.store.read.select().from(groupApplication);
    const give = `giveGuild(guildId: "${GUILD_ID}", applicationId: "${asked?.id}") { id }`;
    expect(await act(give, 'staff')).toBe('APPLICATION_NOT_FOUND');
  });
});

describe('the guardian hears that someone under 18 is an admin of a guild', () => {
  it('by another admin [DEC-76]', async () => {
    await joins('teen', 'members');
    expect(await changeRole('teen', 'guildadmin')).toEqual({ changeMemberRole: { roleId: 'admins' } });
    expect(await guardians()).toEqual([LEADS]);
    const [mail] = (await mailsTo(world, castEmail('guardian'))).filter(({ subject }) => subject === LEADS);
    expect(mail?.body).toContain('Until 18, that gives no extra rights.');
  });

  it('by an admin who leaves, and not of adults [DEC-76]', async () => {
    await joins('teen', 'members');
    await changeRole('volunteer', 'guildadmin');
    expect(await guardians()).toEqual([]);
    await act(`leaveGroup(groupId: "${GUILD_ID}", successorId: "teen")`, 'guildadmin');
    expect(await guardians()).toEqual([LEADS]);
  });
});
