import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LIMITS } from '#api/access/auth/limits.ts';
import { insertContract } from '#db/factories/insert-contract.ts';
import { insertStamp, type Quest } from '#db/factories/insert-quest.ts';
import { type CastName, castEmail, TEST_NOW } from '../support/cast.ts';
import { readMails } from '../support/mails.ts';
import { contractsOf, setAgePolicy, takenCount } from '../support/sign-up.ts';
import { DAY_MS, HOUR_MS, pastQuest, upcomingQuest } from '../support/upcoming-quest.ts';
import { openWorld, type World } from '../support/world.ts';

const SIGN_UP = `mutation ($questIds: [ID!]!) { signUpForDates(questIds: $questIds) {
  questId outcome code message quest { id takenCount viewerContract { id } canJoinWaitingList }
} }`;
const OTHERS = `query ($id: ID!) { quest(id: $id) { otherDates { id } } }`;
const ONE_PLACE = { resourceMinNumber: 1, resourceDesiredNumber: 1, resourceMaxNumber: 1 };

let world: World;
beforeEach(async () => {
  world = await openWorld({ env: { MINIMUM_AGE: '13' } });
  await world.store.write((tx) =>
    insertStamp(tx, { id: 'stamp', providerId: '1', eventTitle: 'Lunch line' }),
  );
  for (const day of [1, 2, 3]) await dateOn(day);
});
afterEach(() => world.close());

/** A date of the series, `day-1` tomorrow. */
const dateOn = (day: number, more: Partial<Quest> = {}) =>
  world.store.write((tx) =>
    upcomingQuest(tx, {
      id: `day-${day}`,
      templateQuestId: 'stamp',
      eventTitle: 'Lunch line',
      startedAt: TEST_NOW + day * DAY_MS,
      endedAt: TEST_NOW + day * DAY_MS + 3 * HOUR_MS,
      ...more,
    }),
  );

type Result = {
  questId: string;
  outcome: string;
  code: string | null;
  message: string | null;
  quest: {
    id: string;
    takenCount: number;
    viewerContract: { id: string } | null;
    canJoinWaitingList: boolean;
  } | null;
};
const ask = (questIds: readonly string[], as: CastName | null = 'volunteer') =>
  world.gql<{ signUpForDates: Result[] }>(SIGN_UP, { questIds }, { as });
const outcomesOf = async (questIds: readonly string[], as: CastName = 'volunteer') =>
  (await ask(questIds, as)).data?.signUpForDates.map(({ questId, outcome, code }) => [
    questId,
    outcome,
    code,
  ]);

