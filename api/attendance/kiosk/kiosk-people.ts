import { and, asc, eq } from 'drizzle-orm';
import { initialsOf } from '#api/access/auth/initials.ts';
import { isActiveSignUp } from '#api/rows/contract-where.ts';
import { isStillThere } from '#api/rows/volunteer-where.ts';
import { attendanceEntry } from '#db/schema/attendance-entry.ts';
import { chariteer } from '#db/schema/chariteer.ts';
import { contract } from '#db/schema/contract.ts';
import type { Db } from '#db/store.ts';
import { isYoungOn } from '#domain/ages/age-band.ts';
import {
  assumedEnds,
  canLeave,
  canReturn,
  checkInState,
  type PosterCode,
} from '#domain/attendance/check-in.ts';
import { newYorkDay } from '#domain/time/new-york-time.ts';
import type { findOpenKiosk } from './open-kiosks.ts';

export type KioskQuest = NonNullable<Awaited<ReturnType<typeof findOpenKiosk>>>['quest'];

/** People expected at a quest, as its kiosk knows them, with their birth dates. Two statements. `now` in epoch ms. */
export async function readKioskPeople(db: Db, quest: KioskQuest, now: number) {
  const rows = await db
    .select(PERSON)
    .from(contract)
    .innerJoin(chariteer, eq(chariteer.id, contract.chariteerId))
    .where(and(eq(contract.questId, quest.questId), isActiveSignUp(), isStillThere()));
  const entries = await readEntries(db, quest.questId);
  return rows.map((row) => {
    const made = entries.get(row.id) ?? [];
    const own = { ...row, isEndAssumed: assumedEnds(made).at(-1) ?? false };
    const state = checkInState({ code: kioskCode(quest), quest, hasPerson: true, contract: own }, now);
    const username = row.username ?? '';
    const isYoung = isYoungOn(row.dateOfBirth, now, quest.startedAt ?? now);
    return {
      ...row,
      state,
      name: isYoung ? initialsOf({ ...row, username }) : username,
      canLeave: state === 'CHECKED_IN' && canLeave({ ...quest, ...row }, now),
      canReturn: state === 'CHECKED_OUT' && canReturn(quest, made.at(-1)?.way, now),
    };
  });
}

/** Whether people can check in at a quest's kiosk, else why not. */
export function kioskState(quest: KioskQuest, now: number) {
  const state = checkInState({ code: kioskCode(quest), quest, hasPerson: true, contract: null }, now);
  return state === 'NOT_SIGNED_UP' ? 'READY' : state;
}

/** A kiosk stands for the quest's own poster on paper. */
function kioskCode({ questId, startedAt }: KioskQuest): PosterCode {
  return { kind: 'paper', questId, value: startedAt === null ? '' : newYorkDay(startedAt) };
}

const PERSON = {
  id: contract.id,
  username: chariteer.username,
  nameFirst: chariteer.nameFirst,
  nameLast: chariteer.nameLast,
  dateOfBirth: chariteer.dateOfBirth,
  abandonedAt: contract.abandonedAt,
  status: contract.status,
  expectedArrivalAt: contract.expectedArrivalAt,
  expectedDepartureAt: contract.expectedDepartureAt,
  actualArrivalAt: contract.actualArrivalAt,
  actualDepartureAt: contract.actualDepartureAt,
};

/** Attendance entries of a quest by sign-up, oldest first. */
async function readEntries(db: Db, questId: string) {
  const { contractId, way, at, departureAfter } = attendanceEntry;
  const entries = await db
    .select({ contractId, way, at, departureAfter })
    .from(attendanceEntry)
    .innerJoin(contract, eq(contract.id, contractId))
    .where(eq(contract.questId, questId))
    .orderBy(asc(attendanceEntry.number));
  return Map.groupBy(entries, (entry) => entry.contractId);
}
