import { guardianConsentMail } from '#api/accounts/account-mails.ts';
import { type MailContext, queueMail } from '#api/outbox/queue-mail.ts';
import { newId } from '#db/new-id.ts';
import { guardianConsent } from '#db/schema/chariteer.ts';
import type { Db } from '#db/store.ts';
import { GUARDIAN_CONSENT_VERSION, type GuardianForm } from '#domain/guardian-consent.ts';

/** Keeps a guardian's consent with its date and the version of its text, and tells the guardian by mail. */
export async function insertGuardianConsent(
  tx: Db,
  context: MailContext,
  { id, username }: { id: string; username: string },
  { guardianName, guardianEmail }: GuardianForm,
): Promise<void> {
  const { now, config } = context;
  await tx.insert(guardianConsent).values({
    id: newId(now),
    chariteerId: id,
    guardianName: guardianName.trim(),
    guardianEmail: guardianEmail.trim(),
    consentedAt: now,
    textVersion: GUARDIAN_CONSENT_VERSION,
  });
  const mail = guardianConsentMail(config, { username: username.trim() });
  await queueMail(tx, context, { kind: 'guardian-named', ...mail, recipient: guardianEmail, ownerId: id });
}
