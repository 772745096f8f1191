import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { insertContract } from '#db/factories/insert-contract.ts';
import type { Quest } from '#db/factories/insert-quest.ts';
import { type CastName, castEmail, TEST_NOW } from '../support/cast.ts';
import { readMails } from '../support/mails.ts';
import { contractsOf, setAgePolicy, takenCount } from '../support/sign-up.ts';
import { DAY_MS, HOUR_MS, pastQuest, upcomingQuest } from '../support/upcoming-quest.ts';
import { childOfVolunteer } from '../support/waiting.ts';
import { openWorld, type World } from '../support/world.ts';

const SIGN_UP = `mutation ($chariteerId: ID!, $questId: ID!, $expectedArrivalAt: DateTime, $expectedDepartureAt: DateTime,
  $leaveContractId: ID, $supervisingGuardian: String) {
  createContract(chariteerId: $chariteerId, questId: $questId, expectedArrivalAt: $expectedArrivalAt,
    expectedDepartureAt: $expectedDepartureAt, leaveContractId: $leaveContractId,
    supervisingGuardian: $supervisingGuardian) { id }
}`;
const CLASHES = `query ($id: ID!) { quest(id: $id) {
  viewerVerdict { verdict } viewerClashes { id quest { eventTitle } }
  childVerdicts { verdict clashes { id quest { eventTitle } } }
} }`;
const START = TEST_NOW + 3 * DAY_MS;
const hour = (hours: number) => START + hours * HOUR_MS;
const iso = (hours: number) => new Date(hour(hours)).toISOString();

let world: World;
beforeEach(async () => {
  world = await openWorld({ env: { MINIMUM_AGE: '13' } });
  await questAt('pantry', 0, 3, { eventTitle: 'Sort the pantry' });
  await questAt('garden', 2, 5);
  await world.store.write((tx) =>
    insertContract(tx, { id: 'mine', questId: 'pantry', chariteerId: 'volunteer' }),
  );
});
afterEach(() => world.close());

const questAt = (id: string, from: number, until: number, more: Partial<Quest> = {}) =>
  world.store.write((tx) => upcomingQuest(tx, { id, startedAt: hour(from), endedAt: hour(until), ...more }));
const signUp = (questId: string, more: Record<string, unknown> = {}, as: CastName = 'volunteer') =>
  world.gql<{ createContract: { id: string } }>(SIGN_UP, { chariteerId: as, questId, ...more }, { as });
const activeOn = async (questId: string) =>
  (await contractsOf(world, questId)).filter(({ abandonedAt }) => abandonedAt === null);

