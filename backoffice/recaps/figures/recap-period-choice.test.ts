import { describe, expect, it } from 'vitest';
import {
  monthChoices,
  periodName,
  rangeOf,
  shownPeriod,
  withMonth,
  withScale,
  withYear,
  yearChoices,
} from './recap-period-choice.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');

describe('the period of a recap', () => {
  it('the months are offered by name [REC-03]', () => {
    const choices = monthChoices();
    expect(choices).toHaveLength(12);
    expect([choices[0], choices[11]]).toEqual([
      { id: '01', name: 'January' },
      { id: '12', name: 'December' },
    ]);
  });

  it('the years go from 2023 to the current one, by the clock of New York [REC-04]', () => {
    expect(yearChoices(NOW)).toEqual(['2023', '2024', '2025', '2026']);
    expect(yearChoices(Date.parse('2027-01-01T04:59:00Z')).at(-1)).toBe('2026');
    expect(yearChoices(Date.parse('2027-01-01T05:00:00Z')).at(-1)).toBe('2027');
  });

  it.each([
    ['2025-02', '2025-02'],
    ['2023', '2023'],
    [null, '2026-11'],
    ['2022', '2026-11'],
    ['2027-01', '2026-11'],
    ['2026-13', '2026-11'],
    ['foo', '2026-11'],
  ])('the address %s shows %s [OPEN-REC-01]', (asked, shown) => {
    expect(shownPeriod(asked, NOW)).toBe(shown);
  });

  it('a change of one part keeps the others [REC-02, OPEN-REC-01]', () => {
    expect(withMonth('2025-02', '07')).toBe('2025-07');
    expect([withYear('2025-02', '2024'), withYear('2025', '2024')]).toEqual(['2024-02', '2024']);
    expect([withScale('2025-02', 'year', NOW), withScale('2025-02', 'month', NOW)]).toEqual([
      '2025',
      '2025-02',
    ]);
    expect([withScale('2025', 'month', NOW), withScale('2026', 'month', NOW)]).toEqual([
      '2025-12',
      '2026-11',
    ]);
  });

  it('the range is sent in UTC, between midnights of New York [REC-06, OPEN-REC-03]', () => {
    expect(rangeOf('2026-11')).toEqual({
      from: '2026-11-01T04:00:00.000Z',
      until: '2026-12-01T05:00:00.000Z',
    });
    expect(rangeOf('2025')).toEqual({ from: '2025-01-01T05:00:00.000Z', until: '2026-01-01T05:00:00.000Z' });
  });

  it('a period is named as people say it [REC-22]', () => {
    expect([periodName('2026-11'), periodName('2026')]).toEqual(['November 2026', '2026']);
  });
});
