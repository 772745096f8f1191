import { eq } from 'drizzle-orm';
import { recordAudit } from '#api/access/audit/record-audit.ts';
import { report } from '#api/access/events/report.ts';
import type { MailContext } from '#api/access/outbox/rows/mail-context.ts';
import { CONFIRMED } from '#api/rows/contact-email-where.ts';
import { contactEmail } from '#db/schema/account.ts';
import type { Db } from '#db/store.ts';
import { type ContactEmailFacts, loadContactEmail } from './contact-email.ts';

/** Confirms a contact address: its owner has shown to read there. It takes the place of the one that counted. Bans that
 * hold for it come along, and
 * someone under 18 ends what they agreed to there as a guardian. */
export async function confirmContact(
  tx: Db,
  context: MailContext,
  { id, accountId }: Pick<ContactEmailFacts, 'id' | 'accountId'>,
): Promise<void> {
  const former = await loadContactEmail(tx, accountId);
  const isOther = former !== null && former.id !== id;
  if (isOther) await tx.delete(contactEmail).where(eq(contactEmail.id, former.id));
  const confirmed = isOther ? { ...CONFIRMED, position: former.position } : CONFIRMED;
  await tx.update(contactEmail).set(confirmed).where(eq(contactEmail.id, id));
  await report(tx, context, 'IdentityChanged', { chariteerId: accountId });
  await report(tx, context, 'AdultDoubted', { accountId });
  const subject = { subjectId: accountId };
  await recordAudit(tx, context.now, { ...subject, action: 'email-verified', actorId: accountId });
}
