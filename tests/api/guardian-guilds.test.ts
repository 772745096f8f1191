import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { insertMembership } from '#db/factories/insert-group.ts';
import { contactEmail } from '#db/schema/account.ts';
import { auditEntry } from '#db/schema/audit-entry.ts';
import { chariteer, guardianConsent } from '#db/schema/chariteer.ts';
import { guildBlock } from '#db/schema/guild-block.ts';
import { groupApplication, groupMember } from '#db/schema/member-group.ts';
import { mailboxKey } from '#domain/identity/mailbox-key.ts';
import { type CastName, GUILD_CODE, GUILD_ID, TEST_NOW } from '../support/cast.ts';
import { agree, mailsTo, openGuardianPage, registeredTeen } from '../support/guardian.ts';
import { merge, UNDO } from '../support/merged-records.ts';
import { FORM, GUARDIAN } from '../support/registration.ts';
import { openWorld, type World } from '../support/world.ts';

type Teen = { playerId: string; headers: Record<string, string> };

let world: World;
let teen: Teen;
beforeEach(async () => {
  world = await openWorld();
  teen = await registeredTeen(world);
  await world.store.write((tx) =>
    tx
      .update(contactEmail)
      .set({ verificationStatus: 'Confirmed' })
      .where(eq(contactEmail.accountId, teen.playerId)),
  );
  await agree(world);
});
afterEach(() => world.close());

const GUILD = { id: GUILD_ID };
const asTeen = (text: string, values: Record<string, unknown> = {}) =>
  world.gql<Record<string, { id: string }>>(text, values, { headers: teen.headers });
const as = (name: CastName, text: string, values: Record<string, unknown> = {}) =>
  world.gql<Record<string, { id: string; address?: string }>>(text, values, { as: name });
const told = async () =>
  (await mailsTo(world, GUARDIAN.guardianEmail)).filter(({ subject }) => subject.includes('a guild'));
const toTeen = async () => (await mailsTo(world, FORM.emailAddress)).map(({ subject }) => subject);
const JOINED = 'Wilhelmina joined a guild: Harbor Friends';
const APPLIED = 'Wilhelmina asked to join a guild: Harbor Friends';

const joinByCode = () =>
  asTeen(
    'mutation ($me: ID!, $id: ID!, $code: String!) { addChariteerToGuild(id: $me, guildId: $id, code: $code) { id } }',
    { me: teen.playerId, ...GUILD, code: GUILD_CODE },
  );
const apply = () => asTeen('mutation ($id: ID!) { applyToGroup(groupId: $id) { id } }', GUILD);

const FOUND = `mutation ($me: ID!) { createGuild(input: { creatorId: $me, name: "Kite Club", classification: "Guild",
  description: "We fly kites." }) { id } }`;

/** Every way into a guild, each with the words of what the guardian is told. */
const WAYS: readonly [way: string, enter: () => Promise<unknown>, subjects: string[]][] = [
  ['a code', joinByCode, [JOINED]],
  [
    'a link',
    async () => {
      const { data } = await as(
        'guildadmin',
        'mutation ($id: ID!) { createGuildInvite(guildId: $id) { address } }',
        GUILD,
      );
      await asTeen('mutation ($token: String!) { joinGuildByInvite(token: $token) { id } }', {
        token: new URL(data?.createGuildInvite?.address ?? '').searchParams.get('token'),
      });
    },
    [JOINED],
  ],
  ['an application', apply, [APPLIED]],
  [
    'an application that is accepted',
    async () => {
      const applied = await apply();
      await as(
        'guildadmin',
        'mutation ($id: ID!, $one: ID!) { acceptGroupApplication(groupId: $id, applicationId: $one) { id } }',
        { ...GUILD, one: applied.data?.applyToGroup?.id },
      );
    },
    [APPLIED, JOINED],
  ],
  [
    'founding one',
    () => asTeen(FOUND, { me: teen.playerId }),
    ['Wilhelmina is now an admin of a guild: Kite Club'],
  ],
];

describe('a guardian hears of guilds', () => {
  it.each(WAYS)('by %s [DEC-76, SAF-10]', async (_way, enter, subjects) => {
    await enter();
    expect((await told()).map(({ subject }) => subject)).toEqual(subjects);
  });

  it('the email says what a guild is and where to end it [DEC-76, SAF-10]', async () => {
    await joinByCode();
    const [mail] = await told();
    expect(mail?.body).toContain('“Harbor Friends”');
    expect(mail?.body).toContain('Guilds include adults.');
    expect(mail?.body).toContain('chariteers.test/guardian');
    expect(mail?.body).not.toMatch(/MinaZ87|Zuckerstein/);
  });

  it('in the guardian’s language [DEC-76, LNG-04]', async () => {
    await world.store.write((tx) =>
      tx.update(guardianConsent).set({ locale: 'es' }).where(eq(guardianConsent.chariteerId, teen.playerId)),
    );
    await joinByCode();
    expect((await mailsTo(world, GUARDIAN.guardianEmail)).map(({ subject }) => subject)).toContain(
      'Wilhelmina entró en un gremio: Harbor Friends',
    );
  });

  it('not of an adult’s guilds, nor of a charity’s group [DEC-76]', async () => {
    await as(
      'volunteer',
      'mutation ($id: ID!, $code: String!) { addChariteerToGuild(id: "volunteer", guildId: $id, code: $code) { id } }',
      { ...GUILD, code: GUILD_CODE },
    );
    const { data } = await as(
      'admins',
      'mutation { addGroupMember(groupId: "group-1", username: "MinaZ87", roleId: "captains") { id } }',
    );
    const accepted = await asTeen('mutation ($id: ID!) { answerGroupInvitation(id: $id, accept: true) }', {
      id: data?.addGroupMember?.id,
    });
    expect(accepted.errors).toBeUndefined();
    expect(await told()).toEqual([]);
  });
});

