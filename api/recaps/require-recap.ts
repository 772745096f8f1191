import { requireLogin } from '#api/auth/authorize.ts';
import type { Context } from '#api/graphql/context.ts';
import { findProvider } from '#api/providers/provider-queries.ts';
import { DomainError } from '#domain/errors.ts';
import { mayAt } from '#domain/permissions.ts';
import { recapDenied } from '#domain/recap-denied.ts';

/** The id of a provider whose recap the viewer may read. Errors: NOT_LOGGED_IN, PROVIDER_NOT_FOUND, FORBIDDEN. */
export async function requireRecap(context: Context, providerId: string): Promise<string> {
  const viewer = requireLogin(context.viewer);
  const { id } = await findProvider(context, providerId);
  if (mayAt(viewer, id, 'readRecap')) return id;
  throw new DomainError('FORBIDDEN', { message: recapDenied(context.config.supportEmail) });
}