describe('a sign-up for an overlapping time', () => {
  it('is refused with TIME_CLASH and changes nothing [WAI-16]', async () => {
    const { code, errors } = await signUp('garden');
    expect(code).toBe('TIME_CLASH');
    expect(errors?.[0]).toMatchObject({
      message: 'You Are On Another Quest At That Time',
      extensions: { statusCode: 409 },
    });
    expect(await takenCount(world, 'garden')).toBe(0);
    expect(await takenCount(world, 'pantry')).toBe(1);
  });

  it('gives the other up where it is named, as a bail-out does, and takes the place [WAI-15, WAI-16]', async () => {
    expect((await signUp('garden', { leaveContractId: 'mine' })).errors).toBeUndefined();
    expect(await contractsOf(world, 'pantry')).toMatchObject([{ id: 'mine', abandonedAt: TEST_NOW }]);
    expect(await takenCount(world, 'pantry')).toBe(0);
    expect(await takenCount(world, 'garden')).toBe(1);
    const kinds = (await readMails(world)).map(({ kind, recipient }) => [kind, recipient]);
    expect(kinds).toEqual(['spot-ended', 'signed-up'].map((kind) => [kind, castEmail('volunteer')]));
  });

  it('which one was given up is told to whoever gave it up, and of the last sign-up only [WAI-15: afterwards]', async () => {
    const asks = 'query ($id: ID!) { quest(id: $id) { lastGivenUp { id quest { eventTitle } } } }';
    const told = async (as: CastName | null, id = 'garden') =>
      (await world.gql<{ quest: { lastGivenUp: unknown } }>(asks, { id }, { as })).data?.quest.lastGivenUp;
    expect(await told('volunteer')).toBeNull();
    await signUp('garden', { leaveContractId: 'mine' });
    expect(await told('volunteer')).toEqual({ id: 'mine', quest: { eventTitle: 'Sort the pantry' } });
    for (const other of ['gold', 'managers', null] as const) expect(await told(other)).toBeNull();
    expect(await told('volunteer', 'pantry')).toBeNull();
    world.clock.advance(HOUR_MS);
    const chariteerId = await childOfVolunteer(world);
    const child = { chariteerId, supervisingGuardian: 'Rosa Delmar' };
    expect((await signUp('garden', child)).code).toBeUndefined();
    expect(await told('volunteer'), 'the child gave nothing up').toBeNull();
  });

  it('keeps the other one where the new place cannot be had: both or neither [WAI-15]', async () => {
    await questAt('full', 1, 2, { resourceMinNumber: 1, resourceDesiredNumber: 1, resourceMaxNumber: 1 });
    await world.store.write((tx) => insertContract(tx, { questId: 'full', chariteerId: 'gold' }));
    expect((await signUp('full', { leaveContractId: 'mine' })).code).toBe('QUEST_FULL');
    // What is found wrong only after the other place is free: whoever names no one is not supervised.
    await world.store.write((tx) => setAgePolicy(tx, { supervisedAge: 10, soloAge: 18, maxAge: 100 }));
    await questAt('aged', 1, 2, { agePolicyIndex: 0 });
    await world.store.write((tx) =>
      insertContract(tx, { id: 'teens', questId: 'pantry', chariteerId: 'teen' }),
    );
    expect((await signUp('aged', { leaveContractId: 'teens' }, 'teen')).code).toBe('SUPERVISOR_MISSING');
    expect((await activeOn('pantry')).map(({ id }) => id).sort()).toEqual(['mine', 'teens']);
    expect(await takenCount(world, 'pantry')).toBe(2);
    expect(await takenCount(world, 'aged')).toBe(0);
    expect(await readMails(world)).toEqual([]);
  });

  it('gives up nothing but an own sign-up that stands and is in the way [WAI-16]', async () => {
    await questAt('evening', 8, 9);
    await world.store.write(async (tx) => {
      await insertContract(tx, { id: 'golds', questId: 'pantry', chariteerId: 'gold' });
      await insertContract(tx, { id: 'evening', questId: 'evening', chariteerId: 'volunteer' });
      await insertContract(tx, {
        id: 'ended',
        questId: 'pantry',
        chariteerId: 'volunteer',
        abandonedAt: TEST_NOW - 1,
      });
    });
    for (const leaveContractId of ['golds', 'evening', 'nowhere']) {
      const { code, errors } = await signUp('garden', { leaveContractId });
      expect([leaveContractId, code]).toEqual([leaveContractId, 'BAD_USER_INPUT']);
      expect(errors?.[0]?.message).toBe('That sign-up doesn’t overlap.');
    }
    expect((await signUp('garden', { leaveContractId: 'ended' })).code).toBe('NOT_SIGNED_UP');
    await questAt('afternoon', 3, 6);
    expect((await signUp('afternoon', { leaveContractId: 'mine' })).code).toBe('BAD_USER_INPUT');
    expect(await activeOn('pantry')).toHaveLength(2);
  });

  it('is refused while a second place is in the way that is not named [WAI-16]', async () => {
    await questAt('long', 1, 6);
    await questAt('later', 4, 6);
    expect((await signUp('later')).code).toBeUndefined();
    expect((await signUp('long', { leaveContractId: 'mine' })).code).toBe('TIME_CLASH');
    expect(await activeOn('pantry')).toHaveLength(1);
  });

  it('what begins as the other ends, has no fixed time, or was left or called off, is free [WAI-15]', async () => {
    await questAt('next', 3, 6);
    await questAt('role', 1, 2, { eventType: 'HYBRID-ROLE' });
    for (const id of ['next', 'role']) expect((await signUp(id)).code, id).toBeUndefined();
    await questAt('off', 20, 23, { publishingStatus: 'Cancelled' });
    await questAt('left', 20, 23);
    await questAt('new', 21, 22);
    await world.store.write(async (tx) => {
      await insertContract(tx, { questId: 'off', chariteerId: 'volunteer' });
      await insertContract(tx, { questId: 'left', chariteerId: 'volunteer', abandonedAt: TEST_NOW });
      await insertContract(tx, { questId: 'left', chariteerId: 'gold' });
    });
    expect((await signUp('new')).code).toBeUndefined();
  });

  it('on flexible quests the times chosen decide [WAI-15]', async () => {
    await questAt('flexible', 0, 10, { flexibleMinimumTime: 60 });
    const stay = (from: number, until: number, more = {}) =>
      signUp('flexible', { expectedArrivalAt: iso(from), expectedDepartureAt: iso(until), ...more });
    expect((await stay(2, 4)).code).toBe('TIME_CLASH');
    expect((await stay(3, 4)).code).toBeUndefined();
    await questAt('between', 4, 6);
    expect((await signUp('between')).code).toBeUndefined();
    await questAt('across', 3.5, 4);
    expect((await signUp('across')).code).toBe('TIME_CLASH');
  });

  it('the gate speaks first, and managers add past volunteers all the same [WAI-16]', async () => {
    await questAt('hours', 1, 2, { prerequisiteMinutes: 600 });
    expect((await signUp('hours')).code).toBe('NOT_ENOUGH_HOURS');
    await world.store.write(async (tx) => {
      await pastQuest(tx, { id: 'past' });
      await insertContract(tx, { questId: 'past', chariteerId: 'volunteer', status: 'Present' });
    });
    const add = `mutation { addPastVolunteer(questId: "garden", chariteerId: "volunteer", supervisorId: "managers") { id } }`;
    expect((await world.gql(add, {}, { as: 'managers' })).errors).toBeUndefined();
    expect(await takenCount(world, 'garden')).toBe(1);
    expect(await activeOn('pantry')).toHaveLength(1);
  });

  it('tells the managers of a place left within a day of its start [WAI-15, REM-07: given up for another]', async () => {
    world.clock.set(START - HOUR_MS);
    expect((await signUp('garden', { leaveContractId: 'mine' })).errors).toBeUndefined();
    const mails = await readMails(world);
    const late = mails.filter(({ kind }) => kind === 'bailed-out-late');
    expect(late.map(({ recipient }) => recipient)).toContain(castEmail('managers'));
  });
});

