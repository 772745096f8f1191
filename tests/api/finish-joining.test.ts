import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { account, contactEmail } from '#db/schema/account.ts';
import { chariteer, guardianConsent } from '#db/schema/chariteer.ts';
import { joining } from '#db/schema/joining.ts';
import { placeHold } from '#db/schema/place-hold.ts';
import { supervision } from '#db/schema/supervision.ts';
import { feastFormJson } from '#domain/sign-up/feast-form.ts';
import { castEmail, TEST_NOW } from '../support/cast.ts';
import { agree } from '../support/guardian.ts';
import { holds } from '../support/holds.ts';
import {
  BROWSER,
  enterCode,
  entered,
  finishJoining,
  mailedCode,
  STRANGER,
  startJoining,
} from '../support/joining.ts';
import { GUARDIAN, register } from '../support/registration.ts';
import { contractsOf, setAgePolicy, takenCount } from '../support/sign-up.ts';
import { DAY_MS, upcomingQuest } from '../support/upcoming-quest.ts';
import { openWorld, type World } from '../support/world.ts';

/** Sixteen on the day of the tests. */
const TEEN = '6/5/2010';
const guardian = { ...GUARDIAN };

let world: World;
beforeEach(async () => {
  world = await openWorld();
});
afterEach(() => world.close());

const quest = (id: string, more: Parameters<typeof upcomingQuest>[1] = {}) =>
  world.store.write((tx) => upcomingQuest(tx, { id, ...more }));
const ownerOf = async (email: string) =>
  (await world.store.read.select().from(account).where(eq(account.email, email)))[0];

