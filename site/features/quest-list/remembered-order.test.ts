import { expect, it } from 'vitest';
import { listOrder } from './remembered-order.ts';

const pageOf = (search: string, known?: string) => {
  const set: string[] = [];
  const page = {
    url: new URL(`https://quests.example/questList/1${search}`),
    locals: { config: { publicOrigin: 'https://quests.example' } },
    cookies: {
      get: () => (known === undefined ? undefined : { value: known }),
      set: (_name: string, value: string) => void set.push(value),
    },
  } as unknown as Parameters<typeof listOrder>[0];
  return { order: listOrder(page), set };
};

it.each([
  ['nothing chosen', '', undefined, 'day', []],
  ['by day, as it opens anyway', '?by=day', undefined, 'day', []],
  ['by Quest', '?by=series', undefined, 'series', ['series']],
  ['by Quest, which is known', '?by=series', 'series', 'series', []],
  ['nothing, and by Quest is remembered', '', 'series', 'series', []],
  ['by day after by Quest', '?by=day', 'series', 'day', ['day']],
  ['nothing, with a cookie that says nothing', '', '<b>', 'day', []],
])(
  'a browser that asks for %s gets that order, and it is remembered [DEC-83]',
  (_what, search, known, order, set) => {
    expect(pageOf(search, known)).toEqual({ order, set });
  },
);
