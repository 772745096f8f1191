import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { PROGRAM_KEY_LIMITS, type ProgramScope } from '#domain/permissions/program-scope.ts';
import { provider } from './provider.ts';
import { hasLength, isJsonOf, rule } from './rules.ts';

/** A key by which a charity's own program reads the API; only its hash. */
export const programKey = sqliteTable(
  'program_key',
  {
    id: text().primaryKey(),
    providerId: text()
      .notNull()
      .references(() => provider.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    scopes: text({ mode: 'json' }).$type<ProgramScope[]>().notNull(),
    tokenHash: text().notNull(),
    createdAt: integer().notNull(),
    expiresAt: integer().notNull(),
    lastUsedAt: integer(),
  },
  (t) => [
    uniqueIndex('program_key_token').on(t.tokenHash),
    index('program_key_provider').on(t.providerId),
    rule('program_key_name', hasLength('name', 1, PROGRAM_KEY_LIMITS.nameMax)),
    rule('program_key_scopes', isJsonOf('scopes', 'array')),
    rule('program_key_hash', `length("tokenHash") = 64`),
    rule('program_key_end', `"expiresAt" > "createdAt"`),
  ],
);
