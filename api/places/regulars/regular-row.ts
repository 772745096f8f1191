import type { ChariteerRow } from '#api/rows/volunteer-row.ts';
import type { ContractStatus } from '#domain/attendance/attendance.ts';
import type { EntryTimes } from '#domain/books/schedule-entry.ts';
import type { ErrorCode } from '#domain/errors/errors.ts';

/** When an entry recurs, as clients read it. */
export type ScheduleTimesRow = {
  weeks: number[];
  days: number[];
  last: boolean;
  startTime: string;
  endTime: string | null;
};

export type RegularEntryRow = { times: ScheduleTimesRow; isOwn: boolean };

export type RegularDateRow = {
  day: string;
  isSkipped: boolean;
  questId: string | null;
  isOn: boolean;
  isWaiting: boolean;
  /** Its quest was posted before the time or place of the entry changed. */
  isOtherTime: boolean;
  status: ContractStatus | null;
  /** What a sign-up would be refused with; left out where no one asks. */
  code?: ErrorCode | null;
};

/** Someone who comes every time, as they see it themselves. Instants in epoch ms. */
export type RegularRow = {
  id: string;
  chariteerId: string;
  providerId: string;
  charity: string;
  eventTitle: string;
  translatedTitle: string | null;
  place: string | null;
  times: ScheduleTimesRow;
  pausedUntil: string | null;
  askedUntil: number | null;
  readDates: () => Promise<RegularDateRow[]>;
};

/** A regular as those who run the charity see it. */
export type CharityRegularRow = Pick<
  RegularRow,
  'id' | 'eventTitle' | 'place' | 'times' | 'pausedUntil' | 'askedUntil'
> & { stampId: string; locationId: string; chariteer: ChariteerRow; lastDates: RegularDateRow[] };

export type CharityRegularsRow = { providerId: string; percent: number; regulars: CharityRegularRow[] };

export function timesRowOf({ weeks, days, last, start_time, end_time }: EntryTimes): ScheduleTimesRow {
  return { weeks, days, last: last === true, startTime: start_time, endTime: end_time };
}
