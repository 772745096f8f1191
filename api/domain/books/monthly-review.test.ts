import { expect, it } from 'vitest';
import { instantOf } from '../time/new-york-time.ts';
import { itemsToPost, postingKey, reviewItems } from './monthly-review.ts';
import type { MonthlyItem } from './monthly-schedule.ts';

const now = instantOf('2026-03-10', '12:00');

function itemAt(date: string, start_time: string): MonthlyItem {
  return {
    date,
    quest_title: 'Serve Soup',
    start_time,
    end_time: null,
    location_id: 'kitchen',
    quest_id: 'soup',
    supervisor_name: '',
    canceled: false,
    reservation: null,
  };
}

it('OPEN-MSC-01 what is past is preset to cancelled and cannot be selected', () => {
  const items = [itemAt('2026-03-09', '18:00'), itemAt('2026-03-10', '12:00'), itemAt('2026-03-10', '12:01')];
  const review = reviewItems(items, { now, posted: new Set() });
  expect(review.map(({ standing }) => standing)).toEqual(['past', 'past', 'open']);
  expect(review.map(({ item }) => item.canceled)).toEqual([true, true, false]);
  expect(review.map(({ isSelectable }) => isSelectable)).toEqual([false, false, true]);
});

it('OPEN-MSC-03 what has the same template, start and place is already posted and preset to cancelled', () => {
  const startedAt = instantOf('2026-03-14', '18:00');
  const posted = new Set([
    postingKey({ templateQuestId: 'soup', startedAt, locationId: 'kitchen' }),
    postingKey({ templateQuestId: 'soup', startedAt: instantOf('2026-03-21', '18:00'), locationId: 'hall' }),
    postingKey({
      templateQuestId: 'boxes',
      startedAt: instantOf('2026-03-28', '18:00'),
      locationId: 'kitchen',
    }),
  ]);
  const items = ['2026-03-14', '2026-03-21', '2026-03-28'].map((date) => itemAt(date, '18:00'));
  const review = reviewItems(items, { now, posted });
  expect(review.map(({ standing }) => standing)).toEqual(['already-posted', 'open', 'open']);
  expect(review.map(({ item }) => item.canceled)).toEqual([true, false, false]);
  expect(review.every(({ isSelectable }) => isSelectable)).toBe(true);
});

it('MSC-08 cancelled items are not posted', () => {
  const kept = itemAt('2026-03-14', '18:00');
  expect(itemsToPost([{ ...kept, canceled: true }, kept])).toEqual([kept]);
});
