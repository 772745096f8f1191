import { describe, expect, it } from 'vitest';
import {
  canBeTried,
  firstTriedAt,
  isServerTrouble,
  LEASE_MS,
  MOST_ATTEMPTS,
  mailFailureOf,
  mailFailureText,
  nextStep,
  serverPause,
} from './mail-delivery.ts';

const SECOND_MS = 1_000;
const MINUTE_MS = 60_000;
const FOREVER = Number.MAX_SAFE_INTEGER;
const answered = (responseCode: unknown, command?: string, code?: string) =>
  Object.assign(new Error('552 5.2.2 <rosa@demo.example> is full'), { responseCode, command, code });

describe('why a mail server did not take a mail', () => {
  it.each([
    ['a recipient refused for good', answered(550, 'RCPT TO'), 'The mail server refused it for good (550).'],
    ['a text refused for good', answered(554, 'DATA'), 'The mail server refused it for good (554).'],
    ['a text that is too large', answered(552, 'MAIL FROM'), 'The mail server refused it for good (552).'],
    ['a refusal for now', answered(451, 'RCPT TO'), 'The mail server did not take it yet (451).'],
    ['an odd number', answered(99.5), 'It could not be handed to the mail server.'],
    [
      'an address in the place of the number',
      answered('rosa@demo.example'),
      'It could not be handed to the mail server.',
    ],
    ['no error at all', null, 'It could not be handed to the mail server.'],
  ])('%s is told in words of our own, without an address [SAF-18]', (_case, error, text) => {
    const failure = mailFailureOf(error);
    expect(mailFailureText(failure)).toBe(text);
    expect(isServerTrouble(failure)).toBe(false);
  });

  const NO_LOG_IN = 'The mail server did not accept the log-in of SMTP_URL';
  it.each([
    ['a wrong password', answered(535, 'AUTH PLAIN', 'EAUTH'), `${NO_LOG_IN} (535).`],
    ['a log-in that is asked for too late', answered(530, 'RCPT TO', 'EENVELOPE'), `${NO_LOG_IN} (530).`],
    ['a log-in that fails for now', answered(454, 'AUTH LOGIN', 'EAUTH'), `${NO_LOG_IN} (454).`],
    ['no connection', answered(undefined, 'CONN', 'ESOCKET'), 'The mail server could not be reached.'],
    ['no answer in time', answered(undefined, 'CONN', 'ETIMEDOUT'), 'The mail server could not be reached.'],
    [
      'an attempt broken off',
      answered(undefined, undefined, 'EABORT'),
      'The mail server could not be reached.',
    ],
    [
      'no encryption',
      answered(undefined, 'STARTTLS', 'ETLS'),
      'No encrypted connection to the mail server came about.',
    ],
    [
      'a refused greeting',
      answered(554, 'CONN', 'EPROTOCOL'),
      'The mail server takes no mails at the moment (554).',
    ],
    ['a server that closes', answered(421, 'DATA'), 'The mail server takes no mails at the moment (421).'],
    [
      'a refused sender',
      answered(553, 'MAIL FROM', 'EENVELOPE'),
      'The mail server takes no mails from the address in MAIL_FROM (553).',
    ],
    ['too many mails', answered(451, 'MAIL FROM'), 'The mail server takes no mails at the moment (451).'],
  ])('%s is no fault of the mail [OPS-13]', (_case, error, text) => {
    const failure = mailFailureOf(error);
    expect(mailFailureText(failure)).toBe(text);
    expect(isServerTrouble(failure)).toBe(true);
  });
});

