import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { insertVolunteerRow } from '#db/factories/insert-account.ts';
import { insertContract, insertCredit } from '#db/factories/insert-contract.ts';
import { auditEntry } from '#db/schema/audit-entry.ts';
import { childRecord } from '#db/schema/child-record.ts';
import { credit } from '#db/schema/credit.ts';
import { letter } from '#db/schema/letter.ts';
import type { Db } from '#db/store.ts';
import { type CastName, castEmail, TEST_NOW } from '../support/cast.ts';
import { eraseClosed } from '../support/erase-closed.ts';
import { HOUR_MS, pastQuest } from '../support/upcoming-quest.ts';
import { openWorld, type World } from '../support/world.ts';

const FIELDS = 'id charity isByCharity firstDay lastDay minutes minutesNow state code';
const MAKE = `mutation ($input: LetterInput!, $id: ID) { letter: makeLetter(input: $input, chariteerId: $id) { ${FIELDS} } }`;
const ISSUE = `mutation ($input: LetterInput!, $id: ID!, $at: ID!) {
  letter: makeVolunteerLetter(input: $input, chariteerId: $id, providerId: $at) { ${FIELDS} } }`;
const CHECK = `query ($code: String!) { letterCheck(code: $code) {
  charity initials firstDay lastDay minutes minutesNow issuedAt state } }`;
const YEAR = { firstDay: '2026-01-01', lastDay: '2026-12-31', variant: 'school', locale: 'en' };

type Made = Record<'id' | 'lastDay' | 'state' | 'code', string> & { minutes: number; charity: string | null };

let world: World;
beforeEach(async () => {
  world = await openWorld();
  await world.store.write(async (tx) => {
    await served(tx, 'volunteer', '1', 135);
    await served(tx, 'volunteer', '2', 60);
  });
});
afterEach(() => world.close());

async function served(tx: Db, chariteerId: string, providerId: string, minutes: number): Promise<string> {
  const { id: questId } = await pastQuest(tx, { providerId, startedAt: TEST_NOW - 4 * HOUR_MS });
  const { id: contractId } = await insertContract(tx, { questId, chariteerId, status: 'Present' });
  await insertCredit(tx, { contractId, value: minutes });
  return contractId;
}
async function make(input: object = {}, as: CastName = 'volunteer', id?: string) {
  const { data, code } = await world.gql<{ letter: Made }>(
    MAKE,
    { input: { ...YEAR, ...input }, id },
    { as },
  );
  return code ?? data?.letter ?? 'nothing';
}
async function made(input: object = {}): Promise<Made> {
  const answer = await make(input);
  if (typeof answer === 'string') throw new Error(answer);
  return answer;
}
async function issue(as: CastName, id = 'volunteer', at = '1') {
  const { data, code } = await world.gql<{ letter: Made }>(ISSUE, { input: YEAR, id, at }, { as });
  return code ?? data?.letter ?? 'nothing';
}
async function check(code: string) {
  const answer = await world.gql<{ letterCheck: Record<string, unknown> | null }>(CHECK, { code });
  return answer.code ?? answer.data?.letterCheck ?? null;
}
async function ownLetters(as: CastName = 'volunteer') {
  const { data } = await world.gql<{ ownLetters: Made[] }>(`{ ownLetters { ${FIELDS} } }`, {}, { as });
  return data?.ownLetters ?? [];
}

