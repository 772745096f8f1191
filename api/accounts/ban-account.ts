import { eq } from 'drizzle-orm';
import { recordAudit } from '#api/audit/record-audit.ts';
import { requireStaff } from '#api/auth/authorize.ts';
import type { Context } from '#api/graphql/context.ts';
import type { AccountSummary } from '#api/graphql/generated/resolvers.ts';
import { account } from '#db/schema/account.ts';
import { DomainError } from '#domain/errors.ts';
import { readAccountSummary } from './account-page.ts';

/**
 * Blocks an account and ends its sessions, or lets it log in again. Staff only, and not against staff.
 * Errors: NOT_LOGGED_IN, FORBIDDEN, ACCOUNT_NOT_FOUND, BAD_USER_INPUT.
 */
export async function setBanned(
  { viewer, store, now, sessions }: Context,
  id: string,
  isBanned: boolean,
): Promise<AccountSummary> {
  const { accountId } = requireStaff(viewer);
  return store.write(async (tx) => {
    const found = await readAccountSummary(tx, id);
    if (!found) throw new DomainError('ACCOUNT_NOT_FOUND');
    if (isBanned && found.isStaff) {
      throw new DomainError('BAD_USER_INPUT', {
        message: "An account of the product's staff cannot be blocked.",
      });
    }
    if (found.isBanned === isBanned) return found;
    await tx.update(account).set({ isBanned }).where(eq(account.id, id));
    if (isBanned) await sessions.endAll(id);
    const action = isBanned ? 'account-banned' : 'account-unbanned';
    await recordAudit(tx, now, { action, actorId: accountId, subjectType: 'account', subjectId: id });
    return { ...found, isBanned };
  });
}
