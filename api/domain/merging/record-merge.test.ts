import { describe, expect, it } from 'vitest';
import type { ConsentState } from '../guardians/consent-standing.ts';
import { mergedFavorites, mergedPerson } from './merged-person.ts';
import {
  isDroppedConsentKept,
  isUndoneInTime,
  MERGE_UNDO_MS,
  type RecordFacts,
  refusalOfMerge,
  refusalOfMergeUndo,
} from './record-merge.ts';

const NOW = Date.parse('2026-11-16T15:00:00Z');
const consentOf = (state: ConsentState) => ({ state, linkSentAt: NOW - 1, tickUntil: null });
const record = (given: Partial<RecordFacts> = {}): RecordFacts => ({
  id: 'kept',
  accountType: 'Chariteer',
  isStaff: false,
  isChild: false,
  isYoung: false,
  consent: null,
  startsAhead: [],
  ...given,
});
const dropped = (given: Partial<RecordFacts> = {}) => record({ id: 'dropped', ...given });

describe('whether two records can be put together', () => {
  it.each<[string, RecordFacts, RecordFacts, boolean, string | null]>([
    ['two volunteers', record(), dropped(), false, null],
    ['a record with itself', record(), record(), false, 'MERGE_NOT_POSSIBLE'],
    ['staff', record(), dropped({ isStaff: true }), false, 'MERGE_NOT_POSSIBLE'],
    ['a charity', record({ accountType: 'Provider' }), dropped(), false, 'MERGE_NOT_POSSIBLE'],
    [
      'two records of a child, of whatever guardians',
      record({ isChild: true }),
      dropped({ isChild: true }),
      false,
      null,
    ],
    ['a child and an account', record(), dropped({ isChild: true }), false, 'MERGE_NOT_POSSIBLE'],
    [
      'a child of two guardians, agreed to by one and refused by the other',
      record({ isChild: true, isYoung: true, consent: consentOf('given') }),
      dropped({ isChild: true, isYoung: true, consent: consentOf('withdrawn') }),
      false,
      'CONSENTS_DIFFER',
    ],
    ['who stands for the other', record(), dropped(), true, 'RECORDS_OF_TWO_PEOPLE'],
    [
      'the young, one agreed to and one refused',
      record({ isYoung: true, consent: consentOf('given') }),
      dropped({ consent: consentOf('refused') }),
      false,
      'CONSENTS_DIFFER',
    ],
    [
      'the young, withdrawn here and agreed to there',
      record({ isYoung: true, consent: consentOf('withdrawn') }),
      dropped({ consent: consentOf('given') }),
      false,
      'CONSENTS_DIFFER',
    ],
    [
      'the young without a consent, and a quest ahead',
      record({ isYoung: true }),
      dropped({ startsAhead: [NOW + 1] }),
      false,
      'GUARDIAN_CONSENT_MISSING',
    ],
    [
      'the young whose guardian was asked, and a quest ahead',
      record({ isYoung: true, consent: consentOf('asked') }),
      dropped({ startsAhead: [NOW + 1] }),
      false,
      'GUARDIAN_PENDING',
    ],
    [
      'the young, with the consent of the other record',
      record({ isYoung: true, startsAhead: [NOW + 1] }),
      dropped({ consent: consentOf('given'), startsAhead: [null] }),
      false,
      null,
    ],
    [
      'grown people whose consents of before differ',
      record({ consent: consentOf('given') }),
      dropped({ consent: consentOf('refused') }),
      false,
      null,
    ],
  ])('%s [JOI-13, WAV-06: the rule]', (_, kept, other, standsForOther, refusal) => {
    expect(refusalOfMerge(kept, other, { standsForOther, now: NOW })).toBe(refusal);
  });

  it.each<[ConsentState | null, ConsentState | null, boolean]>([
    [null, 'asked', true],
    ['asked', 'given', true],
    ['asked', 'refused', true],
    ['given', 'given', false],
    ['given', 'asked', false],
    ['refused', null, false],
    [null, null, false],
  ])('of %s and %s the second one stays: %s [JOI-13: consents]', (kept, other, isKept) => {
    const of = (state: ConsentState | null) => (state === null ? null : { state });
    expect(isDroppedConsentKept(of(kept), of(other))).toBe(isKept);
  });
});

it('a merge is taken back once, in 30 days exactly, the last one first [JOI-14: the rule]', () => {
  const merge = { undoneAt: null, expiresAt: NOW + MERGE_UNDO_MS, isOvertaken: false };
  expect(MERGE_UNDO_MS).toBe(30 * 24 * 3_600_000);
  expect(isUndoneInTime(merge, NOW + MERGE_UNDO_MS)).toBe(true);
  expect(refusalOfMergeUndo(merge, NOW + MERGE_UNDO_MS)).toBeNull();
  expect(refusalOfMergeUndo(merge, NOW + MERGE_UNDO_MS + 1)).toBe('UNDO_TOO_LATE');
  expect(refusalOfMergeUndo({ ...merge, undoneAt: NOW }, NOW)).toBe('UNDO_USED');
  expect(refusalOfMergeUndo({ ...merge, isOvertaken: true }, NOW)).toBe('UNDO_OVERTAKEN');
});

it('the earliest date, the better subscription, the stricter privacy; what is missing comes from the other [JOI-13: the person]', () => {
  const none = { privacyChosenAt: null, birthDateCorrectedAt: null };
  const kept = {
    createdAt: 9,
    subscriptionStatus: 'silver',
    languages: [],
    hidesUsername: false,
    hidesPictures: false,
    celebratedTypes: '["food"]',
    sponsorBannerClosedAt: 1,
    ...none,
  } as const;
  const other = {
    ...kept,
    createdAt: 3,
    subscriptionStatus: 'gold',
    languages: ['Yoruba'],
    hidesUsername: true,
    hidesPictures: true,
    celebratedTypes: '["food","water"]',
    sponsorBannerClosedAt: 2,
    privacyChosenAt: 4,
  } as const;
  expect(mergedPerson(kept, other)).toEqual(other);
  expect(mergedPerson(other, kept)).toEqual(other);
  expect(mergedFavorites(['1'], ['1', '2', '3'])).toEqual(['1', '2']);
});
