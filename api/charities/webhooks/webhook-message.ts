import { eq, sql } from 'drizzle-orm';
import { isActiveSignUp, wasThere } from '#api/rows/contract-where.ts';
import { chariteer } from '#db/schema/chariteer.ts';
import { contract } from '#db/schema/contract.ts';
import { quest } from '#db/schema/quest.ts';
import type { webhookDelivery } from '#db/schema/webhook.ts';
import type { Db } from '#db/store.ts';
import { isYoungOn } from '#domain/ages/age-band.ts';
import { WEBHOOK_TYPES } from '#domain/webhooks/webhook.ts';

type Delivery = Pick<typeof webhookDelivery.$inferSelect, 'id' | 'event' | 'questId' | 'contractId' | 'at'>;

/**
 * The body of a message: ids, and counts as they are now. A name only where the webhook includes names, and never that
 * of someone who is under 18 today or on the day of the quest. `now` in epoch ms.
 */
export async function webhookBody(
  db: Db,
  now: number,
  { event, questId, contractId, at }: Delivery,
  includesNames: boolean,
): Promise<string> {
  const counts = await readCounts(db, questId);
  const { startedAt = null, ...facts } = counts ?? {};
  const name = includesNames && contractId ? await readAdultName(db, now, contractId, startedAt) : null;
  return JSON.stringify({
    type: WEBHOOK_TYPES[event],
    timestamp: new Date(at).toISOString(),
    data: {
      questId,
      ...(contractId && { contractId }),
      ...(name && { name }),
      ...facts,
      startedAt: startedAt === null ? null : new Date(startedAt).toISOString(),
      ...(event === 'attendanceSaved' && (await readAttendance(db, questId))),
    },
  });
}

async function readCounts(db: Db, questId: string) {
  const [row] = await db
    .select({
      providerId: quest.providerId,
      startedAt: quest.startedAt,
      publishingStatus: quest.publishingStatus,
      spots: quest.resourceMaxNumber,
      taken: quest.takenCount,
      waiting: quest.waitingCount,
    })
    .from(quest)
    .where(eq(quest.id, questId));
  return row;
}

async function readAttendance(db: Db, questId: string) {
  const [row] = await db
    .select({
      present: sql<number>`coalesce(sum(${wasThere()}), 0)`,
      absent: sql<number>`coalesce(sum(${contract.status} = 'Absent'), 0)`,
      unmarked: sql<number>`coalesce(sum(${contract.status} IS NULL), 0)`,
    })
    .from(contract)
    .where(sql`${contract.questId} = ${questId} AND ${isActiveSignUp()}`);
  return row;
}

async function readAdultName(
  db: Db,
  now: number,
  contractId: string,
  startedAt: number | null,
): Promise<string | null> {
  const [person] = await db
    .select({
      nameFirst: chariteer.nameFirst,
      nameLast: chariteer.nameLast,
      dateOfBirth: chariteer.dateOfBirth,
    })
    .from(contract)
    .innerJoin(chariteer, eq(chariteer.id, contract.chariteerId))
    .where(eq(contract.id, contractId));
  if (!person || isYoungOn(person.dateOfBirth, now, ...(startedAt === null ? [] : [startedAt]))) return null;
  return [person.nameFirst, person.nameLast].filter(Boolean).join(' ') || null;
}
