import { hasStarted, isOver, type PublishingStatus, type QuestTimes } from '../quests/quest-status.ts';
import { newYorkDay } from '../time/new-york-time.ts';
import { wasThere } from './attendance.ts';
import type { EntryWay } from './attendance-entry.ts';

/*
 * Checking in by a quest's poster. A code on a screen holds for half a minute; one on paper holds for the quest's day
 * and asks for the word of the day. Timestamps in epoch ms.
 */

/** How long before the start people can check in. */
export const CHECK_IN_AHEAD_MS = 30 * 60_000;
/** How long after the end people can still check out. */
const CHECK_OUT_AFTER_MS = 2 * 3_600_000;
export const SCREEN_CODE_MS = 30_000;
/** How long the page stays open behind a screen's code, to log in and to tap. */
const TICKET_MS = 10 * 60_000;

/** `screen`: `value` is the half minute since 1970; `ticket`: when a screen's code was opened; `paper`: the day. */
export const POSTER_CODE_KINDS = ['paper', 'screen', 'ticket'] as const;
export type PosterCode = { kind: (typeof POSTER_CODE_KINDS)[number]; questId: string; value: string };

export const CHECK_IN_STATES = [
  'UNKNOWN',
  'OTHER_DAY',
  'EXPIRED',
  'CANCELLED',
  'EARLY',
  'OVER',
  'NO_PERSON',
  'NOT_SIGNED_UP',
  'MARKED',
  'READY',
  'CHECKED_IN',
  'CHECKED_OUT',
] as const;
export type CheckInState = (typeof CHECK_IN_STATES)[number];

type CheckInQuest = QuestTimes & { publishingStatus: PublishingStatus };
type CheckInContract = {
  abandonedAt: number | null;
  status: string | null;
  actualArrivalAt: number | null;
  actualDepartureAt: number | null;
  isEndAssumed: boolean;
};

/** What a scanned code of a quest leads to. `person`: whether someone is known; `contract`: theirs on the quest. */
export function checkInState(
  {
    code,
    quest,
    hasPerson,
    contract,
  }: {
    code: PosterCode;
    quest: CheckInQuest;
    hasPerson: boolean;
    contract: CheckInContract | null;
  },
  now: number,
): CheckInState {
  const refusal = codeRefusal(code, quest, now);
  if (refusal) return refusal;
  if (!hasPerson) return 'NO_PERSON';
  if (!contract || contract.abandonedAt !== null) return 'NOT_SIGNED_UP';
  if (wasThere(contract.status)) return isThere(quest, contract, now) ? 'CHECKED_IN' : 'CHECKED_OUT';
  if (contract.status !== null) return 'MARKED';
  return isOver(quest, now) ? 'OVER' : 'READY';
}

/** Why a code lets no one in, whoever they are. */
function codeRefusal(code: PosterCode, quest: CheckInQuest, now: number): CheckInState | null {
  if (quest.startedAt === null || quest.publishingStatus === 'Template') return 'UNKNOWN';
  if (quest.publishingStatus === 'Cancelled') return 'CANCELLED';
  const isToday = code.kind !== 'paper' || code.value === newYorkDay(now);
  if (code.kind === 'paper' && code.value !== newYorkDay(quest.startedAt)) return 'OTHER_DAY';
  if (now < quest.startedAt - CHECK_IN_AHEAD_MS) return isToday ? 'EARLY' : 'OTHER_DAY';
  const end = quest.endedAt ?? quest.startedAt;
  if (isOver(quest, now) && now > end + CHECK_OUT_AFTER_MS) return isToday ? 'OVER' : 'OTHER_DAY';
  return isExpired(code, now) ? 'EXPIRED' : null;
}

/** A screen's code also holds for the half minute after its own: scanning takes a moment. */
function isExpired({ kind, value }: PosterCode, now: number): boolean {
  if (kind === 'paper') return false;
  const age = kind === 'screen' ? screenSlot(now) - Number(value) : now - Number(value);
  return age < 0 || age > (kind === 'screen' ? 1 : TICKET_MS);
}

export function screenSlot(now: number): number {
  return Math.floor(now / SCREEN_CODE_MS);
}

/** Whether someone is still there: before the end, or a little later where no one has said when they left. */
function isThere(
  quest: CheckInQuest,
  { actualDepartureAt, isEndAssumed }: CheckInContract,
  now: number,
): boolean {
  return isEndAssumed || (actualDepartureAt === null ? !isOver(quest, now) : actualDepartureAt > now);
}

/** Whether someone who is there can say that they leave: after the start, and after they came. */
export function canLeave(
  { startedAt, actualArrivalAt }: { startedAt: number | null; actualArrivalAt: number | null },
  now: number,
): boolean {
  return hasStarted({ startedAt }, now) && actualArrivalAt !== null && actualArrivalAt < now;
}

/** Whether someone who left can take that back by themselves: they said so themselves, and the quest isn't over. */
export function canReturn(quest: QuestTimes, lastWay: EntryWay | undefined, now: number): boolean {
  return isOwnWay(lastWay) && !isOver(quest, now);
}

const isOwnWay = (way: EntryWay | undefined) => way === 'poster' || way === 'kiosk';

type TimedEntry = { way: EntryWay; at: number; departureAfter: number | null };

/** Whether the end after each entry is one that no one has said: who checked in by themselves did not check out. */
export function assumedEnds(entries: readonly TimedEntry[]): boolean[] {
  const assumed: boolean[] = [];
  for (const { way, at, departureAfter } of entries) {
    const before = assumed.at(-1) ?? false;
    assumed.push(isOwnWay(way) ? departureAfter !== null && departureAfter > at : way === 'rest' && before);
  }
  return assumed;
}
