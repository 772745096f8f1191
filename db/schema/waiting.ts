import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { VERDICTS } from '#domain/sign-up/sign-up-gate.ts';
import { account } from './account.ts';
import { chariteer } from './chariteer.ts';
import { quest } from './quest.ts';
import { isOneOf, rule } from './rules.ts';

/**
 * Who waits for a place on a quest, in the order of joinedAt and id. Leaving, getting a place and the quest's end delete
 * the row; quest.waitingCount is their number, kept by whoever writes here.
 */
export const waitingPerson = sqliteTable(
  'waiting_person',
  {
    id: text().primaryKey(),
    questId: text()
      .notNull()
      .references(() => quest.id, { onDelete: 'cascade' }),
    chariteerId: text()
      .notNull()
      .references(() => chariteer.id, { onDelete: 'cascade' }),
    joinedAt: integer().notNull(),
    /** Offers of this quest that were let pass and count (WAI-06). */
    passedOffers: integer().notNull().default(0),
    /** Why the gate let the place go to the next one when it last came by; null: it never did. */
    refusedAs: text({ enum: VERDICTS }),
    refusedAt: integer(),
  },
  (t) => [
    uniqueIndex('waiting_person_once').on(t.questId, t.chariteerId),
    index('waiting_person_order').on(t.questId, t.joinedAt, t.id),
    index('waiting_person_chariteer').on(t.chariteerId),
    rule('waiting_person_passed', `"passedOffers" >= 0`),
    rule('waiting_person_refusal', isOneOf('refusedAs', VERDICTS)),
    rule('waiting_person_refused_at', `("refusedAs" IS NULL) = ("refusedAt" IS NULL)`),
  ],
);

export const PLACE_OFFER_STATES = ['standing', 'taken', 'declined', 'lapsed', 'withdrawn'] as const;

/**
 * A place that is held: for one person, or (chariteerId null, within the last hour) for whoever of the list comes first.
 * quest.heldCount is the number of standing ones, kept by whoever writes here.
 */
export const placeOffer = sqliteTable(
  'place_offer',
  {
    id: text().primaryKey(),
    questId: text()
      .notNull()
      .references(() => quest.id, { onDelete: 'cascade' }),
    chariteerId: text().references(() => chariteer.id, { onDelete: 'cascade' }),
    state: text({ enum: PLACE_OFFER_STATES }).notNull().default('standing'),
    offeredAt: integer().notNull(),
    endsAt: integer().notNull(),
    /** The manager who offered it out of turn; null: it was their turn. */
    offeredById: text().references(() => account.id, { onDelete: 'set null' }),
    endedAt: integer(),
  },
  (t) => [
    uniqueIndex('place_offer_standing')
      .on(t.questId, t.chariteerId)
      .where(sql.raw(`"state" = 'standing' AND "chariteerId" IS NOT NULL`)),
    index('place_offer_quest').on(t.questId, t.state),
    index('place_offer_end').on(t.endsAt).where(sql.raw(`"state" = 'standing'`)),
    index('place_offer_chariteer').on(t.chariteerId, t.state),
    index('place_offer_manager').on(t.offeredById),
    rule('place_offer_state', isOneOf('state', PLACE_OFFER_STATES)),
    rule('place_offer_order', `"endsAt" > "offeredAt"`),
    rule('place_offer_ended', `("state" = 'standing') = ("endedAt" IS NULL)`),
  ],
);
