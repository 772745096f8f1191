import { describe, expect, it } from 'vitest';
import { movedSpan } from './flexible-span.ts';

const quarter = 15 * 60_000;
const stops = Array.from({ length: 17 }, (_, index) => index * quarter);
const bounds = { arrivals: stops.slice(0, 13), departures: stops.slice(4), minimumMs: 4 * quarter };
const whole = { arrival: 0, departure: 16 * quarter };

describe('the span of a flexible quest', () => {
  it('takes the stop that was chosen [CON-04]', () => {
    expect(movedSpan(whole, { arrival: 3 * quarter }, bounds)).toEqual({ ...whole, arrival: 3 * quarter });
  });

  it('moving the arrival pushes the departure on, so that the stay is long enough [CON-06]', () => {
    const before = { arrival: 0, departure: 4 * quarter };
    expect(movedSpan(before, { arrival: 2 * quarter }, bounds)).toEqual({
      arrival: 2 * quarter,
      departure: 6 * quarter,
    });
  });

  it('moving the departure pulls the arrival back [CON-06]', () => {
    const before = { arrival: 10 * quarter, departure: 16 * quarter };
    expect(movedSpan(before, { departure: 12 * quarter }, bounds)).toEqual({
      arrival: 8 * quarter,
      departure: 12 * quarter,
    });
  });

  it('the ends never cross, even without a minimum [CON-07]', () => {
    const free = { arrivals: stops.slice(0, 16), departures: stops.slice(1), minimumMs: 0 };
    expect(movedSpan({ arrival: 0, departure: quarter }, { arrival: quarter }, free)).toEqual({
      arrival: quarter,
      departure: 2 * quarter,
    });
  });

  it('a move that the start or end leaves no room for is undone [CON-05]', () => {
    expect(movedSpan(whole, { arrival: 14 * quarter }, bounds)).toEqual(whole);
    expect(movedSpan(whole, { departure: 2 * quarter }, bounds)).toEqual(whole);
  });
});
