import { and, eq, sql } from 'drizzle-orm';
import { report } from '#api/access/events/report.ts';
import type { Mail } from '#api/access/outbox/queue-mail.ts';
import type { MailContext } from '#api/access/outbox/rows/mail-context.ts';
import { writeFarewells } from '#api/reads/calendar-feeds/ended-spots.ts';
import { contactOfChild } from '#api/reads/children/child-contact.ts';
import { type ChildsGuardian, readGuardians } from '#api/reads/children/guardian-queries.ts';
import { isActiveSignUp } from '#api/rows/contracts/contract-where.ts';
import { openGuardianEmail } from '#db/cells/seal-guardian.ts';
import { isInList } from '#db/in-list.ts';
import { calendarEntry } from '#db/schema/calendar-entry.ts';
import { chariteer, guardianConsent } from '#db/schema/chariteer.ts';
import { childRecord } from '#db/schema/child-record.ts';
import { contract } from '#db/schema/contract.ts';
import { guardianLink } from '#db/schema/guardian.ts';
import type { Db } from '#db/store.ts';
import { guardiansLeft, isConsentOf } from '#domain/guardians/several-guardians.ts';
import { forgetMerges } from './forget-merges.ts';
import { nameGuardian } from './name-guardian.ts';

/**
 * Takes a child's record from one guardian's account, with all that is this guardian's; it stays with the others, whom
 * charities reach from then on. A no of the one who goes stays until another one agrees. Returns the emails that take
 * the child's spots off this guardian's calendar; null where there is no other guardian, and nothing was done.
 */
export async function letGoOfChild(
  tx: Db,
  context: MailContext,
  guardianAccountId: string,
  childId: string,
): Promise<Mail[] | null> {
  const left = guardiansLeft(await readGuardians(tx, childId), guardianAccountId);
  if (left.length === 0) return null;
  const farewells = await writeLeaving(tx, context, guardianAccountId, childId);
  const { chariteerId } = childRecord;
  await tx
    .delete(childRecord)
    .where(and(eq(chariteerId, childId), eq(childRecord.guardianAccountId, guardianAccountId)));
  await tx
    .delete(guardianLink)
    .where(and(eq(guardianLink.chariteerId, childId), eq(guardianLink.guardianAccountId, guardianAccountId)));
  await handOver(tx, childId, left);
  // What was kept there for the way back is of both.
  await forgetMerges(tx, context, childId);
  await report(tx, context, 'GuardianshipChanged', { guardianAccountId });
  return farewells;
}

/** The child’s spots stay, with another guardian: they leave this guardian's calendar. */
async function writeLeaving(
  tx: Db,
  context: MailContext,
  guardianAccountId: string,
  childId: string,
): Promise<Mail[]> {
  const held = await tx
    .select({ questId: contract.questId, chariteerId: contract.chariteerId })
    .from(contract)
    .where(and(eq(contract.chariteerId, childId), isActiveSignUp()));
  const questIds = held.map(({ questId }) => questId);
  await tx
    .update(calendarEntry)
    .set({ sequence: sql`${calendarEntry.sequence} + 1` })
    .where(and(eq(calendarEntry.personId, childId), isInList(calendarEntry.questId, questIds)));
  return writeFarewells(tx, context, held, guardianAccountId);
}

/** Makes the first of these guardians the one whom charities reach, and in whose name a consent of others stands. */
export async function handOver(tx: Db, childId: string, left: readonly ChildsGuardian[]): Promise<void> {
  const [next] = left;
  if (!next) return;
  const { zipCode: _, ...contact } = await contactOfChild(tx, childId, next);
  await tx.update(chariteer).set(contact).where(eq(chariteer.id, childId));
  const [consent] = await tx.select().from(guardianConsent).where(eq(guardianConsent.chariteerId, childId));
  if (!consent) return;
  const named = openGuardianEmail(tx.cells, childId, consent.guardianEmail);
  if (!left.some(({ account }) => isConsentOf(named, account.email))) await nameGuardian(tx, childId, next);
}