describe('saying who one is', () => {
  it('name, birth date and consent make account, record and confirmed address, logged in [JOI-03: the account]', async () => {
    const { step } = await finishJoining(world, await entered(world), { locale: 'es' });
    const id = step?.logIn?.playerId ?? '';
    const owner = await ownerOf(STRANGER);
    expect(owner).toMatchObject({
      id,
      passwordHash: null,
      nameFirst: 'Wilhelmina',
      dateOfBirth: '1987-06-05',
      locale: 'es',
    });
    const [record] = await world.store.read.select().from(chariteer).where(eq(chariteer.id, id));
    expect(record).toMatchObject({ nameLast: 'Zuckerstein', phoneNumber: null, emergencyContactName: null });
    const [contact] = await world.store.read
      .select()
      .from(contactEmail)
      .where(eq(contactEmail.accountId, id));
    expect(contact).toMatchObject({ emailAddress: STRANGER, verificationStatus: 'Confirmed' });
    const headers = { authorization: step?.logIn?.entityToken ?? '' };
    const { data } = await world.gql(
      '{ getAccountInfo { chariteerExistsInDatabase username } }',
      {},
      { headers },
    );
    expect(data).toMatchObject({
      getAccountInfo: { chariteerExistsInDatabase: true, username: owner?.username },
    });
  });

  it('the user name is two words and two digits, and nothing of the person [JOI-04: made]', async () => {
    await finishJoining(world, await entered(world));
    const { username = '' } = (await ownerOf(STRANGER)) ?? {};
    expect(username).toMatch(/^[A-Z][a-z]+[A-Z][a-z]+\d\d$/);
    expect(username.toLowerCase()).not.toMatch(/wilhelmina|zucker|mina/);
  });

  it('the same address is then known, and the code logs in [JOI-01: who comes again]', async () => {
    const { step } = await finishJoining(world, await entered(world));
    world.clock.advance(60_000);
    const { data } = await startJoining(world);
    const again = await enterCode(world, {
      code: await mailedCode(world),
      key: data?.startJoining.key ?? null,
    });
    expect(again.step?.logIn?.playerId).toBe(step?.logIn?.playerId);
  });

  it.each([
    ['no first name', { nameFirst: ' ' }],
    ['a name without end', { nameFirst: 'x'.repeat(10_000) }],
    ['no day', { dateOfBirth: 'soon' }],
    ['a day to come', { dateOfBirth: '1/1/2030' }],
    ['no consent', { hasAgreed: false }],
    ['somebody under the smallest age', { dateOfBirth: '1/1/2020' }],
    ['no guardian of somebody young', { dateOfBirth: TEEN }],
    [
      'the own address as that of the guardian',
      { dateOfBirth: TEEN, guardian: { ...guardian, guardianEmail: STRANGER } },
    ],
  ])('%s is refused, and the registration waits [JOI-03: refusals]', async (_, changes) => {
    const key = await entered(world);
    const { code, errors } = await finishJoining(world, key, changes);
    expect(code).toBe('BAD_USER_INPUT');
    expect(errors?.[0]?.message).toMatch(/\w+ \w+/);
    expect(await ownerOf(STRANGER)).toBeUndefined();
    expect((await finishJoining(world, key)).step?.logIn).toBeTruthy();
  });

  it.each(['李', 'Ōe', 'محمد', "O'Brien-Núñez"])('%s is a name [JOI-20: names]', async (nameFirst) => {
    await finishJoining(world, await entered(world), { nameFirst, nameLast: nameFirst });
    expect(await ownerOf(STRANGER)).toMatchObject({ nameFirst });
  });

  it('keeps a name of two lines on one [JOI-20]', async () => {
    await finishJoining(world, await entered(world), { nameLast: 'Smith\nJones' });
    expect(await ownerOf(STRANGER)).toMatchObject({ nameLast: 'Smith Jones' });
  });

  it('of somebody young the guardian is kept and asked [JOI-06: the guardian]', async () => {
    const { step } = await finishJoining(world, await entered(world), { dateOfBirth: TEEN, guardian });
    const [consent] = await world.store.read
      .select()
      .from(guardianConsent)
      .where(eq(guardianConsent.chariteerId, step?.logIn?.playerId ?? ''));
    expect(consent).toMatchObject({ state: 'asked' });
    expect(consent?.linkSentAt).not.toBeNull();
  });

  it('nobody registers without it, elsewhere, or twice [JOI-03: before the code]', async () => {
    const { data } = await startJoining(world);
    const key = data?.startJoining.key ?? '';
    expect((await finishJoining(world, key)).code).toBe('JOINING_NOT_FOUND');
    expect((await finishJoining(world, null)).code).toBe('JOINING_NOT_FOUND');
    await enterCode(world, { code: await mailedCode(world), key });
    const twice = await Promise.all([finishJoining(world, key), finishJoining(world, key)]);
    expect(twice.map(({ code }) => code).sort()).toEqual(['JOINING_NOT_FOUND', undefined]);
    expect(await world.store.read.select().from(joining)).toEqual([]);
  });

  it('who took the address by the long form keeps it [JOI-03: registered meanwhile]', async () => {
    const key = await entered(world);
    await register(world, { emailAddress: STRANGER });
    expect((await finishJoining(world, key)).code).toBe('EMAIL_ADDRESS_NOT_AVAILABLE');
  });

  it('finishing logs the browser in [JOI-01: a browser]', async () => {
    const { headers } = await startJoining(world, {}, { headers: BROWSER });
    const cookie = headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const own = { headers: { ...BROWSER, cookie } };
    await enterCode(world, { code: await mailedCode(world) }, own);
    const answer = await finishJoining(world, null, {}, own);
    expect(answer.step?.logIn?.entityToken).toBeNull();
    expect(answer.headers.getSetCookie().join('\n')).toMatch(/^session=\w{40};/m);
  });
});

