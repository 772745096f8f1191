import { describe, expect, it } from 'vitest';
import { inEnglish } from '../../../tests/support/in-english.ts';
import type { ShownStamp } from '../../stamps/collection/stamp-collection.ts';
import { bundleForm, bundlePostings, isBundleReady, problemOfBundleDay, rowsOf } from './bundle-form.ts';

const stamp = (id: string, values: Partial<ShownStamp> = {}): ShownStamp => ({
  id,
  providerId: 'p1',
  title: id,
  stampTitle: id,
  stampIcon: null,
  eventTitle: `Quest ${id}`,
  eventType: 'OSV',
  serviceTags: [],
  giverName: null,
  locationId: null,
  flexibleMinimumTime: null,
  resourceMaxNumber: 10,
  ...values,
});
const entry = { weeks: [1, 2, 3, 4, 5], days: [1], location_id: 'hall', supervisor_name: '' };
const dinner = stamp('dinner', { giverName: 'Kitchen lead' });
const feast = stamp('feast', { eventType: 'SUPPLY-REQUEST' });
const letters = stamp('letters', { eventType: 'HYBRID-ROLE' });
const bundle = { id: 'bundle-0-0', name: 'Evening', stamps: [dinner, feast, letters] };
const ground = {
  books: {
    stamps: new Map(bundle.stamps.map((one) => [one.id, one])),
    locations: [{ id: 'hall', name: 'Hall', address: '1 Main St' }],
    bundleBook: {
      monthly_schedule: [
        { ...entry, quest_id: 'dinner', start_time: '17:30', end_time: '20:00' },
        { ...entry, quest_id: 'feast', start_time: '16:00', end_time: null },
      ],
      monthly_reservations: [],
    },
  },
  quests: [],
};
const MONDAY = '2026-12-07';
const limits = { now: Date.parse('2026-11-20T15:00:00Z'), veilOfTime: '2027-11-30' };

describe('the stamps of a bundle on one day', () => {
  const rows = rowsOf(bundleForm(bundle, MONDAY, ground), bundle);

  it('each stamp comes with its own usual times and place [OPEN-STM-02]', () => {
    expect(rows.map(({ form }) => [form.stampId, form.day, form.start, form.end, form.locationId])).toEqual([
      ['dinner', MONDAY, '17:30', '20:00', 'hall'],
      ['feast', MONDAY, '16:00', '', 'hall'],
      ['letters', MONDAY, '', '', 'hall'],
    ]);
    expect(isBundleReady(rows, limits)).toBe(true);
  });

  it('all are sent as Drafts of that day, New York’s time [OPEN-STM-02, ADQ-15]', () => {
    const by = { providerId: 'p1', postedById: 'me' };
    const sent = bundlePostings(rows, by);
    expect(sent[0]).toEqual({
      ...by,
      templateQuestId: 'dinner',
      publishingStatus: 'Draft',
      giverName: 'Kitchen lead',
      startedAt: '2026-12-07T22:30:00.000Z',
      endedAt: '2026-12-08T01:00:00.000Z',
      locationId: 'hall',
    });
    expect(sent.map(({ startedAt, endedAt }) => [startedAt, endedAt]).slice(1)).toEqual([
      ['2026-12-07T21:00:00.000Z', null],
      [null, null],
    ]);
  });

  it('one stamp without a time or with a past day holds all of them back [OPEN-STM-02, ADQ-03]', () => {
    const [first, ...others] = rows;
    if (!first) throw new Error('a bundle has rows');
    const changed = { ...first, form: { ...first.form, end: '' } };
    expect(isBundleReady([changed, ...others], limits)).toBe(false);
    expect(isBundleReady([], limits)).toBe(false);
    const past = rowsOf(bundleForm(bundle, '2026-11-19', ground), bundle);
    expect(inEnglish(problemOfBundleDay(past, limits)?.message)).toBe(
      'Thursday, November 19, 2026 is in the past.',
    );
    expect(isBundleReady(past, limits)).toBe(false);
    expect(problemOfBundleDay(rows, limits)).toBeNull();
  });
});
