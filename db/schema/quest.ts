import { sql } from 'drizzle-orm';
import {
  type AnySQLiteColumn,
  foreignKey,
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
} from 'drizzle-orm/sqlite-core';
import type { QuestFieldName } from '#domain/quests/quest-field.ts';
import { QUEST_LIMITS } from '#domain/quests/quest-limits.ts';
import { EVENT_TYPES, PUBLISHING_STATUSES } from '#domain/quests/quest-status.ts';
import { account } from './account.ts';
import { chariteer } from './chariteer.ts';
import { orientation } from './orientation.ts';
import { location, provider } from './provider.ts';
import { QUEST_FIELD_LIMITS } from './quest-field-limits.ts';
import { isFlag, isJsonOf, isOneOf, rule } from './rules.ts';

/** A row whose every column has its place; with one that has none there is no such row, and nothing that uses it compiles. */
export type PlacedColumns<Row, Place extends PropertyKey> = [Exclude<keyof Row, Place>] extends [never]
  ? Row
  : { columnWithoutPlace: Exclude<keyof Row, Place> };

const { durationMaxMinutes } = QUEST_LIMITS;

/**
 * takenCount is the number of people on active personal contracts, those who come along included, kept by whoever writes contracts. It may pass
 * resourceMaxNumber: managers may add past volunteers to a full quest (OPEN-ATT-04). heldCount is the number of places
 * that offers (schema/waiting.ts) and holds (schema/place-hold.ts) keep, waitingCount of people on the waitlist, both
 * kept by whoever writes those.
 */
export const quest = sqliteTable(
  'quest',
  {
    id: text().primaryKey(),
    providerId: text()
      .notNull()
      .references(() => provider.id, { onDelete: 'restrict' }),
    eventTitle: text().notNull(),
    eventType: text({ enum: EVENT_TYPES }).notNull(),
    description: text().notNull().default(''),
    serviceTags: text({ mode: 'json' }).$type<string[]>().notNull().default(sql`'[]'`),
    equipment: text(),
    giverName: text(),
    firstMinutes: text(),
    postedById: text().references(() => account.id, { onDelete: 'set null' }),
    templateQuestId: text().references((): AnySQLiteColumn => quest.id, { onDelete: 'set null' }),
    publishingStatus: text({ enum: PUBLISHING_STATUSES }).notNull(),
    startedAt: integer(),
    endedAt: integer(),
    flexibleMinimumTime: integer(),
    locationId: text(),
    /** The start and location of the slot it was posted for, whatever became of it; null without a stamp or a date. */
    slotStartedAt: integer(),
    slotLocationId: text(),
    resourceMinNumber: integer().notNull(),
    resourceDesiredNumber: integer().notNull(),
    resourceMaxNumber: integer().notNull(),
    agePolicyIndex: integer(),
    prerequisiteMinutes: integer().notNull().default(0),
    othersMax: integer().notNull().default(0),
    stampTitle: text(),
    stampIcon: text(),
    takenCount: integer().notNull().default(0),
    heldCount: integer().notNull().default(0),
    waitingCount: integer().notNull().default(0),
    /** A manager has closed its waitlist: no one joins it any more. */
    isWaitingListClosed: integer({ mode: 'boolean' }).notNull().default(false),
    createdAt: integer().notNull(),
    updatedAt: integer().notNull(),
    /** When it became a Draft again: someone may have seen it before. */
    unpublishedAt: integer(),
    /** When everyone could open it first, kept by a trigger (../triggers.ts); null while that never was so. */
    announcedAt: integer(),
    /** The title in folded form, for search; written by a trigger (../folding/key-triggers.ts). */
    titleKey: text(),
  },
  (t) => [
    foreignKey({
      name: 'quest_location',
      columns: [t.locationId, t.providerId],
      foreignColumns: [location.id, location.providerId],
    }).onDelete('restrict'),
    index('quest_provider_start').on(t.providerId, t.startedAt),
    index('quest_provider_status').on(t.providerId, t.publishingStatus, t.startedAt),
    index('quest_start').on(t.startedAt),
    index('quest_template_start').on(t.templateQuestId, t.startedAt),
    index('quest_template_slot').on(t.templateQuestId, t.slotStartedAt),
    index('quest_same_dates')
      .on(t.providerId, t.titleKey, t.eventType, t.startedAt, t.id)
      .where(sql`"publishingStatus" = 'Published'`),
    index('quest_location_id').on(t.locationId, t.providerId),
    index('quest_poster').on(t.postedById),
    ...QUEST_FIELD_LIMITS.map(({ name, expression }) => rule(name, expression)),
    rule('quest_event_type', isOneOf('eventType', EVENT_TYPES)),
    rule('quest_service_tags', isJsonOf('serviceTags', 'array')),
    rule('quest_publishing_status', isOneOf('publishingStatus', PUBLISHING_STATUSES)),
    rule(
      'quest_start_required',
      `"startedAt" IS NOT NULL OR "eventType" = 'HYBRID-ROLE' OR "publishingStatus" = 'Template'`,
    ),
    rule(
      'quest_end_after_start',
      `"endedAt" IS NULL OR ("startedAt" IS NOT NULL AND "endedAt" > "startedAt")`,
    ),
    rule('quest_duration', `"endedAt" - "startedAt" <= ${durationMaxMinutes * 60_000}`),
    rule(
      'quest_resource_order',
      `"resourceMinNumber" <= "resourceDesiredNumber" AND "resourceDesiredNumber" <= "resourceMaxNumber"`,
    ),
    rule('quest_taken_count', `"takenCount" >= 0`),
    rule('quest_held_count', `"heldCount" >= 0`),
    rule('quest_waiting_count', `"waitingCount" >= 0`),
    rule('quest_waiting_closed', isFlag('isWaitingListClosed')),
  ],
);

/** What a quest has beside its fields. */
type OtherColumn =
  | 'id'
  | 'providerId'
  | 'eventType'
  | 'postedById'
  | 'templateQuestId'
  | 'publishingStatus'
  | 'startedAt'
  | 'endedAt'
  | 'locationId'
  | 'slotStartedAt'
  | 'slotLocationId'
  | 'takenCount'
  | 'heldCount'
  | 'waitingCount'
  | 'isWaitingListClosed'
  | 'createdAt'
  | 'updatedAt'
  | 'unpublishedAt'
  | 'announcedAt'
  | 'titleKey';

/** A quest as it is stored. A new column stands in the table of fields or among the others, or does not compile. */
export type QuestColumns = PlacedColumns<typeof quest.$inferSelect, QuestFieldName | OtherColumn>;

export const questRequiredOrientation = sqliteTable(
  'quest_required_orientation',
  {
    questId: text()
      .notNull()
      .references(() => quest.id, { onDelete: 'cascade' }),
    // Restricted: dropping a training that a quest demands would open that quest to everyone.
    templateId: text()
      .notNull()
      .references(() => orientation.id, { onDelete: 'restrict' }),
  },
  (t) => [
    primaryKey({ columns: [t.questId, t.templateId] }),
    index('quest_required_orientation_template').on(t.templateId),
  ],
);

/** The hours gate of this quest is lifted for this person, who knew the organization's code (OPEN-ELI-01). */
export const organizationCodePass = sqliteTable(
  'organization_code_pass',
  {
    questId: text()
      .notNull()
      .references(() => quest.id, { onDelete: 'cascade' }),
    chariteerId: text()
      .notNull()
      .references(() => chariteer.id, { onDelete: 'cascade' }),
    createdAt: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.questId, t.chariteerId] }),
    index('organization_code_pass_chariteer').on(t.chariteerId),
  ],
);