describe('with a quest', () => {
  it('who was a stranger is on the quest by the same step [JOI-03, JOI-19: the API]', async () => {
    await quest('q');
    const { step } = await finishJoining(world, await entered(world, { questId: 'q' }));
    expect(step?.quest).toEqual({
      questId: 'q',
      providerId: '1',
      isSignedUp: true,
      refusalCode: null,
      refusalMessage: null,
    });
    expect(await contractsOf(world, 'q')).toMatchObject([{ chariteerId: step?.logIn?.playerId }]);
    expect(await takenCount(world, 'q')).toBe(1);
  });

  it('a refusal leaves the account, and is told [JOI-03: its own gate]', async () => {
    await world.store.write(async (tx) => {
      await setAgePolicy(tx, { supervisedAge: 60, soloAge: 60, maxAge: 100 });
      await upcomingQuest(tx, { id: 'q', agePolicyIndex: 0 });
    });
    const { step } = await finishJoining(world, await entered(world, { questId: 'q' }));
    expect(step?.logIn?.playerId).toBeTruthy();
    expect(step?.quest).toMatchObject({ isSignedUp: false, refusalCode: 'AGE_NOT_ALLOWED' });
    expect(await contractsOf(world, 'q')).toEqual([]);
  });

  it('the young are told that the guardian has not agreed yet [JOI-06: the gate]', async () => {
    await quest('q');
    const key = await entered(world, { questId: 'q' });
    const { step } = await finishJoining(world, key, { dateOfBirth: TEEN, guardian });
    expect(step?.quest).toMatchObject({ isSignedUp: false, refusalCode: 'GUARDIAN_PENDING' });
  });

  it('the code puts them on the quest, and twice is no harm [JOI-19: who was here before]', async () => {
    await quest('q');
    const email = castEmail('volunteer');
    for (const isSignedUp of [true, true]) {
      world.clock.advance(60_000);
      const { data } = await startJoining(world, { email, questId: 'q' });
      const key = data?.startJoining.key ?? null;
      const { step } = await enterCode(world, { code: await mailedCode(world, email), key });
      expect(step?.quest).toMatchObject({ questId: 'q', isSignedUp });
    }
    expect(await takenCount(world, 'q')).toBe(1);
  });

  it('a quest that is gone leaves the account [JOI-03: cancelled meanwhile]', async () => {
    await quest('q');
    const key = await entered(world, { questId: 'q' });
    await world.store.write((tx) => tx.update(joining).set({ questId: null }));
    const { step } = await finishJoining(world, key);
    expect(step).toMatchObject({ quest: null, logIn: { playerId: expect.any(String) } });
  });
});

