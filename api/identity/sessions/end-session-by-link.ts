import type { Context } from '#api/access/request/context.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { endSessions } from './end-sessions.ts';
import { readLinkedSession } from './session-queries.ts';

/**
 * Ends the session that an email told of, by the link there and without a login; the link is over with it. Errors:
 * INVALID_TOKEN.
 */
export async function endSessionByLink({ store, now }: Context, { token }: { token: string }): Promise<true> {
  return store.write(async (tx): Promise<true> => {
    const found = await readLinkedSession(tx, now, token);
    if (!found) throw new DomainError('INVALID_TOKEN');
    const { accountId } = found;
    await endSessions(tx, { now, actorId: null, accountId, ownBrowserHash: null }, [found]);
    return true;
  });
}
