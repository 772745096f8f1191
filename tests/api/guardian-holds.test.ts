import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { contactEmail } from '#db/schema/account.ts';
import { chariteer, guardianConsent } from '#db/schema/chariteer.ts';
import { provider } from '#db/schema/provider.ts';
import { agree, DECIDE, guardianToken, mailsTo, registeredTeen } from '../support/guardian.ts';
import { finish, hold, holds, lapse } from '../support/holds.ts';
import { expectLedgerRight } from '../support/ledger-is-right.ts';
import { readMails } from '../support/mails.ts';
import { FORM, GUARDIAN } from '../support/registration.ts';
import { contractsOf } from '../support/sign-up.ts';
import { DAY_MS, HOUR_MS, upcomingQuest } from '../support/upcoming-quest.ts';
import { bailOut, fullQuest, joinAll, offers, places } from '../support/waiting.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});
afterEach(async () => {
  await expectLedgerRight(world.store);
  await world.close();
});

const HOURS_48 = 48 * HOUR_MS;
/** A quest with one place, in so many hours. */
const open = (inHours: number, id = 'full') =>
  world.store.write((tx) =>
    upcomingQuest(tx, {
      id,
      startedAt: world.clock.now() + inHours * HOUR_MS,
      ...{ resourceMinNumber: 1, resourceDesiredNumber: 1, resourceMaxNumber: 1 },
    }),
  );

/** Someone of sixteen who has come from the quest's link to the end, with a guardian. */
async function joinedTeen(changes: Record<string, unknown> = {}): Promise<string> {
  const { playerId } = await registeredTeen(world, changes);
  // The code that they entered has come to their address.
  await world.store.write((tx) =>
    tx
      .update(contactEmail)
      .set({ verificationStatus: 'Confirmed' })
      .where(eq(contactEmail.accountId, playerId)),
  );
  return playerId;
}

