import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { isJsonOf, rule } from './rules.ts';

/**
 * Append only: triggers refuse UPDATE, and DELETE of what is not in a removed block. No foreign keys, an entry outlives
 * what it names. The order in which entries came is that of their row numbers.
 */
export const auditEntry = sqliteTable(
  'audit_entry',
  {
    id: text().primaryKey(),
    at: integer().notNull(),
    actorId: text(),
    action: text().notNull(),
    subjectType: text().notNull(),
    subjectId: text(),
    detail: text({ mode: 'json' }).$type<Record<string, unknown>>().notNull(),
  },
  (t) => [
    index('audit_entry_at').on(t.at),
    index('audit_entry_subject').on(t.subjectType, t.subjectId, t.at),
    index('audit_entry_actor').on(t.actorId, t.at),
    rule('audit_entry_detail', isJsonOf('detail', 'object')),
  ],
);

/**
 * The seals of the audit log, one for each block of entries in the order in which they came. A block that was removed
 * for its age leaves its row, with `removedAt`: from there the log begins.
 */
export const auditSeal = sqliteTable(
  'audit_seal',
  {
    block: integer().primaryKey(),
    entries: integer().notNull(),
    lastEntryId: text().notNull(),
    /** The latest instant of its entries. */
    lastAt: integer().notNull(),
    seal: text().notNull(),
    sealedAt: integer().notNull(),
    removedAt: integer(),
  },
  () => [
    rule('audit_seal_entries', `"entries" > 0`),
    rule('audit_seal_hash', `length("seal") = 64`),
    rule('audit_seal_removed_after', `"removedAt" IS NULL OR "removedAt" > "lastAt"`),
  ],
);
