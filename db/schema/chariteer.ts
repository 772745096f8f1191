import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { CONSENT_STATES } from '#domain/guardians/consent-standing.ts';
import { REGISTRATION_LIMITS } from '#domain/identity/registration.ts';
import { QUEST_LIMITS } from '#domain/quests/quest-limits.ts';
import type { Locale } from '#domain/texts/locale.ts';
import { sealedText } from '../cells/sealed.ts';
import { ACCOUNT_TYPES, isUsername } from './account.ts';
import { banTrace } from './ban-trace.ts';
import { district } from './district.ts';
import { provider } from './provider.ts';
import { hasLength, isDay, isEmail, isFlag, isJsonOf, isOneOf, isPhone, isSealedOr, rule } from './rules.ts';

export const SUBSCRIPTION_STATUSES = ['unsubscribed', 'silver', 'gold'] as const;

const PERSONAL = ['username', 'emailAddress', 'dateOfBirth', 'nameFirst', 'nameLast'];
const PERSONAL_IF_GIVEN = [
  'nameMiddle',
  'phoneNumber',
  'emergencyContactName',
  'emergencyContactNumber',
  'zipCode',
  'introduction',
];
const all = (columns: string[], state: 'IS NULL' | 'IS NOT NULL') =>
  columns.map((column) => `"${column}" ${state}`).join(' AND ');

/**
 * The volunteer record. Its id equals the account's, without a foreign key: removal deletes the account and
 * keeps this row, stripped of everything personal, so that hours and recaps stay right.
 */
export const chariteer = sqliteTable(
  'chariteer',
  {
    id: text().primaryKey(),
    username: text(),
    emailAddress: text(),
    /** Null until it is told: who joined by a code was not asked. */
    phoneNumber: sealedText(),
    dateOfBirth: text(),
    playerAccountType: text({ enum: ACCOUNT_TYPES }).notNull().default('Chariteer'),
    nameFirst: text(),
    nameMiddle: text(),
    nameLast: text(),
    emergencyContactName: sealedText(),
    emergencyContactNumber: sealedText(),
    /** Five digits; null until it is told. */
    zipCode: text(),
    subscriptionStatus: text({ enum: SUBSCRIPTION_STATUSES }).notNull().default('unsubscribed'),
    languages: text({ mode: 'json' }).$type<string[]>().notNull().default(sql`'[]'`),
    /** Keeps the own user name from those with whom no quest, guild or group is shared. */
    hidesUsername: integer({ mode: 'boolean' }).notNull().default(false),
    /** When the person first said who may see the user name; null: still to be asked. */
    privacyChosenAt: integer(),
    /** JSON list of what the public profile shows; null before a choice. */
    profileParts: text(),
    /** When a guardian agreed to a public profile of someone young. */
    profileAgreedAt: integer(),
    /** A sentence that stands with the first name where this person leads, while `isIntroduced`. */
    introduction: text(),
    isIntroduced: integer({ mode: 'boolean' }).notNull().default(false),
    /** Whether the pictures of the arms, made to be handed on, are switched off while the profile stays. */
    hidesPictures: integer({ mode: 'boolean' }).notNull().default(false),
    /** JSON list of the types whose coming into the arms the person has been told; null before the first. */
    celebratedTypes: text(),
    /** When the person last closed the sponsor banner, or followed it; null: never. */
    sponsorBannerClosedAt: integer(),
    createdAt: integer().notNull(),
    removedAt: integer(),
    /** When the person corrected the date of birth, which is done once. */
    birthDateCorrectedAt: integer(),
    /** Last and first name and user name in folded form, for search and order; null once removed; written by a trigger (../folding/key-triggers.ts). */
    nameKey: text(),
  },
  (t) => [
    index('chariteer_name').on(t.nameKey),
    rule('chariteer_username', isUsername('username')),
    rule('chariteer_email', isEmail('emailAddress')),
    rule('chariteer_phone', isSealedOr('phoneNumber', isPhone('phoneNumber'))),
    rule('chariteer_birth', isDay('dateOfBirth')),
    rule('chariteer_account_type', isOneOf('playerAccountType', ACCOUNT_TYPES)),
    rule(
      'chariteer_emergency_name',
      isSealedOr('emergencyContactName', hasLength('emergencyContactName', 1, REGISTRATION_LIMITS.nameMax)),
    ),
    rule(
      'chariteer_emergency_phone',
      isSealedOr('emergencyContactNumber', isPhone('emergencyContactNumber')),
    ),
    rule('chariteer_zip', `"zipCode" IS NULL OR (length("zipCode") = 5 AND "zipCode" NOT GLOB '*[^0-9]*')`),
    rule('chariteer_subscription', isOneOf('subscriptionStatus', SUBSCRIPTION_STATUSES)),
    rule('chariteer_languages', isJsonOf('languages', 'array')),
    rule('chariteer_hides_username', isFlag('hidesUsername')),
    rule('chariteer_profile_parts', `"profileParts" IS NULL OR (${isJsonOf('profileParts', 'array')})`),
    rule('chariteer_introduction', hasLength('introduction', 1, QUEST_LIMITS.introductionMax)),
    rule(
      'chariteer_introduced',
      `${isFlag('isIntroduced')} AND ("isIntroduced" = 0 OR "introduction" IS NOT NULL)`,
    ),
    rule('chariteer_hides_pictures', isFlag('hidesPictures')),
    rule(
      'chariteer_celebrated_types',
      `"celebratedTypes" IS NULL OR (${isJsonOf('celebratedTypes', 'array')})`,
    ),
    rule(
      'chariteer_personal_until_removal',
      `CASE WHEN "removedAt" IS NULL THEN ${all(PERSONAL, 'IS NOT NULL')} ` +
        `ELSE ${all([...PERSONAL, ...PERSONAL_IF_GIVEN], 'IS NULL')} END`,
    ),
  ],
);

