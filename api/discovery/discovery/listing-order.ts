import { type SQL, sql } from 'drizzle-orm';
import type { GeoPoint } from '#domain/areas/area.ts';
import { isWithin, milesBetween } from './distance-where.ts';
import type { Asked } from './listing-filters.ts';
import { shareOfMinimum } from './listing-where.ts';

export type FindSort = 'START' | 'DISTANCE' | 'NEED';

/** Source of the rows, and the order in which they're read. */
export type Reading = {
  from: SQL;
  order: SQL | null;
  where?: SQL;
  /** Set when nothing outside of the radius is read. */
  isNear?: true;
};

const TABLE = sql`quest_listing AS listed`;
/** What was found by words, in the order of their starts. */
const words = (match: string): Reading => ({
  from: sql`quest_words CROSS JOIN ${TABLE} ON listed."id" = quest_words.rowid`,
  where: sql`quest_words MATCH ${match}`,
  order: sql`quest_words.rowid`,
});
const byIndex = (name: string, order: SQL): Reading => ({
  from: sql`${TABLE} INDEXED BY ${sql.identifier(name)}`,
  order,
});
/** The plus: all words are looked up once, and not each by itself. */
const isWordedSo = (match: string) =>
  sql`+listed."id" IN (SELECT rowid FROM quest_words WHERE quest_words MATCH ${match})`;
/**
 * Radius in miles within which so few locations lie that reading and sorting theirs beats scanning the whole list.
 */
const NARROW_MILES = 1;
/** The ids alone are sorted, which the index has; the rows are read as far as the list goes. */
const atPlacesNear = (place: GeoPoint, miles: number, when: SQL): Reading => ({
  from: sql`(SELECT listed."id" FROM ${TABLE} INDEXED BY quest_listing_location
    WHERE listed."locationId" IN (SELECT location."id" FROM location WHERE ${isWithin(place, miles)}) AND ${when}
    ORDER BY listed."id" LIMIT -1) AS near CROSS JOIN ${TABLE} ON listed."id" = near."id"`,
  order: null,
  isNear: true,
});
const START = sql`listed."id"`;
const NEED = sql`${shareOfMinimum}, listed."id"`;

/**
 * By start everything is read in the order of ids, which each index has within one of its values, and no further than the
 * list goes. By need and by distance an index gives the order where no filter is narrower; else what it lets through is
 * sorted. `when`: a condition on the ids of `listed`.
 */
export function readingOf(asked: Asked, sort: FindSort, when: SQL): Reading {
  const { question, place, match } = asked;
  if (sort === 'DISTANCE' && place !== null) {
    return {
      from: sql`(SELECT location."id" AS "id", ${milesBetween(place)} AS "miles" FROM location
        WHERE ${isWithin(place, question.miles)} ORDER BY 2, 1 LIMIT -1) AS near
        CROSS JOIN ${TABLE} INDEXED BY quest_listing_location ON listed."locationId" = near."id"`,
      ...(match === null ? {} : { where: isWordedSo(match) }),
      order: null,
      isNear: true,
    };
  }
  // No order: of these only their number is asked.
  if (asked.unknown === 'NO_POINT')
    return { from: TABLE, order: null, ...(match === null ? {} : { where: isWordedSo(match) }) };
  const order = sort === 'NEED' ? NEED : START;
  if (match !== null && sort === 'NEED') {
    return {
      ...byIndex('quest_listing_share', NEED),
      where: sql`${isWordedSo(match)} AND ${shareOfMinimum} >= 0`,
    };
  }
  if (match !== null) return words(match);
  if (question.districtId !== null) return byIndex('quest_listing_district', order);
  if (question.types.length === 1) return byIndex('quest_listing_category', order);
  if (question.atHome) return byIndex('quest_listing_at_home', order);
  if (sort === 'NEED')
    return { ...byIndex('quest_listing_share', order), where: sql`${shareOfMinimum} >= 0` };
  if (place !== null && question.miles <= NARROW_MILES) {
    return atPlacesNear(place, question.miles, when);
  }
  if (question.withChildren || asked.unknown === 'NO_AGES') return byIndex('quest_listing_children', order);
  if (question.needsPeople) return byIndex('quest_listing_needs', order);
  if (question.noExperience) return byIndex('quest_listing_beginners', order);
  return { from: sql`${TABLE} NOT INDEXED`, order };
}
