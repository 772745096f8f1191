import { describe, expect, it } from 'vitest';
import { DEFAULT_AGE_POLICY } from '../ages/age-policy.ts';
import { CHANNELS } from '../messages/message-choice.ts';
import { consoleAlertFiltersTexts } from '../texts/generated/console-alert-filters.ts';
import { instantOf } from '../time/new-york-time.ts';
import {
  type AlertFilters,
  birthDaysOf,
  channelsOf,
  checkAlertFilters,
  checkChoice,
  checkFound,
  completedPeriod,
  DEFAULT_ALERT_FILTERS,
  refusalOfSending,
  toldYoungCount,
} from './alert-form.ts';

const t = consoleAlertFiltersTexts('en');
const NOW = Date.parse('2026-11-16T15:00:00Z');
const check = (changes: Partial<AlertFilters>, offered = CHANNELS as readonly (typeof CHANNELS)[number][]) =>
  checkAlertFilters(t, { ...DEFAULT_ALERT_FILTERS, ...changes }, offered);

describe('the filters of an alert', () => {
  it('begin with ages 18 to 75, previous volunteers of the past 6 months, and email [ALE-04, ALE-05, ALE-06, ALE-07]', () => {
    expect(DEFAULT_ALERT_FILTERS).toEqual({
      previousVolunteers: true,
      newVolunteers: false,
      minAge: 18,
      maxAge: 75,
      spanish: false,
      arabic: false,
      toEmail: true,
      toText: false,
      toPushNotification: false,
      toQuestCompletedVolunteers: true,
      questCompletedPeriod: 6,
      trainedVolunteers: false,
    });
    expect(check({})).toBeNull();
  });

  const OPTIONS = 'Please select some options before reviewing.';
  const YOUNG_AGES = 'Under 18, choose ages 10 to 12, 10 to 17, or 13 to 17.';
  const AGES = 'Enter ages from 10 to 99.';
  it.each<[string, Partial<AlertFilters>, string | null]>([
    ['ALE-09', { minAge: 10, maxAge: 99 }, null],
    ['ALE-09', { minAge: 9 }, AGES],
    ['ALE-09', { maxAge: 100 }, AGES],
    ['ALE-09', { minAge: 20.5 }, AGES],
    ['ALE-09', { minAge: Number.NaN }, AGES],
    ['ALE-10', { minAge: 30, maxAge: 29 }, 'Maximum age should not be lower than Minimum age.'],
    ['ALE-10', { minAge: 30, maxAge: 30 }, null],
    ['SAF-07', { minAge: 13, maxAge: 17 }, null],
    ['SAF-07', { minAge: 10, maxAge: 12 }, null],
    ['SAF-07', { minAge: 11 }, YOUNG_AGES],
    ['SAF-07', { minAge: 13, maxAge: 16 }, YOUNG_AGES],
    ['ALE-14', { toEmail: false }, OPTIONS],
    ['ALE-14', { previousVolunteers: false }, OPTIONS],
    ['ALE-14', { previousVolunteers: false, newVolunteers: true }, null],
    ['ALE-08', { questCompletedPeriod: 1 }, null],
    ['ALE-08', { questCompletedPeriod: 24 }, null],
    ['ALE-08', { questCompletedPeriod: 0 }, 'Choose 1 to 24 months.'],
    ['ALE-08', { questCompletedPeriod: 25 }, 'Choose 1 to 24 months.'],
  ])('%s %j: %s', (_, changes, problem) => {
    expect(check(changes)).toBe(problem);
  });

  it('a channel without a service is refused by its name [OPEN-ALE-06]', () => {
    expect(check({ toText: true }, ['email'])).toBe('Not available yet. Choose email.');
    expect(check({ toPushNotification: true }, ['email'])).toBe('Not available yet. Choose email.');
    expect(check({ toText: true })).toBeNull();
  });

  it('channels are those that are ticked [ALE-03]', () => {
    const all = { ...DEFAULT_ALERT_FILTERS, toText: true, toPushNotification: true };
    expect(channelsOf(all)).toEqual(['email', 'text', 'push']);
    expect(channelsOf({ ...all, toEmail: false })).toEqual(['text', 'push']);
  });
});

