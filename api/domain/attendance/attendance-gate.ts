import type { ErrorCode } from '../errors/errors.ts';
import type { PublishingStatus } from '../quests/quest-status.ts';
import { isActive, isSignUp } from '../sign-up/contract-standing.ts';
import { type ConsoleRefusalsTexts, consoleRefusalsTexts } from '../texts/generated/console-refusals.ts';
import { refsOf, type TextRef } from '../texts/text-ref.ts';
import {
  actualTimesOf,
  type ContractStatus,
  isAttendanceOpen,
  isOwnMarkWaiting,
  wasThere,
} from './attendance.ts';
import { ENTRY_REASON_MAX, isReasonLong, isUnexplained } from './attendance-entry.ts';
import {
  type CreditProblem,
  creditedUntilOf,
  isCreditedTwice,
  type Plan,
  problemOfCredit,
  type Stay,
  TIMES_REASON_MAX,
} from './credit-bounds.ts';

/** What a manager marks; instants in epoch ms. Times count for who was there; those left out are the expected ones. */
export type Mark = {
  status: ContractStatus | null;
  actualArrivalAt: number | null;
  actualDepartureAt: number | null;
  timesReason: string | null;
  reason?: string | null;
};

/** Attendance as it is kept: with `ownMarkedAt` and no status, the person's own mark waits to be confirmed. */
export type Attendance = Omit<Mark, 'reason'> & { creditedUntil: number | null; ownMarkedAt: number | null };

/** The contract that is marked, with its quest. */
export type MarkedContract = Attendance &
  Plan & {
    guildId: string | null;
    abandonedAt: number | null;
    markedAt: number | null;
    lastEntryAt: number | null;
    publishingStatus: PublishingStatus;
  };

/** The person who marks: the one who is credited, or another one; whether another manager could confirm it. */
export type Marker = { now: number; isOwn: boolean; hasOtherManager: boolean };

/** Attendance after a mark. A mark of one's own waits where another manager can confirm it. */
export function attendanceAfter(contract: MarkedContract, mark: Mark, by: Marker): Attendance {
  const { isOwn, hasOtherManager, now } = by;
  const times = timesOf(contract, mark);
  if (isSameMark(contract, { status: mark.status, ...times }) && (isOwn || contract.ownMarkedAt === null))
    return attendanceOf(contract);
  const isPresent = wasThere(mark.status);
  const after = {
    status: mark.status,
    ...times,
    timesReason: isPresent && !isOwn ? mark.timesReason?.trim() || null : null,
    creditedUntil: creditedUntilOf(times.actualDepartureAt, now),
    ownMarkedAt: null,
  };
  if (!isOwn || !isPresent) return after;
  if (!hasOtherManager) return { ...after, ownMarkedAt: now };
  return { ...after, status: null, creditedUntil: null, ownMarkedAt: now };
}

/** Attendance once another manager has confirmed the person's own mark; what is no such mark stays. */
export function attendanceConfirmed(contract: MarkedContract, now: number): Attendance {
  const held = attendanceOf(contract);
  if (!isOwnMarkWaiting(contract)) return { ...held, ownMarkedAt: null };
  const creditedUntil = creditedUntilOf(contract.actualDepartureAt, now);
  return { ...held, status: 'Present', creditedUntil, ownMarkedAt: null };
}

type LeftContract = Pick<Attendance, 'status' | 'ownMarkedAt' | 'actualArrivalAt' | 'actualDepartureAt'>;

/**
 * What leaving changes of a mark that says present: who leaves before the start was not there, and later no minute counts
 * from then on. Null where nothing changes.
 */
export function attendanceLeft(
  contract: LeftContract,
  { startedAt, now }: { startedAt: number | null; now: number },
): Partial<Attendance> | null {
  if (!wasThere(contract.status) && !isOwnMarkWaiting(contract)) return null;
  const { actualArrivalAt, actualDepartureAt } = contract;
  const begin = actualArrivalAt ?? startedAt;
  if (begin !== null && now < begin) return NO_MARK;
  return actualDepartureAt !== null && actualDepartureAt > now
    ? { actualDepartureAt: now, creditedUntil: null }
    : null;
}

/** Attendance of which nothing is recorded. */
export const NO_MARK: Attendance = {
  status: null,
  actualArrivalAt: null,
  actualDepartureAt: null,
  creditedUntil: null,
  ownMarkedAt: null,
  timesReason: null,
};

/** The times of a mark: those that are given, else the planned ones. */
export function timesOf(contract: MarkedContract, mark: Mark) {
  const expected = actualTimesOf(mark.status, contract, contract);
  if (!wasThere(mark.status)) return expected;
  return {
    actualArrivalAt: mark.actualArrivalAt ?? expected.actualArrivalAt,
    actualDepartureAt: mark.actualDepartureAt ?? expected.actualDepartureAt,
  };
}

/**
 * The times of a mark that someone typed. Older clients send the planned times along; those may be in the future, as may
 * planned times that begin or end at another stay.
 */
export function typedTimes(contract: MarkedContract, mark: Mark): Pick<Mark, TimeName> {
  const planned = actualTimesOf('Present', contract, contract);
  const typed = (name: TimeName) => (mark[name] === planned[name] ? null : mark[name]);
  return {
    actualArrivalAt: typed('actualArrivalAt'),
    actualDepartureAt: typed('actualDepartureAt'),
  };
}

type TimeName = 'actualArrivalAt' | 'actualDepartureAt';

function attendanceOf(contract: MarkedContract): Attendance {
  const { status, actualArrivalAt, actualDepartureAt, timesReason, creditedUntil, ownMarkedAt } = contract;
  return { status, actualArrivalAt, actualDepartureAt, timesReason, creditedUntil, ownMarkedAt };
}

