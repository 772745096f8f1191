import { expect, it } from 'vitest';
import { secondsUntilVerification, TOKEN_LIFETIME_MS } from './account-token.ts';

const NOW = 1_800_000_000_000;

it('OPEN-ACC-01 OPEN-ACC-02 a link for a password is good for an hour, one for an address for seven days', () => {
  expect(TOKEN_LIFETIME_MS).toEqual({ 'reset-password': 3_600_000, 'verify-email': 604_800_000 });
});

it.each([
  [null, 0],
  [NOW, 3600],
  [NOW - 1, 3600],
  [NOW - 3_599_000, 1],
  [NOW - 3_599_999, 1],
  [NOW - 3_600_000, 0],
])('ACC-36 a verification mail sent at %s leaves %i seconds to wait', (sentAt, seconds) => {
  expect(secondsUntilVerification(sentAt, NOW)).toBe(seconds);
});
