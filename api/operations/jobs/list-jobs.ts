import { gt, sql } from 'drizzle-orm';
import type { Job } from '#api/access/jobs/job.ts';
import type { Context } from '#api/access/request/context.ts';
import type { BackgroundJob } from '#api/graphql/generated/types.ts';
import { jobRun } from '#db/schema/job-run.ts';
import type { Db } from '#db/store.ts';
import { nextSlot } from '#domain/time/slots.ts';

const DAY_MS = 24 * 3_600_000;

/** How each of the jobs goes that this installation has; two statements. For staff. */
export async function listJobs(
  { store, now, config }: Context,
  jobs: readonly Job[],
): Promise<BackgroundJob[]> {
  const newest = new Map((await readNewest(store.read)).map((run) => [run.name, run]));
  const sums = new Map((await readSums(store.read, now - DAY_MS)).map((sum) => [sum.name, sum]));
  const offered = jobs.filter(({ isOn }) => isOn?.(config) !== false);
  return offered.map(({ name, slotAt }) => {
    const run = newest.get(name);
    const { handled = 0, failures = 0 } = sums.get(name) ?? {};
    return {
      name,
      lastSlotAt: run?.slot ?? null,
      doneAt: run?.doneAt ?? null,
      delaySeconds: run ? Math.max(0, Math.round(((run.doneAt ?? now) - run.slot) / 1000)) : 0,
      triedAgainAt: run?.doneAt === null ? run.leasedUntil : null,
      failures: run?.failures ?? 0,
      lastFailure: run?.lastFailure ?? null,
      handledLastDay: handled,
      failuresLastDay: failures,
      nextAt: nextSlot((at) => slotAt(at, config), now),
    };
  });
}

async function readNewest(db: Db) {
  const isNewest = sql`${jobRun.slot} = (SELECT max(newer.slot) FROM job_run AS newer WHERE newer.name = ${jobRun.name})`;
  return db.select().from(jobRun).where(isNewest);
}

async function readSums(db: Db, since: number) {
  return db
    .select({
      name: jobRun.name,
      handled: sql<number>`sum(${jobRun.handled})`,
      failures: sql<number>`sum(${jobRun.failures})`,
    })
    .from(jobRun)
    .where(gt(jobRun.slot, since))
    .groupBy(jobRun.name);
}
