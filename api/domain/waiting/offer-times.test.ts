import { describe, expect, it } from 'vitest';
import { countsAsLetPass, offerTerms } from './offer-times.ts';

const at = (text: string) => Date.parse(text);
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Monday, 10:00 am in New York. */
const NOW = at('2026-11-16T10:00:00-05:00');

/** When the offer is made, when the quest starts (null: no date), when the offer ends. */
type Case = [title: string, now: string, startsAt: string | null, endsAt: string];

describe('how long an offer stands', () => {
  const byDay: [title: string, untilStartMs: number | null, holdMs: number, isForAll: boolean][] = [
    ['without a date', null, 12 * HOUR_MS, false],
    ['in a month', 30 * 24 * HOUR_MS, 12 * HOUR_MS, false],
    ['in 48 hours and a minute', 48 * HOUR_MS + MINUTE_MS, 12 * HOUR_MS, false],
    ['in 48 hours', 48 * HOUR_MS, 2 * HOUR_MS, false],
    ['in 6 hours and a minute', 6 * HOUR_MS + MINUTE_MS, 2 * HOUR_MS, false],
    ['in 6 hours', 6 * HOUR_MS, 20 * MINUTE_MS, false],
    ['in an hour and a minute', 61 * MINUTE_MS, 20 * MINUTE_MS, false],
    ['in an hour', HOUR_MS, 10 * MINUTE_MS, true],
    ['in 11 minutes', 11 * MINUTE_MS, 10 * MINUTE_MS, true],
    ['in 4 minutes', 4 * MINUTE_MS, 4 * MINUTE_MS, true],
  ];

  it.each(byDay)('of a quest that starts %s [WAI-05: how long]', (_, untilStartMs, holdMs, isForAll) => {
    const startsAt = untilStartMs === null ? null : NOW + untilStartMs;
    expect(offerTerms(startsAt, NOW)).toEqual({ endsAt: NOW + holdMs, isForAll, isByMailOnly: false });
  });

  it('once it has begun nothing is offered [WAI-05: no offer outlives the start]', () => {
    expect(offerTerms(NOW, NOW)).toBeNull();
    expect(offerTerms(NOW - 1, NOW)).toBeNull();
  });

  const atNight: Case[] = [
    ['9 pm: until 9 am', '2026-11-16T21:00:00-05:00', null, '2026-11-17T09:00:00-05:00'],
    ['1 am: twelve hours are longer', '2026-11-17T01:00:00-05:00', null, '2026-11-17T13:00:00-05:00'],
    [
      '7:59 am: a place in a day',
      '2026-11-17T07:59:00-05:00',
      '2026-11-18T12:00:00-05:00',
      '2026-11-17T09:59:00-05:00',
    ],
    [
      '2 am: a place in a day',
      '2026-11-17T02:00:00-05:00',
      '2026-11-18T12:00:00-05:00',
      '2026-11-17T09:00:00-05:00',
    ],
    [
      '6 am: a place at 11 am',
      '2026-11-17T06:00:00-05:00',
      '2026-11-17T11:00:00-05:00',
      '2026-11-17T09:00:00-05:00',
    ],
    [
      '6 am: a place at 10:59 am',
      '2026-11-17T06:00:00-05:00',
      '2026-11-17T10:59:00-05:00',
      '2026-11-17T06:20:00-05:00',
    ],
    [
      '11 pm: a place at 8 am',
      '2026-11-16T23:00:00-05:00',
      '2026-11-17T08:00:00-05:00',
      '2026-11-17T01:00:00-05:00',
    ],
    [
      '9:30 pm: a place at 10 pm',
      '2026-11-16T21:30:00-05:00',
      '2026-11-16T22:00:00-05:00',
      '2026-11-16T21:40:00-05:00',
    ],
    [
      'the night of fall',
      '2026-10-31T23:30:00-04:00',
      '2026-11-02T12:00:00-05:00',
      '2026-11-01T09:00:00-05:00',
    ],
    [
      'the second 1:30 of fall',
      '2026-11-01T01:30:00-05:00',
      '2026-11-02T12:00:00-05:00',
      '2026-11-01T09:00:00-05:00',
    ],
    [
      'the night of spring',
      '2027-03-14T01:30:00-05:00',
      '2027-03-15T12:00:00-04:00',
      '2027-03-14T09:00:00-04:00',
    ],
    [
      'after the gap of spring',
      '2027-03-14T03:30:00-04:00',
      '2027-03-14T11:30:00-04:00',
      '2027-03-14T09:00:00-04:00',
    ],
  ];

  it.each(atNight)('%s [WAI-05: at night by email only]', (_, now, startsAt, endsAt) => {
    const terms = offerTerms(startsAt === null ? null : at(startsAt), at(now));
    expect(terms?.isByMailOnly).toBe(true);
    expect(new Date(terms?.endsAt ?? 0).toISOString()).toBe(new Date(at(endsAt)).toISOString());
  });

  it.each([
    ['8 am', '2026-11-17T08:00:00-05:00'],
    ['8:59 pm', '2026-11-17T20:59:00-05:00'],
  ])('%s [WAI-05: by day on all channels]', (_, now) => {
    expect(offerTerms(null, at(now))).toEqual({
      endsAt: at(now) + 12 * HOUR_MS,
      isForAll: false,
      isByMailOnly: false,
    });
  });
});

describe('which offers count as let pass', () => {
  const cases: [title: string, offeredAt: string, endedAt: string, counts: boolean][] = [
    ['an hour by day', '2026-11-17T12:00:00-05:00', '2026-11-17T13:00:00-05:00', true],
    ['59 minutes by day', '2026-11-17T12:00:00-05:00', '2026-11-17T12:59:00-05:00', false],
    ['a whole night', '2026-11-16T21:00:00-05:00', '2026-11-17T08:00:00-05:00', false],
    ['a night and an hour', '2026-11-16T21:00:00-05:00', '2026-11-17T09:00:00-05:00', true],
    ['half an hour on both sides of a night', '2026-11-16T20:30:00-05:00', '2026-11-17T08:30:00-05:00', true],
    ['twenty minutes', '2026-11-17T12:00:00-05:00', '2026-11-17T12:20:00-05:00', false],
    ['from 7 pm to 7 am', '2026-11-16T19:00:00-05:00', '2026-11-17T07:00:00-05:00', true],
    ['the night of fall, an hour longer', '2026-10-31T21:00:00-04:00', '2026-11-01T08:59:00-05:00', false],
    ['the night of fall and an hour', '2026-10-31T21:00:00-04:00', '2026-11-01T09:00:00-05:00', true],
    ['the night of spring, an hour shorter', '2027-03-13T21:00:00-05:00', '2027-03-14T08:59:00-04:00', false],
    ['the night of spring and an hour', '2027-03-13T21:00:00-05:00', '2027-03-14T09:00:00-04:00', true],
  ];

  it.each(cases)('%s [WAI-06: which ones count]', (_, offeredAt, endedAt, counts) => {
    expect(countsAsLetPass({ offeredAt: at(offeredAt), endedAt: at(endedAt) })).toBe(counts);
  });
});
