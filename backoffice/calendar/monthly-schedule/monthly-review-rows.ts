import {
  fateOfItem,
  type ItemStanding,
  reviewItems,
  type ScheduledItem,
  type SlotFate,
  standingOfItem,
} from '#domain/books/monthly-review.ts';
import {
  type MonthlyItem,
  postingOf,
  reservingGroupOf,
  reservingSpotsOf,
} from '#domain/books/monthly-schedule.ts';
import { type PostingFacts, problemOfPosting } from '#domain/quests/changes/posting-gate.ts';
import { QUEST_FIELDS } from '#domain/quests/quest-field.ts';
import {
  outcomeText,
  type ReservationOutcome,
  type ReservationTerms,
} from '#domain/reservations/reservation-request.ts';
import { consoleMonthlyScheduleTexts } from '#domain/texts/generated/console-monthly-schedule.ts';
import { consoleQuestRulesTexts } from '#domain/texts/generated/console-quest-rules.ts';
import { consoleReservationTexts } from '#domain/texts/generated/console-reservation.ts';
import { isClock, isoOf, newYorkDay } from '#domain/time/new-york-time.ts';
import { consoleFormats } from '../../language/console-formats.ts';
import { said, textsOf } from '../../language/console-locale.ts';

/**
 * One generated quest under review; `id` keeps it apart from its like, `first` is its standing at first, so that
 * no row changes its position while its times are typed.
 */
export type ReviewRow = ScheduledItem & { id: number; first: ItemStanding };

type PostedStamp = Omit<NonNullable<PostingFacts['template']>, 'publishingStatus'> & {
  resourceMaxNumber: number;
};

export type ReviewGround = {
  now: number;
  veilOfTime: string;
  /** What became of the slots that are taken. */
  posted: ReadonlyMap<string, SlotFate>;
  stamps: ReadonlyMap<string, PostedStamp>;
  approvedLocationIds: ReadonlySet<string>;
};

export type ReviewAction =
  | { type: 'times'; id: number; start?: string; end?: string }
  | { type: 'cancel'; id: number; canceled: boolean }
  | { type: 'reserve'; id: number; canceled: boolean };

const POSTED_AS = 'Published' as const;

/** The rows as the review first shows them: what is past or was posted before is left out. */
export function firstRows(items: readonly MonthlyItem[], ground: ReviewGround): ReviewRow[] {
  const typed = items.map((item) => withPlaceForEnd(item, ground));
  return reviewItems(typed, ground).map(({ standing, ...scheduled }, id) => ({
    ...scheduled,
    id,
    first: standing,
  }));
}

/** A shift needs an end; older books may have none, so that it is typed here. */
function withPlaceForEnd(item: MonthlyItem, { stamps }: ReviewGround): MonthlyItem {
  const isEndMissing = item.end_time === null && stamps.get(item.quest_id)?.eventType === 'OSV';
  return isEndMissing ? { ...item, end_time: '' } : item;
}

/** The rows after something was edited. */
export function reviewReducer(rows: readonly ReviewRow[], action: ReviewAction): ReviewRow[] {
  return rows.map((row) => (row.id === action.id ? { ...row, item: edited(row.item, action) } : row));
}

/** The standing of an item with the times it has now; one that has no proper time yet counts as open. */
export function standingOf(row: ScheduledItem, ground: ReviewGround): ItemStanding {
  return isClock(row.item.start_time) ? standingOfItem(row, ground) : 'open';
}

/** What is told of a row that is not open: that it has begun, or what became of the quest that was posted for it. */
export function standingText(row: ScheduledItem, ground: ReviewGround): string | null {
  const t = textsOf(consoleMonthlyScheduleTexts);
  const standing = standingOf(row, ground);
  if (standing === 'open') return null;
  if (standing === 'past') return t.begun;
  const fate = fateOfItem(row, ground.posted);
  if (fate?.standing === 'cancelled') return t.wasCancelled;
  if (fate?.standing === 'dropped') return t.wasDropped;
  if (fate?.standing !== 'moved') return t.posted;
  const { longDate, time } = consoleFormats();
  return t.movedTo({ day: longDate(newYorkDay(fate.to)), time: time(fate.to) });
}

/** Whether nothing can be posted for a row any more: it has begun, or its slot was taken before the review. */
export function isDecided({ first }: ReviewRow): boolean {
  return first !== 'open';
}

