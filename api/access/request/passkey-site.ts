import { DomainError } from '#domain/errors/errors.ts';
import { type PasskeySite, passkeySiteOf } from '#domain/identity/passkey.ts';
import type { Context } from './context.ts';

/** Passkey site of this request; null if the product is opened by its IP address. */
export function findPasskeySite({
  config,
  request,
}: Pick<Context, 'config' | 'request'>): PasskeySite | null {
  return passkeySiteOf(config.publicOrigin, request.host);
}

/** Returns the passkey site of this request. Errors: PASSKEYS_NEED_A_NAME. */
export function requirePasskeySite(context: Pick<Context, 'config' | 'request'>): PasskeySite {
  const site = findPasskeySite(context);
  if (site === null) throw new DomainError('PASSKEYS_NEED_A_NAME');
  return site;
}