describe('a letter about hours', () => {
  it('tells the total to the minute, of one charity or all, until today at the latest [LET-01]', async () => {
    expect(await make()).toMatchObject({
      ...{ charity: null, isByCharity: false, firstDay: '2026-01-01', lastDay: '2026-11-16' },
      ...{ minutes: 195, minutesNow: 195, state: 'valid' },
    });
    world.clock.advance(1);
    expect(await make({ providerId: '1' })).toMatchObject({ charity: 'Harbor Table', minutes: 135 });
    expect((await ownLetters()).map(({ minutes }) => minutes)).toEqual([135, 195]);
    expect(await ownLetters('gold')).toEqual([]);
  });

  it.each([
    ['a period without hours', { lastDay: '2026-01-31' }, 'LETTER_WITHOUT_HOURS'],
    ['days the wrong way round', { firstDay: '2026-12-31', lastDay: '2026-01-01' }, 'LETTER_WITHOUT_HOURS'],
    ['a charity without hours', { providerId: '3' }, 'LETTER_WITHOUT_HOURS'],
    ['a charity that no one knows', { providerId: 'none' }, 'LETTER_WITHOUT_HOURS'],
    ['a language of no letters', { locale: 'ar' }, 'BAD_USER_INPUT'],
  ])('is refused for %s [LET-01]', async (_case, input, code) => {
    expect(await make(input)).toBe(code);
  });

  it('is made for oneself and for a child under the account, for no one else [LET-01]', async () => {
    await world.store.write(async (tx) => {
      const { id } = await insertVolunteerRow(tx, { id: 'kid', dateOfBirth: '2018-05-01' });
      const signed = { signedName: 'Vera', textVersion: '1', createdAt: TEST_NOW };
      await tx.insert(childRecord).values({ chariteerId: id, guardianAccountId: 'volunteer', ...signed });
      await served(tx, id, '1', 30);
    });
    expect(await make({}, 'volunteer', 'kid')).toMatchObject({ minutes: 30 });
    expect(await ownLetters()).toHaveLength(1);
    expect(await make({}, 'gold', 'kid')).toBe('FORBIDDEN');
    expect(await make({}, 'staff', 'volunteer')).toBe('FORBIDDEN');
  });

  it('keeps of the code a hash and a sealed cell only [LET-03]', async () => {
    const { id, code } = await made();
    expect(code).toMatch(/^([0-9a-f]{4}-){7}[0-9a-f]{4}$/);
    const [row] = await world.store.read.select().from(letter).where(eq(letter.id, id));
    expect(row?.code.stored).toMatch(/^sealed:/);
    expect(JSON.stringify({ ...row, code: row?.code.stored })).not.toContain(code.replaceAll('-', ''));
  });
});

describe('the check of a letter', () => {
  it('tells a stranger charity, initials, period, total, date and state, and nothing else [LET-04]', async () => {
    const { code } = await made({ providerId: '1' });
    expect(await check(code.toUpperCase().replaceAll('-', ' '))).toEqual({
      charity: 'Harbor Table',
      initials: expect.stringMatching(/^\p{L}\. \p{L}\.$/u),
      firstDay: '2026-01-01',
      lastDay: '2026-11-16',
      minutes: 135,
      minutesNow: null,
      issuedAt: new Date(TEST_NOW).toISOString(),
      state: 'valid',
    });
  });

  it('says that a letter is superseded in the transaction that changes a minute, and the total now [LET-05]', async () => {
    const { code } = await made();
    await world.store.write(async (tx) => {
      await tx.update(credit).set({ value: 59 }).where(eq(credit.value, 60));
    });
    expect(await check(code)).toMatchObject({ minutes: 195, minutesNow: 194, state: 'superseded' });
    await world.store.write((tx) => tx.update(credit).set({ value: 60 }).where(eq(credit.value, 59)));
    expect(await check(code)).toMatchObject({ minutesNow: null, state: 'valid' });
  });

  it('follows a correction of attendance at once [LET-05]', async () => {
    const id = await world.store.write((tx) => served(tx, 'volunteer', '1', 180));
    const { code, minutes } = await made();
    const by = { updateAction: 'EDIT-ATTENDANCE', supervisorId: 'managers', id, reason: 'Mixed up' };
    const text =
      'mutation ($contracts: [ContractUpdateInput!]!) { updateContracts(contracts: $contracts) { id } }';
    expect(
      (await world.gql(text, { contracts: [{ ...by, status: 'Absent' }] }, { as: 'managers' })).errors,
    ).toBeUndefined();
    expect(await check(code)).toMatchObject({ minutes, minutesNow: minutes - 180, state: 'superseded' });
  });

  it('tells no unknown code from what is no code, and slows guesses down [LET-04]', async () => {
    const { code } = await made();
    const guess = (count: number) => count.toString(16).padStart(32, '0');
    expect(await check(guess(1))).toBeNull();
    expect(await check('hello')).toBeNull();
    const answers = new Map<unknown, number>();
    for (let count = 2; count < 400; count += 1) {
      const answer = await check(guess(count));
      answers.set(answer, (answers.get(answer) ?? 0) + 1);
    }
    expect([...answers.keys()]).toEqual([null, 'RATE_LIMITED']);
    expect(answers.get(null)).toBeLessThan(300);
    expect(world.waits.length, 'answers held back').toBeGreaterThan(200);
    expect(await check(code), 'from that address for an hour').toBe('RATE_LIMITED');
    world.clock.set(TEST_NOW + HOUR_MS);
    expect(await check(code)).toMatchObject({ state: 'valid' });
  });

  it('never slows down whoever checks letters that there are [LET-04]', async () => {
    const { code } = await made();
    for (let count = 0; count < 100; count += 1) expect(await check(code)).not.toBeNull();
    expect(world.waits).toEqual([]);
  });
});

