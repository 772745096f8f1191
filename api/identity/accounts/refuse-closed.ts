import { recordAudit } from '#api/access/audit/record-audit.ts';
import type { Context } from '#api/access/request/context.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { type ClosedAccount, takeBackToken } from './closed-account-queries.ts';

/**
 * Who has shown that a closed account was theirs learns what happened, and gets the way back unless a guardian has
 * closed it. Errors: ACCOUNT_CLOSED.
 */
export async function refuseClosed({ store, now, config }: Context, closed: ClosedAccount): Promise<never> {
  const { accountId: subjectId, closedBy } = closed;
  const detail = { code: 'ACCOUNT_CLOSED' };
  await store.write((tx) =>
    recordAudit(tx, now, { action: 'log-in-refused', actorId: null, subjectId, detail }),
  );
  const token = closedBy === 'owner' ? takeBackToken(config.dataKey, closed) : null;
  throw new DomainError('ACCOUNT_CLOSED', { ...(token !== null && { takeBackToken: token }) });
}
