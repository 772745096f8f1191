import { describe, expect, it } from 'vitest';
import { isPeriod, periodBounds, periodOfRange, previousMonth, splitRange } from './recap-period.ts';

const at = (text: string) => Date.parse(text);

describe('the period of a range', () => {
  it.each([
    ['2026-11', '2026-11-01T04:00:00Z', '2026-12-01T05:00:00Z'],
    ['2026-07', '2026-07-01T04:00:00Z', '2026-08-01T04:00:00Z'],
    ['2026-03', '2026-03-01T05:00:00Z', '2026-04-01T04:00:00Z'],
    ['2026-12', '2026-12-01T05:00:00Z', '2027-01-01T05:00:00Z'],
    ['2026', '2026-01-01T05:00:00Z', '2027-01-01T05:00:00Z'],
  ])('%s lies between New York midnights [REC-06, OPEN-REC-03]', (period, start, end) => {
    expect(periodOfRange(at(start), at(end))).toBe(period);
    expect(periodBounds(period)).toEqual({ start: at(start), end: at(end) });
  });

  it.each([
    ['2026-11', '2026-11-01T00:00:00Z', '2026-12-01T00:00:00Z'],
    ['2026-01', '2026-01-01T00:00:00Z', '2026-02-01T00:00:00Z'],
    ['2026', '2026-01-01T00:00:00Z', '2027-01-01T00:00:00Z'],
  ])('%s is understood by its borders in UTC as well [REC-06]', (period, start, end) => {
    expect(periodOfRange(at(start), at(end))).toBe(period);
  });

  it.each([
    ['two months', '2026-11-01T04:00:00Z', '2027-01-01T05:00:00Z'],
    ['a week', '2026-11-01T04:00:00Z', '2026-11-08T05:00:00Z'],
    ['a year from July', '2026-07-01T04:00:00Z', '2027-07-01T04:00:00Z'],
    ['one border of each kind', '2026-11-01T04:00:00Z', '2026-12-01T00:00:00Z'],
    ['nothing', '2026-11-01T04:00:00Z', '2026-11-01T04:00:00Z'],
    ['backwards', '2026-12-01T05:00:00Z', '2026-11-01T04:00:00Z'],
    ['the first instants', '0000-01-01T00:00:00Z', '0000-01-01T05:00:00Z'],
    ['the last month', '9999-12-01T05:00:00Z', '9999-12-31T23:59:59Z'],
  ])('%s is no period [REC-06]', (_, start, end) => {
    expect(periodOfRange(at(start), at(end))).toBeNull();
  });

  it('a period is a month or a year [REC-02]', () => {
    expect(['2026-11', '2026', '2026-13', '26', '2026-11-01', ''].map(isPeriod)).toEqual([
      ...[true, true],
      ...[false, false, false, false],
    ]);
  });

  it('only months have one before [REC-10]', () => {
    expect([previousMonth('2026-11'), previousMonth('2027-01'), previousMonth('2026')]).toEqual([
      '2026-10',
      '2026-12',
      null,
    ]);
  });
});

describe('parts of a range', () => {
  const split = (start: string, end: string) => {
    const { periods, rests } = splitRange(at(start), at(end));
    const texts = rests.map((rest) => [new Date(rest.start), new Date(rest.end)].map((one) => one.toJSON()));
    return { periods, rests: texts };
  };

  it('the default range of New York days is whole years [VOL-02, API-27]', () => {
    expect(split('2023-01-01T05:00:00Z', '2030-01-01T05:00:00Z')).toEqual({
      periods: ['2023', '2024', '2025', '2026', '2027', '2028', '2029'],
      rests: [],
    });
  });

  it('whole months, then the days before and after them [API-27]', () => {
    expect(split('2026-10-15T04:00:00Z', '2027-02-03T05:00:00Z')).toEqual({
      periods: ['2026-11', '2026-12', '2027-01'],
      rests: [
        ['2026-10-15T04:00:00.000Z', '2026-11-01T04:00:00.000Z'],
        ['2027-02-01T05:00:00.000Z', '2027-02-03T05:00:00.000Z'],
      ],
    });
    expect(split('2025-12-01T05:00:00Z', '2027-02-01T05:00:00Z').periods).toEqual([
      '2025-12',
      '2026',
      '2027-01',
    ]);
  });

  it('a range inside a month, or over a border, has no whole part [API-27]', () => {
    const days = ['2026-11-02T05:00:00.000Z', '2026-11-05T05:00:00.000Z'] as const;
    expect(split(...days)).toEqual({ periods: [], rests: [[...days]] });
    const over = ['2026-10-20T04:00:00.000Z', '2026-11-05T05:00:00.000Z'] as const;
    expect(split(...over)).toEqual({ periods: [], rests: [[...over]] });
  });

  it('backwards is nothing, and all of time is this century [API-27]', () => {
    expect(split('2026-11-05T05:00:00Z', '2026-11-02T05:00:00Z')).toEqual({ periods: [], rests: [] });
    expect(split('0000-01-01T00:00:00Z', '9999-12-31T00:00:00Z')).toMatchObject({ rests: [] });
    expect(split('0000-01-01T00:00:00Z', '9999-12-31T00:00:00Z').periods).toHaveLength(100);
  });
});
