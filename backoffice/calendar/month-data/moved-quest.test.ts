import { expect, it } from 'vitest';
import { calendarQuest } from '../../../tests/support/planned-charity.ts';
import { isMovable, movedTo } from './moved-quest.ts';

/** 5:30 pm to 8:00 pm in New York. */
const quest = calendarQuest();
const { day } = quest;

it.each([
  ['another day', '2992-03-09', null, { days: 4, start: '', end: '' }],
  ['an earlier day', '2992-03-01', null, { days: -4, start: '', end: '' }],
  ['another time', `${day}T18:30:00Z`, `${day}T21:00:00Z`, { days: null, start: '18:30', end: '21:00' }],
  ['a later end', `${day}T17:30:00Z`, `${day}T21:00:00Z`, { days: null, start: '', end: '21:00' }],
] as const)('dragged to %s [DSK-04]', (_, start, end, form) => {
  expect(movedTo(quest, start, end)?.form).toEqual(form);
});

it('stays where it was let go [DSK-04]', () => {
  expect(movedTo(quest, day, null)).toBeNull();
  expect(movedTo(quest, `${day}T17:30:00Z`, `${day}T20:00:00Z`)).toBeNull();
});

it('moves until it starts, unless it is canceled [DSK-04]', () => {
  expect(isMovable(quest, quest.startedAt - 1)).toBe(true);
  expect(isMovable(quest, quest.startedAt)).toBe(false);
  expect(isMovable(calendarQuest({ publishingStatus: 'Cancelled' }), 0)).toBe(false);
});
