import { eq, max, sql } from 'drizzle-orm';
import { issueToken, readQuestCameFor, spendAllTokens } from '#api/access/auth/account-token.ts';
import { verificationMail } from '#api/access/outbox/account-mails.ts';
import { queueMail } from '#api/access/outbox/queue-mail.ts';
import type { MailContext as Queueing } from '#api/access/outbox/rows/mail-context.ts';
import type { Context } from '#api/access/request/context.ts';
import { firstAddressFirst } from '#api/rows/contact-email-where.ts';
import { newId } from '#db/new-id.ts';
import { prepareOnce } from '#db/prepare-once.ts';
import { account, contactEmail } from '#db/schema/account.ts';
import type { Db } from '#db/store.ts';
import { isReachableAddress } from '#domain/identity/mail-address.ts';
import { typedAddress } from '#domain/identity/typed-address.ts';
import { localeOf, mailIn } from '#domain/messages/mail-language.ts';
import { secondsUntilVerification } from '#domain/sessions/account-token.ts';
import type { Locale } from '#domain/texts/locale.ts';

/** Queueing context; people without a chosen language get that of the page they're on. */
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
  position: number;
};

/** The contact address that counts, or null. */
export async function loadContactEmail(db: Db, accountId: string): Promise<ContactEmailFacts | null> {
  return (await contactOfAccount(db).get({ accountId })) ?? null;
}

/** The contact address that takes the place of a confirmed one once its own link was opened, or null. */
export async function loadWaitingContact(db: Db, accountId: string): Promise<ContactEmailFacts | null> {
  const [first, ...others] = await db
    .select(CONTACT_COLUMNS)
    .from(contactEmail)
    .innerJoin(account, eq(account.id, contactEmail.accountId))
    .where(eq(contactEmail.accountId, accountId))
    .orderBy(firstAddressFirst);
  return (first && others.find(({ verificationStatus }) => verificationStatus === 'Unverified')) ?? null;
}

/** The contact address that a link confirms: the one that waits, else the one that counts. */
export async function loadContactToConfirm(db: Db, accountId: string): Promise<ContactEmailFacts | null> {
  return (await loadWaitingContact(db, accountId)) ?? (await loadContactEmail(db, accountId));
}

/** Forgets the contact address that waits, and the links sent there. */
export async function dropWaitingContact(tx: Db, now: number, accountId: string): Promise<void> {
  const waiting = await loadWaitingContact(tx, accountId);
  if (!waiting) return;
  await tx.delete(contactEmail).where(eq(contactEmail.id, waiting.id));
  await spendAllTokens(tx, now, 'verify-email', accountId);
}

const CONTACT_COLUMNS = {
  id: contactEmail.id,
  accountId: contactEmail.accountId,
  username: account.username,
  emailAddress: contactEmail.emailAddress,
  verificationStatus: contactEmail.verificationStatus,
  unreachableAt: contactEmail.unreachableAt,
  verificationSentAt: contactEmail.verificationSentAt,
  locale: account.locale,
  position: contactEmail.position,
};

const contactOfAccount = prepareOnce((db: Db) =>
  db
    .select(CONTACT_COLUMNS)
    .from(contactEmail)
    .innerJoin(account, eq(account.id, contactEmail.accountId))
    .where(eq(contactEmail.accountId, sql.placeholder('accountId')))
    .orderBy(firstAddressFirst)
    .limit(1)
    .prepare(),
);

/**
 * Keeps a new address, Unverified, and queues its verification mail. A confirmed address goes on counting until the link
 * was opened; any other one is replaced. Links sent to another address confirm nothing any more. `questId`: the quest
 * that it leads on to.
 */
export async function setContactEmail(
  tx: Db,
  context: MailContext,
  accountId: string,
  emailAddress: string,
  questId: string | null = null,
): Promise<void> {
  const counting = await loadContactEmail(tx, accountId);
  const isKept = counting !== null && isReachableAddress(counting);
  const known = isKept ? await loadWaitingContact(tx, accountId) : counting;
  const unverified = {
    emailAddress: typedAddress(emailAddress),
    verificationStatus: 'Unverified' as const,
    unreachableAt: null,
  };
  if (known) await tx.update(contactEmail).set(unverified).where(eq(contactEmail.id, known.id));
  else {
    const position = isKept ? await nextPosition(tx, accountId) : 0;
    await tx.insert(contactEmail).values({ id: newId(context.now), accountId, position, ...unverified });
  }
  const cameFor = questId ?? (await readQuestCameFor(tx, accountId));
  await spendAllTokens(tx, context.now, 'verify-email', accountId);
  const contact = await loadContactToConfirm(tx, accountId);
  if (contact) await sendVerification(tx, context, contact, cameFor);
}

async function nextPosition(tx: Db, accountId: string): Promise<number> {
  const [row] = await tx
    .select({ last: max(contactEmail.position) })
    .from(contactEmail)
    .where(eq(contactEmail.accountId, accountId));
  return (row?.last ?? -1) + 1;
}

/**
 * Queues the verification email of an address that no emails are sent to yet, or not any more, at most once an hour: where
 * one waits, of that one, since links of the account confirm it alone.
 */
export async function sendVerificationIfDue(tx: Db, context: MailContext, accountId: string): Promise<void> {
  const contact = await loadContactToConfirm(tx, accountId);
  if (!contact || isReachableAddress(contact)) return;
  if (secondsUntilVerification(contact.verificationSentAt, context.now) > 0) return;
  await sendVerification(tx, context, contact);
}

/** Queues a verification email with a new link, which leads on to the quest that the account came for. */
export async function sendVerification(
  tx: Db,
  context: MailContext,
  { id, accountId, username, emailAddress, locale: chosen }: ContactEmailFacts,
  cameFor: string | null = null,
): Promise<void> {
  const { now, config } = context;
  const questId = cameFor ?? (await readQuestCameFor(tx, accountId));
  const token = await issueToken(tx, now, accountId, 'verify-email', { questId });
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
