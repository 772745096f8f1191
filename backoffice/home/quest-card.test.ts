import { describe, expect, it } from 'vitest';
import type { ScheduledQuestFragment } from '../gql/generated.ts';
import { cardTextOf } from './quest-card.ts';

const quest: ScheduledQuestFragment = {
  id: 'q1',
  eventTitle: 'Serve the meal',
  eventType: 'OSV',
  publishingStatus: 'Published',
  serviceTags: [],
  startedAt: '2026-03-07T14:05:00.000Z',
  endedAt: '2026-03-07T16:00:00.000Z',
  takenCount: 3,
  waitingCount: 0,
  resourceMaxNumber: 10,
  location: { id: 'hall', name: 'Hall' },
  reservation: null,
  guildHold: null,
};

describe('a card of the schedule', () => {
  it('says weekday, month and day, times and how many come, and its type if it is a shift [HOME-08, HOME-10, HOME-21]', () => {
    expect(cardTextOf(quest)).toEqual({
      day: 'Sat 3/7',
      time: '9:05 am to 11:00 am',
      count: '3 of 10 Volunteer(s)',
      state: 'open',
      eventType: 'On-Site Shift',
    });
  });

  it('a supply request has its delivery time and suppliers, and no type [HOME-09, HOME-13, HOME-21]', () => {
    const feast = { ...quest, eventType: 'SUPPLY-REQUEST' as const, endedAt: null };
    expect(cardTextOf(feast)).toMatchObject({
      time: 'Delivery time 9:05 am',
      count: '3 of 10 Supplier(s)',
      eventType: null,
    });
  });

  it('counts who waits apart [WAI-13: the card of the schedule]', () => {
    const full = { ...quest, takenCount: 10, waitingCount: 4 };
    expect(cardTextOf(full).count).toBe('10 of 10 Volunteer(s), 4 waiting');
  });

  it('a card is open, empty or full [HOME-12]', () => {
    expect(cardTextOf({ ...quest, takenCount: 0 }).state).toBe('empty');
    expect(cardTextOf({ ...quest, takenCount: 9 }).state).toBe('open');
    expect(cardTextOf({ ...quest, takenCount: 10 }).state).toBe('full');
    expect(cardTextOf({ ...quest, takenCount: 12 }).state).toBe('full');
  });
});
