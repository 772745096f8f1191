import { requireLogin } from '#api/access/auth/authorize.ts';
import { countAttempt } from '#api/access/auth/rate-limit.ts';
import { requireRecentProof } from '#api/access/auth/recent-proof.ts';
import type { Context } from '#api/access/request/context.ts';
import { requirePasskeySite } from '#api/access/request/passkey-site.ts';
import { makeChallenge } from './passkey-challenges.ts';
import { readPasskeys } from './passkey-queries.ts';
import { registrationOptions } from './verify-passkey.ts';

/**
 * What a browser needs to make a passkey for the session's own account; good for ten minutes, once, in this session.
 * Errors: NOT_LOGGED_IN, PASSKEYS_NEED_A_NAME, PROOF_NEEDED, RATE_LIMITED.
 */
export async function beginPasskey(context: Context): Promise<string> {
  const { viewer, store, now, config } = context;
  const { accountId, sessionId, username } = requireLogin(viewer);
  const site = requirePasskeySite(context);
  requireRecentProof(context);
  await countAttempt(store, [{ limit: 'passkeyBySession', subject: accountId, from: sessionId }], now);
  const challenge = await makeChallenge(context, { purpose: 'add', boundTo: sessionId });
  const owner = { siteName: config.siteName, accountId, username };
  return registrationOptions({ challenge, site }, owner, await readPasskeys(store.read, accountId));
}
