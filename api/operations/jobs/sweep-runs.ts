import { and, eq, isNotNull, lt, notLike, or, sql } from 'drizzle-orm';
import { deleteInSteps } from '#db/delete-in-steps.ts';
import { jobRun } from '#db/schema/job-run.ts';
import { saidOnce } from '#db/schema/message.ts';
import type { Store } from '#db/store.ts';

const DAY_MS = 24 * 3_600_000;
/** What someone may want to look into. */
const MEMORY_MS = 90 * DAY_MS;
/** Runs that found nothing to do, and did not fail, say little: most are of that kind. */
const EMPTY_MEMORY_MS = DAY_MS;

/**
 * Forgets old runs, but of each job the newest, which says that its slot is done; and after 90 days what was said once.
 * `now` in epoch ms.
 */
export async function sweepRuns(store: Store, now: number): Promise<void> {
  const isEmpty = and(isNotNull(jobRun.doneAt), eq(jobRun.handled, 0), eq(jobRun.failures, 0));
  const isOld = and(
    lt(jobRun.slot, now - EMPTY_MEMORY_MS),
    or(isEmpty, lt(jobRun.slot, now - MEMORY_MS)),
    sql`${jobRun.slot} < (SELECT max(newer.slot) FROM job_run AS newer WHERE newer.name = ${jobRun.name})`,
  );
  if (isOld) await deleteInSteps(store, jobRun, isOld);
  const isForgotten = and(
    lt(saidOnce.saidAt, now - MEMORY_MS),
    // A signed call of the text service has no end: whoever kept one may send it again.
    notLike(saidOnce.key, 'text-call:%'),
  );
  if (isForgotten) await deleteInSteps(store, saidOnce, isForgotten);
}
