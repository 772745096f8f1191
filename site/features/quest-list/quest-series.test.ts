import { expect, it } from 'vitest';
import type { ListedQuest } from './quest-card.ts';
import { seriesOf } from './quest-series.ts';

const quest = (href: string, seriesKey: string) => ({ href, seriesKey }) as ListedQuest;

it('lists the dates of a series together, in the order of their first dates', () => {
  const quests = [quest('a', 'lunch'), quest('b', 'dinner'), quest('c', 'lunch')];
  expect(seriesOf(quests).map(({ dates }) => dates.map(({ href }) => href))).toEqual([['a', 'c'], ['b']]);
});
