import { recordAudit } from '#api/access/audit/record-audit.ts';
import { beginPendingLogIn, endPendingOf } from '#api/access/auth/pending-log-in.ts';
import { dropOpenRecovery, noteSecondFactor, readFactorMeans } from '#api/access/auth/second-factor.ts';
import { hashToken } from '#api/access/auth/session.ts';
import type { Context } from '#api/access/request/context.ts';
import { rememberBrowser } from '#api/access/request/known-browser.ts';
import { blankLogInCookie, logInCookie } from '#api/access/request/log-in-cookie.ts';
import { usernameCookie } from '#api/access/request/username-cookie.ts';
import { tellOfNewBrowser } from '#api/identity/sessions/tell-of-new-browser.ts';
import type { Db } from '#db/store.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { isSecondFactorAsked, type LogInWay, showsSecondFactor } from '#domain/identity/second-factor.ts';
import type { Locale } from '#domain/texts/locale.ts';
import type { AccountForLogIn } from './account-queries.ts';
import { sendVerificationIfDue } from './contact-email.ts';
import { endInvitation } from './end-invitation.ts';
import { openSessionHere, setSessionCookie } from './open-session-here.ts';

/** What a login answers, and the token of the session, which only clients that are no browser get to see. */
export type LoggedIn = { playerId: string; entityToken: string | null; locale: Locale | null; token: string };

type WhoLogsIn = Pick<AccountForLogIn, 'id' | 'email' | 'username' | 'locale'>;

type Way = {
  /** Method by which the person logged in, for the audit log. */
  by: LogInWay;
  /** What is written along with it. */
  along?: (tx: Db) => Promise<void>;
};

/**
 * The one place where a login ends, by whatever way it came. An account that asks for a second factor gets no session
 * before it has shown one: a browser gets a cookie, any other client the logInToken in the answer; a code then goes to
 * `enterSecondFactor`, a passkey to `logInByPasskey`. Else a browser gets the session as a cookie, any other client as the token in the answer.
 * Errors: SECOND_FACTOR_ASKED, FORBIDDEN at a kiosk of others.
 */
export async function completeLogIn(
  context: Context,
  account: WhoLogsIn,
  { by, along }: Way,
): Promise<LoggedIn> {
  const { store, now } = context;
  const opened = await store.write(async (tx) => {
    await along?.(tx);
    const hasShown = showsSecondFactor(by);
    const isAsked = !hasShown && isSecondFactorAsked(await readFactorMeans(tx, account.id));
    if (isAsked) return { logInToken: await beginPendingLogIn(tx, now, account.id) };
    if (hasShown) await endWaiting(tx, context, account.id);
    return openSession(tx, context, account, by);
  });
  return 'logInToken' in opened
    ? askForSecond(context, opened.logInToken)
    : handOver(context, account, opened);
}

/** What waited for the second factor that was now shown: the login of this browser, and a recovery. */
async function endWaiting(tx: Db, { request }: Context, accountId: string): Promise<void> {
  if (request.logInToken) await endPendingOf(tx, accountId, request.logInToken);
  await dropOpenRecovery(tx, accountId);
}

type Opened = { token: string; browserCookie: string | null };

async function openSession(tx: Db, context: Context, account: WhoLogsIn, by: LogInWay): Promise<Opened> {
  const { now } = context;
  const { id } = account;
  const about = { actorId: id, subjectId: id, ...(by !== 'password' && { detail: { by } }) };
  await recordAudit(tx, now, { ...about, action: 'log-in' });
  await endInvitation(tx, now, id);
  await sendVerificationIfDue(tx, context, id);
  const token = await openSessionHere(tx, context, id);
  if (showsSecondFactor(by)) await noteSecondFactor(tx, now, hashToken(token));
  await tellOfNewBrowser(tx, context, account, token);
  return { token, browserCookie: await rememberBrowser(tx, context, id, token) };
}

function handOver(
  context: Context,
  { id: playerId, username, locale }: WhoLogsIn,
  { token, browserCookie }: Opened,
): LoggedIn {
  const { config, request, setCookie } = context;
  setSessionCookie(context, token);
  if (browserCookie) setCookie(browserCookie);
  if (request.logInToken) setCookie(blankLogInCookie(config));
  const named = usernameCookie(config, request, username);
  if (named) setCookie(named);
  return { playerId, entityToken: request.isBrowser ? null : token, locale, token };
}

function askForSecond({ config, request, setCookie }: Context, logInToken: string): never {
  if (request.isBrowser) setCookie(logInCookie(config, logInToken));
  throw new DomainError('SECOND_FACTOR_ASKED', request.isBrowser ? {} : { logInToken });
}
