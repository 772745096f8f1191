import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sweepSupervision } from '#api/verbs/supervision/sweep-supervision.ts';
import { auditEntry } from '#db/schema/audit-entry.ts';
import { recapVolunteer } from '#db/schema/recap.ts';
import { supervision } from '#db/schema/supervision.ts';
import { type CastName, castEmail, TEST_NOW } from '../support/cast.ts';
import { mailsTo } from '../support/guardian.ts';
import { mergeWithBlocked } from '../support/merged-records.ts';
import { mails } from '../support/registration.ts';
import { contractsOf, setAgePolicy, signUp, takenCount } from '../support/sign-up.ts';
import { DAY_MS, HOUR_MS, upcomingQuest } from '../support/upcoming-quest.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
  await world.store.write(async (tx) => {
    await setAgePolicy(tx, { supervisedAge: 10, soloAge: 16, maxAge: 100 });
    await upcomingQuest(tx, { id: 'q', agePolicyIndex: 0, startedAt: TEST_NOW + 3 * DAY_MS });
  });
  await signUp(world, 'gold', 'q');
});
afterEach(() => world.close());

const SIGN_UP = `mutation ($id: ID!, $username: String, $guardian: String) {
  createContract(chariteerId: $id, questId: "q", supervisorUsername: $username, supervisingGuardian: $guardian) {
    id supervision { state supervisorUsername guardianName waitsUntil }
  }
}`;
type SignedUp = { createContract: { id: string; supervision: Record<string, unknown> | null } };
const join = (choice: { username?: string; guardian?: string }, as: CastName = 'teen') =>
  world.gql<SignedUp>(SIGN_UP, { id: as, ...choice }, { as });
const REQUESTS = '{ supervisionRequests { id state username eventTitle charity waitsUntil } }';
type Requests = { supervisionRequests: { id: string; state: string; username: string }[] };
const requests = async (as: CastName) =>
  (await world.gql<Requests>(REQUESTS, {}, { as })).data?.supervisionRequests ?? [];
const answer = (id: string, isAgreed: boolean, as: CastName = 'gold') =>
  world.gql(
    'mutation ($id: ID!, $isAgreed: Boolean!) { answerSupervision(id: $id, isAgreed: $isAgreed) }',
    { id, isAgreed },
    { as },
  );
const current = async () => {
  const rows = await world.store.read.select().from(supervision).where(eq(supervision.isCurrent, true));
  return rows.map(({ state, waitsUntil }) => ({ state, waitsUntil }));
};
const sweep = () => sweepSupervision(world.store, { now: world.clock.now(), config: world.config });
const lateDrops = async () => {
  const rows = await world.store.read.select().from(recapVolunteer);
  return [...new Set(rows.filter(({ lateDropCount }) => lateDropCount > 0).map((row) => row.chariteerId))];
};
const subjects = async (name: string) =>
  (await mailsTo(world, castEmail(name))).map(({ subject }) => subject);

async function joinWithYes(): Promise<string> {
  const id = (await join({ username: 'gold' })).data?.createContract.id ?? '';
  const [asked] = await requests('gold');
  await answer(asked?.id ?? '', true);
  return id;
}

