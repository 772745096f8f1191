import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { carryBans } from '#api/attendance/bans/carry-bans.ts';
import { markStepwise } from '#api/attendance/bans/mark-stepwise.ts';
import { sweepBanTraces } from '#api/attendance/bans/sweep-ban-traces.ts';
import { insertContract } from '#db/factories/insert-contract.ts';
import { contactEmail } from '#db/schema/account.ts';
import { auditEntry } from '#db/schema/audit-entry.ts';
import { banQuestion } from '#db/schema/ban-question.ts';
import { banTrace, banTraceMark } from '#db/schema/ban-trace.ts';
import { chariteer, providerBan } from '#db/schema/chariteer.ts';
import { contract } from '#db/schema/contract.ts';
import { personMark } from '#db/schema/person-mark.ts';
import { BAN_KEPT_MS } from '#domain/identity/ban-identity.ts';
import type { CastName } from '../support/cast.ts';
import { eraseClosed } from '../support/erase-closed.ts';
import { mailsTo } from '../support/guardian.ts';
import { FORM, register, registered, tokenFor } from '../support/registration.ts';
import { upcomingQuest } from '../support/upcoming-quest.ts';
import { openWorld, type World } from '../support/world.ts';

type Person = Awaited<ReturnType<typeof registered>>;

/** Volunteer who has nothing in common with the banned one. */
const STRANGER = {
  nameFirst: 'Ulla',
  nameLast: 'Berg',
  phoneNumber: '2015550199',
  dateOfBirth: '1979-02-03',
  emailAddress: 'ulla@new.example',
  username: 'Meadow79',
};
const STRANGER_NAME = { nameFirst: 'Ulla', nameLast: 'Berg', dateOfBirth: '1979-02-03' };
const SAME_NAME = {
  nameFirst: 'ZUCKERSTEIN',
  nameLast: 'Wilhelmína',
  dateOfBirth: FORM.dateOfBirth,
};

let world: World;
beforeEach(async () => {
  world = await openWorld();
  await world.store.write(async (tx) => {
    await upcomingQuest(tx, { id: 'q' });
    await upcomingQuest(tx, { id: 'later' });
    await upcomingQuest(tx, { id: 'elsewhere', providerId: '2' });
  });
});
afterEach(() => world.close());

/** Someone who is banned at the charity; by default they have confirmed their address. */
async function banned(hasConfirmed = true): Promise<Person> {
  const person = await registered(world);
  if (hasConfirmed) {
    const token = tokenFor('verifyEmail', (await mailsTo(world, FORM.emailAddress)).at(-1)?.body);
    const confirmed = await world.gql('mutation ($t: String!) { verifyEmail(token: $t) }', { t: token });
    expect(confirmed.errors).toBeUndefined();
  }
  const held = { id: 'held', questId: 'q', chariteerId: person.playerId };
  await world.store.write((tx) => insertContract(tx, held));
  const ban = `mutation { updateContract(id: "held", updateAction: "BAN", supervisorId: "managers",
    banMessage: "Was rude") { id } }`;
  expect((await world.gql(ban, {}, { as: 'managers' })).errors).toBeUndefined();
  return person;
}
const removed = async ({ headers }: Person) => {
  const answer = await world.gql(
    'mutation($e: String!) { removeChariteer(input: { emailAddress: $e }) { id } }',
    { e: FORM.emailAddress },
    { headers },
  );
  await eraseClosed(world);
  return answer;
};
const signUp = ({ playerId, headers }: Person, questId = 'later') =>
  world.gql(
    'mutation($c: ID!, $q: ID!) { createContract(chariteerId: $c, questId: $q) { id } }',
    { c: playerId, q: questId },
    { headers },
  );
const lift = (chariteerId: string) =>
  world.gql(
    'mutation($id: ID!) { liftProviderBan(providerId: "1", chariteerId: $id) }',
    { id: chariteerId },
    { as: 'managers' },
  );
type Question = { id: string } & Record<string, unknown>;
const questions = async (as: CastName = 'admins') => {
  const ask = `{ banQuestions(providerId: "1") {
    id bannedUsername reason isYoung username nameFirst
  } }`;
  return (await world.gql<{ banQuestions: Question[] }>(ask, {}, { as })).data?.banQuestions;
};
const answer = (id: string, isSamePerson: boolean, as: CastName = 'admins') =>
  world.gql(
    'mutation($id: ID!, $same: Boolean!) { answerBanQuestion(id: $id, isSamePerson: $same) }',
    { id, same: isSamePerson },
    { as },
  );
