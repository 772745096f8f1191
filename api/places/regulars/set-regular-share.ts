import { recordAudit } from '#api/access/audit/record-audit.ts';
import { requireFeature } from '#api/access/auth/authorize.ts';
import type { Context } from '#api/access/request/context.ts';
import { findProvider } from '#api/charities/providers/provider-queries.ts';
import type { MutationSetRegularShareArgs } from '#api/graphql/generated/types.ts';
import { regularShare } from '#db/schema/regular.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { consoleRegularsTexts } from '#domain/texts/generated/console-regulars.ts';
import { refsOf } from '#domain/texts/text-ref.ts';
import { findCharityRegulars } from './regular-queries.ts';
import type { CharityRegularsRow } from './regular-row.ts';

/**
 * Sets the percent of a quest's spots that regulars take at most. Needs quest U.
 * Errors: NOT_LOGGED_IN, PROVIDER_NOT_FOUND, FORBIDDEN, BAD_USER_INPUT.
 */
export async function setRegularShare(
  context: Context,
  { providerId, percent }: MutationSetRegularShareArgs,
): Promise<CharityRegularsRow> {
  const { viewer, store, now } = context;
  await findProvider(context, providerId);
  const { accountId } = requireFeature(viewer, providerId, 'editQuests');
  if (!Number.isInteger(percent) || percent < 1 || percent > 100) {
    throw new DomainError('BAD_USER_INPUT', { message: refsOf(consoleRegularsTexts).shareRule });
  }
  await store.write(async (tx) => {
    await tx
      .insert(regularShare)
      .values({ providerId, percent })
      .onConflictDoUpdate({ target: regularShare.providerId, set: { percent } });
    const about = { actorId: accountId, subjectId: providerId, detail: { percent } };
    await recordAudit(tx, now, { ...about, action: 'regular-share-set' });
  });
  return findCharityRegulars(context, providerId);
}
