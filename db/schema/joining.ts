import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { sealedText } from '../cells/sealed.ts';
import { account } from './account.ts';
import { quest } from './quest.ts';
import { isJsonOf, rule } from './rules.ts';

/**
 * Someone who goes on with an address of email: a code was sent there that is good in this browser only. One row a
 * browser. Once the code is right, an account that is known is logged in and the row goes; for everyone else it is the
 * registration that begins, until it is finished or `expiresAt` has come.
 */
export const joining = sqliteTable(
  'joining',
  {
    id: text().primaryKey(),
    /** SHA-256 (hex) of the browser's cookie. */
    browserHash: text().notNull(),
    /** Email address as typed. */
    address: sealedText().notNull(),
    /** A keyed hash of the mailbox that the address reaches. */
    addressKey: text().notNull(),
    /** The quest that led here. */
    questId: text().references(() => quest.id, { onDelete: 'set null' }),
    /** Account whose invitation link the person followed, or null. */
    inviterId: text().references(() => account.id, { onDelete: 'set null' }),
    /** Keyed with `DATA_KEY`: six digits are soon tried out. Null once it was right. */
    codeHash: text(),
    /** Hashes of codes from earlier emails, so that a person who types one is told to use the newest. */
    formerCodeHashes: text({ mode: 'json' }).$type<string[]>().notNull().default([]),
    /** SHA-256 (hex) of the link's token in the newest email; null once it was used. */
    linkHash: text(),
    tries: integer().notNull().default(0),
    createdAt: integer().notNull(),
    sentAt: integer().notNull(),
    codeExpiresAt: integer().notNull(),
    /** When the code or the link was right, for an address without an account. */
    enteredAt: integer(),
    expiresAt: integer().notNull(),
  },
  (t) => [
    uniqueIndex('joining_browser').on(t.browserHash),
    uniqueIndex('joining_link').on(t.linkHash),
    index('joining_quest').on(t.questId),
    index('joining_inviter').on(t.inviterId),
    index('joining_expiry').on(t.expiresAt),
    rule('joining_browser_hash', `length("browserHash") = 64`),
    rule('joining_code_hash', `length("codeHash") = 64`),
    rule('joining_former_codes', isJsonOf('formerCodeHashes', 'array')),
    rule('joining_link_hash', `length("linkHash") = 64`),
    rule('joining_tries', `"tries" >= 0`),
  ],
);
