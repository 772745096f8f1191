import { expect, it } from 'vitest';
import { questOfPath } from './join-quest.ts';

it.each([
  ['/questList/1/quest/q-1', 'q-1'],
  ['/es/questList/1/quest/q-1?x=1', 'q-1'],
  ['/questList/1/quest/a%20b#dates', 'a b'],
  ['/questList/1/quest/%E0%A4%A', null],
  ['/questList/1', null],
  ['/home', null],
  [null, null],
])('%s leads on to %s [JOI-19: which quest]', (path, id) => {
  expect(questOfPath(path)).toBe(id);
});