/**
 * The guardian of a young person and where the consent stands; one row a person, its history is in the audit log.
 * `tickUntil`: consents given by a tick, before guardians were asked themselves, count for quests that start earlier.
 */
export const guardianConsent = sqliteTable(
  'guardian_consent',
  {
    id: text().primaryKey(),
    chariteerId: text()
      .notNull()
      .references(() => chariteer.id, { onDelete: 'cascade' }),
    guardianName: sealedText().notNull(),
    guardianEmail: sealedText().notNull(),
    /** The language of what the guardian gets; null: no one chose one. */
    locale: text().$type<Locale>(),
    /** A keyed hash of the normal form of the address, by which the guardian finds the links again. */
    mailboxKey: text().notNull(),
    state: text({ enum: CONSENT_STATES }).notNull(),
    /** When the link was sent that asks for the decision; null while none was. */
    linkSentAt: integer(),
    consentedAt: integer(),
    /** When it was refused or withdrawn. */
    endedAt: integer(),
    /** The name that the guardian typed under the consent. */
    signedName: sealedText(),
    /** Whether the guardian agreed to just that: a profile that others can see. */
    allowsProfile: integer({ mode: 'boolean' }).notNull().default(false),
    tickUntil: integer(),
    textVersion: text().notNull(),
    /** The language in which it was read; null: from before there were several, so in English. No CHECK, as in `account`. */
    textLocale: text().$type<Locale>(),
  },
  (t) => [
    uniqueIndex('guardian_consent_chariteer').on(t.chariteerId),
    index('guardian_consent_mailbox').on(t.mailboxKey),
    index('guardian_consent_tick').on(t.tickUntil),
    rule('guardian_consent_name', isSealedOr('guardianName', hasLength('guardianName', 1, 255))),
    rule('guardian_consent_email', isSealedOr('guardianEmail', isEmail('guardianEmail'))),
    rule('guardian_consent_mailbox_lower', `"mailboxKey" = lower("mailboxKey")`),
    rule('guardian_consent_state', isOneOf('state', CONSENT_STATES)),
    rule('guardian_consent_given', `"state" <> 'given' OR "consentedAt" IS NOT NULL`),
    rule('guardian_consent_ended', `("state" IN ('refused', 'withdrawn')) = ("endedAt" IS NOT NULL)`),
    rule('guardian_consent_profile', isFlag('allowsProfile')),
    rule('guardian_consent_profile_of_given', `"allowsProfile" = 0 OR "state" = 'given'`),
  ],
);

/** At most two for each person (DIS-09): two positions, each once. */
export const favoriteDistrict = sqliteTable(
  'favorite_district',
  {
    chariteerId: text()
      .notNull()
      .references(() => chariteer.id, { onDelete: 'cascade' }),
    districtId: text()
      .notNull()
      .references(() => district.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.chariteerId, t.districtId] }),
    uniqueIndex('favorite_district_position').on(t.chariteerId, t.position),
    index('favorite_district_district').on(t.districtId),
    rule('favorite_district_at_most_two', `"position" IN (1, 2)`),
  ],
);

export const providerBan = sqliteTable(
  'provider_ban',
  {
    id: text().primaryKey(),
    providerId: text()
      .notNull()
      .references(() => provider.id, { onDelete: 'restrict' }),
    chariteerId: text()
      .notNull()
      .references(() => chariteer.id, { onDelete: 'cascade' }),
    reason: text(),
    createdAt: integer().notNull(),
    /** What is left of the ban once the account is gone; null where two years are over. */
    traceId: text().references(() => banTrace.id),
  },
  (t) => [
    index('provider_ban_trace').on(t.traceId),
    uniqueIndex('provider_ban_person').on(t.providerId, t.chariteerId),
    index('provider_ban_chariteer').on(t.chariteerId),
    rule('provider_ban_reason', `length("reason") <= 150`),
  ],
);
