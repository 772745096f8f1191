import { describe, expect, it } from 'vitest';
import { instantOf } from '../time/new-york-time.ts';
import { reviewItems, type SlottedQuest, slotFates, slotKey, standingOfItem } from './monthly-review.ts';
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

const at = (day: string, clock = '18:00') => instantOf(day, clock);

/** A quest of soup in the kitchen that is where it was posted for. */
function posted(slotStartedAt: number, changes: Partial<SlottedQuest> = {}): SlottedQuest {
  const slot = { templateQuestId: 'soup', slotStartedAt, slotLocationId: 'kitchen' };
  return {
    ...slot,
    startedAt: slotStartedAt,
    locationId: 'kitchen',
    isCancelled: false,
    isDropped: false,
    ...changes,
  };
}

function standingsOn(days: readonly string[], quests: readonly SlottedQuest[]) {
  const items = days.map((date) => itemAt(date, '18:00'));
  return reviewItems(items, { now, posted: slotFates(quests) }).map(({ standing, item }) => [
    standing,
    item.canceled,
  ]);
}

it('what is past is preset to cancelled [OPEN-MSC-01]', () => {
  const items = [itemAt('2026-03-09', '18:00'), itemAt('2026-03-10', '12:00'), itemAt('2026-03-10', '12:01')];
  const review = reviewItems(items, { now, posted: new Map() });
  expect(review.map(({ standing }) => standing)).toEqual(['past', 'past', 'open']);
  expect(review.map(({ item }) => item.canceled)).toEqual([true, true, false]);
});

describe('a month that was posted before', () => {
  const DAY = '2026-03-14';
  it.each<[string, SlottedQuest[], string]>([
    ['its quest is there', [posted(at(DAY))], 'already-posted'],
    ['its quest was moved to another time', [posted(at(DAY), { startedAt: at(DAY, '19:00') })], 'moved'],
    ['its quest was moved to another month', [posted(at(DAY), { startedAt: at('2026-06-01') })], 'moved'],
    ['its quest was moved to another location', [posted(at(DAY), { locationId: 'hall' })], 'already-posted'],
    ['its quest was cancelled', [posted(at(DAY), { isCancelled: true })], 'cancelled'],
    ['its quest was a Draft that is deleted', [posted(at(DAY), { isDropped: true })], 'dropped'],
    [
      'its quest was moved and cancelled',
      [posted(at(DAY), { startedAt: at('2026-03-15'), isCancelled: true })],
      'cancelled',
    ],
    ['another quest was moved there', [posted(at('2026-03-01'), { startedAt: at(DAY) })], 'already-posted'],
    [
      'another one was added for its cancelled quest',
      [posted(at(DAY), { isCancelled: true }), posted(at(DAY))],
      'already-posted',
    ],
  ])('leaves out a slot when %s [DEC-72, OPEN-MSC-03]', (_case, quests, standing) => {
    expect(standingsOn([DAY], quests)).toEqual([[standing, true]]);
    expect(standingsOn([DAY], quests.toReversed())).toEqual([[standing, true]]);
  });

  it.each<[string, SlottedQuest]>([
    ['of another stamp', posted(at(DAY), { templateQuestId: 'boxes' })],
    ['for another location', posted(at(DAY), { slotLocationId: 'hall', locationId: 'hall' })],
    ['for another day', posted(at('2026-03-21'))],
    [
      'that was cancelled after it was moved there',
      posted(at('2026-03-21'), { startedAt: at(DAY), isCancelled: true }),
    ],
  ])('keeps a slot open beside a quest %s [DEC-72, OPEN-MSC-03]', (_case, quest) => {
    expect(standingsOn([DAY], [quest])).toEqual([['open', false]]);
  });

  it('says where a quest was moved to [DEC-72]', () => {
    const fates = slotFates([posted(at(DAY), { startedAt: at('2026-06-01') })]);
    const key = slotKey({ templateQuestId: 'soup', startedAt: at(DAY), locationId: 'kitchen' });
    expect(fates.get(key)).toEqual({ standing: 'moved', to: at('2026-06-01') });
  });

  it('finds the slot of an item whose time is edited [DEC-72]', () => {
    const edited = { item: itemAt(DAY, '20:00'), slotStartedAt: at(DAY) };
    const standing = (quest: SlottedQuest) => standingOfItem(edited, { now, posted: slotFates([quest]) });
    expect(standing(posted(at(DAY)))).toBe('already-posted');
    expect(standing(posted(at(DAY, '20:00')))).toBe('already-posted');
    expect(standing(posted(at(DAY, '21:00')))).toBe('open');
  });
});
