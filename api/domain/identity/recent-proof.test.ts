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

describe('SAF-25 how long a proof is enough', () => {
  it.each([
    ['just now', 0, true],
    ['a moment before 15 minutes', 15 * MINUTE_MS - 1, true],
    ['after 15 minutes', 15 * MINUTE_MS, false],
    ['after a day', 24 * 60 * MINUTE_MS, false],
  ])('%s', (_case, age, isRecent) => {
    expect(isProofRecent(NOW - age, NOW)).toBe(isRecent);
  });

  it('who has a password proves by it, everybody else by a code', () => {
    expect(proofWayOf({ hasPassword: true })).toBe('PASSWORD');
    expect(proofWayOf({ hasPassword: false })).toBe('MAIL_CODE');
  });
});

describe('a mailed code', () => {
  it.each([
    ['fresh', { expiresAt: NOW + PROOF_CODE_LIFETIME_MS, tries: 0 }, true],
    ['at the last try', { expiresAt: NOW + 1, tries: PROOF_CODE_TRIES - 1 }, true],
    ['tried too often', { expiresAt: NOW + 1, tries: PROOF_CODE_TRIES }, false],
    ['too old', { expiresAt: NOW, tries: 0 }, false],
  ])('SAF-25 %s', (_case, code, isOpen) => {
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
