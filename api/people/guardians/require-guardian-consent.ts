import { and, eq } from 'drizzle-orm';
import { isStillThere } from '#api/rows/volunteer-where.ts';
import { chariteer, guardianConsent } from '#db/schema/chariteer.ts';
import type { Db } from '#db/store.ts';
import { isYoungOn } from '#domain/ages/age-band.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { refusalWithoutConsent } from '#domain/guardians/consent-standing.ts';

/**
 * Refuses to put a young person on a quest (by its start) or into a guild (null) while the guardian has not agreed.
 * For the transaction that does it, and of oneself: to others the refusal would tell the age (`hasGuardianAgreed`).
 * Nothing happens for adults and for ids without a record. `now` in epoch ms. Errors: GUARDIAN_PENDING,
 * GUARDIAN_CONSENT_MISSING.
 */
export async function requireGuardianConsent(
  tx: Db,
  now: number,
  chariteerId: string,
  startsAt: number | null,
): Promise<void> {
  const refusal = await readRefusal(tx, now, chariteerId, startsAt);
  if (refusal !== null) throw new DomainError(refusal);
}

/**
 * Whether someone may be put on a quest (by its start) or into a guild (null) as far as a guardian decides; true for
 * adults. For acts upon another person, who is answered for as if there were no one. `now` in epoch ms.
 */
export async function hasGuardianAgreed(
  tx: Db,
  now: number,
  chariteerId: string,
  startsAt: number | null,
): Promise<boolean> {
  return (await readRefusal(tx, now, chariteerId, startsAt)) === null;
}

async function readRefusal(tx: Db, now: number, chariteerId: string, startsAt: number | null) {
  const row = await tx
    .select({ dateOfBirth: chariteer.dateOfBirth, consent: guardianConsent })
    .from(chariteer)
    .leftJoin(guardianConsent, eq(guardianConsent.chariteerId, chariteer.id))
    .where(and(eq(chariteer.id, chariteerId), isStillThere()))
    .get();
  if (!row) return null;
  const person = { isYoung: isYoungOn(row.dateOfBirth, now), consent: row.consent };
  return refusalWithoutConsent(person, startsAt, now);
}
