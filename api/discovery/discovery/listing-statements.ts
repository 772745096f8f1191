import { type SQL, sql } from 'drizzle-orm';
import type { Context } from '#api/access/request/context.ts';
import { isOpenToVisitors, mayTakeAny } from '#api/rows/gate-where.ts';
import { hasNotStarted, isPlaceOfQuest } from '#api/rows/quest-where.ts';
import { isTakeableBy } from '#api/rows/takeable-by.ts';
import { chariteer } from '#db/schema/chariteer.ts';
import { location, provider } from '#db/schema/provider.ts';
import { quest } from '#db/schema/quest.ts';
import { isTimed } from '#domain/discovery/find-question.ts';
import { milesBetween } from './distance-where.ts';
import { type Asked, listingFilters } from './listing-filters.ts';
import { type FindSort, readingOf } from './listing-order.ts';
import { isUndated, startsWithin } from './listing-where.ts';

/** Viewer of the list, and whether quests they can't take appear, too. `now` in epoch ms. */
export type Looking = Pick<Context, 'viewer' | 'now'> & { showAll: boolean };

export type FoundId = { questId: string; miles: number | null };

/** The first quests that match, in their order: no more than `most`; one statement. */
export function foundIds(asked: Asked, sort: FindSort, looking: Looking, most: number): SQL {
  const miles = asked.place === null ? sql`NULL` : milesBetween(asked.place);
  return sql`SELECT quest."id" AS "questId", ${miles} AS "miles" ${shown(asked, sort, looking)} LIMIT ${most}`;
}

/** How many match, counted up to `most`, of several questions by name; one statement, and a row each. */
export function foundCounts(
  all: readonly { name: string; asked: Asked; looking: Looking }[],
  most: number,
): SQL {
  const counts = all.map(
    ({ name, asked, looking }) =>
      sql`SELECT ${name} AS "name", (SELECT count(*) FROM (SELECT 1 ${shown(asked, 'START', looking)} LIMIT ${most})) AS "count"`,
  );
  return sql.join(counts, sql` UNION ALL `);
}

/** How many match of each type, of the first `most` by start; one statement. */
export function foundTypes(asked: Asked, looking: Looking, most: number): SQL {
  const type = sql`(SELECT "category" FROM quest_listing WHERE "questId" = quest."id")`;
  return sql`SELECT "type", count(*) AS "count" FROM
    (SELECT ${type} AS "type" ${shown(asked, 'START', looking)} LIMIT ${most}) GROUP BY "type"`;
}

/**
 * What is listed, and of that what may be shown: asked of the quest and its charity themselves. The order is that of the
 * inner list, which is read as far as the limit goes; CROSS JOIN keeps SQLite from turning the two round.
 */
function shown(asked: Asked, sort: FindSort, looking: Looking): SQL {
  const { viewer, now, showAll } = looking;
  const isPersonal = viewer !== null && !showAll;
  const person = isPersonal ? sql`CROSS JOIN ${chariteer} ON ${chariteer.id} = ${viewer.accountId}` : sql``;
  // Asked for its distance, and for nothing else.
  const place = asked.place === null ? sql`` : sql`LEFT JOIN ${location} ON ${isPlaceOfQuest}`;
  // Only what comes first is read as far as the limit goes; all else would be read to its end before.
  return sql`FROM (${listed(asked, sort, isPersonal ? mayTake(viewer.accountId, now) : [])}) AS found
    ${person} CROSS JOIN ${quest} ON ${quest.id} = found."questId"
    CROSS JOIN ${provider} ON ${provider.id} = ${quest.providerId}
    ${place} WHERE ${provider.isVisible} = 1 AND ${quest.publishingStatus} = 'Published' AND ${hasNotStarted(now)}
    ${and(showAll ? [] : viewer === null ? isOpenToVisitors(now) : isTakeableBy(viewer, now))}`;
}

/** Asked once, before anything is read. */
const mayTake = (personId: string, now: number) => [
  sql`EXISTS (SELECT 1 FROM ${chariteer} WHERE ${chariteer.id} = ${personId} AND ${mayTakeAny(now)})`,
];

/** Ids in their order. What has no date comes last by start, and not at all where a day or a time is asked for. */
function listed(asked: Asked, sort: FindSort, more: readonly SQL[]): SQL {
  const { from, until } = asked.window;
  const inWindow = startsWithin(from, until);
  const part = (when: SQL) => orderedPart(asked, sort, when, more);
  if (asked.unknown === 'NO_DATE') return part(isUndated);
  if (isTimed(asked.question)) return part(inWindow);
  if (sort !== 'START') return part(sql`((${inWindow}) OR ${isUndated})`);
  return sql`SELECT * FROM (${part(inWindow)}) UNION ALL SELECT * FROM (${part(isUndated)})`;
}

/** The LIMIT, which cuts nothing off, keeps SQLite from asking the dear conditions before the order is known. */
function orderedPart(asked: Asked, sort: FindSort, when: SQL, more: readonly SQL[]): SQL {
  const { from, order, where, isNear } = readingOf(asked, sort, when);
  const conditions = [...(where ? [where] : []), when, ...more, ...listingFilters(asked, isNear)];
  // Where the loops give the order.
  const sorted = order ? sql`ORDER BY ${order}` : sql``;
  return sql`SELECT listed."questId" AS "questId" FROM ${from}
    WHERE ${sql.join(conditions, sql` AND `)} ${sorted} LIMIT -1`;
}

const and = (conditions: readonly SQL[]) =>
  sql.join(
    conditions.map((condition) => sql`AND ${condition} `),
    sql``,
  );
