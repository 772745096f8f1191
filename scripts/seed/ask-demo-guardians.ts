import { eq } from 'drizzle-orm';
import { sendDecisionLink } from '#api/people/guardians/ask-guardian.ts';
import type { Config } from '#api/process/config/config.ts';
import { openGuardianEmail } from '#db/cells/seal-guardian.ts';
import { chariteer, guardianConsent } from '#db/schema/chariteer.ts';
import type { Store } from '#db/store.ts';

/** Queues the links of those who wait for a guardian, so that the mailbox of a first start has one to decide by. */
export async function askDemoGuardians(store: Store, config: Config, now: number): Promise<void> {
  await store.write(async (tx) => {
    const waiting = await tx
      .select({ id: chariteer.id, username: chariteer.username, address: guardianConsent.guardianEmail })
      .from(guardianConsent)
      .innerJoin(chariteer, eq(chariteer.id, guardianConsent.chariteerId))
      .where(eq(guardianConsent.state, 'asked'));
    for (const { id, username, address: sealed } of waiting) {
      const address = openGuardianEmail(tx.cells, id, sealed);
      const asked = { chariteerId: id, username: username ?? '', address, causedById: id };
      await sendDecisionLink(tx, { now, config }, asked);
    }
  });
}