const carryAgain = (id: string) =>
  world.store.write((tx) => carryBans(tx, { now: world.clock.now(), config: world.config }, id));

describe('a ban by a charity outlives the account', () => {
  it.each([
    ['the same data', {}],
    [
      'the same address in other letters, and nothing else',
      { ...STRANGER, emailAddress: 'mina.zucker+2@NEW.example' },
    ],
    ['the same name and birth date, and nothing else', { ...STRANGER, ...SAME_NAME }],
  ])('who registers anew with %s is still banned there, and nowhere else [SAF-15]', async (_, changes) => {
    await removed(await banned());
    const { errors } = await register(world, { ...changes, username: 'Again1' });
    expect(errors).toBeUndefined();
    const [{ id: playerId = '' } = {}] = await world.store.read
      .select({ id: chariteer.id })
      .from(chariteer)
      .where(eq(chariteer.username, 'Again1'));
    const headers = { authorization: `Bearer ${await world.sessions.open(playerId)}` };
    const again = { playerId, headers, token: '' };
    expect((await signUp(again)).code).toBe('BANNED_BY_PROVIDER');
    expect((await signUp(again, 'elsewhere')).code).toBeUndefined();
    const list = '{ providerBans(providerId: "1") { isCarried reason chariteer { id } } }';
    expect((await world.gql(list, {}, { as: 'managers' })).data).toEqual({
      providerBans: [{ isCarried: true, reason: null, chariteer: { id: playerId } }],
    });
  });

  it('knows another spelling of the mailbox again, also of bans from before it was known [SAF-15]', async () => {
    const { playerId } = await banned();
    await world.store.write(async (tx) => {
      const address = { emailAddress: 'mina.zucker@pm.me' };
      await tx.update(contactEmail).set(address).where(eq(contactEmail.accountId, playerId));
      await tx.delete(banTraceMark);
      await tx.delete(personMark);
    });
    while (await markStepwise(world.store, world.config.dataKey)());
    const again = await registered(world, { ...STRANGER, emailAddress: 'mina-zucker+2@proton.me' });
    expect((await signUp(again)).code).toBe('BANNED_BY_PROVIDER');
  });

  it('of somebody who is known again the charity sees no more than a stranger, of the young nothing [SAF-15, SAF-04]', async () => {
    await removed(await banned());
    await registered(world, { ...STRANGER, ...SAME_NAME });
    const list = `{ providerBans(providerId: "1") {
      isCarried chariteer { username nameFirst emailAddress phoneNumber }
    } }`;
    const hidden = { nameFirst: null, emailAddress: null, phoneNumber: null };
    expect((await world.gql(list, {}, { as: 'managers' })).data).toEqual({
      providerBans: [{ isCarried: true, chariteer: { ...hidden, username: 'Meadow79' } }],
    });
    await world.store.write((tx) =>
      tx.update(chariteer).set({ dateOfBirth: '2010-02-03' }).where(eq(chariteer.username, 'Meadow79')),
    );
    expect((await world.gql(list, {}, { as: 'managers' })).data).toEqual({
      providerBans: [{ isCarried: true, chariteer: { ...hidden, username: null } }],
    });
  });

  it('an address that was only typed blocks no one who owns it, before and after it is confirmed by them [SAF-15, SAF-23]', async () => {
    await removed(await banned(false));
    const marks = await world.store.read.select().from(banTraceMark);
    expect(marks.map(({ kind }) => kind).sort()).toEqual(['person', 'phone']);
    const owner = await registered(world, { ...STRANGER, emailAddress: FORM.emailAddress });
    const token = tokenFor('verifyEmail', (await mailsTo(world, FORM.emailAddress)).at(-1)?.body);
    await world.gql('mutation ($t: String!) { verifyEmail(token: $t) }', { t: token });
    expect((await signUp(owner)).code).toBeUndefined();
    expect(await questions()).toEqual([]);
  });

  it('somebody else is not banned, and the charity is asked nothing [SAF-15]', async () => {
    await removed(await banned());
    const other = await registered(world, STRANGER);
    expect((await signUp(other)).code).toBeUndefined();
    expect(await questions()).toEqual([]);
  });

  it('what is kept are keyed hashes: without the installation’s key they match nothing, and no value stands in clear [SAF-15]', async () => {
    await removed(await banned());
    const marks = await world.store.read.select().from(banTraceMark);
    expect(marks.map(({ kind }) => kind).sort()).toEqual(['address', 'person', 'phone']);
    for (const { hash } of marks) expect(hash).toMatch(/^[0-9a-f]{64}$/);
    const other = await openWorld({ env: { DATA_KEY: 'ab'.repeat(32) } });
    expect(other.config.dataKey.hash('ban', `phone ${FORM.phoneNumber}`)).not.toBe(
      marks.find(({ kind }) => kind === 'phone')?.hash,
    );
    await other.close();
  });

  it('it ends after two years, for a new record [SAF-15]', async () => {
    await removed(await banned());
    world.clock.advance(BAN_KEPT_MS);
    await sweepBanTraces(world, world.clock.now());
    expect(await world.store.read.select().from(banTrace)).toEqual([]);
    await world.store.write((tx) =>
      upcomingQuest(tx, { id: 'far', startedAt: world.clock.now() + 86_400_000 }),
    );
    expect((await signUp(await registered(world), 'far')).code).toBeUndefined();
  });

  it('a ban whose account is still there stays after two years too [SAF-15]', async () => {
    const person = await banned();
    world.clock.advance(BAN_KEPT_MS);
    await sweepBanTraces(world, world.clock.now());
    expect(await world.store.read.select().from(providerBan)).toMatchObject([
      { chariteerId: person.playerId, traceId: null },
    ]);
  });

  it('bans from before get theirs with the first sweep [SAF-15]', async () => {
    const person = await banned();
    await world.store.write(async (tx) => {
      await tx.update(providerBan).set({ traceId: null });
      await tx.delete(banTrace);
    });
    await sweepBanTraces(world, world.clock.now());
    await removed(person);
    expect((await signUp(await registered(world))).code).toBe('BANNED_BY_PROVIDER');
  });
});

