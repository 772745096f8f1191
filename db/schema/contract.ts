import { sql } from 'drizzle-orm';
import {
  type AnySQLiteColumn,
  index,
  integer,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core';
import { CONTRACT_STATUSES } from '#domain/attendance/attendance.ts';
import { QUEST_LIMITS } from '#domain/quests/quest-limits.ts';
import { chariteer } from './chariteer.ts';
import { guild } from './guild.ts';
import { quest } from './quest.ts';
import { isBetween, isJsonOrNull, isOneOf, rule } from './rules.ts';

/** A person's sign-up (guildId null) or a guild's reservation; active while abandonedAt is null. */
export const contract = sqliteTable(
  'contract',
  {
    id: text().primaryKey(),
    questId: text()
      .notNull()
      .references(() => quest.id, { onDelete: 'restrict' }),
    chariteerId: text().notNull(),
    guildId: text().references(() => guild.id, { onDelete: 'restrict' }),
    /** Batch in which a reservation was posted for a whole month; null for one made by itself. */
    postingId: text(),
    /** How many spots of the quest a reservation holds; null: all of them. */
    guildSpots: integer(),
    /** How many of those no member has taken yet; part of quest.heldCount until the release. */
    guildSpotsLeft: integer(),
    /** When the unused ones are released to everyone. */
    releasesAt: integer(),
    claimedAt: integer().notNull(),
    abandonedAt: integer(),
    abandonReason: text(),
    status: text({ enum: CONTRACT_STATUSES }),
    /** When the manager marked the status, by the clock of the device: of two marks the later one holds. */
    markedAt: integer(),
    /** When the person marked their own attendance, as long as no one else has confirmed it: without a status it waits. */
    ownMarkedAt: integer(),
    /** While the departure lies ahead: minutes are credited up to here. Null once all of them are. */
    creditedUntil: integer(),
    /** Why more than the planned time plus 2 hours is credited. */
    timesReason: text(),
    /** When the person last said “I’ll be there”; null again once the quest is moved. */
    confirmedAt: integer(),
    /** The contract of the sub who took this place: abandoned, but no bail-out. */
    handedToId: text().references((): AnySQLiteColumn => contract.id, { onDelete: 'set null' }),
    formJSON: text(),
    /** How many people without an account come along; each takes a spot. */
    others: integer().notNull().default(0),
    /** How many of them came, where someone counted; null: all, if the person came. */
    othersCame: integer(),
    /** When that was counted, by the server's clock, epoch ms. No CHECK: that would build the table anew. */
    othersCountedAt: integer(),
    /** JSON of their age bands and first names; null where there are none, and once erased. */
    party: text(),
    expectedArrivalAt: integer(),
    expectedDepartureAt: integer(),
    actualArrivalAt: integer(),
    actualDepartureAt: integer(),
    /**
     * Carries the foreign key of chariteerId, for sign-ups only: a reservation may be made by an account
     * without a volunteer record (a Provider account, staff), and SQLite knows no conditional key.
     */
    volunteerId: text()
      .generatedAlwaysAs(sql`CASE WHEN "guildId" IS NULL THEN "chariteerId" END`, { mode: 'virtual' })
      .references(() => chariteer.id, { onDelete: 'restrict' }),
  },
  (t) => [
    uniqueIndex('contract_active_person')
      .on(t.questId, t.chariteerId)
      .where(sql.raw(`"abandonedAt" IS NULL AND "guildId" IS NULL`)),
    uniqueIndex('contract_active_reservation')
      .on(t.questId)
      .where(sql.raw(`"abandonedAt" IS NULL AND "guildId" IS NOT NULL`)),
    index('contract_quest').on(t.questId, t.claimedAt),
    index('contract_chariteer').on(t.chariteerId, t.claimedAt),
    // Of reservations alone: every sign-up would stand in it under null, and be read through.
    index('contract_guild').on(t.guildId).where(sql.raw(`"guildId" IS NOT NULL`)),
    index('contract_releases')
      .on(t.releasesAt, t.id)
      .where(sql.raw(`"releasesAt" IS NOT NULL AND "abandonedAt" IS NULL`)),
    index('contract_departure')
      .on(t.chariteerId, t.actualDepartureAt)
      .where(sql.raw(`"actualDepartureAt" IS NOT NULL`)),
    index('contract_volunteer').on(t.volunteerId),
    index('contract_handed_to').on(t.handedToId),
    index('contract_own_mark').on(t.ownMarkedAt, t.id).where(sql.raw(`"ownMarkedAt" IS NOT NULL`)),
    index('contract_times_reason_marked').on(t.markedAt, t.id).where(sql.raw(`"timesReason" IS NOT NULL`)),
    index('contract_credited_until').on(t.actualDepartureAt).where(sql.raw(`"creditedUntil" IS NOT NULL`)),
    rule('contract_status', isOneOf('status', CONTRACT_STATUSES)),
    rule('contract_abandon_reason', `length("abandonReason") <= 150`),
    rule('contract_reason_of_abandoned', `"abandonReason" IS NULL OR "abandonedAt" IS NOT NULL`),
    rule('contract_booted_is_abandoned', `"status" IS NOT 'Booted' OR "abandonedAt" IS NOT NULL`),
    rule(
      'contract_absent_has_no_times',
      `ifnull("status", '') NOT IN ('Absent', 'Excused') OR ("actualArrivalAt" IS NULL AND "actualDepartureAt" IS NULL)`,
    ),
    rule('contract_expected_order', `"expectedDepartureAt" > "expectedArrivalAt"`),
    rule('contract_actual_order', `"actualDepartureAt" >= "actualArrivalAt"`),
    rule('contract_credited_until', `"creditedUntil" < "actualDepartureAt"`),
    rule('contract_times_reason', `length("timesReason") <= 150`),
    rule('contract_form', isJsonOrNull('formJSON')),
    rule('contract_guild_spots', isBetween('guildSpots', 1, QUEST_LIMITS.resourceMax)),
    rule('contract_guild_spots_of_guild', `"guildSpots" IS NULL OR "guildId" IS NOT NULL`),
    rule('contract_guild_spots_left', `"guildSpotsLeft" BETWEEN 0 AND "guildSpots"`),
    rule(
      'contract_releases',
      `("guildSpots" IS NULL) = ("releasesAt" IS NULL) AND ("guildSpots" IS NULL) = ("guildSpotsLeft" IS NULL)`,
    ),
    rule('contract_others', isBetween('others', 0, QUEST_LIMITS.othersMax)),
    rule('contract_others_of_sign_up', `"others" = 0 OR "guildId" IS NULL`),
    rule('contract_others_came', `"othersCame" BETWEEN 0 AND "others"`),
    rule('contract_party', isJsonOrNull('party')),
  ],
);
