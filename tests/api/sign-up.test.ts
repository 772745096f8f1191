import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { insertContract } from '#db/factories/insert-contract.ts';
import { surveySubmission } from '#db/schema/survey-submission.ts';
import type { Db } from '#db/store.ts';
import { feastFormJson } from '#domain/sign-up/feast-form.ts';
import { type CastName, TEST_NOW } from '../support/cast.ts';
import { contractsOf, setAgePolicy, signUp as signUpAt, takenCount } from '../support/sign-up.ts';
import { DAY_MS, HOUR_MS, upcomingQuest } from '../support/upcoming-quest.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});
afterEach(() => world.close());

const write = (work: (tx: Db) => Promise<unknown>) => world.store.write(work);
const signUp = (as: CastName | null, questId: string, more: Record<string, unknown> = {}) =>
  signUpAt(world, as, questId, more);

describe('signing up', () => {
  it('makes an active contract of the volunteer, claimed now, and takes a place [CON-01, API-19]', async () => {
    await write((tx) => upcomingQuest(tx, { id: 'q' }));
    const { data, errors } = await signUp('volunteer', 'q', { formJSON: '{"diet":"none"}' });
    expect(errors).toBeUndefined();
    expect(data?.createContract).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      chariteerId: 'volunteer',
      questId: 'q',
      claimedAt: new Date(TEST_NOW).toISOString(),
      abandonedAt: null,
      abandonReason: null,
      formJSON: '{"diet":"none"}',
      guildId: null,
      expectedArrivalAt: null,
      expectedDepartureAt: null,
      quest: { id: 'q', takenCount: 1, isOver: false },
    });
    expect(await takenCount(world, 'q')).toBe(1);
  });

  it('after a bail-out a second sign-up is a new row [DEC-23]', async () => {
    await write(async (tx) => {
      await upcomingQuest(tx, { id: 'q' });
      await insertContract(tx, { questId: 'q', chariteerId: 'volunteer', abandonedAt: TEST_NOW - 1 });
    });
    const { data } = await signUp('volunteer', 'q');
    expect(data?.createContract.abandonedAt).toBeNull();
    expect(await contractsOf(world, 'q')).toHaveLength(2);
    expect(await takenCount(world, 'q')).toBe(1);
  });

  it('roles, supply requests and supervised volunteers may sign up [ELI-12, ELI-13, ELI-14, SAF-11]', async () => {
    await write(async (tx) => {
      await upcomingQuest(tx, { id: 'role', eventType: 'HYBRID-ROLE', startedAt: null });
      await upcomingQuest(tx, { id: 'supply', eventType: 'SUPPLY-REQUEST', endedAt: null });
      await setAgePolicy(tx, { supervisedAge: 12, soloAge: 18, maxAge: 100 });
      await upcomingQuest(tx, { id: 'aged', agePolicyIndex: 0 });
    });
    expect((await signUp('volunteer', 'role')).code).toBeUndefined();
    expect((await signUp('volunteer', 'supply', { formJSON: FEAST })).code).toBeUndefined();
    const withGuardian = `mutation { createContract(chariteerId: "teen", questId: "aged",
      supervisingGuardian: "Robin Guardian") { id } }`;
    expect((await signUp('teen', 'aged')).code).toBe('SUPERVISOR_MISSING');
    expect((await world.gql(withGuardian, {}, { as: 'teen' })).code).toBeUndefined();
  });
});

const FEAST = feastFormJson(
  {
    meal: 'Vegetable lasagna with salad and bread rolls',
    plenty: 'Yes, there will be plenty.',
    delivery: 'At the time of the Quest',
    helpers: 'Two friends of mine',
    call: "Yes, I'll call the day before.",
  },
  'somebody-else',
  0,
);

