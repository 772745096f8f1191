import { randomBytes } from 'node:crypto';
import { and, eq, gt, lte } from 'drizzle-orm';
import { recordAudit } from '#api/access/audit/record-audit.ts';
import { keepSpentToken, spendAllTokens } from '#api/access/auth/account-token.ts';
import { addressCounters, clearAttempts } from '#api/access/auth/rate-limit.ts';
import { hashToken } from '#api/access/auth/session.ts';
import { report } from '#api/access/events/report.ts';
import { emailChangedMail, emailInForceMail } from '#api/access/outbox/closing-mails.ts';
import { queueMail } from '#api/access/outbox/queue-mail.ts';
import type { Context } from '#api/access/request/context.ts';
import { CONFIRMED } from '#api/rows/contact-email-where.ts';
import { constraintOf } from '#db/constraint-error.ts';
import { deleteInSteps } from '#db/delete-in-steps.ts';
import { newId } from '#db/new-id.ts';
import { account, contactEmail, emailChange, formerAddress } from '#db/schema/account.ts';
import { chariteer } from '#db/schema/chariteer.ts';
import type { Db, Store } from '#db/store.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { uniqueKey } from '#domain/identity/registration.ts';
import { localeOf, mailIn } from '#domain/messages/mail-language.ts';
import { EMAIL_CHANGE_LIFETIME_MS, FORMER_ADDRESS_LIFETIME_MS } from '#domain/sessions/account-token.ts';
import { readAddressHolder } from './address-holder.ts';
import { dropWaitingContact, loadContactEmail } from './contact-email.ts';

type MailContext = Pick<Context, 'now' | 'config'> & Partial<Pick<Context, 'request'>>;

/** Notes the address that an account wants, in the place of one it wanted before. Returns the token of the link. */
export async function requestEmailChange(
  tx: Db,
  now: number,
  accountId: string,
  emailAddress: string,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const wanted = { emailAddress, tokenHash: hashToken(token), expiresAt: now + EMAIL_CHANGE_LIFETIME_MS };
  await tx
    .insert(emailChange)
    .values({ accountId, ...wanted })
    .onConflictDoUpdate({ target: emailChange.accountId, set: wanted });
  return token;
}

/**
 * Puts the address in force that the link was sent to: for the login, the contact and the volunteer record. Links
 * sent to the former address are spent; both are told, and the former one how to be put back. Returns the account, null when the token is none.
 * Errors: EMAIL_ADDRESS_NOT_AVAILABLE when someone else has registered it meanwhile.
 */
export async function applyEmailChange(tx: Db, context: MailContext, token: string): Promise<string | null> {
  const { now, config } = context;
  const isGood = and(eq(emailChange.tokenHash, hashToken(token)), gt(emailChange.expiresAt, now));
  const [change] = await tx.delete(emailChange).where(isGood).returning();
  if (!change) return null;
  const { accountId, emailAddress } = change;
  const former = await tx.select().from(account).where(eq(account.id, accountId)).get();
  if (!former) return null;
  await setAddress(tx, now, accountId, emailAddress);
  await spendAllTokens(tx, now, 'verify-email', accountId);
  await spendAllTokens(tx, now, 'reset-password', accountId);
  await keepSpentToken(tx, now, accountId, change.tokenHash);
  await clearAttempts(tx, addressCounters(former.emailKey));
  await report(tx, context, 'IdentityChanged', { chariteerId: accountId });
  await report(tx, context, 'AdultDoubted', { accountId });
  const { username, email } = former;
  const wayBack = await keepFormerAddress(tx, now, former);
  const ownerId = accountId;
  const chosen = localeOf(former.locale, context.request?.pageLocale);
  const toFormer = mailIn(chosen, (locale) => emailChangedMail(locale, config, { username, token: wayBack }));
  await queueMail(tx, context, { kind: 'email-changed', ...toFormer, recipient: email, ownerId });
  const toNew = mailIn(chosen, (locale) => emailInForceMail(locale, config, { username }));
  await queueMail(tx, context, { kind: 'email-in-force', ...toNew, recipient: emailAddress, ownerId });
  const subject = { subjectId: accountId };
  await recordAudit(tx, now, { ...subject, action: 'email-changed', actorId: accountId });
  return accountId;
}

/**
 * Gives an account its address: for the login, as the confirmed contact, and in the volunteer record.
 * Errors: EMAIL_ADDRESS_NOT_AVAILABLE.
 */
export async function setAddress(
  tx: Db,
  now: number,
  accountId: string,
  emailAddress: string,
): Promise<void> {
  const holder = await readAddressHolder(tx, now, uniqueKey(emailAddress), accountId);
  if (holder && holder.account?.id !== accountId) throw new DomainError('EMAIL_ADDRESS_NOT_AVAILABLE');
  await setLogInAddress(tx, accountId, emailAddress);
  await setConfirmedContact(tx, now, accountId, emailAddress);
  await tx.update(chariteer).set({ emailAddress }).where(eq(chariteer.id, accountId));
}

/** Forgets the changes whose link came too late, and former addresses after their time. `now` in epoch ms. */
export async function sweepEmailChanges(store: Store, now: number): Promise<void> {
  await deleteInSteps(store, emailChange, lte(emailChange.expiresAt, now));
  await deleteInSteps(store, formerAddress, lte(formerAddress.expiresAt, now));
}

/** Returns the token of the link by which the address is put back. */
async function keepFormerAddress(
  tx: Db,
  changedAt: number,
  { id: accountId, email, emailKey }: { id: string; email: string; emailKey: string },
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = changedAt + FORMER_ADDRESS_LIFETIME_MS;
  const address = { emailAddress: email, emailKey, tokenHash: hashToken(token) };
  await tx
    .insert(formerAddress)
    .values({ id: newId(changedAt), accountId, ...address, changedAt, expiresAt });
  return token;
}

async function setLogInAddress(tx: Db, accountId: string, email: string): Promise<void> {
  try {
    await tx
      .update(account)
      .set({ email, emailKey: uniqueKey(email) })
      .where(eq(account.id, accountId));
  } catch (error) {
    const isTaken = constraintOf(error)?.name === 'account.emailKey';
    throw isTaken ? new DomainError('EMAIL_ADDRESS_NOT_AVAILABLE', { cause: error }) : error;
  }
}

async function setConfirmedContact(
  tx: Db,
  now: number,
  accountId: string,
  emailAddress: string,
): Promise<void> {
  const confirmed = { emailAddress, ...CONFIRMED };
  await dropWaitingContact(tx, now, accountId);
  const known = await loadContactEmail(tx, accountId);
  if (known) await tx.update(contactEmail).set(confirmed).where(eq(contactEmail.id, known.id));
  else await tx.insert(contactEmail).values({ id: newId(now), accountId, ...confirmed });
}
