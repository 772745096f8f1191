import { describe, expect, it } from 'vitest';
import { trainingWordsTexts } from '../texts/generated/training-words.ts';
import {
  canApply,
  FULFILMENTS,
  isComplete,
  isFulfilled,
  RESOLUTIONS,
  resolutionLabel,
  type ShownResolution,
  shownResolution,
  type TrainingRecord,
} from './record-status.ts';

const NOW = Date.UTC(2026, 2, 7, 12);

type Case = {
  record: TrainingRecord | null;
  shown: ShownResolution;
  fulfilled: boolean;
  complete: boolean;
  open: boolean;
};

const CASES: Case[] = [
  { record: null, shown: 'Incomplete', fulfilled: false, complete: false, open: true },
  caseOf(null, null, 'Incomplete', { open: true }),
  caseOf('Complete', null, 'Complete', { fulfilled: true, complete: true }),
  caseOf('Complete', NOW + 1, 'Complete', { fulfilled: true, complete: true }),
  caseOf('Complete', NOW, 'Expired', { open: true }),
  caseOf('Provisional', null, 'Provisional', { fulfilled: true }),
  caseOf('Provisional', NOW - 1, 'Provisional', { fulfilled: true }),
  caseOf('Interested', null, 'Interested', {}),
  caseOf('Failed', null, 'Failed', { open: true }),
  caseOf('Withdrawn', NOW - 1, 'Withdrawn', { open: true }),
];

function caseOf(
  resolution: TrainingRecord['resolution'],
  expiredAt: number | null,
  shown: ShownResolution,
  rest: Partial<Case>,
): Case {
  return {
    record: { resolution, expiredAt },
    shown,
    fulfilled: false,
    complete: false,
    open: false,
    ...rest,
  };
}

describe('orientation status', () => {
  it.each(CASES)('$record is shown as $shown [ORI-01, OPEN-ORI-02]', ({ record, shown }) => {
    expect(shownResolution(record, NOW)).toBe(shown);
  });

  it('managers choose among these resolutions [ORI-02]', () => {
    expect(RESOLUTIONS).toEqual(['Interested', 'Provisional', 'Complete', 'Failed', 'Withdrawn']);
  });

  it('a provisional module reads «Applied!», the others their name [ORI-03]', () => {
    expect(resolutionLabel(trainingWordsTexts('en'), 'Provisional')).toBe('Applied!');
    expect(resolutionLabel(trainingWordsTexts('en'), 'Expired')).toBe('Expired');
  });

  it.each(CASES)(
    'where applying is enough, valid Complete and Provisional count: $record [ORI-04, DEC-32]',
    (row) => {
      expect(isFulfilled(row.record && { ...row.record, fulfilledBy: 'Applying' }, NOW)).toBe(row.fulfilled);
      expect(isComplete(row.record, NOW)).toBe(row.complete);
    },
  );

  it.each(CASES)('elsewhere only a Complete that has not expired counts: $record [SAF-14, DEC-32]', (row) => {
    expect(isFulfilled(row.record && { ...row.record, fulfilledBy: 'Complete' }, NOW)).toBe(row.complete);
  });

  it('a training is fulfilled in one of two ways [SAF-14]', () => {
    expect(FULFILMENTS).toEqual(['Applying', 'Complete']);
  });

  it.each(CASES)('one applies again only after an end: $record [ORI-09, OPEN-ORI-02]', ({ record, open }) => {
    expect(canApply(record, NOW)).toBe(open);
  });
});