describe('several dates at once', () => {
  it('gives a place on each, and a message with its calendar entry for each [DSC-10: API]', async () => {
    const { data, errors } = await ask(['day-1', 'day-2', 'day-3']);
    expect(errors).toBeUndefined();
    expect(data?.signUpForDates.map(({ questId, outcome }) => [questId, outcome])).toEqual([
      ['day-1', 'SIGNED_UP'],
      ['day-2', 'SIGNED_UP'],
      ['day-3', 'SIGNED_UP'],
    ]);
    for (const { quest } of data?.signUpForDates ?? [])
      expect(quest).toMatchObject({ takenCount: 1, viewerContract: { id: expect.any(String) } });
    const mails = (await readMails(world)).map(({ kind, recipient }) => [kind, recipient]);
    expect(mails).toEqual(Array.from({ length: 3 }, () => ['signed-up', castEmail('volunteer')]));
  });

  it('again it changes nothing, and a date named twice counts once [DSC-10: API]', async () => {
    await ask(['day-1', 'day-1']);
    expect(await outcomesOf(['day-1', 'day-2', 'day-1'])).toEqual([
      ['day-1', 'ALREADY_ON_IT', 'ALREADY_SIGNED_UP'],
      ['day-2', 'SIGNED_UP', null],
    ]);
    expect(await contractsOf(world, 'day-1')).toHaveLength(1);
    expect(await takenCount(world, 'day-1')).toBe(1);
  });

  it('one that is refused is told with its code and words, and leaves the others [DSC-10: API]', async () => {
    await world.store.write(async (tx) => {
      await upcomingQuest(tx, { id: 'full', startedAt: TEST_NOW + 5 * DAY_MS, ...ONE_PLACE });
      await insertContract(tx, { questId: 'full', chariteerId: 'gold' });
      await upcomingQuest(tx, { id: 'hours', startedAt: TEST_NOW + 6 * DAY_MS, prerequisiteMinutes: 600 });
      await upcomingQuest(tx, { id: 'off', publishingStatus: 'Cancelled' });
      await upcomingQuest(tx, { id: 'hidden', publishingStatus: 'Draft' });
      await pastQuest(tx, { id: 'over' });
    });
    const { data } = await ask(['full', 'day-1', 'hours', 'off', 'hidden', 'over', 'nowhere', 'day-2']);
    expect(data?.signUpForDates.map(({ questId, outcome, code }) => [questId, outcome, code])).toEqual([
      ['full', 'REFUSED', 'QUEST_FULL'],
      ['day-1', 'SIGNED_UP', null],
      ['hours', 'REFUSED', 'NOT_ENOUGH_HOURS'],
      ['off', 'REFUSED', 'QUEST_CANCELLED'],
      ['hidden', 'REFUSED', 'QUEST_NOT_FOUND'],
      ['over', 'REFUSED', 'QUEST_OVER_SIGN_UP'],
      ['nowhere', 'REFUSED', 'QUEST_NOT_FOUND'],
      ['day-2', 'SIGNED_UP', null],
    ]);
    const [full, , , , hidden] = data?.signUpForDates ?? [];
    expect(full).toMatchObject({ message: 'Quest Is Full', quest: { canJoinWaitingList: true } });
    expect(hidden?.quest).toBeNull();
  });

  it('of two dates at one time the first stands, and so does what one is on already [DSC-10, WAI-15: API]', async () => {
    await dateOn(4, { startedAt: TEST_NOW + DAY_MS + HOUR_MS, endedAt: TEST_NOW + DAY_MS + 2 * HOUR_MS });
    await dateOn(5, { startedAt: TEST_NOW + 2 * DAY_MS, endedAt: TEST_NOW + 2 * DAY_MS + HOUR_MS });
    await world.store.write((tx) => insertContract(tx, { questId: 'day-2', chariteerId: 'volunteer' }));
    expect(await outcomesOf(['day-1', 'day-4', 'day-5'])).toEqual([
      ['day-1', 'SIGNED_UP', null],
      ['day-4', 'REFUSED', 'TIME_CLASH'],
      ['day-5', 'REFUSED', 'TIME_CLASH'],
    ]);
  });

  it('a date that asks for more than to come is left to its own page [DSC-10: API]', async () => {
    await world.store.write(async (tx) => {
      await setAgePolicy(tx, { supervisedAge: 10, soloAge: 18, maxAge: 100 });
      await upcomingQuest(tx, { id: 'role', eventType: 'HYBRID-ROLE' });
      await upcomingQuest(tx, { id: 'food', eventType: 'SUPPLY-REQUEST' });
    });
    await dateOn(4, { flexibleMinimumTime: 60 });
    await dateOn(5, { agePolicyIndex: 0 });
    expect(await outcomesOf(['day-4', 'role', 'food'])).toEqual([
      ['day-4', 'NEEDS_OWN_PAGE', null],
      ['role', 'NEEDS_OWN_PAGE', null],
      ['food', 'NEEDS_OWN_PAGE', null],
    ]);
    expect(await outcomesOf(['day-5', 'day-1'], 'teen')).toEqual([
      ['day-5', 'NEEDS_OWN_PAGE', null],
      ['day-1', 'SIGNED_UP', null],
    ]);
    for (const id of ['day-4', 'role', 'food', 'day-5']) expect(await contractsOf(world, id)).toEqual([]);
  });

  it('takes from one to twelve, of somebody who is logged in [DSC-10: API]', async () => {
    const many = Array.from({ length: 13 }, (_, index) => `day-${index}`);
    for (const ids of [[], many]) {
      const { code, errors } = await ask(ids);
      expect([code, errors?.[0]?.message]).toEqual(['BAD_USER_INPUT', 'Choose from 1 to 12 dates.']);
    }
    expect((await ask(['day-1'], null)).code).toBe('NOT_LOGGED_IN');
    expect(await contractsOf(world, 'day-1')).toEqual([]);
    const hostile = ['', '<b>', "' OR 1=1", 'x'.repeat(5_000)];
    expect((await outcomesOf(hostile))?.map(([, outcome]) => outcome)).toEqual(hostile.map(() => 'REFUSED'));
  });

  it('a child under the own account is signed up for several dates, nobody else’s is [DSC-10, DEC-48: API]', async () => {
    const input = {
      nameFirst: 'Mo',
      nameLast: 'Delmar',
      dateOfBirth: '2018-05-01',
      signedName: 'Rosa Delmar',
    };
    const { data } = await world.gql<{ registerChild: { id: string } }>(
      'mutation ($input: RegisterChildInput!) { registerChild(input: $input) { id } }',
      { input },
      { as: 'volunteer' },
    );
    const chariteerId = data?.registerChild.id ?? '';
    await dateOn(4, { prerequisiteMinutes: 60 });
    const forChild = (as: CastName) =>
      world.gql<{ signUpForDates: Result[] }>(
        `mutation ($questIds: [ID!]!, $chariteerId: ID) {
          signUpForDates(questIds: $questIds, chariteerId: $chariteerId) { questId outcome code }
        }`,
        { questIds: ['day-1', 'day-2', 'day-4'], chariteerId },
        { as },
      );
    const standings = async (as: CastName | null) => {
      const text = `query ($id: ID!) { quest(id: "day-1") { childDate(childId: $id) { verdict hasClash }
        otherDates { childDate(childId: $id) { verdict hasClash canJoinWaitingList } } } }`;
      const read = await world.gql<{
        quest: { childDate: object | null; otherDates: { childDate: object | null }[] };
      }>(text, { id: chariteerId }, { as });
      return [read.data?.quest.childDate, read.data?.quest.otherDates.at(-1)?.childDate];
    };
    const open = { verdict: 'OPEN', hasClash: false };
    expect(await standings('volunteer')).toEqual([
      open,
      { verdict: 'NOT_ENOUGH_HOURS', hasClash: false, canJoinWaitingList: false },
    ]);
    for (const stranger of ['gold', 'staff', null] as const)
      expect(await standings(stranger), 'nobody else learns of a child').toEqual([null, null]);
    expect((await forChild('gold')).code).toBe('FORBIDDEN');
    expect((await forChild('staff')).code).toBe('FORBIDDEN');
    expect(await contractsOf(world, 'day-1')).toEqual([]);
    expect(
      (await forChild('volunteer')).data?.signUpForDates.map(({ outcome, code }) => [outcome, code]),
    ).toEqual([
      ['SIGNED_UP', null],
      ['SIGNED_UP', null],
      ['REFUSED', 'NOT_ENOUGH_HOURS'],
    ]);
    for (const id of ['day-1', 'day-2'])
      expect((await contractsOf(world, id)).map((one) => one.chariteerId)).toEqual([chariteerId]);
    expect((await standings('volunteer'))[0]).toEqual({ verdict: 'SIGNED_UP', hasClash: false });
  });

  it('after twenty steps in an hour one has to wait [DSC-10: limit]', async () => {
    for (let step = 0; step < LIMITS.severalDatesByAccount.most; step += 1) await ask(['day-1']);
    expect((await ask(['day-2'])).code).toBe('RATE_LIMITED');
    expect(await contractsOf(world, 'day-2')).toEqual([]);
    expect((await outcomesOf(['day-2'], 'gold'))?.[0]?.[1], 'others go on').toBe('SIGNED_UP');
    world.clock.advance(LIMITS.severalDatesByAccount.windowSeconds * 1000);
    expect((await outcomesOf(['day-2']))?.[0]?.[1]).toBe('SIGNED_UP');
  });
});

