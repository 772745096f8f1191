import type { UsedBy } from '#api/access/auth/session-use.ts';
import { browserFamilyOf } from '#domain/identity/browser-family.ts';
import { addressPrefixOf } from '#domain/sessions/address-prefix.ts';
import type { RequestFacts } from './context.ts';
import { browserHashOf } from './known-browser.ts';

/** Browser and network by which a request's session is used. */
export function usedByOf({
  address,
  userAgent,
  browserToken,
}: Pick<RequestFacts, 'address' | 'userAgent' | 'browserToken'>): UsedBy {
  return {
    ...browserFamilyOf(userAgent),
    addressPrefix: addressPrefixOf(address),
    browserHash: browserHashOf(browserToken),
  };
}
