import { eq } from 'drizzle-orm';
import { recordAudit } from '#api/access/audit/record-audit.ts';
import { requireLogin } from '#api/access/auth/authorize.ts';
import { requireRecentProof } from '#api/access/auth/recent-proof.ts';
import type { Context } from '#api/access/request/context.ts';
import { account } from '#db/schema/account.ts';
import { dataCopy } from '#db/schema/data-copy.ts';
import { refusalOfCopy } from '#domain/data-copies/data-copy.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { localeOf } from '#domain/messages/mail-language.ts';
import type { DataCopyRow } from './data-copy-queries.ts';
import { readCopy } from './data-copy-queries.ts';

/**
 * Asks for a file of all that is stored about the session's own account, in the place of a former one; the job makes it.
 * Errors: NOT_LOGGED_IN, PROOF_NEEDED, DATA_COPY_IN_WORK, DATA_COPY_TODAY.
 */
export async function askForDataCopy(context: Context): Promise<DataCopyRow> {
  const { viewer, store, now: askedAt, request } = context;
  const { accountId } = requireLogin(viewer);
  requireRecentProof(context);
  await store.write(async (tx) => {
    const refusal = refusalOfCopy((await readCopy(tx, accountId)) ?? null, askedAt);
    if (refusal) throw new DomainError(refusal.code);
    const [owner] = await tx
      .select({ locale: account.locale })
      .from(account)
      .where(eq(account.id, accountId));
    const locale = localeOf(owner?.locale ?? null, request.pageLocale);
    const asked = { locale, state: 'making', askedAt, failures: 0, ...NOT_MADE } as const;
    await tx
      .insert(dataCopy)
      .values({ accountId, ...asked })
      .onConflictDoUpdate({ target: dataCopy.accountId, set: asked });
    await recordAudit(tx, askedAt, { action: 'data-copy-asked', actorId: accountId, subjectId: accountId });
  });
  return { state: 'making', askedAt, ...NOT_MADE, nextAskAt: null };
}

const NOT_MADE = { madeAt: null, expiresAt: null, bytes: null } as const;
