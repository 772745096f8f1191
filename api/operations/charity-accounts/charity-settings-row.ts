import type { ProviderRow } from '#api/charities/providers/provider-row.ts';

/** What a charity's admins keep of its profile. */
export type CharitySettingsRow = { id: string; provider: ProviderRow; organizationCode: string | null };
