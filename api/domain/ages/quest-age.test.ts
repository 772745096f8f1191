import { describe, expect, it } from 'vitest';
import { questAge } from './quest-age.ts';

const NOW = Date.parse('2026-11-16T17:00:00Z');
const at = (instant: string) => ({ startedAt: Date.parse(instant) });

describe('the age that a quest judges someone by', () => {
  it.each([
    ['the day before a birthday', '2010-12-05', '2026-12-04T15:00:00Z', 15],
    ['a birthday', '2010-12-05', '2026-12-05T15:00:00Z', 16],
    ['the last minute before a birthday in New York', '2010-12-05', '2026-12-05T04:59:00Z', 15],
    ['the first minute of a birthday in New York', '2010-12-05', '2026-12-05T05:00:00Z', 16],
    ['a birthday in summer', '2010-07-05', '2027-07-05T04:00:00Z', 17],
    ['the minute before a birthday in summer', '2010-07-05', '2027-07-05T03:59:00Z', 16],
    ['a day that has passed', '2010-11-16', '2026-11-15T17:00:00Z', 15],
  ])('is that of the quest’s day: %s [DEC-68]', (_case, dateOfBirth, startedAt, age) => {
    expect(questAge(dateOfBirth, at(startedAt), NOW)).toBe(age);
  });

  it('is today’s where the quest has no date [DEC-68]', () => {
    expect(questAge('2010-11-16', { startedAt: null }, NOW)).toBe(16);
    expect(questAge('2010-11-17', { startedAt: null }, NOW)).toBe(15);
  });

  it('is unknown without a date of birth [DEC-68]', () => {
    expect(questAge(null, { startedAt: NOW }, NOW)).toBeNull();
  });
});
