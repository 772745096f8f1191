import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { CLOSED_BY } from '#domain/accounts/account-removal.ts';
import { isJsonOf, isOneOf, rule } from './rules.ts';

/**
 * What an account was that its owner, or a guardian, has closed: erased everywhere else, and kept here for a day, sealed
 * with `DATA_KEY`, so that it can be taken back. No key leads to `account`: there is none any more.
 */
export const closedAccount = sqliteTable(
  'closed_account',
  {
    accountId: text().primaryKey(),
    /** SHA-256 (hex) of the address of the login, in lower case. */
    emailHash: text().notNull(),
    /** SHA-256 (hex) of the token by which it is taken back. */
    tokenHash: text().notNull(),
    /** Hashes of the addresses and the user name that no one else gets meanwhile. */
    heldKeys: text({ mode: 'json' }).$type<string[]>().notNull().default(sql`'[]'`),
    closedBy: text({ enum: CLOSED_BY }).notNull(),
    sealed: text().notNull(),
    closedAt: integer().notNull(),
    expiresAt: integer().notNull(),
  },
  (t) => [
    uniqueIndex('closed_account_email').on(t.emailHash),
    uniqueIndex('closed_account_token').on(t.tokenHash),
    index('closed_account_expiry').on(t.expiresAt),
    rule('closed_account_hashes', `length("emailHash") = 64 AND length("tokenHash") = 64`),
    rule('closed_account_held', isJsonOf('heldKeys', 'array')),
    rule('closed_account_by', isOneOf('closedBy', CLOSED_BY)),
    rule('closed_account_lifetime', `"expiresAt" > "closedAt"`),
  ],
);
