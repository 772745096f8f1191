import { type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { contract } from '#db/schema/contract.ts';
import { contactCutoff } from '#domain/charities/contact-window.ts';
import { isActiveSignUp } from './contract-where.ts';

const held = alias(contract, 'held');

/** SQL version of the domain's `lastInstantOf`, for a sign-up `held` and a quest `there`; null means never. */
const lastInstant = sql`coalesce(there."endedAt",
  CASE WHEN there."eventType" <> 'HYBRID-ROLE' THEN there."startedAt" END,
  CASE WHEN held."status" IS NOT NULL THEN coalesce(held."actualDepartureAt", held."claimedAt") END)`;

/**
 * The sign-ups of a person at a charity that were not given up. CROSS JOIN and the plus keep SQLite to the index of the
 * person: it would else start from all quests of the charity, or from the sign-ups of everyone.
 */
const heldThere = (chariteerId: SQL, providerId: SQL) => sql`
  FROM contract AS held CROSS JOIN quest AS there
  WHERE held."chariteerId" = ${chariteerId} AND ${isActiveSignUp(held)}
    AND there."id" = held."questId" AND there."providerId" = ${providerId}`;

/** 1 when the person has a sign-up at the charity that was not given up, ahead or past. */
export function isOnQuest(chariteerId: SQL, providerId: SQL): SQL<number> {
  return sql`EXISTS (SELECT 1 ${heldThere(chariteerId, providerId)})`;
}

/**
 * 1 when one of the person's sign-ups lets the charity reach them, as `opensContact` of the domain says, and the
 * charity has not turned them away. `now` in epoch ms.
 */
export function isContactOpen(chariteerId: SQL, providerId: SQL, now: number): SQL<number> {
  return sql`(EXISTS (SELECT 1 ${heldThere(chariteerId, providerId)}
    AND held."claimedAt" > coalesce((SELECT closure."closedAt" FROM contact_closure AS closure
      WHERE closure."chariteerId" = ${chariteerId} AND closure."providerId" = ${providerId}), -1)
    AND CASE WHEN there."publishingStatus" = 'Cancelled' THEN coalesce(${lastInstant} > ${now}, 0)
      ELSE coalesce(${lastInstant} >= ${contactCutoff(now)}, 1) END)
  AND NOT EXISTS (SELECT 1 FROM provider_ban AS ban
    WHERE ban."chariteerId" = ${chariteerId} AND ban."providerId" = ${providerId}))`;
}
