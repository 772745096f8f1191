import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { ACCOUNT_TOKEN_KINDS, account } from './account.ts';
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
  },
  (t) => [
    index('session_account').on(t.accountId),
    index('session_expiry').on(t.expiresAt),
    // Anything this big is milliseconds by mistake: a session that would live for millennia.
    rule('session_expires_in_seconds', `"expiresAt" < 100000000000`),
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
  },
  (t) => [
    uniqueIndex('account_token_hash').on(t.tokenHash),
    index('account_token_account').on(t.accountId, t.kind),
    index('account_token_expiry').on(t.expiresAt),
    rule('account_token_kind', isOneOf('kind', ACCOUNT_TOKEN_KINDS)),
    rule('account_token_lifetime', `"expiresAt" > "createdAt"`),
  ],
);
