import { describe, expect, it } from 'vitest';
import { contestDistricts, contestRules, earnedTogether, servedTime, standingOf } from './contest-words.ts';

const contest = { year: 2027, startsOn: '2027-03-01', endsOn: '2027-03-31' };

describe('the words of the contest', () => {
  it.each([
    ['2027-03-01', 'It is on! Hours count until Wednesday, March 31, 2027.'],
    ['2027-03-31', 'It is on! Hours count until Wednesday, March 31, 2027.'],
    ['2027-04-01', 'The 2027 contest is over. Thank you all!'],
  ])('on %s: %s [CTS-02]', (today, words) => {
    expect(standingOf('en', contest, today)).toBe(words);
  });

  it.each([
    ['2027-02-28', null],
    ['2027-03-01', 'Guilds have served 12 hours, 30 minutes so far.'],
    ['2027-03-31', 'Guilds have served 12 hours, 30 minutes so far.'],
    ['2027-04-01', 'Guilds served 12 hours, 30 minutes.'],
  ])('on %s the hours of all guilds: %s [CTS-03, OPEN-CTS-02]', (today, words) => {
    expect(earnedTogether('en', { ...contest, guildMinutes: 750 }, today)).toBe(words);
  });

  it('the rules say what counts, when, and for which guild [CTS-03, DEC-43]', () => {
    const rules = contestRules('en', contest).join('\n');
    expect(rules).toContain('from Monday, March 1, 2027 to the end of Wednesday, March 31, 2027');
    expect(rules).toContain('Any Quest counts');
    expect(rules).toContain('Of a longer Quest, only the part in the month counts');
    expect(rules).toContain('Hours of members under 18 come at the end.');
    expect(rules).toContain('even if you leave');
    expect(rules).toContain('Until then, it’s the one you joined first.');
  });

  it('days and hours follow the language [LNG-02: the contest]', () => {
    expect(standingOf('es', contest, '2027-03-01')).toBe(
      '¡Ya empezó! Las horas cuentan hasta el miércoles, 31 de marzo de 2027.',
    );
    const earned = (locale: 'es' | 'ar') =>
      earnedTogether(locale, { ...contest, guildMinutes: 150 }, '2027-04-02');
    expect(earned('es')).toBe('Los Gremios dieron 2 horas y 30 minutos de ayuda.');
    expect(earned('ar')).toBe('خدمت الروابط: ساعتان و30 دقيقة.');
    expect(contestRules('ar', contest).join('')).not.toMatch(/[a-z]/i);
  });

  it('less than an hour is none and its minutes [CTS-03]', () => {
    expect([0, 45, 60].map((minutes) => servedTime('en', minutes))).toEqual([
      '0 hours',
      '0 hours, 45 minutes',
      '1 hour',
    ]);
  });

  it('charities stand under Hoboken, Jersey City and West New York, whatever else there is [CTS-08]', () => {
    const districts = ['West New York', 'Bayonne', 'Hoboken', 'Jersey City'].map((name) => ({ name }));
    expect(contestDistricts(districts).map(({ name }) => name)).toEqual([
      'Hoboken',
      'Jersey City',
      'West New York',
    ]);
  });
});
