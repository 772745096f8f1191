import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { WALK_IN_BANDS, WALK_IN_CONSENTS } from '#domain/attendance/walk-in.ts';
import { sealedText } from '../cells/sealed.ts';
import { account } from './account.ts';
import { quest } from './quest.ts';
import { hasLength, isOneOf, rule } from './rules.ts';

/**
 * Someone who came to a quest without an account. Names and addresses go after 30 days, when a guardian refuses, and once
 * an account has claimed the hours; the row stays and is counted, but for claimed and refused ones.
 */
export const walkIn = sqliteTable(
  'walk_in',
  {
    id: text().primaryKey(),
    questId: text()
      .notNull()
      .references(() => quest.id, { onDelete: 'restrict' }),
    /** Made by the device, so that sending twice is harmless. */
    key: text().notNull(),
    ageBand: text({ enum: WALK_IN_BANDS }).notNull(),
    nameFirst: text(),
    lastInitial: text(),
    email: sealedText(),
    guardianName: sealedText(),
    guardianEmail: sealedText(),
    /** Language of the emails. */
    locale: text().notNull(),
    /** SHA-256 (hex) of the token that claims the hours. */
    claimHash: text(),
    /** SHA-256 (hex) of the token in the guardian's newest link. */
    consentHash: text(),
    consentUntil: integer(),
    consent: text({ enum: WALK_IN_CONSENTS }),
    /** Null: at the planned start. */
    arrivedAt: integer(),
    createdAt: integer().notNull(),
    claimedAt: integer(),
    /** When someone of the charity saw on paper what the quest has people sign, and who; null: not yet. */
    papersSeenAt: integer(),
    papersSeenById: text().references(() => account.id, { onDelete: 'set null' }),
  },
  (t) => [
    uniqueIndex('walk_in_key').on(t.key),
    uniqueIndex('walk_in_claim').on(t.claimHash),
    uniqueIndex('walk_in_consent_link').on(t.consentHash),
    index('walk_in_quest').on(t.questId),
    index('walk_in_papers').on(t.papersSeenById),
    index('walk_in_named').on(t.createdAt).where(sql.raw(`"nameFirst" IS NOT NULL`)),
    rule('walk_in_band', isOneOf('ageBand', WALK_IN_BANDS)),
    rule('walk_in_name', hasLength('nameFirst', 1, 30)),
    rule('walk_in_initial', `("nameFirst" IS NULL) = ("lastInitial" IS NULL)`),
    rule('walk_in_claim_hash', `length("claimHash") = 64`),
    rule('walk_in_consent_hash', `length("consentHash") = 64`),
    rule('walk_in_papers', `"papersSeenById" IS NULL OR "papersSeenAt" IS NOT NULL`),
    rule('walk_in_consent', isOneOf('consent', WALK_IN_CONSENTS)),
    rule('walk_in_guardian', `("ageBand" = 'ADULT') = ("consent" IS NULL)`),
    rule(
      'walk_in_guardian_there',
      `"ageBand" = 'ADULT' OR "nameFirst" IS NULL OR "guardianEmail" IS NOT NULL`,
    ),
  ],
);