describe('a place waits for the guardian', () => {
  it('what was held while they joined is held for 48 hours, and their agreement signs them up and tells both [JOI-06: API]', async () => {
    await open(96);
    await hold(world);
    const person = await joinedTeen();
    const heldUntil = world.clock.now() + HOURS_48;
    expect(await finish(world, { person })).toEqual({ outcome: 'waits-for-guardian', heldUntil });
    expect(await holds(world.store)).toEqual([
      { reason: 'guardian', chariteerId: person, endsAt: heldUntil },
    ]);
    expect(await places(world)).toEqual({ taken: 0, held: 1, waiting: 0 });

    world.clock.advance(HOURS_48 - 1);
    expect((await agree(world)).data).toEqual({ decideGuardianConsent: 'GIVEN' });
    expect(await contractsOf(world, 'full')).toMatchObject([{ chariteerId: person, abandonedAt: null }]);
    expect(await places(world)).toEqual({ taken: 1, held: 0, waiting: 0 });
    const own = (await mailsTo(world, FORM.emailAddress)).map(({ subject }) => subject);
    expect(own).toContain('Your guardian agreed');
    expect(own.filter((subject) => subject.includes('You’re in'))).toHaveLength(1);
    const guardians = (await mailsTo(world, GUARDIAN.guardianEmail)).map(({ subject }) => subject);
    expect(guardians.filter((subject) => subject.includes('You’re in'))).toHaveLength(1);
  });

  it('at most until 12 hours before the start; what begins sooner is not held [JOI-06: API]', async () => {
    await open(20);
    await hold(world);
    const person = await joinedTeen();
    const heldUntil = world.clock.now() + 8 * HOUR_MS;
    expect(await finish(world, { person })).toEqual({ outcome: 'waits-for-guardian', heldUntil });
    await open(12, 'soon');
    await hold(world, { questId: 'soon' });
    expect(await finish(world, { person, questId: 'soon' })).toEqual({
      outcome: 'waits-for-guardian',
      heldUntil: null,
    });
    expect(await places(world, 'soon')).toEqual({ taken: 0, held: 0, waiting: 0 });
  });

  it('a place that was not held before is held now where one is free [JOI-06: API]', async () => {
    await open(96);
    const person = await joinedTeen();
    expect(await finish(world, { person })).toMatchObject({ heldUntil: world.clock.now() + HOURS_48 });
  });

  it('to join again makes the 48 hours no longer [JOI-06: API]', async () => {
    await open(96);
    const person = await joinedTeen();
    const first = await finish(world, { person });
    world.clock.advance(DAY_MS);
    await hold(world, { browser: 'b' });
    expect(await finish(world, { person, browser: 'b' })).toEqual(first);
    expect(await holds(world.store)).toHaveLength(1);
  });

  it('unanswered it goes on to who waits, and an agreement after it opens the quest only [JOI-06: API]', async () => {
    await fullQuest(world, { startedAt: world.clock.now() + 96 * HOUR_MS });
    await bailOut(world);
    const person = await joinedTeen();
    await finish(world, { person });
    await joinAll(world, ['volunteer']);
    world.clock.advance(HOURS_48);
    await lapse(world);
    expect(await offers(world)).toEqual([{ chariteerId: 'volunteer', state: 'standing' }]);
    expect((await agree(world)).data).toEqual({ decideGuardianConsent: 'GIVEN' });
    expect((await contractsOf(world, 'full')).map(({ chariteerId }) => chariteerId)).toEqual(['gold']);
  });

  it('a refusal frees the place and tells the young person [JOI-06: API]', async () => {
    await open(96);
    const person = await joinedTeen();
    await finish(world, { person });
    const token = await guardianToken(world, 'guardian/consent');
    await world.gql(DECIDE, { token, isAgreed: false });
    expect(await places(world)).toEqual({ taken: 0, held: 0, waiting: 0 });
    const own = (await mailsTo(world, FORM.emailAddress)).map(({ subject }) => subject);
    expect(own).toContain('Your guardian said no');
  });

  it('whoever removes the account gives the place back [JOI-06: API]', async () => {
    await open(96);
    const person = await joinedTeen();
    await finish(world, { person });
    const token = await guardianToken(world, 'guardian/consent');
    const erased = await world.gql('mutation ($token: String!) { eraseByGuardian(token: $token) }', {
      token,
    });
    expect(erased.code).toBeUndefined();
    expect(await places(world)).toEqual({ taken: 0, held: 0, waiting: 0 });
  });
});

