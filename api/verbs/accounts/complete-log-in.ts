import { recordAudit } from '#api/access/audit/record-audit.ts';
import type { Context } from '#api/access/request/context.ts';
import { rememberBrowser } from '#api/access/request/known-browser.ts';
import { usernameCookie } from '#api/access/request/username-cookie.ts';
import type { AccountForLogIn } from '#api/reads/accounts/account-queries.ts';
import type { Db } from '#db/store.ts';
import type { Locale } from '#domain/texts/locale.ts';
import { sendVerificationIfDue } from './addresses/contact-email.ts';

/** What comes of a log-in: a browser gets the session as a cookie, any other client as the token. */
export type LoggedIn = { playerId: string; entityToken: string | null; locale: Locale | null };

type Way = {
  /** By what somebody has shown who they are; for the audit log. */
  by: 'password' | 'passkey';
  /** What is written along with it. */
  along: (tx: Db) => Promise<void>;
};

/** Opens a session for somebody who may have one: the end of every way to log in. */
export async function completeLogIn(
  context: Context,
  account: Pick<AccountForLogIn, 'id' | 'username' | 'locale'>,
  { by, along }: Way,
): Promise<LoggedIn> {
  const { store, config, now, request, sessions } = context;
  const { id: playerId, username, locale } = account;
  const opened = await store.write(async (tx) => {
    await along(tx);
    const about = { actorId: playerId, subjectId: playerId, ...(by !== 'password' && { detail: { by } }) };
    await recordAudit(tx, now, { ...about, action: 'log-in' });
    await sendVerificationIfDue(tx, context, playerId);
    const browserCookie = await rememberBrowser(tx, context, playerId);
    return { token: await sessions.open(playerId), browserCookie };
  });
  if (request.isBrowser) context.setCookie(sessions.cookieOf(opened.token));
  if (opened.browserCookie) context.setCookie(opened.browserCookie);
  const named = usernameCookie(config, request, username);
  if (named) context.setCookie(named);
  return { playerId, entityToken: request.isBrowser ? null : opened.token, locale };
}
