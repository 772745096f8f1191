import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { UndoScope, WrittenRows } from '#domain/quests/changes/undo.ts';
import { account } from './account.ts';
import { isJsonOf, rule } from './rules.ts';

/**
 * A change that its account can take back until `expiresAt`. The id is the token; `written` says which rows it wrote
 * and how they were before, `fingerprint` how they and those around them were left.
 */
export const undo = sqliteTable(
  'undo',
  {
    id: text().primaryKey(),
    accountId: text()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    /** What was done, as the audit log calls it. */
    action: text().notNull(),
    /** The right that the change needed, at each of these charities; taking it back needs it still. */
    feature: text().notNull(),
    providerIds: text({ mode: 'json' }).$type<string[]>().notNull(),
    scope: text({ mode: 'json' }).$type<UndoScope>().notNull(),
    written: text({ mode: 'json' }).$type<WrittenRows[]>().notNull(),
    /** Emails that wait as long, and the counts of those that others caused. */
    mailIds: text({ mode: 'json' }).$type<string[]>().notNull().default(sql`'[]'`),
    causedMailIds: text({ mode: 'json' }).$type<string[]>().notNull().default(sql`'[]'`),
    fingerprint: text().notNull(),
    doneAt: integer().notNull(),
    expiresAt: integer().notNull(),
    takenBackAt: integer(),
  },
  (t) => [
    index('undo_account').on(t.accountId),
    index('undo_expiry').on(t.expiresAt),
    rule('undo_provider_ids', isJsonOf('providerIds', 'array')),
    rule('undo_scope', isJsonOf('scope', 'object')),
    rule('undo_written', isJsonOf('written', 'array')),
    rule('undo_mail_ids', isJsonOf('mailIds', 'array')),
    rule('undo_caused_mail_ids', isJsonOf('causedMailIds', 'array')),
    rule('undo_fingerprint', `length("fingerprint") = 64 AND "fingerprint" NOT GLOB '*[^0-9a-f]*'`),
    rule('undo_expires_later', `"expiresAt" > "doneAt"`),
    rule('undo_taken_back_in_time', `"takenBackAt" < "expiresAt"`),
  ],
);
