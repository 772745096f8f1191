import { requireLogin } from '#api/access/auth/authorize.ts';
import { countAttempt } from '#api/access/auth/rate-limit.ts';
import type { Context } from '#api/access/request/context.ts';
import { requirePasskeySite } from '#api/access/request/passkey-site.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { makeChallenge } from './passkey-challenges.ts';
import { readPasskeys } from './passkey-queries.ts';
import { assertionOptions } from './verify-passkey.ts';

/**
 * What a browser needs to show one of the own passkeys; good for ten minutes, once, in this session.
 * Errors: NOT_LOGGED_IN, PASSKEYS_NEED_A_NAME, PASSKEY_NOT_FOUND without any, RATE_LIMITED.
 */
export async function beginPasskeyProof(context: Context): Promise<string> {
  const { viewer, store, now } = context;
  const { accountId, sessionId } = requireLogin(viewer);
  const site = requirePasskeySite(context);
  const own = await readPasskeys(store.read, accountId);
  if (own.length === 0) throw new DomainError('PASSKEY_NOT_FOUND');
  await countAttempt(store, [{ limit: 'passkeyBySession', subject: accountId, from: sessionId }], now);
  const challenge = await makeChallenge(context, { purpose: 'prove', boundTo: sessionId });
  return assertionOptions(
    { challenge, site },
    own.map(({ credentialId }) => credentialId),
  );
}