describe('naming who supervises', () => {
  it('without anybody named the sign-up is refused and takes no place [SAF-11]', async () => {
    for (const choice of [{}, { username: ' ' }, { username: 'gold', guardian: 'Robin' }]) {
      expect((await join(choice)).code).toBe('SUPERVISOR_MISSING');
    }
    expect(await takenCount(world, 'q')).toBe(1);
  });

  it('who is old enough alone is not asked [SAF-11]', async () => {
    const { data } = await join({}, 'volunteer');
    expect(data?.createContract.supervision).toBeNull();
  });

  it('an adult on the same quest is asked by mail, sees the user name only, and says yes [SAF-11]', async () => {
    const { data } = await join({ username: 'GOLD' });
    expect(data?.createContract.supervision).toEqual({
      state: 'asked',
      supervisorUsername: 'gold',
      guardianName: null,
      waitsUntil: new Date(TEST_NOW + DAY_MS).toISOString(),
    });
    const [mail] = (await mailsTo(world, castEmail('gold'))).slice(-1);
    expect(mail?.subject).toBe('Will you look after a volunteer under 18?');
    expect(mail?.body).toContain('teen is under 18');
    expect(mail?.body).not.toMatch(/Jules|Okafor/);
    expect(await requests('volunteer')).toEqual([]);
    const [asked] = await requests('gold');
    expect(asked).toMatchObject({ state: 'asked', username: 'teen', charity: 'Harbor Table' });
    expect((await answer(asked?.id ?? '', true, 'volunteer')).code).toBe('SUPERVISION_NOT_FOUND');
    expect((await answer(asked?.id ?? '', true)).data).toEqual({ answerSupervision: 'agreed' });
    expect(await current()).toEqual([{ state: 'agreed', waitsUntil: null }]);
    expect(await subjects('teen')).toContain('Your supervisor said yes');
    world.clock.advance(2 * DAY_MS);
    await sweep();
    expect(await takenCount(world, 'q')).toBe(2);
  });

  it('the guardian is named by name, at once, and told [SAF-11]', async () => {
    const { data } = await join({ guardian: ' Robin Guardian ' });
    expect(data?.createContract.supervision).toMatchObject({
      state: 'agreed',
      guardianName: 'Robin Guardian',
    });
    expect(await subjects('guardian')).toContain('You’re named as coming along');
  });

  it.each([
    ['nobody of that name', 'nobody'],
    ['an adult who is not on the quest', 'volunteer'],
    ['oneself', 'teen'],
    ['somebody young', 'trustedminors'],
  ])('%s is refused with a text for the field, and nothing is kept [SAF-11]', async (_case, username) => {
    await signUp(world, 'trustedminors', 'q');
    const taken = await takenCount(world, 'q');
    const refused = await join({ username });
    expect(refused).toMatchObject({ code: 'BAD_USER_INPUT' });
    expect(refused.errors?.[0]?.message).toContain('No adult with this username is on this Quest');
    expect(await takenCount(world, 'q')).toBe(taken);
  });

  it('who supervises is for the young person and the charity only [SAF-04, SAF-11]', async () => {
    await join({ username: 'gold' });
    const read = (as: CastName | null) =>
      world.gql<{ quest: { pledgedContracts: { chariteerId: string; supervision: unknown }[] } }>(
        '{ quest(id: "q") { pledgedContracts { chariteerId supervision { supervisorUsername } } } }',
        {},
        { as },
      );
    const seen = async (as: CastName | null) =>
      (await read(as)).data?.quest.pledgedContracts.some((one) => one.supervision !== null) ?? false;
    expect(await seen('teen')).toBe(true);
    expect(await seen('managers')).toBe(true);
    expect(await seen('volunteer')).toBe(false);
    expect(await seen(null)).toBe(false);
  });
});

