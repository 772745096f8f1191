import { eq } from 'drizzle-orm';
import { recordAudit } from '#api/access/audit/record-audit.ts';
import { requireAdmin, requireLogin } from '#api/access/auth/authorize.ts';
import type { Context } from '#api/access/request/context.ts';
import { createProviderLoaders } from '#api/charities/providers/provider-loaders.ts';
import { findProvider } from '#api/charities/providers/provider-queries.ts';
import type { MutationSetRecordDemandsArgs } from '#api/graphql/generated/types.ts';
import { provider } from '#db/schema/provider.ts';
import type { RecordDemands } from '#domain/accounts/record-demands.ts';
import { readRecordDemands } from './record-demands.ts';
import { profileColumns } from './write-provider.ts';

/**
 * Switches what a charity asks of people before their first quest. For its admins; staff does it in the charity's form.
 * Errors: NOT_LOGGED_IN, PROVIDER_NOT_FOUND, FORBIDDEN.
 */
export async function setRecordDemands(
  context: Context,
  { providerId, ...switches }: MutationSetRecordDemandsArgs,
): Promise<RecordDemands> {
  const { viewer, store, now } = context;
  const { accountId } = requireLogin(viewer);
  const { id } = await findProvider(context, providerId);
  requireAdmin(viewer, id);
  const columns = profileColumns(switches);
  const fields = Object.keys(columns).sort().join(' ');
  if (fields !== '') {
    await store.write(async (tx) => {
      await tx.update(provider).set(columns).where(eq(provider.id, id));
      const about = { actorId: accountId, subjectId: id };
      await recordAudit(tx, now, { ...about, action: 'provider-edited', detail: { fields } });
    });
    context.loaders(createProviderLoaders).forStaff.clear(id);
  }
  return readRecordDemands(context, { providerId });
}
