import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { account } from './account.ts';
import { provider } from './provider.ts';
import { hasLength, isEmail, isJsonOf, rule } from './rules.ts';

/**
 * Someone whom a charity asked by email to volunteer there, as its file names them; whether that address has an account
 * is known to nobody before they accept. A declined one stays as it is until it ends, an accepted one with its account.
 */
export const volunteerInvitation = sqliteTable(
  'volunteer_invitation',
  {
    id: text().primaryKey(),
    providerId: text()
      .notNull()
      .references(() => provider.id, { onDelete: 'cascade' }),
    /** First and last name as the file has them; null for none. */
    name: text(),
    emailAddress: text().notNull(),
    emailKey: text().notNull(),
    /** Labels of the charity that the person gets by accepting. */
    labelIds: text({ mode: 'json' }).$type<string[]>().notNull(),
    invitedById: text().references(() => account.id, { onDelete: 'set null' }),
    createdAt: integer().notNull(),
    /** When its email is due; null once that was seen to. */
    mailAt: integer(),
    expiresAt: integer().notNull(),
    declinedAt: integer(),
    acceptedById: text().references(() => account.id, { onDelete: 'cascade' }),
  },
  (t) => [
    uniqueIndex('volunteer_invitation_address').on(t.providerId, t.emailKey),
    index('volunteer_invitation_key').on(t.emailKey),
    index('volunteer_invitation_due').on(t.mailAt).where(sql.raw(`"mailAt" IS NOT NULL`)),
    index('volunteer_invitation_expiry').on(t.expiresAt),
    index('volunteer_invitation_inviter').on(t.invitedById),
    index('volunteer_invitation_acceptor').on(t.acceptedById),
    rule('volunteer_invitation_email', isEmail('emailAddress')),
    rule('volunteer_invitation_key_of_email', `"emailKey" = lower("emailAddress")`),
    rule('volunteer_invitation_name', `"name" IS NULL OR (${hasLength('name', 1, 120)})`),
    rule('volunteer_invitation_labels', isJsonOf('labelIds', 'array')),
    rule('volunteer_invitation_lifetime', `"expiresAt" > "createdAt"`),
  ],
);

/** Mailboxes that get no invitations to volunteer any more, of whichever charity: their hashes alone. */
export const refusedInvitation = sqliteTable('refused_invitation', {
  mailboxHash: text().primaryKey(),
  refusedAt: integer().notNull(),
});
