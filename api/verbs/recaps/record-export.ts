import { recordAudit } from '#api/access/audit/record-audit.ts';
import { requireFeature, requireLogin } from '#api/access/auth/authorize.ts';
import { requireRecentProof } from '#api/access/auth/recent-proof.ts';
import type { Context } from '#api/access/request/context.ts';
import { findProvider } from '#api/reads/providers/provider-queries.ts';
import { requireRecap } from '#api/reads/recaps/require-recap.ts';
import type { MutationRecordExportArgs } from '#api/sdl/generated/types.ts';

/** Notes that a file with personal data is made. Errors: NOT_LOGGED_IN, PROVIDER_NOT_FOUND, FORBIDDEN, PROOF_NEEDED. */
export async function recordExport(
  context: Context,
  { providerId, file }: MutationRecordExportArgs,
): Promise<boolean> {
  const { accountId } = requireLogin(context.viewer);
  if (file === 'RECAP') await requireRecap(context, providerId);
  const { id } = await findProvider(context, providerId);
  requireFeature(context.viewer, id, 'readRankings');
  requireRecentProof(context);
  const about = { actorId: accountId, subjectId: providerId };
  await context.store.write((tx) =>
    recordAudit(tx, context.now, { ...about, action: 'export', detail: { file } }),
  );
  return true;
}
