import { and, asc, eq, isNull, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { isActiveReservation, isActiveSignUp } from '#api/rows/contract-where.ts';
import { startsAfter } from '#api/rows/quest-where.ts';
import { isInList } from '#db/in-list.ts';
import { contract } from '#db/schema/contract.ts';
import { quest, questRequiredOrientation } from '#db/schema/quest.ts';
import { standInRequest } from '#db/schema/stand-in.ts';
import type { Db } from '#db/store.ts';
import type { SeededPerson } from './seed-people.ts';

const DAY_MS = 24 * 3_600_000;
const HOUR_MS = 3_600_000;

/** Someone on a quest from the day after tomorrow on, which everyone could take, looks for a sub. */
export async function seedStandIn(tx: Db, volunteers: readonly SeededPerson[], now: number): Promise<void> {
  const held = alias(contract, 'held');
  const ids = volunteers.map(({ id }) => id);
  const isOpenToAll = and(
    eq(quest.publishingStatus, 'Published'),
    eq(quest.eventType, 'OSV'),
    eq(quest.prerequisiteMinutes, 0),
    isNull(quest.flexibleMinimumTime),
    notExists(
      tx
        .select({ one: sql`1` })
        .from(questRequiredOrientation)
        .where(eq(questRequiredOrientation.questId, quest.id)),
    ),
    notExists(
      tx
        .select({ one: sql`1` })
        .from(held)
        .where(and(eq(held.questId, quest.id), isActiveReservation(held))),
    ),
  );
  const [place] = await tx
    .select({ contractId: contract.id, questId: quest.id, chariteerId: contract.chariteerId })
    .from(contract)
    .innerJoin(quest, eq(quest.id, contract.questId))
    .where(
      and(isInList(contract.chariteerId, ids), isActiveSignUp(), startsAfter(now + 2 * DAY_MS), isOpenToAll),
    )
    .orderBy(asc(quest.startedAt), asc(quest.id), asc(contract.claimedAt))
    .limit(1);
  if (!place) throw new Error('Nobody is on a quest ahead that everybody could take');
  const askedAt = now - 3 * HOUR_MS;
  const word = 'My sister is visiting that day. The team is lovely!';
  await tx.insert(standInRequest).values({ id: '1', ...place, way: 'open', word, askedAt });
}
