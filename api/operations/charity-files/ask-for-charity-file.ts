import { recordAudit } from '#api/access/audit/record-audit.ts';
import { requireAdmin } from '#api/access/auth/authorize.ts';
import { countAttempt } from '#api/access/auth/rate-limit.ts';
import { requireRecentProof } from '#api/access/auth/recent-proof.ts';
import type { Context } from '#api/access/request/context.ts';
import { findProvider } from '#api/charities/providers/provider-queries.ts';
import type { MutationAskForCharityFileArgs } from '#api/graphql/generated/types.ts';
import { charityFile } from '#db/schema/charity-file.ts';
import { percentOf } from '#domain/charity-files/charity-file.ts';
import { readCharityFile } from './charity-file-queries.ts';
import type { CharityFileRow } from './charity-file-row.ts';

/**
 * Asks for a file with everything of a charity, in the place of a former one; the job makes it. While one is being made,
 * that one is answered. Errors: NOT_LOGGED_IN, PROVIDER_NOT_FOUND, FORBIDDEN, PROOF_NEEDED, RATE_LIMITED.
 */
export async function askForCharityFile(
  context: Context,
  args: MutationAskForCharityFileArgs,
): Promise<CharityFileRow> {
  const { store, now: askedAt } = context;
  const { id: providerId } = await findProvider(context, args.providerId);
  const { accountId } = requireAdmin(context.viewer, providerId);
  requireRecentProof(context);
  await countAttempt(store, [{ limit: 'charityFileByAccount', subject: accountId }], askedAt);
  return store.write(async (tx) => {
    const before = await readCharityFile(tx, providerId);
    if (before?.state === 'making')
      return { state: 'making', askedAt: before.askedAt, percent: percentOf(before), expiresAt: null };
    const asked = { state: 'making', askedAt, ...NOT_MADE } as const;
    await tx
      .insert(charityFile)
      .values({ providerId, ...asked })
      .onConflictDoUpdate({ target: charityFile.providerId, set: asked });
    await recordAudit(tx, askedAt, {
      action: 'charity-file-asked',
      actorId: accountId,
      subjectId: providerId,
    });
    return { state: 'making', askedAt, percent: 0, expiresAt: null };
  });
}

const NOT_MADE = { failures: 0, doneRows: 0, allRows: 0, madeAt: null, expiresAt: null } as const;
