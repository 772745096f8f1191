import { describe, expect, it } from 'vitest';
import { instantOf } from '../time/new-york-time.ts';
import { type HeldPlace, isClashing, isOverlapping, refusalOfClash, spanOf } from './time-clash.ts';

const DAY = '2026-11-21';
const at = (clock: string, day = DAY) => instantOf(day, clock);
const span = (from: string, until: string, day = DAY) => ({ from: at(from, day), until: at(until, day) });
const NOW = at('07:00');

const held = (from: string, until: string, more: Partial<HeldPlace> = {}): HeldPlace => ({
  questId: 'held',
  publishingStatus: 'Published',
  eventType: 'OSV',
  startedAt: at(from),
  endedAt: at(until),
  flexibleMinimumTime: null,
  expectedArrivalAt: null,
  expectedDepartureAt: null,
  ...more,
});
const wanted = (from: string, until: string) => ({ questId: 'wanted', span: span(from, until) });

describe('two places at one time', () => {
  it.each([
    ['before it', '06:00', '08:00', false],
    ['until it begins', '07:00', '09:00', false],
    ['until a minute after it has begun', '07:00', '09:01', true],
    ['within it', '10:00', '11:00', true],
    ['all of it', '09:00', '12:00', true],
    ['all of it and more', '08:00', '13:00', true],
    ['from a minute before its end', '11:59', '13:00', true],
    ['from its end', '12:00', '13:00', false],
    ['after it', '13:00', '14:00', false],
  ])('a quest from 9 to 12 and a place %s [WAI-15]', (_, from, until, isInTheWay) => {
    expect(isClashing(held(from, until), wanted('09:00', '12:00'), NOW - 1)).toBe(isInTheWay);
    expect(isOverlapping(span('09:00', '12:00'), span(from, until))).toBe(isInTheWay);
  });

  it('what has no fixed time never clashes: roles, deliveries without an end, times not chosen [WAI-15]', () => {
    const without: HeldPlace[] = [
      held('09:00', '12:00', { eventType: 'HYBRID-ROLE', startedAt: null, endedAt: null }),
      held('09:00', '12:00', { eventType: 'HYBRID-ROLE' }),
      held('09:00', '12:00', { eventType: 'SUPPLY-REQUEST', endedAt: null }),
      held('09:00', '12:00', { flexibleMinimumTime: 60 }),
    ];
    for (const place of without) {
      expect(spanOf(place)).toBeNull();
      expect(isClashing(place, wanted('09:00', '12:00'), NOW)).toBe(false);
      expect(isClashing(held('09:00', '12:00'), { questId: 'w', span: spanOf(place) }, NOW)).toBe(false);
    }
  });

  it('of a flexible quest the times chosen count, not its whole day [WAI-15]', () => {
    const chosen = (from: string, until: string) =>
      held('08:00', '20:00', {
        flexibleMinimumTime: 60,
        expectedArrivalAt: at(from),
        expectedDepartureAt: at(until),
      });
    expect(isClashing(chosen('08:00', '09:00'), wanted('09:00', '12:00'), NOW)).toBe(false);
    expect(isClashing(chosen('12:00', '20:00'), wanted('09:00', '12:00'), NOW)).toBe(false);
    expect(isClashing(chosen('08:00', '09:15'), wanted('09:00', '12:00'), NOW)).toBe(true);
  });

  it('the same quest, one that is off and one that is behind are in nobody’s way [WAI-15]', () => {
    const place = held('09:00', '12:00');
    const late = wanted('11:00', '14:00');
    expect(isClashing(place, { ...late, questId: 'held' }, NOW)).toBe(false);
    for (const publishingStatus of ['Cancelled', 'Draft', 'Template'] as const)
      expect(isClashing({ ...place, publishingStatus }, late, NOW), publishingStatus).toBe(false);
    for (const publishingStatus of ['Unlisted', 'Private'] as const)
      expect(isClashing({ ...place, publishingStatus }, late, NOW), publishingStatus).toBe(true);
    expect(isClashing(place, late, at('11:59'))).toBe(true);
    expect(isClashing(place, late, at('12:00'))).toBe(false);
  });

  it.each([
    ['the night when an hour is skipped', '2026-03-08', '00:30', '03:30', '03:30', false],
    ['the same night, by a minute', '2026-03-08', '00:30', '03:31', '03:30', true],
    ['the night when an hour comes twice', '2026-11-01', '00:30', '02:00', '02:00', false],
    ['the same night, by a minute', '2026-11-01', '00:30', '02:01', '02:00', true],
  ])('%s [WAI-15]', (_, day, from, until, next, isInTheWay) => {
    expect(isOverlapping(span(from, until, day), span(next, '09:00', day))).toBe(isInTheWay);
  });
});

describe('what a sign-up for an overlapping time is refused with', () => {
  const own = { chariteerId: 'ana', guildId: null, abandonedAt: null };
  const facts = { chariteerId: 'ana', clashes: [{ id: 'a' }], leaveContractId: null, leaving: null };

  it.each([
    ['nothing in the way', { clashes: [] }, null],
    ['a place in the way that is not named', {}, 'TIME_CLASH'],
    ['the one that is named', { leaveContractId: 'a', leaving: own }, null],
    [
      'one named of two',
      { clashes: [{ id: 'a' }, { id: 'b' }], leaveContractId: 'a', leaving: own },
      'TIME_CLASH',
    ],
    ['no such contract', { leaveContractId: 'x' }, 'BAD_USER_INPUT'],
    ['somebody else’s', { leaveContractId: 'a', leaving: { ...own, chariteerId: 'ben' } }, 'BAD_USER_INPUT'],
    ['a reservation', { leaveContractId: 'a', leaving: { ...own, guildId: 'g' } }, 'BAD_USER_INPUT'],
    ['one at another time', { leaveContractId: 'x', leaving: own }, 'BAD_USER_INPUT'],
    [
      'one that has ended',
      { clashes: [], leaveContractId: 'a', leaving: { ...own, abandonedAt: 1 } },
      'NOT_SIGNED_UP',
    ],
  ] as const)('%s [WAI-16]', (_, more, refusal) => {
    expect(refusalOfClash({ ...facts, ...more })).toBe(refusal);
  });
});
