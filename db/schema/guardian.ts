import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { GUARDIAN_LINK_KINDS } from '#domain/guardians/guardian-link.ts';
import { account } from './account.ts';
import { chariteer } from './chariteer.ts';
import { isOneOf, rule } from './rules.ts';

/**
 * A link that acts for a guardian; the email alone holds its token. It outlives the erased record, so that a link of a
 * removed child can say so, until the sweep takes it.
 */
export const guardianLink = sqliteTable(
  'guardian_link',
  {
    id: text().primaryKey(),
    chariteerId: text()
      .notNull()
      .references(() => chariteer.id, { onDelete: 'cascade' }),
    /** Guardian that the link was sent to; null for the guardian whom the consent names. */
    guardianAccountId: text().references(() => account.id),
    kind: text({ enum: GUARDIAN_LINK_KINDS }).notNull(),
    tokenHash: text().notNull(),
    createdAt: integer().notNull(),
    expiresAt: integer().notNull(),
    /** When the decision was made by it, or when it was ended. */
    usedAt: integer(),
    /** The code that was sent to the guardian's address, hashed with the product's key. */
    codeHash: text(),
    codeExpiresAt: integer(),
    codeTries: integer().notNull().default(0),
  },
  (t) => [
    uniqueIndex('guardian_link_token').on(t.tokenHash),
    index('guardian_link_chariteer').on(t.chariteerId),
    index('guardian_link_guardian').on(t.guardianAccountId),
    index('guardian_link_expiry').on(t.expiresAt),
    rule('guardian_link_kind', isOneOf('kind', GUARDIAN_LINK_KINDS)),
    rule('guardian_link_hash', `length("tokenHash") = 64`),
    rule('guardian_link_lifetime', `"expiresAt" > "createdAt"`),
    rule('guardian_link_code', `("codeHash" IS NULL) = ("codeExpiresAt" IS NULL)`),
    rule('guardian_link_tries', `"codeTries" >= 0`),
  ],
);

/** A browser in which the code of a guardian's link was entered; the cookie alone holds its key. */
export const guardianBrowser = sqliteTable(
  'guardian_browser',
  {
    id: text().primaryKey(),
    linkId: text()
      .notNull()
      .references(() => guardianLink.id, { onDelete: 'cascade' }),
    keyHash: text().notNull(),
    createdAt: integer().notNull(),
  },
  (t) => [
    uniqueIndex('guardian_browser_key').on(t.keyHash),
    index('guardian_browser_link').on(t.linkId),
    rule('guardian_browser_hash', `length("keyHash") = 64`),
  ],
);
