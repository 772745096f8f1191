import type { WantedSpots } from '../reservations/guild-spots.ts';
import { addDays, daysOfMonth, instantOf, weekdayOf, weekOfMonth } from '../time/new-york-time.ts';

/**
 * What recurs every month at one charity: entries of the bundle book become the items of one month, which a
 * manager reviews, and items become quests. Keys are those of the stored book. Weeks are 1 to 5, days 1 to 7
 * with Sunday as 7, clocks 'HH:MM' in New York.
 */
export type MonthlyScheduleEntry = {
  quest_id: string;
  weeks: number[];
  days: number[];
  start_time: string;
  end_time: string | null;
  location_id: string;
  /** Empty: the supervisor of the stamp. */
  supervisor_name: string;
  /** Besides the weeks also the last such weekday of the month, be it of the fourth or of the fifth week. */
  last?: true;
};

export type MonthlyReservationEntry = {
  quest_id: string;
  group_id: string;
  weeks: number[];
  days: number[];
  start_time: string;
  end_time: string | null;
  location_id: string;
  last?: true;
} & HeldPart;

/** Part of the spots that a guild holds, and when the unused ones are released. */
type HeldPart = {
  /** Left out: the whole quest. */
  spots?: number;
  /** Days before the quest; left out: the usual release. */
  release_days?: number;
  /** Left out: when the quest starts. */
  release_time?: string;
};

export type MonthlyItem = {
  date: string;
  quest_title: string;
  start_time: string;
  end_time: string | null;
  location_id: string;
  quest_id: string;
  supervisor_name: string;
  canceled: boolean;
  reservation: ({ groupid: string; canceled: boolean } & HeldPart) | null;
};

export type Posting = {
  templateQuestId: string;
  startedAt: number;
  endedAt: number | null;
  locationId: string;
  /** Null: the supervisor of the stamp. */
  giverName: string | null;
};

type Recurrence = { weeks: readonly number[]; days: readonly number[]; last?: true };

/**
 * The items of a month 'YYYY-MM', by date and start. An entry whose stamp has no title here (its template is
 * gone) gives none, and two entries that would post the same quest twice give one.
 */
export function expandMonth(input: {
  month: string;
  schedule: readonly MonthlyScheduleEntry[];
  reservations: readonly MonthlyReservationEntry[];
  titles: ReadonlyMap<string, string>;
}): MonthlyItem[] {
  const items = new Map<string, MonthlyItem>();
  for (const date of daysOfMonth(input.month)) {
    for (const entry of input.schedule) {
      const title = input.titles.get(entry.quest_id);
      const key = [date, entry.start_time, entry.quest_id, entry.location_id].join(' ');
      if (title === undefined || items.has(key) || !recursOn(entry, date)) continue;
      items.set(key, itemOf(entry, date, title, input.reservations));
    }
  }
  return [...items.values()].sort(
    (a, b) => a.date.localeCompare(b.date) || a.start_time.localeCompare(b.start_time),
  );
}

/** The quest that an item becomes; an end that is not after the start belongs to the next day. */
export function postingOf(item: MonthlyItem): Posting {
  return {
    ...slotOf(item),
    endedAt: item.end_time === null ? null : endOf(item.date, item.start_time, item.end_time),
    giverName: item.supervisor_name.trim() || null,
  };
}

/** What tells the quest of an item from others, also while its end is being typed. */
export function slotOf(item: MonthlyItem): Pick<Posting, 'templateQuestId' | 'startedAt' | 'locationId'> {
  return {
    templateQuestId: item.quest_id,
    startedAt: instantOf(item.date, item.start_time),
    locationId: item.location_id,
  };
}

/** The group for which the quest of an item is reserved, or null. */
export function reservingGroupOf(item: MonthlyItem): string | null {
  return item.reservation && !item.reservation.canceled ? item.reservation.groupid : null;
}

/** The part of the spots that the group would hold; null: the whole quest. A release that has passed is the usual one. */
export function reservingSpotsOf(item: MonthlyItem, now: number): WantedSpots | null {
  const { spots, release_days: days, release_time: time = item.start_time } = item.reservation ?? {};
  if (reservingGroupOf(item) === null || spots === undefined) return null;
  const releasesAt = days === undefined ? null : instantOf(addDays(item.date, -days), time);
  return { spots, releasesAt: releasesAt !== null && releasesAt > now ? releasesAt : null };
}

function itemOf(
  entry: MonthlyScheduleEntry,
  date: string,
  title: string,
  reservations: readonly MonthlyReservationEntry[],
): MonthlyItem {
  const found = reservations.find(
    (candidate) =>
      candidate.quest_id === entry.quest_id &&
      candidate.location_id === entry.location_id &&
      candidate.start_time === entry.start_time &&
      candidate.end_time === entry.end_time &&
      recursOn(candidate, date),
  );
  return {
    date,
    quest_title: title,
    start_time: entry.start_time,
    end_time: entry.end_time,
    location_id: entry.location_id,
    quest_id: entry.quest_id,
    supervisor_name: entry.supervisor_name,
    canceled: false,
    reservation: found ? { groupid: found.group_id, canceled: false, ...heldPartOf(found) } : null,
  };
}

function heldPartOf({ spots, release_days, release_time }: HeldPart): HeldPart {
  return { spots, release_days, release_time };
}

/** Whether an entry recurs on a day. */
export function recursOn(recurrence: Recurrence, date: string): boolean {
  if (!recurrence.days.includes(weekdayOf(date))) return false;
  const isLastOfItsWeekday = addDays(date, 7).slice(0, 7) !== date.slice(0, 7);
  return recurrence.weeks.includes(weekOfMonth(date)) || (recurrence.last === true && isLastOfItsWeekday);
}

/** A start in the hour that spring skips moves past an end in the same hour; the planned length then holds. */
function endOf(date: string, start: string, end: string): number {
  if (end <= start) return instantOf(addDays(date, 1), end);
  const startedAt = instantOf(date, start);
  const endedAt = instantOf(date, end);
  if (endedAt > startedAt) return endedAt;
  const plannedLength = instantOf('2000-01-01', end) - instantOf('2000-01-01', start);
  return startedAt + plannedLength;
}
