import type {
  OutboxStatus,
  RetryFailedMailsMutation,
  StaffMailFragment,
  StaffMailServerQuery,
} from '../../gql/generated.ts';
import { momentText } from '../widgets/moment-text.ts';

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
  deferrals,
  nextAttemptAt,
  canRetry,
}: StaffMailFragment): string {
  const tries = attempts === 1 ? '1 attempt' : `${attempts} attempts`;
  const written = `Written ${momentText(createdAt)}`;
  if (sentAt) return `Sent ${momentText(sentAt)}`;
  if (status === 'expired') return `${written}. Its text is gone; whoever needs it has to ask for a new one.`;
  if (status === 'failed')
    return `${written}, given up after ${tries}${canRetry ? '' : '. Its text is gone.'}`;
  const steps = [
    ...(attempts > 0 ? [tries] : []),
    ...(deferrals > 0 ? [`put off ${timesText(deferrals)}`] : []),
  ];
  if (steps.length === 0) return written;
  return `${written}, ${steps.join(', ')}, next ${momentText(nextAttemptAt)}`;
}

function timesText(times: number): string {
  return times === 1 ? 'once' : `${times} times`;
}

/** A number of mails: '1 mail', '1,200 mails'. */
export function mailsText(count: number): string {
  return count === 1 ? '1 mail' : `${count.toLocaleString('en-US')} mails`;
}

/** How many mails wait. */
export function waitingText(count: number): string {
  if (count === 0) return 'No mail waits.';
  return `${mailsText(count)} ${count === 1 ? 'waits' : 'wait'}.`;
}

type Server = Pick<
  StaffMailServerQuery['mailServer'],
  'trouble' | 'lastSuccessAt' | 'lastTrouble' | 'lastTroubleAt'
>;

/** When the mail server last took a mail, and what kept it from it before. */
export function serverHistoryOf({ trouble, lastSuccessAt, lastTrouble, lastTroubleAt }: Server): string {
  const success = lastSuccessAt
    ? `It last took mails on ${momentText(lastSuccessAt)}.`
    : 'It has taken no mail yet.';
  const before =
    !trouble && lastTrouble && lastTroubleAt
      ? ` The last trouble, ${momentText(lastTroubleAt)}: ${lastTrouble}`
      : '';
  return `${success}${before}`;
}

/** What came of sending all again. */
export function retriedText({
  retriedCount,
  goneCount,
}: RetryFailedMailsMutation['retryFailedMails']): string {
  const gone = `${mailsText(goneCount)} cannot be sent any more: the text is gone.`;
  const sent = `${mailsText(retriedCount)} ${retriedCount === 1 ? 'is' : 'are'} sent again.`;
  return goneCount === 0 ? sent : `${sent} ${gone}`;
}
