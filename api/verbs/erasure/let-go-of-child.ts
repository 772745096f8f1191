import { and, eq } from 'drizzle-orm';
import type { MailContext } from '#api/access/outbox/rows/mail-context.ts';
import { type ChildsGuardian, readGuardians } from '#api/reads/children/guardian-queries.ts';
import { contactOfChild } from '#api/verbs/children/child-contact.ts';
import { forgetDataCopy } from '#api/verbs/data-copies/sweep-data-copies.ts';
import { nameGuardian } from '#api/verbs/guardians/name-guardian.ts';
import { openGuardianEmail } from '#db/cells/seal-guardian.ts';
import { chariteer, guardianConsent } from '#db/schema/chariteer.ts';
import { childRecord } from '#db/schema/child-record.ts';
import { guardianLink } from '#db/schema/guardian.ts';
import type { Db } from '#db/store.ts';
import { guardiansLeft, isConsentOf } from '#domain/guardians/several-guardians.ts';
import { forgetMerges } from './forget-merges.ts';

/**
 * Takes a child's record from one guardian's account, with all that is this guardian's; it stays with the others, whom
 * charities reach from then on. A no of the one who goes stays until another one agrees. Returns whether there is
 * another one: else nothing was done.
 */
export async function letGoOfChild(
  tx: Db,
  context: MailContext,
  guardianAccountId: string,
  childId: string,
): Promise<boolean> {
  const left = guardiansLeft(await readGuardians(tx, childId), guardianAccountId);
  const [next] = left;
  if (!next) return false;
  const { chariteerId } = childRecord;
  await tx
    .delete(childRecord)
    .where(and(eq(chariteerId, childId), eq(childRecord.guardianAccountId, guardianAccountId)));
  await tx
    .delete(guardianLink)
    .where(and(eq(guardianLink.chariteerId, childId), eq(guardianLink.guardianAccountId, guardianAccountId)));
  await handOver(tx, childId, left, next);
  // What was kept there for the way back is of both.
  await forgetMerges(tx, context, childId);
  await forgetDataCopy(tx, guardianAccountId);
  return true;
}

async function handOver(
  tx: Db,
  childId: string,
  left: readonly ChildsGuardian[],
  next: ChildsGuardian,
): Promise<void> {
  const { zipCode: _, ...contact } = await contactOfChild(tx, childId, next);
  await tx.update(chariteer).set(contact).where(eq(chariteer.id, childId));
  const [consent] = await tx.select().from(guardianConsent).where(eq(guardianConsent.chariteerId, childId));
  if (!consent) return;
  const named = openGuardianEmail(tx.cells, childId, consent.guardianEmail);
  if (!left.some(({ account }) => isConsentOf(named, account.email))) await nameGuardian(tx, childId, next);
}
