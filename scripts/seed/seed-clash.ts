import { and, asc, eq, isNull, ne, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { readClashes } from '#api/quests/sign-up/clashing-places.ts';
import { isActiveReservation, isActiveSignUp } from '#api/rows/contract-where.ts';
import { startsBetween } from '#api/rows/quest-where.ts';
import { newId } from '#db/new-id.ts';
import { contract } from '#db/schema/contract.ts';
import { quest, questRequiredOrientation } from '#db/schema/quest.ts';
import type { Db } from '#db/store.ts';
import type { SeededPerson } from './seed-people.ts';

const DAY_MS = 24 * 3_600_000;
/** Not the next days, of which so much else is told. */
const FROM_MS = 8 * DAY_MS;
const TO_MS = 40 * DAY_MS;

/** Someone has a place on a quest and could look at another one at that time: two charities that anybody may help. */
export async function seedClash(tx: Db, { id: chariteerId }: SeededPerson, now: number): Promise<void> {
  const free = await readFree(tx, now);
  const ids = free.map(({ id }) => id);
  const held = await readClashes(tx, { chariteerId, questIds: ids, now });
  if (held.length > 0) return;
  const own = await readOwn(tx, chariteerId);
  const isOverlapping = (one: Times, other: Times) =>
    one.startedAt < other.endedAt && other.startedAt < one.endedAt;
  const pair = free
    .filter((one) => !own.some((other) => isOverlapping(one, other)))
    .flatMap((one) => free.map((other) => ({ one, other })))
    .find(({ one, other }) => one.providerId !== other.providerId && isOverlapping(one, other));
  if (!pair) throw new Error('No two charities have quests at one time that anybody could take');
  const claimedAt = now - 2 * DAY_MS;
  await tx.insert(contract).values({ id: newId(claimedAt), questId: pair.one.id, chariteerId, claimedAt });
  await tx
    .update(quest)
    .set({ takenCount: sql`${quest.takenCount} + 1` })
    .where(eq(quest.id, pair.one.id));
}

type Times = { startedAt: number; endedAt: number };

/** Quests with two places left, for which nothing is asked. */
async function readFree(tx: Db, now: number) {
  const held = alias(contract, 'held');
  const trainings = tx
    .select({ one: sql`1` })
    .from(questRequiredOrientation)
    .where(eq(questRequiredOrientation.questId, quest.id));
  const reservations = tx
    .select({ one: sql`1` })
    .from(held)
    .where(and(eq(held.questId, quest.id), isActiveReservation(held)));
  const rows = await tx
    .select({
      id: quest.id,
      providerId: quest.providerId,
      startedAt: quest.startedAt,
      endedAt: quest.endedAt,
    })
    .from(quest)
    .where(
      and(
        eq(quest.publishingStatus, 'Published'),
        eq(quest.eventType, 'OSV'),
        eq(quest.prerequisiteMinutes, 0),
        isNull(quest.flexibleMinimumTime),
        startsBetween(now + FROM_MS, now + TO_MS),
        sql`${quest.takenCount} + ${quest.heldCount} + 2 <= ${quest.resourceMaxNumber}`,
        notExists(trainings),
        notExists(reservations),
      ),
    )
    .orderBy(asc(quest.startedAt), asc(quest.id));
  return rows.filter(hasTimes);
}

async function readOwn(tx: Db, chariteerId: string): Promise<Times[]> {
  const rows = await tx
    .select({ startedAt: quest.startedAt, endedAt: quest.endedAt })
    .from(contract)
    .innerJoin(quest, eq(quest.id, contract.questId))
    .where(
      and(eq(contract.chariteerId, chariteerId), isActiveSignUp(), ne(quest.publishingStatus, 'Cancelled')),
    );
  return rows.filter(hasTimes);
}

function hasTimes<Row extends { startedAt: number | null; endedAt: number | null }>(
  row: Row,
): row is Row & Times {
  return row.startedAt !== null && row.endedAt !== null;
}