const GUILDS = `query ($token: String!, $browserKey: String) {
  guardianView(token: $token, browserKey: $browserKey) { shown { guilds { id name isMember since } } }
}`;
const END = `mutation ($token: String!, $browserKey: String!, $guildId: ID!) {
  endGuildByGuardian(token: $token, browserKey: $browserKey, guildId: $guildId)
}`;
type Keys = { token: string; browserKey: string };
type Shown = { guardianView: { shown: { guilds: unknown[] } | null } };
const guildsShown = async (keys: Keys) =>
  (await world.gql<Shown>(GUILDS, keys)).data?.guardianView.shown?.guilds;
const end = (keys: Keys, guildId = GUILD_ID) => world.gql(END, { ...keys, guildId });
const keyOf = (address: string) =>
  world.store.read.cells.hash('guardian_consent.mailboxKey', mailboxKey(address));
/** The guardian withdraws, has a new link sent, and agrees. */
const agreeAnew = async () => {
  const withdraw =
    'mutation ($token: String!, $browserKey: String!) { withdrawGuardianConsent(token: $token, browserKey: $browserKey) }';
  await world.gql(withdraw, await openGuardianPage(world));
  const send = 'mutation ($email: String!) { sendGuardianLink(email: $email) }';
  await world.gql(send, { email: GUARDIAN.guardianEmail });
  expect((await agree(world)).errors).toBeUndefined();
};
const held = async () => ({
  roles: (await world.store.read.select().from(groupMember)).filter((one) => one.accountId === teen.playerId),
  asked: await world.store.read
    .select()
    .from(groupApplication)
    .where(eq(groupApplication.accountId, teen.playerId)),
});

