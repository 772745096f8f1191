import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { REGISTRATION_LIMITS } from '#domain/identity/registration.ts';
import type { Locale } from '#domain/texts/locale.ts';
import { sealedText } from '../cells/sealed.ts';
import { mailboxColumn } from './mailbox-column.ts';
import { provider } from './provider.ts';
import { hasLength, isDay, isEmail, isFlag, isOneOf, isPhone, isSealedOr, rule } from './rules.ts';

export const ACCOUNT_TYPES = ['Chariteer', 'Provider'] as const;
export const VERIFICATION_STATUSES = ['Unverified', 'Confirmed'] as const;
export const ACCOUNT_TOKEN_KINDS = ['verify-email', 'reset-password'] as const;

const { usernameMin, usernameMax } = REGISTRATION_LIMITS;

/** The username rule of registration: 3 to 20 letters and digits. */
export const isUsername = (column: string) =>
  `${hasLength(column, usernameMin, usernameMax)} AND "${column}" NOT GLOB '*[^A-Za-z0-9]*'`;

/** The keys are columns, not indexes on lower(…): such an index does not survive a rebuild of the table. */
export const account = sqliteTable(
  'account',
  {
    id: text().primaryKey(),
    displayName: text().notNull(),
    username: text().notNull(),
    usernameKey: text().notNull(),
    email: text().notNull(),
    emailKey: text().notNull(),
    mailboxKey: mailboxColumn('emailKey'),
    passwordHash: text(),
    accountType: text({ enum: ACCOUNT_TYPES }).notNull(),
    providerId: text().references(() => provider.id, { onDelete: 'restrict' }),
    isStaff: integer({ mode: 'boolean' }).notNull().default(false),
    isBanned: integer({ mode: 'boolean' }).notNull().default(false),
    banReason: text(),
    entityId: text().notNull(),
    createdAt: integer().notNull(),
    nameFirst: text(),
    nameLast: text(),
    phoneNumber: sealedText(),
    dateOfBirth: text(),
    /**
     * The password of the last login is shorter than an account with rights should have. No CHECK: that would build
     * the table anew.
     */
    isPasswordShort: integer({ mode: 'boolean' }).notNull().default(false),
    /** Whether a login that has not shown a passkey asks for one, while there is one. No CHECK, as above. */
    passkeyAsked: integer({ mode: 'boolean' }).notNull().default(false),
    /** The language of what the person gets; null: nobody chose one. No CHECK, as above: a further language is a folder. */
    locale: text().$type<Locale>(),
    /** When the owner last changed the user name; null: never. */
    usernameChangedAt: integer(),
    /** Names, user name and address in folded form, for search; written by a trigger (../folding/key-triggers.ts). */
    searchKey: text(),
  },
  (t) => [
    index('account_search').on(t.searchKey),
    uniqueIndex('account_username_key').on(t.usernameKey),
    uniqueIndex('account_email_key').on(t.emailKey),
    index('account_mailbox').on(t.mailboxKey),
    uniqueIndex('account_entity').on(t.entityId),
    index('account_provider').on(t.providerId),
    index('account_staff').on(t.isStaff).where(sql`"isStaff" = 1`),
    rule('account_username', isUsername('username')),
    rule('account_username_key_lower', `"usernameKey" = lower("username")`),
    rule('account_email', isEmail('email')),
    rule('account_email_typo', `"emailKey" NOT LIKE '%.con'`),
    rule('account_email_key_lower', `"emailKey" = lower("emailKey")`),
    rule('account_type', isOneOf('accountType', ACCOUNT_TYPES)),
    rule('account_provider_type', `"providerId" IS NULL OR "accountType" = 'Provider'`),
    rule('account_is_staff', isFlag('isStaff')),
    rule('account_is_banned', isFlag('isBanned')),
    rule('account_phone', isSealedOr('phoneNumber', isPhone('phoneNumber'))),
    rule('account_birth', isDay('dateOfBirth')),
  ],
);

/** The lowest position counts (ENT-39). */
export const contactEmail = sqliteTable(
  'contact_email',
  {
    id: text().primaryKey(),
    accountId: text()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    emailAddress: text().notNull(),
    mailboxKey: mailboxColumn('emailAddress'),
    verificationStatus: text({ enum: VERIFICATION_STATUSES }).notNull().default('Unverified'),
    position: integer().notNull().default(0),
    verificationSentAt: integer(),
    /** When its server refused it for good; null again once it is confirmed anew or another. */
    unreachableAt: integer(),
  },
  (t) => [
    uniqueIndex('contact_email_position').on(t.accountId, t.position),
    index('contact_email_mailbox').on(t.mailboxKey),
    rule('contact_email_address', isEmail('emailAddress')),
    rule('contact_email_status', isOneOf('verificationStatus', VERIFICATION_STATUSES)),
    rule('contact_email_position_range', `"position" >= 0`),
  ],
);

/**
 * A user name that someone chose while registering an address that has an account already. No one else gets it:
 * a name that stays free would tell that the registration made no account.
 */
export const heldUsername = sqliteTable(
  'held_username',
  {
    usernameKey: text().primaryKey(),
    accountId: text()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
  },
  (t) => [
    index('held_username_account').on(t.accountId),
    rule('held_username_key_lower', `"usernameKey" = lower("usernameKey")`),
  ],
);

/** The address that an account is going to have once the link sent there was opened: one at a time. */
export const emailChange = sqliteTable(
  'email_change',
  {
    accountId: text()
      .primaryKey()
      .references(() => account.id, { onDelete: 'cascade' }),
    emailAddress: text().notNull(),
    mailboxKey: mailboxColumn('emailAddress'),
    /** SHA-256 (hex) of the link's token. */
    tokenHash: text().notNull(),
    expiresAt: integer().notNull(),
  },
  (t) => [
    uniqueIndex('email_change_token').on(t.tokenHash),
    index('email_change_expiry').on(t.expiresAt),
    index('email_change_mailbox').on(t.mailboxKey),
    rule('email_change_address', isEmail('emailAddress')),
    rule('email_change_hash', `length("tokenHash") = 64`),
  ],
);

/** An address that an account had until lately, with the link by which whoever reads there can have it back. */
export const formerAddress = sqliteTable(
  'former_address',
  {
    id: text().primaryKey(),
    accountId: text()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    emailAddress: text().notNull(),
    emailKey: text().notNull(),
    mailboxKey: mailboxColumn('emailKey'),
    /** SHA-256 (hex) of the link's token. */
    tokenHash: text().notNull(),
    changedAt: integer().notNull(),
    expiresAt: integer().notNull(),
  },
  (t) => [
    uniqueIndex('former_address_token').on(t.tokenHash),
    index('former_address_account').on(t.accountId),
    index('former_address_key').on(t.emailKey),
    index('former_address_mailbox').on(t.mailboxKey),
    index('former_address_expiry').on(t.expiresAt),
    rule('former_address_email', isEmail('emailAddress')),
    rule('former_address_key_lower', `"emailKey" = lower("emailKey")`),
    rule('former_address_hash', `length("tokenHash") = 64`),
    rule('former_address_lifetime', `"expiresAt" > "changedAt"`),
  ],
);
