import { byAddress, countAttempt } from '#api/access/auth/rate-limit.ts';
import type { Context } from '#api/access/request/context.ts';
import { markForPasskey } from '#api/access/request/passkey-cookie.ts';
import { requirePasskeySite } from '#api/access/request/passkey-site.ts';
import { makeChallenge } from './passkey-challenges.ts';
import { assertionOptions } from './verify-passkey.ts';

/**
 * What a browser needs to log in by any passkey it has for this site; good for ten minutes, once, in this browser,
 * which gets a cookie for that. Errors: PASSKEYS_NEED_A_NAME, RATE_LIMITED.
 */
export async function beginPasskeyLogIn(context: Context): Promise<string> {
  const { store, now, request, slowDown } = context;
  const site = requirePasskeySite(context);
  const counted = [byAddress('passkeyChallengeByAddress', request.address)];
  await slowDown(await countAttempt(store, counted, now), request.address);
  const use = { purpose: 'log-in', boundTo: markForPasskey(context) } as const;
  return assertionOptions({ challenge: await makeChallenge(context, use), site });
}
