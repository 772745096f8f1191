import { requireLogin } from '#api/access/auth/authorize.ts';
import { publicSessionId } from '#api/access/auth/session-rows.ts';
import type { Context } from '#api/access/request/context.ts';
import { browserHashOf } from '#api/access/request/known-browser.ts';
import { endSessions } from './end-sessions.ts';
import { type EndableSession, readSessionsOf } from './session-queries.ts';

/**
 * Ends one session of the viewer's own account, by its public id. True also where there is no such one: it may have
 * ended already. Ending the present one logs out. Errors: NOT_LOGGED_IN.
 */
export async function endSession(context: Context, { id }: { id: string }): Promise<true> {
  const { sessionId } = requireLogin(context.viewer);
  const ended = await endThose(context, (one) => publicSessionId(one.id) === id);
  if (ended.some((one) => one.id === sessionId)) context.setCookie(context.sessions.blankCookie());
  return true;
}

/** Ends all sessions of the viewer's own account but the present one; returns how many. Errors: NOT_LOGGED_IN. */
export async function endOtherSessions(context: Context): Promise<number> {
  const { sessionId } = requireLogin(context.viewer);
  return (await endThose(context, ({ id }) => id !== sessionId)).length;
}

async function endThose(
  { viewer, store, now, request }: Context,
  isMeant: (one: EndableSession) => boolean,
): Promise<EndableSession[]> {
  const { accountId } = requireLogin(viewer);
  const ownBrowserHash = browserHashOf(request.browserToken);
  return store.write(async (tx) => {
    const meant = (await readSessionsOf(tx, accountId)).filter(isMeant);
    await endSessions(tx, { now, actorId: accountId, accountId, ownBrowserHash }, meant);
    return meant;
  });
}
