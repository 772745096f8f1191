import { recordAudit } from '#api/access/audit/record-audit.ts';
import { requireStaff } from '#api/access/auth/authorize.ts';
import { report } from '#api/access/events/report.ts';
import type { Context } from '#api/access/request/context.ts';
import { findProvider } from '#api/charities/providers/provider-queries.ts';
import type { ProviderRow } from '#api/charities/providers/provider-row.ts';
import type { NewProviderInput } from '#api/graphql/generated/types.ts';
import { newId } from '#db/new-id.ts';
import { provider } from '#db/schema/provider.ts';
import type { Db } from '#db/store.ts';
import { profileColumns, refuseProfile, replaceLocations, withDistrict } from './write-provider.ts';

/**
 * Makes a charity with the group that manages it. Staff only.
 * Errors: NOT_LOGGED_IN, FORBIDDEN, BAD_USER_INPUT, DISTRICT_NOT_FOUND.
 */
export async function createProvider(context: Context, input: NewProviderInput): Promise<ProviderRow> {
  const { viewer, store } = context;
  const { accountId } = requireStaff(viewer);
  refuseProfile(input);
  const id = await store.write((tx) => foundProvider(tx, context, { actorId: accountId, input }));
  return findProvider(context, id);
}

type Founded = { actorId: string; input: NewProviderInput };

/** Adds a charity, its locations and the group that manages it; returns its id. Errors: DISTRICT_NOT_FOUND. */
export async function foundProvider(tx: Db, context: Context, { actorId, input }: Founded): Promise<string> {
  const { now } = context;
  const id = newId(now);
  const { districtId } = input;
  const name = input.name.trim();
  const columns = { ...profileColumns(input), id, name, districtId, createdAt: now };
  await withDistrict(() => tx.insert(provider).values(columns));
  await report(tx, context, 'CharityFounded', { providerId: id, name });
  await replaceLocations(tx, id, input.approvedLocations ?? [], now);
  await recordAudit(tx, now, { actorId, subjectId: id, action: 'provider-created' });
  return id;
}
