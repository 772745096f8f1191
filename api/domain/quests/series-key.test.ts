import { expect, it } from 'vitest';
import { seriesKey } from './series-key.ts';

it('counts dates with the same type and folded title as one series', () => {
  const cafe = seriesKey({ eventType: 'EVENT', eventTitle: 'Café  Lunch' });
  expect(seriesKey({ eventType: 'EVENT', eventTitle: 'cafe lunch' })).toBe(cafe);
  expect(seriesKey({ eventType: 'EVENT', eventTitle: 'Holiday lunch' })).not.toBe(cafe);
  expect(seriesKey({ eventType: 'FEAST', eventTitle: 'Café Lunch' })).not.toBe(cafe);
});
