import { expect, it } from 'vitest';
import { packedList, unpackedList } from './packed-list.ts';
import type { ListedQuest } from './quest-card.ts';

const quest = (changes: Partial<ListedQuest>): ListedQuest => ({
  href: '/questList/1/quest/a',
  eventType: 'OSV',
  startedAt: Date.parse('2026-11-18T17:00:00Z'),
  endedAt: Date.parse('2026-11-18T19:30:00Z'),
  title: 'Lunch "line" </script>',
  category: { id: 'food', label: 'Food' },
  picture: '/picture/2/food.hot-meal-m0000.svg',
  asks: ['Ages 10+', 'Training first'],
  need: null,
  takenCount: 1,
  maxNumber: 2,
  flavour: 'Last spot!',
  flag: 'open',
  ringLevel: 'volunteer',
  icon: null,
  claim: { guildName: 'Rowing Club', whose: 'rival-guild' },
  status: 'Draft',
  seriesKey: 'lunch',
  ...changes,
});

it('a packed list is the same list again', () => {
  const quests = [
    quest({}),
    quest({ href: 'b', takenCount: 2, icon: 'locked', flag: 'full', claim: null, status: null }),
    quest({ href: 'c', startedAt: null, endedAt: null, eventType: 'HYBRID-ROLE' }),
    quest({ href: 'd', endedAt: null }),
  ];
  expect(unpackedList(packedList(quests))).toEqual(quests);
  expect(unpackedList(packedList([]))).toEqual([]);
});

it('what dates share stands there once', () => {
  const dates = Array.from({ length: 50 }, (_, index) => quest({ href: `/questList/1/quest/${index}` }));
  expect(packedList(dates).length).toBeLessThan(50 * 90 + 400);
});
