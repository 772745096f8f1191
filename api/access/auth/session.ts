import { createHash } from 'node:crypto';
import { eq, lte, sql } from 'drizzle-orm';
import { type Adapter, type DatabaseSession, Lucia, TimeSpan } from 'lucia';
import type { AccountType, SubscriptionStatus } from '#api/graphql/generated/types.ts';
import type { Config } from '#api/process/config/config.ts';
import { deleteInSteps } from '#db/delete-in-steps.ts';
import { outageOf } from '#db/outage.ts';
import { prepareOnce } from '#db/prepare-once.ts';
import { account } from '#db/schema/account.ts';
import { chariteer } from '#db/schema/chariteer.ts';
import { pendingLogIn } from '#db/schema/second-factor.ts';
import { session } from '#db/schema/session.ts';
import type { Db, Store } from '#db/store.ts';
import { SESSION_LIFE, type SessionLife, sessionLifeOf } from '#domain/sessions/session-life.ts';
import type { Locale } from '#domain/texts/locale.ts';
import { beginSession, extendSession } from './session-rows.ts';
import type { UsedBy } from './session-use.ts';

/** The account behind a session, with what its volunteer record tells about it. */
export type SessionAccount = {
  accountId: string;
  username: string;
  accountType: AccountType;
  isStaff: boolean;
  ownProviderId: string | null;
  /** The language the account keeps; null: no one chose one. */
  locale: Locale | null;
  isBanned: boolean;
  /** When the owner last showed who it is, by the login or after it. Epoch ms. */
  provedAt: number;
  /** When a second factor was shown in this session; null: never. Epoch ms. */
  secondFactorAt: number | null;
  /** Whether the charity whose own account this is demands a second factor. */
  isOwnProviderAsked: boolean;
  /** Whether a contact address was confirmed. */
  isConfirmed: boolean;
  nameFirst: string | null;
  nameLast: string | null;
  accountDateOfBirth: string | null;
  /** Null without a volunteer record, like all below. */
  chariteerId: string | null;
  chariteerDateOfBirth: string | null;
  subscriptionStatus: SubscriptionStatus | null;
  sponsorBannerClosedAt: number | null;
};

export type OpenSession = {
  /** SHA-256 (hex) of the token: the id in the table. */
  id: string;
  account: SessionAccount;
  /** When a use was written down last; null: none. Epoch ms. */
  usedAt: number | null;
  /** The lifetime was extended just now, so the cookie has to be sent again. */
  isRenewed: boolean;
};

type CookieConfig = Pick<Config, 'sessionCookieName' | 'isCookieSecure' | 'isProduction'>;

export type Sessions = ReturnType<typeof createSessions>;

/**
 * Sessions that slide: using one extends it, up to its longest life (`SESSION_LIFE`). The only place that knows lucia,
 * which decides by the stored end and the system clock whether a session is open and when it is renewed.
 * The database holds hashes of the tokens, so that reading it opens no session.
 */
export function createSessions(store: Store, config: CookieConfig, clock: () => number) {
  const luciaFor = luciaOver(store, config, clock);
  const lucia = luciaFor(SESSION_LIFE.everybody, null);
  const cookiePattern = new RegExp(`(?:^|;\\s*)${config.sessionCookieName}=([a-z0-9]{20,80})(?:;|$)`);

  return {
    /** Whether the product's staff need a second factor for their rights. */
    isStaffAsked: config.isProduction,
    /** Opens a session with a new token for whoever `usedBy` names; returns the token. Joins the write it is called in. */
    async open(accountId: string, usedBy?: UsedBy): Promise<string> {
      return (await lucia.createSession(accountId, { usedBy })).id;
    },
    /** The session of a token, or null when it is unknown, expired or its account banned. One statement; a use may extend it. */
    async find(token: string, isUse = true): Promise<OpenSession | null> {
      const row = await sessionById(store.read).get({ id: hashToken(token) });
      if (!row) return null;
      if (clock() >= absoluteEndOf(row)) {
        await unlessUnwritable(store, () => deleteSession(store, token));
        return null;
      }
      const { session: found, user } = await luciaFor(sessionLifeOf(row), row, isUse).validateSession(token);
      if (!found) return null;
      const { id: _, usedAt, ...attributes } = user;
      return { id: hashToken(token), account: attributes, usedAt, isRenewed: found.fresh && !isLast(row) };
    },
    /** Ends one session; does nothing for an unknown token. */
    end: (token: string): Promise<void> => deleteSession(store, token),
    /** Ends every session of an account, and every log-in that waits for a second factor, at a password change, ban or removal. */
    async endAll(accountId: string): Promise<void> {
      await lucia.invalidateUserSessions(accountId);
    },
    /** Deletes what has expired. */
    sweep: (): Promise<void> => lucia.deleteExpiredSessions(),
    /** The token in a Cookie header, if there is one. */
    readCookie: (header: string | null | undefined): string | null =>
      cookiePattern.exec(header ?? '')?.[1] ?? null,
    /** Set-Cookie value that hands the token to a browser: HttpOnly, SameSite=Lax, Secure as configured. */
    cookieOf: (token: string): string => lucia.createSessionCookie(token).serialize(),
    /** Set-Cookie value that clears the cookie. */
    blankCookie: (): string => lucia.createBlankSessionCookie().serialize(),
  };
}

/** Makes lucia for the sessions of one life, with the session that was found for the request; null: none. */
function luciaOver(store: Store, config: CookieConfig, clock: () => number) {
  return (life: SessionLife, found: SessionRow | null, isUse = true) =>
    new Lucia(createAdapter(store, clock, found, isUse), {
      sessionExpiresIn: luciaSpan(life),
      sessionCookie: { name: config.sessionCookieName, attributes: { secure: config.isCookieSecure } },
      getUserAttributes: (attributes) => attributes,
    });
}

