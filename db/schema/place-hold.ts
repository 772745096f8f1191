import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { HOLD_REASONS } from '#domain/holds/hold-terms.ts';
import { sealedText } from '../cells/sealed.ts';
import { chariteer } from './chariteer.ts';
import { quest } from './quest.ts';
import { isOneOf, rule } from './rules.ts';

/**
 * A place that is held while someone says who they are, or until the guardian of someone young has agreed. The row
 * goes with the hold: taken, given up, or its time over. quest.heldCount counts these beside standing offers.
 */
export const placeHold = sqliteTable(
  'place_hold',
  {
    id: text().primaryKey(),
    questId: text()
      .notNull()
      .references(() => quest.id, { onDelete: 'cascade' }),
    reason: text({ enum: HOLD_REASONS }).notNull(),
    /** SHA-256 (hex) of the browser's cookie, as in `joining`; null once it is a guardian that is waited for. */
    browserHash: text(),
    /** The keyed hash that `joining` has of the address. */
    addressKey: text(),
    /** SHA-256 (hex) of the network that it came from. */
    networkHash: text(),
    /** Volunteer for whom the spot is held, once known. */
    chariteerId: text().references(() => chariteer.id, { onDelete: 'cascade' }),
    /** What somebody young answered to the quest's questions, until the guardian has agreed; null where nothing is asked. */
    answers: sealedText(),
    heldAt: integer().notNull(),
    endsAt: integer().notNull(),
  },
  (t) => [
    uniqueIndex('place_hold_browser').on(t.browserHash).where(sql.raw(`"browserHash" IS NOT NULL`)),
    uniqueIndex('place_hold_person').on(t.questId, t.chariteerId).where(sql.raw(`"chariteerId" IS NOT NULL`)),
    index('place_hold_address').on(t.addressKey).where(sql.raw(`"addressKey" IS NOT NULL`)),
    index('place_hold_network').on(t.networkHash).where(sql.raw(`"networkHash" IS NOT NULL`)),
    index('place_hold_quest').on(t.questId, t.endsAt),
    index('place_hold_end').on(t.endsAt),
    index('place_hold_chariteer').on(t.chariteerId),
    rule('place_hold_reason', isOneOf('reason', HOLD_REASONS)),
    rule('place_hold_order', `"endsAt" > "heldAt"`),
    rule('place_hold_browser_hash', `length("browserHash") = 64`),
    rule('place_hold_network_hash', `length("networkHash") = 64`),
    rule('place_hold_of_browser', `"reason" <> 'joining' OR "browserHash" IS NOT NULL`),
    rule('place_hold_answers', `"answers" IS NULL OR "reason" = 'guardian'`),
    rule('place_hold_of_young', `"reason" <> 'guardian' OR "chariteerId" IS NOT NULL`),
  ],
);
