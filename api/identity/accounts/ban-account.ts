import { eq } from 'drizzle-orm';
import { recordAudit } from '#api/access/audit/record-audit.ts';
import { requireStaff } from '#api/access/auth/authorize.ts';
import { report } from '#api/access/events/report.ts';
import type { Context } from '#api/access/request/context.ts';
import type { AccountSummary, MutationBanAccountArgs } from '#api/graphql/generated/types.ts';
import { account } from '#db/schema/account.ts';
import type { Db } from '#db/store.ts';
import { checkBanReason } from '#domain/accounts/log-in-gate.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { consoleAccountsTexts } from '#domain/texts/generated/console-accounts.ts';
import { consoleRefusalsTexts } from '#domain/texts/generated/console-refusals.ts';
import { refsOf } from '#domain/texts/text-ref.ts';
import { readAccountSummary } from './account-page.ts';

/**
 * Blocks an account, ends its sessions, and gives back its spots to come and its turns on waitlists, with those of children
 * no one else may act for, and what it agreed to as a guardian; again only changes the reason. Staff only, and not against staff.
 * Errors: NOT_LOGGED_IN, FORBIDDEN, ACCOUNT_NOT_FOUND, BAD_USER_INPUT.
 */
export async function banAccount(
  context: Context,
  { accountId: id, reason }: MutationBanAccountArgs,
): Promise<AccountSummary> {
  const { viewer, store, now, sessions } = context;
  const { accountId } = requireStaff(viewer);
  const problem = checkBanReason(refsOf(consoleAccountsTexts), reason);
  if (problem) throw new DomainError('BAD_USER_INPUT', { message: problem });
  return store.write(async (tx) => {
    const found = await readExisting(tx, id);
    if (found.isStaff) {
      throw new DomainError('BAD_USER_INPUT', {
        message: refsOf(consoleRefusalsTexts).staffBlocked,
      });
    }
    const changes = { isBanned: true, banReason: reason.trim() };
    // First: a blocked guardian hears nothing of children any more, but their spots leave the guardian's calendar.
    if (!found.isBanned) await report(tx, context, 'AccountBlocked', { accountId: id });
    await tx.update(account).set(changes).where(eq(account.id, id));
    if (!found.isBanned) {
      await sessions.endAll(id);
      await report(tx, context, 'AdultDoubted', { accountId: id });
      const about = { actorId: accountId, subjectId: id };
      await recordAudit(tx, now, { ...about, action: 'account-banned' });
    }
    return { ...found, ...changes };
  });
}

/** Lets a blocked account log in again. Staff only. Errors: NOT_LOGGED_IN, FORBIDDEN, ACCOUNT_NOT_FOUND. */
export async function unbanAccount({ viewer, store, now }: Context, id: string): Promise<AccountSummary> {
  const { accountId } = requireStaff(viewer);
  return store.write(async (tx) => {
    const found = await readExisting(tx, id);
    if (!found.isBanned) return found;
    const changes = { isBanned: false, banReason: null };
    await tx.update(account).set(changes).where(eq(account.id, id));
    const about = { actorId: accountId, subjectId: id };
    await recordAudit(tx, now, { ...about, action: 'account-unbanned' });
    return { ...found, ...changes };
  });
}

async function readExisting(tx: Db, id: string): Promise<AccountSummary> {
  const found = await readAccountSummary(tx, id);
  if (!found) throw new DomainError('ACCOUNT_NOT_FOUND');
  return found;
}
