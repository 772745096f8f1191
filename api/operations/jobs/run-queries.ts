import { and, desc, eq, isNotNull, lt } from 'drizzle-orm';
import { jobRun } from '#db/schema/job-run.ts';
import type { Db } from '#db/store.ts';

/** The newest run of a job that anybody began, or undefined. */
export async function readNewestRun(db: Db, name: string) {
  const [newest] = await db
    .select()
    .from(jobRun)
    .where(eq(jobRun.name, name))
    .orderBy(desc(jobRun.slot))
    .limit(1);
  return newest;
}

/** The newest slot before a run's that was done, or null. */
export async function readLastSlot(
  db: Db,
  { name, slot }: { name: string; slot: number },
): Promise<number | null> {
  const [last] = await db
    .select({ slot: jobRun.slot })
    .from(jobRun)
    .where(and(eq(jobRun.name, name), lt(jobRun.slot, slot), isNotNull(jobRun.doneAt)))
    .orderBy(desc(jobRun.slot))
    .limit(1);
  return last?.slot ?? null;
}
