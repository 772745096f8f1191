import { eq, sql } from 'drizzle-orm';
import { issueToken, spendAllTokens } from '#api/access/auth/account-token.ts';
import { verificationMail } from '#api/access/outbox/account-mails.ts';
import { queueMail } from '#api/access/outbox/queue-mail.ts';
import type { MailContext as Queueing } from '#api/access/outbox/rows/mail-context.ts';
import type { Context } from '#api/access/request/context.ts';
import { firstAddressFirst } from '#api/rows/accounts/contact-email-where.ts';
import { newId } from '#db/new-id.ts';
import { prepareOnce } from '#db/prepare-once.ts';
import { account, contactEmail } from '#db/schema/account.ts';
import type { Db } from '#db/store.ts';
import { isReachableAddress } from '#domain/identity/mail-address.ts';
import { localeOf, mailIn } from '#domain/messages/mail-language.ts';
import { secondsUntilVerification } from '#domain/sessions/account-token.ts';
import type { Locale } from '#domain/texts/locale.ts';

/** Who has chosen no language reads that of the page which asks, where one does. */
type MailContext = Queueing & Partial<Pick<Context, 'request'>>;

export type ContactEmailFacts = {
  id: string;
  accountId: string;
  username: string;
  emailAddress: string;
  verificationStatus: 'Unverified' | 'Confirmed';
  unreachableAt: number | null;
  verificationSentAt: number | null;
  locale: Locale | null;
};

/** The contact address that counts, or null. */
export async function loadContactEmail(db: Db, accountId: string): Promise<ContactEmailFacts | null> {
  return (await contactOfAccount(db).get({ accountId })) ?? null;
}

const contactOfAccount = prepareOnce((db: Db) =>
  db
    .select({
      id: contactEmail.id,
      accountId: contactEmail.accountId,
      username: account.username,
      emailAddress: contactEmail.emailAddress,
      verificationStatus: contactEmail.verificationStatus,
      unreachableAt: contactEmail.unreachableAt,
      verificationSentAt: contactEmail.verificationSentAt,
      locale: account.locale,
    })
    .from(contactEmail)
    .innerJoin(account, eq(account.id, contactEmail.accountId))
    .where(eq(contactEmail.accountId, sql.placeholder('accountId')))
    .orderBy(firstAddressFirst)
    .limit(1)
    .prepare(),
);

/**
 * Puts a new address in the place of the one that counts, Unverified, and queues its verification mail. Links
 * sent to the former address confirm nothing any more. `questId`: the quest that it leads on to.
 */
export async function setContactEmail(
  tx: Db,
  context: MailContext,
  accountId: string,
  emailAddress: string,
  questId: string | null = null,
): Promise<void> {
  const known = await loadContactEmail(tx, accountId);
  const unverified = {
    emailAddress: emailAddress.trim(),
    verificationStatus: 'Unverified' as const,
    unreachableAt: null,
  };
  if (known) await tx.update(contactEmail).set(unverified).where(eq(contactEmail.id, known.id));
  else await tx.insert(contactEmail).values({ id: newId(context.now), accountId, ...unverified });
  await spendAllTokens(tx, context.now, 'verify-email', accountId);
  const contact = await loadContactEmail(tx, accountId);
  if (contact) await sendVerification(tx, context, contact, questId);
}

/** Queues the verification mail of an address that no mails are sent to yet, or not any more, at most once an hour. */
export async function sendVerificationIfDue(tx: Db, context: MailContext, accountId: string): Promise<void> {
  const contact = await loadContactEmail(tx, accountId);
  if (!contact || isReachableAddress(contact)) return;
  if (secondsUntilVerification(contact.verificationSentAt, context.now) > 0) return;
  await sendVerification(tx, context, contact);
}

/** Queues a verification mail with a new link. */
export async function sendVerification(
  tx: Db,
  context: MailContext,
  { id, accountId, username, emailAddress, locale: chosen }: ContactEmailFacts,
  questId: string | null = null,
): Promise<void> {
  const { now, config } = context;
  const token = await issueToken(tx, now, accountId, 'verify-email');
  const mail = mailIn(localeOf(chosen, context.request?.pageLocale), (locale) =>
    verificationMail(locale, config, { username, token, questId }),
  );
  await queueMail(tx, context, {
    kind: 'verify-email',
    ...mail,
    recipient: emailAddress,
    ownerId: accountId,
  });
  await tx.update(contactEmail).set({ verificationSentAt: now }).where(eq(contactEmail.id, id));
}
