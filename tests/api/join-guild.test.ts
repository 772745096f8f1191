import { and, eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { insertContract } from '#db/factories/insert-contract.ts';
import { account } from '#db/schema/account.ts';
import { groupApplication, groupMember } from '#db/schema/member-group.ts';
import { type CastName, GUILD_CODE, GUILD_ID, TEST_NOW } from '../support/cast.ts';
import { signUp } from '../support/sign-up.ts';
import { upcomingQuest } from '../support/upcoming-quest.ts';
import { openWorld, type World } from '../support/world.ts';

const JOIN = `mutation ($id: ID!, $entity: ID, $guildId: ID!, $code: String!) {
  addChariteerToGuild(id: $id, playFabTitleId: $entity, guildId: $guildId, code: $code) { id name easyJoinCode }
}`;

let world: World;
beforeEach(async () => {
  world = await openWorld();
  await world.store.write(async (tx) => {
    await upcomingQuest(tx, { id: 'reserved' });
    await insertContract(tx, { questId: 'reserved', chariteerId: 'managers', guildId: GUILD_ID });
  });
});
afterEach(() => world.close());

type Given = { id?: string; entity?: string; guildId?: string; code?: string };
const join = (as: CastName | null = 'volunteer', given: Given = {}) =>
  world.gql(JOIN, { id: as ?? 'nobody', guildId: GUILD_ID, code: GUILD_CODE, ...given }, { as });
const rolesOf = (accountId: string) =>
  world.store.read
    .select({ roleId: groupMember.roleId })
    .from(groupMember)
    .where(and(eq(groupMember.groupId, GUILD_ID), eq(groupMember.accountId, accountId)));

describe('joining a guild by its code', () => {
  it('API-35 GUI-39 GUI-42 GUI-43 PERM-02 CON-09 the right code makes a member, who may sign up for what is reserved', async () => {
    expect((await signUp(world, 'volunteer', 'reserved')).code).toBe('QUEST_RESERVED');
    const { data } = await join('volunteer', { code: ` ${GUILD_CODE.toLowerCase()} ` });
    expect(data).toMatchObject({ addChariteerToGuild: { id: GUILD_ID, easyJoinCode: null } });
    expect(await rolesOf('volunteer')).toEqual([{ roleId: 'members' }]);
    const memberships = await world.gql('{ listMembership { group { id } } }', {}, { as: 'volunteer' });
    expect(memberships.data).toEqual({ listMembership: [{ group: { id: GUILD_ID } }] });
    expect((await signUp(world, 'volunteer', 'reserved')).code).toBeUndefined();
  });

  it('GUI-42 who joins by the code has no application pending any more', async () => {
    await world.store.write((tx) =>
      tx
        .insert(groupApplication)
        .values({ id: 'a', groupId: GUILD_ID, accountId: 'volunteer', createdAt: TEST_NOW }),
    );
    await join();
    expect(await world.store.read.select().from(groupApplication)).toMatchObject([
      { id: 'a', status: 'accepted', decidedAt: TEST_NOW },
    ]);
  });

  it('GUI-39 five wrong codes in 15 minutes, then even the right one waits', async () => {
    for (let count = 0; count < 5; count += 1) {
      expect((await join('volunteer', { code: 'NOPE' })).code).toBe('WRONG_GUILD_CODE');
    }
    expect((await join()).code).toBe('RATE_LIMITED');
    expect((await join('gold')).code).toBeUndefined();
    world.clock.advance(15 * 60_000);
    expect((await join()).code).toBeUndefined();
  });

  it('GUI-38 what has another length is no code, and is not counted', async () => {
    for (let count = 0; count < 6; count += 1) {
      expect((await join('volunteer', { code: 'GW3' })).code).toBe('BAD_USER_INPUT');
    }
    expect((await join()).code).toBeUndefined();
  });

  it('API-35 the entity, where given, is the own account’s', async () => {
    const [own] = await world.store.read.select().from(account).where(eq(account.id, 'volunteer'));
    expect((await join('volunteer', { entity: 'another' })).code).toBe('FORBIDDEN');
    expect((await join('volunteer', { entity: own?.entityId ?? '' })).code).toBeUndefined();
  });

  it.each([
    ['a visitor', null, {}, 'NOT_LOGGED_IN'],
    ['somebody else’s id', 'volunteer', { id: 'gold' }, 'FORBIDDEN'],
    ['somebody without a volunteer record', 'new', {}, 'NO_VOLUNTEER_RECORD'],
    ['a guild that is none', 'volunteer', { guildId: 'nothing' }, 'GUILD_NOT_FOUND'],
    ['a member', 'guildadmin', {}, 'ALREADY_IN_GROUP'],
  ] as const)('API-35 refuses %s', async (_, as, given, code) => {
    expect((await join(as, given)).code).toBe(code);
    if (as && as !== 'guildadmin') expect(await rolesOf(as)).toEqual([]);
  });
});