describe('an end of a letter', () => {
  const revoke = async (id: string, as: CastName | null) => {
    const text = 'mutation ($id: ID!) { revokeLetter(id: $id) { state } }';
    const { data, code } = await world.gql<{ revokeLetter: { state: string } }>(text, { id }, { as });
    return code ?? data?.revokeLetter.state;
  };

  it('is for the person and the charity that made it; its page says so [LET-04, LET-06]', async () => {
    const own = await made();
    expect(await revoke(own.id, 'managers')).toBe('LETTER_NOT_FOUND');
    expect(await revoke(own.id, 'gold')).toBe('LETTER_NOT_FOUND');
    expect(await revoke(own.id, null)).toBe('NOT_LOGGED_IN');
    expect(await revoke(own.id, 'volunteer')).toBe('revoked');
    expect(await revoke(own.id, 'volunteer')).toBe('revoked');
    expect(await check(own.code)).toMatchObject({ state: 'revoked', minutesNow: null });
    const issued = await issue('managers');
    if (typeof issued === 'string') throw new Error(issued);
    expect(await revoke(issued.id, 'kitchenmanagers')).toBe('revoked');
    const entries = await world.store.read
      .select()
      .from(auditEntry)
      .where(eq(auditEntry.action, 'letter-revoked'));
    expect(entries.map(({ actorId, subjectId }) => [actorId, subjectId])).toEqual([
      ['volunteer', 'volunteer'],
      ['kitchenmanagers', 'volunteer'],
    ]);
  });

  it('leaves the page of a removed person, without initials [LET-06]', async () => {
    const { code } = await made();
    const text =
      'mutation ($emailAddress: String!) { removeChariteer(input: { emailAddress: $emailAddress }) { id } }';
    const { errors } = await world.gql(text, { emailAddress: castEmail('volunteer') }, { as: 'volunteer' });
    expect(errors).toBeUndefined();
    await eraseClosed(world);
    expect(await check(code)).toMatchObject({ initials: null, minutes: 195, state: 'valid' });
  });
});

describe('a letter by a charity', () => {
  it('is about its own hours, for who takes attendance and reads names on any day [LET-06]', async () => {
    expect(await issue('managers')).toMatchObject({
      ...{ charity: 'Harbor Table', isByCharity: true, minutes: 135, state: 'valid' },
    });
    for (const as of ['coordinators', 'captains', 'boardmembers', 'trustedminors', 'gold'] as const)
      expect([as, await issue(as)]).toEqual([as, 'FORBIDDEN']);
    expect(await issue('managers', 'volunteer', '3')).toBe('FORBIDDEN');
    expect(await issue('managers', 'gold')).toBe('LETTER_WITHOUT_HOURS');
    expect(await issue('managers', 'nobody')).toBe('LETTER_WITHOUT_HOURS');
    expect(await ownLetters(), 'and the person sees it').toHaveLength(1);
  });
});
