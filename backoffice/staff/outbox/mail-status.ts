import { consoleOutboxTexts } from '#domain/texts/generated/console-outbox.ts';
import { keysOf } from '../../api-client/typed-record.ts';
import type {
  OutboxStatus,
  RetryFailedMailsMutation,
  StaffMailFragment,
  StaffMailServerQuery,
} from '../../gql/generated.ts';
import { textsOf } from '../../language/console-locale.ts';
import { momentText } from '../widgets/moment-text.ts';
import { failureText } from './mail-words.ts';

/** How what becomes of an email is shown. */
export const MAIL_TONES = {
  waiting: 'plain',
  sending: 'plain',
  sent: 'good',
  failed: 'bad',
  expired: 'bad',
  unreachable: 'bad',
  held: 'plain',
} as const satisfies Record<OutboxStatus, string>;

/** What becomes of an email, in that order. */
export const MAIL_STATUSES = keysOf(MAIL_TONES);

/** What happened to an email so far, in a line. */
export function historyOf(mail: StaffMailFragment): string {
  const { createdAt, sentAt, status, attempts: count, deferrals, nextAttemptAt, canRetry } = mail;
  const t = textsOf(consoleOutboxTexts);
  const written = t.written({ when: momentText(createdAt) });
  if (sentAt) return t.sentOn({ when: momentText(sentAt) });
  if (status === 'expired') return t.writtenExpired({ written });
  if (status === 'failed')
    return canRetry ? t.givenUp({ written, count }) : t.givenUpGone({ written, count });
  const steps = [
    ...(count > 0 ? [t.attempts({ count })] : []),
    ...(deferrals > 0 ? [t.putOff({ count: deferrals })] : []),
  ];
  if (steps.length === 0) return written;
  return t.next({ written, steps: steps.join(', '), when: momentText(nextAttemptAt) });
}

type Server = Pick<
  StaffMailServerQuery['mailServer'],
  'trouble' | 'lastSuccessAt' | 'lastTrouble' | 'lastTroubleAt'
>;

/** When the mail server last took an email, and what kept it from it before. */
export function serverHistoryOf({ trouble, lastSuccessAt, lastTrouble, lastTroubleAt }: Server): string {
  const t = textsOf(consoleOutboxTexts);
  const success = lastSuccessAt ? t.lastTook({ when: momentText(lastSuccessAt) }) : t.tookNone;
  if (trouble || !lastTrouble || !lastTroubleAt) return success;
  return `${success} ${t.lastTrouble({ when: momentText(lastTroubleAt), trouble: failureText(lastTrouble) })}`;
}

/** What came of sending all again. */
export function retriedText({
  retriedCount,
  goneCount,
}: RetryFailedMailsMutation['retryFailedMails']): string {
  const t = textsOf(consoleOutboxTexts);
  const sent = t.isSentAgain({ count: retriedCount });
  return goneCount === 0 ? sent : `${sent} ${t.isGone({ count: goneCount })}`;
}
