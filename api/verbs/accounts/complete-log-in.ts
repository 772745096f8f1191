import { recordAudit } from '#api/access/audit/record-audit.ts';
import type { Context } from '#api/access/request/context.ts';
import { rememberBrowser } from '#api/access/request/known-browser.ts';
import { usedByOf } from '#api/access/request/used-by.ts';
import { usernameCookie } from '#api/access/request/username-cookie.ts';
import type { AccountForLogIn } from '#api/reads/accounts/account-queries.ts';
import type { Db } from '#db/store.ts';
import type { Locale } from '#domain/texts/locale.ts';
import { sendVerificationIfDue } from './addresses/contact-email.ts';
import { tellOfNewBrowser } from './sessions/tell-of-new-browser.ts';

/** What a log-in answers, and the token of the session, which only clients that are no browser get to see. */
export type LoggedIn = { playerId: string; entityToken: string | null; locale: Locale | null; token: string };

type Way = {
  /** By what somebody has shown who they are; for the audit log. */
  by: 'password' | 'mail-code' | 'mail-link' | 'passkey';
  /** What is written along with it. */
  along?: (tx: Db) => Promise<void>;
};

/**
 * The one place where a log-in ends, by whatever way it came: opens the session, remembers the browser and tells the
 * owner of one not seen before. A browser gets the session as a cookie, any other client as the token in the answer.
 */
export async function completeLogIn(
  context: Context,
  account: Pick<AccountForLogIn, 'id' | 'email' | 'username' | 'locale'>,
  { by, along }: Way,
): Promise<LoggedIn> {
  const { store, config, now, request, sessions } = context;
  const { id: playerId, username, locale } = account;
  const { token, browserCookie } = await store.write(async (tx) => {
    await along?.(tx);
    const about = { actorId: playerId, subjectId: playerId, ...(by !== 'password' && { detail: { by } }) };
    await recordAudit(tx, now, { ...about, action: 'log-in' });
    await sendVerificationIfDue(tx, context, playerId);
    const opened = await sessions.open(playerId, usedByOf(request));
    await tellOfNewBrowser(tx, context, account, opened);
    return { token: opened, browserCookie: await rememberBrowser(tx, context, playerId, opened) };
  });
  if (request.isBrowser) context.setCookie(sessions.cookieOf(token));
  if (browserCookie) context.setCookie(browserCookie);
  const named = usernameCookie(config, request, username);
  if (named) context.setCookie(named);
  return { playerId, entityToken: request.isBrowser ? null : token, locale, token };
}
