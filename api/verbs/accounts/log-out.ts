import { recordAudit } from '#api/access/audit/record-audit.ts';
import type { Context } from '#api/access/request/context.ts';
import { blankUsernameCookie } from '#api/access/request/username-cookie.ts';

/** Ends the session on the server and clears its cookies; true also when there was no session. */
export async function logOut(context: Context): Promise<true> {
  const { store, sessions, viewer, token, now, config, setCookie } = context;
  if (viewer !== null && token !== null) {
    const { accountId } = viewer;
    await store.write(async (tx) => {
      await sessions.end(token);
      await recordAudit(tx, now, {
        action: 'log-out',
        actorId: accountId,
        subjectId: accountId,
      });
    });
  }
  setCookie(sessions.blankCookie());
  setCookie(blankUsernameCookie(config));
  return true;
}
