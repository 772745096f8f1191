import { requireLogin } from '#api/access/auth/authorize.ts';
import type { Context } from '#api/access/request/context.ts';
import { findProvider } from '#api/charities/providers/provider-queries.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { mayAt } from '#domain/permissions/permissions.ts';
import { recapDenied } from '#domain/recaps/recap-period.ts';

/**
 * The id of a provider whose recap the viewer may read; of its lists, which rank people, from 18.
 * Errors: NOT_LOGGED_IN, PROVIDER_NOT_FOUND, FORBIDDEN.
 */
export async function requireRecap(
  context: Context,
  providerId: string,
  part: 'figures' | 'lists' = 'figures',
): Promise<string> {
  const viewer = requireLogin(context.viewer);
  const { id } = await findProvider(context, providerId);
  const mayReadPart = part === 'figures' || mayAt(viewer, id, 'readRankings');
  if (mayAt(viewer, id, 'readRecap') && mayReadPart) return id;
  throw new DomainError('FORBIDDEN', { message: recapDenied(context.config.supportEmail) });
}
