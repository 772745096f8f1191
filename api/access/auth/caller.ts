import type { Store } from '#db/store.ts';
import type { Program } from '#domain/permissions/program-scope.ts';
import { isUseDue } from '#domain/sessions/session-life.ts';
import { findProgram, isProgramKey } from './program-key.ts';
import type { Sessions } from './session.ts';
import { noteUse, type UsedBy } from './session-use.ts';
import { loadViewer, type Viewer } from './viewer.ts';

/** How a caller proves who it is: the raw headers. */
export type Credentials = { authorization: string | null | undefined; cookie: string | null | undefined };

/** Account or visitor that sent a request. */
export type Caller = {
  /** Null for a visitor. */
  viewer: Viewer | null;
  /** The program of the key that was shown, null where the key doesn't count; undefined: none was shown. */
  program?: Program | null | undefined;
  /** The token of the viewer's session. */
  token: string | null;
  /** Whether it came with an Authorization header, even an empty one, which means “not logged in”. */
  hasHeader: boolean;
  /** Set-Cookie value for a session whose lifetime was extended just now. */
  renewedCookie: string | null;
};

/** Someone without a session. */
export const VISITOR: Caller = { viewer: null, token: null, hasHeader: false, renewedCookie: null };

/** Whether there is nothing to look up at all. */
export function isAnonymous(sessions: Sessions, { authorization, cookie }: Credentials): boolean {
  return authorization == null && sessions.readCookie(cookie) === null;
}

/**
 * Finds out who calls at an instant (epoch ms); an Authorization header outdoes the cookie. Two statements, none for a
 * visitor. That the session is used is written down later, where it is said by what (`usedBy`).
 */
export async function authenticate(
  store: Store,
  sessions: Sessions,
  credentials: Credentials,
  now: number,
  usedBy: (() => UsedBy) | null,
): Promise<Caller> {
  const hasHeader = credentials.authorization != null;
  const token = readToken(sessions, credentials);
  if (hasHeader && token !== null && isProgramKey(token))
    return { ...VISITOR, hasHeader, program: await findProgram(store, token, now) };
  const loaded = token === null ? null : await loadViewer(store, sessions, token, now);
  if (!loaded) return { ...VISITOR, hasHeader };
  if (usedBy && isUseDue(loaded.usedAt, now))
    noteUse(store, loaded.viewer.sessionId, { ...usedBy(), usedAt: now });
  const isCookieDue = loaded.isRenewed && !hasHeader;
  return {
    viewer: loaded.viewer,
    token,
    hasHeader,
    renewedCookie: isCookieDue && token ? sessions.cookieOf(token) : null,
  };
}

/** The token bare, after “Bearer”, or in the cookie. */
function readToken(sessions: Sessions, { authorization, cookie }: Credentials): string | null {
  if (authorization == null) return sessions.readCookie(cookie);
  return authorization.replace(/^Bearer(\s+|$)/i, '').trim() || null;
}
