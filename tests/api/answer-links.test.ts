import { and, eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LIMITS } from '#api/access/auth/limits.ts';
import { type AnswerPurpose, answerToken } from '#api/access/outbox/links/answer-link.ts';
import { insertContract } from '#db/factories/insert-contract.ts';
import { insertLocation } from '#db/factories/insert-provider.ts';
import { auditEntry } from '#db/schema/audit-entry.ts';
import { contract } from '#db/schema/contract.ts';
import { quest } from '#db/schema/quest.ts';
import { GUILD_ID, TEST_NOW } from '../support/cast.ts';
import { DAY_MS, HOUR_MS, upcomingQuest } from '../support/upcoming-quest.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
  await world.store.write(async (tx) => {
    await insertLocation(tx, { id: 'quay', providerId: '1', name: 'Quay Hall', address: '1 Quay St' });
    await upcomingQuest(tx, { id: 'q', eventTitle: 'Soup line', startedAt: TEST_NOW + 2 * DAY_MS });
    await tx.update(quest).set({ locationId: 'quay' }).where(eq(quest.id, 'q'));
    await insertContract(tx, { id: 'mine', questId: 'q', chariteerId: 'volunteer' });
    await insertContract(tx, { id: 'other', questId: 'q', chariteerId: 'gold' });
  });
});
afterEach(() => world.close());

const token = (purpose: AnswerPurpose = 'attend', id = 'mine') =>
  answerToken(world.config.dataKey, { purpose, id });
type Asked = Record<string, unknown> | null;
async function open(given = token()) {
  const { data, code } = await world.gql<{ answerRequest: Asked }>(
    `query ($token: String!) { answerRequest(token: $token) {
      state isGuardians givenName charity eventTitle startedAt place address confirmedAt hasOpenPlace } }`,
    { token: given },
  );
  return { asked: data?.answerRequest ?? null, code };
}
async function answer(isComing: boolean, given = token(), reason?: string) {
  const { data, code } = await world.gql<{ answerReminder: Asked }>(
    `mutation ($token: String!, $isComing: Boolean!, $reason: String) {
      answerReminder(token: $token, isComing: $isComing, reason: $reason) { state confirmedAt hasOpenPlace } }`,
    { token: given, isComing, reason },
  );
  return { answered: data?.answerReminder ?? null, code };
}
const row = async (id = 'mine') =>
  (await world.store.read.select().from(contract).where(eq(contract.id, id))).at(0);
const takenCount = async () =>
  (await world.store.read.select().from(quest).where(eq(quest.id, 'q'))).at(0)?.takenCount;

describe('opening an answer link', () => {
  it('shows quest and first name without a log-in, and changes nothing however often [REM-05]', async () => {
    const before = [await row(), await takenCount()];
    for (let time = 0; time < 3; time += 1) {
      const { asked } = await open();
      expect(asked).toEqual({
        state: 'OPEN',
        isGuardians: false,
        givenName: 'Rosa',
        charity: 'Harbor Table',
        eventTitle: 'Soup line',
        startedAt: new Date(TEST_NOW + 2 * DAY_MS).toISOString(),
        place: 'Quay Hall',
        address: '1 Quay St',
        confirmedAt: null,
        hasOpenPlace: false,
      });
    }
    expect([await row(), await takenCount()]).toEqual(before);
  });

  it('any other token is none [REM-05: one contract, one question]', async () => {
    const reservation = { id: 'held', questId: 'q', chariteerId: 'guildadmin', guildId: GUILD_ID };
    await world.store.write((tx) => insertContract(tx, reservation));
    for (const bad of ['x', token('again'), token('attend', 'nobody'), token('attend', 'held')]) {
      expect((await open(bad)).code).toBe('INVALID_TOKEN');
      expect((await answer(false, bad)).code).toBe('INVALID_TOKEN');
    }
    expect(await takenCount()).toBe(2);
  });

  it('from the start on, cancelled, or given up it says so, and acts no more [REM-05: its end]', async () => {
    const set = (values: Partial<typeof quest.$inferInsert>) =>
      world.store.write(async (tx) => void (await tx.update(quest).set(values).where(eq(quest.id, 'q'))));
    await set({ startedAt: TEST_NOW, endedAt: TEST_NOW + HOUR_MS });
    expect((await open()).asked).toMatchObject({ state: 'BEGUN', place: null, address: null });
    expect((await answer(false)).answered).toMatchObject({ state: 'BEGUN' });
    const tomorrow = { startedAt: TEST_NOW + DAY_MS, endedAt: TEST_NOW + DAY_MS + HOUR_MS };
    await set({ ...tomorrow, publishingStatus: 'Cancelled' });
    expect((await answer(true)).answered).toMatchObject({ state: 'CANCELLED', confirmedAt: null });
    await set({ publishingStatus: 'Published' });
    expect(await row()).toMatchObject({ confirmedAt: null, abandonedAt: null });
    await answer(false);
    expect((await open()).asked).toMatchObject({ state: 'GIVEN_UP', hasOpenPlace: true, address: null });
    const { abandonedAt } = (await row()) ?? {};
    world.clock.advance(HOUR_MS);
    expect((await answer(true)).answered).toMatchObject({ state: 'GIVEN_UP' });
    expect(await row()).toMatchObject({ abandonedAt, confirmedAt: null });
  });

  it('one contract is answered 30 times an hour at most [REM-05: how often]', async () => {
    for (let time = 0; time < LIMITS.answerByContract.most; time += 1) await answer(true);
    expect((await answer(true)).code).toBe('RATE_LIMITED');
    expect((await answer(true, token('attend', 'other'))).code).toBeUndefined();
  });
});

