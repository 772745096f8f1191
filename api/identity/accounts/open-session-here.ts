import { leaveKiosk } from '#api/access/kiosk/open-kiosk.ts';
import type { Context } from '#api/access/request/context.ts';
import { blankKioskCookie } from '#api/access/request/kiosk-cookie.ts';
import { usedByOf } from '#api/access/request/used-by.ts';
import type { Db } from '#db/store.ts';

/** Opens a session for the client of the request, and returns its token. Errors: FORBIDDEN at a kiosk of others. */
export async function openSessionHere(tx: Db, context: Context, accountId: string): Promise<string> {
  await leaveKiosk(tx, context, accountId);
  return context.sessions.open(accountId, usedByOf(context.request));
}

/** The one place where a browser gets a session: it is no kiosk from then on. */
export function setSessionCookie({ config, request, sessions, setCookie }: Context, token: string): void {
  if (!request.isBrowser) return;
  setCookie(sessions.cookieOf(token));
  if (request.kioskToken !== null) setCookie(blankKioskCookie(config));
}
