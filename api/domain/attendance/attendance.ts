import { hasStarted } from '../quests/quest-status.ts';

/** What managers record about a volunteer on a quest, and the credits that follow from it. */

const HOUR = 3_600_000;

/** Null in a contract means signed up, nothing recorded yet. */
export const CONTRACT_STATUSES = [
  'Present',
  'Absent',
  'Booted',
  'Cancelled',
  'Excused',
  'Late',
  'LeftEarly',
] as const;

export type ContractStatus = (typeof CONTRACT_STATUSES)[number];

/** Statuses of people who were there. */
export const PRESENCES = ['Present', 'Late', 'LeftEarly'] as const satisfies readonly ContractStatus[];

export function wasThere(status: string | null | undefined): boolean {
  return PRESENCES.some((one) => one === status);
}

/** Attendance is missing once the quest has started and nothing is recorded. */
export function isAttendanceMissing(
  contract: { startedAt: number | null; status: ContractStatus | null },
  now: number,
): boolean {
  return contract.status === null && hasStarted(contract, now);
}

/** Attendance can be taken from one hour before the start, without end. */
export function isAttendanceOpen(startedAt: number | null, now: number): boolean {
  return startedAt === null || now >= startedAt - HOUR;
}

/** Whether the person's own mark waits for another manager. */
export function isOwnMarkWaiting({
  status,
  ownMarkedAt,
}: {
  status: ContractStatus | null;
  ownMarkedAt: unknown;
}): boolean {
  return status === null && ownMarkedAt !== null;
}

type ActualTimes = { actualArrivalAt: number | null; actualDepartureAt: number | null };

/** Times as they are credited: while the departure lies ahead, minutes count up to `creditedUntil` only. */
export type CreditedTimes = ActualTimes & { creditedUntil: number | null };

/** A contract as its credits depend on it. */
export type CreditedContract = CreditedTimes & {
  id: string;
  questId: string;
  chariteerId: string;
  status: ContractStatus | null;
};

/**
 * The actual times that come with a status: those expected of who was there, else none. Without own expected
 * times those of the quest are expected.
 */
export function actualTimesOf(
  status: ContractStatus | null,
  expected: { expectedArrivalAt: number | null; expectedDepartureAt: number | null },
  quest: { startedAt: number | null; endedAt: number | null },
): ActualTimes {
  if (!wasThere(status)) return { actualArrivalAt: null, actualDepartureAt: null };
  return {
    actualArrivalAt: expected.expectedArrivalAt ?? quest.startedAt,
    actualDepartureAt: expected.expectedDepartureAt ?? quest.endedAt,
  };
}

/** Whole minutes of service between the actual times that are credited, 0 when one is missing. */
export function servedMinutes({ actualArrivalAt, actualDepartureAt, creditedUntil }: CreditedTimes): number {
  if (actualArrivalAt === null || actualDepartureAt === null) return 0;
  const end = Math.min(actualDepartureAt, creditedUntil ?? actualDepartureAt);
  return Math.max(0, Math.floor((end - actualArrivalAt) / 60_000));
}

/**
 * Whether a mark goes with a quest that is cancelled before its start, as no one was there or missing. Minutes of who came
 * early stay, and so does a removal.
 */
export function isVoidedByCancel(
  contract: CreditedTimes & Pick<CreditedContract, 'status'> & { ownMarkedAt: number | null },
): boolean {
  const says = wasThere(contract.status) || contract.status === 'Absent' || isOwnMarkWaiting(contract);
  return says && (contract.status === null || servedMinutes(contract) === 0);
}

export type CreditValue =
  | { type: 'volunteerTime'; unit: 'minutes'; value: number }
  | { type: 'reputation'; unit: 'reputationXP'; value: number };

const REPUTATION = { Present: 10, Late: 10, LeftEarly: 10, Absent: -10, Booted: 0 } as const;

/** The credits of a status that replace all earlier ones of the contract; none without a result. */
export function creditsFor(status: ContractStatus | null, minutes: number): CreditValue[] {
  if (status === null || status === 'Cancelled' || status === 'Excused') return [];
  return [
    { type: 'volunteerTime', unit: 'minutes', value: wasThere(status) ? minutes : 0 },
    { type: 'reputation', unit: 'reputationXP', value: REPUTATION[status] },
  ];
}

/**
 * The attendance that the credits of one contract tell, or null when they tell none. Who brought a meal was Present
 * without an hour: a delivery has no length.
 */
export function attendanceOf(
  credits: readonly { type: string; value: number }[],
): 'Present' | 'Dismissed' | 'Absent' | null {
  const time = credits.find(({ type }) => type === 'volunteerTime')?.value;
  const reputation = credits.find(({ type }) => type === 'reputation')?.value;
  if (time === undefined || reputation === undefined) return null;
  if (time >= 0 && reputation > 0) return 'Present';
  if (time === 0 && reputation === 0) return 'Dismissed';
  return time === 0 && reputation < 0 ? 'Absent' : null;
}

/** How long before the start leaving is a late drop-out. */
export const LATE_DROP_MS = 24 * HOUR;

/** Whether leaving at that instant was a late drop-out: within the 24 hours before the start, or after it. */
export function lateDropOut(startedAt: number | null, abandonedAt: number | null): boolean {
  return startedAt !== null && abandonedAt !== null && abandonedAt >= startedAt - LATE_DROP_MS;
}
