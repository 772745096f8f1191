import { requireAdmin, requireLogin } from '#api/access/auth/authorize.ts';
import type { Context } from '#api/access/request/context.ts';
import { createProviderLoaders } from '#api/charities/providers/provider-loaders.ts';
import { findProvider } from '#api/charities/providers/provider-queries.ts';
import type { RecordDemands } from '#domain/accounts/record-demands.ts';
import { DomainError } from '#domain/errors/errors.ts';

/** What a charity asks of people before their first quest, for its admins. Errors: NOT_LOGGED_IN, PROVIDER_NOT_FOUND, FORBIDDEN. */
export async function readRecordDemands(
  context: Context,
  { providerId }: { providerId: string },
): Promise<RecordDemands> {
  requireLogin(context.viewer);
  const { id } = await findProvider(context, providerId);
  requireAdmin(context.viewer, id);
  const row = await context.loaders(createProviderLoaders).forStaff.load(id);
  if (!row) throw new DomainError('PROVIDER_NOT_FOUND');
  const { demandsEmergencyContact, demandsFullRecord } = row;
  return { demandsEmergencyContact, demandsFullRecord };
}
