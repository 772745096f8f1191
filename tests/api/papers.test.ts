import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { insertContract } from '#db/factories/insert-contract.ts';
import { insertDocument, insertSignature } from '#db/factories/insert-document.ts';
import { auditEntry } from '#db/schema/audit-entry.ts';
import { documentSignature } from '#db/schema/charity-document.ts';
import { checkRequirement, personCheck } from '#db/schema/person-check.ts';
import { type CastName, castEmail, TEST_NOW } from '../support/cast.ts';
import { signUp } from '../support/sign-up.ts';
import { DAY_MS, pastQuest, upcomingQuest } from '../support/upcoming-quest.ts';
import { openWorld, type World } from '../support/world.ts';

const PAPER = `mutation ($chariteerId: ID, $username: String, $name: String!) {
  recordPaperSignature(id: "d", chariteerId: $chariteerId, username: $username, fullName: $name) }`;
const RECORD = `mutation ($username: String, $chariteerId: ID, $lastDay: Date!, $at: ID!) {
  made: recordCheck(providerId: $at, username: $username, chariteerId: $chariteerId, kind: backgroundCheck, lastDay: $lastDay) {
    chariteerId lastDay isValid checkedBy } }`;

let world: World;
beforeEach(async () => {
  world = await openWorld();
  await world.store.write((tx) => upcomingQuest(tx, { id: 'q', startedAt: TEST_NOW + 5 * DAY_MS }));
});
afterEach(() => world.close());

describe('a signature on paper', () => {
  beforeEach(async () => {
    await world.store.write(async (tx) => void (await insertDocument(tx, { id: 'd' })));
  });
  const record = async (who: object, as: CastName = 'managers', name = 'Vera Volunteer') =>
    (await world.gql(PAPER, { ...who, name }, { as })).code ?? 'recorded';
  const kept = () => world.store.read.select().from(documentSignature);

  it('is recorded as seen by a manager, lets the person sign up, and stands in the log [WAV-09]', async () => {
    expect(await record({ username: 'volunteer' })).toBe('recorded');
    expect(await kept()).toMatchObject([
      { way: 'paper', role: 'self', seenById: 'managers', addressPrefix: null, versionHash: '1'.repeat(64) },
    ]);
    expect((await signUp(world, 'volunteer', 'q')).code).toBeUndefined();
    const log = await world.store.read
      .select()
      .from(auditEntry)
      .where(eq(auditEntry.action, 'paper-signature'));
    expect(log).toMatchObject([{ actorId: 'managers', subjectId: 'volunteer' }]);
  });

  it('is the guardian’s for someone under 18, whom the charity has to know already [WAV-04, WAV-09]', async () => {
    expect(await record({ username: 'teen' })).toBe('CHARITEER_NOT_FOUND');
    await world.store.write(async (tx) => {
      const { id: questId } = await pastQuest(tx);
      await insertContract(tx, { questId, chariteerId: 'teen', status: 'Present' });
    });
    expect(await record({ chariteerId: 'teen' }, 'managers', 'Tia Guardian')).toBe('recorded');
    expect(await kept()).toMatchObject([{ role: 'guardian', signedName: 'Tia Guardian' }]);
    expect((await signUp(world, 'teen', 'q')).code).toBeUndefined();
  });

  it.each([
    ['captains', { username: 'volunteer' }, 'FORBIDDEN'],
    ['volunteer', { username: 'volunteer' }, 'FORBIDDEN'],
    ['managers', { username: 'nobody-here' }, 'CHARITEER_NOT_FOUND'],
    ['managers', { chariteerId: 'volunteer' }, 'CHARITEER_NOT_FOUND'],
  ] as const)('is refused to %s for %o: %s [WAV-09]', async (as, who, code) => {
    expect(await record(who, as)).toBe(code);
    expect(await kept()).toEqual([]);
  });
});

