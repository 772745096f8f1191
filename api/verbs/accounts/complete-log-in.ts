import { recordAudit } from '#api/access/audit/record-audit.ts';
import type { Context } from '#api/access/request/context.ts';
import { rememberBrowser } from '#api/access/request/known-browser.ts';
import { usedByOf } from '#api/access/request/used-by.ts';
import { usernameCookie } from '#api/access/request/username-cookie.ts';
import type { AccountForLogIn } from '#api/reads/accounts/account-queries.ts';
import type { Db } from '#db/store.ts';
import type { Locale } from '#domain/texts/locale.ts';
import { tellOfNewBrowser } from './sessions/tell-of-new-browser.ts';

/** What a log-in answers, and the token of the session, which only clients that are no browser get to see. */
export type LoggedIn = { playerId: string; entityToken: string | null; locale: Locale | null; token: string };

/**
 * Opens the session of somebody who has shown who they are, by whatever way, and remembers the browser; `alongside` is
 * written with it. A browser gets the session as a cookie, any other client as the token in the answer.
 */
export async function completeLogIn(
  context: Context,
  account: Pick<AccountForLogIn, 'id' | 'username' | 'email' | 'locale'>,
  alongside: (tx: Db) => Promise<void>,
): Promise<LoggedIn> {
  const { store, config, now, request, sessions } = context;
  const { id: playerId, locale } = account;
  const { token, browserCookie } = await store.write(async (tx) => {
    await alongside(tx);
    await recordAudit(tx, now, { action: 'log-in', actorId: playerId, subjectId: playerId });
    const opened = await sessions.open(playerId, usedByOf(request));
    await tellOfNewBrowser(tx, context, account, opened);
    return { token: opened, browserCookie: await rememberBrowser(tx, context, playerId, opened) };
  });
  if (request.isBrowser) context.setCookie(sessions.cookieOf(token));
  if (browserCookie) context.setCookie(browserCookie);
  const named = usernameCookie(config, request, account.username);
  if (named) context.setCookie(named);
  return { playerId, entityToken: request.isBrowser ? null : token, locale, token };
}
