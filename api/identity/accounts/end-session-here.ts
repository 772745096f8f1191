import { recordAudit } from '#api/access/audit/record-audit.ts';
import { forgetBrowserOf } from '#api/access/outbox/push/browsers.ts';
import type { Context } from '#api/access/request/context.ts';
import { browserHashOf } from '#api/access/request/known-browser.ts';
import { blankUsernameCookie } from '#api/access/request/username-cookie.ts';
import type { Db } from '#db/store.ts';

/** Ends the viewer's session, and messages in this browser. */
export async function endSessionHere(
  tx: Db,
  { sessions, viewer, token, now, request }: Context,
): Promise<void> {
  if (viewer === null || token === null) return;
  const { accountId } = viewer;
  await sessions.end(token);
  await forgetBrowserOf(tx, accountId, browserHashOf(request.browserToken));
  await recordAudit(tx, now, { action: 'log-out', actorId: accountId, subjectId: accountId });
}

/** Clears the cookies of a session. */
export function clearSessionCookies({ sessions, config, setCookie }: Context): void {
  setCookie(sessions.blankCookie());
  setCookie(blankUsernameCookie(config));
}
