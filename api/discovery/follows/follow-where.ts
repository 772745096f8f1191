import { type SQL, sql } from 'drizzle-orm';
import { follow } from '#db/schema/follow.ts';
import { quest } from '#db/schema/quest.ts';
import { questListing } from '#db/schema/quest-listing.ts';

/** Maximum number of upcoming quests read from what a person follows, by start. */
const LISTED_MOST = 200;

/** Whether an account follows the charity of a `quest`. */
export function followsCharity(accountId: string): SQL<number> {
  return sql<number>`EXISTS (SELECT 1 FROM ${follow} AS followed WHERE followed."accountId" = ${accountId}
    AND followed."providerId" = ${quest.providerId})`;
}

/** Whether it follows the type of a `quest`, which finding keeps of everything that is published. */
export function followsType(accountId: string): SQL<number> {
  return sql<number>`EXISTS (SELECT 1 FROM ${questListing} AS typed JOIN ${follow} AS followed
    ON followed."accountId" = ${accountId} AND followed."category" = typed."category"
    WHERE typed."questId" = ${quest.id})`;
}

/**
 * Ids of the first quests of what an account follows. From the follows on, so that it is nothing for most; of each follow
 * no more is read than the first ones.
 */
export function followedQuests(accountId: string): SQL {
  const most = sql.raw(String(LISTED_MOST));
  const listedOf = (same: SQL) => sql`SELECT listed."questId" AS "questId", listed."id" AS place
    FROM ${follow} AS followed CROSS JOIN ${questListing} AS listed ON listed."id" IN (
      SELECT first."id" FROM ${questListing} AS first WHERE ${same} ORDER BY first."id" LIMIT ${most})
    WHERE followed."accountId" = ${accountId}`;
  return sql`SELECT "questId" FROM (
    ${listedOf(sql`first."providerId" = followed."providerId"`)}
    UNION ${listedOf(sql`first."category" = followed."category"`)}
    ORDER BY place LIMIT ${most})`;
}
