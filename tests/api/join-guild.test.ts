import { and, eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { renewOldCodes } from '#api/guilds-and-groups/guilds/renew-guild-code.ts';
import { insertVolunteer } from '#db/factories/insert-account.ts';
import { insertContract } from '#db/factories/insert-contract.ts';
import { insertGuild } from '#db/factories/insert-group.ts';
import { account, contactEmail } from '#db/schema/account.ts';
import { auditEntry } from '#db/schema/audit-entry.ts';
import { guild } from '#db/schema/guild.ts';
import { groupApplication, groupMember } from '#db/schema/member-group.ts';
import { shownGuildCode } from '#domain/guilds/guild-code.ts';
import { type CastName, castEmail, GUILD_CODE, GUILD_ID, TEST_NOW } from '../support/cast.ts';
import { readMails } from '../support/mails.ts';
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
  it('the right code makes a member, who may sign up for what is reserved [API-35, GUI-39, GUI-42, GUI-43]', async () => {
    expect((await signUp(world, 'volunteer', 'reserved')).code).toBe('QUEST_RESERVED');
    const { data } = await join('volunteer', { code: ` ${GUILD_CODE.toLowerCase()} ` });
    expect(data).toMatchObject({ addChariteerToGuild: { id: GUILD_ID, easyJoinCode: null } });
    expect(await rolesOf('volunteer')).toEqual([{ roleId: 'members' }]);
    const memberships = await world.gql('{ listMembership { group { id } } }', {}, { as: 'volunteer' });
    expect(memberships.data).toEqual({ listMembership: [{ group: { id: GUILD_ID } }] });
    expect((await signUp(world, 'volunteer', 'reserved')).code).toBeUndefined();
  });

  it('who joins by the code has no application pending any more [GUI-42]', async () => {
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

  it('five wrong codes in 15 minutes, then even the right one waits [GUI-39, SAF-31]', async () => {
    for (let count = 0; count < 5; count += 1) {
      expect((await join('volunteer', { code: 'NOPE' })).code).toBe('WRONG_GUILD_CODE');
    }
    expect((await join()).code).toBe('RATE_LIMITED');
    expect((await join('gold')).code).toBeUndefined();
    world.clock.advance(15 * 60_000);
    expect((await join()).code).toBeUndefined();
  });

  it('a code needs a confirmed address [SAF-31]', async () => {
    const confirmed = eq(contactEmail.accountId, 'volunteer');
    await world.store.write((tx) =>
      tx.update(contactEmail).set({ verificationStatus: 'Unverified' }).where(confirmed),
    );
    for (let count = 0; count < 6; count += 1) {
      expect((await join()).code).toBe('ADDRESS_NOT_CONFIRMED');
    }
    await world.store.write((tx) =>
      tx.update(contactEmail).set({ verificationStatus: 'Confirmed' }).where(confirmed),
    );
    expect((await join()).code).toBeUndefined();
  });

  describe('fifty wrong codes a day for a guild [SAF-31]', () => {
    const NEW_CODE = 'K7WQ2FMZ';
    /** Enters a number of wrong codes, five per person. */
    const tryWrongCodes = async (count: number) => {
      const people = Array.from({ length: Math.ceil(count / 5) }, (_, at) => `guesser${at}`);
      for (const id of people) {
        await world.store.write((tx) => insertVolunteer(tx, { account: { id, username: id } }));
      }
      const codes = [];
      for (let at = 0; at < count; at += 1) {
        const id = people[Math.floor(at / 5)] as CastName;
        codes.push((await join(id, { code: '22222222' })).code);
      }
      return codes;
    };
    const mails = async () => {
      const rows = await readMails(world);
      return rows.map(({ recipient, subject }) => [recipient, subject]);
    };

    it('then the code rests for a day, the admins are told once, and people may still apply [SAF-31]', async () => {
      expect(new Set(await tryWrongCodes(49))).toEqual(new Set(['WRONG_GUILD_CODE']));
      expect(await mails()).toEqual([]);
      expect((await join('gold', { code: NEW_CODE })).code).toBe('WRONG_GUILD_CODE');
      expect(await mails()).toEqual([
        [castEmail('guildadmin'), 'The code of Harbor Friends is paused until tomorrow'],
      ]);
      expect((await join()).code).toBe('GUILD_CODE_RESTS');
      expect((await join('teen', { code: NEW_CODE })).code).toBe('GUILD_CODE_RESTS');
      expect(await mails()).toHaveLength(1);
      const apply = await world.gql(
        `mutation { applyToGroup(groupId: "${GUILD_ID}") { id } }`,
        {},
        { as: 'volunteer' },
      );
      expect(apply.errors).toBeUndefined();
      const desk = `{ guildDesk(guildId: "${GUILD_ID}") { codeRestsUntil } }`;
      const shown = await world.gql(desk, {}, { as: 'guildadmin' });
      const codeRestsUntil = new Date(TEST_NOW + 86_400_000).toISOString();
      expect(shown.data).toEqual({ guildDesk: { codeRestsUntil } });
      world.clock.advance(86_400_000);
      expect((await join()).code).toBeUndefined();
    });

    it('wrong codes of yesterday are forgotten [SAF-31]', async () => {
      await tryWrongCodes(49);
      world.clock.advance(86_400_000);
      expect((await join('gold', { code: NEW_CODE })).code).toBe('WRONG_GUILD_CODE');
      expect((await join()).code).toBeUndefined();
    });

    it('an admin’s new code is good at once, and the old one never again [SAF-31]', async () => {
      await tryWrongCodes(50);
      const renew = `mutation { renewGuildCode(guildId: "${GUILD_ID}") { easyJoinCode } }`;
      expect((await world.gql(renew, {}, { as: 'managers' })).code).toBe('FORBIDDEN');
      type Renewed = { renewGuildCode: { easyJoinCode: string } };
      const { data } = await world.gql<Renewed>(renew, {}, { as: 'guildadmin' });
      const code = data?.renewGuildCode.easyJoinCode ?? '';
      expect(code).toMatch(/^[2-9B-DF-HJKMNP-TV-XZ]{8}$/);
      expect((await join('volunteer', { code: GUILD_CODE })).code).toBe('WRONG_GUILD_CODE');
      expect((await join('volunteer', { code: shownGuildCode(code) })).code).toBeUndefined();
      const log = await world.store.read.select().from(auditEntry);
      expect(log).toContainEqual(
        expect.objectContaining({ action: 'guild-code-renewed', actorId: 'guildadmin', subjectId: GUILD_ID }),
      );
    });
  });

  it('after 30 days an old code is replaced, and the admins are told; a new one stays [SAF-31]', async () => {
    const DAYS_30 = 30 * 86_400_000;
    await world.store.write(async (tx) => {
      await tx.update(guild).set({ codeMadeAt: TEST_NOW });
      await insertGuild(tx, { id: 'new', name: 'New', easyJoinCode: 'K7WQ2FMZ', codeMadeAt: 0 });
    });
    const { store, config } = world;
    const codes = async () =>
      Object.fromEntries((await store.read.select().from(guild)).map((row) => [row.id, row.easyJoinCode]));
    expect(await renewOldCodes(store, { config, now: TEST_NOW + DAYS_30 - 1 })).toBe(false);
    expect(await codes()).toEqual({ [GUILD_ID]: GUILD_CODE, new: 'K7WQ2FMZ' });
    expect(await renewOldCodes(store, { config, now: TEST_NOW + DAYS_30 })).toBe(true);
    const after = await codes();
    expect(after[GUILD_ID]).toHaveLength(8);
    expect(after.new).toBe('K7WQ2FMZ');
    const [mail, ...others] = await readMails(world);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      recipient: castEmail('guildadmin'),
      subject: 'Harbor Friends has a new code',
    });
    expect(mail?.body).not.toContain(after[GUILD_ID]);
    expect(await renewOldCodes(store, { config, now: TEST_NOW + DAYS_30 })).toBe(false);
  });

  it('what has another length is no code, and is not counted [GUI-38, DEC-56]', async () => {
    for (let count = 0; count < 6; count += 1) {
      expect((await join('volunteer', { code: 'GW3' })).code).toBe('BAD_USER_INPUT');
    }
    expect((await join()).code).toBeUndefined();
  });

  it('the entity, where given, is the own account’s [API-35]', async () => {
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
  ] as const)('refuses %s [API-35]', async (_, as, given, code) => {
    expect((await join(as, given)).code).toBe(code);
    if (as && as !== 'guildadmin') expect(await rolesOf(as)).toEqual([]);
  });
});
