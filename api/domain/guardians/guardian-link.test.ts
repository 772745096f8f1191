import { expect, it } from 'vitest';
import { sixDigitsOf } from '../text/typed-digits.ts';
import {
  GUARDIAN_CODE_TRIES,
  GUARDIAN_LINK_LIFETIME_MS,
  isCodeOpen,
  refusalOfGuardianLink,
} from './guardian-link.ts';

const NOW = Date.parse('2026-11-16T15:00:00Z');
const good = { expiresAt: NOW + 1, usedAt: null, isRemoved: false, isYoung: true };

it('links last 7 and 30 days [SAF-08, SAF-10, WAV-04]', () => {
  const [week, month] = [7 * 86_400_000, 30 * 86_400_000];
  expect(GUARDIAN_LINK_LIFETIME_MS).toEqual({ decision: week, signing: week, standing: month });
});

it.each([
  ['one that never was', null, 'INVALID_TOKEN'],
  ['a good one', good, null],
  ['a used one', { ...good, usedAt: 1 }, 'LINK_USED'],
  ['one that ran out', { ...good, expiresAt: NOW }, 'LINK_EXPIRED'],
  ['one about an adult', { ...good, isYoung: false }, 'LINK_EXPIRED'],
  ['one of a removed child, used before', { ...good, isRemoved: true, usedAt: 1 }, 'ACCOUNT_REMOVED'],
] as const)('a link: %s [SAF-08, DEC-65]', (_case, link, refusal) => {
  expect(refusalOfGuardianLink(link, NOW)).toBe(refusal);
});

it.each([
  ['123456', '123456'],
  [' 123 456 ', '123456'],
  ['123-456', '123456'],
  ['12345', null],
  ['1234567', null],
  ['abcdef', null],
])('«%s» is the code %s [SAF-10]', (typed, code) => {
  expect(sixDigitsOf(typed)).toBe(code);
});

it.each([
  ['sent just now', { codeHash: 'h', codeExpiresAt: NOW + 1, codeTries: 0 }, true],
  ['ten minutes old', { codeHash: 'h', codeExpiresAt: NOW, codeTries: 0 }, false],
  ['tried five times', { codeHash: 'h', codeExpiresAt: NOW + 1, codeTries: GUARDIAN_CODE_TRIES }, false],
  ['used', { codeHash: null, codeExpiresAt: null, codeTries: 1 }, false],
])('a code that was %s is taken: %s [SAF-10]', (_case, code, isOpen) => {
  expect(isCodeOpen(code, NOW)).toBe(isOpen);
});
