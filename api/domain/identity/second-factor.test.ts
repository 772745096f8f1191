import { describe, expect, it } from 'vitest';
import {
  factorCodeOf,
  isPendingOpen,
  isStepFresh,
  PENDING_LIFETIME_MS,
  PENDING_TRIES,
  recoveryCodeOf,
  recoveryStateOf,
  shownRecoveryCode,
  showsSecondFactor,
  stepAt,
} from './second-factor.ts';

const NOW = 1_700_000_000_000;

describe('the ways of a log-in', () => {
  it.each([
    ['password', false],
    ['mail-code', false],
    ['passkey', true],
    ['one-time-password', true],
    ['recovery-code', true],
  ] as const)('%s counts as second factor: %s [JOI-10: a code by mail]', (way, isSecond) => {
    expect(showsSecondFactor(way)).toBe(isSecond);
  });
});

describe('what somebody types as second factor', () => {
  it.each([
    ['123456', { kind: 'one-time', code: '123456' }],
    [' 123 456 ', { kind: 'one-time', code: '123456' }],
    ['123-456', { kind: 'one-time', code: '123456' }],
    ['１２３４５６', { kind: 'one-time', code: '123456' }],
    ['١٢٣٤٥٦', { kind: 'one-time', code: '123456' }],
    ['۱۲۳۴۵۶', { kind: 'one-time', code: '123456' }],
    ['abcde-fghij', { kind: 'recovery', code: 'ABCDEFGHIJ' }],
    ['ABCDE FGH2J', { kind: 'recovery', code: 'ABCDEFGH2J' }],
    ['0BCDE–F1H8J', { kind: 'recovery', code: 'OBCDEFIHBJ' }],
    ['12345', null],
    ['1234567', null],
    ['ABCDE-FGHI', null],
    ['ABCDE-FGHIJ9', null],
    ['', null],
    ['<script>', null],
  ])('%j is read as %j [JOI-09: codes]', (typed, code) => {
    expect(factorCodeOf(typed)).toEqual(code);
  });
});

describe('one-time passwords', () => {
  it('a step lasts 30 seconds [JOI-09: steps]', () => {
    expect(stepAt(59_000)).toBe(1);
    expect(stepAt(1_111_111_109_000)).toBe(37_037_036);
  });

  it.each([
    ['a later step', 11, true],
    ['the same step again', 10, false],
    ['an earlier step', 9, false],
  ])('%s after step 10 [JOI-09: steps]', (_case, step, isFresh) => {
    expect(isStepFresh(step, 10)).toBe(isFresh);
  });
});

describe('recovery codes', () => {
  it('every byte makes one sign of base 32 [JOI-09: codes]', () => {
    expect(recoveryCodeOf([0, 25, 26, 31, 32, 57, 58, 63, 255, 1])).toBe('AZ27AZ277B');
    expect(shownRecoveryCode('AZ27AZ277B')).toBe('AZ27A-Z277B');
    expect(factorCodeOf(shownRecoveryCode('AZ27AZ277B'))).toEqual({ kind: 'recovery', code: 'AZ27AZ277B' });
  });
});

describe('a log-in that waits', () => {
  it.each([
    ['fresh', { expiresAt: NOW + PENDING_LIFETIME_MS, tries: 0 }, true],
    ['at the last try', { expiresAt: NOW + 1, tries: PENDING_TRIES - 1 }, true],
    ['tried too often', { expiresAt: NOW + 1, tries: PENDING_TRIES }, false],
    ['too old', { expiresAt: NOW, tries: 0 }, false],
  ])('%s [JOI-09: log-in]', (_case, pending, isOpen) => {
    expect(isPendingOpen(pending, NOW)).toBe(isOpen);
  });
});

describe('a recovery', () => {
  it.each([
    [{ grantedAt: null, takenAt: null }, 'ASKED'],
    [{ grantedAt: NOW, takenAt: null }, 'WAITING'],
    [{ grantedAt: NOW, takenAt: NOW }, 'ENDED'],
  ])('%j [JOI-10: state]', (row, state) => {
    expect(recoveryStateOf(row)).toBe(state);
  });
});
