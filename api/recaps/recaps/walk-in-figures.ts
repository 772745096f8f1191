import { and, count, eq, type SQL, sql } from 'drizzle-orm';
import { isHead, walkInMinutes } from '#api/rows/walk-in-where.ts';
import { quest } from '#db/schema/quest.ts';
import { walkIn } from '#db/schema/walk-in.ts';
import type { Db } from '#db/store.ts';

/** Walk-ins that no account has claimed, by quest; `which` says of which quests. */
export function readWalkIns(db: Db, which: SQL | undefined) {
  return db
    .select({ questId: quest.id, walkIns: count(), walkInMinutes: sql<number>`sum(${walkInMinutes()})` })
    .from(quest)
    .innerJoin(walkIn, eq(walkIn.questId, quest.id))
    .where(and(which, isHead()))
    .groupBy(quest.id);
}
