import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { sealedText } from '../cells/sealed.ts';
import { account } from './account.ts';
import { rule } from './rules.ts';

/** The secret of an account's one-time passwords; one that no first code has confirmed asks no one for anything. */
export const oneTimePassword = sqliteTable(
  'one_time_password',
  {
    accountId: text()
      .primaryKey()
      .references(() => account.id, { onDelete: 'cascade' }),
    secret: sealedText().notNull(),
    createdAt: integer().notNull(),
    /** When the first code was entered; null: being set up. */
    confirmedAt: integer(),
    /** The step of 30 seconds whose code was taken last: that one and those before open nothing any more. */
    lastStep: integer().notNull().default(0),
  },
  () => [
    rule('one_time_password_step', `"lastStep" >= 0`),
    rule('one_time_password_order', `"confirmedAt" IS NULL OR "confirmedAt" >= "createdAt"`),
  ],
);

/** The recovery codes of an account that are still good: one is deleted when it is used. */
export const recoveryCode = sqliteTable(
  'recovery_code',
  {
    accountId: text()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    /** SHA-256 (hex): 50 bits of chance, which no one tries out. */
    codeHash: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.codeHash] }),
    rule('recovery_code_hash', `length("codeHash") = 64`),
  ],
);

/** Someone who has shown the first factor and is asked for the second: no session yet. */
export const pendingLogIn = sqliteTable(
  'pending_log_in',
  {
    /** SHA-256 (hex) of the token. */
    id: text().primaryKey(),
    accountId: text()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    tries: integer().notNull().default(0),
    createdAt: integer().notNull(),
    expiresAt: integer().notNull(),
  },
  (t) => [
    index('pending_log_in_account').on(t.accountId),
    index('pending_log_in_expiry').on(t.expiresAt),
    rule('pending_log_in_id', `length("id") = 64`),
    rule('pending_log_in_tries', `"tries" >= 0`),
    rule('pending_log_in_lifetime', `"expiresAt" > "createdAt"`),
  ],
);

/** Requests to staff to remove all lost second factors of an account; at most one per account. */
export const factorRecovery = sqliteTable(
  'factor_recovery',
  {
    accountId: text()
      .primaryKey()
      .references(() => account.id, { onDelete: 'cascade' }),
    askedAt: integer().notNull(),
    /** When staff agreed, who did, and when the factors go; null: staff have not decided. */
    grantedAt: integer(),
    grantedById: text().references(() => account.id, { onDelete: 'set null' }),
    endsAt: integer(),
    /** When they went; from then on the link puts them back. */
    takenAt: integer(),
    /** What they were (`KeptFactors`), so that they can be put back. */
    keptSecret: sealedText(),
    /** SHA-256 (hex) of the token of the link that stops it, or that puts back what it took. */
    tokenHash: text(),
  },
  (t) => [
    uniqueIndex('factor_recovery_token').on(t.tokenHash),
    index('factor_recovery_asked').on(t.askedAt),
    index('factor_recovery_end').on(t.takenAt, t.endsAt),
    index('factor_recovery_granted_by').on(t.grantedById),
    rule('factor_recovery_hash', `"tokenHash" IS NULL OR length("tokenHash") = 64`),
    rule('factor_recovery_granted', `("grantedAt" IS NULL) = ("endsAt" IS NULL)`),
    rule('factor_recovery_linked', `("grantedAt" IS NULL) = ("tokenHash" IS NULL)`),
    // It cannot be rushed, by whomever.
    rule('factor_recovery_waits', `"endsAt" IS NULL OR "endsAt" >= "grantedAt" + 86400000`),
    rule('factor_recovery_over', `"takenAt" IS NULL OR ("endsAt" IS NOT NULL AND "takenAt" >= "endsAt")`),
  ],
);
