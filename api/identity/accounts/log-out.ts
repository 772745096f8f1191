import type { Context } from '#api/access/request/context.ts';
import { clearSessionCookies, endSessionHere } from './end-session-here.ts';

/** Ends the session on the server, and messages in this browser, and clears its cookies; true also when there was no session. */
export async function logOut(context: Context): Promise<true> {
  await context.store.write((tx) => endSessionHere(tx, context));
  clearSessionCookies(context);
  return true;
}
