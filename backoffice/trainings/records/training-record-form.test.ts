import { describe, expect, it } from 'vitest';
import type { TrainingRecordFragment } from '../../gql/generated.ts';
import {
  conflictInWords,
  problemOfExpiration,
  seenValues,
  trainingRecordChanges,
  trainingRecordFormOf,
} from './training-record-form.ts';

const record: TrainingRecordFragment = {
  id: 'rosa',
  name: 'Kitchen',
  startedAt: '2026-11-16T15:00:00.000Z',
  expiredAt: '2027-11-16T17:30:00.000Z',
  resolution: 'Provisional',
  note: 'Bring <b>boots</b>',
  isReplaced: false,
  chariteer: null,
};
const form = trainingRecordFormOf(record);

describe('the dialog of a training', () => {
  it('shows resolution, expiration as a day of New York, and note [ORI-16]', () => {
    expect(form).toEqual({ resolution: 'Provisional', expiration: '2027-11-16', note: 'Bring <b>boots</b>' });
    expect(trainingRecordFormOf({ ...record, expiredAt: null, note: null })).toMatchObject({
      expiration: '',
      note: '',
    });
  });

  it('only what was changed is sent, with what the editor saw [ORI-20, ORI-21]', () => {
    expect(trainingRecordChanges(form, record)).toEqual({});
    const changes = trainingRecordChanges({ ...form, expiration: '2028-03-01', note: '' }, record);
    expect(changes).toEqual({ expiredAt: '2028-03-01T05:00:00.000Z', note: null });
    expect(seenValues(changes, record)).toEqual({ expiredAt: record.expiredAt, note: record.note });
    expect(trainingRecordChanges({ ...form, resolution: 'Complete' }, record)).toEqual({
      resolution: 'Complete',
    });
    expect(trainingRecordChanges({ ...form, expiration: '' }, record)).toEqual({ expiredAt: null });
  });

  it.each([
    ['', undefined],
    ['2027-11-16', undefined],
    ['2026-11-17', undefined],
    ['2026-11-16', 'The expiration date must be after the start date.'],
    ['0027-01-01', 'Enter a full date.'],
    ['2101-01-01', 'The expiration date must be before 2100.'],
    ['12027-01-01', 'Enter a full date.'],
  ])('an expiration on «%s»: %s [ORI-19]', (expiration, problem) => {
    expect(problemOfExpiration({ ...form, expiration }, record)).toBe(problem);
  });

  it('what somebody else has made of it stands in words', () => {
    expect(conflictInWords({ resolution: 'Complete', expiredAt: null, note: 'Well <b>done</b>' })).toEqual([
      'Resolution: Complete',
      'Expiration date: none',
      'Note: Well done',
    ]);
  });
});
