import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { creditedMinutes, isCredited } from '#api/rows/contract-where.ts';
import { insertVolunteer } from '#db/factories/insert-account.ts';
import { insertContract } from '#db/factories/insert-contract.ts';
import { contract } from '#db/schema/contract.ts';
import { CONTRACT_STATUSES, creditsFor, servedMinutes } from '#domain/attendance/attendance.ts';
import { openScratchStore } from '../support/scratch-store.ts';

const MINUTE_MS = 60_000;
const TIMES = [
  { actualArrivalAt: null, actualDepartureAt: null, creditedUntil: null },
  { actualArrivalAt: MINUTE_MS, actualDepartureAt: null, creditedUntil: null },
  { actualArrivalAt: null, actualDepartureAt: 90 * MINUTE_MS, creditedUntil: null },
  { actualArrivalAt: MINUTE_MS, actualDepartureAt: 91.9 * MINUTE_MS, creditedUntil: null },
  { actualArrivalAt: MINUTE_MS, actualDepartureAt: 91 * MINUTE_MS, creditedUntil: 31 * MINUTE_MS },
  { actualArrivalAt: 5 * MINUTE_MS, actualDepartureAt: 91 * MINUTE_MS, creditedUntil: 3.5 * MINUTE_MS },
];

const isTimeless = (status: string | null) => status === 'Absent' || status === 'Excused';

it('SQL counts the minutes of each contract as its credit does [ATT-03, HRS-03]', async () => {
  const { store, end } = await openScratchStore();
  const cases = [null, ...CONTRACT_STATUSES]
    .flatMap((status) => TIMES.map((times) => ({ status, ...times })))
    .filter(({ status, ...times }) => !isTimeless(status) || times === TIMES[0] || !times.actualArrivalAt)
    .filter(({ status, actualDepartureAt }) => !isTimeless(status) || actualDepartureAt === null)
    .map((one, index) => ({ ...one, id: `case-${index}` }));
  await store.write(async (tx) => {
    for (const { id, ...columns } of cases) {
      const { chariteer } = await insertVolunteer(tx);
      const abandonedAt = columns.status === 'Booted' ? MINUTE_MS : null;
      await insertContract(tx, { id, chariteerId: chariteer.id, abandonedAt, ...columns });
    }
  });
  for (const { id, status, ...times } of cases) {
    const credits = creditsFor(status, servedMinutes(times));
    const [row] = await store.read
      .select({ minutes: creditedMinutes(), isCredited: isCredited().mapWith(Boolean) })
      .from(contract)
      .where(eq(contract.id, id));
    const minutes = credits.find(({ type }) => type === 'volunteerTime')?.value ?? 0;
    expect(row, `${status} ${JSON.stringify(times)}`).toEqual({ minutes, isCredited: credits.length > 0 });
  }
  expect(cases.length).toBeGreaterThan(20);
  await end();
});
