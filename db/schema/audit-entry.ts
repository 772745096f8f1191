import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { isJsonOf, rule } from './rules.ts';

/** Append only: triggers refuse UPDATE and DELETE. No foreign keys, an entry outlives what it names. */
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
