import { and, asc, eq, gte, lt, sql } from 'drizzle-orm';
import { isActiveSignUp, wasThere } from '#api/rows/contract-where.ts';
import { QUEST_TITLE } from '#api/rows/quest-title-columns.ts';
import { lastInstantOfQuest, startsBetween } from '#api/rows/quest-where.ts';
import { isStillThere } from '#api/rows/volunteer-where.ts';
import { chariteer } from '#db/schema/chariteer.ts';
import { contract } from '#db/schema/contract.ts';
import { credit } from '#db/schema/credit.ts';
import { provider } from '#db/schema/provider.ts';
import { quest } from '#db/schema/quest.ts';
import type { Db } from '#db/store.ts';
import { QUEST_LIMITS } from '#domain/quests/quest-limits.ts';

/** The thanks for one contract are said under this name, once. */
export const THANKS_KEY = 'thanks:';
/** Longest possible quest. It bounds the start, so that the index by start finds the quests. */
const LONGEST_QUEST_MS = QUEST_LIMITS.durationMaxMinutes * 60_000;

/**
 * Who was present at quests that ended within these instants (epoch ms) and was not thanked yet: up to so many, those
 * of a quest together. Without a start or an end there is no morning after.
 */
export async function readDueThanks(db: Db, { from, until }: { from: number; until: number }, most: number) {
  return (
    db
      .select({
        contractId: contract.id,
        questId: contract.questId,
        personId: contract.chariteerId,
        personName: chariteer.nameFirst,
        title: QUEST_TITLE,
        startedAt: quest.startedAt,
        charity: provider.name,
        minutes: sql<number>`coalesce(${credit.value}, 0)`,
      })
      .from(quest)
      .innerJoin(contract, eq(contract.questId, quest.id))
      .innerJoin(chariteer, eq(chariteer.id, contract.chariteerId))
      // The plus keeps SQLite from beginning at the charities.
      .innerJoin(provider, eq(provider.id, sql`+${quest.providerId}`))
      .leftJoin(credit, and(eq(credit.contractId, contract.id), eq(credit.type, 'volunteerTime')))
      .where(
        and(
          startsBetween(from - LONGEST_QUEST_MS, until),
          gte(lastInstantOfQuest, from),
          lt(lastInstantOfQuest, until),
          isActiveSignUp(),
          isStillThere(),
          wasThere(),
          sql`NOT EXISTS (SELECT 1 FROM said_once AS said WHERE said.key = ${THANKS_KEY} || ${contract.id})`,
        ),
      )
      .orderBy(asc(quest.id), asc(contract.id))
      .limit(most)
  );
}

export type DueThanks = Awaited<ReturnType<typeof readDueThanks>>[number];
