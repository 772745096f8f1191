import { describe, expect, it } from 'vitest';
import { formRefusalsTexts } from '../texts/generated/form-refusals.ts';
import {
  arrivalSteps,
  checkFlexibleTime,
  departureSteps,
  FLEXIBLE_STEP_MINUTES,
  type FlexibleTimeFault,
  flexibleSteps,
  flexibleTimeText,
} from './flexible-time.ts';

const NINE = Date.UTC(2026, 2, 7, 14);
/** Minutes after the start of the quest. */
const at = (minutes: number) => NINE + minutes * 60_000;
const quest = { startedAt: NINE, endedAt: at(120), flexibleMinimumTime: 60 };
const fixed = { ...quest, flexibleMinimumTime: null };

function minutesOf(stops: number[]) {
  return stops.map((stop) => (stop - NINE) / 60_000);
}

function check(arrival: number | null, departure: number | null) {
  return checkFlexibleTime(quest, {
    expectedArrivalAt: arrival === null ? null : at(arrival),
    expectedDepartureAt: departure === null ? null : at(departure),
  });
}

describe('flexible time', () => {
  it('the slider steps by 15 minutes [CON-04]', () => {
    expect(FLEXIBLE_STEP_MINUTES).toBe(15);
    expect(minutesOf(flexibleSteps(quest))).toEqual([0, 15, 30, 45, 60, 75, 90, 105, 120]);
  });

  it('the slider goes from the start to the end, also when that is off the steps [CON-05]', () => {
    expect(minutesOf(flexibleSteps({ ...quest, endedAt: at(50) }))).toEqual([0, 15, 30, 45, 50]);
    expect(flexibleSteps({ ...quest, endedAt: null })).toEqual([]);
    expect(flexibleSteps({ ...quest, endedAt: NINE })).toEqual([]);
  });

  it('the slider offers only arrivals and departures that are far enough apart [CON-06, CON-07]', () => {
    expect(minutesOf(arrivalSteps(quest))).toEqual([0, 15, 30, 45, 60]);
    expect(minutesOf(departureSteps(quest, at(45)))).toEqual([105, 120]);
    expect(minutesOf(arrivalSteps({ ...quest, flexibleMinimumTime: 0 })).at(-1)).toBe(105);
    expect(minutesOf(departureSteps({ ...quest, flexibleMinimumTime: 0 }, at(90)))).toEqual([105, 120]);
  });

  it.each<[number | null, number | null, FlexibleTimeFault | null]>([
    [0, 60, null],
    [60, 120, null],
    [0, 120, null],
    [null, 60, 'TIMES_MISSING'],
    [0, null, 'TIMES_MISSING'],
    [60, 60, 'TIMES_CROSS'],
    [90, 30, 'TIMES_CROSS'],
    [-1, 60, 'BEFORE_START'],
    [60, 121, 'AFTER_END'],
    [0, 59, 'TOO_SHORT'],
    [61, 120, 'TOO_SHORT'],
  ])(
    'from minute %s to %s of 120 with at least 60: %s [CON-05, CON-06, CON-07]',
    (arrival, departure, fault) => {
      expect(check(arrival, departure)).toBe(fault);
    },
  );

  it('every fault has its words [CON-06]', () => {
    expect(flexibleTimeText(formRefusalsTexts('en'), 'TOO_SHORT')).toBe(
      'Stay at least as long as this Quest needs.',
    );
  });

  it('a quest with fixed times asks for none [CON-04]', () => {
    expect(checkFlexibleTime(fixed, { expectedArrivalAt: null, expectedDepartureAt: null })).toBe(null);
  });

  it('the autumn night has its steps on the hours that pass [CON-05]', () => {
    const midnight = Date.UTC(2026, 10, 1, 4);
    const night = { startedAt: midnight, endedAt: midnight + 3 * 60 * 60_000, flexibleMinimumTime: 60 };
    expect(flexibleSteps(night)).toHaveLength(13);
  });
});
