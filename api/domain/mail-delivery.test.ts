import { describe, expect, it } from 'vitest';
import {
  ATTEMPT_MS,
  canBeTried,
  MOST_ATTEMPTS,
  mailFailureOf,
  mailFailureText,
  nextAttemptAt,
} from './mail-delivery.ts';

const MINUTE_MS = 60_000;
const FOREVER = Number.MAX_SAFE_INTEGER;
const answered = (responseCode: unknown, code?: string) =>
  Object.assign(new Error('552 5.2.2 <rosa@demo.example> is full'), { responseCode, code });

describe('why a mail server did not take a mail', () => {
  it.each([
    ['a refusal for good', answered(552), 'The mail server refused it for good (552).'],
    ['a refusal for now', answered(451), 'The mail server did not take it yet (451).'],
    [
      'a wrong password',
      answered(535, 'EAUTH'),
      'The mail server did not accept the log-in of SMTP_URL (535).',
    ],
    ['no connection', answered(undefined, 'ECONNECTION'), 'The mail server could not be reached.'],
    ['no answer in time', answered(undefined, 'ETIMEDOUT'), 'The mail server could not be reached.'],
    ['an odd number', answered(99.5), 'It could not be handed to the mail server.'],
    [
      'an address in the place of the number',
      answered('rosa@demo.example'),
      'It could not be handed to the mail server.',
    ],
    ['no error at all', null, 'It could not be handed to the mail server.'],
  ])('SAF-18 %s is told in words of our own, without an address', (_case, error, text) => {
    expect(mailFailureText(mailFailureOf(error))).toBe(text);
  });
});

describe('the next attempt', () => {
  const later = mailFailureOf(answered(451));

  it('comes twice as late after each', () => {
    const pauses = [1, 2, 3, 4].map((attempts) =>
      nextAttemptAt(later, { attempts, contentUntil: FOREVER }, 0),
    );
    expect(pauses).toEqual([1, 2, 4, 8].map((minutes) => minutes * MINUTE_MS));
  });

  it.each([
    ['after the last', later, MOST_ATTEMPTS, FOREVER],
    ['when the server refuses for good', mailFailureOf(answered(550)), 1, FOREVER],
    ['when the mail cannot be opened', { reason: 'sealed', code: null } as const, 1, FOREVER],
    ['SAF-18 when it would end after the text has to be gone', later, 1, MINUTE_MS + ATTEMPT_MS - 1],
  ])('%s there is none', (_case, failure, attempts, contentUntil) => {
    expect(nextAttemptAt(failure, { attempts, contentUntil }, 0)).toBeNull();
  });

  it('SAF-18 one that ends just in time is made', () => {
    expect(canBeTried({ contentUntil: ATTEMPT_MS }, 0)).toBe(true);
    expect(canBeTried({ contentUntil: ATTEMPT_MS }, 1)).toBe(false);
  });
});
