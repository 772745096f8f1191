import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { account } from './account.ts';
import { chariteer } from './chariteer.ts';
import { isFlag, rule } from './rules.ts';

/**
 * Two records of one person that staff have put together: the dropped one is erased everywhere else, and what was
 * written then lies here sealed with `DATA_KEY`, until it is taken back or `expiresAt` is over.
 */
export const recordMerge = sqliteTable(
  'record_merge',
  {
    id: text().primaryKey(),
    keptId: text()
      .notNull()
      .references(() => chariteer.id, { onDelete: 'cascade' }),
    droppedId: text()
      .notNull()
      .references(() => chariteer.id, { onDelete: 'cascade' }),
    mergedById: text().references(() => account.id, { onDelete: 'set null' }),
    /** Null once it was taken back. */
    sealed: text(),
    mergedAt: integer().notNull(),
    expiresAt: integer().notNull(),
    undoneAt: integer(),
  },
  (t) => [
    index('record_merge_kept').on(t.keptId),
    index('record_merge_dropped').on(t.droppedId),
    index('record_merge_by').on(t.mergedById),
    index('record_merge_expiry').on(t.expiresAt),
    index('record_merge_age').on(t.mergedAt),
    rule('record_merge_two', `"keptId" <> "droppedId"`),
    rule('record_merge_sealed', `("sealed" IS NULL) = ("undoneAt" IS NOT NULL)`),
    rule('record_merge_lifetime', `"expiresAt" > "mergedAt"`),
    rule('record_merge_undone', `"undoneAt" BETWEEN "mergedAt" AND "expiresAt"`),
  ],
);

/** Addresses and the user name of a dropped record, as SHA-256 (hex): no one else gets them until it is for good. */
export const mergedKey = sqliteTable(
  'merged_key',
  {
    hash: text().notNull(),
    mergeId: text()
      .notNull()
      .references(() => recordMerge.id, { onDelete: 'cascade' }),
  },
  (t) => [
    primaryKey({ columns: [t.hash, t.mergeId] }),
    index('merged_key_merge').on(t.mergeId),
    rule('merged_key_hash', `length("hash") = 64`),
  ],
);

/**
 * A merge that waits for the guardian with the earliest valid consent, who answers by a link; the email alone holds
 * its token. The staff member who asked is not told how the guardian answered.
 */
export const mergeRequest = sqliteTable(
  'merge_request',
  {
    id: text().primaryKey(),
    keptId: text()
      .notNull()
      .references(() => chariteer.id, { onDelete: 'cascade' }),
    droppedId: text()
      .notNull()
      .references(() => chariteer.id, { onDelete: 'cascade' }),
    /** Which of the two records the guardian who is asked knows. */
    knownId: text()
      .notNull()
      .references(() => chariteer.id, { onDelete: 'cascade' }),
    askedById: text().references(() => account.id, { onDelete: 'set null' }),
    tokenHash: text().notNull(),
    askedAt: integer().notNull(),
    expiresAt: integer().notNull(),
    /** Null until the guardian has answered. */
    isAgreed: integer({ mode: 'boolean' }),
    answeredAt: integer(),
  },
  (t) => [
    uniqueIndex('merge_request_token').on(t.tokenHash),
    index('merge_request_kept').on(t.keptId),
    index('merge_request_dropped').on(t.droppedId),
    index('merge_request_known').on(t.knownId),
    index('merge_request_by').on(t.askedById),
    index('merge_request_expiry').on(t.expiresAt),
    rule('merge_request_two', `"keptId" <> "droppedId"`),
    rule('merge_request_known', `"knownId" IN ("keptId", "droppedId")`),
    rule('merge_request_hash', `length("tokenHash") = 64`),
    rule('merge_request_lifetime', `"expiresAt" > "askedAt"`),
    rule('merge_request_agreed', isFlag('isAgreed')),
    rule('merge_request_answered', `("isAgreed" IS NULL) = ("answeredAt" IS NULL)`),
  ],
);
