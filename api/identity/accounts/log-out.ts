import { recordAudit } from '#api/access/audit/record-audit.ts';
import { forgetBrowserOf } from '#api/access/outbox/push/browsers.ts';
import type { Context } from '#api/access/request/context.ts';
import { browserHashOf } from '#api/access/request/known-browser.ts';
import { blankUsernameCookie } from '#api/access/request/username-cookie.ts';

/** Ends the session on the server, and messages in this browser, and clears its cookies; true also when there was no session. */
export async function logOut(context: Context): Promise<true> {
  const { store, sessions, viewer, token, now, config, request, setCookie } = context;
  if (viewer !== null && token !== null) {
    const { accountId } = viewer;
    await store.write(async (tx) => {
      await sessions.end(token);
      await forgetBrowserOf(tx, accountId, browserHashOf(request.browserToken));
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
