import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  findLedgerFaults,
  type LedgerStep,
  readLedgerPlace,
  repairLedger,
} from '#api/operations/ledger/ledger.ts';
import { insertDistrict } from '#db/factories/insert-district.ts';
import { insertLocation, insertProvider } from '#db/factories/insert-provider.ts';
import { insertQuest } from '#db/factories/insert-quest.ts';
import { credit } from '#db/schema/credit.ts';
import { setting } from '#db/schema/setting.ts';
import { TEST_NOW } from '../support/cast.ts';
import { faultsOf, openPlanners, statementsOf } from '../support/query-plans.ts';
import { openScratchStore } from '../support/scratch-store.ts';

const PEOPLE = 450;
const CONTRACTS = 2_300;
const HOUR_MS = 3_600_000;

let scratch: Awaited<ReturnType<typeof openScratchStore>>;
beforeEach(async () => {
  scratch = await openScratchStore();
  await scratch.store.write(async (tx) => {
    await insertDistrict(tx, { id: 'd' });
    await insertProvider(tx, { id: 'p', districtId: 'd' });
    await insertLocation(tx, { id: 'l', providerId: 'p' });
    const past = { startedAt: TEST_NOW - 9 * HOUR_MS, endedAt: TEST_NOW - 6 * HOUR_MS };
    for (let number = 0; number < 10; number += 1)
      await insertQuest(tx, { id: `q${number}`, providerId: 'p', locationId: 'l', ...past });
    await tx.run(sql`INSERT INTO chariteer (id, username, emailAddress, dateOfBirth, nameFirst, nameLast, createdAt)
      WITH RECURSIVE one(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM one WHERE n < ${PEOPLE})
      SELECT printf('p%04d', n), printf('person%04d', n), 'p' || n || '@demo.example', '1990-05-17', 'Ada', 'P', 0 FROM one`);
    // Present and nothing else: neither credits nor recaps nor counts follow.
    await tx.run(sql`INSERT INTO contract (id, questId, chariteerId, claimedAt, status, actualArrivalAt, actualDepartureAt)
      WITH RECURSIVE one(n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM one WHERE n < ${CONTRACTS - 1})
      SELECT printf('c%05d', n), 'q' || (n / ${sql.raw(String(PEOPLE))}), printf('p%04d', 1 + n % ${sql.raw(String(PEOPLE))}), 0, 'Present',
        ${past.startedAt}, ${past.endedAt} FROM one`);
  });
});
afterEach(() => scratch.end());

const NOTHING_WRONG = { takenCount: 0, recap: 0, credits: 0 };
async function countFaults() {
  const steps: LedgerStep[] = [];
  await findLedgerFaults(scratch.store.read, TEST_NOW, { onStep: (step) => steps.push(step) });
  const faults = steps.flatMap((step) => step.faults);
  const counts: Record<string, number> = { ...NOTHING_WRONG };
  for (const { kind } of faults) counts[kind] = (counts[kind] ?? 0) + 1;
  return { steps, counts };
}

describe('a look through the ledger', () => {
  it('goes in steps that look at a bounded number of keys [REC-12]', async () => {
    const { steps, counts } = await countFaults();
    expect(Math.max(...steps.map(({ looked }) => looked))).toBeLessThanOrEqual(1_000);
    expect(steps.filter(({ part }) => part === 'credits').map(({ looked }) => looked)).toEqual([
      1_000, 1_000, 300,
    ]);
    expect(steps.filter(({ part }) => part === 'recaps').map(({ looked }) => looked)).toEqual([200, 200, 50]);
    // Each person has a month and a year.
    expect(counts).toEqual({ takenCount: 6, recap: 2 * PEOPLE, credits: CONTRACTS, entries: CONTRACTS });
  });

  it('begins at a place that was told, as it is written [REC-12]', async () => {
    const from = readLedgerPlace('credits:c01999');
    const steps: LedgerStep[] = [];
    if (from)
      await findLedgerFaults(scratch.store.read, TEST_NOW, { from, onStep: (step) => steps.push(step) });
    expect(steps.map(({ part, looked }) => [part, looked])).toEqual([
      ['credits', 300],
      ['entries', 1_000],
      ['entries', 1_000],
      ['entries', 300],
      ['stray-words', 10],
      ['listing', 10],
    ]);
    expect([readLedgerPlace('nothing:1'), readLedgerPlace('')]).toEqual([null, null]);
  });
});

