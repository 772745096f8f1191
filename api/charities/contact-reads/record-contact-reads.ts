import { lt } from 'drizzle-orm';
import { recordAudit } from '#api/access/audit/record-audit.ts';
import type { Viewer } from '#api/access/auth/viewer.ts';
import { type ContactReads, takeContactReads } from '#api/access/request/contact-reads.ts';
import type { RequestFacts } from '#api/access/request/context.ts';
import { recordLooks } from '#api/charities/charity-contacts/record-looks.ts';
import type { Config } from '#api/process/config/config.ts';
import { asProcess } from '#api/process/log/current-request.ts';
import type { Logger } from '#api/process/log/log.ts';
import { logFailure } from '#api/process/log/log-failure.ts';
import { deleteInSteps } from '#db/delete-in-steps.ts';
import { contactReading } from '#db/schema/contact-reading.ts';
import type { Store } from '#db/store.ts';
import { charityOfReading, countsOfReading, isBulkReading } from '#domain/audit/contact-reading.ts';
import { newYorkDay } from '#domain/time/new-york-time.ts';
import { countDayOfReading } from './count-day.ts';

type Deps = { store: Store; config: Config; log: Logger; clock: () => number };

/**
 * Keeps what a request has read of people's contact data, once it is answered: an entry of the audit log where it was
 * more than one person, looks at emergency contacts, and the count of the day. No one waits for it; what fails is logged.
 */
export function recordContactReads(deps: Deps, viewer: Viewer | null, request: RequestFacts): void {
  const reads = takeContactReads(request);
  if (reads === null || viewer === null) return;
  const { log, clock } = deps;
  const now = clock();
  // The answer leaves first: a write in this turn of the event loop would stand before it.
  setImmediate(() =>
    asProcess(() => write(deps, viewer.accountId, reads, now)).catch((error: unknown) =>
      logFailure(log, error, { requestId: request.requestId }, 'who read contact data could not be kept'),
    ),
  );
}

async function write(
  { store, config }: Deps,
  readerId: string,
  { people, operations, emergencies }: ContactReads,
  now: number,
): Promise<void> {
  const counts = countsOfReading(people.values());
  await store.write(async (tx) => {
    if (isBulkReading(counts))
      await recordAudit(tx, now, {
        action: 'contacts-read',
        actorId: readerId,
        subjectId: charityOfReading(people.values()),
        detail: { operation: [...operations].join(' '), ...counts },
      });
    await recordLooks(tx, { now, config }, readerId, [...emergencies]);
    await countDayOfReading(tx, { now, config }, readerId, people);
  });
}

/** Forgets whose contact data was read on days that are over. `now` in epoch ms. */
export async function sweepContactReadings(store: Store, now: number): Promise<void> {
  await deleteInSteps(store, contactReading, lt(contactReading.day, newYorkDay(now)));
}