/** The id in the table that belongs to a token. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

const sessionById = prepareOnce((db: Db) =>
  db
    .select({
      session: { accountId: session.accountId, expiresAt: session.expiresAt, createdAt: session.createdAt },
      accountId: account.id,
      username: account.username,
      accountType: account.accountType,
      isStaff: account.isStaff,
      ownProviderId: account.providerId,
      locale: account.locale,
      usedAt: session.usedAt,
      isBanned: account.isBanned,
      provedAt: sql<number>`coalesce(${session.provedAt}, ${session.createdAt})`,
      secondFactorAt: session.secondFactorAt,
      isOwnProviderAsked: sql<boolean>`EXISTS (SELECT 1 FROM provider AS own
        WHERE own."id" = ${account.providerId} AND own."demandsSecondFactor" = 1)`.mapWith(Boolean),
      isConfirmed: sql<boolean>`EXISTS (SELECT 1 FROM contact_email AS contact
        WHERE contact."accountId" = ${account.id} AND contact."verificationStatus" = 'Confirmed')`.mapWith(
        Boolean,
      ),
      nameFirst: account.nameFirst,
      nameLast: account.nameLast,
      accountDateOfBirth: account.dateOfBirth,
      chariteerId: chariteer.id,
      chariteerDateOfBirth: chariteer.dateOfBirth,
      subscriptionStatus: chariteer.subscriptionStatus,
      sponsorBannerClosedAt: chariteer.sponsorBannerClosedAt,
    })
    .from(session)
    .innerJoin(account, eq(account.id, session.accountId))
    .leftJoin(chariteer, eq(chariteer.id, session.accountId))
    .where(eq(session.id, sql.placeholder('id')))
    .prepare(),
);

type SessionRow = NonNullable<Awaited<ReturnType<ReturnType<typeof sessionById>['get']>>>;

/** Span after which lucia renews a session at its half: set so that the half is what is left when a use extends ours. */
function luciaSpan({ restMs, extendedAfterMs }: SessionLife): TimeSpan {
  return new TimeSpan(2 * (restMs - extendedAfterMs), 'ms');
}

/** When a session ends however often it is used. Epoch ms. */
function absoluteEndOf(row: SessionRow): number {
  return row.session.createdAt + sessionLifeOf(row).longestMs;
}

/** Whether a session already ends at its absolute end, so that no use extends it. */
function isLast(row: SessionRow): boolean {
  return row.session.expiresAt * 1000 >= absoluteEndOf(row);
}

/** Lucia's view of the database, with the session that was found for the request; null: none was looked for. */
function createAdapter(store: Store, clock: () => number, found: SessionRow | null, isUse: boolean): Adapter {
  return {
    async getSessionAndUser(token) {
      if (!found) return [null, null];
      const { session: row, ...attributes } = found;
      const user = { id: found.accountId, attributes };
      return [asLuciaSession({ ...row, id: token }), found.isBanned ? null : user];
    },
    async getUserSessions(accountId) {
      const rows = await store.read.select().from(session).where(eq(session.accountId, accountId));
      return rows.map(asLuciaSession);
    },
    setSession: ({ id: token, userId: accountId, attributes: { usedBy } }) =>
      store.write((tx) => beginSession(tx, { id: hashToken(token), accountId, createdAt: clock() }, usedBy)),
    async updateSessionExpiration(token) {
      if (!isUse || !found || isLast(found)) return;
      await unlessUnwritable(store, async () => {
        await store.write((tx) => extendSession(tx, hashToken(token), clock()));
      });
    },
    // Called for sessions that have expired, which open nothing whether the row is there or not.
    deleteSession: (token) => unlessUnwritable(store, () => deleteSession(store, token)),
    async deleteUserSessions(accountId) {
      await store.write(async (tx) => {
        await tx.delete(session).where(eq(session.accountId, accountId));
        await tx.delete(pendingLogIn).where(eq(pendingLogIn.accountId, accountId));
      });
    },
    async deleteExpiredSessions() {
      const now = Math.floor(clock() / 1000);
      await deleteInSteps(store, session, lte(session.expiresAt, now));
    },
  };
}

function asLuciaSession({
  id,
  accountId,
  expiresAt,
}: Pick<typeof session.$inferSelect, 'id' | 'accountId' | 'expiresAt'>): DatabaseSession {
  return { id, userId: accountId, expiresAt: new Date(expiresAt * 1000), attributes: {} };
}

/** Deletes the row of a token; does nothing for an unknown one. */
async function deleteSession(store: Store, token: string): Promise<void> {
  await store.write(async (tx) => void (await tx.delete(session).where(eq(session.id, hashToken(token)))));
}

/** What is only upkeep, and is done again at the next request: who reads is not kept from it by a full or locked disk. */
async function unlessUnwritable(store: Store, upkeep: () => Promise<void>): Promise<void> {
  if (!store.availability.isWritable) return;
  await upkeep().catch((error: unknown) => {
    if (outageOf(error) !== 'unwritable') throw error;
  });
}

type Attributes = SessionAccount & Pick<OpenSession, 'usedAt'>;

declare module 'lucia' {
  interface Register {
    Lucia: Lucia<Record<never, never>, Attributes>;
    DatabaseUserAttributes: Attributes;
    DatabaseSessionAttributes: { usedBy?: UsedBy | undefined };
  }
}
