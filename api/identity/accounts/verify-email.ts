import { eq } from 'drizzle-orm';
import { spendToken } from '#api/access/auth/account-token.ts';
import { hashToken } from '#api/access/auth/session.ts';
import type { Context } from '#api/access/request/context.ts';
import { accountToken } from '#db/schema/session.ts';
import type { Db } from '#db/store.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { uniqueKey } from '#domain/identity/registration.ts';
import { LOG_IN_BY_LINK_MS } from '#domain/sessions/account-token.ts';
import { readLogIn } from './account-queries.ts';
import { confirmContact } from './confirm-contact.ts';
import { loadContactToConfirm } from './contact-email.ts';
import { applyEmailChange } from './email-change.ts';

/**
 * Confirms the contact address that the link was sent to, or puts a new address in force; needs no session.
 * Errors: INVALID_TOKEN, EMAIL_ADDRESS_NOT_AVAILABLE.
 */
export async function verifyEmail(context: Context, { token }: { token: string }): Promise<true> {
  return context.store.write(async (tx): Promise<true> => {
    const accountId = await spendToken(tx, context.now, 'verify-email', token);
    if (accountId !== null) await confirmOfAccount(tx, context, accountId, token);
    else if ((await applyEmailChange(tx, context, token)) === null) throw new DomainError('INVALID_TOKEN');
    return true;
  });
}

async function confirmOfAccount(tx: Db, context: Context, accountId: string, token: string): Promise<void> {
  const contact = await loadContactToConfirm(tx, accountId);
  if (!contact) throw new DomainError('INVALID_TOKEN');
  await confirmContact(tx, context, contact);
  const { emailKey } = await readLogIn(tx, accountId);
  // By a link to another address than that of the login no one gets in.
  if (uniqueKey(contact.emailAddress) === emailKey) await allowLogIn(tx, context.now, token);
}

async function allowLogIn(tx: Db, now: number, token: string): Promise<void> {
  await tx
    .update(accountToken)
    .set({ logInUntil: now + LOG_IN_BY_LINK_MS })
    .where(eq(accountToken.tokenHash, hashToken(token)));
}
