import { eq, type SQL } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as membershipWhere from '#api/rows/membership-where.ts';
import { isAskedOrAgreed } from '#api/rows/supervision-where.ts';
import { insertGuild } from '#db/factories/insert-group.ts';
import { openStore } from '#db/open-store.ts';
import { contract } from '#db/schema/contract.ts';
import { membershipPeriod } from '#db/schema/member-group.ts';
import { supervision } from '#db/schema/supervision.ts';
import type { Db, Store } from '#db/store.ts';
import { isActive } from '#domain/sign-up/contract-standing.ts';
import { SUPERVISION_STATES } from '#domain/supervision/supervision.ts';
import { TEST_NOW as NOW } from '../support/cast.ts';
import { type Drawn, drawCases, insertCases } from '../support/drawn-rows.ts';
import { BACKENDS, type OpenBackend } from '../support/store-backends.ts';
import { TEST_CELLS } from '../support/test-key.ts';
import { HOUR_MS } from '../support/upcoming-quest.ts';

/*
 * What the product asks SQL alone of memberships and of who looks after the young, held against plain words over rows
 * that fast-check draws; the rules that the domain has, too, stand in `rules-in-sql.test.ts`.
 */

const SEED = 20_261_122;
const ADULT = 'case0';

const aPeriod = fc.record({
  startedAt: fc.constantFrom(NOW - HOUR_MS, NOW - 1, NOW, NOW + 1),
  lastsMs: fc.option(fc.constantFrom(1, HOUR_MS), { freq: 2 }),
});
const aSupervision = fc.record({
  isByAdult: fc.boolean(),
  state: fc.constantFrom(...SUPERVISION_STATES),
  isCurrent: fc.boolean(),
});
type Period = { accountId: string; startedAt: number; endedAt: number | null };
type Supervised = Drawn & {
  supervised: { isByAdult: boolean; state: (typeof SUPERVISION_STATES)[number]; isCurrent: boolean };
};

const PERIODS: Period[] = fc
  .sample(aPeriod, { seed: SEED, numRuns: 60 })
  .map(({ startedAt, lastsMs }, index) => ({
    accountId: `account${index}`,
    startedAt,
    endedAt: lastsMs === null ? null : startedAt + lastsMs,
  }));
const DRAWN = fc.sample(aSupervision, { seed: SEED, numRuns: 80 });
const SUPERVISED: Supervised[] = drawCases(80).map((one, index) => ({
  ...one,
  supervised: DRAWN[index] ?? { isByAdult: true, state: 'asked', isCurrent: true },
}));

async function insertAll(tx: Db): Promise<void> {
  const { id: groupId } = await insertGuild(tx);
  await tx.insert(membershipPeriod).values(PERIODS.map((period) => ({ ...period, groupId })));
  await insertCases(tx, SUPERVISED);
  await tx.insert(supervision).values(
    SUPERVISED.map(({ id, supervised: { isByAdult, ...drawn } }) => ({
      ...drawn,
      ...(isByAdult
        ? { supervisorId: ADULT }
        : { guardianName: tx.cells.seal('supervision.guardianName', id, 'Ida Reed') }),
      ...{ id, contractId: id, createdAt: NOW, waitsUntil: drawn.state === 'agreed' ? null : NOW },
    })),
  );
}

const PERIOD_RULES: [string, SQL, (period: Period) => boolean][] = [
  ['a membership lasts', membershipWhere.isOpenPeriod, ({ endedAt }) => endedAt === null],
  ['a membership begins now or later', membershipWhere.beginsFrom(NOW), ({ startedAt }) => startedAt >= NOW],
];

/** Asked or agreed, not replaced since, and for a place that is still held. */
const looksAfter = ({ contract: held, supervised: { isByAdult, state, isCurrent } }: Supervised) =>
  isByAdult && isCurrent && ['asked', 'agreed'].includes(state) && isActive(held);

const expectSome = (found: ReadonlySet<string>, all: number) => {
  expect(found.size, 'some and not all').toBeGreaterThan(0);
  expect(found.size, 'some and not all').toBeLessThan(all);
};

for (const backend of BACKENDS) {
  describe.skipIf(backend.isMissing)(
    `rules about people in SQL and in plain words, on ${backend.name}`,
    () => {
      let open: OpenBackend;
      let store: Store;
      beforeAll(async () => {
        open = await backend.start();
        store = openStore({ url: open.url, cells: TEST_CELLS });
        await store.write(insertAll);
      });
      afterAll(async () => {
        await store.close();
        await open.close();
      });

      it.each(PERIOD_RULES)('%s', async (_title, condition, holds) => {
        const { accountId } = membershipPeriod;
        const rows = await store.read.select({ accountId }).from(membershipPeriod).where(condition);
        const found = new Set(rows.map((row) => row.accountId));
        expect(PERIODS.filter((one) => holds(one) !== found.has(one.accountId))).toEqual([]);
        expectSome(found, PERIODS.length);
      });

      it('an adult looks after a young person, or is asked to [SAF-11]', async () => {
        const rows = await store.read
          .select({ id: supervision.id })
          .from(supervision)
          .innerJoin(contract, eq(contract.id, supervision.contractId))
          .where(isAskedOrAgreed(ADULT));
        const found = new Set(rows.map(({ id }) => id));
        expect(SUPERVISED.filter((one) => looksAfter(one) !== found.has(one.id))).toEqual([]);
        expectSome(found, SUPERVISED.length);
      });
    },
  );
}
