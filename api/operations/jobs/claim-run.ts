import { and, eq, isNull, sql } from 'drizzle-orm';
import { jobRun } from '#db/schema/job-run.ts';
import type { Db } from '#db/store.ts';

/** How long a process keeps a run for itself without a word; then another one goes on with it. */
export const LEASE_MS = 60_000;

/** Pause after the first failure; it's twice as long after each further one. */
export const FIRST_PAUSE_MS = 15_000;

export const LONGEST_PAUSE_MS = 3_600_000;

/** A run that this process holds. `leasedUntil` tells its lease from every other one of the run. */
export type HeldRun = { name: string; slot: number; leasedUntil: number };

/** The run was taken over by another process, since this one took too long. */
export class RunLost extends Error {
  override name = 'RunLost';
}

/**
 * Takes a run for this process alone, or null: a slot that no one has, or whose holder is gone or has failed, and as
 * long as no one is at another slot of the job. One statement, so that of several processes only one gets it.
 */
export async function claimRun(tx: Db, name: string, slot: number, now: number): Promise<HeldRun | null> {
  const leasedUntil = now + LEASE_MS;
  const taken = await tx.all(sql`
    INSERT INTO job_run (name, slot, "leasedUntil", "startedAt")
    SELECT ${name}, ${slot}, ${leasedUntil}, ${now} WHERE NOT EXISTS (
      SELECT 1 FROM job_run AS other
      WHERE other.name = ${name} AND other.slot <> ${slot} AND other."doneAt" IS NULL AND other."leasedUntil" > ${now})
    ON CONFLICT (name, slot) DO UPDATE SET "leasedUntil" = excluded."leasedUntil"
    WHERE "doneAt" IS NULL AND job_run."leasedUntil" <= ${now}
    RETURNING slot`);
  return taken.length > 0 ? { name, slot, leasedUntil } : null;
}

/** Holds it on, in the write of what was done meanwhile. Throws RunLost when it is another's by now. */
export async function holdOn(tx: Db, held: HeldRun, now: number): Promise<number> {
  // Never the same twice, or two leases could not be told apart.
  const leasedUntil = Math.max(now + LEASE_MS, held.leasedUntil + 1);
  await change(tx, held, { leasedUntil });
  return leasedUntil;
}

/** Writes down that it is done. */
export async function finishRun(tx: Db, held: HeldRun, handled: number, now: number): Promise<void> {
  await change(tx, held, { doneAt: now, leasedUntil: now, handled: sql`${jobRun.handled} + ${handled}` });
}

/** Writes down that it failed, and why: tried again by whoever comes first after a pause that grows. */
export async function failRun(tx: Db, held: HeldRun, kind: string, now: number): Promise<void> {
  const failures = sql`${jobRun.failures} + 1`;
  const pause = sql`min(${LONGEST_PAUSE_MS}, ${FIRST_PAUSE_MS} << min(${jobRun.failures}, 20))`;
  await change(tx, held, { failures, lastFailure: kind, leasedUntil: sql`${now} + ${pause}` });
}

/** Gives back what was not done, for another process; a millisecond later than any lease that ran out before. */
export async function giveBack(tx: Db, held: HeldRun, now: number): Promise<void> {
  await change(tx, held, { leasedUntil: now + 1 });
}

async function change(
  tx: Db,
  { name, slot, leasedUntil }: HeldRun,
  values: Parameters<ReturnType<Db['update']>['set']>[0],
): Promise<void> {
  const isHeld = and(
    ...[eq(jobRun.name, name), eq(jobRun.slot, slot)],
    ...[eq(jobRun.leasedUntil, leasedUntil), isNull(jobRun.doneAt)],
  );
  const rows = await tx.update(jobRun).set(values).where(isHeld).returning({ slot: jobRun.slot });
  if (rows.length === 0) throw new RunLost('another process has taken this run over');
}
