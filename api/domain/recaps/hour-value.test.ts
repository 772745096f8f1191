import { describe, expect, it } from 'vitest';
import { instantOf } from '../time/new-york-time.ts';
import {
  appliedHourValues,
  changedHourValues,
  type HourValue,
  hourSpans,
  hourValueAt,
  isAppliedValue,
  stateCode,
  stateOfAddress,
} from './hour-value.ts';

const at = (day: string) => instantOf(day, '12:00');
const value = (id: string, startsOn: string, cents: number, given: Partial<HourValue> = {}): HourValue => {
  return { id, state: 'NJ', startsOn, cents, source: 'Sum', countsFrom: 0, endedAt: null, ...given };
};

describe('the value of an hour', () => {
  const values = [
    value('old', '2025-01-01', 3349),
    value('late', '2026-01-01', 3500, { countsFrom: at('2026-06-01') }),
    value('ny', '2025-01-01', 3900, { state: 'NY' }),
  ];

  it.each([
    ['2024-12-31', null],
    ['2025-01-01', 'old'],
    ['2026-03-01', 'old'],
    ['2026-06-02', 'late'],
  ])('on %s is that of %s: what is set late leaves what began before [HRS-12]', (day, id) => {
    expect(hourValueAt(values, 'NJ', at(day))?.id ?? null).toBe(id);
  });

  it('lies in a period as spans without a gap [HRS-12]', () => {
    const [start, end] = [at('2024-12-01'), at('2026-12-01')];
    const spans = hourSpans(values, 'NJ', { start, end });
    expect(spans.map((one) => one.value?.id ?? null)).toEqual([null, 'old', 'late']);
    expect(spans.map(({ from }) => from)).toEqual([
      start,
      instantOf('2025-01-01', '00:00'),
      at('2026-06-01'),
    ]);
    expect(spans.at(-1)?.until).toBe(end);
  });

  it('counts for the past once applied, and names what that changes [HRS-12]', () => {
    const applied = appliedHourValues(values);
    expect(applied.every(isAppliedValue)).toBe(true);
    expect(changedHourValues(values, applied)).toEqual([
      { state: 'NJ', startsOn: '2026-01-01', before: 3349, after: 3500 },
    ]);
    const ended = value('gone', '2025-01-01', 3000, { endedAt: at('2026-06-01') });
    expect(changedHourValues([ended], appliedHourValues([ended]))).toEqual([
      { state: 'NJ', startsOn: '2025-01-01', before: 3000, after: 3300 },
    ]);
  });

  it.each([
    ['412 River Terrace, Hoboken, NJ 07030', 'NJ'],
    ['1 Third Avenue, Bronx, NY 10458-1234, USA', 'NY'],
    ['12 Main St NW', null],
    ['', null],
  ])('is that of the state of %s', (address, state) => {
    expect(stateOfAddress(address)).toBe(state);
  });

  it('knows a district’s state by its code and by its name', () => {
    expect(['New Jersey', 'NY', 'Ohio'].map(stateCode)).toEqual(['NJ', 'NY', 'Ohio']);
  });
});
