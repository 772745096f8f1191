import { useCallback, useMemo, useReducer } from 'react';
import { postingKey } from '#domain/books/monthly-review.ts';
import { expandMonth } from '#domain/books/monthly-schedule.ts';
import type { CharityBooks } from '../../stamps/collection/stamp-collection.ts';
import type { CalendarQuest } from '../month-data/calendar-quest.ts';
import { firstRows, type ReviewGround, reviewReducer, withoutClosed } from './monthly-review-rows.ts';

type Given = { books: CharityBooks; month: string; quests: readonly CalendarQuest[] };

/** The quests that the monthly schedule makes of a month, as the manager edits them. */
export function useMonthlyReview({ books, month, quests }: Given) {
  const ground = useMemo(() => groundOf(books, quests), [books, quests]);
  const [rows, dispatch] = useReducer(reviewReducer, null, () => firstRows(itemsOf(books, month), ground));
  return { rows, ground, dispatch: useCallback(dispatch, []) };
}

function itemsOf({ bundleBook, stamps, guilds }: CharityBooks, month: string) {
  const titles = new Map([...stamps.values()].map(({ id, eventTitle }) => [id, eventTitle]));
  const schedule = bundleBook.monthly_schedule;
  // One that is gone or closed would keep the whole month from being posted.
  const reservations = bundleBook.monthly_reservations.filter(({ group_id }) => guilds.has(group_id));
  const items = expandMonth({ month, schedule, reservations, titles });
  return withoutClosed(items, guilds);
}

function groundOf(
  { stamps, locations, veilOfTime }: CharityBooks,
  quests: readonly CalendarQuest[],
): ReviewGround {
  const standing = quests.filter(({ publishingStatus }) => publishingStatus !== 'Cancelled');
  return {
    now: Date.now(),
    veilOfTime,
    posted: new Set(standing.map(postingKey)),
    stamps,
    approvedLocationIds: new Set(locations.map(({ id }) => id)),
  };
}
