import { randomBytes } from 'node:crypto';
import { and, eq, lt, ne, sql } from 'drizzle-orm';
import { takeOne } from '#api/access/auth/rate-limit.ts';
import { hashToken } from '#api/access/auth/session.ts';
import type { UsedBy } from '#api/access/auth/session-use.ts';
import { queueMail } from '#api/access/outbox/queue-mail.ts';
import { newBrowserMail } from '#api/access/outbox/session-mails.ts';
import type { Context } from '#api/access/request/context.ts';
import { isKnownTo } from '#api/access/request/known-browser.ts';
import { usedByOf } from '#api/access/request/used-by.ts';
import { auditEntry } from '#db/schema/audit-entry.ts';
import { knownBrowser, session } from '#db/schema/session.ts';
import type { Db } from '#db/store.ts';
import { localeOf, mailIn } from '#domain/messages/mail-language.ts';
import { isToldOfBrowser } from '#domain/sessions/new-browser.ts';
import type { Locale } from '#domain/texts/locale.ts';

type Owner = { id: string; email: string; username: string; locale: Locale | null };
type LogInContext = Pick<Context, 'now' | 'config' | 'request'>;

/**
 * Tells the owner of a login from a browser that was not seen before, with a link that ends the session. Part of the
 * write that opened it (`token`), before `rememberBrowser`, which makes the browser one that was seen.
 */
export async function tellOfNewBrowser(
  tx: Db,
  context: LogInContext,
  owner: Owner,
  token: string,
): Promise<void> {
  const { now, config, request } = context;
  const { id: ownerId, email: recipient, username } = owner;
  const usedBy = usedByOf(request);
  const facts = {
    isKnown: await isKnownTo(tx, now, request.browserToken, ownerId),
    isBrowser: request.isBrowser,
    hasSessionLikeIt: await hasSessionLikeIt(tx, ownerId, token, usedBy),
    isFirstLogIn: await isFirstLogIn(tx, now, ownerId, token),
  };
  if (!isToldOfBrowser(facts)) return;
  if (!(await takeOne(tx, { limit: 'newBrowserMailByAccount', subject: ownerId }, now))) return;
  const endToken = randomBytes(32).toString('base64url');
  await tx
    .update(session)
    .set({ endTokenHash: hashToken(endToken) })
    .where(eq(session.id, hashToken(token)));
  const about = { username, token: endToken, usedBy, at: now };
  const mail = mailIn(localeOf(owner.locale, request.pageLocale), (locale) =>
    newBrowserMail(locale, config, about),
  );
  await queueMail(tx, context, { kind: 'new-browser', ...mail, recipient, ownerId });
}

/** Whether another session of the account is used by the same kind of client from the same network. */
async function hasSessionLikeIt(
  tx: Db,
  accountId: string,
  token: string,
  { browserName, systemName, addressPrefix }: UsedBy,
): Promise<boolean> {
  const isLikeIt = sql`${session.browserName} IS ${browserName} AND ${session.systemName} IS ${systemName}
    AND ${session.addressPrefix} IS ${addressPrefix}`;
  const found = await tx
    .select({ id: session.id })
    .from(session)
    .where(and(eq(session.accountId, accountId), ne(session.id, hashToken(token)), isLikeIt))
    .limit(1)
    .get();
  return found !== undefined;
}

/** Whether no one has logged in to the account before: browsers and sessions are forgotten, so the audit log knows. */
async function isFirstLogIn(tx: Db, now: number, accountId: string, token: string): Promise<boolean> {
  const browser = tx.select({ one: sql`1` }).from(knownBrowser).where(eq(knownBrowser.accountId, accountId));
  const other = tx
    .select({ one: sql`1` })
    .from(session)
    .where(and(eq(session.accountId, accountId), ne(session.id, hashToken(token))));
  const former = tx
    .select({ one: sql`1` })
    .from(auditEntry)
    .where(
      and(
        eq(auditEntry.subjectType, 'account'),
        eq(auditEntry.subjectId, accountId),
        // The entry of this login may stand there already.
        lt(auditEntry.at, now),
        eq(auditEntry.action, 'log-in'),
      ),
    );
  const [found] = await tx.all<{ isSeen: number }>(
    sql`SELECT (EXISTS ${browser} OR EXISTS ${other} OR EXISTS ${former}) AS "isSeen"`,
  );
  return found?.isSeen !== 1;
}
