import { describe, expect, it } from 'vitest';
import { consoleSettingsTexts } from '../texts/generated/console-settings.ts';
import { instantOf } from '../time/new-york-time.ts';
import { contestDays, contestWindow, defaultContestYear, problemOfContestYear } from './contest.ts';

describe('the year of the contest', () => {
  it.each([
    ['2026-11-16', '10:00', 2027],
    ['2027-01-01', '00:00', 2027],
    ['2027-03-15', '12:00', 2027],
    ['2027-03-31', '23:59', 2027],
    ['2027-04-01', '00:00', 2028],
    ['2027-12-31', '23:59', 2028],
  ])('DEC-16 OPEN-CTS-01 on %s at %s in New York it is %i', (day, clock, year) => {
    expect(defaultContestYear(instantOf(day, clock))).toBe(year);
  });

  it('CTS-02 it runs from March 1 to 31', () => {
    expect(contestDays(2027)).toEqual({ startsOn: '2027-03-01', endsOn: '2027-03-31' });
  });

  it('CTS-02 CTS-03 what begins in March of New York counts, over the change of the clocks', () => {
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
  ])('DEC-16 staff may choose %s in 2026: %s', (year, isAllowed) => {
    const problem = problemOfContestYear(consoleSettingsTexts('en'), year, instantOf('2026-11-16', '10:00'));
    expect(problem).toBe(isAllowed ? null : 'The year of the contest must be between 2026 and 2031.');
  });
});