describe('a record that is corrected', () => {
  it('carries the ban that its new name and birth date equal, and what was still to come there ends [SAF-15]', async () => {
    await banned();
    const other = await registered(world, { ...STRANGER });
    await signUp(other);
    await world.store.write((tx) =>
      tx.update(chariteer).set(SAME_NAME).where(eq(chariteer.id, other.playerId)),
    );
    await carryAgain(other.playerId);
    expect((await signUp(other, 'q')).code).toBe('BANNED_BY_PROVIDER');
    const [held] = await world.store.read
      .select()
      .from(contract)
      .where(eq(contract.chariteerId, other.playerId));
    expect(held?.status).toBe('Booted');
  });

  it('of somebody who is banned: the new details are known again too [SAF-15]', async () => {
    const person = await banned();
    await world.store.write((tx) =>
      tx.update(chariteer).set(STRANGER_NAME).where(eq(chariteer.id, person.playerId)),
    );
    await carryAgain(person.playerId);
    await removed(person);
    const again = await registered(world, { ...STRANGER, ...STRANGER_NAME });
    expect((await signUp(again)).code).toBe('BANNED_BY_PROVIDER');
  });
});

describe('a record that shares only the telephone', () => {
  const SAME_PHONE = { ...STRANGER, phoneNumber: FORM.phoneNumber };

  it('is a question to the charity’s admins, and bans nobody before it is answered [SAF-15]', async () => {
    await banned();
    const other = await registered(world, SAME_PHONE);
    expect(await questions()).toEqual([
      {
        id: expect.any(String),
        bannedUsername: FORM.username,
        reason: 'Was rude',
        isYoung: null,
        username: null,
        nameFirst: null,
      },
    ]);
    expect((await signUp(other)).code).toBeUndefined();
    const named = { isYoung: false, username: 'Meadow79', nameFirst: 'Ulla' };
    expect(await questions()).toMatchObject([named]);
  });

  it('the same person is banned by the answer, and loses what was to come [SAF-15]', async () => {
    await banned();
    const other = await registered(world, SAME_PHONE);
    await signUp(other);
    const [{ id } = { id: '' }] = (await questions()) ?? [];
    expect((await answer(id, true, 'managers')).code).toBe('FORBIDDEN');
    expect((await answer(id, true)).data).toEqual({ answerBanQuestion: true });
    expect((await signUp(other, 'q')).code).toBe('BANNED_BY_PROVIDER');
    expect(await questions()).toEqual([]);
    expect((await answer(id, false)).code).toBe('BAN_QUESTION_NOT_FOUND');
  });

  it('nobody is blocked by a yes before they are on a quest of the charity [SAF-04, SAF-15]', async () => {
    await banned();
    const other = await registered(world, SAME_PHONE);
    const [{ id } = { id: '' }] = (await questions()) ?? [];
    expect((await answer(id, true)).code).toBe('BAN_QUESTION_TOO_EARLY');
    expect((await signUp(other)).code).toBeUndefined();
    expect((await answer(id, true)).errors).toBeUndefined();
  });

  it('somebody else is not asked about again [SAF-15]', async () => {
    await banned();
    const other = await registered(world, SAME_PHONE);
    const [{ id } = { id: '' }] = (await questions()) ?? [];
    await answer(id, false);
    await carryAgain(other.playerId);
    expect(await questions()).toEqual([]);
    expect((await signUp(other)).code).toBeUndefined();
  });

  it('is the same question at any age, with and without a user name for strangers, until they sign up [SAF-04, SAF-15]', async () => {
    await banned();
    const { playerId } = await registered(world, SAME_PHONE);
    const asked = await questions();
    for (const changes of [{ hidesUsername: true }, { dateOfBirth: '2010-02-03' }]) {
      await world.store.write((tx) => tx.update(chariteer).set(changes).where(eq(chariteer.id, playerId)));
      expect(await questions()).toEqual(asked);
    }
    await world.store.write((tx) => insertContract(tx, { questId: 'later', chariteerId: playerId }));
    expect(await questions()).toMatchObject([{ isYoung: true, username: 'Meadow79', nameFirst: 'Ulla' }]);
  });

  it.each(['managers', 'boardmembers', 'volunteer'] as const)(
    'the question is for admins: %s is refused [SAF-15]',
    async (as) => {
      expect((await world.gql('{ banQuestions(providerId: "1") { id } }', {}, { as })).code).toBe(
        'FORBIDDEN',
      );
    },
  );

  it('a question goes with the account that it is about [SAF-15]', async () => {
    await banned();
    const { headers } = await registered(world, SAME_PHONE);
    await world.gql(
      `mutation { removeChariteer(input: { emailAddress: "${STRANGER.emailAddress}" }) { id } }`,
      {},
      { headers },
    );
    expect(await world.store.read.select().from(banQuestion)).toEqual([]);
  });
});

