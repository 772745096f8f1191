import { eq } from 'drizzle-orm';
import type { Cells } from '#db/cells/cells.ts';
import { guardianConsent } from '#db/schema/chariteer.ts';
import { guardianLink } from '#db/schema/guardian.ts';
import type { Db } from '#db/store.ts';
import { isDroppedConsentKept } from '#domain/merging/record-merge.ts';
import type { Sides } from './merge-parts.ts';

type Consent = typeof guardianConsent.$inferSelect;

/** Keeps the guardian's consent that says more, with its links; the other one goes, and its links end. */
export async function mergeConsents(tx: Db, { keptId, droppedId }: Sides): Promise<void> {
  const { chariteerId } = guardianConsent;
  const kept = await tx.select().from(guardianConsent).where(eq(chariteerId, keptId)).get();
  const dropped = await tx.select().from(guardianConsent).where(eq(chariteerId, droppedId)).get();
  const isMoved = dropped !== undefined && isDroppedConsentKept(kept ?? null, dropped);
  const goneId = isMoved ? keptId : droppedId;
  await tx.delete(guardianConsent).where(eq(chariteerId, goneId));
  await tx.delete(guardianLink).where(eq(guardianLink.chariteerId, goneId));
  if (!isMoved) return;
  const cells = sealedFor(tx.cells, dropped, keptId);
  await tx
    .update(guardianConsent)
    .set({ chariteerId: keptId, ...cells })
    .where(eq(guardianConsent.id, dropped.id));
  await tx.update(guardianLink).set({ chariteerId: keptId }).where(eq(guardianLink.chariteerId, droppedId));
}

/** What is sealed of a consent, for another record: a cell opens in its own row only. */
export function sealedFor(cells: Cells, consent: Consent, toId: string) {
  const { chariteerId: fromId, guardianName, guardianEmail, signedName } = consent;
  const moved = <Cell extends 'guardianName' | 'guardianEmail' | 'signedName'>(
    cell: Cell,
    sealed: Consent[Cell],
  ): Consent[Cell] => {
    const text = cells.open(`guardian_consent.${cell}`, fromId, sealed);
    return (text === null ? sealed : cells.seal(`guardian_consent.${cell}`, toId, text)) as Consent[Cell];
  };
  return {
    guardianName: moved('guardianName', guardianName),
    guardianEmail: moved('guardianEmail', guardianEmail),
    signedName: moved('signedName', signedName),
  };
}
