import { expect, it } from 'vitest';
import { consolePageTexts } from '../texts/generated/console-page.ts';
import { instantOf } from '../time/new-york-time.ts';
import { dayNumbers, todayText } from './day-numbers.ts';

const DAY = '2026-11-23';
const quest = (startedAt: number | null, more: object = {}) => ({
  publishingStatus: 'Published' as const,
  startedAt,
  takenCount: 3,
  resourceMaxNumber: 8,
  ...more,
});
const NOON = instantOf(DAY, '12:00');

it.each([
  ['published', {}, 1],
  ['unlisted', { publishingStatus: 'Unlisted' }, 1],
  ['private', { publishingStatus: 'Private' }, 1],
  ['a draft', { publishingStatus: 'Draft' }, 0],
  ['cancelled', { publishingStatus: 'Cancelled' }, 0],
  ['a stamp', { publishingStatus: 'Template' }, 0],
  ['without a date', { startedAt: null }, 0],
  ['at the first minute', { startedAt: instantOf(DAY, '00:00') }, 1],
  ['the evening before', { startedAt: instantOf('2026-11-22', '23:59') }, 0],
  ['at the next midnight', { startedAt: instantOf('2026-11-24', '00:00') }, 0],
])('a quest that is %s counts so often [DSK-14: today’s numbers]', (_, more, quests) => {
  expect(dayNumbers([quest(NOON, more)], DAY)).toEqual({ quests, taken: 3 * quests, places: 8 * quests });
});

it('places are summed up, more than there are where people were added [DSK-14: today’s numbers]', () => {
  const full = quest(NOON, { takenCount: 9 });
  expect(dayNumbers([full, quest(NOON), quest(NOON, { takenCount: 0 })], DAY)).toEqual({
    quests: 3,
    taken: 12,
    places: 24,
  });
});

it('a day of 23 or 25 hours ends at its own midnight [DSK-14: today’s numbers]', () => {
  for (const [day, next] of [
    ['2026-03-08', '2026-03-09'],
    ['2026-11-01', '2026-11-02'],
  ] as const) {
    const last = quest(instantOf(day, '23:59'));
    expect(dayNumbers([last, quest(instantOf(next, '00:00'))], day).quests).toBe(1);
  }
});

it.each([
  [{ quests: 0, taken: 0, places: 0 }, 'No quests today', 'Hoy no hay Misiones'],
  [
    { quests: 1, taken: 3, places: 8 },
    'Today: 1 quest, 3 of 8 spots taken',
    'Hoy: 1 Misión, 3 de 8 lugares ocupados',
  ],
  [
    { quests: 2, taken: 1_003, places: 1_200 },
    'Today: 2 quests, 1,003 of 1,200 spots taken',
    'Hoy: 2 Misiones, 1,003 de 1,200 lugares ocupados',
  ],
])('%o in words [DSK-14: today’s numbers]', (numbers, english, spanish) => {
  expect(todayText(numbers, consolePageTexts('en'))).toBe(english);
  expect(todayText(numbers, consolePageTexts('es'))).toBe(spanish);
});