/** What keeps an item from being posted, or null. Cancelled items hinder no one. */
export function problemOfItem(item: MonthlyItem, ground: ReviewGround): string | null {
  if (item.canceled) return null;
  const hasClocks = isClock(item.start_time) && (item.end_time === null || isClock(item.end_time));
  if (!hasClocks) return textsOf(consoleQuestRulesTexts).incomplete;
  const { now, veilOfTime, approvedLocationIds } = ground;
  const stamp = ground.stamps.get(item.quest_id);
  const posting = postingOf(item);
  const ofName = QUEST_FIELDS.giverName.problem(posting.giverName ?? '');
  if (ofName !== null) return said(ofName);
  const problem = problemOfPosting({
    ...posting,
    now,
    veilOfTime,
    providerId: stamp?.providerId ?? '',
    template: stamp ? { ...stamp, publishingStatus: 'Template' } : null,
    publishingStatus: POSTED_AS,
    isLocationApproved: approvedLocationIds.has(item.location_id),
  });
  return problem ? said(problem.message) : problemOfHeld(item, stamp);
}

/** What is wrong with the spots that a guild would hold, or null: the stamp's maximum may be lower by now. */
function problemOfHeld(item: MonthlyItem, stamp: PostedStamp | undefined): string | null {
  const spots = (reservingGroupOf(item) !== null && item.reservation?.spots) || 0;
  const max = stamp?.resourceMaxNumber ?? spots;
  return spots > max ? textsOf(consoleMonthlyScheduleTexts).holdsTooMany({ spots, max }) : null;
}

/** What keeps the rows as a whole from being posted, or null. */
export function problemOfMonth(rows: readonly ReviewRow[], ground: ReviewGround): string | null {
  const t = textsOf(consoleMonthlyScheduleTexts);
  const chosen = rows.filter(({ item }) => !item.canceled);
  if (chosen.length === 0) return t.nothingSelected;
  return chosen.some(({ item }) => problemOfItem(item, ground)) ? t.unfinished : null;
}

/** Whether the end of an item belongs to the day after its date. */
export function endsNextDay({ start_time, end_time }: MonthlyItem): boolean {
  return end_time !== null && isClock(start_time) && isClock(end_time) && end_time <= start_time;
}

function rowsToPost(rows: readonly ReviewRow[]): ReviewRow[] {
  return rows.filter(({ item }) => !item.canceled);
}

/** What is sent for the rows that are not cancelled. */
export function postingsOf(rows: readonly ReviewRow[], providerId: string, postedById: string, now: number) {
  return rowsToPost(rows).map(({ item, slotStartedAt }) => {
    const { templateQuestId, startedAt, endedAt, locationId, giverName } = postingOf(item);
    const held = reservingSpotsOf(item, now);
    return {
      templateQuestId,
      providerId,
      postedById,
      publishingStatus: POSTED_AS,
      giverName,
      startedAt: isoOf(startedAt),
      endedAt: isoOf(endedAt),
      slotStartedAt: isoOf(slotStartedAt),
      locationId,
      reservedGuildId: reservingGroupOf(item),
      reservedSpots: held && { ...held, releasesAt: isoOf(held.releasesAt ?? null) },
    };
  });
}

/** The items with reservations for guilds that have closed to the charity cancelled: they would refuse the month. */
export function withoutClosed(
  items: readonly MonthlyItem[],
  guilds: ReadonlyMap<string, { reservationTerms: ReservationTerms | null }>,
): MonthlyItem[] {
  return items.map((item) => {
    const { reservation } = item;
    const isClosed = guilds.get(reservation?.groupid ?? '')?.reservationTerms === 'CLOSED';
    return reservation && isClosed ? { ...item, reservation: { ...reservation, canceled: true } } : item;
  });
}

/** What became of the reservation of each posting, in their order. */
export type Outcomes = readonly (ReservationOutcome | null)[];

/** What is told of the guilds that were asked, each text once. */
export function askedTexts(
  rows: readonly ReviewRow[],
  outcomes: Outcomes,
  guilds: ReadonlyMap<string, { name: string }>,
): string[] {
  const t = textsOf(consoleReservationTexts);
  const texts = rowsToPost(rows).flatMap(({ item }, index) => {
    const guild = guilds.get(reservingGroupOf(item) ?? '');
    return guild && outcomes[index] === 'ASKED'
      ? [outcomeText(t, 'ASKED', { guild: guild.name, title: item.quest_title })]
      : [];
  });
  return [...new Set(texts)];
}

function edited(item: MonthlyItem, action: ReviewAction): MonthlyItem {
  if (action.type === 'cancel') return { ...item, canceled: action.canceled };
  if (action.type === 'reserve') {
    return item.reservation
      ? { ...item, reservation: { ...item.reservation, canceled: action.canceled } }
      : item;
  }
  return {
    ...item,
    start_time: action.start ?? item.start_time,
    end_time: item.end_time === null ? null : (action.end ?? item.end_time),
  };
}
