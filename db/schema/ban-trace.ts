import { type AnySQLiteColumn, index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { BAN_MARKS, type BanMarkKind } from '#domain/identity/ban-identity.ts';
import { provider } from './provider.ts';
import { isOneOf, rule } from './rules.ts';

const KINDS = Object.keys(BAN_MARKS) as [BanMarkKind, ...BanMarkKind[]];

/**
 * A charity's ban as it outlives the account: no person and no value in clear, only keyed hashes of them. A ban that
 * was carried to another record has the first one as its root, and goes with it. Times in epoch ms.
 */
export const banTrace = sqliteTable(
  'ban_trace',
  {
    id: text().primaryKey(),
    providerId: text()
      .notNull()
      .references(() => provider.id, { onDelete: 'restrict' }),
    rootId: text().references((): AnySQLiteColumn => banTrace.id, { onDelete: 'cascade' }),
    bannedAt: integer().notNull(),
    expiresAt: integer().notNull(),
  },
  (t) => [
    index('ban_trace_provider').on(t.providerId),
    index('ban_trace_root').on(t.rootId),
    index('ban_trace_expiry').on(t.expiresAt),
    rule('ban_trace_lifetime', `"expiresAt" > "bannedAt"`),
  ],
);

export const banTraceMark = sqliteTable(
  'ban_trace_mark',
  {
    traceId: text()
      .notNull()
      .references(() => banTrace.id, { onDelete: 'cascade' }),
    kind: text({ enum: KINDS }).notNull(),
    hash: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.traceId, t.kind, t.hash] }),
    index('ban_trace_mark_hash').on(t.kind, t.hash),
    rule('ban_trace_mark_kind', isOneOf('kind', KINDS)),
    rule('ban_trace_mark_hash_length', `length("hash") = 64`),
  ],
);
