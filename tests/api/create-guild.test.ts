import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { contactEmail } from '#db/schema/account.ts';
import { guild } from '#db/schema/guild.ts';
import { groupMember, groupRole, memberGroup } from '#db/schema/member-group.ts';
import { type CastName, TEST_NOW } from '../support/cast.ts';
import { readMails } from '../support/mails.ts';
import { openWorld, type World } from '../support/world.ts';

const CREATE = `mutation ($input: GuildInput!) {
  createGuild(input: $input) { id name classification description question creatorId easyJoinCode }
}`;
const GOOD = {
  name: '  Ferry  Street Runners ',
  classification: 'athletic_team',
  description: ' We run. ',
  question: 'Why run?',
};

let world: World;
beforeEach(async () => {
  world = await openWorld();
});
afterEach(() => world.close());

type Founded = { createGuild: Record<string, string | null> };
const create = (as: CastName | null = 'volunteer', change: Record<string, unknown> = {}) =>
  world.gql<Founded>(CREATE, { input: { ...GOOD, creatorId: as ?? 'nobody', ...change } }, { as });
const count = async () => (await world.store.read.select().from(guild)).length;

describe('founding a guild', () => {
  it('makes group, guild and admin at once [GUI-22, GUI-30, PERM-02, ENT-30]', async () => {
    const { data, errors } = await create();
    expect(errors).toBeUndefined();
    const id = data?.createGuild.id ?? '';
    expect(data?.createGuild).toMatchObject({
      name: 'Ferry Street Runners',
      classification: 'Athletic Team',
      description: 'We run.',
      question: 'Why run?',
      // The session knows its new role from the next request on.
      creatorId: null,
    });
    const { read } = world.store;
    expect(await read.select().from(guild).where(eq(guild.id, id))).toMatchObject([
      { creatorId: 'volunteer', codeMadeAt: TEST_NOW, asksFirst: false },
    ]);
    expect(await read.select().from(memberGroup).where(eq(memberGroup.id, id))).toMatchObject([
      { groupName: 'Ferry Street Runners', groupType: 'guild', providerId: null },
    ]);
    expect(await read.select().from(groupMember).where(eq(groupMember.groupId, id))).toMatchObject([
      { accountId: 'volunteer', roleId: 'admins' },
    ]);
    const own = await world.gql(
      `{ getGuild(id: "${id}") { viewerIsAdmin creatorId easyJoinCode } }`,
      {},
      { as: 'volunteer' },
    );
    const easyJoinCode = expect.stringMatching(/^[2-9BCDFGHJKMNPQRSTVWXZ]{8}$/);
    expect(own.data).toEqual({ getGuild: { viewerIsAdmin: true, creatorId: 'volunteer', easyJoinCode } });
  });

  it('refuses a code that a client chose, and makes one for whoever sends none [DEC-56, GUI-20, GUI-21]', async () => {
    for (const easyJoinCode of ['RUN7', 'BCDFGHJK', '', '\u0000']) {
      const { errors, code } = await create('volunteer', { easyJoinCode });
      expect(code).toBe('BAD_USER_INPUT');
      expect(errors?.[0]?.message).toBe('We make the code.');
    }
    const { data, errors } = await create('volunteer', { easyJoinCode: null });
    expect(errors).toBeUndefined();
    const made = await world.store.read
      .select()
      .from(guild)
      .where(eq(guild.id, data?.createGuild.id ?? ''));
    expect(made.map(({ easyJoinCode }) => easyJoinCode.length)).toEqual([8]);
  });

  it('a school’s guild has the classes as roles, other guilds have not [GRP-13, GRP-04]', async () => {
    const rolesOf = async (classification: string) => {
      const { data } = await create('volunteer', { classification, name: classification });
      const ofGroup = eq(groupRole.groupId, data?.createGuild.id ?? '');
      return (await world.store.read.select().from(groupRole).where(ofGroup)).map(({ roleId }) => roleId);
    };
    const school = await rolesOf('School Organization');
    expect(school.toSorted()).toEqual(['Juniors', 'Seniors', 'Sophomores', 'admins', 'members']);
    expect((await rolesOf('Family')).toSorted()).toEqual(['admins', 'members']);
  });

  it('a confirmation waits for the founder, if the address is confirmed, without typed words [GUI-23, OPEN-GUI-04]', async () => {
    await create('volunteer', { name: 'Buy Pills' });
    await world.store.write((tx) =>
      tx
        .update(contactEmail)
        .set({ verificationStatus: 'Unverified' })
        .where(eq(contactEmail.accountId, 'gold')),
    );
    await create('gold');
    const mails = await readMails(world);
    expect(mails).toMatchObject([{ ownerId: 'volunteer', subject: 'Your guild is ready' }]);
    expect(mails[0]?.body).not.toMatch(/pills/i);
    const [made] = await world.store.read.select().from(guild).where(eq(guild.name, 'Buy Pills'));
    expect(mails[0]?.body).toContain(`http://chariteers.test/guilds/${made?.id}`);
  });

  it('a name is taken whatever its capitals, and nothing of the second guild stays [OPEN-GUI-05]', async () => {
    await create('volunteer', { name: 'Élan' });
    expect((await create('gold', { name: ' ÉLAN' })).code).toBe('GUILD_NAME_NOT_AVAILABLE');
    expect((await create('gold', { name: 'harbor friends' })).code).toBe('GUILD_NAME_NOT_AVAILABLE');
    expect(await count()).toBe(2);
    expect(
      (await world.store.read.select().from(memberGroup).where(eq(memberGroup.groupType, 'guild'))).length,
    ).toBe(2);
  });

  it('of two who found the same at once one is refused [OPEN-GUI-05]', async () => {
    const answers = await Promise.all([create('volunteer'), create('gold'), create('guildadmin')]);
    expect(answers.map(({ code }) => code ?? 'founded').sort()).toEqual([
      'GUILD_NAME_NOT_AVAILABLE',
      'GUILD_NAME_NOT_AVAILABLE',
      'founded',
    ]);
  });

  it('an older client makes the group first, and founds the guild under its id [API-34, API-43, GUI-22]', async () => {
    const made = await world.gql<{ createGroup: { id: string; type: string } }>(
      'mutation { createGroup(groupName: "Just us") { id type } }',
      {},
      { as: 'volunteer' },
    );
    const { id, type } = made.data?.createGroup ?? { id: '', type: '' };
    expect(type).toBe('guild');
    expect((await create('gold', { id })).code).toBe('GROUP_NOT_FOUND');
    expect((await create('staff', { id })).code).toBe('GROUP_NOT_FOUND');
    expect((await create('volunteer', { id: 'nothing' })).code).toBe('GROUP_NOT_FOUND');
    expect((await create('admins', { id: 'group-1' })).code).toBe('GROUP_NOT_FOUND');
    expect((await create('volunteer', { id })).data?.createGuild).toMatchObject({ id });
    expect((await create('volunteer', { id, name: 'Once more' })).code).toBe('GROUP_NOT_FOUND');
    const { read } = world.store;
    expect(await read.select().from(memberGroup).where(eq(memberGroup.id, id))).toMatchObject([
      { groupName: 'Ferry Street Runners' },
    ]);
    expect(await read.select().from(memberGroup).where(eq(memberGroup.id, 'group-1'))).toMatchObject([
      { groupName: 'Harbor Table Team' },
    ]);
    expect(await count()).toBe(2);
  });

  it('a group needs a name and a volunteer [API-43]', async () => {
    const group = (as: CastName | null, groupName: string) =>
      world.gql(
        'mutation ($name: String!) { createGroup(groupName: $name) { id } }',
        { name: groupName },
        { as },
      );
    expect((await group(null, 'We')).code).toBe('NOT_LOGGED_IN');
    expect((await group('new', 'We')).code).toBe('NO_VOLUNTEER_RECORD');
    expect((await group('volunteer', ' ')).code).toBe('BAD_USER_INPUT');
  });

  it('ten tries an hour [API-34]', async () => {
    for (let at = 0; at < 10; at += 1) {
      expect((await create('volunteer', { name: `Guild ${at}` })).code).toBeUndefined();
    }
    expect((await create()).code).toBe('RATE_LIMITED');
    expect((await create('gold')).code).toBeUndefined();
    world.clock.advance(60 * 60_000);
    expect((await create('volunteer', { name: 'Later' })).code).toBeUndefined();
  });

  it.each([
    ['a visitor', null, {}, 'NOT_LOGGED_IN'],
    ['another creator', 'volunteer', { creatorId: 'gold' }, 'FORBIDDEN'],
    ['an account without a volunteer record', 'new', {}, 'NO_VOLUNTEER_RECORD'],
    ['a charity’s account', 'provider', {}, 'NO_VOLUNTEER_RECORD'],
    ['GUI-20 no description', 'volunteer', { description: '  ' }, 'BAD_USER_INPUT'],
    ['GUI-15 a kind that is none', 'volunteer', { classification: 'Army' }, 'BAD_USER_INPUT'],
    ['a name of 61 characters', 'volunteer', { name: 'x'.repeat(61) }, 'BAD_USER_INPUT'],
  ] as const)('refuses %s [API-34]', async (_, as, change, code) => {
    expect((await create(as, change)).code).toBe(code);
    expect(await count()).toBe(1);
  });
});
