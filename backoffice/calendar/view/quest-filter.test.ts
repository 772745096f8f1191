import { expect, it } from 'vitest';
import { calendarQuest } from '../../../tests/support/planned-charity.ts';
import { ALL_QUESTS, filteredQuests } from './quest-filter.ts';
import { monthOfWeek, sundayOf } from './shown-view.ts';

const quests = [
  calendarQuest({ id: 'short', takenCount: 1 }),
  calendarQuest({ id: 'enough', takenCount: 3 }),
  calendarQuest({ id: 'other', takenCount: 0, templateQuestId: 'Drive' }),
  calendarQuest({ id: 'off', takenCount: 0, publishingStatus: 'Cancelled' }),
];
const ids = (filter: Partial<typeof ALL_QUESTS>) =>
  filteredQuests(quests, { ...ALL_QUESTS, ...filter }).map(({ id }) => id);

it('shows the quests of a stamp, those that need people, or all [DSK-04]', () => {
  expect(ids({})).toEqual(['short', 'enough', 'other', 'off']);
  expect(ids({ stampId: 'Drive' })).toEqual(['other']);
  expect(ids({ isShortOnly: true })).toEqual(['short', 'other']);
  expect(ids({ isShortOnly: true, stampId: 'Cook' })).toEqual(['short']);
});

it.each([
  ['2026-11-29', '2026-11-29', '2026-12'],
  ['2026-11-28', '2026-11-22', '2026-11'],
])('the week of %s begins on %s and belongs to %s [DSK-04]', (day, sunday, month) => {
  expect([sundayOf(day), monthOfWeek(day)]).toEqual([sunday, month]);
});
