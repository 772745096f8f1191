import { expect, it } from 'vitest';
import { isRecoveryMailDue, secondsUntilVerification, TOKEN_LIFETIME_MS } from './account-token.ts';

const NOW = 1_800_000_000_000;

it('a link for a password is good for an hour, one for an address for seven days [OPEN-ACC-01, OPEN-ACC-02]', () => {
  expect(TOKEN_LIFETIME_MS).toEqual({ 'reset-password': 3_600_000, 'verify-email': 604_800_000 });
});

it.each([
  [null, 0],
  [NOW, 3600],
  [NOW - 1, 3600],
  [NOW - 3_599_000, 1],
  [NOW - 3_599_999, 1],
  [NOW - 3_600_000, 0],
])('a verification mail sent at %s leaves %i seconds to wait [ACC-36]', (sentAt, seconds) => {
  expect(secondsUntilVerification(sentAt, NOW)).toBe(seconds);
});

const MINUTE_MS = 60_000;

it.each([
  [[], true],
  [[0, 1, 2, 3], true],
  [[0, 1, 2, 3, 14], false],
  [[15, 16, 17, 18, 19], true],
  [[14, 16, 17, 18, 19], false],
  [[0, 1, 2, 61, 62], true],
])('after links for a password %j minutes ago another one goes out: %s [SAF-23]', (minutes, isDue) => {
  const madeAt = minutes.map((ago) => NOW - ago * MINUTE_MS);
  expect(isRecoveryMailDue(madeAt, NOW)).toBe(isDue);
});

it.each([
  [[], true],
  [[0], false],
  [[44, 50], false],
  [[45, 50], true],
])('a full mailbox after links %j minutes ago gets another one: %s [SAF-23, SAF-29]', (minutes, isDue) => {
  const madeAt = minutes.map((ago) => NOW - ago * MINUTE_MS);
  expect(isRecoveryMailDue(madeAt, NOW, true)).toBe(isDue);
});
