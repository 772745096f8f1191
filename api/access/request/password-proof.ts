import { type Counted, countAttempt } from '#api/access/auth/rate-limit.ts';
import type { Viewer } from '#api/access/auth/viewer.ts';
import type { Context } from './context.ts';

/**
 * Counts a try to prove the own password while logged in. For the session alone, so that neither strangers at the
 * login nor another session can use it up. Returns what a proof that succeeds takes back. Errors: RATE_LIMITED.
 */
export async function countPasswordProof(
  { store, now }: Pick<Context, 'store' | 'now'>,
  { accountId, sessionId }: Viewer,
): Promise<Counted[]> {
  const counted: Counted[] = [{ limit: 'passwordBySession', subject: accountId, from: sessionId }];
  await countAttempt(store, counted, now);
  return counted;
}
