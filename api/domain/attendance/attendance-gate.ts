import type { ErrorCode } from '../errors/errors.ts';
import type { PublishingStatus } from '../quests/quest-status.ts';
import { isActive, isSignUp } from '../sign-up/contract-standing.ts';
import { consoleRefusalsTexts } from '../texts/generated/console-refusals.ts';
import { FIRST_LOCALE } from '../texts/locale.ts';
import { actualTimesOf, type ContractStatus, isAttendanceOpen } from './attendance.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** What a manager marks; instants in epoch ms. Times count for Present only; those left out are the expected ones. */
export type Mark = {
  status: ContractStatus | null;
  actualArrivalAt: number | null;
  actualDepartureAt: number | null;
};

/** The contract that is marked, with its quest. */
export type MarkedContract = {
  guildId: string | null;
  abandonedAt: number | null;
  status: ContractStatus | null;
  markedAt: number | null;
  expectedArrivalAt: number | null;
  expectedDepartureAt: number | null;
  actualArrivalAt: number | null;
  actualDepartureAt: number | null;
  publishingStatus: PublishingStatus;
  startedAt: number | null;
  endedAt: number | null;
};

/** Status and times as they are kept. */
export function attendanceAfter(contract: MarkedContract, mark: Mark): Mark {
  const expected = actualTimesOf(mark.status, contract, contract);
  if (mark.status !== 'Present') return { status: mark.status, ...expected };
  return {
    status: mark.status,
    actualArrivalAt: mark.actualArrivalAt ?? expected.actualArrivalAt,
    actualDepartureAt: mark.actualDepartureAt ?? expected.actualDepartureAt,
  };
}

/** The instant of a mark: that of the device, but never one that is still to come. */
export function instantOfMark(markedAt: number | null | undefined, now: number): number {
  return Math.min(markedAt ?? now, now);
}

/** Whether somebody has marked the contract later than that. */
export function isOutdated({ markedAt }: Pick<MarkedContract, 'markedAt'>, instant: number): boolean {
  return markedAt !== null && instant < markedAt;
}

export function isSameAttendance(a: Mark, b: Mark): boolean {
  return (
    a.status === b.status &&
    a.actualArrivalAt === b.actualArrivalAt &&
    a.actualDepartureAt === b.actualDepartureAt
  );
}

export type AttendanceFacts = { now: number; contract: MarkedContract; after: Mark };
export type AttendanceRefusal = { code: ErrorCode; message?: string };

type Rule = (facts: AttendanceFacts) => AttendanceRefusal | null | false;

const badInput = (message: string): AttendanceRefusal => ({ code: 'BAD_USER_INPUT', message });
const said = () => consoleRefusalsTexts(FIRST_LOCALE);

/** In this order; the first that refuses wins. */
const RULES: readonly Rule[] = [
  ({ contract }) => !isSignUp(contract) && { code: 'CONTRACT_NOT_FOUND' },
  ({ contract }) => contract.publishingStatus === 'Template' && { code: 'QUEST_IS_TEMPLATE' },
  ({ contract }) => contract.publishingStatus === 'Cancelled' && badInput(said().questCancelled),
  ({ after }) => after.status === 'Booted' && badInput(said().markStatus),
  ({ contract }) => contract.status === 'Booted' && badInput(said().markRemoved),
  ({ contract }) => !isActive(contract) && badInput(said().markDroppedOut),
  ({ contract, now }) => !isAttendanceOpen(contract.startedAt, now) && badInput(said().markEarly),
  (facts) => timesProblem(facts),
];

/** Why attendance cannot be kept like that, or null. */
export function refusalOfAttendance(facts: AttendanceFacts): AttendanceRefusal | null {
  for (const rule of RULES) {
    const refusal = rule(facts);
    if (refusal) return refusal;
  }
  return null;
}

/** Nobody serves longer than a day, nor further than a day from the quest. */
function timesProblem({ now, contract, after }: AttendanceFacts): AttendanceRefusal | null {
  const { actualArrivalAt: arrival, actualDepartureAt: departure } = after;
  if (arrival !== null && departure !== null) {
    if (departure < arrival) return badInput(said().markTimesCross);
    if (departure - arrival > DAY) return badInput(said().markTimesLong);
  }
  const earliest = (contract.startedAt ?? Number.NEGATIVE_INFINITY) - DAY;
  const latest = (contract.endedAt ?? contract.startedAt ?? now) + DAY;
  const isNear = [arrival, departure].every((at) => at === null || (at >= earliest && at <= latest));
  return isNear ? null : badInput(said().markTimesFar);
}
