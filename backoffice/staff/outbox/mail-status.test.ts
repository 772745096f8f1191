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
const WRITTEN = 'Written Sat, Mar 7, 2026, 9:05 am';
const NEXT = 'next Sat, Mar 7, 2026, 9:15 am';

describe('what staff reads of a mail', () => {
  it.each([
    [{}, WRITTEN],
    [{ deferrals: 1 }, `${WRITTEN}, put off once, ${NEXT}`],
    [{ attempts: 1, deferrals: 3 }, `${WRITTEN}, 1 attempt, put off 3 times, ${NEXT}`],
    [{ status: 'failed' as const, attempts: 1, canRetry: true }, `${WRITTEN}, given up after 1 attempt`],
  ])('%o', (more, text) => expect(historyOf({ ...MAIL, ...more })).toBe(text));
});

describe('what staff reads of the mail server', () => {
  const well = { trouble: null, lastSuccessAt: MAIL.createdAt, lastTrouble: null, lastTroubleAt: null };
  it.each([
    [well, 'It last took mails on Sat, Mar 7, 2026, 9:05 am.'],
    [{ ...well, lastSuccessAt: null }, 'It has taken no mail yet.'],
    [
      { ...well, lastTrouble: 'It was away.', lastTroubleAt: MAIL.nextAttemptAt },
      'It last took mails on Sat, Mar 7, 2026, 9:05 am. The last trouble, Sat, Mar 7, 2026, 9:15 am: It was away.',
    ],
  ])('%o', (server, text) => expect(serverHistoryOf(server)).toBe(text));

  it.each([
    [0, 'No mail waits.'],
    [1, '1 mail waits.'],
    [5000, '5,000 mails wait.'],
  ])('%i', (count, text) => expect(consoleOutboxTexts('en').wait({ count })).toBe(text));

  it.each([
    [{ retriedCount: 1, goneCount: 0 }, '1 mail is sent again.'],
    [
      { retriedCount: 1200, goneCount: 1 },
      '1,200 mails are sent again. 1 mail cannot be sent any more: the text is gone.',
    ],
  ])('%o', (done, text) => expect(retriedText(done)).toBe(text));
});
