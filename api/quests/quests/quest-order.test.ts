import { expect, it } from 'vitest';
import { byStart } from './quest-queries.ts';

const quest = (id: string, startedAt: number | null) => ({ id, startedAt });

it('quests stand by their start, and roles without a date behind them by id [API-12: the order]', () => {
  const mixed = [quest('b', null), quest('late', 2), quest('a', null), quest('z-first', 1), quest('also', 2)];
  expect(mixed.sort(byStart).map(({ id }) => id)).toEqual(['z-first', 'late', 'also', 'a', 'b']);
});
