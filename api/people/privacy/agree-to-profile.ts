import { eq } from 'drizzle-orm';
import { chariteer } from '#db/schema/chariteer.ts';
import type { Db } from '#db/store.ts';

/**
 * Keeps a guardian's answer to one question: whether what the young person switches on may stand on a public profile.
 * For the transaction of the consent, which writes the audit entry. `now` in epoch ms.
 */
export async function agreeToProfile(
  tx: Db,
  { chariteerId, hasAgreed, now }: { chariteerId: string; hasAgreed: boolean; now: number },
): Promise<void> {
  await tx
    .update(chariteer)
    .set({ profileAgreedAt: hasAgreed ? now : null })
    .where(eq(chariteer.id, chariteerId));
}
