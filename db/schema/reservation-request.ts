import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { OPEN_REQUEST_STATUSES, REQUEST_STATUSES } from '#domain/reservations/reservation-request.ts';
import { guild } from './guild.ts';
import { quest } from './quest.ts';
import { isOneOf, rule } from './rules.ts';

/**
 * A charity would like a quest to be a guild's: `drafted` until the quest is published, `asked` while the guild's
 * admins decide. It holds nothing; what holds is a contract.
 */
export const reservationRequest = sqliteTable(
  'reservation_request',
  {
    id: text().primaryKey(),
    questId: text()
      .notNull()
      .references(() => quest.id, { onDelete: 'cascade' }),
    guildId: text()
      .notNull()
      .references(() => guild.id, { onDelete: 'cascade' }),
    /** Becomes the contract's chariteerId, which is no key either: the account may go. */
    askedById: text().notNull(),
    /** Batch in which the request was posted for a whole month; null for one made by itself. */
    postingId: text(),
    /** How many spots the guild would hold, and until when the unused ones; null: the whole quest. */
    guildSpots: integer(),
    releasesAt: integer(),
    status: text({ enum: REQUEST_STATUSES }).notNull(),
    createdAt: integer().notNull(),
    askedAt: integer(),
    decidedAt: integer(),
  },
  (t) => [
    uniqueIndex('reservation_request_open')
      .on(t.questId)
      .where(sql.raw(isOneOf('status', OPEN_REQUEST_STATUSES))),
    index('reservation_request_quest').on(t.questId, t.createdAt),
    index('reservation_request_guild').on(t.guildId, t.status),
    index('reservation_request_asked_by').on(t.askedById),
    rule('reservation_request_status', isOneOf('status', REQUEST_STATUSES)),
    rule('reservation_request_spots', `("guildSpots" IS NULL) = ("releasesAt" IS NULL)`),
    rule('reservation_request_asked', `"status" <> 'asked' OR "askedAt" IS NOT NULL`),
    rule(
      'reservation_request_decided',
      `(${isOneOf('status', OPEN_REQUEST_STATUSES)}) = ("decidedAt" IS NULL)`,
    ),
  ],
);
