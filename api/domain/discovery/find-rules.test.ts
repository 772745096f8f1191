import { describe, expect, it } from 'vitest';
import { boxWithin, milesBetween, roundedPoint } from './distance.ts';
import { isAtHome, isForBeginners, isForChildren, needsPeople, shareOfMinimum } from './find-rules.ts';
import { findWindow } from './find-window.ts';
import { matchOf, typesCalled, wordsToFind } from './find-words.ts';
import { isAtTime } from './time-of-day.ts';

const policy = (supervisedAge: number) => ({ name: 'House', supervisedAge, soloAge: 18, maxAge: 99 });
const at = (text: string) => Date.parse(text);

describe('what the filters of finding mean', () => {
  it('people, children, beginners and home [DSC-02: the rules]', () => {
    expect(needsPeople({ takenCount: 4, resourceDesiredNumber: 5 })).toBe(true);
    expect(needsPeople({ takenCount: 5, resourceDesiredNumber: 5 })).toBe(false);
    expect([13, 14].map((age) => isForChildren([policy(age)], 0))).toEqual([true, false]);
    expect(isForChildren([policy(18)], null), 'open to all ages').toBe(true);
    expect(isForChildren([policy(0)], 1), 'names ages that are not there').toBe(null);
    expect(isForBeginners({ prerequisiteMinutes: 0, requiredTrainings: 0 })).toBe(true);
    expect(isForBeginners({ prerequisiteMinutes: 1, requiredTrainings: 0 })).toBe(false);
    expect(isForBeginners({ prerequisiteMinutes: 0, requiredTrainings: 1 })).toBe(false);
    expect([isAtHome({ eventType: 'HYBRID-ROLE' }), isAtHome({ eventType: 'OSV' })]).toEqual([true, false]);
  });

  it('the fewest of the minimum come first, from there on all are alike [DSC-06: the order by need]', () => {
    const share = (takenCount: number, resourceMinNumber: number) =>
      shareOfMinimum({ takenCount, resourceMinNumber });
    expect([share(0, 5), share(1, 5), share(1, 3), share(3, 3), share(9, 3)]).toEqual([
      0, 200, 333, 1000, 1000,
    ]);
  });

  it.each([
    ['2026-11-20T16:59:00Z', 'MORNING'],
    ['2026-11-20T17:00:00Z', 'AFTERNOON'],
    ['2026-11-20T21:59:00Z', 'AFTERNOON'],
    ['2026-11-20T22:00:00Z', 'EVENING'],
    ['2026-11-01T04:30:00Z', 'MORNING'],
    ['2026-11-01T16:30:00Z', 'MORNING'],
    ['2026-10-31T16:30:00Z', 'AFTERNOON'],
    ['2026-03-08T16:00:00Z', 'AFTERNOON'],
    ['2026-03-07T16:00:00Z', 'MORNING'],
  ] as const)('%s is in the %s of New York [DSC-02: times of day]', (instant, time) => {
    const times = (['MORNING', 'AFTERNOON', 'EVENING'] as const).filter((one) =>
      isAtTime([one], at(instant)),
    );
    expect(times).toEqual([time]);
  });

  it.each([
    ['WEEKEND', null, '2026-10-30T15:00:00Z', '2026-10-31T04:00:00Z', '2026-11-02T05:00:00Z'],
    ['WEEKEND', null, '2026-11-01T15:00:00Z', '2026-11-01T15:00:00Z', '2026-11-02T05:00:00Z'],
    ['TODAY', null, '2026-03-08T15:00:00Z', '2026-03-08T15:00:00Z', '2026-03-09T04:00:00Z'],
    ['TOMORROW', null, '2026-03-07T15:00:00Z', '2026-03-08T05:00:00Z', '2026-03-09T04:00:00Z'],
    ['ANY', '2026-12-24', '2026-11-16T15:00:00Z', '2026-12-24T05:00:00Z', '2026-12-25T05:00:00Z'],
    ['NEXT_7_DAYS', null, '2026-11-16T15:00:00Z', '2026-11-16T15:00:00Z', '2026-11-23T05:00:00Z'],
    ['ANY', null, '2026-11-16T15:00:00Z', '2026-11-16T15:00:00Z', '2027-01-17T05:00:00Z'],
  ] as const)('%s %s on %s [DSC-02, DSC-08: days]', (day, date, now, from, until) => {
    expect(findWindow(day, date, at(now))).toEqual({ from: at(from), until: at(until) });
  });

  it('from three letters, without accents and operators, at most eight [DSC-05: the words]', () => {
    expect(wordsToFind('  O\'Brien TUTORÍA la "food" food* ')).toEqual(['brien', 'tutoria', 'food']);
    expect(wordsToFind('one two three four five six seven eight nine')).toHaveLength(8);
    expect(typesCalled('comida')).toEqual(['food']);
    expect(matchOf(['zzz', 'comid'])).toBe('("zzz" *) AND ("comid" * OR type : "food")');
  });

  it('a box holds what is near, also at the date line; positions are rounded [DSC-04: distances]', () => {
    const here = { latitude: 40.74, longitude: -74.03 };
    expect(milesBetween(here, { latitude: 40.84, longitude: -74.03 })).toBeCloseTo(6.91, 2);
    const { south, north, west, east } = boxWithin(here, 10);
    for (let turn = 0; turn < 360; turn += 15) {
      const angle = (turn * Math.PI) / 180;
      const edge = { latitude: 40.74 + Math.sin(angle) * 0.144, longitude: -74.03 + Math.cos(angle) * 0.19 };
      if (milesBetween(here, edge) > 10) continue;
      expect(
        south < edge.latitude && edge.latitude < north && west < edge.longitude && edge.longitude < east,
      ).toBe(true);
    }
    expect(boxWithin({ latitude: 0, longitude: 179.99 }, 10)).toMatchObject({ west: -180, east: 180 });
    expect(roundedPoint({ latitude: 40.7449, longitude: -74.0351 })).toEqual({
      latitude: 40.74,
      longitude: -74.04,
    });
  });
});
