import { and, eq, ne, not, sql } from 'drizzle-orm';
import { report } from '#api/access/events/report.ts';
import type { Job } from '#api/access/jobs/job.ts';
import type { MailContext } from '#api/access/outbox/rows/mail-context.ts';
import { hasRestToCredit } from '#api/rows/contract-where.ts';
import { isNotOver } from '#api/rows/quest-where.ts';
import { isInList } from '#db/in-list.ts';
import { contract } from '#db/schema/contract.ts';
import { quest } from '#db/schema/quest.ts';
import type { Db } from '#db/store.ts';
import { byProduct } from '#domain/attendance/attendance-entry.ts';
import { departureToCredit } from '#domain/attendance/credit-bounds.ts';
import { everyMinutes } from '#domain/time/slots.ts';
import { type AttendanceRow, loadAttendanceFacts } from './attendance-facts.ts';

const EVERY_MINUTES = 5;

/**
 * Credits the rest of the minutes of people who were marked before the end, once they and their quest have ended: until
 * they left, and at most 2 hours over the plan as it is then.
 */
export const CREDIT_REST: Job = {
  name: 'credit-rest',
  slotAt: everyMinutes(EVERY_MINUTES),
  async run({ store, turns, ...context }) {
    return turns(await findDue(store.read, context.now), (tx, ids) => creditRest(tx, context, ids));
  },
};

/** Marked present, with minutes credited up to an instant that is behind by now; one that was cancelled stays as it is. */
async function findDue(db: Db, now: number): Promise<string[]> {
  const rows = await db
    .select({ id: contract.id })
    .from(contract)
    .innerJoin(quest, eq(quest.id, contract.questId))
    .where(and(hasRestToCredit(now), not(isNotOver(now)), ne(quest.publishingStatus, 'Cancelled')));
  return rows.map(({ id }) => id);
}

/** Asked again in the write: someone may have changed the times meanwhile. */
async function creditRest(tx: Db, context: MailContext, ids: readonly string[]): Promise<number> {
  const isDue = and(isInList(contract.id, ids), hasRestToCredit(context.now));
  const due = await tx.select({ id: contract.id }).from(contract).where(isDue);
  const facts = await loadAttendanceFacts(
    tx,
    due.map(({ id }) => id),
  );
  const credited = facts.map((row) => ({ ...row, actualDepartureAt: departureOf(row), creditedUntil: null }));
  const departures = Object.fromEntries(credited.map(({ id, actualDepartureAt }) => [id, actualDepartureAt]));
  const departure = sql`(SELECT value FROM json_each(${JSON.stringify(departures)}) WHERE key = ${contract.id})`;
  await tx
    .update(contract)
    .set({ creditedUntil: null, actualDepartureAt: departure })
    .where(isInList(contract.id, Object.keys(departures)));
  await report(tx, context, 'AttendanceChanged', { contracts: credited, change: byProduct('rest') });
  return credited.length;
}

function departureOf(row: AttendanceRow): number | null {
  const { actualDepartureAt, creditedUntil } = row;
  if (actualDepartureAt === null || creditedUntil === null) return actualDepartureAt;
  return departureToCredit({ ...row, actualDepartureAt, creditedUntil });
}
