import { describe, expect, it } from 'vitest';
import { isoOf } from '../time/new-york-time.ts';
import { changedQuests, queryOfWatched, readWatched, watchedWindow } from './watched-quests.ts';

describe('what a page watches', () => {
  it.each([{ questId: 'a quest&' }, { providerId: '1', month: '2026-11' }])(
    'is read from the address that names it: %o [DSK-12]',
    (watched) => {
      expect(readWatched(Object.fromEntries(new URLSearchParams(queryOfWatched(watched))))).toEqual(watched);
    },
  );

  it.each<Record<string, string>>([
    {},
    { quest: '' },
    { charity: '1' },
    { charity: '1', month: '2026-13' },
    { month: '2026-11' },
    { quest: 'x'.repeat(201) },
  ])('is nothing for %o', (asked) => {
    expect(readWatched(asked)).toBeNull();
  });

  it('is, of a month, the quests of the weeks around it too', () => {
    const { from, until } = watchedWindow('2026-11');
    expect([isoOf(from), isoOf(until)]).toEqual(['2026-10-25T04:00:00.000Z', '2026-12-09T05:00:00.000Z']);
  });

  it('has changed where a quest came, went or is another [DSK-12]', () => {
    const before = new Map([
      ['same', '1'],
      ['other', '1'],
      ['gone', '1'],
    ]);
    const after = new Map([
      ['same', '1'],
      ['other', '2'],
      ['new', '1'],
    ]);
    expect(changedQuests(before, after)).toEqual(['other', 'gone', 'new']);
    expect(changedQuests(before, before)).toEqual([]);
  });
});