describe('the answers', () => {
  it('«I’ll be there» is kept with the time of the last, and counts once [REM-06]', async () => {
    expect((await answer(true)).answered).toMatchObject({ confirmedAt: new Date(TEST_NOW).toISOString() });
    world.clock.advance(HOUR_MS);
    await answer(true);
    expect(await row()).toMatchObject({ confirmedAt: TEST_NOW + HOUR_MS, abandonedAt: null });
    expect(await seen('managers')).toMatchObject({ confirmedCount: 1, takenCount: 2 });
  });

  it('managers by count and by name, the person itself, and nobody else [REM-06: who sees it]', async () => {
    await answer(true);
    const marksOf = (found: Awaited<ReturnType<typeof seen>>) =>
      Object.fromEntries((found?.pledgedContracts ?? []).map((one) => [one.id, one.confirmedAt]));
    const at = new Date(TEST_NOW).toISOString();
    for (const manager of ['managers', 'provider', 'coordinators'] as const) {
      const found = await seen(manager);
      expect(found?.confirmedCount).toBe(1);
      expect(marksOf(found)).toEqual({ mine: at, other: null });
    }
    expect(marksOf(await seen('volunteer')).mine).toBe(at);
    for (const outsider of ['volunteer', 'gold', null] as const)
      expect((await seen(outsider))?.confirmedCount).toBeNull();
    expect(marksOf(await seen('gold')).mine ?? null).toBeNull();
  });

  it('«I can’t make it» bails out with reason, free place and an entry in the audit log [REM-06]', async () => {
    expect((await answer(false, token(), ' I am ill. ')).answered).toMatchObject({ state: 'GIVEN_UP' });
    expect(await row()).toMatchObject({ abandonedAt: TEST_NOW, abandonReason: 'I am ill.' });
    expect(await takenCount()).toBe(1);
    const isBail = and(eq(auditEntry.action, 'bailed-out-by-link'), eq(auditEntry.subjectId, 'mine'));
    expect(await world.store.read.select().from(auditEntry).where(isBail)).toHaveLength(1);
    expect(await row('other')).toMatchObject({ abandonedAt: null });
  });

  it('has at most 150 characters, and nothing happens with a longer one [REM-06: the reason]', async () => {
    expect((await answer(false, token(), 'x'.repeat(151))).code).toBe('BAD_USER_INPUT');
    expect(await takenCount()).toBe(2);
  });

  it('a guardian’s link says that the young person can’t make it, and nothing else [REM-05]', async () => {
    expect((await open(token('cannot'))).asked).toMatchObject({ isGuardians: true, state: 'OPEN' });
    expect((await answer(true, token('cannot'))).code).toBe('FORBIDDEN');
    expect(await row()).toMatchObject({ confirmedAt: null });
    expect((await answer(false, token('cannot'))).answered).toMatchObject({ state: 'GIVEN_UP' });
  });

  it('a moved quest asks everybody anew; another title does not [REM-06: a move]', async () => {
    await answer(true);
    const edit = (fields: string) =>
      world.gql(`mutation { updateQuest(id: "q", ${fields}) { confirmedCount } }`, {}, { as: 'managers' });
    expect((await edit('eventTitle: "Stew line"')).data).toMatchObject({
      updateQuest: { confirmedCount: 1 },
    });
    const later = new Date(TEST_NOW + 3 * DAY_MS).toISOString();
    const moved = await edit(
      `startedAt: "${later}", endedAt: "${new Date(TEST_NOW + 3 * DAY_MS + HOUR_MS).toISOString()}"`,
    );
    expect(moved.data).toMatchObject({ updateQuest: { confirmedCount: 0 } });
    expect(await row()).toMatchObject({ confirmedAt: null, abandonedAt: null });
  });
});

type Seen = {
  confirmedCount: number | null;
  takenCount: number;
  pledgedContracts: { id: string; confirmedAt: string | null }[];
};
async function seen(as: 'managers' | 'provider' | 'coordinators' | 'volunteer' | 'gold' | null) {
  const { data } = await world.gql<{ quest: Seen }>(
    '{ quest(id: "q") { confirmedCount takenCount pledgedContracts { id confirmedAt } } }',
    {},
    { as },
  );
  return data?.quest;
}
