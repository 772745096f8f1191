import { describe, expect, it } from 'vitest';
import { consoleContestTexts } from '../texts/generated/console-contest.ts';
import { addDays, instantOf } from '../time/new-york-time.ts';
import {
  contestDays,
  contestWindow,
  defaultContestYear,
  nextContestYear,
  problemOfContestYear,
  shownContestYear,
} from './contest.ts';

describe('the year of the contest', () => {
  it.each([
    ['2026-11-16', '10:00', 2027],
    ['2027-01-01', '00:00', 2027],
    ['2027-03-15', '12:00', 2027],
    ['2027-03-31', '23:59', 2027],
    ['2027-04-01', '00:00', 2028],
    ['2027-12-31', '23:59', 2028],
  ])('on %s at %s in New York it is %i [DEC-16, OPEN-CTS-01]', (day, clock, year) => {
    expect(defaultContestYear(instantOf(day, clock))).toBe(year);
  });

  it('it runs from March 1 to 31 [CTS-02]', () => {
    expect(contestDays(2027)).toEqual({ startsOn: '2027-03-01', endsOn: '2027-03-31' });
  });

  it('what begins in March of New York counts, over the change of the clocks [CTS-02, CTS-03]', () => {
    expect(contestWindow(2027)).toEqual({
      from: Date.parse('2027-03-01T05:00:00Z'),
      until: Date.parse('2027-04-01T04:00:00Z'),
    });
  });

  it.each([
    [2026, true],
    [2031, true],
    [2025, false],
    [2032, false],
    [2027.5, false],
    [Number.NaN, false],
  ])('staff may choose %s in 2026: %s [DEC-16]', (year, isAllowed) => {
    const problem = problemOfContestYear(consoleContestTexts('en'), year, instantOf('2026-11-16', '10:00'));
    expect(problem).toBe(isAllowed ? null : 'Choose a year from 2026 to 2031.');
  });

  /** Value of `of` at the start and end of each New York day of 2027, with equal neighbors merged into spans. */
  const spans = (of: (now: number) => string) => {
    const found: [string, string][] = [];
    for (let day = '2027-01-01'; day <= '2027-12-31'; day = addDays(day, 1))
      for (const clock of ['00:00', '23:59']) {
        const what = of(instantOf(day, clock));
        if (found.at(-1)?.[1] !== what) found.push([`${day} ${clock}`, what]);
      }
    return found;
  };

  it('over all days of a year [CTS-10, DEC-16: which contest is shown, and when the next begins]', () => {
    const shown = (setYear: number | null) =>
      spans((now) => {
        const year = shownContestYear(setYear, now);
        return `${year}, next ${nextContestYear(year, now)}`;
      });
    expect(shown(null), 'without a choice of staff').toEqual([
      ['2027-01-01 00:00', '2027, next 2027'],
      ['2027-03-01 00:00', '2027, next 2028'],
      ['2027-04-01 00:00', '2028, next 2028'],
    ]);
    expect(shown(2027), 'where staff keep the year').toEqual([
      ['2027-01-01 00:00', '2027, next 2027'],
      ['2027-03-01 00:00', '2027, next 2028'],
    ]);
    expect(shown(2026), 'kept until the next one begins').toEqual([
      ['2027-01-01 00:00', '2026, next 2027'],
      ['2027-03-01 00:00', '2027, next 2028'],
      ['2027-04-01 00:00', '2028, next 2028'],
    ]);
    expect(shown(2029), 'where staff leave some out').toEqual([['2027-01-01 00:00', '2029, next 2029']]);
  });
});
