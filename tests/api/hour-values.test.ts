import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { auditEntry } from '#db/schema/audit-entry.ts';
import { hourValue } from '#db/schema/hour-value.ts';
import { location } from '#db/schema/provider.ts';
import { quest } from '#db/schema/quest.ts';
import { periodBounds } from '#domain/recaps/recap-period.ts';
import type { CastName } from '../support/cast.ts';
import { seedRecapCharity } from '../support/recap-charity.ts';
import { openWorld, type World } from '../support/world.ts';

type Value = {
  id: string;
  state: string;
  startsOn: string;
  cents: number;
  source: string;
  isApplied: boolean;
};
type Used = Omit<Value, 'id' | 'isApplied'> & { minutes: number };
type Recap = { serviceMinutes: number; dollarValue: number; hourValues: Used[] };

const FIELDS = 'id state startsOn cents source isApplied';
const RECAP = `query ($from: DateTime!, $until: DateTime!) {
  generateSingleMonthReport(specificProvider: "1", dateRangeBeginning: $from, dateRangeEnding: $until) {
    serviceMinutes dollarValue hourValues { state startsOn cents source minutes } } }`;
const QUESTS = `query ($period: String!) {
  recapQuests(providerId: "1", period: $period) { items { minutes dollarValue } } }`;
const NJ = { state: 'NJ', startsOn: '2026-11-05', cents: 3600, source: 'Sum of 2026' };

let world: World;
beforeEach(async () => {
  world = await openWorld();
  await world.store.write(seedRecapCharity);
});
afterEach(() => world.close());

const ask = (text: string, variables: Record<string, unknown> = {}, as: CastName | null = 'staff') =>
  world.gql<Record<string, Value & number>>(text, variables, { as });
const create = (input: object, as: CastName | null = 'staff') =>
  ask(
    `mutation ($input: NewHourValueInput!) { createHourValue(input: $input) { ${FIELDS} } }`,
    { input },
    as,
  );
const apply = async () => (await ask('mutation { applyHourValues }')).data?.applyHourValues;
const auditOf = async (action: string) =>
  (
    await world.store.read
      .select()
      .from(auditEntry)
      .where(eq(auditEntry.action, action as never))
  ).map(({ detail }) => detail);

async function recapOf(period: string): Promise<Recap> {
  const { start, end } = periodBounds(period);
  const range = { from: new Date(start).toISOString(), until: new Date(end).toISOString() };
  const { data } = await world.gql<{ generateSingleMonthReport: Recap }>(RECAP, range, { as: 'managers' });
  if (!data) throw new Error('no recap');
  return data.generateSingleMonthReport;
}

async function dollarsOfQuests(period: string): Promise<number> {
  const { data } = await world.gql<{ recapQuests: { items: { dollarValue: number }[] } }>(
    QUESTS,
    { period },
    { as: 'managers' },
  );
  return (data?.recapQuests.items ?? []).reduce((sum, row) => sum + row.dollarValue, 0);
}

