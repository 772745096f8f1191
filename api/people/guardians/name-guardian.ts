import { eq } from 'drizzle-orm';
import { type ChildsGuardian, readGuardians } from '#api/people/children/guardian-queries.ts';
import { openGuardianEmail, sealGuardian } from '#db/cells/seal-guardian.ts';
import { guardianConsent } from '#db/schema/chariteer.ts';
import type { Db } from '#db/store.ts';
import { isConsentOf, maySayAnew } from '#domain/guardians/several-guardians.ts';

/**
 * Whether a guardian may say something new of a child by a link of their own; the consent then stands in that
 * guardian's name. Of whoever has the only say, named by the consent (null), nothing changes.
 */
export async function sayForChild(
  tx: Db,
  chariteerId: string,
  guardianAccountId: string | null,
): Promise<boolean> {
  if (guardianAccountId === null) return true;
  const consent = await tx
    .select()
    .from(guardianConsent)
    .where(eq(guardianConsent.chariteerId, chariteerId))
    .get();
  const guardians = await readGuardians(tx, chariteerId);
  const guardian = guardians.find(({ accountId }) => accountId === guardianAccountId);
  if (!consent || !guardian) return false;
  const email = openGuardianEmail(tx.cells, chariteerId, consent.guardianEmail);
  const isTheirs = isConsentOf(email, guardian.account.email);
  if (!maySayAnew(consent.state, isTheirs)) return false;
  if (!isTheirs) await nameGuardian(tx, chariteerId, guardian);
  return true;
}

/** Puts a child's consent into the name of one of the guardians, as it stands. */
export async function nameGuardian(tx: Db, chariteerId: string, guardian: ChildsGuardian): Promise<void> {
  const { signedName, textVersion, account } = guardian;
  await tx
    .update(guardianConsent)
    .set({
      ...sealGuardian(tx.cells, chariteerId, { guardianName: signedName, guardianEmail: account.email }),
      signedName: tx.cells.seal('guardian_consent.signedName', chariteerId, signedName),
      locale: account.locale,
      textVersion,
      textLocale: null,
    })
    .where(eq(guardianConsent.chariteerId, chariteerId));
}
