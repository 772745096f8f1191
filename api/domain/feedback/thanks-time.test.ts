import { expect, it } from 'vitest';
import { dailyAt } from '../time/slots.ts';
import { THANKS_CLOCK, thankedAt } from './thanks-mail.ts';

const slotAt = dailyAt(THANKS_CLOCK);
const at = (text: string) => Date.parse(text);

it.each([
  ['a moment before nine', '2026-11-22T13:59:59.999Z', '2026-11-21T14:00:00.000Z'],
  ['at nine', '2026-11-22T14:00:00.000Z', '2026-11-22T14:00:00.000Z'],
  ['on the day the clocks go back', '2026-11-01T14:00:00.000Z', '2026-11-01T14:00:00.000Z'],
  ['on the day the clocks go forward', '2027-03-14T13:00:00.000Z', '2027-03-14T13:00:00.000Z'],
])('thanks are due at nine in New York, %s [REM-09: the morning]', (_case, now, slot) => {
  expect(new Date(slotAt(at(now))).toISOString()).toBe(slot);
});

it.each([
  ['the last minute of the day before', '2026-11-22T04:59:59.999Z', true],
  ['the same day, after midnight', '2026-11-22T05:00:00.000Z', false],
  ['seven days before', '2026-11-15T05:00:00.000Z', true],
  ['eight days before', '2026-11-15T04:59:59.999Z', false],
])('of a quest that ended on %s [REM-09: the days]', (_case, endedAt, isThanked) => {
  const { from, until } = thankedAt(at('2026-11-22T14:00:00.000Z'));
  expect(at(endedAt) >= from && at(endedAt) < until).toBe(isThanked);
});
