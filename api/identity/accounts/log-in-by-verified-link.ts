import { and, eq, gt } from 'drizzle-orm';
import { hashToken } from '#api/access/auth/session.ts';
import type { Context } from '#api/access/request/context.ts';
import { accountToken } from '#db/schema/session.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { readAccountByEmail, readLogIn } from './account-queries.ts';
import { completeLogIn, type LoggedIn } from './complete-log-in.ts';

/**
 * Logs in by the link that has just confirmed the address of the login, once and within half an hour.
 * Errors: INVALID_TOKEN, ACCOUNT_BANNED.
 */
export async function logInByVerifiedLink(context: Context, { token }: { token: string }): Promise<LoggedIn> {
  const { store, now } = context;
  const isGood = and(eq(accountToken.tokenHash, hashToken(token)), gt(accountToken.logInUntil, now));
  // The condition stands in the UPDATE, so that it is used once.
  const [used] = await store.write((tx) =>
    tx
      .update(accountToken)
      .set({ logInUntil: null })
      .where(isGood)
      .returning({ accountId: accountToken.accountId }),
  );
  if (!used) throw new DomainError('INVALID_TOKEN');
  const { emailKey } = await readLogIn(store.read, used.accountId);
  const account = await readAccountByEmail(store.read, emailKey);
  if (!account) throw new DomainError('INVALID_TOKEN');
  if (account.isBanned) throw new DomainError('ACCOUNT_BANNED');
  return completeLogIn(context, account, { by: 'mail-link' });
}
