import { readToken } from '#api/access/auth/account-token.ts';
import { requireLogin } from '#api/access/auth/authorize.ts';
import type { Context } from '#api/access/request/context.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { isReachableAddress } from '#domain/identity/mail-address.ts';
import { secondsUntilVerification } from '#domain/sessions/account-token.ts';
import { loadContactToConfirm, sendVerification } from './contact-email.ts';

/**
 * Sends the verification email again, at most once an hour: to whom a link was sent that came too late, else to the
 * session's own account. False when there is nothing to confirm any more.
 * Errors: INVALID_TOKEN for a link that never was one, NOT_LOGGED_IN without either, RATE_LIMITED.
 */
export async function resendVerification(
  context: Context,
  { token }: { token?: string | null },
): Promise<boolean> {
  const { viewer, store, now } = context;
  const accountId = token == null ? requireLogin(viewer).accountId : await ownerOf(context, token);
  return store.write(async (tx) => {
    const contact = await loadContactToConfirm(tx, accountId);
    if (!contact || isReachableAddress(contact)) return false;
    const retryAfterSeconds = secondsUntilVerification(contact.verificationSentAt, now);
    if (retryAfterSeconds > 0) throw new DomainError('RATE_LIMITED', { retryAfterSeconds });
    await sendVerification(tx, context, contact);
    return true;
  });
}

async function ownerOf({ store, now }: Context, token: string): Promise<string> {
  const found = await readToken(store.read, now, 'verify-email', token);
  if (!found) throw new DomainError('INVALID_TOKEN');
  return found.accountId;
}