describe('before signing up', () => {
  type Told = {
    quest: {
      viewerVerdict: { verdict: string };
      viewerClashes: { id: string; quest: { eventTitle: string } | null }[];
      childVerdicts: { verdict: string; clashes: { id: string; quest: { eventTitle: string } | null }[] }[];
    };
  };
  const toldOf = async (id: string, as: CastName | null = 'volunteer') =>
    (await world.gql<Told>(CLASHES, { id }, { as })).data?.quest;
  const MINE = [{ id: 'mine', quest: { eventTitle: 'Sort the pantry' } }];

  it('one is told which quest it is, whatever else the gate says [WAI-15, DEC-36]', async () => {
    expect(await toldOf('garden')).toMatchObject({
      viewerVerdict: { verdict: 'OPEN' },
      viewerClashes: MINE,
    });
    await questAt('hours', 1, 2, { prerequisiteMinutes: 600 });
    expect(await toldOf('hours')).toMatchObject({
      viewerVerdict: { verdict: 'NOT_ENOUGH_HOURS' },
      viewerClashes: MINE,
    });
    await questAt('evening', 8, 9);
    for (const id of ['evening', 'pantry']) expect((await toldOf(id))?.viewerClashes).toEqual([]);
    expect((await toldOf('garden', 'gold'))?.viewerClashes).toEqual([]);
    expect((await toldOf('garden', null))?.viewerClashes).toEqual([]);
  });

  it('a child’s places are its own: told to the guardian, and given up for the child [WAI-15, WAI-16]', async () => {
    const register = `mutation { registerChild(input: { nameFirst: "Mo", nameLast: "Delmar",
      dateOfBirth: "2018-05-01", signedName: "Rosa Delmar" }) { id } }`;
    const { data } = await world.gql<{ registerChild: { id: string } }>(register, {}, { as: 'volunteer' });
    const chariteerId = data?.registerChild.id ?? '';
    const child = { chariteerId, supervisingGuardian: 'Rosa Delmar' };
    expect((await toldOf('garden'))?.childVerdicts).toMatchObject([{ clashes: [] }]);
    const first = await signUp('pantry', child);
    expect(first.errors).toBeUndefined();
    const held = first.data?.createContract.id ?? '';
    expect((await toldOf('garden'))?.childVerdicts).toMatchObject([
      { clashes: [{ id: held, quest: { eventTitle: 'Sort the pantry' } }] },
    ]);
    expect((await signUp('garden', child)).code).toBe('TIME_CLASH');
    expect((await signUp('garden', { ...child, leaveContractId: 'mine' })).code).toBe('BAD_USER_INPUT');
    expect((await signUp('garden', { ...child, leaveContractId: held })).errors).toBeUndefined();
    expect((await activeOn('pantry')).map(({ id }) => id)).toEqual(['mine']);
    expect(await activeOn('garden')).toHaveLength(1);
  });
});
