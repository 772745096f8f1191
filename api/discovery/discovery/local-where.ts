import { type SQL, sql } from 'drizzle-orm';
import { zipCode } from '#db/schema/area.ts';
import { chariteer, favoriteDistrict } from '#db/schema/chariteer.ts';
import { location } from '#db/schema/provider.ts';
import { questListing } from '#db/schema/quest-listing.ts';

/** Maximum number of upcoming quests read of each district and each location, by start. */
const LISTED_MOST = 50;
/** Degrees; half the sides of a box around a ZIP code that holds 5 miles in our latitudes. */
const [HIGH, WIDE] = [0.075, 0.1];

/** Ids of the first quests in a volunteer's favorite districts, and near their ZIP code. */
export function localQuests(chariteerId: string): SQL {
  const most = sql.raw(String(LISTED_MOST));
  const first = (same: SQL) => sql`CROSS JOIN ${questListing} AS listed ON listed."id" IN (
    SELECT first."id" FROM ${questListing} AS first WHERE ${same} ORDER BY first."id" LIMIT ${most})`;
  return sql`SELECT listed."questId" FROM ${favoriteDistrict} AS favorite
      ${first(sql`first."districtId" = favorite."districtId"`)} WHERE favorite."chariteerId" = ${chariteerId}
    UNION SELECT listed."questId" FROM ${chariteer} AS person CROSS JOIN ${zipCode} AS home ON home."zip" = person."zipCode"
      CROSS JOIN ${location} AS near ON near."latitude" BETWEEN home."latitude" - ${HIGH} AND home."latitude" + ${HIGH}
        AND near."longitude" BETWEEN home."longitude" - ${WIDE} AND home."longitude" + ${WIDE}
      ${first(sql`first."locationId" = near."id"`)} WHERE person."id" = ${chariteerId}`;
}
