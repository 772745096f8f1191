import { expect, it } from 'vitest';
import type { ListedQuest } from './quest-card.ts';
import { seriesOf } from './quest-series.ts';

const quest = (href: string, stampId: string | null, title = 'Lunch line') =>
  ({ href, stampId, title }) as ListedQuest;

it('the quests of a stamp are one series, in the order of their first dates', () => {
  const quests = [quest('a', 's1'), quest('b', 's2'), quest('c', 's1'), quest('d', null), quest('e', null)];
  expect(seriesOf(quests).map(({ dates }) => dates.map(({ href }) => href))).toEqual([
    ['a', 'c'],
    ['b'],
    ['d'],
    ['e'],
  ]);
});

it('a date that has a title of its own stands by itself', () => {
  expect(seriesOf([quest('a', 's1'), quest('b', 's1', 'Holiday lunch')])).toHaveLength(2);
});
