import { recordAudit } from '#api/audit/record-audit.ts';
import { requireFeature, requireLogin } from '#api/auth/authorize.ts';
import type { Context } from '#api/graphql/context.ts';
import type { MutationRecordExportArgs } from '#api/graphql/generated/resolvers.ts';
import { findProvider } from '#api/providers/provider-queries.ts';
import { requireRecap } from './require-recap.ts';

/** Notes that a file with personal data is made. Errors: NOT_LOGGED_IN, PROVIDER_NOT_FOUND, FORBIDDEN. */
export async function recordExport(
  context: Context,
  { providerId, file }: MutationRecordExportArgs,
): Promise<boolean> {
  const { accountId } = requireLogin(context.viewer);
  if (file === 'RECAP') await requireRecap(context, providerId);
  const { id } = await findProvider(context, providerId);
  requireFeature(context.viewer, id, 'readRankings');
  const about = { actorId: accountId, subjectType: 'provider', subjectId: providerId };
  await context.store.write((tx) =>
    recordAudit(tx, context.now, { ...about, action: 'export', detail: { file } }),
  );
  return true;
}