describe('a place that was kept in vain', () => {
  const told = async () => (await readMails(world)).filter(({ kind }) => kind === 'guardian-hold-over');
  const cases = [
    ['48 hours over the change to summer', '2027-03-13T10:00-05:00', 96, 'Monday, March 15, 2027, 11:00 am'],
    ['48 hours over the change to winter', '2027-11-06T10:00-04:00', 96, 'Monday, November 8, 2027, 9:00 am'],
    ['12 hours before a start in summer', '2027-03-13T12:00-05:00', 20, 'Saturday, March 13, 2027, 8:00 pm'],
    [
      '12 hours before a start in winter',
      '2027-11-06T12:00-04:00',
      22,
      'Saturday, November 6, 2027, 10:00 pm',
    ],
  ] as const;

  it.each(cases)('%s [JOI-06: told when it is over]', async (_case, now, inHours, until) => {
    world.clock.set(Date.parse(now));
    const person = await joinedTeen();
    await open(inHours);
    const joined = await finish(world, { person });
    const heldUntil = joined.outcome === 'waits-for-guardian' ? (joined.heldUntil ?? 0) : 0;
    world.clock.set(heldUntil - 1);
    await lapse(world);
    expect(await told()).toEqual([]);
    world.clock.set(heldUntil);
    await lapse(world);
    await lapse(world);
    const [own, guardians, ...more] = await told();
    expect(more).toEqual([]);
    expect([own?.recipient, guardians?.recipient]).toEqual([FORM.emailAddress, GUARDIAN.guardianEmail]);
    for (const mail of [own, guardians]) expect(mail?.body).toContain(`until ${until}`);
    // What one can do now: ask again, sign up again; and the guardian can still decide.
    expect(own?.body).toContain('/home\n');
    expect(own?.body).toContain('/questList/1/quest/full\n');
    expect(guardians?.body).toContain('/guardian\n');
    expect(guardians?.subject).toContain(`${FORM.nameFirst}’s spot`);
  });

  it('once the guardian has agreed, both read that something else was missing [JOI-06: told when it is over]', async () => {
    await open(96);
    const person = await joinedTeen();
    await finish(world, { person });
    await world.store.write((tx) =>
      tx.update(guardianConsent).set({ state: 'given', consentedAt: world.clock.now() }),
    );
    world.clock.advance(HOURS_48);
    await lapse(world);
    const mails = await told();
    expect(mails).toHaveLength(2);
    for (const { body } of mails) expect(body).toContain('A requirement was missing');
    for (const { body } of mails) expect(body).not.toContain('/home');
  });

  it('nobody is told of a quest that has begun meanwhile [JOI-06: told when it is over]', async () => {
    await open(96);
    await open(97, 'other');
    const person = await joinedTeen();
    await finish(world, { person });
    await finish(world, { person, questId: 'other' });
    world.clock.advance(96 * HOUR_MS);
    await lapse(world);
    expect((await told()).map(({ subject }) => subject)).toHaveLength(2);
  });

  it('a name as a guardian is no way to write to a stranger often [JOI-06: told when it is over]', async () => {
    for (const id of ['full', 'b', 'c', 'd']) await open(96, id);
    const person = await joinedTeen();
    for (const questId of ['full', 'b', 'c', 'd']) await finish(world, { person, questId });
    world.clock.advance(HOURS_48);
    await lapse(world);
    const recipients = (await told()).map(({ recipient }) => recipient);
    expect(recipients.filter((one) => one === GUARDIAN.guardianEmail)).toHaveLength(3);
  });
});

describe('a quest that the charity changes', () => {
  const change = (text: string) =>
    world.gql(`mutation { updateQuest(id: "full", ${text}) { id } }`, {}, { as: 'managers' });
  const told = async () => (await readMails(world)).filter(({ kind }) => kind === 'guardian-hold-over');
  const inHours = (hours: number) => new Date(world.clock.now() + hours * HOUR_MS).toISOString();
  const moved = (hours: number) => `startedAt: "${inHours(hours)}", endedAt: "${inHours(hours + 2)}"`;

  it.each([
    ['is cancelled', () => 'publishingStatus: Cancelled', 'canceled “', '/questList/1\n'],
    [
      'is moved so near that no place is kept',
      () => moved(11),
      'too soon to hold a spot',
      '/questList/1/quest/full\n',
    ],
  ])(
    'that %s ends the kept place, and both read it at once [JOI-06: told when it is over]',
    async (_, text, words, link) => {
      await open(96);
      const person = await joinedTeen();
      await finish(world, { person });
      expect((await change(text())).code).toBeUndefined();
      expect(await places(world)).toEqual({ taken: 0, held: 0, waiting: 0 });
      const [own, guardians, ...more] = await told();
      expect(more).toEqual([]);
      expect([own?.recipient, guardians?.recipient]).toEqual([FORM.emailAddress, GUARDIAN.guardianEmail]);
      for (const mail of [own, guardians]) expect(mail?.body).toContain(words);
      expect(own?.body).toContain(link);
      expect(guardians?.body).toContain('/guardian\n');
      expect(guardians?.subject).toContain(`${FORM.nameFirst}’s spot`);
      world.clock.advance(HOURS_48);
      await lapse(world);
      expect(await told()).toHaveLength(2);
    },
  );

  it('moved so that it can still be kept for a while, it is, and who waits gets it after [JOI-06: told when it is over]', async () => {
    await open(96);
    const person = await joinedTeen();
    await finish(world, { person });
    await change(moved(20));
    expect(await told()).toEqual([]);
    expect((await holds(world.store))[0]?.endsAt).toBe(world.clock.now() + 8 * HOUR_MS);
  });

  it('the place of a quest that is moved too near goes to who waits [JOI-06: told when it is over]', async () => {
    await fullQuest(world, { startedAt: world.clock.now() + 96 * HOUR_MS });
    await bailOut(world);
    await finish(world, { person: await joinedTeen() });
    await joinAll(world, ['volunteer']);
    await change(moved(10));
    expect(await offers(world)).toEqual([{ chariteerId: 'volunteer', state: 'standing' }]);
  });
});