describe('when a completed quest counts', () => {
  it.each([
    [6, NOW, '2026-05-16'],
    [24, NOW, '2024-11-16'],
    [1, Date.parse('2026-03-31T12:00:00Z'), '2026-02-28'],
    [12, Date.parse('2028-02-29T12:00:00Z'), '2027-02-28'],
  ])('for %d months, from the beginning of that day in New York [ALE-08]', (months, now, day) => {
    expect(completedPeriod(months, now)).toEqual({ start: instantOf(day, '00:00'), end: now });
  });

  it('a period in place of months lies within the past 24 months [ALE-08]', () => {
    const of = (start: string, end: string) =>
      checkChoice(t, { districtIds: [], period: { start: Date.parse(start), end: Date.parse(end) } }, NOW);
    const problem = 'Stay within the past 24 months.';
    expect(of('2024-11-16', '2026-11-16')).toBeNull();
    expect(of('2024-11-10', '2026-11-16')).toBe(problem);
    expect(of('2026-11-16', '2026-11-16')).toBe(problem);
    expect(of('2026-11-10', '2026-11-20')).toBe(problem);
  });
});

describe('who is of the right age', () => {
  const bounds = (minAge: number, maxAge: number, policy = DEFAULT_AGE_POLICY, startedAt = NOW) =>
    birthDaysOf({ ...DEFAULT_ALERT_FILTERS, minAge, maxAge }, { policy, startedAt }, NOW);

  it('whole years on the day, both ends counted [ALE-03]', () => {
    expect(bounds(18, 75)).toEqual({ until: '2008-11-16', after: '1950-11-16' });
    expect(bounds(20, 20)).toEqual({ until: '2006-11-16', after: '2005-11-16' });
  });

  it('nobody whom the quest does not admit [ALE-03]', () => {
    const policy = { name: 'Kitchen', supervisedAge: 21, soloAge: 25, maxAge: 60 };
    expect(bounds(18, 75, policy)).toEqual({ until: '2005-11-16', after: '1966-11-16' });
  });

  it('ages of the filters are today’s, those of the policy of the quest’s day [ALE-03, DEC-68]', () => {
    const policy = { name: 'Kitchen', supervisedAge: 21, soloAge: 25, maxAge: 60 };
    const inDecember = instantOf('2026-12-05', '10:00');
    expect(bounds(18, 75, policy, inDecember)).toEqual({ until: '2005-12-05', after: '1966-12-05' });
    expect(bounds(21, 59, policy, inDecember)).toEqual({ until: '2005-11-16', after: '1966-12-05' });
  });

  it('at most a thousand at once [ALE-13]', () => {
    expect(checkFound(t, 1000)).toBeNull();
    expect(checkFound(t, 1001)).toContain('Over 1,000 match.');
  });
});

it.each([
  [13, 0, 0],
  [13, 4, 0],
  [13, 5, 5],
  [13, 14, 10],
  [18, 0, null],
])('with ages from %i, %i young people are told as %s at least [SAF-07]', (minAge, count, told) => {
  expect(toldYoungCount({ minAge }, count)).toBe(told);
});

describe('whether an alert is sent', () => {
  const facts = {
    chosen: ['a'],
    foundIds: new Set(['a', 'b']),
    cost: 10,
    toldCost: 10,
    mana: 10,
    isFree: false,
    mayFindYoung: false,
  };
  const free = { isFree: true, cost: 0, toldCost: 0 };
  it.each([
    ['ALE-13 to those who are found, at the cost that was told', {}, null],
    ['ALE-19 not to nobody', { chosen: [] }, 'BAD_USER_INPUT'],
    [
      'to the young alone, whose ids nobody is told [SAF-07]',
      { ...free, chosen: [], mayFindYoung: true },
      null,
    ],
    ['OPEN-ALE-02 not to others', { chosen: ['a', 'c'] }, 'MANA_COST_CHANGED'],
    ['OPEN-ALE-02 not at another cost', { toldCost: 9 }, 'MANA_COST_CHANGED'],
    ['OPEN-ALE-03 not for nothing when it costs', { isFree: true }, 'MANA_COST_CHANGED'],
    ['OPEN-ALE-03 for nothing when it costs nothing', { isFree: true, cost: 0, toldCost: 0 }, null],
    ['ALE-20 not with too little Mana', { mana: 9 }, 'INSUFFICIENT_MANA'],
    ['ALE-20 an alert that costs nothing needs no Mana', { mana: 0, cost: 0, toldCost: 0 }, null],
  ])('%s', (_, changes, code) => {
    expect(refusalOfSending(t, { ...facts, ...changes })?.code ?? null).toBe(code);
  });
});