describe('the value of an hour', () => {
  it('is the present one without a row, with no source [HRS-12]', async () => {
    expect(await recapOf('2026-11')).toEqual({
      serviceMinutes: 570,
      dollarValue: 313.5,
      hourValues: [{ state: null, startsOn: null, cents: 3300, source: null, minutes: 570 }],
    });
    expect((await recapOf('2025-01')).hourValues).toEqual([]);
  });

  it('leaves past recaps as they are until staff say so, each change with an audit entry [HRS-12]', async () => {
    expect((await create(NJ)).data?.createHourValue).toMatchObject({ ...NJ, isApplied: false });
    const before = await recapOf('2026-11');
    expect(before.dollarValue).toBe(313.5);
    expect(await apply()).toBe(1);
    // 240 minutes of November 3 at $33, 330 of November 10 at $36.
    expect(await recapOf('2026-11')).toEqual({
      serviceMinutes: 570,
      dollarValue: 132 + 198,
      hourValues: [
        { ...NJ, minutes: 330 },
        { state: null, startsOn: null, cents: 3300, source: null, minutes: 240 },
      ],
    });
    expect((await recapOf('2026-10')).dollarValue).toBe((480 * 33) / 60);
    expect(await auditOf('hour-values-applied')).toEqual([
      { state: 'NJ', startsOn: '2026-11-05', before: 3300, after: 3600 },
    ]);
    expect(await apply()).toBe(0);
    expect(await auditOf('hour-values-applied')).toHaveLength(1);
  });

  it('keeps what began before a change or a removal at its former value [HRS-12]', async () => {
    const id = (await create(NJ)).data?.createHourValue?.id;
    await apply();
    world.clock.advance(1);
    const change = 'mutation ($input: HourValueChangesInput!) { updateHourValue(input: $input) { cents } }';
    await ask(change, { input: { id, cents: 4800, source: 'Sum of 2027' } });
    expect((await recapOf('2026-11')).dollarValue).toBe(330);
    const held = await world.store.read.select().from(hourValue);
    expect(held.map(({ cents, endedAt }) => [cents, endedAt !== null])).toEqual(
      expect.arrayContaining([
        [3600, true],
        [4800, false],
      ]),
    );
    expect(await apply()).toBe(1);
    expect((await recapOf('2026-11')).dollarValue).toBe(132 + 264);
    await ask('mutation ($id: ID!) { deleteHourValue(id: $id) { id } }', { id });
    expect((await recapOf('2026-11')).dollarValue).toBe(132 + 264);
    expect(await apply()).toBe(1);
    expect((await recapOf('2026-11')).dollarValue).toBe(313.5);
    expect(await auditOf('hour-values-applied')).toContainEqual({
      ...{ state: 'NJ', startsOn: '2026-11-05', before: 4800, after: 3300 },
    });
  });

  it('is that of the place where it names another state, and each figure is what plain SQL counts [HRS-12, HRS-13]', async () => {
    const place = { id: 'bronx', providerId: '1', name: 'Bronx kitchen' };
    await world.store.write(async (tx) => {
      await tx.insert(location).values({ ...place, address: '1 Third Avenue, Bronx, NY 10458' });
      await tx.update(quest).set({ locationId: 'bronx' }).where(eq(quest.id, 'late'));
    });
    await create({ ...NJ, startsOn: '2026-01-01' });
    await create({ ...NJ, state: 'NY', startsOn: '2026-01-01', cents: 3951 });
    await apply();
    for (const period of ['2026-10', '2026-11', '2026']) {
      const { start, end } = periodBounds(period);
      const [counted] = await world.store.read.all<{ dollars: number }>(sql`SELECT sum(
          (min(c."actualDepartureAt", ifnull(c."creditedUntil", c."actualDepartureAt")) - c."actualArrivalAt") / 60000
          * CASE WHEN q."locationId" = 'bronx' THEN 3951 ELSE 3600 END) / 6000.0 AS dollars
        FROM contract c JOIN quest q ON q.id = c."questId" WHERE q."providerId" = '1' AND c."guildId" IS NULL
          AND c."status" = 'Present' AND q."startedAt" >= ${start} AND q."startedAt" < ${end}`);
      const { dollarValue, hourValues } = await recapOf(period);
      expect(dollarValue).toBeCloseTo(counted?.dollars ?? 0, 6);
      expect(await dollarsOfQuests(period)).toBeCloseTo(dollarValue, 6);
      expect(hourValues.map(({ state }) => state)).toEqual(period === '2026-10' ? ['NJ'] : ['NJ', 'NY']);
    }
  });

  it('is staff’s to keep, within its limits, once a day and state [HRS-12]', async () => {
    expect((await create(NJ, 'admins')).code).toBe('FORBIDDEN');
    expect((await create(NJ, null)).code).toBe('NOT_LOGGED_IN');
    for (const wrong of [
      { cents: 99 },
      { cents: 100_001 },
      { source: '  ' },
      { source: 'x'.repeat(301) },
      { startsOn: '1999-12-31' },
    ])
      expect((await create({ ...NJ, ...wrong })).code).toBe('BAD_USER_INPUT');
    expect((await create(NJ)).code).toBeUndefined();
    const again = await create(NJ);
    expect([again.code, again.errors?.[0]?.message]).toEqual([
      'BAD_USER_INPUT',
      'That state already has a value from that day.',
    ]);
    expect((await create({ ...NJ, state: 'NY' })).code).toBeUndefined();
    expect(await auditOf('hour-value-added')).toEqual([
      { state: 'NJ', startsOn: '2026-11-05', cents: 3600 },
      { state: 'NY', startsOn: '2026-11-05', cents: 3600 },
    ]);
  });
});
