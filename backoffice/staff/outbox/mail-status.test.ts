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
    [{ deferrals: 1 }, `${WRITTEN}, put off: 1, ${NEXT}`],
    [{ attempts: 1, deferrals: 3 }, `${WRITTEN}, tries: 1, put off: 3, ${NEXT}`],
    [{ status: 'failed' as const, attempts: 1, canRetry: true }, `${WRITTEN}, gave up. Tries: 1`],
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
    [{ retriedCount: 1, goneCount: 0 }, 'Sending again: 1.'],
    [{ retriedCount: 1200, goneCount: 1 }, 'Sending again: 1,200. Can’t be sent, text gone: 1.'],
  ])('%o', (done, text) => expect(retriedText(done)).toBe(text));
});
