import { and, eq, ne, not } from 'drizzle-orm';
import { hasRestToCredit } from '#api/rows/contracts/contract-where.ts';
import { isNotOver } from '#api/rows/quests/quest-where.ts';
import type { Job } from '#api/verbs/jobs/runs/job.ts';
import { isInList } from '#db/in-list.ts';
import { contract } from '#db/schema/contract.ts';
import { quest } from '#db/schema/quest.ts';
import type { Db } from '#db/store.ts';
import { everyMinutes } from '#domain/time/slots.ts';
import { replaceCredits } from './replace-credits.ts';

const EVERY_MINUTES = 5;

/** Credits the rest of the minutes of people who were marked before the end, once they and their quest have ended. */
export const CREDIT_REST: Job = {
  name: 'credit-rest',
  slotAt: everyMinutes(EVERY_MINUTES),
  async run({ store, now, turns }) {
    return turns(await findDue(store.read, now), (tx, ids) => creditRest(tx, ids, now));
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

/** Asked again in the write: somebody may have changed the times meanwhile. */
async function creditRest(tx: Db, ids: readonly string[], now: number): Promise<number> {
  const isDue = and(isInList(contract.id, ids), hasRestToCredit(now));
  const credited = await tx.update(contract).set({ creditedUntil: null }).where(isDue).returning();
  await replaceCredits(tx, credited, now);
  return credited.length;
}
