import { describe, expect, it } from 'vitest';
import { changesIn } from '../text/changed-values.ts';
import { consoleTrainingRecordsTexts } from '../texts/generated/console-training-records.ts';
import {
  expirationProblem,
  recordConflict,
  resolvedAtAfter,
  type TrainingRecordEdit,
  tidyRecordEdit,
} from './record-edit.ts';
import { RESOLUTIONS } from './record-status.ts';

const NOW = Date.parse('2026-11-16T15:00:00Z');
const stored: TrainingRecordEdit = { resolution: 'Provisional', expiredAt: null, note: 'Bring boots' };

describe('the edit of a training', () => {
  it('fields that are left out stay, null clears what may be empty, a resolution never goes [ORI-21]', () => {
    expect(tidyRecordEdit({})).toEqual({});
    expect(tidyRecordEdit({ resolution: null, expiredAt: null, note: null })).toEqual({
      expiredAt: null,
      note: null,
    });
    expect(changesIn(stored, { resolution: 'Provisional', note: 'Done' })).toEqual({ note: 'Done' });
  });

  it('what somebody else has changed meanwhile is a conflict, unless both want the same [ORI-16]', () => {
    const seen = { resolution: 'Interested', expiredAt: null, note: 'Bring boots' } as const;
    expect(recordConflict(stored, seen, { resolution: 'Complete' })).toEqual({
      resolution: 'Provisional',
    });
    expect(recordConflict(stored, seen, { resolution: 'Provisional' })).toBeNull();
    expect(recordConflict({ ...stored, expiredAt: NOW }, { expiredAt: null }, {})).toEqual({
      expiredAt: '2026-11-16T15:00:00.000Z',
    });
    expect(recordConflict(stored, {}, { note: null })).toBeNull();
  });

  it.each([
    [null, NOW, null],
    [NOW + 1, NOW, null],
    [NOW + 1, null, null],
    [NOW, NOW, 'The expiration date must be after the start date.'],
    [Date.parse('2100-01-01T05:00:00Z'), NOW, null],
    [Date.parse('2100-01-01T05:00:01Z'), NOW, 'The expiration date must be before 2100.'],
  ])(
    'a training that expires at %j and began at %j: %s [ORI-16, ORI-19]',
    (expiredAt, startedAt, problem) => {
      expect(expirationProblem(consoleTrainingRecordsTexts('en'), expiredAt, startedAt)).toBe(problem);
    },
  );

  it('a decision has its instant, an application that is open has none [API-26, ORI-02]', () => {
    expect(RESOLUTIONS.map((resolution) => [resolution, resolvedAtAfter(resolution, NOW)])).toEqual([
      ['Interested', null],
      ['Provisional', null],
      ['Complete', NOW],
      ['Failed', NOW],
      ['Withdrawn', NOW],
    ]);
  });
});
