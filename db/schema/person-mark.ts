import { index, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { BAN_MARKS, type BanMarkKind } from '#domain/identity/ban-identity.ts';
import { chariteer } from './chariteer.ts';
import { isOneOf, rule } from './rules.ts';

const KINDS = Object.keys(BAN_MARKS) as [BanMarkKind, ...BanMarkKind[]];

/**
 * What a volunteer, or a child under the account of an adult, is known by now, as keyed hashes: equal ones suggest duplicates. `keyMark` says
 * which key made a hash, so that those of a former key are made anew.
 */
export const personMark = sqliteTable(
  'person_mark',
  {
    chariteerId: text()
      .notNull()
      .references(() => chariteer.id, { onDelete: 'cascade' }),
    kind: text({ enum: KINDS }).notNull(),
    hash: text().notNull(),
    keyMark: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.chariteerId, t.kind, t.hash] }),
    index('person_mark_hash').on(t.kind, t.hash, t.chariteerId),
    rule('person_mark_kind', isOneOf('kind', KINDS)),
    rule('person_mark_hash_length', `length("hash") = 64`),
    rule('person_mark_key', `length("keyMark") = 8`),
  ],
);
