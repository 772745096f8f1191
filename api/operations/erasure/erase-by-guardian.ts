import { eq } from 'drizzle-orm';
import { recordAudit } from '#api/access/audit/record-audit.ts';
import { closedByGuardianMail } from '#api/access/outbox/closing-mails.ts';
import { readConfirmedAddress } from '#api/access/outbox/confirmed-address.ts';
import { erasedByGuardianMail } from '#api/access/outbox/guardian-mails.ts';
import { queueMail } from '#api/access/outbox/queue-mail.ts';
import type { Context } from '#api/access/request/context.ts';
import { type GuardianKeys, openGuardianBrowser } from '#api/people/guardians/guardian-browser.ts';
import { type OpenLink, openGuardianLink } from '#api/people/guardians/guardian-links.ts';
import { account } from '#db/schema/account.ts';
import type { Db } from '#db/store.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { mailIn } from '#domain/messages/mail-language.ts';
import { closeAccount } from './close-account.ts';

/**
 * Closes the young person's account at once, by the link for the decision or on the guardian's own page; 24 hours later
 * everything personal is erased. Until then the guardian, and no one else, can take it back; the young person is told.
 * Errors: INVALID_TOKEN, ACCOUNT_REMOVED, LINK_USED, LINK_EXPIRED, GUARDIAN_CODE_MISSING.
 */
export async function eraseByGuardian(context: Context, keys: GuardianKeys): Promise<true> {
  const { store, now, log, config } = context;
  await store.write(async (tx) => {
    const { chariteerId, username, guardianEmail, guardianLocale } = await openAnyLink(tx, now, keys);
    const owner = await tx.select().from(account).where(eq(account.id, chariteerId)).get();
    if (!owner) throw new DomainError('ACCOUNT_REMOVED');
    const person = await readConfirmedAddress(tx, chariteerId);
    const mailedTo = [guardianEmail, ...(person ? [person.address] : [])];
    const { token } = await closeAccount(tx, context, owner, { closedBy: 'guardian', mailedTo });
    const subject = { subjectId: chariteerId };
    await recordAudit(tx, now, { ...subject, action: 'guardian-closing', actorId: null });
    await queueMail(tx, context, {
      kind: 'account-closed',
      ...mailIn(guardianLocale, (locale) => closedByGuardianMail(locale, config, { username, token })),
      recipient: guardianEmail,
      ownerId: null,
    });
    if (!person) return;
    // The email is about no one any more.
    const to = { recipient: person.address, ownerId: null };
    await queueMail(tx, context, {
      kind: 'guardian-erasure',
      ...mailIn(person.locale, (locale) => erasedByGuardianMail(locale, config, { username })),
      ...to,
    });
  });
  await store.scrub().catch((error: unknown) => log.error({ err: error }, 'scrub after a removal failed'));
  return true;
}

/** A link for the decision was just sent to the guardian; the standing one may have been passed on, so it needs a code. */
async function openAnyLink(tx: Db, now: number, keys: GuardianKeys): Promise<OpenLink> {
  const link = await openGuardianLink(tx, now, keys.token, ['decision', 'standing']);
  return link.kind === 'decision' ? link : openGuardianBrowser(tx, now, keys);
}
