import { recordAudit } from '#api/access/audit/record-audit.ts';
import { requireStaff } from '#api/access/auth/authorize.ts';
import { report } from '#api/access/events/report.ts';
import type { Context } from '#api/access/request/context.ts';
import { findProvider } from '#api/reads/providers/provider-queries.ts';
import type { ProviderRow } from '#api/rows/providers/provider-row.ts';
import type { NewProviderInput } from '#api/sdl/generated/types.ts';
import { newId } from '#db/new-id.ts';
import { provider } from '#db/schema/provider.ts';
import { profileColumns, refuseProfile, replaceLocations, withDistrict } from './write-provider.ts';

/**
 * Makes a charity with the group that manages it. Staff only.
 * Errors: NOT_LOGGED_IN, FORBIDDEN, BAD_USER_INPUT, DISTRICT_NOT_FOUND.
 */
export async function createProvider(context: Context, input: NewProviderInput): Promise<ProviderRow> {
  const { viewer, store, now } = context;
  const { accountId } = requireStaff(viewer);
  refuseProfile(input);
  const id = newId(now);
  const { districtId } = input;
  const name = input.name.trim();
  await store.write(async (tx) => {
    const columns = { ...profileColumns(input), id, name, districtId, createdAt: now };
    await withDistrict(() => tx.insert(provider).values(columns));
    await report(tx, context, 'CharityFounded', { providerId: id, name });
    await replaceLocations(tx, id, input.approvedLocations ?? [], now);
    const about = { actorId: accountId, subjectId: id };
    await recordAudit(tx, now, { ...about, action: 'provider-created' });
  });
  return findProvider(context, id);
}