describe('a quest that asks something with a sign-up', () => {
  const FEAST = feastFormJson(
    {
      meal: 'Lentils with rice, carrots and onions',
      plenty: 'Yes, there will be plenty.',
      delivery: 'At the time of the Quest',
      helpers: 'My sister and I',
      call: "Yes, I'll call the day before.",
    },
    'somebody',
    0,
  );
  const times = (fromMinutes: number, toMinutes: number) => {
    const at = (minutes: number) => new Date(TEST_NOW + 5 * DAY_MS + minutes * 60_000).toISOString();
    return { expectedArrivalAt: at(fromMinutes), expectedDepartureAt: at(toMinutes) };
  };
  const starts = { startedAt: TEST_NOW + 5 * DAY_MS, endedAt: TEST_NOW + 5 * DAY_MS + 3 * 3_600_000 };
  const asking = async (more: Parameters<typeof upcomingQuest>[1]) => {
    await quest('asks', { ...starts, ...more });
    return entered(world, { questId: 'asks' });
  };
  const supervisedBelow18 = async () => {
    const key = await asking({ agePolicyIndex: 0 });
    await world.store.write((tx) => setAgePolicy(tx, { supervisedAge: 12, soloAge: 18, maxAge: 99 }));
    return key;
  };
  const young = { dateOfBirth: TEEN, guardian };

  it('the times are taken on the last page, and the place is confirmed [JOI-03: flexible times]', async () => {
    const key = await asking({ flexibleMinimumTime: 60 });
    const { step } = await finishJoining(world, key, { answers: times(30, 120) });
    expect(step?.quest).toMatchObject({ isSignedUp: true, refusalCode: null });
    expect(await contractsOf(world, 'asks')).toMatchObject([
      {
        expectedArrivalAt: starts.startedAt + 30 * 60_000,
        expectedDepartureAt: starts.startedAt + 120 * 60_000,
      },
    ]);
  });

  it('the answers about it are taken, and kept as of whoever has just come [JOI-03: a meal]', async () => {
    const key = await asking({ eventType: 'SUPPLY-REQUEST' });
    const { step } = await finishJoining(world, key, { answers: { formJSON: FEAST } });
    expect(step?.quest).toMatchObject({ isSignedUp: true });
    const [contract] = await contractsOf(world, 'asks');
    expect(JSON.parse(contract?.formJSON ?? '')).toMatchObject({ submitterId: step?.logIn?.playerId });
  });

  it.each([
    ['no times', { flexibleMinimumTime: 60 }, {}],
    ['too short a stay', { flexibleMinimumTime: 60 }, times(30, 60)],
    ['no answers about the meal', { eventType: 'SUPPLY-REQUEST' }, {}],
    ['a form without end', { eventType: 'SUPPLY-REQUEST' }, { formJSON: '['.repeat(12_000) }],
  ] as const)(
    '%s: the account is there, the place held, and why is told [JOI-03: answers]',
    async (_, more, answers) => {
      const { step } = await finishJoining(world, await asking(more), { answers });
      expect(step?.logIn).toBeTruthy();
      expect(step?.quest).toMatchObject({ isSignedUp: false, refusalCode: 'BAD_USER_INPUT' });
      expect(await holds(world.store, 'asks')).toHaveLength(1);
    },
  );

  it.each([
    ['times', { flexibleMinimumTime: 60 }, times(30, 120)],
    ['a meal', { eventType: 'SUPPLY-REQUEST' }, { formJSON: FEAST }],
  ] as const)(
    'wait sealed with the place, and count when the guardian agrees [JOI-03, JOI-06: answers of the young, %s]',
    async (_, more, answers) => {
      const { step } = await finishJoining(world, await asking(more), { ...young, answers });
      expect(step?.quest).toMatchObject({ refusalCode: 'GUARDIAN_PENDING' });
      const [held] = await world.store.read.select().from(placeHold);
      expect(String(held?.answers)).not.toContain('expected');
      await agree(world);
      const [contract] = await contractsOf(world, 'asks');
      expect(contract).toMatchObject(
        'formJSON' in answers
          ? { chariteerId: step?.logIn?.playerId }
          : { expectedArrivalAt: starts.startedAt + 30 * 60_000 },
      );
      expect(await world.store.read.select().from(placeHold)).toEqual([]);
    },
  );

  it('is named on the last page, and the guardian’s agreement signs them up [JOI-03, SAF-11: who looks after the young]', async () => {
    const key = await supervisedBelow18();
    const answers = { supervisingGuardian: 'Philippa Zuckerstein' };
    const { step } = await finishJoining(world, key, { ...young, answers });
    expect(step?.quest?.refusalCode).toBe('GUARDIAN_PENDING');
    await agree(world);
    expect(await contractsOf(world, 'asks')).toMatchObject([{ chariteerId: step?.logIn?.playerId }]);
    expect(await world.store.read.select().from(supervision)).toMatchObject([{ state: 'agreed' }]);
  });

  it.each([
    ['nobody', {}],
    ['two', { supervisingGuardian: 'Philippa Z', supervisorUsername: 'gold' }],
    ['somebody who is not on the quest', { supervisorUsername: 'gold' }],
    ['a name of two lines', { supervisingGuardian: 'A\nBcc: a@b.example' }],
  ])(
    '%s is no supervisor: the place stays held, and nobody is signed up [JOI-03, SAF-11: who looks after the young]',
    async (_, answers) => {
      const key = await supervisedBelow18();
      await finishJoining(world, key, { ...young, answers });
      await agree(world);
      expect(await contractsOf(world, 'asks')).toEqual([]);
      expect(await holds(world.store, 'asks')).toHaveLength(1);
    },
  );

  it('who names a supervisor is on it at once [JOI-03, SAF-11: an adult under the age of the quest]', async () => {
    const key = await asking({ agePolicyIndex: 0 });
    await world.store.write((tx) => setAgePolicy(tx, { supervisedAge: 12, soloAge: 60, maxAge: 99 }));
    const answers = { supervisingGuardian: 'Philippa Zuckerstein' };
    const { step } = await finishJoining(world, key, { answers });
    expect(step?.quest).toMatchObject({ isSignedUp: true });
  });
});
