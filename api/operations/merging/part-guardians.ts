import { eq } from 'drizzle-orm';
import { type ChildsGuardian, readGuardians } from '#api/people/children/guardian-queries.ts';
import { nameGuardian } from '#api/people/guardians/name-guardian.ts';
import { openGuardianEmail } from '#db/cells/seal-guardian.ts';
import { guardianConsent } from '#db/schema/chariteer.ts';
import type { Db } from '#db/store.ts';
import { isConsentOf } from '#domain/guardians/several-guardians.ts';
import type { Sides } from './merge-parts.ts';

/**
 * Once two records of a child are two again: what a guardian of the other record has said of the child since goes with
 * that guardian, so that a no said in between is not lost. The kept record's own guardian has its consent again, which
 * stands as it does: a no opens when they agree.
 */
export async function partGuardians(tx: Db, { keptId, droppedId }: Sides): Promise<void> {
  const ofKept = await readGuardians(tx, keptId);
  const [next] = ofKept;
  const kept = next && (await readConsent(tx, keptId));
  if (!kept) return;
  const named = openGuardianEmail(tx.cells, keptId, kept.guardianEmail);
  const isNamed = ({ account }: ChildsGuardian) => isConsentOf(named, account.email);
  const speaker = (await readGuardians(tx, droppedId)).find(isNamed);
  if (!speaker || ofKept.some(isNamed)) return;
  await nameGuardian(tx, keptId, next);
  const dropped = await readConsent(tx, droppedId);
  if (kept.endedAt === null || dropped?.state !== 'given') return;
  const { state, endedAt } = kept;
  await tx
    .update(guardianConsent)
    .set({ state, endedAt, tickUntil: null, allowsProfile: false })
    .where(eq(guardianConsent.chariteerId, droppedId));
  await nameGuardian(tx, droppedId, speaker);
}

async function readConsent(tx: Db, chariteerId: string) {
  return tx.select().from(guardianConsent).where(eq(guardianConsent.chariteerId, chariteerId)).get();
}