describe('what comes with a sign-up', () => {
  const iso = (hours: number) => new Date(TEST_NOW + DAY_MS + hours * HOUR_MS).toISOString();

  it('a flexible quest keeps times inside it and long enough, and refuses others [CON-05, CON-06, CON-07]', async () => {
    await write((tx) => upcomingQuest(tx, { id: 'q', flexibleMinimumTime: 60 }));
    const refused = [
      {},
      { expectedArrivalAt: iso(-1), expectedDepartureAt: iso(2) },
      { expectedArrivalAt: iso(1), expectedDepartureAt: iso(4) },
      { expectedArrivalAt: iso(1), expectedDepartureAt: iso(1.5) },
      { expectedArrivalAt: iso(2), expectedDepartureAt: iso(1) },
    ];
    for (const times of refused) expect((await signUp('volunteer', 'q', times)).code).toBe('BAD_USER_INPUT');
    expect(await takenCount(world, 'q')).toBe(0);
    const times = { expectedArrivalAt: iso(1), expectedDepartureAt: iso(2) };
    expect((await signUp('volunteer', 'q', times)).data?.createContract).toMatchObject(times);
  });

  it('the answers for a supply request are kept with who gave them and when [SUP-11, ENT-29]', async () => {
    await write((tx) => upcomingQuest(tx, { id: 'q', eventType: 'SUPPLY-REQUEST', endedAt: null }));
    const { data } = await signUp('volunteer', 'q', { formJSON: FEAST });
    const kept = { surveyId: 'feast', submitterId: 'volunteer' };
    const answers = expect.arrayContaining([
      { questionID: 'helpers', questionType: 'paragraph', answer: 'Two friends of mine' },
    ]);
    expect(JSON.parse(String(data?.createContract.formJSON))).toEqual({
      ...kept,
      submissionTimestamp: new Date(TEST_NOW).toISOString(),
      answers,
    });
    expect(await world.store.read.select().from(surveySubmission)).toMatchObject([
      { ...kept, contractId: data?.createContract.id, submissionTimestamp: TEST_NOW, answers },
    ]);
  });

  async function expectRefusedForm(formJSON: string | null): Promise<void> {
    await write((tx) => upcomingQuest(tx, { id: 'q', eventType: 'SUPPLY-REQUEST', endedAt: null }));
    expect((await signUp('volunteer', 'q', { formJSON })).code).toBe('BAD_USER_INPUT');
    expect(await takenCount(world, 'q')).toBe(0);
    expect(await world.store.read.select().from(surveySubmission)).toEqual([]);
  }

  it.each([
    ['a meal in too few words', FEAST.replace('Vegetable lasagna with salad and bread rolls', 'Lasagna')],
    ['helpers in too few words', FEAST.replace('Two friends of mine', 'Two')],
    ['no answer at all', '{}'],
    ['no form', null],
  ])('a supply request with %s is refused, and keeps its place [SUP-02, SUP-05, SUP-10]', (_case, formJSON) =>
    expectRefusedForm(formJSON),
  );

  it.each([
    ['food that is not plenty', FEAST.replace('Yes, there will be plenty.', 'Not sure')],
    ['no time of delivery', FEAST.replace('At the time of the Quest', '')],
    ['no call the day before', FEAST.replace("Yes, I'll call the day before.", 'No')],
  ])(
    'a supply request with %s is refused, and keeps its place [SUP-03, SUP-04, SUP-06, SUP-10]',
    (_case, formJSON) => expectRefusedForm(formJSON),
  );

  it('an ordinary shift keeps no submission, whatever its form says [SUP-11]', async () => {
    await write((tx) => upcomingQuest(tx, { id: 'q' }));
    await signUp('volunteer', 'q', { formJSON: FEAST });
    expect(await world.store.read.select().from(surveySubmission)).toEqual([]);
  });

  it('a form that is no JSON object, or too long, is refused [API-19]', async () => {
    await write((tx) => upcomingQuest(tx, { id: 'q' }));
    for (const formJSON of ['[]', 'nonsense', `{"a":"${'x'.repeat(10_000)}"}`]) {
      expect((await signUp('volunteer', 'q', { formJSON })).code).toBe('BAD_USER_INPUT');
    }
    expect(await takenCount(world, 'q')).toBe(0);
  });

  it('wrong types and hostile ids are refused without a row [API-19]', async () => {
    await write((tx) => upcomingQuest(tx, { id: 'q' }));
    const hostile = ["q' OR 1=1 --", '', 'q\u0000', 'x'.repeat(5000), '["q"]'];
    for (const id of hostile) expect((await signUp('volunteer', id)).code).toBe('QUEST_NOT_FOUND');
    const wrong = await signUp('volunteer', 'q', { expectedArrivalAt: 'tomorrow' });
    expect(wrong.errors?.length).toBe(1);
    expect(await contractsOf(world, 'q')).toEqual([]);
  });
});
