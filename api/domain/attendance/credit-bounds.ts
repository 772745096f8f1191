/*
 * What can be credited for one quest (DEC-79): the one rule behind marks, confirmations, past volunteers and imported
 * hours. Instants in epoch ms.
 */

/** Minutes over the plan that are credited without a reason. */
export const MINUTES_WITHOUT_REASON = 120;
/** The planned length of a quest that says neither an end nor how long people stay. */
export const UNSTATED_MINUTES = 240;
export const TIMES_REASON_MAX = 150;

const DAY = 24 * 3_600_000;
/** How far from its quest a stay can be credited. */
export const DAY_OF_CREDIT_MS = DAY;

/** What tells how long someone was meant to stay. */
export type Plan = {
  expectedArrivalAt: number | null;
  expectedDepartureAt: number | null;
  startedAt: number | null;
  endedAt: number | null;
  /** The stated length of stay, in minutes. */
  flexibleMinimumTime: number | null;
};

/** Planned minutes: the person's own times, else the quest's, else its stated length, else 4 hours. */
export function plannedMinutes(plan: Plan): number {
  const { expectedArrivalAt, expectedDepartureAt, startedAt, endedAt, flexibleMinimumTime } = plan;
  if (expectedArrivalAt !== null && expectedDepartureAt !== null)
    return minutesBetween(expectedArrivalAt, expectedDepartureAt);
  if (startedAt !== null && endedAt !== null) return minutesBetween(startedAt, endedAt);
  return flexibleMinimumTime ?? UNSTATED_MINUTES;
}

/** Until when minutes are credited while the departure lies ahead; null: all of them are. */
export function creditedUntilOf(departure: number | null, now: number): number | null {
  return departure !== null && departure > now ? now : null;
}

/** A stay whose minutes are credited in part so far, with the plan as it is now. */
export type OpenStay = Plan & {
  actualArrivalAt: number | null;
  actualDepartureAt: number;
  creditedUntil: number;
  abandonedAt: number | null;
  timesReason: string | null;
};

/**
 * Until when a stay is credited once it is behind: at most until the person left and, without a reason, 2 hours over the
 * plan as it is now. What is credited already stays.
 */
export function departureToCredit(stay: OpenStay): number {
  const { actualArrivalAt, actualDepartureAt, creditedUntil, abandonedAt, timesReason } = stay;
  const arrival = actualArrivalAt ?? Number.NEGATIVE_INFINITY;
  const left = Math.min(actualDepartureAt, abandonedAt ?? actualDepartureAt);
  const isBounded = actualArrivalAt !== null && timesReason === null;
  const most = arrival + (plannedMinutes(stay) + MINUTES_WITHOUT_REASON) * 60_000;
  const end = isBounded ? Math.min(left, most) : left;
  return Math.max(end, arrival, creditedUntil);
}

export type CreditClaim = {
  now: number;
  plan: Plan;
  /** The times to be credited. */
  arrival: number | null;
  departure: number | null;
  /** The times that someone typed; planned ones may be in the future. */
  typed: readonly number[];
  /** Why more than planned is credited. */
  reason: string | null;
  /** Whether the person credits their own hours. */
  isOwn: boolean;
  /** When the person was marked present before, on this quest and on all others of any charity. */
  creditedElsewhere: readonly Stay[];
};

/** When someone came and left. */
export type Stay = { arrival: number; departure: number };

export type CreditProblem = 'crosses' | 'day' | 'early' | 'far' | 'later' | 'unexplained' | 'own' | 'twice';

/** Why times cannot be credited, or null. */
export function problemOfCredit(claim: CreditClaim): CreditProblem | null {
  const { now, plan, arrival, departure, typed, reason, isOwn } = claim;
  if (typed.some((at) => at > now)) return 'later';
  if (typed.length > 0 && plan.startedAt !== null && now < plan.startedAt) return 'early';
  if (arrival !== null && departure !== null) {
    if (departure < arrival) return 'crosses';
    if (departure - arrival > DAY) return 'day';
  }
  const earliest = (plan.startedAt ?? Number.NEGATIVE_INFINITY) - DAY;
  const latest = (plan.endedAt ?? plan.startedAt ?? now) + DAY;
  if ([arrival, departure].some((at) => at !== null && (at < earliest || at > latest))) return 'far';
  if (isCreditedTwice(claim)) return 'twice';
  if (!isOverPlan(plan, { arrival, departure })) return null;
  if (isOwn) return 'own';
  return reason === null ? 'unexplained' : null;
}

/** Whether a stay is so long that its minutes need a reason. */
export function isOverPlan(
  plan: Plan,
  { arrival, departure }: Pick<CreditClaim, 'arrival' | 'departure'>,
): boolean {
  return minutesBetween(arrival, departure) > plannedMinutes(plan) + MINUTES_WITHOUT_REASON;
}

/** Whether a stay has minutes that are credited for another one already. */
export function isCreditedTwice({
  arrival,
  departure,
  creditedElsewhere,
}: Pick<CreditClaim, 'arrival' | 'departure' | 'creditedElsewhere'>): boolean {
  if (arrival === null || departure === null || arrival === departure) return false;
  return creditedElsewhere.some(
    (stay) => stay.arrival < stay.departure && arrival < stay.departure && stay.arrival < departure,
  );
}

/** The part of a stay that others leave of its beginning and its end; null where they leave none. */
export function uncoveredPart(stay: Stay, others: readonly Stay[]): Stay | null {
  let { arrival, departure } = stay;
  for (const other of others.toSorted((one, next) => one.arrival - next.arrival))
    if (other.arrival <= arrival && other.departure > arrival) arrival = other.departure;
  for (const other of others.toSorted((one, next) => next.departure - one.departure))
    if (other.departure >= departure && other.arrival < departure) departure = other.arrival;
  return arrival < departure ? { arrival, departure } : null;
}

function minutesBetween(start: number | null, end: number | null): number {
  return start === null || end === null ? 0 : Math.floor((end - start) / 60_000);
}