describe('a check that expires', () => {
  const record = async (
    lastDay: string,
    who: object = { username: 'volunteer' },
    as: CastName = 'managers',
  ) => {
    const { data, code } = await world.gql<{ made: object }>(RECORD, { lastDay, at: '1', ...who }, { as });
    return code ?? data?.made;
  };
  const demand = (requiredBy: string[], as: CastName = 'admins') =>
    world.gql(
      'mutation ($by: [ID!]!) { requireCheck(providerId: "1", kind: backgroundCheck, requiredBy: $by) }',
      { by: requiredBy },
      { as },
    );

  it('opens the quests that require it to the end of its last day, and no other [WAV-10]', async () => {
    await demand(['q']);
    expect((await signUp(world, 'volunteer', 'q')).code).toBe('CREDENTIAL_REQUIRED');
    expect(await record('2026-11-20')).toMatchObject({
      lastDay: '2026-11-20',
      isValid: true,
      checkedBy: 'managers',
    });
    expect((await signUp(world, 'volunteer', 'q')).code).toBe('CREDENTIAL_REQUIRED');
    expect(await record('2026-11-21')).toMatchObject({ lastDay: '2026-11-21' });
    expect(await world.store.read.select().from(personCheck)).toHaveLength(1);
    expect((await signUp(world, 'volunteer', 'q')).code).toBeUndefined();
    await world.store.write((tx) => upcomingQuest(tx, { id: 'other', startedAt: TEST_NOW + 90 * DAY_MS }));
    expect((await signUp(world, 'volunteer', 'other')).code).toBeUndefined();
  });

  it('is listed with who checked, whose ends first before others, and where it is required [WAV-10]', async () => {
    await demand(['q']);
    await record('2027-05-01');
    await record('2026-12-01', { username: 'gold' });
    const list = '{ charityChecks(providerId: "1") { kind requiredBy people { username lastDay } } }';
    const { data } = await world.gql<{ charityChecks: object[] }>(list, {}, { as: 'managers' });
    expect(data?.charityChecks).toEqual([
      {
        ...{ kind: 'backgroundCheck', requiredBy: ['q'] },
        people: [
          { username: 'gold', lastDay: '2026-12-01' },
          { username: 'volunteer', lastDay: '2027-05-01' },
        ],
      },
      { kind: 'foodHandler', requiredBy: [], people: [] },
    ]);
    for (const as of ['frontdeskstaff', 'captains', 'volunteer'] as const)
      expect((await world.gql(list, {}, { as })).code).toBe('FORBIDDEN');
  });

  it('is required by admins, of the charity’s own quests alone [WAV-10]', async () => {
    await world.store.write((tx) => upcomingQuest(tx, { id: 'theirs', providerId: '2' }));
    expect((await demand(['q'], 'managers')).code).toBe('FORBIDDEN');
    expect((await demand(['theirs'])).code).toBe('QUEST_NOT_FOUND');
    await demand(['q']);
    await demand([]);
    expect(await world.store.read.select().from(checkRequirement)).toEqual([]);
  });

  it.each(['2037-01-01', '1999-12-31'])('does not hold until %s [WAV-10]', async (day) => {
    expect(await record(day)).toBe('BAD_USER_INPUT');
  });
});

it('signatures and checks go with the account that is removed [WAV-05, WAV-10]', async () => {
  await world.store.write(async (tx) => {
    await insertDocument(tx, { id: 'd' });
    await insertSignature(tx, { versionId: 'd-1', chariteerId: 'volunteer' });
    await insertSignature(tx, { versionId: 'd-1', chariteerId: 'gold' });
    const check = { providerId: '1', kind: 'foodHandler', checkedAt: 1, endsAt: 2 } as const;
    await tx.insert(personCheck).values({ chariteerId: 'volunteer', ...check });
  });
  const remove = 'mutation ($email: String!) { removeChariteer(input: { emailAddress: $email }) { id } }';
  await world.gql(remove, { email: castEmail('volunteer') }, { as: 'volunteer' });
  const left = await world.store.read.select().from(documentSignature);
  expect(left.map(({ chariteerId }) => chariteerId)).toEqual(['gold']);
  expect(await world.store.read.select().from(personCheck)).toEqual([]);
});
