import type { OutboxStatus, StaffMailFragment } from '../../gql/generated.ts';
import { momentText } from '../moment-text.ts';

/** What becomes of a mail, in that order. */
export const MAIL_STATUSES = {
  waiting: { label: 'Waiting', tone: 'plain' },
  sending: { label: 'Being sent', tone: 'plain' },
  sent: { label: 'Sent', tone: 'good' },
  failed: { label: 'Failed', tone: 'bad' },
  expired: { label: 'Not sent in time', tone: 'bad' },
} as const satisfies Record<OutboxStatus, { label: string; tone: string }>;

/** What happened to a mail so far, in a line. */
export function historyOf({
  createdAt,
  sentAt,
  status,
  attempts,
  nextAttemptAt,
  canRetry,
}: StaffMailFragment): string {
  const tries = attempts === 1 ? '1 attempt' : `${attempts} attempts`;
  const written = `Written ${momentText(createdAt)}`;
  if (sentAt) return `Sent ${momentText(sentAt)}`;
  if (status === 'expired') return `${written}. Its text is gone; whoever needs it has to ask for a new one.`;
  if (status === 'failed')
    return `${written}, given up after ${tries}${canRetry ? '' : '. Its text is gone.'}`;
  if (attempts === 0) return written;
  return `${written}, ${tries}, next ${momentText(nextAttemptAt)}`;
}
