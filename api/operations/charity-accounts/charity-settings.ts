import { requireAdmin, requireLogin } from '#api/access/auth/authorize.ts';
import type { Context } from '#api/access/request/context.ts';
import { createProviderLoaders } from '#api/charities/providers/provider-loaders.ts';
import { findProvider } from '#api/charities/providers/provider-queries.ts';
import type { ProviderRow } from '#api/charities/providers/provider-row.ts';
import type {
  MutationUpdateCharitySettingsArgs,
  QueryCharitySettingsArgs,
} from '#api/graphql/generated/types.ts';
import { writeProfile } from './update-provider.ts';

/** What a charity's admins keep of its profile. */
export type CharitySettingsRow = { id: string; provider: ProviderRow; organizationCode: string | null };

/** What a charity's admins keep of its profile. Errors: NOT_LOGGED_IN, PROVIDER_NOT_FOUND, FORBIDDEN. */
export async function readCharitySettings(
  context: Context,
  { providerId }: QueryCharitySettingsArgs,
): Promise<CharitySettingsRow> {
  requireLogin(context.viewer);
  const provider = await findProvider(context, providerId);
  const { id } = provider;
  requireAdmin(context.viewer, id);
  const kept = await context.loaders(createProviderLoaders).forStaff.load(id);
  return { id, provider, organizationCode: kept?.organizationCode ?? null };
}

/**
 * Changes what a charity's admins keep of its profile. Errors: NOT_LOGGED_IN, PROVIDER_NOT_FOUND, FORBIDDEN,
 * BAD_USER_INPUT, LOCATION_IN_USE.
 */
export async function updateCharitySettings(
  context: Context,
  { input }: MutationUpdateCharitySettingsArgs,
): Promise<CharitySettingsRow> {
  const { accountId } = requireLogin(context.viewer);
  const { id } = await findProvider(context, input.id);
  requireAdmin(context.viewer, id);
  await writeProfile(context, accountId, { ...input, id });
  return readCharitySettings(context, { providerId: id });
}
