import { and, eq, exists, not, or, type SQL, sql } from 'drizzle-orm';
import type { Context } from '#api/access/request/context.ts';
import { isYoung } from '#api/rows/volunteer-where.ts';
import { isInList } from '#db/in-list.ts';
import { chariteer } from '#db/schema/chariteer.ts';
import type { Db } from '#db/store.ts';
import { isToldOfYoung } from '#domain/charities/told-young.ts';
import { reachAt } from '#domain/permissions/permissions.ts';

type Reader = Pick<Context, 'viewer' | 'now'>;
/** The quest through which people are listed or counted. */
type ListingQuest = { providerId: string; startedAt: number | null };

/**
 * Condition on `chariteer`: the people whom lists and counts about a quest have for the reader. The one place that leaves
 * the young out of both alike (DEC-75); undefined for a reader who is told of everyone.
 */
export function isToldOf({ viewer, now }: Reader, { providerId, startedAt }: ListingQuest): SQL | undefined {
  if (isToldOfYoung(reachAt(viewer, providerId, 'readNames'), startedAt, now)) return undefined;
  // Who was under 18 on the day of a past quest stays unnamed there.
  const isAdult = not(isYoung(Math.min(now, startedAt ?? now)));
  return or(isAdult, eq(chariteer.id, viewer?.accountId ?? ''));
}

/** Condition on a row about a person, by id: whether the reader is told of them. Undefined where all are told. */
export function isAboutTold(db: Db, reader: Reader, quest: ListingQuest, personId: SQL): SQL | undefined {
  const isTold = isToldOf(reader, quest);
  if (!isTold) return undefined;
  return exists(
    db
      .select({ one: sql`1` })
      .from(chariteer)
      .where(and(eq(chariteer.id, personId), isTold)),
  );
}

/** Answers for people by id whether the reader is told of them; at most one statement. */
export async function readTold(
  db: Db,
  reader: Reader,
  quest: ListingQuest,
  personIds: readonly string[],
): Promise<(personId: string) => boolean> {
  const isTold = isToldOf(reader, quest);
  if (!isTold) return () => true;
  const rows = await db
    .select({ id: chariteer.id })
    .from(chariteer)
    .where(and(isInList(chariteer.id, [...new Set(personIds)]), isTold));
  const told = new Set(rows.map(({ id }) => id));
  return (personId) => told.has(personId);
}