describe('a guardian ends a guild', () => {
  it('sees memberships and applications, and none without the code [DEC-76, SAF-10]', async () => {
    const keys = await openGuardianPage(world);
    expect(await guildsShown(keys)).toEqual([]);
    await apply();
    const one = { id: GUILD_ID, name: 'Harbor Friends', since: new Date(TEST_NOW).toISOString() };
    expect(await guildsShown(keys)).toEqual([{ ...one, isMember: false }]);
    await joinByCode();
    expect(await guildsShown(keys)).toEqual([{ ...one, isMember: true }]);
    expect(await guildsShown({ ...keys, browserKey: 'x' })).toBeUndefined();
  });

  it('takes the young person out, tells them, and writes it down [DEC-76, SAF-10]', async () => {
    await joinByCode();
    const keys = await openGuardianPage(world);
    expect((await end(keys)).data).toEqual({ endGuildByGuardian: true });
    expect(await held()).toEqual({ roles: [], asked: [] });
    expect(await guildsShown(keys)).toEqual([]);
    expect(await toTeen()).toContain('Your guardian took you out of Harbor Friends');
    const entries = await world.store.read
      .select()
      .from(auditEntry)
      .where(eq(auditEntry.action, 'guild-ended-by-guardian'));
    expect(entries).toMatchObject([{ actorId: null, subjectId: teen.playerId }]);
    expect((await end(keys)).data).toEqual({ endGuildByGuardian: false });
    expect((await toTeen()).filter((subject) => subject.includes('took you out'))).toHaveLength(1);
  });

  it('without an admin from then on stands in the audit log, for staff [DEC-76]', async () => {
    const { data } = await asTeen(FOUND, { me: teen.playerId });
    const id = data?.createGuild?.id ?? '';
    expect((await end(await openGuardianPage(world), id)).data).toEqual({ endGuildByGuardian: true });
    const entries = await world.store.read
      .select({ subjectId: auditEntry.subjectId })
      .from(auditEntry)
      .where(eq(auditEntry.action, 'group-without-admin'));
    expect(entries).toEqual([{ subjectId: id }]);
  });

  it('takes an application back [DEC-76, SAF-10]', async () => {
    await apply();
    const keys = await openGuardianPage(world);
    await end(keys);
    expect(await held()).toEqual({ roles: [], asked: [] });
    expect(await toTeen()).toContain('Your guardian took back your request: Harbor Friends');
  });

  it.each(WAYS.slice(0, 3))(
    'keeps the young person from going back by %s until the guardian agrees anew [DEC-76]',
    async (_way, enter) => {
      await joinByCode();
      await end(await openGuardianPage(world));
      await enter();
      expect(await held()).toEqual({ roles: [], asked: [] });
      expect((await joinByCode()).code).toBe('GUARDIAN_ENDED_GUILD');
      await agreeAnew();
      expect((await joinByCode()).code).toBeUndefined();
    },
  );

  it.each([
    ['an application', 'guildadmin', 'acceptGroupApplication(groupId: $id, applicationId: "asked")'],
    ['staff', 'staff', 'giveGuild(guildId: $id, applicationId: "asked")'],
  ] as const)(
    'keeps the young person from going back by %s that is still there [DEC-76]',
    async (_way, who, act) => {
      await joinByCode();
      await end(await openGuardianPage(world));
      await world.store.write(async (tx) => {
        if (who === 'staff') await tx.delete(groupMember).where(eq(groupMember.groupId, GUILD_ID));
        const asked = { id: 'asked', groupId: GUILD_ID, accountId: teen.playerId, createdAt: TEST_NOW };
        await tx.insert(groupApplication).values(asked);
      });
      const { code } = await as(who, `mutation ($id: ID!) { ${act} { id } }`, GUILD);
      expect(code).toBe('APPLICATION_NOT_FOUND');
      expect((await held()).roles).toEqual([]);
    },
  );

  it('keeps a guild closed when another guardian agrees [DEC-76, DEC-78]', async () => {
    await joinByCode();
    await end(await openGuardianPage(world));
    await world.store.write((tx) => tx.update(guildBlock).set({ guardianKey: keyOf('pa@family.example') }));
    await agreeAnew();
    expect((await joinByCode()).code).toBe('GUARDIAN_ENDED_GUILD');
  });

  it.each(['kept', 'dropped'] as const)(
    'stays in force when the %s record was the one, and ends what the other had [DEC-76, JOI-13]',
    async (side) => {
      await joinByCode();
      const block = { groupId: GUILD_ID, guardianKey: keyOf(GUARDIAN.guardianEmail), endedAt: TEST_NOW };
      const [keptId, droppedId] = ['teen', teen.playerId];
      const [blockedId, otherId] = side === 'kept' ? [keptId, droppedId] : [droppedId, keptId];
      await world.store.write(async (tx) => {
        await tx.delete(guardianConsent).where(eq(guardianConsent.chariteerId, 'teen'));
        await tx.delete(groupMember).where(eq(groupMember.accountId, teen.playerId));
        await insertMembership(tx, { groupId: GUILD_ID, accountId: otherId, roleId: 'members' });
        await tx.insert(guildBlock).values({ chariteerId: blockedId, ...block });
        // The consent of the other record may be later than what the guardian ended.
        await tx.update(guardianConsent).set({ consentedAt: TEST_NOW + 1 });
      });
      await merge(world, keptId, droppedId);
      const members = await world.store.read
        .select()
        .from(groupMember)
        .where(eq(groupMember.groupId, GUILD_ID));
      expect(members.map(({ accountId }) => accountId)).toEqual(['guildadmin']);
      expect(
        (await as('teen', 'mutation ($id: ID!) { applyToGroup(groupId: $id) { id } }', GUILD)).code,
      ).toBe('GUARDIAN_ENDED_GUILD');
    },
  );

  it('goes back to the dropped record when the merge is taken back [DEC-76, JOI-14]', async () => {
    await joinByCode();
    await end(await openGuardianPage(world));
    const before = await world.store.read.select().from(guildBlock);
    await world.store.write((tx) =>
      tx.delete(guardianConsent).where(eq(guardianConsent.chariteerId, 'teen')),
    );
    const id = await merge(world, 'teen', teen.playerId);
    expect(await world.store.read.select().from(guildBlock)).toMatchObject([{ chariteerId: 'teen' }]);
    await world.gql(UNDO, { id }, { as: 'staff' });
    expect(await world.store.read.select().from(guildBlock)).toEqual(before);
  });

  it('keeps no one from a guild who is 18 by now [DEC-76]', async () => {
    await joinByCode();
    await end(await openGuardianPage(world));
    await world.store.write((tx) =>
      tx.update(chariteer).set({ dateOfBirth: '2000-01-01' }).where(eq(chariteer.id, teen.playerId)),
    );
    expect((await joinByCode()).code).toBeUndefined();
  });

  it('leaves other people and guilds alone, and needs the code [DEC-76, SAF-10]', async () => {
    await joinByCode();
    await world.store.write((tx) =>
      insertMembership(tx, { groupId: GUILD_ID, accountId: 'volunteer', roleId: 'members' }),
    );
    const keys = await openGuardianPage(world);
    expect((await end({ ...keys, browserKey: 'x' })).code).toBe('GUARDIAN_CODE_MISSING');
    expect((await end(keys, 'group-1')).data).toEqual({ endGuildByGuardian: false });
    expect((await held()).roles).toHaveLength(1);
    await end(keys);
    const left = await world.store.read.select().from(groupMember).where(eq(groupMember.groupId, GUILD_ID));
    expect(left.map(({ accountId }) => accountId).sort()).toEqual(['guildadmin', 'volunteer']);
  });
});
