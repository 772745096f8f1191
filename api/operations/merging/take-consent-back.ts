import { eq } from 'drizzle-orm';
import type { KeptRows } from '#api/identity/accounts/closed-person.ts';
import { guardianConsent } from '#db/schema/chariteer.ts';
import type { Db } from '#db/store.ts';
import { sealedFor } from './merge-consents.ts';
import type { Sides } from './merge-parts.ts';

/**
 * The guardian's consent goes back to the record it was given for, with what the guardian has decided since. Its cells
 * are sealed for that record again; as they were where they stand as the merge left them.
 */
export async function takeConsentBack(
  tx: Db,
  { droppedId }: Sides,
  { key, was }: KeptRows['changed'][number],
): Promise<void> {
  if (was.chariteerId !== droppedId) return;
  const isRow = eq(guardianConsent.id, String(key.id));
  const consent = await tx.select().from(guardianConsent).where(isRow).get();
  if (!consent) return;
  await tx
    .update(guardianConsent)
    .set({ chariteerId: droppedId, ...sealedFor(tx.cells, consent, droppedId) })
    .where(isRow);
}