describe('when that adult leaves', () => {
  const LEAVING: readonly (readonly [string, () => Promise<unknown>])[] = [
    [
      'by bailing out',
      async () => {
        const [own] = (await contractsOf(world, 'q')).filter(({ chariteerId }) => chariteerId === 'gold');
        return world.gql(
          'mutation ($id: ID!) { abandonContract(id: $id) { id } }',
          { id: own?.id },
          { as: 'gold' },
        );
      },
    ],
    ['by being booted', () => boot('BOOT')],
    ['by a ban of the charity', () => boot('BAN')],
    [
      'by a ban of the account',
      () => world.gql('mutation { banAccount(accountId: "gold", reason: "x") { id } }', {}, { as: 'staff' }),
    ],
    ['by becoming one with a blocked account', () => mergeWithBlocked(world, 'gold')],
    [
      'by removing the account',
      () =>
        world.gql(
          `mutation { removeChariteer(input: { emailAddress: "${castEmail('gold')}" }) { id } }`,
          {},
          { as: 'gold' },
        ),
    ],
    ['by taking the yes back', async () => answer((await requests('gold'))[0]?.id ?? '', false)],
  ];

  async function boot(option: 'BOOT' | 'BAN') {
    const [own] = (await contractsOf(world, 'q')).filter(({ chariteerId }) => chariteerId === 'gold');
    return world.gql(
      'mutation ($id: ID!, $option: String!) { updateContract(id: $id, updateAction: $option, supervisorId: "managers") { id } }',
      { id: own?.id, option },
      { as: 'managers' },
    );
  }

  it.each(LEAVING)('%s, the place waits 24 hours, and all are told [SAF-11]', async (_case, leave) => {
    await joinWithYes();
    expect(await leave()).not.toHaveProperty('errors.0.message');
    expect(await current()).toEqual([{ state: 'left', waitsUntil: TEST_NOW + DAY_MS }]);
    expect((await subjects('teen')).at(-1)).toBe('You need another adult');
    expect((await subjects('guardian')).at(-1)).toBe('For Jules: You need another adult');
    expect((await subjects('managers')).at(-1)).toBe('A minor without a supervisor');
    expect((await subjects('trustedminors')).length).toBe(0);
    // Who sees minors on the day alone: it is three days ahead.
    for (const name of ['captains', 'coordinators']) expect(await subjects(name), name).toEqual([]);
    world.clock.advance(DAY_MS - 1);
    await sweep();
    const mine = async () =>
      (await contractsOf(world, 'q')).find(({ chariteerId }) => chariteerId === 'teen');
    expect((await mine())?.abandonedAt).toBeNull();
    world.clock.advance(1);
    await sweep();
    expect(await mine()).toMatchObject({ abandonReason: 'Nobody supervises' });
    expect(await lateDrops()).toEqual([]);
    expect((await subjects('teen')).at(-1)).toBe('Your spot was given up');
    const actions = (await world.store.read.select().from(auditEntry)).map(({ action }) => action);
    expect(actions).toEqual(
      expect.arrayContaining(['supervisor-named', 'supervisor-left', 'unsupervised-place-freed']),
    );
    const before = (await mails(world)).length;
    await sweep();
    expect(await mails(world)).toHaveLength(before);
  });

  it('not beyond the start of the quest, and it is no late drop-out of the young person [SAF-11, REC-24]', async () => {
    await joinWithYes();
    world.clock.set(TEST_NOW + 3 * DAY_MS - HOUR_MS);
    await LEAVING[0]?.[1]();
    expect(await current()).toEqual([{ state: 'left', waitsUntil: TEST_NOW + 3 * DAY_MS }]);
    expect(await subjects('captains')).toContain('A minor without a supervisor');
    world.clock.advance(HOUR_MS);
    await sweep();
    const [left] = (await contractsOf(world, 'q')).filter(({ chariteerId }) => chariteerId === 'teen');
    expect(left?.abandonReason).toBe('Nobody supervises');
    expect(await lateDrops()).toEqual(['gold']);
  });

  it('another one is named meanwhile, and the place stays [SAF-11]', async () => {
    const contractId = await joinWithYes();
    await LEAVING[0]?.[1]();
    await signUp(world, 'volunteer', 'q');
    const name = (variables: Record<string, unknown>, as: CastName = 'teen') =>
      world.gql(
        `mutation ($contractId: ID!, $username: String, $guardian: String) {
          nameSupervisor(contractId: $contractId, supervisorUsername: $username, supervisingGuardian: $guardian)
        }`,
        { contractId, ...variables },
        { as },
      );
    expect((await name({ username: 'volunteer' }, 'gold')).code).toBe('CONTRACT_NOT_FOUND');
    expect((await name({})).code).toBe('SUPERVISOR_MISSING');
    expect((await name({ username: 'volunteer' })).code).toBeUndefined();
    await answer((await requests('volunteer'))[0]?.id ?? '', true, 'volunteer');
    world.clock.advance(2 * DAY_MS);
    await sweep();
    expect(await takenCount(world, 'q')).toBe(2);
    world.clock.set(TEST_NOW + 3 * DAY_MS);
    expect((await name({ guardian: 'Robin' })).code).toBe('QUEST_STARTED');
  });

  it('nobody who was marked loses the place [SAF-11]', async () => {
    await join({ username: 'gold' });
    await world.store.write((tx) =>
      tx.run(`UPDATE contract SET "status" = 'Present' WHERE "chariteerId" = 'teen'`),
    );
    world.clock.advance(DAY_MS);
    await sweep();
    expect(await takenCount(world, 'q')).toBe(2);
  });
});

describe('naming a supervisor again and again', () => {
  const rename = (id: string, choice: { username?: string; guardian?: string }) =>
    world.gql(
      `mutation ($id: ID!, $username: String, $guardian: String) {
        nameSupervisor(contractId: $id, supervisorUsername: $username, supervisingGuardian: $guardian)
      }`,
      { id, ...choice },
      { as: 'teen' },
    );

  it('asks one adult six times a day at most [SAF-11, SAF-29]', async () => {
    const id = (await join({ username: 'gold' })).data?.createContract.id ?? '';
    for (let count = 1; count < 6; count += 1)
      expect((await rename(id, { username: 'gold' })).code).toBeUndefined();
    expect((await rename(id, { username: 'gold' })).code).toBe('RATE_LIMITED');
    const asked = (await subjects('gold')).filter((subject) => subject.startsWith('Will you look after'));
    expect(asked).toHaveLength(6);
    world.clock.advance(DAY_MS);
    expect((await rename(id, { username: 'gold' })).code).toBeUndefined();
  });

  it('is refused after ten times a day, with the guardian by turns too [SAF-11, SAF-29]', async () => {
    const id = (await join({ username: 'gold' })).data?.createContract.id ?? '';
    for (let count = 1; count < 10; count += 1)
      expect(
        (await rename(id, count % 2 ? { guardian: 'Rosa Delmar' } : { username: 'gold' })).code,
      ).toBeUndefined();
    expect((await rename(id, { guardian: 'Rosa Delmar' })).code).toBe('RATE_LIMITED');
  });
});
