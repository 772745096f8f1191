import { and, eq, sql } from 'drizzle-orm';
import { isStillThere } from '#api/rows/volunteer-where.ts';
import { account } from '#db/schema/account.ts';
import { chariteer } from '#db/schema/chariteer.ts';
import type { Db } from '#db/store.ts';
import { isYoungOn } from '#domain/ages/age-band.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { uniqueKey } from '#domain/identity/registration.ts';

export type KnownPerson = { id: string; isYoung: boolean };

/**
 * The person whose papers a charity keeps, by id or username: someone who has signed up there or waits, or an adult whose
 * username they were told. Errors: CHARITEER_NOT_FOUND.
 */
export async function findKnownPerson(
  tx: Db,
  now: number,
  providerId: string,
  { chariteerId, username }: { chariteerId?: string | null; username?: string | null },
): Promise<KnownPerson> {
  const isMeant = username
    ? eq(account.usernameKey, uniqueKey(username.trim()))
    : eq(chariteer.id, chariteerId ?? '');
  const [row] = await tx
    .select({
      id: chariteer.id,
      dateOfBirth: chariteer.dateOfBirth,
      isKnown: sql<number>`EXISTS (SELECT 1 FROM contract AS spot JOIN quest AS own ON own."id" = spot."questId"
          WHERE spot."chariteerId" = ${chariteer.id} AND own."providerId" = ${providerId})
        OR EXISTS (SELECT 1 FROM waiting_person AS waits JOIN quest AS own ON own."id" = waits."questId"
          WHERE waits."chariteerId" = ${chariteer.id} AND own."providerId" = ${providerId})`,
    })
    .from(chariteer)
    .leftJoin(account, eq(account.id, chariteer.id))
    .where(and(isMeant, isStillThere()));
  const isYoung = row !== undefined && isYoungOn(row.dateOfBirth, now);
  const isFound = row && (row.isKnown === 1 || (Boolean(username) && !isYoung));
  if (!isFound) throw new DomainError('CHARITEER_NOT_FOUND');
  return { id: row.id, isYoung };
}
