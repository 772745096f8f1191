import { consoleStaffQueueTexts } from '#domain/texts/generated/console-staff-queue.ts';
import type { StaffQueueQuery } from '../../gql/generated.ts';
import { textsOf } from '../../language/console-locale.ts';

export type QueueRow = { id: string; title: string; to: string };

const HIDDEN = encodeURIComponent(JSON.stringify({ isVisible: false }));
const FAILED = encodeURIComponent(JSON.stringify({ status: 'failed' }));

/** What waits for staff, people first, and where it is done; nothing for what does not wait. */
export function queueRows(queue: StaffQueueQuery): QueueRow[] {
  const t = textsOf(consoleStaffQueueTexts);
  const rows = [
    ['recoveries', queue.factorRecoveries.length, '/recoveries'],
    ['requests', queue.charityRequestPage.waitingCount, '/charity-requests'],
    ['failed', queue.outboxPage.total, `/outbox?filter=${FAILED}`],
    ['guilds', queue.guildsWithoutAdmin.total, '/resting-guilds'],
    ['doubles', queue.likelyDoubles.total, '/doubles'],
    ['hidden', queue.providerPage.total, `/providers?filter=${HIDDEN}`],
  ] as const;
  return rows.flatMap(([id, count, to]) => (count > 0 ? [{ id, title: t[id]({ count }), to }] : []));
}