describe('the next attempt', () => {
  const later = mailFailureOf(answered(451, 'RCPT TO'));
  const wrongPassword = mailFailureOf(answered(535, 'AUTH PLAIN', 'EAUTH'));
  const tried = (more = {}) => ({ attempts: 0, deferrals: 0, contentUntil: FOREVER, ...more });

  it('a mail that is put off waits twice as long each time, half an hour at most, and none counts [OPS-13]', () => {
    const steps = [0, 1, 2, 3, 4, 5, 500].map((deferrals) => nextStep(later, tried({ deferrals }), 0));
    expect(steps.map((step) => step.nextAttemptAt / MINUTE_MS)).toEqual([1, 2, 4, 8, 16, 30, 30]);
    for (const step of steps) expect(step).toMatchObject({ status: 'waiting', attempts: 0 });
  });

  const HOUR_MS = 60 * MINUTE_MS;
  it.each([
    ['after an hour', HOUR_MS, 'waiting', 1.5 * HOUR_MS],
    ['shortly before 24 hours, a last time', 23.9 * HOUR_MS, 'waiting', 24 * HOUR_MS],
    ['after 24 hours, no more', 24 * HOUR_MS, 'failed', 24 * HOUR_MS],
  ] as const)('is tried again %s [MSG-07: a refusal for now]', (_when, now, status, nextAttemptAt) => {
    const step = nextStep(later, tried({ deferrals: 40, firstTriedAt: 0 }), now);
    expect(step).toMatchObject({ status, nextAttemptAt, attempts: 0 });
  });

  it('the 24 hours count from the first attempt [MSG-07: a refusal for now]', () => {
    const changes = JSON.stringify([
      ['waiting', 1],
      ['sending', 5],
      ['waiting', 6],
      ['sending', 9],
    ]);
    expect(firstTriedAt(changes)).toBe(5);
    expect(firstTriedAt('[["waiting",1]]')).toBeNull();
  });

  it.each([
    ['a recipient whom its server does not know', 550, 'RCPT TO', '550 5.1.1 no such user', true],
    ['a recipient, without a reason', 553, 'RCPT TO', undefined, true],
    ['a recipient for now', 450, 'RCPT TO', '450 4.2.1 later', undefined],
    ['whoever sends, by a policy', 554, 'RCPT TO', '554 5.7.1 relay access denied', undefined],
    ['a text', 554, 'DATA', '554 5.6.0 no', undefined],
  ])(
    'what is said of %s says of its address that nothing arrives: %s [MSG-07: refused for good]',
    (_what, code, command, response, expected) => {
      const failure = mailFailureOf(Object.assign(answered(code, command), { response }));
      expect(failure.isOfAddress).toBe(expected);
    },
  );

  it('a server in trouble is asked again after seconds, then later, every five minutes at least [OPS-13]', () => {
    expect([1, 2, 3, 6, 7, 5_000].map((times) => serverPause(times) / SECOND_MS)).toEqual([
      5, 10, 20, 160, 300, 300,
    ]);
    expect(nextStep(wrongPassword, tried({ deferrals: 5_000 }), 0)).toEqual({
      status: 'waiting',
      attempts: 0,
      deferrals: 5_001,
      nextAttemptAt: 300 * SECOND_MS,
    });
  });

  it('what fails for a reason that nobody knows is tried eight times', () => {
    const unknown = mailFailureOf(null);
    expect(nextStep(unknown, tried({ attempts: MOST_ATTEMPTS - 2 }), 0).status).toBe('waiting');
    expect(nextStep(unknown, tried({ attempts: MOST_ATTEMPTS - 1 }), 0)).toMatchObject({
      status: 'failed',
      attempts: MOST_ATTEMPTS,
    });
  });

  it.each([
    ['refused for good', mailFailureOf(answered(550, 'RCPT TO'))],
    ['that cannot be opened', { reason: 'sealed', code: null } as const],
  ])('a mail %s is given up at once', (_case, failure) => {
    expect(nextStep(failure, tried(), 0)).toMatchObject({ status: 'failed', attempts: 1 });
  });

  it('one that would come too late comes just in time, and none begins that could outlast the text [SAF-18]', () => {
    const contentUntil = LEASE_MS + SECOND_MS;
    expect(nextStep(later, tried({ contentUntil }), 0).nextAttemptAt).toBe(SECOND_MS);
    expect(nextStep(later, tried({ contentUntil }), SECOND_MS).nextAttemptAt).toBe(SECOND_MS + MINUTE_MS);
    expect(canBeTried({ contentUntil: LEASE_MS }, 0)).toBe(true);
    expect(canBeTried({ contentUntil: LEASE_MS }, 1)).toBe(false);
  });
});
