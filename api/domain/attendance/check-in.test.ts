import { expect, it } from 'vitest';
import type { EntryWay } from './attendance-entry.ts';
import { assumedEnds } from './check-in.ts';

const entry = (way: EntryWay, at: number, departureAfter: number | null) => ({ way, at, departureAfter });

it.each([
  ['who checked in and never out', [entry('poster', 10, 90), entry('rest', 91, 90)], [true, true]],
  ['who checked out', [entry('poster', 10, 90), entry('poster', 50, 50)], [true, false]],
  ['who was marked afterwards', [entry('kiosk', 10, 90), entry('sheet', 50, 90)], [true, false]],
  ['who was marked by a manager alone', [entry('sheet', 10, 90), entry('rest', 91, 90)], [false, false]],
])('the end is assumed of %s [CHK-06]', (_, entries, expected) => {
  expect(assumedEnds(entries)).toEqual(expected);
});
