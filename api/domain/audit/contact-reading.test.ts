import { expect, it } from 'vitest';
import { charityOfReading, countsOfReading, goesBeyondUsual, isBulkReading } from './contact-reading.ts';

const person = (providerId: string | null, isYoung = false) => ({ providerId, isYoung });

it.each([
  [0, 200, false],
  [199, 201, true],
  [200, 201, true],
  [201, 202, false],
  [0, 5_000, true],
  [200, 200, false],
])('whoever had read of %i people and has now of %i: told %s [SAF-19]', (before, after, isTold) => {
  expect(goesBeyondUsual(before, after)).toBe(isTold);
});

it('the entry counts people and the young among them, and names the charity if it is one [SAF-19]', () => {
  const people = [person('1'), person('1', true), person('1')];
  expect(countsOfReading(people)).toEqual({ people: 3, young: 1 });
  expect(charityOfReading(people)).toBe('1');
  expect(charityOfReading([...people, person('2')])).toBeNull();
  expect(charityOfReading([person(null), person(null)])).toBeNull();
  expect(isBulkReading({ people: 2 })).toBe(true);
  expect(isBulkReading({ people: 1 })).toBe(false);
});
