import { and, count, eq, type SQL, sql } from 'drizzle-orm';
import { isOver } from '#api/rows/quest-where.ts';
import { isHead, walkInMinutes } from '#api/rows/walk-in-where.ts';
import { quest } from '#db/schema/quest.ts';
import { walkIn } from '#db/schema/walk-in.ts';
import type { Db } from '#db/store.ts';

/** Walk-ins that count as heads, by quest that is over; `which` says of which quests, `now` is in epoch ms. */
export function readWalkIns(db: Db, which: SQL | undefined, now: number) {
  return db
    .select({ questId: quest.id, walkIns: count(), walkInMinutes: sql<number>`sum(${walkInMinutes()})` })
    .from(quest)
    .innerJoin(walkIn, eq(walkIn.questId, quest.id))
    .where(and(which, isOver(now), isHead()))
    .groupBy(quest.id);
}
