import { integer, real, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { hasLength, isBetween, rule } from './rules.ts';

export const district = sqliteTable(
  'district',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    acronym: text().notNull(),
    county: text().notNull(),
    state: text().notNull(),
    noun: text().notNull(),
    centerLatitude: real().notNull(),
    centerLongitude: real().notNull(),
    zoomLevel: real().notNull(),
    /**
     * How many volunteers have it among their favorites: kept by who writes those, because counting them for every
     * visitor took longer than all the rest of a page. No CHECK: that would build the table anew.
     */
    declaredCount: integer().notNull().default(0),
  },
  () => [
    rule('district_name_length', hasLength('name', 1, 100)),
    rule('district_latitude', isBetween('centerLatitude', -90, 90)),
    rule('district_longitude', isBetween('centerLongitude', -180, 180)),
    rule('district_zoom', isBetween('zoomLevel', 0, 22)),
  ],
);
