import { and, asc, desc, eq, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { isActiveReservation } from '#api/rows/contract-where.ts';
import { startsBetween } from '#api/rows/quest-where.ts';
import { isInList } from '#db/in-list.ts';
import { newId } from '#db/new-id.ts';
import { contract } from '#db/schema/contract.ts';
import { quest, questRequiredOrientation } from '#db/schema/quest.ts';
import { placeOffer, waitingPerson } from '#db/schema/waiting.ts';
import type { Db } from '#db/store.ts';
import { offerTerms } from '#domain/waiting/offer-times.ts';
import type { SeededPerson } from './seed-people.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const CHARITY = '1';
/** Not the next days, of which so much else is told. */
const FROM_MS = 8 * DAY_MS;
const TO_MS = 30 * DAY_MS;

/** Seeded people on waitlists: one behind others on a full quest, one with a spot on offer on another quest. */
export type WaitingCast = { waiting: SeededPerson; offered: SeededPerson };

/** Seeds waitlists for the two fullest quests of charity 1: one stays full, one has a spot on offer. */
export async function seedWaiting(
  tx: Db,
  { waiting, offered }: WaitingCast,
  volunteers: readonly SeededPerson[],
  now: number,
): Promise<void> {
  const [full, held] = await readFullest(tx, [waiting.id, offered.id], now);
  if (!full || !held) throw new Error('Charity 1 has no quests ahead that somebody could wait for');
  await seedList(tx, full, [...(await othersFor(tx, full, volunteers, 3)), waiting], now);
  await seedList(tx, held, [offered, ...(await othersFor(tx, held, volunteers, 2))], now);
  const terms = offerTerms(held.startedAt, now);
  if (!terms) throw new Error('The quest with the offer has begun');
  const offer = { id: newId(now), questId: held.id, chariteerId: offered.id, offeredAt: now };
  await tx.insert(placeOffer).values({ ...offer, endsAt: terms.endsAt });
  await limitPlaces(tx, full, full.takenCount);
  await limitPlaces(tx, held, held.takenCount + 1);
  await tx.update(quest).set({ heldCount: 1 }).where(eq(quest.id, held.id));
}

type Fullest = Awaited<ReturnType<typeof readFullest>>[number];

async function readFullest(tx: Db, notOn: readonly string[], now: number) {
  const own = alias(contract, 'own');
  const owns = tx
    .select({ id: own.id })
    .from(own)
    .where(and(eq(own.questId, quest.id), isInList(own.chariteerId, notOn)));
  const reserved = alias(contract, 'reserved');
  const reservations = tx
    .select({ id: reserved.id })
    .from(reserved)
    .where(and(eq(reserved.questId, quest.id), isActiveReservation(reserved)));
  const trainings = tx
    .select({ id: questRequiredOrientation.templateId })
    .from(questRequiredOrientation)
    .where(eq(questRequiredOrientation.questId, quest.id));
  return tx
    .select({
      id: quest.id,
      startedAt: quest.startedAt,
      takenCount: quest.takenCount,
      resourceMinNumber: quest.resourceMinNumber,
      resourceDesiredNumber: quest.resourceDesiredNumber,
    })
    .from(quest)
    .where(
      and(
        eq(quest.providerId, CHARITY),
        eq(quest.publishingStatus, 'Published'),
        eq(quest.eventType, 'OSV'),
        eq(quest.prerequisiteMinutes, 0),
        startsBetween(now + FROM_MS, now + TO_MS),
        sql`${quest.takenCount} > 0`,
        notExists(reservations),
        notExists(owns),
        notExists(trainings),
      ),
    )
    .orderBy(desc(quest.takenCount), asc(quest.startedAt), asc(quest.id))
    .limit(2);
}

/** Picks `count` volunteers who aren't on the quest. */
async function othersFor(
  tx: Db,
  { id }: Fullest,
  volunteers: readonly SeededPerson[],
  count: number,
): Promise<SeededPerson[]> {
  const rows = await tx
    .select({ chariteerId: contract.chariteerId })
    .from(contract)
    .where(eq(contract.questId, id));
  const on = new Set(rows.map(({ chariteerId }) => chariteerId));
  return volunteers.filter((one) => !on.has(one.id)).slice(-count);
}

/** Each joined some hours before the next. */
async function seedList(tx: Db, { id: questId }: Fullest, people: readonly SeededPerson[], now: number) {
  const rows = people.map(({ id: chariteerId }, index) => {
    const joinedAt = now - (people.length - index) * 5 * HOUR_MS;
    return { id: newId(joinedAt), questId, chariteerId, joinedAt };
  });
  await tx.insert(waitingPerson).values(rows);
  await tx.update(quest).set({ waitingCount: rows.length }).where(eq(quest.id, questId));
}

async function limitPlaces(
  tx: Db,
  { id, resourceMinNumber, resourceDesiredNumber }: Fullest,
  resourceMaxNumber: number,
): Promise<void> {
  const most = (count: number) => Math.min(count, resourceMaxNumber);
  await tx
    .update(quest)
    .set({
      resourceMaxNumber,
      resourceMinNumber: most(resourceMinNumber),
      resourceDesiredNumber: most(resourceDesiredNumber),
    })
    .where(eq(quest.id, id));
}