describe('the dates of a quest', () => {
  const othersOf = async (id: string, as: CastName | null = null) =>
    (
      await world.gql<{ quest: { otherDates: { id: string }[] } }>(OTHERS, { id }, { as })
    ).data?.quest.otherDates.map((date) => date.id);

  it('are those to come of its charity, title and type, by start [DSC-10, DSC-15: API: the other dates]', async () => {
    await dateOn(4, { publishingStatus: 'Unlisted' });
    await dateOn(5, { publishingStatus: 'Cancelled' });
    await dateOn(6, { eventTitle: 'Dinner line' });
    await dateOn(7, { providerId: '2' });
    await dateOn(8, { eventType: 'SUPPLY-REQUEST' });
    await dateOn(-1, { id: 'yesterday' });
    expect(await othersOf('day-2')).toEqual(['day-1', 'day-3']);
    expect(await othersOf('day-1')).toEqual(['day-2', 'day-3']);
    // Who has the address of an unlisted date finds the others; they do not lead there.
    expect(await othersOf('day-4')).toEqual(['day-1', 'day-2', 'day-3']);
    expect(await othersOf('day-7')).toEqual([]);
    expect(await othersOf('day-8')).toEqual([]);
    expect(await othersOf('day-6')).toEqual([]);
  });

  it('remain when the stamp is gone, and whatever it was posted from [DSC-10: API: the other dates]', async () => {
    await world.gql('mutation { deleteStamp(id: "stamp") { id } }', {}, { as: 'managers' });
    await dateOn(4, { templateQuestId: null, eventTitle: ' LUNCH  liné' });
    expect(await othersOf('day-2')).toEqual(['day-1', 'day-3', 'day-4']);
  });

  it('are as many as go in one step with the date itself [DSC-10: API: the other dates]', async () => {
    for (let day = 4; day <= 16; day += 1) await dateOn(day);
    expect(await othersOf('day-16')).toEqual(Array.from({ length: 11 }, (_, index) => `day-${index + 1}`));
  });
});
