import { and, eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { insertMembership } from '#db/factories/insert-group.ts';
import { account } from '#db/schema/account.ts';
import { auditEntry } from '#db/schema/audit-entry.ts';
import { contract } from '#db/schema/contract.ts';
import { groupMember } from '#db/schema/member-group.ts';
import { reservationRequest } from '#db/schema/reservation-request.ts';
import { type CastName, castEmail, GUILD_ID } from '../support/cast.ts';
import { readMails } from '../support/mails.ts';
import { signUp } from '../support/sign-up.ts';
import { upcomingQuest } from '../support/upcoming-quest.ts';
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
  it('the last admin names another first; the last one just goes, and the guild rests [GUI-45: the API]', async () => {
    await joins('volunteer');
    expect((await leave('guildadmin')).code).toBe('LAST_ADMIN');
    expect((await leave('guildadmin', 'volunteer')).data).toEqual({ leaveGroup: true });
    expect(await rolesOf('volunteer')).toEqual(['admins']);
    expect(await guildNow()).toEqual({ getGuild: { hasAdmin: true, memberCount: null } });
    expect(await orphans()).toEqual({ total: 0, items: [] });
    expect((await leave('volunteer')).data).toEqual({ leaveGroup: true });
    expect(await guildNow()).toEqual({ getGuild: { hasAdmin: false, memberCount: 0 } });
    expect(await orphans()).toEqual({
      total: 1,
      items: [{ id: GUILD_ID, memberCount: 0, applicants: [] }],
    });
  });

  it('staff give it to somebody who asks, and to nobody else [GUI-45: the API]', async () => {
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

  it('where the last admin is gone a member asks, and keeps the day of joining [GUI-45, DEC-46: the API]', async () => {
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

  it('is everybody’s at once when the guild begins to rest; who has signed up stays [GUI-45: what is reserved]', async () => {
    await world.store.write(async (tx) => {
      await upcomingQuest(tx, { id: 'held', eventTitle: 'Soup', resourceMaxNumber: 3 });
      await upcomingQuest(tx, { id: 'asked', eventTitle: 'Bread', resourceMaxNumber: 3 });
    });
    const reserve = (questId: string) =>
      world.gql(
        'mutation ($q: ID!, $g: ID!) { reserveQuest(questId: $q, guildId: $g) { outcome } }',
        { q: questId, g: GUILD_ID },
        { as: 'managers' },
      );
    await reserve('held');
    await signUp(world, 'guildadmin', 'held');
    await world.gql(
      `mutation { setGuildAsksFirst(guildId: "${GUILD_ID}", asksFirst: true) }`,
      {},
      { as: 'guildadmin' },
    );
    expect((await reserve('asked')).data).toEqual({ reserveQuest: { outcome: 'ASKED' } });
    expect((await signUp(world, 'volunteer', 'held')).code).toBe('QUEST_RESERVED');
    await leave('guildadmin');
    expect((await signUp(world, 'volunteer', 'held')).code).toBeUndefined();
    const rows = await world.store.read.select().from(contract).where(eq(contract.questId, 'held'));
    const standing = rows.map(({ guildId, chariteerId, abandonedAt, abandonReason }) =>
      guildId ? `${guildId}: ${abandonReason}` : `${chariteerId}: ${abandonedAt === null}`,
    );
    expect(standing.sort()).toEqual([`${GUILD_ID}: The Guild rests`, 'guildadmin: true', 'volunteer: true']);
    const [request] = await world.store.read.select().from(reservationRequest);
    expect(request?.status).toBe('ended');
    const told = (await readMails(world)).map(({ recipient, subject }) => `${recipient}: ${subject}`);
    expect(told).toContain(`${castEmail('managers')}: Harbor Friends gave back “Soup”`);
    expect((await reserve('asked')).code, 'a guild that rests takes none').toBe('GUILD_CLOSED_TO_CHARITY');

    const { data } = await apply('gold');
    await give(data?.applyToGroup.id ?? '');
    const woken = (await readMails(world)).find(({ recipient }) => recipient === castEmail('gold'));
    expect(woken?.body).toContain('Reserved quests opened to everyone meanwhile: 1.');
    expect((await reserve('asked')).errors).toBeUndefined();
  });

  it('goes with the account of the last one, too, and stays while somebody is left [GUI-45: what is reserved]', async () => {
    await world.store.write((tx) => upcomingQuest(tx, { id: 'held', resourceMaxNumber: 3 }));
    await joins('volunteer');
    await world.gql(
      `mutation { reserveQuest(questId: "held", guildId: "${GUILD_ID}") { outcome } }`,
      {},
      { as: 'managers' },
    );
    const close = (as: CastName) =>
      world.gql(
        'mutation ($email: String!) { removeChariteer(input: { emailAddress: $email }) { id } }',
        { email: castEmail(as) },
        { as },
      );
    expect((await close('guildadmin')).errors).toBeUndefined();
    expect((await signUp(world, 'gold', 'held')).code).toBe('QUEST_RESERVED');
    expect((await close('volunteer')).errors).toBeUndefined();
    expect((await signUp(world, 'gold', 'held')).code).toBeUndefined();
  });

  it('only staff see which guilds these are [GUI-45: the API]', async () => {
    expect(await orphans('volunteer')).not.toHaveProperty('items');
    expect(await orphans('managers')).not.toHaveProperty('items');
  });
});
