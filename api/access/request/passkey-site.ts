import { DomainError } from '#domain/errors/errors.ts';
import { type PasskeySite, passkeySiteOf } from '#domain/identity/passkey.ts';
import type { Context } from './context.ts';

/** Where passkeys are used for this request; null where the product is opened at a bare number. */
export function findPasskeySite({
  config,
  request,
}: Pick<Context, 'config' | 'request'>): PasskeySite | null {
  return passkeySiteOf(config.publicOrigin, request.host);
}

/** The same, which has to be one. Errors: PASSKEYS_NEED_A_NAME. */
export function requirePasskeySite(context: Pick<Context, 'config' | 'request'>): PasskeySite {
  const site = findPasskeySite(context);
  if (site === null) throw new DomainError('PASSKEYS_NEED_A_NAME');
  return site;
}
