import { asc, eq } from 'drizzle-orm';
import type { Job, JobContext } from '#api/access/jobs/job.ts';
import { logFailure } from '#api/process/log/log-failure.ts';
import { dataCopy } from '#db/schema/data-copy.ts';
import type { Db } from '#db/store.ts';
import { stateAfterFailure } from '#domain/data-copies/data-copy.ts';
import { everyMinutes } from '#domain/time/slots.ts';
import { readCopy } from './data-copy-queries.ts';
import { type AskedFor, writeCopy } from './write-copy.ts';

/** Interval of the job. People wait in front of the page, so it's a quarter of a minute. */
const EVERY_MINUTES = 0.25;
/** Files that one run makes: who asked for a later one gets it by the next run. */
const COPIES_A_RUN = 100;

/** Makes the files that people asked for, one after the other, those that wait longest first. */
export const DATA_COPIES: Job = {
  name: 'data-copies',
  slotAt: everyMinutes(EVERY_MINUTES),
  async run(context) {
    let made = 0;
    for (const copy of await readAsked(context.store.read)) made += (await make(context, copy)) ? 1 : 0;
    return made;
  },
};

function readAsked(db: Db): Promise<AskedFor[]> {
  const isAsked = eq(dataCopy.state, 'making');
  return db.select().from(dataCopy).where(isAsked).orderBy(asc(dataCopy.askedAt)).limit(COPIES_A_RUN);
}

/** Creates one copy. A failure is recorded and doesn't stop the others. */
async function make(context: JobContext, copy: AskedFor): Promise<boolean> {
  try {
    return await writeCopy(context, copy);
  } catch (error) {
    const isWanted = await context.step((tx) => noteFailure(tx, copy.accountId));
    if (isWanted) logFailure(context.log, error, {}, 'a file with all about somebody could not be made');
    return false;
  }
}

/** False where nobody waits for it any more: the account, or a child of whom it would have told, was erased meanwhile. */
async function noteFailure(tx: Db, accountId: string): Promise<boolean> {
  const copy = await readCopy(tx, accountId);
  if (!copy) return false;
  const failures = copy.failures + 1;
  const state = stateAfterFailure(failures);
  await tx.update(dataCopy).set({ failures, state }).where(eq(dataCopy.accountId, accountId));
  return true;
}
