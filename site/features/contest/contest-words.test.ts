import { describe, expect, it } from 'vitest';
import { contestDistricts, contestRules, earnedTogether, standingOf } from './contest-words.ts';

const contest = { year: 2027, startsOn: '2027-03-01', endsOn: '2027-03-31' };

describe('the words of the contest', () => {
  it.each([
    ['2026-11-16', 'It begins on Monday, March 1, 2027.'],
    ['2027-02-28', 'It begins on Monday, March 1, 2027.'],
    ['2027-03-01', 'It is on! Hours count until Wednesday, March 31, 2027.'],
    ['2027-03-31', 'It is on! Hours count until Wednesday, March 31, 2027.'],
    ['2027-04-01', 'The contest of 2027 is over. Thank you to everybody who served.'],
  ])('CTS-02 on %s: %s', (today, words) => {
    expect(standingOf('en', contest, today)).toBe(words);
  });

  it.each([
    ['2027-02-28', null],
    ['2027-03-01', 'Guilds have served 12 hours, 30 minutes so far.'],
    ['2027-03-31', 'Guilds have served 12 hours, 30 minutes so far.'],
    ['2027-04-01', 'Guilds served 12 hours, 30 minutes.'],
  ])('CTS-03 OPEN-CTS-02 on %s the hours of all guilds: %s', (today, words) => {
    expect(earnedTogether('en', { ...contest, guildMinutes: 750 }, today)).toBe(words);
  });

  it('CTS-03 DEC-43 the rules say what counts, when, and for which guild', () => {
    const rules = contestRules('en', contest).join('\n');
    expect(rules).toContain('from Monday, March 1, 2027 to the end of Wednesday, March 31, 2027');
    expect(rules).toContain('on any Quest');
    expect(rules).toContain('the part within the month counts');
    expect(rules).toContain('also when you leave it');
    expect(rules).toContain('until then it is the one you joined first');
  });

  it('CTS-08 charities stand under Hoboken, Jersey City and West New York, whatever else there is', () => {
    const districts = ['West New York', 'Bayonne', 'Hoboken', 'Jersey City'].map((name) => ({ name }));
    expect(contestDistricts(districts).map(({ name }) => name)).toEqual([
      'Hoboken',
      'Jersey City',
      'West New York',
    ]);
  });
});