describe('a repair of the ledger', () => {
  it('writes each 50 keys at most in a transaction of their own [REC-12]', async () => {
    const write = vi.spyOn(scratch.store, 'write');
    const { store } = scratch;
    const faults = await repairLedger(store, TEST_NOW);
    expect(write.mock.calls.length).toBeGreaterThan((CONTRACTS + PEOPLE) / 50);
    expect(faults.filter(({ kind }) => kind === 'credits')).toHaveLength(CONTRACTS);
    expect((await countFaults()).counts).toEqual(NOTHING_WRONG);
    expect(await repairLedger(store, TEST_NOW)).toEqual([]);
  });

  it('finds rows by their keys, however large the tables are [REC-12, OPS-11]', async () => {
    const planners = await openPlanners();
    try {
      const statements = await statementsOf(() => repairLedger(scratch.store, TEST_NOW));
      expect(statements.length).toBeGreaterThan(20);
      expect(faultsOf(planners, statements)).toEqual([]);
    } finally {
      await planners.close();
    }
  });

  it('writes missing credits without another look at recaps [REC-12]', async () => {
    const from = { part: 'credits', after: '' } as const;
    const statements = await statementsOf(() => repairLedger(scratch.store, TEST_NOW, { from }));
    expect(statements.filter((text) => text.includes('delete from "credit"'))).toHaveLength(1);
    expect(statements.filter((text) => text.includes('recap_volunteer'))).toEqual([]);
  });

  it('that is broken off continues where it was, and repairs nothing twice [REC-12]', async () => {
    const { store } = scratch;
    const first: LedgerStep[] = [];
    const broken = repairLedger(store, TEST_NOW, {
      onStep: (step) => {
        first.push(step);
        if (step.part === 'credits') throw new Error('killed');
      },
    });
    await expect(broken).rejects.toThrow('killed');
    const made = await store.read.select({ id: credit.id }).from(credit);
    expect(made).toHaveLength(2 * 1_000);
    const rest: LedgerStep[] = [];
    await repairLedger(store, TEST_NOW + HOUR_MS, { onStep: (step) => rest.push(step) });
    expect(rest[0]).toMatchObject({ part: 'credits', looked: 1_000, next: { after: 'c01999' } });
    const repaired = [...first, ...rest].flatMap(({ faults }) =>
      faults.map((fault) => JSON.stringify(fault)),
    );
    expect(new Set(repaired).size).toBe(repaired.length);
    const now = new Set((await store.read.select({ id: credit.id }).from(credit)).map(({ id }) => id));
    expect(made.filter(({ id }) => !now.has(id))).toEqual([]);
    expect((await countFaults()).counts).toEqual(NOTHING_WRONG);
    expect(await store.read.select().from(setting).where(eq(setting.key, 'ledgerRepair'))).toEqual([]);
  });

  it('begins anew a day after it was broken off [REC-12]', async () => {
    const { store } = scratch;
    const row = { key: 'ledgerRepair', value: 'listing:', updatedAt: TEST_NOW - 25 * HOUR_MS };
    await store.write((tx) => tx.insert(setting).values(row));
    expect((await repairLedger(store, TEST_NOW)).length).toBeGreaterThan(CONTRACTS);
  });

  it('repairs rows of recaps whose sums are too small to take the change [REC-12]', async () => {
    const { store } = scratch;
    await repairLedger(store, TEST_NOW);
    await store.write(async (tx) => {
      await tx.run(sql`UPDATE recap_total SET serviceMinutes = 0`);
      await tx.run(sql`UPDATE recap_volunteer SET serviceMinutes = 99999 WHERE chariteerId = 'p0001'`);
    });
    expect((await repairLedger(store, TEST_NOW)).map(({ kind }) => kind)).toEqual(Array(4).fill('recap'));
    expect((await countFaults()).counts).toEqual(NOTHING_WRONG);
  });

  it('makes sums of recaps anew, and takes words of no quest away [REC-12, DSC-05]', async () => {
    const { store } = scratch;
    await repairLedger(store, TEST_NOW);
    await store.write(async (tx) => {
      await tx.run(sql`UPDATE recap_total SET serviceMinutes = 1 WHERE length(period) = 4`);
      await tx.run(sql`INSERT INTO recap_total VALUES ('p', '1999', 1, 1, 0, 60)`);
      await tx.run(sql`INSERT INTO quest_words (rowid, title, description, charity, type, place)
        VALUES (77, 'Stray', '', '', '', '')`);
    });
    const faults = await repairLedger(store, TEST_NOW);
    expect(faults).toEqual([
      { kind: 'recap', key: 'p\n1999' },
      { kind: 'recap', key: 'p\n2026' },
      { kind: 'listing', questId: '77', found: 'stray words', expected: 'as the quest says' },
    ]);
    expect(await repairLedger(store, TEST_NOW)).toEqual([]);
  });
});
