import { describe, expect, it } from 'vitest';
import { type LogInFacts, refusalOfLogIn } from './log-in-gate.ts';

const GOOD: LogInFacts = {
  account: { email: 'Ann@demo.example', isBanned: false },
  isRight: true,
  contact: { emailAddress: 'ann@demo.example', verificationStatus: 'Confirmed' },
  isKnownBrowser: false,
  hasGenericErrors: true,
};
const unconfirmed = { emailAddress: 'ann@demo.example', verificationStatus: 'Unverified' } as const;

describe('whether a log-in is let in', () => {
  it.each<[string, Partial<LogInFacts>, string | null]>([
    ['ERR-05 no account', { account: null, isRight: false, contact: null }, 'ACCOUNT_NOT_FOUND'],
    ['ERR-04 a wrong password', { isRight: false }, 'INVALID_EMAIL_OR_PASSWORD'],
    [
      'ERR-04 a wrong password of a banned account, which is not told of the ban',
      { isRight: false, account: { email: 'ann@demo.example', isBanned: true } },
      'INVALID_EMAIL_OR_PASSWORD',
    ],
    ['ERR-05 a ban', { account: { email: 'ann@demo.example', isBanned: true } }, 'ACCOUNT_BANNED'],
    ['ACC-37 the right password', {}, null],
    ['SAF-27 an address that was never confirmed', { contact: unconfirmed }, 'LOGIN_REFUSED'],
    ['SAF-27 the same where answers may tell', { contact: unconfirmed, hasGenericErrors: false }, null],
    ['SAF-27 the same in a browser that has been in', { contact: unconfirmed, isKnownBrowser: true }, null],
    [
      'SAF-27 another contact address that waits',
      { contact: { ...unconfirmed, emailAddress: 'else@demo.example' } },
      null,
    ],
    ['SAF-27 an account that never had a contact address', { contact: null }, null],
  ])('%s: %o → %s', (_case, facts, code) => {
    expect(refusalOfLogIn({ ...GOOD, ...facts })).toBe(code);
  });
});
