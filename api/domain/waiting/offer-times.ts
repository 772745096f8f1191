import { isQuiet } from '../messages/quiet-hours.ts';
import { addDays, instantOf, newYorkDay, newYorkMinuteOfDay } from '../time/new-york-time.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

const USUAL_HOLD_MS = 12 * HOUR_MS;
/** How long an offer stands where the quest starts within so much; the nearest first. */
const HOLDS = [
  { withinMs: HOUR_MS, holdMs: 10 * MINUTE_MS, isForAll: true },
  { withinMs: 6 * HOUR_MS, holdMs: 20 * MINUTE_MS, isForAll: false },
  { withinMs: 48 * HOUR_MS, holdMs: 2 * HOUR_MS, isForAll: false },
] as const;

const NIGHT_ENDS = '08:00';
const NIGHT_BEGINS = '21:00';
const NOON_MINUTE = 12 * 60;
/** What is offered at night stands until then at least … */
const EARLIEST_END = '09:00';
/** … unless the quest of that morning starts before this. */
const EARLY_START = '11:00';

export type OfferTerms = {
  /** Epoch ms. */
  endsAt: number;
  /** Held for the whole list, whoever comes first. */
  isForAll: boolean;
  /** At night no one is woken. */
  isByMailOnly: boolean;
};

/**
 * How long a place is held that is offered `now`; null once the quest has begun, when nothing is offered any more.
 * `startsAt`: null for a quest without a date. Epoch ms.
 */
export function offerTerms(startsAt: number | null, now: number): OfferTerms | null {
  if (startsAt !== null && startsAt <= now) return null;
  const until = startsAt === null ? Number.POSITIVE_INFINITY : startsAt - now;
  const { holdMs, isForAll } = HOLDS.find(({ withinMs }) => until <= withinMs) ?? {
    holdMs: USUAL_HOLD_MS,
    isForAll: false,
  };
  const isByMailOnly = isQuiet(now);
  const wished = Math.max(now + holdMs, isByMailOnly ? earliestEnd(startsAt, now) : 0);
  return { endsAt: Math.min(wished, startsAt ?? wished), isForAll, isByMailOnly };
}

/** Earliest end of an offer, so that no one has to answer at night; 0 for quests early in the morning. */
function earliestEnd(startsAt: number | null, now: number): number {
  const today = newYorkDay(now);
  const morning = newYorkMinuteOfDay(now) < NOON_MINUTE ? today : addDays(today, 1);
  if (startsAt !== null && startsAt < instantOf(morning, EARLY_START)) return 0;
  return instantOf(morning, EARLIEST_END);
}

/** How many offers of a quest someone may let pass that count; with the last one they leave its list. */
export const MOST_LET_PASS = 2;

/** Whether an offer that was let pass counts: it stood an hour by day, from 8 am to 9 pm in New York. Epoch ms. */
export function countsAsLetPass({ offeredAt, endedAt }: { offeredAt: number; endedAt: number }): boolean {
  let byDay = 0;
  for (let day = newYorkDay(offeredAt); instantOf(day, NIGHT_ENDS) < endedAt; day = addDays(day, 1)) {
    const from = Math.max(offeredAt, instantOf(day, NIGHT_ENDS));
    byDay += Math.max(0, Math.min(endedAt, instantOf(day, NIGHT_BEGINS)) - from);
  }
  return byDay >= HOUR_MS;
}

/**
 * Who let a place pass is not asked about that same place again for so long: others take it meanwhile. A place that
 * comes free anew is offered to them as to everyone.
 */
export const REST_MS = 12 * HOUR_MS;
