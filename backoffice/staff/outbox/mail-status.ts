import type { OutboxStatus } from '../../gql/generated.ts';

/** What becomes of a mail, in that order. */
export const MAIL_STATUSES = {
  waiting: { label: 'Waiting', tone: 'plain' },
  sending: { label: 'Being sent', tone: 'plain' },
  sent: { label: 'Sent', tone: 'good' },
  failed: { label: 'Failed', tone: 'bad' },
} as const satisfies Record<OutboxStatus, { label: string; tone: string }>;
