import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { ACCOUNT_TOKEN_KINDS, account } from './account.ts';
import { quest } from './quest.ts';
import { isOneOf, rule } from './rules.ts';

/** id is the SHA-256 (hex) of the cookie's value, never the value. expiresAt is in whole SECONDS (lucia's unit). */
export const session = sqliteTable(
  'session',
  {
    id: text().primaryKey(),
    accountId: text()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    expiresAt: integer().notNull(),
    createdAt: integer().notNull(),
    /** When the owner last proved again who it is; null: at the login only. */
    provedAt: integer(),
    /** When it was used last, by about ten minutes; null: not since it began. */
    usedAt: integer(),
    /** Browser of the last use as it names itself (“Firefox”), and its system (“Windows”); null if unknown. */
    browserName: text(),
    systemName: text(),
    /** The begin of the address it was used from last, “203.0” or “2001:db8”: a network of many, never the whole. */
    addressPrefix: text(),
    /** The SHA-256 (hex) of the cookie of that browser, as in `known_browser`. */
    browserHash: text(),
    /** The SHA-256 (hex) of what stands in the link that ends it; null: none was mailed. */
    endTokenHash: text(),
    /** When a second factor was shown in this session; null: never. */
    secondFactorAt: integer(),
  },
  (t) => [
    index('session_account').on(t.accountId),
    index('session_expiry').on(t.expiresAt),
    uniqueIndex('session_end_token').on(t.endTokenHash),
    rule('session_address_prefix', `length("addressPrefix") <= 9`),
    rule('session_browser_hash', `length("browserHash") = 64`),
    rule('session_end_token_hash', `length("endTokenHash") = 64`),
    // Anything this big is milliseconds by mistake: a session that would live for millennia.
    rule('session_expires_in_seconds', `"expiresAt" < 100000000000`),
  ],
);

/** The code mailed to a session whose account has no password; one at a time. */
export const proofCode = sqliteTable(
  'proof_code',
  {
    sessionId: text()
      .primaryKey()
      .references(() => session.id, { onDelete: 'cascade' }),
    /** Keyed with `DATA_KEY`: six digits are soon tried out. */
    codeHash: text().notNull(),
    expiresAt: integer().notNull(),
    tries: integer().notNull().default(0),
  },
  (t) => [
    index('proof_code_expiry').on(t.expiresAt),
    rule('proof_code_hash', `length("codeHash") = 64`),
    rule('proof_code_tries', `"tries" >= 0`),
  ],
);

export const accountToken = sqliteTable(
  'account_token',
  {
    id: text().primaryKey(),
    accountId: text()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    kind: text({ enum: ACCOUNT_TOKEN_KINDS }).notNull(),
    tokenHash: text().notNull(),
    createdAt: integer().notNull(),
    expiresAt: integer().notNull(),
    usedAt: integer(),
    /** Until when whoever confirmed the address of the login by it logs in by it, once; null: not by this one. */
    logInUntil: integer(),
    /** The quest its owner came for. */
    questId: text().references(() => quest.id, { onDelete: 'set null' }),
  },
  (t) => [
    uniqueIndex('account_token_hash').on(t.tokenHash),
    index('account_token_account').on(t.accountId, t.kind),
    index('account_token_expiry').on(t.expiresAt),
    index('account_token_quest').on(t.questId).where(sql`"questId" IS NOT NULL`),
    rule('account_token_kind', isOneOf('kind', ACCOUNT_TOKEN_KINDS)),
    rule('account_token_lifetime', `"expiresAt" > "createdAt"`),
  ],
);

/**
 * A browser that has logged in to an account, by the SHA-256 (hex) of its cookie. One browser may know several
 * accounts: people share computers.
 */
export const knownBrowser = sqliteTable(
  'known_browser',
  {
    tokenHash: text().notNull(),
    accountId: text()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    expiresAt: integer().notNull(),
    /** When it logged in to this account first, and last. */
    createdAt: integer().notNull().default(0),
    usedAt: integer().notNull().default(0),
    /** Browser as it names itself (“Firefox”), and its system (“Windows”); null if unknown. */
    browserName: text(),
    systemName: text(),
  },
  (t) => [
    primaryKey({ columns: [t.tokenHash, t.accountId] }),
    index('known_browser_account').on(t.accountId, t.expiresAt),
    index('known_browser_expiry').on(t.expiresAt),
    rule('known_browser_hash', `length("tokenHash") = 64`),
  ],
);