describe('what the guardian reads and what else is asked', () => {
  it('the link says which quest, when, where and of which charity, before it is decided [JOI-06, SAF-08: API]', async () => {
    await open(96);
    const person = await joinedTeen();
    await finish(world, { person });
    const token = await guardianToken(world, 'guardian/consent');
    const { data } = await world.gql<{ guardianRequest: { quests: unknown[] } }>(
      `query ($token: String!) { guardianRequest(token: $token) { quests {
        id title charity place address startedAt endedAt heldUntil } } }`,
      { token },
    );
    expect(data?.guardianRequest.quests).toMatchObject([
      {
        id: 'full',
        charity: 'Harbor Table',
        startedAt: new Date(world.clock.now() + 96 * HOUR_MS).toISOString(),
        heldUntil: new Date(world.clock.now() + HOURS_48).toISOString(),
      },
    ]);
  });

  it('where an adult has to come along the place stays held until they say who [JOI-06, SAF-11: API]', async () => {
    const ages = [{ name: 'With adults', supervisedAge: 12, soloAge: 18, maxAge: 99 }];
    await world.store.write((tx) =>
      tx
        .update(provider)
        .set({ agePolicies: JSON.stringify(ages) })
        .where(eq(provider.id, '1')),
    );
    await open(96);
    await world.gql('mutation { updateQuest(id: "full", agePolicyIndex: 0) { id } }', {}, { as: 'managers' });
    const person = await joinedTeen();
    expect(await finish(world, { person })).toMatchObject({ outcome: 'waits-for-guardian' });
    await agree(world);
    expect(await contractsOf(world, 'full')).toEqual([]);
    expect(await places(world)).toEqual({ taken: 0, held: 1, waiting: 0 });
  });

  it('who is too young for the quest holds no place, and is told so [JOI-06: API]', async () => {
    const ages = [{ name: 'Adults', supervisedAge: 18, soloAge: 18, maxAge: 99 }];
    await world.store.write((tx) =>
      tx
        .update(provider)
        .set({ agePolicies: JSON.stringify(ages) })
        .where(eq(provider.id, '1')),
    );
    await open(96);
    await world.gql('mutation { updateQuest(id: "full", agePolicyIndex: 0) { id } }', {}, { as: 'managers' });
    await hold(world);
    const person = await joinedTeen();
    expect(await finish(world, { person })).toEqual({ outcome: 'refused', code: 'AGE_NOT_ALLOWED' });
    expect(await places(world)).toMatchObject({ held: 0 });
  });

  it('the emergency contact is asked after the guardian has agreed [JOI-05, JOI-06: API]', async () => {
    await open(96);
    const person = await joinedTeen();
    await world.store.write((tx) =>
      tx
        .update(chariteer)
        .set({ emergencyContactName: null, emergencyContactNumber: null })
        .where(eq(chariteer.id, person)),
    );
    await finish(world, { person });
    await agree(world);
    expect(await contractsOf(world, 'full')).toHaveLength(1);
  });
});
