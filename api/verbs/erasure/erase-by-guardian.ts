import { eq } from 'drizzle-orm';
import { recordAudit } from '#api/access/audit/record-audit.ts';
import { readConfirmedAddress } from '#api/access/outbox/confirmed-address.ts';
import { erasedByGuardianMail } from '#api/access/outbox/guardian-mails.ts';
import { queueMail } from '#api/access/outbox/queue-mail.ts';
import type { Context } from '#api/access/request/context.ts';
import { type GuardianKeys, openGuardianBrowser } from '#api/verbs/guardians/guardian-browser.ts';
import { type OpenLink, openGuardianLink } from '#api/verbs/guardians/guardian-link-rows.ts';
import { account } from '#db/schema/account.ts';
import type { Db } from '#db/store.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { eraseAccount } from './erase-account.ts';

/**
 * Has the young person's account and everything personal deleted at once, by the link for the decision or on the
 * guardian's own page; the young person is told.
 * Errors: INVALID_TOKEN, ACCOUNT_REMOVED, LINK_USED, LINK_EXPIRED, GUARDIAN_CODE_MISSING.
 */
export async function eraseByGuardian(context: Context, keys: GuardianKeys): Promise<true> {
  const { store, now, log, config } = context;
  await store.write(async (tx) => {
    const { chariteerId, username } = await openAnyLink(tx, now, keys);
    const owner = await tx.select().from(account).where(eq(account.id, chariteerId)).get();
    if (!owner) throw new DomainError('ACCOUNT_REMOVED');
    const person = await readConfirmedAddress(tx, chariteerId);
    await eraseAccount(tx, context, owner);
    const subject = { subjectId: chariteerId };
    await recordAudit(tx, now, { ...subject, action: 'guardian-erasure', actorId: null });
    if (!person) return;
    // The mail is about nobody any more.
    const to = { recipient: person.address, ownerId: null };
    await queueMail(tx, context, {
      kind: 'guardian-erasure',
      ...erasedByGuardianMail(config, { username }),
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
