import { and, eq, gt, ne } from 'drizzle-orm';
import { recordAudit } from '#api/access/audit/record-audit.ts';
import { readMailServer } from '#api/access/outbox/delivery/mail-server-state.ts';
import { deleteUnsent, readUnsentLinks } from '#api/access/outbox/delivery/unsent-links.ts';
import { guardianLinkMail, guardianWelcomeMail } from '#api/access/outbox/guardian-mails.ts';
import { queueMail } from '#api/access/outbox/queue-mail.ts';
import type { MailContext } from '#api/access/outbox/rows/mail-context.ts';
import { isStillThere } from '#api/rows/volunteer-where.ts';
import { openGuardianEmail } from '#db/cells/seal-guardian.ts';
import { account } from '#db/schema/account.ts';
import { chariteer, guardianConsent } from '#db/schema/chariteer.ts';
import { outboxMessage } from '#db/schema/outbox-message.ts';
import type { Db, Store } from '#db/store.ts';
import { isYoungOn } from '#domain/ages/age-band.ts';
import {
  GUARDIAN_LINK_LIFETIME_MS,
  isStillAwaited,
  type UnsentLink,
} from '#domain/guardians/guardian-link.ts';
import { mailboxKey } from '#domain/identity/mailbox-key.ts';
import { localeOf, mailIn } from '#domain/messages/mail-language.ts';
import { sendDecisionLink } from './ask-guardian.ts';
import { readAskedFor } from './asked-for.ts';
import { issueGuardianLink } from './guardian-links.ts';

const LINK_OF_MAIL = { 'guardian-asked': 'decision', 'guardian-link': 'standing' } as const;
type LinkMail = keyof typeof LINK_OF_MAIL;

/**
 * Makes anew, once the mail server is back, the links of guardians that ran out before they could be sent: a young
 * person waits for the guardian, and neither of them knows. The email that was not sent is forgotten. Returns how many.
 */
export async function renewUnsentLinks(store: Store, context: MailContext): Promise<number> {
  const { trouble } = await readMailServer(store.read);
  if (trouble !== null) return 0;
  const unsent = await readUnsent(store.read, context.now);
  let renewed = 0;
  for (const mail of unsent) if (await store.write((tx) => renewOne(tx, context, mail))) renewed += 1;
  return renewed;
}

type Unsent = Awaited<ReturnType<typeof readUnsent>>[number];

async function renewOne(tx: Db, context: MailContext, mail: Unsent): Promise<boolean> {
  // Whichever process deletes it makes the new one.
  const isDeleted = await deleteUnsent(tx, mail.id);
  const consent = mail.chariteerId === null ? null : await readYoungConsent(tx, context, mail.chariteerId);
  if (!isDeleted || !consent || !isStillAwaited(await linkOf(tx, mail), consent)) return false;
  const { chariteerId, address, consentedAt, guardianLocale } = consent;
  if (mail.kind === 'guardian-asked') {
    await sendDecisionLink(tx, context, { chariteerId, address });
  } else {
    const { childName } = await readAskedFor(tx, context.now, chariteerId, null);
    const token = await issueGuardianLink(tx, context.now, chariteerId, 'standing');
    // The first one also says thanks.
    const write = consentedAt === mail.createdAt ? guardianWelcomeMail : guardianLinkMail;
    const text = mailIn(guardianLocale, (locale) => write(locale, context.config, { childName, token }));
    await queueMail(tx, context, {
      kind: 'guardian-link',
      ...text,
      recipient: address,
      ownerId: chariteerId,
    });
  }
  const about = { actorId: null, subjectId: chariteerId };
  await recordAudit(tx, context.now, { ...about, action: 'guardian-link-sent' });
  return true;
}

async function linkOf(tx: Db, unsent: Unsent): Promise<UnsentLink> {
  const { kind, createdAt, chariteerId } = unsent;
  const { id, ownerId, status } = outboxMessage;
  const later = await tx
    .select({ id })
    .from(outboxMessage)
    .where(
      and(
        eq(ownerId, chariteerId ?? ''),
        eq(outboxMessage.kind, kind),
        gt(outboxMessage.createdAt, createdAt),
        ne(status, 'expired'),
      ),
    )
    .limit(1);
  return {
    kind: LINK_OF_MAIL[kind],
    createdAt,
    mailboxKey: mailboxKey(tx.cells.open('outbox_message.recipient', unsent.id, unsent.recipient) ?? ''),
    hasLater: later.length > 0,
  };
}

async function readYoungConsent(tx: Db, { now }: MailContext, chariteerId: string) {
  const row = await tx
    .select({
      chariteerId: guardianConsent.chariteerId,
      address: guardianConsent.guardianEmail,
      state: guardianConsent.state,
      consentedAt: guardianConsent.consentedAt,
      ownLocale: guardianConsent.locale,
      childsLocale: account.locale,
      username: chariteer.username,
      dateOfBirth: chariteer.dateOfBirth,
    })
    .from(guardianConsent)
    .innerJoin(chariteer, eq(chariteer.id, guardianConsent.chariteerId))
    .leftJoin(account, eq(account.id, guardianConsent.chariteerId))
    .where(and(eq(guardianConsent.chariteerId, chariteerId), isStillThere()))
    .get();
  if (!row || !isYoungOn(row.dateOfBirth, now)) return null;
  const address = openGuardianEmail(tx.cells, chariteerId, row.address);
  const guardianLocale = localeOf(row.ownLocale, row.childsLocale);
  return { ...row, address, guardianLocale, mailboxKey: mailboxKey(address), username: row.username ?? '' };
}

async function readUnsent(db: Db, now: number) {
  const since = now - GUARDIAN_LINK_LIFETIME_MS.decision;
  const unsent = await readUnsentLinks(db, Object.keys(LINK_OF_MAIL) as LinkMail[], since);
  return unsent.map(({ ownerId: chariteerId, ...mail }) => ({ ...mail, chariteerId }));
}
