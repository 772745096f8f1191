import { describe, expect, it } from 'vitest';
import { parseHour } from './row-text.ts';

describe('opening hours', () => {
  it.each([
    ['01:00 PM', '13:00'],
    ['12:00 PM', '12:00'],
    ['12:30 AM', '00:30'],
    ['9 am', '09:00'],
    ['11:45 a.m.', '11:45'],
  ])('«%s» is one time', (text, clock) => {
    expect(parseHour(text)).toBe(clock);
  });

  it.each(['09:00 AM or 03:00 PM', '13:00 PM', '0:10 AM', '9:75 AM', 'NOON', '', '09:00'])(
    '«%s» is not guessed',
    (text) => {
      expect(parseHour(text)).toBeNull();
    },
  );
});
