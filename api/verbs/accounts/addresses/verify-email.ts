import { spendToken } from '#api/access/auth/account-token.ts';
import type { Context } from '#api/access/request/context.ts';
import type { Db } from '#db/store.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { confirmContact } from './confirm-contact.ts';
import { loadContactEmail } from './contact-email.ts';
import { applyEmailChange } from './email-change.ts';

/**
 * Confirms the contact address that the link was sent to, or puts a new address in force; needs no session.
 * Errors: INVALID_TOKEN, EMAIL_ADDRESS_NOT_AVAILABLE.
 */
export async function verifyEmail(context: Context, { token }: { token: string }): Promise<true> {
  return context.store.write(async (tx): Promise<true> => {
    const accountId = await spendToken(tx, context.now, 'verify-email', token);
    if (accountId !== null) await confirmOfAccount(tx, context, accountId);
    else if ((await applyEmailChange(tx, context, token)) === null) throw new DomainError('INVALID_TOKEN');
    return true;
  });
}

async function confirmOfAccount(tx: Db, context: Context, accountId: string): Promise<void> {
  const contact = await loadContactEmail(tx, accountId);
  if (!contact) throw new DomainError('INVALID_TOKEN');
  await confirmContact(tx, context, contact);
}
