import { randomBytes } from 'node:crypto';
import { and, desc, eq, gt, inArray, lte } from 'drizzle-orm';
import { parse } from 'hono/utils/cookie';
import { hashToken } from '#api/access/auth/session.ts';
import type { Config } from '#api/process/config/config.ts';
import { deleteInSteps } from '#db/delete-in-steps.ts';
import { account, contactEmail } from '#db/schema/account.ts';
import { knownBrowser, session } from '#db/schema/session.ts';
import type { Db, Store } from '#db/store.ts';
import { browserFamilyOf } from '#domain/identity/browser-family.ts';
import { isSameMailbox } from '#domain/identity/mailbox-key.ts';
import { KNOWN_BROWSER_MS } from '#domain/sessions/session-life.ts';
import { browserCookie } from './browser-cookie.ts';
import type { Context } from './context.ts';

/*
 * A cookie that says: this browser has logged in to this account before. It opens nothing; it keeps its owner heard
 * while strangers try passwords. It outlives the log-out and goes with the account.
 */

const LIFETIME_SECONDS = KNOWN_BROWSER_MS / 1000;
const MOST_OF_AN_ACCOUNT = 20;

/** The browser's token in a Cookie header, if there is one. */
export function readBrowserToken(
  { browserCookieName }: Pick<Config, 'browserCookieName'>,
  header: string | null | undefined,
): string | null {
  const token = header && parse(header, browserCookieName)[browserCookieName];
  return token && /^[\w-]{43}$/.test(token) ? token : null;
}

/** Whether the browser has logged in to the account of an address (in lower case) before. `now` in epoch ms. */
export async function isKnownToAccount(
  db: Db,
  now: number,
  token: string | null,
  emailKey: string,
): Promise<boolean> {
  if (token === null) return false;
  const found = await db
    .select({ accountId: knownBrowser.accountId })
    .from(knownBrowser)
    .innerJoin(account, eq(account.id, knownBrowser.accountId))
    .where(and(isOfToken(token, now), eq(account.emailKey, emailKey)))
    .get();
  return found !== undefined;
}

/** Whether the browser has logged in to an account before. `now` in epoch ms. */
export async function isKnownTo(
  db: Db,
  now: number,
  token: string | null,
  accountId: string,
): Promise<boolean> {
  if (token === null) return false;
  const found = await db
    .select({ accountId: knownBrowser.accountId })
    .from(knownBrowser)
    .where(and(isOfToken(token, now), eq(knownBrowser.accountId, accountId)))
    .get();
  return found !== undefined;
}

/** Whether the browser has logged in before to an account that has confirmed an address in a mailbox. `now` in epoch ms. */
export async function isKnownToMailbox(
  db: Db,
  now: number,
  token: string | null,
  address: string,
): Promise<boolean> {
  if (token === null) return false;
  const isConfirmed = eq(contactEmail.verificationStatus, 'Confirmed');
  const rows = await db
    .select({ emailAddress: contactEmail.emailAddress })
    .from(knownBrowser)
    .innerJoin(contactEmail, eq(contactEmail.accountId, knownBrowser.accountId))
    .where(and(isOfToken(token, now), isConfirmed));
  return rows.some(({ emailAddress }) => isSameMailbox(emailAddress, address));
}

/** Whether the browser has logged in to any account before. `now` in epoch ms. */
export async function isKnownBrowser(db: Db, now: number, token: string | null): Promise<boolean> {
  if (token === null) return false;
  const found = await db
    .select({ accountId: knownBrowser.accountId })
    .from(knownBrowser)
    .where(isOfToken(token, now))
    .limit(1)
    .get();
  return found !== undefined;
}

/**
 * Remembers the browser of the request for 180 days, in the write that let its owner in. Returns the Set-Cookie
 * value; null for clients that are no browser. A token that no one knows is not taken on: it gets a new one.
 * `sessionToken`: what the browser was let in with, so that the browser is forgotten where that session is ended.
 */
export async function rememberBrowser(
  tx: Db,
  { now, config, request }: Pick<Context, 'now' | 'config' | 'request'>,
  accountId: string,
  sessionToken?: string,
): Promise<string | null> {
  if (!request.isBrowser) return null;
  const isKnown = await isKnownBrowser(tx, now, request.browserToken);
  const token =
    isKnown && request.browserToken ? request.browserToken : randomBytes(32).toString('base64url');
  const expiresAt = now + LIFETIME_SECONDS * 1000;
  const seen = { expiresAt, usedAt: now, ...browserFamilyOf(request.userAgent) };
  await tx
    .insert(knownBrowser)
    .values({ tokenHash: hashToken(token), accountId, createdAt: now, ...seen })
    .onConflictDoUpdate({ target: [knownBrowser.tokenHash, knownBrowser.accountId], set: seen });
  await forgetOldest(tx, accountId);
  if (sessionToken !== undefined) {
    const isIt = eq(session.id, hashToken(sessionToken));
    await tx
      .update(session)
      .set({ browserHash: hashToken(token) })
      .where(isIt);
  }
  return browserCookie(config, config.browserCookieName, token, LIFETIME_SECONDS);
}

/** Set-Cookie value that takes the cookie back from a browser that knows no account any more; else null. */
export async function blankBrowserCookie({
  store,
  now,
  config,
  request,
}: Pick<Context, 'store' | 'now' | 'config' | 'request'>): Promise<string | null> {
  const { browserToken } = request;
  if (browserToken === null || (await isKnownBrowser(store.read, now, browserToken))) return null;
  return browserCookie(config, config.browserCookieName, '', 0);
}

/** Hash by which a browser is recognized; null without a token. */
export function browserHashOf(token: string | null): string | null {
  return token === null ? null : hashToken(token);
}

/** Forgets the browsers that have not logged in for 180 days. `now` in epoch ms. */
export async function sweepKnownBrowsers(store: Store, now: number): Promise<void> {
  await deleteInSteps(store, knownBrowser, lte(knownBrowser.expiresAt, now));
}

/** Deletes the oldest known browsers of an account, so that repeated logins can't fill the table. */
async function forgetOldest(tx: Db, accountId: string): Promise<void> {
  const tooMany = await tx
    .select({ tokenHash: knownBrowser.tokenHash })
    .from(knownBrowser)
    .where(eq(knownBrowser.accountId, accountId))
    .orderBy(desc(knownBrowser.expiresAt))
    .limit(100)
    .offset(MOST_OF_AN_ACCOUNT);
  if (tooMany.length === 0) return;
  const hashes = tooMany.map(({ tokenHash }) => tokenHash);
  await tx
    .delete(knownBrowser)
    .where(and(eq(knownBrowser.accountId, accountId), inArray(knownBrowser.tokenHash, hashes)));
}

function isOfToken(token: string, now: number) {
  return and(eq(knownBrowser.tokenHash, hashToken(token)), gt(knownBrowser.expiresAt, now));
}
