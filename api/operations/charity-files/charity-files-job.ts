import { asc, eq } from 'drizzle-orm';
import type { Job, JobContext } from '#api/access/jobs/job.ts';
import { logFailure } from '#api/process/log/log-failure.ts';
import { charityFile } from '#db/schema/charity-file.ts';
import { fileStateAfter } from '#domain/charity-files/charity-file.ts';
import { everyMinutes } from '#domain/time/slots.ts';
import { writeCharityFile } from './write-charity-file.ts';

/** Interval of the job. People wait in front of the page. */
const EVERY_MINUTES = 0.25;
/** Files that one run makes. */
const FILES_A_RUN = 20;

/** Makes the files that charities' admins asked for, one after the other. */
export const CHARITY_FILES: Job = {
  name: 'charity-files',
  slotAt: everyMinutes(EVERY_MINUTES),
  async run(context) {
    const asked = await context.store.read
      .select()
      .from(charityFile)
      .where(eq(charityFile.state, 'making'))
      .orderBy(asc(charityFile.askedAt))
      .limit(FILES_A_RUN);
    let made = 0;
    for (const file of asked) made += (await make(context, file)) ? 1 : 0;
    return made;
  },
};

/** Makes one file. A failure is noted and does not stop the others. */
async function make(context: JobContext, file: typeof charityFile.$inferSelect): Promise<boolean> {
  try {
    await writeCharityFile(context, file);
    return true;
  } catch (error) {
    const failures = file.failures + 1;
    const noted = { failures, state: fileStateAfter(failures) };
    await context.step((tx) =>
      tx.update(charityFile).set(noted).where(eq(charityFile.providerId, file.providerId)),
    );
    logFailure(context.log, error, {}, 'a charity’s file could not be made');
    return false;
  }
}
