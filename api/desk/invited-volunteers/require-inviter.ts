import { requireFeature } from '#api/access/auth/authorize.ts';
import type { Context } from '#api/access/request/context.ts';
import { findProvider } from '#api/charities/providers/provider-queries.ts';

/** A charity for which the viewer may invite volunteers. Errors: NOT_LOGGED_IN, PROVIDER_NOT_FOUND, FORBIDDEN. */
export async function requireInviter(context: Context, wanted: string) {
  const charity = await findProvider(context, wanted);
  const { accountId } = requireFeature(context.viewer, charity.id, 'inviteVolunteers');
  return { providerId: charity.id, isVisible: charity.isVisible, accountId };
}
