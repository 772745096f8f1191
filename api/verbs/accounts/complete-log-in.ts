import { recordAudit } from '#api/access/audit/record-audit.ts';
import { beginPendingLogIn } from '#api/access/auth/pending-log-in.ts';
import { hasOneTimePassword, noteSecondFactor } from '#api/access/auth/second-factor.ts';
import { hashToken } from '#api/access/auth/session.ts';
import type { Context } from '#api/access/request/context.ts';
import { rememberBrowser } from '#api/access/request/known-browser.ts';
import { logInCookie } from '#api/access/request/log-in-cookie.ts';
import { usedByOf } from '#api/access/request/used-by.ts';
import { usernameCookie } from '#api/access/request/username-cookie.ts';
import type { AccountForLogIn } from '#api/reads/accounts/account-queries.ts';
import type { Db } from '#db/store.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { type LogInWay, showsSecondFactor } from '#domain/identity/second-factor.ts';
import type { Locale } from '#domain/texts/locale.ts';
import { sendVerificationIfDue } from './addresses/contact-email.ts';
import { tellOfNewBrowser } from './sessions/tell-of-new-browser.ts';

/** What a log-in answers, and the token of the session, which only clients that are no browser get to see. */
export type LoggedIn = { playerId: string; entityToken: string | null; locale: Locale | null; token: string };

type WhoLogsIn = Pick<AccountForLogIn, 'id' | 'email' | 'username' | 'locale'>;

type Way = {
  /** By what somebody has shown who they are; for the audit log. */
  by: LogInWay;
  /** What is written along with it. */
  along?: (tx: Db) => Promise<void>;
};

/**
 * The one place where a log-in ends, by whatever way it came. An account with one-time passwords gets no session before
 * it has shown one: a browser gets a cookie, any other client the logInToken in the answer, and the code goes to
 * `enterSecondFactor`. Else a browser gets the session as a cookie, any other client as the token in the answer.
 * Errors: SECOND_FACTOR_ASKED.
 */
export async function completeLogIn(
  context: Context,
  account: WhoLogsIn,
  { by, along }: Way,
): Promise<LoggedIn> {
  const { store, now } = context;
  const opened = await store.write(async (tx) => {
    await along?.(tx);
    const isAsked = !showsSecondFactor(by) && (await hasOneTimePassword(tx, account.id));
    if (isAsked) return { logInToken: await beginPendingLogIn(tx, now, account.id) };
    return openSession(tx, context, account, by);
  });
  return 'logInToken' in opened
    ? askForSecond(context, opened.logInToken)
    : handOver(context, account, opened);
}

type Opened = { token: string; browserCookie: string | null };

async function openSession(tx: Db, context: Context, account: WhoLogsIn, by: LogInWay): Promise<Opened> {
  const { now, sessions, request } = context;
  const { id } = account;
  const about = { actorId: id, subjectId: id, ...(by !== 'password' && { detail: { by } }) };
  await recordAudit(tx, now, { ...about, action: 'log-in' });
  await sendVerificationIfDue(tx, context, id);
  const token = await sessions.open(id, usedByOf(request));
  if (showsSecondFactor(by)) await noteSecondFactor(tx, now, hashToken(token));
  await tellOfNewBrowser(tx, context, account, token);
  return { token, browserCookie: await rememberBrowser(tx, context, id, token) };
}

function handOver(
  { config, request, sessions, setCookie }: Context,
  { id: playerId, username, locale }: WhoLogsIn,
  { token, browserCookie }: Opened,
): LoggedIn {
  if (request.isBrowser) setCookie(sessions.cookieOf(token));
  if (browserCookie) setCookie(browserCookie);
  const named = usernameCookie(config, request, username);
  if (named) setCookie(named);
  return { playerId, entityToken: request.isBrowser ? null : token, locale, token };
}

function askForSecond({ config, request, setCookie }: Context, logInToken: string): never {
  if (request.isBrowser) setCookie(logInCookie(config, logInToken));
  throw new DomainError('SECOND_FACTOR_ASKED', request.isBrowser ? {} : { logInToken });
}
