import { describe, expect, it } from 'vitest';
import { newYorkClock, newYorkDay } from '#domain/time/new-york-time.ts';
import { parseDay } from './parse-day.ts';
import { type PublishedDates, whenOfEvent, whenOfRole } from './when.ts';

/** Today in these tests: a date before all dates of the rows. */
const TODAY = '2026-03-07';

const row = (change: Partial<PublishedDates>): PublishedDates => ({
  start_date_date: 'March 08 2026',
  end_date_date: 'March 08 2026',
  event_time: '0',
  hours: '0',
  ...change,
});

describe('a day as the city writes it', () => {
  it.each([
    ['March 17 2011', '2011-03-17'],
    [' june 5, 2011 ', '2011-06-05'],
    ['February 29 2012', '2012-02-29'],
    ['February 30 2012', null],
    ['Mar 17 2011', null],
    ['03/17/2011', null],
    ['March 2011', null],
    ['March 17 2011 or later', null],
    ['', null],
  ])('«%s» is %s', (text, day) => {
    expect(parseDay(text)).toBe(day);
  });
});

describe('a dated opportunity', () => {
  it('begins with its New York day, and says that its hours are not known', () => {
    const when = whenOfEvent(row({}), TODAY);
    expect(newYorkDay(when?.startedAt ?? 0)).toBe('2026-03-08');
    expect(newYorkClock(when?.startedAt ?? 0)).toBe('00:00');
    expect(when?.inWords).toBe('Sunday, March 8, 2026. The hours are not known.');
  });

  it('begins at its hour where one is given', () => {
    const when = whenOfEvent(row({ event_time: '10:30 AM' }), TODAY);
    expect(newYorkClock(when?.startedAt ?? 0)).toBe('10:30');
    expect(when).toMatchObject({ inWords: 'Sunday, March 8, 2026.', leftOut: [] });
  });

  it('of several days says the last one', () => {
    expect(whenOfEvent(row({ end_date_date: 'March 09 2026' }), TODAY)?.inWords).toBe(
      'Sunday, March 8, 2026 to Monday, March 9, 2026. The hours are not known.',
    );
  });

  it('whose last day is over has no day, which the report says', () => {
    const change = { end_date_date: 'March 09 2026' };
    expect(whenOfEvent(row(change), '2026-03-09')).toMatchObject({ past: null });
    expect(whenOfEvent(row(change), '2026-03-10')).toEqual({
      startedAt: null,
      inWords: '',
      past: 'Sunday, March 8, 2026 to Monday, March 9, 2026.',
      leftOut: [],
    });
  });

  it('without a day is none', () => {
    expect(whenOfEvent(row({ start_date_date: '' }), TODAY)).toBeNull();
    expect(whenOfEvent(row({ start_date_date: 'soon' }), TODAY)).toBeNull();
  });

  it('names what it does not understand', () => {
    const when = whenOfEvent(
      row({ end_date_date: 'March 07 2026', event_time: 'noonish', hours: '12' }),
      TODAY,
    );
    expect(when?.leftOut).toEqual([
      'end_date_date «March 07 2026» lies before the start',
      'event_time «noonish» is not taken',
      'hours «12»: it is not known what they count',
    ]);
  });
});

describe('an ongoing opportunity', () => {
  it.each<[string, Partial<PublishedDates>, string]>([
    ['both days', { end_date_date: 'March 09 2026' }, 'From Sunday, March 8, 2026 to Monday, March 9, 2026.'],
    ['the first day', { end_date_date: '' }, 'From Sunday, March 8, 2026.'],
    ['the last day', { start_date_date: '' }, 'Until Sunday, March 8, 2026.'],
    ['no day', { start_date_date: '', end_date_date: '' }, ''],
  ])('has no date; %s stand in words [QST-01]', (_, change, inWords) => {
    expect(whenOfRole(row(change), TODAY)).toEqual({ startedAt: null, inWords, past: null, leftOut: [] });
  });

  it('whose last day is over goes on without its days', () => {
    const change = { end_date_date: 'March 09 2026' };
    expect(whenOfRole(row(change), '2026-03-09')).toMatchObject({ past: null });
    expect(whenOfRole(row(change), '2026-03-10')).toMatchObject({
      inWords: '',
      past: 'From Sunday, March 8, 2026 to Monday, March 9, 2026.',
    });
  });

  it('names a day that is none, and goes on without it', () => {
    expect(whenOfRole(row({ end_date_date: 'never' }), TODAY)).toEqual({
      startedAt: null,
      inWords: 'From Sunday, March 8, 2026.',
      past: null,
      leftOut: ['end_date_date «never» is not a day'],
    });
  });
});
