import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { PASSKEY_NAME_MOST, PASSKEY_PURPOSES } from '#domain/identity/passkey.ts';
import { account } from './account.ts';
import { hasLength, isFlag, isJsonOf, isOneOf, rule } from './rules.ts';

/**
 * A key that someone's device made for this product alone. Nothing in it is secret: the device keeps the other half.
 * Bytes stand as base64url, so that a closed account can be kept and given back as JSON.
 */
export const passkey = sqliteTable(
  'passkey',
  {
    id: text().primaryKey(),
    accountId: text()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    /** ID by which the device knows the passkey. */
    credentialId: text().notNull(),
    /** COSE. */
    publicKey: text().notNull(),
    /** How often the device says it was used; 0 for those that do not count. */
    counter: integer().notNull(),
    /** How browsers reach the device: “internal”, “usb” … */
    transports: text({ mode: 'json' }).$type<string[]>().notNull(),
    name: text().notNull(),
    /** Whether it lies in more places than the one device. */
    backedUp: integer({ mode: 'boolean' }).notNull(),
    createdAt: integer().notNull(),
    lastUsedAt: integer(),
  },
  (t) => [
    uniqueIndex('passkey_credential').on(t.credentialId),
    index('passkey_account').on(t.accountId, t.createdAt),
    rule('passkey_credential_id', hasLength('credentialId', 1, 1400)),
    rule('passkey_public_key', hasLength('publicKey', 1, 4000)),
    rule('passkey_counter', `"counter" >= 0`),
    rule('passkey_transports', isJsonOf('transports', 'array')),
    rule('passkey_name', hasLength('name', 1, PASSKEY_NAME_MOST)),
    rule('passkey_backed_up', isFlag('backedUp')),
  ],
);

/** What a device was asked to sign; good once, for minutes, in the session or browser that asked. */
export const passkeyChallenge = sqliteTable(
  'passkey_challenge',
  {
    /** SHA-256 (hex) of the challenge. */
    challengeHash: text().primaryKey(),
    purpose: text({ enum: PASSKEY_PURPOSES }).notNull(),
    /** The id of the session, or SHA-256 (hex) of the browser's cookie. */
    boundTo: text().notNull(),
    expiresAt: integer().notNull(),
  },
  (t) => [
    index('passkey_challenge_expiry').on(t.expiresAt),
    rule('passkey_challenge_hashes', `length("challengeHash") = 64 AND length("boundTo") = 64`),
    rule('passkey_challenge_purpose', isOneOf('purpose', PASSKEY_PURPOSES)),
  ],
);
