import { describe, expect, it } from 'vitest';
import { audienceText } from './alert-audience.ts';
import { completedPeriod, DEFAULT_ALERT_FILTERS } from './alert-form.ts';

const NOW = Date.parse('2026-11-16T15:00:00Z');
const textOf = (filters: object, districtNames: string[] = [], period = completedPeriod(6, NOW)) =>
  audienceText(
    'en',
    { filters: { ...DEFAULT_ALERT_FILTERS, ...filters }, districtNames, labelNames: [], period },
    NOW,
  );

describe('whom a broadcast is for, in words', () => {
  it.each([
    ['the default', {}, 'Previous volunteers who completed a quest in the past 6 months; 18 to 75 years old'],
    [
      'everybody of the charity',
      { toQuestCompletedVolunteers: false },
      'Previous volunteers; 18 to 75 years old',
    ],
    ['new ones', { previousVolunteers: false, newVolunteers: true }, 'New volunteers; 18 to 75 years old'],
    [
      'both',
      { newVolunteers: true, minAge: 21, maxAge: 40 },
      'Previous volunteers who completed a quest in the past 6 months, and new volunteers; 21 to 40 years old',
    ],
    [
      'languages and training',
      { toQuestCompletedVolunteers: false, spanish: true, arabic: true, trainedVolunteers: true },
      'Previous volunteers; 18 to 75 years old; who speak Spanish or Arabic; with a training here',
    ],
  ])('names every filter that narrows it: %s', (_, filters, text) => {
    expect(textOf(filters)).toBe(text);
  });

  it.each([
    [['Harlem'], 'Harlem'],
    [['Harlem', 'Inwood', 'Chelsea'], 'Harlem, Inwood or Chelsea'],
    [['A', 'B', 'C', 'D', 'E', 'F', 'G'], 'A, B, C, D, E or 2 more'],
  ])('names the neighborhoods: %s', (names, text) => {
    expect(textOf({ toQuestCompletedVolunteers: false }, names)).toBe(
      `Previous volunteers; 18 to 75 years old; with a favorite in ${text}`,
    );
  });

  it('names the months, or the days where days were given', () => {
    expect(textOf({ questCompletedPeriod: 1 }, [], completedPeriod(1, NOW))).toContain('in the past month;');
    const days = { start: Date.parse('2026-03-01T05:00:00Z'), end: Date.parse('2026-06-01T04:00:00Z') };
    expect(textOf({}, [], days)).toContain('from Mar 1, 2026 to May 31, 2026;');
  });
});
