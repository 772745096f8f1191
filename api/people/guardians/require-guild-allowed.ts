import { and, eq } from 'drizzle-orm';
import { chariteer } from '#db/schema/chariteer.ts';
import { guildBlock } from '#db/schema/guild-block.ts';
import type { Db } from '#db/store.ts';
import { isYoungOn } from '#domain/ages/age-band.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { requireGuardianConsent } from './require-guardian-consent.ts';

/**
 * Refuses to put someone under 18 into a guild that their guardian took them out of, until that guardian agrees anew, or
 * while the guardian has not agreed at all. For the transaction that does it. `now` in epoch ms.
 * Errors: GUARDIAN_ENDED_GUILD, those of requireGuardianConsent.
 */
export async function requireGuildAllowed(
  tx: Db,
  now: number,
  { accountId, groupId }: { accountId: string; groupId: string },
): Promise<void> {
  await requireGuardianConsent(tx, now, accountId, null);
  if (await isGuildBlocked(tx, now, { accountId, groupId })) throw new DomainError('GUARDIAN_ENDED_GUILD');
}

/** Whether a guardian keeps someone who is under 18 now out of a guild. `now` in epoch ms. */
export async function isGuildBlocked(
  tx: Db,
  now: number,
  { accountId, groupId }: { accountId: string; groupId: string },
): Promise<boolean> {
  const blocked = await tx
    .select({ dateOfBirth: chariteer.dateOfBirth })
    .from(guildBlock)
    .innerJoin(chariteer, eq(chariteer.id, guildBlock.chariteerId))
    .where(and(eq(guildBlock.chariteerId, accountId), eq(guildBlock.groupId, groupId)))
    .get();
  return blocked !== undefined && isYoungOn(blocked.dateOfBirth, now);
}
