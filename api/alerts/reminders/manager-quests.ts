import { and, eq, inArray, lt, type SQL, sql } from 'drizzle-orm';
import { isActiveSignUp } from '#api/rows/contract-where.ts';
import { QUEST_TITLE } from '#api/rows/quest-title-columns.ts';
import { startsBetween } from '#api/rows/quest-where.ts';
import { isInList } from '#db/in-list.ts';
import { chariteer } from '#db/schema/chariteer.ts';
import { contract } from '#db/schema/contract.ts';
import { provider } from '#db/schema/provider.ts';
import { quest } from '#db/schema/quest.ts';
import type { Db } from '#db/store.ts';
import { isYoungOn } from '#domain/ages/age-band.ts';
import { QUEST_LIMITS } from '#domain/quests/quest-limits.ts';
import { HELD_STATUSES } from '#domain/quests/quest-status.ts';
import type { QuestTitle } from '#domain/quests/quest-translation.ts';
import type { Window } from './read-due-quests.ts';

const HOUR_MS = 3_600_000;
/** Time before the start at which managers hear that too few have signed up. */
const THIN_MS = 24 * HOUR_MS;
/** Time after the end at which managers hear that attendance is missing. */
const UNMARKED_MS = 12 * HOUR_MS;
const LONGEST_QUEST_MS = QUEST_LIMITS.durationMaxMinutes * 60_000;

/** A quest of which its charity's managers are told. Instants in epoch ms. */
export type ManagedQuest = {
  id: string;
  providerId: string;
  charity: string;
  title: QuestTitle;
  startedAt: number;
  endedAt: number | null;
  least: number;
  come: number;
  /** How many on it are neither marked present nor absent. */
  unmarked: number;
};

/** The quests that begin 24 hours after the window, and have fewer people than their minimum. */
export async function readThinQuests(db: Db, { after, until, now }: Window): Promise<ManagedQuest[]> {
  const begins = startsBetween(Math.max(after + THIN_MS, now) + 1, until + THIN_MS);
  return readQuests(db, and(begins, lt(quest.takenCount, quest.resourceMinNumber)));
}

/** The quests that ended 12 hours before the window, with someone on them who is not marked. */
export async function readUnmarkedQuests(db: Db, { after, until }: Window): Promise<ManagedQuest[]> {
  const [first, last] = [after - UNMARKED_MS, until - UNMARKED_MS];
  const quests = await readQuests(db, startsBetween(first - LONGEST_QUEST_MS, last));
  return quests.filter(({ startedAt, endedAt, unmarked }) => {
    const end = endedAt ?? startedAt;
    return unmarked > 0 && end > first && end <= last;
  });
}

/** Names of those who have signed up, and whether someone under 18 is among them, by quest. */
export async function readNames(
  db: Db,
  questIds: readonly string[],
  now: number,
): Promise<Map<string, { names: string[]; hasYoung: boolean }>> {
  const rows = await db
    .select({
      questId: contract.questId,
      first: chariteer.nameFirst,
      last: chariteer.nameLast,
      dateOfBirth: chariteer.dateOfBirth,
    })
    .from(contract)
    .innerJoin(chariteer, eq(chariteer.id, contract.chariteerId))
    .where(and(isInList(contract.questId, questIds), isActiveSignUp()))
    .orderBy(contract.claimedAt);
  const byQuest = Map.groupBy(rows, ({ questId }) => questId);
  return new Map(
    [...byQuest].map(([id, people]) => [
      id,
      {
        names: people
          .map(({ first, last }) => [first, last].filter(Boolean).join(' '))
          .filter((name) => name !== ''),
        hasYoung: people.some(({ dateOfBirth }) => isYoungOn(dateOfBirth, now)),
      },
    ]),
  );
}

async function readQuests(db: Db, where: SQL | undefined): Promise<ManagedQuest[]> {
  const rows = await managedQuests(db, where);
  return rows.map((row) => ({ ...row, startedAt: row.startedAt ?? 0 }));
}

function managedQuests(db: Db, where: SQL | undefined) {
  const unmarked = sql<number>`(SELECT count(*) FROM ${contract}
    WHERE ${contract.questId} = ${quest.id} AND ${isActiveSignUp()} AND ${contract.status} IS NULL)`;
  return db
    .select({
      id: quest.id,
      providerId: quest.providerId,
      charity: provider.name,
      title: QUEST_TITLE,
      startedAt: quest.startedAt,
      endedAt: quest.endedAt,
      least: quest.resourceMinNumber,
      come: quest.takenCount,
      unmarked,
    })
    .from(quest)
    .innerJoin(provider, eq(provider.id, quest.providerId))
    .where(and(inArray(quest.publishingStatus, HELD_STATUSES), where));
}
