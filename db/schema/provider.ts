import { index, integer, real, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { PROFILE_FIELDS } from '#domain/charities/provider-form.ts';
import { district } from './district.ts';
import { fieldLimits } from './field-limits.ts';
import { hasLength, isBetween, isFlag, isJsonOf, rule } from './rules.ts';

/** Fields without a CHECK: rows from before may be wider than forms, and for a new column it would build the table anew. */
const WIDER = { mission: null, organizationCode: null, website: null, telephone: null };

/** questConfiguration and agePolicies stay text: the domain parses them tolerantly and the wire carries text. */
export const provider = sqliteTable(
  'provider',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    mission: text().notNull().default(''),
    districtId: text()
      .notNull()
      .references(() => district.id, { onDelete: 'restrict' }),
    isVisible: integer({ mode: 'boolean' }).notNull().default(true),
    isSponsor: integer({ mode: 'boolean' }).notNull().default(false),
    questConfiguration: text().notNull().default('{}'),
    agePolicies: text().notNull().default('[]'),
    organizationCode: text(),
    website: text(),
    /** What the charity publishes, so not sealed. */
    telephone: text(),
    /** Telephone, emergency contact and ZIP code are asked before someone's first quest here. */
    demandsFullRecord: integer({ mode: 'boolean' }).notNull().default(false),
    demandsEmergencyContact: integer({ mode: 'boolean' }).notNull().default(true),
    /**
     * Rights here count in sessions with a second factor only. No CHECK: that would build the table anew.
     */
    demandsSecondFactor: integer({ mode: 'boolean' }).notNull().default(false),
    importSource: text(),
    importId: text(),
    createdAt: integer().notNull(),
    /** The name in folded form, for search and order; written by a trigger (../folding/key-triggers.ts). */
    nameKey: text(),
  },
  (t) => [
    index('provider_district').on(t.districtId, t.nameKey),
    index('provider_name').on(t.nameKey),
    uniqueIndex('provider_import').on(t.importSource, t.importId),
    ...fieldLimits('provider', PROFILE_FIELDS, WIDER).map(({ name, expression }) => rule(name, expression)),
    rule('provider_is_visible', isFlag('isVisible')),
    rule('provider_is_sponsor', isFlag('isSponsor')),
    rule('provider_demands_full_record', isFlag('demandsFullRecord')),
    rule('provider_demands_emergency_contact', isFlag('demandsEmergencyContact')),
    rule('provider_quest_configuration', isJsonOf('questConfiguration', 'object')),
    rule('provider_age_policies', isJsonOf('agePolicies', 'array')),
    rule('provider_import_pair', `("importSource" IS NULL) = ("importId" IS NULL)`),
  ],
);

export const location = sqliteTable(
  'location',
  {
    id: text().primaryKey(),
    providerId: text()
      .notNull()
      .references(() => provider.id, { onDelete: 'restrict' }),
    position: integer().notNull().default(0),
    name: text().notNull(),
    address: text().notNull().default(''),
    detail: text().notNull().default(''),
    latitude: real(),
    longitude: real(),
    isApproved: integer({ mode: 'boolean' }).notNull().default(true),
  },
  (t) => [
    index('location_provider').on(t.providerId, t.position),
    index('location_point').on(t.latitude, t.longitude),
    // Target of the quest's pair of keys: a quest can only stand at a location of its own provider.
    uniqueIndex('location_id_provider').on(t.id, t.providerId),
    rule('location_name_length', hasLength('name', 1, 200)),
    rule('location_position', `"position" >= 0`),
    rule('location_is_approved', isFlag('isApproved')),
    rule('location_latitude', isBetween('latitude', -90, 90)),
    rule('location_longitude', isBetween('longitude', -180, 180)),
  ],
);
