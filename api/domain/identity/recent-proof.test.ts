import { describe, expect, it } from 'vitest';
import { sixDigitsOf } from '../text/typed-digits.ts';
import {
  isProofCodeOpen,
  isProofRecent,
  PROOF_CODE_LIFETIME_MS,
  PROOF_CODE_TRIES,
  proofWayOf,
} from './recent-proof.ts';

const NOW = 1_700_000_000_000;
const MINUTE_MS = 60_000;

describe('how long a proof is enough [SAF-25]', () => {
  it.each([
    ['just now', 0, true],
    ['a moment before 15 minutes', 15 * MINUTE_MS - 1, true],
    ['after 15 minutes', 15 * MINUTE_MS, false],
    ['after a day', 24 * 60 * MINUTE_MS, false],
  ])('%s', (_case, age, isRecent) => {
    expect(isProofRecent(NOW - age, NOW)).toBe(isRecent);
  });

  it.each([
    [true, false, 'PASSWORD'],
    [true, true, 'PASSWORD'],
    [false, true, 'ONE_TIME_PASSWORD'],
    [false, false, 'MAIL_CODE'],
  ])('with a password: %s, with one-time passwords: %s, by %s', (hasPassword, hasOneTimePassword, way) => {
    expect(proofWayOf({ hasPassword, hasOneTimePassword })).toBe(way);
  });
});

describe('a mailed code', () => {
  it.each([
    ['fresh', { expiresAt: NOW + PROOF_CODE_LIFETIME_MS, tries: 0 }, true],
    ['at the last try', { expiresAt: NOW + 1, tries: PROOF_CODE_TRIES - 1 }, true],
    ['tried too often', { expiresAt: NOW + 1, tries: PROOF_CODE_TRIES }, false],
    ['too old', { expiresAt: NOW, tries: 0 }, false],
  ])('%s [SAF-25]', (_case, code, isOpen) => {
    expect(isProofCodeOpen(code, NOW)).toBe(isOpen);
  });

  it.each([
    ['123456', '123456'],
    [' 123 456 ', '123456'],
    ['123-456', '123456'],
    ['12345', null],
    ['1234567', null],
    ['12345a', null],
    ['', null],
  ])('%j is read as %j', (typed, code) => {
    expect(sixDigitsOf(typed)).toBe(code);
  });
});