describe('lifting a ban', () => {
  it('lifts those that were carried from it, and nobody is met by it any more [SAF-15]', async () => {
    const first = await banned();
    const second = await registered(world, { ...STRANGER, ...SAME_NAME });
    expect((await signUp(second)).code).toBe('BANNED_BY_PROVIDER');
    await lift(first.playerId);
    expect((await signUp(second)).code).toBeUndefined();
    expect(await world.store.read.select().from(banTrace)).toEqual([]);
    const lifted = await world.store.read
      .select()
      .from(auditEntry)
      .where(eq(auditEntry.action, 'ban-lifted'));
    expect(lifted.map(({ subjectId }) => subjectId)).toEqual([first.playerId, second.playerId]);
  });

  it('of a carried one while the first stands means somebody else [SAF-15]', async () => {
    const first = await banned();
    const second = await registered(world, { ...STRANGER, ...SAME_NAME });
    await lift(second.playerId);
    await carryAgain(second.playerId);
    expect((await signUp(second)).code).toBeUndefined();
    expect((await signUp(first)).code).toBe('BANNED_BY_PROVIDER');
  });

  it('once the first account is gone lifts all, so that a pardon outlives the account too [SAF-15]', async () => {
    await removed(await banned());
    const second = await registered(world);
    await lift(second.playerId);
    await removed(second);
    expect((await signUp(await registered(world))).code).toBeUndefined();
  });
});
