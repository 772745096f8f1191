import { describe, expect, it } from 'vitest';
import { consoleOutboxTexts } from '#domain/texts/generated/console-outbox.ts';
import { historyOf, retriedText, serverHistoryOf } from './mail-status.ts';

const MAIL = {
  id: 'm',
  channel: 'email' as const,
  kind: 'Broadcast',
  recipient: 'r…@demo.example',
  status: 'waiting' as const,
  attempts: 0,
  deferrals: 0,
  nextAttemptAt: '2026-03-07T14:15:00Z',
  lastError: null,
  canRetry: false,
  createdAt: '2026-03-07T14:05:00Z',
  sentAt: null,
};
const WRITTEN = 'Created Sat, Mar 7, 2026, 9:05 am';
const NEXT = 'next Sat, Mar 7, 2026, 9:15 am';

describe('what staff reads of a mail', () => {
  it.each([
    [{}, WRITTEN],
    [{ deferrals: 1 }, `${WRITTEN}, put off once, ${NEXT}`],
    [{ attempts: 1, deferrals: 3 }, `${WRITTEN}, 1 try, put off 3 times, ${NEXT}`],
    [{ status: 'failed' as const, attempts: 1, canRetry: true }, `${WRITTEN}, gave up after 1 try`],
  ])('%o', (more, text) => expect(historyOf({ ...MAIL, ...more })).toBe(text));
});

describe('what staff reads of the mail server', () => {
  const well = { trouble: null, lastSuccessAt: MAIL.createdAt, lastTrouble: null, lastTroubleAt: null };
  it.each([
    [well, 'Last email accepted: Sat, Mar 7, 2026, 9:05 am.'],
    [{ ...well, lastSuccessAt: null }, 'No emails accepted yet.'],
    [
      { ...well, lastTrouble: 'It was away.', lastTroubleAt: MAIL.nextAttemptAt },
      'Last email accepted: Sat, Mar 7, 2026, 9:05 am. Last problem, Sat, Mar 7, 2026, 9:15 am: It was away.',
    ],
  ])('%o', (server, text) => expect(serverHistoryOf(server)).toBe(text));

  it.each([
    [0, 'Emails waiting: 0.'],
    [1, 'Emails waiting: 1.'],
    [5000, 'Emails waiting: 5,000.'],
  ])('%i', (count, text) => expect(consoleOutboxTexts('en').wait({ count })).toBe(text));

  it.each([
    [{ retriedCount: 1, goneCount: 0 }, 'Sending 1 email again.'],
    [
      { retriedCount: 1200, goneCount: 1 },
      'Sending 1,200 emails again. 1 email can’t be sent: the text is gone.',
    ],
  ])('%o', (done, text) => expect(retriedText(done)).toBe(text));
});