/** Whether someone has marked the contract later than that. */
export function isOutdated({ markedAt }: Pick<MarkedContract, 'markedAt'>, instant: number): boolean {
  return markedAt !== null && instant < markedAt;
}

type SameTimes = Pick<Mark, 'status' | 'actualArrivalAt' | 'actualDepartureAt'>;

/** Whether a mark says what was marked already; one that waits says Present. */
function isSameMark(contract: MarkedContract, mark: SameTimes): boolean {
  const status = isOwnMarkWaiting(contract) ? 'Present' : contract.status;
  return (
    status === mark.status &&
    contract.actualArrivalAt === mark.actualArrivalAt &&
    contract.actualDepartureAt === mark.actualDepartureAt
  );
}

/** Whether nothing changes: neither what is recorded nor whether someone else stands behind it. */
export function isSameAttendance(a: Attendance, b: Attendance): boolean {
  return (
    a.status === b.status &&
    a.actualArrivalAt === b.actualArrivalAt &&
    a.actualDepartureAt === b.actualDepartureAt &&
    a.ownMarkedAt === b.ownMarkedAt
  );
}

export type AttendanceFacts = Marker & {
  contract: MarkedContract;
  /** Null: another manager's confirmation of the person's own mark. */
  mark: Mark | null;
  /** The mark as it was asked for, before its planned times were cut; left out where that is the same. */
  asked?: Mark | null;
  /** When the person was marked present before, on this quest and on all others of any charity. */
  creditedElsewhere: readonly Stay[];
};
export type AttendanceRefusal = { code: ErrorCode; message?: TextRef };

type Rule = (facts: AttendanceFacts) => AttendanceRefusal | null | false;

const badInput = (message: TextRef): AttendanceRefusal => ({ code: 'BAD_USER_INPUT', message });
const said = () => refsOf(consoleRefusalsTexts);

/** Rules in the order they're checked; the first refusal wins. */
const RULES: readonly Rule[] = [
  ({ contract }) => !isSignUp(contract) && { code: 'CONTRACT_NOT_FOUND' },
  ({ contract }) => contract.publishingStatus === 'Template' && { code: 'QUEST_IS_TEMPLATE' },
  ({ contract }) => contract.publishingStatus === 'Cancelled' && badInput(said().questCancelled),
  ({ mark }) => mark?.status === 'Booted' && badInput(said().markStatus),
  ({ contract }) => contract.status === 'Booted' && badInput(said().markRemoved),
  ({ contract }) => !isActive(contract) && badInput(said().markDroppedOut),
  ({ contract, now }) => !isAttendanceOpen(contract.startedAt, now) && badInput(said().markEarly),
  ({ mark, isOwn }) => mark === null && isOwn && badInput(said().markOwnConfirmed),
  (facts) => isOthersMark(facts) && badInput(said().markOwn),
  ({ contract, mark, now }) => isUnexplained(contract, mark, now) && badInput(said().markUnexplained),
  ({ mark }) => isReasonLong(mark) && badInput(said().markReasonLong({ max: String(ENTRY_REASON_MAX) })),
  (facts) => timesProblem(facts),
  (facts) => isConfirmedTwice(facts) && badInput(said().markTimesTwice),
];

/** Why attendance cannot be kept like that, or null. */
export function refusalOfAttendance(facts: AttendanceFacts): AttendanceRefusal | null {
  for (const rule of RULES) {
    const refusal = rule(facts);
    if (refusal) return refusal;
  }
  return null;
}

/** Whether someone would better what another manager has marked about them; they may always make it less. */
function isOthersMark({ contract, mark, isOwn, hasOtherManager }: AttendanceFacts): boolean {
  if (!isOwn || !hasOtherManager || contract.ownMarkedAt !== null) return false;
  return contract.status === 'Absent' || (wasThere(contract.status) && wasThere(mark?.status));
}

const PROBLEMS = {
  crosses: 'markTimesCross',
  day: 'markTimesLong',
  far: 'markTimesFar',
  later: 'markTimesLater',
  unexplained: 'markTimesUnexplained',
  own: 'markTimesOwn',
  early: 'markTimesEarly',
  twice: 'markTimesTwice',
} as const satisfies Record<CreditProblem, keyof ConsoleRefusalsTexts>;

/** Whether the person's own mark that is confirmed has minutes that were credited for another quest since. */
function isConfirmedTwice({ contract, mark, creditedElsewhere }: AttendanceFacts): boolean {
  const { actualArrivalAt: arrival, actualDepartureAt: departure } = contract;
  const isWaiting = mark === null && isOwnMarkWaiting(contract);
  return isWaiting && isCreditedTwice({ arrival, departure, creditedElsewhere });
}

function timesProblem({
  now,
  contract,
  mark,
  asked = mark,
  isOwn,
  creditedElsewhere,
}: AttendanceFacts): AttendanceRefusal | null {
  if (mark === null || !wasThere(mark.status)) return null;
  const reason = mark.timesReason?.trim() || null;
  if (reason !== null && [...reason].length > TIMES_REASON_MAX)
    return badInput(said().markReasonLong({ max: String(TIMES_REASON_MAX) }));
  const { actualArrivalAt: arrival, actualDepartureAt: departure } = timesOf(contract, mark);
  const typed = Object.values(typedTimes(contract, asked ?? mark)).filter((at) => at !== null);
  const claim = { now, plan: contract, arrival, departure, typed, reason, isOwn, creditedElsewhere };
  const problem = problemOfCredit(claim);
  return problem && badInput(said()[PROBLEMS[problem]]);
}
