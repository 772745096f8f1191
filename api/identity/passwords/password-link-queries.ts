import { eq } from 'drizzle-orm';
import { readToken } from '#api/access/auth/account-token.ts';
import type { Context } from '#api/access/request/context.ts';
import { opensConsole } from '#api/identity/accounts/opens-console.ts';
import { account } from '#db/schema/account.ts';
import { DomainError } from '#domain/errors/errors.ts';

/** What a link to a new password leads to, which stays good. Errors: INVALID_TOKEN. */
export async function findPasswordLink(
  { store, now }: Context,
  token: string,
): Promise<{ isFirst: boolean; opensConsole: boolean }> {
  const found = await readToken(store.read, now, 'reset-password', token);
  if (!found?.isGood) throw new DomainError('INVALID_TOKEN');
  const { passwordHash } = account;
  const [owner] = await store.read
    .select({ passwordHash })
    .from(account)
    .where(eq(account.id, found.accountId));
  return {
    isFirst: owner?.passwordHash == null,
    opensConsole: await opensConsole(store.read, found.accountId),
  };
}
