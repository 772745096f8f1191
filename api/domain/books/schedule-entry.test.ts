import { expect, it } from 'vitest';
import { instantOf } from '../time/new-york-time.ts';
import {
  daysOfEntry,
  type EntryTimes,
  entryKey,
  entryOfKey,
  givesSlot,
  replacedEntries,
} from './schedule-entry.ts';

const SOUP: EntryTimes = {
  quest_id: 'soup',
  weeks: [1, 3],
  days: [6],
  start_time: '09:00',
  end_time: '12:00',
  location_id: 'hall',
};
const slotAt = (day: string, clock: string) => ({
  templateQuestId: 'soup',
  locationId: 'hall',
  startedAt: instantOf(day, clock),
});

it('an entry is read as it was written, without its supervisor [REG-01]', () => {
  const last: EntryTimes = { ...SOUP, last: true, end_time: null };
  for (const entry of [SOUP, last]) expect(entryOfKey(entryKey(entry))).toEqual(entry);
});

it.each([
  ['a start of its own', slotAt('2026-11-07', '09:00'), true],
  ['the same wall time in summer', slotAt('2026-10-03', '09:00'), true],
  ['another week', slotAt('2026-11-14', '09:00'), false],
  ['another time', slotAt('2026-11-07', '10:00'), false],
  ['another place', { ...slotAt('2026-11-07', '09:00'), locationId: 'yard' }, false],
  ['another stamp', { ...slotAt('2026-11-07', '09:00'), templateQuestId: 'rice' }, false],
  ['no date', { ...slotAt('2026-11-07', '09:00'), startedAt: null }, false],
])('an entry and %s [REG-02, REG-05]', (_case, slot, isGiven) => {
  expect(givesSlot(SOUP, slot)).toBe(isGiven);
});

it('names its days, both ends included [REG-04]', () => {
  expect(daysOfEntry(SOUP, '2026-11-07', '2026-12-05')).toEqual(['2026-11-07', '2026-11-21', '2026-12-05']);
});

it('an entry that is gone is replaced by the first new one of its stamp, once, or by none [REG-06]', () => {
  const later: EntryTimes = { ...SOUP, start_time: '10:00' };
  const rice: EntryTimes = { ...SOUP, quest_id: 'rice' };
  const yard: EntryTimes = { ...SOUP, location_id: 'yard' };
  expect(replacedEntries([SOUP, rice], [later, rice])).toEqual(new Map([[entryKey(SOUP), entryKey(later)]]));
  expect(replacedEntries([SOUP, yard], [later])).toEqual(
    new Map([
      [entryKey(SOUP), entryKey(later)],
      [entryKey(yard), null],
    ]),
  );
  expect(replacedEntries([SOUP], [SOUP, later])).toEqual(new Map());
});
