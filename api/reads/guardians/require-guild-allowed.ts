import { and, eq, gt, isNull, or, sql } from 'drizzle-orm';
import { auditEntry } from '#db/schema/audit-entry.ts';
import { chariteer, guardianConsent } from '#db/schema/chariteer.ts';
import type { Db } from '#db/store.ts';
import { isYoungOn } from '#domain/ages/age-band.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { requireGuardianConsent } from './require-guardian-consent.ts';

/**
 * Refuses to put someone under 18 into a guild that their guardian took them out of, until the guardian agrees anew, or
 * while the guardian has not agreed at all. For the transaction that does it. `now` in epoch ms.
 * Errors: GUARDIAN_ENDED_GUILD, those of requireGuardianConsent.
 */
export async function requireGuildAllowed(
  tx: Db,
  now: number,
  { accountId, groupId }: { accountId: string; groupId: string },
): Promise<void> {
  await requireGuardianConsent(tx, now, accountId, null);
  const { consentedAt } = guardianConsent;
  const ended = await tx
    .select({ dateOfBirth: chariteer.dateOfBirth })
    .from(auditEntry)
    .innerJoin(chariteer, eq(chariteer.id, auditEntry.subjectId))
    .leftJoin(guardianConsent, eq(guardianConsent.chariteerId, chariteer.id))
    .where(
      and(
        eq(auditEntry.subjectType, 'chariteer'),
        eq(auditEntry.subjectId, accountId),
        eq(auditEntry.action, 'guild-ended-by-guardian'),
        sql`${auditEntry.detail} ->> '$.groupId' = ${groupId}`,
        or(isNull(consentedAt), gt(sql`${auditEntry.at} + 1`, consentedAt)),
      ),
    )
    .limit(1)
    .get();
  if (ended && isYoungOn(ended.dateOfBirth, now)) throw new DomainError('GUARDIAN_ENDED_GUILD');
}
