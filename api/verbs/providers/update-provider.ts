import { eq } from 'drizzle-orm';
import { recordAudit } from '#api/access/audit/record-audit.ts';
import { requireStaff } from '#api/access/auth/authorize.ts';
import type { Context } from '#api/access/request/context.ts';
import { createProviderLoaders } from '#api/reads/providers/provider-loaders.ts';
import { findProvider } from '#api/reads/providers/provider-queries.ts';
import type { ProviderRow } from '#api/rows/providers/provider-row.ts';
import type { ProviderChangesInput } from '#api/sdl/generated/types.ts';
import { provider } from '#db/schema/provider.ts';
import { profileColumns, refuseProfile, replaceLocations, withDistrict } from './write-provider.ts';

/**
 * Changes the profile of a charity. Staff only.
 * Errors: NOT_LOGGED_IN, FORBIDDEN, PROVIDER_NOT_FOUND, BAD_USER_INPUT, DISTRICT_NOT_FOUND.
 */
export async function updateProvider(
  context: Context,
  { id, ...changes }: ProviderChangesInput,
): Promise<ProviderRow> {
  const { viewer, store, now } = context;
  const { accountId } = requireStaff(viewer);
  await findProvider(context, id);
  refuseProfile(changes);
  const columns = profileColumns(changes);
  await store.write(async (tx) => {
    if (Object.keys(columns).length > 0) {
      await withDistrict(() => tx.update(provider).set(columns).where(eq(provider.id, id)));
    }
    if (changes.approvedLocations) await replaceLocations(tx, id, changes.approvedLocations, now);
    const fields = Object.keys(changes).sort().join(' ');
    const about = { actorId: accountId, subjectId: id };
    await recordAudit(tx, now, { ...about, action: 'provider-edited', detail: { fields } });
  });
  context.loaders(createProviderLoaders).byId.clear(id);
  return findProvider(context, id);
}
