import { and, eq, sql } from 'drizzle-orm';
import { isOver } from '#api/rows/quest-where.ts';
import { isAskedOrAgreed, isByAdult } from '#api/rows/supervision-where.ts';
import { contract } from '#db/schema/contract.ts';
import { quest } from '#db/schema/quest.ts';
import { supervision } from '#db/schema/supervision.ts';
import type { Db } from '#db/store.ts';
import type { SupervisionThere } from '#domain/ages/relation-places.ts';

/**
 * The young people whom someone supervises or is asked to supervise, each with the quest, the answer and whether it is
 * over; no one for who is under 18.
 */
export async function readSupervised(
  db: Db,
  supervisorId: string,
  now: number,
): Promise<(SupervisionThere & { chariteerId: string })[]> {
  return db
    .select({
      questId: contract.questId,
      chariteerId: contract.chariteerId,
      hasAgreed: sql<boolean>`${eq(supervision.state, 'agreed')}`.mapWith(Boolean),
      isOver: isOver(now).mapWith(Boolean),
    })
    .from(supervision)
    .innerJoin(contract, eq(contract.id, supervision.contractId))
    .innerJoin(quest, eq(quest.id, contract.questId))
    .where(and(isAskedOrAgreed(supervisorId), isByAdult(now)));
}
